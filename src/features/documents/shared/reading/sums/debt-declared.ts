import { figuresIn } from '#core/assistant/shared/told-clauses.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import { formatDay } from '#core/text/shared/dates.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { equalParts, wholeTold } from './equal-parts.ts'
import { moneyText } from '../../letter/wording.ts'

const debts =
  /\b(?:nunggak|menunggak|tertunggak|tunggakan(?:nya)?|belum (?:di)?(?:bayar|lunas\p{L}*)|(?:telat|terlambat) (?:mem)?bayar|utang(?:nya)?|hutang(?:nya)?)(?!\p{L})/iu

/** Whether a warning is about money that is owed, and not about how somebody works. */
export const isOfDebt = (text: string): boolean => debts.test(text)

const promises = /(?<!\p{L})(?:kesanggupan|sanggup|janji|berjanji|akan|siap|bakal)(?!\p{L})/iu

const eachTime =
  /(?<!\p{L})(?:saya\s)?(?:akan\s)?(?:di|ny|men|mem|ng)?(?:bayar|byr|c?icil|angsur|setor)\p{L}*\s(?:sebesar\s)?((?:rp\.?\s?)?\d[\d.,]*\s?(?:rb|ribu|jt|juta|k)?)\s?(?:tiap|setiap|per|\/)\s?(hari|minggu|bulan|bln|(?:tgl|tanggal)\s\d{1,2})(?:\s(?:mulai|sejak)\s((?:bulan\s)?\p{L}{3,9}(?:\s20\d\d)?))?/iu
const lentFor =
  /(?<!\p{L})(?:buat|untuk|utk|guna)\s((?:tambahan\s)?(?:modal|biaya|beli|membeli|bayar|usaha)[^,.;\n\d]{0,60}?)(?=\s*(?:[,.;\n\d]|$|\s(?:saya|dan|dengan|dgn|mulai)\s))/iu
const secured =
  /(?<!\p{L})(?:dengan|dgn|pakai|pake)?\s?jaminan(?:nya)?\s(?:berupa\s)?((?!uang|deposit)[^,.;\n]{4,60})/iu

/** `bayar 1 juta tiap bulan mulai Januari 2027`: what is paid each time, as a declaration promises it; else empty. */
const paidEachTime = (text: string): string => {
  const [, sum = '', time = '', start = ''] = eachTime.exec(text) ?? []
  const amount = figuresIn(sum)[0]?.value
  const from = start === '' ? '' : ` mulai ${start.replace(/^bulan\s/i, '')}`
  return amount === undefined
    ? ''
    : ` dengan membayar ${moneyText(amount)} setiap ${time.replace(/^bln$/i, 'bulan').replace(/^tgl/i, 'tanggal')}${from}`
}

/**
 * `masih ada utang ke CV X 14,6 juta, janji lunas paling lambat 31 januari`: what somebody declares who owes, where he does
 * not say it as a sentence of a declaration himself; else empty.
 */
export const debtDeclared = (reading: Reading, creditor: string): string => {
  const { text, amounts, dates } = reading
  const amount = wholeTold(reading) ?? amounts[0]
  const each = paidEachTime(text)
  const isPromised = promises.test(text) || equalParts(reading) !== null || each !== ''
  if (amount === undefined || creditor === '' || !isOfDebt(text) || !isPromised) return ''
  if (/(?<!\p{L})(?:bahwa|menyatakan)(?!\p{L})/iu.test(text)) return ''
  const due = dates.find(({ role }) => role === 'due') ?? dates.find(({ role }) => role === null)
  const until = due === undefined ? null : parseIsoDay(due.day)
  const parts = /(?<!\p{L})(?:di)?(?:cicil|angsur)\p{L}*\s(\d{1,2})\s?(?:x|kali)(?!\p{L})/iu.exec(text)?.[1]
  const inParts = parts === undefined ? '' : ` dalam ${parts} kali cicilan`
  const purpose = lentFor.exec(text)?.[1]?.trim() ?? ''
  const pledge = secured.exec(text)?.[1]?.trim() ?? ''
  const last = until && each === '' ? ` paling lambat tanggal ${formatDay(until)}` : ''
  return `mempunyai utang sebesar ${moneyText(amount)} kepada ${creditor}${purpose === '' ? '' : ` untuk ${purpose}`}${pledge === '' ? '' : ` dengan jaminan ${pledge}`} dan sanggup melunasinya${inParts}${each}${last}`
}

/** `Ardiansyah pinjam 12 jt ke saya`: who owes, where the one who writes is owed; empty for others. */
export const debtorIn = (text: string): string =>
  /(?<!\p{L})(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,3})\s(?:pinjam|minjam|meminjam|berutang|berhutang|ngutang|utang|hutang|punya utang|punya hutang)\s[^.;\n]{0,40}?\s(?:ke|kepada|sama|pada)\s(?:saya|aku)(?!\p{L})/u.exec(
    text,
  )?.[1] ?? ''
