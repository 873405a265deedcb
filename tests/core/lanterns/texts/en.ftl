game-name = Lanterns
game-line = Hang the only lantern of its colour when the wind is strong.

option-rounds = Rounds
option-rounds-help = How many nights the festival lasts.
option-wind = Wind
option-wind-help = How strong the wind can be.
option-wind-wild = wild
option-wind-gentle = gentle
option-refill = Refill
option-refill-help = After each round everybody may draw a lantern.
option-whisper = Whispers
option-whisper-help = Whoever holds a blue lantern may shade it.

lantern-red = red
lantern-gold = gold
lantern-blue = blue
phase-deal = the deal
phase-wind = the wind
phase-choose = the choice
phase-refill = the refill
phase-whisper = the whispers

move-hang = Hang a { $lantern } lantern
move-wait = Wait
move-draw = Draw a lantern
move-shade = Shade a blue lantern
move-pass = Pass
chance-deal = A { $lantern } lantern
chance-face = Wind { $pip }

prompt-deal = A lantern is dealt.
prompt-wind = How strong is the wind?
prompt-choose = { $seat }, hang a lantern or wait.
prompt-refill = { $seat }, draw a lantern?
prompt-whisper = { $seat } may shade a blue lantern.

event-dealt = { $lantern-id ->
    [none] { $seat } gets a lantern.
   *[other] { $seat } gets a { $lantern } lantern.
}
event-wind = The wind blows with { $strength }.
event-chosen = { $seat } has chosen.
event-hung = { $lantern-id ->
    [none] { $seat } waits.
   *[other] { $seat } hangs { $lantern } for { $points }.
}
event-shaded = { $seat } shades a blue lantern.
event-hush = It is quiet for a moment.

refusal-not-held = You hold no { $lantern } lantern.
refusal-not-now = Not during { $phase }.

score-glow = Glow
score-shade = Shade
score-lanterns = Lanterns left
ending-dawn = Dawn breaks.
ending-dark = Nobody has a lantern left.
