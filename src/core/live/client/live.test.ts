import { expect, test } from 'vitest'

import { createLive, type LiveSurroundings } from './live.ts'
import type { LiveNews } from './live-stream.ts'

type Letter = Parameters<Parameters<LiveSurroundings['openChannel']>[1]>[0]

/** A browser with tabs: its locks, its channel, the streams it has open. */
const browser = () => {
  const streams: ((news: LiveNews) => void)[] = []
  const queue: { onLead: () => void; leads: boolean }[] = []
  const channels: { name: string; onLetter: (letter: Letter) => void }[] = []
  const next = (): void => {
    const first = queue[0]
    if (!first || first.leads) return
    first.leads = true
    first.onLead()
  }
  const around: LiveSurroundings = {
    openStream: (tell) => {
      streams.push(tell)
      return () => {
        streams.splice(streams.indexOf(tell), 1)
        tell({ type: 'down' })
      }
    },
    openChannel: (name, onLetter) => {
      const own = { name, onLetter }
      channels.push(own)
      return {
        post: (letter) => {
          for (const other of channels) if (other !== own && other.name === name) other.onLetter(letter)
        },
        close: () => void channels.splice(channels.indexOf(own), 1),
      }
    },
    lead: (_, onLead) => {
      const turn = { onLead, leads: false }
      queue.push(turn)
      next()
      return () => {
        queue.splice(queue.indexOf(turn), 1)
        next()
      }
    },
    isVisible: () => true,
    onVisibility: () => () => undefined,
  }
  const open = (over: Partial<LiveSurroundings> = {}) => {
    const live = createLive({ ...around, ...over })
    const heard: LiveNews[] = []
    live.listen((news) => heard.push(news))
    return { live, heard, leave: live.join('usr_1') }
  }
  return { streams, open }
}

const ready: LiveNews = { type: 'ready' }
const change: LiveNews = { type: 'change', change: { topic: 'items', id: 'itm_1' } }
const words = (seq: number, type = 'delta'): LiveNews => ({
  type: 'reply',
  data: { replyId: 'rep_1', seq, event: { type } },
})

test('ITEM-07 ten tabs share one stream, and each hears everything', () => {
  const { streams, open } = browser()
  const tabs = Array.from({ length: 10 }, () => open())
  expect(streams).toHaveLength(1)
  streams[0]?.(ready)
  streams[0]?.(change)
  for (const { live, heard } of tabs) {
    expect(heard).toEqual([ready, change])
    expect(live.isOpen()).toBe(true)
  }
})

test('ITEM-07 when the leading tab closes the next one leads', () => {
  const { streams, open } = browser()
  const [first, second, third] = [open(), open(), open()]
  streams[0]?.(ready)
  first.leave()
  expect(streams).toHaveLength(1)
  expect(second.live.isOpen()).toBe(false)
  streams[0]?.(ready)
  streams[0]?.(change)
  expect(third.heard).toEqual([ready, { type: 'down' }, ready, change])
  second.leave()
  third.leave()
  expect(streams).toHaveLength(0)
})

test('CHAT-13 a tab that comes later gets the words of the replies that run, and not of those that ended', () => {
  const { streams, open } = browser()
  open()
  for (const news of [ready, words(1, 'started'), words(2)]) streams[0]?.(news)
  const late = open()
  expect(late.heard).toEqual([ready, words(1, 'started'), words(2)])
  streams[0]?.(words(3, 'done'))
  expect(late.heard.at(-1)).toEqual(words(3, 'done'))
  expect(open().heard).toEqual([ready])
})

test('ITEM-07 without locks a tab has its own stream while it is looked at', () => {
  const { streams, open } = browser()
  let isVisible = true
  let look: (() => void) | undefined
  const tab = open({
    lead: null,
    isVisible: () => isVisible,
    onVisibility: (listener) => {
      look = listener
      return () => undefined
    },
  })
  open({ lead: null })
  expect(streams).toHaveLength(2)
  streams[0]?.(ready)
  isVisible = false
  look?.()
  expect(streams).toHaveLength(1)
  expect(tab.heard).toEqual([ready, { type: 'down' }])
  isVisible = true
  look?.()
  expect(streams).toHaveLength(2)
})
