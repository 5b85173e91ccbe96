import type { OtherSources } from '#core/http/server/security.ts'

import type { AppCheckTask } from '../../shared/app-check.contract.ts'

/** Who asks for a token. */
export interface Prover {
  readonly userId: string
  readonly address: string
}

/** A proof that was found good: by which id it is remembered as used, and until when it could be shown again. */
export interface GoodProof {
  readonly id: string
  readonly until: Date
}

/** A way to prove that a call comes from an app of ours: embedded, or a service of others. */
export interface ProofCheck {
  readonly task: (userId: string) => Promise<AppCheckTask>
  /**
   * Throws `app_check_proof_refused` for a proof that is forged, late or for somebody else, `app_check_failed` where the
   * service thinks this is no person, `app_check_unavailable` where it does not answer.
   */
  readonly check: (proof: string, prover: Prover) => Promise<GoodProof>
  /** What its script needs in our pages; nothing where it has none. */
  readonly sources?: OtherSources
}
