import { formatNumber } from '#core/text/shared/rupiah.ts'

import { conversion, unitOf } from '../goods/units.ts'
import { each, type Rewrites } from './rewrites.ts'
import { inRupiah, toldPrice as price } from './told-price.ts'

const count = String.raw`(?<![\d.,])(\d{1,5}(?:,\d{1,2})?)\s?`
const only = String.raw`(?:\s(?:aja|saja|doang))?`
const not = String.raw`(?:ga|gak|nggak|tidak|tak|seng|tra|ora|jangan|jgn|ndak)\s(?:usah\s|perlu\s)?(?:di)?(?:hitung|itung|tagih|bayar)`
const countIn = (said: string): number => Number(said.replace(',', '.'))
const written = (value: number): string => String(Math.round(value * 100) / 100).replace('.', ',')

/** How many are left in the unit of what goes; null where that cannot be told. */
const leftOf = (whole: string, unit: string, gone: string, goneUnit: string): string | null => {
  const [from, to] = [unitOf(unit.toLowerCase()) ?? unit, unitOf(goneUnit.toLowerCase()) ?? goneUnit]
  const factor = from === to ? 1 : conversion(from, to)
  const left = countIn(whole) * (factor ?? 0) - countIn(gone)
  return factor !== null && left > 0 ? `${written(left)} ${goneUnit}` : null
}

/** Of what is told only a part is paid for: what is spoiled, given back or given free, where it is reckoned with. */
export const usualPaidParts: Rewrites = {
  spoiled: {
    example: ['tongkol 145 kilo tapi 5 kilo rusak jangan dihitung, 28rb/kg', 'tongkol 140 kilo, 28rb/kg'],
    rewrite: each(
      new RegExp(
        String.raw`${count}(\p{L}{2,10})[\s,]{1,2}(?:tapi|tp|tetapi|cuma)\s(?:yang\s|yg\s)?(\d{1,4}(?:,\d{1,2})?)\s?(\p{L}{2,10})\s(?:yang\s|yg\s)?(?:\p{L}{3,10}\s){1,2}${not}(?!\p{L})`,
        'giu',
      ),
      (said = '', whole = '', unit = '', gone = '', goneUnit = '') => leftOf(whole, unit, gone, goneUnit) ?? said,
    ),
  },
  givenBack: {
    example: [
      'gamis 3 lusin @ 145rb per potong, yg retur 4 potong dikurangi dari tagihan',
      'gamis 32 potong @ 145rb per potong',
    ],
    rewrite: each(
      new RegExp(
        String.raw`${count}(\p{L}{2,10})(\s@?\s?${price}(?:\s?(?:per\s|\/)\p{L}{2,10})?)[\s,.;]{1,2}(?:yang\s|yg\s)(?:di)?retur(?:nya)?\s(?:kemarin\s|kemaren\s|tadi\s)?(\d{1,4})\s(\p{L}{2,10})[\s,]{1,2}(?:tolong\s)?(?:di)?(?:kurang|potong)(?:i|in|kan|an)?(?:\s(?:dari|dr)\s(?:tagihan|total|jumlah)(?:nya)?)?`,
        'giu',
      ),
      (said = '', whole = '', unit = '', paid = '', gone = '', goneUnit = '') => {
        const left = leftOf(whole, unit, gone, goneUnit)
        return left === null ? said : `${left}${paid}`
      },
    ),
  },
  // So many are paid in the end, and the others are free.
  paidAfterAll: {
    example: [
      'rawat taman 12 bulan, 1,75jt/bulan, setahun gratis 1 bulan jadi bayar 11 bulan saja',
      'rawat taman 11 bulan, 1,75jt/bulan',
    ],
    rewrite: each(
      new RegExp(
        String.raw`${count}(\p{L}{2,10})([^\n]{0,80}?)[\s,]{1,2}[^\d\n,]{0,40}gratis\s\d{1,3}\s\2[\s,]{1,2}(?:jadi|jadinya|berarti)\s(?:yang\s|yg\s|cuma\s|hanya\s)?(?:di)?bayar(?:nya)?\s(?:cuma\s|hanya\s)?(\d{1,5})\s\2${only}`,
        'giu',
      ),
      (said = '', whole = '', unit = '', between = '', paid = '') =>
        countIn(paid) < countIn(whole) ? `${paid} ${unit}${between}` : said,
    ),
  },
  // Who comes along free was counted with the others.
  freeAmongThem: {
    example: [
      'peserta 52 orang, 625rb per orang, tapi 2 orang pembimbing gratis (sudah termasuk)',
      'peserta 50 orang, 625rb per orang',
    ],
    rewrite: each(
      new RegExp(
        String.raw`${count}orang([^\n]{0,80}?)[\s,]{1,2}(?:tapi\s|tp\s)?(\d{1,3})\sorang\s\p{L}{3,14}\s(?:gratis|free)\s?\(?(?:\d{1,4}\situ\s)?(?:sudah|udah|sdh)\stermasuk(?:\s\p{L}{3,14})?\)?`,
        'giu',
      ),
      (_, whole = '', between = '', free = '') => `${written(countIn(whole) - countIn(free))} orang${between}`,
    ),
  },
  // Those of them who come along free.
  freeOfThem: {
    example: ['pesertanya 50 orang tapi yang 4 guru pendamping gratis', 'pesertanya 46 orang'],
    rewrite: each(
      new RegExp(
        String.raw`${count}(orang|anak|siswa|peserta|pax)([^\d\n]{0,60}?)[\s,]{1,2}(?:tapi\s|tp\s|tetapi\s)?(?:yang|yg)\s(\d{1,3})\s(?:orang\s)?\p{L}{3,14}(?:\s\p{L}{3,14})?\s(?:gratis|free)(?!\p{L})`,
        'giu',
      ),
      (_, whole = '', unit = '', between = '', free = '') =>
        `${written(countIn(whole) - countIn(free))} ${unit}${between}`,
    ),
  },
  // Only what has been sent is billed.
  sentSoFar: {
    example: [
      'batako 5.000 biji @4.500, yang sudah terkirim baru 3.200 biji. invoice untuk yang sudah terkirim saja dulu',
      'batako 3.200 biji @4.500. invoice',
    ],
    rewrite: each(
      new RegExp(
        String.raw`(?<![\d.,])\d{1,3}(?:\.?\d{3})?\s?(\p{L}{2,10})((?:[\s,]{1,2}(?:harga(?:nya)?\s)?@?\s?${price}(?:\s?(?:per\s|\/)\p{L}{2,10})?)?)[\s,.;]{1,2}(?:tapi\s|tp\s)?(?:yang|yg)\s(?:sudah\s|udah\s|baru\s)?(?:ter|di)kirim\s(?:baru\s|cuma\s|hanya\s|sekian\s)?(\d{1,3}(?:\.?\d{3})?)\s\1([^\n]{0,60}?)\s(?:untuk|utk|buat|dari)?\s?(?:yang|yg)\s(?:sudah\s|udah\s|baru\s)?(?:ter|di)kirim(?:\s(?:aja|saja|dulu|doang)){0,2}`,
        'giu',
      ),
      (_, unit = '', paid = '', sent = '', between = '') => `${sent} ${unit}${paid.replace(/,$/, '')}${between}`,
    ),
  },
  // The condition of a discount is met.
  conditionMet: {
    example: ['karena belanjanya di atas 10 juta dapat potongan 7,5%', 'potongan 7,5%'],
    rewrite: each(
      new RegExp(
        String.raw`(?<!\p{L})(?:karena|krn|berhubung)\s(?:total\s)?(?:belanja|pembelian|order|pesanan|total|jumlah)(?:an)?(?:nya)?\s(?:sudah\s|udah\s)?(?:di\s?atas|lebih\sdari|lewat|mencapai|sampai)\s${price}[\s,]{1,2}(?:dapat\s|dapet\s|dikasih\s|kami\sberi\s)?(?=(?:potongan|diskon|disc)\s\d{1,2}(?:[.,]\d)?\s?(?:%|persen))`,
        'giu',
      ),
      '',
    ),
  },
  soldOnly: {
    example: ['keripik 60 bungkus laku 48, yang ditagih yang laku aja @ 15rb', 'keripik 48 bungkus @ 15rb'],
    rewrite: each(
      new RegExp(
        String.raw`(?<![\d.,])\d{1,5}\s(\p{L}{2,10})\s(?:yang\s|yg\s)?(?:laku|terjual|kejual)\s(\d{1,5})(?:\s\1)?[\s,]{1,2}(?:yang|yg)\s(?:ditagih|dibayar|dihitung)(?:nya)?\s(?:yang|yg)\s(?:laku|terjual|kejual)${only}\s(?=@|(?:rp\.?\s?)?\d)`,
        'giu',
      ),
      '$2 $1 ',
    ),
  },
  // Some of them pay less.
  someForLess: {
    example: ['46 anak x 85rb, 6 anak kembar dapat potongan 10rb per anak', '46 anak x 85rb, potongan Rp 60.000'],
    rewrite: each(
      new RegExp(
        String.raw`(?:ada\s)?(?<![\d.,])(\d{1,4})\s(\p{L}{2,12})(?:\s\p{L}{2,12}){0,3}(?:\s\([^)\n]{1,40}\))?\s(?:dapat|dapet|kena|dikasih|diberi)\s(?:potongan|diskon)\s(${price})\s?(?:per\s|\/|tiap\s)\s?\2(?!\p{L})`,
        'giu',
      ),
      (_, some = '', __ = '', less = '') => `potongan Rp ${formatNumber(countIn(some) * inRupiah(less))}`,
    ),
  },
  // What is paid each time that somebody comes.
  eachTime: {
    example: ['les 5 pertemuan @200rb, transport 25rb setiap datang', 'les 5 pertemuan @200rb, transport 5 kali @25rb'],
    rewrite: each(
      new RegExp(
        String.raw`(?<=(?<![\d.,])(\d{1,3})\s?(?:x\s|kali\s)?(?:pertemuan|kunjungan|sesi|kali)(?!\p{L})[^\n]{1,90}?\s(?:uang\s)?(?:transport|transportnya|bensin|ongkos))\s(${price})\s(?:se)?tiap\s(?:kali\s)?(?:datang|kunjungan|pertemuan|dateng)(?!\p{L})`,
        'giu',
      ),
      ' $1 kali @$2',
    ),
  },
  lessOnTheWhole: {
    example: ['totalnya kasi kurang 60 ribu', 'potongan 60 ribu'],
    rewrite: each(
      new RegExp(String.raw`(?<!\p{L})(?:total(?:nya)?\s)?(?:di)?kas(?:ih?)?\s(?:kurang|turun)\s(?=${price})`, 'giu'),
      'potongan ',
    ),
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
