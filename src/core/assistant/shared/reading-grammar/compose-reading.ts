import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { Charge, GoodsLine, Party, Reading } from '../reading.ts'

import { readAddresses } from './parties/addresses.ts'
import { readBullets } from './goods/bullets.ts'
import { readConditionalDiscounts } from './conditions.ts'
import { corrected } from './corrections.ts'
import { type Located, readContacts } from './parties/contacts.ts'
import { readDates } from './days/dates.ts'
import { readDurations } from './days/durations.ts'
import { readGoods } from './goods/goods.ts'
import { readMoney } from './sums/money.ts'
import type { Parties } from './parties/found-parties.ts'
import { readParties } from './parties/parties.ts'
import { readPlaces } from './parties/places.ts'
import { readNameNumbers } from './parties/name-numbers.ts'
import { readPeriods } from './days/periods.ts'
import { readPurpose } from './purpose.ts'
import { ratesAsCharges, readRates } from './sums/rates.ts'
import { readPercents, readQuantities } from './goods/quantities.ts'
import { openSheet } from './sheet.ts'
import { withGivenBack } from './reckoning/given-back.ts'
import { betterReckoned } from './reckoning/better-reckoned.ts'
import { readEntries } from './reckoning/entries.ts'
import { impliedCounts } from './reckoning/implied.ts'
import { reckon } from './reckoning/reckon.ts'
import { readSubject } from './subject.ts'
import { additionsAsCharges, readAdditions } from './sums/line-additions.ts'
import { isReducedToo, lineDiscounts } from './sums/line-discounts.ts'
import { readSums, readTotal, refusesDiscount } from './sums/sums.ts'
import { readPromotion, withPromotion } from './sums/promotions.ts'
import { withoutTargets } from './goods/targets.ts'
import { withPaidLines } from './sums/paid-sums.ts'
import { readTax } from './sums/tax.ts'
import { readRounding, withRounding } from './sums/rounding.ts'
import { readNamedOnly, readUnpriced, withUnpriced, withoutDenied } from './goods/unpriced.ts'
import { untaxedNames } from './sums/untaxed-part.ts'
import { keptOf, readWithheld } from './sums/withheld.ts'
import { readTendered } from './sums/tendered.ts'
import { readTerms } from './terms.ts'
import { withShares } from './sums/shares-of.ts'
import { readTimes } from './days/times.ts'
import { isTown } from './parties/towns.ts'
import { withListLines } from './usual/listed-in-line.ts'
import { withoutCommands } from './usual/without-commands.ts'
import { inUsualWriting } from './usual/usual-writing.ts'
import { inGrades, readGrades } from './goods/prices-by-count.ts'
import { withPriceOfOne } from './goods/price-of-several.ts'

/** Gives an address, phone or e-mail to the party it stands behind; before anybody is named it is the sender's. */
const giveTo = (parties: Parties, { at, value }: Located<string>, field: 'address' | 'phone' | 'email'): void => {
  const owner = parties.ends.filter((end) => end.at <= at).at(-1)?.whose ?? 'sender'
  const give = (party: Party | null): Party | null =>
    party && (party[field] === undefined || (field === 'address' && isTown(party[field])))
      ? { ...party, [field]: value }
      : party
  if (owner === 'sender') parties.sender = give(parties.sender)
  else if (owner === 'recipient') parties.recipient = give(parties.recipient)
}

const chargeAsLine = ({ label, amount }: Charge): GoodsLine => ({
  name: label,
  quantity: null,
  unit: null,
  price: amount,
  amount: null,
})

/** Longest message that is read; what lies behind is left alone. */
const readable = 20_000

/** Runs the grammars one after another; each claims what it has read, so nothing is read twice. */
export const composeReading = (said: string, today: IsoDay): Reading => {
  const text = withListLines(withoutCommands(said))
  const graded = readGrades(corrected(text.slice(0, readable)))
  const sheet = openSheet(inUsualWriting(withPriceOfOne(graded.text)), today)
  readBullets(sheet)
  const promotion = readPromotion(sheet)
  const contacts = readContacts(sheet)
  readPeriods(sheet)
  const dates = readDates(sheet)
  const times = readTimes(sheet)
  const addresses = readAddresses(sheet)
  const durations = readDurations(sheet)
  readNameNumbers(sheet)
  const percents = readPercents(sheet)
  const conditions = readConditionalDiscounts(sheet, percents)
  const money = withShares(sheet, readMoney(sheet), percents)
  const quantities = readQuantities(sheet)
  const parties = readParties(sheet)
  const tax = readTax(sheet, percents)
  const kept = readWithheld(sheet, percents, money, tax !== null)
  const others = <T extends { readonly from: number }>(told: readonly T[]): readonly T[] =>
    kept === null ? told : told.filter(({ from }) => from !== kept.from)
  const sums = readSums(sheet, others(money), others(percents), quantities)
  const rates = readRates(sheet, percents)
  const additions = readAdditions(sheet, money, percents, sums.used)
  const roundedTo = readRounding(sheet, money, sums.used)
  const tendered = readTendered(sheet, money, sums.used)
  const terms = [...conditions, ...(promotion === null ? [] : [promotion.said]), ...readTerms(sheet)]
  const named = readSubject(sheet)
  const purpose = readPurpose(sheet)
  const subject = named ?? purpose
  const places = readPlaces(sheet)
  const ends: number[] = []
  const spent = withoutTargets(sheet, money)
  const counts = withoutTargets(sheet, quantities)
  const unpriced = [...readUnpriced(sheet), ...readNamedOnly(sheet)]
  const entries = readEntries(sheet, spent, counts, sums.used)
  const read = readGoods(sheet, spent, counts, sums.used, subject ?? '', ends)
  const reckoned = reckon(entries, subject ?? '', impliedCounts(sheet, dates, parties))
  const goods = inGrades(betterReckoned(read, reckoned, sheet.words), graded)
  readTotal(sheet, sums, money)
  const besides = sums.charges.map((charge) => ({ charge, line: chargeAsLine(charge) }))
  // An invoice for nothing but delivery or a fitting is about that very thing.
  const isLine = ({ line }: { readonly line: GoodsLine }): boolean =>
    goods.length === 0 || isReducedToo(line, sums.discounts)
  const charged = besides.filter((one) => !isLine(one)).map(({ charge }) => charge)
  const lines = [
    ...withUnpriced(withoutDenied(goods), goods.length > 0 ? unpriced : [], ends),
    ...besides.filter(isLine).map(({ line }) => line),
  ]
  const plainDiscount = refusesDiscount(sheet)
    ? null
    : (lineDiscounts(
        sums.discounts,
        goods.length === ends.length ? goods : read,
        ends,
        goods,
        charged.map(chargeAsLine),
      ) ?? sums.discount)
  const reduced = withPromotion(promotion, lines, withGivenBack(plainDiscount, reckoned?.gone.back ?? 0, lines))
  for (const address of addresses) {
    if (!address.place) giveTo(parties, { at: address.at, value: address.text }, 'address')
  }
  for (const phone of contacts.phones) giveTo(parties, phone, 'phone')
  for (const email of contacts.emails) giveTo(parties, email, 'email')
  const added = [...charged, ...additionsAsCharges(additions, goods), ...ratesAsCharges(rates, goods, reduced, charged)]
  const { charges, discount } = withRounding(tax === null && kept === null ? roundedTo : null, lines, {
    charges: added,
    discount: reduced,
  })
  const exempt =
    tax === null ? [] : untaxedNames(sheet, [...lines.map(({ name }) => name), ...charges.map(({ label }) => label)])
  return {
    text,
    today,
    sender: parties.sender,
    recipient: parties.recipient,
    parties: parties.parties,
    goods: lines,
    charges,
    discount,
    ...(kept === null ? {} : { withheld: keptOf(kept, [...lines, ...charges.map(chargeAsLine)]) }),
    tax: tax !== null && exempt.length > 0 ? { ...tax, exempt } : tax,
    downPayment: withPaidLines(sums.downPayment, sheet.words.has('kuitansi') ? 0 : (reckoned?.gone.paid ?? 0)),
    statedTotal: sums.statedTotal,
    ...(tendered === null ? {} : { tendered }),
    dates,
    times,
    ...durations,
    places: [...addresses.filter(({ place }) => place).map((address) => address.text), ...parties.stations, ...places],
    subject,
    signer: parties.signer,
    letterNumber: contacts.letterNumber,
    phones: contacts.phones.map(({ value }) => value),
    emails: contacts.emails.map(({ value }) => value),
    npwp: contacts.npwp,
    bankAccounts: contacts.bankAccounts,
    amounts: money.map(({ value }) => value),
    percents: percents.map(({ value }) => value),
    terms,
  }
}
