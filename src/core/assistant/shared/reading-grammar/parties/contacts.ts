import type { BankAccount } from '../../reading.ts'

import { claim, endsClause, isFree, isGlued, isNumber, low, placesOf, type Sheet, textBetween } from '../sheet.ts'
import { readBankAccounts } from './bank-accounts.ts'
import { readLabels } from './number-labels.ts'
import { digitsOf, numberRun } from './number-runs.ts'

/** A contact fact with its place, so that it can go to the party it stands behind. */
export interface Located<T> {
  readonly at: number
  readonly value: T
}

interface Contacts {
  readonly phones: Located<string>[]
  readonly emails: Located<string>[]
  readonly bankAccounts: BankAccount[]
  readonly npwp: string | null
  readonly letterNumber: string | null
}

const readEmails = (sheet: Sheet, found: Located<string>[]): void => {
  const tokens = sheet.tokens
  for (let at = 1; at < tokens.length; at += 1) {
    if (tokens[at]?.raw !== '@' || !isFree(sheet, at)) continue
    let from = at
    while (
      from > 0 &&
      at - from < 12 &&
      isGlued(sheet, from) &&
      /^[\p{L}\p{N}._+-]+$/u.test(tokens[from - 1]?.raw ?? '')
    )
      from -= 1
    let to = at + 1
    while (to < tokens.length && to - at < 12 && isGlued(sheet, to) && /^[\p{L}\p{N}.-]+$/u.test(tokens[to]?.raw ?? ''))
      to += 1
    while (to > at + 1 && /^[.-]$/.test(tokens[to - 1]?.raw ?? '')) to -= 1
    const value = textBetween(sheet, from, to).replace(/\.$/, '')
    const domain = value.slice(value.indexOf('@') + 1)
    if (from === at || !/\.[a-z]{2,}$/i.test(domain)) continue
    claim(sheet, from, to, 'contact')
    found.push({ at: from, value })
    if (/^e-?mail(?:nya)?$/.test(low(sheet, from - 1))) claim(sheet, from - 1, from, 'contact')
    else if (low(sheet, from - 1) === ':' && /^e-?mail/.test(low(sheet, from - 2)))
      claim(sheet, from - 2, from, 'contact')
  }
}

const readNpwp = (sheet: Sheet): string | null => {
  for (const at of placesOf(sheet, 'npwp')) {
    let from = at + 1
    while (from - at < 6 && ['nomor', ':', '.', 'kami', 'saya'].includes(low(sheet, from))) from += 1
    if (!isNumber(sheet, from)) continue
    const to = numberRun(sheet, from, false)
    const value = textBetween(sheet, from, to)
    if (digitsOf(value).length < 15 || digitsOf(value).length > 16) continue
    claim(sheet, at, to, 'contact')
    return value
  }
  return null
}

const readPhones = (sheet: Sheet, found: Located<string>[]): void => {
  const { tokens } = sheet
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isNumber(sheet, at) || !isFree(sheet, at)) continue
    let from = at
    let to: number
    const raw = tokens[at]?.raw ?? ''
    const plus = tokens[at - 1]?.raw === '+' && isGlued(sheet, at)
    const bracket = tokens[at - 1]?.raw === '(' && tokens[at + 1]?.raw === ')' && /^0\d{2,3}$/.test(raw)
    const cueAt = [':', '.', 'nomor', 'kami', 'saya'].includes(low(sheet, at - 1)) ? at - 2 : at - 1
    const cued = low(sheet, cueAt) === 'telepon'
    if (bracket && isNumber(sheet, at + 2)) {
      from = at - 1
      to = numberRun(sheet, at + 2, true)
    } else if ((plus && raw.startsWith('62')) || /^(?:08|0[2-9]\d|628)/.test(raw) || cued) {
      if (plus) from = at - 1
      to = numberRun(sheet, at, true)
    } else continue
    const value = textBetween(sheet, from, to)
    const count = digitsOf(value).length
    const whole = /^\d+$/.test(raw)
    if (count < (cued ? 5 : 9) || count > 15 || !whole) continue
    claim(sheet, cued ? cueAt : from, to, 'contact')
    found.push({ at: from, value })
  }
}

/** `nomor 012/SP/XI/2026`: what follows `nomor` without a space and holds a stroke. */
const readLetterNumber = (sheet: Sheet): string | null => {
  // `nomor 12/SP/2026`, `#INV-077`
  const cues = ['nomor', '#'].flatMap((cue) => placesOf(sheet, cue)).toSorted((one, other) => one - other)
  for (const at of cues) {
    let from = at + 1
    while (
      from - at < 6 &&
      [':', '.', 'surat', 'invoice', 'nya'].includes(low(sheet, from)) &&
      !(['-', '/'].includes(low(sheet, from + 1)) && isGlued(sheet, from + 1))
    )
      from += 1
    let to = from + 1
    while (isGlued(sheet, to) && to - from < 24 && !/^[,;:()]$/.test(low(sheet, to)) && !endsClause(sheet, to)) to += 1
    const value = textBetween(sheet, from, to).replace(/[.,]$/, '')
    if (!/^[\p{L}\p{N}][\p{L}\p{N}./-]{2,39}$/u.test(value) || !/\d/.test(value) || !/[/-]/.test(value)) continue
    if (digitsOf(value).length > 12) continue
    const cue = ['surat', 'invoice'].includes(low(sheet, at - 1)) && low(sheet, at - 2) === 'dengan' ? at - 1 : at
    claim(sheet, cue, to, 'contact')
    return value
  }
  return null
}

/** Everything by which somebody is reached or paid, and numbers that are names. */
export const readContacts = (sheet: Sheet): Contacts => {
  const phones: Located<string>[] = []
  const emails: Located<string>[] = []
  const bankAccounts: BankAccount[] = []
  readEmails(sheet, emails)
  const npwp = readNpwp(sheet)
  const letterNumber = readLetterNumber(sheet)
  readBankAccounts(sheet, bankAccounts)
  readPhones(sheet, phones)
  readLabels(sheet)
  return { phones, emails, bankAccounts, npwp, letterNumber }
}
