import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../draft.ts'
import { words } from '../whole-words.ts'
import { openBook } from './book.ts'
import type { Account, Term } from './term.ts'
import { priceLeaving } from './wished-price.ts'

const asking = words(
  '(?:margin|untung|laba|cuan)(?:nya|ku)? (?:\\p{L}+ ){0,2}(?:berapa|brp|tinggal|sisa|jadi)|(?:sisa|tinggal) (?:\\p{L}+ )?(?:berapa|brp)|sebelum (?:dan|sama) (?:sesudah|setelah|stlh)|(?:setelah|sesudah) diskon',
)
const ofOthers = words(
  'bep|impas|balik modal|banding\\p{L}*|vs|target|laku|terjual|naik|supaya|biar|dipasang|pasang|omzet|omset|sebulan|per bulan',
)

const isSum = ({ count, entry }: Term): boolean => count === null && entry.percent === null
const isPlain = ({ many, time }: Term): boolean => many.length === 0 && time === null

/** A price, told or by the margin that is wished, and what is left of its gain when so much is taken off it: for resellers, or in a sale. */
export const discounted: Account = (terms, { message }) => {
  if (!asking.test(message) || ofOthers.test(message) || !terms.every(isPlain)) return null
  const costs = terms.filter((one) => isSum(one) && ['cost', 'paid', 'unknown'].includes(one.role))
  const [cost] = costs
  const [price, morePrices] = terms.filter((one) => isSum(one) && one.role === 'price')
  const [wish, moreWishes] = terms.filter(({ role }) => role === 'margin' || role === 'markup')
  const [off, moreOff] = terms.filter(({ role, count }) => count === null && (role === 'discount' || role === 'cut'))
  if (!cost || !off || off.entry.percent === null || morePrices || moreWishes || moreOff) return null
  if ((price === undefined) === (wish === undefined) || terms.length !== costs.length + 2) return null
  if (costs.length > 1 && price === undefined) return null
  if (off.value >= 100 || (wish?.role === 'margin' && wish.value >= 100)) return null
  const unit = costs.length > 1 ? '' : ([price, cost].find((one) => one && one.per !== null)?.per ?? 'satuan')
  const each = unit === '' ? '' : ` per ${unit}`
  const book = openBook()
  const paid = book.plus(
    'Modal dan biaya',
    costs.map(({ entry }) => book.sum(entry, sentenceCase(entry.label || 'Modal'), costs.length > 1 ? '' : unit)),
  )
  const wanted = wish ? priceLeaving(book, paid, wish, [], { unit }) : null
  const full = price ? book.sum(price.entry, 'Harga jual', unit) : wanted?.price
  if (!full) return null
  const share = book.sum(off.entry, 'Diskon')
  const taken = book.share('Potongan', full, share)
  const low = book.less('Harga setelah diskon', full, [taken])
  const gain = book.less(`Untung${each} setelah diskon`, low, [paid])
  const size = book.step('Besarnya', `abs(${gain.id})`, Math.abs(gain.value), { quiet: true })
  const margin = book.part('Margin setelah diskon', gain, low)
  const before = book.less(`Untung${each} tanpa diskon`, full, [paid])
  if (costs.length > 1) book.part('Margin tanpa diskon', before, full)
  return {
    type: 'harga',
    title: 'Analisis Harga dan Diskon',
    figures: book.figures,
    steps: book.steps,
    answer: [
      ...(wanted
        ? [p(`Harga jualnya **${bind(full.id)}**${each}, untungnya ${bind(before.id)}.`)]
        : [p(`Tanpa diskon untungnya **${bind(before.id)}**${each}.`, onlyIf(before.id, 'positive'))]),
      p(
        `Setelah diskon ${bind(share.id)} harganya **${bind(low.id)}**; {{${gain.id}|untungnya tinggal|impas, sisanya|ruginya}} **${bind(size.id)}**${each}, margin **${bind(margin.id)}**.`,
        onlyIf(gain.id, 'positive', 'zero', 'negative'),
      ),
    ],
    key: margin.id,
    shown: [...(wanted ? [full.id] : []), low.id, gain.id, margin.id],
    next: ['Berapa banyak yang akan dibeli dengan harga itu: [isi perkiraan jumlah].'],
  }
}
