import type { AssistantContext } from '../port.ts'
import type { Lexicon } from './kind-mentions.ts'
import { verbMood } from './verbs.ts'
import { light, negators } from './word-lists.ts'
import type { Sentence } from './words.ts'

/** The words with which the assistant offers to go on; a later `lanjut` is understood by them. */
export const goAheadOffer = 'balas **lanjut**'

/** The words under a proposed change; what an owner said before them was about the thing that is there. */
export const proposedChange = 'Belum ada yang berubah sebelum Anda menekan **Terima**.'

/** The words of a reply to what was not understood. */
export const notCaught = 'Saya belum menangkap maksudnya'

const goAheadWords = new Set(
  `iya ya oke lanjut lanjutkan lanjutin gas gaskeun gass gaspol boleh setuju betul benar siap sikat kerjakan mau jadi
   hayu ayo yuk proses silakan silahkan monggo mangga cus cuss go deal buatkan bikinin`.split(/\s+/),
)

/** `iya buatkan`, `lanjut`, `ok bikin`: agreement and nothing else. */
export const isGoAhead = (sentences: readonly Sentence[], lexicon: Lexicon): boolean => {
  const words = sentences.flatMap((sentence) => sentence.words.map((word) => lexicon.mend(word.text)))
  if (words.length === 0 || words.length > 8 || sentences.some((sentence) => sentence.asks)) return false
  if (words.some((word) => negators.has(word) || word === 'nanti' || word === 'belum')) return false
  return (
    words.some((word) => goAheadWords.has(word) || verbMood(word) !== null) &&
    words.every((word) => goAheadWords.has(word) || light.has(word) || verbMood(word) !== null)
  )
}

/** The owner's turn to which the assistant's last words asked back, or those `before` them; null where they did not. */
export const earlierOrder = (turns: AssistantContext['turns'], before = 0): string | null => {
  const at = turns.length - 1 - 2 * before
  const asked = turns[at]
  if (asked?.sender !== 'ai' || !asked.content.includes(goAheadOffer)) return null
  return turns.slice(0, at).findLast((turn) => turn.sender === 'user')?.content ?? null
}
