import type { Sentence, Word } from './words.ts'

const monthDays: ReadonlyMap<string, number> = new Map([
  ...['januari', 'maret', 'mei', 'juli', 'agustus', 'oktober', 'desember'].map((month) => [month, 31] as const),
  ...['april', 'juni', 'september', 'november', 'nopember'].map((month) => [month, 30] as const),
  ['februari', 29],
  ['pebruari', 29],
])

/** `31 november`, `32 desember`: a day that no calendar has. */
const isNoDay = ({ text, number }: Word, next: Word | undefined): boolean => {
  const days = monthDays.get(next?.text ?? '')
  return number && days !== undefined && Number(text) > days
}

const laughter = /^(?:(?:wk){1,20}w?|(?:ha|he|hi){2,20}h?|lucu|lucunya|ngakak|kocak|lol|canda|bercanda|becanda)$/

/** `lucu ya, buatin undangan tanggal 31 november wkwk`: laughed about, and for a day that never comes. */
export const isJoke = (sentences: readonly Sentence[]): boolean => {
  const words = sentences.flatMap((sentence) => sentence.words)
  return words.some((word, at) => isNoDay(word, words[at + 1])) && words.some(({ text }) => laughter.test(text))
}
