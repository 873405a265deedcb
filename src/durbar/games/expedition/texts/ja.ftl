### Expedition (Kathmandu): このゲームの日本語テキスト。
###
### 語彙の言葉は訳されてから文に入る。数は数のまま渡される。引数 $x には、元の語を表す $x-id が
### 添えられる。不明なもの、無いものは "none" という語で渡される。三つの言語は同じ id を持ち、同じことを語る。

game-name = 遠征
game-line = ダイスに導かれてヤクとネパールを旅し、商い、描き、祈りながら、嵐より先にカトマンズを目指すゲームです。
game-after = 原作：Kathmandu（ステファン・フェルト作、Queen Games、2024年）
game-minutes = 75～120分

## 設定

option-players = プレイ人数
option-players-help = 旅に出る探検隊の数です（2～4人）。
option-length = ゲームの長さ
option-length-help = 通り抜けるボードの枚数と、そのための日数が変わります。
option-length-short = 通常：6日間、ボード6枚
option-length-long = 長時間：8日間、ボード8枚
option-weather = 天候
option-weather-help = 太陽と嵐の割合を決めます。嵐が多いほど厳しい旅になります。
option-weather-standard = 標準（前半と後半で別々に混ぜる）
option-weather-random12 = 12枚から無作為に選ぶ
option-weather-custom = 枚数を自分で決める
option-storms = 嵐タイルの枚数
option-storms-help = 自分で決める天候に入れる嵐タイルの枚数です。
option-storms-wrong = 嵐と太陽はそれぞれ0～6枚、合わせて日数以上にしてください（通常は6枚、長時間ゲームは8枚）。
option-suns = 太陽タイルの枚数
option-suns-help = 自分で決める天候に入れる太陽タイルの枚数です。
option-suns-wrong = 嵐と太陽はそれぞれ0～6枚、合わせて日数以上にしてください（通常は6枚、長時間ゲームは8枚）。
option-tents = テント
option-tents-help = 拡張：ダイスの合計が小さかった人がテントを得て、ほかの人を疲れさせます。
option-characters = キャラクター
option-characters-help = 拡張：固有の能力と開始時の持ち物を持つキャラクターを1人ずつ選びます。
option-layout = ランドスケープ
option-layout-help = 初回用はいつも同じ並びで、難しすぎません。無作為に並べると毎回違う旅になります。
option-layout-random = 無作為に並べる
option-layout-preset = 初回用の並べ方
option-layout-custom = 自分で指定する
option-gentle = やさしいランドスケープ
option-gentle-help = 無作為に並べますが、カトマンズの方向を指す針を半分にとどめます。
option-boards = ボードの並び
option-boards-help = 自分で決める並びです。各ボードの回転と、次のボードへ進む方向を書きます。
option-boards-wrong = この並びは使えません。地形ボードを順番に1回ずつ、次へ進む方向を付けて書いてください（例：T6B:N T3A:E T2A@1:N T1A:E）。ボードは前後のボードにだけ接し、どの境界にも通れる場所が2つ以上必要です。
option-holder = 最初の手番
option-holder-help = 1日目にスタートプレイヤーコマを持つ人を決めます。
option-holder-random = 無作為に決める
option-holder-p1 = プレイヤー1
option-holder-p2 = プレイヤー2
option-holder-p3 = プレイヤー3
option-holder-p4 = プレイヤー4

## 選択の案内(本人向けと、ほかの人向け)

prompt-choose-character = キャラクターを選んでください。
prompt-choose-character-other = { $name }がキャラクターを選んでいます。
prompt-place-yak = 空いている開始マスにヤク駒を置いてください。
prompt-place-yak-other = { $name }がヤク駒を置いています。
prompt-city-resource = カトマンズにいます。資源を1つ取ってください。
prompt-city-resource-other = { $name }がカトマンズで資源を選んでいます。
prompt-choose-die = ダイスを1個選んでください。先に振り直しやカードも使えます。
prompt-choose-die-other = { $name }がダイスを選んでいます。
prompt-barrel-roll = 木樽で振るダイスを選ぶか、やめてください。
prompt-barrel-roll-other = { $name }が木樽でダイスを振っています。
prompt-barrel-first = 木樽で振るダイスを選んでください。
prompt-black-die = 黒のダイスの資源を1つ選んでください。
prompt-black-die-other = { $name }が黒のダイスの資源を選んでいます。
prompt-before-move = 移動前のカードを使うか、出発してください。
prompt-before-move-other = { $name }が移動の準備をしています。
prompt-before-rest = 疲れきっています。先にカードを使うか、休憩してください。
prompt-rest = 疲れきっています。休憩してください。
prompt-move-yak = ヤク駒を動かす方向を選んでください。カードも使えます。
prompt-move-yak-other = { $name }がヤク駒を動かしています。
prompt-leave-strip = 境界を越えて出るマスを選んでください。
prompt-leave-strip-other = { $name }が境界を越えて出るマスを選んでいます。
prompt-actions = 目的地マスでアクションを行うか、手番を終えてください。
prompt-actions-other = { $name }が目的地マスでアクションを行っています。
prompt-actions-nothing = ここでできることはもうありません。手番を終えてください。
prompt-pick-map = 表向きの地図か、山札の一番上を取ってください。
prompt-pick-map-other = { $name }が地図を選んでいます。
prompt-play-tents = 手番の人に対してテントを使うか、パスしてください。
prompt-play-tents-other = { $name }はテントを使えます。
prompt-play-tents-nothing = ここで使えるテントはありません。パスしてください。

# 運への問い（ディーラー、または実物のダイスを振る人が答える）
prompt-draw-shape = 運が決めます：ボードの並びはどうなりますか？
prompt-draw-board = 運が決めます：次のボードはどの面を、どの向きで置きますか？
prompt-draw-goods = 都市のマスに置く商品はどれですか？
prompt-draw-equipment = 場に出る装備カードはどれですか？
prompt-draw-animal = 場に出る動物カードはどれですか？
prompt-draw-open-map = 場に出る地図はどれですか？
prompt-draw-holder = スタートプレイヤーコマを受け取るのは誰ですか？
prompt-draw-yak-tile = めくられたヤクタイルの風景はどれですか？
prompt-draw-start-card = 配られた開始装備カードはどれですか？
prompt-draw-start-map = 最初に引いた地図はどれですか？
prompt-roll-die = ダイスを振ります。出目はいくつですか？
prompt-draw-tent = 引いたテントカードの風景はどれですか？
prompt-draw-weather = この日の天候タイルは太陽ですか、嵐ですか？
prompt-draw-top-map = 山札の一番上の地図はどれですか？

## 手

move-choose = { $character }
move-take = { $die }のダイスを取る
move-reroll = { $die }のダイスを脇に置き、残りを振り直す
move-gain = { $resource }を1つ取る
move-exchange = ヤクの餌2個を{ $resource }1つと交換する
move-turn = ピンクのダイスを{ $face }の目にする
move-tool-case = 道具箱：{ $trio }を取る
move-magnifying-glass = 虫眼鏡：ダイスを裏の目にする
move-wooden-barrel = 木樽：未使用のダイスを3回まで振る
move-first-aid-bag = 救急バッグ：疲労マーカーを2枚まで取り除く
move-telescope = 望遠鏡：現在のヤクタイルを達成する
move-water-bottle = 水筒：ダイスの目を{ $step }する
move-chest = 木箱：地図のペアをすべて保護する
move-roll = 次のダイスを振る：{ $dice }
move-stop = 振るのをやめる
move-go = 出発する
# turns と extras: plan-turn, plan-tea, plan-climb, plan-over を並べたもの。空なら "none"
move-move =
    { $direction }へ移動{ $turns ->
        [none] する
       *[other] し、{ $turns }
    }{ $extras ->
        [none] {""}
       *[other] （{ $extras }）
    }
move-paint = { $animal }を描く
move-collect = { $card }を手に入れる
move-buy = { $tile }を買う
move-buy-special = { $tile }を特別商品と一緒に買う
move-offer = 奉納する
move-offer-two = 2個まとめて奉納する
move-rope-ladder = 縄はしご：{ $around }の寺院に奉納する
move-swap = { $rival }と交換する：{ $map }をもらい、{ $map2 }を渡す
move-map = { $map }を取る
move-map-top = 山札の一番上の地図を取る
move-done = 手番を終える
move-tent = テントを{ $count }枚使う
move-pass = テントを使わない
move-exit =
    { $exit ->
        [stop] 境界の手前で止まる
       *[other] 端の{ $exit }番目のマスに出る
    }
move-place = { $space }にヤク駒を置く
move-terrain-map = 地形マップ：ヤク駒を{ $space }に置く
starts = { $goods }を受け取ります。
start-backpack = バックパック{ $count }個
start-compass = コンパス{ $count }個
start-paint-box = 絵の具箱{ $count }個
start-coin = コイン{ $count }枚
start-fodder = ヤクの餌{ $count }個
start-cards = 装備カード{ $count }枚
foretold-rest = 疲労マーカーが3枚なので、先に取り除かない限り休憩になります。
seen-rest = 休憩する：疲労マーカーを3枚とも取り除く（ヤク駒は動かない）
seen-tent = { $rival }に対してテントを{ $count }枚使う
seen-exit = 端の{ $exit }番目の{ $landscape }に出る
seen-terrain-map = 地形マップ：ヤク駒を{ $landscape }に置く（{ $way }）
seen-way = { $direction }へ{ $steps }マス

plan-turn = { $steps }歩で{ $direction }へ曲がる
plan-tea =
    { $count ->
        [1] 茶葉
       *[other] 茶葉{ $count }枚
    }
plan-climb = 登山用具
plan-over = 山を通る

## 運の結果

chance-face = 出目は{ $face }
chance-weather = 天候：{ $weather }
chance-tent = テントカード：{ $landscape }
chance-goods = 商品：{ $tile }
chance-equipment = 装備：{ $card }
chance-animal = 動物：{ $animal }
chance-map = 地図：{ $map }
chance-holder = スタートプレイヤーコマは{ $rival }へ
chance-yak-tile = ヤクタイル：{ $landscape }
chance-start-card = 開始装備：{ $equipment }
chance-shape = ボードの並び：{ $shape }
chance-board = 次のボード：{ $board }

## 起きたこと

event-laid = { $number }番目のボードは{ $board }になりました。
event-goods-laid = 都市に{ $tile }が置かれました。
event-equipment-shown = 場に装備カードが出ました：{ $card }。
event-animal-shown = 場に動物カードが出ました：{ $animal }。
event-map-shown = 場に地図が出ました：{ $map }。
event-holder = { $seat }がスタートプレイヤーコマを受け取り、最初の手番になりました。
event-tile-up = { $seat }のヤクタイルがめくられました：{ $tile }。
event-chose = { $seat }は{ $character }を選びました。
event-start-card = { $seat }に{ $equipment }が配られました。
event-start-map = { $seat }は{ $map }を引きました。
event-map-returned = { $seat }は同じ色の{ $map }を引き、山札の底に戻しました。
event-placed = { $seat }は{ $space }にヤク駒を置きました。
event-rolled = { $seat }の{ $die }のダイスは{ $value }の目が出ました。
row-rolled = ダイスの目：
event-day = { $day }日目が始まりました。
event-turn = { $day }日目、第{ $round }ラウンド：{ $seat }の手番になりました。
event-set-aside = { $seat }は{ $die }のダイスをその日の終わりまで脇に置き、残りを振り直しました。
event-took = { $seat }は{ $die }のダイス（{ $value }）を取りました。
event-gained = { $seat }は{ $resource }を1つ得ました。
event-played = { $seat }は{ $equipment }を使いました。
event-turned = { $seat }は{ $die }のダイスを{ $value }の目にしました。
event-recovered = { $seat }は疲労マーカーを{ $count }枚取り除きました。
event-secured = { $seat }は{ $colour }の地図のペア{ $count }組を木箱で保護しました。
event-jumped = { $seat }は地形マップで同じエリアの別のマスへ移りました。
event-exchanged = { $seat }はヤクの餌2個を{ $resource }1つと交換しました。
event-rested = { $seat }は休憩し、疲労マーカーをすべて取り除きました。
event-stepped = { $seat }は1歩進みました。
event-moved =
    { $steps ->
        [0] { $seat }は進めず、その場にとどまりました。
       *[other] { $seat }は{ $steps }歩進みました。
    }
event-paid = { $seat }は{ $resource }を1つ支払いました。
event-tired =
    { $count ->
        [0] { $seat }はすでに疲労マーカーを3枚持っています（{ $cause }）。
       *[other] { $seat }は疲労マーカーを{ $count }枚受け取りました（{ $cause }）。
    }
event-arrived = { $seat }はカトマンズに到着し、{ $points }点のタイルを取りました。
event-fulfilled = { $seat }は{ $landscape }のヤクタイルを達成しました。
event-painted = { $seat }は{ $animal }を描きました。
event-collected = { $seat }は{ $card }を手に入れました。
event-bought = { $seat }は{ $tile }を買いました。
event-special =
    { $owner ->
        [none] { $seat }はもう1枚コインを払い、特別商品の{ $good }を取りました。
       *[other] { $seat }は{ $owner }にコインを1枚渡し、特別商品の{ $good }を取りました。
    }
event-offered = { $seat }は寺院に{ $count }個奉納しました。
event-took-map = { $seat }は{ $source }から{ $map }を取りました。
event-swapped = { $seat }は{ $rival }と地図を交換しました：{ $taken }をもらい、{ $given }を渡しました。
event-tents = { $seat }は{ $rival }に対してテント（{ $landscape }）を{ $count }枚使いました。
event-standee = この日の合計が最も小さい{ $seat }（{ $total }）がスタートプレイヤーコマを受け取りました。
event-tent-drawn =
    { $landscape ->
        [none] { $seat }はテントカードを1枚引きました。
       *[other] { $seat }はテントカードを1枚引きました：{ $landscape }。
    }
event-weather =
    { $storm ->
        [0] 天候は{ $weather }。嵐はまだ開始ボードのそばにいます。
       *[other] 天候は{ $weather }。嵐は{ $storm }番目の境界にいます。
    }
event-finished = ゲームが終わりました。{ $ending }
event-no-tents = { $seat }に対してテントを使った人はいませんでした。
event-tent-window = テントを持っている人は、{ $seat }に対して使えます。
event-tent-declined = { $seat }はテントを使いませんでした。

## できない理由と、足りないもの

refusal-not-now = 先に行うことがあります。{ $prompt }
refusal-in-kathmandu = カトマンズに着いたあとの手番では、資源を1つ取るだけです。
refusal-character-taken = { $character }はもう選ばれています。各キャラクターは1枚しかありません。
refusal-not-start-space = ヤク駒は開始マスに置きます。{ $space }は開始マスではありません。
refusal-space-taken = { $space }には別のヤク駒がいます。空いている開始マスを選んでください。
refusal-no-such-player = { $rival }はこのゲームに参加していません。

refusal-die-used = { $die }のダイスは今日すでに使いました。
refusal-die-aside = { $die }のダイスは振り直しのために脇に置きました。戻るのは翌日です。
refusal-reroll-once = 振り直しは1手番に1回だけで、もう済んでいます。
refusal-reroll-alone = 振り直しには未使用のダイスが2個要ります（脇に置く1個と振る1個）。
refusal-barrel-no-dice = 木樽には、今日まだ選べる未使用のダイスが必要です。
refusal-barrel-roll-first = 少なくとも1回は振ってください。そのあとでやめられます。
refusal-not-pink = 目を変えられるのはピンクのダイスだけです。別のダイスを選んでいます。
refusal-turn-once = ピンクのダイスの目を変えるのは1手番に1回だけで、もう済んでいます。
refusal-same-face = ダイスはもう{ $face }の目になっています。

refusal-needs-resource = { $resource }が1つ必要ですが、持っていません。
refusal-needs-two-fodder = 交換にはヤクの餌が2個必要ですが、足りません。
refusal-needs-two-coins = 商品と特別商品を一緒に買うにはコインが2枚必要ですが、足りません。
refusal-exchange-other = ヤクの餌は、ほかの種類の資源とだけ交換できます。
refusal-needs-character = これができるのは{ $character }だけです。

refusal-no-card = { $equipment }を持っていません。
refusal-too-few-cards = この進み方には{ $equipment }が{ $needed }枚必要ですが、{ $have }枚しかありません。
refusal-card-window = { $equipment }は{ $window }にだけ使えます。
refusal-needs-die = { $equipment }は選んだダイスの目を変えます。先にダイスを選んでください。
refusal-not-tired = 取り除く疲労マーカーがありません。
refusal-tiles-finished = ヤクタイルはすべて達成済みで、10点のタイルが表になっています。
refusal-bottle-limit = ダイスは{ $value }の目なので、そちらへはもう変えられません。
refusal-no-pair = 保護されていないペア（同じ色のAとB）がありません。
refusal-map-tired = 疲労マーカーが3枚あるので地形マップは使えません。このままでは休憩になります。
refusal-map-no-area = ヤク駒のいるエリアには、ほかのマスがありません。
refusal-not-in-area = { $space }はヤク駒のいるエリア（同じ風景が続く範囲）の外です。
refusal-map-kathmandu = 地形マップでカトマンズには入れません。移動で入ってください。
refusal-map-stays = ヤク駒はもう{ $space }にいます。

refusal-standstill = その方向もすぐに塞がれています。その場にとどまるには「{ $direction }」を選んでください。
refusal-tea-with-bridle = 茶葉は直線でしか使えません。手綱とは一緒に使えません。
refusal-climb-and-over = 山を越える登山家に登山用具は要りません。どちらか一方を選んでください。
refusal-turn-unreached = そこまで進んで曲がることができないか、曲がったあとに進めません。
refusal-climb-nothing = 登山用具では山を1つ以上越え、山でないマスで止まる必要があります。この進み方ではそうなりません。
refusal-over-nothing = この道に山はありません。ふつうに移動してください。
refusal-needless-card = もっと少ないカードで、同じマスに同じ費用で着きます。
refusal-exit-none = 境界沿いにそのようなマスはありません。
refusal-exit-mountain = そのマスは山です。別のマスに出てください。
refusal-exit-cross = 行く手を塞ぐものがないので、境界を越えなければなりません。

refusal-once-per-turn = { $action }は1手番に1回だけです。
refusal-animal-not-shown = { $animal }は場にありません。
refusal-card-not-shown = { $card }は場にありません。
refusal-map-not-shown = { $map }は場にありません。
refusal-pile-empty = 地図の山札がありません。表向きの地図を取ってください。
refusal-wrong-landscape = { $landscape }の風景が必要ですが、目的地マスは違う風景です。
refusal-no-good-there = { $tile }は目的地マスにありません。
refusal-special-own = 特別商品の{ $good }はもう持っています。
refusal-no-temple = 目的地マスは寺院ではありません。
refusal-no-temple-around = { $around }のマスに寺院はありません。
refusal-already-served = この寺院にはもう奉納しました。奉納は1つの寺院につき1回です。
refusal-no-offerings = 奉納品はすべて使いました。
refusal-monk-spent = 僧侶の2個奉納は3回までで、もう使い切りました。
refusal-monk-one-left = 2個奉納するには奉納品が2個必要ですが、残りは1個です。
refusal-no-swap-partner = { $rival }のヤク駒は目的地マスにいません。
refusal-not-their-map = { $rival }は交換に出せる{ $map }を持っていません。
refusal-not-your-map = 交換に出せる{ $map }を持っていません。
refusal-secured-map = { $map }は木箱で保護されているので交換できません。
refusal-same-map = 同じ地図どうしを交換しても何も変わりません。
refusal-tents-too-few = { $landscape }のテントをそれだけ持っていません。
refusal-tents-too-many = 疲労マーカーは3枚までです。テントを減らしてください。

## 言葉:風景

landscape-snow = 雪原
landscape-meadow = 牧草地
landscape-grain = 穀物畑
landscape-forest = 森
landscape-jungle = ジャングル
landscape-wetland = 湿地
landscape-steppe = 草原
landscape-rock = 岩場
landscape-city = 都市
landscape-mountain = 山
landscape-kathmandu = カトマンズ

yaktile-snow = { landscape-snow }
yaktile-meadow = { landscape-meadow }
yaktile-grain = { landscape-grain }
yaktile-forest = { landscape-forest }
yaktile-jungle = { landscape-jungle }
yaktile-wetland = { landscape-wetland }
yaktile-steppe = { landscape-steppe }
yaktile-rock = { landscape-rock }
yaktile-city = { landscape-city }
yaktile-ten = 10点

## 言葉:ダイスと資源

die-brown = 茶色
die-gray = グレー
die-purple = 紫
die-orange = オレンジ
die-pink = ピンク
die-black = 黒

resource-backpack = バックパック
resource-backpack-help = 場の装備カードを手に入れるときに支払います。
resource-compass = コンパス
resource-compass-help = 最初の1歩がボードの赤い針の方向なら支払います。
resource-paint-box = 絵の具箱
resource-paint-box-help = 動物を描くときに支払います。
resource-coin = コイン
resource-coin-help = 都市で商品を買うときに支払います。もう1枚で特別商品も買えます。
resource-fodder = ヤクの餌
resource-fodder-help = 境界を越えるときに支払います。

step-down = −1
step-up = +1

## 言葉:カード

card = { $equipment }（{ $landscape }）
equipment-tool-case = 道具箱
equipment-tool-case-help = 移動前。種類の違う資源を3個取ります。
equipment-magnifying-glass = 虫眼鏡
equipment-magnifying-glass-help = 移動前。選んだダイスをひっくり返します。1は6、2は5、3は4になり、逆も同じです。
equipment-wooden-barrel = 木樽
equipment-wooden-barrel-help = 移動前。未使用のダイスを好きなだけ振ります。結果を見ながら、続けて3回まで振れます。
equipment-first-aid-bag = 救急バッグ
equipment-first-aid-bag-help = 移動前。疲労マーカーを2枚（1枚しかなければ1枚）取り除きます。これで休憩を避けることもできます。
equipment-telescope = 望遠鏡
equipment-telescope-help = 移動前。現在のヤクタイルを達成したことにして、次のタイルをめくります。
equipment-water-bottle = 水筒
equipment-water-bottle-help = 移動前。選んだダイスの目を1つ増やすか減らします。6より上、1より下にはなりません。
equipment-terrain-map = 地形マップ
equipment-terrain-map-help = 移動前。同じ風景が続くエリアの、ほかの好きなマスにヤク駒を置きます。途中の境界1つにつき、ヤクの餌1個か疲労マーカー1枚がかかります。
equipment-chest = 木箱
equipment-chest-help = 移動前。持っている地図のペアA+Bをすべてしまいます。1組8点になり、もう交換されません。
equipment-climbing-gear = 登山用具
equipment-climbing-gear-help = 移動中。山も1歩ずつ数えて越えられます。山を1つ以上越え、山以外のマスで止まらなければなりません。
equipment-tea-leaves = 茶葉
equipment-tea-leaves-help = 移動中。歩数が2倍になり、まっすぐ進みます。手綱と一緒には使えません。
equipment-bridle = 手綱
equipment-bridle-help = 移動中。途中で1回、左か右に曲がります。曲がる前とあとに1歩以上進みます。
equipment-rope-ladder = 縄はしご
equipment-rope-ladder-help = 移動後。ヤク駒を囲む8マスのどれかにある寺院に奉納し、地図を1枚取ります。
window-before = 移動前
window-during = 移動中
window-after = 移動後

animal-snow-leopard = ユキヒョウ
animal-yak = ヤク
animal-himalayan-tahr = ヒマラヤタール
animal-rhino = インドサイ
animal-hog-deer = ホッグジカ
animal-indian-elephant = インドゾウ
animal-garden-lizard = イロカエカロテス
animal-spiny-babbler = タテジマヤブチメドリ
animal-dzo = ゾー
animal-red-panda = レッサーパンダ
animal-himalayan-monal = ニジキジ
animal-musk-deer = ジャコウジカ
animal-bengal-tiger = ベンガルトラ
animal-green-tree-snake = ミドリニシキヘビ
animal-red-headed-trogon = ズアカキヌバネドリ
animal-gharial = インドガビアル
animal-river-dolphin = カワイルカ
animal-wild-buffalo = バッファロー
animal-blackbuck = ブラックバック
animal-jackal = ジャッカル
animal-monitor-lizard = オオトカゲ
animal-bharal = バーラル
animal-himalayan-serow = ヒマラヤカモシカ
animal-golden-pheasant = キンケイ
animal-mule = ラバ
animal-rhesus-monkey = アカゲザル
animal-langur = ラングール

character-mountaineer = 登山家
character-mountaineer-help = 山をふつうのマスと同じように歩き、そこで止まることもできます。
character-yak-guide = ヤクガイド
character-yak-guide-help = 選んだダイスがピンクなら、1手番に1回、好きな目にできます。自分の手番ならいつでも、ヤクの餌2個をほかの資源1つと交換できます。
character-monk = 僧侶
character-monk-help = ゲーム中3回まで、移動を終えた寺院に2個まとめて奉納できます。取れる地図は1枚です。
character-merchant = 商人
character-merchant-help = 移動を終えた都市の、どのマスの商品でも買えます。
character-border-guard = 国境警備員
character-border-guard-help = 境界を越えるとき、正面でなくても、境界沿いの好きなマスに出られます。費用は変わりません。
character-artist = アーティスト
character-artist-help = 目的地マスの上下左右4マスの風景でも、動物を描き、装備を集められます。

## 言葉:地図と商品

map = { $colour }の地図{ $half }
mapcolour-red = 赤
mapcolour-purple = 紫
mapcolour-green = 緑
mapcolour-blue = 青
mapcolour-yellow = 黄
mapcolour-orange = オレンジ
half-a = A
half-b = B
source-open = 場
source-top = 山札の一番上

tile = { $good }（{ $value }点）
special = 特別商品の{ $good }
good-thangka = タンカ
good-silk = シルク
good-spices = 香辛料
good-prayer-mill = マニ車
good-statue = 仏像
good-ring = 指輪

## 言葉:場所と方向

space = { $board }番目のボードの上から{ $row }行目、左から{ $column }列目
space-start = { $landscape }の開始マス
direction-n = 北
direction-e = 東
direction-s = 南
direction-w = 西
around-n = 北
around-ne = 北東
around-e = 東
around-se = 南東
around-s = 南
around-sw = 南西
around-w = 西
around-nw = 北西
board =
    { $turns ->
        [0] { $side }
        [1] { $side }（右に90度回転）
        [2] { $side }（180度回転）
       *[other] { $side }（左に90度回転）
    }
board-start = 開始ボード
board-dest = 目的地ボード
shape = { $exits }

## 言葉:プレイヤー、天候、原因、終わり方

rival-p1 = プレイヤー1
rival-p2 = プレイヤー2
rival-p3 = プレイヤー3
rival-p4 = プレイヤー4
colour-yellow = 黄
colour-red = 赤
colour-blue = 青
colour-green = 緑
weather-sun = 太陽
weather-storm = 嵐
cause-needle = 針の方向、コンパスなし
cause-strip = 境界越え、餌なし
cause-obstacle = 行き止まり
cause-storm = 嵐の後ろ
cause-tent = テント
action-paint = 動物を描くこと
action-collect = 装備を集めること
action-buy = 商品の購入
action-offer = 奉納
action-swap = 地図の交換
ending-all-arrived = すべてのヤクがカトマンズに到着しました。
ending-last-day = 最後の日が終わりました。

## 得点

score-offerings = 奉納品
score-offerings-help = 奉納トラックで最後に空いた場所の値です。
score-goods = 商品
score-goods-help = 持っている商品の値の合計です。
score-special-goods = 特別商品
score-special-goods-help = 1枚につき7点です。
score-kathmandu = カトマンズタイル
score-kathmandu-help = 到着したときに取ったタイルの値です。
score-sets = 商品のセット
score-sets-help = 異なる5種類で7点、6種類で12点。1枚の商品は1つのセットだけに使い、特別商品は使えません。
score-maps = 地図
score-maps-help = 木箱のペアは8点、そのほかの同色ペアA+Bは4点、片方だけなら1点です。
score-animals = 動物
score-animals-help = 1枚の値は、全員の中で一番多い枚数と一番少ない枚数の差です。
score-yak-tiles = ヤクタイル
score-yak-tiles-help = すべて達成すれば10点。そうでなければ、裏向きの枚数が多いほど大きく失点します。
score-distance = 距離
score-distance-help = ヤク駒と目的地ボードの間の境界が多いほど大きく失点します。
score-leftovers = 残った装備と資源
score-leftovers-help = 未使用の装備カードと資源、1つにつき1点です。
score-exhaustion = 疲労
score-exhaustion-help = 疲労マーカー1枚につき3点を失います。
score-total = 合計
score-total-help = すべての項目の合計です。一番多い人が勝ちます。
score-arrived = カトマンズ到着
score-arrived-help = 同点のとき、まずカトマンズにいる人が上になります。
score-strips = 残りの境界
score-strips-help = 次に、目的地ボードまでの境界が少ない人が上になります。
score-steps = 残りの歩数
score-steps-help = さらに、一番近いカトマンズのマスまでの歩数が少ない人が上になります。それも同じなら勝利を分かち合います。

## 見出し

label-landscape = ランドスケープ
label-board = { $number }番目のボード
label-strip = { $number }番目の境界
label-needle = 針：{ $direction }
label-start-space = 開始マス
label-temple = 寺院
label-temple-tile = 寺院タイル
label-day = { $day }日目（全{ $days }日）
label-round = 第{ $round }ラウンド（全3）
label-storm = 嵐
label-weather = 天候
label-face-down = 裏向き
label-equipment-display = 場の装備カード
label-animal-display = 場の動物カード
label-map-display = 表向きの地図
label-deck =
    { $count ->
        [0] 山札なし
       *[other] 山札に{ $count }枚
    }
label-kathmandu-tiles = カトマンズタイル
label-resources = 資源
label-dice = ダイス
label-dice-unused = 未使用
label-dice-used = 今日使用済み
label-dice-aside = 脇に置いたもの
label-day-total = この日の合計
label-exhaustion = 疲労
label-offerings = 奉納品
label-yak-tile = ヤクタイル
label-tiles-left =
    { $count ->
        [0] 裏向きなし
       *[other] 裏向き{ $count }枚
    }
label-equipment = 装備
label-animals = 動物
label-goods = 商品
label-special-goods = 特別商品
label-maps = 地図
label-secured = 木箱の中
label-tents = テント
label-character = キャラクター
label-in-kathmandu = カトマンズに到着
label-not-placed = まだ置いていない
label-holder = スタートプレイヤーコマを所持
label-on-turn = 手番
label-points = { $count }点
label-nothing = なし

## ヘルプ：テーブルにあるものの役割

landscape-snow-help = { -land-help }
landscape-meadow-help = { -land-help }
landscape-grain-help = { -land-help }
landscape-forest-help = { -land-help }
landscape-jungle-help = { -land-help }
landscape-wetland-help = { -land-help }
landscape-steppe-help = { -land-help }
landscape-rock-help = { -land-help }
-land-help = ここで移動を終えると、この風景のヤクタイルを達成し、この風景の動物を描いたり装備を集めたりできます。
landscape-city-help = ここで移動を終えると、このマスの商品をコイン1枚で買えます。ほかと同じく風景の1つでもあります。
landscape-mountain-help = 障害物です。ヤク駒は手前で止まり、疲労マーカーを1枚受け取ります。登山用具か登山家なら越えられます。
landscape-kathmandu-help = ゴールです。着いたら一番上のカトマンズタイルを取り、疲労マーカーをすべて取り除き、以後は手番ごとに資源を1つ得ます。

die-brown-help = 選ぶとバックパックを1つ得ます。目の数だけ進みます。
die-gray-help = 選ぶとコンパスを1つ得ます。目の数だけ進みます。
die-purple-help = 選ぶと絵の具箱を1つ得ます。目の数だけ進みます。
die-orange-help = 選ぶとコインを1枚得ます。目の数だけ進みます。
die-pink-help = 選ぶとヤクの餌を1つ得ます。目の数だけ進みます。
die-black-help = 選ぶと好きな資源を1つ得ます。目の数だけ進みます。

weather-sun-help = 嵐は動きません。それでも嵐の後ろのヤク駒は疲労マーカーを1枚受け取ります。
weather-storm-help = 嵐が次の境界へ進み、その後ろのヤク駒はそれぞれ疲労マーカーを1枚受け取ります。

thing-board = ボード
thing-board-help = ボードは開始ボードから数えます。番号は角に書いてあります。
thing-strip = 境界
thing-strip-help = 越えるにはヤクの餌1つか、疲労マーカー1枚が必要です。
thing-needle = 赤い針
thing-needle-help = このボードでの最初の1歩が針の方向なら、コンパス1つか、疲労マーカー1枚が必要です。
thing-rose = 方位記号
thing-rose-help = 赤い先が指すほうが北です。この図では上が北です。
thing-rose-turned = 方位記号：右が北
thing-rose-turned-help = このランドスケープは、大きく見えるように向きを変えて表示しています。方位記号の赤い先が指す右側が北です。
thing-yak = ヤク駒
thing-yak-help = 選んだダイスの目の数だけ、まっすぐ進みます。移動を終えたマスでアクションをします。

label-temple-help = ここにはゲーム中1回、資源を払わずに奉納でき、地図を1枚取ります。
label-temple-tile-help = 印刷された寺院と同じです。各自ゲーム中1回ずつ奉納でき、地図を1枚取ります。
label-start-space-help = 1日目の前に、1マスに1つずつヤク駒を置きます。
label-storm-help = 1日の終わりに、嵐の後ろのボードにいるヤク駒はすべて疲労マーカーを1枚受け取ります。
label-weather-help = 1日の終わりにその日のタイルをめくります。太陽か嵐です。横にあるのは、ゲームの前半・後半のうち、今の半分でこれから出るタイルです。
label-equipment-display-help = 目的地マスと風景が同じカードは、バックパック1つで集められます。1日の終わりに補充します。
label-animal-display-help = 目的地マスと風景が同じ動物は、絵の具箱1つで描けます。新しい動物は1日の終わりに来ます。
label-map-display-help = 奉納1回につき、この中から1枚か、山札の一番上を取ります。空いた場所はすぐ補充します。
label-special-goods-help = 同じ種類の商品を買うとき、コインをもう1枚払うと手に入ります。ほかの人が持っていれば、その人から取り、コインはその人に渡ります。1枚7点です。
label-kathmandu-tiles-help = カトマンズに着いたときの点数です。早く着いた人ほど高いタイルを取ります。
label-tents-help = その日の合計が一番小さい人が、こっそり引きます。ほかの人がその風景で手番を終えるときに使うと、1枚につき疲労マーカーを1枚受け取らせます。
label-holder-help = 持っている人から各ラウンドを始めます。1日の終わりに、合計が一番小さい人に移ります。
label-dice-used-help = 今日選んだダイスです。1ラウンドに1個選びます。
label-day-total-help = 今日選んだダイスの合計です。1日の終わりに、一番小さい人がスタートプレイヤーコマを受け取ります。
label-exhaustion-help = 3枚たまると、次の手番は休憩になり、すべて取り除きます。ゲーム終了時には1枚につき3点を失います。
label-offerings-help = 9個の奉納品を左から順に寺院に置きます。最後に空いた場所の値が点数になります。
label-yak-tile-help = この風景で移動を終えると、次のタイルをめくります。裏向きのタイルは最後に失点となり、すべて達成すれば10点です。
label-animals-help = 最後に、1枚の値は、全員の中で一番多い枚数と一番少ない枚数の差になります。
label-goods-help = 最後にその値が点数になります。異なる5種類で7点、6種類で12点のセットになります。
label-maps-help = 同じ色のAとBのペアは4点、木箱に入れれば8点、片方だけなら1点です。同じマスにいる人と交換できます。
label-secured-help = 木箱にしまったペアです。8点になり、もう交換されません。
label-player-board = プレイヤーボード
label-player-board-help = 今日のダイスと残りのダイス、資源、疲労、奉納品、そしてこれまでに集めたものです。
label-one-die = { $die }のダイス
label-die-unused = 今日は未使用
label-die-used = 今日は使用済み
label-die-aside = 明日まで使えない
label-one-day = { $day }日目

picture-title = 遠征：{ $day }日目、第{ $round }ラウンド
picture-title-setup = 遠征：準備中
picture-title-over = 遠征：ゲーム終了

reconstructed = 復元
reconstructed-note = 「復元」と示したボード、数値、カードの風景は、印刷物が手元にないため私たちが作ったものです。ルールに書かれていることにはすべて合っています。

## On the page

status =
    { $day }日目（全{ $days }日）・第{ $round }ラウンド・{ $storm ->
        [0] 嵐は開始ボード
       *[other] 嵐は{ $storm }番目の境界
    }
part-landscape = ランドスケープ
part-seats = プレイヤー
part-displays = 場
part-own = 自分のボード

## The tutorial

lesson-welcome = あなたのヤクはネパールのふもとにいます。1日3手番、全6日でカトマンズを目指し、道中で得点を集めます。後ろからは嵐が迫り、追い越されると疲れます。
lesson-die = 手番ごとに、6個のダイスから1個を選びます。色で資源が決まり、出目の数だけヤクが進みます。ピンクのダイスを選んでください。ヤクの餌と3歩が手に入ります。
lesson-die-praise = ヤクの餌が1つ増え、3歩進みます。
lesson-go = 移動の前に使える装備カードがあります。木箱には地図のペアが必要で、手綱は移動中に使います。今は使うものがないので、出発しましょう。
lesson-go-praise = ヤクが歩き始めます。
lesson-move = ヤクは出目の数だけ、まっすぐ進みます。ボードの境界を越えるたびにヤクの餌を1つ払います。北へ進んでください。
lesson-move-praise = 3歩進み、境界を1つ越え、ヤクの餌を1つ払いました。ヤクの餌がなければ疲労マーカーを受け取ります。
lesson-needle = ボードには赤い針があります。最初の1歩が針の向きと同じなら、コンパスを1つ払うか、疲れます。それでも近道です。北へ進んでください。
lesson-needle-praise = コンパスを1つ払いました。針と比べるのは最初の1歩だけです。
lesson-obstacle = 北には山があり、ぶつかるとヤクが疲れます。西には3歩進める道があります。西へ進んでください。
lesson-obstacle-praise = 3歩すべて進み、疲れませんでした。最後まで進めないヤクはその場で止まって疲れます。
lesson-paint = 牧草地に着きました。場にいる牧草地の動物を、絵の具箱1つで描けます。一番多い人と一番少ない人の枚数の差が大きいほど、動物の価値は上がります。インドサイを描いてください。
lesson-paint-praise = インドサイを手に入れました。新しい動物は1日の終わりに増えます。
lesson-buy = 都市です。自分のマスの商品はコイン1枚で買えます。もう1枚払うと同じ種類の特別商品も手に入ります。ほかの人から取るときは、そのコインが相手に渡ります。シルクを特別商品と一緒に買ってください。
lesson-buy-praise = 3点の商品と7点の特別商品です。異なる商品が5種類か6種類そろうとセットになります。
lesson-offer = ここは寺院です。寺院ごとにゲーム中1回、奉納できます。奉納が多いほど得点が増えます。奉納してください。
lesson-offer-praise = 奉納するたびに、地図を1枚取れます。
lesson-map = 同じ色のAとBでペアになり4点、木箱で守れば8点です。赤のBを持っているので、赤のAを取りましょう。
lesson-map-praise = ペアになりました。空いた場所はすぐに補充されます。
lesson-rest = 疲労マーカーが3枚あり、このままではヤクは休憩になります。今、救急バッグを使えば2枚取り除けます。
lesson-rest-praise = 残りは1枚。ヤクは歩けます。最後に残ったマーカーは1枚につき3点の損です。
lesson-kathmandu = 最終日、カトマンズまであと6歩です。最初に着いた人は15点のタイルをもらえます。東へ進んでください。
lesson-kathmandu-praise = 到着です。15点を得て、疲労はすべて消えました。基本はこれで終わりです。続きはルールのページをご覧ください。

feature-outlook = 次の手番で届くもの
feature-less-exhaustion = 疲労の少なさ
feature-less-distance = カトマンズへの近さ

## できない設定

wrong-weather = { $days }日間に天候タイル{ $count }枚では足りません。嵐か太陽を増やしてください。
wrong-holder = { $players }人で遊ぶため、設定holderで選ばれた人はいません。
wrong-goes-with = 設定{ $field }は{ $other }={ $value }のときだけ使えます。
wrong-boards-count = ボードが{ $count }枚です。このゲームでは、開始ボードと目的地ボードを含めて{ $wanted }枚使います。
wrong-boards-touch = ボードは前後のボードとだけ接するように並べてください。
wrong-boards-strip = { $board }から{ $other }へ通れるマスが2つありません。ボードを回すか、別のボードにしてください。
wrong-boards-place = { $board }は{ $place }番目のボードにできません。
wrong-boards-start = 開始ボードは回せません。
wrong-boards-once = 同じボードは、表裏に関係なく1回しか使えません。
wrong-boards-name = 「{ $board }」というボードはありません。あるボード：{ $known }（@1～@3で回せます）。
wrong-boards-written = 「{ $board }」は、T6B:Nのようにボードと出口を書いてください。

## 使えない自作の表

wrong-law-city = 都市は{ $count }マスのまとまりにしてください。
wrong-law-tower = このボードの塔（+）は{ $known }つですが、ここには{ $count }つあります。
wrong-law-kathmandu = カトマンズ（K）は{ $known }マスですが、ここには{ $count }マスあります。
wrong-law-sides = ボードには1から順に番号を付け、それぞれに表と裏を用意してください。
wrong-law-start-rows = 開始ボードの行は、ほかのボードより少なくしてください。
wrong-law-start-spaces = 開始マス（s）は{ $count }つ以上必要です。
wrong-law-cell = { $row }行目：「{ $cell }」は使えません。{ $known }のどれかの後に{ $marks }のどれかを書いてください。
wrong-law-rows = { $wanted }行必要ですが、{ $count }行あります。
wrong-law-row = { $row }行目は{ $wanted }マスですが、{ $count }マスあります。
wrong-law-mountain = { $row }行目の{ $column }列目：山には何も置けません。
wrong-law-sign = { $row }行目の{ $column }列目：「{ $cell }」はこのボードには置けません。
wrong-law-effect = カードの効果はルールで決まっています。
wrong-law-window = 「{ $card }」はそのタイミングでは効果がありません。
wrong-law-card-landscapes = カードは種類ごとに{ $count }枚で、それぞれ違う風景にしてください。
wrong-law-animals = どの動物もちょうど1つの風景に入れてください。合っていない動物：{ $animal }
wrong-law-tents = 都市のテントはありません。
wrong-law-ability = キャラクターの能力はルールで決まっています。
wrong-law-start-cards = 開始装備カード{ $count }枚で{ $players }人に足りるようにしてください。
wrong-law-strips = 値が1つ以上必要です。
wrong-law-temples = 寺院タイルは地形ボードにだけ置けます。
wrong-law-mixes = 天候の組は、全日程に1つか、前半と後半に1つずつにしてください。
wrong-law-presets = 用意された並べ方は、ゲームの長さごとに1つです。
