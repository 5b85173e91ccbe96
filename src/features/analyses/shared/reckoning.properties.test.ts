import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { writtenAnalysis } from '#tests/support/written-analysis.ts'

import { analysisTypes } from './analysis-content.ts'
import { analysisText } from './analysis-text.ts'
import { withFigure } from './edit-content.ts'
import { parseFormula } from './formula.ts'
import { fraction, rounded } from './fraction.ts'
import { fieldNumber, readTypedNumber } from './number-text.ts'
import { proseTokens } from './prose-tokens.ts'
import { reckonNumbers } from './reckon.ts'

const rupiahs = fc.integer({ min: 0, max: 2_000_000_000 })

describe('exact reckoning', () => {
  test('ANALYSIS-02 break-even covers the fixed costs, one piece less does not, and nothing is divided by zero', () => {
    const base = writtenAnalysis('hitung bep: harga jual 15rb, hpp 9rb per porsi, biaya tetap 4jt per bulan')
    fc.assert(
      fc.property(rupiahs, rupiahs, rupiahs, (price, cost, fixed) => {
        const content = [
          ['harga', price],
          ['variabel', cost],
        ].reduce(
          (made, [id, sum]) => withFigure(made, String(id), Number(sum)),
          withFigure(base, base.dataset.figures.find(({ id }) => id.startsWith('tetap'))?.id ?? '', fixed),
        )
        const pieces = reckonNumbers(content).plot('bep')
        expect(pieces === null).toBe(price <= cost)
        const covered = (count: number): boolean => BigInt(count) * BigInt(price - cost) >= BigInt(fixed)
        expect(pieces === null || (covered(pieces) && (pieces === 0 || !covered(pieces - 1)))).toBe(true)
      }),
    )
  })

  test('ANALYSIS-02 sums of Rupiah are exact, in any order and of any length', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900_000_000 }), { minLength: 2, maxLength: 12 }), (sums) => {
        const message = `analisis arus kas: masuk 1jt, keluar: ${sums.map((sum, at) => `pos${String.fromCharCode(97 + at)} Rp ${new Intl.NumberFormat('id-ID').format(sum)}`).join(', ')}`
        expect(reckonNumbers(writtenAnalysis(message)).plot('total_keluar')).toBe(
          sums.reduce((all, sum) => all + sum, 0),
        )
      }),
    )
  })

  test('ANALYSIS-02 rounding is half away from zero, the same for gain and loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (tenths) => {
        const value = rounded(fraction(tenths / 10), 0)
        expect(value).toBe(Math.sign(tenths) * Math.round(Math.abs(tenths) / 10) + 0)
      }),
    )
  })

  test('ANALYSIS-02 a total that differs from its parts is always told, an equal one never', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 2_000 }),
        (a, b, total) => {
          const text = analysisText(
            writtenAnalysis(`analisis arus kas: masuk 9jt, keluar: sewa ${a}rb, gaji ${b}rb. total keluar ${total}rb`),
          )
          expect(text.includes('tetapi rinciannya')).toBe(a + b !== total)
        },
      ),
    )
  })
})

describe('whatever is written', () => {
  test('ASSIST-01 any message gives an analysis, without a crash and without a number that nobody said', () => {
    const words = fc.constantFrom(
      ...'analisis bep harga jual hpp sewa modal laku sehari sebulan omzet untung rugi kas masuk keluar : , . dan vs supplier ongkir swot ulasan "enak" 15rb 2jt 40 porsi 30% jan feb @ /kg total target'.split(
        ' ',
      ),
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 25 }), (parts) => {
        const content = writtenAnalysis(parts.join(' '))
        expect(analysisTypes).toContain(content.analysisType)
        expect(analysisText(content)).not.toMatch(/NaN|undefined|Infinity|\{\{/)
      }),
    )
  })

  test('ANALYSIS-01 any text is a formula or none, never a crash', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab_1.()+-*/ sum'.split('')), maxLength: 60 }), (text) => {
        const parsed = parseFormula(text)
        expect(parsed === null || typeof parsed.kind === 'string').toBe(true)
      }),
    )
    expect(parseFormula('('.repeat(5_000))).toBeNull()
  })

  test('ANALYSIS-01 prose that an owner opens and closes stays the same, and nothing typed is bound by chance', () => {
    const content = writtenAnalysis(
      'hitung bep: harga jual 15rb, hpp 9rb per porsi, biaya tetap 4jt, laku 40 porsi sehari',
    )
    const tokens = proseTokens(content)
    const prose = content.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : [])),
    )
    expect(prose.join()).toContain('{{laba|')
    expect(prose.map((text) => tokens.fromOwner(tokens.toOwner(text)))).toEqual(prose)
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const known = new Set(content.metrics.map(({ id }) => id).concat(content.dataset.figures.map(({ id }) => id)))
        const bound = Array.from(tokens.fromOwner(typed).matchAll(/\{\{([a-z0-9_]+)/g), ([, id = '']) => id)
        expect(bound.every((id) => known.has(id))).toBe(true)
      }),
    )
  })

  test('ANALYSIS-02 a figure is typed as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (thousandths) => {
        const value = thousandths / 1000
        expect(readTypedNumber(fieldNumber(value))).toBeCloseTo(value, 3)
      }),
    )
  })

  test.each([
    ['15rb', 15_000],
    ['1,5 jt', 1_500_000],
    ['1.5jt', 1_500_000],
    ['Rp 20.000', 20_000],
    ['40%', 40],
    ['2.750', 2_750],
    ['2,75', 2.75],
    ['', null],
    ['lima', null],
    ['1e9', null],
  ])('ANALYSIS-02 a field reads %j as %j', (typed, value) => expect(readTypedNumber(typed)).toBe(value))
})
