import { isMeasure } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import type { Entry } from './entry.ts'
import { wordList } from './levels/units.ts'

const young = wordList('doc bibit benih benur anakan')
const sold = wordList('jual dijual laku terjual')
const weighing = wordList('rata rata-rata bobot berat')
const heads = wordList('ekor batang pohon')

const isYoung = ({ words }: Entry): boolean =>
  words.some((word) => young.has(word)) && !words.some((word) => sold.has(word))

/**
 * What is raised: `500 ekor: DOC 7.500` is paid for each of them, and `panen rata2 1,8 kg` is what one of those that live
 * weighs.
 */
export const raisedStock = (entries: readonly Entry[]): Entry[] => {
  const counts = entries.flatMap((one) => one.counts.filter(({ noun }) => heads.has(noun)))
  const [bought, more] = counts.filter(({ from, per, rate }) => from === undefined && per === null && rate === null)
  if (!bought || more || bought.value < 2 || !entries.some(isYoung)) return [...entries]
  return entries.map((one) => {
    const { money, words } = one
    const [count, another] = one.counts
    if (money !== null && isYoung(one)) {
      const isOfOne = count === undefined && one.per === null && money < 100_000
      return isOfOne
        ? { ...one, way: 'out', counts: [bought], each: true, per: bought.noun }
        : { ...one, way: one.way === 'in' ? 'out' : one.way }
    }
    const isWeight =
      count !== undefined && another === undefined && count.per === null && isMeasure(count.noun) && count.value < 100
    return isWeight && one.per === count.noun && words.some((word) => weighing.has(word))
      ? { ...one, each: false, counts: [{ ...count, per: bought.noun }] }
      : one
  })
}
