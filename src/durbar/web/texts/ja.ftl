# ページの言葉。

## ページ：共通

web-description = カトマンズのボードゲームをブラウザーで。ボットと、または一つの画面でみんなと、正確なルールで遊べます。
web-skip = 本文へ
web-look = 言語と表示
web-language = 言語
web-theme = 明るさ
web-theme-auto = システムに合わせる
web-theme-light = ライト
web-theme-dark = ダーク
web-footer = これらのゲームはデザイナーと出版社の作品です。気に入ったらぜひお求めください。ここに見える絵はすべてDurbarのために描かれたものです。
web-home = ホーム
web-back-home = ホームへ戻る

## ページ：ホーム

web-hello = ナマステ！
web-hello-line = Durbarは、盆地じゅうの人が集まって遊ぶ広場です。ゲームを選び、相手を選んで、始めましょう。
web-games = ゲーム
web-seats-count =
    { $low ->
        [1] { $high ->
            [1] 1人
           *[other] 1～{ $high }人
        }
       *[other] { $low }～{ $high }人
    }
web-play = 遊ぶ
web-set-up = 設定して遊ぶ
web-first-game = すぐに遊ぶ
web-first-game-line = おすすめの設定で、やさしいボットを相手に初めてのゲームをします
web-rules = ルール
web-learn = チュートリアル
web-unfinished = あなたのゲーム
web-continue = 続ける
web-look-again = 振り返る
web-yours = あなたの番
web-load-head = 保存したゲームを開く
web-load-line = Durbarで保存した記録は、1手ずつ見直すことができ、終わっていなければ続きを遊べます。
web-load-file = 記録ファイル
web-load = 読み込む

## ページ：新しいゲーム

web-new = { $game }を始める
web-options = どのように遊びますか？
web-options-line = 標準の設定が選ばれています。好みに合わせて変えられます。
web-content = ボードとカード
web-content-line = 標準のボードやカードの代わりに、このサーバーが用意した別のものを使えます。
web-content-house = 標準の内容
web-content-own = { $name }（独自の内容）
web-who = 誰が遊びますか？
web-who-line = 人どうしはこの画面を順に渡して遊び、ボットはコンピューターが動かします。
web-how-many = 人数
web-seat-number = 席{ $number }
web-seat-me = 自分
web-seat-person = この画面で遊ぶ別の人
web-seat-open = 別の場所にいる人
web-seat-name = 名前
web-free-seats = 空席に座れる人
web-free-seats-invited = リンクを送った相手だけ
web-free-seats-everybody = 誰でも（ロビーに出す）
web-name-me = マヤ
web-names-people = テンジン, シータ, カルマ, ラモ, ビクラム
web-begin = 始める
web-update = 設定を更新
web-option-mended = この設定とは組み合わせられないため、別の設定を標準に戻しました。
web-option-number = 「{ $option }」には{ $low }から{ $high }までの数を入力してください。

## ページ：テーブル

web-menu = メニュー
web-players = プレイヤーと得点
web-levels = 強さで選ぶ
web-characters = 個性で選ぶ
web-character = { $bot }：{ $line }
web-other-bots = その他
web-bot = ボット
web-invite = 招待をコピー
web-acts = 手番
web-points = 点
web-parts = テーブルの各部
web-camera = 地図の表示
web-camera-nearer = 拡大
web-camera-farther = 縮小
web-camera-fit = 全体を表示し、動きを追う
web-table = テーブル
web-log = 記録
web-log-go = この時点のテーブルを見る
web-log-all =
    { $count ->
       *[other] すべての記録：{ $count }行
    }
web-forced = （ほかに選択肢なし）
web-hinted = （ヒントの後）
web-hurry = 早送り
web-branch = ここから試す
web-branch-help = この時点から続く自分用のテーブルを開きます。このテーブルはそのままです。
web-gain = 得点：{ $points }。
web-spared = 今終わると失う点が{ $count }減ります。
web-risked = 今終わると失う点が{ $count }増えます。
web-since = 前の手番のあとに起きたこと
web-since-none = 待っている間にほかのプレイヤーがしたことを、ここに表示します。
web-since-again = 見直す
web-score-threat = 今終わると失う点
web-score-now = 今終わると
web-deed = できること
web-over = ゲームは終わりました。
web-wait = ほかの人がプレイすると、自動で進みます。
web-wait-people = 全員がそろうと始まります。
web-wait-door = 招待する／ボットと始める
web-choose-piece = 枠が付いたものから選んでください。
web-choose-place = ボード上の場所をタッチするか、下から選んでください。
web-choose-here = 枠が付いたもの、または次から選んでください：
web-choose-button = 次から選んでください：
web-cancel = やめる
web-all-moves =
    { $count ->
       *[other] テーブル上の選択肢：{ $count }
    }
web-undo = 元に戻す
web-undo-turn = 手番を元に戻す
web-hint = ヒント
web-hint-help = ボットならどうする？
web-replay = 再生
web-rematch = もう一度
web-save = 記録を保存
web-keys = キー
web-help = ヘルプ
web-help-now = 今できることは？
web-help-score = 得点の取り方は？
web-help-goal = 勝つには？
web-key-rules = 今の場面のルールを見る
web-describe = テーブルを説明
web-confirm = 手を決める前に確認する
web-confirm-always = いつも
web-confirm-final = 元に戻せないときだけ
web-confirm-never = しない
web-call = 音と通知
web-sound = 効果音
web-volume = 音量
web-notify = 自分の番になったら通知する
web-your-turn = あなたの番です
web-next-game = ほかのゲームが待っています
web-fair-dealing = 公正な乱数
web-commitment = 公正な乱数：このゲームのシードは始まる前に決まっていました。そのSHA-256は
web-elsewhere = 別の場所で開始
web-elsewhere-line =
    { $count ->
        [0] このゲームはここで始まったものではありません。
       *[other] このゲームの最初の{ $count }回の抽選は別の場所で行われたため、公正さは証明されません。
    }
web-deal = 配る
web-fair = 公正だったか確かめる
web-seed = このゲームの乱数はすべてシード{ $seed }から作られました。durbar verifyで確かめられます。
web-lost = 接続が切れました。再接続しています…
web-selection-gone = その選択はもうできません。
web-then = 結果：
web-several = 選択肢：{ $count }
web-several-of = { $piece }（選択肢：{ $count }）
web-curtain = { $name }の番です。ここから先は{ $name }だけが見てください。
web-curtain-why = 端末を渡してください。幕を上げると続きます。
web-curtain-lift = { $name }です。幕を上げる
web-graph = 得点の移り変わり
web-turning = 分かれ目
web-turning-lead = { $name }が首位に立つ
web-turning-leap = { $name }が一度に{ $points }点
web-share = 画像を共有
web-sheet = 得点表
web-tiebreaks = 合計が同じときは、上から順に比べます：
web-total = 合計
web-sheet-line = 得点の内訳
web-place =
    { $place ->
       *[other] { $place }位
    }

web-key-arrows = 枠が付いたものの間を移動
web-key-tab = 次の操作へ
web-key-enter = 選ぶ、もう一度で確定
web-key-escape = やめる
web-key-digits = 番号でボタンを選ぶ
web-key-camera = ボードを拡大・縮小・全体表示
web-key-pan = ボードを動かす
web-key-undo = 元に戻す
web-key-hint = ヒント
web-key-log = 記録へ
web-key-board = テーブルを説明
web-key-keys = この一覧

web-sit = 席に着く
web-sit-line = { $game }に招かれています。お名前は？
web-sit-clock = { $clock }。
web-sit-with = 一緒に遊ぶ人：{ $names }。

## ページ：再生

web-replay-first = 最初へ
web-replay-back = 一つ戻る
web-replay-forth = 一つ進む
web-replay-last = 最後へ
web-replay-play = 再生・一時停止
web-replay-moment = 時点
web-replay-speed = 速さ
web-replay-leave = 今に戻る
web-copy-link = リンクをコピー
web-copied = コピーしました

## ページ：ルールとチュートリアル

web-guide = { $game }のルール
web-figure-play = この例を実際にやってみる
web-rulings = { $game }の裁定
web-search = ルールを検索
web-search-none = 見つかりませんでした。
web-search-found = { $count }件見つかりました
web-contents = 目次
web-lesson = ステップ{ $number }/{ $count }
web-lesson-read = 読んで、見て、次へ。
web-lesson-next = 次へ
web-lesson-back = 前へ
web-lesson-other = それもできますが、ここでは別の手を試しましょう。
web-lesson-end = 始めるのに必要なことはこれで全部です。あとは遊びながら覚えましょう。
web-lesson-play = ゲームを始める

## ページ：うまくいかないとき

web-error = 問題が起きました

## ページ：人

web-lobby = ロビー
web-lobby-line = 誰でも参加できるテーブルです。最後の席が埋まるとゲームが始まります。
web-lobby-free = { $players }席のうち空き{ $free }席
web-lobby-empty = 今募集中のテーブルはありません。ゲームを選び、席を空けてロビーに出してみましょう。
web-lobby-door = 一緒に遊ぶ人を探す
web-gathering = 席と参加者
web-gathering-line = { $game }は、すべての席が埋まると始まります。
web-seat-free = 空席
web-invitation = この席へのリンク
web-withdraw = このリンクを取り消す
web-leave = テーブルを離れる
web-kick = この席を空ける
web-list = ロビーに出す
web-unlist = ロビーから下げる
web-fill-with = 空席に入るボット：
web-fill = ボットと始める
web-to-table = テーブルへ
web-gathering-begun = { $game }の対局中です。
web-away = 離席中
web-here = 在席
web-stands-in = 代わりのボット
web-stands-in-line = { $name }が戻るまでボットが代わりにプレイします。
web-missed = { $name }は席を外しています。
web-stand-in = ボットに任せる
web-resign = 投了する
web-resign-line = 最後までボットがあなたの席でプレイします。席を取り戻すことはできません。
web-resign-sure = 本当に投了する
web-closed = このテーブルは観戦できません。
web-admit = 観戦を許す
web-shut-out = 観戦を閉じる
web-onlookers =
    { $count ->
        [0] 観戦している人はいません。
       *[other] { $count }人が観戦しています。
    }

# The page about oneself
web-me = マイページ
web-me-guest = 今はゲストです。このブラウザーはクッキーであなたを見分け、ほかには何も保存しません。よければ名前を登録できます。
web-me-member = この名前はあなたのものです。ここでほかの人が使うことはできません。
web-name = 名前
web-keep = 名前を登録する
web-keep-line = 名前はパスキーで守られます。指や顔、端末の暗証番号で確認するだけで、パスワードもメールもいりません。今座っているテーブルもそのまま引き継がれます。
web-come-back = 登録済みの方
web-sign-in-key = パスキーでサインイン
web-sign-in = サインイン
web-code = 復旧コード
web-passkeys = パスキー
web-passkey-add = パスキーを追加
web-passkey-remove = 削除
web-passkey-none = このブラウザー、またはこのページではパスキーを使えません。スクリプトを有効にし、名前のついたアドレスで開いてください。
web-passkey-given-up = パスキーは使われませんでした。何も変わっていません。
web-codes = 復旧コード
web-codes-line = すべての端末を失っても、コード1つにつき1回戻ってこられます。今書きとめてください。もう一度は表示されません。
web-codes-kept = 書きとめました
web-codes-copy = コピーする
web-codes-new = 新しい復旧コード
web-codes-left = 残り{ $count }個
web-me-link = 2台目の端末
web-me-link-line = もう1台の端末で読み取るか、リンクを開いてください。10分間、1回だけ使えます。
web-me-link-here = この端末は、リンクをくれた人の名前でサインインします。
web-devices = サインイン中の端末
web-device-here = この端末
web-sign-out = サインアウト
web-days-ago =
    { $days ->
        [0] 今日
        [1] 昨日
       *[other] { $days }日前
    }
web-my-bots = あなたのプログラム
web-my-bots-line = あなたのプログラムもゲストになれます。名前とトークンを持ち、テーブルに招かれます。
web-bot-name = プログラムの名前
web-token = トークンを発行
web-token-new = 新しいトークン
web-token-of = { $name }のトークン
web-token-line = 今控えてください。もう一度は表示されません。これを持つ人は、この名前で遊べます。
web-bot-remove = 削除
web-delete = すべて削除する
web-delete-line = 名前、パスキー、端末、コード、プログラム、発言をすべて削除します。ほかの人のテーブルには仮の名前が残り、ゲームはボットが最後まで続けます。あなたについての通報は、サーバーの管理者のもとに残ります。取り消しはできません。
web-delete-name = 確認のため、名前を入力してください
web-qr = QRコード
web-ask-name = 名前で招く
web-ask = 招く
web-ask-waits = { $name }を招いています。
web-ask-refused = { $name }は断りました。

# Words at the table
web-talk = ひとこと
web-talk-none = まだ誰も発言していません。
web-talk-words = 自由に書く
web-talk-say = 送る
web-talk-signs-only = ロビーのテーブルでは定型文だけが使えます。誰でも自分の言語で読めます。
web-silence-mute = 表示しない
web-silence-block = ブロック
web-silence-hear = また表示する
web-muted = 非表示
web-blocked = ブロック中
web-report = 通報
web-report-line = サーバーの管理者に知らせる（ゲームの記録も添えられます）
web-asked-to = { $names }があなたを招いています。
web-refuse = 辞退する
web-filter = 絞り込む
web-filter-all = すべて
web-filter-game = ゲーム
web-filter-players = 人数
web-filter-clock = 持ち時間
web-filter-clock-none = なし
web-filter-clock-live = リアルタイム
web-filter-clock-letters = 通信対局
web-filter-language = 言語

## The pages: a game looked at again

web-review = { $game }：対局の振り返り
web-review-door = 対局を振り返る
web-review-making = 一手ずつ調べています。1分とかかりません。
web-review-look = できたか確かめる
web-review-chances = 勝率の移り変わり
web-review-chances-line = すべてを知る最強のボットの判断です。番号は、最も痛かった選択を示します。
web-review-luck = 運と選択
web-review-luck-line = 出る可能性のあったすべてと比べて、ダイスとカードが勝率をどれだけ上げたか。選択でどれだけ失ったか。残りは、ほかの人の手と予想外の展開によるものです。
web-review-player = プレイヤー
web-review-by-luck = 運
web-review-by-choice = 選択
web-review-by-rest = そのほか
web-review-choices = 選択の数
web-review-marks = 最も痛かった選択
web-review-percent = { $figure }%
web-review-mark = { $name }は勝率を{ $cost }%失いました
web-review-did = 実際：{ $move }
web-review-better = より良い手：{ $move }
web-review-why =
    { $unit ->
        [cards] カードの枚数では：{ $reasons }
       *[points] 点数では：{ $reasons }
    }
web-review-moment = その場面を見る
web-review-none = 大きく損をした選択はありません。お見事！
web-review-kinds = 得意なところと伸びしろ
web-review-strength = 得意：{ $kind }
web-review-weakness = 伸びしろ：{ $kind }
web-review-kind = 「{ $said }」：{ $count }回の選択で損は{ $cost }%

## The pages: your games, your history, the deal of the day

web-games-filter = 表示するゲーム
web-games-running = 対局中
web-games-over = 終了
web-games-tried = お試し
web-games-all = すべて
web-games-gone = ゲームを一覧から外しました。
web-games-restore = 一覧に戻す
web-games-none = ここにはまだゲームがありません。
web-games-tried-mark = 別のゲームの途中から試したもの
web-games-points = { $points }点
web-games-change = 変更
web-games-title = 題名
web-games-rename = この題名にする
web-games-delete = 一覧から外す
web-games-more = あなたのゲーム一覧
web-history = あなたの戦績
web-history-none = 終えたゲームはまだありません。最初の一局がここに載ります。
web-history-sum = { $games }局のうち{ $won }勝
web-history-games = 対局
web-history-won = 勝ち
web-history-best = 最高得点
web-history-mean = 平均得点
web-history-scores = 一局ごとの得点
web-history-rivals = 相手別の勝ち
web-history-share = { $of }局中{ $won }勝
web-history-line = ここで始め、自分の席が一つだったゲームを数えます。画面を共有したもの、読み込んだもの、途中から試したものは数えません。
web-daily = 今日の一局
web-daily-line = 今日は誰もが、同じ運のもと、同じ席で同じボットと対戦します。あなたの結果は？
web-daily-bots = 相手：{ $bot }（{ $count }体）
web-daily-me = { $name }（自分）
web-daily-none = まだ誰も終えていません。
web-daily-won = 勝ち
web-daily-lost = 勝てず
web-daily-play = 今日の一局を遊ぶ
web-daily-to = 自分の席へ
web-daily-before = 前の日
web-daily-fair = 今日の一局のシードは日付から作られ、誰にとっても同じです。記録に示され、durbar verifyで確かめられますが、望めば誰でも前もって計算できます。互いに信頼する人どうしの腕比べです。
web-preset = はじめての一局
web-preset-line = はじめての一局に合わせて、おすすめの設定とやさしいボットを用意します。

## ページ：時計

web-clock = 持ち時間を決めますか？
web-clock-line = 誰かが秘密の決定をしている間、時計は止まります。通信対局では手番ごとに時間があります。
web-clock-which = 持ち時間
web-clock-none = 持ち時間なし
web-clock-live = 持ち時間{ $minutes }分
web-clock-live-more = 持ち時間{ $minutes }分、手番ごとに{ $seconds }秒追加
web-clock-hours = 通信対局、手番ごとに{ $hours }時間
web-clock-days = 通信対局、手番ごとに{ $days }日
web-at-zero = 時間が切れたら
web-at-zero-bot = ボットが代わりにプレイする
web-at-zero-free = 全員が持ち時間なしで続ける
web-time-left = { $name }の残り時間
web-time-soon = 残り時間は1分を切りました。
web-ahead = 手を元に戻さない限り、代わりに答えてもらう：
web-ahead-set = 一部の質問には自動で答えます。
web-ahead-single = 選択肢が一つしかないとき
web-ahead-payment = 支払い方（ボットのやり方で）
web-ahead-decline = 次に自分で手を選ぶまで、任意のものはすべて断る
web-next-table = 次のテーブルへ進む
web-next = 自分の番が来ている次のゲームへ
