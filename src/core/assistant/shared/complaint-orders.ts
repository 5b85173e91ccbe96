import { canonicalWord } from './intent/slang.ts'
import { honorifics, light, polite } from './intent/word-lists.ts'

/** `komplain`, `ngadu`, `memprotes`: somebody complains, however he says it. */
const complaining = /^(?:me(?:m|ng)?|ng)?(?:komplain|komplen|complain|complen|protes|adu)(?:kan|in)?$/iu
const wanting: ReadonlySet<string> = new Set(['mau', 'ingin', 'akan', 'hendak'])
const toWhom: ReadonlySet<string> = new Set(['ke', 'kepada', 'kpd', 'sama', 'dengan'])
/** A complaint is announced in the first words of a message. */
const firstWords = 8

const plain = (word: string | undefined): string =>
  canonicalWord((word ?? '').toLowerCase().replaceAll(/[^\p{L}]/gu, ''))

/** Up to where the message only announces a complaint: behind who speaks, what he wants and its verb; null where it does not. */
const announcedUpTo = (text: string): number | null => {
  const words = [...text.matchAll(/\S+/gu)].slice(0, firstWords)
  const at = words.findIndex(
    ([word], place) =>
      complaining.test(plain(word)) &&
      wanting.has(plain(words[place - 1]?.[0])) &&
      toWhom.has(plain(words[place + 1]?.[0])),
  )
  const opens = words
    .slice(0, Math.max(0, at - 1))
    .every(([word]) => [light, polite, honorifics].some((known) => known.has(plain(word))))
  const verb = words[at]
  return verb !== undefined && opens ? verb.index + verb[0].length : null
}

/** What is asked for, or the letter itself: without it a complaint is only talk. */
const demands =
  /(?<!\p{L})(?:minta|refund|ganti|diganti|retur|tuker|tukar|kembali\p{L}*|balikin|surat(?:nya)?)(?!\p{L})/iu
const asks =
  /\?|(?<!\p{L})(?:gimana|bagaimana|gmn|caranya|cara|bisa ga|bisa gak|boleh ga|boleh gak|kemana|ke mana)(?!\p{L})/iu

/** A complaint with its facts is a letter that is wanted; a question how to complain stays one. */
export const withComplaintOrdered = (text: string): string => {
  if (!/\d/u.test(text) || !demands.test(text) || asks.test(text)) return text
  const behind = announcedUpTo(text)
  return behind === null ? text : `buatkan surat komplain${text.slice(behind)}`
}
