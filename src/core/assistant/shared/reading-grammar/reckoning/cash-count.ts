import { formatNumber } from '#core/text/shared/rupiah.ts'

import { wordSet } from '../words.ts'

import type { Entry } from './entry.ts'

const notes = wordSet('lembar lbr keping koin')
const cash = wordSet('pecahan fisik tunai kas laci')
const recorded = wordSet('sistem catatan buku pembukuan kasir komputer laporan aplikasi')

const isNote = ({ label, counts, price }: Entry): boolean =>
  price !== null && counts.length === 0 && price.per.length === 0 && (label === '' || /pecahan|uang/i.test(label))

const isHowMany = (entry: Entry | undefined): boolean =>
  entry !== undefined &&
  entry.price === null &&
  entry.label === '' &&
  entry.counts.length === 1 &&
  notes.has(entry.counts[0]?.of ?? '')

/** `menurut sistem 4.873.500`: what should be there, and is not counted. */
const isRecorded = ({ said }: Entry): boolean => said.includes('menurut') && said.some((word) => recorded.has(word))

/**
 * `uang fisik: pecahan 100rb ada 31 lembar, 50rb 24 lembar`: each note with how many there are of it; what the books say
 * is no part of the cash. The same list where no cash is counted.
 */
export const cashCounted = (entries: readonly Entry[]): readonly Entry[] => {
  const counted = entries.flatMap((entry, at) => (isNote(entry) && isHowMany(entries[at + 1]) ? [at] : []))
  if (counted.length < 2 || !entries.some(({ said }) => said.some((word) => cash.has(word)))) return entries
  return entries.flatMap((entry, at) => {
    if (counted.includes(at - 1)) return []
    if (isRecorded(entry)) return [{ ...entry, price: null }]
    if (!counted.includes(at) || entry.price === null) return [entry]
    const label = `pecahan ${formatNumber(entry.price.value)}`
    return [{ ...entry, label, counts: entries[at + 1]?.counts ?? [], price: { ...entry.price, each: true } }]
  })
}
