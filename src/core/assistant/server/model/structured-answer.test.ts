import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import { conversation, sentTurns } from './context.ts'
import { askStructured, checkStructured, extractJson } from './structured-answer.ts'

describe('structured answers', () => {
  test('ASSIST-04 any JSON object is found bare, fenced, and with words around it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (object) => {
        const json = JSON.stringify(object)
        const expected: unknown = JSON.parse(json)
        expect(extractJson(json)).toEqual(expected)
        expect(extractJson(`Ini: ${json}\nSelesai.`)).toEqual(expected)
        const fenced = json.replaceAll('`', "'")
        expect(extractJson(`Baik.\n\`\`\`json\n${fenced}\n\`\`\``)).toEqual(JSON.parse(fenced))
      }),
    )
  })

  test('ASSIST-04 whatever a model writes is either valid or refused, never thrown', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.jsonValue().map((value) => JSON.stringify(value)),
        ),
        (text) => {
          const checked = checkStructured(text, kindSkills)
          expect('ok' in checked || checked.problems.length > 0).toBe(true)
        },
      ),
    )
  })

  test('ASSIST-04 null counts as not said, a problem names its place', () => {
    const good = { outcome: 'request', kind: 'document', documentType: null, confidence: 1, request: { subject: null } }
    expect(checkStructured(JSON.stringify(good), kindSkills)).toMatchObject({ ok: { request: {} } })
    const bad = { ...good, request: { lines: [{ description: 'Kopi', price: '85.000' }] } }
    const checked = checkStructured(JSON.stringify(bad), kindSkills)
    expect('problems' in checked && checked.problems.join()).toContain('request.lines.0.price')
  })

  test('ASSIST-04 it asks twice at most', async () => {
    let asked = 0
    const asking = askStructured(
      'tanya',
      kindSkills,
      async () => ({ text: `{${(asked += 1)}`, end: 'complete' }),
      () => false,
    )
    await expect(asking).rejects.toThrow(AppError)
    expect(asked).toBe(2)
  })

  test('ASSIST-04 an answer cut at its bound is not read', async () => {
    const text = JSON.stringify({ outcome: 'answer', confidence: 1 })
    const answers = [
      { text, end: 'cut' as const },
      { text, end: 'complete' as const },
    ]
    const asked = await askStructured(
      'tanya',
      kindSkills,
      async () => answers.shift() ?? { text: '', end: 'complete' },
      () => false,
    )
    expect(asked).toMatchObject({ structured: { outcome: 'answer' } })
    expect(answers).toEqual([])
  })
})

describe('what is sent of a conversation', () => {
  const turns = fc.array(
    fc.record({ sender: fc.constantFrom('user' as const, 'ai' as const), content: fc.string({ maxLength: 60 }) }),
    { maxLength: 40 },
  )

  test('ASSIST-03 the last turns, each cut; roles by turns, the owner first and last', () => {
    fc.assert(
      fc.property(turns, (all) => {
        const sent = sentTurns(all, { turns: 20, turnLength: 30, inputLength: 10_000 })
        expect(sent.length).toBeLessThanOrEqual(20)
        expect(sent.every(({ content }) => content.length <= 32)).toBe(true)
        const short = sentTurns(all, { turns: 20, turnLength: 30, inputLength: 100 }, 'pesan')
        const size = short.reduce((sum, { content }) => sum + content.length, 0)
        expect(size + 'pesan'.length).toBeLessThanOrEqual(100)
        // Whole turns, the newest of them.
        expect(short).toEqual(short.length === 0 ? [] : sent.slice(-short.length))
        const messages = conversation(sent, 'pesan')
        expect(messages[0]?.role).toBe('user')
        expect(messages.at(-1)?.role).toBe('user')
        expect(String(messages.at(-1)?.content).endsWith('pesan')).toBe(true)
        expect(messages.every(({ role }, at) => at === 0 || role !== messages[at - 1]?.role)).toBe(true)
      }),
    )
  })
})
