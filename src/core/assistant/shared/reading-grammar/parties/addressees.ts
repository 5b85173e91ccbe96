import type { Whose } from './found-parties.ts'
import { isCompanyWord, isHonorific } from './name-words.ts'
import { afterIntroduction, type NamedParty, readParty } from './named-party.ts'
import { roleWords } from './party-cues.ts'
import { endsClause, isFree, isNumber, low, type Sheet } from '../sheet.ts'
import { isCapital, nameStops, wordSet } from '../words.ts'

const purposes = wordSet(
  `acara pembayaran keperluan kebutuhan kegiatan pengadaan pembelian bulan tanggal hari tahun minggu jadi tgl periode pernikahan rapat
   kantor ulang syarat bayar pelunasan angsuran cicilan sewa dp perbaikan warga semua`,
)

const rawAt = (sheet: Sheet, at: number): string => sheet.tokens[at]?.raw ?? ''

/** `Rina Marlina dan Dodi Saputra`: two people who are written to, or sent, together. */
export const withSecond = (sheet: Sheet, { party, from, to, sure }: NamedParty): NamedParty | null => {
  if (party.name === undefined || party.title !== undefined || !['dan', '&'].includes(low(sheet, to))) return null
  const named = isHonorific(sheet, to + 1) || (sheet.writing === 'mixed' && isCapital(rawAt(sheet, to + 1)))
  const second = named ? readParty(sheet, to + 1, sheet.writing === 'mixed', true) : null
  if (second?.party.name === undefined || second.party.company !== undefined || second.party.title !== undefined)
    return null
  return { party: { ...party, name: `${party.name} dan ${second.party.name}` }, from, to: second.to, sure }
}

const joints = wordSet(', dan & sama serta dengan bareng bersama')
/** What may stand before the name of one more: `& sopir Kliwon`. */
const workers = wordSet('si sopir supir kernet staf teknisi kasir admin mekanik tukang kurir')

/** Papers that name several people side by side. */
const together = [
  'tugas',
  'sppd',
  'spd',
  'dinas',
  'kuasa',
  'undangan',
  'rekomendasi',
  'dispensasi',
  'peringatan',
  'izin',
]

/** `A, B dan C` behind the first name: the others, where the list is closed by `dan` or each has a title. */
export const othersOf = (sheet: Sheet, first: NamedParty): readonly NamedParty[] => {
  if (first.party.name === undefined || !together.some((paper) => sheet.words.has(paper))) return []
  const found: NamedParty[] = []
  let to = first.to
  let closed = false
  while (found.length < 20 && joints.has(low(sheet, to))) {
    let from = to + 1
    const joint = low(sheet, to)
    if (joint === ',' && joints.has(low(sheet, from))) from += 1
    closed ||= joint !== ',' || from > to + 1
    if (workers.has(low(sheet, from))) from += 1
    const titled = isHonorific(sheet, from)
    if (!titled && !(sheet.writing === 'mixed' && isCapital(rawAt(sheet, from)))) break
    const named = readParty(sheet, from, true, true)
    if (named?.party.name === undefined || sheet.claims[named.to] === 'quantity') break
    found.push(named)
    to = named.to
  }
  const isSure = closed || found.every(({ from }) => isHonorific(sheet, from))
  return isSure ? found : []
}

export const skip = (sheet: Sheet, at: number, words: ReadonlySet<string>): number => {
  let to = at
  const opensHouse = (place: number): boolean => low(sheet, place) === 'rumah' && isCompanyWord(sheet, place)
  while (to - at < 8 && words.has(low(sheet, to)) && isFree(sheet, to) && !opensHouse(to)) to += 1
  return to
}

/** `antara pemilik ruko Bapak X dan penyewa Bu Y`: the part of a side, and of what, stand before its name. */
export const afterRole = (sheet: Sheet, at: number): number => {
  // `selebgram Made Ratih`: a word may say what somebody is.
  const word = sheet.tokens[at]
  const isPlain = word?.kind === 'word' && isFree(sheet, at) && !isCapital(word.raw) && word.raw.length > 3
  const names = isPlain && sheet.writing === 'mixed' && isCapital(rawAt(sheet, at + 1)) && !nameStops.has(word.low)
  if (names && !isHonorific(sheet, at) && !isCompanyWord(sheet, at) && !roleWords.has(word.low)) return at + 1
  if (!roleWords.has(low(sheet, at))) return at
  let to = at + 1
  while (
    to - at < 4 &&
    isFree(sheet, to) &&
    sheet.tokens[to]?.kind === 'word' &&
    !isHonorific(sheet, to) &&
    !isCompanyWord(sheet, to) &&
    sheet.writing === 'mixed' &&
    !isCapital(rawAt(sheet, to))
  )
    to += 1
  return low(sheet, to) === ':' ? to + 1 : to
}

export const relations = wordSet(
  `anak suami istri adik kakak ibu bapak ayah karyawan pegawai klien pelanggan teman orang-tua saudara reseller agen mitra vendor tukang
   murid penyewa langganan tetangga keponakan sepupu paman bibi buah ipar mertua majikan bos warga siswa siswi santri mahasiswa jamaah pasien tamu`,
)
const selfWords = wordSet('pernyataan pengunduran diri resign lamaran izin ijin kuasa nama bahwa keterangan')

/** `saya` as the one who writes, not as owner of something (`klien saya`). */
export const speaksOfSelf = (sheet: Sheet, at: number): boolean =>
  endsClause(sheet, at - 1) || selfWords.has(low(sheet, at - 1))

/**
 * `nama Siti Aminah bagian jahit`: in personal papers the one who writes, in papers about somebody the one they are about;
 * null where the name is a shop's or a thing's.
 */
export const concernedBy = (sheet: Sheet, at: number): Whose | null => {
  const before = low(sheet, at - 1)
  const opens =
    endsClause(sheet, at - 1) || relations.has(before) || ['warga', 'guru', 'siswa', 'petugas', 'saya'].includes(before)
  if (!opens || isCompanyWord(sheet, at + 1)) return null
  const has = (words: string): boolean => words.split(' ').some((one) => sheet.words.has(one))
  if (has('pernyataan pernyataannya lamaran resign pengunduran mengundurkan izin ijin cuti permohonan')) return 'sender'
  return has('keterangan suket pengantar rekomendasi tugas peringatan sp skck domisili') ? 'recipient' : null
}

/** Whether a name without title may stand at `at`: in texts with capitals, or before a count with goods of its own. */
export const standsAlone = (sheet: Sheet, from: number, cue: string): boolean => {
  const at = afterIntroduction(sheet, from)
  if (purposes.has(low(sheet, at))) return false
  if (/^["“‘']$/.test(rawAt(sheet, at))) return true
  if (sheet.writing === 'mixed') return isCapital(rawAt(sheet, at))
  if (cue !== 'untuk' && cue !== 'buat') return true
  let next = at
  while (next - at < 4 && isFree(sheet, next) && sheet.tokens[next]?.kind === 'word') next += 1
  const words = next - at
  const counts =
    sheet.claims[next] === 'quantity' &&
    isNumber(sheet, next) &&
    isFree(sheet, next + 1) &&
    sheet.tokens[next + 1]?.kind === 'word'
  return words > 0 && words < 3 && counts
}

/** `buat 2 orang sales Joni`: how many, and what they do. */
export const afterCount = (sheet: Sheet, at: number): number => {
  // `buat 2 teknisi saya si Rusdi`
  if (
    isNumber(sheet, at) &&
    ['karyawan', 'pegawai', 'teknisi', 'staf', 'staff', 'guru', 'sopir', 'petugas', 'anggota'].includes(
      low(sheet, at + 1),
    )
  ) {
    let name = at + 1
    while (
      name - at < 6 &&
      isFree(sheet, name) &&
      sheet.tokens[name]?.kind === 'word' &&
      !isCapital(rawAt(sheet, name))
    )
      name += 1
    return isCapital(rawAt(sheet, name)) ? name : at
  }
  if (sheet.claims[at] !== 'quantity') return at
  let to = at
  while (sheet.claims[to] === 'quantity') to += 1
  if (low(sheet, to - 1) !== 'orang') return at
  while (to - at < 6 && isFree(sheet, to) && sheet.tokens[to]?.kind === 'word' && !isCapital(rawAt(sheet, to))) to += 1
  return isCapital(rawAt(sheet, to)) ? to : at
}

/** `3 orang: Nanda Saputra, Melki Sitorus, Ayu Lestari`: a list of people and nothing else behind a colon. */
export const rosterAt = (sheet: Sheet, at: number): readonly NamedParty[] => {
  const opens = low(sheet, at) === ':' || (low(sheet, at) === ',' && ['orang', 'org'].includes(low(sheet, at - 1)))
  if (!opens || sheet.writing !== 'mixed' || !together.some((paper) => sheet.words.has(paper))) return []
  const found: NamedParty[] = []
  let from = at + 1
  while (found.length < 30) {
    const isName = isHonorific(sheet, from) || (isCapital(rawAt(sheet, from)) && !isCompanyWord(sheet, from))
    const named = isName ? readParty(sheet, from, true, true) : null
    if (named?.party.name === undefined || sheet.claims[named.to] === 'quantity' || sheet.claims[named.to] === 'money')
      break
    found.push(named)
    if (!joints.has(low(sheet, named.to))) break
    from = named.to + 1
    if (joints.has(low(sheet, from))) from += 1
    if (workers.has(low(sheet, from))) from += 1
  }
  return found.length > 1 ? found : []
}
