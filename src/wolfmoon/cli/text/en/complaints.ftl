# wolfmoon complaints
cli-complaint = { $at }  { $table }  seat { $by } about seat { $about } ({ $name }): { $words }
cli-complaint-said = {"    "}seat { $seat } ({ $name }): { $text }
cli-no-complaints = Nobody has complained.
