import { eq } from 'drizzle-orm'

import type { Database, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { askingUser, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'

import { type ChargeRules, noCharges, taxNames } from '../shared/charges.ts'
import { noRounding, type RoundingRule, roundingSteps, roundingWays } from '../shared/rounding-rule.ts'
import { readQris } from '../shared/qris/qris-code.ts'
import { narrowPaper, receiptColumns } from '../shared/receipt/paper.ts'
import * as contracts from '../shared/till-settings.contract.ts'
import { makeVerifier } from './guard/make-verifier.ts'
import { posShops } from './pos.tables.ts'
import { getShop, lockShop, type RoundingColumn, type ShopRow, touchShop } from './shops.repo.ts'

/** What a shop's row says of what is added to its bills. */
export const rulesOf = ({ serviceRate, taxRate, taxName }: Pick<ShopRow, keyof ChargeRules>): ChargeRules => ({
  serviceRate,
  taxRate,
  taxName: taxNames.find((name) => name === taxName) ?? noCharges.taxName,
})

/** What a shop's row says of rounding what is paid in cash. */
export const roundingRuleOf = (shop: Pick<ShopRow, RoundingColumn>): RoundingRule => ({
  step: roundingSteps.find((step) => step === shop.roundingStep) ?? noRounding.step,
  way: roundingWays.find((way) => way === shop.roundingWay) ?? noRounding.way,
})

type SettingColumn =
  | 'qris'
  | 'receiptColumns'
  | 'receiptFooter'
  | 'timeZone'
  | 'pinVerifier'
  | 'freeDiscount'
  | 'debtLimit'
  | 'kitchenSlip'

/** What a shop's row says of its till. */
export const settingsOf = (
  shop: Pick<ShopRow, SettingColumn | keyof ChargeRules | RoundingColumn>,
): contracts.TillSettings => ({
  qris: shop.qris,
  receiptColumns: receiptColumns.find((columns) => columns === shop.receiptColumns) ?? narrowPaper,
  receiptFooter: shop.receiptFooter,
  timeZone: shop.timeZone,
  chargeRules: rulesOf(shop),
  roundingRule: roundingRuleOf(shop),
  debtLimit: shop.debtLimit,
  kitchenSlip: shop.kitchenSlip,
  hasPin: shop.pinVerifier !== null,
  freeDiscount: shop.freeDiscount,
})

/** The code as it is stored. Throws `qris_unusable` where it is no shop's own code. */
const storableQris = (text: string): string => {
  const reading = readQris(text)
  if ('problem' in reading) throw new AppError('qris_unusable', { details: { problem: reading.problem } })
  return reading.code.text
}

type Change = Omit<contracts.TillSettingsChange, 'pin'>

/** Changes what is named and leaves the rest. `pinVerifier` is that of a new PIN, or null where it is taken away. */
export const changeSettings = async (
  tx: Tx,
  { ownerId, id, now }: { readonly ownerId: string; readonly id: string; readonly now: Date },
  change: Change & { readonly pinVerifier?: string | null },
): Promise<contracts.TillSettings> => {
  const shop = await lockShop(tx, ownerId, id)
  const { qris, roundingRule = roundingRuleOf(shop) } = change
  const next = {
    qris: qris === undefined ? shop.qris : qris === null ? null : storableQris(qris),
    receiptColumns: change.receiptColumns ?? shop.receiptColumns,
    receiptFooter: change.receiptFooter ?? shop.receiptFooter,
    timeZone: change.timeZone ?? shop.timeZone,
    ...(change.chargeRules ?? rulesOf(shop)),
    roundingStep: roundingRule.step,
    roundingWay: roundingRule.way,
    debtLimit: change.debtLimit === undefined ? shop.debtLimit : change.debtLimit,
    kitchenSlip: change.kitchenSlip ?? shop.kitchenSlip,
    pinVerifier: change.pinVerifier === undefined ? shop.pinVerifier : change.pinVerifier,
    freeDiscount: change.freeDiscount ?? shop.freeDiscount,
  }
  await tx.update(posShops).set(next).where(eq(posShops.id, id))
  await touchShop(tx, shop, now)
  return settingsOf(next)
}

/** The owner's calls about the till's settings. */
export const tillSettingsRoutes = (database: Database, clock: () => Date): Route[] => [
  route(contracts.getTillSettings, async ({ params }, request) =>
    ok(settingsOf(await getShop(database, askingUser(request), params.id))),
  ),
  route(contracts.changeTillSettings, async ({ params, body }, request) => {
    const place = { ownerId: askingUser(request), id: params.id, now: clock() }
    const { pin, ...told } = body
    // Slow, so before anything is locked.
    const verifier = pin === undefined ? {} : { pinVerifier: pin === null ? null : await makeVerifier(pin) }
    return ok(await database.transaction((tx) => changeSettings(tx, place, { ...told, ...verifier })))
  }),
]
