import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'

import { cleaned } from '../people/read-party.ts'
import { inPaperWords } from '../without-chat.ts'
import { doubled } from '../../letter/wording.ts'

/** An owner's clause in the writing of an office. */
export const formal = (text: string, { today }: Reading): string =>
  text === '' ? '' : inPaperWords(formalText(doubled(text), today))

/** `dicicil 1 juta tiap bulan selama 12 bulan`: how a loan is paid back. */
export const repayments = (reading: Reading): string[] =>
  (
    reading.text.match(
      /(?<!\p{L})(?:(?:di|ny|men)?c?icil|(?:di|ng|meng)?angsur|dipotong gaji|potong gaji|dipotong(?=\s(?:rp\.?\s?)?\d[^,.;\n]*(?:gaji|bulan)))\p{L}*\s(?:[^,.;\n]|(?<=\d)[.,](?=\d)){6,100}/giu,
    ) ?? []
  )
    .filter((clause) => /\d/.test(clause))
    .map((clause) =>
      clause
        .replace(/^(?:nyicil|mencicil|cicil)(?:nya)?(?=\s)/i, 'dicicil')
        .replace(/^(?:ngangsur|mengangsur|angsur)(?=\s)/i, 'diangsur')
        .replace(/^potong/i, 'dipotong'),
    )
    .map((clause) => `Pengembalian ${formal(cleaned(clause), reading)}`)

/** `setoran tiap tanggal 5`: when money is handed over, where no other rule took it for a condition. */
export const settlements = (reading: Reading): string[] =>
  [
    ...reading.text.matchAll(
      /(?:^|[,;.]\s*)((?:setor|setoran|penyetoran|dikembalikan|dibalikin|pengembalian)(?:nya)?\s(?:[^,;.\n]|(?<=\d)[.,](?=\d)){4,80})/giu,
    ),
  ]
    .map(([, clause = '']) => clause.trim())
    .filter((clause) => !reading.terms.includes(clause))
    .map((clause) => formal(cleaned(clause), reading))

const paidIn =
  /(?<!\p{L})(?:(?:di|ny|men)?c?icil|(?:di|ng|meng)?angsur)(?:an|nya)?\s(?:selama\s)?(\d{1,3})\s?(?:(?:x|kali)(?:,?\s(?:tiap|setiap|per)\s?)?)?\s?(minggu|bulan|bln|tahun|thn)(?!\p{L})/iu

/** `dicicil 12 bulan mulai 5 Januari`: how long a loan lasts, where it is told only as how it is paid back. */
export const termOfRepayment = (text: string): Reading['term'] => {
  const [, amount = '', unit = ''] = paidIn.exec(text) ?? []
  if (amount === '') return null
  return { amount: Number(amount), unit: /^b/i.test(unit) ? 'bulan' : /^m/i.test(unit) ? 'minggu' : 'tahun' }
}
