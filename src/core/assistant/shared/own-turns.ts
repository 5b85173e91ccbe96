import { canonicalWord } from './intent/slang.ts'
import { telling, thatName } from './intent/told-before.ts'
import { readMessage } from './read-message.ts'
import { businessNameIn } from './reading-grammar/parties/business-names.ts'
import { tradeWords } from './reading-grammar/parties/business-name-words.ts'
import type { AssistantContext } from './port.ts'
import type { Reading } from './reading.ts'
import { wordsIn } from './told-clauses.ts'

/** An order that leans on what was told before is short and tells no prices itself. */
const longestOrder = 140
const mostTurns = 4

const anyPrice = /\d\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|\d\.\d{3}/iu
const self = /(?<!\p{L})(?:saya|sy|aku|ku|kami|kita|gue|gw|\p{L}{3,}ku)(?!\p{L})/iu
const ownBusiness =
  /(?<!\p{L})(?:punya|buka|usaha|bisnis|jualan|jual|dagang|brand|merk|merek|namanya|bernama|kelola|merintis)(?:nya)?(?!\p{L})/iu
/** Papers for somebody else: what they name is not the owner's own. */
const elsewhere =
  /(?<!\p{L})(?:invoice|tagihan|kuitansi|kwitansi|surat|kontrak|proposal|penawaran|laporan|presentasi|ppt|slide|analisis|analisa|swot|klien|client)(?:nya)?(?!\p{L})/iu

const tells = (turn: string): boolean =>
  !elsewhere.test(turn) &&
  ((self.test(turn) &&
    (ownBusiness.test(turn) || wordsIn(turn).some((word) => tradeWords.has(canonicalWord(word.toLowerCase()))))) ||
    businessNameIn(turn)?.sign === 'stated')

/** Whether a text holds all that a turn tells in figures: it was taken into the order without what put it off. */
const isHeldIn = (known: string, said: string): boolean => {
  const figures = said.split(/[,.;\n]\s/u).filter((part) => /\d/.test(part))
  return known.includes(said) || (figures.length > 0 && figures.every((part) => known.includes(part.trim())))
}

/** What the owner told of the own business in the last turns, oldest first; a list of prices behind it belongs to it. */
const toldTurns = (turns: AssistantContext['turns'], known: string): string[] => {
  const told: string[] = []
  for (const { content } of turns.filter(({ sender }) => sender === 'user').slice(-mostTurns)) {
    const said = telling(content)
    if (said === '' || isHeldIn(known, said) || elsewhere.test(said)) continue
    if (tells(said) || (told.length > 0 && anyPrice.test(said))) told.push(said)
  }
  return told
}

/** `namanya Rumah Bu Endah cocok ga?`, then `pake nama itu aja, buatin websitenya`: the name that was weighed before. */
const agreedName = (order: string, turns: AssistantContext['turns']): string | undefined =>
  thatName.test(order)
    ? turns
        .filter(({ sender }) => sender === 'user')
        .slice(-mostTurns)
        .map(({ content }) => businessNameIn(content))
        .findLast((one) => one?.sign === 'stated')?.name
    : undefined

/**
 * The reading of an order together with what the owner told of the business in the turns before it: `nah, bikin
 * websitenya` knows the name, the town and the prices that were told. An order that tells its own is left alone.
 */
export const withOwnTurns = (
  reading: Reading,
  { turns, today }: Pick<AssistantContext, 'turns' | 'today'>,
): Reading => {
  const { text } = reading
  const order = text.split('\n')[0] ?? ''
  const agreed = agreedName(text, turns)
  if (agreed !== undefined) return readMessage(`${text.replace(thatName, '')}\nnamanya ${agreed}`, today)
  if (turns.length === 0 || order.length > longestOrder || anyPrice.test(order)) return reading
  const named = businessNameIn(text)?.name ?? ''
  const told = toldTurns(turns, text)
  const before = businessNameIn(told.join('\n'))?.name ?? ''
  if (told.length === 0 || (named !== '' && before !== '' && !before.toLowerCase().includes(named.toLowerCase())))
    return reading
  return readMessage([text, ...told].join('\n'), today)
}
