import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { SaidPart } from '../deck-request.ts'
import { trimmed } from './told-words.ts'

/** What is listed without a colon: `fasilitas ruang AC, taman bermain, antar jemput`. */
const headed =
  /^(ekskul|ekstrakurikuler|fasilitas|layanan|kegiatan|jurusan|divisi|program unggulan|klien|mitra|varian|pilihan rasa|rasa)(?:nya)?(?:\s(?:kami|kita))?\s+(?:(?:ada|dari|adalah|yaitu)\s+)?(?!kami|kita|yang|tidak|belum|sudah|gratis|terbaik|baru)(\p{L}[^\d:]{2,40})$/iu
const words = (text: string): number => text.split(/\s+/).length
const mostWords = 4

/** Things that follow the first one behind the name of what they are, and the lines that are left. */
export const headedLists = (facts: readonly string[]): { readonly parts: SaidPart[]; readonly rest: string[] } => {
  const parts: { title: string; lines: string[] }[] = []
  const rest: string[] = []
  let isOpen = false
  for (const fact of facts) {
    const [, head = '', first = ''] = headed.exec(fact) ?? []
    const last = parts.at(-1)
    if (head !== '') {
      parts.push({
        title: sentenceCase(head.toLowerCase()),
        lines: trimmed(first)
          .split(/\s+dan\s+/)
          .map(sentenceCase),
      })
      isOpen = true
    } else if (isOpen && last && words(fact) <= mostWords && !/\d/.test(fact)) last.lines.push(fact)
    else {
      isOpen = false
      rest.push(fact)
    }
  }
  // One thing alone behind such a word is a line like others.
  const lone = parts.filter(({ lines }) => lines.length < 2)
  return {
    parts: parts.filter((part) => !lone.includes(part)),
    rest: facts.filter(
      (fact) =>
        rest.includes(fact) ||
        lone.some(({ lines, title }) => fact.toLowerCase() === `${title} ${lines[0]}`.toLowerCase()),
    ),
  }
}
