import { wordList } from '../ledger/levels/units.ts'
import type { Quantity, Role } from './quantity.ts'

/** The quantities of one way by their roles. */
export interface Desk {
  readonly all: readonly Quantity[]
  readonly of: (role: Role) => readonly Quantity[]
  /** The only one of a role; null where there is none, or more. */
  readonly one: (role: Role) => Quantity | null
}

const byMonth = wordList(
  'gaji sewa listrik air wifi internet cicilan angsuran kontrakan retribusi pajak iklan kantor operasional',
)

export const deskOf = (all: readonly Quantity[]): Desk => ({
  all,
  of: (role) => all.filter((one) => one.role === role),
  one: (role) => {
    const [only, more] = all.filter((one) => one.role === role)
    return only && !more ? only : null
  },
})

const plain: Readonly<Record<string, string>> = { modal: 'Modal', hpp: 'Modal', omzet: 'Omzet', omset: 'Omzet' }

/** Words that only join a clause to the one before it. */
const joining = /^(?:(?:atau|tapi|sedangkan|sementara|kalau|kalo|dibuka|jadi)\s+)+/iu

/** What a number is called: by its role where its own words say it, else by its name. */
export const labelOf = ({ entry, role, many }: Quantity, fallback: string): string => {
  const own = role === 'cost' || role === 'takings' ? entry.words.find((word) => plain[word] !== undefined) : undefined
  if (own !== undefined && many === null) return plain[own] ?? fallback
  const label = entry.label.replace(joining, '')
  return role === 'cut' && label.split(' ').length > 2 ? fallback : label || fallback
}

/** A cost that is paid by the month, wherever no other time is told. */
export const isMonthly = ({ entry }: Quantity): boolean => entry.words.some((word) => byMonth.has(word))

export const times = (id: string, factor: string): string => (factor === '1' ? id : `${id} * ${factor}`)
