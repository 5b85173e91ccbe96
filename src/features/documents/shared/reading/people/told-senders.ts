import { isBusinessName } from '../../business-name.ts'
import type { OfficialForm, RequestParty } from '../../document-request.ts'
import { house, nameWord, person } from './name-patterns.ts'
import { type About, closing, namedAs, ofStaff, type People } from './paper-people.ts'
import { isNamed } from './read-party.ts'
import { neighbourhoodOf } from './writing-house.ts'
import { tellerOf } from './told-deals.ts'
import { slipHouse } from '../sums/told-slips.ts'
import { formalName, plainName } from '../../letter/wording.ts'

/** `Keponakanku Dewi Anjani … ngelamar`. */
const ownPeople = new RegExp(
  `(?<!\\p{L})(?:[Aa]dik|[Aa]nak|[Kk]akak|[Ss]uami|[Ii]stri|[Tt]eman|[Ss]epupu|[Kk]eponakan|[Pp]onakan)(?:ku|\\s+(?:saya|sy|aku|kami))\\s*,?\\s+(${person})`,
  'u',
)

const ownShop = new RegExp(
  `(?:[Uu]saha|[Tt]oko|[Ww]arung|[Kk]edai|[Bb]engkel|[Ss]alon|[Bb]rand|[Kk]afe|[Kk]onveksi|[Kk]atering|[Kk]linik|[Ss]tudio)(?:ku|\\s(?:saya|sy|kami|gw|gue|aku))\\s*,?\\s+(${house})`,
  'u',
)

/** `…, dari Konveksi Sinar Abadi`: a clause that only tells who writes. */
const fromHouse = new RegExp(`(?:^|[,.;\\n]\\s*)(?:[Dd]ari|dr)\\s+(${house})(?=\\s*(?:[,.;\\n]|$))`, 'u')

/** `PKL 3 bulan di Salon Cantika` */
const inHouse = new RegExp(`(?<!\\p{L})di\\s+(${house})`, 'u')

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
  `(?<!\\p{L})(?:(?:be)?kerja|magang|pkl|PKL)(?:\\s+(?:sebagai|sbg|jadi)(?:\\s\\p{Ll}+){1,3})?\\s+di\\s+(${house})|(?<!\\p{L})\\d{1,2}\\s(?:tahun|thn|th|bulan|bln)\\s(?:jadi|jd|sebagai|sbg)(?:\\s\\p{Ll}+){1,6}?\\s+di\\s+(${house})`,
  'u',
)

/** `Pimpinan UD Bali Ukir: …`: whose head signs. */
const headOf = new RegExp(
  `(?<!\\p{L})(?:[Pp]impinan|[Dd]irektur|[Pp]emilik|[Mm]anajer)\\s(${house})\\s*:\\s*\\p{Lu}`,
  'u',
)

const namedHouse = new RegExp(
  `(?<!\\p{L})(?:[Pp]erusahaan|[Nn]ama usaha|[Uu]saha|[Tt]oko|[Ii]nstansi|[Pp]engirim)\\s*:\\s*(${house})`,
  'u',
)

/** `muat di TB Sinar`: from where a delivery leaves. */
const loadedAt = new RegExp(`(?<!\\p{L})(?:[Mm]uat|[Dd]imuat|[Aa]mbil barang)\\s+(?:di|dari)\\s+(${house})`, 'u')

/** `PO … kirim ke Es Teler Pondok Senja`: where the goods go is who orders them. */
const goingTo = new RegExp(
  `(?<!\\p{L})(?:di)?(?:kirim|antar)(?:kan)?(?:\\s(?:paling|maksimal|sebelum|lambat|telat|lama|tgl|tanggal|hari|\\d{1,2}|(?!ke\\s)\\p{Ll}{3,9}|20\\d\\d)){0,6}\\s+ke\\s*:?\\s+(?:(?:rumah produksi|dapur|outlet|gudang|alamat|tempat|kantor)\\s(?:kami\\s)?)?(${house})`,
  'u',
)

/** `kami Kue Kering Bunda setuju`, `kurir kami di CV Kilat`, `bagian packing di Pabrik Tahu`: the house of the writers. */
const ownHouse = new RegExp(
  `(?:^|[,.;:!]\\s*|(?<!\\p{L})dari\\s)(?:[Kk]ami|[Ww]e are)\\s*,?\\s+(?:dari\\s+)?(${house})(?:\\s+di\\s+(${nameWord}(?:\\s${nameWord})?))?`,
  'u',
)

const workingIn = new RegExp(`(?<!\\p{L})(?:kami|saya|sy|kita)\\s+di\\s+(${house})`, 'u')

/** `peresmian cabang kedua Bakso Cak Tohir`: whose opening it is invites to it. */
const opens = new RegExp(
  `(?:peresmian|pembukaan|opening|launching|ulang tahun|anniversary|syukuran)(?:\\s(?:\\p{Ll}+|ke-?\\d{1,3}|\\d{1,3}\\s\\p{Ll}+)){0,3}\\s(${house})`,
  'u',
)

/** `sy ketua RT 04 RW 02 Kel. Pasar Baru`: the neighbourhood of who certifies. */
const ofNeighbourhood =
  /(?:^|[.,;:\n]\s*)(?:saya|sy|aku)\s+(?:selaku\s|adalah\s)?ketua\s+((?:rt|rw)\s?\d[^,;\n]{0,40}?)(?=\s*[,;\n]|(?<!\b(?:kel|kec|ds))\.\s|$)/iu

/** `… Kopi Delima Sidikalang.`, `…, Depot Air Segar.`: a clause that is nothing but a house. */
const houseAlone = new RegExp(`(?:[.,;\\n]\\s*|^)(${house})\\s*(?:,\\s*${person}\\s*)?(?=[.;\\n]|$)`, 'gu')

const signedOff = (text: string, { company, name }: RequestParty): string =>
  [...text.matchAll(houseAlone)]
    .map(([, found = '']) => found)
    .filter((found) => isBusinessName(found) && !company.includes(found) && !name.includes(found))
    .at(-1) ?? ''

/** `penyelenggara Akademi Kopi`, `diadain Rumah Jahit Aisyah`: whose course a certificate is of. */
const heldBy = new RegExp(
  `(?<!\\p{L})(?:[Pp]enyelenggara(?:nya)?|[Dd]iselenggarakan|[Dd]iadain|[Dd]iadakan|[Dd]igelar)(?:\\s+(?:oleh|sama|adalah))?\\s*:?\\s+(${house})`,
  'u',
)

/** `kami keluarga Bapak Suroto`: a family invites. */
const ofFamily = new RegExp(`(?<!\\p{L})(?:kami|dari)\\s+(?:sekeluarga|keluarga(?:\\sbesar)?)\\s+(${person})`, 'u')

/** Papers that one person writes for himself. */
const ofOneAlone: ReadonlySet<OfficialForm> = new Set(['lamaran', 'pengunduran', 'izin'])

/** Who writes a letter, or in whose name, by what the message says around a name; who is named already stays. */
export const withSender = (
  { sender, signer, recipient }: People,
  { text, documentType, form }: About,
): RequestParty => {
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
  // `dari RT`: which one is told elsewhere.
  if (/^R[TW]$/i.test(sender.company) && neighbourhoodOf(text) !== '')
    return { ...sender, company: neighbourhoodOf(text) }
  // `siswa PKL dari SMKN 4 … di salon saya Salon Cantika`, `buat Ujang … dari Konveksi X`: who recommends or warns is the own house.
  const other = ofStaff.has(form)
    ? (ownShop.exec(text)?.[1] ?? fromHouse.exec(text)?.[1] ?? inHouse.exec(text)?.[1] ?? '')
    : ''
  const isOthers =
    /^(?:SDN?|SMPN?|SMAN?|SMKN?|Universitas|Politeknik)(?!\p{L})/u.test(sender.company) ||
    (sender.company !== '' && plainName(sender.company) === plainName(recipient.name))
  if (isOthers && isBusinessName(other)) return { ...sender, company: other, name: '' }
  if (sender.company !== '') return sender
  const host = form === 'sertifikat' ? (heldBy.exec(text)?.[1] ?? '') : ''
  if (host !== '') return { ...sender, company: host.replace(/\s\d.*$/u, '') }
  const family = form === 'undangan' && sender.name === '' ? (ofFamily.exec(text)?.[1] ?? '') : ''
  if (family !== '') return { ...sender, name: `Keluarga ${formalName(family)}` }
  if (documentType === 'kuitansi' && sender.name === '') {
    const [, receiver = '', shop = ''] = receivedBy.exec(text) ?? []
    if (receiver !== '') return { ...sender, name: formalName(receiver), company: isBusinessName(shop) ? shop : '' }
  }
  const self = ofOneAlone.has(form) ? null : tellerOf(text, { ...sender, name: '', company: '', title: '' })
  if (self !== null && self.company !== '' && self.name !== '' && sender.name.includes(self.name))
    return { ...sender, company: self.company }
  if (self !== null && self.name !== '' && self.company === '' && form === 'kuasa' && !isNamed(sender))
    return { ...sender, name: self.name }
  const isOwn = !ofOneAlone.has(form) && documentType !== 'kontrak'
  const [, ours = '', town = ''] = isOwn ? (ownHouse.exec(text) ?? []) : []
  const company = ours || (isOwn ? [workingIn.exec(text)?.[1] ?? ''].filter(isBusinessName).join('') : '')
  if (company.includes(' ') && !recipient.company.includes(company))
    return { ...sender, company, address: sender.address || town }
  const [, worksIn = '', was = ''] = ofStaff.has(form) ? (workedFor.exec(text) ?? []) : []
  const worked = worksIn || was
  const own = ownShop.exec(text)?.[1] ?? (form === 'keterangan' ? employedAt.exec(text)?.[1] : undefined) ?? worked
  if (own !== '' && documentType !== 'kontrak') return { ...sender, company: own.replace(/\.$/, '') }
  const named = namedHouse.exec(text)?.[1] ?? [headOf.exec(text)?.[1] ?? ''].filter(isBusinessName).join('')
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
    (documentType === 'surat_resmi' && !ofOneAlone.has(form) ? signedOff(text, recipient) : '')
  const at = orders && told !== '' ? text.slice(text.indexOf(told) + told.length) : ''
  const address =
    /^\s*,?\s*((?:Jl|Jln|Jalan|Gg|Gang)\.?\s(?:(?!paling|maksimal|sebelum|tgl|tanggal)(?:[\p{L}\d/]{1,3}\.(?=\s?\p{Lu}|\s?\d)|[\p{L}\d/]+)\s?){1,7})/u.exec(
      at,
    )?.[1]
  return told === '' || told === signer.name
    ? sender
    : { ...sender, company: told, address: sender.address || (address?.trim() ?? '') }
}
