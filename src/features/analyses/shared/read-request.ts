import type { AssistantContext } from '#core/assistant/shared/port.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import { quotesIn } from '#core/assistant/shared/told-clauses.ts'

import type { AnalysisRequest } from './analysis-request.ts'
import type { AnalysisType } from './analysis-content.ts'
import { counted, spends, typeOf } from './analysis-type.ts'
import { besideFrame } from './frame-reckoned.ts'
import { withMovedCounts } from './moved-counts.ts'
import { type Ledger, readLedger } from './ledger/ledger.ts'
import { isCostOfOne, type Reckoning, readReckoning, typeOfReckoning } from './read-reckoning.ts'
import { readChoices, type ToldChoices } from './read-choices.ts'
import { readMargins } from './read-margins.ts'
import { readToldFigures } from './read-figures.ts'
import { readReviews, readSides, tellingClauses } from './read-sides.ts'
import { readPlace, readSubject, readTarget } from './read-subject.ts'
import type { ToldFigure } from './told-figure.ts'
import { words } from './whole-words.ts'

/** `kuartal 2 81jt`, `masuk 300 pcs`: which of several, and how a stock moved, are no goods that were sold. */
const noGoods =
  /(?:^|\s)(?:kuartal|triwulan|semester|minggu|pekan|bulan|hari|tahun|shift|cabang|outlet|(?:pembeli|pelanggan)(?: om[sz]et)?|masuk|keluar|fisik|stok|awal|akhir|rusak|hilang|retur)$/iu

/** `SWOT buat pangkas rambut 'Cukur Bang Rojali'`: the one name in quotation marks, where they hold no reviews. */
const quotedName = (text: string, reviews: readonly string[]): string => {
  const [name, more] = quotesIn(text)
  return name && !more && reviews.length === 0 && name.split(/\s+/).length <= 5 && !/[<>{}$]/.test(name) ? name : ''
}

/** `toko saya` names no business. */
const ownName = (company: string | undefined): string =>
  company && !/(?<!\p{L})(?:saya|sy|kami|kita|aku|gue|gw|ambo|ini)(?!\p{L})/iu.test(company) ? company : ''

/** A message that shouts is read as if it were spoken: its capitals tell no names. */
const calmed = (text: string): string => {
  const letters = text.replaceAll(/[^\p{L}]/gu, '')
  return letters.length > 20 && letters.replaceAll(/\p{Lu}/gu, '').length * 10 < letters.length
    ? text.toLowerCase()
    : text
}

const sum = String.raw`(?:rp\s?)?\d[\d.,]*\s?(?:rb|ribu|k|jt|juta|jeti|m)?(?!\p{L}|\d)`
const time = String.raw`(?:senin|selasa|rabu|kamis|jum['’]?at|sabtu|minggu|jan(?:uari)?|feb(?:ruari)?|mar(?:et)?|apr(?:il)?|mei|juni?|juli?|agu(?:stus)?|sep(?:t|tember)?|okt(?:ober)?|nov(?:ember)?|des(?:ember)?)`
const runOn = new RegExp(String.raw`(?<=(?<!\p{L})${time}\s${sum})\s(?=${time}\s${sum})`, 'giu')

const heading = new RegExp(
  String.raw`(?<!\p{L})(?:minggu|pekan|bulan|tahun|hari) (?:ini|lalu|kemarin)(?=\s${time}\s${sum},)`,
  'giu',
)

/** `omzet sebulan berapa kalau sehari 40 kg`: what is asked ends where what is told begins, and its time with it. */
const asksAhead =
  /(?<!\p{L})(?:berapa|brp|brapa)(?=\s(?:kalau|kalo|klo|jika|bila)\s(?:sehari|seminggu|sebulan|tiap|setiap)\s)/giu

/** `dibagi 3: saya 50%, adik 30%, kas 20%`: how many parts there are is told by the parts. */
const partsCounted = /(?<=(?<!\p{L})(?:di)?bagi)\s\d{1,2}(?:\sorang)?(?=\s?:[^.;\n%]{0,40}%[^.;\n]{0,80}%)/giu
/** `target bulan ini 60jt, sudah 41jt`: so much of it came in. */
const reached =
  /(?<=(?<!\p{L})target\s[^.;\n]{3,60},\s(?:sudah|udah|baru))\s(?=(?:rp\s?)?\d[\d.,]{0,12}\s?(?:rb|ribu|jt|juta))/giu

/** `minggu ini senin 450rb selasa 380rb`: days and months that are told without a mark between them. */
const parted = (text: string): string => {
  const told = text.replaceAll(asksAhead, '$&,').replaceAll(partsCounted, '').replaceAll(reached, ' dapat ')
  return [...told.matchAll(runOn)].length < 2 ? told : told.replaceAll(runOn, ', ').replaceAll(heading, '$&:')
}

/** `botol 24 biji 36rb. jadi 24 botol. untung 40%`: a sum for several parts is a cost where the price is what is asked. */
const partsOfOne = (figures: ToldFigure[]): ToldFigure[] => {
  const asksPrice =
    counted(figures, 'yield') > 0 &&
    figures.some(({ role, kind }) => ['margin', 'markup'].includes(role) && kind === 'percent') &&
    counted(figures, 'price') === 1
  return figures.map((one, at) => {
    const before = figures[at - 1]
    const isForSeveral = before?.kind === 'count' && before.label !== '' && before.label === one.label
    return asksPrice && one.role === 'price' && one.noun === '' && isForSeveral ? { ...one, role: 'expense' } : one
  })
}

/** `kulak kerudung 22rb, mau untung 45%`: beside a wanted gain the one sum is what the thing costs. */
const costOfWanted = (figures: ToldFigure[]): ToldFigure[] => {
  const [only, more] = figures.filter(({ kind }) => kind === 'money')
  const wants = figures.some(({ role, kind }) => ['margin', 'markup'].includes(role) && kind === 'percent')
  const isCost = ['other', 'expense', 'capital'].includes(only?.role ?? '') && only?.per === null
  if (!wants || more || !isCost || counted(figures, 'yield') > 0) return figures
  return figures.map((one) => (one === only ? { ...one, role: 'unit_cost' } : one))
}

/** In a cash flow a sum goes the way that its own words and its heading tell: `masuk: jualan 18,4jt` is no price. */
const byWays = (figures: readonly ToldFigure[], { entries }: Ledger): readonly ToldFigure[] => {
  const sums = entries.filter(({ money }) => money !== null)
  const money = figures.filter(({ kind }) => kind === 'money')
  const isSame = sums.length === money.length && money.every(({ value }, at) => value === sums[at]?.money)
  if (!isSame || !['in', 'out'].every((way) => sums.some((one) => one.way === way))) return figures
  const roles = new Map(money.map((one, at) => [one, sums[at]?.way]))
  return figures.map((one): ToldFigure => {
    if (!['price', 'unit_cost', 'other'].includes(one.role)) return one
    const way = roles.get(one)
    return way === 'in' ? { ...one, role: 'revenue' } : way === 'out' ? { ...one, role: 'expense' } : one
  })
}

const byCapital =
  /(?<!\p{L})(?:sesuai|menurut|berdasar\p{L}*|sebanding|proporsional|seimbang)\s+(?:(?:dengan|dgn|sama|besar\p{L}*|jumlah|porsi)\s+){0,2}modal/iu

/** `patungan: Andi 15jt, Beni 10jt. laba 4,8jt dibagi sesuai modal`: what each of them put in. */
const partners = (figures: ToldFigure[], text: string): ToldFigure[] => {
  if (!byCapital.test(text)) return figures
  return figures.map((one): ToldFigure => {
    // `untung 5,4jt mau dibagi sebanding modal`: it is there already.
    if (one.role === 'target_profit') return { ...one, role: 'profit' }
    if (one.kind !== 'money' || one.per !== null || !['other', 'expense', 'capital'].includes(one.role)) return one
    const own = /(?:^|\s)modal\s+(\p{L}{3,20})(?=\s)/iu.exec(one.said)?.[1]
    return { ...one, role: 'capital', label: one.label || (own ?? '') }
  })
}

/** Reckonings that answer more than which of two is better. */
const ofTheirOwn = new Set<Reckoning | null>([
  'loan',
  'price_change',
  'cash_periods',
  'traffic',
  'turnover',
  'share_out',
])

const isBuyOrRent = (text: string): boolean =>
  words('beli|bangun|bikin sendiri').test(text) && words('sewa|nyewa|menyewa|langganan|kontrak').test(text)

/** `42 kg sehari @7rb, sabun 900/kg, listrik 1,1jt, gaji 3,2jt`: one price with what is spent is one business, no choice. */
const isOneBusiness = (text: string, { entries }: Ledger): boolean => {
  const sums = entries.filter(({ money }) => money !== null)
  const ins = sums.filter(({ way }) => way === 'in')
  const isAlone = ins.length === 1 && ins.every(({ counts, each }) => each && counts.length > 0)
  return (
    isAlone &&
    sums.length > 3 &&
    sums.every(({ way }) => way !== null) &&
    !words('atau|vs|versus|banding\\p{L}*').test(text)
  )
}

/** Things set side by side, where a plain list of prices would not show what each comes to. */
const choicesIn = (
  text: string,
  reckoning: Reckoning | null,
  figures: readonly ToldFigure[],
  { today }: Reading,
  ledger: Ledger,
): ToldChoices | null => {
  const told = ofTheirOwn.has(reckoning) || isOneBusiness(text, ledger) ? null : readChoices(text, today)
  if (!told) return null
  const { choices, need } = told
  // Takings of several times are a course of sales, and what is bought once is no rival of what is paid each month.
  if (figures.filter(({ period, kind }) => kind === 'money' && period !== '').length > 1) return null
  if (choices.every(({ way, slots }) => way === 'sum' || (way === 'priced' && slots.length === 1)) && isBuyOrRent(text))
    return null
  const prices = figures.filter(({ kind, role }) => kind === 'money' && role !== 'delivery')
  const isPlain =
    choices.every(
      ({ way, slots }) => way === 'sum' || (way === 'priced' && slots.length < 3 && slots[1]?.name !== 'diskon'),
    ) &&
    choices.every(({ goal }) => goal === 'least') &&
    new Set(choices.map(({ per }) => per)).size === 1 &&
    (need === null || need.role === 'need') &&
    prices.length === choices.length &&
    prices.every(({ label }) => label !== '')
  return isPlain ? null : told
}

const clicks =
  /(?<![\p{L}\d.,])(\d{1,6}) klik(?!\p{L})|(?<!\p{L})klik(?:nya)? (\d{1,6})(?!\d|[.,]\d|\s?(?:rb|ribu|k|jt|juta|per)(?!\p{L}))/giu

/** `450 klik`: clicks are counted, whatever sum stands before them. */
const clicksCounted = (figures: readonly ToldFigure[], text: string): ToldFigure[] => {
  const told = new Set([...text.matchAll(clicks)].map(([, before, after]) => Number(before ?? after)))
  return figures.map((one) =>
    one.kind === 'money' && told.has(one.value) && !/rp|rb|ribu|jt|juta/i.test(one.said)
      ? { ...one, kind: 'count', role: 'other', noun: 'klik' }
      : one,
  )
}

/** `analisa dong jilbab 75 lembar`: what the owner orders is no part of the name. */
const withoutOrder = <Good extends { readonly name: string }>(good: Good): Good => ({
  ...good,
  name: good.name.replace(/^(?:tolong\s|bantu\s|coba\s)?analis[ai]\p{L}{0,3}\s(?:dong\s|ya\s)?(?=\p{L})/iu, ''),
})

const framesOfWords = new Set<AnalysisType>(['swot', 'riset_pasar'])

const requestOf = (reading: Reading, context: AssistantContext): AnalysisRequest => {
  const text = withMovedCounts(parted(calmed(reading.text)))
  const figures = partners(costOfWanted(partsOfOne(clicksCounted(readToldFigures(text, reading.today), text))), text)
  const reviews = words('ulasan|review|testimoni|komentar|keluhan|kata pelanggan').test(text) ? readReviews(text) : []
  const ledger = readLedger(text, reading.today)
  const goods = reading.goods
    .map(withoutOrder)
    .filter(({ name, quantity, price }) => quantity !== null && price !== null && !noGoods.test(name))
  const named = typeOf(text, figures, goods.length, reviews.length)
  const margins = readMargins(text, reading.today, ledger.entries)
  const reckoning = named === 'swot' || named === 'ulasan' || margins.length > 1 ? null : readReckoning(text, figures)
  const isBatch = reckoning === null && named === 'harga' && isCostOfOne(figures)
  const choices =
    named === 'swot' || named === 'ulasan' || margins.length > 1
      ? null
      : choicesIn(text, reckoning, figures, reading, ledger)
  const analysisType = choices ? 'perbandingan' : reckoning ? typeOfReckoning[reckoning] : isBatch ? 'umum' : named
  return {
    message: reading.text,
    today: reading.today,
    analysisType,
    reckoning: choices ? null : reckoning,
    measure: spends(text)
      ? 'pengeluaran'
      : figures.some(({ role, period }) => role === 'profit' && period !== '') && counted(figures, 'revenue') === 0
        ? 'laba'
        : 'penjualan',
    subject: readSubject(text),
    place: readPlace(text),
    business: quotedName(text, reviews) || ownName(reading.sender?.company) || (context.profile?.name ?? ''),
    figures: analysisType === 'ulasan' ? [] : analysisType === 'arus_kas' ? byWays(figures, ledger) : figures,
    ledger,
    goods,
    margins,
    choices,
    sides: readSides(text),
    reviews,
    facts: tellingClauses(text)
      .filter((clause) => !/\d/.test(clause) && !reviews.includes(clause))
      .slice(0, 20),
    target: readTarget(text),
    beside: null,
  }
}

/** What a message asks to be analysed, with every number and fact that it tells. */
export const readRequest = (reading: Reading, context: AssistantContext): AnalysisRequest => {
  const request = requestOf(reading, context)
  const beside = framesOfWords.has(request.analysisType) ? besideFrame(reading.text) : null
  return beside === null ? request : { ...request, beside: requestOf({ ...reading, text: beside }, context) }
}
