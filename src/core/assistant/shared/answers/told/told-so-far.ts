import { telling } from '../../intent/told-before.ts'
import type { Asked } from '../answer.ts'
import { partWith } from '../best-answer.ts'
import { answerReckoned } from '../reckon/answer-reckoned.ts'
import { readFigures } from '../reckon/figures.ts'
import { recountedBy } from '../reckon/told-before.ts'
import { listed, paragraphs, type Reckoned } from '../reckon/way.ts'

/** So many of the owner's turns back the figures of one reckoning are told. */
const farthest = 6
/** A turn of figures is short; a longer one tells its own matter. */
const longest = 160
const shortest = 80

const supposing =
  /^(?:(?:terus|trus|nah|lalu|oke|ok|dan)[\s,]+){0,2}(?:kalau|kalo|klo|misal(?:nya)?)\s+(?:cuma\s|hanya\s)?/iu
const ownResult =
  /(?<!\p{L})(?:untung|laba|rugi|bersih|omz?s?et|dapat|dapet|pendapatan|pengeluaran|hasil|total|sisa)\p{L}{0,3}(?!\p{L})/iu

/** A year or a number of years is nothing to reckon with. */
const plainSum = /\d\s?(?:rb|ribu|k|jt|juta|%|persen)(?!\p{L})|\d\.\d{3}/iu
const holdsFigure = (text: string): boolean => readFigures(text).length > 0

/** The figures of one matter that the owner told over the last turns, what was told later in the place of what it replaces. */
const toldIn = ({ context: { turns } }: Asked): readonly string[] => {
  // What stands before a thing that was made, or a change of it, was told for it.
  const since = turns.findLastIndex(({ did }) => did !== undefined)
  const told: string[] = []
  for (const { content } of turns
    .slice(since + 1)
    .filter(({ sender }) => sender === 'user')
    .slice(-farthest)) {
    const isSupposed = supposing.test(content)
    const said = (isSupposed ? content.replace(supposing, '') : telling(content)).replaceAll('?', '').trim()
    if (content.length > longest || !holdsFigure(said)) continue
    const at = told.findIndex((earlier) => recountedBy(earlier, said) !== null)
    const recounted = recountedBy(told[at] ?? '', said)
    if (recounted === null) told.push(said)
    else told[at] = recounted
  }
  return told
}

const reckoned = (asked: Asked, ...parts: readonly string[]): Reckoned | null =>
  answerReckoned(partWith(asked, parts.join(', ')), null)
/** What the analyses make of figures that were told here and there, and nothing asked, is no certain reading. */
const certain = (found: Reckoned | null): Reckoned | null => (found?.name === 'asked_results' ? null : found)

/** The question that was answered last, where the message supposes another figure of it. */
const lastQuestion = ({ context: { turns } }: Asked): string =>
  turns.findLast(
    ({ sender, content }) => sender === 'user' && ownResult.test(content) && /\?|berapa|brp|jadi/iu.test(content),
  )?.content ?? ''

/**
 * What is asked of figures that were told over several turns (`modal 6rb dijual 10rb`, `sehari 50 cup`, `untungnya
 * sebulan berapa?`), and what is told on: noted, with what it comes to so far. Null where no turn before told a figure,
 * unless the message is none that anything else is known of.
 */
export const answerToldSoFar = (asked: Asked, isUnknown = false): Reckoned | null => {
  const { text } = asked
  const told = toldIn(asked)
  const { turns, openItem, lastMade } = asked.context
  const begins = isUnknown && turns.length > 0 && !asked.asks && openItem === undefined && lastMade === undefined
  const goesOn = told.length > 0 || begins
  if (!goesOn || text.length > shortest) return null
  if (supposing.test(text) && holdsFigure(text)) {
    const said = text.replace(supposing, '').replaceAll('?', '')
    const again = told.map((earlier) => recountedBy(earlier, said) ?? earlier)
    const isOther = again.some((one, at) => one !== told[at])
    return isOther ? reckoned(asked, ...again, lastQuestion(asked)) : null
  }
  if (asked.asks) return ownResult.test(text) ? reckoned(asked, ...told, text) : null
  if (!holdsFigure(text)) return null
  const sofar = certain(reckoned(asked, ...told, text, 'untungnya berapa'))
  if (sofar === null && !plainSum.test(text)) return null
  return {
    name: 'told_so_far',
    text: paragraphs(
      sofar === null ? `Saya catat, Juragan:\n\n${listed([...told, text])}` : 'Saya catat, Juragan. Sejauh ini:',
      sofar?.text ?? 'Teruskan angkanya, atau tanyakan hasilnya, misalnya *untungnya sebulan berapa?*',
    ),
  }
}
