import type { Reading } from '#core/assistant/shared/reading.ts'
import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'

import type { DocumentRequest, OfficialForm, RequestParty } from '../../document-request.ts'
import { formalName, plainName } from '../../letter/wording.ts'
import { putsOnRecord, sendsSomebody } from '../official-forms.ts'
import { debtorIn } from '../sums/debt-declared.ts'
import { homeTown } from './home-town.ts'
import { declaring } from './name-patterns.ts'
import { personalForms, toEmployer } from './personal-letters.ts'
import { cleaned, isNamed, readParty } from './read-party.ts'
import { sidesOf } from './request-sides.ts'
import { certifiedIn } from './told-certified.ts'
import { leasedAt } from './told-deals.ts'
import { withCalling, withoutCustomer, withReader } from './told-readers.ts'
import { withToldRoles } from './told-roles.ts'
import { postOf } from './told-post.ts'
import { transferSides } from './told-transfer.ts'
import { houseOfTraveller, withAllSent } from './told-travellers.ts'
import { senderOf, signerOf, withHouse } from './writing-house.ts'

/** `(Bu Iis Aisyah 0812…)`: a number that follows somebody's name is his. */
const isRightBehind = (text: string, name: string, number: string): boolean => {
  const at = name === '' ? -1 : text.indexOf(plainName(name))
  const behind = at === -1 ? '' : text.slice(at + plainName(name).length, at + plainName(name).length + 30)
  return (
    number !== '' &&
    behind.replaceAll(/\D/g, '').startsWith(number.replaceAll(/\D/g, '').slice(0, 8)) &&
    !/[\n.;]/.test(behind.split(/\d/)[0] ?? '')
  )
}

/** What stands right behind a name: `Retno Palupi, alamat Jl. Mawar 8`. */
const behindName = (text: string, name: string): string => {
  const at = text.toLowerCase().lastIndexOf(name.toLowerCase())
  return at === -1
    ? ''
    : text
        .slice(at + name.length)
        .replace(/^(?:,\s*|\s(?=Jl|Jalan))(?:(?:alamat|beralamat)(?:nya)?(?:\sdi)?\s*:?\s*)?/iu, '')
}

/** `gudang kami pindah ke Jl. Raya Ungaran`: where somebody moves is no address of the reader. */
const movesTo = (address: string, text: string): boolean => {
  const at = address === '' ? -1 : text.toLowerCase().indexOf(address.toLowerCase().replace(/\./g, ''))
  return at > 0 && /(?<!\p{L})pindah(?:an)?\s(?:lokasi\s|alamat\s)?(?:ke|di)\s$/iu.test(text.slice(0, at))
}

/** Papers that somebody gives for himself, whomever he works for. */
const ofOneself: ReadonlySet<OfficialForm> = new Set(['kuasa', 'pernyataan'])
const worksThere =
  /^(?:operator|karyawan|pegawai|staff?|admin|kasir|sopir|supir|driver|kurir|buruh|teknisi|mekanik|guru|perawat|satpam|security|koki|juru masak|pelayan|barista|sales|helper|penjahit|penjaga|mandor|tukang)(?!\p{L})/iu

/** Papers of goods, which their reader never signs. */
const toBuyer: ReadonlySet<DocumentType> = new Set(['invoice', 'surat_penawaran'])

/** `PT Mitra HRD Bu Tika`, `Studio Kenanga Juli`: who speaks for a house, or a month behind it, is none of its name. */
const houseAlone = (company: string): string =>
  company.replace(
    /(?<=^R[TW]\s.{0,20}\d)\s(?:Pak|Bu|Bapak|Ibu)\s\p{Lu}.*$|\s(?:(?:HRD|[Mm]anajer|[Oo]wner|[Dd]irektur|[Pp]emilik|[Pp]impinan)\s(?:Pak|Bu|Bapak|Ibu)\s\p{Lu}.*|(?:Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember))$/u,
    '',
  )

/** `bendahara MI Al-Hidayah Ibu Khadijah`: between an office and its holder stands the house; null where none does. */
const holderBehind = (company: string, text: string): { house: string; name: string; title: string } | null => {
  const [, house = '', name = ''] = /^(.{4,60}?)\s((?:Pak|Bu|Bapak|Ibu)\s\p{Lu}.*)$/u.exec(company) ?? []
  const office = /(?<!\p{L})(bendahara|ketua|kepala|sekretaris|direktur|manajer|admin|pimpinan)\s$/iu.exec(
    text.slice(0, Math.max(0, text.indexOf(company))),
  )?.[1]
  return house === '' || office === undefined
    ? null
    : { house, name: plainName(name), title: sentenceCase(office.toLowerCase()) }
}

/** `wali murid Agung Nugroho`: whose child it is is no part of his name. */
const withoutWard = (name: string): string =>
  name.replace(/^(?:Wali|Orang Tua) (?:Murid|Siswa|Santri)\s(?=\p{Lu})/u, '')

/** `Ibu Ida (pembuat kue)`: what somebody is, in brackets, is no house. */
const isSortOf = (company: string, text: string): boolean =>
  company !== '' && !text.includes(company) && text.includes(`(${company.toLowerCase()})`)

/** Papers that say where those of whom they tell live. */
const livesWhere: ReadonlySet<OfficialForm> = new Set(['kuasa', 'keterangan', 'pernyataan'])

/** `Sri Mulyani alamat desa Karanganyar`: where somebody lives, told right behind his name; empty where it is not. */
const livesAt = (text: string, name: string): string => {
  const at = stands(text, name)
  const behind = at === -1 ? '' : text.slice(at + plainName(name).length)
  const told =
    /^\s*,?\s*(?:nik\s*:?\s*\d{16}\s*,?\s*)?(?:alamat(?:nya)?|beralamat|tinggal|bertempat tinggal)\s*:?\s(?:di\s)?([^,;\n.]{3,70})/iu
      .exec(behind)?.[1]
      ?.trim() ?? ''
  return told === told.toLowerCase() ? titleCase(told) : sentenceCase(told)
}

/** Where a name or an address stands in a message; -1 where it does not. */
const stands = (text: string, what: string): number =>
  what === '' ? -1 : text.toLowerCase().indexOf(plainName(what).toLowerCase())

const isSamePerson = (one: string, other: string): boolean => one !== '' && plainName(one) === plainName(other)

/** Papers that tell of one of the house's or the neighbourhood's own. */
const ofOwnOne: ReadonlySet<OfficialForm> = new Set(['keterangan', 'rekomendasi', 'peringatan', 'tugas', 'sertifikat'])

/** The office of a reader; that his name says already (`Kepala Sekolah SDN …`) is none. */
const titleBeside = ({ name, title }: RequestParty, text: string, form: OfficialForm): string =>
  title === '' && ofOwnOne.has(form)
    ? sentenceCase(postOf(name, text))
    : name.startsWith(title)
      ? ''
      : title.replace(/^yth\.?$/iu, '')

/** Who stands in a paper, and what is told of them alone. */
interface PaperPeople extends Pick<DocumentRequest, 'sender' | 'recipient' | 'parties' | 'signer'> {
  /** Where what is leased lies, which was read as somebody's address. */
  readonly leased: string
  /** What was taken for the house that writes before the house itself was found. */
  readonly takenForHouse: string
}

/** The people of a paper by their parts in it. */
export const peopleOf = (reading: Reading, documentType: DocumentType, form: OfficialForm): PaperPeople => {
  const sides =
    documentType === 'surat_resmi'
      ? toEmployer(sidesOf(reading, documentType), form, reading.places, cleaned(reading.text))
      : sidesOf(reading, documentType)
  // `nota retur dari Toko Ananda`: whoever gave the goods back is written to.
  const isBack = form === 'retur' && documentType === 'surat_resmi' && !isNamed(sides.recipient)
  const read =
    documentType !== 'surat_resmi' || isBack
      ? sides[isBack ? 'sender' : 'recipient']
      : putsOnRecord.has(form)
        ? readParty(null)
        : withReader(withoutCustomer(sides.recipient, form), form, reading.text)
  const wrote = isBack ? readParty(null) : senderOf(sides.sender, reading, documentType)
  // `tenda dari Bu Wiwik`: of whom minutes tell does not write them.
  const writes = form === 'notulen' && wrote.company === '' ? { ...wrote, name: '' } : wrote
  const self = form === 'pernyataan' && !isNamed(writes) ? (declaring.exec(reading.text)?.[1] ?? '') : ''
  const sent = self === '' ? writes : { ...writes, name: formalName(self) }
  // `a.n. Wardah, Kabid BUMDes Maju`: who is sent belongs to the house that sends.
  const sends = sendsSomebody(documentType, form)
  const ofSent = sends && sent.company === '' ? [sides.recipient, ...reading.parties.map(readParty)] : []
  const employer =
    ofSent.find(({ company }) => company !== '')?.company ?? (ofSent.length > 0 ? houseOfTraveller(reading.text) : '')
  const writer = withHouse(employer === '' ? sent : { ...sent, company: employer }, {
    text: reading.text,
    documentType,
    form,
    reader: read.company,
    others: reading.parties
      .map((party) => readParty(party).company)
      .filter((house) => house !== '' && house !== read.company),
  })
  const told = withToldRoles(
    { sender: writer, recipient: read, signer: signerOf(reading, writer, documentType, read), others: [] },
    { text: reading.text, documentType, form },
  )
  const { signer: found } = told
  const people = form === 'mutasi' ? { ...told, ...transferSides(told, reading.text) } : told
  const { recipient: reader, parties } = withAllSent(reading, people, sends)
  // `… Depot Segar, Jl. Mawar 8 Klaten`: an address right behind the house that writes is its own.
  const ofWriter = new RegExp(
    '(?<!\\p{L})(?:warung|toko|rumah|usaha|kios|kedai|bengkel|ruko|kantor|gudang)\\s(?:saya|kami)\\s(?:yang\\s)?(?:ada\\s)?(?:beralamat\\s)?(?:di\\s)?$',
    'iu',
  ).test(reading.text.slice(0, Math.max(0, reading.text.indexOf(reader.address))))
  const isOwnAddress =
    (documentType === 'surat_resmi' && reader.address !== '' && ofWriter) ||
    (documentType === 'surat_resmi' &&
      personalForms.has(form) &&
      people.sender.address === '' &&
      reader.address !== '' &&
      new RegExp(`(?<!\\p{L})alamat(?:nya|\\s(?:saya|rumah))?\\s*:?\\s(?:di\\s)?$`, 'iu').test(
        reading.text.slice(0, Math.max(0, reading.text.indexOf(reader.address))),
      ))
  const isWriters =
    isOwnAddress ||
    (reader.address !== '' &&
      (people.sender.address === '' || people.sender.address === reader.address) &&
      [people.sender.company, told.signer.name].some(
        (name) => name !== '' && behindName(reading.text, name).toLowerCase().startsWith(reader.address.toLowerCase()),
      ))
  const recipient =
    isWriters || movesTo(reader.address, reading.text)
      ? { ...reader, address: '' }
      : documentType === 'surat_resmi'
        ? withCalling(reader, reading.text)
        : reader
  const whole = isWriters ? { ...people.sender, address: reader.address } : people.sender
  const isWorker =
    ofOneself.has(form) &&
    documentType === 'surat_resmi' &&
    whole.name !== '' &&
    whole.company !== '' &&
    worksThere.test(whole.title)
  const sender = isWorker ? { ...whole, company: '', title: `${whole.title} ${whole.company}` } : whole
  const ofSender = documentType === 'kontrak' ? leasedAt(reading.text, sender.address) : ''
  const ofReader = documentType === 'kontrak' ? leasedAt(reading.text, recipient.address) : ''
  const leased = ofSender || ofReader
  // Whom a meeting chose or named does not write its minutes.
  const isWriter =
    reading.signer !== null ||
    /\b(?:notulis|sekretaris|pencatat|(?:yang|yg) (?:nulis|menulis|nyatet|nyatat|mencatat|catat))\b/i.test(reading.text)
  const debtor = form === 'pernyataan' && found.name === '' ? debtorIn(reading.text) : ''
  const signer =
    debtor !== ''
      ? { name: debtor, title: '' }
      : (form === 'notulen' && !isWriter) || (toBuyer.has(documentType) && isSamePerson(found.name, recipient.name))
        ? { name: '', title: '' }
        : isWorker
          ? { ...found, title: sender.title }
          : found
  const isReaders = (number: string): boolean =>
    isRightBehind(reading.text, recipient.name || recipient.company, number)
  const phone = reading.phones.find((number) => number !== recipient.phone && !isReaders(number)) ?? ''
  const email = reading.emails.find((address) => address !== recipient.email) ?? ''
  // What stands behind the reader, or within what is certified, is no address of the writer.
  const certified = form === 'keterangan' ? (certifiedIn(reading.text)?.fact ?? '') : ''
  const isElsewhere =
    sender.address === recipient.address || sender.address === sender.company || certified.includes(sender.address)
  // `yang dikuasakan adik saya Sutrisno, alamat …`: an address behind whoever is empowered is his.
  const isProxys =
    form === 'kuasa' &&
    recipient.address === '' &&
    sender.address !== '' &&
    stands(reading.text, recipient.name) < stands(reading.text, sender.address) &&
    stands(reading.text, sender.name) < stands(reading.text, recipient.name)
  const ownAddress = (isElsewhere || isProxys ? '' : sender.address) || livesAt(reading.text, sender.name)
  // `anak saya … dari SDN 5 ke SDN 2`: what a child leaves does not write for it.
  const isLeft =
    form === 'permohonan' &&
    /(?<!\p{L})(?:anak|putra|putri)\s(?:saya|aku|sy)(?!\p{L})/iu.test(reading.text) &&
    sender.company !== '' &&
    reading.text.includes(`dari ${sender.company} ke`)
  const holder = signer.name === '' ? holderBehind(sender.company, reading.text) : null
  // `kuasa … ke Rahmat di SMA Negeri 1`: where something is done is not the proxy's house.
  const isDoneAt = form === 'kuasa' && recipient.name !== '' && reading.text.includes(`di ${recipient.company}`)
  return {
    sender: {
      ...sender,
      company: isLeft || isSortOf(sender.company, reading.text) ? '' : (holder?.house ?? houseAlone(sender.company)),
      title: sender.title || (isSortOf(sender.company, reading.text) ? sender.company : ''),
      name: withoutWard(sender.name),
      address: ofSender === '' ? ownAddress || homeTown(reading.text, recipient) : '',
      phone: (isReaders(sender.phone) ? '' : sender.phone) || cleaned(phone),
      email: sender.email || cleaned(email),
    },
    recipient: {
      ...recipient,
      company: isDoneAt ? '' : recipient.company,
      title: titleBeside(recipient, reading.text, form),
      address:
        ofReader !== ''
          ? ''
          : isProxys
            ? sender.address
            : recipient.address || (livesWhere.has(form) ? livesAt(reading.text, recipient.name) : ''),
    },
    parties,
    signer: holder ?? { ...signer, name: withoutWard(signer.name) },
    leased,
    takenForHouse: sent.company === sender.company ? '' : sent.company,
  }
}
