import { amongNeighbours } from './among-neighbours.ts'
import { atSchool } from './at-school.ts'
import { atWork } from './at-work.ts'
import type { Lesson } from './lesson.ts'
import { selling } from './selling.ts'

const lessons: readonly Lesson[] = [...atWork, ...selling, ...amongNeighbours, ...atSchool]

/** What changes, what it costs and when it is held is told, not taught: `sosialisasi kenaikan iuran sampah`. */
const announced =
  /(?<!\p{L})(?:iuran|tarif|kenaikan|penurunan|perubahan|jadwal|pendaftaran|laporan|anggaran|perbandingan|rencana|aturan|tata tertib|skripsi|tesis|disertasi|makalah|karya (?:ilmiah|tulis)|penelitian)(?!\p{L})/iu

/** The lesson that a topic is of, the most closely named one where several are; null where none is known. */
export const lessonOf = (topic: string): Lesson | null => {
  const [closest = null] = lessons
    .filter(({ about }) => about.every((words) => words.test(topic)))
    .toSorted((one, other) => other.about.length - one.about.length)
  return announced.test(topic) ? null : closest
}
