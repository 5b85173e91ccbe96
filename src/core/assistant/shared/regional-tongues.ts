import { balinese, banjarese, makassarese, manadonese, papuan } from './tongues/east.ts'
import { english } from './tongues/english.ts'
import { betawi, javanese, madurese, sundanese } from './tongues/java.ts'
import { malay, minang, palembang } from './tongues/sumatra.ts'
import type { Tongue } from './tongues/tongue.ts'

/** All that are read, in the order in which their words are looked up. */
export const tongues: readonly Tongue[] = [
  javanese,
  sundanese,
  madurese,
  minang,
  banjarese,
  balinese,
  makassarese,
  malay,
  betawi,
  palembang,
  manadonese,
  papuan,
  english,
]
