import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'

import { isForAid } from './deck-purpose.ts'
import type { DeckRequest } from './deck-request.ts'
import { moneyText } from './told-figures.ts'
import { sentenceCase } from './told-words.ts'

/** `20 Desember 2026 sampai dengan 31 Desember 2026` on a slide is `20-31 Desember 2026`. */
const sameMonth = /(\d{1,2}) (\p{L}+ \d{4}) sampai dengan (\d{1,2}) \2/gu

/** `3M plus` of a programme is no sum of money: the mark keeps its letter apart while sums are written out. */
const apart = '\u2060'
const named = /(?<![\d.,])(\d)M(?![\p{L}\d])(?=\s+plus|$)/gu

/** What looks like a day or an hour of this week and is none: `datang besoknya`, `tiap bulan tanggal 10`, `07.00-24.00`. */
const asWritten = (line: string): string => {
  const plain = line
    .replaceAll(/(?<!\p{L})besoknya(?!\p{L})/giu, 'keesokan harinya')
    .replaceAll(/24([.:])00/g, `2${apart}4$100`)
    .replaceAll(named, `$1${apart}M`)
  return /\b(?:tiap|setiap|per)\s+bulan\b/i.test(plain)
    ? plain.replaceAll(/(?<=\b(?:tanggal|tgl)\s)(?=\d{1,2}(?!\s*\p{L}{3,}\s+\d{4}))/giu, apart)
    : plain
}

/** A line as an audience reads it rather than as it was typed: words in full, sums as `Rp 4.500.000`, days with their year. */
const formal = (line: string, today: Reading['today']): string =>
  sentenceCase(
    formalText(asWritten(line).replaceAll(/(?<!\p{L})min\.?(?=\s*\d)/giu, 'minimal'), today)
      .replaceAll(apart, '')
      .replaceAll(sameMonth, '$1-$3 $2')
      .replaceAll(/(?<!\p{L})(?:senin|selasa|rabu|kamis|jumat|sabtu)(?!\p{L})/gu, sentenceCase),
  )

/** The request in the words of a slide; the price of the one thing that help is asked for is what is asked. */
export const asRead = (request: DeckRequest, { today }: Reading): DeckRequest => {
  const all = (lines: readonly string[]): string[] => lines.map((line) => formal(line, today))
  const [only, more] = request.goods
  const isNeed =
    isForAid(request) && only !== undefined && more === undefined && request.asks.length === 0 && only.per === ''
  const need = isNeed
    ? { label: `Harga ${only.name.toLowerCase()}`, value: moneyText(only.price), amount: only.price }
    : null
  return {
    ...request,
    facts: all(request.facts),
    uses: all(request.uses),
    topics: all(request.topics),
    parts: request.parts.map((part) => ({ ...part, lines: all(part.lines) })),
    ...(need ? { goods: [], asks: [need] } : {}),
  }
}
