import type { DocumentType } from '#core/items/shared/kinds.ts'

import { isBusinessName } from './business-name.ts'
import type { OfficialForm, RequestParty } from './document-request.ts'
import { honour, house, nameWord, person, relation } from './name-patterns.ts'
import { handedSides } from './told-handover.ts'
import { withToldReader } from './told-readers.ts'
import { slipHouse, slipOf } from './told-slips.ts'
import { withToldHouse } from './told-houses.ts'
import { toldSigner, withOffice } from './told-signers.ts'
import { isOfEvent } from './request-lines.ts'
import { tellerOf } from './told-deals.ts'
import { formalName, plainName, sentenceCase, titleCase } from './wording.ts'

/** Of whom a paper of the house tells: `Maria Goreti yang bekerja sebagai kasir`, `Dina sama Bagas ikut pelatihan`. */
const working = new RegExp(`(${person})\\s+(?:yang|yg)\\s+(?:be)?kerja(?!\\p{L})`, 'u')
const sent = new RegExp(
  `(?:^|[.!:;,\\n]\\s*|tugas(?:nya)?\\s+)(${person})((?:\\s*(?:,|dan|sama|&|serta|bareng)\\s*${person}){0,5})\\s+(?:ikut|hadir|menghadiri|mengikuti|ngikutin|berangkat|mewakili|wakilin|jaga|dinas|ke)(?!\\p{L})`,
  'u',
)
/** `pak Hendrik (UD Laut Banda) blm bayar`, `Bu Sri nunggak 3 bulan`. */
const owing = new RegExp(
  `((?:PT|CV|UD|Toko|Warung|Hotel|Koperasi)\\s${house}|${honour.replace(/\*$/, '+')}${nameWord}(?:\\s${nameWord}){0,3})\\s*(?:\\((${house})\\)\\s*)?(?:masih\\s+|sudah\\s+|udah\\s+)?(?:blm|belum|nunggak|menunggak|telat|punya utang|punya hutang|ngutang|berutang|utang|hutang)(?!\\p{L})`,
  'u',
)
/** `Kapolsek Ciwidey mau saya surati`. */
const written = new RegExp(
  `(${house})\\s+(?:mau|akan|hendak|ingin|pengen|perlu)\\s+(?:saya|sy|kami|aku|kita)\\s+(?:surati|kirimi surat|kasih surat)`,
  'u',
)
/** `Keponakanku Dewi Anjani … ngelamar`. */
const ownPeople = new RegExp(
  `(?<!\\p{L})(?:[Aa]dik|[Aa]nak|[Kk]akak|[Ss]uami|[Ii]stri|[Tt]eman|[Ss]epupu|[Kk]eponakan|[Pp]onakan)(?:ku|\\s+(?:saya|sy|aku|kami))\\s*,?\\s+(${person})`,
  'u',
)
/** `namanya Homestay Pak Long`: how the writers' house is called. */
const namedAs = new RegExp(`(?<!\\p{L})[Nn]amanya\\s*:?\\s+(${house})`, 'u')
const ownShop = new RegExp(
  `(?:[Uu]saha|[Tt]oko|[Ww]arung|[Kk]edai|[Bb]engkel)(?:ku|\\s(?:saya|sy|kami|gw|gue|aku))\\s*,?\\s+(${house})`,
  'u',
)
/** `servis AC di Klinik Medika: cuci 6 unit`: where work was done is who is billed for it. */
const workedAt = new RegExp(
  `(?:servis|service|pasang|masang|cuci|benerin|ngerjain|garap|perbaikan|renovasi|catering|katering)(?:\\s[\\p{L}\\d]+){0,3}?\\s(?:nih\\s|tadi\\s)?di\\s+(${house})`,
  'u',
)
/** `yg terima uang sy Debora Kambu`. */
const receivedBy = new RegExp(
  `(?:[Yy]ang|[Yy]g)\\s+(?:terima|nerima|menerima)(?:\\suang(?:nya)?)?\\s+(?:saya|sy|aku|gw|gue)(?:\\ssendiri)?\\s*,?\\s*(${person})(?:\\s*,\\s*(${house}))?`,
  'u',
)
/** `kasir di Swalayan Citra Rasa sejak 2019`. */
const employedAt = new RegExp(
  `(?:bekerja|kerja|kasir|admin|pelayan|sopir|guru|staf|karyawan|barista|koki|teknisi|penjaga)\\s+di\\s+(${house})\\s+sejak`,
  'u',
)
/** `bekerja sebagai pramusaji di Sunset Grill`: who certifies work is where it was done. */
const workedFor = new RegExp(
  `(?<!\\p{L})(?:be)?kerja(?:\\s+(?:sebagai|sbg|jadi)(?:\\s\\p{Ll}+){1,3})?\\s+di\\s+(${house})`,
  'u',
)
/** `nama : Fitriani` on a line of its own, with `jabatan : staf`. */
const namedLine = new RegExp(`(?:^|\\n)\\s*[Nn]ama(?:\\s\\p{Ll}+)?\\s*:\\s*(${person})`, 'u')
const officeLine = /(?:^|\n)\s*jabatan\s*:\s*([^\n,]{3,40})/iu
const namedHouse = new RegExp(
  `(?<!\\p{L})(?:[Pp]erusahaan|[Nn]ama usaha|[Uu]saha|[Tt]oko|[Ii]nstansi|[Pp]engirim)\\s*:\\s*(${house})`,
  'u',
)
/** `muat di TB Sinar`: from where a delivery leaves. */
const loadedAt = new RegExp(`(?<!\\p{L})(?:[Mm]uat|[Dd]imuat|[Aa]mbil barang)\\s+(?:di|dari)\\s+(${house})`, 'u')
/** `antar ke rumah Frangky Wenas di Airmadidi`. */
const homeOf = new RegExp(
  `(?<!\\p{L})ke\\s+(?:proyek\\s+|lokasi\\s+)?(?:rumah|alamat|tempat|kediaman|proyek|kebun|sawah|gudang)\\s+(${person})(?:\\s+di\\s+((?:Jl|Jln|Jalan|Gg|Gang)\\.?\\s[\\p{L}\\d. ]{3,40}|${house}))?`,
  'u',
)
/** `PO … kirim ke Es Teler Pondok Senja`: where the goods go is who orders them. */
const goingTo = new RegExp(
  `(?<!\\p{L})(?:di)?(?:kirim|antar)(?:kan)?\\s+ke\\s*:?\\s+(?:(?:rumah produksi|dapur|outlet|gudang|alamat|tempat|kantor)\\s(?:kami\\s)?)?(${house})`,
  'u',
)
/** `… 12 Des 2026. — Butik Mama Yos, Timika`: a stroke and a house close the message. */
const closing = new RegExp(`(?:—|–|(?<=\\s)-|~)\\s*(${house})(?:,\\s*${nameWord})?\\s*$`, 'u')

/** `kami Kue Kering Bunda setuju`, `kurir kami di CV Kilat`, `bagian packing di Pabrik Tahu`: the house of the writers. */
const ownHouse = new RegExp(
  `(?:^|[,.;:!]\\s*|(?<!\\p{L})dari\\s)(?:[Kk]ami|[Ww]e are)\\s*,?\\s+(?:dari\\s+)?(${house})(?:\\s+di\\s+(${nameWord}(?:\\s${nameWord})?))?`,
  'u',
)
const workingIn = new RegExp(`(?<!\\p{L})(?:kami|saya|sy|kita)\\s+di\\s+(${house})`, 'u')

const namesIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`(?:,|dan|sama|&|serta|bareng)\\s*(${person})`, 'gu'))].map(([, name = '']) => name)

/** Who stands for a house: `CV Mitra (diwakili Anton Wijaya)`. */
const deputyOf = (company: string, text: string): string => {
  const at = company === '' ? -1 : text.toLowerCase().indexOf(company.toLowerCase())
  if (at === -1) return ''
  const behind = new RegExp(
    `^\\s*[,(]?\\s*(?:yang |yg )?(?:diwakili|diwakilkan|wakilnya|perwakilan)(?:\\s+oleh)?\\s*:?\\s*(${person})`,
    'u',
  ).exec(text.slice(at + company.length))?.[1]
  return formalName(behind ?? '')
}

const nobody = { name: '', title: '' } as const

const isNamed = ({ name, company }: RequestParty): boolean => name !== '' || company !== ''

/** `kuasa ke anak saya, Dadan Ramdani`. */
const granted = new RegExp(
  `kuasa\\s+(?:ke|kepada|pada|untuk|buat|sama|dengan)\\s+(?:${relation}|\\p{Ll}{3,}ku\\s+)?(${person})`,
  'u',
)
/** `saya nyuruh anak saya Rizky buat ngambil …`: who is told to do it for one. */
const sentFor = new RegExp(
  `(?<!\\p{L})(?:nyuruh|menyuruh|suruh|minta tolong|menunjuk|nunjuk|mewakilkan(?:\\s(?:ke|kepada))?)\\s+(?:${relation})?(${person})`,
  'u',
)
/** `atas nama Andi Tenri`: in a letter of one's own, who writes. */
const inNameOf = new RegExp(`(?:[Aa]tas nama|(?<!\\p{L})a\\.?n\\.?)\\s*:?\\s+(${person})`, 'u')
/** `terima DP dari Kak Rina`: who paid. */
const paidBy = new RegExp(
  `(?:terima|diterima|uang|dp|DP|panjar|pembayaran|bayaran)\\s[^.;\\n]{0,60}?(?:dari|dr|dri)\\s+(${person})`,
  'u',
)
const ownLetters: ReadonlySet<OfficialForm> = new Set(['permohonan', 'keluhan', 'pengunduran', 'pernyataan', 'izin'])

/** `… Dari Pabrik Bakpia, ttd Lili`: the sentence with which a letter's writer closes it. */
const writesLast = (text: string, { company, name }: RequestParty): boolean => {
  const last = [...text.matchAll(/(?:^|[.!\n]\s*)[Dd]ari\s+/gu)].at(-1)
  const behind = last ? text.slice(last.index + last[0].length).toLowerCase() : ''
  return [company, plainName(name)].some((one) => one !== '' && behind.startsWith(one.toLowerCase()))
}

const borrowsSelf =
  /(?<!\p{L})(?:saya|sy|aku|gw|gue)\s+(?:yang\s|yg\s|mau\s)?(?:minjem|minjam|meminjam|pinjam|pinjem|ngutang|berutang|berhutang|utang|hutang)(?!\p{L})/iu

/** Whose own words turn the two sides round: a letter in somebody's name, a receipt that its house signs last. */
const turned = (
  { sender, recipient }: Pick<People, 'sender' | 'recipient'>,
  about: About,
): Pick<People, 'sender' | 'recipient'> & { readonly keepsSigner?: true } => {
  const { text, documentType, form } = about
  // `rekomendasi buat anak PKL saya, Nabila dari SMKN 4`: of whom a paper is does not write it.
  const [, subject = ''] = documentType === 'surat_resmi' && ofStaff.has(form) ? (behindPaper.exec(text) ?? []) : []
  if (subject !== '' && sender.name !== '' && plainName(formalName(subject)).startsWith(plainName(sender.name)))
    return {
      sender: { ...sender, name: '', title: '', company: namedAs.exec(text)?.[1] ?? '' },
      recipient: { ...sender, name: formalName(subject) },
    }
  // `antara saya Ratih sama Bu Wiwik, saya minjem 8 juta`: who lends stands first.
  const isBorrower = documentType === 'kontrak' && isNamed(recipient) && borrowsSelf.test(text)
  if (isBorrower && text.includes(`saya ${plainName(sender.name)}`) && sender.name !== '')
    return { sender: recipient, recipient: sender }
  const handed = handedSides(text, about, { sender, recipient })
  if (handed !== null) return handed
  const own = ownLetters.has(form) && documentType === 'surat_resmi' ? (inNameOf.exec(text)?.[1] ?? '') : ''
  if (own !== '' && recipient.name !== '' && formalName(own) === recipient.name)
    return { sender: recipient, recipient: sender }
  // `gula yang dateng dari PT Bogadana basah … Dari Pabrik Bakpia`: the one complained of stands first.
  if (documentType === 'surat_resmi' && isNamed(sender) && !writesLast(text, sender) && writesLast(text, recipient))
    return { sender: recipient, recipient: { ...sender, title: '' }, keepsSigner: true }
  const shop = documentType === 'kuitansi' ? (closing.exec(text)?.[1] ?? '') : ''
  const payer = shop === '' ? '' : formalName(paidBy.exec(text)?.[1] ?? '')
  if (payer !== '' && sender.name === payer)
    return { sender: { ...recipient, company: shop, name: '' }, recipient: { ...sender, company: '' } }
  return { sender, recipient }
}

/** A certificate of a business is no paper about its staff. */
const isOfBusiness = /\b(?:keterangan|suket|surket)\s+(?:domisili|usaha|tidak mampu|lunas)|\bdomisili\b/i

interface People {
  readonly sender: RequestParty
  readonly recipient: RequestParty
  readonly signer: { readonly name: string; readonly title: string }
  /** Who is named beside the recipient, where the letter tells of several. */
  readonly others: readonly string[]
}

interface About {
  readonly text: string
  readonly documentType: DocumentType
  readonly form: OfficialForm
}

const aboutPeople: ReadonlySet<OfficialForm> = new Set(['keterangan', 'rekomendasi', 'tugas', 'pengantar'])

/** `ke kepala sekolah`: an office without a name is asked. */
const toChief =
  /(?<!\p{L})(?:ke|kepada|kpd|buat)\s+((?:bapak\s|ibu\s|pak\s|bu\s)?(?:kepala sekolah|kepala desa|lurah|camat|bupati|wali kelas|ketua rt|ketua rw|hrd|pimpinan|manajer|direktur))(?=\s*(?:[,.;\n]|$))/iu
const schoolIn =
  /(?<!\p{L})(?:SDN?|SMPN?|SMAN?|SMKN?|MIN?|MTsN?|MAN?|TK|PAUD)\s(?:\d{1,3}\s)?\p{Lu}[\p{L}\d]*(?:\s\p{Lu}[\p{L}\d]*){0,3}/u
const pleads: ReadonlySet<OfficialForm> = new Set(['permohonan', 'keluhan', 'izin', 'lamaran', 'pengunduran'])

/** `disumbangkan ke panti asuhan`: who is given something is no reader of the report of it. */
const readsReport =
  /(?<!\p{L})(?:laporan(?:nya)?(?:\s\p{L}+){0,4}\s(?:ke|kepada|untuk|buat)|ditujukan|disampaikan|diserahkan ke(?:pada)?\s(?:pak|bu|bapak|ibu|kepala))(?!\p{L})/iu

/** `keterangan kerja Agus Salim Pohan, helper gudang, …`: of whom a paper is, right behind its name, and what he does. */
const behindPaper = new RegExp(
  `(?:[Kk]eterangan kerja|[Rr]ekomendasi(?: kerja)?|[Ss][Pp]\\s?-?[123]|[Pp]eringatan(?: (?:pertama|kedua|ketiga))?|[Tt]eguran)\\s*:?\\s+(?:untuk\\s|utk\\s|buat\\s|an\\.?\\s|a\\.n\\.?\\s)?(?:si\\s)?(?:(?:mantan\\s)?(?:karyawan|pegawai|staff?|anak (?:buah|pkl|PKL|magang)|murid|kasir|sopir)(?:nya|\\s(?:saya|kami|lama|teladan))?\\s*,?\\s+(?:bernama\\s|namanya\\s)?)?(${person})(?:\\s*,\\s*((?!sejak|kerja|bekerja|dari|di\\s|karyawan|telat|bolos|karena|krn|yang|yg)\\p{Ll}{4,}(?:\\s(?!sejak|di\\s|dari)\\p{Ll}{3,})?)(?=\\s*[,.;\\n]|$))?`,
  'u',
)
const ofStaff: ReadonlySet<OfficialForm> = new Set(['keterangan', 'rekomendasi', 'peringatan'])
/** `dari Gudang Makmur ke Kios Tani Pak Sabar di Ngawi: …`: to which house goods go. */
const carriedTo = new RegExp(`(?<!\\p{L})ke\\s+(${house})(?:\\s+di\\s+(${house}))?\\s*(?=[:,.;]|$)`, 'u')

const withRecipient = (
  { recipient }: People,
  { text, form, documentType }: About,
): { recipient: RequestParty; others: string[] } => {
  const [, home = '', place = ''] = form === 'jalan' ? (homeOf.exec(text) ?? []) : []
  if (home !== '' && (recipient.name === '' || /^rumah/i.test(recipient.name)))
    return { recipient: { ...recipient, name: formalName(home), address: recipient.address || place }, others: [] }
  if (documentType === 'laporan' && isOfEvent(text) && !readsReport.test(text))
    return { recipient: { ...recipient, name: '', company: '', title: '', address: '' }, others: [] }
  const [, chief = ''] = isNamed(recipient) ? [] : (toChief.exec(text) ?? [])
  if (chief !== '' && pleads.has(form)) {
    const school = /sekolah$/i.test(chief) ? (schoolIn.exec(text)?.[0] ?? '') : ''
    return {
      recipient: school === '' ? { ...recipient, name: titleCase(chief) } : { ...recipient, company: school },
      others: [],
    }
  }
  if (isNamed(recipient)) return { recipient: withToldReader(recipient, text), others: [] }
  const [, behind = '', trade = ''] = ofStaff.has(form) ? (behindPaper.exec(text) ?? []) : []
  if (behind !== '' && !isBusinessName(behind))
    return { recipient: { ...recipient, name: formalName(behind), title: sentenceCase(trade) }, others: [] }
  const [, name = '', rest = ''] = (form === 'tugas' ? sent : working).exec(text) ?? []
  if (aboutPeople.has(form) && name !== '' && !isBusinessName(name))
    return { recipient: { ...recipient, name: formalName(name) }, others: namesIn(rest).map(formalName) }
  const [, debtor = '', company = ''] = form === 'tagihan' ? (owing.exec(text) ?? []) : []
  if (debtor !== '') return { recipient: { ...recipient, name: formalName(debtor), company }, others: [] }
  const proxy = form === 'kuasa' ? (granted.exec(text)?.[1] ?? sentFor.exec(text)?.[1] ?? '') : ''
  if (proxy !== '') return { recipient: { ...recipient, name: formalName(proxy) }, others: [] }
  const isOfOne = documentType === 'surat-perjalanan-dinas' || aboutPeople.has(form)
  const line = isOfOne ? (namedLine.exec(text)?.[1] ?? '') : ''
  if (line !== '' && !isBusinessName(line)) {
    const title = sentenceCase(officeLine.exec(text)?.[1]?.trim() ?? '')
    return { recipient: { ...recipient, name: formalName(line), title: recipient.title || title }, others: [] }
  }
  const served = documentType === 'invoice' ? (workedAt.exec(text)?.[1] ?? '') : ''
  if (served !== '') return { recipient: { ...recipient, company: served }, others: [] }
  const slip = documentType === 'laporan' ? slipOf(text) : null
  if (slip !== null)
    return { recipient: { ...recipient, name: formalName(slip.name), title: sentenceCase(slip.work) }, others: [] }
  const [, goal = '', goalTown = ''] = form === 'jalan' ? (carriedTo.exec(text) ?? []) : []
  if (goal !== '')
    return { recipient: { ...recipient, company: goal, address: recipient.address || goalTown }, others: [] }
  const office = written.exec(text)?.[1] ?? ''
  return { recipient: office === '' ? recipient : { ...recipient, name: office }, others: [] }
}

/** `peresmian cabang kedua Bakso Cak Tohir`: whose opening it is invites to it. */
const opens = new RegExp(
  `(?:peresmian|pembukaan|opening|launching|ulang tahun|anniversary|syukuran)(?:\\s(?:\\p{Ll}+|ke-?\\d{1,3}|\\d{1,3}\\s\\p{Ll}+)){0,3}\\s(${house})`,
  'u',
)
/** `sy ketua RT 04 RW 02 Kel. Pasar Baru`: the neighbourhood of who certifies. */
const ofNeighbourhood =
  /(?:^|[.,;:\n]\s*)(?:saya|sy|aku)\s+(?:selaku\s|adalah\s)?ketua\s+((?:rt|rw)\s?\d[^,;\n]{0,40}?)(?=\s*[,;\n]|(?<!\b(?:kel|kec|ds))\.\s|$)/iu

/** Papers that one person writes for himself. */
const ofOneAlone: ReadonlySet<OfficialForm> = new Set(['lamaran', 'pengunduran', 'izin'])

const withSender = ({ sender, signer, recipient }: People, { text, documentType, form }: About): RequestParty => {
  if (form === 'lamaran' && sender.name === '') {
    const relative = ownPeople.exec(text)?.[1] ?? ''
    if (relative !== '') return { ...sender, name: formalName(relative) }
  }
  const [, called = ''] = /[Nn]amanya\s/.test(text) ? (namedAs.exec(text) ?? []) : []
  if (
    isBusinessName(called) &&
    !isBusinessName(sender.company) &&
    (form === 'umum' || ofStaff.has(form)) &&
    documentType !== 'kontrak' &&
    !recipient.company.includes(called)
  )
    return { ...sender, company: called, name: '' }
  if (sender.company !== '') return sender
  if (documentType === 'kuitansi' && sender.name === '') {
    const [, receiver = '', shop = ''] = receivedBy.exec(text) ?? []
    if (receiver !== '') return { ...sender, name: formalName(receiver), company: isBusinessName(shop) ? shop : '' }
  }
  const self = ofOneAlone.has(form) ? null : tellerOf(text, { ...sender, name: '', company: '', title: '' })
  if (self !== null && self.company !== '' && self.name !== '' && sender.name.includes(self.name))
    return { ...sender, company: self.company }
  const isOwn = !ofOneAlone.has(form) && documentType !== 'kontrak'
  const [, ours = '', town = ''] = isOwn ? (ownHouse.exec(text) ?? []) : []
  const company = ours || (isOwn ? [workingIn.exec(text)?.[1] ?? ''].filter(isBusinessName).join('') : '')
  if (company.includes(' ') && !recipient.company.includes(company))
    return { ...sender, company, address: sender.address || town }
  const worked = ofStaff.has(form) ? (workedFor.exec(text)?.[1] ?? '') : ''
  const own = ownShop.exec(text)?.[1] ?? (form === 'keterangan' ? employedAt.exec(text)?.[1] : undefined) ?? worked
  if (own !== '' && documentType !== 'kontrak') return { ...sender, company: own.replace(/\.$/, '') }
  const named = namedHouse.exec(text)?.[1] ?? ''
  if (named !== '' && form !== 'keterangan') return { ...sender, company: named.replace(/\.$/, '') }
  const [, area = ''] = form === 'keterangan' || form === 'pengantar' ? (ofNeighbourhood.exec(text) ?? []) : []
  if (area !== '') return { ...sender, company: area.replace(/\br[tw]\b/giu, (one) => one.toUpperCase()) }
  const opened = form === 'undangan' ? (opens.exec(text)?.[1] ?? '') : ''
  if (opened !== '' && (sender.name === '' || opened.includes(plainName(sender.name))))
    return { ...sender, company: opened }
  if (isNamed(sender)) return sender
  const payer = documentType === 'laporan' ? slipHouse(text) : ''
  if (isBusinessName(payer)) return { ...sender, company: payer }
  const orders = documentType === 'surat_resmi' && form === 'pesanan'
  const told =
    (orders ? goingTo.exec(text)?.[1] : form === 'jalan' ? loadedAt.exec(text)?.[1] : undefined) ??
    closing.exec(text)?.[1] ??
    ''
  return told === '' || told === signer.name ? sender : { ...sender, company: told }
}

/** `ke Pabrik Kopi Teko, ketua panitia Eko`: who heads the panel asks, and is not asked. */
const withPanel = (people: People, { documentType }: About): People => {
  const { recipient, signer } = people
  if (documentType !== 'proposal' || !/\bpanitia\b/i.test(recipient.title) || recipient.company === '') return people
  const head = signer.name === '' ? { name: plainName(recipient.name), title: 'Ketua Panitia' } : signer
  return { ...people, recipient: { ...recipient, name: '', title: '' }, signer: head }
}

/**
 * Fills the places of a letter that no reader of parties filled, by what the message says around a name: who signs, of
 * whom it tells, who owes, whose house it is, who stands for a house. What is named already stays.
 */
export const withToldRoles = (found: People, about: About): People => {
  const told = rolesTold(found, about)
  return { ...told, ...withToldHouse(about.text, about.form, told, told.recipient) }
}

const rolesTold = (found: People, about: About): People => {
  const { text, documentType, form } = about
  const sides = turned(withPanel(found, about), about)
  const isTurned = sides.sender !== found.sender && sides.keepsSigner !== true
  const { signer } = withPanel(found, about)
  const people = {
    ...found,
    sender: sides.sender,
    recipient: sides.recipient,
    signer: isTurned ? nobody : signer,
  }
  const addressed = withRecipient(people, about)
  const { others } = addressed
  const writer = withSender({ ...people, recipient: addressed.recipient }, about)
  // `Rendi, staf gudang di PT Rattan`: who warns or certifies is where he works.
  const isStaff =
    (form === 'peringatan' || aboutPeople.has(form) || (documentType === 'laporan' && /\bslip\b/i.test(text))) &&
    form !== 'pengantar' &&
    !isOfBusiness.test(text) &&
    !isNamed(writer)
  const employer = isStaff && addressed.recipient.name !== '' ? addressed.recipient.company : ''
  const sender = employer === '' ? writer : { ...writer, company: employer }
  const recipient = employer === '' ? addressed.recipient : { ...addressed.recipient, company: '' }
  const told = toldSigner(text, form)
  const isSigner =
    (people.signer.name === '' || form === 'notulen') &&
    told.name !== '' &&
    documentType !== 'kuitansi' &&
    told.name !== plainName(recipient.name) &&
    !isBusinessName(told.name)
  // Whoever was taken for the writer so far signs nothing either.
  const wasWriter =
    sender.name === '' && people.sender.name !== '' && people.signer.name === plainName(people.sender.name)
  const kept = wasWriter ? nobody : people.signer
  const deputy = deputyOf(sender.company, text)
  // `pemohon Katarina Nona`: who signs for nobody else writes himself.
  const isAlone =
    !isNamed(sender) && isSigner && told.title === '' && ownLetters.has(form) && documentType === 'surat_resmi'
  const own = form === 'lamaran' || isTurned ? plainName(sender.name) : ''
  return {
    sender: isAlone
      ? { ...sender, name: told.name }
      : sender.name === '' && deputy !== ''
        ? { ...sender, name: deputy }
        : sender,
    recipient: withOffice(
      recipient.name === '' ? { ...recipient, name: deputyOf(recipient.company, text) || recipient.name } : recipient,
    ),
    signer: withOffice(
      isSigner
        ? { name: told.name, title: kept.title || told.title }
        : kept.name === '' && (deputy || own) !== ''
          ? { ...kept, name: plainName(deputy) || own }
          : kept.title === '' && kept.name === told.name
            ? told
            : kept,
    ),
    others: [...people.others, ...others],
  }
}
