/** What the client uses of ZzFX 1.3, which ships no types. */

/**
 * Play a sound at once. The numbers are ZzFX's own order: volume, randomness, frequency (Hz), attack, sustain, release (seconds),
 * shape, shape curve, slide, delta slide, pitch jump, pitch jump time, repeat time, noise, modulation, bit crush, delay,
 * sustain volume, decay, tremolo, filter. An absent number is a hole or undefined.
 */
export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode | undefined;

export const ZZFX: {
  /** Volume of everything, 0 to 1. */
  volume: number;
  sampleRate: number;
  audioContext: AudioContext;
  buildSamples(...parameters: (number | undefined)[]): number[];
  playSamples(
    channels: ArrayLike<number>[],
    volumeScale?: number,
    rate?: number,
    pan?: number,
    loop?: boolean,
  ): AudioBufferSourceNode | undefined;
};
