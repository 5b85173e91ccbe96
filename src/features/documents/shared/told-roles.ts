import type { DocumentType } from '#core/items/shared/kinds.ts'

import { isBusinessName } from './business-name.ts'
import type { OfficialForm, RequestParty } from './document-request.ts'
import { honour, house, nameWord, offices, ownPronoun, person, relation } from './name-patterns.ts'
import { isOfEvent } from './request-lines.ts'
import { tellerOf } from './told-deals.ts'
import { formalName, plainName, sentenceCase, titleCase } from './wording.ts'

/** Who signs: `Pimpinan: Yosef Manek`, `Penanggung jawab H. Odang`. */
const signing = new RegExp(
  `(?<!\\p{L})(?:(${offices}|[Pp]impinan|[Dd]irektur|[Pp]emilik|[Kk]etua)\\s*:\\s*|[Pp]enanggung\\s?jawab(?:nya)?\\s*:?\\s*)(${person})`,
  'u',
)

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
  `(?:[Yy]ang|[Yy]g)\\s+(?:terima|nerima|menerima)(?:\\suang(?:nya)?)?\\s+(?:saya|sy|aku|gw|gue)\\s*,?\\s*(${person})`,
  'u',
)
/** `kasir di Swalayan Citra Rasa sejak 2019`. */
const employedAt = new RegExp(
  `(?:bekerja|kerja|kasir|admin|pelayan|sopir|guru|staf|karyawan|barista|koki|teknisi|penjaga)\\s+di\\s+(${house})\\s+sejak`,
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
  `(?<!\\p{L})ke\\s+(?:proyek\\s+|lokasi\\s+)?(?:rumah|alamat|tempat|kediaman|proyek|kebun|sawah|gudang)\\s+(${person})(?:\\s+di\\s+(${house}))?`,
  'u',
)
/** `PO … kirim ke Es Teler Pondok Senja`: where the goods go is who orders them. */
const goingTo = new RegExp(`(?<!\\p{L})(?:di)?(?:kirim|antar)(?:kan)?\\s+ke\\s*:?\\s+(${house})`, 'u')
/** `… 12 Des 2026. — Butik Mama Yos, Timika`: a stroke and a house close the message. */
const closing = new RegExp(`(?:—|–|(?<=\\s)-|~)\\s*(${house})(?:,\\s*${nameWord})?\\s*$`, 'u')

/** `slip gaji Agus Wibowo sopir bulan …`: whose pay a slip tells, and what he does. */
const paySlipOf = new RegExp(
  `(?:slip|struk|rincian)\\s+(?:gaji|upah|honor)(?:nya)?\\s*:?\\s+(?:bulan\\s\\p{L}+\\s(?:20\\d\\d\\s)?)?(?:untuk\\s|utk\\s|buat\\s|an\\.?\\s|a\\.n\\.?\\s|atas nama\\s)?(?:${relation})?(${person})(?:\\s*,?\\s*\\(?((?!bulan|periode|gapok|gaji|bln|di\\s|dari|nov|okt|des|per\\s)\\p{Ll}{4,}(?:\\s(?!bulan|bln|di\\s|dari|gaji|periode|per\\s)\\p{Ll}{3,})?))?(?:\\s+(?:di\\s+|dari\\s+)?(${house}))?`,
  'u',
)

/** `kami Kue Kering Bunda setuju`, `kurir kami di CV Kilat`, `bagian packing di Pabrik Tahu`: the house of the writers. */
const ownHouse = new RegExp(
  `(?:^|[,.;:!]\\s*|(?<!\\p{L})dari\\s)[Kk]ami\\s*,?\\s+(?:dari\\s+)?(${house})(?:\\s+di\\s+(${nameWord}(?:\\s${nameWord})?))?`,
  'u',
)
const workingIn = new RegExp(`(?<!\\p{L})(?:kami|saya|sy|kita)\\s+di\\s+(${house})`, 'u')

const officeBehind =
  /^(.*?\S)\s+((?:HRD|manaj?er|manager|direktur|direktris|kepala|supervisor|owner|pemilik|ketua|sekretaris|bendahara|admin|koordinator|pimpinan|mandor|satpam|kasir|notulis|bos)(?:\s[\p{L}/]+){0,3})$/iu

/** `Gunawan HRD`, `Sri Widati Manajer Operasional`: an office that was read as the end of a name. */
const withOffice = <One extends { readonly name: string; readonly title: string }>(one: One): One => {
  const [, name = '', office = ''] = officeBehind.exec(one.name) ?? []
  return name === '' || /^(?:pak|bu|bapak|ibu)$/i.test(name)
    ? one
    : { ...one, name, title: one.title || (/^hrd$/i.test(office) ? 'HRD' : sentenceCase(office)) }
}

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

const isNamed = ({ name, company }: RequestParty): boolean => name !== '' || company !== ''

/** `kuasa ke anak saya, Dadan Ramdani`. */
const granted = new RegExp(`kuasa\\s+(?:ke|kepada|pada|untuk|buat)\\s+(?:${relation})?(${person})`, 'u')
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

/** Whose own words turn the two sides round: a letter in somebody's name, a receipt that its house signs last. */
/** `laptop punya Pak Teguh … diterima teknisi Rizal dari Nusa Komputer`: whose thing is left with whom. */
const ownerOfThing = new RegExp(`(?<!\\p{L})(?:punya(?:nya)?|milik(?:nya)?|atas nama|a\\.n\\.)\\s+(${person})`, 'u')
const takenIn = new RegExp(
  `(?<!\\p{L})(?:diterima|(?:yang|yg)\\s(?:ne|me)rima)(?:\\s+oleh)?\\s+(?:(teknisi|admin|kasir|petugas|staf|mas|mbak)\\s+)?(${person})(?:\\s*,?\\s+(?:dari|di)\\s+(${house}))?`,
  'u',
)

const turned = (
  { sender, recipient }: Pick<People, 'sender' | 'recipient'>,
  about: About,
): Pick<People, 'sender' | 'recipient'> & { readonly keepsSigner?: true } => {
  const { text, documentType, form } = about
  const own = ownLetters.has(form) && documentType === 'surat_resmi' ? (inNameOf.exec(text)?.[1] ?? '') : ''
  if (own !== '' && recipient.name !== '' && formalName(own) === recipient.name)
    return { sender: recipient, recipient: sender }
  if (form === 'serah_terima' && /\btanda terima\b/i.test(text)) {
    const owner = ownerOfThing.exec(text)?.[1] ?? ''
    const [, post = '', taker = '', shop = ''] = takenIn.exec(text) ?? []
    const nobody = { ...sender, name: '', company: '', title: '', address: '' }
    if (owner !== '' && (taker !== '' || shop !== ''))
      return {
        sender: { ...nobody, name: formalName(owner) },
        recipient: { ...nobody, name: formalName(taker), title: sentenceCase(post), company: shop },
      }
  }
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

/** `ditandatangani pemilik, Hj. Nur Aini`: who signs, behind his office. */
const signedBy = new RegExp(
  `(?<!\\p{L})(?:[Dd]itandatangani|[Tt]td|[Tt]ertanda|[Tt]anda tangan)(?:\\s+oleh)?\\s*:?\\s+(${offices})(?:nya)?\\s*,?\\s+((?:Hj?\\.\\s)?${person})`,
  'u',
)
/** `saya Ketua RT 02 RW 05 Ngabeyan, Suparman`, `saya apt. Hendro Wicaksono pemilik`: who certifies, with what he is. */
const selfAs = new RegExp(
  `(?:^|[.,;:\\n]\\s*)${ownPronoun}\\s*,?\\s+(?:selaku\\s)?(?:([Kk]etua R[TW][^,.;\\n]{0,30}|[Kk]epala \\p{L}+[^,.;\\n]{0,30}|${offices})\\s*,\\s*(${person})|(?:\\p{Ll}{2,4}\\.\\s)?(${person})\\s*,?\\s+(?:selaku\\s)?(${offices}))(?!\\p{L})`,
  'u',
)

/** `ke kepala sekolah`: an office without a name is asked. */
const toChief =
  /(?<!\p{L})(?:ke|kepada|kpd|buat)\s+((?:bapak\s|ibu\s|pak\s|bu\s)?(?:kepala sekolah|kepala desa|lurah|camat|bupati|wali kelas|ketua rt|ketua rw|hrd|pimpinan|manajer|direktur))(?=\s*(?:[,.;\n]|$))/iu
const schoolIn =
  /(?<!\p{L})(?:SDN?|SMPN?|SMAN?|SMKN?|MIN?|MTsN?|MAN?|TK|PAUD)\s(?:\d{1,3}\s)?\p{Lu}[\p{L}\d]*(?:\s\p{Lu}[\p{L}\d]*){0,3}/u
const pleads: ReadonlySet<OfficialForm> = new Set(['permohonan', 'keluhan', 'izin', 'lamaran', 'pengunduran'])

/** `disumbangkan ke panti asuhan`: who is given something is no reader of the report of it. */
const readsReport =
  /(?<!\p{L})(?:laporan(?:nya)?(?:\s\p{L}+){0,4}\s(?:ke|kepada|untuk|buat)|ditujukan|disampaikan|diserahkan ke(?:pada)?\s(?:pak|bu|bapak|ibu|kepala))(?!\p{L})/iu

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
  if (isNamed(recipient)) return { recipient, others: [] }
  const [, name = '', rest = ''] = (form === 'tugas' ? sent : working).exec(text) ?? []
  if (aboutPeople.has(form) && name !== '' && !isBusinessName(name))
    return { recipient: { ...recipient, name: formalName(name) }, others: namesIn(rest).map(formalName) }
  const [, debtor = '', company = ''] = form === 'tagihan' ? (owing.exec(text) ?? []) : []
  if (debtor !== '') return { recipient: { ...recipient, name: formalName(debtor), company }, others: [] }
  const proxy = form === 'kuasa' ? (granted.exec(text)?.[1] ?? '') : ''
  if (proxy !== '') return { recipient: { ...recipient, name: formalName(proxy) }, others: [] }
  const isOfOne = documentType === 'surat-perjalanan-dinas' || aboutPeople.has(form)
  const line = isOfOne ? (namedLine.exec(text)?.[1] ?? '') : ''
  if (line !== '' && !isBusinessName(line)) {
    const title = sentenceCase(officeLine.exec(text)?.[1]?.trim() ?? '')
    return { recipient: { ...recipient, name: formalName(line), title: recipient.title || title }, others: [] }
  }
  const served = documentType === 'invoice' ? (workedAt.exec(text)?.[1] ?? '') : ''
  if (served !== '') return { recipient: { ...recipient, company: served }, others: [] }
  const [, paid = '', work = ''] = documentType === 'laporan' ? (paySlipOf.exec(text) ?? []) : []
  if (paid !== '' && !isBusinessName(paid))
    return { recipient: { ...recipient, name: formalName(paid), title: sentenceCase(work) }, others: [] }
  const office = written.exec(text)?.[1] ?? ''
  return { recipient: office === '' ? recipient : { ...recipient, name: office }, others: [] }
}

/** Papers that one person writes for himself. */
const ofOneAlone: ReadonlySet<OfficialForm> = new Set(['lamaran', 'pengunduran', 'izin'])

const withSender = ({ sender, signer, recipient }: People, { text, documentType, form }: About): RequestParty => {
  if (form === 'lamaran' && sender.name === '') {
    const relative = ownPeople.exec(text)?.[1] ?? ''
    if (relative !== '') return { ...sender, name: formalName(relative) }
  }
  if (sender.company !== '') return sender
  if (documentType === 'kuitansi' && sender.name === '') {
    const receiver = receivedBy.exec(text)?.[1] ?? ''
    if (receiver !== '') return { ...sender, name: formalName(receiver) }
  }
  const self = ofOneAlone.has(form) ? null : tellerOf(text, { ...sender, name: '', company: '', title: '' })
  if (self !== null && self.company !== '' && self.name !== '' && sender.name.includes(self.name))
    return { ...sender, company: self.company }
  const isOwn = !ofOneAlone.has(form) && documentType !== 'kontrak'
  const [, ours = '', town = ''] = isOwn ? (ownHouse.exec(text) ?? []) : []
  const company = ours || (isOwn ? [workingIn.exec(text)?.[1] ?? ''].filter(isBusinessName).join('') : '')
  if (company.includes(' ') && !recipient.company.includes(company))
    return { ...sender, company, address: sender.address || town }
  const own = ownShop.exec(text)?.[1] ?? (form === 'keterangan' ? employedAt.exec(text)?.[1] : undefined) ?? ''
  if (own !== '' && documentType !== 'kontrak') return { ...sender, company: own.replace(/\.$/, '') }
  const named = namedHouse.exec(text)?.[1] ?? ''
  if (named !== '' && form !== 'keterangan') return { ...sender, company: named.replace(/\.$/, '') }
  if (isNamed(sender)) return sender
  const payer = documentType === 'laporan' ? (paySlipOf.exec(text)?.[3] ?? '') : ''
  if (isBusinessName(payer)) return { ...sender, company: payer }
  const orders = documentType === 'surat_resmi' && form === 'pesanan'
  const told =
    (orders ? goingTo.exec(text)?.[1] : form === 'jalan' ? loadedAt.exec(text)?.[1] : undefined) ??
    closing.exec(text)?.[1] ??
    ''
  return told === '' || told === signer.name ? sender : { ...sender, company: told }
}

/**
 * Fills the places of a letter that no reader of parties filled, by what the message says around a name: who signs, of
 * whom it tells, who owes, whose house it is, who stands for a house. What is named already stays.
 */
export const withToldRoles = (found: People, about: About): People => {
  const { text, documentType, form } = about
  const sides = turned(found, about)
  const isTurned = sides.sender !== found.sender && sides.keepsSigner !== true
  const people = {
    ...found,
    sender: sides.sender,
    recipient: sides.recipient,
    signer: isTurned ? { name: '', title: '' } : found.signer,
  }
  const addressed = withRecipient(people, about)
  const { others } = addressed
  const writer = withSender({ ...people, recipient: addressed.recipient }, about)
  // `Rendi, staf gudang di PT Rattan`: who warns or certifies is where he works.
  const isStaff =
    (form === 'peringatan' || aboutPeople.has(form)) &&
    form !== 'pengantar' &&
    !isOfBusiness.test(text) &&
    !isNamed(writer)
  const employer = isStaff && addressed.recipient.name !== '' ? addressed.recipient.company : ''
  const sender = employer === '' ? writer : { ...writer, company: employer }
  const recipient = employer === '' ? addressed.recipient : { ...addressed.recipient, company: '' }
  const [, chief = '', name = ''] = signing.exec(text) ?? []
  const isSigner = people.signer.name === '' && name !== '' && documentType !== 'kuitansi' && name !== recipient.name
  const [, titled = '', officer = ''] = signedBy.exec(text) ?? []
  const self = officer === '' && aboutPeople.has(form) ? (selfAs.exec(text) ?? []) : []
  const head = officer || (self[2] ?? '') || (self[3] ?? '')
  const post = titled || (self[1] ?? '') || (self[4] ?? '')
  const deputy = deputyOf(sender.company, text)
  const own = form === 'lamaran' || isTurned ? plainName(sender.name) : ''
  return {
    sender: sender.name === '' && deputy !== '' ? { ...sender, name: deputy } : sender,
    recipient: withOffice(
      recipient.name === '' ? { ...recipient, name: deputyOf(recipient.company, text) || recipient.name } : recipient,
    ),
    signer: withOffice(
      isSigner
        ? {
            name: plainName(formalName(name)),
            title: people.signer.title || sentenceCase(chief.toLowerCase()),
          }
        : people.signer.name === '' && head !== '' && head !== recipient.name
          ? { name: plainName(formalName(head)), title: people.signer.title || sentenceCase(post.trim()) }
          : people.signer.name === '' && (deputy || own) !== ''
            ? { ...people.signer, name: plainName(deputy) || own }
            : people.signer,
    ),
    others: [...people.others, ...others],
  }
}
