import type { Reading } from '#core/assistant/shared/reading.ts'

import type { LetterLine } from '../letter.ts'

const trial =
  /(?<!\p{L})(?:masa\s+)?percobaan(?:nya)?\s*:?\s*(?:selama\s+)?(\d{1,2})\s?(bulan|bln|minggu|hari)(?!\p{L})/iu
const begins =
  /(?<!\p{L})(?:masuk|mulai masuk|mulai kerja|mulai bekerja|join|aktif)\s*(?:kerja\s*)?:?\s*(?:tgl|tanggal|per|mulai)?\s*$/iu

/** What a contract of work says of its beginning: the probation is no term of the contract, and who begins on a day starts then. */
export interface EmploymentTerms {
  /** `percobaan 3 bulan` as a clause; empty where none is told. */
  readonly trial: string
  readonly term: Reading['term']
  /** The day on which the work begins, where only a word for coming tells it; empty else. */
  readonly start: string
}

/** `gaji 1,9 juta per bulan, masa percobaan 2 bulan`: the wage is not paid for the probation alone. */
export const beyondTrial = (lines: readonly LetterLine[], trial: string): LetterLine[] =>
  lines.map((line) =>
    line.quantity !== null && trial.endsWith(` ${line.quantity} ${line.unit}`) ? { ...line, quantity: null } : line,
  )

const lasting =
  /(?<!\p{L})(?:(?:kerja\s?sama|kontrak|perjanjian|mou|kesepakatan)(?:nya)?\s(?:ini\s)?(?:(?:berlaku|berjalan|jalan)(?:nya)?\s)?|(?:berlaku|masa berlaku|jangka waktu)(?:nya)?\s)(?:selama\s)?(\d{1,3})\s?(hari|minggu|bulan|bln|tahun|thn|th)(?!\p{L})/iu
const units = { bln: 'bulan', thn: 'tahun', th: 'tahun' } as const

/** `magang 3 bulan …, berlaku 2 tahun`: how long the agreement itself lasts, told as such; null where it is not. */
export const lastingTerm = (text: string): Reading['term'] => {
  const [, amount = '', said = ''] = lasting.exec(text) ?? []
  const unit = said.toLowerCase()
  return amount === ''
    ? null
    : { amount: Number(amount), unit: (unit in units ? units[unit as keyof typeof units] : unit) as 'bulan' }
}

export const employmentTerms = (reading: Reading): EmploymentTerms => {
  const [, amount = '', unit = ''] = trial.exec(reading.text) ?? []
  const isTrial =
    amount !== '' &&
    reading.term?.amount === Number(amount) &&
    unit.toLowerCase().startsWith(reading.term.unit.charAt(0))
  const day = reading.dates.find(({ role }) => role === null)?.day ?? ''
  // The words right before the first figure of a date.
  const at = /\d{1,2}\s+\p{L}{3,9}\s+20\d\d/u.exec(reading.text)?.index ?? -1
  const isStart = at !== -1 && begins.test(reading.text.slice(Math.max(0, at - 30), at))
  return {
    trial: amount === '' ? '' : `masa percobaan ${amount} ${unit.toLowerCase().replace('bln', 'bulan')}`,
    term: isTrial ? null : reading.term,
    start: isStart ? day : '',
  }
}
