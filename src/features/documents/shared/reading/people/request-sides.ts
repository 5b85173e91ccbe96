import { inPattern } from '#core/text/shared/in-pattern.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import { isTown } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'

import { isBusinessName } from '../../business-name.ts'
import type { RequestParty } from '../../document-request.ts'
import { formalName, plainName, properName } from '../../letter/wording.ts'
import { receiptSides } from './receipt-sides.ts'
import { employmentSides } from './employment-sides.ts'
import { isContact } from './party-apart.ts'
import { ownPronoun } from './name-patterns.ts'
import { cleaned, isNamed, readParty, samePerson } from './read-party.ts'
import { leftGoods, storiedSides } from './told-deals.ts'
import { ownReport } from './told-houses.ts'
import { officerOf, ofState, signedOff } from './told-people.ts'
import {
  consignedSides,
  labelledSides,
  memorandumSides,
  partnerSides,
  representedSides,
  sidesInRow,
  toldSides,
} from './told-sides.ts'

/** `invoice a/n Kedai Senja`: the words for `on behalf of` stand right before the name. */
const isOnBehalf = (text: string, { name, company }: RequestParty): boolean => {
  const first = plainName(name || company).split(' ')[0] ?? ''
  const before = [...text.matchAll(/\b(?:atas nama|a\.?n\.?|a\/n)\s*:?\s+((?:\p{L}+\.?\s+){0,2}\p{L}+)/giu)]
  return before.some(([, words = '']) => first !== '' && words.toLowerCase().split(/\s+/).includes(first.toLowerCase()))
}

/** `bazar UMKM Kecamatan Ngaliyan`: a sort of businesses is no house that writes. */
const withoutSort = (party: RequestParty): RequestParty =>
  /^umkm\b/i.test(party.company) ? { ...party, company: '' } : party

/** `dari Singapura`, `dr Blok C ke Blok A`: where somebody or something is from writes no letter. */
const withoutPlace = (party: RequestParty): RequestParty =>
  (party.company === '' || isTown(party.name)) &&
  (isTown(party.name) || /^(?:Blok|Lantai|Kamar|Gang|Kelas|Meja|Lapak)\s\p{Lu}?\d{0,3}$/u.test(party.name))
    ? { ...party, name: '', address: party.address || (isTown(party.name) ? party.name : '') }
    : party

const nameWord = "(?:\\p{Lu}\\p{L}{0,2}\\.|\\p{Lu}[\\p{L}'’&-]*)"
const namedRun = `${nameWord}(?:\\s${nameWord}){0,5}`
const secondRole = new RegExp(
  `(?<!\\p{L})(?:[Pp]emborong|[Kk]ontraktor|[Pp]enyewa|[Pp]embeli|[Pp]eminjam|[Kk]aryawan|[Pp]ekerja|[Vv]endor|[Mm]itra|[Pp]enggarap|[Pp]elaksana)(?:nya)?\\s*:?\\s*(?:adalah |yaitu |namanya )?(${namedRun})(?:,?\\s+(?:yang )?diwakili(?: oleh)?\\s+(${namedRun}))?`,
  'u',
)

/** `pemborong CV Karya, diwakili Bapak Agus`: the second party of a contract, named by its part. */
const secondParty = (text: string): RequestParty | null => {
  const [, name, deputy = ''] = secondRole.exec(text) ?? []
  if (name === undefined) return null
  const party = readParty({ name })
  return deputy === '' ? party : { ...party, name: formalName(deputy), company: party.company || party.name }
}

const consigns = /\b(?:titip|nitip|menitipkan|dititip\p{L}*|konsinyasi)\b/iu

/** `milik Pak Bambang Hermanto`: to whom a shop belongs. */
export const ownerBehind = (text: string): string =>
  formalName(
    /\b(?:milik|punya|pemilik(?:nya)?|owner(?:nya)?)\s*:?\s+((?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|H\.|Hj\.)\s+\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,3})/u.exec(
      text,
    )?.[1] ?? '',
  )

/** `kontrak kerja karyawan: saya Agus pemilik Bengkel …`: who speaks of himself writes, although he was taken for the reader. */
const spoken = (recipient: RequestParty, text: string): boolean =>
  recipient.name !== '' &&
  new RegExp(`(?<!\\p{L})${ownPronoun}\\s+${inPattern(plainName(recipient.name))}(?!\\p{L})`, 'u').test(text)

/** Who writes and who is written to; a contract's sides may stand in the list of parties only. */
export const sidesOf = (
  reading: Reading,
  documentType: DocumentType,
): { sender: RequestParty; recipient: RequestParty } => {
  const parties = reading.parties.map(readParty).filter(isNamed)
  const nobody = readParty(null)
  const read = {
    sender: withoutPlace(withoutSort(readParty(reading.sender))),
    recipient: withoutPlace(readParty(reading.recipient)),
  }
  const isOwn = documentType === 'kontrak' && !isNamed(read.sender) && spoken(read.recipient, reading.text)
  if (isOwn) return sidesOf({ ...reading, sender: reading.recipient, recipient: null }, documentType)
  const said = {
    sender: documentType === 'laporan' && ofState.test(read.sender.company) ? nobody : read.sender,
    recipient: isContact(read.recipient, reading.text) ? nobody : read.recipient,
  }
  // Who is sent along, or invited as well, writes no letter.
  const sideless = isNamed(said.sender) || parties.length < 2 || (isNamed(said.recipient) && documentType !== 'kontrak')
  const sender = sideless ? said.sender : (parties[0] ?? nobody)
  const recipient = isNamed(said.recipient)
    ? said.recipient
    : (parties.find((party) => !samePerson(party, sender)) ?? nobody)
  // `tagihan kost … atas nama Intan`: she is the one who is billed.
  const billed = documentType === 'invoice' && !isNamed(recipient) && isNamed(sender)
  if (billed && isOnBehalf(reading.text, sender)) return { sender: nobody, recipient: sender }
  // `surat pesanan ke CV X, pemesan Warung Y`: in an order the one who orders writes.
  const orderer = /\b(?:surat (?:pesanan|pemesanan|order|po)|purchase order|po)\b/i.test(reading.text)
  const [first] = parties
  if (documentType === 'surat_resmi' && orderer && !isNamed(sender) && first && /\bpemesan\b/i.test(reading.text))
    return { sender: first, recipient }
  const represented = documentType === 'kontrak' ? representedSides(reading.text, nobody) : null
  if (represented) return represented
  const agreed = documentType === 'kontrak' && !isNamed(sender) ? memorandumSides(reading.text, nobody) : null
  if (agreed) return agreed
  const partners = documentType === 'kontrak' ? partnerSides(reading.text, nobody) : null
  if (partners) return partners
  // `nitip di Toko Lawu Indah milik Pak Bambang`: where goods are left is the other party.
  const told = documentType === 'kontrak' ? toldSides(reading.text, nobody) : null
  if (told && (!isNamed(sender) || !isNamed(recipient))) return told
  const left =
    documentType === 'kontrak' ? (consignedSides(reading.text, nobody) ?? leftGoods(reading.text, nobody)) : null
  if (left && !isNamed(sender)) return left
  const row = documentType === 'kontrak' && !isNamed(sender) ? sidesInRow(reading.text, nobody) : null
  if (row) return row
  const shop = reading.places.map(cleaned).find((place) => isBusinessName(place))
  if (documentType === 'kontrak' && !isNamed(recipient) && shop !== undefined && consigns.test(reading.text))
    return { sender, recipient: { ...nobody, company: properName(shop), name: ownerBehind(reading.text) } }
  if (documentType === 'kontrak' && !isNamed(recipient)) {
    const [first, other] = isNamed(sender) ? [] : labelledSides(reading.text, nobody)
    if (first && other) return { sender: first, recipient: other }
    const second = secondParty(reading.text)
    if (second && !samePerson(second, sender)) return storiedSides(reading.text, { sender, recipient: second }, nobody)
  }
  if (documentType === 'kuitansi') return receiptSides({ sender, recipient }, reading.text, nobody)
  if (documentType === 'laporan') return ownReport({ sender, recipient }, reading.text, nobody)
  if (documentType !== 'kontrak') return { sender, recipient }
  const sides = { sender, recipient }
  const employed = employmentSides(sides, reading.text, nobody)
  const storied = employed === sides ? storiedSides(reading.text, sides, nobody) : employed
  // `… CV Graha Indah, direktur Pak Wibowo`: the house that closes the message is the party that is still open.
  const closing = isNamed(storied.sender) ? '' : signedOff(reading.text)
  if (closing === '' || storied.recipient.company.includes(closing)) return storied
  const head = officerOf(reading.text, [storied.recipient.name])
  return { ...storied, sender: { ...nobody, company: closing, name: head?.name ?? '', title: head?.title ?? '' } }
}
