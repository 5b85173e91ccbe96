import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'

import { openInvoices, recallDebt } from './debts.ts'
import { emptyMemory, type RememberedLetter } from './owner-memory.ts'
import { understandFromMemory } from './understand-from-memory.ts'

let made = 0
const letter = (over: Partial<RememberedLetter> & { who?: string }): RememberedLetter => {
  made += 1
  const { who = 'Ibu Rina', ...rest } = over
  return {
    id: `item_${made}`,
    title: `Surat ${made}`,
    createdAt: new Date(Date.UTC(2026, 10, 1, 0, made)).toISOString(),
    documentType: 'invoice',
    number: `${String(made).padStart(3, '0')}/INV/XI/2026`,
    date: '2026-11-01',
    dueDate: '',
    subject: '',
    sender: { name: 'Toko', address: '', phone: '', email: '', website: '', npwp: '' },
    recipient: { name: who, title: '', company: '', address: '' },
    lines: [],
    charges: [],
    discount: null,
    tax: null,
    downPayment: null,
    validityDays: null,
    bankAccounts: [],
    signer: { name: '', title: '' },
    total: 100_000,
    balance: 100_000,
    ...rest,
  }
}
const receipt = (sum: number, over: Partial<RememberedLetter> & { who?: string } = {}): RememberedLetter =>
  letter({ documentType: 'kuitansi', total: sum, balance: sum, ...over })
const leftOf = (letters: readonly RememberedLetter[]) => openInvoices(letters).map(({ left }) => left)

const recall = (text: string, letters: readonly RememberedLetter[]) =>
  recallDebt(text, { memory: { ...emptyMemory, letters } })

describe('what is owed', () => {
  test('ASSIST-06 a receipt pays the oldest invoice of the same person, or the one it names', () => {
    const [first, second] = [letter({}), letter({ total: 50_000, balance: 50_000 })]
    expect(leftOf([first, second])).toEqual([100_000, 50_000])
    expect(leftOf([first, second, receipt(100_000)])).toEqual([50_000])
    expect(leftOf([first, second, receipt(120_000)])).toEqual([30_000])
    expect(leftOf([first, second, receipt(50_000, { subject: `Pelunasan ${second.number}` })])).toEqual([100_000])
    expect(leftOf([first, receipt(100_000, { who: 'Bapak Joko' })])).toEqual([100_000])
    expect(leftOf([receipt(100_000), letter({})])).toEqual([100_000])
  })

  test('ASSIST-06 nothing is ever owed twice, paid twice or below zero, in whatever order letters come', () => {
    const any = fc.array(
      fc.record({
        sum: fc.integer({ min: 1, max: 1_000_000 }),
        isReceipt: fc.boolean(),
        who: fc.constantFrom('Ibu Rina', 'Bapak Joko'),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(any, fc.func(fc.integer()), (facts, order) => {
        const letters = facts.map(({ sum, isReceipt, who }) =>
          isReceipt ? receipt(sum, { who }) : letter({ who, total: sum, balance: sum }),
        )
        const open = openInvoices(letters)
        for (const { letter: of, left, paid } of open) {
          expect(left).toBeGreaterThan(0)
          expect(left + paid).toBe(of.balance)
        }
        for (const who of ['Ibu Rina', 'Bapak Joko']) {
          const own = letters.filter(({ recipient }) => recipient.name === who)
          const billed = own
            .filter(({ documentType }) => documentType === 'invoice')
            .reduce((sum, { balance }) => sum + (balance ?? 0), 0)
          const paid = own
            .filter(({ documentType }) => documentType === 'kuitansi')
            .reduce((sum, { total }) => sum + (total ?? 0), 0)
          const left = open
            .filter(({ letter: of }) => of.recipient.name === who)
            .reduce((sum, one) => sum + one.left, 0)
          expect(left).toBeLessThanOrEqual(billed)
          expect(left).toBeGreaterThanOrEqual(billed - paid)
        }
        const shuffled = letters.toSorted((a, b) => order(a.id) - order(b.id))
        expect(openInvoices(shuffled)).toEqual(open)
      }),
    )
  })

  test('ASSIST-06 one of several is asked for by name or by number, and chosen by what is answered', () => {
    const rina = [letter({ who: 'Ibu Rina Wati' }), letter({ who: 'Ibu Rina Sari', total: 70_000, balance: 70_000 })]
    const asked = recall('tagih kasbon Bu Rina', rina)
    expect(asked).toMatchObject({ ask: expect.stringMatching(/Rina Wati.*Rina Sari/) })
    expect(recall('tagih kasbon Bu Rina\nBu Rina Sari', rina)).toMatchObject({ found: [{ left: 70_000 }] })
    const two = [letter({}), letter({ total: 30_000, balance: 30_000 })]
    expect(recall('tagih kasbon Bu Rina', two)).toMatchObject({ ask: expect.stringContaining(two[1]?.number ?? '') })
    expect(recall('tagih kasbon Bu Rina\nsemua', two)).toMatchObject({ found: [{ left: 100_000 }, { left: 30_000 }] })
    expect(recall(`tagih kasbon Bu Rina\n${two[1]?.number}`, two)).toMatchObject({ found: [{ left: 30_000 }] })
    expect(recall('tagih kasbon Bu Rina\nyang pertama', two)).toMatchObject({ found: [{ left: 100_000 }] })
  })

  test.each(['buatkan invoice Bu Rina 2 tas', 'tagih Bu Rina 50rb', 'apa itu invoice?', 'tagihan Bu Rina Rp 75.000'])(
    'ASSIST-06 %s looks nothing up',
    (text) => {
      expect(recall(text, [letter({})])).toBeNull()
    },
  )

  test('ASSIST-06 nothing known and switched off are said, not made up', () => {
    expect(recall('tagih utang Pak Joko', [letter({})])).toMatchObject({ none: expect.stringContaining('Pak Joko') })
    expect(
      recallDebt('tagih kasbon Bu Rina', { memory: { ...emptyMemory, letters: [letter({})], off: ['items'] } }),
    ).toMatchObject({ none: expect.stringContaining('mematikannya') })
    expect(recallDebt('tagih kasbon Bu Rina', {})).toBeNull()
  })
})

test('ASSIST-06 CHAT-16 a debt that is to be asked for gently gets words with the sum that is open, and no bill', () => {
  const memory = { ...emptyMemory, letters: [letter({ total: 130_000, balance: 130_000 })] }
  const context = { today: '2026-11-21', timeZone: 'Asia/Jakarta', ownerName: null, turns: [], memory } as const
  const say = (message: string) => understandFromMemory(message, kindSkills, context as never)
  expect(say('tagih kasbon Bu Rina')).toMatchObject({ means: 'order', documentType: 'invoice' })
  const gentle = say('tagih kasbon Bu Rina yang halus')
  expect(gentle).toMatchObject({ means: 'answer', used: [{ source: 'items' }] })
  expect(JSON.stringify(gentle)).toMatch(/Bu Rina.*130\.000/)
  expect(say('tagih kasbon Pak Seno yang sopan')).toBeNull()
})
