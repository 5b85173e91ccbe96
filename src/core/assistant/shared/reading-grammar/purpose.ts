import { claim, endsClause, isFree, low, type Sheet, textBetween } from './sheet.ts'

/** What an order may be for; none of these words opens a name. */
export const occasions = new Set(
  'acara keperluan kebutuhan kegiatan pernikahan nikahan wisuda ulang syukuran hajatan rapat perayaan peringatan bulan periode event lomba keluarga'.split(
    ' ',
  ),
)
const stops = new Set([
  'dari',
  'kepada',
  'ke',
  'pada',
  'tanggal',
  'hari',
  'jam',
  'pukul',
  'harga',
  'seharga',
  'total',
  'dengan',
  'berlaku',
  'sebanyak',
])
const papers = [
  'tugas',
  'kuasa',
  'izin',
  'ijin',
  'sppd',
  'dinas',
  'perjalanan',
  'undangan',
  'permohonan',
  'pernyataan',
  'keterangan',
]

const runEnd = (sheet: Sheet, from: number): number => {
  let to = from
  while (to - from < 14 && !endsClause(sheet, to) && !stops.has(low(sheet, to))) {
    const claimed = sheet.claims[to]
    if (claimed !== null && claimed !== 'label' && claimed !== 'quantity') break
    to += 1
  }
  return to
}

/**
 * What something is for. `untuk acara wisuda` names no person and no goods; in letters that send or empower somebody,
 * `untuk mengambil …`, `dalam rangka …`, `menghadiri …` is the matter itself and is returned.
 */
export const readPurpose = (sheet: Sheet): string | null => {
  const isErrand = papers.some((word) => sheet.words.has(word))
  let matter: string | null = null
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (!isFree(sheet, at)) continue
    const word = low(sheet, at)
    const isFor = word === 'untuk' || word === 'buat' || word === 'guna'
    const next = low(sheet, at + 1)
    if (isFor && occasions.has(next)) {
      const to = runEnd(sheet, at + 1)
      if (sheet.claims[to] === 'money' || sheet.claims[to - 1] === 'quantity') continue
      claim(sheet, at, to, 'cue')
      continue
    }
    if (!isErrand || matter !== null) continue
    const framed = word === 'dalam' && next === 'rangka'
    const verb = /^(?:me|ber)\p{L}{4,}$/u
    const acts = (isFor && verb.test(next)) || (framed && low(sheet, at + 2) !== '')
    const alone = ['menghadiri', 'mengikuti', 'survey', 'survei', 'mengambil', 'mengurus', 'mewakili'].includes(word)
    if (!acts && !alone) continue
    const from = framed ? at + 2 : alone ? at : at + 1
    let to = runEnd(sheet, from)
    while (to > from && ['untuk', 'dan', 'di'].includes(low(sheet, to - 1))) to -= 1
    if (to === from) continue
    matter = textBetween(sheet, from, to)
    claim(sheet, at, to, 'subject')
  }
  return sheet.writing === 'upper' ? (matter?.toLowerCase() ?? null) : matter
}
