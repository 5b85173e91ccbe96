import { companyWords, ownShops } from './house-words.ts'
import { endsClause, isFree, isGlued, low, type Sheet } from '../sheet.ts'
import { isCapital, nameStops, wordSet } from '../words.ts'

export const honorifics = wordSet(
  `mr mrs ms miss mister bapak bpk bp pak ibu bu sdr sdri saudara saudari h hj kh dr drg drs dra ir prof mas mbak mba tuan nyonya ny tn nona kak kakak kang teh bang
   abang babe mama mamah papa bunda chef ust coach abah umi ns drh apt ustadz ustaz ustadzah ustad koh cik ci gus uda uni haji hajah bung om tante mang mbah ning cak pakde bude amang inang ompung mpok acil toke wak nyai amaq inaq lik ncing encing`,
)
/** Titles that announce a name although it was typed small: each of them calls somebody and means nothing else. */
export const spokenHonorifics = wordSet(
  'pak bu bapak ibu bpk bapa mas mbak mba kang bang bli mbok koh cik cak haji hajah ustad ustadz ustadzah pakde bude pakdhe budhe mbah ncing encing',
)
/** Those among them by which nobody is called upon to write: a small word right behind them is how somebody is called. */
export const plainHonorifics = wordSet('pak bu bpk ustad ustadz ustadzah pakde bude')
/** Titles that may follow another one: `Bapak Ir.`, `Bu Hj.`. */
export const secondary = wordSet('h hj kh dr drh drg drs dra ir prof haji hajah')

export const rawLow = (sheet: Sheet, at: number): string => sheet.tokens[at]?.raw.toLowerCase() ?? ''

export const isCompanyWord = (sheet: Sheet, at: number): boolean =>
  isFree(sheet, at) &&
  (companyWords.has(rawLow(sheet, at)) ||
    (rawLow(sheet, at) === 'rumah' && ['makan', 'sakit', 'bumn'].includes(low(sheet, at + 1))))

export const isOwnShop = (word: string): boolean => ownShops.has(word.toLowerCase())

/** In writing without capitals a price behind the word tells the drink from the woman. */
const isDrink = (sheet: Sheet, at: number): boolean => {
  for (let next = at + 1; next < at + 5; next += 1) {
    if (sheet.claims[next] === 'money') return true
    if (sheet.tokens[next]?.kind !== 'word') return false
  }
  return false
}

/** `bu admin`, `mas min`: the one who is asked, and no name. */
const addressed = wordSet('admin min bos boss juragan cs robot')

const shortTitles = wordSet('ko mb mbk')

/** A title before a name; `dr` counts only with its full stop, since it also stands for `dari`. */
export const isHonorific = (sheet: Sheet, at: number): boolean => {
  const word = rawLow(sheet, at)
  // `buat ko Aseng`: elsewhere the word is something else.
  if (shortTitles.has(word))
    return isFree(sheet, at) && sheet.writing === 'mixed' && isCapital(sheet.tokens[at + 1]?.raw ?? '')
  if (!isFree(sheet, at) || !honorifics.has(word) || addressed.has(rawLow(sheet, at + 1))) return false
  // `teh manis 4rb` is a drink, `Teh Rini` a woman.
  if (word === 'teh' && !(sheet.writing === 'mixed' ? isCapital(sheet.tokens[at + 1]?.raw ?? '') : !isDrink(sheet, at)))
    return false
  if (word.length === 1 || ['dr', 'drh', 'apt', 'ir', 'ny', 'tn', 'kh', 'ci'].includes(word)) {
    return (low(sheet, at + 1) === '.' && isGlued(sheet, at + 1)) || isCapital(sheet.tokens[at]?.raw ?? '')
  }
  return true
}

const titles = wordSet(
  `direktur direktris manajer manager ketua sekretaris bendahara kepala owner pemilik pimpinan presiden komisaris hrd staf staff supervisor
   admin koordinator wakil ceo cto cfo founder penanggung kasir marketing sales kades lurah camat rektor dekan bupati kabid kasi kasubag sekdes kadus sekretaris guru bagian teknisi operator mandor satpam koki perawat bidan apoteker dosen barista mekanik penjahit kepsek kabag kadis keuchik caleg`,
)

const schoolHeads = wordSet('sd sdn sdit smp smpn sma sman smk smkn mts tk paud ra mi ma rs rsud pt cv ud')
/** What an office sees to, though no name holds it. */
const deskWords = wordSet('pembelian penjualan pengadaan pembayaran pengiriman')
const departments = wordSet('staf staff bagian guru admin koordinator kepala operator teknisi')

const balinese = wordSet('made wayan nyoman gede gusti putu komang kadek dewa nengah')

/** `Ketua I Nyoman Suweca`: there the letter opens a name; that of `Wakil Ketua I` counts. */
const opensName = (sheet: Sheet, at: number): boolean => low(sheet, at) === 'i' && balinese.has(low(sheet, at + 1))

/** `Direktur Utama`, `Kepala Bagian Umum` from `at` on; exclusive end. */
export const titleEnd = (sheet: Sheet, at: number): number => {
  if (!isFree(sheet, at) || !titles.has(low(sheet, at).replace(/^(\p{L}{4,})nya$/u, '$1'))) return at
  let to = at + 1
  const capital = isCapital(sheet.tokens[at]?.raw ?? '')
  while (
    to - at < 5 &&
    sheet.tokens[to]?.kind === 'word' &&
    isFree(sheet, to) &&
    !opensName(sheet, to) &&
    /^(?:utama|bagian|umum|produksi|keuangan|operasional|pelaksana|panitia|divisi|bidang|cabang|proyek|pemasaran|sekolah|dinas|desa|toko|gudang|jawab|teknik|personalia|pengadaan|koperasi|yayasan|komite|pkk|kelompok|karang|taruna|masjid|dkm|paguyuban|hrd|marketing|rt|rw|osis|usaha|eksekutif|madya|ii|iii|i)$/.test(
      low(sheet, to),
    ) &&
    (isCapital(sheet.tokens[to]?.raw ?? '') === capital || /^(?:rt|rw|hrd|osis|umkm|pkk|dkm)$/.test(low(sheet, to)))
  ) {
    to += 1
    if (sheet.claims[to] === 'label' && /^r[tw]$/.test(low(sheet, to - 1))) to += 1
  }
  // `staf gudang`, `bagian kasir`, `guru matematika`: of what.
  const of =
    isFree(sheet, to) &&
    sheet.tokens[to]?.kind === 'word' &&
    (!nameStops.has(low(sheet, to)) || deskWords.has(low(sheet, to))) &&
    (!schoolHeads.has(rawLow(sheet, to)) || isHonorific(sheet, to + 1))
  const short = /^[A-Z]{2,4}$/.test(sheet.tokens[to]?.raw ?? '')
  if (
    to === at + 1 &&
    of &&
    departments.has(low(sheet, at)) &&
    (short || isCapital(sheet.tokens[to]?.raw ?? '') === capital)
  )
    to += 1
  // `bagian quality control,`: a second small word up to the end of the clause.
  if (
    to === at + 2 &&
    departments.has(low(sheet, at)) &&
    isFree(sheet, to) &&
    sheet.tokens[to]?.kind === 'word' &&
    !isCapital(sheet.tokens[to]?.raw ?? '') &&
    !nameStops.has(low(sheet, to)) &&
    endsClause(sheet, to + 1)
  )
    to += 1
  // `bagian` alone is no office.
  return to === at + 1 && low(sheet, at) === 'bagian' ? at : to
}
