import { unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import { bothParts } from './both-parts.ts'
import type { LetterLine } from '../../letter.ts'
import { joinWords } from '../../letter/wording.ts'

/** `diterima tgl 25 November`: the day of the receipt itself. */
export const receivedOn =
  /(?<!\p{L})(?:diterima|dibuat|tertanggal|bertanggal)\s(?:pada\s)?(?:hari\s\p{L}+\s)?(?:tanggal\s|tgl\s)?\d{1,2}[\s/-]/iu

const payment =
  /^(?:lunas|pelunasan|dp|uang muka|panjar|tanda jadi|(?:cicilan|angsuran|termin|tahap)(?:\s*(?:ke-?)?\s?\d+(?:\s+dari\s+\d+)?)?|pembayaran|bayar|titipan|setoran)$/i
/** What is given, and needs what it is given for. */
const gift = /^(?:uang\s)?(?:infa[qk]|sumbangan|donasi|sedekah|shodaqoh|sodaqoh|wakaf|bantuan|hibah)$/i
const numbered = /\b(?:cicilan|angsuran|termin|tahap|pembayaran)\s+(?:ke\s?-?\s?)$|\b(?:termin|tahap)\s+$/i
const sumBehind = /\s+(?:rp\.?\s?\d[\d.,]*|\d[\d.,]*\s?(?:rb|ribu|jt|juta|k)\b)(?:\s+(?:rupiah|lunas))?\s*$/i
const laterFact = /\s+(?:total|sebesar|senilai|sejumlah|dari|kepada|kpd|diterima|tgl|tanggal|lunas|cash|tunai)\b.*$/i

/** `cicilan ke-3 dari 10, kulkas, 450rb`: a thing that stands alone right behind the part names what is paid for. */
const namedBehind = (behind: string): string => {
  const thing = /^\s*,\s*(\p{L}{3,20}(?:\s\p{L}{2,20}){0,3})(?=\s*(?:,|$))/u.exec(behind)?.[1] ?? ''
  return /^(?:dari|dr|oleh|sama|pak|bu|bapak|ibu|mas|mbak|tunai|cash|transfer|lunas|total)(?!\p{L})/iu.test(thing)
    ? ''
    : thing
}

/** Which part it was (`angsuran ke-3`) and for what, where the words so far tell only that something was paid. */
const completed = (said: string, text: string): string => {
  const purpose = said.replace(sumBehind, '').trim()
  const at = text.toLowerCase().indexOf(said.toLowerCase())
  const behind = at === -1 ? '' : text.slice(at + said.length)
  const counted =
    numbered.test(`${purpose} `) ||
    /\bke-?$/i.test(purpose) ||
    /^(?:cicilan|angsuran)$/i.test(purpose) ||
    // `cicilan motor bekas ke 4 dari 10`
    (/^(?:cicilan|angsuran)\s/i.test(purpose) && /^\s+ke\s?-?\s?\d/i.test(behind))
  const part = counted
    ? (/^\s*(?:ke\s?-?\s?)?\d{1,3}(?:\s+dari\s+\d{1,3})?(?![\d.]|,\d|\s?(?:rb|ribu|jt|juta)\b)/i.exec(behind)?.[0] ??
      '')
    : ''
  const ofSoMany = part === '' && payment.test(purpose) ? (/^\s+dari\s+\d{1,3}(?=\s*,)/i.exec(behind)?.[0] ?? '') : part
  const whole = `${purpose}${purpose.endsWith('-') ? part.trim() : ofSoMany}`.trim()
  const rest =
    part === '' ? '' : (/^\s+([^,.;\n\d]{3,60})/.exec(behind.slice(part.length))?.[0] ?? '').replace(laterFact, '')
  if (!(payment.test(whole) || gift.test(whole)) || rest.trim().length > 2) return `${whole}${rest}`.trim()
  const forWhat =
    /\b(?:untuk|utk|buat|bwt)\s+(?!pak\b|bu\b|bapak|ibu\b|mas\b|mbak|saya|pembayaran\b)([^,.;\n]{3,80})/i.exec(
      text,
    )?.[1] ?? (/^lunas$/i.test(whole) ? (/\bbayar\s+([^,.;\n\d]{3,60})/i.exec(text)?.[1] ?? '') : '')
  const clause = (forWhat || namedBehind(behind.slice(ofSoMany.length)))
    .replace(laterFact, '')
    .replace(sumBehind, '')
    .trim()
  return clause === '' ? whole : `${/^lunas$/i.test(whole) ? 'pelunasan' : whole} ${clause}`
}

/** `… yang dia bayar hari ini aja`: when it was paid is no purpose. */
const dayOnly = /^(?:hari ini|kemarin|tadi(?: pagi| siang)?|barusan|besok|sekarang)(?:\s\p{L}{2,5}){0,2}$/iu

/** `sewa tenda kerucut 6 unit @`: the count and its price stand in the table. */
const withoutCount = (purpose: string): string =>
  purpose.replace(/\s+\d{1,6}\s*\p{L}{0,10}\s*@?\s*$/u, (end) => (end.trimEnd().endsWith('@') ? '' : end))

/** `DP gaun 1` of `DP gaun 1,5jt`: a sum that ended at its comma. */
const withoutCutSum = (said: string, text: string): string => {
  const at = said === '' ? -1 : text.toLowerCase().indexOf(said.toLowerCase())
  const isCut = at !== -1 && /\d$/.test(said) && /^[.,]\d/.test(text.slice(at + said.length))
  return isCut ? said.replace(/\s*(?:rp\.?\s?)?\d+$/i, '') : said
}

const countBehind = /^\s\d{1,4}\s\p{L}{2,10}(?=\s*(?:[,.;\n]|$)|\s(?:dari|dr|tgl|tanggal|lunas|diterima)\s)/iu
/** `sewa traktor` of `sewa traktor 4 hari`: how many or how long, behind the purpose, where no price follows. */
const withCountBehind = (purpose: string, text: string): string => {
  const bare = purpose.replace(/\s\d{1,4}$/, '')
  const at = bare === '' ? -1 : text.toLowerCase().indexOf(bare.toLowerCase())
  const count = at === -1 ? '' : (countBehind.exec(text.slice(at + bare.length))?.[0].trim() ?? '')
  return unitOf(count.split(/\s+/)[1]?.toLowerCase() ?? '') === null ? purpose : `${bare} ${count}`
}

/** The purpose with the words around it that tell more: `pelunasan sewa tenda`, `SPP bulan November 2026`. */
export const receiptPurpose = (said: string, text: string): string => {
  const matter = bothParts(text)?.matter ?? ''
  if (matter !== '') return `uang muka dan pelunasan ${matter}`
  const purpose = withoutCutSum(purposeOf(said, text), text)
  return purpose === '' || dayOnly.test(purpose)
    ? ''
    : withCountBehind(withoutCount(completed(purpose, text)), text)
        .replace(/^dp(?=\s)/i, 'DP')
        // `sewa lapak 3 bulan sebulannya 650rb`: for what time the price is.
        .replace(/\s(?:se|per)(?:bulan|hari|minggu|tahun)(?:nya)?$/i, '')
        // `honor narasumber a.n. …`: who is paid stands in his own line.
        .replace(/\s(?:a|a\.?n\.?|atas nama)$/i, '')
        .replace(
          /\s(?:rp\.?\s?)?\d[\d.,]*\s?(?:rb|ribu|jt|juta)?\s(?:per|\/)(?:\s(?:bulan|hari|minggu|tahun|orang))?$/i,
          '',
        )
}

/** `dp 50% katering nikahan total …`: what the deposit is paid for, behind its share. */
const behindShare =
  /\b(dp|uang muka|panjar)(?:nya)?\s\d{1,2}\s?(?:%|persen)\s(?:untuk\s|buat\s|utk\s)?(?!dari|dr|total|sebesar|sudah|udah|ke\b)(\p{L}[\p{L}\s]{3,60}?)(?=\s(?:total|dari|dr|seharga|harga|sebesar|senilai)(?!\p{L})|\s*[,.;:\n\d]|$)/iu

/** `kwitansi pak, terima dari …`: who is spoken to is paid for nothing. */
const calls = /^(?:pak|bu|bapak|ibu|mas|mbak|kak|bang|min|gan|bos|dong|ya)$/iu

const purposeOf = (told: string, text: string): string => {
  const said = calls.test(told.trim()) ? '' : told
  const down = /^(?:dp|uang muka|panjar)?$/i.test(said)
  const [, deposit = '', bought = ''] = down ? (behindShare.exec(text) ?? []) : []
  if (bought !== '') return `${/^dp$/i.test(deposit) ? 'DP' : sentenceCase(deposit.toLowerCase())} ${bought}`
  const forWhat =
    /\b(?:buat|untuk|utk|bayar|setor|nyetor|(?:nge)?lunasin|melunasi)\s+(?!ke\b|kepada|kuitansi|kwitansi|tanda terima|uang muka|dp\b|panjar|lunas|pak|bu|bapak|ibu|mas|mbak)([^,.;:\n\d]{4,90})/i
      .exec(text)?.[1]
      ?.replace(/\s+(?:total|sisa\p{L}*|sebesar|senilai|dari|yg|yang).*$/iu, '')
      .trim() ?? ''
  if (down && forWhat !== '')
    return `${said === '' ? '' : `${/^dp$/i.test(said) ? (/\buang muka\b/i.test(text) ? 'Uang muka' : 'DP') : said} `}${forWhat}`
  // `dateng bayar pelunasan rias pengantin, … kuitansi pelunasannya`: of what was told before.
  if (/^pelunasannya$/i.test(said) && forWhat !== '') return forWhat
  // `buatkan saya kuitansi` tells no purpose.
  if (
    /^(?:saya|kami|aku)\skuitansi$|^(?:sudah|telah|tanda|bukti)?\s?(?:terima|penerimaan)?\s?(?:uang(?: muka)?)?$/i.test(
      said,
    )
  ) {
    // `terima uang kos Desember dari Yosua`
    const moneyFor =
      /\b(?:terima|penerimaan)\s(uang\s(?!muka|dari|dr|tunai|sebesar|sejumlah|pembayaran)[^,.;\n\d]{3,50}?)\s(?:dari|dr)\s/i.exec(
        text,
      )?.[1]
    if (moneyFor !== undefined) return moneyFor
    const paid =
      /\b(?:pelunasan|pembayaran|dp|uang muka|angsuran|cicilan|sewa|pembelian|jual beli|iuran|infa[qk]|zakat|sumbangan|servis|service|jasa|biaya|ongkos|upah|les|laundry|cuci|jahit|perbaikan|pasang|pemasangan)\s[^,.;\n]{2,80}/i.exec(
        text,
      )?.[0]
    if (paid !== undefined) return paid.replace(/\s+(?:total|sebesar|senilai|dari|kepada|diterima)\s.*$/i, '').trim()
    const told =
      /\b(?:untuk|utk|buat)\s*:?\s*(?:pembayaran\s+)?(?!pak|bu|bapak|ibu|mas|mbak|saya|kuitansi|kwitansi|tanda terima)([^.;,\n]{4,100})/i.exec(
        text,
      )?.[1] ?? ''
    return told.replace(/\s+(?:total|sebesar|senilai|dari|kepada)\s.*$/i, '').trim()
  }
  const purpose = said
  const at = purpose === '' ? -1 : text.toLowerCase().indexOf(purpose.toLowerCase())
  if (at === -1) return purpose
  const settles =
    /\b(?:pelunasan|angsuran|cicilan|melunasi|panjar|uang muka|dp)\s+$/i.exec(text.slice(0, at))?.[0] ?? ''
  const span =
    /^\s+(?:bulan|periode|tahun)\s+[\p{L}\d]+(?:\s+20\d\d)?/iu.exec(text.slice(at + purpose.length))?.[0] ?? ''
  return `${settles.replace(/melunasi/i, 'pelunasan')}${purpose}${span}`
}

/** A bare `pelunasan`, with the goods it settles: `Pelunasan gamis seragam 24 pcs`. */
export const withGoodsSettled = (purpose: string, goods: readonly LetterLine[]): string => {
  const sold = goods.filter(({ price }) => price !== null)
  if (!/^(?:pelunasan|dp|uang muka|panjar)$/i.test(purpose.trim()) || sold.length === 0) return purpose
  const counted = sold.map(({ description, quantity, unit }) =>
    quantity === null ? description : `${description} ${formatNumber(quantity)} ${unit}`.trim(),
  )
  return `${purpose.trim()} ${joinWords(counted)}`
}

/** `sewa tenda … tgl 6 Desember 2026`: what a receipt is for, with the day on which it is. */
export const onItsDay = (matter: string, { text, today }: Reading): string => {
  const told = formalText(text, today)
  const at = matter === '' ? -1 : told.toLowerCase().indexOf(matter.toLowerCase())
  const day =
    at === -1
      ? undefined
      : /^\s(?:pada\s)?(tanggal \d{1,2} \p{Lu}\p{Ll}+ 20\d\d)/u.exec(told.slice(at + matter.length))?.[1]
  return day === undefined ? matter : `${matter} ${day}`
}
