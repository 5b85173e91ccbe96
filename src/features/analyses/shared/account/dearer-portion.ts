import { conversion, isMeasure } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import { bind, onlyIf, p } from '../draft.ts'
import { words } from '../whole-words.ts'
import { openBook } from './book.ts'
import type { Account, Term } from './term.ts'

const moving = words('naik\\p{L}*|dinaikkan|dinaikin|turun|kenaikan|penurunan|mahal')
const ofOthers = words('bep|impas|balik modal|banding\\p{L}*|vs|target|diskon|komisi|cicil\\p{L}*')

const isSum = ({ count, entry }: Term): boolean => count === null && entry.percent === null

/** A material at two prices by its measure, so much of it in one portion: what a portion leaves before and after, and the price that keeps the gain. */
export const dearerPortion: Account = (terms, { message, ledger }) => {
  if (!moving.test(message) || ofOthers.test(message)) return null
  const sums = terms.filter(isSum)
  const moved = sums.filter(({ per, isMarked }) => isMarked && isMeasure(per ?? ''))
  const [before] = moved.filter(({ state }) => state === 'before')
  const [after] = moved.filter(({ state }) => state === 'after')
  const [amount, moreAmounts] = terms.filter(({ count }) => count !== null)
  if (moved.length !== 2 || !before || !after || before.per !== after.per || !amount?.count || moreAmounts) return null
  const measure = before.per ?? ''
  const held = conversion(amount.count.noun, measure)
  if (held === null || !isMeasure(amount.count.noun)) return null
  const rest = sums.filter((one) => !moved.includes(one))
  const [price, morePrices] = rest.filter(({ role }) => role === 'price')
  const others = rest.filter((one) => one !== price)
  if (!price || morePrices || others.some(({ role }) => !['cost', 'paid', 'unknown'].includes(role))) return null
  if (terms.length !== sums.length + 1 || rest.some(({ time, many }) => time !== null || many.length > 0)) return null
  if (others.some(({ value }) => value >= price.value)) return null
  const unit = [price, ...others].find(({ per }) => per !== null)?.per ?? ledger.asked.per ?? 'porsi'
  if ([price, ...others].some(({ per }) => per !== null && per !== unit)) return null
  const book = openBook()
  const used = book.count(amount.count, `Bahan per ${unit}`)
  const sold = book.sum(price.entry, 'Harga jual', unit)
  const besides = others.map(({ entry }) => book.sum(entry, entry.label || 'Modal lain', unit))
  const gainAt = (
    one: Term,
    when: string,
  ): { cost: ReturnType<typeof book.sum>; gain: ReturnType<typeof book.sum> } => {
    const told = book.sum(one.entry, `Harga bahan ${when}`, measure)
    const factor = held === 1 ? '' : ` * ${held}`
    const material = book.step(
      `Bahan per ${unit} ${when}`,
      `${told.id} * ${used.id}${factor}`,
      told.value * used.value * held,
    )
    const cost = book.plus(`Modal per ${unit} ${when}`, [material, ...besides])
    return { cost, gain: book.less(`Untung per ${unit} ${when}`, sold, [cost]) }
  }
  const then = gainAt(before, 'dulu')
  const now = gainAt(after, 'sekarang')
  const rise = book.less('Kenaikan modal', now.cost, [then.cost])
  const needed = book.plus('Harga supaya untungnya tetap', [sold, rise])
  return {
    type: 'harga',
    title: 'Analisis Kenaikan Bahan',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(`Untung per ${unit} dari **${bind(then.gain.id)}** menjadi **${bind(now.gain.id)}**.`),
      p(
        `Supaya untungnya tetap, harga naik **${bind(rise.id)}** menjadi **${bind(needed.id)}**.`,
        onlyIf(rise.id, 'positive'),
      ),
      p(`Bahannya lebih murah, jadi untungnya bertambah tanpa mengubah harga.`, onlyIf(rise.id, 'negative', 'zero')),
    ],
    key: now.gain.id,
    shown: [then.gain.id, now.gain.id, rise.id, needed.id],
    next: ['Harga pesaing terdekat, sebelum menaikkan harga: [isi harga pesaing].'],
  }
}
