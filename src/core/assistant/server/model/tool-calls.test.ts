import { describe, expect, test } from 'vitest'

import { createCallGuard } from './tool-calls.ts'

const passed = (pieces: readonly string[]): string => {
  const guard = createCallGuard()
  return pieces.map((piece) => guard.push(piece)).join('') + guard.end()
}

describe('an answer that is no words', () => {
  test.each([
    '{"name":"get_sales","arguments":{"user":"all"}}',
    '  [{"type":"function"}]',
    '```json\n{"tool":"deduct_points"}\n```',
    '<tool_call>{"name":"create_document"}</tool_call>',
    '<|tool_call|>x',
    '<function=transfer>',
    '[TOOL_CALLS] x',
  ])('ASSIST-04 ASSIST-02 the call of a tool is not shown, however it is cut: %s', (written) => {
    expect(() => passed([written])).toThrow('called a tool')
    expect(() => passed([...written])).toThrow('called a tool')
  })

  test.each([
    'Baik.',
    '[isi nama] masih kosong',
    '`kode` begini',
    '<b>Halo</b>',
    '```\nTabel\n```',
    '',
    '   ',
    '(1) satu',
    '[',
  ])('ASSIST-02 all other words pass as they are: %s', (written) => {
    expect(passed([written])).toBe(written)
    expect(passed([...written])).toBe(written)
  })

  test('ASSIST-02 words are held back only while their beginning is open', () => {
    const guard = createCallGuard()
    expect(guard.push('Hal')).toBe('Hal')
    expect(guard.push('{')).toBe('{')
  })
})
