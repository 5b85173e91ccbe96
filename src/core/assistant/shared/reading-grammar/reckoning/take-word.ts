import { isSizeUnit, unitOf } from '../goods/units.ts'
import { isNumber, low } from '../sheet.ts'
import { orderWords } from '../words.ts'

import { namedBy } from './denominators.ts'
import { closeEntry, type EntryReader } from './entry-reader.ts'
import { mending, ordered, particles, priceWords, silent, turns } from './entry-words.ts'
import { wordAt } from './spans.ts'

/** `4 botol sirup pala 500 ml`: behind a count of packs all words up to the size of one are one name. */
const isBeforeSize = (reader: EntryReader, at: number): boolean => {
  const { sheet } = reader
  const count = reader.open.counts.at(-1)
  if (!count?.of || isSizeUnit(count.of) || reader.open.words.at(-1) !== at - 1 || count.at > at) return false
  let to = at
  while (wordAt(sheet, to) && sheet.claims[to] === null) to += 1
  const unit = reader.countAt.get(to)?.unit ?? null
  return unit !== null && isSizeUnit(unit)
}

/** Reads a word, which goes on with the name of the open stretch or begins another. */
export const takeWord = (reader: EntryReader, at: number): void => {
  const { sheet } = reader
  const word = low(sheet, at)
  const isAsked = ordered.has(word) && isNumber(sheet, at + 1)
  const isPlain = isAsked || priceWords.has(word) || particles.has(word) || turns.has(word)
  if ((turns.has(word) || word === 'dibayar') && reader.open.price !== null) closeEntry(reader, true)
  // `5 dus isi 12 botol`: the thing goes on.
  if (word === 'isi' && reader.open.counts.length > 0) return
  // `8 lembar ukuran 3 x 1 meter`
  if (word === 'ukuran' && isNumber(sheet, at + 1) && reader.open.counts.length > 0 && reader.open.price === null)
    return
  const isName = wordAt(sheet, at) && !isPlain
  if (reader.open.price === null && reader.open.counts.at(-1)?.of === namedBy(word)) {
    reader.open.said.push(word)
    if (unitOf(namedBy(word)) === null) reader.open.nouns.push(word)
    return
  }
  // `yang 10 unit cuci biasa 75rb`
  const goesOn = reader.open.words.at(-1) === at - 1 && reader.open.said.includes('yang')
  const isNamed =
    reader.open.counts.length > 0 &&
    !goesOn &&
    !isBeforeSize(reader, at) &&
    reader.open.words.some(
      (one) =>
        one < (reader.open.counts.at(-1)?.at ?? at) &&
        !priceWords.has(low(sheet, one)) &&
        !orderWords.has(low(sheet, one)),
    )
  if (isName && !mending.has(word) && (reader.open.price !== null || isNamed)) closeEntry(reader, true)
  reader.open.said.push(word)
  if (!isAsked && !silent.has(word) && !particles.has(word) && !turns.has(word)) reader.open.words.push(at)
}
