import * as z from 'zod/mini'

/** What an analysis is about; each has its own figures, sections and charts. */
export const analysisTypes = [
  'bep',
  'harga',
  'kelayakan',
  'laba_rugi',
  'arus_kas',
  'penjualan',
  'perbandingan',
  'swot',
  'riset_pasar',
  'ulasan',
  'umum',
] as const
export type AnalysisType = (typeof analysisTypes)[number]

/** How a number is written: `Rp 15.000`, `38,5%`, `750 porsi`; `name` says which figure it is. */
export const units = ['rupiah', 'percent', 'count', 'name'] as const
export type Unit = (typeof units)[number]

const id = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/))
const line = z.string().check(z.maxLength(300))
const prose = z.string().check(z.maxLength(6000))

/** One number of the dataset: stated by the owner, assumed and said so, or still to be filled in (`value` null). */
export const figure = z.object({
  id,
  label: line,
  value: z.nullable(z.number().check(z.minimum(-1e15), z.maximum(1e15))),
  unit: z.enum(['rupiah', 'percent', 'count']),
  /** What is counted: `porsi`. */
  noun: line,
  /** Of what time: `bulan`; empty where it has none. */
  per: line,
  group: z.string(),
  origin: z.enum(['stated', 'assumed', 'blank']),
  /** The owner's words that it was read from. */
  said: line,
})
export type Figure = z.infer<typeof figure>

/** A number that is reckoned from the dataset; nothing else writes it. */
export const metric = z.object({
  id,
  label: line,
  formula: z.string().check(z.maxLength(20_000)),
  unit: z.enum(units),
  noun: line,
  per: line,
})
export type Metric = z.infer<typeof metric>

/** `values` are formulas over the dataset: the drawing follows the figures. */
export const chart = z.object({
  id,
  title: line,
  shape: z.enum(['bar', 'line', 'share']),
  unit: z.enum(['rupiah', 'percent', 'count']),
  noun: line,
  categories: z.array(line).check(z.maxLength(60)),
  series: z.array(
    z.object({ name: line, values: z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(60)) }),
  ),
})
export type Chart = z.infer<typeof chart>

/** Shows a block only while the sign of a number is one of these; `unknown` is a number that cannot be reckoned yet. */
const when = z.optional(
  z.object({ of: z.string(), is: z.array(z.enum(['positive', 'zero', 'negative', 'unknown'])).check(z.minLength(1)) }),
)

/**
 * Text binds its numbers: `{{laba}}` stands for the metric or figure `laba`, `{{laba|untung|impas|rugi}}` for a word by
 * its sign. `**tebal**` is bold, `[isi …]` a blank.
 */
const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), text: prose, when }),
  z.object({ type: z.literal('note'), text: prose, when }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(prose).check(z.maxLength(200)), when }),
  z.object({
    type: z.literal('table'),
    caption: line,
    columns: z
      .array(z.object({ label: line, align: z.enum(['left', 'right']) }))
      .check(z.minLength(1), z.maxLength(12)),
    rows: z.array(z.array(prose)).check(z.maxLength(1000)),
    total: z.nullable(z.array(prose)),
    when,
  }),
  z.object({ type: z.literal('figures'), metrics: z.array(z.string()).check(z.maxLength(12)), when }),
  z.object({ type: z.literal('inputs'), figures: z.array(z.string()).check(z.maxLength(1000)), when }),
  z.object({ type: z.literal('chart'), chart: z.string(), when }),
])
export type AnalysisBlock = z.infer<typeof block>

export const section = z.object({ id, title: line, blocks: z.array(block).check(z.maxLength(200)) })
export type Section = z.infer<typeof section>

/** An analysis as stored (P2 §3, design §3): sections over one dataset, from which every number is reckoned. */
export const analysisContent = z.object({
  schemaVersion: z.literal(1),
  analysisType: z.enum(analysisTypes),
  title: line,
  sections: z.array(section).check(z.maxLength(300)),
  dataset: z.object({
    figures: z.array(figure).check(z.maxLength(1000)),
    /** What a group of figures is called where it is added up. */
    groups: z.record(z.string(), line),
  }),
  metrics: z.array(metric).check(z.maxLength(2500)),
  charts: z.array(chart).check(z.maxLength(30)),
  sources: z.object({
    /** Facts of the message that are no numbers. */
    facts: z.array(line),
    /** What was taken for granted, in whole sentences. */
    assumptions: z.array(prose),
  }),
  /** The metric that answers the question in one number; empty where there is none. */
  key: z.string(),
})
export type AnalysisContent = z.infer<typeof analysisContent>
