import { understandRevision } from '../revision/understand-revision.ts'
import type { KindSkills } from '../intent/kind-mentions.ts'
import type { AssistantContext } from '../port.ts'

/** `kalau diskonnya 10% jadi berapa?`: a change that is only supposed, and what would come of it. */
const supposed =
  /^(?:(?:eh|terus|trus|nah|lalu|dan)\s+){0,2}(?:kalau|kalo|klo|misal(?:nya)?|andai(?:kan)?|seandainya)\s+(\S.{2,80}?)[\s,]+(?:(?:jadi|total|hasil|untung|laba|bersih|bayar|semua|sisa)(?:nya)?\s+){0,3}(?:berapa|brp|brapa|gimana|gmn|bagaimana)(?:\s+(?:ya|kak|min|jadinya|totalnya|untungnya|labanya|hasilnya))*\s*[?.!]*$/i

export interface Supposed {
  readonly text: string
  /** The change as it can be ordered. */
  readonly order: string
}

/** What a supposed change of the item at hand would come to; null where nothing of it is named. Free, nothing changes. */
export const answerSupposed = (message: string, skills: KindSkills, context: AssistantContext): Supposed | null => {
  const order = supposed.exec(message)?.[1]
  const found = order === undefined ? null : understandRevision(order, skills, context)
  if (order === undefined || found?.means !== 'change') return null
  const rows = found.revision.differences.map(({ label, before, after }) => {
    const now = after === '' ? 'tidak ada' : after
    return before === '' ? `- ${label}: **${now}**` : `- ${label}: ${before} → **${now}**`
  })
  return {
    text: `Kalau begitu jadinya:\n\n${rows.join('\n')}\n\nBelum ada yang saya ubah. Kalau setuju, kirim *${order}*.`,
    order,
  }
}
