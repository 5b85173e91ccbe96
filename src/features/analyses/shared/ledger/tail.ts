import { low, type Sheet } from '#core/assistant/shared/reading-grammar/sheet.ts'
import { isMeasure, oneIn } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import type { Found } from '../read-numbers.ts'
import type { Time } from '../told-figure.ts'
import type { Counted } from './entry.ts'
import type { Item } from './items.ts'
import { eachMarks, isMarked, plainWord, rateNamed, timeNamed } from './ledger-words.ts'

/** What stands right behind a number. */
export interface Tail {
  readonly pack: Counted | null
  readonly each: boolean
  readonly per: string | null
  readonly rate: Time | null
  readonly counts: readonly Counted[]
  /** How many items it takes. */
  readonly length: number
}

/** A number of the message as a count. */
export const counted = (
  sheet: Sheet,
  { value, noun, start, to }: Found,
  { per = null, rate = null, times = false }: Partial<Pick<Counted, 'per' | 'rate' | 'times'>> = {},
): Counted => ({
  value,
  // `laku 50 semua`
  noun: plainWord(noun) === 'semua' ? '' : plainWord(noun),
  per,
  rate,
  times,
  said: sheet.text.slice(sheet.tokens[start]?.start, sheet.tokens[to - 1]?.end),
})

/** `segelas`, `sakotak`: for one of it. */
const perWhole = (word: string, items: readonly Item[]): string | null => {
  const bare = /^s[ea]\p{L}{4,}$/u.test(word) ? word.slice(2) : ''
  // `80 pincuk @8rb, modal 4.500 sapincuk`: one of what was counted.
  const counted = bare !== '' && items.some((one) => one.kind === 'number' && one.found.noun === bare)
  const unit = oneIn(word) ?? (counted ? bare : null)
  return unit === null || timeNamed(unit) !== null ? null : plainWord(unit)
}

const isPackNoun = (noun: string | null): boolean =>
  noun !== null && noun !== 'sekali' && noun !== 'orang' && timeNamed(noun) === null && !isMeasure(noun)

/** What stands right behind a number and belongs to it: `per bulan`, `/org`, `x 26 hari`, `selama 3 bulan`. */
export const tailOf = (sheet: Sheet, items: readonly Item[], from: number, unit: string | null): Tail => {
  let per: string | null = null
  let rate: Time | null = null
  const counts: Counted[] = []
  let at = from
  let each = false
  let pack: Counted | null = null
  const take = (unit: string): void => {
    if (per === null) per = unit
    else if (rate === null && timeNamed(per) !== null && timeNamed(unit) === null) {
      // `50rb sehari tiap mesin`
      rate = timeNamed(per)
      per = unit
    } else rate ??= rateNamed(unit)
  }
  for (let turn = 0; turn < 4; turn += 1) {
    const item = items[at]
    const next = items[at + 1]
    const word = item?.kind === 'word' || item?.kind === 'pause' ? low(sheet, item.at) : ''
    const time = item?.kind === 'word' ? timeNamed(word) : null
    const isPack =
      eachMarks.has(word) && next?.kind === 'number' && next.found.kind === 'count' && isMeasure(next.found.noun)
    if (isPack && pack === null) {
      pack = counted(sheet, next.found)
      at += 2
    } else if (eachMarks.has(word) && next?.kind === 'word') {
      take(timeNamed(low(sheet, next.at)) ?? plainWord(low(sheet, next.at)))
      at += 2
    } else if (time !== null && isMarked(word) && next?.kind !== 'number') {
      take(time)
      at += 1
    } else if (item?.kind === 'word' && next?.kind !== 'number' && perWhole(word, items) !== null) {
      // `2rb sagelas`, `10rb sakotak`
      take(perWhole(word, items) ?? '')
      at += 1
    } else if (
      ['x', '×', '*', 'selama', 'kali', 'sebanyak'].includes(word) &&
      next?.kind === 'number' &&
      next.found.kind === 'count'
    ) {
      counts.push(counted(sheet, next.found, { times: true }))
      at += 2
    } else if (
      item?.kind === 'number' &&
      item.found.kind === 'count' &&
      item.found.noun !== '' &&
      item.found.noun === (per ?? unit)
    ) {
      // `450rb per malam 4 malam`
      counts.push(counted(sheet, item.found, { times: true }))
      at += 1
    } else if (
      item?.kind === 'number' &&
      item.found.kind === 'count' &&
      isMeasure(item.found.noun) &&
      counts.length === 0 &&
      isPackNoun(per ?? unit)
    ) {
      // `210rb per karung 25kg`: what one of them holds.
      counts.push(counted(sheet, item.found))
      at += 1
    } else if (['masing-masing', 'masing', 'rupiah', 'seorang', 'sekali'].includes(word)) {
      if (word === 'seorang') take('orang')
      if (word === 'sekali') take('kali')
      each ||= word.startsWith('masing')
      at += 1
    } else break
  }
  return { per, rate, counts, pack, each, length: at - from }
}
