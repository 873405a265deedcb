# サーバー自身の言葉：見出し、助言、要求の誤り。

asked-you = あなたの番：{ $prompt }
waiting-for = { $name }を待っています。
waiting-secret = 誰かがひそかに決めています。
more-people = あと{ $count }人
curtain = 端末を{ $name }に渡してください。
bot-plays-for-you = ボットがあなたの代わりにプレイしています。

hint-only = ほかに選択肢はありません。
hint-best = 次の候補より約{ $points }点良い見込みです（次の候補：{ $other }）。
hint-even = ほぼ同じくらい良い手：{ $others }。
hint-next = 次の候補（{ $other }）の勝率：{ $percent }%。
hint-why =
    { $unit ->
        [cards] 次の候補との違い（カードの枚数）：{ $reasons }。
       *[points] 次の候補との違い（点数）：{ $reasons }。
    }
hint-chance = 勝率：{ $percent }%。

problem-refused = ルール上できません。
problem-stale = このページを表示した後に盤面が変わりました。現在の盤面を表示します。あなたの手は反映されていません。
problem-wrong-seat = この席はあなたの席ではありません。
problem-no-table = そのテーブルは見つかりません。
problem-no-game = そのようなゲームはありません。
problem-no-moment = このゲームにその場面はありません。
problem-no-seat = この席はもう埋まっています。
problem-not-asked = 今、あなたが答えることはありません。
problem-other-rules = このゲームはルール第{ $written }版で始まりましたが、ここにあるのは第{ $known }版です。記録は書き出せます。
problem-other-content = このゲームで使う内容{ $content }は、ここでは用意されていません。記録は書き出せます。
problem-unreadable = 内容を読み取れません。何も行われませんでした。
problem-bad-request = この要求は理解できません。何も変わっていません。
problem-too-large = 大きすぎます。上限は{ $limit }バイトです。
problem-too-slow = 送信に時間がかかりすぎました。待つのは{ $seconds }秒までです。
problem-too-often = { $seconds }秒ほど待ってから、もう一度お試しください。
problem-given-up = その間に別の操作が行われました。
problem-log-full = このテーブルの記録が長くなりすぎたため、もう取り消せません。
problem-damaged = このテーブルの記録が壊れているため、開けません。
problem-no-data = サーバーは現在データを読めません。数秒後にもう一度お試しください。
problem-not-kept = サーバーは現在なにも保存できません。数秒後にもう一度お試しください。二重に実行されることはありません。
problem-not-host = これができるのは、このテーブルを開いた人だけです。
problem-begun = ゲームはもう始まっています。席は変えられません。
problem-not-begun = ゲームはまだ始まっていません。
problem-game-over = ゲームは終わりました。
problem-not-away = その席の人は今ここにいるか、まだ待たれていません。
problem-not-over = 振り返りはゲームが終わってから作られます。
problem-no-review = このゲームのこの設定では、ボットがまだ形勢を判断できないため、振り返りを作れません。
problem-closed = このテーブルは、主催者の設定で観戦できません。
problem-no-ahead = このゲームには、そのように前もって答えられるものがありません。
problem-no-rematch = 次のテーブルは、まだ誰も開いていません。
problem-seat-taken = その席にはもう人がいます。
problem-no-place = このテーブルにその席はありません。
problem-no-bot = そのボットはいません。いるのは：{ $known }
problem-no-invitation = この招待はもう使えません。送ってくれた人に新しい招待を頼んでください。
problem-invitation-over = この招待は{ $days }日より前のものです。送ってくれた人に新しい招待を頼んでください。
problem-foreign = 別のサイトからの要求なので、実行しませんでした。
problem-secret-record = この記録には伏せられたカードが含まれます。ゲーム終了後に入手できます。
problem-not-found = ここには何もありません。
problem-method = ここではできません。
problem-broken = サーバーで問題が起きました。何も変更されていません。
problem-bad-token = このトークンは登録されていません。取り消された可能性があります。
problem-no-name = 名前には文字か数字が1つ以上必要で、長さは{ $longest }文字までです。
problem-name-of-bot = この名前はボットの名前と同じか、よく似ています。別の名前にしてください。
problem-name-kept = この名前、またはよく似た名前は、ほかの人が使っています。別の名前にしてください。
problem-name-here = このテーブルには、同じ名前かよく似た名前の人がいます。別の名前にしてください。
problem-enough-bots = 登録できるプログラムは{ $most }個までです。先にどれかを削除してください。
problem-no-bot-guest = この名前のプログラムは、あなたのものの中にありません。
problem-nobody = この名前を登録している人はいません。
problem-yourself = 自分自身を招くことはできません。
problem-no-challenge = この招待は見つからないか、すでに終わっています。
problem-bad-passkey = このパスキーは登録されていないか、求めた応答と違います。もう一度お試しください。
problem-no-passkeys = パスキーを使うには、アドレスが数字ではなく名前である必要があります。このマシンでは{ $name }で開いてください。
problem-no-member = 名前を登録していないか、この端末はサインアウトされています。
problem-bad-code = このコードは無効か、すでに使われています。
problem-other-name = あなたの名前と違います。登録したとおりに入力してください。
problem-blocked = このテーブルの主催者は、あなたとの対戦を望んでいません。
problem-no-saying = 定型文か自由な言葉の、どちらか一方だけを送ってください：{ $known }
problem-signs-only = ロビーのテーブルでは定型文だけが使えます。
problem-no-other = そこにはほかの人が座っていません。

## 読めないファイル、選べない設定や手

wrong-seats = 席に座れない相手が指定されています。一覧から人かボットを選んでください。
wrong-clock = その持ち時間は使えません。一覧から選んでください。
wrong-content = そのボードやカードは、ここでは用意されていません。
wrong-option = 設定「{ $option }」にその値は使えません。
wrong-move = どの手のことかわかりません。

sign-hello = こんにちは！
sign-good-luck = よろしくお願いします！
sign-well-played = お見事！
sign-thanks = ありがとう！
sign-sorry = ごめんなさい！
sign-one-moment = 少々お待ちください。
sign-take-your-time = ごゆっくりどうぞ。
sign-back = 戻りました。
sign-good-game = いい勝負でした！
sign-again = もう一戦どうですか？

damage-file = ファイル：{ $why }
damage-table = テーブル{ $table }：{ $why }
damage-over = テーブル{ $table }：ゲームが終わったかどうかが、記録と登録内容で食い違っています。
