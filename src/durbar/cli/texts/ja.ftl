# 端末で使う言葉。ゲームの言葉は各ゲームに、共通の言葉はハウスにあります。

## テーブル：結果

total = 合計
place = 順位

## ボット


## 端末：メニュー

welcome = ナマステ！　みんなが集まって遊ぶ広場、ダルバールへようこそ。
go-on = 続きを遊ぶ
menu-help = 番号を入力してください。言語（{ $languages }）で切り替え、quit で終了します。
which-game = どのゲームにしますか？
how-many = 何人で遊びますか（{ $players }）？
how-many-people = そのうち、この画面の前の人間は何人ですか？
your-name = プレイヤー{ $number }の名前は？
which-bots = ほかの席のボットはどれにしますか？
change-option = 番号で設定を変更、Enter でゲームを始めます：
new-value = 新しい値（{ $values }）？
number-between = { $low }から{ $high }までの数を入力してください。

## 端末：一覧

column-name = 名前
column-players = 人数
column-line = 内容
column-option = 設定
column-values = 値
column-default = 通常
column-meaning = 意味
games-more = durbar games ID で設定を表示、durbar play ID でゲームを始めます。
not-loaded = ゲーム { $game } は入っていますが、読み込めません（{ $why }）。
players-possible = 人数：{ $players }

## 端末：プレイ中

sit-down = { $game }（シード { $seed }）。? でヘルプを表示します。
curtain = { $name }の番です。ほかの人は画面を見ないでください。
press-enter = Enter を押してください
only-choice = 選択肢は一つだけです：{ $move }。Enter で進みます。undo で直前の選択を取り消せます。
forced = 唯一の選択肢が自動で選ばれました：{ $move }。
no-such-number = { $number }はありません。答えは1から{ $count }までです。
several-moves = 「{ $words }」に当てはまる手がいくつかあります：
not-understood = 「{ $words }」はわかりません。
did-you-mean = もしかして：{ $words }　? でヘルプを表示します。
possible-now = 今できます：{ $move }。
undone = 取り消しました：{ $move }。
hint-thinking = 経験を積んだボットならこう選びます：
hint-chance = 勝率{ $percent }%
hint-as-good = 同じくらい良い
hint-behind = { $points }点少ない
save-where = どのファイルに保存しますか？ save ファイル名 と入力してください。
saved = { $path } に保存しました。
save-failed = ゲームを保存できませんでした。{ $why }
lang-unknown = 「{ $lang }」という言語はありません。使える言語：{ $known }
dealer-help = ダイスやカードの結果を入力してください（1から{ $count }までの番号、または言葉）。roll で運に任せ、roll all で次のプレイヤーまですべて運に任せ、quit で終了します。
recovered = 壊れた行を{ $count }行、残せませんでした。
not-kept = このゲームは記録されません。{ $why }
goodbye = さようなら。
resume-with = ゲームは保存されています。続けるには：{ $command }
kept-at = このゲームをもう一度見るには：{ $command }
picture-written = 絵は { $path } にあります。
moment = 全{ $count }回の決定のうち{ $number }回の後

help-moves = 手の番号か言葉で答えてください。言葉は、紛らわしくない限り短くできます。
command-what = ? 言葉
command-what-help = カード、キャラクター、得点の説明、手の結果（? 3）、または手ができない理由を表示する
command-undo = undo
command-undo-help = 新しいことが明らかになっていない限り、直前の選択を取り消す
command-board = board
command-board-help = テーブルをもう一度描く
command-log = log, log all
command-log-help = 最近の、または最初からの出来事を表示する
command-hint = hint
command-hint-help = 経験を積んだボットに助言を求める
command-save = save ファイル名
command-save-help = ゲームの写しをファイルに書く（ゲームは自動でも保存されます）
command-lang = lang en, fr, ja
command-lang-help = 別の言語で続ける
command-quit = quit
command-quit-help = 席を立つ（ゲームは保存され、後で再開できます）

report-title = { $game }：対局の振り返り
report-chances = { $name }の勝率：{ $line }
report-seat = { $name }：運 { $luck }%、{ $count }回の選択で失ったもの { $cost }%、そのほか { $besides }%
report-mark = { $number }. { $name }：「{ $move }」で勝率を{ $cost }%失いました。より良い手：{ $better }
report-why =
    { $unit ->
        [cards] カードの枚数では：{ $reasons }。
       *[points] 点数では：{ $reasons }。
    }
report-again = ここからやり直す：durbar play --resume { $file } --at { $number }
report-kind = { $name }の伸びしろは「{ $prompt }」：{ $count }回の選択で{ $cost }%損
report-strength = { $name }の得意は「{ $prompt }」：{ $count }回の選択で損は{ $cost }%
report-no-marks = 大きく損をした選択はありません。

## コマンドの間違い

wrong-command = そのコマンドはありません。使えるものは { $command } --help で見られます。
wrong-command-option = { $wanted }という指定はありません。使えるものは { $command } --help で見られます。
wrong-command-empty = { $wanted }には値が必要です。
wrong-command-missing = { $wanted }がありません。書き方は { $command } --help で見られます。
wrong-command-value = { $wanted }にその値は使えません。使える値は { $command } --help で見られます。
wrong-command-surplus = { $command }には余分な言葉があります。書き方は { $command } --help で見られます。
wrong-dealer = 「{ $wanted }」は配り手になれません。seedかpersonを選んでください。
wrong-resume = 再開するゲームでは、プレイヤー、設定、記録はもう決まっています。
wrong-only-resumed = --{ $field }は--resume FILEと一緒に使います。
wrong-no-words = ゲーム{ $wanted }には文章がないため、ターミナルでは遊べません。
wrong-option-written = 「{ $wanted }」は、名前=値の形で書いてください。
wrong-option-twice = 設定{ $field }が2回指定されています。
wrong-option-file = 設定{ $field }をファイル{ $path }から読めません。
wrong-option-long = ファイル{ $path }は{ $most }字を超えています。設定{ $field }には長すぎます。
wrong-seats-or-bots = 誰が遊ぶかは、--seatsか--botsのどちらか一方で指定してください。
wrong-seats-count = { $players }人には席が{ $players }つ必要ですが、{ $count }つ指定されています。
wrong-same-name = 「{ $name }」という名前のプレイヤーが2人います。
wrong-other-game = { $path }は{ $known }の記録です。
wrong-no-games = ゲームが1つもインストールされていません。
wrong-no-tables = { $wanted }には置き換えられる表がありません。
wrong-deals = 「{ $wanted }」は配りの回数になりません。2以上にしてください。
wrong-bot-made = 「{ $wanted }」はボットとして使えません。
wrong-file-content = 別のボードやカードで遊んだ記録です。そのフォルダーを--contentで指定してください。
recover-with = { $why }無事な部分を残すには：{ $command }

## サーバーとデータ

serving = Durbarを開きました（Ctrl+Cで停止）：{ $address }
fair = 公正です：{ $count }回の抽選が{ $commitment }のシードから出ています
fair-before = 未確認：その前の{ $count }回は別の場所で抽選されました
fair-salts = ソルト：プレイヤーから{ $given }個、サーバーが引いたもの{ $drawn }個
fair-unsalted = ソルト：なし。サーバーの管理者がシードを選べた可能性があります
backed-up = { $count }卓を{ $path }に写しました。封印の鍵は含まれません。別に保管してください。
restored = { $count }卓を戻しました。
all-well = 異常はありません。
content-same = { $game }：標準の表と同じです
content-own = { $game }：{ $name }、{ $digest }
content-replaced = 標準の代わりに使うもの：{ $files }
content-edition = 第{ $edition }版（最新は第{ $newest }版）
guest-came = { $name }が{ $server }のゲストになりました
guest-again = 次も同じ名前で来るには：{ $setting }
guest-over = テーブル{ $table }のゲームが終わりました。席の順位：{ $seats }
report-about = テーブル{ $table }、{ $name }について：{ $why }

## コマンドのヘルプ

help = カトマンズのボードゲームを、正確なルールで遊びます。コマンドを付けなければ、ブラウザーでテーブルを開きます。
help-usage = 使い方：{ $usage }
help-some-options = [オプション]
help-a-command = コマンド
help-arguments = 引数：
help-options = オプション：
help-commands = コマンド：
help-help = このヘルプを表示します。
help-default = { $text }（指定しなければ { $value }）
help-with-game = ゲームの名前。durbar games で一覧を表示します。
help-with-players = プレイ人数。
help-with-option = ゲームの設定。何度でも指定できます。
help-with-lang = en、fr、jaのどれか。指定しなければシステムの言語になります。
help-with-seed = ダイスとカードの乱数のシード。シードが同じなら運も同じです。
help-with-as-json = 表の代わりにJSONを出力します。
help-with-own = 標準の代わりに使う自作のボードやカード。durbar content を見てください。
help-with-data = テーブルを保存するフォルダー、またはデータベースのURL。
help-play = ゲームを遊びます。ボットとの対戦も、一つの画面での複数人プレイもできます。
help-play-bots = 対戦相手。durbar bots で一覧を表示します。席より少なければ順に繰り返します。
help-play-seats = 席に座る全員。例：person:Maya,sherpa,racer
help-play-dealer = 配り手。seed、または実物のダイスやカードの結果を入力する person。
help-play-record = ゲームを記録するファイル。指定しなければデータフォルダーに保存します。
help-play-resume = 記録したゲームの続きを遊びます。
help-play-recover = --resumeと一緒に：壊れた記録の無事な部分を残します。
help-play-at = --resumeと一緒に：この数の決定の後から、新しい記録でやり直します。
help-games = ゲームの一覧を表示します。名前を付けると、そのゲームの設定を表示します。
help-bots = 対戦相手の一覧を強さとともに表示します。
help-simulate = ボットに多くのゲームをさせ、結果を集計します。
help-conformance = ゲームが取り決めどおりに作られているか、すべての設定で確かめます。
help-replay = 記録したゲームを最初からたどるか、ある時点を表示します。
help-replay-file = 記録ファイル。
help-replay-at = この数の決定の後で止めます。
help-replay-svg = テーブルの絵をこのファイルに書き出します。
help-replay-seat = 見る席の番号（1から）。指定しなければ観戦者として見ます。
help-report = 対局を振り返ります。勝率の移り変わり、運と実力、最も痛かった選択がわかります。
help-report-file = 記録ファイル。
help-report-svg = 全員の勝率の移り変わりを、このファイルに絵で書き出します。
help-balance = バランスの実験室。席、長さ、得点、何を持つと有利かを調べます。
help-bench = このマシンでのゲームの速さを測ります。
help-serve = ブラウザーでテーブルを開きます。ほかには何もいらず、データがこのマシンの外に出ることもありません。
help-serve-host = 待ち受けるアドレス。0.0.0.0 ならネットワークの人も遊べます。
help-serve-port = ポート番号。指定しなければ8765か、その次の空いている番号。
help-serve-browser = ページを開くかどうか。
help-serve-public-url = プロキシの後ろにあるときの公開アドレス。例：https://games.example
help-serve-trusted-proxy = 接続元を伝えてよいプロキシのアドレス。何度でも指定できます。
help-serve-log-requests = 応答ごとにJSONを1行書き出します。
help-serve-expire-days = この日数だけ動きのない未完のゲームを削除します。0なら削除しません。
help-serve-notify = 誰の番かを知らせるアドレスまたはコマンド。
help-serve-processes = 応答するプロセスの数。落ちたものは補われます。
help-serve-content = このフォルダーのボードやカードも選べるようにします。何度でも指定できます。durbar content を見てください。
help-verify = ゲームが約束どおりに配られたか、抽選とシードと約束を照らし合わせて確かめます。
help-verify-file = サーバーが配ったゲームの記録。
help-verify-seed = 最後に示されたシード。記録に含まれていれば不要です。
help-verify-content = 標準と違うボードやカードで遊んだときは、そのフォルダー。
help-export = すべてのテーブルの記録をフォルダーに書き出します。
help-export-folder = 記録を書き出すフォルダー。
help-backup = すべてのテーブルのその時点の写しをファイルに作ります。サーバーは動いていてもかまいません。
help-backup-file = 写しを書く新しいファイル。
help-restore = 写しを、テーブルのない場所に戻します。作ったときの鍵が必要です。
help-restore-file = durbar backup で作った写し。
help-check = 保存データと各テーブルの記録に傷みがないか調べます。
help-check-content = テーブルで使われている自作のボードやカード。何度でも指定できます。
help-load = サーバーがどれだけの負荷に耐えるか測ります。開いたテーブルは残ります。
help-guest = どこかのサーバーのテーブルにボットを座らせます。招待された席か、呼ばれたところで遊びます。
help-guest-url = サーバー（例：https://games.example ）、または招待のリンク。
help-guest-bot = durbar bots にあるボット、または自作のもの：my_module:MyBot
help-guest-token = そのサーバーでのトークン。なければ新しいゲストになります。
help-guest-name = 新しいゲストの名前。
help-guest-games = この数のゲームで終えます。招待なら1回、そうでなければ続けます。
help-guest-seed = ボット自身の乱数のシード。
help-token = このデータのサーバーで使うトークンを発行または再発行します。名前がなければ一覧を表示します。
help-token-name = プログラムの名前。
help-token-remove = トークンを取り消し、名前を空けます。
help-reports = プレイヤーからの通報を新しい順に表示します。
help-reports-show = 1件の通報を、発言と記録とともに表示します。
help-reports-remove = 対応の済んだ通報を削除します。
help-arena = ボットどうしの対戦と信頼区間。
help-content = 標準の代わりに使う自作のボードやカード。
help-content-check = このフォルダーの表で遊べるか確かめます。遊べなければ、ファイル、項目、ルールを示します。
help-content-check-folder = TOMLファイルのあるフォルダー。
help-content-check-game = content.tomlに書かれていないときの、対象のゲーム。
help-content-export = 標準の表を、編集用にフォルダーへ書き出します。変えないものは削除してください。
help-content-export-folder = 新しいフォルダー。
help-content-export-edition = 標準の表の版。指定しなければ最新の版。
