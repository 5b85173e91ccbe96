import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf } from '../told-figures.ts'
import { inRupiah, listed, type Reckoned, type Way } from './way.ts'

const percentOfPattern = new RegExp(
  String.raw`(\d{1,3}(?:[,.]\d+)?)\s?(?:%|persen)\s+(?:dari|nya|saking|tina)\s+${amount}`,
  'iu',
)
const goodsPattern = new RegExp(String.raw`(\d{1,6})\s{1,3}([\p{L}][\p{L} ]{0,40}?)\s{0,2}@\s{0,2}${amount}`, 'giu')

/** `100 kaos @ 45.000 dan 50 topi @ 25.000 totalnya berapa`. */
export const goodsTotal = (text: string): Reckoned | null => {
  if (!/berapa|brp|total|jumlah/i.test(text)) return null
  const lines = [...text.matchAll(goodsPattern)].map((found) => ({
    quantity: Number(found[1]),
    price: valueOf(found[3], found[4]) ?? 0,
  }))
  if (lines.length === 0) return null
  const total = lines.reduce((sum, line) => sum + line.quantity * line.price, 0)
  const way = lines.map(
    ({ quantity, price }) => `${shownNumber(quantity)} × ${inRupiah(price)} = ${inRupiah(quantity * price)}`,
  )
  return {
    name: 'goods_total',
    text: `${listed(way)}\n\nTotalnya **${inRupiah(total)}**. Kalau mau dijadikan invoice, tulis *buatkan invoice* beserta nama pembelinya.`,
  }
}

/** `15% dari 200.000`. */
const percentage: Way = ({ text }) => {
  const part = percentOfPattern.exec(text)
  const share = Number((part?.[1] ?? '').replace(',', '.'))
  const whole = valueOf(part?.[2], part?.[3])
  if (part === null || whole === null) return null
  return {
    name: 'percentage',
    text: `${shownNumber(share)}% dari ${inRupiah(whole)} = **${inRupiah((whole * share) / 100)}**.`,
  }
}

/** `belanja 73.500 uangnya 100rb kembali berapa`. */
const change: Way = (told) => {
  if (!/kembali|susuk|angsul|susul/.test(told.text) || /rugi|modal|salah|kurang|hilang/.test(told.text)) return null
  const sums = told.figures.filter(({ shape }) => shape === 'sum')
  const paid = sums.find(({ label }) => label === 'paid') ?? sums.at(-1)
  const bill = sums.find((one) => one !== paid)
  if (sums.length !== 2 || paid === undefined || bill === undefined || paid.value < bill.value) return null
  return {
    name: 'change',
    text: `Kembaliannya ${inRupiah(paid.value)} − ${inRupiah(bill.value)} = **${inRupiah(paid.value - bill.value)}**.`,
  }
}

/** `85rb satuan` tells the price of one; nothing is to be divided. */
const ofOne =
  /\d\s?(?:rb|ribu|k|jt|juta)?\s+(?:satuan|per ?(?:biji|pcs|buah|potong|bungkus|botol|kg|orang|lembar)|sebiji|sebuah)\b(?!\s+(?:jadi\s+)?(?:berapa|brp))/

/** Nothing is sold for less: what comes out smaller was no count of pieces. */
const leastPrice = 50

/** `1 dus isi 24 harga 96rb, satuannya berapa`. */
const unitPrice: Way = (told) => {
  if (
    !/satuan|per ?(?:biji|pcs|buah|potong|bungkus|botol|kg|orang|lembar)|sebiji|sebuah|satunya|masing|perbiji|perpcs/.test(
      told.text,
    )
  )
    return null
  const sum = told.onlySum
  const count = told.figures.findLast(({ shape, value }) => shape === 'count' && value > 1)
  if (ofOne.test(told.text) || told.text.includes('@')) return null
  if (
    sum === null ||
    count === undefined ||
    sum / count.value < leastPrice ||
    told.figures.some(({ shape }) => shape === 'share')
  )
    return null
  return {
    name: 'unit_price',
    text: `${inRupiah(sum)} ÷ ${formatNumber(count.value)} = **${inRupiah(sum / count.value)}** satuannya. Kalau itu harga belinya, tulis *modal ${formatNumber(Math.round(sum / count.value))} untung 30%* untuk menghitung harga jualnya.`,
  }
}

/** `1000 pcs 850rb ongkir 120rb, jatuhnya per pcs berapa`: all that was paid for them, by the piece. */
const costByPiece: Way = (told) => {
  const sums = told.figures.filter(({ shape }) => shape === 'sum')
  const count = told.figures.find(({ shape, value }) => shape === 'count' && value > 1)
  if (sums.length < 2 || count === undefined || told.sum('price', 'gain', 'turnover', 'wage', 'loan') !== null)
    return null
  if (!new RegExp(`per ?${count.unit}|satuan|sebiji|jatuhnya`).test(told.text) || count.unit === '') return null
  const whole = sums.reduce((sum, { value }) => sum + value, 0)
  if (whole / count.value < leastPrice || told.figures.some(({ shape, per }) => shape === 'share' || per !== null))
    return null
  return {
    name: 'cost_by_piece',
    text: `${sums.map(({ value }) => inRupiah(value)).join(' + ')} = ${inRupiah(whole)}, ÷ ${formatNumber(count.value)} = **${inRupiah(whole / count.value)} per ${count.unit}**. Angka ini yang masuk modal tiap barang.`,
  }
}

const signs: Readonly<Record<string, string>> = {
  x: '×',
  '*': '×',
  '×': '×',
  kali: '×',
  dikali: '×',
  ping: '×',
  ':': '÷',
  '/': '÷',
  '÷': '÷',
  bagi: '÷',
  dibagi: '÷',
  '+': '+',
  tambah: '+',
  ditambah: '+',
  '-': '−',
  '−': '−',
  kurang: '−',
  dikurangi: '−',
  dikurang: '−',
}
const signPattern = String.raw`(?:x|\*|×|kali|dikali|ping|:|\/|÷|bagi|dibagi|\+|tambah|ditambah|-|−|kurang|dikurangi|dikurang)`
const chainPattern = new RegExp(
  String.raw`^[^\d]{0,30}(${amount}(?:\s{0,2}${signPattern}\s{0,2}${amount}){1,8})[^\d]{0,30}$`.replaceAll(
    /\((?!\?)/g,
    '(?:',
  ),
  'iu',
)
const termPattern = new RegExp(String.raw`(${signPattern})?\s{0,2}${amount}`, 'giu')

/** `125.000 x 12 - 50.000`: products before sums. */
const chain: Way = ({ text }) => {
  if (!chainPattern.test(text)) return null
  const terms = [...text.matchAll(termPattern)].map((found) => ({
    sign: signs[(found[1] ?? '').toLowerCase()] ?? '+',
    value: valueOf(found[2], found[3]) ?? NaN,
  }))
  const sums: number[] = []
  for (const { sign, value } of terms) {
    const last = sums.length - 1
    if (sign === '×') sums[last] = (sums[last] ?? 1) * value
    else if (sign === '÷') sums[last] = (sums[last] ?? 0) / value
    else sums.push(sign === '−' ? -value : value)
  }
  const result = sums.reduce((sum, one) => sum + one, 0)
  if (!Number.isFinite(result) || Math.abs(result) > 1e15) return null
  const shown = terms.map(({ sign, value }, at) => `${at === 0 ? '' : `${sign} `}${shownNumber(value)}`).join(' ')
  return {
    name: terms.length === 2 && terms[1]?.sign === '×' ? 'product' : 'plain_sum',
    text: `${shown} = **${shownNumber(result)}**.`,
  }
}

/** Sums without a trade's words. */
export const plainWays: readonly Way[] = [change, unitPrice, costByPiece, percentage, chain]
