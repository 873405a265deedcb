game-name = (ja) Lanterns
game-line = (ja) Hang the only lantern of its colour when the wind is strong.

option-rounds = (ja) Rounds
option-rounds-help = (ja) How many nights the festival lasts.
option-wind = (ja) Wind
option-wind-help = (ja) How strong the wind can be.
option-wind-wild = (ja) wild
option-wind-gentle = (ja) gentle
option-refill = (ja) Refill
option-refill-help = (ja) After each round everybody may draw a lantern.
option-whisper = (ja) Whispers
option-whisper-help = (ja) Whoever holds a blue lantern may shade it.

lantern-red = (ja) red
lantern-gold = (ja) gold
lantern-blue = (ja) blue
phase-deal = (ja) the deal
phase-wind = (ja) the wind
phase-choose = (ja) the choice
phase-refill = (ja) the refill
phase-whisper = (ja) the whispers

move-hang = (ja) Hang a { $lantern } lantern
move-wait = (ja) Wait
move-draw = (ja) Draw a lantern
move-shade = (ja) Shade a blue lantern
move-pass = (ja) Pass
chance-deal = (ja) A { $lantern } lantern
chance-face = (ja) Wind { $pip }

prompt-deal = (ja) A lantern is dealt.
prompt-wind = (ja) How strong is the wind?
prompt-choose = (ja) { $seat }, hang a lantern or wait.
prompt-refill = (ja) { $seat }, draw a lantern?
prompt-whisper = (ja) { $seat } may shade a blue lantern.

event-dealt = { $lantern-id ->
    [none] (ja) { $seat } gets a lantern.
   *[other] (ja) { $seat } gets a { $lantern } lantern.
}
event-wind = (ja) The wind blows with { $strength }.
event-chosen = (ja) { $seat } has chosen.
event-hung = { $lantern-id ->
    [none] (ja) { $seat } waits.
   *[other] (ja) { $seat } hangs { $lantern } for { $points }.
}
event-shaded = (ja) { $seat } shades a blue lantern.
event-hush = (ja) It is quiet for a moment.

refusal-not-held = (ja) You hold no { $lantern } lantern.
refusal-not-now = (ja) Not during { $phase }.

score-glow = (ja) Glow
score-shade = (ja) Shade
score-lanterns = (ja) Lanterns left
ending-dawn = (ja) Dawn breaks.
ending-dark = (ja) Nobody has a lantern left.
