import type { BankAccount } from '../../reading.ts'

import {
  claim,
  endsClause,
  isFree,
  isGlued,
  isNumber,
  low,
  placesOf,
  type Sheet,
  textBetween,
  titleCase,
} from '../sheet.ts'
import { isCapital, nameStops } from '../words.ts'
import { readLabels } from './number-labels.ts'

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

/** Numbers joined by marks: `123-00-1234567-8`, `01.234.567.8-901.000`; spaces only where `spaced`. Exclusive end. */
const numberRun = (sheet: Sheet, from: number, spaced: boolean, loose = false): number => {
  let at = from + 1
  while (at - from < 14) {
    const mark = sheet.tokens[at]?.raw ?? ''
    if (
      (mark === '-' || mark === '.' || mark === '/') &&
      isGlued(sheet, at) &&
      isNumber(sheet, at + 1) &&
      isGlued(sheet, at + 1)
    ) {
      at += 2
    } else if (spaced && mark === '-' && isNumber(sheet, at + 1)) at += 2
    else if (spaced && isNumber(sheet, at) && /^\d{3,5}$/.test(mark)) at += 1
    else if (loose && isNumber(sheet, at) && /^\d{1,8}$/.test(mark)) at += 1
    else break
  }
  return at
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

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

const banks = new Set(
  'bca bni bri btn bsi mandiri cimb cimb-niaga niaga danamon permata panin ocbc mega bukopin jago jenius btpn maybank muamalat seabank neo jatim jateng bjb dki ovo dana gopay shopeepay linkaja'.split(
    ' ',
  ),
)
const bankShown = (word: string): string =>
  word.length <= 4 && !['jago', 'mega', 'dana', 'neo'].includes(word) ? word.toUpperCase() : titleCase(word, 'lower')

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

const readBanks = (sheet: Sheet, found: BankAccount[]): void => {
  const { tokens } = sheet
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isNumber(sheet, at) || !isFree(sheet, at)) continue
    let from = at
    let bank = ''
    let cued = false
    for (let back = 1; back <= 6 && at - back >= 0; back += 1) {
      const word = low(sheet, at - back)
      if (banks.has(word) && bank === '') bank = word
      else if (word === 'bank' || word === 'rekening') cued = true
      else if (!['nomor', ':', '.', '-', 'transfer', 'ke', 'via'].includes(word)) break
      if (bank !== '' || cued) from = at - back
    }
    if (bank === '' && !cued) continue
    const to = numberRun(sheet, at, true, bank !== '')
    const number = textBetween(sheet, at, to).replaceAll(/\s+/g, bank === 'bca' ? '' : ' ')
    const plain = /[.,]/.test(tokens[at]?.raw ?? '') || ['rb', 'ribu', 'jt', 'juta', 'k'].includes(low(sheet, to))
    if (digitsOf(number).length < 6 || plain) continue
    const holder = holderAt(sheet, to) ?? (bank === '' ? null : namedBehind(sheet, to))
    // The name of the bank may follow the number: `rek 123456789 BCA`.
    let end = holder?.to ?? to
    if (bank === '' && banks.has(low(sheet, to))) {
      bank = low(sheet, to)
      end = holderAt(sheet, to + 1)?.to ?? to + 1
    }
    while (['transfer', 'tf', 'ke', 'via', 'bayar', 'pembayaran', 'lewat'].includes(low(sheet, from - 1))) from -= 1
    claim(sheet, from, end, 'contact')
    found.push({
      bank: bank === '' ? '' : bankShown(bank),
      number,
      holder: holder?.name ?? holderAt(sheet, to + 1)?.name ?? null,
    })
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
  readBanks(sheet, bankAccounts)
  readPhones(sheet, phones)
  readLabels(sheet)
  return { phones, emails, bankAccounts, npwp, letterNumber }
}
