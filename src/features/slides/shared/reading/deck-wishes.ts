import { numberWords } from '#core/text/shared/number-words.ts'

import type { DeckThemeName } from '../scene/deck.ts'
import { slideCounts } from '../deck-request.ts'
import { countPattern } from '../deck-vocabulary.ts'

/** The wished number of slides, the larger one of a range; null where none is wished. */
export const countIn = (text: string): number | null => {
  const said = countPattern.exec(text)?.[1]
  if (said === undefined) return null
  const figures = Array.from(said.matchAll(/\d+/g), ([figure]) => Number(figure))
  // `dua belas` begins as `dua` does.
  const word = Object.entries(numberWords)
    .toSorted(([one], [other]) => other.length - one.length)
    .find(([name]) => said.toLowerCase().startsWith(name))?.[1]
  const wished = figures.length > 0 ? Math.max(...figures) : word
  return wished === undefined ? null : Math.min(slideCounts.max, Math.max(slideCounts.min, wished))
}

/** The look that is wished for; paper where none is. */
export const themeIn = (text: string): DeckThemeName => {
  if (/\b(?:tema|warn[ai]|latar|background|nuansa|mode)\b[^.,;]{0,20}\b(?:gelap|hitam|dark|malam)\b/i.test(text))
    return 'malam'
  if (
    /\b(?:tema|warn[ai]|latar|background|nuansa|desain)\b[^.,;]{0,20}\b(?:ceria|cerah|kuning|warn[ai]-warni|meriah)\b/i.test(
      text,
    )
  )
    return 'pasar'
  return 'kertas'
}

/** Words by which a look is wished for: they tell nothing of the matter. */
export const themeWords =
  /\b(?:(?:lucu|ceria|menarik|seru|simpel|santai) (?:dan|&) )?(?:dengan |pakai |pake |jadi |biar )?(?:tema|warn[ai]|latar|background|nuansa|desain|mode)\s+(?:(?:yang|warn[ai])\s+)?(?:gelap|hitam|dark|malam|ceria|cerah|kuning|warn[ai]-warni|meriah)\b/gi

const deckWords = 'presentasi|presentation|ppt|slides?|deck|paparan|profile?|salindia|proposal'
const wished = new RegExp(
  `(?<!\\p{L})(?:(?:pakai|pake|dalam|versi|jadi)\\s(?:bahasa\\s|bhs\\s)?(inggris|english|mandarin|jepang|arab|korea)|(?:${deckWords})(?:nya)?\\s(?:ber)?(?:bahasa|bhs)\\s(inggris|mandarin|jepang|arab|korea)|(?:in|di)\\s(english)|(?:an?\\s)?(english)\\s(?:pitch|presentation|deck|slides?|version))(?!\\p{L})`,
  'iu',
)

/** In which other language it is wished; null where in none. A course of it is none. */
export const foreignIn = (text: string): 'english' | 'other' | null => {
  const found = wished.exec(text)
  const language = found?.slice(1).find((one) => one !== undefined)
  if (language === undefined) return null
  return /^(?:inggris|english)$/i.test(language) ? 'english' : 'other'
}
