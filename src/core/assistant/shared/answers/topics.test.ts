import { expect, test } from 'vitest'

import { all } from './topics.ts'

const twice = (names: readonly string[]): readonly string[] => names.filter((name, at) => names.indexOf(name) !== at)

test('ASSIST-01 every answer has one home, and a question was written for one answer only', () => {
  expect(twice(all.map(({ name }) => name))).toEqual([])
  expect(twice(all.flatMap(({ asks = [] }) => asks))).toEqual([])
})
