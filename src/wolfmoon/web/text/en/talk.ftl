# Talk: quick phrases, pointing, mutes, complaints, new links

shell-quick = Quick phrases
shell-point = Point at something
shell-points = { $name } points at { $thing }
shell-aim = Press what you point at
shell-never-mind = Never mind
shell-people = At the table
shell-about-person = About { $name }
shell-is-muted = muted
shell-mute = Mute
shell-unmute = Let talk again
shell-mute-for-me = Mute for me
shell-mute-for-me-below = hides the lines in this browser; nobody else notices
shell-mute-for-all = Mute for the table
shell-mute-for-all-below = as the host: says nothing in the chat from now on, and everybody sees it
shell-talk-muted = The host has muted you.
shell-talk-hidden = { $count ->
    [one] One line of somebody you have muted is hidden.
   *[other] { $count } lines of people you have muted are hidden.
}
shell-complain = Complain
shell-complain-below = goes to the host and whoever runs this server, with what was said last
shell-complain-host-below = goes to whoever runs this server, not to the host, with what was said last
shell-complain-send = Send
shell-complain-done = Your complaint was written down.
shell-complaints = Complaints
shell-no-complaints = There are none.
shell-complaint-said = What was said
shell-renew = New link
shell-renew-for = New link for { $name }
shell-renew-for-below = the old one is dead at once; pass the new one on. Everybody reads that you did it.
shell-new-link = A new link for your seat
shell-new-link-below = the old one is dead at once, on your other devices too
shell-new-link-done = Your seat has a new link.
