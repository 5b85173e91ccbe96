import { depositOfPayer, depositWithTime } from './paid-sums.ts'
import { endsClause, isFree, low, type Sheet } from '../sheet.ts'
import { wordSet } from '../words.ts'

/** Words between a sum and the word that it answers to. */
export const sumFillers = wordSet(
  `: = - ( sebesar senilai nya dulu awal muka baru minimal harga khusus di depan sejumlah langganan pesanan sudah dibayar masuk adalah
   paket jadi yang total na semua grand semuanya biayanya pembayaran tambahan lagi dikasih kasih kira-kira dapat kuitansi kwitansi tos lebet mlebet sampun terima diterima tak`,
)
/** Said behind a share or a sum that is taken off: `komisi toko 15% dipotong`. */
export const takenOff = wordSet('dipotong dipotongkan dikurangkan dikurangi potong')
export const discountWords = wordSet('diskon diskonnya potongannya promo cashback rafaksi refaksi')
export const depositWords = wordSet(
  'dp dpnya dpne panjar panjarnya panjare panjer panjernya panjere persekot uang-muka upfront dimuka didepan',
)
export const totalWords = wordSet(
  `total totalnya sebesar senilai seluruhnya jumlahnya sejumlah subtotal totalan keseluruhan semuanya nominal nilai nilainya dana
   modal anggaran budget jumlah jadi jadinya butuh membutuhkan kebutuhan`,
)
const anchors = wordSet('dp diskon muka total sebesar senilai')

const chargeHeads = wordSet(
  `ongkir ongkirnya ongkos packing packaging transport transportasi deposit jaminan admin administrasi pengiriman pemasangan materai
   meterai asuransi parkir bensin`,
)
const chargeKinds = wordSet(
  `kirim antar pasang admin administrasi jasa pengiriman pemasangan packing transport transportasi layanan tambahan parkir lembur
   bongkar instalasi setting penanganan kemas bensin tol`,
)
const serviceKinds = wordSet('kirim antar pasang pengiriman pemasangan kurir instalasi')
const chargeTails = wordSet('kirim antar pasang muat jalan kurir ke lokasi dan bongkar tukang jahit')
export const carriage = wordSet('ongkir ongkirnya ongkos')
/** `ongkos kerja 120rb`: what is paid for the work itself is a line of the bill as any other. */
const labour = wordSet('kerja kerjanya pengerjaan servis service')

/** Where the word stands that a sum or share answers to, skipping fillers. */
export const cueBefore = (sheet: Sheet, from: number): number => {
  let at = from - 1
  while (
    at >= 0 &&
    from - at < 7 &&
    isFree(sheet, at) &&
    sumFillers.has(low(sheet, at)) &&
    !anchors.has(low(sheet, at))
  )
    at -= 1
  return at
}

const joins = wordSet('dan & +')
/** One word that opens its clause. */
const isAlone = (sheet: Sheet, at: number): boolean =>
  sheet.tokens[at]?.kind === 'word' && isFree(sheet, at) && isFree(sheet, at + 1) && endsClause(sheet, at - 1)

/** Where the label of a charge begins that ends right before `from`: `ongkos kirim`, `biaya jasa pasang`; null for other words. */
export const chargeFrom = (sheet: Sheet, from: number): number | null => {
  let strangers = 0
  for (let at = from - 1; at >= 0 && from - at <= 6; at -= 1) {
    if (!isFree(sheet, at)) return null
    const word = low(sheet, at)
    if (sheet.tokens[at]?.kind !== 'word' && !sumFillers.has(word)) return null
    const kind = low(sheet, at + 1)
    const known = strangers === 0
    if (word === 'biaya' && at + 1 < from && chargeKinds.has(kind)) return at
    if (word === 'jasa' && known && at + 1 < from && serviceKinds.has(kind))
      return low(sheet, at - 1) === 'biaya' ? at - 1 : at
    if (carriage.has(word) && labour.has(kind)) return null
    // `kirim 840rb`
    if (word === 'kirim' && at === from - 1 && endsClause(sheet, at - 1)) return at
    if (chargeHeads.has(word) && (known || carriage.has(word))) {
      // `tol dan parkir 185.000`: one sum for both.
      if (joins.has(low(sheet, at - 1)) && at + 1 === from && isAlone(sheet, at - 2)) return at - 2
      return ['biaya', 'uang', 'jasa', 'tol'].includes(low(sheet, at - 1)) && isFree(sheet, at - 1) ? at - 1 : at
    }
    // `ongkos kirim ke luar kota`: a few words may say where.
    if (!chargeTails.has(word) && !sumFillers.has(word) && (strangers += 1) > 3) return null
  }
  return null
}

const arrived = wordSet('masuk dibayar ditransfer diterima dikirim transfer bayar lunas')
const paid = wordSet('masuk dibayar ditransfer diterima paid received')
const done = wordSet('sudah telah')

/** `deposit 1jt udah masuk`, `sudah deposit 500rb`: paid for the goods, and no sum that is asked for and given back. */
const isPaidDeposit = (sheet: Sheet, at: number): boolean => {
  if (low(sheet, at) !== 'deposit') return false
  if (done.has(low(sheet, at - 1)) || paid.has(low(sheet, at + 1))) return true
  for (let behind = at + 1; behind < at + 8 && !endsClause(sheet, behind); behind += 1) {
    if (done.has(low(sheet, behind)) && arrived.has(low(sheet, behind + 1))) return true
    // `deposit 500rb dibayar saat check in` is still to be paid.
    if (paid.has(low(sheet, behind)) && endsClause(sheet, behind + 1)) return true
  }
  return false
}

const isDeposit = (sheet: Sheet, at: number): boolean =>
  depositWords.has(low(sheet, at)) ||
  isPaidDeposit(sheet, at) ||
  (low(sheet, at) === 'muka' && ['uang', 'bayar'].includes(low(sheet, at - 1))) ||
  (low(sheet, at) === 'jadi' && low(sheet, at - 1) === 'tanda')

export const isDiscount = (sheet: Sheet, at: number): boolean =>
  discountWords.has(low(sheet, at)) ||
  // `potongan kakak adik 50rb` on a bill; what is kept back of a pay is a line of its slip.
  (low(sheet, at) === 'potongan' && endsClause(sheet, at - 1) && isBill(sheet)) ||
  (low(sheet, at) === 'total' && discountWords.has(low(sheet, at - 1))) ||
  (low(sheet, at) === 'harga' && low(sheet, at - 1) === 'diskon')

/** Whether the paper asks for money, or tells that it was paid: what is told with it is due now. */
export const isBill = ({ words }: Sheet): boolean =>
  ['invoice', 'tagihan', 'nota', 'bon', 'faktur', 'kuitansi', 'kwitansi'].some((paper) => words.has(paper))

const wholesBehind = new Set(['total', 'totalnya', 'harga', 'harganya', 'nilai', 'jumlah'])
/** `DP pesanan lemari 3.500.000 dari total 12 juta`: the thing stands between, and what it is a part of behind; where its word stands. */
export const depositOfThing = (
  sheet: Sheet,
  { from, to }: { readonly from: number; readonly to: number },
): number | null => {
  if (low(sheet, to) !== 'dari' || !wholesBehind.has(low(sheet, to + 1))) return null
  for (let at = from - 1; from - at < 6 && isFree(sheet, at) && !endsClause(sheet, at); at -= 1)
    if (depositWords.has(low(sheet, at))) return at
  return null
}

/** `sudah bayar deposit 30%`: a share of the bill, and no sum that is given back; where its words begin. */
export const paidDepositBefore = (sheet: Sheet, from: number): number | null =>
  low(sheet, from - 1) === 'deposit' && isFree(sheet, from - 1) ? from - 1 : null

const ahead = wordSet('muka depan awal')
const behindAhead = wordSet('sisa sisanya buat untuk')

/** `18 juta, 10 juta di awal`, `…, 3 juta dibayar di depan`: where the words end behind a sum that is paid first; null for other words. */
export const paidAhead = (
  sheet: Sheet,
  { from, to }: { readonly from: number; readonly to: number },
): number | null => {
  // `pagar 4 juta di depan`: a thing with its place.
  const start = ['bayar', 'dibayar'].includes(low(sheet, from - 1)) ? from - 1 : from
  const isPlan = ['laporan', 'proposal', 'modal'].some((word) => sheet.words.has(word))
  if (isPlan || !endsClause(sheet, start - 1)) return null
  const at = ['dibayar', 'bayar', 'dulu'].includes(low(sheet, to)) ? to + 1 : to
  const end = at + 2
  if (low(sheet, at) !== 'di' || !ahead.has(low(sheet, at + 1)) || !isFree(sheet, at + 1)) return null
  return endsClause(sheet, end) || behindAhead.has(low(sheet, end)) ? end : null
}

/** Where the word for a deposit begins that a sum or share at `from` answers to. */
export const depositBefore = (sheet: Sheet, from: number): number | null => {
  for (const at of [cueBefore(sheet, from), from - 1, depositWithTime(sheet, from), depositOfPayer(sheet, from)]) {
    if (isDeposit(sheet, at)) return ['muka', 'jadi'].includes(low(sheet, at)) ? at - 1 : at
  }
  return null
}
