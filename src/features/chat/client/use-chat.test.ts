import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { readKeptMessages } from './kept-words.ts'
import { useChatRoom } from './use-chat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const say = (id: string) => {
  const { state } = useChatRoom.getState().chat
  const message = { id, content: 'halo', sender: 'user', timestamp: '2026-11-28T03:00:00.000Z', replyId: null } as const
  state.setState({ phase: 'ready', messages: [...state.getState().messages, { ...message, state: 'complete' }] })
}
const kept = () => readKeptMessages(useChatRoom.getState().chat.sessionId)?.map(({ id }) => id) ?? []

test('CHAT-10 messages are kept in this tab a second after their last change, and at once when the page goes', () => {
  say('msg_1')
  vi.advanceTimersByTime(900)
  say('msg_2')
  vi.advanceTimersByTime(999)
  expect(kept()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(kept()).toEqual(['msg_1', 'msg_2'])
  say('msg_3')
  dispatchEvent(new Event('pagehide'))
  expect(kept()).toEqual(['msg_1', 'msg_2', 'msg_3'])
})
