import type { DateRole } from '../../reading.ts'
import { low, type Sheet } from '../sheet.ts'

const roleWords: readonly (readonly [DateRole, ReadonlySet<string>])[] = [
  ['due', new Set('tempo lambat lambatnya dibayar dilunasi pelunasan lunas deadline due sisanya'.split(' '))],
  ['valid_until', new Set('berlaku valid berlakunya'.split(' '))],
  ['letter', new Set('tertanggal bertanggal'.split(' '))],
  ['start', new Set('mulai sejak terhitung dimulai berangkat'.split(' '))],
  ['end', new Set('sampai selesai berakhir pulang kembali dengan'.split(' '))],
  ['event', new Set('acara rapat digelar dilaksanakan diadakan pelaksanaan hari acaranya kegiatan'.split(' '))],
]
const between = new Set([
  'tanggal',
  'pada',
  ':',
  ',',
  'nya',
  'paling',
  'tanggalnya',
  'hari',
  'di',
  '(',
  'sampai',
  'dengan',
  'berlaku',
  'per',
  'kerja',
  'bekerja',
])

const terms = new Set('hari minggu bulan tahun seminggu sebulan setahun setengah'.split(' '))

/** What the words before a date say about it. */
export const roleBefore = (sheet: Sheet, from: number): DateRole | null => {
  const near: string[] = []
  for (let at = from - 1; at >= 0 && from - at <= 6; at -= 1) {
    const word = low(sheet, at)
    near.push(word)
    if (!between.has(word)) break
  }
  // `1 tahun dari 1 januari`: from when a term runs.
  if (low(sheet, from - 1) === 'dari' && terms.has(low(sheet, from - 2))) return 'start'
  const words = [...near, low(sheet, from - near.length - 1)]
  if (words.includes('berlaku') && words.includes('mulai')) return 'start'
  for (const [role, cues] of roleWords) {
    const hit = near.some((word) => cues.has(word) && !(word === 'dengan' && !near.includes('sampai')))
    if (hit) return role
  }
  if (
    ['surat', 'invoice', 'nota', 'faktur', 'kuitansi'].includes(low(sheet, from - 1)) ||
    sheet.claims[from - 1] === 'contact'
  )
    return 'letter'
  if (
    near.includes('tanggal') &&
    ['surat', 'invoice', 'kuitansi', 'kwitansi', 'penawaran', 'nota', 'faktur'].includes(near.at(-1) ?? '')
  ) {
    return 'letter'
  }
  return null
}
