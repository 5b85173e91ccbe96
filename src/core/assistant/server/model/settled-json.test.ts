import fc from 'fast-check'
import { expect, test } from 'vitest'

import { settledJson } from './settled-json.ts'

const whole = {
  documentType: 'invoice',
  request: {
    recipient: { name: 'Ibu "Ratna", \\ [dan] {kawan}' },
    lines: [{ description: 'Keranjang', quantity: 12, price: 85_000 }, { description: 'Topi' }],
  },
}
const text = JSON.stringify(whole)

test('ASSIST-04 whole values stand, the value in whose middle it ends is left out', () => {
  const until = (end: string): unknown => settledJson(text.slice(0, text.indexOf(end) + end.length))
  expect(until('"documentType":"inv')).toBeNull()
  expect(until('"quantity":1')).toMatchObject({ request: { lines: [{ description: 'Keranjang' }] } })
  expect(until('85')).toMatchObject({ request: { lines: [{ quantity: 12 }] } })
  expect(JSON.stringify(until('8500'))).not.toContain('price')
  expect(settledJson(text)).toEqual(whole)
  expect(settledJson(`Baik, ini: \`\`\`json\n${text}\n\`\`\` semoga pas, Juragan`)).toEqual(whole)
  expect(settledJson('tanpa apa pun')).toBeNull()
})

/** Everything that `part` holds stands in `all` at the same place, or is the beginning of a list there. */
const isWithin = (part: unknown, all: unknown): boolean => {
  if (Array.isArray(part)) return Array.isArray(all) && part.every((one, at) => isWithin(one, all[at]))
  if (typeof part === 'object' && part !== null)
    return Object.entries(part).every(([key, one]) => isWithin(one, (all as Record<string, unknown>)[key]))
  return Object.is(part, all)
}

test('ASSIST-04 wherever any object breaks off, nothing stands that it does not hold', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), (object, cut) => {
      const written = JSON.stringify(object)
      const all: unknown = JSON.parse(written)
      const settled = settledJson(written.slice(0, cut % (written.length + 1)))
      expect(settled === null || isWithin(settled, all)).toBe(true)
      expect(settledJson(written)).toEqual(all)
    }),
  )
})
