# What the server refuses. (The engine's refusals stand in core/text/en/errors.ftl.)
error-unknown-table = There is no table { $given } here. Is the address complete?
error-wrong-link = This link does not open a seat at the table, or no longer does. You can watch, or ask the host for a new invitation.
error-not-host = Only the host can do that.
error-bad-name = A name has 1 to { $most } visible characters.
error-bad-pace = Such times do not make a pace. A clock for each question takes 5 seconds or more, a time bank 30 seconds or more.
error-proposal-open = Somebody already asks to take something back. That is decided first.
error-no-proposal = That is no longer asked; the game has gone on.
error-no-such-window = You were not asked by such a reaction window yet, so there is nothing to set for it.
error-bad-text = What you write has 1 to { $most } visible characters, on one line.
error-chat-closed = Not now: { $why }
error-muted = The host has muted you at this table: others do not read you. Play on as before.
error-no-such-phrase = There is no quick phrase “{ $given }” that fits here. There are: { $known }.
error-no-person = On seat { $seat } there is nobody with a link of his own.
error-seat-taken = Seat { $seat } is taken.
error-table-full = All seats are taken. You can watch.
error-one-person = At this table one person plays all the seats. You can watch.
error-no-such-seat = The table has no seat { $given }; its seats are 1 to { $most }.
error-no-such-level = There are no bots of the level “{ $given }”. There are: { $known }.
error-host-stays = The host’s seat cannot be given away.
error-already-started = The game has begun; that was possible only before.
error-not-started = The game has not begun yet.
error-not-over = That is possible only when the game is over.
error-sealed-already = Your answer is in. It opens together with the others’.
error-watching = You are watching. Only who sits at the table can play and write.
error-malformed = That message cannot be read: { $wrong }.
error-too-big = That is too long: at most { $most } bytes fit.
error-too-much = That was too much at once. Wait a moment, then try again.
error-wrong-origin = A page of another site may not do that.
error-not-stored = The answer could not be written down, so it does not count: { $why }. Nothing has changed; try again.
error-store-away = The games cannot be reached just now: { $why }. Nothing is lost; try again in a moment.
error-bad-address = “{ $given }” is no address that can be used here. Use one like { $known }.
error-unusable-store = { $store } cannot be used as a store: { $why }. Nothing was made or changed. A store is a file (--store FILE), the one in a folder (--data FOLDER), or a PostgreSQL database (--store postgresql://USER:PASSWORD@HOST/NAME).
store-why-missing = there is no such file
store-why-folder = it is a folder; the games that lie in it are named with --data { $folder }
store-why-no-folder = there is no folder { $folder }
store-why-device = it is no ordinary file
store-why-not-sqlite = it is no SQLite database
store-why-not-writable = it and the folder it lies in must be writable
store-why-empty = it holds nothing of Wolfmoon
error-lonely-bus = A bus ({ $bus }) is for several servers on one PostgreSQL store; { $store } is SQLite, which one server has for itself. Leave --bus out, or name a database: --store postgresql://USER:PASSWORD@HOST/NAME
error-missing-extra = That needs { $module }, which is not installed. Install it: pip install "wolfmoon[{ $extra }]"
error-bad-backup = { $file } cannot be restored: { $why }. Nothing was changed.
error-not-empty = This store holds tables already, and a backup is restored into an empty one only. Nothing was changed. Name a new database or file: --store.
error-older-store = The store has form { $found }, and here is { $here }. Use the version of Wolfmoon that it belongs to, or bring it up first: wolfmoon migrate
error-newer-store = The store is of a later version of this program (form { $found }; here is { $here }). Update Wolfmoon, or restore a backup made before.
error-no-such-alert = This server does not tell anybody by “{ $kind }”, or that is not set up for your seat.
error-bad-alert = “{ $given }” cannot be told anything from here. Something like { $known } would be right.
error-alert-code = That is not the code that was sent. { $left ->
    [0] Ask for a new one.
    [one] You have one more try.
   *[other] You have { $left } more tries.
  }
error-not-sent = The code could not be sent. Check the address, or try again later.
error-overtaken = Somebody else was a moment earlier. Here is how the table stands now.
error-other-version = Table { $table } was begun with version { $began } of { $game }; here is version { $now }. It cannot go on here.
error-unreadable = What is stored of table { $table } does not play again here. Nothing of it is lost.
error-not-found = Nothing is found under this address.
error-broken = Something went wrong here. Nothing has changed.

# Things one after another
list-and = { $first } and { $last }

# Starting up
error-bad-host-file = The settings file { $file } cannot be used: { $wrong }. It may hold { $known }; see docs/hosting.md.
error-port-busy = Port { $port } on { $host } is in use by another program. Choose another one: --port { $free }
error-port-refused = Nothing can listen on { $host } port { $port }: { $why }. Choose another address with --host or --port.
error-data-folder = The folder { $folder } cannot be written: { $why }. Choose another one: --data FOLDER
