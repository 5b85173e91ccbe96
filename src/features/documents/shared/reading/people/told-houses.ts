import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'
import { isBusinessName } from '../../business-name.ts'
import type { OfficialForm, RequestParty } from '../../document-request.ts'
import { house, offices, person } from './name-patterns.ts'
import { formalName, plainName } from '../../letter/wording.ts'

const ofOwnFigures =
  /\b(?:laporan|lap|rekap(?:an)?)\s(?:\p{L}+\s){0,2}?(?:keuangan|penjualan|kas|laba rugi|stok|omzet|omset|bulanan|harian)\b[^:;.\n]{0,60}?\b(?:untuk|utk|buat)\s+$/iu

/** `laporan keuangan bulan oktober untuk Depot Segar`: the house whose figures they are writes them. */
export const ownReport = (
  sides: { readonly sender: RequestParty; readonly recipient: RequestParty },
  text: string,
  nobody: RequestParty,
): { sender: RequestParty; recipient: RequestParty } => {
  const { sender, recipient } = sides
  const at = recipient.company === '' ? -1 : text.indexOf(recipient.company)
  const isOwn =
    sender.name === '' &&
    sender.company === '' &&
    recipient.name === '' &&
    !/^(?:bank|dinas|kantor|kementerian|koperasi simpan)\b/i.test(recipient.company) &&
    at > 0 &&
    ofOwnFigures.test(text.slice(0, at))
  return isOwn ? { sender: recipient, recipient: nobody } : { ...sides }
}

interface Writer {
  readonly sender: RequestParty
  readonly signer: { readonly name: string; readonly title: string }
}

const ownHouseBehind = new RegExp(
  `(${house})\\s+(?:milik|punya)(?:nya)?\\s+(?:(?:saya|kami|aku|sy)\\s*,?\\s+)?(${person})`,
  'u',
)
/** `dari Rumah Songkok, pimpinan Hj. Nurlela`: whoever has a head is a house. */
const headedHouse = new RegExp(
  `(?:(?<!\\p{L})(?:[Dd]ari|[Dd]r)\\s+|[.]\\s+(?!D[ar]))(${house})\\s*,?\\s+((?:${offices}|marketing|sales|admin|kasir)(?:\\s(?:penjualan|pemasaran|umum|produksi|operasional|keuangan|gudang))?)(?:nya)?\\s*:?\\s+(${person})`,
  'u',
)
/** `ke semua reseller Hijab Alia`: whose people are written to. */
const ofOwnPeople = new RegExp(
  `(?:semua|seluruh|para|segenap)\\s+(?:reseller|pelanggan|karyawan|konsumen|mitra|anggota|penghuni|member|agen)\\s+(${house})(?=\\s+(?:kalo|kalau|bahwa|mulai|bhw|klo|soal|tentang)|\\s*[,.;:\\n])`,
  'u',
)
/** `…, Bengkel Jaya tutup tgl 24 des`: of whom a notice tells is who gives it. */
const tellsOf = new RegExp(
  `(?:^|[.,;:\\n]\\s*|(?<=\\s)(?=(?:[Tt]oko|[Ww]arung|[Kk]edai|[Bb]engkel|[Ss]alon|[Dd]epot|[Kk]linik|[Aa]potek)\\s))((?:(?:[Tt]oko|[Ww]arung|[Kk]edai|[Bb]engkel|[Ss]alon|[Dd]epot|[Kk]linik|[Aa]potek)\\s(?:\\p{Ll}+\\s){0,2})?${house})\\s+(?:tutup|libur|buka|pindah|akan|mulai|menaikkan|naikin|ganti)(?!\\p{L})`,
  'u',
)
/** `wakilin Sambal Mak Nyus`: for which house somebody is sent. */
const sentFor = new RegExp(`(?<!\\p{L})(?:mewakil(?:i|kan)|wakilin|mewakilin|ngewakilin)\\s+(${house})`, 'u')
const toMany: ReadonlySet<OfficialForm> = new Set(['pemberitahuan', 'undangan', 'umum'])

/** The house of who writes, and its head, where the message tells them around a name; what is named already stays. */
export const withToldHouse = (
  text: string,
  form: OfficialForm,
  { sender, signer }: Writer,
  reader: RequestParty,
): Writer => {
  const [, headed = '', office = '', head = ''] = headedHouse.exec(text) ?? []
  const isHeaded = headed !== '' && (sender.company === headed || (sender.company === '' && sender.name === headed))
  if (
    isHeaded &&
    (signer.name === '' ||
      signer.name === headed ||
      plainName(signer.name) === plainName(head) ||
      office.toLowerCase().startsWith(signer.name.toLowerCase()))
  )
    return {
      sender: { ...sender, company: headed, name: '' },
      signer: { name: plainName(formalName(head)), title: sentenceCase(office.toLowerCase()) },
    }
  const [, shop = '', owner = ''] = ownHouseBehind.exec(text) ?? []
  const named = plainName(formalName(owner))
  if (isBusinessName(shop) && sender.company === '' && named !== '' && named === plainName(sender.name))
    return { sender: { ...sender, company: shop, title: sender.title || 'Pemilik' }, signer }
  if (shop !== '' && sender.company === shop && signer.name === '' && named !== plainName(reader.name))
    return { sender, signer: { name: named, title: 'Pemilik' } }
  // `para reseller Hijab Zahira … dari owner Zahira`: an owner invites the people of his house.
  const isOwner = /^(?:owner|pemilik)$/i.test(sender.title)
  const ours =
    toMany.has(form) && sender.company === '' && (sender.name === '' || isOwner)
      ? (ofOwnPeople.exec(text)?.[1] ?? '')
      : ''
  const noticed =
    form === 'pemberitahuan' && ours === '' && sender.company === '' && sender.name === ''
      ? (tellsOf.exec(text)?.[1] ?? '')
      : ''
  const [, sends = ''] = form === 'tugas' && sender.company === '' ? (sentFor.exec(text) ?? []) : []
  if (sends !== '' && plainName(reader.name) !== sends) return { sender: { ...sender, company: sends }, signer }
  if (isBusinessName(noticed)) return { sender: { ...sender, company: titleCase(noticed) }, signer }
  return ours === '' ? { sender, signer } : { sender: { ...sender, company: ours }, signer }
}
