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

const kinds = new Set('menu jenis macam varian produk item paket barang'.split(' '))

/** `3 menu: seblak 40 porsi @12rb, …`: how many are told is no number of any of them. */
const isTally = (entry: Entry, entries: readonly Entry[]): boolean => {
  const { money, percent, counts, way } = entry
  const [count, more] = counts
  const isHead = way === null || entry === entries[0]
  const isBare = money === null && percent === null && isHead && count !== undefined && more === undefined
  return isBare && kinds.has(count.noun) && entries.filter((one) => one.money !== null).length >= count.value
}

export const readLedger = (text: string, today: IsoDay): Ledger => {
  const asked = readAsked(text)
  const told = readEntries(
    text,
    today,
    asked.wanted.some((one) => ['profit', 'rest', 'share', 'average'].includes(one)),
  )
  const entries = told.filter((one) => asked.per === one.counts[0]?.noun || !isTally(one, told))
  return { entries, sharing: readSharing(text, entries), asked }
}
