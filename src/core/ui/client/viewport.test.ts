import { expect, test } from 'vitest'

import { widthClassOf } from './viewport.ts'

test('SHELL-01 mobile below 768, tablet below 1024, desktop from there', () => {
  expect([767, 768, 1023, 1024].map(widthClassOf)).toEqual(['mobile', 'tablet', 'tablet', 'desktop'])
})
