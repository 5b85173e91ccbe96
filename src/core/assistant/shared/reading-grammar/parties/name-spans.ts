import { companyWords } from './house-words.ts'
import { honorifics, isCompanyWord, isHonorific, rawLow, secondary, titleEnd } from './name-words.ts'
import { occasions } from '../purpose.ts'
import { claim, endsClause, isFree, isGlued, isNumber, low, type Sheet, textBetween, titleCase } from '../sheet.ts'
import { goodsBegin } from './goods-heads.ts'
import { isTown } from './towns.ts'
import { unitOf } from '../goods/units.ts'
import { isCapital, isCode, nameStops, wordSet } from '../words.ts'

const particles = wordSet('bin binti br boru al van de el ibnu abu')
const degree = /^(?:[A-Za-z]{1,3}\.){1,3}[A-Za-z]{0,5}\.?$|^(?:S|M|A|Dr|Ph)\.?[A-Za-z]{1,5}\.?$/

interface Span {
  readonly from: number
  readonly to: number
}

const sentenceWords = wordSet(
  `untuk buat kepada ke dari di dengan pada oleh dan atau serta yang tanggal nomor alamat telepon email npwp rekening invoice faktur
   kuitansi total harga perihal tentang sebesar senilai terima berlaku jatuh selama mulai sampai atas-nama buatkan bikin tolong`,
)

/** Words that end a name where they are small, and as often as not belong to one where they have a capital. */
const partOfNames = wordSet('sampai mulai selama terima berlaku')

/** `Dinas Koperasi dan UKM`: the name of an office may hold a `dan`. */
const isOffice = (sheet: Sheet, from: number): boolean =>
  ['dinas', 'badan', 'kementerian', 'fakultas', 'biro'].some(
    (word) => word === rawLow(sheet, from - 1) || word === rawLow(sheet, from - 2),
  )

const legalForms = wordSet('pt cv ud pd tb fa')

/** `CV.Mutiara`: the name is written onto the full stop of its form. */
const isAfterForm = (sheet: Sheet, at: number): boolean =>
  low(sheet, at - 1) === '.' && legalForms.has(rawLow(sheet, at - 2))

const selves = wordSet('saya kami aku gue')

/** `saya (Rina Wati, …)`: who speaks names himself. */
const isInOwnBrackets = (sheet: Sheet, at: number): boolean =>
  low(sheet, at - 1) === '(' && selves.has(low(sheet, at - 2))

/** Months that nobody is called after. */
const monthsOnly = wordSet('januari februari maret juli agustus september oktober november desember')

/** Whether the words of a name go on at `at`. */
const isNameWord = (sheet: Sheet, at: number, wantsCapital: boolean): boolean => {
  const token = sheet.tokens[at]
  if (
    !token ||
    token.kind !== 'word' ||
    !isFree(sheet, at) ||
    (isGlued(sheet, at) &&
      !isInOwnBrackets(sheet, at) &&
      !isCode(sheet.tokens[at - 1]?.raw ?? '') &&
      !isAfterForm(sheet, at))
  )
    return false
  // Within a name in capitals only the small words end it: `PT Jasa Kirim Nusa`.
  const proud = wantsCapital && isCapital(token.raw) && token.raw !== token.raw.toUpperCase()
  // `Ekspedisi Cepat Sampai Balikpapan`; `Toko Maju Sampai 30 November` ends before it.
  if (proud && partOfNames.has(token.low) && isCapital(sheet.tokens[at - 1]?.raw ?? ''))
    return endsClause(sheet, at + 1) || isCapital(sheet.tokens[at + 1]?.raw ?? '')
  const ends = proud ? sentenceWords : nameStops
  if (ends.has(token.low) || ends.has(token.raw.toLowerCase())) return false
  // `laporan warung oktober`
  if (monthsOnly.has(token.raw)) return false
  // `Klinik Gigi Senyum Formatnya yang rapi`: without a full stop the next sentence begins.
  if (/^\p{Lu}\p{Ll}{3,}nya$/u.test(token.raw)) return false
  if (token.raw.length === 2 && token.low === 'an' && sheet.writing !== 'mixed') return false
  return !wantsCapital || isCapital(token.raw) || particles.has(token.low)
}

const learned = wordSet('drs dra ir prof')

/** Whether the name of a house ends where its head is named. */
const headsNext = (sheet: Sheet, at: number, wantsCapital: boolean): boolean => {
  if (learned.has(rawLow(sheet, at)) && low(sheet, at + 1) === '.') return true
  if (wantsCapital || sheet.writing !== 'mixed') return false
  return isCapital(sheet.tokens[at]?.raw ?? '') || titleEnd(sheet, at) > at
}

/** A count or a sum begins at `at`: what stood before it may be goods. */
const isFigure = (sheet: Sheet, at: number): boolean => sheet.claims[at] === 'money' || sheet.claims[at] === 'quantity'

/**
 * The end of a name. In texts without capitals nothing divides a name from goods that follow it, so where a count
 * with a unit comes right after, two words are the name and the rest are goods.
 */
const nameEnd = (sheet: Sheet, from: number, most: number, wantsCapital: boolean, titled = false): number => {
  let at = from
  let words = 0
  while (words < most && (words === 0 || !unitOf(low(sheet, at)) || sheet.writing === 'mixed')) {
    const joined =
      words > 0 &&
      wantsCapital &&
      low(sheet, at) === 'dan' &&
      isOffice(sheet, from) &&
      isCapital(sheet.tokens[at + 1]?.raw ?? '')
    const wordAt = sheet.tokens[at]?.raw === '&' || joined ? at + 1 : at
    if (!isNameWord(sheet, wordAt, wantsCapital)) break
    if (words > 0 && sheet.writing !== 'mixed' && goodsBegin(sheet, wordAt)) break
    // `kader posyandu ketua Ibu …`, `SMKN 3 Bantul Drs. …`: the one who heads it is named next.
    if (words > 0 && headsNext(sheet, wordAt, wantsCapital || titled)) break
    // `Koperasi Kasuari Bpk Yunus`: no shop is called after a `Bpk`.
    if (words > 0 && rawLow(sheet, wordAt) === 'bpk') break
    // `pak budi pt maju`: the company begins.
    if (
      words > 0 &&
      (legalForms.has(rawLow(sheet, wordAt)) ||
        (titled && rawLow(sheet, wordAt).length > 3 && isCompanyWord(sheet, wordAt)))
    )
      break
    at = wordAt + 1
    words += 1
    // In writing without capitals a town ends the name of a house: `UD HASIL LAUT SORONG IKAN TUNA 85 KG`.
    if (words > 1 && sheet.writing !== 'mixed' && isTown(low(sheet, wordAt))) break
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
    // `Apotek K-24`
    if (low(sheet, at) === '-' && isGlued(sheet, at) && sheet.claims[at + 1] === 'label' && isGlued(sheet, at + 1))
      at += 2
    // `SMK Negeri 1`: a number right behind a capital word that nothing counts.
    const raw = sheet.tokens[at]?.raw ?? ''
    if (/^\d{1,3}$/.test(raw) && sheet.claims[at] === 'label' && !isGlued(sheet, at)) {
      at += 1
      // `kelas 4B`
      if (isGlued(sheet, at) && /^[a-z]$/i.test(sheet.tokens[at]?.raw ?? '')) at += 1
    }
  }
  if (sheet.writing !== 'mixed' && words > 2 && isFigure(sheet, at) && sheet.tokens[at]?.kind === 'number') {
    const unit = sheet.claims[at] === 'money' || unitOf(low(sheet, at + 1)) !== null
    const named =
      sheet.claims[at] === 'quantity' &&
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

const schoolWords = wordSet('sd sdn smp smpn sma sman smk smkn mts rw rt tk sdit puskesmas polsek koramil')

const branches = wordSet('cabang unit kcp kc kanwil')

/** `Bank Jateng cabang Kudus`: the house with its branch. */
export const companyAt = (sheet: Sheet, at: number): Span | null => {
  const found = houseAt(sheet, at)
  if (found === null || !branches.has(low(sheet, found.to)) || !isFree(sheet, found.to)) return found
  const end = nameEnd(sheet, found.to + 1, 2, sheet.writing === 'mixed')
  return end > found.to + 1 ? { from: found.from, to: end } : found
}

const cutShort = wordSet('univ fak yay puskes perum')
const isShortForm = (word: string): boolean => word.length < 4 || cutShort.has(word)

/** `PT. Maju`, `Univ. Andalas`: the full stop of a short form; the one of `ke Dinas Koperasi.` ends its sentence. */
const afterShortForm = (sheet: Sheet, at: number): number =>
  low(sheet, at) === '.' && isGlued(sheet, at) && isShortForm(rawLow(sheet, at - 1)) ? at + 1 : at

const houseAt = (sheet: Sheet, at: number): Span | null => {
  if (!isCompanyWord(sheet, at)) return null
  let from = afterShortForm(sheet, at + 1)
  if (
    ['rumah', 'kantor', 'panitia', 'dinas', 'pemerintah'].includes(low(sheet, at)) &&
    isFree(sheet, from) &&
    /^(?:makan|sakit|desa|kelurahan|kecamatan|kepala)$/.test(low(sheet, from))
  )
    from += 1
  while (isCompanyWord(sheet, from) && !isGlued(sheet, from)) {
    from = afterShortForm(sheet, from + 1)
  }
  const numbered = sheet.claims[from] === 'label' && /^\d{1,4}$/.test(low(sheet, from))
  if (numbered) from += 1
  for (const own of ['saya', 'kami', 'aku', 'gue']) if (low(sheet, from) === own) from += 1
  // `catering nikahan`: what is done for whom, and no name.
  const isSmall = (place: number): boolean => !isCapital(sheet.tokens[place]?.raw ?? '')
  if (sheet.writing !== 'upper' && occasions.has(low(sheet, from)) && isSmall(from) && isSmall(from + 1)) return null
  // `kader posyandu ketua Ibu …`
  if ((from > at + 1 || rawLow(sheet, at) === 'panitia') && titleEnd(sheet, from) > from) return { from: at, to: from }
  // `Dinas Koperasi dan UKM`
  if (low(sheet, from) === 'dan' && isOffice(sheet, from - 1) && isCapital(sheet.tokens[from + 1]?.raw ?? '')) from += 1
  // `SDN 3 Sukajadi`, `SMAN 1`; `puskesmas 60 box` counts what goes there.
  if (
    /^\d{1,3}$/.test(low(sheet, from)) &&
    unitOf(low(sheet, from + 1)) === null &&
    (schoolWords.has(rawLow(sheet, from - 1)) || isCapital(sheet.tokens[from + 1]?.raw ?? ''))
  ) {
    if (schoolWords.has(rawLow(sheet, from - 1))) {
      claim(sheet, from, from + 1, 'label')
      from += 1
    }
  }
  // `Toko "Sinar Jaya"`
  const kindWord = sheet.writing === 'mixed' && isFree(sheet, from) && sheet.tokens[from]?.kind === 'word'
  // `Kedai Kopi "Ruang Jeda"`: a word may say of what kind.
  if (kindWord && /^["“”]$/.test(sheet.tokens[from + 1]?.raw ?? '')) from += 1
  if (/^["“”'‘’]$/.test(sheet.tokens[from]?.raw ?? '')) {
    let close = from + 1
    while (close - from < 9 && sheet.tokens[close]?.kind === 'word') close += 1
    if (close > from + 1 && /^["“”'‘’]$/.test(sheet.tokens[close]?.raw ?? '')) return { from: at, to: close + 1 }
  }
  // `toko roti saya Roti Manis`, `kedai kopi Senja`: what kind of shop, then its name.
  if (sheet.writing === 'mixed' && !isCapital(sheet.tokens[from]?.raw ?? '')) {
    let name = from
    let own = from
    while (
      name - from < 3 &&
      isNameWord(sheet, name, false) &&
      !isCapital(sheet.tokens[name]?.raw ?? '') &&
      titleEnd(sheet, name) === name
    )
      name += 1
    const kinds = name - from
    if (kinds > 0) while (['saya', 'kami', 'aku'].includes(low(sheet, name))) own = name += 1
    if (kinds > 0 && isCapital(sheet.tokens[name]?.raw ?? '')) {
      const end = nameEnd(sheet, name, 4, true)
      if (end > name) return { from: own > from ? own : at, to: end }
    }
  }
  const nextRaw = sheet.tokens[from]?.raw ?? ''
  const wantsCapital = sheet.writing === 'mixed' && isCapital(nextRaw)
  if (isHonorific(sheet, from) && low(sheet, from + 1) !== '') {
    const first = low(sheet, from + 1) === '.' ? from + 2 : from + 1
    return { from: at, to: nameEnd(sheet, first, 4, wantsCapital) }
  }
  const end =
    sheet.writing === 'mixed' && !isCapital(nextRaw) && isCapital(sheet.tokens[at]?.raw ?? '')
      ? from
      : nameEnd(sheet, from, sheet.writing === 'mixed' && !wantsCapital ? 3 : 6, wantsCapital)
  if (end === from && rawLow(sheet, at).length <= 2 && from === at + 1) return null
  if (end === from && !schoolWords.has(rawLow(sheet, at)) && from === at + 1 && !isCapital(sheet.tokens[at]?.raw ?? ''))
    return null
  if (/^(?:negeri|no)$/.test(low(sheet, end - 1)) && /^\d{1,3}$/.test(low(sheet, end))) {
    const more = nameEnd(sheet, end + 1, 4, wantsCapital)
    return { from: at, to: Math.max(more, end + 1) }
  }
  return { from: at, to: end }
}

export const companyText = (sheet: Sheet, { from, to }: Span): string =>
  titleCase(
    textBetween(sheet, from, to)
      .replace(/^(pt|cv|ud|pd|tb|fa)\.\s*/i, '$1 ')
      // `Kelompok kami namanya KWT Mawar`: the name says of what sort it is.
      .replace(
        /^\p{L}+\s(?:saya|kami|aku|gue|kita)\s(?:namanya|bernama|nama)\s+(?=(\p{L}+))/iu,
        (said, head: string) => (companyWords.has(head.toLowerCase()) ? '' : said),
      )
      .replace(/\b(saya|kami|aku|gue)\s+(?:(?:namanya|bernama)\s+)?/i, '')
      // `Toko Kita Bersama` is a name; a small `kita` before one says whose it is.
      .replace(/(?<=\s)kita\s+(?=\p{Lu})/u, ''),
    sheet.writing,
  )

/** `, S.T., M.M.` behind a name. */
const degreesEnd = (sheet: Sheet, from: number): number => {
  let to = from
  for (let count = 0; count < 4; count += 1) {
    const at = low(sheet, to) === ',' ? to + 1 : to
    const token = sheet.tokens[at]
    if (
      !token ||
      token.kind !== 'word' ||
      !(isCapital(token.raw) || (sheet.writing === 'lower' && token.raw.includes('.'))) ||
      !degree.test(token.raw) ||
      !/\.|^(?:SE|SH|ST|MM|MT|MBA|SKM|SPd|MPd|MSi|SKom)$/.test(token.raw)
    )
      break
    to = at + 1
    if (low(sheet, to) === '.' && isGlued(sheet, to) && !endsClause(sheet, to)) to += 1
  }
  return to
}

/** Behind a count: the end, or its unit with a price (`ibu pengantin 2 orang @ 350rb`). */
const isCountOf = (sheet: Sheet, at: number): boolean =>
  endsClause(sheet, at) ||
  sheet.claims[at] === 'money' ||
  (sheet.claims[at] === 'quantity' && sheet.claims[at + 1] === 'money')

export const personAt = (sheet: Sheet, at: number, free: boolean): Span | null => {
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
  // No person without a title has five names: what goes on so long is a house, and is taken whole.
  const run = nameEnd(sheet, from, wantsCapital && !titled ? 6 : 4, wantsCapital, titled)
  if (run === from) return null
  // `Mas Eko RW 05`: where somebody lives is none of his name.
  const isQuarter = (place: number): boolean => ['rt', 'rw'].includes(rawLow(sheet, place))
  let end = from + 1
  while (end < run && (isQuarter(from) || !isQuarter(end))) end += 1
  // `ibu hamil 7` counts.
  const small = titled && sheet.writing === 'mixed' && !isCapital(nextRaw)
  if (small && sheet.claims[end] === 'quantity' && isNumber(sheet, end) && isCountOf(sheet, end + 1)) return null
  return { from: at, to: degreesEnd(sheet, end) }
}
