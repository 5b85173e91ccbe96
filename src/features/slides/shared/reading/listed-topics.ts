import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { Headline } from './deck-headline.ts'
import type { DeckPurpose } from '../deck-request.ts'
import type { Draft } from './figure-draft.ts'
import { trimmed } from './told-words.ts'

/** Over what trainees do, step by step. */
export const workTitle = 'Langkah kerja'

/** A topic as its slide is headed: without words of talk. */
export const topicOf = (clause: string): string =>
  sentenceCase(
    trimmed(
      clause
        .replace(/^(?:dan|serta|juga|sama|plus|lalu|terus|tentang|soal|mengenai)\s+/i, '')
        .replace(/(?:\s+(?:ya|dong|kak|aja|saja))+$/i, '')
        .replace(/(\p{L}{4,})nya(?![\p{L}])/u, '$1'),
    ),
  )

/** A name for what shall be taught or told, rather than a sentence that says it. */
const topicHead =
  /^(?:cara|teknik|tips|pengertian|pentingnya|manfaat|jenis|ciri|contoh|langkah|pengenalan|dasar|strategi|apa itu|mengapa|kenapa|bagaimana)\b/i
const isName = (line: string): boolean => line.split(/\s+/).length <= 3 || topicHead.test(line)

/** Hours are told, not taught; what is taught beside them is. */
const isTold = (line: string): boolean => /\d[.:]\d\d(?!\d)/.test(line)

/** Lines that were listed are slides of their own where they are names, points of one slide where they are sentences. */
export const takeListed = (
  lines: readonly string[],
  isNumbered: boolean,
  about: Headline,
  purpose: DeckPurpose,
  draft: Draft,
): void => {
  if (lines.length === 0) return
  const isWork =
    (isNumbered || /\b(?:sop|prosedur|langkah|alur|tata cara)\b/i.test(about.topic)) &&
    /\b(?:cara|langkah|alur|prosedur|membuat|bikin|sop|resep|prosedur|seduh|masak|pakai|pesan|pelatihan)\b/i.test(
      about.topic,
    )
  const named = lines.filter(isName).length
  const taught = lines.filter((line) => topicHead.test(line) && !isTold(line))
  if (!isWork && lines.some(isTold)) {
    const isTaught = taught.length > 1
    if (isTaught) draft.topics.push(...taught.map(topicOf))
    draft.facts.push(...lines.filter((line) => !isTaught || !taught.includes(line)).map(sentenceCase))
  } else if (!isWork && named * 2 > lines.length && lines.length > 1) draft.topics.push(...lines.map(topicOf))
  else if (purpose === 'training' || isWork)
    draft.parts.push({
      title: isWork ? 'Langkah-langkah' : 'Yang harus diingat',
      lines: lines.map(sentenceCase),
      ...(isWork ? { isOrdered: true } : {}),
    })
  else draft.facts.push(...lines.map(sentenceCase))
}
