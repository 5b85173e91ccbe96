import type { Lexicon } from './kind-mentions.ts'
import { verbMood } from './verbs.ts'
import { light } from './word-lists.ts'
import type { Sentence, Word } from './words.ts'

/** What a thing shall not be like. */
const manners = new Set(
  `lebay muluk neko aneh ribet rumit ruwet kaku formal resmi panjang kasar keras galak norak alay rame ramai heboh mewah kebanyakan terlalu terlalui
   berlebihan bertele tele banyak gaya gaul bahasa inggris kepanjangan kecil kekecilan polos sepi gelap suram monoton membosankan mahal pelit
   macam fitur animasi warni hiasan gambar istilah basa basi sok jelek asal asalan hoax bohong dibesar besarkan dilebih lebihkan dilebihkan`.split(
    /\s+/,
  ),
)
const refusing = new Set(['jangan', 'tidak', 'tanpa'])
const sparing = new Set(['usah', 'perlu', 'harus', 'pakai', 'sampai', 'mau', 'suka'])
/** A wish about the manner is a short clause. */
const longest = 9

const mannerOf = (word: string): string => word.replace(/(?:nya|in|kan)$/, '')
const says = (word: string): boolean => manners.has(word) || manners.has(mannerOf(word))

/** `jgn lebay`, `gak usah ribet-ribet fiturnya`, `jangan dibikin terlalu formal ya`. */
const isMannerWish = (clause: readonly Word[]): boolean => {
  const words = clause.map(({ text }) => text)
  const at = words.findIndex((word) => !light.has(word) || refusing.has(word))
  if (at < 0 || words.length > longest || !refusing.has(words[at] ?? '')) return false
  const behind = words.slice(at + 1)
  const isSpared = words[at] !== 'tidak' || sparing.has(behind[0] ?? '')
  const made = behind.findIndex((word) => verbMood(word) !== null && !light.has(word))
  const manner = behind.findIndex(says)
  return isSpared && manner >= 0 && manner <= 3 && (made < 0 || made < manner)
}

/** A clause that gives the reason for the wish before it: `orang sini gak suka muluk2`, `biar ibu2 ga ngantuk`. */
const isReason = (clause: readonly Word[]): boolean => clause.every(({ number }) => !number) && clause.length <= longest

const clausesOf = ({ words }: Sentence): readonly (readonly Word[])[] => {
  const clauses = new Map<number, Word[]>()
  for (const word of words) clauses.set(word.clause, [...(clauses.get(word.clause) ?? []), word])
  return Array.from(clauses.values())
}

const without = (sentence: Sentence, names: (clause: readonly Word[]) => boolean): Sentence => {
  const kept: Word[] = []
  let wished = false
  for (const [place, clause] of clausesOf(sentence).entries()) {
    const isWish = !names(clause) && isMannerWish(clause)
    wished = isWish || (wished && isReason(clause) && !names(clause))
    // What opens a sentence and refuses may refuse the whole: `jangan ribet, batalin aja`.
    if (!wished || (place === 0 && sentence.words.length === clause.length && sentence.asks)) kept.push(...clause)
  }
  return { ...sentence, words: kept }
}

/**
 * A message without what it wishes of the manner: it says how a thing shall be made, and neither refuses it nor complains.
 * Words of the other clauses keep their places before a wish. A message of nothing else stays as it is.
 */
export const withoutMannerWishes = (sentences: readonly Sentence[], lexicon: Lexicon): readonly Sentence[] => {
  const names = (clause: readonly Word[]): boolean =>
    clause.some(({ text }) => (lexicon.phrases.get(lexicon.mend(text)) ?? []).some(({ words }) => words.length === 1))
  const told = sentences.map((one) => without(one, names)).filter(({ words }) => words.length > 0)
  return told.length === 0 ? sentences : told
}
