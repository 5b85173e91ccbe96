import { claim, endsClause, isFree, low, type Sheet, textBetween, titleCase } from '../sheet.ts'
import { isCapital, nameStops, wordSet } from '../words.ts'

const placeCues = new Set(['lokasi', 'tempat', 'bertempat', 'lokasinya', 'tempatnya', 'venue'])
const noPlaces = new Set([
  'atas',
  'bawah',
  'sini',
  'mana',
  'muka',
  'antara',
  'dalam',
  'luar',
  'awal',
  'akhir',
  'depan',
  'belakang',
  'bayar',
  'rekening',
  'invoice',
  'tempat',
  'situ',
  'buat',
  'bikin',
  'hitung',
  'kirim',
  'bagian',
  'sisi',
  'bodi',
])

/** What happens there: `harga galon di depot naik`. */
const happenings = wordSet('naik turun menjadi tutup buka pindah libur mulai akan sudah sedang')

const ends = wordSet('bawah atas kiri kanan depan belakang dalam luar')

/** `penyok di badan bawah`: a part of a thing. */
const isPart = (sheet: Sheet, at: number): boolean =>
  sheet.writing === 'mixed' &&
  !isCapital(sheet.tokens[at]?.raw ?? '') &&
  ends.has(low(sheet, at + 1)) &&
  !isCapital(sheet.tokens[at + 2]?.raw ?? '')

/** Places after `di`, `lokasi`, `bertempat`; names with capitals, or the words up to the end of the clause. */
export const readPlaces = (sheet: Sheet): string[] => {
  const found: string[] = []
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (!isFree(sheet, at)) continue
    const word = low(sheet, at)
    const cue = placeCues.has(word)
    if (cue && low(sheet, at + 1) !== ':' && low(sheet, at + 1) !== 'di' && !isCapital(sheet.tokens[at + 1]?.raw ?? ''))
      continue
    if (word !== 'di' && !cue && !(word === 'kota' && isCapital(sheet.tokens[at + 1]?.raw ?? ''))) continue
    let from = at + 1
    while (from - at < 5 && [':', 'di', 'nya', 'acara'].includes(low(sheet, from))) from += 1
    if (noPlaces.has(low(sheet, from)) || isPart(sheet, from) || !isFree(sheet, from)) continue
    const wantsCapital = sheet.writing === 'mixed' && isCapital(sheet.tokens[from]?.raw ?? '')
    let to = from
    while (
      to - from < 8 &&
      (isFree(sheet, to) || sheet.claims[to] === 'label' || (to > from && sheet.claims[to] === 'address')) &&
      !endsClause(sheet, to) &&
      !nameStops.has(low(sheet, to)) &&
      !(to > from && happenings.has(low(sheet, to)))
    ) {
      const token = sheet.tokens[to]
      if (wantsCapital && token?.kind === 'word' && !isCapital(token.raw)) {
        // `di Bank BRI cabang Sleman`: one small word between capitals.
        if (!['cabang', 'lantai', 'blok', 'gedung'].includes(token.low) || !isCapital(sheet.tokens[to + 1]?.raw ?? ''))
          break
      }
      to += 1
    }
    if (to === from) continue
    const text = textBetween(sheet, from, to)
    found.push(sheet.writing === 'upper' ? titleCase(text, 'upper') : text)
    claim(sheet, at, to, 'place')
    at = to - 1
  }
  return found
}
