/** One of the two sides of a contract. */
export type Role = 'PIHAK PERTAMA' | 'PIHAK KEDUA'

/** What an agreement of one sort means for both sides, as such papers always have it. */
export interface Duties {
  readonly first: readonly string[]
  readonly second: readonly string[]
  /** Who pays; null where the message alone can tell. */
  readonly payer: Role | null
  /** How the sum is called. */
  readonly value: string
}

/** What one side may and has to do, as two clauses. */
export const clauses = (rights: string, duties: string, role: Role): string[] => [
  `${role} berhak ${rights}.`,
  `${role} berkewajiban ${duties}.`,
]

/** The side across from one. */
export const other = (role: Role): Role => (role === 'PIHAK PERTAMA' ? 'PIHAK KEDUA' : 'PIHAK PERTAMA')
