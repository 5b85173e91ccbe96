import { time } from './times.ts'

/** One thing that shops say: how it is heard in Indonesian, and how it is said elsewhere; `$1` is what was told. */
export type Phrase = readonly [heard: RegExp, english: string, krama: string]

const order = '(?:pesanan|barang|paket|order|kiriman)(?:nya)?'
const goods = '(?:barang|stok|pesanan|produk|dagangan|kue|makanan|menu|yang itu)(?:nya)?'
const will = '(?:akan |sudah |bisa )?'
const after = '(?:setelah|sesudah|sejak) (?:pembayaran|transfer|dibayar|bayar|pesan)(?: diterima| masuk)?'

/** What shops say, in no order: each pattern takes a whole clause. */
export const phrases: readonly Phrase[] = [
  [
    /^barang (?:yang )?(?:sudah |telah )?dibeli tidak (?:bisa|dapat|boleh) (?:dikembalikan|ditukar)(?: lagi| kembali)? kecuali (?:ada )?(?:cacat|rusak)(?: produksi| pabrik)?$/,
    'items sold cannot be returned or exchanged, except for manufacturing defects',
    'barang ingkang sampun dipuntumbas mboten saged dipunwangsulaken, kejawi wonten cacadipun',
  ],
  [
    new RegExp(`^(?:(?:toko|warung)(?:nya)? )?(?:akan )?(?:tutup|libur) (?:pada )?${time}$`),
    'we are closed $1',
    'tokonipun tutup $1',
  ],
  [
    new RegExp(
      `^(?:(?:toko|warung)(?:nya)? )?(?:akan )?(?:tutup|libur) (?:dari |mulai )?${time} (?:sampai|sampe|hingga) ${time}$`,
    ),
    'we are closed from $1 to $2',
    'tokonipun tutup $1 dumugi $2',
  ],
  [
    new RegExp(`^(?:(?:toko|warung)(?:nya)? )?(?:akan )?buka (?:kembali |lagi )?(?:pada )?${time}$`),
    'we reopen $1',
    'bikak malih $1',
  ],
  [
    new RegExp(
      `^buka (?:hari )?${time} (?:sampai|sampe|-) (?:hari )?${time}(?: jam (\\d{1,2}(?:[.:]\\d{2})?) (?:sampai|sampe|-) (?:jam )?(\\d{1,2}(?:[.:]\\d{2})?))$`,
    ),
    'open from $1 to $2, $3 to $4',
    'bikak $1 dumugi $2, jam $3 dumugi $4',
  ],
  [
    new RegExp(`^${order} (?:sudah|telah) (?:di)?kirim(?:kan)? ${time}$`),
    'your order was shipped $1',
    'pesenanipun sampun dipunkintun $1',
  ],
  [
    new RegExp(`^${order} (?:sudah|telah) (?:di)?kirim(?:kan)?$`),
    'your order has been shipped',
    'pesenanipun sampun dipunkintun',
  ],
  [
    new RegExp(`^${order} (?:akan )?(?:sampai|tiba|datang) ${time}$`),
    'your order will arrive $1',
    'pesenanipun dumugi $1',
  ],
  [/^harga(?:nya)? mulai (?:dari )?rp (\d[\d.]*)$/, 'prices start from Rp $1', 'reginipun wiwit Rp $1'],
  [
    /^harga(?:nya)? rp (\d[\d.]*)(?: (?:per|satu) (?:biji|buah|pcs|porsi))?$/,
    'the price is Rp $1 each',
    'reginipun Rp $1 satunggalipun',
  ],
  [
    /^(?:bisa |siap |melayani )(?:kirim|antar|pengiriman) ke (?:seluruh indonesia|mana saja)$/,
    'we ship anywhere in Indonesia',
    'saged dipunkintun dhateng pundi kemawon',
  ],
  [
    /^(?:bisa |siap |melayani )(?:kirim|pengiriman) ke luar kota$/,
    'we ship to other cities',
    'saged dipunkintun dhateng kitha sanes',
  ],
  [
    /^(?:bisa |siap |melayani )(?:kirim|pengiriman) ke luar negeri$/,
    'we ship overseas',
    'saged dipunkintun dhateng manca',
  ],
  [/^(?:antar|diantar|pengantaran) gratis$|^gratis (?:antar|diantar)$/, 'free delivery', 'dipunteraken gratis'],
  [
    /^(?:pembayaran|transfer|uang)(?:nya)? (?:sudah|telah) (?:di)?terima$/,
    'we have received your payment',
    'pambayaranipun sampun katampi',
  ],
  [
    /^(?:mohon |tolong |silakan )?(?:cek|periksa)(?: kembali| lagi| dulu)? (?:pesanan|barang)(?:nya)? sebelum (?:pulang|dibayar|bayar|pergi)$/,
    'please check your order before you leave',
    'mangga pesenanipun dipunpriksani rumiyin',
  ],
  [
    /^(?:barang|stok|koleksi) baru (?:sudah )?(?:datang|masuk|tiba)$/,
    'new items have arrived',
    'barang enggal sampun dhateng',
  ],
  [
    /^(?:silakan |mohon )?hubungi nomor (?:ini|di bawah ini)(?: (?:pesan|pemesanan))?$/,
    'please contact this number to order',
    'mangga ngubungi nomer menika',
  ],
  [/^semoga (?:berkah|barokah)$/, 'may it be a blessing', 'mugi berkah'],
  [/^semoga (?:suka|cocok|berkenan)$/, 'we hope you like it', 'mugi panjenengan remen'],
  [/^semoga (?:sehat|sehat selalu|sehat sehat selalu)$/, 'we wish you good health', 'mugi tansah sehat'],
  [/^(?:sampai jumpa|ditunggu kedatangannya)(?: lagi| kembali)?$/, 'see you again', 'dipuntengga rawuhipun malih'],
  [/^selamat (?:makan|menikmati)$/, 'enjoy your meal', 'sugeng dhahar'],
  [
    /^(?:mohon |harap )?(?:jaga kebersihan|buang sampah (?:pada|di) tempat(?:nya)?)$/,
    'please keep this place clean',
    'nyuwun tulung dipunjagi resikipun',
  ],
  [/^(?:mohon |minta )?maaf(?: sekali| banget)?$/, 'sorry', 'nyuwun pangapunten'],
  [/^terima kasih$/, 'thank you', 'matur nuwun'],
  [
    /^terima kasih (?:sudah|telah) (?:belanja|beli|berbelanja|mampir)(?: di (?:sini|toko|warung))?$/,
    'thank you for shopping with us',
    'matur nuwun sampun blanja wonten mriki',
  ],
  [/^terima kasih (?:atas|untuk) (?:pesanan|order)(?:nya)?$/, 'thank you for your order', 'matur nuwun sampun pesen'],
  [/^selamat datang$/, 'welcome', 'sugeng rawuh'],
  [/^(?:selamat )?pagi$/, 'good morning', 'sugeng enjing'],
  [/^silakan (?:masuk|mampir|duduk)(?: dulu| dahulu)?$/, 'please come in', 'mangga pinarak'],
  [
    /^silakan (?:lihat|pilih|lihat lihat|pilih pilih)(?: dulu)?$/,
    'please have a look around',
    'mangga dipunpirsani rumiyin',
  ],
  [/^ada yang bisa (?:saya |kami )?bantu$/, 'how can I help you', 'wonten ingkang saged kula biyantu'],
  [/^mau (?:pesan|beli|cari) apa$/, 'what would you like', 'badhe mundhut punapa'],
  [/^(?:harga(?:nya)? )?(?:ini )?berapa(?: harganya)?$/, 'how much is it', 'pinten reginipun'],
  [new RegExp(`^${goods} (?:sudah |sedang |lagi |masih )?(?:habis|kosong)$`), 'it is out of stock', 'barangipun telas'],
  [
    new RegExp(`^(?:${goods} )?besok (?:sudah )?(?:ada|tersedia|siap)(?: lagi)?$`),
    'it will be available again tomorrow',
    'benjing wonten malih',
  ],
  [new RegExp(`^${goods} (?:masih )?(?:ada|tersedia|ready)$`), 'it is in stock', 'barangipun taksih wonten'],
  [/^(?:stok|barang)(?:nya)? (?:terbatas|tinggal sedikit)$/, 'limited stock', 'barangipun kantun sekedhik'],
  [/^siapa cepat dia dapat$/, 'first come, first served', ''],
  [/^tinggal satu$/, 'only one left', 'kantun setunggal'],
  [
    new RegExp(
      `^${order} ${will}dikirim (?:paling lambat|maksimal|dalam|dalam waktu)? ?(\\d+) hari(?: kerja)? ${after}$`,
    ),
    'orders are shipped within $1 days of payment',
    'pesenanipun dipunkintun paling dangu $1 dinten sasampunipun dipunbayar',
  ],
  [new RegExp(`^${order} ${will}dikirim ${time}$`), 'your order will be shipped $1', 'pesenanipun dipunkintun $1'],
  [
    new RegExp(`^${order} (?:sudah )?(?:siap|jadi|selesai)(?: (?:untuk )?(?:di)?ambil)?$`),
    'your order is ready to pick up',
    'pesenanipun sampun dados, saged dipunpundhut',
  ],
  [
    new RegExp(`^${order} ${will}(?:telat|terlambat)(?: dikirim| sampai| datang)?$`),
    'your order is running late',
    'pesenanipun telat',
  ],
  [
    /^(?:mohon |harap |silakan )?(?:tunggu|ditunggu)(?: sebentar| dulu)?$/,
    'please wait a moment',
    'mangga dipuntengga sekedhap',
  ],
  [
    /^harga(?:nya)? (?:sudah )?termasuk (?:ongkir|ongkos kirim)$/,
    'the price includes shipping',
    'reginipun sampun kalebet ongkos kintun',
  ],
  [
    /^harga(?:nya)? (?:belum|tidak) termasuk (?:ongkir|ongkos kirim)$/,
    'shipping is not included in the price',
    'reginipun dereng kalebet ongkos kintun',
  ],
  [/^(?:gratis|bebas) (?:ongkir|ongkos kirim)$/, 'free shipping', 'ongkos kintunipun gratis'],
  [/^harga (?:pas|sudah pas|tidak bisa (?:kurang|ditawar|nego))$/, 'the price is fixed', 'reginipun sampun pas'],
  [/^(?:tidak bisa|belum bisa) (?:kurang|ditawar|nego)$/, 'the price is not negotiable', 'mboten saged kirang'],
  [/^(?:bisa |boleh )?bayar (?:pakai |pake |lewat )?qris$/, 'you can pay by QRIS', 'saged mbayar ngangge QRIS'],
  [
    /^(?:bisa |boleh )?bayar (?:pakai |pake |lewat )?transfer$/,
    'you can pay by bank transfer',
    'saged mbayar ngangge transfer',
  ],
  [/^(?:hanya|cuma) (?:terima|menerima) (?:tunai|uang tunai|cash)$/, 'cash only', 'namung nampi arta tunai'],
  [/^(?:bisa )?bayar di tempat$/, 'cash on delivery is available', 'saged mbayar wonten panggenan'],
  [
    /^(?:mohon|tolong|harap) (?:kirim|kirimkan) bukti (?:transfer|bayar|pembayaran)(?:nya)?$/,
    'please send us the proof of payment',
    'nyuwun tulung bukti transferipun dipunkintun',
  ],
  [
    /^(?:mohon|tolong|harap) (?:kirim|tulis|sebutkan) alamat (?:lengkap)?(?:nya)?$/,
    'please send us your full address',
    'nyuwun tulung alamatipun dipunserat',
  ],
  [
    /^barang (?:yang )?(?:sudah |telah )?dibeli tidak (?:bisa|dapat|boleh) (?:dikembalikan|ditukar)(?: (?:atau|dan) (?:ditukar|dikembalikan))?(?: lagi| kembali)?$/,
    'items sold cannot be returned or exchanged',
    'barang ingkang sampun dipuntumbas mboten saged dipunwangsulaken',
  ],
  [
    /^(?:bisa|boleh) (?:tukar|ditukar|retur) (?:dalam )?(\d+) hari$/,
    'exchanges are accepted within $1 days',
    'saged dipunlintu salebetipun $1 dinten',
  ],
  [/^(?:(?:toko|warung)(?:nya)? )?(?:sedang |sudah )?(?:tutup|libur)$/, 'we are closed', 'tokonipun tutup'],
  [
    /^(?:(?:toko|warung)(?:nya)? )?hari ini (?:sedang )?(?:tutup|libur)$|^(?:(?:toko|warung)(?:nya)? )?(?:tutup|libur) hari ini$/,
    'we are closed today',
    'dinten menika tokonipun tutup',
  ],
  [/^(?:(?:toko|warung)(?:nya)? )?(?:sudah )?buka(?: lagi)?$/, 'we are open', 'tokonipun sampun bikak'],
  [/^buka (?:lagi )?besok$/, 'we open again tomorrow', 'benjing bikak malih'],
  [
    /^buka (?:tiap|setiap) hari (?:dari )?(?:jam|pukul) (\d{1,2}(?:[.:]\d{2})?) (?:sampai|sampe|-) (?:jam |pukul )?(\d{1,2}(?:[.:]\d{2})?)$/,
    'open every day from $1 to $2',
    'bikak saben dinten, jam $1 dumugi jam $2',
  ],
  [/^buka (?:tiap|setiap) hari$/, 'open every day', 'bikak saben dinten'],
  [
    /^buka (?:jam|pukul) (\d{1,2}(?:[.:]\d{2})?) (?:sampai|sampe|-) (?:jam )?(\d{1,2}(?:[.:]\d{2})?)$/,
    'open from $1 to $2',
    'bikak jam $1 dumugi jam $2',
  ],
  [/^(?:tidak|tanpa) (?:pakai )?pengawet$/, 'no preservatives', 'tanpa pengawet'],
  [/^(?:makanan(?:nya)? |semua )?halal$/, 'halal', 'halal'],
  [/^tidak pedas$/, 'not spicy', 'mboten pedhes'],
  [/^pedas$/, 'spicy', 'pedhes'],
  [/^(?:simpan|disimpan) di kulkas$/, 'keep refrigerated', 'kasimpen wonten kulkas'],
  [/^tahan (\d+) hari(?: di suhu ruang)?$/, 'keeps for $1 days', 'awet $1 dinten'],
  [
    /^kocok (?:dulu |dahulu )?sebelum (?:diminum|minum|dipakai)$/,
    'shake well before use',
    'dipunkocok rumiyin saderengipun dipununjuk',
  ],
  [/^beli (\d+) gratis (\d+)$/, 'buy $1, get $2 free', 'tumbas $1 gratis $2'],
  [/^(?:diskon|potongan) (\d+) ?(?:%|persen)$/, '$1% off', 'potongan $1 persen'],
  [
    /^(?:minimal|min) (?:beli|pembelian|order|pesan) (\d+)(?: (?:pcs|buah|biji|porsi|kotak))?$/,
    'minimum order: $1 pieces',
    'pesen paling sekedhik $1',
  ],
  [/^(?:dilarang|jangan|tidak boleh) merokok$/, 'no smoking', 'mboten pareng ngrokok'],
  [/^(?:mohon |harap )?antre(?: di sini)?$/, 'please queue here', 'mangga antri wonten mriki'],
  [
    /^(?:mohon |harap )?(?:lepas|copot) (?:alas kaki|sandal|sepatu)$/,
    'please take off your shoes',
    'nyuwun tulung sandalipun dipunlepas',
  ],
  [/^hubungi (?:kami )?(?:di |lewat )?(?:wa|whatsapp)$/, 'contact us on WhatsApp', 'saged ngubungi WA kula'],
  [/^(?:ini )?(?:buatan tangan|handmade|buatan sendiri)$/, 'handmade', 'damelan piyambak'],
  [
    /^mohon maaf atas (?:keterlambatan|ketidaknyamanan)(?:nya)?$/,
    'we apologize for the inconvenience',
    'nyuwun pangapunten dene telat',
  ],
]

/** What buyers from abroad ask, with what it means and how one answers. */
export const foreignQuestions: readonly (readonly [RegExp, string, string])[] = [
  [/is (?:this|it) (?:still )?available/, 'apakah barangnya masih ada', 'Yes, it is available.'],
  [/out of stock/, 'stoknya habis', 'Sorry, it is out of stock.'],
  [/how much(?: is (?:it|this))?/, 'berapa harganya', 'It is Rp [harga].'],
  [
    /(?:can|do) you ship|shipping to|deliver to/,
    'bisakah dikirim ke tempatnya',
    'Yes, we can ship there. Shipping is Rp [ongkir].',
  ],
  [
    /(?:best|last) price|discount|cheaper/,
    'bolehkah harganya kurang',
    'The price is fixed, but shipping is free for [jumlah] pieces.',
  ],
  [
    /do you accept returns|return policy|refund/,
    'bolehkah barang dikembalikan',
    'You can exchange it within [hari] days.',
  ],
  [
    /how long (?:does|will) (?:it|shipping) take|when will (?:it|my order)/,
    'berapa lama sampainya',
    'It takes about [hari] days.',
  ],
  [/where are you located|your location|address/, 'di mana tempatnya', 'We are at [alamat].'],
  [/what time (?:do you|are you) open|opening hours/, 'buka jam berapa', 'We are open from [jam] to [jam].'],
  [/is (?:this|it) halal/, 'apakah ini halal', 'Yes, it is halal.'],
  [/is (?:this|it) spicy/, 'apakah ini pedas', 'It is not spicy.'],
]
