import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf } from '../told-figures.ts'
import { inRupiah, type Way } from './way.ts'

const percentOfPattern = new RegExp(
  String.raw`(\d{1,3}(?:[,.]\d+)?)\s?(?:%|persen)\s+(?:dari|nya|saking|tina)\s+(?:\p{L}{2,15}\s+){0,3}${amount}`,
  'iu',
)
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

/** Nothing is sold for less: what comes out smaller was no count of pieces. */
const leastPrice = 50

/** `1000 pcs 850rb ongkir 120rb, jatuhnya per pcs berapa`: all that was paid for them, by the piece. */
const costByPiece: Way = (told) => {
  const sums = told.figures.filter(({ shape }) => shape === 'sum')
  const count = told.figures.find(({ shape, value }) => shape === 'count' && value > 1)
  if (
    sums.length < 2 ||
    count === undefined ||
    told.sum('price', 'gain', 'turnover', 'wage', 'loan', 'down', 'paid') !== null
  )
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

/** Sums without a trade's words. */
export const plainWays: readonly Way[] = [costByPiece, percentage]
