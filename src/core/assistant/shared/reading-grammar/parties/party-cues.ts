import { namedShopWords, ownShopWords } from './house-words.ts'
import { isHonorific } from './name-words.ts'
import { endsClause, isFree, low, saysAny, type Sheet } from '../sheet.ts'
import { isCapital, wordSet } from '../words.ts'

/** Papers with which a business bills or offers: they always go to somebody. */
export const billed = wordSet(
  'invoice tagihan faktur nota penawaran kuitansi kwitansi order pesan pesen pesanan beli nawarin menawarkan nawarkan',
)
/** Papers of the business itself. */
export const ownPapers = ['laporan', 'undangan', 'proposal', 'rapat', 'pengumuman']
export const orderNouns = wordSet(
  'surat penawaran invoice tagihan faktur nota kuitansi kwitansi kontrak perjanjian proposal laporan undangan sppd mou sph utang hutang piutang',
)
/** Whether the paper bills or offers. */
export const isBilled = (sheet: Sheet): boolean => saysAny(sheet, billed)

const senderRoles = wordSet(
  'pemilik penjual penyedia vendor pemberi pengirim pengelola owner sender pemodal investor ortu',
)
const recipientRoles = wordSet(
  'penyewa pembeli klien client pelanggan penerima pemesan customer peminjam karyawan pekerja konsumen kontraktor pembayar diterima penggarap penggaduh pengguna pemakai debitur',
)
/** Words that say in which part somebody stands in a paper. */
export const roleWords: ReadonlySet<string> = new Set([...senderRoles, ...recipientRoles, 'mitra', 'pihak', 'calon'])
const own = wordSet('saya kami aku gue kita')
const sent = ['sppd', 'spd', 'perjalanan', 'dinas', 'tugas', 'berangkat']
const contracts = ['kontrak', 'perjanjian', 'mou', 'kerja']

/** Whether the message sends somebody somewhere: then `ke` names a town. */
export const tellsOfTravel = (sheet: Sheet): boolean =>
  sent.some((word) => sheet.words.has(word) || sheet.words.has(`${word}nya`)) &&
  !sheet.words.has('invoice') &&
  !sheet.words.has('penawaran')

const receives = wordSet('terima menerima nerima')
const takes = wordSet(
  'kerja bekerja memelihara menggarap garap nyewa menyewa pinjam minjam meminjam beli membeli ngontrak mengontrak kontrak ngutang',
)
/** `genset yang disewa Gereja X`: who took what is billed. */
const takenBy = wordSet('disewa dipesan dibeli diambil dipakai dipake diborong dipinjam diorder dibooking')
const mends = ['servis', 'service', 'reparasi', 'perbaikan', 'ganti', 'bengkel', 'cuci']
const suppliers = wordSet('supplier suplier pemasok vendor penjual distributor')
const buyers = wordSet('buyer pembeli pemesan')

/** In a purchase order the one who buys writes, and who sells is written to. */
const isPurchase = (sheet: Sheet): boolean =>
  sheet.words.has('po') || sheet.words.has('purchase') || (sheet.words.has('pesanan') && sheet.words.has('surat'))

const holds = wordSet(
  'punya memiliki menyewakan nyewain jual menjual meminjamkan minjemin menyerahkan nyerahin nyerahkan serahkan serahin',
)

/** `pemilik …`, `penyewa …`: which side a role names. */
export const roleAt = (sheet: Sheet, at: number): 'sender' | 'recipient' | null => {
  if (low(sheet, at - 1) === '(') return null
  const said = low(sheet, at)
  if (low(sheet, at - 1) === 'yang') {
    // `yang nyewa Rumah Makan X`, `yang punya Pak Y`
    if (receives.has(said) || takes.has(said)) return 'recipient'
    // `nota servis …, yang punya boat Pak Umar`: whose thing was mended pays.
    const ofThing = said === 'punya' && sheet.tokens[at + 1]?.kind === 'word' && !isHonorific(sheet, at + 1)
    if (ofThing && isBilled(sheet) && saysAny(sheet, mends)) return 'recipient'
    if (holds.has(said)) return 'sender'
    if (takenBy.has(said) && isBilled(sheet)) return 'recipient'
  }
  const word = said.length > 6 && said.endsWith('nya') ? said.slice(0, -3) : said
  if (suppliers.has(word) && isPurchase(sheet)) return 'recipient'
  if (buyers.has(word) && isPurchase(sheet)) return 'sender'
  if (senderRoles.has(word)) return 'sender'
  return recipientRoles.has(word) ? 'recipient' : null
}

/** `yang kasih kuasa …`, `penerima kuasa …`: on which side of a power of attorney the next name stands. */
export const grantAt = (sheet: Sheet, at: number): 'sender' | 'recipient' | null => {
  if (low(sheet, at) !== 'kuasa') return null
  const before = low(sheet, at - 1)
  if (['dikasih', 'diberi', 'penerima', 'menerima', 'nerima', 'terima', 'dikuasakan'].includes(before))
    return 'recipient'
  return ['kasih', 'ngasih', 'memberi', 'beri', 'pemberi'].includes(before) ? 'sender' : null
}

/** `kami CV Cerdas`, `saya Toko Maju`: the writer names his own house. */
export const isOwnHouseAt = (sheet: Sheet, at: number): boolean =>
  own.has(low(sheet, at)) && (endsClause(sheet, at - 1) || ['dengan', 'atas-nama'].includes(low(sheet, at - 1)))

/** `toko saya …`, `usaha kami namanya …`. */
export const isOwnShopAt = (sheet: Sheet, at: number): boolean =>
  (ownShopWords.has(low(sheet, at)) || (namedShopWords.has(low(sheet, at)) && low(sheet, at + 2) === 'namanya')) &&
  (own.has(low(sheet, at + 1)) ||
    (['punya', 'buka', 'memiliki'].includes(low(sheet, at - 1)) &&
      own.has(low(sheet, at - 2)) &&
      sheet.writing === 'mixed' &&
      isCapital(sheet.tokens[at + 1]?.raw ?? '')))

export const isSignatureAt = (sheet: Sheet, at: number): boolean => {
  const word = low(sheet, at)
  return (
    word === 'tanda-tangan' ||
    word === 'ditandatangani' ||
    ((word === 'penanda' || word === 'tanda') && low(sheet, at + 1) === 'tangan')
  )
}

/** `pihak pertama`, `pihak ke-2`. */
export const sideAt = (sheet: Sheet, at: number): 'sender' | 'recipient' | null => {
  if (low(sheet, at) !== 'pihak' || !/^(?:pertama|kedua|1|2|i|ii|ke)$/.test(low(sheet, at + 1))) return null
  return /^(?:kedua|2|ii)$/.test(low(sheet, at + 1)) || low(sheet, at + 3) === '2' ? 'recipient' : 'sender'
}

/** Whether another one than the first `dari` names is the writer: a second `dari`, `atas nama …`, `toko saya …`, `saya Budi`. */
export const namesAnotherSender = (sheet: Sheet): boolean => {
  let sources = 0
  for (const [at, { low: word }] of sheet.tokens.entries()) {
    if (word === 'dari') sources += 1
    if (word === 'oleh' && !isSignatureAt(sheet, at - 1)) return true
    const onBehalf = word === 'atas-nama' || (word === 'atas' && low(sheet, at + 1) === 'nama')
    // The holder of an account is read before and signs nothing.
    if (onBehalf && sheet.claims[at] === null) return true
    if (!own.has(word)) continue
    const named = sheet.tokens[at + 1]
    if (isOwnShopAt(sheet, at - 1) || (named?.kind === 'word' && sheet.writing === 'mixed' && isCapital(named.raw)))
      return true
  }
  return sources > 1
}

const addressing = wordSet('kepada ke yth untuk ditujukan mengundang menugaskan')
const dunning = wordSet('tagih nagih menagih tagihin nagihin tagihkan menagihkan')

/**
 * Words before the one who is written to; `weak` ones need a title or a business behind them, behind `named` ones a name
 * with a capital will do.
 */
export const addresseeCue = (sheet: Sheet, at: number): 'strong' | 'weak' | 'named' | null => {
  const word = low(sheet, at)
  if (addressing.has(word)) return 'strong'
  if (word === 'buat') return at > 0 && !orderNouns.has(low(sheet, at + 1)) ? 'strong' : null
  if (dunning.has(word)) return 'named'
  // `kerja sama catering harian`: what is done together, and with nobody yet.
  if (word === 'sama' && low(sheet, at - 1) === 'kerja' && !isCapital(sheet.tokens[at + 1]?.raw ?? '')) return null
  const binds = contracts.some((said) => sheet.words.has(said))
  // `kontrak …, dengan Hasan Basri pemilik Toko Minang`: a name of two words, without a title.
  if ((word === 'dengan' || word === 'sama') && binds && isNameOfTwo(sheet, at + 1)) return 'named'
  if (word === 'sama') return 'weak'
  return word === 'dengan' && binds ? 'weak' : null
}

const isNameOfTwo = (sheet: Sheet, at: number): boolean =>
  sheet.writing === 'mixed' &&
  [at, at + 1].every((place) => {
    const raw = sheet.tokens[place]?.raw ?? ''
    return isCapital(raw) && isFree(sheet, place) && !/^\p{Lu}+$/u.test(raw)
  })
