import { readMoney, readPercent } from '#core/assistant/shared/revision/told-amounts.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { usualTax } from '../letter/tax-rule.ts'
import type { DocumentChange } from './document-changes.ts'
import { readShare } from './told-values.ts'

const money = /(?:rp\.?\s*)?\d[\d.,]*\s*(?:ribu|rb|k|juta|jt|perak)?\b/i
const notWanted = /\b(?:tanpa|tidak|ga|gak|nggak|batal|hapus|hilangkan|belum|dihapus|ditiadakan|usah)\b/i
const asked = /[?]|\b(?:berapa|apa|gimana|bagaimana|kenapa|kok)\b/i

const tax = /\b(?:ppn|pajak)(?:-?nya)?\b/i
const discount = /\b(?:diskon|potongan|korting|disc|discount|cashback)(?:nya)?\b/i
const paid =
  /\b(?:dp|uang muka|panjar|tanda jadi)(?:-?nya)?\b|\b(?:sudah|udah|udh|sdh|baru|telah)\s+(?:di(?:bayar|transfer|tf|terima|cicil|setor)|masuk)(?:nya)?\b/i
const delivery = /\b(?:ongkir|ongkos kirim|biaya kirim|biaya antar|ongkos antar)(?:nya)?\b/i
const free = /\b(?:gratis|free|digratiskan|ditanggung|nol|0 rupiah)\b/i

/** The part of the words in which a term stands with its value: the value of another one is not its own. */
const around = (text: string, term: RegExp): string => {
  const parts = text.split(/,\s+|\s+(?:dan|terus|trus|lalu)\s+/)
  const [own] = parts.filter((part) => term.test(part))
  return own !== undefined && /\d|setengah|separuh|separo/i.test(own) ? own : text
}

/**
 * Terms of a letter that some words tell in any order: `kurangin 200rb, potongan langganan`, `mereka minta PPN 11%
 * dicantumkan`, `sudah dibayar setengahnya`, `ongkirnya gratis`. Null where they ask, or tell none with its value.
 */
export const readTerms = (text: string, { letter }: DocumentContent, today: IsoDay): DocumentChange[] | null => {
  if (asked.test(text) || notWanted.test(text) || letter.lines.length === 0) return null
  if (tax.test(text)) {
    const percent = readPercent(around(text, tax))
    const included = /\b(?:termasuk|include|inklusif)\b/i.test(text)
    return percent === null ? null : [{ op: 'terms', set: { tax: usualTax(percent, included, letter.date) } }]
  }
  if (discount.test(text)) {
    const share = readShare(around(text, discount), today)
    return share === null ? null : [{ op: 'terms', set: { discount: share } }]
  }
  if (delivery.test(text)) {
    const known = letter.charges.find(({ label }) => /\bongk|kirim|antar/i.test(label))
    if (free.test(text)) return known ? [{ op: 'charge', label: known.label, amount: null }] : null
    const said = money.exec(around(text, delivery))?.[0]
    const amount = said === undefined ? null : readMoney(said, today, known?.amount ?? null)
    return amount === null || amount < 500 ? null : [{ op: 'charge', label: known?.label ?? 'ongkos kirim', amount }]
  }
  if (paid.test(text)) {
    const own = around(text, paid)
    const share = /\b(?:setengah|separuh|separo)/i.test(own) ? { percent: 50 } : readShare(own, today)
    return share === null ? null : [{ op: 'terms', set: { downPayment: share } }]
  }
  return null
}
