import { consigned, sellingShops } from '../parties/house-words.ts'
import { endsClause, isFree, isGlued, isNumber, low, saysAny, type Sheet } from '../sheet.ts'
import { readFigures } from './numbers.ts'
import { unitOf } from '../goods/units.ts'
import { wordSet } from '../words.ts'

/** What is taken off a bill by its own word: `potong kasbon`. */
const offThings = wordSet(
  'voucher vocer vcr kupon kasbon retur utang hutang pinjaman poin cashback komisi kelebihan titipan selisih',
)
/** `toko ambil komisi 15%` */
const shareVerbs = wordSet('ambil minta kena dipotong diambil')
const offVerbs = wordSet('potong potongin kurangi kurangin kurangkan kurang minus less pakai pake diskon')

const hairdressing =
  'salon barber barbershop pangkas rambut creambath smoothing rebonding keriting cukur gunting'.split(' ')
/** `smoothing 275rb, potong 45rb`: hair is cut there. */
const isHairdresser = (sheet: Sheet): boolean => hairdressing.some((word) => sheet.words.has(word))

const offSubjects = wordSet(
  'saya aku kami gue gw kita dia dio beliau mereka katanya terus trus trs lalu langsung dan kasih kasi gitu habis abis nanti tolong minta tapi tp',
)

const bargains = wordSet('promo nego negonya negosiasi tawar tawaran deal sepakat')

/** `voucher langganan -15rb`: the sign of a sum that is taken off stands close to it; where its words begin. */
const signedBefore = (sheet: Sheet, from: number): number | null => {
  const isSigned = ['-', '−', '–'].includes(low(sheet, from - 1)) && isGlued(sheet, from) && !isGlued(sheet, from - 1)
  if (!isSigned || !isFree(sheet, from - 1) || sheet.tokens[from - 2]?.kind !== 'word') return null
  let at = from - 2
  while (from - at < 6 && isFree(sheet, at - 1) && !endsClause(sheet, at - 1) && !isNumber(sheet, at - 1)) at -= 1
  return isFree(sheet, at) ? at : null
}

/** `potong voucher 25rb`, `kurangi retur 50rb`, `voucher -15rb`: where the words begin that take a sum off; null for other words. */
export const takenOffBefore = (sheet: Sheet, from: number): number | null => {
  const certain = signedBefore(sheet, from) ?? shopShareBefore(sheet, from)
  if (certain !== null) return certain
  const isSaid = (at: number): boolean => isFree(sheet, at) || sheet.claims[at] === 'cue' || sheet.claims[at] === 'date'
  for (let at = from - 1; at > from - 6 && isSaid(at) && !endsClause(sheet, at); at -= 1) {
    if (from - at > 3 && !['kelebihan', 'titipan', 'selisih'].includes(low(sheet, at))) continue
    // `retur shopee 1,1jt … penjualan bersih`
    const isAccount = ['hpp', 'rugi', 'gaji', 'pengeluaran'].some((word) => sheet.words.has(word))
    if (low(sheet, at) === 'retur' && !isAccount && (sheet.words.has('bersih') || sheet.words.has('laporan'))) return at
    if (offThings.has(low(sheet, at)) && isFree(sheet, at - 1)) {
      if (offVerbs.has(low(sheet, at - 1))) return at - 1
    }
    // `potong ongkos angkut 350rb`
    if (paidForOther.has(low(sheet, at)) && offNow.has(low(sheet, at - 1)) && isFree(sheet, at - 1)) return at - 1
    if (offThings.has(low(sheet, at)) && isFree(sheet, at - 1)) {
      if (low(sheet, at) === 'komisi' && shareVerbs.has(low(sheet, at - 1))) return at - 1
    }
  }
  const clause = clauseOff(sheet, from)
  if (clause !== null) return clause
  // `tiap kotak saya potong 500`; `3 potong 5rb` counts.
  const isVerb = offNow.has(low(sheet, from - 1)) && isFree(sheet, from - 1) && !isHairdresser(sheet)
  // `…, potong 50rb karena langganan`; `promo kakak adik potong 100rb`, `nego akhir potong 300rb`
  const isPromo = sheet.tokens.slice(Math.max(0, from - 5), from).some((token) => bargains.has(token.low))
  // `…. Potong 200rb, ongkos kirim 60rb`
  const opens = from > 2 && (endsClause(sheet, from - 2) || wholeWords.has(low(sheet, from - 2)))
  return isVerb && (isPromo || offSubjects.has(low(sheet, from - 2)) || opens) ? from - 1 : null
}

/** What is cut, and therefore a work that is paid: `potong rumput 300rb`. */
const cutThings = wordSet(
  `rumput keramik besi kain kayu kaca pohon kuku sapi ayam kambing domba hewan qurban kurban bahan plat pelat pipa ranting dahan kertas stiker
   pola batu granit marmer baja acrylic rambut poni celana rok lengan ikan daging`,
)

const vouchers = wordSet('voucher vocer vcr kupon promo cashback')
const ofShops = wordSet('toko belanja diskon langganan member merchant ongkir shopee tokopedia lazada tiktok gratis')

/** `…, potong solar 1jt`, `…, voucher toko 25rb`: a clause that is nothing but what is taken off and its sum, behind sums that it is taken from. */
const clauseOff = (sheet: Sheet, from: number): number | null => {
  let at = from - 1
  while (from - at < 4 && isFree(sheet, at) && !endsClause(sheet, at - 1) && !isNumber(sheet, at)) at -= 1
  const thing = low(sheet, at + 1)
  if (at >= from - 1 || !isFree(sheet, at) || !endsClause(sheet, at - 1)) return null
  if (!sheet.claims.slice(0, at).includes('money') || isHairdresser(sheet)) return null
  const isOff = offNow.has(low(sheet, at)) && !cutThings.has(thing)
  return isOff || (vouchers.has(low(sheet, at)) && ofShops.has(thing)) ? at : null
}

const paidForOther = wordSet('ongkos ongkir biaya upah')
const offNow = wordSet(
  'potong kurangin kurangi kurangkan potongin potongkan turunin turunkan turunmi turunki kurangmi potongmi minus',
)

const shopShares = wordSet('bagian jatah komisi fee')

/** `bagian toko 15%`, `toko ambil 15%` of goods that were left there to be sold: where the words begin; null for others. */
const shopShareBefore = (sheet: Sheet, from: number): number | null => {
  const [first, second] = [low(sheet, from - 2), low(sheet, from - 1)]
  const isShare = shopShares.has(first) ? sellingShops.has(second) : sellingShops.has(first) && shareVerbs.has(second)
  const isContract = ['perjanjian', 'kontrak', 'mou', 'kerjasama'].some((word) => sheet.words.has(word))
  const isFreeHere = isFree(sheet, from - 1) && isFree(sheet, from - 2)
  return isShare && isFreeHere && !isContract && saysAny(sheet, consigned) ? from - 2 : null
}

const buying = wordSet('ambil beli pesan pesen order belanja kalau kalo jika apabila pembelian')

/** `ambil di atas 15 sak saya potong 10rb per sak`: how many of a thing are needed, and where that is told; null for other words. */
export const leastBefore = (sheet: Sheet, cue: number): { readonly from: number; readonly count: number } | null => {
  for (let at = cue - 1; cue - at < 9 && at > 1 && sheet.claims[at] !== 'money'; at -= 1) {
    if (!isNumber(sheet, at)) continue
    const [before, last] = [low(sheet, at - 2), low(sheet, at - 1)]
    const isAbove = last === 'diatas' || (before === 'di' && last === 'atas') || (before === 'lebih' && last === 'dari')
    const count = readFigures(low(sheet, at))?.value
    if (count === undefined || !(isAbove || ['minimal', 'min', 'minimum', 'mulai'].includes(last))) return null
    let from = isAbove && last !== 'diatas' ? at - 2 : at - 1
    while (buying.has(low(sheet, from - 1))) from -= 1
    return { from, count: isAbove ? count + 1 : count }
  }
  return null
}

/** `tiap kotak saya potong 500`: the unit of which each is cheaper. */
export const eachBefore = (sheet: Sheet, from: number): string | null => {
  for (let at = from - 1; at > from - 5 && !endsClause(sheet, at) && !isNumber(sheet, at); at -= 1)
    // `18rb per jam dikurangi kasbon 350rb` tells a price for each hour.
    if (['tiap', 'setiap', 'per'].includes(low(sheet, at - 1)))
      return sheet.claims[at - 2] === 'money' || isNumber(sheet, at - 3) ? null : unitOf(low(sheet, at))
  return null
}

const wholeWords = wordSet(
  'total totalnya jumlah jumlahnya semua semuanya harga harganya seluruh seluruhnya nilai nilainya tagihan subtotal',
)

/** Whether a discount is spoken of a few words before. */
export const discountWithin = (sheet: Sheet, from: number): boolean =>
  sheet.tokens.slice(Math.max(0, from - 6), from).some((token) => token.low === 'diskon')

/** `lemari 2 unit @3,2jt (yang ini diskon 10%)`: where the line before ends that is meant; null for other words. */
export const lineEndBefore = (sheet: Sheet, cue: number): number | null => {
  if (!['ini', 'itu'].includes(low(sheet, cue - 1)) || low(sheet, cue - 2) !== 'yang') return null
  let at = cue - 3
  while (cue - at < 6 && at >= 0 && sheet.claims[at] !== 'money') at -= 1
  return sheet.claims[at] === 'money' ? at + 1 : null
}

/** What is kept back from a wage. */
const deductions = wordSet(
  'bpjs pph pajak koperasi pinjaman cicilan denda absen alpa telat terlambat seragam arisan simpanan kasbon ganti denda kerusakan kehilangan barang pecah hilang rusak utang hutang angsuran iuran',
)

/** `potongan kasbon 300rb, BPJS 48.000`: on a pay slip, what stands behind one deduction is another. */
export const isDeduction = (sheet: Sheet, { from }: { readonly from: number }, offTo: number): boolean => {
  // `, potongan ganti rugi spion pecah 120rb`: told again by its word.
  const isNamed = low(sheet, offTo + 1) === 'diskon'
  if (offTo < 0 || from - offTo > (isNamed ? 8 : 5) || from <= offTo || !sheet.words.has('gaji')) return false
  if (![',', 'dan', '+', '&', 'sama', 'terus', 'trus', 'lalu', 'serta'].includes(low(sheet, offTo))) return false
  return sheet.tokens.slice(offTo + 1, from).some((token) => isNamed || deductions.has(token.low))
}

/** `ongkos 300rb sama upah 180rb dipotong`: what is joined to a sum that is taken off is taken off with it. */
export const isTakenOffWith = (
  sheet: Sheet,
  to: number,
  next: { readonly from: number; readonly to: number } | undefined,
): boolean =>
  next !== undefined &&
  next.from - to <= 5 &&
  ['dan', 'sama', 'serta', '+', '&'].includes(low(sheet, to)) &&
  takenOffBehind(sheet, next.to) !== null

const pointing = wordSet('jadi dadi janten langsung itu tolong mohon minta juga ikut sebagai')
const beforeOff = wordSet(
  'juga ikut jadi dadi janten langsung itu sebagai tolong mohon minta nanti ini , minggu bulan hari lalu kemarin saya aku kami yang nanggung menanggung tanggung',
)

/** `ban lama saya beli 15rb jadi dipotong`: the word behind the sum that takes it off; null for other words. */
export const takenOffBehind = (sheet: Sheet, to: number): number | null => {
  let at = to
  while (at - to < 6 && (beforeOff.has(low(sheet, at)) || sheet.claims[at] === 'date')) at += 1
  const isSaid = sheet.tokens.slice(to, at).some((token) => pointing.has(token.low))
  // `kasbon 300rb dipotong sekarang`
  const isNow = at === to && /^dipotong|^dikurang/.test(sheet.tokens[at]?.raw.toLowerCase() ?? '')
  // `kas RW 1 juta dikurangkan`: what a plan has already.
  if (sheet.tokens[at]?.raw.toLowerCase() === 'dikurangkan' && sheet.words.has('rab')) return null
  // `retur 4,4jt, kurangin`
  if (offVerbs.has(low(sheet, at)) && at - to < 2 && endsClause(sheet, at + 1)) return at
  // `ongkos muat 150rb saya yang nanggung jadi potongkan dari tagihan`
  const isOff = low(sheet, at) === 'diskon' || (isSaid && offNow.has(low(sheet, at)))
  if (!(isSaid || isNow) || !isOff) return null
  // `…, itu dipotong 10%` tells how much by itself.
  let end = at + 1
  while (end - at < 6 && !endsClause(sheet, end) && !isNumber(sheet, end) && sheet.claims[end] !== 'money') end += 1
  return endsClause(sheet, end) || end - at >= 6 ? at : null
}
