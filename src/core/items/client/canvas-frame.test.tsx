import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { ErrorCode } from '#core/errors/shared/error-codes.ts'
import { summaryOf } from '#tests/support/item-fixtures.ts'

import type { ItemSummary } from '../shared/item.ts'
import { canvasTypes, type CanvasType } from '../shared/kinds.ts'
import { CanvasFrame } from './canvas-frame.tsx'
import type { SaverSnapshot } from './saver.ts'

const item = summaryOf({ id: 'itm_8f21c4', type: 'workspace-document', title: 'Penawaran Kaos' })

let root: Root
let page: HTMLElement
const leave = vi.fn<() => void>()

interface ShownFacts {
  readonly phone?: boolean
  readonly maximized?: boolean
  readonly item?: ItemSummary
  readonly failure?: ErrorCode
  readonly waiting?: boolean
}

const show = (phase: string, facts: ShownFacts = {}): Promise<void> =>
  act(async () => {
    const state = {
      phase,
      savedAt: Date.parse('2026-11-21T05:00:00.000Z'),
      keptHere: true,
      failure: facts.failure ?? null,
      waiting: facts.waiting ?? false,
    }
    root.render(
      <CanvasFrame
        item={facts.item ?? item}
        state={state as unknown as SaverSnapshot}
        metadata={{ wordCount: 140, charCount: 907 }}
        phone={facts.phone ?? false}
        inSight
        maximized={facts.maximized ?? false}
        onToggleMaximize={() => undefined}
        onSave={() => undefined}
        onLeave={leave}
        leaving={false}
        onLeaveUnkept={null}
        onSignIn={null}
        historyKey={null}
        onBarSlot={() => undefined}
      >
        isi
      </CanvasFrame>,
    )
  })

const button = (name: string): HTMLButtonElement | undefined =>
  [...page.querySelectorAll('button')].find((one) => one.textContent === name || one.title === name)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.createElement('div')
  document.body.append(page)
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  leave.mockReset()
  vi.unstubAllGlobals()
})

test('CANVAS-01 the footer has Project ID, Type, Created, the counts and Canvas Editor v2.0', async () => {
  await show('saved')
  const foot = page.querySelector('footer')?.textContent ?? ''
  for (const text of [
    'Project ID: itm_8f21c4',
    'Type: workspace-document',
    'Created',
    '21 November 2026',
    'Canvas Editor v2.0',
  ])
    expect(foot).toContain(text)
  expect(foot).toContain('140 kata, 907 karakter')
})

test('CANVAS-01 Save stands there only while something is unsaved; the status says what is true', async () => {
  const words = { saved: /^Saved \d\d\.\d\d$/, saving: /^Saving\.\.\.$/, unsaved: /^Unsaved changes/ } as const
  for (const [phase, text] of Object.entries(words)) {
    await show(phase)
    expect(page.querySelector('header output')?.textContent).toMatch(text)
    expect(button('Save') !== undefined).toBe(phase === 'unsaved')
  }
})

const strip = () => page.querySelector('[role="alert"]')?.childNodes[0]?.textContent

test('CANVAS-03 a save that is tried again by itself does not tell the owner to try again', async () => {
  for (const failure of ['database_unavailable', 'internal', 'bad_answer', 'shutting_down', 'server_busy'] as const) {
    await show('error', { failure, waiting: true })
    expect(strip()).toMatch(/aman di perangkat ini\. Penyimpanan dicoba lagi sendiri\.$/)
    expect(strip()).not.toMatch(/coba lagi (?:beberapa|sebentar)/i)
  }
  await show('error', { failure: 'internal' })
  expect(strip()).toMatch(/Coba lagi/)
})

test('CANVAS-01 CANVAS-04 Keluar with its title closes; maximize and restore carry their keys', async () => {
  await show('saved')
  expect(button('Keluar')?.title).toBe('Keluar dari Canvas')
  await act(async () => button('Keluar')?.click())
  expect(leave).toHaveBeenCalledOnce()
  expect(button('Maximize Canvas (Ctrl+M)')).toBeDefined()
  await show('saved', { maximized: true })
  expect(button('Restore Canvas (Ctrl+R)')).toBeDefined()
})

test('CANVAS-05 a missing description shows the type followed by project, for each of the nine types', async () => {
  for (const type of Object.keys(canvasTypes) as CanvasType[]) {
    await show('saved', { item: { ...item, type } })
    expect(page.querySelector('header')?.textContent).toContain(`${type} project`)
  }
  await show('saved', { item: { ...item, description: 'Untuk Bapak Budi' } })
  expect(page.querySelector('header')?.textContent).toContain('Untuk Bapak Budi')
})

test('CANVAS-01 CANVAS-04 on the phone the way back stands at the left and nothing is maximized', async () => {
  await show('saved', { phone: true })
  expect(button('Maximize Canvas (Ctrl+M)')).toBeUndefined()
  await act(async () => button('Keluar dari Canvas')?.click())
  expect(leave).toHaveBeenCalledOnce()
})

test('CANVAS-04 SHELL-17 on the phone the name of what is open takes the focus, and shows it to who goes by keys alone', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  const name = (): HTMLElement => page.querySelector('h1') as HTMLElement
  const arrive = async (): Promise<void> => {
    await show('saved', { phone: true })
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
    expect(document.activeElement).toBe(name())
  }
  await arrive()
  expect(name().dataset['quiet']).toBe('')
  name().blur()
  expect(name().dataset['quiet']).toBeUndefined()
  await act(async () => root.unmount())
  root = createRoot(page)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  await arrive()
  expect(name().dataset['quiet']).toBeUndefined()
})
