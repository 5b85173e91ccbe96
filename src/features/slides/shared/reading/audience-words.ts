import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { isForAid } from './deck-purpose.ts'
import type { DeckRequest } from '../deck-request.ts'
import { withoutRetold } from './settle-facts.ts'
import { moneyText } from './told-figures.ts'
import { withCapitals } from './told-words.ts'

/** `20 Desember 2026 sampai dengan 31 Desember 2026` on a slide is `20-31 Desember 2026`. */
const sameMonth = /(\d{1,2}) (\p{L}+ \d{4}) sampai dengan (\d{1,2}) \2/gu

/** `3M plus` of a programme is no sum of money: the mark keeps its letter apart while sums are written out. */
const apart = '\u2060'
const named = /(?<![\d.,])(\d)M(?![\p{L}\d])(?=\s+plus|$)/gu

/** Whoever presents speaks for the business. */
const firstPerson = /(?<=\p{Ll})\s(?:saya|sy|gue|gua|gw|aku)(?!\p{L})/gu

/** What looks like a day or an hour of this week and is none: `datang besoknya`, `tiap bulan tanggal 10`, `07.00-24.00`. */
const asWritten = (line: string): string => {
  const plain = line
    .replaceAll(/(?<!\p{L})besoknya(?!\p{L})/giu, 'keesokan harinya')
    .replaceAll(/24([.:])00/g, `2${apart}4$100`)
    .replaceAll(named, `$1${apart}M`)
    // `p3k`, `em4`: a number inside a name is no sum.
    .replaceAll(/(?<=\p{L})(\d{1,2})(?=[kmt](?!\p{L}))/giu, `$1${apart}`)
    // `dr. Hanum` is a doctor.
    .replaceAll(/(?<!\p{L})([Dd])r\.(?=\s\p{Lu})/gu, `$1${apart}r.`)
    .replaceAll(/(?<=(?<![\p{L}\d])\d{1,6})(?=(?:kg|gr|gram|ml|liter|cm|km|m2|kva)(?![\p{L}\d]))/giu, ' ')
    .replace(
      /^(?:saya|sy|gue|gua|gw|aku)\s(?=(?:sudah|udah|udh|telah)\s)|^(?:saya|sy|gue|gua|gw|aku)\spunya\s(?=(?:brand|merek|usaha|bisnis|toko|warung|kedai)\s)/iu,
      '',
    )
    .replaceAll(firstPerson, ' kami')
    .replace(/^(?:usaha|bisnis)\s+(?:kami|saya)\s+(?=\p{Ll}\p{L}+\s+\p{Ll})/iu, '')
  return /\b(?:tiap|setiap|per)\s+bulan\b/i.test(plain)
    ? plain.replaceAll(/(?<=\b(?:tanggal|tgl)\s)(?=\d{1,2}(?!\s*\p{L}{3,}\s+\d{4}))/giu, apart)
    : plain
}

const least = /(?<!\p{L})min\.?(?=\s*\d)/giu

/** A line as an audience reads it rather than as it was typed: words in full, sums as `Rp 4.500.000`, days with their year. */
const formal = (line: string, today: Reading['today'], isSentence = true): string =>
  withCapitals(
    sentenceCase(
      formalText(isSentence ? asWritten(line).replaceAll(least, 'minimal') : asWritten(line), today)
        .replaceAll(apart, '')
        .replaceAll(sameMonth, '$1-$3 $2'),
    ),
  )

const inLine = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Facts without what an earlier one says already. */
export const onceEach = (facts: readonly string[]): string[] =>
  facts.filter((fact, at) => facts.findIndex((one) => one.toLowerCase() === fact.toLowerCase()) === at)

/** The request in the words of a slide; the price of the one thing that help is asked for is what is asked. */
export const asRead = (request: DeckRequest, { today }: Reading): DeckRequest => {
  const all = (lines: readonly string[]): string[] => lines.map((line) => formal(line, today))
  const [only, more] = request.goods
  const isNeed =
    isForAid(request) && only !== undefined && more === undefined && request.asks.length === 0 && only.per === ''
  const need = isNeed
    ? { label: `Harga ${only.name.toLowerCase()}`, value: moneyText(only.price), amount: only.price }
    : null
  const facts = onceEach(all(request.facts))
  const figures = request.figures.map((one) => ({
    ...one,
    label: sentenceCase(withCapitals(inLine(formal(one.label, today)))),
  }))
  return {
    ...request,
    occasion: request.occasion === '' ? '' : formal(request.occasion, today),
    facts,
    figures: withoutRetold(figures, facts),
    asks: request.asks.map((one) => ({ ...one, label: formal(one.label, today) })),
    uses: all(request.uses),
    topics: all(request.topics),
    parts: request.parts.map((part) => ({ ...part, lines: all(part.lines) })),
    goods: request.goods.map((one) => ({
      ...one,
      name: withCapitals(one.name),
      note: one.note === '' ? '' : inLine(formal(one.note, today, false)),
    })),
    ...(need ? { goods: [], asks: [need] } : {}),
  }
}
