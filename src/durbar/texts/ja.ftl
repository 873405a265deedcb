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
bot-rinpoche-help = 一番長く考える、ここで最強の相手
bot-racer = せっかち
bot-racer-help = とにかく先を急ぐ。すぐに得になるものが好き
bot-builder = 棟梁
bot-builder-help = ゆっくり育ち、最後に大きな価値になるものを好む
bot-spoiler = 意地悪
bot-spoiler-help = ほかの人の持ち物を人一倍気にする
bot-random = でたらめ
bot-random-help = 許されていることなら何でもする
bot-greedy = 欲ばり
bot-greedy-help = 一手番だけ先を見て、今一番得なものを取る
bot-fitted = ベテラン
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
sentence = { $text }。
people = { $others }と{ $last }
things = { $others }、{ $last }
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
refusal-undo-chance = もう戻せません。ダイスかカードが出ています。
refusal-undo-other = もう戻せません。ほかの人がプレイ済みです。
refusal-undo-revealed = もう戻せません。伏せた情報が公開済みです。
refusal-undo-finished = もう戻せません。ゲームは終わりました。

## できないこと：ゲーム、設定、ファイル

at-line = { $line }行目
wrong-game = 「{ $wanted }」というゲームはありません。あるゲーム：{ $known }
wrong-language = 「{ $wanted }」という言語には対応していません。使える言語：{ $known }
wrong-players = このゲームは{ $low }～{ $high }人用です。{ $count }人では遊べません。
wrong-no-option = 「{ $wanted }」という設定はありません。ある設定：{ $known }
wrong-option-flag = 設定{ $field }に「{ $value }」は使えません。yes（する）かno（しない）を選んでください。
wrong-option-number = 設定{ $field }に「{ $value }」は使えません。{ $low }～{ $high }の数にしてください。
wrong-option-choice = 設定{ $field }に「{ $value }」は使えません。次から選んでください：{ $known }
wrong-option-line = 設定{ $field }は1行の文にしてください。
wrong-bot = 「{ $wanted }」というボットはいません。いるボット：{ $known }
wrong-bots-room = ボットの席は{ $room }つですが、{ $count }体が指定されています。
wrong-seat = 席{ $wanted }はありません。席は1～{ $count }です。
wrong-moment = このゲームに場面{ $wanted }はありません。決定は全部で{ $count }回です。
wrong-no-report = このゲームは分析できません。競う相手がいないためです。
wrong-trait = 「{ $wanted }」はこれらのゲームに出てきませんでした。出てきたもの：{ $known }
wrong-package = 先にパッケージ{ $wanted }をインストールしてください。
wrong-backend = 「{ $wanted }」という処理方法はありません。

wrong-file = このファイルはDurbarで保存したゲームではありません。
wrong-file-cut = この記録は{ $line }行目で途切れています。終わりの部分がありません。
wrong-file-long = この記録は{ $line }行を超えているため、開けません。
wrong-file-game = ここにはないゲームの記録です。
wrong-file-rules = ここにあるものとは違うルールで遊んだ記録です。
wrong-file-content = ここにはないボードやカードで遊んだ記録です。
wrong-file-move = この記録の{ $line }行目は、その場面でできない手です。
wrong-file-line = この記録の{ $line }行目が読めません。
wrong-path = ファイル{ $path }が使えません。システムのメッセージ：{ $why }
wrong-path-missing = ファイル{ $path }がありません。
wrong-path-exists = { $path }はすでにあります。上書きはしません。
wrong-path-folder = { $path }はフォルダーです。ファイルを指定してください。
wrong-path-forbidden = { $path }を開く権限がありません。
wrong-disk-full = { $path }に書き込めません。ディスクがいっぱいです。
wrong-system = うまくいきませんでした。システムのメッセージ：{ $why }
wrong-folder = フォルダー{ $path }がありません。

wrong-content-value = この値は使えません（{ $why }）。
wrong-content-range = { $value }は使えません。{ $low }～{ $high }の数にしてください。
wrong-content-one-of = 次のどれかにしてください：{ $known }
wrong-content-fixed = ルールの前提となる値なので、{ $known }のままにしてください。
wrong-content-name = 名前は1行、{ $most }字までにしてください。
wrong-content-file = このファイルは使われません。置き換えられるもの：{ $known }
wrong-content-text = UTF-8の文書ではありません。
wrong-content-toml = TOMLとして読めません。この行の書き方が正しくありません。
wrong-content-game = これは「{ $known }」ではなく「{ $wanted }」の内容です。
wrong-content-edition = もとの内容に第{ $wanted }版はありません。あるのは第1版から第{ $count }版までです。
wrong-content-kind = { $value }は値の種類が違います。
wrong-content-names = 名前は変えられません。ここは「{ $known }」です。
wrong-content-count = { $known }個あるはずですが、{ $count }個です。
wrong-content-missing = 「{ $name }」がありません。
wrong-content-unknown = ここに「{ $name }」という項目はありません。
wrong-content-laws = { $players }人のゲームが、ありえない局面で終わりました。これらの表は組み合わせられません。
wrong-content-stuck = { $players }人のゲームが先に進めなくなりました。これらの表は組み合わせられません。
wrong-content-endless = { $players }人のゲームが終わりません。これらの表は組み合わせられません。

wrong-host = サーバーはアドレス{ $wanted }で待ち受けできません。
wrong-port = ポート{ $wanted }はすでに使われています。--portでほかの番号を指定してください。
wrong-link = 「{ $wanted }」は、https://games.example のようなサーバーでも、席への招待でもありません。
wrong-server-silent = { $wanted }から返事がありません。
wrong-no-data = { $path }にテーブルはありません。
wrong-data-full = そこにはすでにテーブルがあります。空の場所に戻してください。
wrong-no-copy = { $path }は、durbar backupで作った完全な控えではありません。
wrong-database = データはSQLiteかPostgreSQLに保存します。このアドレスはどちらでもありません。
wrong-data = { $path }のデータは今使えません。データベースのメッセージ：{ $why }
wrong-data-damaged = このテーブルの保存データが壊れています。
wrong-data-newer = データは新しい版のDurbarで作られています。その版をインストールするか、別のデータを使ってください。
wrong-encoding = データベースの文字コードが{ $value }です。UTF8のものが必要です：createdb -E UTF8 -T template0
wrong-key-file = 鍵のファイル{ $path }を読むことも書くこともできません。システムのメッセージ：{ $why }
wrong-no-key = { $path }に鍵がありません。鍵は0～9とa～fの64字です。
wrong-other-key = データは別の鍵で封じられています。作ったときの鍵を指定してください。
wrong-no-start = サーバーのプロセスを開始できませんでした。理由は上の行にあります。
wrong-public-url = 「{ $wanted }」は https://games.example のようなアドレスではありません。
wrong-notify = --notifyにはアドレスかコマンドを指定してください。
wrong-report = 通報{ $wanted }はありません。

wrong-no-seed = シードではありません。シードは0～9とa～fの64字です。
wrong-not-promised = このゲームには約束がありません。最初からサーバーが配ったものではないためです。
wrong-seed-untold = シードはまだ明かされていません。ゲームが終わると見られます。
wrong-other-seed = 約束と違います：約束されたシードではありません。
wrong-no-salt = 約束と違います：席{ $seat }が抽選に加わっていません。
wrong-undealt = 確かめるものがありません。ダイスもカードもこのシードから出ていません。
wrong-dealt-otherwise = 約束と違います：決定{ $number }で、シードからは別の結果が出ます。
wrong-unfair = 約束と違います：記録が約束と合いません。
