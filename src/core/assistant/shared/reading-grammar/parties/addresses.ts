import { claim, endsClause, isFree, isGlued, isNumber, low, type Sheet, textBetween, titleCase } from '../sheet.ts'
import { unitOf } from '../goods/units.ts'
import { isCapital } from '../words.ts'
import { isTown } from './towns.ts'

const addressHeads = new Set(['jalan', 'alamat', 'gg', 'gang', 'perum', 'perumahan', 'komplek', 'kompleks'])
const addressGoesOn = new Set([
  'kel',
  'kelurahan',
  'kec',
  'kecamatan',
  'kota',
  'kab',
  'kabupaten',
  'rt',
  'rw',
  'nomor',
  'blok',
  'lantai',
  'kode',
  'kav',
  'ds',
  'dusun',
  'gedung',
  'provinsi',
  'prov',
])
const addressEnds = new Set([
  'ke',
  'untuk',
  'kepada',
  'dari',
  'telepon',
  'email',
  'e-mail',
  'npwp',
  'sewa',
  'harga',
  'rekening',
  'berlaku',
  'selama',
  'mulai',
  'dengan',
  'tanggal',
  'jam',
  'pukul',
  'ttd',
  'tanda-tangan',
  'total',
  'ongkir',
  'pesan',
  'tidak',
  'akan',
  'bahwa',
  'adalah',
  'menyatakan',
  'bersedia',
  'beli',
  'sudah',
  'sebelum',
  'selama',
  'sejak',
  'yang',
  'karena',
  'agar',
  'mau',
  'ingin',
  'hendak',
  'minta',
  'memberi',
])

/** Things that are rented or built where their address says. */
const rented = new Set(
  'ruko rumah kios toko gudang tanah lahan kamar lapak gedung kontrakan kost kos bangunan sawah kebun aula'.split(' '),
)

const introductions = new Set([':', 'di', 'nya', 'kami', 'saya', 'usaha', 'toko', 'kantor', '.'])

const pricedBehind = new Set(['harga', '@', 'x', 'seharga'])

const sendings = new Set('kirim dikirim kirimkan antar diantar antarkan anter dianter'.split(' '))

/** `PO … kirim ke Roti Bu Endang Jl Veteran`: where ordered goods go is no address of who sells them. */
const isOrderedTo = (sheet: Sheet, at: number): boolean => {
  if (!['po', 'pesanan', 'pemesanan'].some((word) => sheet.words.has(word))) return false
  for (let back = at - 1; back > at - 10 && !endsClause(sheet, back); back -= 1)
    if (sendings.has(low(sheet, back))) return true
  return false
}

interface Address {
  readonly at: number
  readonly text: string
  /** Said as the place of the matter (`lokasi …`), not of a party. */
  readonly place: boolean
}

/** Streets and `alamat …` up to the end of their clause. Read before names and counts. */
export const readAddresses = (sheet: Sheet): Address[] => {
  const found: Address[] = []
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (!isFree(sheet, at) || !addressHeads.has(low(sheet, at)) || sheet.tokens[at]?.kind !== 'word') continue
    const cue = low(sheet, at) === 'alamat'
    let from = cue ? at + 1 : at
    // `alamat kirim Ruko Permata`: where goods go, and no address of a party.
    const delivers = cue && ['kirim', 'pengiriman', 'antar'].includes(low(sheet, from))
    if (delivers) from += 1
    // `sudah jalan 7 bulan` tells how long, `lampu jalan 415.000` what it costs.
    const isSum =
      low(sheet, at) === 'jalan' &&
      isNumber(sheet, at + 1) &&
      (/^\d{1,3}(?:\.\d{3})+$/.test(sheet.tokens[at + 1]?.raw ?? '') ||
        /^(?:rb|ribu|jt|juta|k|hari|minggu|bulan|tahun)$/.test(low(sheet, at + 2)))
    if (isSum) continue
    if (cue) while (from - at < 6 && introductions.has(low(sheet, from))) from += 1
    if (cue && ((isNumber(sheet, at - 1) && sheet.claims[at - 1] !== 'label') || addressEnds.has(low(sheet, from))))
      continue
    const head = low(sheet, at)
    // `penawaran ke PERUMAHAN GRIYA MENTARI`: a house that is written to.
    if (['perumahan', 'gedung', 'komplek'].includes(head) && ['ke', 'kepada', 'untuk'].includes(low(sheet, at - 1)))
      continue
    // `surat jalan no 0156`
    if (head === 'jalan' && low(sheet, at - 1) === 'surat') continue
    if (!cue && head !== 'jalan' && !isCapital(sheet.tokens[at]?.raw ?? '')) continue
    if (
      head === 'jalan' &&
      sheet.tokens[at]?.raw.toLowerCase() === 'jalan' &&
      sheet.writing === 'mixed' &&
      !isCapital(sheet.tokens[at + 1]?.raw ?? '')
    )
      continue
    let to = from
    while (to < sheet.tokens.length && to - from < 40) {
      const word = low(sheet, to)
      if (sheet.tokens[to]?.kind === 'line' || sheet.claims[to] === 'contact' || sheet.claims[to] === 'date') break
      // `Jl. Veteran 45 mati terus`: behind its number a small word tells what is there.
      const isBehindNumber =
        head === 'jalan' &&
        to - from > 1 &&
        (isNumber(sheet, to - 1) || (isTown(low(sheet, to - 1)) && isNumber(sheet, to - 2))) &&
        sheet.writing === 'mixed' &&
        sheet.tokens[to]?.kind === 'word' &&
        sheet.tokens[to]?.raw.length !== 1 &&
        !isGlued(sheet, to) &&
        !isCapital(sheet.tokens[to]?.raw ?? '') &&
        !addressGoesOn.has(word) &&
        // `jl veteran 18 klaten`: the town, however it is typed.
        !isTown(word)
      if (isBehindNumber) break
      if (to > from && (addressEnds.has(word) || (word === 'nomor' && low(sheet, to + 1) === 'telepon'))) break
      // `… 1500 METER HARGA 78.000` counts.
      if (
        to > from &&
        isNumber(sheet, to) &&
        unitOf(low(sheet, to + 1)) !== null &&
        pricedBehind.has(low(sheet, to + 2))
      )
        break
      if (endsClause(sheet, to) && word !== '(' && word !== ')') {
        const next = low(sheet, to + 1)
        if (
          word !== ',' ||
          !(
            addressGoesOn.has(next) ||
            addressHeads.has(next) ||
            (isCapital(sheet.tokens[to + 1]?.raw ?? '') && endsClause(sheet, to + 2))
          )
        )
          break
      }
      to += 1
    }
    if (to <= from) continue
    const happens = ['undangan', 'acara', 'rapat', 'syukuran', 'hajatan', 'keramaian', 'nikahan', 'pernikahan'].some(
      (word) => sheet.words.has(word),
    )
    const before = low(sheet, at - 1) === ':' ? low(sheet, at - 2) : low(sheet, at - 1)
    const place =
      delivers ||
      isOrderedTo(sheet, at) ||
      (!cue &&
        (['lokasi', 'tempat', 'terletak', 'bertempat', 'lokasinya', 'objek'].includes(before) ||
          (before === 'di' && (happens || rented.has(low(sheet, at - 2))))))
    found.push({ at, text: titleCase(textBetween(sheet, from, to), sheet.writing).replace(/[.,]$/, ''), place })
    claim(sheet, place ? at - (low(sheet, at - 1) === ':' ? 2 : 1) : at, to, 'address')
    at = to - 1
  }
  return found
}
