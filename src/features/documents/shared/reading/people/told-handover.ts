import type { DocumentType } from '#core/items/shared/kinds.ts'

import { isBusinessName } from '../../business-name.ts'
import type { OfficialForm, RequestParty } from '../../document-request.ts'
import { house, ownPronoun, person, relation } from './name-patterns.ts'
import { formalName, plainName, properName, sentenceCase } from '../../letter/wording.ts'

interface Sides {
  readonly sender: RequestParty
  readonly recipient: RequestParty
}

const degree = String.raw`(?:(?:\p{L}{1,4}\.)\s?){0,2}`
const self = `(?:${relation}|${ownPronoun}(?:\\s+sendiri)?\\s*,?\\s+)?`
const atHouse = `(?:\\s*,?\\s+(?:mewakili|dari|di|pemilik|owner|utusan)\\s+(${house}))?`

/** `yang menyerahkan Drs. Muhlis mewakili Dinas Perindustrian`: who gives, and for whom. */
const gives = new RegExp(
  `(?<!\\p{L})(?:(?:yang|yg)\\s+(?:menyerahkan|nyerahin|nyerahkan|serahkan|serahin)|penyerah)\\s*:?\\s+${self}(${degree}${person})${atHouse}`,
  'u',
)
/** `yang menerima saya, Andi Tenri, pemilik Rumah Jahit`: who takes. */
const takes = new RegExp(
  `(?<!\\p{L})(?:(?:[Yy]ang|[Yy]g)\\s+(?:menerima|nerima|terima|trima)|[Dd]iterima(?:\\s+oleh)?)(?:\\suang(?:nya)?)?(?:\\s+dan\\s+(?:tanda tangan|ttd))?\\s*:?\\s+(?:(teknisi|admin|kasir|petugas|staf)\\s+)?${self}(${degree}${person})(?:\\s*,\\s*(pemilik|owner|bendahara|kasir|admin)(?:\\s(${house})|\\s\\p{Ll}+)?)?${atHouse}`,
  'u',
)
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

const asParty = (nobody: RequestParty, name: string, company = '', title = ''): RequestParty => {
  const told = formalName(name.trim())
  return isBusinessName(told)
    ? { ...nobody, company: told }
    : { ...nobody, name: told, company: properName(company), title: sentenceCase(title) }
}

/** `Bapa Yulius sudah bayar …`, `Bu Sri barusan DP …`: who paid, told as what he did. */
const paid = new RegExp(
  `(?:^|[.,;:!\\n]\\s*|(?:bahwa|kalau|kalo|ini)\\s)(${person})(?:\\s*\\([^)]{0,40}\\))?(?:\\s+(?:sudah|udah|telah|baru|barusan|tadi|kemarin|pagi|siang|sore|dia|saja|aja|mau|ini)){0,3}\\s+(?:bayar|membayar|nyetor|setor|menyetor|transfer|lunas|melunasi|lunasin|ngelunasin|nyicil|mencicil|cicil|DP|dp|ngasih|kasih|order|pesan|pesen|memesan)(?!\\p{L})`,
  'u',
)

/** Who gave it and who took it, as the message names them; empty where it names nobody. */
export const handsIn = (text: string): { readonly giver: string; readonly taker: string } => ({
  giver: gives.exec(text)?.[1] ?? '',
  taker: takes.exec(text)?.[2] ?? '',
})

/** Who hands over what to whom, or who paid whom, where the message says it in so many words; null where it does not. */
export const handedSides = (
  text: string,
  { documentType, form }: { readonly documentType: DocumentType; readonly form: OfficialForm },
  { sender, recipient }: Sides,
): Sides | null => {
  const nobody = { ...sender, name: '', company: '', title: '', address: '', phone: '', email: '' }
  const [, post = '', taker = '', held = '', owned = '', of = ''] = takes.exec(text) ?? []
  const shop = owned || of
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
    const [, house = '', customer = ''] = takenIn.exec(text) ?? []
    if (customer !== '')
      return { sender: asParty(nobody, customer), recipient: house === '' ? sender : asParty(nobody, house) }
    const owner = ownerOfThing.exec(text)?.[1] ?? ''
    return owner === '' || taker === ''
      ? null
      : { sender: asParty(nobody, owner), recipient: asParty(nobody, taker, shop, post || held) }
  }
  const [, giver = '', forWhom = ''] = gives.exec(text) ?? []
  return giver === '' || taker === '' || plainName(giver) === plainName(taker)
    ? null
    : {
        sender: asParty(nobody, giver, forWhom),
        recipient: asParty(nobody, taker, shop, held || (shop === '' ? '' : 'Pemilik')),
      }
}
