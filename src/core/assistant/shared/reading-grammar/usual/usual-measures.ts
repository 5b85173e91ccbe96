import { anyMonth } from '#core/text/shared/calendar-words.ts'

import { each, type Rewrites } from './rewrites.ts'
import { toldPrice as price } from './told-price.ts'
import { unitOf } from '../goods/units.ts'

const longAndWide =
  /(?<!\p{L})(?:panjang|tinggi|lebar)(?:nya)?\s((?:\p{L}{2,15}\s){0,2}?)(\d{1,4}(?:[.,]\d{1,2})?)\s?(?:meter|mtr|m)?[\s,]{1,2}(?:(?:dan|sama|kali|x|terus)\s)?(?:lebar|tinggi|panjang)(?:nya)?\s(?:\p{L}{2,15}\s)?(\d{1,4}(?:[.,]\d{1,2})?)\s?(?:meter|mtr|m)(?![\p{L}\d²])/giu
const sideBySide =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:meter|mtr|m)\s?(?:x|×|kali)\s?(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:meter|mtr|m)(?![\p{L}\d²])/giu
const bySquare = /(?:\/\s?m2|m²|meter\s?persegi|per\s?m2|per\s?meter|\/\s?meter)/iu

const weightOf = String.raw`(?:(?:berat|bobot)(?:nya)?\s)`
const average = String.raw`(?:rata2|rata-rata|rerata|kira-kira|masing-masing|masing2)\s`
const weighed = '(?:kg|kilo|ons|liter)'

const sized = String.raw`\p{L}{2,15}(?:\s\p{L}[\p{L}\d]{0,14}){0,3}\s(?:ukuran\s)?\d{1,3}(?:[.,]\d{1,2})?\s?[x×]\s?\d{1,3}(?:[.,]\d{1,2})?\s?(?:meter|mtr|m)`
const sizesAtOnePrice = new RegExp(
  String.raw`(${sized}(?:(?:,|\s(?:dan|sama|&|\+))\s(?:dan\s|sama\s)?${sized}){1,9})(?:,|\s-)?\s(?:semua(?:nya)?|masing-masing|masing2|rata(?:-rata)?|sama(?:\ssemua)?|harga(?:nya)?|tarif(?:nya)?)(?:\s(?:harga(?:nya)?|semua(?:nya)?|sama|rata|kena|itu|masing-masing)){0,3}\s@?\s?((?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k)?)\s?(?:\/\s?|per\s?)(?:m2|m²|meter\spersegi|meter|mtr|m)(?![\p{L}\d²])`,
  'giu',
)

const dailyForAll =
  /[,.(]\s?(?:itu\s|semua(?:nya)?\s|harga(?:nya)?\s|hitungan(?:nya)?\s|semua\sharga\s){0,3}(?:per|tiap|\/)\s?(hari|malam|bulan)(?:nya)?(?:\s(?:ya|semua|semuanya|itu|kak|min)){0,2}\)?(?=\s*(?:[,.;\n]|$))/iu

const months = new RegExp(anyMonth, 'giu')

const signs = new Map([
  ['½', 0.5],
  ['setengah', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
])

/** How much, how long and how often. */
export const usualMeasures: Rewrites = {
  // Cars are let for half a day or a whole one at one price, not by the hour.
  packageOfHours: {
    example: ['rental mobil innova 12 jam 550rb', 'rental mobil innova paket 12jam 550rb'],
    rewrite: each(
      /(?<=(?<!\p{L})(?:rental|rent|sewa)\s(?:\p{L}{2,12}\s){0,2}(?:mobil|motor|avanza|xenia|innova|hiace|elf|brio|pick ?up|kamera)\s(?:(?!paket\s)\p{L}{2,12}\s){0,2})(12|24)\s?jam(?=\s(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k|jt|juta)(?!\p{L}|\s?(?:\/|per\s)\s?jam))/giu,
      'paket $1jam',
    ),
  },
  // The sides of a surface that is paid by the square metre.
  longAndWide: {
    example: [
      'panjang pagarnya 14 meter tingginya 1,5 meter, 90rb per meter',
      'pagarnya ukuran 14x1,5 meter, 90rb per meter',
    ],
    rewrite: (text) =>
      bySquare.test(text)
        ? text.replaceAll(
            longAndWide,
            (_, thing: string, one: string, other: string) => `${thing}ukuran ${one}x${other} meter`,
          )
        : text,
  },
  // The same, each side with its unit.
  sideBySide: {
    example: ['conblok 8 meter x 6 meter, 145rb per m2', 'conblok 8x6 meter, 145rb per m2'],
    rewrite: (text) => (bySquare.test(text) ? text.replaceAll(sideBySide, '$1x$2 meter') : text),
  },
  // For what the price of a surface is, told before it.
  squareFirst: {
    example: ['teras 3x4 meter, per meter persegi 185rb', 'teras 3x4 meter 185rb per meter persegi'],
    rewrite: each(
      /(?<=\d\s?[x×]\s?\d{1,3}(?:[.,]\d{1,2})?\s?(?:meter|mtr|m)(?:\s\d{1,4}\s\p{L}{2,12})?)[,\s]{1,2}(?:harga(?:nya)?\s)?per\s?(meter\spersegi|m2|m²)(?:nya)?\s((?:rp\.?\s?)?\d[\d.,]{0,9}(?:\s?(?:rb|ribu|k|jt|juta)(?!\p{L}))?)/giu,
      ' $2 per $1',
    ),
  },
  // Sides without their unit, where the price is for a metre.
  sidesInMetres: {
    example: ['baliho 4x6 2 lembar @ 25rb per meter', 'baliho 2 lembar ukuran 4x6 meter @ 25rb per meter'],
    rewrite: each(
      /(?<=\p{L}\s)(?:ukuran\s)?(\d{1,2}(?:[.,]\d{1,2})?\s?[x×]\s?\d{1,2}(?:[.,]\d{1,2})?)\s(\d{1,4}\s(?:lembar|lbr|pcs|buah|biji))(?=[^,.;\n]{0,20}(?:per|\/)\s?(?:meter|mtr|m)(?:2|²|\spersegi)?(?![\p{L}\d]))/giu,
      '$2 ukuran $1 meter',
    ),
  },
  // How long each of them is, where the price is for a metre.
  lengthOfEach: {
    example: [
      'karpet 12 gulung panjang 10 meter, harga 9rb per meter',
      'karpet 12 gulung isi 10 meter, harga 9rb per meter',
    ],
    rewrite: each(
      /(?<=(?<![\d.,])\d{1,4}\s(?:gulung|rol|roll|batang|btg|lembar|lbr|lonjor|potong|pcs|buah|biji|jendela|gorden|tiang|papan)),?\s(?:(?:masing-masing|masing2|tiap|setiap)\s(?:\p{L}{3,8}\s)?)?(?:panjang(?:nya)?|lebar(?:nya)?|@)\s(?=\d{1,3}(?:[.,]\d{1,2})?\s?(?:meter|mtr|m)(?![\p{L}\d²])[^.;\n]{0,40}(?:per|\/)\s?(?:meter|mtr|m)(?![\p{L}\d²]))/giu,
      ' isi ',
    ),
  },
  // One count in words and in figures.
  wordsAndFigures: {
    example: ['tiga hari setengah (3,5 hari)', '3,5 hari'],
    rewrite: each(
      /(?<!\p{L})(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|\d{1,3})\s(\p{L}{3,8})(?:\ssetengah)?\s?\(\s?(\d{1,3}(?:,\d)?)\s?\1\s?\)/giu,
      '$2 $1',
    ),
  },
  // From one month to another.
  monthSpan: {
    example: ['sewa Oktober-Desember 2026', 'sewa Oktober sampai Desember 2026'],
    rewrite: each(
      new RegExp(`(?<!\\p{L}|\\d\\s?)(${anyMonth})\\s?[-–—]\\s?(?=(?:${anyMonth})(?!\\p{L}))`, 'giu'),
      '$1 sampai ',
    ),
  },
  namedMonths: {
    example: ['oktober sama november @700rb', 'oktober november 2 bulan @700rb'],
    rewrite: each(
      new RegExp(
        `(?<!\\p{L}|\\d\\s?)((?:${anyMonth})(?:(?:\\s?,\\s?|\\s(?:dan|sama|&|\\+)\\s)(?:${anyMonth})){1,11})(?:\\s20\\d\\d)?\\s(?:(?:masing-masing\\s|masing2\\s)?@|masing-masing|masing2)\\s?(?=(?:rp\\.?\\s?)?\\d)`,
        'giu',
      ),
      (_, named = '') =>
        `${named.replaceAll(/(?:\s?,|\s(?:dan|sama|&|\+))\s/giu, ' ')} ${named.match(months)?.length ?? 1} bulan @`,
    ),
  },
  brokenCount: {
    example: ['gula 1 1/2 lusin', 'gula 1,5 lusin'],
    rewrite: each(
      /(?<![\d.,/])(?:(\d{1,3})\s)?(?:([1-3])\/([248])|([½¼¾]|(?<=\d\s)setengah))(?=\s?(?:kg|kilo|kilogram|kwintal|kuintal|ton|ons|liter|ltr|lusin|lsn|kodi|gross?|meter|mtr|hektar|hari|jam)(?!\p{L}))/giu,
      (_, whole = '', over = '', under = '', sign = '') =>
        String(Number(whole) + (signs.get(sign.toLowerCase()) ?? Number(over) / Number(under))).replace('.', ','),
    ),
  },
  andHalf: {
    example: ['5 hari setengah', '5,5 hari'],
    rewrite: each(
      /(?:(?<![\p{L}\d.,])(\d{1,3})\s?|(?<!\p{L})se)(lusin|kodi|kilo|kg|gross|liter|ton|kuintal|kwintal|meter|hari|jam)\s+setengah(?=[,.;\n]|$|\s+(?!juta|ribu|harga)[\p{L}@])/giu,
      (_, count = '1', unit = '') => `${count},5 ${unit}`,
    ),
  },
  // What one of them holds stands behind the sign of a price.
  heldBehindSign: {
    example: ['jeruk 12 peti @ 15 kg', 'jeruk 12 peti isi 15 kg'],
    rewrite: each(
      /(?<=\d\s?(\p{L}{2,12})\s(?:\p{L}{2,15}\s){0,2})@\s?(\d{1,3}(?:[.,]\d)?)\s?(kg|kilo|liter|ltr|gram|gr|ml|ons|pcs|biji|butir|lembar|botol|bungkus|sachet)(?!\p{L})(?!\s?(?:rb|ribu|jt))/giu,
      (said = '', box = '', count = '', held = '') =>
        unitOf(box.toLowerCase()) === null ? said : `isi ${count} ${held}`,
    ),
  },
  // The sides of each, told before how many they are, where the surface is paid.
  sidesFirst: {
    example: ['baliho 4x6 meter 3 lembar 28rb per m2', 'baliho 3 lembar ukuran 4x6 meter 28rb per m2'],
    rewrite: each(
      /(?<!\p{L})(?:ukuran\s)?(\d{1,2}(?:[.,]\d{1,2})?)\s?[x×]\s?(\d{1,2}(?:[.,]\d{1,2})?)\s?(m|mtr|meter)\s(\d{1,4}\s(?!(?:dan|sama|kali|harga|untuk|meter|mtr|cm)\s)\p{L}{2,12})(?=[\s,]{1,2}(?:harga\s)?@?\s?(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k|jt|juta)?\s?(?:\/|per)\s?(?:m2|m²|meter|m(?![\p{L}\d])))/giu,
      '$4 ukuran $1x$2 $3',
    ),
  },
  // What a box holds is told by the price behind it.
  heldInBox: {
    example: ['30 dus (isi 24), 2.250 per botol', '30 dus isi 24 botol, 2.250 per botol'],
    rewrite: each(
      /(?<=(?:\d\s?(\p{L}{2,12})\s)?)\(?(?<!\p{L})isi(?:nya)?\s(\d{1,4})\)?(?=,?\s(?:harga(?:nya)?\s)?(?:@\s?)?(?:(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k)?\s?(?:per\s|\/\s?)(\p{L}{3,12})|per\s(\p{L}{3,12}?)(?:nya)?\s(?:rp\.?\s?)?\d|s[ea](\p{Ll}{3,12}?)(?:ny[aeo])?\s(?:rp\.?\s?)?\d))/giu,
      (said = '', box = '', count = '', per = '', before = '', one = '') => {
        const unit = unitOf((per || before || one).toLowerCase())
        // `5 dus isi 6 per dus 216rb` is priced by the box.
        return unit === null || unit === unitOf((box ?? '').toLowerCase()) ? said : `isi ${count} ${unit}`
      },
    ),
  },
  // Each price of a list is for a day, and how many days it lasts is told before it.
  dailyForAll: {
    example: [
      'rapat 3 hari: snack 40 orang @18rb, makan 40 orang @35rb, per hari ya',
      'rapat: snack 40 orang @18rb, makan 40 orang @35rb, 3 hari semua itu',
    ],
    rewrite: (text) => {
      const tail = dailyForAll.exec(text)
      if (tail === null) return text
      const [said, unit = ''] = tail
      const head = text.slice(0, tail.index)
      const told = [...head.matchAll(new RegExp(String.raw`\s(?:selama\s)?(\d{1,2})\s?${unit}(?!\p{L})`, 'giu'))]
      const [time] = told
      if (time === undefined || told.length > 1) return text
      const rest = head.slice(0, time.index) + head.slice(time.index + time[0].length)
      return `${rest}, ${time[1]} ${unit} semua itu${text.slice(tail.index + said.length)}`
    },
  },
  // Several surfaces of their own sizes at one price of a square metre.
  sizesAtOnePrice: {
    example: [
      'teras 4x5 m, dapur 3x3 m, semua @85rb/m',
      'teras 4x5 m @85rb per meter persegi, dapur 3x3 m @85rb per meter persegi',
    ],
    rewrite: each(sizesAtOnePrice, (_, sized = '', price = '') =>
      sized.replaceAll(/(?<=\d\s?(?:meter|mtr|m))(?![\p{L}\d])/giu, ` @${price.trim()} per meter persegi`),
    ),
  },
  // What one of them holds, told behind how many they are.
  heldByOne: {
    example: ['jeruk 12 peti, sepeti 15 kg, harga 27.500 per kg', 'jeruk 12 peti isi 15 kg, harga 27.500 per kg'],
    rewrite: each(
      /(?<=\d\s?(\p{L}{3,12}))[,\s]{1,2}(?:\(\s?)?(?:se|satu\s|per\s|tiap\s|1\s)\1(?:nya)?\s(?:(?:isi|berat|beratnya|isinya|ada)\s)?(\d{1,4}(?:,\d)?)\s?(kg|kilo|liter|ltr|biji|butir|pcs|buah|lembar|bungkus|botol|ekor|potong|batang)(?!\p{L})\)?/giu,
      (said = '', box = '', count = '', held = '') =>
        unitOf(box.toLowerCase()) === null ? said : ` isi ${count} ${held}`,
    ),
  },
  // What makes up one of them, at a price for one of those.
  madeOfPieces: {
    example: [
      'kursi 8 set, tiap set isi 4 kursi, harga satu kursinya 210rb',
      'kursi 8 set isi 4 buah, harga per buah 210rb',
    ],
    rewrite: each(
      /(?<=\d\s?(\p{L}{3,12}))[,\s]{1,2}(?:(?:(?:se)?tiap|per|satu)\s|se)\1(?:nya)?\s(?:isi|ada|terdiri dari)(?:nya)?\s(\d{1,3})\s(\p{L}{4,12})[,\s]{1,2}(?:harga(?:nya)?\s)?(?:satu|per)\s\3(?:nya)?\s(?=(?:rp\.?\s?)?\d)/giu,
      ' isi $2 buah, harga per buah ',
    ),
  },
  // What each of them weighs about, where the price is for the weight.
  heldOnAverage: {
    example: ['ayam 85 ekor rata2 1,6kg, per kg 36rb', 'ayam 85 ekor isi 1,6 kg, per kg 36rb'],
    rewrite: each(
      new RegExp(
        String.raw`(?<=(?<![\d.,])\d{1,5}\s?(?:ekor|buah|biji|karung|sak|peti|tandan|keranjang|ikat|batang)),?\s` +
          String.raw`(?:${weightOf}?${average}${weightOf}?|${weightOf})(\d{1,3}(?:[.,]\d{1,2})?)\s?(${weighed})` +
          String.raw`(?:\s?(?:\/|per|se)\s?(?:ekor|buah|biji|karung|sak|peti|tandan|keranjang|ikat|batang))?` +
          String.raw`(?=[,\s]{1,2}(?:harga(?:nya)?\s)?@?\s?(?:rp\.?\s?)?(?:\d[\d.,]{0,9}\s?(?:rb|ribu|k)?\s?(?:\/|per\s?|se)|per\s|se)${weighed})`,
        'giu',
      ),
      ' isi $1 $2',
    ),
  },
  // What each of them needs of a stuff.
  neededByEach: {
    example: ['6 jendela masing2 butuh kain 2,5 meter, kain 85rb/meter', 'kain jendela 15 meter @85rb/meter'],
    rewrite: each(
      /(?<![\d.,])(\d{1,4})\s(\p{L}{3,12}),?\s(?:masing-masing|masing2|(?:se)?tiap\s\2|per\s\2)\s(?:butuh|perlu|pakai|pake|habis|abis|makan)(?:nya)?\s((?:\p{L}{3,12}\s){1,2})(\d{1,4}(?:[.,]\d{1,2})?)\s?(meter|kg|kilo|gram|liter|lembar|batang|sak|biji|pcs)[,\s]{1,2}(?:harga\s)?\3(?:nya\s)?(?=(?:rp\.?\s?)?\d)/giu,
      (_, count = '', thing = '', stuff = '', size = '', unit = '') =>
        `${stuff}${thing} ${String(Math.round(Number(count) * Number(size.replace(',', '.')) * 100) / 100).replace('.', ',')} ${unit} @`,
    ),
  },
  // What all of them weigh.
  heldTogether: {
    example: ['5 koli total 87 kg, tarif 4.500 per kilo', '5 koli (87 kg), tarif 4.500 per kilo'],
    rewrite: each(
      /(?<=(?<![\d.,])\d{1,5}\s?\p{L}{3,12}),?\s(?:(?:berat|bobot|beratnya)\s)?(?:total|totalnya|semua|semuanya)\s(?:(?:berat|bobot|beratnya)\s)?(\d{1,5}(?:,\d{1,2})?)\s?(kg|kilo|kuintal|ton|liter)(?=[,\s][^\n]{0,40}?\d\s?(?:rb|ribu|k)?\s?(?:\/\s?|per\s?|se)(?:kg|kilo|kuintal|ton|liter)(?!\p{L}))/giu,
      ' ($1 $2)',
    ),
  },
  // What each of them holds, in the measure of the price.
  gramsOfKilos: {
    example: ['kopi 25 bungkus isi 250 gram, 180rb per kilo', 'kopi 25 bungkus isi 0,25 kg, 180rb per kilo'],
    rewrite: each(
      /(?<=\d\s?(?:bungkus|bks|pack|pak|sachet|toples|kaleng|plastik|kantong|pouch)\sisi\s)(\d{2,3})\s?(?:gram|gr|g)(?=[^\n]{1,60}?\d\s?(?:rb|ribu|k|jt|juta)?\s?(?:per\s?|\/\s?|se)(?:kg|kilo)(?!\p{L}))/giu,
      (_, grams = '') => `${String(Number(grams) / 1000).replace('.', ',')} kg`,
    ),
  },
  // How strong a thing is, told as sums are.
  strength: {
    example: ['sound 10rb watt 2 malam @6jt', 'sound 10000watt 2 malam @6jt'],
    rewrite: each(/(?<![\d.,])(\d{1,3})\s?(?:rb|ribu)\s?(watt|va|mah|btu|lumen)(?!\p{L})/giu, '$1000$2'),
  },
  // What each of the sacks or cans holds, where the price is for the measure.
  heldInSack: {
    example: ['minyak 3 jerigen 20 liter, seliternya 11rb', 'minyak 3 jerigen isi 20 liter, seliternya 11rb'],
    rewrite: each(
      /(?<=(?<![\d.,])\d{1,4}\s?(?:karung|krg|sak|zak|jerigen|jrigen|drum|ember|kaleng|galon|dus|peti)\s)@?\s?(?=\d{1,3}\s?(kg|kilo|liter)[,\s]{1,2}(?:harga(?:nya)?\s)?(?:@?\s?(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k)?\s?(?:\/|per\s?)\s?(?:kg|kilo|liter)|(?:se|per\s?)(?:kg|kilo|liter)(?:nya)?\s(?:rp\.?\s?)?\d)(?!\p{L}))/giu,
      'isi ',
    ),
  },
  // What was used between two readings of a meter.
  meterReadings: {
    example: ['listrik meteran dari 2.314 ke 2.402 kwh, per kwh 1.600', 'listrik meteran 88 kwh, per kwh 1.600'],
    rewrite: each(
      /(?<!\p{L})(?:(?:stand|angka)\s(?:awal\s)?)?dari\s(\d{1,3}(?:\.\d{3})+|\d{2,6})\s(?:ke|sampai|jadi|-)\s(\d{1,3}(?:\.\d{3})+|\d{2,6})\s?(kwh|kubik|m3)(?!\p{L})/giu,
      (said = '', from = '', to = '', unit = '') => {
        const used = Number(to.replaceAll('.', '')) - Number(from.replaceAll('.', ''))
        return used > 0 ? `${used} ${unit}` : said
      },
    ),
  },
  // How it was weighed says nothing of the measure of its price.
  weighedAs: {
    example: ['harga per kilo hidup 78.000', 'harga per kilo 78.000'],
    rewrite: each(/(?<=(?<!\p{L})(?:per\s|se)(?:kg|kilo))\s(?:hidup|bersih|basah|kering)(?=\s(?:rp\.?\s?)?\d)/giu, ''),
  },
  // The sides of a thing, written apart.
  sidesApart: {
    example: ['spanduk 3 x 1 meter', 'spanduk 3x1 meter'],
    rewrite: each(/(\d+(?:[.,]\d+)?)\s+[x×]\s+(\d+(?:[.,]\d+)?)\s*(?=(?:meter|mtr|m|cm)(?![\p{L}\d²]))/giu, '$1x$2 '),
  },
  // Sold by the package, and counted by what it holds.
  byThePackage: {
    example: ['brownies paket 3 box 100rb, dia ambil 12 box', 'brownies paket isi 3 box 4 paket @100rb'],
    rewrite: each(
      new RegExp(
        String.raw`(?<!\p{L})paket\s(?:isi\s)?(\d{1,3})\s(\p{L}{2,10})\s(${price})[\s,.;]{1,3}(?:\p{L}{2,12}\s){0,2}(?:ambil|pesan|pesen|beli|order|mau)\s(\d{1,4})\s\2(?!\p{L})`,
        'giu',
      ),
      (said = '', size = '', unit = '', paid = '', wanted = '') =>
        Number(wanted) % Number(size) === 0
          ? `paket isi ${size} ${unit} ${Number(wanted) / Number(size)} paket @${paid.trim()}`
          : said,
    ),
  },
}
