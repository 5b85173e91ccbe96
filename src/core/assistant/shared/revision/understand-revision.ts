import type { KindSkills } from '../intent/kind-mentions.ts'
import { understandMessage } from '../intent/understand-message.ts'
import type { AssistantContext, Revision } from '../port.ts'
import { readEditMessage } from './edit-clauses.ts'

/** What a message means for the item that stands open. */
export type OpenItemWords =
  { readonly means: 'change'; readonly revision: Revision } | { readonly means: 'unclear'; readonly question: string }

const pointsBack = /\b(?:tadi|barusan|terakhir|sebelumnya|harusnya|seharusnya|mestinya|ralat|koreksi|revisi)\b/i

/** `yang tadi diganti jadi 2 juta`: what is changed to a sum is the sum. */
const withItsSum = (message: string): string =>
  message.replace(
    /^\s*(?:eh\s+|oh ya\s+|maaf\s+)?(?:(?:yang|yg|itu)\s+(?:tadi|barusan|itu|terakhir)|(?:itu|tadi)(?:nya)?)(?=\s)/i,
    'harganya',
  )

/**
 * Whether a message changes the item that stands open (CHAT-15). Null where it does not: no item is open, the message asks,
 * refuses, chats, or orders something new. Pure.
 */
export const understandRevision = (
  message: string,
  skills: KindSkills,
  context: AssistantContext,
): OpenItemWords | null => {
  const item = context.openItem ?? context.lastMade
  const reviser = item && skills[item.kind].reviser
  if (!item || !reviser) return null
  const { stance, clauses } = readEditMessage(message, () => false)
  if (stance !== 'order') return null
  const isNew = understandMessage(message, skills, { turns: [] }).outcome === 'request'
  // `buatkan invoice dari penawaran ini` is something new; `tambah 10 topi ke invoice ini` is not.
  const ordersChange = clauses[0]?.leads === true
  if (isNew && !ordersChange) return null
  const found = reviser.readRevision(message, item, context) ?? reviser.readRevision(withItsSum(message), item, context)
  if (found === null) return null
  // What does not stand open is changed where that is clear; a question about it needs a word that points to it.
  if ('ask' in found && context.openItem === undefined && !pointsBack.test(message)) return null
  return 'ask' in found ? { means: 'unclear', question: found.ask } : { means: 'change', revision: found }
}

/** What is said with a change that waits for its owner. */
export const revisionWords = ({ summary }: Revision): string =>
  `${summary}\n\nSilakan periksa perubahannya di bawah ini. Belum ada yang berubah sebelum Anda menekan **Terima**.`
