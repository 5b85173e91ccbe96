import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { type Asked, readAsked } from './asked.ts'
import { readEntries } from './entries.ts'
import type { Entry } from './entry.ts'
import { readSharing, type Sharing } from './sharing.ts'

/** A message read as a ledger: its sums, shares and counts, how a result is divided, and what is asked. */
export interface Ledger {
  readonly entries: readonly Entry[]
  readonly sharing: Sharing | null
  readonly asked: Asked
}

export const readLedger = (text: string, today: IsoDay): Ledger => {
  const asked = readAsked(text)
  const entries = readEntries(
    text,
    today,
    asked.wanted.some((one) => ['profit', 'rest', 'share', 'average'].includes(one)),
  )
  return { entries, sharing: readSharing(text, entries), asked }
}
