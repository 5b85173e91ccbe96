import { type Product, removeData, startProduct } from '#tests/support/product.ts'

import { measureChunks } from './chunks.ts'
import { measureDeck } from './deck.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureFirstWord, measureLongChat, measureLongReply } from './long-chat.ts'
import { type Figure, table } from './measure.ts'
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

/** Measures one subject. A failure is told with the table and does not stop the others. */
const measure = async (subject: string, work: () => Promise<Figure[]>): Promise<void> => {
  process.stdout.write(`${subject} …\n`)
  try {
    figures.push(...(await Promise.race([work(), tooLong()])))
  } catch (error) {
    failures.push(`${subject} could not be measured: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const ofEmbedded = async (product: Product): Promise<void> => {
  await measure('server', () => measureServer(product))
  await measure('first load', () => measureFirstLoad(product.url))
  await measure('first word', () => measureFirstWord(product.url))
  await measure('long chat', () => measureLongChat(product.url))
  await measure('presentation', () => measureDeck(product.url))
  await measure('website', () => measureWebsite(product.url))
}

/** Measures every budget that stands so far and prints it against its limit. A budget that is over is told, not hidden. */
const run = async (): Promise<void> => {
  const product = await startProduct()
  await ofEmbedded(product)
  await product.stop()
  await measure('cold start', () => measureColdStart(product.dataDir))
  await removeData(product)

  await measure('sizes', measureChunks)
  await measure('understanding', measureUnderstanding)
  await measure('search', measureSearch)
  await measure('sales', measureSales)
  await measure('till', measureTill)
  await measure('outbox of the till', measureOutbox)
  await measure('report', measureReport)

  const model = await startSlowModel()
  const talking = await startProduct({
    env: { ASSISTANT: 'openai', OPENAI_BASE_URL: `${model.origin}/v1`, OPENAI_MODEL: 'm' },
  })
  await measure('long reply', () => measureLongReply(talking.url, model))
  await talking.stop()
  await removeData(talking)
  model.close()

  process.stdout.write(`\n${[table(figures), ...failures].join('\n')}\n`)
}

await run()
// A subject that hung may still hold something open.
process.exit(failures.length > 0 ? 1 : 0)
