import { persons } from '#core/assistant/shared/reading-grammar/reckoning/counted.ts'
import { unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'

/** Fewer than thousands are no sum of money anyway. */
const count = String.raw`(?<![\d.,])(\d{1,3}\.\d{3}|\d{4,6})`
const noun = String.raw`(\p{L}{2,12})`

/** `dari 4000 jadi 3200 biji`: what is counted is named behind the second number alone. */
const fromTo = new RegExp(
  String.raw`(?<=(?<!\p{L})dari\s)${count}(?=\s(?:jadi|menjadi|ke)\s${count}\s?${noun}(?!\p{L}))`,
  'giu',
)
/** `laku 4000 biji`. */
const sold = new RegExp(
  String.raw`(?<!\p{L})(?:laku|terjual|kejual|penjualan|jualan|jual)(?:nya)?\s(?:\p{L}{2,12}\s){0,2}${count}\s${noun}(?!\p{L})`,
  'iu',
)
/** `kalau naik, turun jadi 3200`. */
const moved = new RegExp(
  String.raw`(?<!\p{L})(?:naik|turun|berkurang|bertambah)\s(?:\p{L}{2,12}\s){0,2}?(?:jadi|menjadi|ke)\s${count}(?!\d|[.,]\d|\s?[\p{L}%])`,
  'iu',
)
/** No sale grows or shrinks by more than so often. */
const mostMoved = 5

const isCounted = (thing: string): boolean => unitOf(thing.toLowerCase()) !== null || persons.has(thing.toLowerCase())

const valueOf = (figures: string): number => Number(figures.replaceAll('.', ''))

/**
 * The message with the name of what is counted behind every number that counts it: a bare number of thousands would be a sum
 * of money. The message as it is where no count moves.
 */
export const withMovedCounts = (text: string): string => {
  const named = text.replaceAll(fromTo, (figures: string, _first: string, _second: string, thing: string) =>
    isCounted(thing) ? `${figures} ${thing}` : figures,
  )
  const [, before = '', thing = ''] = sold.exec(named) ?? []
  return named.replace(moved, (said: string, figures: string) => {
    const share = valueOf(figures) / valueOf(before)
    return isCounted(thing) && share < mostMoved && share > 1 / mostMoved ? `${said} ${thing}` : said
  })
}
