### Revival（Reviving Kathmandu）：ゲームの文章すべて、日本語。
###
### 語彙の語は訳された形で、数は数のまま、席は名前で渡される。引数 $x ごとに生の語 $x-id もあり、
### 不明または無いものは "none" という語になる。三つの言語は同じ識別子をもつ。

game-name = リバイバル
game-line = 地震のあとのカトマンズで、建物のカードを競り落として集め、仏像・祠・仏塔・パゴダを建て直すゲームです。
game-after = 原作：Reviving Kathmandu（クリスティナ・フェルメーリ、タマーシュ・レイダル作、Lemery Games、2023年）
game-minutes = 20～40分

## 設定

option-teams = チーム戦
option-teams-help = 仲間どうしは離れて座り、互いの場に建てることができ、得点を合計します。
option-teams-none = 個人戦
option-teams-2x2 = 2人組が2つ（4人）
option-teams-2x3 = 3人組が2つ（6人）
option-teams-3x2 = 2人組が3つ（6人）
option-bids = 入札
option-bids-help = 数字を伏せると駆け引きが生まれ、表にすると誰でも相手の額を見て入札できます。
option-bids-hidden = 非公開：数字を伏せる
option-bids-open = 公開：数字を表にする
option-bids-mixed = 混合：第5ラウンドから非公開
option-manipulation = 入札の操作
option-manipulation-help = 公開の前に、最後の入札者以外は自分のコインを動かすか取り替えることができます。
option-reconstruction = 再建
option-reconstruction-help = 建設中、手札のカードで同じ段の建設済みカードを置き換えられます。
option-architects = 建築家
option-architects-help = 能力をもつ建築家を、配られるか選ぶかして1人ずつ持ちます。
option-architects-off = 使わない
option-architects-random = 無作為に配る
option-architects-choose = 最後の手番の人から選ぶ
option-public_objectives = 公開目標
option-public_objectives-help = 全員共通の目標です。最初に満たした人が得点し、得点できるのは1人につきゲーム中1枚です。
option-advanced_missions = 上級ミッション
option-advanced_missions-help = 難しい代わりに得点の高いミッションを使います。1人用でも使えます。
option-bhairav = バイラヴ
option-bhairav-help = 最後のコインでバイラヴを買えます。ゲーム終了時にその色の段が得点になります。
option-holographic_buddhas = ホログラムの仏像
option-holographic_buddhas-help = すぐに建てなければならず、後から建てるほど価値が高くなります。
option-rainbow = 虹のカード
option-rainbow-help = 赤い山札にジョーカーを10枚加えます。
option-solo_level = 難易度（1人用）
option-solo_level-help = 2つの広場の5つ目の建物に必要な大きさを決めます。
option-solo_level-easy = やさしい
option-solo_level-medium = ふつう：合わせて4枚
option-solo_level-hard = 難しい：合わせて6枚
option-solo_level-extreme = 極限：各広場にパゴダ
option-solo_missions = ミッション（1人用）
option-solo_missions-help = 組み合わせられる2枚（例：m01+m02）、またはrandom（おまかせ）を選びます。
option-solo_missions-wrong = このミッションは組み合わせられません。目標が重ならない2枚（例：m01+m02）か、random（おまかせ）を入力してください。

## 語

colour-blue = 青
colour-white = 白
colour-red = 赤
colour-green = 緑
colour-yellow = 黄
joker = ジョーカー
monument-buddha = 仏像
monument-shrine = 祠
monument-stupa = 仏塔
monument-pagoda = パゴダ
section = { $monument }{ $level }段目
end = { $colour }の{ $section }
mission = ミッション{ $number }
objective = 公開目標「{ $needs }」
side-north = 北
side-east = 東
side-south = 南
side-west = 西
mate-first = 1人目の仲間
mate-second = 2人目の仲間
square-first = 第1の広場
square-second = 第2の広場
level-easy = やさしい
level-medium = ふつう
level-hard = 難しい
level-extreme = 極限
architect-liliana = リリアナ
architect-liliana-help = 赤いカードがちょうど2枚必要なとき、3枚引いて2枚残し、1枚を赤い山札の下に戻します。4～6人用です。
architect-charles = チャールズ
architect-charles-help = 赤いカードがちょうど1枚必要なとき、2枚引いて1枚残し、1枚を赤い山札の下に戻します。
architect-liu = リュウ
architect-liu-help = 最後のコインを使う直前に、赤いカードを1枚引いてから、1枚捨てることができます。
architect-sophie = ソフィー
architect-sophie-help = 最後のコインを使う直前に、捨て札を1枚取ってから、1枚捨てることができます。
architect-walter = ウォルター
architect-walter-help = 手札の上限が3枚ではなく4枚になります。
architect-sara = サラ
architect-sara-help = 第4ラウンドと第8ラウンドの入札が1大きく数えられます。3～6人用です。

## 質問

prompt-first-player = 誰から始めますか？
prompt-deal-mission = ミッションを配ります。どれですか？
prompt-deal-architect = 建築家を配ります。誰ですか？
prompt-deal-objective = 公開目標を配ります。どれですか？
prompt-second-board = 第2の広場はどのボードですか？
prompt-square-mission = 次の広場のミッションはどれですか？
prompt-open-market = 青いカードを公開します。どれですか？
prompt-aftershock = ダイスは市場のどの辺を示しますか？
prompt-debris = 袋からがれきを引きます。何色ですか？
prompt-draw-red = 赤いカードを引きます。どれですか？
prompt-draft = 建築家を選んでください。
prompt-draft-other = { $name }が建築家を選んでいます。
prompt-bid = 空いている場所にコインを置いてください。
prompt-bid-other = { $name }がコインを置いています。
prompt-manipulate = コインを動かすか、取り替えるか、そのままにしてください。
prompt-manipulate-other = { $name }はまだコインを動かすか取り替えることができます。
prompt-keep = 引いたカードのどれを赤い山札の下に戻しますか？
prompt-keep-other = { $name }が引いたカードを1枚戻しています。
prompt-build = 好きなだけ建ててから、終えてください。
prompt-build-other = { $name }が建てています。
prompt-where = どの建物に載せますか？
prompt-where-other = { $name }が載せる建物を選んでいます。
prompt-which = どの建物を再建しますか？
prompt-which-other = { $name }が再建する建物を選んでいます。
prompt-name-jokers = ジョーカーは何色にしますか？
prompt-name-jokers-other = { $name }がジョーカーの色を決めています。
prompt-claim = どの公開目標で得点しますか？
prompt-claim-other = { $name }が公開目標を選んでいます。
prompt-hand-limit = 手札の上限になるまで捨ててください。
prompt-hand-limit-other = { $name }が手札を捨てています。
prompt-ability = 建築家の力を使いますか？
prompt-ability-other = { $name }は建築家の力を使えます。
prompt-ability-discard = カードを1枚捨ててください。
prompt-ability-discard-other = { $name }がカードを捨てています。
prompt-spend = 最後のコインを得点か購入に使ってください。
prompt-spend-other = { $name }が最後のコインを使っています。
prompt-buy-build = 買ったカードを建ててください。ほかのカードも建てられます。
prompt-buy-build-other = { $name }が買ったカードを建てています。
prompt-store = どのカードを倉庫に移しますか？
prompt-offer-second = 2枚目に渡すカードはどれですか？
prompt-offer-take = どの捨て札を取りますか？

## 手

move-draft = { $architect }を選ぶ
move-bid = { $spot }に{ $coin }を入札
move-jump = コインを{ $from }から{ $to }へ動かす
move-swap = { $spot }のコインを{ $coin }に取り替える
move-stay = コインをそのままにする
move-return = { $card }を戻す
move-build = { $end }を建てる
move-build-for = { $mate }の場に{ $end }を建てる
move-build-at = { $square }に{ $end }を建てる
move-rebuild = { $end }で再建する
move-rebuild-for = { $mate }の場を{ $end }で再建する
aims = { $targets }を狙います。
aim-shared = { $cell }（{ $names }も）
seen-build-for = { $name }の場に{ $end }を建てる
seen-rebuild-for = { $name }の場を{ $end }で再建する
seen-build = { $move }（カードは{ $card }）
seen-jokers = ジョーカー：{ $ends }
seen-raze = { $square }の{ $ends }を取り壊す
seen-raze-alike = { $move }（{ $ends }）
seen-on = { $ends }の上
seen-on-alike = { $move }（{ $ends }）
move-on = 建物{ $slot }の上
move-name = { $colour }にする
move-name-two = ジョーカー：{ $first }、{ $second }
move-name-three = ジョーカー：{ $first }、{ $second }、{ $third }
move-name-four = ジョーカー：{ $first }、{ $second }、{ $third }、{ $fourth }
move-claim = { $objective }で得点する
move-done = 建設を終える
move-discard = { $card }を捨てる
move-decline = 建築家の力を使わない
move-draw = 赤いカードを引く
move-take = 捨て札から{ $card }を取る
move-convert = コインを得点に替える
move-buy = { $card }を買う
move-bhairav = { $colour }のバイラヴを買う
move-offer = { $card }を渡す
move-raze = { $square }の建物{ $slot }を取り壊す
move-store = { $core }のカードを倉庫に移す

## 偶然

chance-first = { $seat }から
chance-mission = { $mission }
chance-architect = { $architect }
chance-objective = { $objective }、{ $objective-id }
chance-board = { $colour }のボード
chance-card = { $card }（{ $card-id }）
chance-side = { $side }側
chance-debris = { $colour }のがれき

## 起きたこと

event-first = { $seat }から始めることになりました。
event-mission = { $mission-id ->
    [none] { $seat }は秘密のミッションを受け取りました。
   *[other] { $seat }はミッションを受け取りました。
}
event-architect = { $seat }の建築家は{ $architect }になりました。
event-objective = { $objective }が公開されました。
event-board = { $colour }のボードが第2の広場になりました。
event-square-mission = { $square }のミッションが決まりました。
event-round = 第{ $round }ラウンドが始まりました。最初は{ $seat }です。
event-market = { $cell }に{ $card }が置かれました。
event-aftershock = { $side }側で余震が起きました。
event-debris = { $spot }に{ $colour }のがれきが落ちました。
event-coin-back = { $spot }から{ $coin }のコインが戻りました。
event-bid = { $coin-id ->
    [none] { $seat }は{ $spot }にコインを置きました。
   *[other] { $seat }は{ $spot }に{ $coin }のコインを置きました。
}
event-open-bid = { $seat }は{ $spot }に{ $coin }を入札しました。
event-jump = { $seat }はコインを{ $from }から{ $to }へ動かしました。
event-swap = { $coin-id ->
    [none] { $seat }は{ $spot }のコインを取り替えました。
   *[other] { $seat }は{ $spot }のコインを{ $coin }に取り替えました。
}
event-open-swap = { $seat }は{ $spot }のコインを{ $coin }に取り替えました。
event-reveal = { $seat }は{ $spot }に{ $coin }を入札していました（{ $value }と数えます）。
bid-shown = { $seat }は{ $spot }に{ $coin }を入札していました。
event-win = { $seat }は{ $cell }の{ $card }を獲得しました。
event-drew = { $card-id ->
    [none] { $seat }は赤いカードを1枚引きました。
   *[other] { $seat }は{ $card }を引きました。
}
event-returned = { $card-id ->
    [none] { $seat }は1枚を赤い山札の下に戻しました。
   *[other] { $seat }は{ $card }を赤い山札の下に戻しました。
}
event-reshuffled = { $cards }枚を混ぜて新しい赤い山札を作りました。
event-unclaimed = { $cell }の{ $card }は誰も獲得せず、赤い山札の下に入りました。
event-built = { $seat }は{ $area }の場に{ $end }を建てました。
built-own = { $seat }は{ $end }を建てました。
event-rebuilt = { $seat }は{ $end }で再建し、{ $old }を捨てました。
event-named = { $seat }は{ $end }の色を{ $colour }に決めました。
event-completed = { $seat }は{ $monument }を完成させました：{ $printed }点{ $bonus ->
    [0] {""}
   *[other] と色の{ $bonus }点
}。
event-adjusted = { $seat }は建物の{ $points }点を返しました。
event-claimed = { $seat }は{ $objective }で{ $points }点を得ました。
event-discarded = { $seat }は{ $card }を捨てました。
event-shown = { $seat }は{ $card }を捨てました。
event-took = { $seat }は捨て札から{ $card }を取りました。
event-converted = { $seat }は最後のコインを{ $points }点に替えました。
event-bought = { $seat }は{ $card }を買いました。
event-bhairav = { $seat }は{ $colour }のバイラヴを買い、{ $points }点を得ました。
event-closed = { $objective }は締め切られました。
event-coins-return = すべてのコインが戻りました。
event-marker = { $seat }が次のスタートプレイヤーになりました。
event-unfinished = { $seat }は未完成の建物で{ $points }点を得ました。
event-mission-scored = { $seat }はミッションで{ $points }点を得ました。
event-bhairav-scored = { $seat }は{ $colour }のバイラヴで{ $points }点を得ました。
event-cleared = { $colour }のがれき{ $debris }個が片付けられました。
event-square-built = { $square }の建物{ $slot }に{ $end }が建ちました。
event-square-completed = { $square }で{ $colour }の{ $monument }が完成しました。
event-razed = { $square }の建物{ $slot }が取り壊されました。
event-offered = { $seat }は{ $card }を渡しました。
event-stored = { $cell }の{ $card }が倉庫{ $place }に移されました。
event-solo-won = 2つの広場が完成しました。難易度：{ $level }。
event-solo-lost = 青い山札が尽き、広場は未完成のまま終わりました。
event-over = ゲームが終わりました。

## 断り

refusal-not-now = 先に決めることがあります。
refusal-in-market = このカードはまだ市場にあります。これを狙える場所にコインを置いてください：{ $card }。
refusal-not-bidding = コインはラウンドの初め、カードを取る前に置きます。
refusal-not-building = 建てるのは、このラウンドのカードを取ってからです。
refusal-build-with-purchase = 最後のコインでは、買ったカードと一緒のときだけ手札を建てられます。
refusal-not-discarding = 捨てるのは建てたあと、手札の上限を超えた分だけです。
refusal-not-spending = これは、ほかのコインをすべて使ったあと、最後のコインですることです。
refusal-architect-unfit = { $architect }はこの人数では使えません。
refusal-architect-taken = { $architect }はもう選ばれています。
refusal-coin-used = { $coin }のコインはもう使いました。
refusal-spot-unusable = { $spot }はこの市場では何も狙えません。
refusal-spot-taken = { $spot }にはもうコインがあります。
refusal-not-your-coin = { $spot }のコインはあなたのものではありません。
refusal-same-spot = コインはもう{ $spot }にあります。
refusal-not-drawn = { $card }は今引いたカードではありません。
refusal-not-in-hand = { $card }は手札にありません。
refusal-no-place = そこに{ $end }を載せられる未完成の建物はありません。
refusal-no-mate = そのような仲間はいません。
refusal-not-solo = 1人用でのみできます。
refusal-needs-square = どちらの広場かを選んでください。
refusal-no-reconstruction = 「再建」なしでは建てたカードは動かせません。
refusal-nothing-to-rebuild = { $end }で置き換えられるものがありません。
refusal-bought-first = それでは買った{ $card }を建てる場所がなくなります。
refusal-bought-waits = まず買った{ $card }を建ててください。
refusal-not-a-place = 建物{ $slot }はここでは選べません。
refusal-other-jokers = 色を決めるジョーカーは{ $count }枚です。
refusal-objective-absent = { $objective }はこのゲームにありません。
refusal-objective-closed = { $objective }は締め切られています。
refusal-objective-open = { $objective }をまだ満たしていません。
refusal-not-your-ability = あなたの建築家にはできません。
refusal-not-discarded = { $card }は捨て札にありません。
refusal-cannot-place = { $card }は今建てられません。
refusal-no-bhairav = このゲームにバイラヴはいません。
refusal-bhairav-dear = バイラヴの値段は3です。{ $coin }のコインでは買えません。
refusal-bhairav-sold = { $colour }のバイラヴは売り切れです。
refusal-one-bhairav = もうバイラヴを持っています。
refusal-purple-coin = { $spot }にはもう自分のコインがあります。
refusal-debris-high = コインは{ $spot }のがれきの数（{ $debris }）より大きくなければなりません。
refusal-other-colour = ここでは建物は1色だけです。{ $end }は合いません。
refusal-hopeless = そこに{ $end }を載せて完成させると、勝てなくなります。
refusal-hopeless-colour = { $colour }にすると、勝てなくなります。
refusal-only-extreme = この交換は極限の難易度だけでできます。
refusal-two-to-offer = 渡すカードが2枚必要です。
refusal-nothing-to-take = 捨て札がありません。
refusal-nothing-to-raze = 取り壊せるのは未完成の建物だけで、建物{ $slot }は違います。
refusal-space-empty = { $cell }にカードはありません。

## 結果

score-monuments = 建物
score-colours = 色
score-coins = 最後のコイン
score-objective = 公開目標
score-unfinished = 未完成の建物
score-mission = ミッション
score-bhairav = バイラヴ
score-squares = 広場の建物
score-level = 難易度
ending-eighth-round = 8ラウンドが終わりました。
ending-teams = 8ラウンドが終わり、チームの得点を合計しました。
ending-solo-easy = 2つの広場が完成しました（やさしい）。
ending-solo-medium = 2つの広場が完成しました（ふつう）。
ending-solo-hard = 2つの広場が完成しました（難しい）。
ending-solo-extreme = 2つの広場が完成しました（極限）。
ending-solo-lost = 広場が完成する前に青い山札が尽きました。
team-wins = { $names }のチームの勝ちです。
epilogue-team = { $names }は合わせて{ $points }点。
epilogue-solo-lost = 必要な建物{ $wanted }個のうち{ $done }個が完成しました。あと{ $left }個で勝ちでした。

## 絵と略図

picture-title = リバイバル、第{ $round }ラウンド
picture-start = リバイバル、開始前
label-round = 第{ $round }ラウンド
label-market = 市場
label-storage = 倉庫
label-blue = 青い山札
label-red = 赤い山札
label-discards = 捨て札
label-hand = 手札
label-mission = ミッション
label-points = { $points }点
label-cards = { $cards }枚
label-bottom = 赤い山札の下
label-objectives = 公開目標
label-bhairavs = バイラヴ
label-bag = 袋
label-first = スタートプレイヤー
label-closed = 締切
label-unknown = 不明
label-nothing = なし
label-team = チーム{ $team }

## 絵とページ

picture-coin = コイン{ $value }
picture-coin-used = コイン{ $value }（使用済み）
picture-bid-hidden = { $seat }の伏せたコイン
picture-spot = 入札場所{ $spot }、対象は{ $targets }
picture-debris = がれき{ $count }個：{ $colours }
picture-hidden-cards = 伏せた手札{ $count }枚
picture-mission-hidden = 秘密のミッション
picture-goal = { $objective }：{ $points }点、{ $sections }段中{ $built }段
picture-pattern = { $monument }（{ $parts }）
picture-objective = { $objective }：{ $points }点、{ $state ->
    [closed] 締切
    [scored] このラウンドに達成
   *[open] 受付中
}
picture-same = 同じ色
picture-any = 色は自由
picture-first = スタートプレイヤー
picture-missing = まだ足りない色
picture-area = 建物
label-bids = マットのコイン
label-on-turn = 手番
label-jokers = ジョーカーの色を選びます
label-architects = 建築家
sketch-missing = 未建設
sketch-complete = 完成
sketch-spot = プレイヤー2のコインがNAにある
label-coins = コイン
label-debris = がれき
part-mat = 市場
part-seats = プレイヤー
part-shelf = 捨て札
part-own = 自分の街
status = 第{ $round }ラウンド（全{ $rounds }ラウンド）

## レッスン

lesson-welcome = 地震のあとのカトマンズへようこそ。大きなマットは市場で、建物の段が描かれたカードが並んでいます。まわりはコインを置く入札場所です。カードを競り落として集め、下から上へ建物を建てます。8ラウンドで、得点の一番多い人の勝ちです。
lesson-bid = どの入札場所も2枚のカードを狙います。矢印がそれを示しています。W1はA1と、その向こうのB1を狙います。コインが表になるまで、数字は誰にも見えません。4のコインをW1に置きましょう。
lesson-bid-praise = コインは伏せて置かれました。2人のときは、次に相手が2枚、それからあなたがもう1枚置きます。3人以上なら1枚ずつです。
lesson-tie = 相手はNAとSAにコインを置きました。カードを取るのは一番大きいコイン、同じなら一番近いコイン、それも同じならカードの長い辺、つまり西か東のコインです。空いている側を使いましょう。B2、次にA2を狙うD2に、2のコインを置いてください。
lesson-tie-praise = 2枚の4はどちらもA1を狙い、どちらもすぐ隣でした。W1は長い辺にあるので、あなたの勝ちです。B1とB2も取れました。足りない分は赤い山札から引きます。
lesson-start = 今度は全員が同時に、好きなだけ建てます。建物は1段目から始めます。縁の赤いカードでパゴダを始めましょう。
lesson-start-praise = 1段目が建ちました。足りない3段は影で示されています。
lesson-end = 青いカードの多くは両端が違い、使うほうを選びます。このカードはジョーカーとして仏塔の1段目にもなりますが、もう一方の端をパゴダの2段目に使いましょう。
lesson-end-praise = カードが建っている間、もう一方の端は数えません。
lesson-complete = 青い祠が屋根を待っています。完成した建物は一番上の段の点になり、同じ色が2段あればさらに2点です。完成させましょう。
lesson-complete-praise = 4点と、色の2点です。同じ色が3段なら4点、4段なら8点になります。
lesson-buddha = 仏像はすぐに完成します。1点で、その色が初めてならもう1点です。手札のそばのミッションも、赤か青の仏像を求めています。建てましょう。
lesson-buddha-praise = 2点です。ミッションの最初の目標に印が付きました。ミッションは終了時に数えます。
lesson-joker = ジョーカーは段は決まっていますが、色はまだありません。ジョーカーの屋根を祠に載せましょう。
lesson-joker-praise = 祠が完成しました。得点の前に、ジョーカーの色を決めます。
lesson-name = 色を決めます。緑なら土台とそろって2点になり、ミッションも緑か白の屋根を求めています。緑を選びましょう。
lesson-name-praise = 6点になり、目標がもう1つ達成できました。ジョーカーは最後まで緑のままです。
lesson-discard = 建設のあとに持てる手札は3枚です。今は4枚あり、青いパゴダの頂上を載せるものがありません。それを捨てましょう。
lesson-discard-praise = 捨て札は公開です。あとで誰でも買えます。
lesson-last-coin = 5枚のコインのうち4枚を入札に使います。最後の1枚は得点に替えるか、好きな捨て札を買ってすぐに建てます。2のコインは2点にしかなりませんが、捨て札にあなたの青い仏塔の頂上があります。買いましょう。
lesson-last-coin-praise = 建てれば7点と、青い3段の4点、さらにミッションの仏塔も達成です。その後、5枚のコインが全部戻ります。
lesson-farewell = 終了時には、未完成の建物も一番上の段の点になり、ミッションを数えます。このパゴダなら6点です。これで準備はできました。チーム戦、建築家、バイラヴ、1人用などは、ルールのページで説明しています。

## それは何か：絵にあるすべてのものの名前と説明

colour-blue-help = 印は四角です。完成した建物の中で色がそろうと得点が増えます。2段で2点、3段で4点、4段で8点です。
colour-white-help = 印は丸です。完成した建物の中で色がそろうと得点が増えます。2段で2点、3段で4点、4段で8点です。
colour-red-help = 印はひし形です。完成した建物の中で色がそろうと得点が増えます。2段で2点、3段で4点、4段で8点です。
colour-green-help = 印は三角です。完成した建物の中で色がそろうと得点が増えます。2段で2点、3段で4点、4段で8点です。
colour-yellow-help = 印は星です。完成した建物の中で色がそろうと得点が増えます。2段で2点、3段で4点、4段で8点です。
joker-help = 段は決まっていますが、色は自由です。建物が完成したときに色を決め、その後は変わりません。
monument-buddha-help = 1段ですぐに完成します。1点、その色の仏像がほかになければさらに1点です。
monument-shrine-help = 2段を下から上へ建てます。完成すると4点、色がそろえばさらに得点です。
monument-stupa-help = 3段を下から上へ建てます。完成すると7点、色がそろえばさらに得点です。
monument-pagoda-help = 4段を下から上へ建てます。完成すると11点、色がそろえばさらに得点です。
piece-architects = 建築家
piece-architects-help = 1人につき1枚で、能力はゲームの終わりまで使えます。
piece-area = 建物
piece-area-help = 建てたものが並びます。影は足りない段、金色の縁は完成の印です。
piece-bag = 袋
piece-bag-help = まだマットに出ていないがれきが入っています。余震のたびに引きます。
piece-bhairav = バイラヴ
piece-bhairav-help = 3以上の最後のコインで買えます。終了時、完成した建物にあるその色の段1つにつき1点です。ジョーカーは数えません。
piece-bid = 伏せたコイン
piece-bid-help = 入札です。全員のコインを表にするまで、数字は持ち主にしかわかりません。
piece-card-blue = 青いカード
piece-card-blue-help = 2つの端に段が1つずつあります。建てるときに、使うほうの端を選びます。
piece-card-red = 赤いカード
piece-card-red-help = 山札から引くカードです。両端は同じ段です。
piece-card-holographic = ホログラムの仏像
piece-card-holographic-help = すぐに建てなければなりません。それまでに建ったホログラムの仏像の数が得点になります。
piece-card-rainbow = 虹のカード
piece-card-rainbow-help = 赤い山札のジョーカーです。建物が完成したときに色を決めます。
piece-cell = 市場のマス
piece-cell-help = カードを取るのは、それを狙う一番大きいコインです。同じなら近いほう、それも同じなら長い辺（西か東）のコインです。
piece-cell-solo = 市場のマス
piece-cell-solo-help = コインが狙う2枚を両方取ります。残りのうち2枚は倉庫に移します。
piece-coin = コイン
piece-coin-help = 1人5枚です。入札に使い、最後の1枚は得点に替えるか、捨て札を買います。
piece-coin-solo = コイン
piece-coin-solo-help = その場所のがれきの数より大きくなければなりません。その側で余震が起きるまで置いたままです。
piece-coin-used = 使ったコイン
piece-coin-used-help = 最後のコインを使い終わると戻ってきます。
piece-debris = がれき
piece-debris-help = ここに置くコインは、がれきの数より大きくなければなりません。建物が完成すると、その色のがれきがなくなります。
piece-deck-blue = 青い山札
piece-deck-blue-help = これからの市場に並ぶカードです。数字は残りの枚数です。
piece-deck-red = 赤い山札
piece-deck-red-help = 取ったカードが足りない人は、ここから引きます。誰も取らなかったカードはこの下に入ります。
piece-diamond = ひし形の印
piece-diamond-help = カードが6枚のとき、この場所は2枚の間にあり、両方を同じ近さで狙います。
piece-discards = 捨て札
piece-discards-help = 全員に見えます。最後のコインでどれでも1枚買い、すぐに建てることができます。
piece-discards-solo = 捨て札
piece-discards-solo-help = 取らず、倉庫にも移さなかったカードです。極限では、手札2枚と引き換えに1枚取れます。
piece-exchange = 交換
piece-exchange-help = 極限のとき、手札2枚と引き換えに捨て札を1枚取れます。まずこの印、次にカードを選びます。
piece-first = スタートプレイヤー
piece-first-help = 最初に入札します。ラウンドが終わるとマーカーは左隣に移ります。
piece-goal = ミッションの目標
piece-goal-help = この色の建物を完成させます。段は下から上へ、灰色は自由、黒（=）は同じ色です。終了時に得点になります。
piece-goal-solo = ミッションの目標
piece-goal-solo-help = 条件に合う1色の建物を完成させます。灰色は自由、黒（=）は同じ色です。
piece-hand = 手札
piece-hand-help = 点線の枠は、建設のあとに持てる枚数です。
piece-hidden-cards = 伏せた手札
piece-hidden-cards-help = 赤い山札から引いたカードで、持ち主だけが知っています。
piece-meter = 段
piece-meter-help = 濃い横棒が下から何段目かを示します。すぐ下の段の上に建てます。
piece-mission = ミッション
piece-mission-help = 建物の種類ごとに1つ、合わせて4つの秘密の目標です。終了時に数えます。
piece-objective = 公開目標
piece-objective-help = 必要な建物を最初に完成させた人が得点し、同じラウンドに達成した人も得点します。1人1枚だけです。灰色は自由、青（=）は同じ建物の中で同じ色です。
piece-score = これまでの得点
piece-score-help = 完成した建物、色、最後のコイン、公開目標の点です。残りは終了時に数えます。
piece-seat = プレイヤー
piece-seat-help = このプレイヤーのコイン、手札、ミッション、建物です。太い縁は手番の印です。
piece-spot = 入札場所
piece-spot-help = コインを1枚置けます。矢印の指すカードを狙います。
piece-square = 広場
piece-square-help = 5つの建物を5色で、それぞれ1色で建てます。ミッションの目標が1つずつと、もう1つです。
piece-storage = 倉庫
piece-storage-help = 2枚のカードが次のラウンドまで残り、その後は捨て札になります。
piece-team = チーム
piece-team-help = 同じ番号のプレイヤーは得点を合計し、互いの場に建てることができます。
piece-trackers = 広場の色
piece-trackers-help = 薄い色は使用済みです。1つの広場の完成した建物は、すべて違う色でなければなりません。
piece-worth = 段の点
piece-worth-help = 完成した建物は一番上の段の点だけを得ます。未完成なら終了時に、建っている一番上の段の点です。
picture-empty = まだ建物はありません

feature-scored = すでに入った得点
feature-hand = 手札
feature-coins = 未使用のコイン
feature-bids = 入札で得られそうなもの
feature-built = 広場に建てた段
feature-wanted = 広場に使える手札
feature-missing = まだ足りないカード
feature-rare = 残り1枚以下の足りないカード

## できない設定

wrong-not-alone = 設定{ $field }は1人用では使えません。
wrong-alone = 設定{ $field }は1人用専用です。
wrong-teams = このチーム分けには{ $count }人必要です。
wrong-two-missions = { $first }～{ $last }からミッションを2枚（例：{ $first }+{ $second }）、またはrandom（おまかせ）を指定してください。
wrong-missions-apart = { $first }と{ $second }は目標が重なるため、組み合わせられません。

## 使えない自作の表

wrong-law-buddhas = 最初の5枚は、ホログラムにできる仏像です。ここは{ $card }にしてください。
wrong-law-blue = 青いカードは、段が1つのものが10枚、2つのものが50枚です。
wrong-law-section = 「{ $end }」という段はありません。
wrong-law-ends = カードは、色付きの仏像1つか、2つの違う建物の段にしてください。
wrong-law-times = 「{ $end }」は{ $known }回必要ですが、{ $count }回あります。
wrong-law-places = 場所は図に合わせてあるので、変えられません。
wrong-law-spots = カード4枚の市場には、入札場所が4つ以上必要です。
wrong-law-targets = 入札場所の対象は、{ $known }から違う2枚を選び、それぞれに距離を付けてください。
wrong-law-hopeless = ミッション「{ $card }」は、1色の建物だけでは全部を達成できません。
wrong-law-needs = 公開目標の建物は1～3個にしてください。
wrong-law-need = 建物の名前と図の組を書いてください。
wrong-law-pattern = 「{ $written }」は{ $count }段ですが、この建物は{ $known }段です。
wrong-law-token = 「{ $written }」は、どの色でも満たせません。
wrong-law-coins = コインは5枚すべて違う数字で、小さい順に書いてください。
wrong-law-colours = 同じ色の段0～4個に対する、5つの数が必要です。
wrong-law-table = 2～6人のそれぞれに1行ずつ必要です。
wrong-law-market = 市場は4枚か6枚で、カード{ $count }枚が{ $rounds }ラウンドに足りるようにしてください。
wrong-law-bids = 入札は1ラウンドに1回です。2人のときだけ2回にできます。
wrong-law-last-coin = 全員のコインが1枚だけ残るラウンドを書いてください。最後のものでゲームが終わります。
wrong-law-marker = 最後より前のラウンドにしてください。
wrong-law-architects = { $players }人には建築家が足りません。
