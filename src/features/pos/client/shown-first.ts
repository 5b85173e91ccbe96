import type { PosFeature } from '../shared/pos-content.ts'

/** What of a shop stands at hand from the start; whatever has data is shown all the same. */
export interface ShownFirst {
  /** Every stock work has a key of its own. */
  readonly stockWork?: true
  /** The owner is invited to add the shop's other places. */
  readonly locationInvite?: true
  /** A shop that has sold opens at its figures. */
  readonly reports?: true
  /** Until the first sale it is told how customers are remembered. */
  readonly customerHint?: true
  /** Until the first sale it is told where discounts are given. */
  readonly discountHint?: true
}

/** What each feature that was ordered (P1 §3) puts at hand. */
const byFeature: Readonly<Record<PosFeature, ShownFirst>> = {
  inventory_management: { stockWork: true },
  reporting: { reports: true },
  customer_management: { customerHint: true },
  discount_system: { discountHint: true },
  multi_location: { locationInvite: true },
  basic_pos: {},
}

/** What the features of a shop put at hand together. */
export const shownFirst = (features: readonly PosFeature[]): ShownFirst =>
  features.reduce<ShownFirst>((shown, feature) => ({ ...shown, ...byFeature[feature] }), {})
