import type { DocumentContent, DocumentNode } from '../content/document-content.ts'
import { saysChange, withoutElsewhere } from './figure-words.ts'
import { letterTotals } from './letter-facts.ts'
import { wordsOf } from '../content/nodes.ts'

/** `spanduk 3 x 4 m` */
const sizes = /\b\d+ ?(?:x|×) ?\d+\b/gu

const listed = (node: DocumentNode): string[] =>
  node.type === 'bulletList' ? (node.content ?? []).map(wordsOf) : (node.content ?? []).flatMap(listed)

const hasTable = ({ attrs, content = [] }: DocumentNode): boolean =>
  Object.values(attrs ?? {}).includes('goodsTable') || content.some(hasTable)

const figures = (text: string): { value: number; isMoney: boolean }[] =>
  [...text.matchAll(/(rp\s?)?(?<![\d.,\p{L}])(\d{1,3}(?:\.\d{3})+|\d+)(,\d+)?(?![\d\p{L}])(?!\s?(?:%|persen))/giu)].map(
    ([, sign, whole = '', rest = '']) => ({
      value: Number(`${whole.replaceAll('.', '')}${rest.replace(',', '.')}`),
      isMoney: sign !== undefined || whole.includes('.'),
    }),
  )

/** `20 botol @1.000 dipotong`, `potongan 1.500 per kotak`: told in the sum that is taken off. */
const isReckoned = (
  left: readonly { readonly value: number }[],
  { lines }: DocumentContent['letter'],
  discount: number | null,
): boolean => {
  const product = left.reduce((all, { value }) => all * value, 1)
  return (
    discount !== null &&
    [1, ...lines.map(({ quantity }) => quantity ?? 1)].some((count) => count * product === discount)
  )
}

/** `sudah masuk 10.000.000 dan 12.000.000`: what they come to is taken off below the table. */
const isPaidInParts = (
  told: readonly { readonly value: number }[],
  { downPayment }: DocumentContent['letter'],
): boolean =>
  downPayment !== null &&
  'amount' in downPayment &&
  told.reduce((sum, { value }) => sum + value, 0) === downPayment.amount

const free = /(?<!\p{L})(?:gratis|digratiskan|gratisin|free|cuma-cuma)(?!\p{L})/u

/** `guru pendamping 6 orang gratis`, `free 1 bingkai`: free, and none of those that a row counts. */
const isFreeBesides = (bare: string, { lines }: DocumentContent['letter']): boolean => {
  const name = /^\W*((?:\p{L}+ ){1,4})\d/u.exec(bare)?.[1] ?? ''
  const thing = /^\W*(?:gratis|free) \d+ (\p{L}+)/u.exec(bare)?.[1] ?? name
  const rows = lines.flatMap(({ description, unit }) => `${description} ${unit}`.toLowerCase().match(/\p{L}+/gu) ?? [])
  return (
    free.test(bare) &&
    thing !== '' &&
    !thing
      .trim()
      .split(' ')
      .some((word) => rows.includes(word))
  )
}

const byDay = /(?<!\p{L})(?:weekday|weekend|hari biasa|akhir pekan)(?!\p{L})/iu
const nights = /(?<![\d.,])\d{1,3} (?:malam|hari|jam)(?!\p{L})/u

/** `4 malam, weekday 450rb weekend 600rb`: so many, and nobody told how many at which price. */
const isUnshared = (bare: string, { lines }: DocumentContent['letter']): boolean =>
  nights.test(bare) && lines.some(({ description, unit }) => unit === '' && byDay.test(description))

type Figures = readonly { readonly value: number; readonly isMoney: boolean }[]

/**
 * `titip 100 yang balik 14`, `jadwal 8 pertemuan, tetapi hadir 7`, and `10 lembar kelunturan` of 310 that are told
 * elsewhere: what is left of them is counted.
 */
const isLeftOver = (told: Figures, left: Figures, { lines }: DocumentContent['letter'], message: string): boolean => {
  if (left.some(({ isMoney }) => isMoney)) return false
  const elsewhere = new Set(figures(message.toLowerCase()).map(({ value }) => value))
  return lines.some(({ quantity }) => {
    if (quantity === null) return false
    const isOf = told.some(({ value }) => value === quantity) && left.some(({ value }) => value > quantity)
    const isRest = told.length === 2 && Math.abs((told[0]?.value ?? 0) - (told[1]?.value ?? 0)) === quantity
    return isOf || isRest || left.every(({ value }) => elsewhere.has(quantity + value))
  })
}

/** `Rp 22.000 per 10 tusuk`: what one of them costs is the price of a row. */
const isPriceOfSeveral = (left: Figures, { lines }: DocumentContent['letter']): boolean => {
  const [sum, count, more] = left
  if (sum === undefined || count === undefined || more !== undefined || !sum.isMoney) return false
  return lines.some(({ price }) => price !== null && price * count.value === sum.value)
}

/**
 * What a letter with a total tells besides and may change that total: its clauses with sums of money, with counts of
 * what the table counts, or with words such as `retur` and `telat`, whose figures stand in none of the sums. The owner is
 * told, so that no wrong total is sent unseen.
 */
export const uncounted = (content: DocumentContent, message = ''): string[] => {
  const { letter } = content
  const totals = letterTotals(letter)
  if (totals.total === null || letter.lines.length === 0) return []
  // A letter of plain words tells its sums one by one and has no total.
  if (letter.documentType === 'surat_resmi' && !hasTable(content.body)) return []
  const known = new Set(
    [
      ...letter.lines.flatMap(({ description, quantity, price }) => [
        quantity,
        price,
        (quantity ?? 1) * (price ?? 0),
        ...figures(description).map(({ value }) => value),
      ]),
      // `Transport (5 × 25.000)` is told as `transport 25rb setiap datang`.
      ...letter.charges.flatMap(({ label, amount }) => [amount, ...figures(label).map(({ value }) => value)]),
      ...Object.values(letter.discount ?? {}),
      ...Object.values(letter.withheld?.share ?? {}),
      ...Object.values(letter.downPayment ?? {}),
      letter.validityDays,
      ...Object.values(totals).filter((value) => typeof value === 'number'),
    ].filter((value) => value !== null),
  )
  const units = new Set(letter.lines.map(({ unit }) => unit.toLowerCase()).filter((unit) => unit !== ''))
  return listed(content.body).filter((clause) => {
    // What a proposal has of its own is told as such and taken off in its own sentence.
    if (letter.documentType === 'proposal' && /^[^,;]+ sebesar rp\s[\d.]+(?: per \p{L}+)?\.$/iu.test(clause))
      return false
    const bare = withoutElsewhere(clause).toLowerCase().replaceAll(sizes, ' ')
    const told = figures(bare)
    const left = told.filter(({ value }) => !known.has(value))
    if (left.length === 0 || isFreeBesides(bare, letter)) return false
    if (isReckoned(left, letter, totals.discount) || isPaidInParts(told, letter)) return false
    if (isLeftOver(told, left, letter, message) || isPriceOfSeveral(left, letter)) return false
    const isOfUnit = (bare.match(/\p{L}+/gu) ?? []).some((word) => units.has(word))
    return left.some(({ isMoney }) => isMoney) || saysChange(bare) || isOfUnit || isUnshared(bare, letter)
  })
}
