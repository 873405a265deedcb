### Excavation（カトマンドゥ）：このゲームが語るすべての言葉、日本語版。
###
### 語彙は訳されて、数は数のまま、席は名前で届く。引数 $x のそばには素の語 $x-id があり、
### 不明・不在のものは "none" になる。三つの言語は同じ id を持つ。

game-name = 発掘
game-line = カトマンズ盆地に広がる発掘地を囲い込み、出土品を手に入れながら、飲み込まれないようにするゲームです。
game-after = 原作：Katmandou（作者不詳、フランスのプリント＆プレイ）
game-minutes = 90分以上

## 設定

option-length = 長さ
option-length-help = 短縮ゲームでは遺跡カード16枚のうち6枚を見ずに除外します。
option-length-full = 通常：遺跡16か所すべて
option-length-short = 短縮：遺跡10か所、約90分
option-map = マップ
option-map-help = 丘は壁の代わりになります。2人用のマップには丘が多くあります。2人で普通の盆地を選ぶと、通常のゲームは勝者なしで終わりがちです。短縮ゲームのほうが向いています。
option-map-v1 = 盆地
option-map-v2 = 丘の多い盆地（2人向け）
option-map-own = 自作のマップ
option-chart = 自作マップ
option-chart-help = 1行がマップの横1列です。「.」は空き地、「~」は湖、「^」は丘、AからPは16の遺跡を表します。最初は盆地と同じなので、好きなところを変えてください。ターミナルでは@ファイル名でも指定できます。
option-chart-wrong = このマップでは遊べません。rows = ["…", "…"] の形で、空き地は「.」、湖は「~」、丘は「^」と書き、AからPをそれぞれ1回ずつ置いてください。1行おきに1文字ずらし、どのヘクスからもほかのすべてのヘクスへ行けるようにしてください。

## 語彙

site-budhanilkantha = ブダニールカンタ
site-sankhu = サンクー
site-tirakhet = ティラケット
site-kantipur = カンティプル
site-gokarna = ゴカルナ
site-changu-narayan = チャング・ナラヤン
site-swayambhunath = スワヤンブナート
site-boudhanath = ボダナート
site-kirtipur = キルティプル
site-bhaktapur = バクタプル
site-patan = パタン
site-thimi = ティミ
site-pashupatinath = パシュパティナート
site-bungamati = ブンガマティ
site-pharping = パルピン
site-godavari = ゴダワリ

card-arch = 考古学者
card-arch-help = 1枚でコマ1個、2枚でコマ3個を置くか、取り戻します。
card-chronicler = 年代記作家
card-chronicler-help = 発掘地を撤去するとき青の分を支払います。同じ2枚でコマ3個、別の人物となら1個。
card-anthropologist = 人類学者
card-anthropologist-help = 発掘地を撤去するとき茶の分を支払います。同じ2枚でコマ3個、別の人物となら1個。
card-palaeontologist = 古生物学者
card-palaeontologist-help = 発掘地を撤去するとき赤の分を支払います。同じ2枚でコマ3個、別の人物となら1個。
card-historian = 歴史家
card-historian-help = 発掘地を撤去するとき黄の分を支払います。同じ2枚でコマ3個、別の人物となら1個。
card-naturalist = 博物学者
card-naturalist-help = 発掘地を撤去するとき緑の分を支払います。同じ2枚でコマ3個、別の人物となら1個。
card-eminence = 黒幕
card-eminence-help = 考古学者、または5人の専門家の誰かの代わりになり、そのとき捨て札になります。
card-curator = 学芸員
card-curator-help = この1枚だけで、色のない発掘地を撤去します。孤立していて、自分が支配していることが条件です。
card-bandit = 盗賊
card-bandit-help = 相手1人の手札から無作為に1枚盗み、自分の前に裏向きで置きます。
card-controller = 監督官
card-controller-help = 1つの発掘地の発掘トークン2個を袋の2個と取り替えます。
card-bounty-hunter = 賞金稼ぎ
card-bounty-hunter-help = マップ上の同じプレイヤーのコマ2個を、別のプレイヤーのコマに替えます。
eminence-as = 黒幕（{ $card }の代わり）

colour-black = 黒
colour-blue = 青
colour-brown = 茶
colour-red = 赤
colour-yellow = 黄
colour-green = 緑

combination-c1 = 考古学者1枚
combination-c2 = 考古学者2枚
combination-c3 = 異なる人物2枚
combination-c4 = 同じ人物2枚
combination-c5 = 考古学者の代わりの黒幕
combination-c6 = 考古学者の代わりの黒幕と考古学者
combination-c7 = 黒幕と専門家

list-sites = 遺跡リスト
list-personalities = 人物リスト

## 問い

prompt-action = アクションを選んでください。
prompt-action-other = { $name }がアクションを選んでいます。
prompt-combo-to-place = コマを置くために、どのカードを使いますか？
prompt-combo-to-place-other = { $name }がコマを置くためのカードを選んでいます。
prompt-combo-to-take = コマを取り戻すために、どのカードを使いますか？
prompt-combo-to-take-other = { $name }がコマを取り戻すためのカードを選んでいます。
prompt-place = 空いているヘクスかリストのカードにコマを置いてください。
prompt-place-other = { $name }がコマを置いています。
prompt-take = 自分のコマを1個取り戻してください。
prompt-take-other = { $name }がコマを取り戻しています。
prompt-position = リストの何番目の人物を雇いますか？
prompt-position-other = { $name }が人物を雇っています。
prompt-discard = 雇う人物のために捨てるカードを選んでください。
prompt-discard-other = { $name }が雇う人物の代金を払っています。
prompt-use = 代金として使うカードを選んでください。
prompt-use-other = { $name }が雇う人物の代金を払っています。
prompt-special = どの特殊人物を発動しますか？
prompt-special-other = { $name }が特殊人物を発動しています。
prompt-curate = 学芸員でどの発掘地を撤去しますか？
prompt-curate-other = { $name }が学芸員で発掘地を撤去しています。
prompt-rob = 盗賊は誰から盗みますか？
prompt-rob-other = { $name }が盗賊の相手を選んでいます。
prompt-renew = 監督官でどの発掘トークンを取り替えますか？
prompt-renew-other = { $name }が監督官で発掘トークンを取り替えています。
prompt-renew-also = 同じ発掘地の2個目のトークンを選んでください。
prompt-renew-also-other = { $name }が監督官で発掘トークンを取り替えています。
prompt-recolour = 賞金稼ぎでどのコマを替えますか？
prompt-recolour-other = { $name }が賞金稼ぎでコマを替えています。
prompt-recolour-also = 同じプレイヤーの2個目のコマを選んでください。
prompt-recolour-also-other = { $name }が賞金稼ぎでコマを替えています。
prompt-recolour-to = 2個のコマを誰のものにしますか？
prompt-recolour-to-other = { $name }が賞金稼ぎでコマを替えています。
prompt-dig = どの発掘地を撤去しますか？
prompt-dig-other = { $name }が発掘地を撤去しています。
prompt-pay = 次の色の分として捨てるカードを選んでください。
prompt-pay-other = { $name }が撤去の代金を払っています。
prompt-draw-site = 遺跡カードを引きます。どれですか？
prompt-draw-personality = 人物カードを引きます。誰ですか？
prompt-draw-first-player = スタートプレイヤーを決めます。誰ですか？
prompt-draw-find = 広がる発掘地のためにトークンを引きます。何色ですか？
prompt-draw-for-marker = マーカーの代わりに発掘トークンを置きます。何色ですか？
prompt-draw-to-renew = 監督官のためにトークンを引きます。何色ですか？
prompt-draw-loot = 盗賊が手札から1枚引きます。どれですか？

## 手

move-place = コマを置く
move-take-back = コマを取り戻す
move-hire = 人物を雇う
move-special = 特殊人物を発動する
move-remove = 発掘地を撤去する
move-play = { $combo }
move-put = { $hex }にコマを置く
move-put-on = { $site }のカードにコマを置く
move-put-on-card = { $place }番目の人物にコマを置く
move-lift = { $hex }のコマを取り戻す
move-lift-from = { $site }のカードからコマを取り戻す
move-lift-from-card = { $place }番目の人物からコマを取り戻す
move-stop = ここで終える
move-position = { $place }番目の人物を雇う
combo-alike = { $card }2枚
seen-play = { $combo }（{ $most ->
    [1] コマ1個
   *[other] コマ{ $most }個まで
}）
seen-pay = { $colour }の分として{ $card }を捨てる
seen-price = { $cards ->
    [1] 代金は1枚で、それを捨てます。
   *[other] 代金は{ $cards }枚です。1枚を捨て、残りは次のラウンドに手札へ戻ります。
}
seen-position = { $place }番目の{ $card }を雇う
seen-put-on-card = { $place }番目の{ $card }にコマを置く
seen-lift-from-card = { $place }番目の{ $card }からコマを取り戻す
move-discard = { $card }を捨てる
move-use = { $card }を使う
move-trigger = { $special }を発動する
move-curate = 学芸員で{ $site }の発掘地を撤去する
move-rob = { $seat }から盗む
move-renew = { $hex }の発掘トークンを取り替える
move-recolour = { $hex }のコマを替える
move-recolour-to = { $seat }のコマにする
move-dig = { $site }の発掘地を撤去する

chance-site = 遺跡：{ $site }
chance-personality = 人物：{ $personality }
chance-first = スタートプレイヤー：{ $seat }
chance-find = 発掘トークン：{ $colour }
chance-loot = 盗まれたカード：{ $card }

## 出来事

event-first-player = { $seat }がスタートプレイヤーになりました。
event-round-began = 第{ $round }ラウンドが始まりました。最初は{ $seat }です。
event-site-opened = { $site }で発掘が始まりました。
event-personality-drawn = { $card }が人物リストに加わりました。
event-reshuffled = 捨てられた人物カードで新しい山札を作りました。
event-played = { $most ->
    [1] { $seat }は{ $combination }を使いました（コマ1個）。
   *[other] { $seat }は{ $combination }を使いました（コマ{ $most }個まで）。
}
event-used = { $card-id ->
    [none] { $seat }はカードを1枚使いました。
   *[other] { $seat }は{ $card }を使いました。
}
event-discarded = { $seat }は{ $card }を捨てました。
event-received = { $seat }は{ $card }を裏向きで受け取りました。
event-placed = { $seat }は{ $hex }にコマを置きました。
event-placed-on-site = { $seat }は{ $site }にコマを置き、カードは{ $position }番目になりました。
event-placed-on-personality = { $seat }は{ $card }にコマを置き、カードは{ $position }番目になりました。
event-took = { $seat }は{ $hex }のコマを取り戻しました。
event-took-from-site = { $seat }は{ $site }からコマを取り戻し、カードは{ $position }番目になりました。
event-took-from-personality = { $seat }は{ $card }からコマを取り戻し、カードは{ $position }番目になりました。
event-eliminated = { $list }のすべてのカードにコマがあったため、1個ずつ持ち主に戻りました。
event-went-home = { $seat }のコマが{ $list }から戻りました。
event-added = { $seat-id ->
    [none] 中立コマが{ $list }の最後のカードに置かれました。
   *[other] { $seat }のコマが{ $list }の最後のカードに置かれました。
}
event-hired = { $seat }は{ $position }番目の{ $card }を雇いました。
event-stole = { $card-id ->
    [none] { $seat }は{ $victim }からカードを1枚盗みました。
   *[other] { $seat }は{ $victim }から{ $card }を盗みました。
}
event-renewed = { $hex }の発掘トークンが{ $old }から{ $new }に替わりました。
event-recoloured = { $hex }の{ $seat }のコマが{ $to }のコマになりました。
event-removed = { $tokens ->
    [0] { $seat }は{ $site }の発掘地を撤去し、遺跡カードを{ $cards }枚獲得しました。
   *[other] { $seat }は{ $site }の発掘地を撤去し、発掘トークン{ $tokens }個（うち色付き{ $finds }個）と遺跡カード{ $cards }枚を獲得しました。
}
event-displaced = 新しい発掘地により、{ $hex }の{ $seat }のコマが手元に戻りました。
event-joined = { $site }は{ $host }の発掘地の一部になりました。
event-marker-replaced = { $hex }のマーカーが発掘トークンに替わりました：{ $colour }。
event-spreads = { $site }が{ $ring }ヘクス広がりました。
event-spread-lost = { $site }は順番の前に併合され、広がりませんでした。
event-found = { $hex }に発掘トークンが置かれました：{ $colour }。
event-evicted = { $seat }は{ $hex }のコマを失いました。
event-ended = { $ending }

## できない理由

refusal-not-asked = 先に決めることがあります。{ $asked }
refusal-no-combination = 手札にそのための組み合わせがありません。
refusal-no-supply = 手元にコマが残っていません。
refusal-no-token-out = マップにもリストにもあなたのコマがありません。
refusal-no-special = 今効果を使える特殊人物が手札にありません。
refusal-no-removal = 支配していて支払いもできる発掘地がありません。
refusal-cards-missing = そのカードを持っていません。
refusal-hex-outside = { $hex }は使えるヘクスではありません。
refusal-hex-taken = { $hex }にはすでに何かあります。
refusal-site-not-listed = { $site }はリストにありません。
refusal-not-yours = そこにあなたのコマはありません。
refusal-stop-too-early = 少なくとも1個は動かしてください。
refusal-too-dear = { $place }番目は{ $place }枚必要ですが、手札は{ $hand }枚です。
refusal-card-not-held = { $card }を持っていません。
refusal-card-out-of-order = 今{ $card }は選べません。使うカードは順番に選び、残りの代金の分を残してください。
refusal-not-a-target = それは対象にできません。
refusal-no-target = { $card }は今使っても効果がありません。
refusal-dig-not-open = { $site }に発掘地はありません。
refusal-dig-coloured = { $site }の発掘地には色があり、学芸員では撤去できません。
refusal-dig-black = { $site }の発掘地には色がなく、学芸員だけが撤去できます。
refusal-dig-not-isolated = { $site }の発掘地は孤立していません。
refusal-dig-not-controlled = { $site }の発掘地の周りには、ほかのプレイヤーのコマのほうが多くあります。
refusal-dig-too-dear = { $site }の発掘地の色に対応する専門家が足りません。
refusal-wrong-card = { $card }では{ $colour }の分を支払えません。
refusal-eminence-needed = その黒幕は{ $colour }以外の色に必要です。
refusal-no-such-player = その席には誰もいません。
refusal-yourself = 盗賊はほかの人から盗みます。
refusal-empty-hand = { $seat }は手札を持っていません。
refusal-no-find = { $hex }に発掘トークンはありません。
refusal-lone-find = { $hex }の発掘地には発掘トークンが1個しかなく、監督官には2個必要です。
refusal-other-dig = { $hex }は別の発掘地です。
refusal-no-token = { $hex }にプレイヤーのコマはありません。
refusal-lone-token = { $hex }の持ち主はマップに2個目のコマがないか、代わりを出せる人がいません。
refusal-other-owner = { $hex }のコマは最初のコマと持ち主が違います。
refusal-same-hex = { $hex }はもう選ばれています。
refusal-same-owner = すでに{ $seat }のコマです。
refusal-small-supply = { $seat }の手元にコマが2個ありません。

## 終わり

ending-last-dig = 発掘地は1つだけになりました。
ending-no-tokens-to-spread = 袋のトークンが次の拡大に足りません。
ending-no-token-for-marker = 発掘地がつながったとき、袋は空でした。
epilogue-below-zero = 勝つには0点以上が必要です。最も近かったのは{ $names }で、あと{ $points }点でした。
gain-placed = 置いたコマ
score-sites = 遺跡カード
score-finds = 色付きの出土品
score-lost = 失ったコマ
score-left = 地中に残った色
score-site-cards = 遺跡カードの枚数

## 図と端末の言葉

label-round = 第{ $round }ラウンド
label-status = 第{ $round }ラウンド・袋に{ $bag }個・残りの遺跡{ $sites }か所
label-status-left = コマあと{ $left }個まで・第{ $round }ラウンド・袋に{ $bag }個
label-status-price = 代金あと{ $left }枚・第{ $round }ラウンド・袋に{ $bag }個
label-status-due = 支払う色：{ $colour }・第{ $round }ラウンド・袋に{ $bag }個
label-sites = 遺跡
label-personalities = 人物
label-spreads = 拡大
label-price = { $cards }枚
label-bag = 袋
label-discard = 捨て札
label-site-pile = 遺跡の山札
label-graveyard = 墓地
label-alike = { $count ->
    [1] { $card }
   *[other] { $card }{ $count }枚
}
label-none = なし
label-hand = 手札
label-front = 裏向き
label-known = わかっている所有カード
label-supply = 手元
label-first = スタートプレイヤー
hex-by = { $site }から{ $way }のヘクス
hex-way = { $direction }へ{ $steps }マス
hex-ways = { $first }、{ $second }
hex-e = 東
hex-se = 南東
hex-sw = 南西
hex-w = 西
hex-nw = 北西
hex-ne = 北東
label-hex = { $hex }
label-free = 空き
label-tokens = { $seat }のコマ
label-token = { $seat }のコマ
label-find = { $site }の{ $colour }の発掘トークン
label-marker = 発掘中の遺跡 { $site }
label-site = 未発掘の遺跡 { $site }
label-dig = { $site }の発掘地
label-open = 孤立していない
label-control = 支配：{ $names }（{ $score }）{ $count ->
    [1] {""}
   *[other] 同数
}
label-nobody = 誰も支配していない
picture-title = 発掘、第{ $round }ラウンド
label-view = { $seat }から見た盤面
label-spectator = 観戦者から見た盤面
label-coordinates = 各行の左：r と、最初のヘクスの q。

## テーブルの上にあるもの：名前とはたらき（指したときの説明）

part-valley = 盆地
part-lists = リスト
part-players = プレイヤー
part-own = 自分の手札

piece-hex = ヘクス
piece-hex-help = コマを置けます。何が生えていても効果はありません。湖・丘・マップの端は、コマなしで壁になります。
piece-hill = 丘
piece-hill-help = ゲームで使わないヘクスです。通ることもコマを置くこともできず、そのまま壁になります。
piece-lake = タウダハ湖
piece-lake-help = ゲームで使わないヘクスで、そのまま壁になります。失ったコマは湖の島にあります。
piece-site = 未発掘の遺跡
piece-site-help = カードが引かれると、ここに発掘地が開きます。置いてあったコマは損失なしで手元に戻ります。
piece-dig = 発掘地
piece-dig-help = 縄で囲まれた全体が一緒に広がり、一緒に撤去されます。
piece-marker = 発掘中の遺跡
piece-marker-help = 数字は遺跡リストでの順番、赤い輪はラウンドの終わりに広がります。旗は支配しているプレイヤーです。
piece-token = コマ
piece-token-help = 発掘地どうしを隔てます。金の台に乗ったコマは、横の番号の発掘地を一番近くで囲む壁の一部です。
piece-graveyard = 墓地
piece-graveyard-help = 広がる発掘地に飲まれたコマ。終了時に1個につき−2点。
piece-site-card = 遺跡カード
piece-site-card-help = コマを置くとリストの下へ下がります。発掘地を撤去した人がカードを獲得し、5点になります。
piece-spread = 次に広がる
piece-spread-help = ラウンドの終わりに周囲1ヘクス分広がり、隣のコマを飲み込みます。
piece-stacked = 併合した遺跡
piece-stacked-help = この発掘地に取り込まれた遺跡のカード。撤去した人がまとめて獲得します。
piece-isolated = 孤立
piece-isolated-help = ほかの発掘地へ行く道がありません。数字は一番近い壁のコマ数で、下線のついた最多の人が撤去できます。
piece-open = 孤立していない
piece-open-help = コマのない道がほかの発掘地に通じているので、誰も撤去できません。
piece-price = 値段
piece-price-help = 順番と同じ枚数のカードを払います。1枚は捨て札、残りは使用です。
piece-player = プレイヤー
piece-player-help = 手元のコマ、失ったコマ、遺跡カード、色付きの出土品。その下はカードです。
piece-supply = 手元のコマ
piece-supply-help = まだ置けるコマ。全部で1人25個です。
piece-won-sites = 遺跡カード
piece-won-sites-help = 終了時に1枚5点。同点なら枚数の多い人が勝ちます。
piece-won-finds = 色付きの出土品
piece-won-finds-help = 終了時に1個3点。黒は数えません。
piece-first = スタートプレイヤー
piece-first-help = ラウンドを始めます。終わるとマーカーは左隣に移ります。
piece-hand = 手札
piece-hand-help = このラウンドでまだ使えるカード。
piece-front = 裏向き
piece-front-help = このラウンドで使ったカード。ラウンドが終わると手札に戻ります。
piece-known = わかっているカード
piece-known-help = 全員が見たことから、このプレイヤーが手札か裏向きで必ず持っているとわかるカード。
piece-round = ラウンド
piece-round-help = 全員の手札がなくなると終わり、遺跡リストの上の発掘地が広がります。
piece-site-pile = 遺跡の山札
piece-site-pile-help = 残っている間は発掘地が6つに保たれ、撤去や併合のたびに新しい発掘地が現れます。
piece-pile = 人物の山札
piece-pile-help = 誰かが雇われると、新しいカードがリストの一番下に加わります。
piece-discard = 捨てられた人物
piece-discard-help = 山札がなくなると、これが新しい山札になります。
piece-bag = 袋
piece-bag-help = これから引く発掘トークン。広がる分に足りなくなるとゲームが終わります。

list-sites-help = 上の2つがラウンドの終わりに広がります（6つより少なければ1つ）。コマの多いカードほど下に沈みます。
list-personalities-help = 順番が値段です。コマを置くとカードは下がり、高くなります。
colour-black-help = 黒の発掘トークンは0点で、専門家もいりません。
colour-blue-help = 獲得すれば3点、地中に残れば全員−3点。年代記作家が支払います。
colour-brown-help = 獲得すれば3点、地中に残れば全員−3点。人類学者が支払います。
colour-red-help = 獲得すれば3点、地中に残れば全員−3点。古生物学者が支払います。
colour-yellow-help = 獲得すれば3点、地中に残れば全員−3点。歴史家が支払います。
colour-green-help = 獲得すれば3点、地中に残れば全員−3点。博物学者が支払います。

label-then = { $site }・{ $told }。
label-holds = 発掘地{ $digs }の壁
label-threatened = 次に広がる範囲
label-pile = 人物の山札
label-reconstructed = マップ：復元

## レッスン

lesson-welcome = 6か所の発掘地が開かれ、それぞれの遺跡に輪が置かれています。数字は遺跡リストでの順番です。ラウンドの終わりに上の2つ（赤い輪）が広がり、隣にあるものは失われます。あなたはコマで発掘地を囲い、専門家で撤去して、遺跡カードと色付きの出土品を手に入れます。
lesson-action = 手番ごとに1アクションです。手札は考古学者6枚。働いてもらいましょう。コマを置いてください。
lesson-action-praise = そうです。アクションではまずカードを選びます。
lesson-combo = 考古学者1枚でコマ1個、2枚で3個置けます。2枚使ってください。
lesson-combo-praise = 同じ2枚はコマ3個になります。カードは裏向きで前に置かれ、次のラウンドに戻ります。
lesson-wall = キルティプルの前にコマが2個あり、すき間は金色の枠のヘクスだけです。ふさげば、キルティプルから別の発掘地への道はなくなります。
lesson-wall-praise = キルティプルは孤立し、囲む3個のコマはすべてあなたのもの。あなたの支配です。
lesson-control = 相手がキルティプルを3個対1個で支配しています。数えるのは一番近い壁だけです。金色の枠のヘクスにコマを置き、どのコマが領域に接しているか見てください。
lesson-control-praise = 3対2。相手のコマ1個は新しい壁の後ろになり、数えられません。
lesson-list = キルティプルはリストの一番上にあり、あなたの3個のコマを飲み込みそうです。カードにコマを置けば、コマのないカードの下へ沈みます。
lesson-list-praise = キルティプルは最後になり、ほかの遺跡が広がります。
lesson-hire = あなたが支配するキルティプルの発掘地には緑があります。緑を支払うのは博物学者。2番目なので2枚、1枚捨てて1枚使います。
lesson-hire-praise = 支払うと、裏向きであなたの前に来て、次のラウンドから使えます。
lesson-remove = キルティプルを支配し、博物学者も手札にあります。発掘地を撤去してください。
lesson-remove-praise = 次は支払いです。
lesson-pay = 色ごとに1枚、いくつあっても1枚です。黒はかかりません。博物学者を捨ててください。
lesson-pay-praise = 遺跡カードで5点、緑の出土品で3点。すぐに新しい発掘地が現れます。
lesson-special = 色のない発掘地を撤去できるのは学芸員だけです。あなたは、まだトークンのないキルティプルを支配しています。学芸員を発動してください。
lesson-special-praise = 学芸員は捨て札になり、考古学者が来ます。撤去する発掘地を選べます。
lesson-take = ラウンドの終わりが近く、バクタプルがリストの一番上にあります。隣のあなたのコマ2個は失われ、1個につき2点の損です。1個取り戻してください。
lesson-take-praise = 助かりました。取り戻すのも、置くのと同じカードで行います。
lesson-end = 発掘地が1つになるか、袋が足りなくなると終わりです。遺跡カード5点、色付きの出土品3点、失ったコマ−2点、地中に残った色付きの出土品は1個につき全員−3点。よい発掘を！

feature-sites = 遺跡カード
feature-finds = 色付きの出土品
feature-saved = 失わずに済むコマ
feature-cleared = 地中から取り除いた色
feature-tokens = 使えるコマ
feature-specialists = 専門家
feature-digs = 手の届く発掘地
feature-spread = 次の拡大
feature-rival = 首位の相手の得点

## できない設定

wrong-chart-alone = 自作マップはmap={ $wanted }のときだけ使えます。
wrong-chart-missing = 自作マップがありません。rows = ["…", "…"] の形で書いてください。
wrong-chart-long = マップが{ $count }字あります。{ $most }字までにしてください。
wrong-chart-written = マップはrows = ["…", "…"]の形だけで書いてください。
wrong-chart-rows = マップが{ $count }行あります。1～{ $most }行にしてください。
wrong-chart-wide = { $row }行目が長すぎます。空白を含めて{ $most }字までです。
wrong-chart-between = { $row }行目の{ $column }字目はヘクスの位置ではありません。ヘクスは1字おきに並び、行ごとに1字ずつずれます。
wrong-chart-sign = { $row }行目の{ $column }字目：「{ $sign }」は使えません。使えるのは「.」「~」「^」とAからPの文字です。
wrong-chart-twice = { $row }行目の{ $column }字目：遺跡{ $site }が2つあります。
wrong-chart-sites = 遺跡{ $missing }がマップにありません。
wrong-chart-apart = { $row }行目の{ $column }字目：このヘクスは、ほかのヘクスとつながっていません。

## 使えない自作の表

wrong-law-family = 「{ $card }」は別の種類のカードです。
