import { readFigures, readWordNumber, sumIn } from '../sums/numbers.ts'
import { each, type Rewrites } from './rewrites.ts'
import { isTimeUnit, unitOf } from '../goods/units.ts'

const allForOne =
  /\(?(?<!\p{L})harga(?:nya)?\s(?:di\satas|tersebut|tadi|semua|itu)\s(?:itu\s|semua\s|adalah\s)?(?:harga\s)?(?:per\s)?satuan(?!\p{L})\)?/iu
const pricedCount = /(?<=\d\s?\p{L}{2,10})\s(?=(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k|jt|juta)?\s*(?:[\n;,]|$))/giu

const ofOne = /(?<=\d\s?(?:rb|ribu|rebu|ewu)?)\s(?:hiji|siji|sabiji|satu)(?=[,.;\n]|$)/giu
const dozens = /(?<!\p{L})(?:lusin|kodi|gros|gross)(?!\p{L})/iu

const sum = String.raw`(?:rp\.?\s?)?\d[\d.,]{0,9}(?:\s?(?:rb|ribu|rebu|k|jt|juta)(?!\p{L}))?`
const scaledSum = String.raw`(?:rp\.?\s?)?(?:\d{1,3}(?:\.\d{3}){1,3}|\d[\d.,]{0,9}\s?(?:rb|ribu|rebu|k|jt|juta))(?!\p{L}|\d)`
const listed = String.raw`(?<!\p{L})harga(?:nya)?\s(?:normal|biasa|umum|asli|eceran|standar|reguler|pasaran)(?:nya)?`

const numeral = 'satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas'
/** `seribuan`, `lima ratusan perak`, `dua belas ribuan`, `500an`, `15 ribuan` behind a count. */
const coinPrice = new RegExp(
  String.raw`(?<=(?<![\d.,])\d{1,5}(?:\s(?!(?:hari|bulan|minggu|tahun|jam|orang|kali)\s)\p{L}{2,12})?\s)(?:se(?:ribu|ratus)an|(?:(?:${numeral})\s){1,2}(?:belas\s|puluh\s)?(?:(?:${numeral})\s)?(?:ribuan|ratusan)|(\d{1,4}(?:[.,]\d{1,3})?)\s?(?:(rb|ribu|k)\s?-?)?an)(?:\s(?:perak|rupiah))?(?=\s*(?:[,.;\n]|$|\s(?:sama|dan|terus|plus|untuk|buat)\s))`,
  'giu',
)

/** A total that is less than another sum of the message is none of the whole. */
const ofOneThing = new RegExp(
  String.raw`(?<=(?:^|[,:;\n]|\s(?:dan|sama|plus))\s?(?!(?:semua|semuanya|jadi|grand|sub|harga|harganya|biaya|bayar|dibayar|tagihan|tagihannya|nilai|maka|sisa|diskon|potongan|dp|uang)\s)\p{L}{3,15}(?:\s(?!(?:jadi|harga|grand)\s)\p{L}{2,15})?\s)total(?:nya)?\s(?=(${sum})(?:[\s,.;]|$))`,
  'giu',
)
const sums = new RegExp(sum, 'giu')

/** For what a price is. */
export const usualPrices: Rewrites = {
  // `1 nya` of what is counted right before is the price of each of them.
  oneOfThem: {
    example: ['gamis 3 (1 nya 185rb), jilbab', 'gamis 3, satunya 185rb, jilbab'],
    rewrite: each(
      new RegExp(
        String.raw`(?<=(?<![\d.,])\d{1,4}(?:\s\p{L}{2,12})?)(?:,\s|\s\(|\s)1\s?-?nya\s(${scaledSum})\)?`,
        'giu',
      ),
      ', satunya $1',
    ),
  },
  // How often it is done stands behind what is paid each time.
  eachTimeFirst: {
    example: ['ongkos angkut 300rb sekali jalan jadi 3 kali jalan', 'ongkos angkut 3 kali @300rb'],
    rewrite: each(
      new RegExp(
        String.raw`@?(?<![\d.,])(${scaledSum})\s(?:se|per\s|tiap\s)(?:kali\s)?(\p{L}{4,9})[,\s]{1,2}(?:jadi|totalnya|total|ada|semua)\s(\d{1,3}|${numeral})\s?(?:x|kali)(?:\s\2)?(?=\s*(?:[,.;\n]|$))`,
        'giu',
      ),
      '$3 kali @$1',
    ),
  },
  onAverage: {
    example: ['hadiah 10 macam rata2 50rb', 'hadiah 10 macam @50rb'],
    rewrite: each(
      /(?<=\d\s?\p{L}{2,10}),?\s(?:harga(?:nya)?\s)?(?:rata-rata|rata2|rerata)(?:nya)?\s(?:harga(?:nya)?\s)?(?:kira2\s)?(?=(?:rp\.?\s?)?\d[\d.,]{0,9}(?:\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|\d{3}))/giu,
      ' @',
    ),
  },
  ofOneThing: {
    example: ['sewa kamar 1,2jt, listrik total 240rb', 'sewa kamar 1,2jt, listrik 240rb'],
    rewrite: (text) =>
      text.replaceAll(ofOneThing, (said: string, told: string) =>
        (text.match(sums) ?? []).some(
          (other) => /(?:rb|ribu|rebu|k|jt|juta)$|\.\d{3}/iu.test(other) && (sumIn(other) ?? 0) > (sumIn(told) ?? 0),
        )
          ? ''
          : said,
      ),
  },
  // That so many are ordered is why the price is so, and counts nothing.
  becauseOfMany: {
    example: ['30 pcs @45rb, karena lebih dari 20 pcs dapat diskon 5%', '30 pcs @45rb, dapat diskon 5%'],
    rewrite: each(
      /(?<!\p{L})(?:karena|krn|karna|soalnya|sebab|berhubung)\s(?:(?:pesan|pesen|beli|ambil|order)(?:nya)?\s)?(?:sudah\s|udah\s)?(?:di\s?atas|lebih dari|lewat)\s\d{1,5}(?:\s\p{L}{2,10})?,?\s(?=(?:maka\s|jadi\s)?(?:dapat|dapet|kena|diskon|potong|turun|jadi|semua(?:nya)?|harga(?:nya)?|saya|aku|kami)(?!\p{L}))/giu,
      '',
    ),
  },
  // What it costs others, told alone or before what it costs here.
  listPrice: {
    example: ['kaos 30 pcs, harga biasa 45rb tapi buat dia 42rb aja', 'kaos 30 pcs, harga 42rb aja'],
    rewrite: each(
      new RegExp(
        String.raw`${listed}\s(?:${sum},?\s(?:(?:tapi|tetapi|tp|semua(?:nya)?|jadi(?:nya)?|cuma|khusus|buat|untuk|bagi|di(?:kasih|kasi|hitung|bikin)|saya|aku|kasih|kasi|dia|beliau|mereka|langganan|harga(?:nya)?|karena|krn|pelanggan|lama)\s){1,6}(?=${sum})(?!\d{1,2}\s?(?:%|persen)))?(?=${sum})`,
        'giu',
      ),
      'harga ',
    ),
  },
  // What somebody was paid, or a thing cost, before it was changed.
  formerPrice: {
    example: ['gajinya dulu 2,8jt mulai bulan ini naik jadi 3,1jt', 'gajinya 3,1jt'],
    rewrite: each(
      new RegExp(
        String.raw`(?<!\p{L})(?:dulu|dulunya|sebelumnya|awalnya|tadinya|semula)\s${sum}[\s,.]{1,2}(?:(?:tapi|tp|lalu|terus|trus|mulai|sejak|bulan ini|sekarang|skrg|kini|sudah|udah|naik|turun|jadi|menjadi)\s){1,4}(?=${sum})`,
        'giu',
      ),
      '',
    ),
  },
  // What it costs after all stands behind what it cost; a higher sum is the writer's own total.
  priceNow: {
    example: ['rias alis 850rb (promo jadi 700rb), home service 50rb', 'rias alis 700rb, home service 50rb'],
    rewrite: each(
      new RegExp(
        String.raw`(?<!(?:total|totalnya|semua|semuanya|jumlah|jumlahnya|subtotal|dp|diskon|potongan)\s)(?<![\d.,]|rp\s|rp)(${scaledSum})(?:\s?[,(]?\s?(?:(?:lagi|karena|krn|ada|dapat|dapet|kena|khusus|harga)\s){0,2}(?:promo|diskon|disc|sale|nego|nawar|ditawar|turun|harga\steman)(?:nya)?\s(?:jadi|menjadi)|(?<=\d\s\p{L}{2,12}\s@?\s?${scaledSum})\s(?:jadi|jadinya)(?=\s${scaledSum}\s?[,;\n]))\s(${scaledSum})(?!\s?(?:%|persen))\)?`,
        'giu',
      ),
      (said = '', former = '', now = '') => ((sumIn(now) ?? 0) < (sumIn(former) ?? 0) ? now : said),
    ),
  },
  // A discount that is told by what is left of all.
  allAfterDiscount: {
    example: [
      'freon 175rb, kapasitor 120rb, minta diskon jadi total 280rb',
      'freon 175rb, kapasitor 120rb, paketan jadi 280rb',
    ],
    rewrite: each(
      new RegExp(
        String.raw`(?<=[,.;]\s)(?:(?:minta|dikasih|dapat|kasih|tolong|ada|saya|sudah|udah)\s){0,2}(?:diskon|disc|potongan|korting)(?:nya)?\s(?:jadi|menjadi)\s(?:total(?:nya)?\s)?(?=${scaledSum}(?!\s?(?:%|persen)))`,
        'giu',
      ),
      'paketan jadi ',
    ),
  },
  // Cheaper by so much for each of them.
  cheaperEach: {
    example: ['30 pcs @45rb, karena langganan turun 2rb per pcs', '30 pcs @45rb, diskon 2rb per pcs'],
    rewrite: each(
      new RegExp(
        String.raw`(?:(?<!\p{L})(?:karena|krn|karna|soalnya|sebab|berhubung)\s[^,.;\n\d]{1,30}[\s,]{1,2})?(?:(?<!\p{L})(?:turun|kupotong|kukurangi|kuturunin|turunin|turunkan|(?:saya|aku|kami|tak)\s(?:potong|kurangi|kurangin))|(?<=[,.;]\s)(?:kurangi|kurangin|kurang|potong))\s(${sum})(?=\s?(?:(?:per|tiap|setiap|se)\s?|\/\s?)(?!hari|minggu|bulan|jam|malam|tahun)\p{L})`,
        'giu',
      ),
      'diskon $1',
    ),
  },
  // Each sum behind a count is the price of one.
  allForOne: {
    example: ['145 bungkus 22rb, 3 dus 40rb (harga di atas per satuan)', '145 bungkus @22rb, 3 dus @40rb '],
    rewrite: (text) => (allForOne.test(text) ? text.replace(allForOne, '').replaceAll(pricedCount, ' @') : text),
  },
  // Of one piece of what is counted by the dozen, else of one as it is counted.
  ofOne: {
    example: ['5 lusin 68rb hiji', '5 lusin 68rb sebiji'],
    rewrite: (text) => text.replaceAll(ofOne, dozens.test(text) ? ' sebiji' : ' satu'),
  },
  // Of one piece of what is counted by the dozen.
  ofOnePiece: {
    example: ['2 lusin mug satunya 22.500', '2 lusin mug sebiji 22.500'],
    rewrite: each(
      /(?<=(?<!\p{L})(?:lusin|kodi|gros|gross)\s[^,.;:\n\d]{0,40})(?<!\p{L}|harga\s)(?:satunya|satuan)\s(?=(?:rp\.?\s?)?\d)/giu,
      'sebiji ',
    ),
  },
  // What one of them costs, told in the word for its coin or note.
  coinPrice: {
    example: ['tahu isi 40 biji seribuan, kerupuk 30 dua ribuan', 'tahu isi 40 biji @1000, kerupuk 30 @2000'],
    rewrite: each(coinPrice, (said = '', digits = '', scale = '') => {
      const words = said
        .toLowerCase()
        .replace(/\s(?:perak|rupiah)$/u, '')
        .split(/\s/u)
      const spoken = readWordNumber((at) => (words[at] ?? '').replace(/^(ratus|seratus|seribu)an$/u, '$1'))
      const value = digits === '' ? spoken?.value : (readFigures(digits)?.value ?? 0) * (scale === '' ? 1 : 1000)
      return value === undefined || value < 100 ? said : `@${value}`
    }),
  },
  // For one of what is counted, told in two words.
  ofOneUnit: {
    example: ['nasi kuning 50 kotak satu kotaknya 18rb', 'nasi kuning 50 kotak sekotak 18rb'],
    rewrite: each(
      /(?<=(?:\d|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|puluh|belas|ratus|ribu)\s(\p{L}{2,10})),?\s(?:satu|1)\s\1(?:nya|ny|ne|na)\s(?=(?:rp\.?\s?)?\d)/giu,
      (said = '', word = '') => (unitOf(word.toLowerCase()) === null ? said : ` se${word.toLowerCase()} `),
    ),
  },
  // What is gone of a count is told apart from it.
  goneOfIt: {
    example: ['roti titip 100 yg balik 14', 'roti titip 100, yg balik 14'],
    rewrite: each(
      /(?<=\d(?:\s\p{L}{2,10})?)\s(?=(?:yang|yg|nu|sing)\s(?:balik|kembali|retur|diretur|rusak|pecah|busuk|basi|batal|sobek|robek|bocor)\s\d)/giu,
      ', ',
    ),
  },
  // Prices that stand before what is counted in that very unit.
  asCounted: {
    example: ['cabai 5 kilo 40rb, itu harga per kilo semua', 'cabai 5 kilo 40rb, '],
    rewrite: each(
      /(?<!\p{L})itu\s(?:semua\s)?harga(?:nya)?\sper\s(\p{L}{2,10})(?:\ssemua(?:nya)?)?(?!\p{L})/giu,
      (said = '', word = '') => {
        const unit = unitOf(word.toLowerCase())
        return unit === null || isTimeUnit(unit) || unit === 'orang' ? said : ''
      },
    ),
  },
  // The word says for what the price is, and begins no other thing.
  hired: {
    example: ['kursi 200 buah sewa 2500 per hari', 'kursi 200 buah 2500 per hari'],
    rewrite: each(
      /(?<=\d\s\p{L}{2,10})\s(?:sewa|disewa)(?:nya|kan|in)?\s(?=(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k|jt|juta)?\s?(?:per|\/|se(?=hari|malam|jam|minggu)))/giu,
      ' ',
    ),
  },
}
