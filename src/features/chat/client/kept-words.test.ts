import { afterEach, expect, test } from 'vitest'

import { forgetUnsent, keepUnsent, readDraft, readOutbox, writeDraft } from './kept-words.ts'

afterEach(() => localStorage.clear())

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
