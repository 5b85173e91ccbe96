import { isTown } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'

import { isBusinessName } from '../../business-name.ts'
import type { OfficialForm, RequestParty } from '../../document-request.ts'
import { formalName, plainName, properName } from '../../letter/wording.ts'
import { honour, house, nameWord, person } from './name-patterns.ts'
import { personalForms } from './personal-letters.ts'
import { isNamed } from './read-party.ts'
import { addresseeOf, groupOf, proxyOf, workerOf } from './told-people.ts'

/** `up. Pak Gusti`, `attention Ms. Clara Djehadut, Purchasing Manager`, `ditujukan ke Kepala Cabang, Bapak Irwan`: who reads for a house. */
const attention = new RegExp(
  `(?<!\\p{L})(?:u\\.?p\\.?|attn\\.?|attention|[Dd]itujukan\\s+(?:ke|kepada))\\s*:?\\s+((?:Kepala|Manajer|Direktur|Pimpinan|Ketua)(?:\\s\\p{Lu}\\p{Ll}+){0,2}\\s*,\\s*)?((?:(?:Bpk|dr|drg|Dr|Ms|Mr|Mrs)\\.?\\s)?${honour}${nameWord}(?: ${nameWord}){0,3})(?:\\s*,\\s*(\\p{Lu}\\p{Ll}+\\s(?:Manager|Manajer|Director|Staff)|bagian\\s\\p{Ll}+|manajer(?:\\s\\p{Ll}+)?))?`,
  'u',
)
/** `Butik Kirana di Bandung, yang punya Ibu Shinta`: who owns the house that is written to, right behind its name. */
const ownerBehind = new RegExp(
  `^(?:\\s+di\\s\\p{Lu}\\p{L}+)?\\s*,?\\s*(?:(?:yang|yg)\\s)?(?:punya|milik|pemilik)(?:nya)?\\s+(${person})`,
  'u',
)
/** The reader of a house that is known, with his name and office where the message tells them elsewhere. */
const withReaderOf = (recipient: RequestParty, text: string): RequestParty => {
  if (recipient.company === '' || recipient.name !== '') return recipient
  const [, office = '', name = '', post = ''] = attention.exec(text) ?? []
  if (name !== '' && !isBusinessName(name))
    return {
      ...recipient,
      name: formalName(name),
      title: office.replace(/\s*,\s*$/, '') || sentenceCase(post) || recipient.title,
    }
  const at = text.indexOf(recipient.company)
  const owner = at === -1 ? '' : (ownerBehind.exec(text.slice(at + recipient.company.length))?.[1] ?? '')
  return owner === '' ? recipient : { ...recipient, name: formalName(owner), title: 'Pemilik' }
}

/** `invoice ka Bu Neneng di Cisarua,` */
const placeBehind = new RegExp(
  `^\\s+(?:di|ning|nang)\\s+(${nameWord}(?:\\s${nameWord}){0,2})(?=\\s*(?:[,.;:\\n(]|$))`,
  'u',
)

/** Whom goods are billed or offered to, with the place that is told behind him. */
export const withPlace = (recipient: RequestParty, text: string): RequestParty => {
  const called = recipient.company || plainName(recipient.name)
  const at = called === '' || recipient.address !== '' ? -1 : text.indexOf(called)
  const place = at === -1 ? '' : (placeBehind.exec(text.slice(at + called.length, at + called.length + 60))?.[1] ?? '')
  return place === '' || isBusinessName(place) ? recipient : { ...recipient, address: place }
}

/** `Pak Camat, Bpk. Hari Susanto`: the name behind an office that one is called by. */
const namedChief = (recipient: RequestParty, text: string): RequestParty => {
  const office = /^(?:Bapak|Ibu) (Camat|Lurah|Bupati|Kades|Kepala Desa|Kepala Sekolah|Direktur|Manajer)$/u.exec(
    recipient.name,
  )?.[1]
  if (office === undefined) return recipient
  const name = new RegExp(
    `(?:Pak|Bu|Bapak|Ibu)\\s${office}\\s*,\\s*((?:Bpk\\.?|Bapak|Pak|Ibu|Bu)\\s${nameWord}(?: ${nameWord}){0,3})`,
    'u',
  ).exec(text)?.[1]
  return name === undefined ? recipient : { ...recipient, name: formalName(name), title: office }
}

/** `di koperasi karyawan PT Semen Nusantara`: the cooperative of a house is another house. */
const ofCooperative = (recipient: RequestParty, text: string): RequestParty => {
  const at = recipient.company === '' ? -1 : text.indexOf(recipient.company)
  const before = at === -1 ? '' : (/koperasi\s(?:karyawan\s|pegawai\s)?$/iu.exec(text.slice(0, at))?.[0] ?? '')
  return before === '' ? recipient : { ...recipient, company: `${titleCase(before.trim())} ${recipient.company}` }
}

/** A reader who is known, with what the message tells of him apart: who he is in his house, how he is called. */
export const withToldReader = (recipient: RequestParty, text: string): RequestParty =>
  namedChief(withReaderOf(ofCooperative(recipient, text), text), text)

/** `supplier gas Pak Karyo di Blitar`: what a reader is to the house, and the town where he is. */
export const withCalling = (reader: RequestParty, text: string): RequestParty => {
  const name = plainName(reader.name)
  const at = name === '' || reader.company !== '' ? -1 : text.indexOf(name)
  if (at === -1) return reader
  const calling =
    /(?<!\p{L})((?:supplier|suplier|pemasok|agen|distributor|pelanggan|reseller|penyewa|mitra)(?:\s\p{Ll}{3,}){0,2}?)\s*,?\s+(?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]as|[Mm]bak|[Kk]oh?|[Cc]i|H\.|Hj\.)\s+){0,2}$/u.exec(
      text.slice(0, at),
    )?.[1]
  const town = /^\s+di\s(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)(?!\p{L})/u.exec(text.slice(at + name.length))?.[1] ?? ''
  return {
    ...reader,
    // Where he is says nothing of what he is.
    title: reader.title === '' || isTown(reader.title) ? titleCase(calling ?? '') : reader.title,
    address: reader.address || (isTown(town) ? town : ''),
  }
}

/** Letters to one customer: `ke pelanggan PT …` names him there, and not the customers of a house. */
const toOneCustomer: ReadonlySet<OfficialForm> = new Set(['tagihan', 'peringatan'])

/** Who owes, without the word by which a house calls all its customers. */
export const withoutCustomer = (reader: RequestParty, form: OfficialForm): RequestParty => {
  const name = toOneCustomer.has(form)
    ? reader.name.replace(/^(?:pelanggan|langganan|klien|customer|konsumen)\s(?=\p{Lu})/iu, '')
    : reader.name
  return name === reader.name
    ? reader
    : isBusinessName(name)
      ? { ...reader, name: '', company: name }
      : { ...reader, name }
}

/** Letters that are written to somebody. */
const writtenTo: ReadonlySet<OfficialForm> = new Set([
  'izin',
  'pengunduran',
  'tagihan',
  'peringatan',
  'permohonan',
  'pemberitahuan',
  'keluhan',
  'ucapan',
  'maaf',
])

/** Letters that often go to many people at once. */
const toMany: ReadonlySet<OfficialForm> = new Set(['pemberitahuan', 'undangan'])

/** `surat ke pemasok kopi, Koperasi Tani Sekincau`: whom a letter goes to, behind what he is to the writer. */
const byCalling = new RegExp(
  `(?<!\\p{L})(?:ke|kepada|kpd|untuk|utk|buat)\\s(?:pemasok|supplier|suplier|vendor|distributor|agen|mitra|langganan|pelanggan|rekanan|pengelola)(?:\\s\\p{Ll}{3,}){0,2}\\s*(?:,|\\(|:|yaitu|yakni)\\s*(${house})`,
  'u',
)

/** To whom a letter goes where the reading found nobody: a person behind what he is, or the people of a group. */
export const withReader = (recipient: RequestParty, form: OfficialForm, text: string): RequestParty => {
  if (form === 'kuasa' && !isNamed(recipient)) return { ...recipient, name: formalName(proxyOf(text)) }
  const found = writtenTo.has(form) ? addresseeOf(text) : null
  if (found && recipient.name === '' && recipient.company !== '' && personalForms.has(form))
    return { ...recipient, name: formalName(found.name), title: sentenceCase(found.title) }
  // `untuk penghuni kos kamar 7 namanya Dimas`: what he is was taken for his name.
  if (found && recipient.name !== '' && recipient.company === '' && !text.includes(plainName(recipient.name)))
    return { ...recipient, name: formalName(found.name), title: titleCase(found.title) }
  if (isNamed(recipient)) {
    const isSame = found !== null && formalName(found.name) === recipient.name && recipient.title === ''
    return isSame
      ? { ...recipient, title: sentenceCase(found.title), company: recipient.company || found.company }
      : recipient
  }
  const called = writtenTo.has(form) ? (byCalling.exec(text)?.[1] ?? '') : ''
  if (called !== '')
    return isBusinessName(called)
      ? { ...recipient, company: properName(called) }
      : { ...recipient, name: formalName(called) }
  if (found) return { ...recipient, ...found, name: formalName(found.name) }
  const warned = form === 'peringatan' ? workerOf(text) : null
  if (warned) return { ...recipient, name: formalName(warned.name), title: warned.title }
  return toMany.has(form) ? { ...recipient, name: groupOf(text) } : recipient
}
