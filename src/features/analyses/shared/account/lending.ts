import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../draft.ts'
import type { Counted, Entry } from '../ledger/entry.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { wordList } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { type Amount, type Book, openBook } from './book.ts'
import type { Account } from './term.ts'

const borrowing = words('pinjam\\p{L}*|minjam|kredit|kur|plafon|tenor|bunga(?:nya)?|pinjol|cicil\\p{L}*|angsur\\p{L}*')
const ofOthers = words('efektif|anuitas|menurun|sliding|dp|uang muka|cash|tunai|omzet|omset|laba|untung\\p{L}*|sewa')
const repaying = wordList('cicilan cicil nyicil angsuran angsur balikin mengembalikan kembali bayar setoran')
const charged = wordList('admin administrasi provisi asuransi potongan diskon materai')
const unnamed = wordList(
  'pinjam pinjaman minjam bunga bunganya flat tetap cicilan cicil nyicil angsuran angsur tenor balikin kembali bayar kalau kalo atau ato vs versus di dari ke butuh perlu dengan dan sama per bulan sebulan setahun tahun jasa kredit modal dana uang tawaran saya mau analisis bandingkan lebih tetapi tapi kelayakan studi perbandingan selama jangka waktu',
)

/** A loan as it is offered: how much, for how long, and what it costs by its interest or by its instalment. */
interface Offer {
  readonly name: string
  readonly principal: Entry | null
  readonly rate: { readonly entry: Entry; readonly isYearly: boolean } | null
  readonly instalment: Entry | null
  readonly span: Counted | null
  readonly charges: readonly Entry[]
  /** A share that is kept back when the money is paid out. */
  readonly cut: Entry | null
}

const empty: Offer = { name: '', principal: null, rate: null, instalment: null, span: null, charges: [], cut: null }

const isSpan = ({ noun, value }: Counted): boolean => ['bulan', 'tahun', 'kali', 'x', ''].includes(noun) && value > 1
const isPriced = ({ rate, instalment }: Offer): boolean => rate !== null || instalment !== null

const nameOf = ({ label }: Entry): string =>
  label
    .split(' ')
    .filter((word) => !unnamed.has(word.toLowerCase()))
    .join(' ')

/** The time that a rate is of: told with it or right behind it. */
const isYearlyAt = (entries: readonly Entry[], at: number): boolean | null => {
  for (const one of entries.slice(at, at + 2)) {
    if (one !== entries[at] && one.percent !== null) return null
    const time = timeNamed(one.per ?? '') ?? one.rate
    if (time === 'tahun' || time === 'bulan') return time === 'tahun'
  }
  return null
}

const only = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null)

/** The offers that a message sets side by side; null where one of its numbers belongs to none of them. */
const offersOf = (entries: readonly Entry[]): readonly Offer[] | null => {
  const offers: Offer[] = []
  const shared: { principal: Entry | null; span: Counted | null } = { principal: null, span: null }
  let open: Offer = empty
  const close = (): void => {
    if (open !== empty) offers.push(open)
    open = empty
  }
  const prices = entries.filter(({ percent, words: own }) => percent !== null && !own.some((word) => charged.has(word)))
  const told = prices.length
  for (const [at, entry] of entries.entries()) {
    const { money, percent, counts } = entry
    // `tiga bank`: how many are compared.
    const [span, more] = counts.filter((one) => isSpan(one) || one.value !== told)
    if (more || (span && !isSpan(span))) return null
    const isCharge = entry.words.some((word) => charged.has(word))
    const isRepaid = money !== null && (entry.each || entry.words.some((word) => repaying.has(word)) || span?.times)
    const isPrincipal = money !== null && !isCharge && !isRepaid
    const isRate = percent !== null && !isCharge
    // `24 bulan vs koperasi 30jt`: the time is of the offer before.
    const isLate = span !== undefined && isPrincipal && isPriced(open) && open.span === null
    if (isLate) open = { ...open, span }
    if ((isPrincipal || isRepaid || isRate) && isPriced(open)) close()
    const own = nameOf(entry)
    const name = isPrincipal ? open.name || own : own || open.name
    if (isCharge && money !== null) open = { ...open, charges: [...open.charges, entry] }
    else if (isCharge) open = { ...open, cut: entry }
    else if (isRepaid) open = { ...open, name, instalment: entry }
    else if (isPrincipal) {
      if (open.principal !== null) return null
      open = { ...open, name, principal: entry }
    } else if (isRate) {
      const isYearly = isYearlyAt(entries, at)
      if (isYearly === null) return null
      open = { ...open, name, rate: { entry, isYearly } }
    }
    if (!span || isLate) continue
    if (open.span === null) open = { ...open, span }
    else if (offers.length > 0 && shared.span === null) shared.span = span
    else return null
  }
  close()
  const principals = offers.flatMap(({ principal }) => principal ?? [])
  const spans = offers.flatMap((one) => one.span ?? [])
  const priced = offers.filter(isPriced)
  shared.principal = only(principals)
  shared.span ??= only(spans)
  if (priced.length !== offers.length) return null
  return priced.map((one) => ({
    ...one,
    principal: one.principal ?? shared.principal,
    span: one.span ?? shared.span,
  }))
}

interface Cost {
  readonly name: string
  readonly instalment: Amount
  readonly total: Amount
  readonly interest: Amount
}

const costOf = ({ principal, rate, instalment, span, charges, cut }: Offer, name: string, book: Book): Cost | null => {
  if (!principal || !span) return null
  const sum = book.sum(principal, `Pinjaman ${name}`)
  const told = book.count(span, `Lama cicilan ${name}`)
  const isYears = span.noun === 'tahun'
  const count = { unit: 'count' as const, noun: 'bulan' }
  const months = isYears ? book.step(`Lama cicilan ${name}`, `${told.id} * 12`, told.value * 12, count) : told
  const kept = cut ? book.share(`Potongan awal ${name}`, sum, book.sum(cut, `Potongan awal ${name} (persen)`)) : null
  if (kept) book.less(`Diterima dari ${name}`, sum, [kept])
  const more = [
    ...charges.map((one) => book.sum(one, `${name}: ${one.label || 'biaya lain'}`)),
    ...(kept ? [kept] : []),
  ]
  const withCharges = (paid: Amount): Amount => book.plus(`${name}: semua yang dibayar`, [paid, ...more])
  if (instalment) {
    const each = book.sum(instalment, `Cicilan ${name}`)
    const paid = book.times(`${name}: jumlah cicilan`, [each, months])
    const total = withCharges(paid)
    return { name, instalment: each, total, interest: book.less(`Bunga ${name}`, paid, [sum]) }
  }
  if (!rate) return null
  const share = book.sum(rate.entry, `Bunga ${name}`, rate.isYearly ? 'tahun' : 'bulan')
  const time = rate.isYearly ? `${months.id} / 12` : months.id
  const often = rate.isYearly ? months.value / 12 : months.value
  const value = (sum.value * share.value * often) / 100
  const interest = book.step(`Jumlah bunga ${name}`, `${sum.id} * ${share.id} / 100 * ${time}`, value)
  const owed = book.plus(`${name}: pinjaman dan bunga`, [sum, interest])
  const each = book.step(`Cicilan ${name}`, `${owed.id} / ${months.id}`, owed.value / months.value, { per: 'bulan' })
  return { name, instalment: each, total: withCharges(owed), interest }
}

/** What each of several loans costs: by its interest, flat from the sum lent, or by its instalments. */
export const lent: Account = (_, { message, ledger, figures }) => {
  if (!borrowing.test(message) || ofOthers.test(message) || figures.some(({ range }) => range !== undefined))
    return null
  const offers = offersOf(
    ledger.entries.filter(({ counts, money, percent }) => !(money === null && percent === null && counts.length === 0)),
  )
  if (!offers || offers.length < 2 || offers.length > 4) return null
  const names = offers.map(({ name }, at) => sentenceCase(name) || `Tawaran ${at + 1}`)
  if (new Set(names).size < names.length) return null
  const book = openBook()
  const costs = offers.map((one, at) => costOf(one, names[at] ?? '', book)).filter((one) => one !== null)
  const [first] = costs
  if (!first || costs.length < offers.length) return null
  if (costs.some(({ interest }) => interest.value < 0)) return null
  const least = costs.reduce((found, one) => (one.total.value < found.total.value ? one : found))
  const dearest = costs.reduce((found, one) => (one.total.value > found.total.value ? one : found))
  const gap = book.less('Selisih jumlah yang dibayar', dearest.total, [least.total])
  const isFlat = offers.some(({ rate }) => rate !== null)
  return {
    type: 'kelayakan',
    title: 'Perbandingan Pinjaman',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(`Paling ringan jumlahnya **${least.name}**, selisihnya **${bind(gap.id)}**.`, onlyIf(gap.id, 'positive')),
      p('Jumlah yang dibayar sama.', onlyIf(gap.id, 'zero')),
      ...costs.map(({ name, instalment, total, interest }) =>
        p(
          `${name}: dibayar **${bind(total.id)}**, cicilannya **${bind(instalment.id)}** sebulan, bunganya **${bind(interest.id)}**.`,
        ),
      ),
    ],
    key: gap.id,
    shown: [gap.id, ...costs.map(({ total }) => total.id)].slice(0, 4),
    chart: {
      title: 'Jumlah yang dibayar',
      categories: costs.map(({ name }) => name),
      values: costs.map(({ total }) => total.id),
    },
    assumptions: isFlat
      ? [
          'Bunga dihitung tetap (flat) dari pokok awal. Dengan bunga efektif atau menurun angsurannya berbeda: minta tabel angsuran dari tiap pemberi pinjaman.',
        ]
      : [],
    next: ['Biaya administrasi, asuransi, dan denda masing-masing: [isi biaya lain].'],
  }
}
