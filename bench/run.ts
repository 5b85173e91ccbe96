import { removeData, startProduct } from '#tests/support/product.ts'

import { measureFirstLoad } from './first-load.ts'
import { measureFirstWord, measureLongChat, measureLongReply } from './long-chat.ts'
import { type Figure, table } from './measure.ts'
import { measureSearch } from './search.ts'
import { measureColdStart, measureServer } from './server.ts'
import { startSlowModel } from './slow-model.ts'

/** Measures every budget that stands so far and prints it against its limit. A budget that is over is told, not hidden. */
const run = async (): Promise<void> => {
  const figures: Figure[] = []
  const product = await startProduct()
  try {
    figures.push(...(await measureServer(product)))
    figures.push(...(await measureFirstLoad(product.url)))
    figures.push(...(await measureFirstWord(product.url)))
    figures.push(...(await measureLongChat(product.url)))
  } finally {
    await product.stop()
  }
  figures.push(...(await measureColdStart(product.dataDir)))
  await removeData(product)

  figures.push(...(await measureSearch()))

  const model = await startSlowModel()
  const talking = await startProduct({
    env: { ASSISTANT: 'openai', OPENAI_BASE_URL: `${model.origin}/v1`, OPENAI_MODEL: 'm' },
  })
  try {
    figures.push(...(await measureLongReply(talking.url, model)))
  } finally {
    await talking.stop()
    await removeData(talking)
    model.close()
  }
  process.stdout.write(`${table(figures)}\n`)
}

await run()
