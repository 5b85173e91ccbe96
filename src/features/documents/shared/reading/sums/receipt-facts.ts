import { unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import { anyMonth } from '#core/text/shared/calendar-words.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import { bothParts } from './both-parts.ts'
import { isOneInstalment } from './equal-parts.ts'
import { partOf, receivedPart } from './part-of-sum.ts'
import type { LetterLine } from '../../letter.ts'
import { isBusinessName } from '../../business-name.ts'
import type { RequestParty } from '../../document-request.ts'
import { house, person } from '../people/name-patterns.ts'
import { sharersOf } from './sharers.ts'
import { formalName, joinWords, plainName } from '../../letter/wording.ts'

/** Told for one piece: `@`, `7 rit x 425.000`, `per kg`. */
const eachPrice =
  /@|\bsekali\s(?:datang|dateng|makan|pertemuan|kunjungan|main|ngajar|jalan|kirim|antar)\b|\d\s\p{L}{2,12}\s\p{L}{2,12}\s[x×]\s?(?:rp\.?\s?)?\d|\b(?:satu|ciek|siji|sikok|hiji|abesik)(?:nya|\s\p{L}{3,12})?\s+(?:rp\.?\s?)?\d|\d\s?(?:rb|ribu|jt|juta)\s+satu\b|\d\s*[x×]\s*\d|\d\s?\p{L}{2,12}\s?[x×*]\s?(?:rp\.?\s?)?\d|\d\s?(?:rb|ribu|jt|juta|k)?\s*[x×]\s*\d|\d\s?(?:rb|ribu|jt|juta|k)?\s*\/\s*\p{L}|\b(?:per|tiap|setiap|se(?:hari|minggu|bulan|tahun|orang|porsi)(?:nya)?|per(?:hari|minggu|bulan|tahun|orang|anak|porsi|pcs|kg|kotak|jam|malam)(?:nya)?|satuan(?:nya)?|s[ea](?:malam|jam|butir|gelas|piring|batang|helai|unit|rit|l[ea]mbar|buah|biji|bungkus|kotak|kilo|karung|dus|ekor|botol|sak|lusin|kodi|meter|liter|toples|potong|ikat|pasang)(?:ny[aeo]|na)?|masing(?:[- ]?masing|2|²)?)\b|\/\s?(?:pcs|buah|kg|orang|porsi|hari)\b/iu

const isMonthName = (name: string): boolean => new RegExp(`^(?:${anyMonth})$`, 'iu').test(name)

const withheld = /\b(?:di)?potong(?:an)?\b/i
const leavesRest = /\b(?:jadi|menjadi|sisa|tinggal|bersih|terima|diterima|dibayar(?:kan)?)\b/i

const sumOf = (lines: readonly LetterLine[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + (price ?? 0) * (quantity ?? 1), 0)

/** A part that was paid, told as what was done with it. */
const partPaid =
  /^(?:\p{L}{1,5}\s)?(?:dp|uang muka|panjar|tanda jadi)(?:\s?nya)?\s.*(?:transfer|bayar|setor|masuk|kasih|kirim|terima|lunas)/iu

const receiving = /^(?:sudah |telah )?(?:di)?(?:terima|bayar|uang|transfer)(?: uang)?$/i

/** `… dipotong pph 5% jadi terima 1.425.000`: what is left of the others is no line beside them. */
const left = /^(?:jadi|menjadi|sisa|tinggal|bersih)\s(?:yang\s)?(?:di)?(?:terima|bayar(?:kan)?)(?:\sbersih)?$/i

/** `terima 2.350.000 untuk sewa tenda 1.500.000 dan genset 850.000`: the whole is no line of its own. */
const withoutReceived = (lines: readonly LetterLine[]): LetterLine[] =>
  lines.filter(
    ({ description, price }) =>
      !(lines.length > 1 && left.test(description)) &&
      (!receiving.test(description) || (price ?? 0) * 2 !== sumOf(lines)),
  )

const blankLine = { quantity: null, unit: '' }
const isNoThing = (name: string): boolean => isMonthName(name) || receiving.test(name)

/**
 * What a receipt is for stands in its own line; the sum that was told is the sum received. Only a receipt that names
 * prices of several goods lists them, and only a price told for one piece is counted out.
 */
export const receiptLines = (
  lines: readonly LetterLine[],
  text: string,
  told: { readonly amount: number | null; readonly deposit: number | null; readonly subject: string },
): LetterLine[] => {
  const allPriced = lines.filter(({ price }) => price !== null)
  const priced = withoutReceived(allPriced)
  const held = priced.find(({ description }) => withheld.test(description))
  const one = (amount: number): LetterLine[] => [{ description: told.subject, quantity: null, unit: '', price: amount }]
  const both = bothParts(text)
  if (both !== null) {
    const matter = both.matter || told.subject
    return [
      { ...blankLine, description: `uang muka ${matter}`.trim(), price: both.deposit },
      { ...blankLine, description: `pelunasan ${matter}`.trim(), price: both.rest },
    ]
  }
  const received = receivedPart(text)
  if (received !== null) return one(received)
  // `1,5 juta dipotong PPh 5% jadi terima 1.425.000`: what is left was received.
  if (held && leavesRest.test(held.description) && held.price !== null) return one(held.price)
  // `DP gaun 1,5jt, harga gaunnya 4jt`: only the deposit was received.
  if (told.deposit !== null && priced.some(({ price }) => price === told.deposit)) return one(told.deposit)
  // `DP nya sudah ditransfer 4.162.500`, beside what was ordered: what was ordered is what it is paid for.
  const part =
    priced.length > 1
      ? priced.find(({ description, quantity }) => partPaid.test(description) && (quantity ?? 1) === 1)
      : undefined
  if (part) {
    const goods = priced.filter((line) => line !== part).map(({ description }) => description)
    return [{ ...part, description: `uang muka ${joinWords(goods)}`, quantity: null }]
  }
  if (priced.length > 1) return priced.length < allPriced.length ? [...priced] : [...lines]
  const [line] = priced
  // `muka 40% dari pesanan 350 porsi @28.000`
  if (told.deposit !== null && told.deposit < (line?.price ?? 0) * (line?.quantity ?? 1)) return one(told.deposit)
  const price = line?.price ?? null
  // `cicilan ke 2 dari 5, masing-masing 750rb`: one of them was paid.
  const isOneOfThem = isOneInstalment(text) && new RegExp(String.raw`\bdari\s${line?.quantity ?? ''}\b`, 'i').test(text)
  if (price !== null && isOneOfThem) return one(price)
  const share = told.deposit === null && (line?.quantity ?? null) === null ? partOf(text, told.amount ?? price) : null
  if (share !== null) return one(share)
  // `sewa kios bulan November dan Desember 650 ribu per bulan`: the month names no thing, nor does that money came in.
  if (line && price !== null && line.quantity !== null && eachPrice.test(text))
    return [{ ...line, description: isNoThing(line.description) ? told.subject : line.description }]
  const sum = told.amount ?? price
  return sum === null ? [] : one(sum)
}

/** `diterima oleh X`, `yang menerima X`: then the one after `dari` paid. */
const receiverNamed =
  /\b(?:diterima(?: oleh| kepada)?|(?:yang|yg) (?:me)?n?erima|(?:yang|yg) terima|penerima(?:nya)?|penjual(?:nya)?)\b/i
const paidFrom =
  /\b(?:termin|dp|uang muka|panjar|pelunasan|cicilan|angsuran)(?!\p{L})[^,.;\n]{0,60}?\s(?:dari|dr)\s|\b(?:terima|diterima|pembayaran|uang|transfer|setoran|bayar)(?: uang)?(?: tunai)? dari\b/iu

/** `uang muka rumah dari A kepada B`, `lunas … dari A ke saya B`: the money went from one to the other. */
const paidOver =
  /(?:\d\s?(?:rb|ribu|jt|juta)\b|\b(?:uang|terima|lunas|angsuran|cicilan|pelunasan|dp|panjar|bayar|pembayaran|pembelian|rupiah)\b)[^]{0,80}?\b(?:dari|dr|dri)\b[^]{2,60}?\b(?:ke(?!['’])|kepada|kpd|diterima)\b|\b(?:dari|dr|dri)\s[^,.;\n]{2,60}?\s(?:ke|kepada|kpd)\s[^,.;\n]{2,50},?\s(?:buat\s|untuk\s|utk\s)?(?:mem)?bayar\s/i

/** Groups and offices that have things done and sell none. */
const ofBuyers =
  /^(?:panitia|dkm|takmir|karang taruna|rt|rw|pkk|posyandu|komite|komunitas|paguyuban|rombongan|osis|dinas|kelurahan|kecamatan|masjid|mushola|musala|gereja)(?!\p{L})/iu

const isNamed = ({ name, company }: RequestParty): boolean => name !== '' || company !== ''

const wordOf = ({ name, company }: RequestParty): string =>
  (plainName(name) || company).split(' ')[0]?.replaceAll(/[^\p{L}\p{N}]/gu, '') ?? ''

const paidByName = new RegExp(
  `(?<!\\p{L})di(?:lunasi|lunasin|bayar|bayarin|bayarkan|setor|transfer)\\s+(?:sama|oleh|ama)\\s+(${person})`,
  'u',
)
const receivedByName = new RegExp(`(?<!\\p{L})[Pp]enerima(?:nya)?\\s*:?\\s+(${person}|${house})`, 'u')

/** Whoever settled it and whoever received it, where the message names both so; else null. */
const settledBy = (text: string, nobody: RequestParty): { sender: RequestParty; recipient: RequestParty } | null => {
  const payer = paidByName.exec(text)?.[1]
  const receiver = receivedByName.exec(text)?.[1]
  if (payer === undefined || receiver === undefined) return null
  const sender = isBusinessName(receiver) ? { ...nobody, company: receiver } : { ...nobody, name: formalName(receiver) }
  return { sender, recipient: { ...nobody, name: formalName(payer) } }
}

/** `diterima tgl 25 November`: the day of the receipt itself. */
export const receivedOn =
  /(?<!\p{L})(?:diterima|dibuat|tertanggal|bertanggal)\s(?:pada\s)?(?:hari\s\p{L}+\s)?(?:tanggal\s|tgl\s)?\d{1,2}[\s/-]/iu

const feeReceipt =
  /(?<!\p{L})(?:kuitansi|kwitansi)(?:nya)?\s(?:pembayaran\s|bayar\s|untuk\s)?(?:honor|honorarium|upah|komisi|insentif)(?!\p{L})(?!.{0,200}(?<!\p{L})(?:dari|dr|oleh|dibayar)\s)/isu

const feeFrom =
  /(?<!\p{L})(?:kuitansi|kwitansi)(?:nya)?\s(?:pembayaran\s|bayar\s|untuk\s)?(?:honor|honorarium|upah|komisi|insentif)(?!\p{L})[^.;\n]{0,100}?\s(?:dari|dr)\s\p{Lu}/iu

/** Who paid and who received, where the reading took `dari` for the writer. */
export const receiptSides = (
  said: { readonly sender: RequestParty; readonly recipient: RequestParty },
  text: string,
  nobody: RequestParty,
): { sender: RequestParty; recipient: RequestParty } => {
  const { sender, recipient } = said
  const sharers = sharersOf(text)
  if (sharers.length > 1) {
    const pays = ({ name }: RequestParty): boolean =>
      sharers.some((sharer) => name !== '' && plainName(sharer).toLowerCase() === plainName(name).toLowerCase())
    const receiver = [sender, recipient].find((party) => isNamed(party) && !pays(party)) ?? nobody
    return { sender: receiver, recipient: { ...nobody, name: joinWords(sharers) } }
  }
  // `kuitansi honor narasumber a.n. Sri Wahyuni`: what somebody worked for is paid to him.
  const [worker] = [sender, recipient].filter(isNamed)
  if (feeReceipt.test(text) && !(isNamed(sender) && isNamed(recipient)) && worker?.company === '')
    return { sender: worker, recipient: nobody }
  // `kuitansi honor penceramah Ustadz Zainal dari DKM …`: it comes from the house and goes to whoever worked.
  if (feeFrom.test(text) && recipient.company === '' && recipient.name !== '' && sender.company !== '')
    return { sender: recipient, recipient: sender }
  // `a.n. Kayla, bayar ke Bu Guru Endang`: she paid, the other one received.
  const paidTo = /\b(?:bayar|dibayar|setor|disetor|transfer|dibayarkan)(?:nya)?\s+(?:ke|kepada|kpd|sama)\b/i.test(text)
  if (isNamed(sender) && isNamed(recipient) && paidTo && /\b(?:atas nama|a\.?n\.?|a\/n)\s/i.test(text))
    return { sender: recipient, recipient: sender }
  // `a.n. Putu Dharma, dia bayar …, yang terima Bu Ningsih`: she received.
  const receiver = receiverNamed.exec(text)
  if (isNamed(sender) && isNamed(recipient) && receiver !== null) {
    const behind = text
      .slice(receiver.index + receiver[0].length)
      .toLowerCase()
      .trimStart()
    const name = plainName(recipient.name || recipient.company).toLowerCase()
    if (name !== '' && behind.slice(0, name.length + 12).includes(name)) return { sender: recipient, recipient: sender }
  }
  // `sisanya dilunasin sama Bu Nurlaela. penerima: Wardah Jahit`: who paid, and who received, are both told.
  const both = settledBy(text, nobody)
  if (both !== null) return both
  const onBehalf =
    /\b(?:atas nama|a\.?n\.?|siswa|murid|anak)\b/i.test(text) && sender.company === '' && recipient.name === ''
  if (isNamed(sender) && isNamed(recipient) && onBehalf) return { sender: recipient, recipient: sender }
  // `an Melati Putri, kos Bu Tini`: she paid, whoever is named without `untuk` or `kepada` received.
  const isTold = (party: RequestParty): boolean =>
    new RegExp(`\\b(?:untuk|utk|buat|ke|kepada|kpd|dari|dr)\\s+(?:\\p{L}+\\s+){0,2}?${wordOf(party)}`, 'iu').test(text)
  const byName = /\b(?:atas nama|a\.?n\.?|a\/n)\s/i.test(text) && sender.company === ''
  if (isNamed(sender) && isNamed(recipient) && byName && !isTold(recipient) && !isTold(sender))
    return { sender: recipient, recipient: sender }
  // `dari Bu Fatma, …. Toko Nusantara Palu`: the house that closes the message gives the receipt.
  const isClosed = recipient.company !== '' && recipient.name === '' && text.trim().endsWith(recipient.company)
  if (isClosed && sender.name !== '' && sender.company === '' && isTold(sender) && !isTold(recipient))
    return { sender: recipient, recipient: sender }
  if (isNamed(sender) && isNamed(recipient)) {
    const handedOver = (receiverNamed.test(text) && /\b(?:dari|dr|dri)\b/i.test(text)) || paidOver.test(text)
    return handedOver ? { sender: recipient, recipient: sender } : said
  }
  // `dari Karang Taruna …, terima Sewa Tenda Barokah`: the second one received.
  const taker = /(?:^|[,;]\s*)(?:yang |yg )?(?:ne|me)?n?terima\s+(\p{Lu}[^,.;\n]{2,50})/u.exec(text)?.[1]?.trim()
  if (isNamed(sender) && !isNamed(recipient) && taker !== undefined && !taker.startsWith(wordOf(sender)))
    return {
      sender: isBusinessName(taker) ? { ...nobody, company: taker } : { ...nobody, name: taker },
      recipient: sender,
    }
  // `dibayar Dinas Koperasi`: only the house that paid is named.
  const payer = /\b(?:dibayar(?:kan)?|bayar)(?: oleh)?\s+(\p{Lu}(?:[^,.;\n]|\.(?=\s\p{Lu})){3,60})/u
    .exec(text)?.[1]
    ?.trim()
  if (!isNamed(sender) && isNamed(recipient) && payer !== undefined && receiverNamed.test(text))
    return {
      sender: recipient,
      recipient: isBusinessName(payer) ? { ...nobody, company: payer } : { ...nobody, name: payer },
    }
  // `diterima bendahara H. Amir`: only who received is named.
  if (!isNamed(sender) && isNamed(recipient) && receiverNamed.test(text))
    return { sender: recipient, recipient: nobody }
  // `atas nama Bagas, bengkel Dua Roda`: he paid, the business received.
  if (!isNamed(recipient) && sender.company !== '' && sender.name !== '' && /\batas nama\b|\ba\.n\b/i.test(text)) {
    return { sender: { ...sender, name: '' }, recipient: { ...nobody, name: sender.name } }
  }
  // `kuitansi dari Bapak Anton`: a person after 'dari' is the one who paid, unless another payer is named.
  // `dari panitia …`: such groups sell nothing.
  if (!isNamed(recipient) && (sender.company === '' || paidFrom.test(text) || ofBuyers.test(sender.company)))
    return { sender: nobody, recipient: sender }
  return said
}

const payment =
  /^(?:lunas|pelunasan|dp|uang muka|panjar|tanda jadi|(?:cicilan|angsuran|termin|tahap)(?:\s*(?:ke-?)?\s?\d+(?:\s+dari\s+\d+)?)?|pembayaran|bayar|titipan|setoran)$/i
const numbered = /\b(?:cicilan|angsuran|termin|tahap|pembayaran)\s+(?:ke\s?-?\s?)$|\b(?:termin|tahap)\s+$/i
const sumBehind = /\s+(?:rp\.?\s?\d[\d.,]*|\d[\d.,]*\s?(?:rb|ribu|jt|juta|k)\b)(?:\s+(?:rupiah|lunas))?\s*$/i
const laterFact = /\s+(?:total|sebesar|senilai|sejumlah|dari|kepada|kpd|diterima|tgl|tanggal|lunas|cash|tunai)\b.*$/i

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
  const whole = `${purpose}${purpose.endsWith('-') ? part.trim() : part}`.trim()
  const rest =
    part === '' ? '' : (/^\s+([^,.;\n\d]{3,60})/.exec(behind.slice(part.length))?.[0] ?? '').replace(laterFact, '')
  if (!payment.test(whole) || rest.trim().length > 2) return `${whole}${rest}`.trim()
  const forWhat =
    /\b(?:untuk|utk|buat|bwt)\s+(?!pak\b|bu\b|bapak|ibu\b|mas\b|mbak|saya|pembayaran\b)([^,.;\n]{3,80})/i.exec(
      text,
    )?.[1] ?? (/^lunas$/i.test(whole) ? (/\bbayar\s+([^,.;\n\d]{3,60})/i.exec(text)?.[1] ?? '') : '')
  const clause = forWhat.replace(laterFact, '').replace(sumBehind, '').trim()
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

const purposeOf = (said: string, text: string): string => {
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
  if (/^(?:sudah|telah|tanda|bukti)?\s?(?:terima|penerimaan)?\s?(?:uang(?: muka)?)?$/i.test(said)) {
    // `terima uang kos Desember dari Yosua`
    const moneyFor =
      /\b(?:terima|penerimaan)\s(uang\s(?!muka|dari|dr|tunai|sebesar|sejumlah|pembayaran)[^,.;\n\d]{3,50}?)\s(?:dari|dr)\s/i.exec(
        text,
      )?.[1]
    if (moneyFor !== undefined) return moneyFor
    const paid =
      /\b(?:pelunasan|pembayaran|dp|uang muka|angsuran|cicilan|sewa|pembelian|jual beli|iuran|infa[qk]|zakat|sumbangan)\s[^,.;\n]{3,80}/i.exec(
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
