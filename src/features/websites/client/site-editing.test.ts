import fc from 'fast-check'
import { expect, test } from 'vitest'

import { composeFromBusiness } from '../shared/compose-site.ts'
import { readClock } from './hours-form.tsx'
import { changeBlock, moveBlock, moved } from './site-editing.ts'
import { change, type History, redo, startHistory, undo } from './site-history.ts'

const site = composeFromBusiness({ name: 'Toko Maju', type: 'toko' })

test('WEB-05 a changed block leaves every other block as it was', () => {
  for (const block of site.content) {
    const next = changeBlock(site, block, { heading: 'Baru' })
    expect(next.content.filter((known, place) => known === site.content[place])).toHaveLength(site.content.length - 1)
    expect(next.content.find(({ props }) => props.id === block.props.id)?.props.heading).toBe('Baru')
  }
})

test('WEB-05 parts move one place and the opening stays first', () => {
  const ids = (content: typeof site) => content.content.map(({ props }) => props.id)
  const [first = '', second = '', third = ''] = ids(site)
  expect(ids(moveBlock(site, second, 1)).slice(0, 3)).toEqual([first, third, second])
  expect(moveBlock(site, second, -1)).toBe(site)
  expect(moveBlock(site, first, 1)).toBe(site)
})

test('WEB-05 moving keeps every member', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer()),
      fc.integer({ min: -2, max: 9 }),
      fc.integer({ min: -2, max: 9 }),
      (list, from, to) => {
        expect(moved(list, from, to).toSorted()).toEqual(list.toSorted())
      },
    ),
  )
})

test('WEB-05 undo and redo walk through every state; typing in one field is one step', () => {
  let history: History<number> = startHistory(0)
  history = change(history, 1, 'name', 10_000)
  history = change(history, 2, 'name', 10_500)
  history = change(history, 3, 'price', 11_000)
  history = change(history, 4, '', 11_100)
  history = change(history, 5, '', 11_200)
  const seen = [history.present]
  while (history.past.length > 0) {
    history = undo(history)
    seen.push(history.present)
  }
  expect(seen).toEqual([5, 4, 3, 2, 0])
  while (history.future.length > 0) history = redo(history)
  expect(history.present).toBe(5)
  expect(change(undo(history), 9, 'x', 0).future).toEqual([])
})

test.each([
  ['8', '08.00'],
  ['8:30', '08.30'],
  ['0830', '08.30'],
  ['22.00', '22.00'],
  ['24', '24.00'],
  ['25', null],
  ['8.75', null],
  ['pagi', null],
])('WEB-05 a time typed as %s is %s', (typed, clock) => expect(readClock(typed)).toBe(clock))
