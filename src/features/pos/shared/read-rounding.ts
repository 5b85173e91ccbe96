import { type RoundingRule, roundingSteps } from './rounding-rule.ts'

const told =
  /(?<!\p{L})(?:pembulatan|(?:di)?bulat(?:kan|in)|bulatkan)(?:nya)?(?:\s(?:harga|total|uang|tunai|kembalian))?(?:\s(?:ke|per|kelipatan|jadi|sampai))?\s(?:(ke )?(atas|bawah|terdekat)\s)?(?:ke\s|per\s|kelipatan\s)?(?:rp\.?\s?)?(1\.?000|500|100|seribu|1rb)(?!\d)(?:\s(?:rupiah|perak))?(?:\s(?:ke )?(atas|bawah|terdekat))?/iu

const ways = { atas: 'up', bawah: 'down', terdekat: 'nearest' } as const

export interface ToldRounding {
  /** Null where the message tells of none. */
  readonly rule: RoundingRule | null
  /** The message without those words, for the reader of goods. */
  readonly text: string
}

/** `pembulatan ke 500`, `dibulatkan ke atas ke 1.000`: what an order says of coins that nobody has; down unless told. */
export const readRounding = (text: string): ToldRounding => {
  const found = told.exec(text)
  if (!found) return { rule: null, text }
  const step = roundingSteps.find(
    (one) => one > 0 && one === Number((found[3] ?? '').replace(/seribu|1rb/i, '1000').replace('.', '')),
  )
  if (step === undefined) return { rule: null, text }
  const way = ways[(found[2] ?? found[4] ?? 'bawah').toLowerCase() as keyof typeof ways]
  return { rule: { step, way }, text: text.replace(found[0], ' ; ') }
}
