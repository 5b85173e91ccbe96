import type { Joined } from './heads.ts'
import type { Mention } from './kind-mentions.ts'

/** Why a sentence that names a kind does not order it. */
export type NoOrder =
  | 'cancelled'
  | 'postponed'
  | 'refused'
  | 'reported'
  | 'supposed'
  | 'asked'
  | 'other_thing'
  | 'unnamed'
  | 'somebody_else'
  | 'mentioned'

/** What one sentence says about making things. */
export interface Finding {
  readonly mention: Mention | null
  /** 0 to 1; null where it is no order. */
  readonly strength: number | null
  readonly reason: NoOrder | null
  /** The order stands in a question that only its facts can turn into an order. */
  readonly asked: boolean
  /** The verb's place, for choosing between several. */
  readonly at: number
  /** An order made with a polite word or a form that asks for help. */
  readonly firm: boolean
  /** Other things ordered in the same breath: `invoice, kontrak sama kuitansi`. */
  readonly besides?: Joined
  /** A verb of making begins its sentence: `sekalian buat suratnya`. */
  readonly begins?: boolean
  /** The thing heads its sentence: `ppt rencana menu baru: …`. */
  readonly heads?: boolean
  /** It ends a to and fro: `…, udah deh invoice aja`. What was wished before counts no more. */
  readonly settles?: boolean
}
