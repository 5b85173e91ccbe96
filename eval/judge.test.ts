import { describe, expect, test } from 'vitest'

import { createEmbeddedAssistant } from '#core/assistant/server/embedded-assistant.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import { ask } from './ask.ts'
import { type EvalCase, parseCases } from './case-file.ts'
import { judge, type Outcome } from './judge.ts'
import { datesOf, digitsOf, moneyOf } from './read-back.ts'
import { missLines, scoresOf, unmet } from './scores.ts'

const caseOf = (one: object): EvalCase =>
  parseCases(JSON.stringify([{ id: 'a', message: 'm', expect: { kind: null }, ...one }]), 'f')[0] ??
  expect.unreachable()

const invoice: Outcome = {
  kind: 'document',
  documentType: 'invoice',
  posIntent: null,
  businessName: null,
  businessType: null,
  title: 'Invoice',
  readable:
    'Kepada Yth. Ibu Sari\n3 kursi x Rp 150.000\nTotal Rp 450.000\nJatuh tempo 28 November 2026\nTelp 0812-3456-7890',
  answer: 'Invoice untuk Ibu Sari sudah jadi.',
  intent: 'document_create',
}
const ordered = caseOf({
  expect: {
    kind: 'document',
    documentType: 'invoice',
    facts: [{ text: 'ibu sari' }, { amount: 150000 }, { date: '2026-11-28' }, { phone: '+62 812 3456 7890' }],
    results: [{ amount: 450000 }],
    total: 450000,
    mustNotMake: ['kuitansi'],
    mustNotHold: ['Rp 99.000'],
    answer: ['tagihan|invoice'],
  },
})

const wrongOf = (one: EvalCase, outcome: Outcome): string[] =>
  judge(one, outcome)
    .filter(({ right }) => !right)
    .map(({ aspect }) => aspect)

const judged = (outcome: Outcome) => ({ one: ordered, outcome, verdicts: judge(ordered, outcome) })

describe('the judge of the cases', () => {
  test('ASSIST-01 what is as it was ordered has no miss', () => {
    expect(wrongOf(ordered, invoice)).toEqual([])
  })

  const planted: readonly (readonly [string, Partial<Outcome>, string[]])[] = [
    ['a wrong total', { readable: invoice.readable.replace('450.000', '450.001') }, ['result', 'total']],
    ['a lost name', { readable: invoice.readable.replace('Sari', 'S.') }, ['fact']],
    ['a lost price', { readable: invoice.readable.replace('150.000', '1.500.000') }, ['fact']],
    ['another day', { readable: invoice.readable.replace('28 Nov', '27 Nov') }, ['fact']],
    ['another phone', { readable: invoice.readable.replace('7890', '7891') }, ['fact']],
    ['another kind', { kind: 'website', documentType: null }, ['kind', 'documentType']],
    ['another document type', { documentType: 'kuitansi' }, ['notMade', 'documentType']],
    ['an invented price', { readable: `${invoice.readable}\nRp 99.000` }, ['notHeld']],
    ['an answer that says nothing', { answer: 'Baik.' }, ['answer']],
  ]
  test.each(planted)('ASSIST-01 %s is counted', (_, change, wrong) => {
    expect(wrongOf(ordered, { ...invoice, ...change })).toEqual(wrong)
  })

  test('ASSIST-01 an item that nobody ordered is counted twice: a wrong kind, and made', () => {
    expect(wrongOf(caseOf({}), invoice)).toEqual(['kind', 'notMade'])
    expect(wrongOf(caseOf({ expect: { kind: 'chat' } }), { ...invoice, kind: null })).toEqual([])
  })

  test('ASSIST-01 a fact in the part of another role is counted; what no part is known of is not', () => {
    const letter = {
      ...invoice,
      readable: [
        'CV Pengirim Jaya\n======\nYth. Bapak Rudi\nPT Ban Mulia\ndi tempat\n\nPengemudi     : Kasdi',
        'Nomor polisi  : H 1842 QW\n\nHormat kami,\nCV Pengirim Jaya\n\nSukirno',
      ].join('\n'),
    }
    const wrongRoles = (...roles: { role: string; text: string }[]): string[] =>
      judge(caseOf({ expect: { kind: 'document', roles } }), letter)
        .filter(({ right }) => !right)
        .map(({ note }) => note)
    expect(
      wrongRoles(
        { role: 'addressee', text: 'PT Ban Mulia' },
        { role: 'sender', text: 'CV Pengirim Jaya' },
        { role: 'signer', text: 'Sukirno' },
        { role: 'driver', text: 'kasdi' },
        { role: 'cook', text: 'Kasdi' },
      ),
    ).toEqual([])
    expect(
      wrongRoles(
        { role: 'addressee', text: 'Sukirno' },
        { role: 'signer', text: 'Kasdi' },
        { role: 'driver', text: 'H 1842 QW' },
        { role: 'plate', text: 'L 1 A' },
      ),
    ).toEqual(['addressee: Sukirno', 'signer: Kasdi', 'driver: H 1842 QW', 'plate: L 1 A'])
  })

  test('ASSIST-01 a till is judged by its sub-intent, its name and its sort of business', () => {
    const till = caseOf({
      expect: { kind: 'pos', posIntent: 'retail_pos', businessName: 'Sumber', businessType: 'toko' },
    })
    const made: Outcome = {
      ...invoice,
      kind: 'pos',
      documentType: null,
      posIntent: 'retail_pos',
      businessName: 'Toko Sumber Jaya',
      businessType: 'Toko',
    }
    expect(wrongOf(till, made)).toEqual([])
    expect(wrongOf(till, { ...made, posIntent: 'service_pos', businessName: 'Kasir', businessType: 'salon' })).toEqual([
      'posIntent',
      'businessName',
      'businessType',
    ])
  })

  test('ASSIST-01 one wrong total of a hundred is not met, three misunderstood cases of a hundred are', () => {
    const right = Array.from({ length: 97 }, () => judged(invoice))
    const mistaken = { ...invoice, documentType: 'kontrak' }
    expect(unmet(scoresOf([...right, ...[1, 2, 3].map(() => judged(mistaken))]))).toEqual([])
    expect(unmet(scoresOf([...right, ...[1, 2, 3, 4].map(() => judged(mistaken))]))).toEqual([
      'kind and document type: 97 of 101, at least 97 % demanded',
    ])
    const wrong = judged({ ...invoice, readable: invoice.readable.replace('450.000', '450.001') })
    expect(unmet(scoresOf([...right, ...right, wrong]))).toEqual(['totals: 194 of 195, at least 100 % demanded'])
    expect(missLines([wrong])).toEqual(['a  m', '    result: {"amount":450000}', '    total: 450000'])
  })

  test('ASSIST-01 facts are found in every usual writing', () => {
    expect([...moneyOf('Rp 1.250.000,- dan 1,25 juta, 12.500,00, 35rb, 750 porsi')]).toEqual([
      1_250_000, 12_500, 35_000, 750,
    ])
    expect([...datesOf('7–9 Desember 2026, 30 November sampai 2 Desember 2026, 21/11/2026')].toSorted()).toEqual([
      '2026-11-21',
      '2026-11-30',
      '2026-12-02',
      '2026-12-07',
      '2026-12-09',
    ])
    expect(digitsOf('Telp +62 812-3456-7890')).toBe('081234567890')
  })

  test('ASSIST-01 a case that is not well formed is named by its file', () => {
    expect(() => parseCases('[{"id":"a","message":"m","expect":{"kind":"kapal"}}]', 'kapal.json')).toThrow('kapal.json')
  })

  test('ASSIST-01 a message goes through the port, with earlier turns, the profile and the open item', async () => {
    const assistant = createEmbeddedAssistant({ skills: kindSkills })
    const letter = 'Buatkan invoice untuk Bu Tutik: 3 kursi @ 150.000'
    const outcome = await ask(assistant, caseOf({ message: letter, context: { profile: { name: 'Mebel Jati' } } }))
    expect([outcome.kind, outcome.documentType]).toEqual(['document', 'invoice'])
    expect(outcome.readable).toMatch(/Mebel Jati[\s\S]*Tutik[\s\S]*450\.000/)
    const later = await ask(assistant, caseOf({ message: 'lanjut', turns: ['bisa bikin invoice ga? buat Bu Tutik'] }))
    expect(later.kind).toBe('document')
    const changed = await ask(
      assistant,
      caseOf({ message: 'ganti harga kursi jadi 175.000', context: { open: letter } }),
    )
    expect(changed.kind).toBe('revision')
    // The item after the change is judged, not the words that propose it.
    expect(changed.readable).toMatch(/Tutik[\s\S]*525\.000/)
    expect(changed.readable).not.toContain('450.000')
  })
})
