# どのゲームでも使う言葉。

language = 日本語
player = プレイヤー{ $number }
you = あなた
bot-names = ペンバ, ドルマ, タシ, ニマ, ソナム, ミンマ
bot-apprentice = 見習い
bot-apprentice-help = ルールを覚えたばかりで気が散りやすい。子どもの最初の相手に
bot-porter = 荷運び
bot-porter-help = 道は知っているが、ときどき何かを落とす
bot-trader = 商人
bot-trader-help = うまい取引をするが、たまに損もする
bot-guide = 案内人
bot-guide-help = よい道を見落とすことはめったにない
bot-sherpa = シェルパ
bot-sherpa-help = 多くの対局の経験で、毎手番を最大限に生かす
bot-rinpoche = リンポチェ
bot-rinpoche-help = いちばん長く考える、ここで最強の相手
bot-racer = せっかち
bot-racer-help = とにかく先を急ぐ。すぐに得になるものが好き
bot-builder = 棟梁
bot-builder-help = ゆっくり育ち、最後に大きな価値になるものを好む
bot-spoiler = 意地悪
bot-spoiler-help = ほかの人の持ち物を人一倍気にする
bot-random = でたらめ
bot-random-help = 許されていることなら何でもする
bot-greedy = 欲ばり
bot-greedy-help = 一手番だけ先を見て、今いちばん得なものを取る
bot-fitted = 経験者
bot-fitted-help = 一手番先を見る。多くの対局の経験から局面の価値がわかる
bot-thinking = 思索家
bot-thinking-help = 何千もの対局を思い描いて、手の行く末を確かめる
chance = 運
somebody = 誰か
own-content = { $game }（独自の内容：{ $content }）
asked = { $name }：{ $prompt }
comma = 、
decimal-mark = .
between-figures = 、
label-value = { $label }：{ $value }
aside = { $text }（{ $more }）
gap = { "" }
people = { $others }、{ $last }
yes = あり
no = なし
winners = { $count ->
    [0] 勝者はいません。
    [1] { $names }の勝ちです。
   *[other] { $names }が勝利を分け合います。
}

refusal-not-your-turn = 今はあなたが決める番ではありません。
refusal-chance-decides = 先にダイスやカード、トークンの結果を決めます。
refusal-game-over = ゲームは終わっています。
refusal-not-offered = 今はできません。
refusal-undo-nothing = 元に戻せる手がありません。
refusal-undo-chance = 結果が出たあとは戻せません。
refusal-undo-other = ほかの人が動いたので戻せません。
refusal-undo-revealed = 秘密が見えたので戻せません。
refusal-undo-finished = 終わったゲームは戻せません。
