// @ts-check
/* Written by tools/armata_board.py from board.toml; change that. Angles are degrees clockwise from north before turning, radii
   and lengths are parts of a room's corner radius. */

/** @typedef {{ kind: string, angle: number, radius: number, edge?: number, letter?: string }} Spot */

/** clockwise from north */
export const DIRECTIONS = ["n", "ne", "se", "s", "sw", "nw"];

/** by direction, how the place of a room changes */
export const STEPS = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];

/** in the order of the arms */
export const LETTERS = ["A", "B", "C", "D", "E", "F"];

/** @type {Record<string, Spot>} the frame of each of the six rooms */
export const FRAME = {
  "t0": {"kind": "arch", "edge": 0, "angle": 0, "radius": 0.715},
  "k01": {"kind": "bend", "angle": 30, "radius": 0.82},
  "t1": {"kind": "arch", "edge": 1, "angle": 60, "radius": 0.715},
  "k12": {"kind": "bend", "angle": 90, "radius": 0.82},
  "t2": {"kind": "arch", "edge": 2, "angle": 120, "radius": 0.715},
  "k23": {"kind": "bend", "angle": 150, "radius": 0.82},
  "t3": {"kind": "arch", "edge": 3, "angle": 180, "radius": 0.715},
  "k34": {"kind": "bend", "angle": 210, "radius": 0.82},
  "t4": {"kind": "arch", "edge": 4, "angle": 240, "radius": 0.715},
  "k45": {"kind": "bend", "angle": 270, "radius": 0.82},
  "t5": {"kind": "arch", "edge": 5, "angle": 300, "radius": 0.715},
};

/** the ways of that frame */
export const FRAME_WAYS = [["t0", "k01"], ["k01", "t1"], ["t1", "k12"], ["k12", "t2"], ["t2", "k23"], ["k23", "t3"], ["t3", "k34"], ["k34", "t4"], ["t4", "k45"], ["k45", "t5"]];

/** @type {Record<string, Spot>} a platform */
export const DISC = {
  "c": {"kind": "centre", "angle": 0, "radius": 0.0},
  "ca": {"kind": "arm", "letter": "A", "angle": 0, "radius": 0.42},
  "cb": {"kind": "arm", "letter": "B", "angle": 60, "radius": 0.42},
  "cc": {"kind": "arm", "letter": "C", "angle": 120, "radius": 0.42},
  "cd": {"kind": "arm", "letter": "D", "angle": 180, "radius": 0.42},
  "ce": {"kind": "arm", "letter": "E", "angle": 240, "radius": 0.42},
  "cf": {"kind": "arm", "letter": "F", "angle": 300, "radius": 0.42},
};

/** @type {Record<string, Spot>} the flat room */
export const FLAT = {
  "c": {"kind": "centre", "angle": 0, "radius": 0.0},
  "ca": {"kind": "arm", "letter": "A", "angle": 0, "radius": 0.42},
  "cb": {"kind": "arm", "letter": "B", "angle": 60, "radius": 0.42},
  "cc": {"kind": "arm", "letter": "C", "angle": 120, "radius": 0.42},
  "cd": {"kind": "arm", "letter": "D", "angle": 180, "radius": 0.42},
  "ce": {"kind": "arm", "letter": "E", "angle": 240, "radius": 0.42},
  "cf": {"kind": "arm", "letter": "F", "angle": 300, "radius": 0.42},
  "ta": {"kind": "arch", "edge": 0, "letter": "A", "angle": 0, "radius": 0.715},
  "tb": {"kind": "arch", "edge": 1, "letter": "B", "angle": 60, "radius": 0.715},
  "tc": {"kind": "arch", "edge": 2, "letter": "C", "angle": 120, "radius": 0.715},
  "td": {"kind": "arch", "edge": 3, "letter": "D", "angle": 180, "radius": 0.715},
  "te": {"kind": "arch", "edge": 4, "letter": "E", "angle": 240, "radius": 0.715},
  "tf": {"kind": "arch", "edge": 5, "letter": "F", "angle": 300, "radius": 0.715},
};

/** the ways of the flat room */
export const FLAT_WAYS = [["c", "ca"], ["c", "cb"], ["c", "cc"], ["c", "cd"], ["c", "ce"], ["c", "cf"], ["ca", "cb"], ["cb", "cc"], ["cc", "cd"], ["cd", "ce"], ["ce", "cf"], ["cf", "ca"], ["ca", "ta"], ["cb", "tb"], ["cc", "tc"], ["cd", "td"], ["ce", "te"], ["cf", "tf"]];

/** @type {Record<string, Record<string, string>>} by room, what lies on its spaces; all others are plain */
export const MARKS = {
  "h1": {"k01": "red", "t5": "red", "t1": "grey", "k12": "stairs"},
  "h2": {"k01": "red", "t1": "red", "t4": "grey", "t2": "stairs"},
  "h3": {"k12": "red", "t4": "red", "t0": "grey", "k23": "stairs"},
  "h4": {"k12": "red", "t1": "red", "t5": "grey", "t3": "stairs"},
  "h5": {"k01": "red", "t4": "red", "t2": "grey", "k45": "stairs"},
  "h6": {"k23": "red", "t4": "red", "t3": "grey", "t0": "stairs"},
  "m": {"cb": "red", "ce": "grey", "td": "stairs"},
};

/** @type {Record<string, Record<string, string>>} by platform, by letter: open, inner or outer */
export const WALLS = {
  "pf1": {"A": "open", "B": "inner", "C": "open", "D": "open", "E": "outer", "F": "open"},
  "pf2": {"A": "open", "B": "open", "C": "outer", "D": "open", "E": "open", "F": "inner"},
  "pf3": {"A": "inner", "B": "open", "C": "open", "D": "outer", "E": "open", "F": "open"},
  "pf4": {"A": "open", "B": "outer", "C": "open", "D": "inner", "E": "open", "F": "open"},
  "pf5": {"A": "open", "B": "open", "C": "inner", "D": "open", "E": "open", "F": "outer"},
  "pf6": {"A": "outer", "B": "open", "C": "open", "D": "open", "E": "inner", "F": "open"},
};

/** the platforms with a Strigoi's mark */
export const MARKED = ["pf1", "pf2"];

/** lengths and angles of the drawing */
export const DRAWING = {
  "disc": 0.575,
  "ladder": 1.075,
  "inner_wall": 0.245,
  "outer_wall": 0.585,
  "plate_angle": -30,
  "plate_radius": 0.845,
  "flat_plate_angle": 90,
  "flat_letter_angle": 16,
  "flat_letter_radius": 0.76,
};
