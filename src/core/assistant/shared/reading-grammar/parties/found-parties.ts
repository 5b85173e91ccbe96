import type { Party } from '../../reading.ts'

/** On which side of the paper a party stands. */
export type Whose = 'sender' | 'recipient' | 'other'

/** The parties found so far; the grammars of parties add to it one after another. */
export interface Parties {
  sender: Party | null
  recipient: Party | null
  parties: Party[]
  signer: Party | null
  /** Where each party ends in the text, so that addresses and phones find theirs. */
  readonly ends: { readonly at: number; readonly whose: Whose }[]
  /** Towns that a journey goes from and to. */
  readonly stations: string[]
}
