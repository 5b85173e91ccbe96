import type { DocumentType } from '#core/items/shared/kinds.ts'

import { isBusinessName } from './business-name.ts'
import type { OfficialForm, RequestParty } from './document-request.ts'
import { formalName, plainName, properName, sentenceCase } from './wording.ts'

const honour = String.raw`(?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]as|[Mm]bak|[Kk]ak|[Kk]oh?|[Cc]i|[Kk]ang|[Tt]eh|[Uu]ni|[Uu]da|[Dd]a|[Bb]ang|[Mm]pok|[Cc]ak|[Hh]j?\.?|[Dd]r[as]?\.|[Ii]r\.|KH\.?)\s+)*`
const word = String.raw`\p{Lu}[\p{L}'’-]+`
const person = `${honour}${word}(?:\\s${word}){0,3}`
const house = `\\p{Lu}[\\p{L}'’.&-]*(?:\\s(?:${word}|&|\\d{1,3})){0,5}`
const offices =
  'direktur|direktris|pimpinan|pemilik|owner|ketua|manajer|manager|kepala(?: sekolah| desa| toko| cabang)?|bos|juragan'

/** Who signs: `Pimpinan: Yosef Manek`, `Penanggung jawab H. Odang`, `yg nugasin direktur CV Abon, Lukman Hakim`. */
const signing = new RegExp(
  `(?<!\\p{L})(?:(${offices}|[Pp]impinan|[Dd]irektur|[Pp]emilik|[Kk]etua)\\s*:\\s*|[Pp]enanggung\\s?jawab(?:nya)?\\s*:?\\s*|(?:[Yy]ang|[Yy]g)\\s+(?:nugasin|menugaskan|nugaske|ngutus|mengutus|nyuruh|ngasih tugas|memberi tugas|ttd|tanda tangan)\\s*:?\\s*(?:(${offices})\\s+)?(?:((?:PT|CV|UD|Toko|Koperasi|Yayasan|BUMDes)\\s${house})\\s*,\\s*)?)(${person})`,
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
  `(${honour.replace(/\*$/, '+')}${word}(?:\\s${word}){0,3})\\s*(?:\\((${house})\\)\\s*)?(?:masih\\s+|sudah\\s+|udah\\s+)?(?:blm|belum|nunggak|menunggak|telat|punya utang|punya hutang|ngutang|berutang|utang|hutang)(?!\\p{L})`,
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
const namedHouse = new RegExp(
  `(?<!\\p{L})(?:[Pp]erusahaan|[Nn]ama usaha|[Uu]saha|[Tt]oko|[Ii]nstansi|[Pp]engirim)\\s*:\\s*(${house})`,
  'u',
)
/** `muat di TB Sinar`: from where a delivery leaves. */
const loadedAt = new RegExp(`(?<!\\p{L})(?:[Mm]uat|[Dd]imuat|[Aa]mbil barang)\\s+(?:di|dari)\\s+(${house})`, 'u')
/** `antar ke rumah Frangky Wenas di Airmadidi`. */
const homeOf = new RegExp(
  `(?<!\\p{L})ke\\s+(?:rumah|alamat|tempat|kediaman)\\s+(${person})(?:\\s+di\\s+(${house}))?`,
  'u',
)
/** `Uni Desmawati mau nitip rendang di toko oleh-oleh Basamo punya Da Syafrizal`: who leaves goods, and with whom. */
const consigning = new RegExp(
  `(${person})\\s+(?:mau\\s+|ingin\\s+|akan\\s+)?(?:nitip|titip|menitipkan|nitipin)(?!\\p{L})[^.;:\\n]{2,80}?\\s(?:di|ke)\\s+((?:[Tt]oko|[Ww]arung|[Kk]edai|[Ss]walayan|[Mm]inimarket|[Kk]ios)\\s(?:[\\p{Ll}\\d-]+\\s){0,2}${house})(?:\\s+(?:punya|milik)\\s+(${person}))?`,
  'u',
)

/** Both sides of goods that are left with a shop; null where nobody leaves any. */
export const consignedSides = (
  text: string,
  nobody: RequestParty,
): { readonly sender: RequestParty; readonly recipient: RequestParty } | null => {
  const [, name = '', shop = '', owner = ''] = consigning.exec(text) ?? []
  return name === ''
    ? null
    : {
        sender: { ...nobody, name: formalName(name) },
        recipient: { ...nobody, company: properName(sentenceCase(shop)), name: formalName(owner) },
      }
}

/** `PO … kirim ke Es Teler Pondok Senja`: where the goods go is who orders them. */
const goingTo = new RegExp(`(?<!\\p{L})(?:di)?(?:kirim|antar)(?:kan)?\\s+ke\\s*:?\\s+(${house})`, 'u')
/** `… 12 Des 2026. — Butik Mama Yos, Timika`: a stroke and a house close the message. */
const closing = new RegExp(`(?:—|–|(?<=\\s)-|~)\\s*(${house})(?:,\\s*${word})?\\s*$`, 'u')

/** `ke pengelola Food Court Mall Indah`: the house behind those who run it. */
const runBy = new RegExp(
  `(?<!\\p{L})(?:ke|kepada|kpd)\\s+(?:pengelola|pihak|pemilik|manajemen|pengurus)\\s+(${house})`,
  'u',
)

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

const facts =
  /^(?:harga|fee|biaya|saksi|obje[ck]t?|lokasi|tempat|alamat|durasi|jangka|masa|mulai|tanggal|tgl|isi|pasal|syarat|catatan|jaminan|nilai|barang|bayar\p{L}*|pembayaran|sewa|denda|waktu|hari|no|nomor|hp|wa|telp|nik|total|dp|tugas|jadwal|jam|hak|kewajiban)(?:nya)?$/iu
const sides = new RegExp(
  `(?:^|[.\\n,;]\\s*)(\\p{L}{3,15}(?:\\s\\p{L}{2,12})?)\\s*:\\s*(${house})(?:\\s*\\((?:(${offices})(?:nya)?\\s*:?\\s+)?(${person})\\))?`,
  'gu',
)

/** `brand: Kebaya Nyai (owner Putri). selebgram: Cindy Oktafia`: the two sides of a contract, each behind what it is. */
export const labelledSides = (text: string, nobody: RequestParty): readonly RequestParty[] =>
  [...text.matchAll(sides)]
    .filter(([, label = '']) => !facts.test(label.split(' ')[0] ?? ''))
    .map(([, , name = '', title = '', head = '']): RequestParty => {
      const said = properName(name)
      return head !== '' || isBusinessName(said)
        ? { ...nobody, company: said, name: formalName(head), title: sentenceCase(title) }
        : { ...nobody, name: formalName(said) }
    })

/** `kuasa ke anak saya, Dadan Ramdani`. */
const granted = new RegExp(
  `kuasa\\s+(?:ke|kepada|pada)\\s+(?:(?:anak|adik|kakak|suami|istri|menantu|keponakan|saudara)\\s+(?:saya|sy|kami)\\s*,?\\s*)?(${person})`,
  'u',
)
/** `atas nama Andi Tenri`: in a letter of one's own, who writes. */
const inNameOf = new RegExp(`(?:[Aa]tas nama|(?<!\\p{L})a\\.?n\\.?)\\s*:?\\s+(${person})`, 'u')
/** `terima DP dari Kak Theresia`: who paid. */
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
const turned = (
  { sender, recipient }: Pick<People, 'sender' | 'recipient'>,
  about: About,
): Pick<People, 'sender' | 'recipient'> & { readonly keepsSigner?: true } => {
  const { text, documentType, form } = about
  const own = ownLetters.has(form) && documentType === 'surat_resmi' ? (inNameOf.exec(text)?.[1] ?? '') : ''
  if (own !== '' && recipient.name !== '' && formalName(own) === recipient.name)
    return { sender: recipient, recipient: sender }
  // `tepung yang dateng dari PT Bogadana basah … Dari Pabrik Bakpia`: the one complained of stands first.
  if (documentType === 'surat_resmi' && isNamed(sender) && !writesLast(text, sender) && writesLast(text, recipient))
    return { sender: recipient, recipient: { ...sender, title: '' }, keepsSigner: true }
  const shop = documentType === 'kuitansi' ? (closing.exec(text)?.[1] ?? '') : ''
  const payer = shop === '' ? '' : formalName(paidBy.exec(text)?.[1] ?? '')
  if (payer !== '' && sender.name === payer)
    return { sender: { ...recipient, company: shop, name: '' }, recipient: { ...sender, company: '' } }
  return { sender, recipient }
}

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

const aboutPeople: ReadonlySet<OfficialForm> = new Set(['keterangan', 'rekomendasi', 'tugas'])

const withRecipient = (
  { recipient }: People,
  { text, form, documentType }: About,
): { recipient: RequestParty; others: string[] } => {
  const [, home = '', place = ''] = form === 'jalan' ? (homeOf.exec(text) ?? []) : []
  if (home !== '' && (recipient.name === '' || /^rumah/i.test(recipient.name)))
    return { recipient: { ...recipient, name: formalName(home), address: recipient.address || place }, others: [] }
  const run = runBy.exec(text)?.[1] ?? ''
  const isSameHouse = recipient.company !== '' && run.startsWith(recipient.company)
  if (run !== '' && documentType === 'surat_resmi' && (!isNamed(recipient) || isSameHouse))
    return { recipient: { ...recipient, company: run }, others: [] }
  if (isNamed(recipient)) return { recipient, others: [] }
  const [, name = '', rest = ''] = (form === 'tugas' ? sent : working).exec(text) ?? []
  if (aboutPeople.has(form) && name !== '' && !isBusinessName(name))
    return { recipient: { ...recipient, name: formalName(name) }, others: namesIn(rest).map(formalName) }
  const [, debtor = '', company = ''] = form === 'tagihan' ? (owing.exec(text) ?? []) : []
  if (debtor !== '') return { recipient: { ...recipient, name: formalName(debtor), company }, others: [] }
  const proxy = form === 'kuasa' ? (granted.exec(text)?.[1] ?? '') : ''
  if (proxy !== '') return { recipient: { ...recipient, name: formalName(proxy) }, others: [] }
  const office = written.exec(text)?.[1] ?? ''
  return { recipient: office === '' ? recipient : { ...recipient, name: office }, others: [] }
}

const withSender = ({ sender, signer }: People, { text, documentType, form }: About): RequestParty => {
  if (form === 'lamaran' && sender.name === '') {
    const relative = ownPeople.exec(text)?.[1] ?? ''
    if (relative !== '') return { ...sender, name: formalName(relative) }
  }
  if (sender.company !== '') return sender
  const named = namedHouse.exec(text)?.[1] ?? ''
  if (named !== '' && form !== 'keterangan') return { ...sender, company: named.replace(/\.$/, '') }
  if (isNamed(sender)) return sender
  const orders = documentType === 'surat_resmi' && form === 'pesanan'
  const company =
    (orders ? goingTo.exec(text)?.[1] : form === 'jalan' ? loadedAt.exec(text)?.[1] : undefined) ??
    signing.exec(text)?.[3] ??
    closing.exec(text)?.[1] ??
    ''
  return company === '' || company === signer.name ? sender : { ...sender, company }
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
  const { recipient, others } = withRecipient(people, about)
  const sender = withSender(people, about)
  const [, office = '', chief = '', , name = ''] = signing.exec(text) ?? []
  const isSigner = people.signer.name === '' && name !== '' && documentType !== 'kuitansi' && name !== recipient.name
  const deputy = deputyOf(sender.company, text)
  const own = form === 'lamaran' || isTurned ? plainName(sender.name) : ''
  return {
    sender: sender.name === '' && deputy !== '' ? { ...sender, name: deputy } : sender,
    recipient:
      recipient.name === '' ? { ...recipient, name: deputyOf(recipient.company, text) || recipient.name } : recipient,
    signer: isSigner
      ? {
          name: plainName(formalName(name)),
          title: people.signer.title || sentenceCase((office || chief).toLowerCase()),
        }
      : people.signer.name === '' && (deputy || own) !== ''
        ? { ...people.signer, name: plainName(deputy) || own }
        : people.signer,
    others: [...people.others, ...others],
  }
}
