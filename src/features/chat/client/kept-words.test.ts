import { afterEach, expect, test } from 'vitest'

import type { ChatMessage } from '../shared/message.ts'
import {
  forgetKeptMessages,
  forgetUnsent,
  keepMessages,
  keepUnsent,
  readDraft,
  readKeptMessages,
  readOutbox,
  writeDraft,
} from './kept-words.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const sending = (clientMessageId: string) => ({ clientMessageId, text: 'halo', resumes: null, at: '2026-11-21' })

test('CHAT-02 a draft belongs to its chat and is gone once it is empty', () => {
  writeDraft('a', 'setengah kalimat')
  expect([readDraft('a'), readDraft('b')]).toEqual(['setengah kalimat', ''])
  writeDraft('a', '')
  expect(localStorage).toHaveLength(0)
})

test('CHAT-09 what was sent is kept until the server has it', () => {
  keepUnsent('a', sending('1'))
  keepUnsent('a', sending('2'))
  keepUnsent('a', sending('1'))
  expect(readOutbox('a').map(({ clientMessageId }) => clientMessageId)).toEqual(['2', '1'])
  forgetUnsent('a', '2')
  forgetUnsent('a', '1')
  expect(localStorage).toHaveLength(0)
})

test('CHAT-09 a broken entry counts as none', () => {
  localStorage.setItem('juragan:outbox:a', '{"a":')
  expect(readOutbox('a')).toEqual([])
  localStorage.setItem('juragan:outbox:a', '[{"text":1}]')
  expect(readOutbox('a')).toEqual([])
})

test('CHAT-10 the newest messages of this tab’s chat are kept, and of no other chat', () => {
  const messages = Array.from({ length: 50 }, (_, place): ChatMessage => ({
    id: `msg_${place}`,
    content: 'x',
    sender: 'ai',
    timestamp: '2026-11-21T07:00:00Z',
    state: 'complete',
    replyId: null,
  }))
  keepMessages('a', messages)
  expect(readKeptMessages('a')).toEqual(messages.slice(-40))
  expect(readKeptMessages('b')).toBeNull()
  sessionStorage.setItem('chatMessages', '{"sessionId":"a","messages":[{"id":1}]}')
  expect(readKeptMessages('a')).toBeNull()
  forgetKeptMessages()
  expect(sessionStorage).toHaveLength(0)
})
