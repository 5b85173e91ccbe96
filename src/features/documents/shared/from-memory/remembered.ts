import type { UsedFact } from '#core/assistant/shared/memory/owner-memory.ts'
import type { RecalledSales } from '#core/assistant/shared/memory/recall-sales.ts'

/** What a letter takes from the owner's own things. */
export interface Remembered {
  readonly used: readonly UsedFact[]
  /** Sentences for the chat: what was looked for and not found. */
  readonly notes: readonly string[]
  /** The sales that the paper is about; it is then a report on them. */
  readonly sales?: RecalledSales
}

export const nothingRemembered: Remembered = { used: [], notes: [] }
