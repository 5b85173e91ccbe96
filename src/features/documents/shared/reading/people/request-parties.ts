import type { Party, Reading } from '#core/assistant/shared/reading.ts'
import { isTown } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'

import { ownReport } from './told-houses.ts'
import { isBusinessName } from '../../business-name.ts'
import type { OfficialForm, RequestParty } from '../../document-request.ts'
import { employmentSides } from './employment-sides.ts'
import { pupilOf } from './leave-of-pupil.ts'
import { neighbourhoodOf, officeOf } from '../letter-matter.ts'
import { receiptSides } from '../sums/receipt-facts.ts'
import {
  addresseeOf,
  committeeOf,
  groupOf,
  houseIn,
  namedHouse,
  officerOf,
  ofState,
  personBehind,
  proxyOf,
  signedOff,
  workerOf,
} from './told-people.ts'
import { leftGoods, storiedSides, tellerOf } from './told-deals.ts'
import { consignedSides, labelledSides, partnerSides, representedSides, sidesInRow, toldSides } from './told-sides.ts'
import { house } from './name-patterns.ts'
import { isContact, readApart } from './party-apart.ts'
import { formalName, plainName, properName, sentenceCase, titleCase } from '../../letter/wording.ts'

export const cleaned = (value: string | undefined): string => (value ?? '').trim().replaceAll(/\s+/g, ' ')

/** `warung sy`: whose it is, without its name. */
/** `pemilik spa`: a sort of house without a name. */
const sortOfHouse =
  /^(?:spa|salon|toko|warung|kios|kedai|kafe|cafe|resto|restoran|rumah makan|bengkel|laundry|klinik|apotek|hotel|konveksi|pabrik|koperasi|kantor|butik|studio|gudang|depot|usaha|perusahaan|sekolah|yayasan|katering|catering)$/iu

const ownHouse =
  /^(?:warung|toko|kios|usaha|kedai|bengkel|salon|depot|lapak|konveksi|katering|rumah makan)\s(?:saya|sy|aku|gw|gue|gua|kami)$/iu

export const readParty = (said: Party | null | undefined): RequestParty => partyAsRead(said ? readApart(said) : said)

/** `supplier PT …`: what a house is to the writer is no part of its name. */
const callingOfHouse = /^(?:supplier|suplier|pemasok|vendor|mitra|rekanan)\s(?=\S+\s)/iu

const partyAsRead = (party: Party | null | undefined): RequestParty => {
  const called = cleaned(party?.name)
  const bare = called.replace(callingOfHouse, '')
  const name = formalName(properName(isBusinessName(bare) ? bare : called))
  // `Keripik Bu Rohmah, Ngawi`: the town behind a name is where the house is.
  const [, house = '', town = ''] =
    /^([^,]+),\s*(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)$/u.exec(cleaned(party?.company)) ?? []
  const said = cleaned(party?.company)
  // `(KTP 1202…)`: a number in brackets is no house.
  const company =
    /^(?:ktp|nik|npwp|hp|wa|no|nomor|telp)\b|^[\d\s.-]+$/i.test(said) || ownHouse.test(said) || sortOfHouse.test(said)
      ? ''
      : properName(house || said).replace(/^gudang\s(?=(?:PT|CV|UD|Toko)\s)/i, '')
  // `ke semua pelanggan Laundry Kinclong`: the many are no house.
  const many =
    name === '' &&
    /^(?:semua|seluruh|segenap|para)\s+(?:pelanggan|karyawan|konsumen|warga|anggota|siswa|penghuni|reseller|mitra|penyewa|wali)(?!\p{L})/iu.test(
      company,
    )
  if (many)
    return {
      ...readParty(undefined),
      name: sentenceCase(company.replace(/^semua/i, 'Seluruh')),
      title: cleaned(party?.title),
    }
  const nameIsBusiness = (company === '' || !isBusinessName(company)) && isBusinessName(name)
  // `Ketua RT 05 Pak Gatot`: an office stands before the name.
  const [, office = '', person = ''] =
    /^((?:ketua|kepala|wali|lurah|camat|direktur|manajer|pimpinan|pemilik|bendahara)\b.*?)\s+((?:pak\s|bu\s|bapak\s|ibu\s|hj?\.\s?|kh\.\s?|drs?\.\s?|ir\.\s?).+)$/i.exec(
      name,
    ) ?? []
  return {
    name: nameIsBusiness ? formalName(company) : formalName(person) || name,
    company: nameIsBusiness ? name : company,
    title: cleaned(party?.title) || sentenceCase(office),
    address: cleaned(party?.address) || town,
    phone: cleaned(party?.phone),
    email: cleaned(party?.email),
  }
}

export const isNamed = ({ name, company }: RequestParty): boolean => name !== '' || company !== ''

const samePerson = (one: RequestParty, other: RequestParty): boolean =>
  one.name === other.name && one.company === other.company

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
  party.company === '' &&
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

/** Letters that one person writes for himself to the house where he works or wants to. */
const personalForms: ReadonlySet<OfficialForm> = new Set(['izin', 'lamaran', 'pengunduran'])

const ownPeople = /\b(?:buat|untuk|utk)\s+(?:adik|anak|kakak|suami|istri|teman|sepupu|keponakan|ponakan)\b/i

/** `lamaran kerja sebagai barista di Kopi Lama cabang Malang`: where the work is that is applied for. */
const appliedTo = (text: string): string | undefined =>
  /\b(?:lamaran|melamar|ngelamar|posisi|lowongan)\b[^.;\n]{0,80}?\b(?:di|ke|pada)\s+((?:(?:PT|CV|UD)\.\s)?(?:\p{Lu}(?:[\p{L}'’&-]|\.(?=\p{L}))*|cabang|dan|&|\d+)(?:\s+(?:\p{Lu}(?:[\p{L}'’&-]|\.(?=\p{L}))*|cabang|&|\d+))*)/u
    .exec(text)?.[1]
    ?.trim()

/** `bekerja sebagai barista di Kopi Toba Balige`, `bagian packing di Pabrik Tahu`: as what, and where. */
const worksAt = new RegExp(
  `(?<!\\p{L})(?:(?:be)?kerja\\s+(?:sebagai|sbg|jadi)|sebagai|sbg|bagian|jadi|jabatan|posisi)\\s+((?:\\p{Ll}+\\s){1,4}?)(?:di|pada)\\s+(${house})|(?<!\\p{L})(?:be)?kerja\\s+()di\\s+(${house})`,
  'u',
)

/** `saya Citra, admin di CV Pandu`: in a letter to one's own employer the house is who is written to. */
export const toEmployer = (
  sides: { readonly sender: RequestParty; readonly recipient: RequestParty },
  form: OfficialForm,
  places: readonly string[],
  text = '',
): { sender: RequestParty; recipient: RequestParty } => {
  const { sender, recipient } = sides
  // `resign letter buat saya Kevin`: whoever says `saya` with his name writes.
  const self =
    personalForms.has(form) || form === 'permohonan' || form === 'keluhan' ? tellerOf(text, readParty(null)).name : ''
  if (self !== '' && sender.company === '' && plainName(sender.name) !== plainName(self)) {
    const isReader = recipient.name === self
    const writer = { ...(isReader ? recipient : sender), name: self, company: '' }
    return toEmployer(
      { sender: writer, recipient: isReader ? { ...recipient, name: '', title: '' } : recipient },
      form,
      places,
      text,
    )
  }
  // `lamaran buat adik saya Ayu`: she is who applies.
  const isFor = !isNamed(sender) && recipient.name !== '' && recipient.company === '' && form === 'lamaran'
  if (isFor && ownPeople.test(text)) return toEmployer({ sender: recipient, recipient: sender }, form, places, text)
  const wanted = appliedTo(text) || places.find((place) => isBusinessName(place))
  if (form === 'lamaran' && wanted !== undefined && (!isNamed(recipient) || sender.company !== ''))
    return { sender: { ...sender, company: '' }, recipient: { ...recipient, company: properName(wanted) } }
  const pupil = form === 'izin' ? pupilOf(text) : null
  // A child's letter is its parent's.
  if (pupil && plainName(sender.name).startsWith(pupil.name))
    return { sender: { ...sender, name: formalName(pupil.parent), company: '' }, recipient }
  // `kerja sebagai barista di Kopi Toba`: what somebody leaves is where he works.
  const works = form === 'pengunduran' || form === 'izin' ? worksAt.exec(text) : null
  const work = works?.[1]?.trim() ?? ''
  const workplace = works?.[2] ?? works?.[4] ?? ''
  if (workplace !== '' && recipient.company === '' && sender.name !== '')
    return {
      sender: { ...sender, company: '', title: sender.title || sentenceCase(work) },
      recipient: { ...recipient, company: properName(workplace) },
    }
  const left = form === 'pengunduran' ? places.find((place) => isBusinessName(place)) : undefined
  if (left !== undefined && recipient.company === '' && sender.company === '')
    return { sender, recipient: { ...recipient, company: properName(left) } }
  if (!personalForms.has(form) || sender.name === '' || sender.company === '' || recipient.company !== '') return sides
  return { sender: { ...sender, company: '' }, recipient: { ...recipient, company: sender.company } }
}

/** A letter without a sender may come from the neighbourhood it names; an office writes for its house. */
export const senderOf = (sender: RequestParty, reading: Reading, documentType: DocumentType): RequestParty => {
  const office = sender.company === '' ? officeOf(sender.name) : null
  if (office) return { ...sender, name: '', ...office }
  const own = documentType === 'laporan' || /\bundangan\b/i.test(reading.text)
  // `kepada pelanggan Laundry Bersih`: the house writes to its own people.
  const ownPeople =
    /^(?:(?:Seluruh|Para|Segenap|Semua)\s)?(?:Pelanggan|Karyawan|Konsumen|Warga|Siswa|Jamaah|Jemaah|Penghuni|Anggota|Wali Murid|Wali Siswa|Wali Santri|Orang Tua Murid|Orang Tua Siswa|Reseller|Pedagang|Penyewa)\s+(.+)$/u.exec(
      (reading.recipient?.name || reading.recipient?.company || '')
        .replace(/\s(?:namanya|bernama|kalau|kalo|klo|bahwa)(?:\s.*)?$/iu, '')
        .replaceAll(
          /(?<!\p{L})(?:seluruh|para|segenap|semua|pelanggan|karyawan|konsumen|warga|siswa|anggota|penghuni|wali|murid|reseller|pedagang|penyewa)(?!\p{L})/gu,
          (word) => sentenceCase(word),
        ),
    )?.[1]
  const isOwners =
    !isNamed(sender) ||
    (sender.company === '' &&
      /^(?:pemilik|pimpinan|owner|direktur|manajer|kepala|ketua|hrd|pengelola)/i.test(sender.title))
  if (ownPeople !== undefined && ownPeople.includes(' ') && isOwners && isBusinessName(ownPeople))
    return { ...sender, company: ownPeople }
  // `sudah kerja di bengkel Jaya`: who certifies work is where it is done.
  const house = reading.places.find((place) => isBusinessName(place))
  if (
    house !== undefined &&
    !isNamed(sender) &&
    /\b(?:keterangan|suket|rekomendasi|peringatan|teguran|sp\s?[123])\b/i.test(reading.text)
  )
    return { ...sender, company: sentenceCase(house) }
  const neighbourhood = own && !isNamed(sender) ? neighbourhoodOf(reading.text) : ''
  return neighbourhood === '' ? sender : { ...sender, company: neighbourhood }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Letters that a person writes for himself, whatever houses they name. */
const ofOnePerson: ReadonlySet<OfficialForm> = new Set([...personalForms, 'pernyataan', 'kuasa'])

/** `sewa 1jt`: the last line of a list is no house. */
const ofMoney = /\d[\d.,]*\s?(?:rb|ribu|jt|juta|k)(?!\p{L})|\d{4,}|^(?:sewa|gaji|listrik|air)\s\d/iu

/** The house behind a letter, where no cue told it: named as such, or as the message's last words. */
export const withHouse = (
  sender: RequestParty,
  about: {
    readonly text: string
    readonly documentType: DocumentType
    readonly form: OfficialForm
    readonly reader: string
    /** Houses that are named without a part in the paper. */
    readonly others: readonly string[]
  },
): RequestParty => {
  const { text, documentType, form, reader, others } = about
  const personal = documentType === 'surat_resmi' && ofOnePerson.has(form)
  const closing = signedOff(text)
  // `invoice catering rapat … . Dapur Mbak Lastri`: what stands right behind the paper is its matter.
  const isMatter =
    sender.company !== '' &&
    closing !== '' &&
    !sender.company.includes(closing) &&
    new RegExp(`\\b(?:invoice|tagihan|nota|penawaran|kuitansi|kwitansi)\\s+${escaped(sender.company)}`, 'i').test(text)
  if (isMatter) return { ...sender, company: closing }
  if (sender.company !== '' || documentType === 'kontrak' || personal) return sender
  const ofActivity = documentType === 'proposal' && sender.name !== '' && officerOf(text, []) !== null
  const isPanel = documentType === 'laporan' && /\bketua panitia\b/i.test(text)
  const reporting =
    documentType === 'laporan' || form === 'berita_acara' || form === 'notulen' ? houseIn(text, reader) : ''
  const house =
    namedHouse(text) ||
    (isPanel ? committeeOf(text) : '') ||
    (ofMoney.test(closing) ? '' : closing) ||
    (/^panitia\b/i.test(reporting) ? '' : reporting.replace(/^gudang\s(?=PT|CV|UD|Toko)/i, '')) ||
    (ofActivity ? houseIn(text, reader) : '') ||
    (ofActivity ? committeeOf(text) : '') ||
    // `8 karyawan Batik Laras`: the one house beside the reader writes.
    (documentType === 'surat_resmi' && !isNamed(sender) && others.length === 1 ? (others[0] ?? '') : '')
  const isReader = reader !== '' && house.toLowerCase().includes(reader.toLowerCase())
  return house === '' || isReader ? sender : { ...sender, company: house }
}

const departmentAlone = /^(?:penjualan|pemasaran|marketing|keuangan|operasional|produksi|personalia|gudang|umum)$/i

/** Who signs: named as such, the one who writes, or who holds an office of the house. */
export const signerOf = (
  reading: Reading,
  sender: RequestParty,
  documentType: DocumentType,
  recipient: RequestParty,
): { name: string; title: string } => {
  const said = readParty(reading.signer)
  const name = plainName(said.name || sender.name)
  // `Manajer`, `Penjualan`: an office and its department, read apart.
  const isApart = said.title !== '' && !said.title.includes(' ') && departmentAlone.test(sender.title)
  const title = isApart ? `${said.title} ${titleCase(sender.title)}` : said.title || sender.title
  if ((name !== '' && title !== '') || documentType === 'kontrak' || documentType === 'kuitansi') return { name, title }
  const behindHouse = sender.company === '' || name !== '' ? '' : personBehind(sender.company, reading.text)
  if (behindHouse !== '') return { name: plainName(behindHouse), title }
  const officer = officerOf(reading.text, [recipient.name, ...reading.parties.map((party) => party.name ?? '')])
  if (officer === null || (name !== '' && plainName(officer.name).toLowerCase() !== name.toLowerCase()))
    return { name, title }
  return { name: name || officer.name, title: title || officer.title }
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
])

/** Letters that often go to many people at once. */
const toMany: ReadonlySet<OfficialForm> = new Set(['pemberitahuan', 'undangan'])

/** To whom a letter goes where the reading found nobody: a person behind what he is, or the people of a group. */
export const withReader = (recipient: RequestParty, form: OfficialForm, text: string): RequestParty => {
  if (form === 'kuasa' && !isNamed(recipient)) return { ...recipient, name: formalName(proxyOf(text)) }
  const found = writtenTo.has(form) ? addresseeOf(text) : null
  if (found && recipient.name === '' && recipient.company !== '' && personalForms.has(form))
    return { ...recipient, name: formalName(found.name), title: sentenceCase(found.title) }
  if (isNamed(recipient)) {
    const isSame = found !== null && formalName(found.name) === recipient.name && recipient.title === ''
    return isSame
      ? { ...recipient, title: sentenceCase(found.title), company: recipient.company || found.company }
      : recipient
  }
  if (found) return { ...recipient, ...found, name: formalName(found.name) }
  const warned = form === 'peringatan' ? workerOf(text) : null
  if (warned) return { ...recipient, name: formalName(warned.name), title: warned.title }
  return toMany.has(form) ? { ...recipient, name: groupOf(text) } : recipient
}
