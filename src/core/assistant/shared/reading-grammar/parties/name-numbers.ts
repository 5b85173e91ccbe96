import { isCompanyWord } from './name-words.ts'
import { claim, endsClause, isFree, isGlued, isNumber, low, type Sheet } from '../sheet.ts'
import { unitOf } from '../goods/units.ts'
import { persons } from '../reckoning/counted.ts'
import { isCapital, wordSet } from '../words.ts'

const before = wordSet('dari ke kepada untuk buat antara dan dengan di atas-nama oleh sama nama : ,')
const scales = wordSet('rb ribu jt juta k rupiah x × @ % persen an hari bulan tahun minggu')

const schools = wordSet('sd sdn smp smpn sma sman smk smkn mts mi ma tk paud puskesmas polsek')

const isMarkBefore = (sheet: Sheet, at: number): boolean =>
  low(sheet, at - 1) === '-' &&
  isGlued(sheet, at - 1) &&
  /^\d{1,4}$/.test(low(sheet, at)) &&
  /^\p{Lu}{1,3}$/u.test(sheet.tokens[at - 2]?.raw ?? '') &&
  isFree(sheet, at - 2)

/** A school, or in writing with capitals any house. */
const isHouse = (sheet: Sheet, at: number): boolean =>
  schools.has(low(sheet, at)) ||
  (sheet.writing === 'mixed' && isCompanyWord(sheet, at) && isCapital(sheet.tokens[at]?.raw ?? ''))

/** A school or house with its name in capitals right before the number. */
const isSchoolBefore = (sheet: Sheet, at: number): boolean => {
  let from = at - 1
  while (
    at - from < 4 &&
    sheet.tokens[from]?.kind === 'word' &&
    isCapital(sheet.tokens[from]?.raw ?? '') &&
    !isHouse(sheet, from)
  )
    from -= 1
  return isHouse(sheet, from) && from < at - 1
}

/** `kantor lurah 15 Ilir`: quarters of a town on its river, told apart by their number. */
const quarters = wordSet('ilir ulu')

const groups = wordSet('kelompok regu kloter gelombang angkatan edisi')
/** `kelompok 3 Mushola Nurul Falah`: which of several it is. */
const isGroup = (sheet: Sheet, at: number): boolean =>
  quarters.has(low(sheet, at + 1)) ||
  (groups.has(low(sheet, at - 1)) &&
    (endsClause(sheet, at + 1) || (sheet.tokens[at + 1]?.kind === 'word' && unitOf(low(sheet, at + 1)) === null)) &&
    !scales.has(low(sheet, at + 1)) &&
    // `kelompok 6 anak` counts who is in it.
    !persons.has(low(sheet, at + 1)))

/** `untuk kelas IPA 3` */
const isClass = (sheet: Sheet, at: number): boolean =>
  low(sheet, at - 2) === 'kelas' && sheet.tokens[at - 1]?.kind === 'word' && endsClause(sheet, at + 1)

const papers = wordSet('nota faktur bon invoice kuitansi po')
/** `nota 0412 Rp1.250.000`, `RT 01 = 2jt`: what tells one from another of its sort; nothing is counted with a zero before it. */
const isMarkOfOne = (sheet: Sheet, at: number): boolean => {
  if (sheet.tokens[at - 1]?.kind !== 'word') return false
  const next = low(sheet, at + 1)
  if (/^0\d{1,5}$/.test(low(sheet, at))) return !scales.has(next)
  const isOfSum =
    ['rp', 'sebesar', 'senilai', 'nilainya', 'nilai', 'sejumlah', 'jumlahnya', 'sisa', 'sisanya', ':', '='].includes(
      next,
    ) || isNumber(sheet, at + 1)
  return papers.has(low(sheet, at - 1)) && /^\d{1,6}$/.test(low(sheet, at)) && isOfSum
}

/** `nota 0412`: a paper of several, named by its number. */
export const isNumberedPaper = (sheet: Sheet, at: number): boolean =>
  sheet.claims[at] === 'label' && isNumber(sheet, at) && papers.has(low(sheet, at - 1))

/**
 * Figures that belong to a name: `PT 77 Logistik`, `Toko 88`, `SMK Negeri 2 Sleman`. Nothing counts them, and they are
 * followed by a name or by nothing; read before sums and counts.
 */
export const readNameNumbers = (sheet: Sheet): void => {
  for (let at = 1; at < sheet.tokens.length; at += 1) {
    // `K-24`, `tipe K-300`: a mark and its number are one word.
    if (isNumber(sheet, at) && isFree(sheet, at) && isGlued(sheet, at) && isMarkBefore(sheet, at)) {
      claim(sheet, at, at + 1, 'label')
      continue
    }
    if (!isNumber(sheet, at) || !isFree(sheet, at) || isGlued(sheet, at)) continue
    if (isMarkOfOne(sheet, at)) {
      claim(sheet, at, at + 1, 'label')
      continue
    }
    if (!/^\d{1,4}$/.test(low(sheet, at))) continue
    if (isGroup(sheet, at) || isClass(sheet, at)) {
      claim(sheet, at, at + 1, 'label')
      continue
    }
    // `SDN Cipaku 2`
    const goesOn =
      sheet.writing === 'mixed' && isCapital(sheet.tokens[at + 1]?.raw ?? '') && unitOf(low(sheet, at + 1)) === null
    if ((endsClause(sheet, at + 1) || goesOn) && isSchoolBefore(sheet, at)) {
      claim(sheet, at, at + 1, 'label')
      continue
    }
    const state = low(sheet, at - 1) === 'negeri'
    const head = state ? at - 2 : at - 1
    if (!isCompanyWord(sheet, head)) continue
    const next = sheet.tokens[at + 1]
    if (unitOf(low(sheet, at + 1)) !== null || persons.has(low(sheet, at + 1)) || scales.has(low(sheet, at + 1)))
      continue
    const named = next?.kind === 'word' && (sheet.writing !== 'mixed' || isCapital(next.raw))
    const opened = state || isCapital(sheet.tokens[head]?.raw ?? '') || before.has(low(sheet, head - 1))
    if (opened && (state || named || endsClause(sheet, at + 1))) claim(sheet, at, at + 1, 'label')
  }
}
