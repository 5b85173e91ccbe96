import { expect, test } from 'vitest'

import { understandMessage } from '#core/assistant/shared/intent/understand-message.ts'
import { prices } from '#core/points/shared/prices.ts'
import { topUpPackages } from '#core/points/shared/top-up-packages.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import { helpGroups } from './article.ts'
import { helpArticles } from './articles.ts'
import { blockText } from './search-help.ts'

const textOf = (id: string): string =>
  helpArticles
    .find((one) => one.id === id)
    ?.body.map(blockText)
    .join(' ') ?? ''

test('SIDE-10 the guide has at least 25 articles, each with an address of its own and something to read', () => {
  expect(helpArticles.length).toBeGreaterThanOrEqual(25)
  expect(new Set(helpArticles.map(({ id }) => id)).size).toBe(helpArticles.length)
  expect(new Set(helpArticles.map(({ title }) => title)).size).toBe(helpArticles.length)
  for (const { id, body, keywords } of helpArticles) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(body.map(blockText).join(' ').length).toBeGreaterThan(80)
    expect(keywords).not.toBe('')
  }
  expect(new Set(helpArticles.map(({ group }) => group))).toEqual(new Set(helpGroups))
})

test('SIDE-10, POINT-02 the guide names every price of the price list and every package', () => {
  for (const price of Object.values(prices)) expect(textOf('harga')).toContain(`${formatNumber(price)} poin`)
  for (const { points } of topUpPackages) expect(textOf('top-up')).toContain(formatNumber(points))
})

const examples = helpArticles.flatMap(({ id, body }) =>
  body.flatMap((block) => (typeof block === 'object' && 'try' in block ? [[id, block.try] as const] : [])),
)

test('SIDE-10 there is an example for every kind', () => {
  const kinds = examples.map(([, sentence]) => {
    const understood = understandMessage(sentence, kindSkills, { turns: [] })
    return understood.outcome === 'answer' ? 'answer' : understood.kind
  })
  expect(new Set(kinds)).toEqual(new Set(['answer', 'document', 'presentation', 'analysis', 'website', 'pos']))
})

test.each(examples)('SIDE-10 the example of %s is understood as it stands: %s', (_id, sentence) => {
  const understood = understandMessage(sentence, kindSkills, { turns: [] })
  expect(understood.outcome === 'answer').toBe(!sentence.startsWith('Buat'))
})
