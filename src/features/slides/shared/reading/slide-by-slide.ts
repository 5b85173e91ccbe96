import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { clausesOf } from './split-message.ts'

const mark =
  /(?:^|[\s,.;:]+)(?:di\s)?(?:slide|halaman|hal|lembar)\s(?:ke-?\s?)?(\d{1,2})(?:\s?[:=-]|\s(?=\p{L}))\s*(?:(?:isi(?:nya)?|tentang|judul(?:nya)?|berisi|cover|bagian)\s(?=\p{L}|\d))?/giu
/** `tolong bikin presentasi kaya gini:` leads over to the first of them. */
const leading =
  /[\s,:]*(?:(?:kayak?|seperti|isi(?:nya)?|susunan(?:nya)?|urutan(?:nya)?)\s?(?:gini|begini|ini|berikut)?)?[\s,:]*$/iu
/** Every deck ends so. */
const closing = /^(?:penutup|closing|terima ?kasih|tanya jawab|selesai)(?:nya)?[\s.!]*$/iu
const bracketed = /^([^()]{2,60}?)\s?\(([^()]{3,300})\)$/u
const fewestSlides = 3

const own = /^Slide \d{1,2} ([^:]+): (.+)$/u
/** What the owner said stands on a slide of its own: `Slide 2 capaian: anggota 96, SHU 41 juta`. */
export const ownSlide = (sentence: string): { readonly title: string; readonly lines: readonly string[] } | null => {
  const [, title = '', lines = ''] = own.exec(sentence) ?? []
  return title === '' ? null : { title: sentenceCase(title), lines: clausesOf(lines).map(sentenceCase) }
}

/**
 * `slide 1 judul Rencana Kerja, slide 2 capaian (anggota 96, SHU 41 juta), slide 3 …`: an owner who says what stands on
 * each slide names the deck by the first, and what the others are called heads their lines.
 */
export const slideBySlide = (text: string): string => {
  const marks = [...text.matchAll(mark)]
  if (marks.length < fewestSlides || marks.some(([, number], at) => Number(number) !== at + 1)) return text
  const [title = '', ...others] = marks.map((one, at) =>
    text.slice(one.index + one[0].length, marks[at + 1]?.index ?? text.length).replace(/[\s,.;]+$/u, ''),
  )
  const told = others
    .filter((one) => !closing.test(one))
    .map((one, at) => one.replace(bracketed, (_, name: string, lines: string) => `Slide ${at + 2} ${name}: ${lines}`))
  return `${text.slice(0, marks[0]?.index).replace(leading, '')} ${[title, ...told].join('. ')}`
}
