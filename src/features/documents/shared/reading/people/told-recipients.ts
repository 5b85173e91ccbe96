import { companyWords } from '#core/assistant/shared/reading-grammar/parties/house-words.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { isBusinessName } from '../../business-name.ts'
import type { RequestParty } from '../../document-request.ts'
import { honour, house, nameWord, person, posts, relation } from './name-patterns.ts'
import { type About, aboutPeople, behindPaper, ofStaff, type People } from './paper-people.ts'
import { postOf } from './told-post.ts'
import { withOffice } from './addressed-office.ts'
import { isNamed } from './read-party.ts'
import { isOfEvent } from '../sums/request-lines.ts'
import { certifiedIn } from './told-certified.ts'
import { withPlace, withToldReader } from './told-readers.ts'
import { formalName, plainName } from '../../letter/wording.ts'

/** Of whom a paper of the house tells: `Maria Goreti yang bekerja sebagai kasir`, `Dina sama Bagas ikut pelatihan`. */
const working = new RegExp(`(${person})\\s+(?:yang|yg)\\s+(?:be)?kerja(?!\\p{L})`, 'u')

const sent = new RegExp(
  `(?:^|[.!:;,\\n]\\s*|tugas(?:nya)?\\s+)(${person})((?:\\s*(?:,|dan|sama|&|serta|bareng)\\s*${person}){0,5})\\s+(?:ikut|hadir|menghadiri|mengikuti|ngikutin|berangkat|mewakili|wakilin|jaga|dinas|ke)(?!\\p{L})`,
  'u',
)

/** `surat tugas buat si Danu sama Fitri mau pameran`: who is sent, right behind the paper's name. */
const assigned = new RegExp(
  `tugas(?:nya)?\\s+(?:untuk|utk|buat|bwt|atas nama|ke|kepada)\\s+(?:${relation}|si\\s+)?(${person})((?:\\s*(?:,|dan|sama|&|serta|bareng)\\s*${person}){0,5})(?!\\s+(?:dan|sama|&|serta)\\s)`,
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

const calledBy = honour.replace(/\*$/, '+')
/** Somebody with a title, or what may be a house, with the small word before it that may say of what sort it is. */
const namedOne = new RegExp(
  `(?<![\\p{L}\\d])(?:(${calledBy}${nameWord}(?: ${nameWord}){0,3})|(\\p{Ll}{2,12}\\s)?(?!${calledBy}\\p{Lu})(${house}))`,
  'gu',
)
/** Words before one who works for the writer, owns an account, made the goods or writes himself. */
const notBilled =
  /(?<!\p{L})(?:dari|dr|oleh|sopir|supir|driver|kurir|teknisi|tukang|mandor|mekanik|montir|kasir|admin|bank|bca|bri|bni|mandiri|rek\p{L}*|dana|ovo|gopay|an|a\.n\.?|atas nama|mer[ek]k?|brand|tipe|type|produk|kata|hp|wa|telp?|kami|kita|saya|ttd|hormat|sama|dekat|depan|belakang|samping|jalan|jl\.?)\s(?:toko\s|si\s)?$/iu

/** `servis AC di kantor Notaris Hendrawan`, `bon proyek Pak Anton`: the only one whom a bill names is billed; empty where several are. */
const onlyNamed = (text: string, known: readonly string[], isOffer: boolean): string => {
  const named = [...text.matchAll(namedOne)].flatMap(({ 1: person, 2: sort = '', 3: bare = '', index }) => {
    const before = text.slice(Math.max(0, index - 30), index) + sort
    const name = person ?? (!isBusinessName(bare) && companyWords.has(sort.trim()) ? sentenceCase(sort + bare) : bare)
    return notBilled.test(before) || (person === undefined && !isBusinessName(name))
      ? []
      : [{ name: name.trim().replace(/(?<!\d )\s\d{2,}$/u, ''), before }]
  })
  // `usaha gw Dingin Jaya Teknik` beside the clinic in which the work was done.
  const worked = named.filter(({ before }) => /(?<!\p{L})(?:di|proyek)\s(?:(?:kantor|rumah|proyek)\s)?$/iu.test(before))
  const [only = '', other] = new Set((worked.length > 0 || isOffer ? worked : named).map(({ name }) => name))
  return other === undefined && !known.some((name) => name !== '' && name.includes(plainName(only))) ? only : ''
}

/** `Orderan PT Graha Sentosa` on a line of its own above the goods: who ordered is billed for them. */
const orderedBy = new RegExp(
  `^\\s*(?:[Oo]rder(?:an)?|[Pp]esanan|ORDER(?:AN)?|PESANAN)(?:\\s+(?:dari|dr|a\\.?n\\.?|atas nama|punya))?\\s*:?\\s+(${house}|${person})\\s*[:,]?\\s*$`,
  'mu',
)

/** `nama : Fitriani` on a line of its own, `anak PKL dari SMK Bina Karya nama Rafi Ahmad`: of whom a paper tells. */
const namedLine = new RegExp(
  `(?<!\\p{L})(?:[Nn]ama(?:nya)?|[Bb]ernama)(?:\\s(?:karyawan|pegawai|siswa|anak|lengkap)(?:nya)?)?\\s*:?\\s+(${person})`,
  'u',
)

const officeLine = /(?:^|\n)\s*jabatan\s*:\s*([^\n,]{3,40})/iu

/** `antar ke rumah Frangky Wenas di Airmadidi`. */
const homeOf = new RegExp(
  `(?<!\\p{L})ke\\s+(?:proyek\\s+|lokasi\\s+)?(?:rumah|alamat|tempat|kediaman|proyek|kebun|sawah|gudang)\\s+(${person})(?:\\s+di\\s+((?:Jl|Jln|Jalan|Gg|Gang)\\.?\\s[\\p{L}\\d. ]{3,40}|${house}))?`,
  'u',
)

const namesIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`(?:,|dan|sama|&|serta|bareng)\\s*(${person})`, 'gu'))].map(([, name = '']) => name)

/** `kuasa ke anak saya, Dadan Ramdani`. */
const granted = new RegExp(
  `(?:kuasa\\s+(?:ke|kepada|pada|untuk|buat|sama|dengan)|(?:me)?ngua?sa(?:in|kan)|menguasakan(?: ke| kepada)?|dikuasa(?:in|kan)(?: ke| kepada)?|(?:[Pp]e|me)?[Nn]erima(?: kuasa(?:nya)?)?(?: adalah)?|diberi kuasa(?: adalah)?)\\s*:?\\s+(?:${relation}|(?:saya|sy|aku)\\s+(?:sendiri\\s+)?|\\p{Ll}{3,}ku\\s+)?(${person})`,
  'u',
)

/** `… ke cucu saya Dimas`: in a power of attorney, to whom of one's own it goes. */
const toRelative = new RegExp(`(?<!\\p{L})(?:ke|kepada|pada|buat|untuk)\\s+${relation}(${person})`, 'u')

/** `saya nyuruh anak saya Rizky buat ngambil …`: who is told to do it for one. */
const sentFor = new RegExp(
  `(?<!\\p{L})(?:nyuruh|menyuruh|suruh|minta tolong|menunjuk|nunjuk|mewakilkan(?:\\s(?:ke|kepada))?)\\s+(?:${relation})?(${person})`,
  'u',
)

/** `jadi adik saya Fahri yang ambilin`: who of one's own does what is granted. */
const doesItFor = new RegExp(
  `(?<!\\p{L})${relation}(${person})\\s+(?:yang|yg)\\s+(?:(?:akan|bakal|mau)\\s)?(?:me|ng|di)?(?:n|ny|m)?(?:ambil|urus|wakil|bayar|tanda|cair|terima|jual|hadir)`,
  'u',
)

/** `disumbangkan ke panti asuhan`: who is given something is no reader of the report of it. */
const readsReport =
  /(?<!\p{L})(?:laporan(?:nya)?(?:\s\p{L}+){0,4}\s(?:ke|kepada|untuk|buat)|ditujukan|disampaikan|diserahkan ke(?:pada)?\s(?:pak|bu|bapak|ibu|kepala))(?!\p{L})/iu

/** `dari Gudang Makmur ke Kios Tani Pak Sabar di Ngawi: …`: to which house goods go. */
const carriedTo = new RegExp(`(?<!\\p{L})ke\\s+(${house})(?:\\s+di\\s+(${house}))?\\s*(?=[:,.;]|$)`, 'u')

const behindPost = new RegExp(
  `(?<!\\p{L})(?:${posts})(?:nya|\\s(?:saya|sy|kami|kita))?\\s*[,:]\\s*(${person}(?:\\s+(?:dan|sama|&|serta)\\s+${person})?)`,
  'u',
)

/** `2 teknisi saya Yanto Kurniawan dan Agus Riyadi`: each of two who are sent, and what they are. */
const eachSent = (read: RequestParty, text: string): { recipient: RequestParty; others: string[] } => {
  // `2 teknisi saya, Arif Budiman dan Wawan Setiaji`: what they are is nobody's name.
  const [, row = ''] = new RegExp(`^(?:${posts})$`, 'iu').test(read.name)
    ? (behindPost.exec(text.replaceAll(read.name, read.name.toLowerCase())) ?? [])
    : []
  const recipient = row === '' ? read : { ...read, name: row }
  const [, first = recipient.name, second = ''] =
    new RegExp(`^(${person})\\s+(?:dan|sama|&|serta)\\s+(${person})$`, 'u').exec(recipient.name) ?? []
  const at = text.indexOf(plainName(first))
  const along =
    second !== '' || at === -1
      ? second
      : (new RegExp(`^\\s(?:dan|sama|&|serta)\\s+(${person})`, 'u').exec(
          text.slice(at + plainName(first).length),
        )?.[1] ?? '')
  const title = recipient.title || sentenceCase(postOf(first, text))
  const one = { ...recipient, name: formalName(first), title }
  return { recipient: withToldReader(one, text), others: along === '' ? [] : [formalName(along)] }
}

/** `pemutusan kerja sama dengan supplier ayam UD Sumber Ternak`: whom the end of an agreement concerns. */
const endedWith = new RegExp(
  `(?:[Pp]emutusan|[Pp]enghentian|[Pp]engakhiran)\\s(?:kerja\\s?sama|kontrak|kemitraan|langganan)\\s(?:dengan|dgn|sama|ke|kepada|dari)\\s(?:\\p{Ll}+\\s){0,3}(${house}|${person})`,
  'u',
)

/** Papers that go to who ordered. */
const ofOrders: ReadonlySet<About['documentType']> = new Set(['invoice', 'kuitansi', 'surat_penawaran'])

const asParty = (party: RequestParty, called: string): RequestParty =>
  isBusinessName(called) ? { ...party, company: called } : { ...party, name: formalName(called) }

/** Whom a letter goes to, or of whom it tells, by what the message says around a name; who is named already stays. */
export const withRecipient = (
  { sender, recipient: read, signer }: People,
  { text, form, documentType }: About,
): { recipient: RequestParty; others: string[] } => {
  const recipient = documentType === 'surat_resmi' ? withOffice(read, text, form) : read
  const [, home = '', place = ''] = form === 'jalan' ? (homeOf.exec(text) ?? []) : []
  if (home !== '' && (recipient.name === '' || /^rumah/i.test(recipient.name)))
    return { recipient: { ...recipient, name: formalName(home), address: recipient.address || place }, others: [] }
  if (documentType === 'laporan' && isOfEvent(text) && !readsReport.test(text))
    return { recipient: { ...recipient, name: '', company: '', title: '', address: '' }, others: [] }
  const known = [sender.company, sender.name, signer.name]
  const orderer =
    isNamed(recipient) || !ofOrders.has(documentType)
      ? ''
      : (orderedBy.exec(text)?.[1] ??
        (documentType === 'kuitansi' ? '' : onlyNamed(text, known, documentType !== 'invoice')))
  if (orderer !== '') return { recipient: withToldReader(asParty(recipient, orderer), text), others: [] }
  if (isNamed(recipient) && ofOrders.has(documentType))
    return { recipient: withPlace(withToldReader(recipient, text), text), others: [] }
  const [, behind = '', trade = ''] = ofStaff.has(form) ? (behindPaper.exec(text) ?? []) : []
  const certified = (form === 'keterangan' ? certifiedIn(text) : null)?.name ?? behind
  // `warga kami Pak Samsul …, buat syarat pinjam ke BRI`: whom it is of, not where it is handed in.
  const isOther =
    certified !== '' &&
    !isBusinessName(certified) &&
    isNamed(recipient) &&
    !`${recipient.name} ${recipient.company}`.includes(plainName(certified))
  if (isOther) return { recipient: { ...recipient, name: formalName(certified), company: '', address: '' }, others: [] }
  const isOfOne = documentType === 'surat-perjalanan-dinas' || aboutPeople.has(form)
  // A house that is named beside whom a reference is of is where he worked.
  const isOpen = !isNamed(recipient) || (recipient.name === '' && ofStaff.has(form))
  const line = isOfOne && isOpen ? (namedLine.exec(text)?.[1] ?? '') : ''
  if (line !== '' && !isBusinessName(line) && certified === '') {
    const title = sentenceCase(officeLine.exec(text)?.[1]?.trim() ?? '')
    return {
      recipient: { ...recipient, name: formalName(line), company: '', title: recipient.title || title },
      others: [],
    }
  }
  if (isNamed(recipient))
    return form === 'tugas' || documentType === 'surat-perjalanan-dinas'
      ? eachSent(recipient, text)
      : { recipient: withToldReader(recipient, text), others: [] }
  if (certified !== '' && !isBusinessName(certified))
    return {
      recipient: {
        ...recipient,
        name: formalName(certified),
        ...(certified === behind ? { title: sentenceCase(trade) } : {}),
      },
      others: [],
    }
  const [, name = '', rest = ''] =
    (form === 'tugas' ? (sent.exec(text) ?? assigned.exec(text)) : working.exec(text)) ?? []
  if (aboutPeople.has(form) && name !== '' && !isBusinessName(name))
    return { recipient: { ...recipient, name: formalName(name) }, others: namesIn(rest).map(formalName) }
  const [, debtor = '', company = ''] = form === 'tagihan' ? (owing.exec(text) ?? []) : []
  if (debtor !== '') return { recipient: { ...recipient, name: formalName(debtor), company }, others: [] }
  const proxy =
    form === 'kuasa'
      ? ([granted, sentFor, toRelative, doesItFor].map((told) => told.exec(text)?.[1]).find(Boolean) ?? '')
      : ''
  if (proxy !== '') return { recipient: { ...recipient, name: formalName(proxy) }, others: [] }
  const [, goal = '', goalTown = ''] = form === 'jalan' ? (carriedTo.exec(text) ?? []) : []
  if (goal !== '')
    return { recipient: { ...recipient, company: goal, address: recipient.address || goalTown }, others: [] }
  const ended = form === 'pemberitahuan' ? (endedWith.exec(text)?.[1] ?? '') : ''
  if (ended !== '') return { recipient: asParty(recipient, ended), others: [] }
  const office = written.exec(text)?.[1] ?? ''
  return { recipient: office === '' ? recipient : { ...recipient, name: office }, others: [] }
}
