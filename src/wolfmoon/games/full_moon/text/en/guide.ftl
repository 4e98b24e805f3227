# A first game of Full Moon: the worked example of the rulebook, told step by step.

guide-title = Your first hour in the forest

guide-1-title = The morning after
guide-1-text = Four people play. Adrian leads the pack; William, Sandra and Daniel each lead one hiker: Ruka, Barbara and Hector. In the night two friends were dragged out of their tent, and with them went the only map. It is six o’clock. Somewhere ahead a trail of ten steps leads to the Lair, and only Adrian knows it. The hikers must follow it, search the Lair for the map, and leave the forest by an exit. Adrian wants to bite them before the night: who is bitten may turn.

guide-2-title = Step 1: prepare
guide-2-text = Each of the three draws an action card, which makes five in the hand, and each hiker gains 1 Determination. Determination is worth saving: it buys dice, cards, Calm and, in a bad moment, a life. Nobody has items yet, so there is nothing to exchange.

guide-3-title = Step 2: choose in secret
guide-3-text = They talk it over, then each lays down one card. William wants to find the trail: Explore. Daniel plays a Free action, which he may name later. Sandra thinks ahead and plays Search, because the place they are going to may hold something. All cards are turned up together, and now Daniel names his: Explore too.

guide-4-title = Step 3: ask the forest
guide-4-text = William sits at Adrian’s left and goes first. Ruka has Dexterity 3, and her three dice show 3, 1 and 6. A 6 is a total success, so William asks about side 3 of the Camp. The answer is Near: not here, but on one of the two sides beside it. So it must be 2 or 4. Hector rolls 3, 2 and 5. A 5 is a partial success, and Daniel asks about side 2: Nothing. That leaves 4, and the table marks that side as certain for all to see.

guide-5-title = Steps 4 and 5: off we go
guide-5-text = The Camp has no items, so Sandra keeps her Search. All three go in direction 4. No hexagon lies there yet; one is drawn from the bag, and it is a Shed: two items, two wolf icons, and 1 Calm to enter. Ruka and Barbara now have 5 Calm, Hector has 4. Going one hexagon needs no card; a second one would need a Run.

guide-6-title = Steps 6 to 9: a knife
guide-6-text = Nobody is alert or hidden. In the second search Barbara rolls her two dice: 4 and 6. One success, one item: a Knife, which makes her 5 in combat a 7. The map notes that one item is left here. Last comes the Discard step, in which two cards could be swapped for one; four in hand are allowed, so nothing has to go.

guide-7-title = The pack picks up the scent
guide-7-text = Now Adrian. He had 10 planning points and spent them all on Rufus and Foxie. He gains 3, one for each hiker who set out. For 1 point he sniffs at the Shed: two wolf icons, two dice, and they show 2 and 6. By day a 5 or 6 will do, so the hikers are found. With the last 2 points both werewolves attack, in human form still: Rufus, worth 7, goes for Ruka, worth 4; Foxie, worth 6, for Barbara, worth 7.

guide-8-title = First round: cards and claws
guide-8-text = Everybody who fights takes a card. Rufus gets +2 and stands at 9. Foxie draws a Full moon, and Adrian lets her snatch the Knife: Barbara is back at 5. Then the hikers: Ruka gets +1 and has 5, Barbara +2 and has 7. Nobody has fallen, so there is another round. From now on you may also stand, and then your total is final.

guide-9-title = Second round: a stumble
guide-9-text = All four draw again. Rufus gets +1 and has 10, Foxie +2 and has 8. Ruka trips: her total is 0 and her fight is over. Barbara gets +2 and has 9. Ruka loses 2 Life, which leaves her 4, and takes an infection token face down. Is she immune, or positive? Short of a Talisman nobody may look before 18:00, not even William, and at 19:00 everybody will know.

guide-10-title = Third round: a lucky escape
guide-10-text = Foxie draws a Ravine and must stand at 8. Barbara has 9 and could trip herself with another card, so she stands. Nine beats eight: Foxie is wounded and cannot attack until Adrian heals her for 2 points. Barbara gains 1 Determination, and the fright of the Shed is gone: her Calm is back at 6. Adrian has no points left, the hour moves on to 07:00, and eleven hours remain until dusk.

guide-11-title = What lies ahead
guide-11-text = Watch your Calm: when the green is gone you are Scared for good, and when the red is gone you panic. Hide to recover, go alert to protect others, run when time is short. By night the pack walks the forest in lupine form and bites for 5. And if it is your own token that is positive, you have a choice to make: find a Talisman, or smile, say nothing, and wait for the moon.

guide-example = Play this turn on the board, step by step
guide-example-code = GUIDE-FULL-MOON
