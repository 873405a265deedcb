# どのゲームでも使う言葉。

language = 日本語
player = プレイヤー{ $number }
chance = 運
somebody = 誰か
comma = 、
people = { $others }、{ $last }
yes = はい
no = いいえ
winners = { $count ->
    [0] 勝者はいません。
    [1] { $names }の勝ちです。
   *[other] { $names }が勝利を分け合います。
}

refusal-not-your-turn = 今はあなたが答える番ではありません。
refusal-chance-decides = まずダイス・カード・トークンなどの運の結果を決めます。
refusal-game-over = ゲームは終わっています。
refusal-not-offered = 今は選べません。
refusal-undo-nothing = 取り消せる手がありません。
refusal-undo-chance = その後に運の結果が出たので取り消せません。
refusal-undo-other = その後に他のプレイヤーが決定したので取り消せません。
refusal-undo-revealed = 隠されていたものが明らかになったので取り消せません。
refusal-undo-finished = ゲームが終わったので取り消せません。
