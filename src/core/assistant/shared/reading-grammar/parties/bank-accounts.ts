import type { BankAccount } from '../../reading.ts'

import { claim, endsClause, isFree, isGlued, isNumber, low, type Sheet, textBetween, titleCase } from '../sheet.ts'
import { isCapital, nameStops, wordSet } from '../words.ts'
import { digitsOf, numberRun } from './number-runs.ts'

/** Banks and wallets that are known by their own name, without `bank` before it. */
const banks = wordSet(
  `bca bni bri btn bsi mandiri cimb cimb-niaga niaga danamon permata panin ocbc mega bukopin jago jenius btpn maybank muamalat
   seabank neo jatim jateng bjb dki ovo dana gopay shopeepay linkaja`,
)
/** What stands before the name of a house of banking: `Bank Nagari`, `BPD Bali`, `BPR Arta Jaya`. */
const houses = wordSet('bank bpd bpr bprs')
/** Banks whose names say nothing without `Bank` before them. */
const calledBank = wordSet('jatim jateng dki jago neo mega')
/** Names that are no plain words: capitals throughout, or inside. */
const shownAs = new Map(
  'BCA BNI BRI BTN BSI OCBC BTPN BJB OVO DANA GoPay ShopeePay LinkAja SeaBank'
    .split(' ')
    .map((name) => [name.toLowerCase(), name] as const),
)
  .set('dki', 'DKI')
  .set('cimb', 'CIMB')
  .set('cimb-niaga', 'CIMB Niaga')

const bankShown = (word: string): string =>
  `${calledBank.has(word) ? 'Bank ' : ''}${shownAs.get(word) ?? titleCase(word, 'lower')}`

const passed = wordSet('nomor : . - transfer tf ke via (')
/** By which money goes to an account. */
const ways = wordSet('transfer tf ke via bayar pembayaran lewat')

const holderAt = (sheet: Sheet, from: number): { name: string; to: number } | null => {
  let at = from
  if (low(sheet, at) === ',' || low(sheet, at) === '(') at += 1
  if (low(sheet, at) === 'atas' && low(sheet, at + 1) === 'nama') at += 2
  else if (
    low(sheet, at) === 'atas-nama' ||
    (low(sheet, at) === 'an' && !isGlued(sheet, at)) ||
    low(sheet, at) === 'pemilik'
  )
    at += 1
  else return null
  while (low(sheet, at) === '.' || low(sheet, at) === ':') at += 1
  const start = at
  while (at - start < 5 && sheet.tokens[at]?.kind === 'word' && !nameStops.has(low(sheet, at))) {
    at += 1
    if (low(sheet, at) === '.' && isGlued(sheet, at) && low(sheet, at - 1).length <= 3 && !endsClause(sheet, at))
      at += 1
  }
  const name = textBetween(sheet, start, at)
  return name === '' ? null : { name: titleCase(name, sheet.writing), to: at }
}

/** `BRI 3344 01 000123 53 8 Sri Lestari`: a name right behind the number. */
const namedBehind = (sheet: Sheet, from: number): { name: string; to: number } | null => {
  let to = from
  while (
    to - from < 4 &&
    sheet.tokens[to]?.kind === 'word' &&
    isCapital(sheet.tokens[to]?.raw ?? '') &&
    !nameStops.has(low(sheet, to))
  )
    to += 1
  return sheet.writing === 'mixed' && to - from > 1 ? { name: textBetween(sheet, from, to), to } : null
}

/** What stands before the number of an account: which bank, perhaps whose, and where the telling begins. */
interface Lead {
  readonly bank: string
  readonly holder: string | null
  /** `rekening` or `bank` was said. */
  readonly isCued: boolean
  /** A house that is no known bank: the number has to look like one of an account. */
  readonly isUnknown: boolean
  readonly from: number
}

const longestName = 3

/** Where `an`, `a.n.` or `atas nama` begins that ends right before `to`; null where none does. */
const holderCueBefore = (sheet: Sheet, to: number): number | null => {
  const at = [':', '.'].includes(low(sheet, to - 1)) ? to - 2 : to - 1
  if (['an', 'atas-nama'].includes(low(sheet, at))) return at
  return low(sheet, at) === 'nama' && low(sheet, at - 1) === 'atas' ? at - 1 : null
}

const isNameWord = (sheet: Sheet, at: number): boolean =>
  sheet.tokens[at]?.kind === 'word' && !nameStops.has(low(sheet, at))

/** The bank before the number at `at`: a known one, or the words behind `bank`; `BCA an Siti 123` tells whose first. */
const leadOf = (sheet: Sheet, at: number): Lead => {
  let lead: Lead = { bank: '', holder: null, isCued: false, isUnknown: false, from: at }
  /** How many words stand from `back` on that are a name if something before them says whose. */
  let named = 0
  let back = at - 1
  while (back >= Math.max(0, at - 10)) {
    const word = low(sheet, back)
    const name = (): string => textBetween(sheet, back + 1, back + 1 + named)
    const cue = named > 0 && lead.holder === null ? holderCueBefore(sheet, back + 1) : null
    if (cue !== null) {
      lead = { ...lead, holder: titleCase(name(), sheet.writing), from: cue }
      named = 0
      back = cue
    } else if (houses.has(word) && named > 0) {
      const house = word === 'bank' ? 'Bank' : word.toUpperCase()
      lead = { ...lead, bank: `${house} ${titleCase(name(), 'lower')}`, isUnknown: true, from: back }
      named = 0
    } else if (banks.has(word) && lead.bank === '' && named === 0) lead = { ...lead, bank: bankShown(word), from: back }
    else if (['bank', 'rekening'].includes(word) && named === 0) lead = { ...lead, isCued: true, from: back }
    else if (passed.has(word) && named === 0) {
      if (lead.bank !== '' || lead.isCued) lead = { ...lead, from: back }
    } else if (lead.bank === '' && named < longestName && isNameWord(sheet, back)) named += 1
    else break
    back -= 1
  }
  return lead
}

/** `Bank Desa 15000000` is a sum, `Bank Desa 2100998877` an account: the shortest number that is no sum of a small shop. */
const surelyAccount = 10

/** The accounts that money is to be sent to: `BCA 123 a.n. Sari`, `rek 123 BCA`, `Bank Nagari no rek 123`. */
export const readBankAccounts = (sheet: Sheet, found: BankAccount[]): void => {
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (!isNumber(sheet, at) || !isFree(sheet, at)) continue
    const lead = leadOf(sheet, at)
    let { bank, from } = lead
    if (bank === '' && !lead.isCued) continue
    const to = numberRun(sheet, at, true, bank !== '')
    const number = textBetween(sheet, at, to).replaceAll(/\s+/g, bank === 'BCA' ? '' : ' ')
    const plain = /[.,]/.test(sheet.tokens[at]?.raw ?? '') || ['rb', 'ribu', 'jt', 'juta', 'k'].includes(low(sheet, to))
    if (digitsOf(number).length < 6 || plain) continue
    const holder = holderAt(sheet, to) ?? (bank === '' ? null : namedBehind(sheet, to))
    const isSure = lead.isCued || holder !== null || lead.holder !== null || digitsOf(number).length >= surelyAccount
    if (lead.isUnknown && !isSure) continue
    // The name of the bank may follow the number: `rek 123456789 BCA`.
    let end = holder?.to ?? to
    if (bank === '' && banks.has(low(sheet, to))) {
      bank = bankShown(low(sheet, to))
      end = holderAt(sheet, to + 1)?.to ?? to + 1
    }
    while (ways.has(low(sheet, from - 1))) from -= 1
    claim(sheet, from, end, 'contact')
    found.push({ bank, number, holder: holder?.name ?? holderAt(sheet, to + 1)?.name ?? lead.holder })
  }
}
