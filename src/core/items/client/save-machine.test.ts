import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { itemOf } from '#tests/support/item-fixtures.ts'

import type { Item } from '../shared/item.ts'
import {
  draftOf,
  openState,
  retryWait,
  type SaveEffect,
  type SaveEvent,
  type SaveState,
  type Sending,
  shownText,
  stepSave,
} from './save-machine.ts'

const opened = { version: 1, lastModified: '2026-11-21T07:00:00.000Z' }
const text = (content: unknown, saveKey = String(content)) => ({ content, metadata: {}, saveKey })

const serverItem = (version: number, content: unknown): Item => itemOf(content, { version })

const run = (state: SaveState, ...events: readonly SaveEvent[]) => {
  let at = state
  const effects: SaveEffect[] = []
  for (const event of events) {
    const step = stepSave(at, event)
    at = step.state
    effects.push(...step.effects)
  }
  return { state: at, effects, sent: effects.flatMap((one) => (one.type === 'send' ? [one.sending] : [])) }
}

const start = openState(opened, null)
const edited = (content: unknown, delay = 3_000): SaveEvent => ({ type: 'edited', text: text(content), delay })
const stored = (version: number): SaveEvent => ({ type: 'stored', version, at: opened.lastModified })

describe('the saving of an open item', () => {
  test('CANVAS-03 a change waits for the pause it was given, then is sent on the version that was opened', () => {
    const waiting = run(start, edited('a', 5_000))
    expect(waiting.state.phase).toBe('unsaved')
    expect(waiting.effects).toEqual([{ type: 'wait', ms: 5_000 }])
    const { state, sent } = run(waiting.state, { type: 'due' })
    expect(state.phase).toBe('saving')
    expect(sent).toEqual([{ ...text('a'), baseVersion: 1, aside: false }])
  })

  test('CANVAS-03 "saved" only when the server has confirmed the newest change', () => {
    const { state } = run(start, edited('a'), { type: 'flush' }, edited('ab'), stored(2))
    expect(state.phase).toBe('unsaved')
    expect(run(state, { type: 'due' }, stored(3)).state.phase).toBe('saved')
  })

  test('CANVAS-03 a change during saving is saved afterwards, on the new version', () => {
    const { sent } = run(start, edited('a'), { type: 'due' }, edited('ab'), { type: 'due' }, stored(2))
    expect(sent.map(({ content, baseVersion }) => [content, baseVersion])).toEqual([
      ['a', 1],
      ['ab', 2],
    ])
  })

  test('CANVAS-03 a failure says so, waits longer each time and sends the same text under the same key', () => {
    const failing: SaveEvent[] = [{ type: 'failed', code: 'offline' }, edited('ab'), { type: 'due' }]
    const { state, effects, sent } = run(start, edited('a'), { type: 'due' }, ...failing, ...failing)
    expect(sent.map(({ content, saveKey }) => [content, saveKey])).toEqual([
      ['a', 'a'],
      ['a', 'a'],
      ['a', 'a'],
    ])
    expect(effects.flatMap((one) => (one.type === 'wait' ? [one.ms] : []))).toEqual([3_000, 2_000, 4_000])
    expect(run(state, { type: 'failed', code: 'offline' }).state.phase).toBe('error')
    const after = run(state, stored(2))
    expect(after.sent.map(({ content, baseVersion }) => [content, baseVersion])).toEqual([['ab', 2]])
    expect(retryWait(40)).toBe(60_000)
  })

  test('CANVAS-03 a refused save keeps its text, does not send by itself, and goes on with the next change', () => {
    const { state, effects } = run(start, edited('a'), { type: 'due' }, { type: 'failed', code: 'session_expired' })
    expect(state.phase).toBe('error')
    expect(effects.at(-1)).toEqual({ type: 'stop' })
    expect(draftOf(state)?.text).toMatchObject(text('a'))
    expect(run(state, { type: 'flush' }).sent.map(({ content }) => content)).toEqual(['a'])
  })

  test('ITEM-08 choosing mine sends it on top of theirs, which is a version already', () => {
    const { sent } = run(
      start,
      edited('mine'),
      { type: 'due' },
      { type: 'stale', current: serverItem(4, 'theirs') },
      { type: 'chose', whose: 'mine', saveKey: 'k' },
    )
    expect(sent.map(({ content, baseVersion }) => [content, baseVersion])).toEqual([
      ['mine', 1],
      ['mine', 4],
    ])
  })

  test('ITEM-08 choosing theirs first makes a version of mine, then puts theirs on top', () => {
    const { state, sent } = run(
      start,
      edited('mine'),
      { type: 'due' },
      { type: 'stale', current: serverItem(4, 'theirs') },
      { type: 'chose', whose: 'theirs', saveKey: 'k' },
      stored(5),
      stored(6),
    )
    expect(sent.map(({ content, baseVersion }) => [content, baseVersion])).toEqual([
      ['mine', 1],
      ['mine', 4],
      ['theirs', 5],
    ])
    expect(state.phase).toBe('saved')
    expect(draftOf(state)).toBeNull()
  })

  test('CANVAS-03 typing goes on in a conflict and is not sent before the choice', () => {
    const conflict = run(start, edited('a'), { type: 'due' }, { type: 'stale', current: serverItem(2, 'b') })
    const { state, sent } = run(conflict.state, edited('ac'), { type: 'due' }, { type: 'flush' })
    expect(sent).toEqual([])
    expect(state.text?.content).toBe('ac')
  })

  test('CANVAS-03 a draft goes on where it was left, unanswered sending first', () => {
    const { state } = run(start, edited('a'), { type: 'due' }, edited('ab'))
    const draft = draftOf(state)
    const again = run(openState({ ...opened, version: 2 }, draft), { type: 'flush' }, stored(2), { type: 'due' })
    expect(again.sent.map(({ content, baseVersion, saveKey }) => [content, baseVersion, saveKey])).toEqual([
      ['a', 1, 'a'],
      ['ab', 2, 'ab'],
    ])
  })
})

/** A server with versions and save keys, as the contract of items says. */
const makeServer = () => {
  const versions: unknown[] = ['']
  const keys = new Map<string, number>()
  return {
    versions,
    save: ({ content, baseVersion, saveKey }: Sending): number | null => {
      const before = keys.get(saveKey)
      if (before !== undefined) return before
      if (baseVersion !== versions.length) return null
      versions.push(content)
      keys.set(saveKey, versions.length)
      return versions.length
    },
  }
}

type Move =
  | { readonly do: 'type'; readonly writer: number }
  | { readonly do: 'tick'; readonly writer: number }
  | { readonly do: 'answer'; readonly writer: number; readonly how: 'normal' | 'lost' | 'unreached' | 'refused' }
  | { readonly do: 'choose'; readonly writer: number; readonly whose: 'mine' | 'theirs' }
  | { readonly do: 'reload'; readonly writer: number }

const writer = fc.integer({ min: 0, max: 1 })
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('type' as const), writer }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('tick' as const), writer }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      writer,
      how: fc.constantFrom('normal' as const, 'lost' as const, 'unreached' as const, 'refused' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      writer,
      whose: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), writer }) },
)

class Writer {
  state: SaveState = openState(opened, null)
  /** What the network holds: sent, not yet answered. */
  travelling: Sending | null = null
  screen: unknown = ''
  lastTyped: unknown = null
  readonly #server: ReturnType<typeof makeServer>
  readonly #name: string
  #typed = 0

  constructor(server: ReturnType<typeof makeServer>, name: string) {
    this.#server = server
    this.#name = name
  }

  step(event: SaveEvent): void {
    const { state, effects } = stepSave(this.state, event)
    this.state = state
    for (const effect of effects) if (effect.type === 'send') this.travelling = effect.sending
  }

  type(): void {
    this.#typed += 1
    this.screen = `${String(this.screen)}${this.#name}${this.#typed}.`
    this.lastTyped = this.screen
    this.step({ type: 'edited', text: text(this.screen, `${this.#name}${this.#typed}`), delay: 3_000 })
  }

  answer(how: 'normal' | 'lost' | 'unreached' | 'refused'): void {
    const sending = this.travelling
    if (!sending) return
    this.travelling = null
    if (how === 'unreached') return this.step({ type: 'failed', code: 'offline' })
    if (how === 'refused') return this.step({ type: 'failed', code: 'session_expired' })
    const version = this.#server.save(sending)
    if (how === 'lost') return this.step({ type: 'failed', code: 'bad_answer' })
    const { versions } = this.#server
    if (version === null) this.step({ type: 'stale', current: serverItem(versions.length, versions.at(-1)) })
    else this.step(stored(version))
  }

  choose(whose: 'mine' | 'theirs'): void {
    if (this.state.phase !== 'conflict') return
    if (whose === 'theirs') this.screen = this.state.theirs?.content
    this.#typed += 1
    this.step({ type: 'chose', whose, saveKey: `${this.#name}${this.#typed}` })
  }

  /** The page is closed and opened again: only the draft and the server are left. */
  reload(): void {
    const draft = draftOf(this.state)
    const { versions } = this.#server
    this.travelling = null
    this.state = openState({ ...opened, version: versions.length }, draft)
    this.screen = (draft && shownText(draft)?.content) ?? versions.at(-1)
    if (draft) this.step({ type: 'flush' })
  }

  /** Where a text may be found: on this device, or among the versions of the server. */
  holds(content: unknown): boolean {
    const { text: unsent, sending, aside } = this.state
    return (
      [unsent, sending, ...aside].some((one) => one?.content === content) || this.#server.versions.includes(content)
    )
  }
}

describe('any order of typing, sending, failing, reloading and choosing, by two writers', () => {
  test('CANVAS-03 ITEM-08 loses no typed text and never writes over another silently', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        const server = makeServer()
        const writers = [new Writer(server, 'a'), new Writer(server, 'b')]
        for (const one of moves) {
          const at = writers[one.writer]
          if (!at) continue
          const before = server.versions.length
          if (one.do === 'type') at.type()
          else if (one.do === 'tick') at.step({ type: 'due' })
          else if (one.do === 'answer') at.answer(one.how)
          else if (one.do === 'choose') at.choose(one.whose)
          else at.reload()
          expect(server.versions.length - before).toBeLessThanOrEqual(1)
          for (const each of writers) {
            expect(each.lastTyped === null || each.holds(each.lastTyped)).toBe(true)
            expect(each.state.phase === 'saved' && draftOf(each.state) !== null).toBe(false)
          }
        }
        // With a kind network and the choice of 'mine', everybody comes to rest with nothing left unsent.
        for (let round = 0; round < 40; round++) {
          for (const each of writers) {
            each.choose('mine')
            each.step({ type: 'flush' })
            each.answer('normal')
          }
        }
        for (const each of writers) {
          expect(each.state.phase).toBe('saved')
          expect(server.versions).toContain(each.lastTyped ?? '')
        }
      }),
      { numRuns: 500 },
    )
  })
})
