import type { Reading } from '#core/assistant/shared/reading.ts'
import { formatDay } from '#core/text/shared/dates.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { equalParts, wholeTold } from './equal-parts.ts'
import { isOfDebt } from './letter-matter.ts'
import { moneyText } from './wording.ts'

const promises = /(?<!\p{L})(?:kesanggupan|sanggup|janji|berjanji|akan|siap|bakal)(?!\p{L})/iu

/**
 * `masih ada utang ke CV X 14,6 juta, janji lunas paling lambat 31 januari`: what somebody declares who owes, where he does
 * not say it as a sentence of a declaration himself; else empty.
 */
export const debtDeclared = (reading: Reading, creditor: string): string => {
  const { text, amounts, dates } = reading
  const amount = wholeTold(reading) ?? amounts[0]
  const isPromised = promises.test(text) || equalParts(reading) !== null
  if (amount === undefined || creditor === '' || !isOfDebt(text) || !isPromised) return ''
  if (/(?<!\p{L})(?:bahwa|menyatakan)(?!\p{L})/iu.test(text)) return ''
  const due = dates.find(({ role }) => role === 'due') ?? dates.find(({ role }) => role === null)
  const until = due === undefined ? null : parseIsoDay(due.day)
  const parts = /(?<!\p{L})(?:di)?(?:cicil|angsur)\p{L}*\s(\d{1,2})\s?(?:x|kali)(?!\p{L})/iu.exec(text)?.[1]
  const inParts = parts === undefined ? '' : ` dalam ${parts} kali cicilan`
  return `mempunyai utang sebesar ${moneyText(amount)} kepada ${creditor} dan sanggup melunasinya${inParts}${until ? ` paling lambat tanggal ${formatDay(until)}` : ''}`
}

/** `Ardiansyah pinjam 12 jt ke saya`: who owes, where the one who writes is owed; empty for others. */
export const debtorIn = (text: string): string =>
  /(?<!\p{L})(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,3})\s(?:pinjam|minjam|meminjam|berutang|berhutang|ngutang|utang|hutang|punya utang|punya hutang)\s[^.;\n]{0,40}?\s(?:ke|kepada|sama|pada)\s(?:saya|aku)(?!\p{L})/u.exec(
    text,
  )?.[1] ?? ''
