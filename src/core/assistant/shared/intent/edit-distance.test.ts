import { describe, expect, test } from 'vitest'

import { createCorrector } from './edit-distance.ts'

const mend = createCorrector(
  ['faktur', 'rekapan', 'penawaran', 'kuitansi', 'presentasi', 'website', 'perjalanan'],
  new Set(),
)

describe('slips of the finger', () => {
  test.each([
    ['faktru', 'faktur'],
    ['fakttur', 'faktur'],
    ['fakrur', 'faktur'],
    ['pnwaran', 'penawaran'],
    ['penawarn', 'penawaran'],
    ['kuitnasi', 'kuitansi'],
    ['presntasi', 'presentasi'],
    ['webiste', 'website'],
  ])('CHAT-16 %s is meant for %s', (written, meant) => {
    expect(mend(written)).toBe(meant)
  })

  test.each(['faktor', 'rekaman', 'perawatan', 'persalinan', 'peralatan'])(
    'CHAT-16 %s is a word of its own: the keys of what differs do not touch',
    (word) => {
      expect(mend(word)).toBe(word)
    },
  )
})
