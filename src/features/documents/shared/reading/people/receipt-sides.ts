import { isBusinessName } from '../../business-name.ts'
import type { RequestParty } from '../../document-request.ts'
import { formalName, joinWords, plainName } from '../../letter/wording.ts'
import { sharersOf } from '../sums/sharers.ts'
import { house, person } from './name-patterns.ts'

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

const feeReceipt =
  /(?<!\p{L})(?:kuitansi|kwitansi)(?:nya)?\s(?:pembayaran\s|bayar\s|untuk\s)?(?:honor|honorarium|upah|komisi|insentif)(?!\p{L})(?!.{0,200}(?<!\p{L})(?:dari|dr|oleh|dibayar)\s)/isu

const feeFrom =
  /(?<!\p{L})(?:kuitansi|kwitansi)(?:nya)?\s(?:pembayaran\s|bayar\s|untuk\s)?(?:honor|honorarium|upah|komisi|insentif)(?!\p{L})[^;\n]{0,100}?\s(?:dari|dr)\s\p{Lu}/iu

const payerNamed = new RegExp(
  `(?:(?:[Dd]ilunasi|[Dd]ibayar|[Dd]isetor|[Dd]itransfer)(?:kan)?\\s(?:\\p{Ll}+\\s){0,3}?oleh|(?:[Tt]erima|[Dd]iterima)\\s(?:uang\\s)?(?:dari|dr))\\s+(${person})`,
  'u',
)

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
  // `dilunasi oleh Mas Bagas. Percetakan Cahaya`, `terima dari Pak Gede …. Tukang: Amaq Sahar`
  const told = plainName(payerNamed.exec(text)?.[1] ?? '')
  if (told !== '' && isNamed(recipient) && sender.company === '' && plainName(sender.name) === told)
    return { sender: recipient, recipient: sender }
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
