import { expect, test } from 'vitest'

import type { ChatMessage } from '../shared/message.ts'
import { guessedHeight } from './message-slot.tsx'

const message = (over: Partial<ChatMessage>): ChatMessage => ({
  id: 'msg_1',
  content: 'halo',
  sender: 'ai',
  timestamp: '2026-11-21T07:00:00Z',
  state: 'complete',
  replyId: 'rep_1',
  ...over,
})

test('CHAT-12 the guessed height of a message grows with its words and shrinks with the room', () => {
  const long = message({ content: 'kata '.repeat(200) })
  expect(guessedHeight(long, 360)).toBeGreaterThan(guessedHeight(long, 700))
  expect(guessedHeight(long, 360)).toBeGreaterThan(guessedHeight(message({}), 360) + 300)
  expect(guessedHeight(message({ isPointsInfo: true, content: 'x'.repeat(900) }), 360)).toBe(128)
})
