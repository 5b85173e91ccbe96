import { figuresIn } from './told-clauses.ts'

/** Shorter messages tell no story before their order. */
const shortest = 320

/** `tolong buatkan invoice untuk …`, `bikinkan analisis untung ruginya`: what is ordered is reckoned from its own figures. */
const orders =
  /(?<!\p{L})(?:di)?(?:buat|bikin|bua|susun|siap)(?:kan|in|inin|akan|ken|no|kno)(?!\p{L})[^.!?\n]{0,40}?(?<!\p{L})(?:invoice|inv|nota|kuitansi|kwitansi|tagihan|faktur|bon|penawaran|analisis|analisa)(?:nya)?(?!\p{L})/iu

/** What somebody tells of his life and his people. */
const narrates =
  /(?<!\p{L})(?:cerita\p{L}{0,4}|dulu|dahulu|pernah|tahun (?:19|20)\d\d|phk|awalnya|meninggal|almarhum\p{L}*|ikhlas|sekolah|kuliah|sulung|bungsu|menantu|cucu|kata (?:anak|suami|istri|orang|teman|tetangga|menantu|ibu|bapak)|(?:anak|suami|istri|ipar|menantu) (?:saya|bapak|ibu|aku|kami)|(?:tidak|tak|ga|gak|nggak|ndak|kurang) (?:me?ngerti|paham)|umur|pusing|(?:dia|mereka|orangnya|katanya) minta (?:nota|invoice|kuitansi|kwitansi))(?!\p{L})/iu

/** Whose house it is, or how one is called: such a sentence is needed, however it is told. */
const introduces =
  /(?<!\p{L})(?:[Nn]ama(?:nya)?|bernama|atas nama|a\.n\.|merk|merek|rekening|transfer)(?!\p{L})|(?:toko|warung|kios|usaha|bengkel|depot|katering|UD|CV|PT)\s\p{Lu}|@|(?<!\p{L})[Ss]aya\s\p{Lu}/u

const isTold = (sentence: string): boolean => narrates.test(sentence) && !introduces.test(sentence)

/**
 * A long message without the story that an owner tells before he orders a paper of goods or an analysis: what he paid for
 * his first boat is no row of an invoice. Sentences that name somebody's house stay, and all others where no story is told.
 */
export const withoutStory = (text: string): string => {
  if (text.length < shortest) return text
  const sentences = text.split(/(?<=\p{L}{2}[.!?]|\n)(?=\s)/u)
  const order = sentences.findLastIndex((sentence) => orders.test(sentence))
  const left = sentences.filter((sentence, at) => at >= order || !isTold(sentence)).join('')
  const isWhole = figuresIn(left).some(({ isMoney, value }) => isMoney || value >= 1000)
  return order < 3 || !isWhole || sentences.slice(0, order).filter(isTold).length < 3 ? text : left.trim()
}
