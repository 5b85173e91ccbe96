import { amount, shownNumber, sumsIn, valueOf } from '../told-figures.ts'
import type { Told } from './figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned, type Way } from './way.ts'

const sellers = /reseller|dropship|agen\b|grosir|mitra jual|pengecer/

/** What is left for both where a seller gets a part of the price. */
const shares = [10, 15, 20, 25] as const

/** `reseller minta harga khusus, jual 35rb modal 21rb`: prices to offer, with what is left for both. */
const priceForSellers: Way = (told: Told) => {
  const [cost, price] = [told.sum('cost'), told.sum('price')]
  if (!sellers.test(told.text) || cost === null || price === null || price <= cost) return null
  if (told.figures.length !== 2 || !/berapa|brp|harga|wajar|kasih/.test(told.text)) return null
  const lines = shares
    .map((share) => ({ share, offered: price * (1 - share / 100) }))
    .filter(({ offered }) => offered > cost)
    .map(
      ({ share, offered }) =>
        `potongan ${share}%: jual ke dia **${inRupiah(offered)}**, untung Anda ${inRupiah(offered - cost)}, untung dia ${inRupiah(price - offered)}`,
    )
  if (lines.length === 0) return null
  const half = (price - cost) / 2
  return {
    name: 'price_for_sellers',
    text: paragraphs(
      `Jarak modal ${inRupiah(cost)} ke harga jual ${inRupiah(price)} ada **${inRupiah(price - cost)}**, itu yang dibagi berdua:`,
      listed(lines),
      `Patokan: jangan melepas lebih dari separuhnya, jadi harga terendah sekitar **${inRupiah(cost + half)}**. Beri potongan menurut jumlah (misalnya mulai 10 buah, lebih besar mulai 30), dibayar di depan, dan minta mereka tidak menjual di bawah ${inRupiah(price)} supaya pelanggan Anda tidak lari.`,
    ),
  }
}

/** `modal 28rb, ke reseller 38rb, reseller jual 50rb`: what is left for both. */
const gainOfBoth = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  const [cost, price, sold, ...others] = sumsIn(text)
  if (!sellers.test(text) || !/modal|hpp/.test(text) || !/untung|persen|margin/.test(text) || /%/.test(text))
    return null
  if (cost === undefined || price === undefined || sold === undefined || others.length > 0) return null
  if (!(cost < price && price < sold)) return null
  return {
    name: 'gain_of_both',
    text: listed([
      `Anda: ${inRupiah(price)} − ${inRupiah(cost)} = **${inRupiah(price - cost)}** (${shownNumber(((price - cost) / cost) * 100)}% dari modal, ${shownNumber(((price - cost) / price) * 100)}% dari harga jual Anda)`,
      `penjualnya: ${inRupiah(sold)} − ${inRupiah(price)} = **${inRupiah(sold - price)}** (${shownNumber(((sold - price) / price) * 100)}% dari modalnya, ${shownNumber(((sold - price) / sold) * 100)}% dari harga jualnya)`,
      `dari ${inRupiah(sold)} yang dibayar pembeli: modal ${shownNumber((cost / sold) * 100)}%, Anda ${shownNumber(((price - cost) / sold) * 100)}%, dia ${shownNumber(((sold - price) / sold) * 100)}%`,
    ]),
  }
}

const stepPattern =
  /(diskon|disc|potongan|promo|korting|ppn|pajak|service|servis|pb1|biaya layanan|tambah|lagi|\+)\p{L}{0,3}\s{0,2}(?:lagi\s|sebesar\s|toko\s|member\s|tambahan\s){0,2}(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|persen)/giu

const believed =
  /(?:sama(?:\s(?:aja|saja))?\s(?:dgn|dengan|kayak|seperti)|berarti|setara)\s(?:dengan\s)?(?:diskon\s|potongan\s)?\d{1,2}\s?(?:%|persen)/g

/** `250rb diskon 15% terus ppn 11%`: shares one after another, each of what is left. */
const sharesInTurn = (message: string): Reckoned | null => {
  // `sama dengan diskon 30% bukan?`: what the owner believes is no step.
  const text = message.toLowerCase().replace(believed, ' ')
  const steps = [...text.matchAll(stepPattern)].map(([, name = '', digits = '']) => ({
    name: name === '+' || name === 'lagi' || name === 'tambah' ? '' : name,
    share: Number(digits.replace(',', '.')),
  }))
  const all = text.match(/\d\s?(?:%|persen)/g) ?? []
  if (steps.length < 2 || steps.length !== all.length || /modal|untung|laba|margin|komisi|pkp\b.{0,10}bukan/.test(text))
    return null
  const [price, ...others] = sumsIn(text)
  if (price === undefined || others.length > 0 || steps[0]?.name === '') return null
  let left = price
  let isOff = true
  const lines = steps.map(({ name, share }) => {
    isOff = name === '' ? isOff : /disk|disc|poton|promo|kort/.test(name)
    const part = (left * share) / 100
    const before = left
    left += isOff ? -part : part
    const label =
      name === ''
        ? isOff
          ? 'diskon lagi'
          : 'ditambah lagi'
        : name === 'ppn' || name === 'pb1'
          ? name.toUpperCase()
          : name
    return `${label} ${shownNumber(share)}% dari ${inRupiah(before)}: ${isOff ? '−' : '+'} ${inRupiah(part)} → ${inRupiah(left)}`
  })
  const isTaxed = steps.some(({ name }) => name === 'ppn')
  const isOnlyOff = steps.every(({ name }) => name === '' || /disk|disc|poton|promo|kort/.test(name))
  return {
    name: 'shares_in_turn',
    text: paragraphs(
      listed([`harga ${inRupiah(price)}`, ...lines]),
      `Hasilnya **${inRupiah(left)}**${isOnlyOff ? `, sama dengan diskon ${shownNumber(100 - (left / price) * 100)}% (bukan ${shownNumber(steps.reduce((sum, { share }) => sum + share, 0))}%, karena yang kedua dihitung dari sisanya)` : ''}.`,
      isTaxed
        ? 'Diskon dipotong dulu, baru PPN dihitung dari harga setelah diskon. PPN hanya boleh dipungut **PKP**; untuk kepastian tanyakan kantor pajak (Kring Pajak 1500200).'
        : '',
    ),
  }
}

const timesOf = new RegExp(
  `(?<![\\d.,])(\\d{1,2})\\s?(?:x|kali|bulan|bln)\\s(?:\\p{L}{2,10}\\s){0,2}?(?:@\\s?|x\\s)?${amount}|${amount}\\s?(?:x|kali|per bulan|sebulan|\\/ ?bulan|selama|per bln)\\s(?:selama\\s)?(\\d{1,2})(?:\\s?(?:x|kali|bulan|bln))?(?!\\d|\\s?(?:rb|jt))`,
  'iu',
)

/** `kulkas 4,2jt dicicil 12x 410rb`: what instalments cost more than paying at once. */
const instalmentsOrCash = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  if (!/cicil|kredit|angsur|paylater|tenor|nyicil/.test(text) || /%|persen|bunga\s\d|pinjam|kur\b/.test(text))
    return null
  const found = timesOf.exec(text)
  // `6 kali dp 600rb`: what is paid ahead is no instalment.
  if (found === null || /(?<!\p{L})(?:dp|uang muka|panjar)/u.test(found[0])) return null
  const times = Number(found[1] ?? found[6])
  const each = valueOf(found[2] ?? found[4], found[3] ?? found[5])
  const rest = text.replace(found[0], ' ')
  const paidAhead = new RegExp(`(?:dp|uang muka|panjar)(?:nya)?\\s${amount}`, 'iu').exec(rest)
  const down = valueOf(paidAhead?.[1], paidAhead?.[2]) ?? 0
  const [cash, ...others] = sumsIn(rest.replace(paidAhead?.[0] ?? '', ' '))
  if (cash === undefined || others.length > 0 || each === null || !(times > 1) || each >= cash) return null
  const whole = down + times * each
  const more = whole - cash
  if (more < 0) return null
  return {
    name: 'instalments_or_cash',
    text: paragraphs(
      listed([
        `cicilan: ${down > 0 ? `DP ${inRupiah(down)} + ` : ''}${times} × ${inRupiah(each)} = **${inRupiah(whole)}**`,
        `tunai: ${inRupiah(cash)}`,
        `lebih mahal **${inRupiah(more)}** (${shownNumber((more / (cash - down)) * 100)}% dari yang dicicil, ${shownNumber((more / (cash - down) / times) * 100)}% per cicilan dihitung flat)`,
      ]),
      'Layak dicicil kalau alatnya langsung menghasilkan lebih dari cicilannya tiap bulan, atau kalau uang tunainya berputar lebih untung di stok. Tanyakan juga biaya admin, asuransi, dan denda telat; itu menambah jumlahnya.',
    ),
  }
}

/** `laba 5 juta, partner dapat 30%`: a gain in told shares. */
const gainInShares: Way = (told) => {
  if (!/bagi|bagian|jatah|dapat|dapet|partner|investor|pemodal|pengelola/.test(told.text)) return null
  const gain = told.sum('gain') ?? told.onlySum
  const parts = told.figures.filter(({ shape }) => shape === 'share').map(({ value }) => value)
  if (gain === null || told.figures.filter(({ shape }) => shape === 'sum').length !== 1) return null
  if (
    !/laba|untung|hasil|profit/.test(told.text) ||
    /jual|modal|diskon|komisi|pajak|harga|sisanya|dulu/.test(told.text)
  )
    return null
  const whole = parts.reduce((sum, one) => sum + one, 0)
  if (parts.length === 0 || whole > 100) return null
  const rest = 100 - whole
  return {
    name: 'gain_in_shares',
    text: paragraphs(
      listed([
        ...parts.map((part) => `${shownNumber(part)}% × ${inRupiah(gain)} = **${inRupiah((gain * part) / 100)}**`),
        ...(rest > 0 ? [`sisanya ${shownNumber(rest)}% = **${inRupiah((gain * rest) / 100)}**`] : []),
      ]),
      'Yang dibagi sebaiknya **laba bersih**: sesudah modal, biaya, dan upah yang bekerja tiap hari. Tulis juga kapan dibagi, dan bagaimana kalau rugi.',
    ),
  }
}

/** What others earn with the owner's goods, and shares one after another. */
export const resaleWays: readonly Way[] = [priceForSellers, gainInShares]
export const resaleInWords: readonly ((text: string) => Reckoned | null)[] = [
  gainOfBoth,
  sharesInTurn,
  instalmentsOrCash,
]
