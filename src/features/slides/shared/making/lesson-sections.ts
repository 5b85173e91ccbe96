import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { isLesson, isNotice } from '../reading/deck-purpose.ts'
import type { DeckRequest } from '../deck-request.ts'
import { stepsFor } from '../lessons/tasks.ts'
import { pointsSection, type Section } from './section.ts'

export const general = 'Isi ini berlaku umum: sesuaikan dengan keadaan di tempat Anda.'

/** From so many things on, what is taught was told by the owner. */
const ownContent = 4

/** Whether what is generally known of the subject fills what the owner did not tell. */
export const isTaughtInGeneral = ({ facts, lesson, parts, topics }: DeckRequest): boolean =>
  Boolean(lesson) && topics.length + parts.length === 0 && facts.length < ownContent

/** What is generally known of the subject, one step of it a slide. */
export const lessonSections = (request: DeckRequest): Section[] => {
  const { lesson } = request
  if (!lesson || !isTaughtInGeneral(request)) return []
  const sections: Section[] = [
    pointsSection('Mengapa ini penting', lesson.why, `Mulai dari kejadian yang dikenal peserta. ${general}`),
    {
      ...pointsSection(
        lesson.heading ?? 'Langkah demi langkah',
        lesson.how,
        `Peragakan atau beri contoh tiap langkahnya. ${general}`,
      ),
      kind: 'steps',
    },
    pointsSection('Yang perlu dihindari', lesson.avoid, `Ceritakan tanpa menyebut nama. ${general}`),
  ]
  return sections.map((one) => ({ ...one, isGeneral: true }))
}

/** `Pencahayaan: foto di dekat jendela …`: what is generally known of a topic that the owner named. */
export const knownOf = ({ lesson }: DeckRequest, topic: string): string | null => {
  const name = topic.toLowerCase()
  const line = lesson?.how.find((one) => one.toLowerCase().startsWith(`${name}: `))
  return line === undefined ? null : sentenceCase(line.slice(name.length + 2))
}

/** How what trainees are taught is generally done, for a topic that is named and nothing else; each is told once. */
export const stepsOf = ({ purpose, topics }: DeckRequest, topic: string): readonly string[] | null => {
  const steps = purpose === 'training' ? stepsFor(topic) : null
  const first = steps === null ? undefined : topics.find((one) => stepsFor(one) === steps)
  return first === topic ? steps : null
}

/** Whether some of it is what is generally known rather than what the owner told. */
export const holdsGeneral = (request: DeckRequest): boolean =>
  isTaughtInGeneral(request) || request.topics.some((topic) => stepsOf(request, topic) !== null)

const ableTo = /(?<!\p{L})cara\s+(\p{L}[^:]{4,80})$/iu

/** `pelatihan cara menyeduh kopi`: what whoever took part can do afterwards. */
export const abilityIn = (topic: string): string => (ableTo.exec(topic)?.[1] ?? '').toLowerCase()

const pupilsPractice = [
  'Gambar tahap-tahapnya di buku tulis',
  'Jelaskan gambarmu kepada teman sebangku',
  'Cari satu contohnya di sekitar rumah atau sekolah',
  'Ceritakan di depan kelas',
]

/** What is done together at the end: it is the same for whatever was taught. */
export const practice = (request: DeckRequest): Section =>
  isNotice(request)
    ? {
        ...pointsSection(
          'Ajakan',
          ['Tanyakan yang belum jelas sekarang juga', 'Sampaikan kepada keluarga dan tetangga yang belum hadir'],
          'Minta satu hal yang mudah dilakukan hari ini juga.',
        ),
      }
    : {
        ...pointsSection(
          'Latihan bersama',
          isLesson(request)
            ? pupilsPractice
            : [
                'Berpasangan: satu mencoba, satu mengamati',
                'Bertukar peran',
                'Sebutkan yang baik dan yang perlu diperbaiki',
                'Ulangi sampai lancar',
              ],
          'Beri waktu mencoba, lalu bahas bersama.',
        ),
        kind: 'steps',
      }
