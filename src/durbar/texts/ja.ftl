# どのゲームでも使う言葉。

language = 日本語
player = プレイヤー{ $number }
bot-names = ペンバ, ドルマ, タシ, ニマ, ソナム, ミンマ
chance = 運
somebody = 誰か
own-content = { $game }（独自の内容：{ $content }）
asked = { $name }：{ $prompt }
comma = 、
label-value = { $label }：{ $value }
gap = { "" }
people = { $others }、{ $last }
yes = はい
no = いいえ
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
refusal-undo-chance = ダイスやカードの結果が出たので、元に戻せません。
refusal-undo-other = ほかの人がプレイしたので、元に戻せません。
refusal-undo-revealed = 隠れていた情報が見えたので、元に戻せません。
refusal-undo-finished = ゲームが終わったので、元に戻せません。
