import { inPattern } from '#core/text/shared/in-pattern.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import { isTown } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'
import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'

import { isBusinessName } from '../../business-name.ts'
import type { OfficialForm, RequestParty } from '../../document-request.ts'
import { plainName } from '../../letter/wording.ts'
import { summons } from '../official-forms.ts'
import { personalForms } from './personal-letters.ts'
import { isNamed, readParty } from './read-party.ts'
import {
  committeeOf,
  houseIn,
  houseOfMeeting,
  namedHouse,
  officerOf,
  ownsHouse,
  personBehind,
  signedOff,
} from './told-people.ts'

/** The neighbourhood that writes where no other sender is named: `RT 05 RW 02`. */
export const neighbourhoodOf = (text: string): string =>
  /\b(?:rt|rw)\.? ?\d{1,3}(?:\s*[/,]?\s*rw\.? ?\d{1,3})?\b/i.exec(text)?.[0].toUpperCase().replaceAll(/\s+/g, ' ') ?? ''

const officeHeads: readonly (readonly [RegExp, string])[] = [
  [/^camat\s+/i, 'Kecamatan '],
  [/^lurah\s+/i, 'Kelurahan '],
  [/^(?:kades)\s+/i, 'Desa '],
  [/^(?:kepala|ketua|direktur|pimpinan|manajer|manager)\s+/i, ''],
]

/** An office that writes: `Kepala Desa Sumber` is the head of `Desa Sumber`, and no person's name. */
const officeOf = (name: string): { readonly company: string; readonly title: string } | null => {
  const found = officeHeads.find(([head]) => head.test(name))
  if (!found) return null
  const company = name.replace(found[0], found[1])
  const title = /^kepala sekolah\b/i.test(name) ? 'Kepala Sekolah' : name
  return { company: /^kepala sekolah\b/i.test(name) ? name.replace(/^kepala sekolah\s*/i, '') : company, title }
}

/** A letter without a sender may come from the neighbourhood it names; an office writes for its house. */
export const senderOf = (sender: RequestParty, reading: Reading, documentType: DocumentType): RequestParty => {
  const office = sender.company === '' ? officeOf(sender.name) : null
  if (office) return { ...sender, name: '', ...office }
  const ofFamily =
    /(?<!\p{L})(?:(?:rumah|kediaman|anak|putra|putri) (?:kami|saya)|keluarga (?:besar )?(?:bapak|pak|ibu|bu|alm))(?!\p{L})/iu.test(
      reading.text,
    )
  const own = documentType === 'laporan' || (/\b(?:undangan|berita acara|notulen)\b/i.test(reading.text) && !ofFamily)
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
  if (
    ownPeople !== undefined &&
    /\s(?!kamar|lantai|blok|nomor|no$)/iu.test(ownPeople) &&
    isOwners &&
    isBusinessName(ownPeople)
  )
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

/** `panitia Karang Taruna Desa Baru`: of whom the committee is that asks for something. */
const committeeHouse =
  /(?<!\p{L})panitia(?:nya)?\s((?:Karang Taruna|Remaja Masjid|Pemuda|PKK|Majelis|Yayasan|Sanggar|Komunitas|Paguyuban|Ikatan|Himpunan|OSIS|RT|RW|Desa|Dusun)(?:\s[\p{Lu}\d][\p{L}\d'’]*){0,4})/u

/** Letters that a person writes for himself, whatever houses they name. */
const ofOnePerson: ReadonlySet<OfficialForm> = new Set([...personalForms, 'pernyataan', 'kuasa'])

/** `sewa 1jt`: the last line of a list is no house. */
const ofMoney = /\d[\d.,]*\s?(?:rb|ribu|jt|juta|k)(?!\p{L})|\d{4,}|^(?:sewa|gaji|listrik|air)\s\d/iu

/** `magang ke PT Sinar`: where somebody goes writes nothing. */
const isGoal = (house: string, text: string): boolean =>
  /(?<!\p{L})(?:ke|kepada|kpd)\s$/iu.test(text.slice(0, Math.max(0, text.indexOf(house))))

const ofSchool =
  /(?<!\p{L})(?:rekomendasi|keterangan|tugas)(?!\p{L})[^.;\n]{0,60}\s(?:siswi?a?|murid|santri|mahasiswa)\s(?:saya|kami)(?!\p{L})/iu

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
  // `RT 03 RW 07 kelurahan Sukajadi`: the neighbourhood writes, not the whole quarter.
  const within = new RegExp(`(?<!\\p{L})(?:rt|rw)\\.?\\s?\\d{1,3},?\\s${inPattern(sender.company)}(?!\\p{L})`, 'iu')
  if (/^(?:kelurahan|desa|dusun|kampung)\s/iu.test(sender.company) && within.test(text))
    return { ...sender, company: `${neighbourhoodOf(text)} ${sender.company}` }
  const closing = signedOff(text)
  // `invoice catering rapat … . Dapur Mbak Lastri`: what stands right behind the paper is its matter.
  const isMatter =
    sender.company !== '' &&
    closing !== '' &&
    !sender.company.includes(closing) &&
    new RegExp(`\\b(?:invoice|tagihan|nota|penawaran|kuitansi|kwitansi)\\s+${inPattern(sender.company)}`, 'i').test(
      text,
    )
  if (isMatter) return { ...sender, company: closing }
  if (sender.company !== '' || documentType === 'kontrak' || personal) return sender
  const ofActivity = documentType === 'proposal' && sender.name !== '' && officerOf(text, []) !== null
  const isPanel = documentType === 'laporan' && /\bketua panitia\b/i.test(text)
  // `siswa saya … dari SMK …`: whoever calls somebody his pupil writes for the school.
  if (!isNamed(sender) && reader !== '' && ofSchool.test(text)) return { ...sender, company: reader }
  const reporting =
    documentType === 'laporan' ||
    form === 'berita_acara' ||
    form === 'notulen' ||
    ((form === 'pemberitahuan' || summons.test(text)) && reader === '' && !isNamed(sender))
      ? houseIn(text, reader)
      : ''
  const house =
    namedHouse(text) ||
    (isPanel ? committeeOf(text) : '') ||
    (ofMoney.test(closing) ? '' : closing) ||
    (/^panitia\b/i.test(reporting) ? '' : reporting.replace(/^gudang\s(?=PT|CV|UD|Toko)/i, '')) ||
    (form === 'notulen' ? houseOfMeeting(text) : '') ||
    (ofActivity ? houseIn(text, reader) : '') ||
    (ofActivity ? committeeOf(text) : '') ||
    (form === 'permohonan' && sender.company === '' ? (committeeHouse.exec(text)?.[1] ?? '') : '') ||
    // `8 karyawan Batik Laras`: the one house beside the reader writes.
    (documentType === 'surat_resmi' && !isNamed(sender) && others.length === 1 && !isGoal(others[0] ?? '', text)
      ? (others[0] ?? '')
      : '')
  const isReader = reader !== '' && house.toLowerCase().includes(reader.toLowerCase())
  return house === '' || isReader
    ? sender
    : { ...sender, company: house, title: sender.title || (ownsHouse(text) ? 'Pemilik' : '') }
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
  if (behindHouse !== '' && !isTown(behindHouse)) return { name: plainName(behindHouse), title }
  const officer = officerOf(reading.text, [recipient.name, ...reading.parties.map((party) => party.name ?? '')])
  if (officer === null || (name !== '' && plainName(officer.name).toLowerCase() !== name.toLowerCase()))
    return { name, title }
  return { name: name || officer.name, title: title || officer.title }
}
