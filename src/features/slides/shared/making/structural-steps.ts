import type { DeckRequest } from '../deck-request.ts'
import { isNotice } from '../reading/deck-purpose.ts'
import { pointsSection, type Section } from './section.ts'

/** How those who learn meet, whatever is taught. */
export const openingSteps = (request: DeckRequest): Section[] =>
  request.purpose !== 'training'
    ? []
    : [
        pointsSection(
          'Apa yang sudah kita tahu?',
          ['Pernah mengalaminya? Apa yang terjadi waktu itu?', 'Kalau terjadi lagi, apa yang akan dilakukan?'],
          'Tampung jawaban tanpa membetulkan dulu; kembali ke jawaban ini di akhir.',
        ),
        // Neighbours and guests are given no rules.
        ...(isNotice(request)
          ? []
          : [
              pointsSection(
                'Aturan main kita',
                ['HP dalam mode senyap', 'Bertanya kapan saja', 'Mencoba lebih penting daripada langsung benar'],
                'Sepakati bersama sebelum mulai.',
              ),
            ]),
      ]

/** What those who learn do with it, whatever is taught. */
const lessonSteps = (): Section[] => [
  pointsSection(
    'Diskusi kelompok',
    [
      'Bagian mana yang paling sulit dilakukan di tempat kita?',
      'Apa yang membuatnya sulit, dan siapa yang bisa membantu?',
      'Contoh baik apa yang sudah pernah kita lihat?',
    ],
    'Bagi peserta bertiga atau berempat, beri waktu, lalu minta satu orang bercerita.',
  ),
  {
    ...pointsSection(
      'Rencana praktik saya',
      [
        'Hari ini: pilih satu hal yang langsung dicoba',
        'Minggu ini: lakukan setiap hari',
        'Minggu depan: ceritakan hasilnya',
      ],
      'Minta peserta menulis rencananya sendiri dan menyebutkannya kepada teman di sebelah.',
    ),
    kind: 'steps',
  },
]

/** What those who met talk about, whatever the figures say. */
const meetingSteps = (): Section[] => [
  pointsSection(
    'Yang perlu kita bahas',
    [
      'Apa yang berjalan baik dan perlu diteruskan?',
      'Apa yang menghambat dan bisa kita atur sendiri?',
      'Siapa mengerjakan apa sebelum bertemu lagi?',
    ],
    'Satu pertanyaan, satu putaran pendapat; catat keputusannya.',
  ),
]

/** Slides behind what was told that need no fact of the owner's, for decks that shall be longer. */
export const closingSteps = (request: DeckRequest): Section[] => {
  if (request.purpose === 'training') return isNotice(request) ? [] : lessonSteps()
  return request.purpose === 'report' || request.purpose === 'other' ? meetingSteps() : []
}

/** A lesson with each of its steps on a slide of its own. */
export const spreadSteps = (sections: readonly Section[]): Section[] =>
  sections.flatMap((one) =>
    one.kind === 'steps' && one.isGeneral
      ? one.lines.map((line, at) => ({
          ...one,
          kind: 'topic' as const,
          title: `Langkah ${at + 1} dari ${one.lines.length}`,
          number: at + 1,
          lines: [line],
        }))
      : [one],
  )
