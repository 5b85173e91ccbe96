import type { KindSkills } from '../intent/kind-mentions.ts'
import { understandMessage } from '../intent/understand-message.ts'
import type { AssistantContext, Revision } from '../port.ts'
import { readEditMessage } from './edit-clauses.ts'

/** What a message means for the item that stands open. */
export type OpenItemWords =
  { readonly means: 'change'; readonly revision: Revision } | { readonly means: 'unclear'; readonly question: string }

const pointsBack = /\b(?:tadi|barusan|terakhir|sebelumnya|harusnya|seharusnya|mestinya|ralat|koreksi|revisi)\b/i

const thatOne = '(?:(?:yang|yg|itu)\\s+(?:tadi|barusan|itu|terakhir)|(?:itu|tadi)(?:nya)?)'
const correctsWhom =
  /^\s*(?:eh\s+|maaf\s+|oh ya\s+)?(?:salah[,\s]+)?(?:harusnya|seharusnya|mestinya)\s+(?:buat|untuk|utk|ke|kepada)\s+/i
const corrections: readonly (readonly [RegExp, string])[] = [
  // `bikin ulang ya`: what is to be done with the correction goes without saying.
  [
    /[,.;!]?\s*\b(?:tolong\s+)?(?:bikin(?:in)?|buat(?:kan|in)?|di(?:buat|bikin)|perbaiki|betulin|benerin|dibetulkan)(?:\s+(?:ulang|lagi))?(?:\s+(?:ya|dong|kak|min))*\s*[.!]*$/i,
    '',
  ],
  // `harganya salah, harusnya 30rb`
  [
    /(\p{L}+nya)\s+(?:kok\s+|itu\s+)?(?:salah|keliru|kurang|kelebihan|kemahalan|kemurahan)[,.;]?\s*(?:harusnya|seharusnya|mestinya|yang benar(?: itu)?)\s+/iu,
    '$1 jadi ',
  ],
  [correctsWhom, 'ganti penerima jadi '],
  // `bukan 25rb tapi 30rb`, `harusnya 30rb`, `yang tadi diganti jadi 2 juta`: what is corrected to a sum is the sum.
  [
    /^\s*(?:eh\s+|maaf\s+|oh ya\s+)?(?:bukan|salah)\s+[^,]{1,30}?[,\s]+(?:tapi|melainkan|harusnya)\s+(?=(?:rp\.?\s*)?\d)/i,
    'harganya jadi ',
  ],
  [
    /^\s*(?:eh\s+|maaf\s+|oh ya\s+)?(?:salah[,\s]+)?(?:harusnya|seharusnya|mestinya)\s+(?=(?:rp\.?\s*)?\d)/i,
    'harganya jadi ',
  ],
  [
    new RegExp(
      `^\\s*(?:eh\\s+|maaf\\s+|oh ya\\s+)?${thatOne}\\s+(?:tolong\\s+)?(?:di)?(?:ganti|ubah|jadikan)?\\s*(?:jadi|menjadi|ke)?\\s*(?=(?:rp\\.?\\s*)?\\d)`,
      'i',
    ),
    'harganya jadi ',
  ],
]

/** A correction as the order that it means; a message without one comes back unchanged. */
const asOrder = (message: string): string => {
  // A correction is short; a longer text is not searched for one.
  if (message.length > 300) return message
  const said = corrections.slice(1).reduce((text, [pattern, to]) => text.replace(pattern, to), message)
  const [[ending, nothing] = [/$^/, '']] = corrections
  return said === message ? message : said.replace(ending, nothing)
}

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
  const { stance, clauses } = readEditMessage(asOrder(message), () => false)
  if (stance !== 'order') return null
  const isNew = understandMessage(message, skills, { turns: [] }).outcome === 'request'
  // `buatkan invoice dari penawaran ini` is something new; `tambah 10 topi ke invoice ini` is not.
  const ordersChange = clauses[0]?.leads === true
  if (isNew && !ordersChange) return null
  const order = asOrder(message)
  const corrected = order === message ? null : reviser.readRevision(order, item, context)
  const found = corrected !== null && !('ask' in corrected) ? corrected : reviser.readRevision(message, item, context)
  if (found === null) return null
  // What does not stand open is changed where that is clear; a question about it needs a word that points to it.
  if ('ask' in found && context.openItem === undefined && !pointsBack.test(message)) return null
  return 'ask' in found ? { means: 'unclear', question: found.ask } : { means: 'change', revision: found }
}

/** What is said with a change that waits for its owner. */
export const revisionWords = ({ summary }: Revision): string =>
  `${summary}\n\nSilakan periksa perubahannya di bawah ini. Belum ada yang berubah sebelum Anda menekan **Terima**.`
