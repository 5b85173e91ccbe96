import { nameEnds, orderNouns, others, ownWords, personTitles, tradeWords } from './business-name-words.ts'
import { textOf, titled, type Word } from './name-runs.ts'
import { isTown } from './towns.ts'
import { wordSet } from '../words.ts'

const longestName = 4
/** What is said of any shop, and what leads to a town that is no part of its name. */
const saidOfAny = wordSet(
  'rute tujuan jurusan trayek wilayah daerah area pasar cabang asal enak murah murmer paling sekali banget terbaik terlengkap termurah besar kecil baru bagus lengkap asli dekat sekitar',
)
const isOfName = ({ low }: Word): boolean =>
  /^\p{L}/u.test(low) &&
  ![tradeWords, ownWords, nameEnds, orderNouns, others, personTitles, saidOfAny].some((one) => one.has(low))

/**
 * `POS CUCI MOTOR LANCAR ABADI PALU MOTOR 20RB`: in capitals or in small letters throughout, the words between the trade
 * and its town.
 */
export const nameBeforeTown = (
  words: readonly Word[],
  listAt: number,
): { readonly name: string; readonly trade: string } | null => {
  const town = words.findIndex(
    ({ low, start }, at) => start < listAt && (isTown(low) || isTown(`${low} ${words[at + 1]?.low ?? ''}`)),
  )
  let from = town
  while (from > 0 && town - from < longestName && !words[from]?.opens) {
    const before = words[from - 1]
    if (before === undefined || !isOfName(before)) break
    from -= 1
  }
  let head = from
  while (head > 0 && !words[head]?.opens && tradeWords.has(words[head - 1]?.low ?? '')) head -= 1
  if (town - from < 2 || head === from) return null
  return { name: titled(textOf(words, from, town)), trade: textOf(words, head, from) }
}
