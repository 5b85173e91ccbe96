import type { Party } from '../reading.ts'

import { claim, endsClause, isFree, isGlued, low, type Sheet, textBetween, titleCase } from './sheet.ts'
import { unitOf } from './units.ts'
import { isCapital, nameStops } from './words.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const honorifics = set(
  `bapak bpk bp pak ibu bu sdr sdri saudara saudari h hj kh dr drg drs dra ir prof mas mbak mba tuan nyonya ny tn nona kak kakak kang teh bang
   abang ustadz ustaz ustadzah ustad koh cik ci gus uda uni haji hajah bung om tante mang mbah ning cak pakde bude`,
)
/** Titles that may follow another one: `Bapak Ir.`, `Bu Hj.`. */
const secondary = set('h hj kh dr drg drs dra ir prof haji hajah')

const companyWords = set(
  `pt cv ud pd tb fa toko firma koperasi yayasan warung kedai kafe cafe resto restoran rumah-makan rm depot catering katering bengkel salon apotek
   butik konveksi percetakan sekolah sd sdn sdit smp smpn sma sman smk smkn mts mi ma tk paud universitas univ institut politeknik
   kampus dinas kantor rs rsud rsia klinik puskesmas hotel bank bumdes bumd masjid mushola gereja panitia kelurahan desa kecamatan kabupaten pemkot pemkab
   pemerintah perusahaan studio laundry agen grosir distributor galeri sanggar pondok pesantren karang kelompok paguyuban
   perumahan ppdb dprd polsek polres kodim stikes akademi lembaga himpunan ikatan komunitas persatuan asosiasi perkumpulan usaha pabrik
   gudang showroom barbershop minimarket swalayan supermarket posyandu pkk bpd umkm bakery dapur`,
)
/** Businesses a small owner calls his own. */
const ownShops = set(
  `toko warung kedai kafe cafe resto restoran rm depot catering katering bengkel salon butik konveksi percetakan ud tb usaha laundry studio
   bakery dapur agen grosir pd galeri barbershop rumah-makan`,
)
const particles = set('bin binti al van de el ibnu abu')
const degree = /^(?:[A-Za-z]{1,3}\.){1,3}[A-Za-z]{0,5}\.?$|^(?:S|M|A|Dr|Ph)\.?[A-Za-z]{1,5}\.?$/

const rawLow = (sheet: Sheet, at: number): string => sheet.tokens[at]?.raw.toLowerCase() ?? ''

export const isCompanyWord = (sheet: Sheet, at: number): boolean =>
  isFree(sheet, at) &&
  (companyWords.has(rawLow(sheet, at)) ||
    (rawLow(sheet, at) === 'rumah' && ['makan', 'sakit', 'bumn'].includes(low(sheet, at + 1))))

export const isOwnShop = (word: string): boolean => ownShops.has(word.toLowerCase())

/** A title before a name; `dr` counts only with its full stop, since it also stands for `dari`. */
export const isHonorific = (sheet: Sheet, at: number): boolean => {
  const word = rawLow(sheet, at)
  if (!isFree(sheet, at) || !honorifics.has(word)) return false
  if (word.length === 1 || ['dr', 'ir', 'ny', 'tn', 'kh', 'ci'].includes(word)) {
    return (low(sheet, at + 1) === '.' && isGlued(sheet, at + 1)) || isCapital(sheet.tokens[at]?.raw ?? '')
  }
  return true
}

interface Span {
  readonly from: number
  readonly to: number
}

/** Whether the words of a name go on at `at`. */
const isNameWord = (sheet: Sheet, at: number, wantsCapital: boolean): boolean => {
  const token = sheet.tokens[at]
  if (!token || token.kind !== 'word' || !isFree(sheet, at) || isGlued(sheet, at)) return false
  if (nameStops.has(token.low) || nameStops.has(token.raw.toLowerCase())) return false
  if (token.raw.length === 2 && token.low === 'an' && sheet.writing !== 'mixed') return false
  return !wantsCapital || isCapital(token.raw) || particles.has(token.low)
}

/** A count or a sum begins at `at`: what stood before it may be goods. */
const isFigure = (sheet: Sheet, at: number): boolean => sheet.claims[at] === 'money' || sheet.claims[at] === 'quantity'

/**
 * The end of a name. In texts without capitals nothing divides a name from goods that follow it, so where a count
 * with a unit comes right after, two words are the name and the rest are goods.
 */
const nameEnd = (sheet: Sheet, from: number, most: number, wantsCapital: boolean): number => {
  let at = from
  let words = 0
  while (words < most && (words === 0 || !unitOf(low(sheet, at)) || sheet.writing === 'mixed')) {
    const wordAt = low(sheet, at) === '&' || sheet.tokens[at]?.raw === '&' ? at + 1 : at
    if (!isNameWord(sheet, wordAt, wantsCapital)) break
    at = wordAt + 1
    words += 1
    if (
      low(sheet, at) === '.' &&
      isGlued(sheet, at) &&
      !endsClause(sheet, at) &&
      isNameWord(sheet, at + 1, wantsCapital)
    )
      at += 1
    else if (
      low(sheet, at) === '.' &&
      isGlued(sheet, at) &&
      isGlued(sheet, at + 1) &&
      isNameWord(sheet, at + 1, wantsCapital)
    )
      at += 1
    // `SMK Negeri 1`: a number right behind a capital word that nothing counts.
    const raw = sheet.tokens[at]?.raw ?? ''
    if (/^\d{1,3}$/.test(raw) && sheet.claims[at] === 'label' && !isGlued(sheet, at)) at += 1
  }
  if (sheet.writing !== 'mixed' && words > 2 && isFigure(sheet, at) && sheet.tokens[at]?.kind === 'number') {
    const unit = sheet.claims[at] === 'money' || unitOf(low(sheet, at + 1)) !== null
    const named =
      sheet.tokens[at + 1]?.kind === 'word' &&
      unit &&
      unitOf(low(sheet, at + 2)) === null &&
      sheet.claims[at + 2] === null &&
      sheet.tokens[at + 2]?.kind === 'word' &&
      !nameStops.has(low(sheet, at + 2))
    if (unit && !named) return from + (words > 3 ? 2 : words - 1)
  }
  return at
}

const schoolWords = set('sd sdn smp smpn sma sman smk smkn mts rw rt tk sdit puskesmas polsek koramil')

const companyAt = (sheet: Sheet, at: number): Span | null => {
  if (!isCompanyWord(sheet, at)) return null
  let from = at + 1
  if (low(sheet, from) === '.' && isGlued(sheet, from)) from += 1
  if (
    ['rumah', 'kantor', 'panitia', 'dinas', 'pemerintah'].includes(low(sheet, at)) &&
    isFree(sheet, from) &&
    /^(?:makan|sakit|desa|kelurahan|kecamatan|kepala)$/.test(low(sheet, from))
  )
    from += 1
  while (isCompanyWord(sheet, from) && !isGlued(sheet, from)) {
    from += 1
    if (low(sheet, from) === '.' && isGlued(sheet, from)) from += 1
  }
  for (const own of ['saya', 'kami', 'aku', 'gue']) if (low(sheet, from) === own) from += 1
  // `SDN 3 Sukajadi`, `SMAN 1`
  if (
    /^\d{1,3}$/.test(low(sheet, from)) &&
    (schoolWords.has(rawLow(sheet, from - 1)) || isCapital(sheet.tokens[from + 1]?.raw ?? ''))
  ) {
    if (schoolWords.has(rawLow(sheet, from - 1))) {
      claim(sheet, from, from + 1, 'label')
      from += 1
    }
  }
  const nextRaw = sheet.tokens[from]?.raw ?? ''
  const wantsCapital = sheet.writing === 'mixed' && isCapital(nextRaw)
  if (isHonorific(sheet, from) && low(sheet, from + 1) !== '') {
    const end = nameEnd(sheet, from, 4, wantsCapital)
    return { from: at, to: end }
  }
  const end =
    sheet.writing === 'mixed' && !isCapital(nextRaw) && isCapital(sheet.tokens[at]?.raw ?? '')
      ? from
      : nameEnd(sheet, from, 6, wantsCapital)
  if (end === from && rawLow(sheet, at).length <= 2 && from === at + 1) return null
  if (end === from && !schoolWords.has(rawLow(sheet, at)) && from === at + 1 && !isCapital(sheet.tokens[at]?.raw ?? ''))
    return null
  if (/^(?:negeri|no)$/.test(low(sheet, end - 1)) && /^\d{1,3}$/.test(low(sheet, end))) {
    const more = nameEnd(sheet, end + 1, 4, wantsCapital)
    return { from: at, to: Math.max(more, end + 1) }
  }
  return { from: at, to: end }
}

const companyText = (sheet: Sheet, { from, to }: Span): string =>
  titleCase(textBetween(sheet, from, to).replace(/\b(saya|kami|aku|gue)\s+/i, ''), sheet.writing)

/** `, S.T., M.M.` behind a name. */
const degreesEnd = (sheet: Sheet, from: number): number => {
  let to = from
  for (let count = 0; count < 4; count += 1) {
    const at = low(sheet, to) === ',' ? to + 1 : to
    const token = sheet.tokens[at]
    if (
      !token ||
      token.kind !== 'word' ||
      !isCapital(token.raw) ||
      !degree.test(token.raw) ||
      !/\.|^(?:SE|SH|ST|MM|MT|MBA|SKM|SPd|MPd|MSi|SKom)$/.test(token.raw)
    )
      break
    to = at + 1
    if (low(sheet, to) === '.' && isGlued(sheet, to) && !endsClause(sheet, to)) to += 1
  }
  return to
}

const personAt = (sheet: Sheet, at: number, free: boolean): Span | null => {
  let from = at
  let titled = false
  while (from - at < 8 && isHonorific(sheet, from) && (!titled || secondary.has(rawLow(sheet, from)))) {
    titled = true
    from += 1
    if (low(sheet, from) === '.') from += 1
    if (low(sheet, from) === '/' && honorifics.has(rawLow(sheet, from + 1))) from += 2
  }
  if (!titled && !free) return null
  const nextRaw = sheet.tokens[from]?.raw ?? ''
  if (!titled && sheet.writing === 'mixed' && !isCapital(nextRaw)) return null
  if (isCompanyWord(sheet, from)) return null
  const wantsCapital = sheet.writing === 'mixed' && isCapital(nextRaw)
  const end = nameEnd(sheet, from, 4, wantsCapital)
  if (end === from) return null
  return { from: at, to: degreesEnd(sheet, end) }
}

const titles = set(
  `direktur direktris manajer manager ketua sekretaris bendahara kepala owner pemilik pimpinan presiden komisaris hrd staf staff supervisor
   admin koordinator wakil ceo cto cfo founder penanggung kasir marketing sales kades lurah camat rektor dekan bupati`,
)

/** `Direktur Utama`, `Kepala Bagian Umum` from `at` on; exclusive end. */
export const titleEnd = (sheet: Sheet, at: number): number => {
  if (!isFree(sheet, at) || !titles.has(low(sheet, at))) return at
  let to = at + 1
  const capital = isCapital(sheet.tokens[at]?.raw ?? '')
  while (
    to - at < 5 &&
    sheet.tokens[to]?.kind === 'word' &&
    isFree(sheet, to) &&
    /^(?:utama|bagian|umum|produksi|keuangan|operasional|pelaksana|panitia|divisi|bidang|cabang|proyek|pemasaran|sekolah|dinas|desa|toko|gudang|jawab|teknik|personalia|pengadaan|koperasi|yayasan|hrd|marketing|rt|rw|osis|usaha|eksekutif|madya|ii|iii|i)$/.test(
      low(sheet, to),
    ) &&
    isCapital(sheet.tokens[to]?.raw ?? '') === capital
  ) {
    to += 1
  }
  return to
}

export interface NamedParty {
  readonly party: Party
  readonly from: number
  readonly to: number
  /** A name was told by a title or a kind of business, not only by its place in the sentence. */
  readonly sure: boolean
}

type Draft = { -readonly [Key in keyof Party]: Party[Key] }

/** What stands in brackets behind a name: company, title, or town. */
const readBracket = (sheet: Sheet, at: number, party: Draft): number => {
  let close = at + 1
  while (close - at < 14 && low(sheet, close) !== ')' && sheet.tokens[close]) close += 1
  if (low(sheet, close) !== ')') return at
  let inner = at + 1
  const title = titleEnd(sheet, inner)
  if (title > inner) {
    party.title = titleCase(textBetween(sheet, inner, title), sheet.writing)
    inner = title
    while ([',', 'di', 'dari', '-', '/'].includes(low(sheet, inner))) inner += 1
  }
  const company = companyAt(sheet, inner)
  if (company) party.company ??= companyText(sheet, { from: inner, to: close })
  else if (inner < close && isFree(sheet, inner) && sheet.tokens[inner]?.kind === 'word') {
    party.company ??= titleCase(textBetween(sheet, inner, close), sheet.writing)
  }
  return close + 1
}

/** Who is named at `at`: `Bapak X, PT Y`, `PT Y u.p. Bapak X`, `Ibu X (Direktur PT Y)`, `Toko X`. `free`: names without a title count. */
export const readParty = (sheet: Sheet, at: number, free: boolean, takesFrom: boolean): NamedParty | null => {
  let start = at
  while (
    isFree(sheet, start) &&
    [
      'yth',
      'yang',
      'terhormat',
      '.',
      ':',
      'saya',
      'kami',
      'saudara-saudara',
      'pelanggan',
      'klien',
      'client',
      'customer',
      'supplier',
      'adik',
      'istri',
      'suami',
      'anak',
      'teman',
      'usaha',
      'langganan',
      'kakak',
      'sepupu',
      'keponakan',
      'karyawan',
      'vendor',
      'pihak',
    ].includes(low(sheet, start)) &&
    start - at < 6
  ) {
    if (low(sheet, start) === 'usaha' && low(sheet, start + 1) !== 'saya' && low(sheet, start + 1) !== 'kami') break
    if (low(sheet, start) === 'kakak' && low(sheet, start + 1) !== 'saya') break
    start += 1
  }
  const party: Draft = {}
  let to = start
  const leadTitle = titleEnd(sheet, start)
  if (leadTitle > start) {
    const next = low(sheet, leadTitle) === ':' ? leadTitle + 1 : leadTitle
    if (companyAt(sheet, next) || personAt(sheet, next, sheet.writing === 'mixed')) {
      party.title = titleCase(textBetween(sheet, start, leadTitle), sheet.writing)
      to = next
    }
  }
  const first = companyAt(sheet, to)
  const person = first ? null : personAt(sheet, to, free || party.title !== undefined)
  if (!first && !person) return null
  const sure = first !== null || isHonorific(sheet, to)
  if (first) {
    party.company = companyText(sheet, first)
    to = first.to
  } else if (person) {
    party.name = titleCase(textBetween(sheet, person.from, person.to), sheet.writing)
    to = person.to
  }
  for (let steps = 0; steps < 4; steps += 1) {
    if (low(sheet, to) === '(' && isFree(sheet, to)) {
      const after = readBracket(sheet, to, party)
      if (after === to) break
      to = after
      continue
    }
    const comma =
      low(sheet, to) === ',' ||
      low(sheet, to) === 'selaku' ||
      low(sheet, to) === 'sebagai' ||
      (low(sheet, to) === '-' && !isGlued(sheet, to))
    const next = comma ? to + 1 : to
    if (party.name !== undefined && party.title === undefined && (comma || low(sheet, to) === 'jabatan')) {
      const title = titleEnd(sheet, low(sheet, to) === 'jabatan' ? to + 1 : next)
      if (title > next && low(sheet, title) !== ':') {
        party.title = titleCase(textBetween(sheet, low(sheet, to) === 'jabatan' ? to + 1 : next, title), sheet.writing)
        to = title
        continue
      }
    }
    if (party.name !== undefined && party.company === undefined) {
      const joint =
        low(sheet, to) === 'di' || (takesFrom && low(sheet, to) === 'dari') || low(sheet, to) === 'pemilik' || comma
      const shopAfterFrom = low(sheet, to) === 'dari' && isOwnShop(rawLow(sheet, to + 1)) && !sheet.words.has('kami')
      const lineBreak = sheet.tokens[to]?.kind === 'line'
      const company = joint || lineBreak ? companyAt(sheet, to + 1) : companyAt(sheet, to)
      if (company && !(shopAfterFrom && !takesFrom)) {
        party.company = companyText(sheet, company)
        to = company.to
        continue
      }
    }
    if (party.company !== undefined && party.name === undefined) {
      const attention = low(sheet, to) === 'untuk-perhatian' || (comma && low(sheet, next) === 'untuk-perhatian')
      const contact = attention ? (comma ? to + 2 : to + 1) : next
      const named =
        attention || (comma && isHonorific(sheet, next)) || isHonorific(sheet, to)
          ? personAt(sheet, low(sheet, contact) === ':' ? contact + 1 : contact, attention)
          : null
      if (named) {
        party.name = titleCase(textBetween(sheet, named.from, named.to), sheet.writing)
        to = named.to
        continue
      }
    }
    break
  }
  return { party, from: at, to, sure }
}
