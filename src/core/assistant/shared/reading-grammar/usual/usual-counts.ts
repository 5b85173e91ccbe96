import { numberWords, wordsOfNumbers } from '#core/text/shared/number-words.ts'

import { readFigures, readWordNumber } from '../sums/numbers.ts'
import { each, type Rewrites } from './rewrites.ts'
import { conversion, isTimeUnit, unitOf } from '../goods/units.ts'

const figure = String.raw`\d[\d.]{0,8}(?:,\d{1,3})?`
const weight = 'kg|kilo|kilogram|kwintal|kuintal|kw|ton'
const goods = String.raw`\p{L}{2,14}(?:\s(?!(?:sama|dan)\s)\p{L}{2,14}){0,3}`

const number = (figures: string): number => Number(figures.replace(',', '.'))
const inFigures = (value: number, decimals: number): string =>
  String(Math.round(value * 10 ** decimals) / 10 ** decimals).replace('.', ',')

/** `, tiga lubang, 350rb satu lubang` */
const countedInWords = new RegExp(
  String.raw`,?\s(${wordsOfNumbers(2, 10).join('|')})\s(\p{L}{3,14}),?\s((?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k|jt|juta)?)\s(?:satu|per|tiap|setiap)\s\2(?!\p{L})`,
  'giu',
)

const priced = String.raw`@?\s?(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k|jt|juta)?`
const part = String.raw`\d{1,4}\s(?:\p{L}{2,10}\s)?(?:lagi\s)?${priced}`
/** `ikan koi 6 ekor harga beda2: 2 ekor @1,5jt, 3 ekor @800rb, 1 ekor 4,25jt` */
const partsOfCount = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{2,15}(?:\s\p{L}{2,15}){0,2})\s(\d{1,4})\s(\p{L}{2,10})(?:\s(?:harga(?:nya)?|beda2|beda-beda|berbeda|lain-lain|macam2)){0,3}\s?[:,]\s?(${part}(?:(?:,|\s(?:dan|sama))\s(?:dan\s|sama\s)?${part}){1,9})`,
  'giu',
)
const partAlone = new RegExp(String.raw`(?<![\d.,])(\d{1,4})\s(?:(\p{L}{2,10})\s)?(?:lagi\s)?(${priced})`, 'giu')

/** `kemeja ukuran S, M, L masing2 20 pcs @95rb` */
const sizesEach = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{3,15}(?:\s\p{L}{3,15})?)\s(?:ukuran|size)\s((?:(?:XS|S|M|L|XL|XXL|XXXL|[2-4]XL|\d{1,2})(?:\s?,\s?(?:dan\s)?|\s(?:dan|sama|&)\s)){1,7}(?:XS|S|M|L|XL|XXL|XXXL|[2-4]XL|\d{1,2})),?\s(?:masing2|masing-masing|masing\smasing)\s(\d{1,5}(?:\s?(?!(?:rb|ribu|jt|juta)(?!\p{L}))\p{L}{2,10})?)\s(@\s?(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k|jt|juta)?)`,
  'giu',
)

/** `dua perahu masing masing 850 ribu`, `tiga becak @120rb` */
const eachOfThem = new RegExp(
  String.raw`(?<!\p{L}|\d\s|(?:harga|harganya|seharga|juara|kelas|kamar|blok|tipe|lantai|segi|rasa|isi|nomor|no)\s)(${wordsOfNumbers(2, 10).join('|')})\s(?!(?:belas|puluh|ratus|ribu|juta|koma)\s)(\p{L}{3,14}),?\s(?:masing[\s-]?masing|masing2)\s(?=@?\s?(?:rp\.?\s?)?\d)`,
  'giu',
)

const someOfAll =
  /(?<!(?:ke|ke-|\d)\s?)(?<![\d.,:-])(\d{1,5})\s(?:(\p{L}{2,10})\s)?(?:dari|dr)\s(?:total\s|pesanan\s|kiriman\s)?(\d{1,5})\s(\p{L}{2,10})(?!\p{L})/giu

const numeral = 'satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|seratus|belas|puluh|ratus'
const inWords = new RegExp(
  String.raw`(?<=\p{L}[\p{L}\d]{1,20}\s)(?<!(?:${numeral}|ribu|harga|harganya|seharga|juara|kelas|kamar|blok|tipe|lantai|segi|rasa|isi)\s)(?<!\d\s(?:(?!(?:terus|trus|sama|dan|lalu|plus)\s)\p{L}{2,15}\s){1,4})((?:${numeral})(?:\s(?:${numeral})){0,5})(?=\s?@|,?\s(?:(?:yang|yg)\s)?satunya\s)`,
  'giu',
)

const packed = 'ekor|batang|karung|sak|keranjang|ikat'
/** `215 ekor timbangan kotornya 408 kilo`, `30 karung 1.560 kg @6.700/kg`: so many, and what all of them weigh. */
const countWeighed = new RegExp(
  String.raw`\s\d{1,5}\s(${packed})[,\s]{1,2}((?:total\s|jumlah\s)?(?:timbang(?:an)?|bobot|berat)(?:nya)?(?:\s(?:kotor|bersih|hidup|total)(?:nya)?)?\s|total(?:nya)?\s)?(?=(${figure})\s?(?:${weight})(?!\p{L})(?!\s?(?:\/|per\s|se)(?:${packed}))([,\s]{1,2}(?:harga(?:nya)?\s)?@?\s?(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k)?(?:\s?(?:\/|per\s?|se)\s?(?:kg|kilo)(?!\p{L}))?)?)`,
  'giu',
)

const ownSum = String.raw`(?:rp\.?\s?)?\d[\d.,]{0,11}(?:\s?(?:rb|ribu|k|jt|juta)(?!\p{L}))?`
const oneAndTheOther = new RegExp(
  String.raw`(?<![\d.,])(2(?:\s\p{L}{2,10})?)[,:]?\s(?:(?:yang|yg|si)\s)?satu\s(?:harga(?:nya)?\s)?(${ownSum})[,\s]{1,2}(?:(?:dan|sama|terus|yang|yg)\s){0,2}satunya\s(?:lagi\s)?(?:harga(?:nya)?\s)?(${ownSum})`,
  'giu',
)

const firstOfThem = new RegExp(
  String.raw`(?:(?<!\p{L})harga(?:nya)?\s)?(?<![\d.,])(\d{1,5})\s(\p{L}{2,10})\s(?:yang\s|yg\s)?pertama\s(?:harga(?:nya)?\s)?@?\s?(${ownSum}(?:\s(?:perak|rupiah))?(?:\s?(?:per|\/)\s?\p{L}{2,10})?)[,;.]?\s(?:(?:dan|sama|terus)\s)?(?:sisanya|selebihnya|berikutnya)\s(?:\d{1,5}\s\p{L}{2,10}\s(?=(?:harga(?:nya)?\s)?@?\s?(?:rp\.?\s?)?\d))?(?:harga(?:nya)?\s)?@?\s?(${ownSum})`,
  'giu',
)

/** How many of what is paid: of a weight, of a promise, of several named together. */
export const usualCounts = {
  // The first of them at one price, the rest at another.
  firstOfThem: {
    example: [
      'stiker 1200 pcs, harganya 500 pcs pertama 900 per pcs, sisanya 750 per pcs',
      'stiker 1200 pcs, yang 500 pcs @900 per pcs, sisanya @750 per pcs',
    ],
    rewrite: each(firstOfThem, 'yang $1 $2 @$3, sisanya @$4'),
  },
  // Some of those that were counted, told in words before their price.
  someInWords: {
    example: ['domba 4 ekor, yang dua 2,8 juta seekor', 'domba 4 ekor, yang 2 @2,8 juta seekor'],
    rewrite: each(
      new RegExp(
        String.raw`(?<=\d[^.;\n]{0,80}[,\s](?:yang|yg)\s)(${wordsOfNumbers(2, 10).join('|')})\s((?:lagi\s)?)(?=(?:rp\.?\s?)?\d)`,
        'giu',
      ),
      (_, count = '', more = '') => `${numberWords[count.toLowerCase()]} ${more}@`,
    ),
  },
  // How often so many come, and for how long.
  oftenSo: {
    example: ['20 vas seminggu sekali, kontraknya 4 minggu', '20 vas per minggu, selama 4 minggu'],
    rewrite: (text) =>
      text
        .replaceAll(
          /(?<=\d\s\p{L}{2,10})\s(?:se|tiap\s|setiap\s)(hari|minggu|bulan)\ssekali(?=\s*[,.;\n])/giu,
          ' per $1',
        )
        .replaceAll(/(?<!\p{L})kontraknya\s(?=\d{1,3}\s(?:minggu|bulan|tahun)(?!\p{L}))/giu, 'selama '),
  },
  // A day of several by its number is one of them.
  onOneDay: {
    example: ['keyboard 1,2jt sehari tapi cuma dipakai hari kedua', 'keyboard 1,2jt sehari tapi cuma dipakai 1 hari'],
    rewrite: each(
      /(?<=(?<!\p{L})(?:cuma|hanya)\s(?:di)?(?:pakai|pake|sewa)(?:nya)?\s)(?:di\s|pas\s)?hari\s(?:pertama|kedua|ketiga|keempat|terakhir|ke-?[1-9])(?!\p{L})/giu,
      '1 hari',
    ),
  },
  // Of two each has a price of its own.
  oneAndTheOther: {
    example: [
      'sapi 2 ekor, satu 18,5 juta satunya lagi 21 juta',
      'sapi 2 ekor, yang 1 18,5 juta, yang satunya 21 juta',
    ],
    rewrite: each(oneAndTheOther, '$1, yang 1 $2, yang satunya $3'),
  },
  // So many thousands of what is priced right behind them are no sum.
  countedInThousands: {
    example: ['benur 40rb ekor @50', 'benur 40.000 ekor @50'],
    rewrite: each(
      /(?<![\d.,@]|rp\.?\s?)(\d{1,3})(?:,(\d))?\s?(?:rb|ribu|k)\s(ekor|butir|biji|lembar|batang|buah|pcs|bungkus|bks|cup|botol|keping)(?=,?\s@\s?(?:rp\.?\s?)?\d)/giu,
      (_, thousands = '', hundreds = '0', unit = '') => `${thousands}.${hundreds || '0'}00 ${unit}`,
    ),
  },
  freeBehindCount: {
    example: ['pempek 20 biji 18rb, cuko ekstra 2 botol gratis', 'pempek 20 biji 18rb, gratis cuko ekstra 2 botol'],
    rewrite: each(
      /(?<=[,;\n]\s?)((?:(?!yang\s|yg\s|tapi\s|tp\s|ada\s|untuk\s|buat\s|beli\s|setiap\s|tiap\s)\p{L}{2,15}\s){1,3}\d{1,3}(?:\s(?!orang|anak|guru|siswa|peserta)\p{L}{3,8})?)\s(gratis|free)(?:\s(?:bae|aja|saja|ya))?(?=\s*(?:[,.;\n]|$))/giu,
      '$2 $1',
    ),
  },
  // One of those that were counted, or the first of them.
  firstFree: {
    example: ['7 mesin @85rb, mesin yang ke 7 gratis', '7 mesin @85rb, yang 1 mesin gratis'],
    rewrite: each(
      /(?<=[,.;]\s)(?:(?:yang|yg|untuk)\s)?(?=(?:\d|\p{L}{2,12}\s(?:yang|yg)\s))(?:(\d{1,3})\s)?(\p{L}{2,12}\s)?(?:(?:yang|yg)\s)?(?:ke-?\s?\d{1,3}|pertama|perdana|terakhir|satu)(?:nya)?\s(?:di)?(?:gratis|free)(?:kan|in)?(?!\p{L})/giu,
      (_, count = '', unit = '') => `yang ${count || '1'} ${unit}gratis`,
    ),
  },
  // One count in two units.
  inTwoUnits: {
    example: ['gabah 1 kwintal lebih 35 kilo', 'gabah 1 kwintal 35 kilo'],
    rewrite: each(
      new RegExp(
        String.raw`(?<=(?<![\d.,])${figure}\s?(\p{L}{2,8})\s)(?:lebih|langkung|luwih|punjul|plus)\s(?=${figure}\s?(\p{L}{2,8})(?!\p{L}))`,
        'giu',
      ),
      (said = '', one = '', other = '') => {
        const [large, small] = [unitOf(one.toLowerCase()), unitOf(other.toLowerCase())]
        return large !== null && small !== null && (conversion(large, small) ?? 0) > 1 ? '' : said
      },
    ),
  },
  // A share of what was weighed is not paid.
  lessShare: {
    example: ['320 kilo, potong kadar air 5% dari timbangan', '304 kilo'],
    rewrite: each(
      new RegExp(
        String.raw`(${figure})\s?(${weight})(?!\p{L})[,\s]{1,2}(?:di)?pot(?:ong)?(?:an)?\s(?:kadar air|refaksi|rafaksi|susut(?:an)?|tara|kotoran|rendemen)?\s?(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|persen)(?:\s(?:dari|dr)\s(?:timbangan|berat|bobot)(?:nya)?)?(?!\s?(?:dari|dr)\s(?:jumlah|total|harga))`,
        'giu',
      ),
      (_, whole = '', unit = '', percent = '') =>
        `${inFigures((readFigures(whole)?.value ?? 0) * (1 - number(percent) / 100), 4)} ${unit}`,
    ),
  },
  // Sold by weight, however many they are: no sack or beast of them all weighs so much, and a broken weight is none of each.
  byWeight: {
    example: ['ayam 215 ekor timbangan kotornya 408 kilo', 'ayam 408 kilo'],
    rewrite: each(countWeighed, (said = '', packed = '', weighed = '', weight = '', price = '') => {
      const isOfAll = (readFigures(weight)?.value ?? 0) > 60 && /kg$|kilo$/iu.test(price)
      const isBroken = packed.toLowerCase() === 'ekor' && weight.includes(',') && price !== ''
      return weighed !== '' || isOfAll || isBroken ? ' ' : said
    }),
  },
  // What is paid of each.
  grossAndTare: {
    example: [
      'beras 48 karung, bruto 52 kg per karung, tara 2 kg tiap karung',
      'beras 48 karung, isi 50 kg per karung',
    ],
    rewrite: each(
      /(?<=\d\s(\p{L}{2,10})[,\s]{1,2})(?:berat\s)?(?:bruto|kotor)(?:nya)?\s(\d{1,4}(?:,\d{1,2})?)\s?(kg|kilo)(?:\s?(?:\/|per|tiap|setiap)\s?\1)?[,\s]{1,2}(?:potong\s)?tara(?:nya)?\s(\d{1,3}(?:,\d{1,2})?)\s?(?:kg|kilo)(?:\s?(?:\/|per|tiap|setiap)\s?\1)?(?!\p{L})/giu,
      (_, unit = '', gross = '', weighed = '', tare = '') =>
        `isi ${inFigures(number(gross) - number(tare), 2)} ${weighed} per ${unit}`,
    ),
  },
  netPrice: {
    example: ['harga bersih 7.100 per kg', 'harga 7.100 per kg'],
    rewrite: each(/(?<=(?<!\p{L})harga)\s(?:bersih|netto|nett)(?=\s(?:rp\.?\s?)?\d)/giu, ''),
  },
  // How the shop sells, told beside what is paid.
  freeWith: {
    example: ['22 galon @6rb, promo beli 10 gratis 1 yang dibayar 20', '22 galon @6rb yang dibayar 20'],
    rewrite: each(
      /[,\s]{1,2}(?:ada\s)?(?:promo(?:nya)?\s)?beli\s\d{1,3}(?:\s\p{L}{2,10})?\s(?:gratis|dapat|dapet|bonus|free)\s\d{1,3}(?:\s\p{L}{2,10})?(?=[,\s]{1,2}(?:jadi\s)?(?:yang|yg)\s(?:di)?bayar)/giu,
      '',
    ),
  },
  // Who comes along without paying is promised, and counts nobody who pays.
  freeForEvery: {
    example: ['575rb per siswa, 96 siswa, setiap 20 siswa gratis 1 guru', '575rb per siswa, 96 siswa'],
    rewrite: each(
      /[,\s]{1,2}(?:dan\s)?(?:setiap|tiap|per)\s\d{1,3}\s(\p{L}{2,10})\s(?:gratis|free|bonus|dapat|dapet)\s(?:(?:gratis|free|bonus)\s)?\d{1,3}\s(?!\1(?!\p{L}))\p{L}{2,10}(?:\s(?:gratis|free))?(?!\p{L})/giu,
      '',
    ),
  },
  // Of what was bought only so many are told of.
  someOfAll: {
    example: ['tinta bocor 5 dari 20 botol, harga 118rb per botol', 'tinta bocor 5 botol, harga 118rb per botol'],
    rewrite: (text) =>
      text.replaceAll(someOfAll, (said: string, some: string, own: string | undefined, all: string, word: string) => {
        const unit = unitOf(word.toLowerCase())
        const isPriced = unit === null && new RegExp(String.raw`(?:per|/)\s?${word}(?!\p{L})`, 'iu').test(text)
        const isThing = unit === null ? isPriced : !isTimeUnit(unit) && unit !== 'orang' && unit !== 'kali'
        const isSame = own === undefined || unitOf(own.toLowerCase()) === unit
        return isThing && isSame && Number(some) < Number(all) ? `${some} ${word}` : said
      }),
  },
  // Some of what was counted pay for something more.
  someAmongThem: {
    example: [
      '24 rumah 110rb per rumah 3 di antaranya baru kena biaya pasang lagi 200rb per rumah',
      '24 rumah 110rb per rumah, pasang 3 rumah @200rb',
    ],
    rewrite: each(
      /[,\s]{1,2}(\d{1,4})\s(?:\p{L}{2,10}\s)?di\s?antaranya\s(?:\p{L}{2,12}\s){0,4}?(?:kena|bayar|dikenakan|ditambah|tambah|pakai|pake)\s(?:biaya\s|ongkos\s|lagi\s){0,2}([^,.;\n\d]{3,30}?)\s(?:lagi\s)?@?((?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k|jt|juta)?)\s?(?:per\s|\/\s?)(\p{L}{2,10})(?!\p{L})/giu,
      (_, some = '', what = '', price = '', unit = '') => `, ${what} ${some} ${unit} @${price}`,
    ),
  },
  // So many of them cost more, each.
  someCostMore: {
    example: ['ukuran jumbo 3 orang tambah 25rb per stel', 'tambahan ukuran jumbo 3 orang @25rb'],
    rewrite: each(
      /(?<=^|[,.;\n]\s?)(?:yang\s|yg\s)?((?:\p{L}[\p{L}\d]{1,14}\s){1,3})(\d{1,4}\s\p{L}{2,10})\s(?:tambah|nambah|ditambah|kena tambahan)\s((?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k)?)\s?(?:per\s|\/\s?|se)\p{L}{2,10}(?=\s*(?:[,.;\n]|$))/giu,
      (_, what = '', count = '', price = '') => `tambahan ${what}${count} @${price.trim()}`,
    ),
  },
  // What is told behind both is for both.
  perOfBoth: {
    example: [
      'uang saku 120rb plus uang makan 50rb per orang sehari',
      'uang saku 120rb per orang sehari, uang makan 50rb per orang sehari',
    ],
    rewrite: each(
      /(?<!\p{L})(uang\s\p{L}{3,10}\s(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k)?)\s(?:plus|dan|sama|\+)\s(uang\s\p{L}{3,10}\s(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k)?)\s?((?:per\s|\/\s?)(?:orang|org)\s?(?:(?:per\s|\/\s?|se)hari)?|sehari|per\shari)(?!\p{L})/giu,
      '$1 $3, $2 $3',
    ),
  },
  // Told apart from what was taken.
  soPaid: {
    example: ['22 galon @6rb jadi yang dibayar 20', '22 galon @6rb, yang dibayar 20'],
    rewrite: each(/[,\s]{1,2}(?:jadi|makanya|jadinya)\s(?=(?:yang|yg)\s(?:di)?bayar(?:nya)?\s\d)/giu, ', '),
  },
  // Counted in words right before the sign or the word of a price, where no figure counts it.
  countInWords: {
    example: ['kursi tamu delapan @ 650.000', 'kursi tamu 8 @ 650.000'],
    rewrite: each(inWords, (said = '', words = '') => {
      const spoken = words.toLowerCase().split(/\s/u)
      const read = readWordNumber((at) => spoken[at] ?? '')
      return read?.length === spoken.length ? String(read.value) : said
    }),
  },
  // What the sum comes to with it counts nothing.
  roundedTo: {
    example: ['kurangin 11rb biar bulat 200', 'kurangin 11rb'],
    rewrite: each(
      /[,\s]{1,2}(?:biar|supaya|spy|agar|jadi)\s(?:total(?:nya)?\s)?(?:bulat|genap|pas|buletin|bulet)(?:nya)?\s(?:jadi\s)?(?:rp\.?\s?)?\d[\d.,]{0,9}(?:\s?(?:rb|ribu|k|jt|juta)(?!\p{L}))?/giu,
      '',
    ),
  },
  // The parts that a count is made of are told with their own prices.
  partsOfCount: {
    example: ['koi 6 ekor: 2 ekor @1,5jt, 4 ekor @800rb', 'koi 2 ekor @1,5jt, koi 4 ekor @800rb'],
    rewrite: each(partsOfCount, (said = '', thing = '', whole = '', unit = '', parts = '') => {
      const told = [...parts.matchAll(partAlone)]
      const isWhole = told.reduce((sum, [, count]) => sum + Number(count), 0) === Number(whole)
      const isOne = told.every(([, , of]) => of === undefined || of.toLowerCase() === unit.toLowerCase())
      return isWhole && isOne
        ? told.map(([, count, , price = '']) => `${thing} ${count} ${unit} @${price.replace(/^@\s?/u, '')}`).join(', ')
        : said
    }),
  },
  // Of each size so many.
  sizesEach: {
    example: ['kemeja ukuran S, M masing2 20 pcs @95rb', 'kemeja ukuran S 20 pcs @95rb, kemeja ukuran M 20 pcs @95rb'],
    rewrite: each(sizesEach, (_, thing = '', sizes = '', count = '', price = '') =>
      sizes
        .split(/[\s,&]+(?:dan\s|sama\s)?/u)
        .filter((size) => size !== '' && size !== 'dan' && size !== 'sama')
        .map((size) => `${thing} ukuran ${size} ${count} ${price.trim()}`)
        .join(', '),
    ),
  },
  // Of a few, told in a word, each costs so much.
  eachOfThem: {
    example: ['dua perahu masing masing 850 ribu', '2 perahu masing-masing 850 ribu'],
    rewrite: each(
      eachOfThem,
      (_, count = '', thing = '') => `${numberWords[count.toLowerCase()]} ${thing} masing-masing `,
    ),
  },
  // Counted in words by what the price is told for.
  countedNoun: {
    example: ['sedot wc, tiga lubang, 350rb satu lubang', 'sedot wc 3 lubang @350rb'],
    rewrite: each(
      countedInWords,
      (_, count = '', noun = '', price = '') => ` ${numberWords[count.toLowerCase()]} ${noun} @${price.trim()}`,
    ),
  },
  // Each of them so many, at one price.
  eachSoMany: {
    example: [
      'pesan: risol mayo, sus vla sama dadar gulung @2.500 masing2 80 biji',
      'pesan: risol mayo 80 biji @2.500, sus vla 80 biji @2.500, dadar gulung 80 biji @2.500',
    ],
    rewrite: each(
      new RegExp(
        String.raw`(?<=(?:[:;\n]|^)\s?)((?:${goods},\s?){0,6}${goods},?\s(?:sama|dan|&)\s${goods})\s(@?\s?(?:rp\.?\s?)?\d[\d.,]{0,8}\s?(?:rb|ribu|k)?)\s(?:masing2|masing-masing|masing\smasing)\s(\d{1,5}(?:\s?\p{L}{2,10})?)`,
        'giu',
      ),
      (_, names = '', price = '', count = '') =>
        names
          .split(/,\s?|\s(?:sama|dan|&)\s/iu)
          .map((name) => `${name.trim()} ${count} @${price.replace(/^@\s?/, '')}`)
          .join(', '),
    ),
  },
  // Two places of a thing are two of it, where each has its price.
  bothPlaces: {
    example: ['ban depan belakang masing2 48rb', 'ban depan belakang 2 buah @48rb'],
    rewrite: each(
      /(?<=(?<!\p{L})(?:depan\s(?:dan\s|sama\s|&\s)?(?:belakang|blkg|blkng)|kiri\s(?:dan\s|sama\s|&\s)?kanan|atas\s(?:dan\s|sama\s|&\s)?bawah|luar\s(?:dan\s|sama\s|&\s)?dalam))\s(?:masing-masing|masing2|@)\s?(?=(?:rp\.?\s?)?\d)/giu,
      ' 2 buah @',
    ),
  },
  // What came back is taken off what was sent.
  cameBack: {
    example: ['retur kemarin tahu 100 biji potong dari tagihan ini', 'dikurangi retur tahu 100 biji'],
    rewrite: each(
      /(?<!\p{L})(?:(?:ada|yang|yg)\s){0,2}retur\s(?:(?:kemarin|kemaren|lama|minggu\slalu|yang\skemarin|yang\slalu)\s)?(\p{L}{3,15}(?:\s(?!minggu|kemarin)\p{L}{3,15})?)\s(?:(?:kemarin|minggu\slalu)\s)?(\d{1,6}\s\p{L}{2,10})(?:\s(?:dari|dr)\s(?:kiriman|pesanan|titipan|antaran|nota|bon)(?:\s\p{L}{3,12}){0,2}?)?(?:\s(?:yang|yg)\s(?:kemarin|kmrn|lalu|minggu\slalu))?[\s,]{1,2}(?:harga(?:nya)?\s(?:tetap\s|tetep\s)?sama[\s,]{1,2})?(?:(?:tolong|tlg|langsung|itu)\s)?(?:di)?(?:potong|kurang)(?:i|in|kan)?(?:\s(?:dari|dr)\s(?:tagihan|total|jumlah|bon|nota|invoice)(?:nya)?(?:\sini)?)?(?:\s(?:ya|aja))?(?=\s*(?:[,.;\n]|$))/giu,
      'dikurangi retur $1 $2',
    ),
  },
  // What each of so many days brought, counted in the unit behind the last.
  ofEachDay: {
    example: ['3 hari: 45, 52, 38 cup', 'hari 1 45 cup, hari 2 52 cup, hari 3 38 cup'],
    rewrite: each(
      /(?<![\d.,])(\d{1,2})\s(hari|minggu|bulan|shift)\s?:\s?((?:\d{1,5}(?:,\s|\s(?:dan|sama)\s)){2,30}\d{1,5})\s(\p{L}{2,10})(?!\p{L})/giu,
      (said = '', count = '', time = '', list = '', unit = '') => {
        const counts = list.split(/,\s|\s(?:dan|sama)\s/iu)
        return counts.length !== Number(count) || unitOf(unit.toLowerCase()) === null
          ? said
          : counts.map((one, at) => `${time} ${at + 1} ${one} ${unit}`).join(', ')
      },
    ),
  },
  // How often, told behind its price.
  timesBehind: {
    example: ['uang makan seminggu 150rb kali 4', 'uang makan 4 minggu @150rb'],
    rewrite: each(
      /(?<!\p{L})(?:(?:se|per\s)(minggu|hari|bulan|jam|malam)(?:nya)?\s)?((?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k|jt|juta))\s(?:di)?kali(?:kan)?\s(\d{1,3})(?:\s\1)?(?=\s?(?:[,.;\n]|$))/giu,
      (_, unit = '', price = '', count = '') => `${count}${unit ? ` ${unit}` : ' x'} @${price.trim()}`,
    ),
  },
  // So much of it is not paid.
  cutOff: {
    example: ['yang mati di jalan 8 kilo dipotong', 'yang rusak 8 kilo'],
    rewrite: each(
      new RegExp(
        String.raw`(?:yang|yg|sing|nu)\s\p{L}{3,12}(?:\s\p{L}{2,10}){0,2}\s(${figure}\s?(\p{L}{2,8}))\s(?:di)?potong(?=\s*(?:[,.;\n]|$))`,
        'giu',
      ),
      (said = '', count = '', word = '') => {
        const unit = unitOf(word.toLowerCase())
        return unit === null || isTimeUnit(unit) ? said : `yang rusak ${count}`
      },
    ),
  },
} as const satisfies Rewrites
