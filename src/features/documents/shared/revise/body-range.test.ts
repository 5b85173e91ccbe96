import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { DocumentNode } from '../content/document-content.ts'
import { editRange, findRange, rangeText } from './body-range.ts'

/** Few words, so that paragraphs repeat each other; signs that replacements and half characters stumble over. */
const word = fc.constantFrom('kaos', 'topi', '$&', '$1', '👕', '👨‍👩‍👧', 'é', ' ', '. ', '[isi tanggal]', '\\')
const marks = fc.constantFrom<DocumentNode['marks']>(undefined, [{ type: 'bold' }], [{ type: 'italic' }])
const textNode: fc.Arbitrary<DocumentNode> = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 4 }), marks)
  .map(([words, worn]) => ({ type: 'text', text: words.join(''), ...(worn ? { marks: worn } : {}) }))
const inline = fc.oneof({ arbitrary: textNode, weight: 5 }, fc.constant<DocumentNode>({ type: 'hardBreak' }))
const isParted = (nodes: readonly DocumentNode[]): boolean =>
  nodes.every((node, at) => {
    const before = nodes[at - 1]
    return (
      node.type !== 'text' || before?.type !== 'text' || JSON.stringify(before.marks) !== JSON.stringify(node.marks)
    )
  })
const paragraph: fc.Arbitrary<DocumentNode> = fc
  .tuple(fc.array(inline, { maxLength: 3 }).filter(isParted), fc.constantFrom('left', 'center', undefined))
  .map(([content, textAlign]) => ({
    type: 'paragraph',
    ...(textAlign ? { attrs: { textAlign } } : {}),
    ...(content.length > 0 ? { content } : {}),
  }))
const cell = fc
  .record({
    content: fc.array(paragraph, { minLength: 1, maxLength: 2 }),
    colspan: fc.constantFrom(1, 2),
    type: fc.constantFrom('tableCell', 'tableHeader'),
  })
  .map(({ content, colspan, type }): DocumentNode => ({
    type,
    attrs: { colspan, rowspan: 1, colwidth: null },
    content,
  }))
const table = fc
  .array(fc.array(cell, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 })
  .map((rows): DocumentNode => ({
    type: 'table',
    content: rows.map((content) => ({ type: 'tableRow', content })),
  }))
const block = fc.oneof(
  { arbitrary: paragraph, weight: 6 },
  {
    arbitrary: fc.constantFrom<DocumentNode>({ type: 'goodsTable' }, { type: 'letterInfo' }, { type: 'signature' }),
    weight: 2,
  },
  {
    arbitrary: fc.constantFrom<DocumentNode>(
      { type: 'image', attrs: { asset: 'ast_1', alt: 'foto kaos', width: 50, align: 'center' } },
      { type: 'pageBreak' },
      { type: 'stampBox', attrs: { text: 'Meterai Rp10.000' } },
    ),
    weight: 2,
  },
  { arbitrary: table, weight: 2 },
  {
    arbitrary: fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((items): DocumentNode => ({
      type: 'bulletList',
      content: items.map((item) => ({ type: 'listItem', content: [item] })),
    })),
    weight: 2,
  },
)
const bodies = fc
  .array(block, { minLength: 1, maxLength: 6 })
  .map((content): DocumentNode => ({ type: 'doc', content }))
const steps = (node: DocumentNode): number =>
  node.type === 'text'
    ? (node.text ?? '').length
    : node.content || ['paragraph', 'bulletList', 'listItem', 'tableCell', 'doc'].includes(node.type)
      ? 2 + (node.content ?? []).reduce((sum, child) => sum + steps(child), 0)
      : 1

/** Every sign of the text with what it wears, and every other node, in order, each under its step. */
const leaves = (body: DocumentNode): { readonly at: number; readonly sign: string }[] => {
  const found: { at: number; sign: string }[] = []
  const walk = (node: DocumentNode, at: number): number => {
    if (node.type === 'text') {
      for (const [index, unit] of Array.from(
        { length: (node.text ?? '').length },
        (_, i) => (node.text ?? '')[i],
      ).entries())
        found.push({ at: at + index, sign: `${unit}${JSON.stringify(node.marks ?? [])}` })
      return at + (node.text ?? '').length
    }
    const size = steps(node)
    if (size === 1) found.push({ at, sign: node.type })
    let place = at + 1
    for (const child of node.content ?? []) place = walk(child, place)
    return at + size
  }
  let place = 0
  for (const node of body.content ?? []) place = walk(node, place)
  return found
}

const ranges = bodies.chain((body) => {
  const end = (body.content ?? []).reduce((sum, node) => sum + steps(node), 0)
  return fc
    .tuple(fc.nat(end), fc.nat(end))
    .map(([a, b]) => ({ body, from: Math.min(a, b), to: Math.max(a, b) }))
    .filter(({ from, to }) => from < to)
})
const isText = (sign: string): boolean => sign.endsWith(']')

test('CHAT-15 whatever is marked, everything outside of it stays, sign by sign', () => {
  fc.assert(
    fc.property(ranges, fc.constantFrom('', 'Baru', '$& $1', '👕 baru'), ({ body, from, to }, words) => {
      const original = structuredClone(body)
      const edited = editRange(body, { from, to }, { with: words })
      expect(body).toEqual(original)
      const before = leaves(body)
      // Blocks that stand for letter data hold no words: they stay whatever is marked around them.
      const kept = (leaf: { at: number; sign: string }): boolean =>
        leaf.at < from || leaf.at >= to || (!isText(leaf.sign) && leaf.sign !== 'hardBreak')
      const after = leaves(edited).map(({ sign }) => sign)
      const outside = before.filter(kept).map(({ sign }) => sign)
      const hasText = before.some((leaf) => !kept(leaf))
      const head = before.filter(
        (leaf) => kept(leaf) && leaf.at < (before.find((one) => !kept(one))?.at ?? Infinity),
      ).length
      const added = after.length - outside.length
      expect(added).toBe(hasText ? words.length : 0)
      expect([...after.slice(0, head), ...after.slice(head + added)]).toEqual(outside)
    }),
    { numRuns: 600 },
  )
})

const pictures = (one: DocumentNode) => (one.content ?? []).filter(({ type }) => type === 'image')

/** A table without its words: how many cells of which width stand in which row. */
const framesOf = (node: DocumentNode): unknown[] =>
  node.type === 'table'
    ? [(node.content ?? []).map((row) => (row.content ?? []).map(({ type, attrs }) => [type, attrs]))]
    : (node.content ?? []).flatMap(framesOf)

test('CHAT-15 whatever is marked, tables keep their cells and pictures stay', () => {
  fc.assert(
    fc.property(ranges, fc.constantFrom('', 'Baru', '$& $1'), ({ body, from, to }, words) => {
      const edited = editRange(body, { from, to }, { with: words })
      expect(framesOf(edited)).toEqual(framesOf(body))
      expect(pictures(edited)).toEqual(pictures(body))
    }),
    { numRuns: 600 },
  )
})

test('CHAT-15 a rule for each word changes no sign outside and keeps the paragraphs', () => {
  fc.assert(
    fc.property(ranges, ({ body, from, to }) => {
      const edited = editRange(body, { from, to }, { each: (text) => text.replaceAll('o', '0') })
      const [before, after] = [leaves(body), leaves(edited)]
      expect(after.map(({ at }) => at)).toEqual(before.map(({ at }) => at))
      const isOutside = ({ at }: { at: number }): boolean => at < from || at >= to
      expect(after.filter(isOutside)).toEqual(before.filter(isOutside))
    }),
    { numRuns: 300 },
  )
})

test('CHAT-15 a marked place is found again by its place, by its only occurrence, or not at all', () => {
  fc.assert(
    fc.property(ranges, ({ body, from, to }) => {
      const text = rangeText(body, { from, to })
      fc.pre(text.trim() !== '')
      expect(findRange(body, { from, to }, text)).toEqual({ from, to })
      const elsewhere = findRange(body, null, text)
      expect(elsewhere === null ? text : rangeText(body, elsewhere)).toBe(text)
    }),
    { numRuns: 300 },
  )
  const twice: DocumentNode = {
    type: 'doc',
    content: [1, 2].map(() => ({ type: 'paragraph', content: [{ type: 'text', text: 'Terima kasih.' }] })),
  }
  expect(findRange(twice, null, 'Terima kasih.')).toBeNull()
  expect(findRange(twice, { from: 16, to: 29 }, 'Terima kasih.')).toEqual({ from: 16, to: 29 })
  expect(findRange(twice, { from: 16, to: 29 }, 'Sudah lain')).toBeNull()
})
