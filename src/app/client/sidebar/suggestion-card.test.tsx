import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { SuggestionCard } from './suggestion-card.tsx'
import { suggestionLasts } from './suggestions.ts'

const place = document.createElement('div')
let root: Root
let answers: boolean[] = []

const card = (): HTMLElement => {
  const found = place.querySelector<HTMLElement>('section')
  if (!found) throw new Error('no card')
  return found
}
const key = (name: string): HTMLButtonElement => {
  const found = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`no key ${name}`)
  return found
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  answers = []
  document.body.append(place)
  root = createRoot(place)
  await act(async () =>
    root.render(<SuggestionCard mode="editing" onAnswer={(isAccepted) => answers.push(isAccepted)} />),
  )
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('SHELL-15 the card has its title and two answers, with a bar of 10 seconds', () => {
  expect(card().querySelector('h2')?.textContent).toBe('Juragan Smart')
  expect(card().querySelector<HTMLElement>('[aria-hidden=true] > div')?.style.animationDuration).toBe('10000ms')
  act(() => key('Ya, Optimize!').click())
  act(() => key('Nanti').click())
  expect(answers).toEqual([true, false])
})

test('SHELL-15 it goes by itself after 10 seconds', async () => {
  await wait(suggestionLasts - 1)
  expect(answers).toEqual([])
  await wait(1)
  expect(answers).toEqual([false])
})

test('SHELL-15 the clock stands under the pointer and while the focus is inside, and goes on after that', async () => {
  await wait(4_000)
  act(() => void card().dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))
  await wait(60_000)
  expect(answers).toEqual([])
  act(() => key('Nanti').focus())
  act(() => void card().dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body })))
  await wait(60_000)
  expect(answers).toEqual([])
  act(() => key('Nanti').blur())
  await wait(5_999)
  expect(answers).toEqual([])
  await wait(1)
  expect(answers).toEqual([false])
})
