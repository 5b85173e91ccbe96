import { type Product, type ProductOptions, removeData, startProduct } from '#tests/support/product.ts'

import { measureChunks } from './chunks.ts'
import { measureDeck } from './deck.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureFirstWord, measureLongChat, measureLongReply } from './long-chat.ts'
import { type Figure, medians, table } from './measure.ts'
import { measureReport } from './report.ts'
import { measureSales } from './sales.ts'
import { measureSearch } from './search.ts'
import { measureColdStart, measureServer } from './server.ts'
import { startSlowModel } from './slow-model.ts'
import { measureOutbox } from './till-outbox.ts'
import { measureTill } from './till.ts'
import { measureUnderstanding } from './understanding.ts'
import { measureWebsite } from './website.ts'

/** A subject that takes longer hangs. */
const longestSubject = 3 * 60_000

const figures: Figure[] = []
const failures: string[] = []

const tooLong = (): Promise<never> =>
  new Promise((_, fail) => {
    setTimeout(() => fail(new Error(`it took longer than ${longestSubject / 1000} s`)), longestSubject).unref()
  })

type Measure<World> = (world: World) => Promise<Figure[]>

/** Subjects that measure one running product, in the order in which they meet it. */
const ofProduct: Readonly<Record<string, Measure<Product>>> = {
  server: measureServer,
  'first load': ({ url }) => measureFirstLoad(url),
  'first word': ({ url }) => medians(5, () => measureFirstWord(url)),
  'long chat': ({ url }) => measureLongChat(url),
  presentation: ({ url }) => measureDeck(url),
  website: ({ url }) => measureWebsite(url),
}

/** Subjects that start what they need by themselves. */
const alone: Readonly<Record<string, () => Promise<Figure[]>>> = {
  sizes: measureChunks,
  understanding: measureUnderstanding,
  search: measureSearch,
  sales: measureSales,
  till: measureTill,
  'outbox of the till': measureOutbox,
  report: measureReport,
  'long reply': async () => {
    const model = await startSlowModel()
    const env = { ASSISTANT: 'openai', OPENAI_BASE_URL: `${model.origin}/v1`, OPENAI_MODEL: 'm' }
    return withProduct({ env }, ({ url }) => medians(3, () => measureLongReply(url, model))).finally(() =>
      model.close(),
    )
  },
}

/** On data that is there: what the subjects of one product have left, in a run of all. */
const coldStart = 'cold start'

/** Starts a product on new data, lets `work` use it, and takes both away. */
async function withProduct<T>(options: ProductOptions, work: (product: Product) => Promise<T>): Promise<T> {
  const product = await startProduct(options)
  try {
    return await work(product)
  } finally {
    await product.stop()
    await removeData(product)
  }
}

/** Measures one subject. A failure is told with the table and does not stop the others. */
const measure = async (subject: string, work: () => Promise<Figure[]>): Promise<void> => {
  process.stdout.write(`${subject} …\n`)
  try {
    figures.push(...(await Promise.race([work(), tooLong()])))
  } catch (error) {
    failures.push(`${subject} could not be measured: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Measures the subjects named, all without a name, and prints each figure against its limit. What is over is told. */
const run = async (named: readonly string[]): Promise<void> => {
  const subjects = [...Object.keys(ofProduct), coldStart, ...Object.keys(alone)]
  const unknown = named.filter((name) => !subjects.includes(name))
  if (unknown.length > 0) throw new Error(`no such subject: ${unknown.join(', ')}; there are ${subjects.join(', ')}`)
  const isChosen = (name: string): boolean => named.length === 0 || named.includes(name)
  const chosen = <Work>(works: Readonly<Record<string, Work>>): [string, Work][] =>
    Object.entries(works).filter(([name]) => isChosen(name))

  const together = chosen(ofProduct)
  if (together.length > 0 || isChosen(coldStart))
    await withProduct({}, async (product) => {
      for (const [name, work] of together) await measure(name, () => work(product))
      if (!isChosen(coldStart)) return
      await product.stop()
      await measure(coldStart, () => measureColdStart(product.dataDir))
    })
  for (const [name, work] of chosen(alone)) await measure(name, work)

  process.stdout.write(`\n${[table(figures), ...failures].join('\n')}\n`)
}

await run(process.argv.slice(2))
// A subject that hung may still hold something open.
process.exit(failures.length > 0 ? 1 : 0)
