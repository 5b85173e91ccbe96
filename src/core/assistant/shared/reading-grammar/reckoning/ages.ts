import { isTimeUnit, unitOf } from '../goods/units.ts'
import { isNumber, low, type Sheet } from '../sheet.ts'
import { wordSet } from '../words.ts'

const ageWords = wordSet('umur umurnya usia usianya berumur berusia')
const alive = wordSet(
  'bibit benih sapi kambing domba kerbau babi ayam bebek itik entok kelinci pedet cempe doc pullet pohon tanaman',
)

/**
 * `kambing umur 8 bulan 12 ekor`, `bibit 12 bulan 5.000 batang`: how old what is sold has become multiplies nothing. Where
 * its words end; null for other times. Without a word for it, an age stands between what lives and its count.
 */
export const ageAt = (sheet: Sheet, at: number): number | null => {
  const unit = isNumber(sheet, at) ? unitOf(low(sheet, at + 1)) : null
  if (unit === null || !isTimeUnit(unit)) return null
  const isCounted = isNumber(sheet, at + 2) && !isTimeUnit(unitOf(low(sheet, at + 3)) ?? 'hari')
  const isOfLiving = [at - 1, at - 2].some((place) => alive.has(low(sheet, place)))
  return ageWords.has(low(sheet, at - 1)) || (isOfLiving && isCounted) ? at + 2 : null
}
