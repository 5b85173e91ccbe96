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

/** Sums without a trade's words. */
export const plainWays: readonly Way[] = [percentage]
