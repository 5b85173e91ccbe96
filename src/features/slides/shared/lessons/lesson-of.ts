import { amongNeighbours } from './among-neighbours.ts'
import { atWork } from './at-work.ts'
import type { Lesson } from './lesson.ts'
import { selling } from './selling.ts'

const lessons: readonly Lesson[] = [...atWork, ...selling, ...amongNeighbours]

/** The lesson that a topic is of, the most closely named one where several are; null where none is known. */
export const lessonOf = (topic: string): Lesson | null =>
  lessons
    .filter(({ about }) => about.every((words) => words.test(topic)))
    .toSorted((one, other) => other.about.length - one.about.length)[0] ?? null
