import fc from 'fast-check'
import { expect, test } from 'vitest'

import { withoutLongRuns } from './without-long-runs.ts'

const words = (text: string): string => (text.match(/\p{L}{1,8}/gu) ?? []).join(' ')

test('ASSIST-01 a message as people write it comes back unchanged', () => {
  for (const message of [
    'Buatkan invoice untuk Bu Rina:\n\n1. kue lapis   10 x 5.000\n2. bolu\t4\t20.000\n--------\nTotal...',
    'halooooo minnn!!!! 😀😀😀 bisaaa?',
    'rek 1230045678901234, wa 0813 1111 2222',
    '',
  ])
    expect(withoutLongRuns(message)).toBe(message)
})

test('ASSIST-03 long runs of spaces, empty lines, one sign or digits are cut, words and figures stay', () => {
  expect(withoutLongRuns(`a${' '.repeat(5_000)}b${'\n \n'.repeat(900)}c${'“'.repeat(900)}d`)).toBe(
    `a    b\n\n\nc${'“'.repeat(8)}d`,
  )
  expect(withoutLongRuns('9'.repeat(20_000))).toBe('9'.repeat(40))
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('kue ', ' ', '\n', '\t', '-', '5.000', 'a1 '), { maxLength: 80 }),
      (pieces) => {
        const once = withoutLongRuns(pieces.join(''))
        expect(withoutLongRuns(once)).toBe(once)
        expect(words(once)).toBe(words(pieces.join('')))
      },
    ),
  )
})
