import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { analyse } from 'scslre'
import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'

const src = resolve(import.meta.dirname, '../../src')

interface Pattern {
  readonly source: string
  readonly flags: string
}

/** The patterns that a source writes down; those that are put together while it runs are tried by the reading tests. */
const patternsIn = (path: string, text: string): Pattern[] => {
  const found: Pattern[] = []
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags })
    },
  }).visit(parseSync(path, text).program)
  return found
}

/**
 * Whether a text can be written for it that takes twice as long with every few letters more, as far as the analysis sees
 * it: two words of a choice that begin alike (`y[ao]|ya+h?`) escape it.
 */
const canHang = (pattern: Pattern): boolean =>
  analyse(pattern, { reportTypes: { Move: false } }).reports.some(({ exponential }) => exponential)

it('ASSIST-03 no pattern of the sources can hang on what somebody writes', () => {
  const paths = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  )
  const patterns = paths.flatMap((path) =>
    patternsIn(path, readFileSync(join(src, path), 'utf8')).map((pattern) => ({ path, ...pattern })),
  )
  expect(patterns.length).toBeGreaterThan(3_000)
  expect(patterns.filter(canHang)).toEqual([])
})

it('ASSIST-03 a pattern that could hang is found', () => {
  const planted = String.raw`const sure = /^a+$/u, words = /^(?:\p{L}+\s*)*$/u, calls = /(?:\s*,?\s+(?:ya|dong))+$/u`
  expect(patternsIn('planted.ts', planted).map(canHang)).toEqual([false, true, true])
})
