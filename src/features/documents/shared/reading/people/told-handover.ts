import type { DocumentType } from '#core/items/shared/kinds.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { isBusinessName } from '../../business-name.ts'
import type { OfficialForm, RequestParty } from '../../document-request.ts'
import { house, ownPronoun, person, relation } from './name-patterns.ts'
import { formalName, plainName, properName } from '../../letter/wording.ts'

interface Sides {
  readonly sender: RequestParty
  readonly recipient: RequestParty
}

const degree = String.raw`(?:(?:\p{L}{1,4}\.)\s?){0,2}`
const self = `(?:${relation}|${ownPronoun}(?:\\s+sendiri)?\\s*,?\\s+)?`
/** `Bu Kepala Sekolah Dra. Sumiyati`: what somebody is, before his name. */
const office = `(?:(?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu)\\s)?(?<office>[Kk]epala (?:[Ss]ekolah|[Dd]esa|gudang|Gudang|[Dd]inas|[Tt]oko)|[Ll]urah|[Cc]amat|[Kk]etua|[Dd]irektur|[Bb]endahara|[Mm]anajer),?\\s+)?`
const atHouse = `(?:\\s*,?\\s+(?:mewakili|dari|di|pemilik|owner|utusan)\\s+(?<at>${house}))?`

/** `yang menyerahkan Drs. Muhlis mewakili Dinas Perindustrian`: who gives, and for whom. */
const gives = new RegExp(
  `(?<!\\p{L})(?:(?:[Yy]ang|[Yy]g)\\s+(?:menyerahkan|nyerahin|nyerahkan|serahkan|serahin)|[Pp]enyerah|[Dd]iserahkan(?:\\s+oleh)?|[Dd]iserahin(?:\\s+(?:oleh|sama))?)\\s*:?\\s+${self}${office}(?<name>${degree}${person})${atHouse}`,
  'u',
)
/** `yang menerima saya, Andi Tenri, pemilik Rumah Jahit`: who takes. */
const takes = new RegExp(
  `(?<!\\p{L})(?:(?:[Yy]ang|[Yy]g)\\s+(?:menerima|nerima|terima|trima)|[Dd]iterima(?:\\s+(?:oleh|sama))?)(?:\\suang(?:nya)?)?(?:\\s+dan\\s+(?:tanda tangan|ttd))?\\s*:?\\s+(?:(?<post>teknisi|admin|kasir|petugas|staf)\\s+)?${self}${office}(?<name>${degree}${person})(?:\\s*,\\s*(?<held>pemilik|owner|bendahara|kasir|admin)(?:\\s(?<owned>${house})|\\s\\p{Ll}+)?)?${atHouse}`,
  'u',
)
const handIn = (text: string, hand: RegExp): Readonly<Record<string, string | undefined>> =>
  hand.exec(text)?.groups ?? {}

/** `saya Rohman Elektronik nerima 1 unit TV dari Bu Yayuk`: which house took something in, and from whom. */
const takenIn = new RegExp(
  `(?:(?:saya|kami|sy)\\s+(?:dari\\s+)?)?(${house})?\\s+(?:sudah\\s|telah\\s|udah\\s)?(?:nerima|terima|menerima|trima)(?!\\p{L})[^.;\\n]{3,80}?\\s(?:dari|dr)\\s+(${person})`,
  'u',
)
/** `laptop punya Pak Teguh`: whose thing is left. */
const ownerOfThing = new RegExp(`(?<!\\p{L})(?:punya(?:nya)?|milik(?:nya)?|atas nama|a\\.n\\.)\\s+(${person})`, 'u')
/** `kuitansi dari sy (Elsye Rumagit) ke tukang Om Nyong`: the writer paid. */
const paidBySelf = new RegExp(
  `(?<!\\p{L})dari\\s+${ownPronoun}\\s*(?:\\(\\s*(${person})[^)]{0,30}\\)|,?\\s*(${person}))?[^.;\\n]{0,30}?\\s(?:ke|kepada|kpd)\\s+(?:\\p{Ll}+\\s){0,2}(${person})`,
  'u',
)

/** `dari Pak Agus ke dealer Maju Motor`: who gives, and who takes. */
const fromOneToOther = new RegExp(
  `(?<!\\p{L})(?:dari|dr)\\s+(${person}|${house})\\s+(?:ke|kepada|kpd|untuk)\\s+((?:(?:dealer|toko|bengkel|kantor|klinik|gudang|sekolah)\\s)?${house}|${person})`,
  'u',
)

const asParty = (nobody: RequestParty, name: string, company = '', title = ''): RequestParty => {
  const told = formalName(name.trim())
  return isBusinessName(told)
    ? { ...nobody, company: told }
    : { ...nobody, name: told, company: properName(company), title: sentenceCase(title) }
}

/** `Kuitansi DP dari …` opens with the paper, and with nobody who paid. */
const paperOrOrder = String.raw`(?:Kuitansi|Kwitansi|Nota|Bukti|Tanda|Surat|Buat|Bikin|Tolong|Mohon|Minta)\p{Ll}*\s`

/** `Bapa Yulius sudah bayar …`, `Bu Sri barusan DP …`: who paid, told as what he did. */
const paid = new RegExp(
  `(?:^|[.,;:!\\n]\\s*|(?:bahwa|kalau|kalo|ini)\\s)(?!${paperOrOrder})(${person})(?:\\s*\\([^)]{0,40}\\))?(?:\\s+(?:sudah|udah|telah|baru|barusan|tadi|kemarin|pagi|siang|sore|dia|saja|aja|mau|ini)){0,3}\\s+(?:bayar|membayar|nyetor|setor|menyetor|transfer|lunas|melunasi|lunasin|ngelunasin|nyicil|mencicil|cicil|DP|dp|ngasih|kasih|order|pesan|pesen|memesan)(?!\\p{L})`,
  'u',
)

/** Who gave it and who took it, as the message names them; empty where it names nobody. */
export const handsIn = (text: string): { readonly giver: string; readonly taker: string } => ({
  giver: handIn(text, gives)['name'] ?? '',
  taker: handIn(text, takes)['name'] ?? '',
})

/** Who hands over what to whom, or who paid whom, where the message says it in so many words; null where it does not. */
export const handedSides = (
  text: string,
  { documentType, form }: { readonly documentType: DocumentType; readonly form: OfficialForm },
  { sender, recipient }: Sides,
): Sides | null => {
  const nobody = { ...sender, name: '', company: '', title: '', address: '', phone: '', email: '' }
  const { post = '', name: taker = '', held = '', owned = '', at = '', office: led = '' } = handIn(text, takes)
  const shop = owned || at
  if (documentType === 'kuitansi') {
    const [, inBrackets = '', behind = '', payee = ''] = paidBySelf.exec(text) ?? []
    if (payee !== '')
      return { sender: asParty(nobody, payee), recipient: asParty(nobody, inBrackets || behind || recipient.name) }
    const isPayer =
      sender.name !== '' &&
      plainName(recipient.name).endsWith(plainName(sender.name)) &&
      taker !== '' &&
      !taker.includes(sender.name)
    const [, payer = ''] = paid.exec(text) ?? []
    const isRead = plainName(formalName(payer)) === plainName(recipient.name)
    const known = [asParty(nobody, taker, shop, held), sender].find(
      ({ name, company }) => (name !== '' || company !== '') && !(name !== '' && payer.includes(plainName(name))),
    )
    if (payer !== '' && !isRead && !isBusinessName(payer))
      return { sender: known ?? { ...nobody, company: recipient.company }, recipient: asParty(nobody, payer) }
    // `diterima Miss Grace dari Harmoni Music`: whoever is told to have taken it, took it.
    const isOther =
      taker !== '' && shop !== '' && sender.company === '' && recipient.name !== '' && !recipient.name.includes(taker)
    return isPayer || isOther ? { sender: asParty(nobody, taker, shop, held), recipient } : null
  }
  if (form !== 'serah_terima') return null
  if (/\btanda terima\b/i.test(text)) {
    const [, from = '', to = ''] = fromOneToOther.exec(text) ?? []
    if (from !== '' && taker === '') return { sender: asParty(nobody, from), recipient: asParty(nobody, to) }
    const [, house = '', customer = ''] = takenIn.exec(text) ?? []
    if (customer !== '')
      return { sender: asParty(nobody, customer), recipient: house === '' ? sender : asParty(nobody, house) }
    const owner = ownerOfThing.exec(text)?.[1] ?? ''
    return owner === '' || taker === ''
      ? null
      : { sender: asParty(nobody, owner), recipient: asParty(nobody, taker, shop, post || held) }
  }
  const { name: giver = '', at: forWhom = '', office: leads = '' } = handIn(text, gives)
  if (giver === '' || taker === '' || plainName(giver) === plainName(taker)) return null
  // Two houses hand over, and each has somebody who does it.
  const between = sender.company !== '' && recipient.company !== '' && sender.company !== recipient.company
  return {
    sender: asParty(nobody, giver, forWhom || (between ? sender.company : ''), leads),
    recipient: asParty(
      nobody,
      taker,
      shop || (between ? recipient.company : ''),
      held || (shop === '' ? led : 'Pemilik'),
    ),
  }
}
