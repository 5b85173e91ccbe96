import { wordSet } from '../words.ts'

import type { Entry } from './entry.ts'
import { namesOf } from './entry-names.ts'

const wages = wordSet('gaji upah honor honorarium insentif thr bonus')
const except = wordSet('kecuali selain')

const isPaid = ({ label, counts, price }: Entry): boolean => label !== '' && counts.length === 0 && price !== null

/**
 * `Reni 2,1jt, Sugeng 2,35jt, Bayu 1jt. Semua dapat bonus 150rb kecuali Bayu`: what everybody gets besides, counted by
 * those who are named before it. The same list where nothing is told so.
 */
export const forEverybody = (entries: readonly Entry[]): readonly Entry[] => {
  const at = entries.findIndex(
    ({ share, price, counts, label }) => share === 'all' && price !== null && counts.length === 0 && label === '',
  )
  const all = entries[at]
  const people = entries.slice(0, at).filter(isPaid)
  const isWage = entries.some(({ said }) => said.some((word) => wages.has(word)))
  if (all === undefined || people.length < 2 || !isWage) return entries
  const next = entries[at + 1]
  const left = next?.price === null && next.said.some((word) => except.has(word)) ? namesOf(next.label) : []
  const value = people.filter(({ label }) => !namesOf(label).some((name) => left.includes(name))).length
  const label = all.said.find((word) => wages.has(word)) ?? ''
  const count = { value, of: 'orang', per: [], times: true, lasts: false, asSum: false }
  return entries.map((entry, place) => (place === at ? { ...all, label, counts: [count], share: null } : entry))
}
