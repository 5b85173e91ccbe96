import type { Entry } from './entry.ts'

const wordList = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const gained = wordList('tersisa sisa margin untung laba bersih')
const ofTakings = wordList('omzet omset penjualan pendapatan pemasukan jual')

/** `dari omzet tersisa 30%`, `margin 30% dari omzet`: what stays of the takings; the rest of them was spent. */
export const isKept = ({ percent, words, trail, way }: Entry): boolean => {
  const said = [...words, ...trail]
  const isOf = said.some((word, at) => word === 'dari' && ofTakings.has(said[at + 1] ?? ''))
  return (
    percent !== null && way !== 'wish' && isOf && words.some((word) => gained.has(word)) && !said.includes('sisihkan')
  )
}
