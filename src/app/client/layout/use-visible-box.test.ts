import { expect, test } from 'vitest'

import { boxAboveKeyboard } from './use-visible-box.ts'

test('SHELL-12 a keyboard that lies over the page leaves the part above it; bars and zoom are no keyboard', () => {
  expect(boxAboveKeyboard({ height: 400, offsetTop: 12, scale: 1 }, 800)).toEqual({ height: 400, top: 12 })
  expect(boxAboveKeyboard({ height: 744, offsetTop: 0, scale: 1 }, 800)).toBeNull()
  expect(boxAboveKeyboard({ height: 400, offsetTop: 0, scale: 2 }, 800)).toBeNull()
})
