import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { SaidPart } from '../deck-request.ts'
import { clausesOf } from './split-message.ts'
import { figuresIn, moneyText } from './told-figures.ts'
import { trimmed } from './told-words.ts'

const comparing = /\b(?:perbandingan|banding\p{L}*|membanding\p{L}*|dibanding\p{L}*|versus|vs|antara|pilih\p{L}*)\b/iu
const visitors = /\b(?:pengunjung|pelanggan|pembeli|tamu|pesanan|transaksi)\b/i
const spending = /\b(?:rata(?:-| )?rata(?: belanja| transaksi)?|belanja(?:nya)?|per orang)\b/i

/** So many visitors a day who spend so much each: what they bring in. */
const takingsOf = (lines: readonly string[]): string[] => {
  const [people] = lines.filter((line) => visitors.test(line)).flatMap(figuresIn)
  const [spent] = lines.filter((line) => spending.test(line) && !visitors.test(line)).flatMap(figuresIn)
  if (people?.kind !== 'count' || spent?.kind !== 'money') return []
  const time =
    people.per === '' ? (/\b(?:per|tiap|se)\s?(hari|minggu|bulan)\b/i.exec(people.after)?.[1] ?? '') : people.per
  return [`Perkiraan penjualan: ${moneyText(people.value * spent.value)}${time === '' ? '' : ` per ${time}`}`]
}

/**
 * `perbandingan cabang di Ubud dan Canggu … Ubud sewa 90jt, … . Canggu sewa 160jt, …`: what each sentence says of the one it
 * begins with, as parts that stand beside each other. The other sentences come back as they are.
 */
export const comparedIn = (
  headline: string,
  sentences: readonly string[],
): { readonly parts: readonly SaidPart[]; readonly rest: readonly string[] } => {
  const none = { parts: [], rest: sentences }
  if (!comparing.test(headline)) return none
  const told = sentences.flatMap((sentence) => {
    const name = /^\p{Lu}[\p{L}\d]*(?:\s\p{Lu}[\p{L}\d]*)*/u.exec(sentence)?.[0] ?? ''
    const isNamed = name !== '' && headline.includes(name) && figuresIn(sentence).length > 0
    return isNamed ? [{ sentence, name, words: trimmed(sentence.slice(name.length)) }] : []
  })
  if (told.length < 2 || told.length > 3 || new Set(told.map(({ name }) => name)).size < told.length) return none
  return {
    parts: told.map(({ name, words }) => {
      const lines = clausesOf(words).map((clause) => sentenceCase(trimmed(clause)))
      return { title: name, lines: [...lines, ...takingsOf(lines)], isCompared: true }
    }),
    rest: sentences.filter((sentence) => !told.some((one) => one.sentence === sentence)),
  }
}
