game-name = (fr) Lanterns
game-line = (fr) Hang the only lantern of its colour when the wind is strong.

option-rounds = (fr) Rounds
option-rounds-help = (fr) How many nights the festival lasts.
option-wind = (fr) Wind
option-wind-help = (fr) How strong the wind can be.
option-wind-wild = (fr) wild
option-wind-gentle = (fr) gentle
option-refill = (fr) Refill
option-refill-help = (fr) After each round everybody may draw a lantern.
option-whisper = (fr) Whispers
option-whisper-help = (fr) Whoever holds a blue lantern may shade it.

lantern-red = (fr) red
lantern-gold = (fr) gold
lantern-blue = (fr) blue
phase-deal = (fr) the deal
phase-wind = (fr) the wind
phase-choose = (fr) the choice
phase-refill = (fr) the refill
phase-whisper = (fr) the whispers

move-hang = (fr) Hang a { $lantern } lantern
move-wait = (fr) Wait
move-draw = (fr) Draw a lantern
move-shade = (fr) Shade a blue lantern
move-pass = (fr) Pass
chance-deal = (fr) A { $lantern } lantern
chance-face = (fr) Wind { $pip }

prompt-deal = (fr) A lantern is dealt.
prompt-wind = (fr) How strong is the wind?
prompt-choose = (fr) { $seat }, hang a lantern or wait.
prompt-refill = (fr) { $seat }, draw a lantern?
prompt-whisper = (fr) { $seat } may shade a blue lantern.

event-dealt = { $lantern-id ->
    [none] (fr) { $seat } gets a lantern.
   *[other] (fr) { $seat } gets a { $lantern } lantern.
}
event-wind = (fr) The wind blows with { $strength }.
event-chosen = (fr) { $seat } has chosen.
event-hung = { $lantern-id ->
    [none] (fr) { $seat } waits.
   *[other] (fr) { $seat } hangs { $lantern } for { $points }.
}
event-shaded = (fr) { $seat } shades a blue lantern.
event-hush = (fr) It is quiet for a moment.

refusal-not-held = (fr) You hold no { $lantern } lantern.
refusal-not-now = (fr) Not during { $phase }.

score-glow = (fr) Glow
score-shade = (fr) Shade
score-lanterns = (fr) Lanterns left
ending-dawn = (fr) Dawn breaks.
ending-dark = (fr) Nobody has a lantern left.
