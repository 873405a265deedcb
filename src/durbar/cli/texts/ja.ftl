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
not-understood = 「{ $words }」は分かりません。
did-you-mean = もしかして：{ $words }　? でヘルプを表示します。
possible-now = 今できます：{ $move }。
undone = 取り消しました：{ $move }。
hint-thinking = 経験を積んだボットならこう選びます：
hint-chance = 勝率{ $percent }%
hint-as-good = 同じくらい良い
hint-behind = { $points }点少ない
save-where = どのファイルに保存しますか？ save ファイル名 と入力してください。
saved = { $path } に保存しました。
save-failed = { $path } に保存できませんでした：{ $why }
lang-unknown = 「{ $lang }」という言語はありません。使える言語：{ $known }
dealer-help = ダイスやカードの結果を入力してください（1から{ $count }までの番号、または言葉）。roll で運に任せ、roll all で次のプレイヤーまですべて運に任せ、quit で終了します。
recovered = 壊れた行を{ $count }行、残せませんでした。
not-kept = このゲームは記録されません：{ $why }
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
report-seat = { $name }：運 { $luck }%、{ $count }回の選択で失ったもの { $cost }%
report-mark = { $number }. { $name }：{ $move } で勝率を{ $cost }%失いました。より良い手：{ $better }
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
