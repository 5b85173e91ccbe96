import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf } from '../told-figures.ts'
import { paragraphs, type Reckoned } from './way.ts'

const count = '(?<![\\d.,])(\\d{1,6}(?:,\\d{1,3})?)'
const numberOf = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'))

interface Sum {
  readonly value: number
  readonly before: string
  readonly after: string
}
/** Sums of money with the words around each, up to the next figure. */
export const sumsIn = (text: string): readonly Sum[] => {
  const found = [...text.matchAll(new RegExp(`(?<![\\d.,])${amount}`, 'giu'))]
  return found.flatMap((one, at): Sum[] => {
    const [whole, digits, scale] = one
    const value = valueOf(digits, scale) ?? 0
    const last = found[at - 1]
    const isMoney = scale !== undefined || whole.startsWith('rp') || value >= 1_000
    return isMoney
      ? [
          {
            value,
            before: text.slice(last === undefined ? 0 : last.index + last[0].length, one.index),
            after: text.slice(one.index + whole.length, found[at + 1]?.index ?? text.length),
          },
        ]
      : []
  })
}

const inBase: Readonly<Record<string, readonly ['gram' | 'ml', number]>> = {
  kg: ['gram', 1_000],
  kilo: ['gram', 1_000],
  kilogram: ['gram', 1_000],
  ons: ['gram', 100],
  gram: ['gram', 1],
  gr: ['gram', 1],
  g: ['gram', 1],
  liter: ['ml', 1_000],
  ltr: ['ml', 1_000],
  l: ['ml', 1_000],
  ml: ['ml', 1],
  cc: ['ml', 1],
}
const measure = 'kg|kilogram|kilo|ons|gram|gr|liter|ltr|ml|cc|g|l'
interface Measured {
  readonly amount: number
  readonly base: 'gram' | 'ml'
  readonly shown: string
  readonly at: number
}
/** `1 kg`, `sekilo`, `250 gram`: amounts in grams or millilitres, in order. */
const measuresIn = (text: string): readonly Measured[] =>
  [
    ...text.matchAll(
      new RegExp(`(?:${count}\\s?|\\bse(?=kilo|liter|ons)|\\bper ?(?=kilo|kg|liter))(${measure})(?!\\p{L})`, 'giu'),
    ),
  ].flatMap((one) => {
    const [base, times] = inBase[one[2]?.toLowerCase() ?? ''] ?? ['gram', 0]
    const many = one[1] === undefined ? 1 : numberOf(one[1])
    return times > 0 && many > 0
      ? [{ amount: many * times, base, shown: `${shownNumber(many)} ${one[2] ?? ''}`, at: one.index }]
      : []
  })

/** `sekali porsi 80 gram, 150 porsi butuh berapa kg`: the whole amount of many portions. */
const amountForPortions = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  const [part, ...others] = measuresIn(text)
  if (part === undefined || others.length > 0 || !/butuh|perlu|siap|belanja|beli|total|jadi/.test(text)) return null
  if (!/(?:berapa|brp)\s?(?:kg|kilo|liter|gram)/.test(text) || sumsIn(text).length > 0) return null
  const rest = text.slice(0, part.at) + text.slice(part.at + part.shown.length)
  const [told, ...more] = [...rest.matchAll(new RegExp(`${count}(?=\\s\\p{L})`, 'giu'))]
    .map(([, digits]) => numberOf(digits))
    .filter((one) => one > 1)
  if (told === undefined || more.length > 0) return null
  const whole = told * part.amount
  const unit = part.base === 'gram' ? 'kg' : 'liter'
  return {
    name: 'amount_for_portions',
    text: paragraphs(
      `${formatNumber(told)} × ${part.shown} = ${formatNumber(whole)} ${part.base} = **${shownNumber(whole / 1_000)} ${unit}**.`,
      `Tambah 5 sampai 10% untuk susut dan yang tercecer, jadi siapkan sekitar ${shownNumber((whole * 1.08) / 1_000)} ${unit}. Kalau bahannya mentah dan menyusut dimasak, susutnya lebih besar; timbang sekali untuk tahu.`,
    ),
  }
}

/** Packs taken apart, portions of a whole. */
export const packWays: readonly ((text: string) => Reckoned | null)[] = [amountForPortions]
