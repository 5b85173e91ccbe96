import { endsClause, isFree, low, type Sheet, textBetween } from '../sheet.ts'
import { namedShopWords } from '../parties/house-words.ts'
import { isCompanyWord, isHonorific } from '../parties/name-words.ts'
import { isCapital, nameStops, wordSet } from '../words.ts'

const alone = wordSet(
  'warga anggota pengurus jamaah jemaah pelanggan konsumen karyawan siswa alumni pedagang penghuni peserta rombongan',
)
const openers = wordSet('seluruh segenap semua para')
const pairs = new Set([
  'wali murid',
  'orang tua',
  'wali santri',
  'wali siswa',
  'orangtua murid',
  'orangtua siswa',
  'ketua rt',
  'ketua rw',
  'bapak ibu',
  'ibu ibu',
  'bapak bapak',
  'tokoh masyarakat',
])
const members = wordSet(
  'ketua kepala kader donatur mitra relawan alumni panitia warga wali orang orangtua anggota pengurus guru karyawan jamaah jemaah siswa pelanggan pedagang tokoh penghuni peserta',
)

const mourned = wordSet('alm almh almarhum almarhumah')

const occasions = wordSet('rapat pertemuan kegiatan pengajian syukuran arisan sosialisasi perpisahan wisuda musyawarah')

/** Many people at once as a letter addresses them: `wali murid kelas 6`, `seluruh warga RT 05`; the exclusive end, or null. */
export const groupEnd = (sheet: Sheet, at: number): number | null => {
  const word = low(sheet, at)
  const next = low(sheet, at + 1)
  const second = next === '/' ? low(sheet, at + 2) : next
  const opens =
    // `ttd ketua RT H. Bambang`: who holds the office is named.
    (pairs.has(`${word} ${second}`) && !(word === 'ketua' && isHonorific(sheet, at + 2))) ||
    (openers.has(word) && (members.has(next) || alone.has(next))) ||
    (alone.has(word) && (isCompanyWord(sheet, at + 1) || namedShopWords.has(next))) ||
    (alone.has(word) && /^(?:rt|rw|desa|kelurahan|perumahan|dusun|koperasi|kelas|komplek|masjid)$/.test(next))
  const every = /^(?:ibu-ibu|bapak-bapak)$/.test(word) || (word === 'para' && sheet.tokens[at + 1]?.kind === 'word')
  const isNamed = sheet.writing === 'mixed' && isCapital(sheet.tokens[at + 1]?.raw ?? '')
  const family =
    ['keluarga', 'rombongan'].includes(word) && (isNamed || isHonorific(sheet, at + 1) || mourned.has(next))
  const single = /^(?:pelanggan|warga|tetangga|konsumen)$/.test(word) && endsClause(sheet, at + 1)
  if (!opens && !every && !family && !single) return null
  if (word === 'bapak' && !members.has(low(sheet, next === '/' ? at + 3 : at + 2))) return null
  let to = at + 1
  while (to - at < 9 && (isFree(sheet, to) || sheet.claims[to] === 'label')) {
    if (
      low(sheet, to) !== '/' &&
      (endsClause(sheet, to) || nameStops.has(low(sheet, to)) || occasions.has(low(sheet, to)))
    )
      break
    to += 1
  }
  return to
}

export const groupText = (sheet: Sheet, from: number, to: number): string => {
  const text = textBetween(sheet, from, to)
  const words = sheet.writing === 'upper' ? text.toLowerCase() : text
  return words
    .replaceAll(/(^|[\s/])(\p{Ll})/gu, (_, gap: string, letter: string) => `${gap}${letter.toUpperCase()}`)
    .replaceAll(/\bR([tw])\b/g, (_, letter: string) => `R${letter.toUpperCase()}`)
}
