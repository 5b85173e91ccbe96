import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { addProcessMetrics } from './process-metrics.ts'
import { createRegistry } from './registry.ts'

const name = '[a-zA-Z_:][a-zA-Z0-9_:]*'
const label = String.raw`[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\["\\n])*"`
/** A line as the text format allows it (prometheus.io, exposition formats, read in November 2026). */
const sampleLine = new RegExp(
  String.raw`^${name}(?:\{${label}(?:,${label})*\})? (?:NaN|[+-]Inf|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$`,
)
const headLine = new RegExp(String.raw`^# (?:HELP ${name} [^\n]*|TYPE ${name} (?:counter|gauge|histogram))$`)

const linesOf = (text: string): string[] => text.split('\n').slice(0, -1)
const broken = (text: string): string[] =>
  linesOf(text).filter((line) => !(line.startsWith('#') ? headLine : sampleLine).test(line))

test('OPS-04 numbers stand as the text format wants them', async () => {
  const registry = createRegistry()
  const count = registry.counter('calls_total', 'Calls\nof "all" \\ kinds.')
  const time = registry.histogram('call_seconds', 'Time.', [0.1, 1])
  registry.reading('gauge', 'waiting', 'Waiting.', () => [{ value: 3 }])
  registry.reading('gauge', 'nothing', 'Nothing.', () => [])
  count({ route: '/a', status: '200' })
  count({ route: '/a', status: '200' })
  count({ route: 'a "b" \\ c\nd', status: '404' })
  for (const seconds of [0.1, 0.5, 7]) time({ route: '/a' }, seconds)
  expect(await registry.write()).toBe(
    `# HELP calls_total Calls\\nof "all" \\\\ kinds.
# TYPE calls_total counter
calls_total{route="/a",status="200"} 2
calls_total{route="a \\"b\\" \\\\ c\\nd",status="404"} 1
# HELP call_seconds Time.
# TYPE call_seconds histogram
call_seconds_bucket{route="/a",le="0.1"} 1
call_seconds_bucket{route="/a",le="1"} 2
call_seconds_bucket{route="/a",le="+Inf"} 3
call_seconds_sum{route="/a"} 7.6
call_seconds_count{route="/a"} 3
# HELP waiting Waiting.
# TYPE waiting gauge
waiting 3
`,
  )
})

test('OPS-04 whatever is counted: every line is one of the format, buckets rise to the count', async () => {
  const values = fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.double({ min: 0, max: 1e6, noNaN: true })))
  await fc.assert(
    fc.asyncProperty(values, async (seen) => {
      const registry = createRegistry()
      const count = registry.counter('calls_total', 'Calls.')
      const time = registry.histogram('call_seconds', 'Time.', [0.01, 1, 100])
      for (const [route, seconds] of seen) {
        count({ route })
        time({}, seconds)
      }
      const text = await registry.write()
      expect(broken(text)).toEqual([])
      const counts = linesOf(text).flatMap(
        (line) => /^call_seconds_(?:bucket\{.*\}|count) (\d+)$/.exec(line)?.[1] ?? [],
      )
      expect(counts.map(Number)).toEqual(counts.map(Number).toSorted((a, b) => a - b))
      expect(Number(counts.at(-1) ?? 0)).toBe(seen.length)
    }),
  )
})

test('OPS-04 a number that cannot be read is missing, the others are there; two of one name are refused', async () => {
  const registry = createRegistry()
  registry.reading('gauge', 'gone', 'Gone.', async () => Promise.reject(new Error('no database')))
  addProcessMetrics(registry)
  for (const _ of [1, 2]) {
    const text = await registry.write()
    expect(broken(text)).toEqual([])
    expect(text).not.toContain('gone')
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m)
    expect(text).toMatch(/^juragan_event_loop_delay_seconds\{of="p99"\} \d/m)
  }
  expect(() => registry.counter('gone', 'Again.')).toThrow('gone')
})
