# サーバー自身の言葉：見出し、助言、要求の誤り。

asked-you = あなたの番：{ $prompt }
waiting-for = { $name }を待っています。
curtain = 端末を{ $name }に渡してください。
bot-plays-for-you = ボットがあなたの代わりに打っています。

hint-only = ほかに選択肢はありません。
hint-best = 次の候補より約{ $points }点良い見込みです（次の候補：{ $other }）。
hint-even = これより良い手は見当たりません（ほぼ同じ：{ $other }）。
hint-why = 点数での違い：{ $reasons }。
hint-chance = 勝つ見込み：{ $percent }%。

problem-refused = ルール上できません。
problem-stale = このページを表示した後に盤面が変わりました。現在の盤面を表示します。手は打たれていません。
problem-wrong-seat = この席はあなたの席ではありません。
problem-no-table = そのような卓はありません。
problem-no-game = そのようなゲームはありません。
problem-no-moment = このゲームにその場面はありません。
problem-no-seat = この席はもう埋まっています。
problem-not-asked = 今あなたが答える質問はありません。
problem-other-rules = このゲームはルール第{ $written }版で始まりましたが、ここにあるのは第{ $known }版です。記録は書き出せます。
problem-other-content = このゲームで使う内容{ $content }は、ここでは用意されていません。記録は書き出せます。
problem-unreadable = これはできません：{ $why }
problem-bad-request = この要求は理解できません：{ $why }
problem-too-large = 大きすぎます。上限は{ $limit }バイトです。
problem-too-slow = 送信に時間がかかりすぎました。待つのは{ $seconds }秒までです。
problem-too-often = { $seconds }秒ほど待ってから、もう一度お試しください。
problem-given-up = その間に別のことが尋ねられました。
problem-damaged = このテーブルの記録が壊れているため、開けません：{ $why }
problem-no-data = サーバーは現在データを読めません。数秒後にもう一度お試しください。
problem-not-kept = サーバーは現在なにも保存できません。数秒後にもう一度お試しください。二重に実行されることはありません。
problem-not-host = これができるのは、このテーブルを開いた人だけです。
problem-begun = ゲームはもう始まっています。席は変えられません。
problem-not-begun = ゲームはまだ始まっていません。
problem-game-over = ゲームは終わりました。
problem-not-away = その席の人は今ここにいるか、まだ待たれていません。
problem-closed = この卓の観戦は主催者が閉じています。
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
