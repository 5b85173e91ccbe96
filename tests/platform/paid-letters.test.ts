import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Product, startProduct } from '#tests/support/product.ts'
import { createVisitor, type Visitor } from '#tests/support/visitor.ts'

const welcome = 500_000
const price = 50

let folder: string
let product: Product
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'juragan-letters-'))
})
afterEach(async () => {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

const start = async (): Promise<void> => {
  product = await startProduct({ dataDir: join(folder, 'data'), env: { TRUST_PROXY: 'ya' } })
}

interface Reply {
  readonly item: { readonly id: string } | null
}

interface Failure {
  readonly code: string
  readonly details?: { readonly messages?: readonly { readonly id: string; readonly state: string }[] }
}

const order = (owner: Visitor, number: number, more: object = {}): Promise<Response> =>
  owner.call('POST', '/api/chat', {
    message: `Buatkan surat penawaran dari Toko Sinar Jaya untuk PT Maju Bersama: ${number} kaos polo @ 45.000`,
    sessionId: `letters-${number}`,
    clientMessageId: `message-${number}`,
    ...more,
  })

const readReply = async (answer: Response): Promise<Reply> => ((await answer.json()) as { data: Reply }).data

/** What the owner's page does: sends the same message again, and where its reply was cut off presses 'Lanjutkan'. */
const insist = async (owner: Visitor, number: number): Promise<Reply> => {
  const answer = await order(owner, number)
  if (answer.ok) return readReply(answer)
  const failure = (await answer.json()) as Failure
  const cutOff = failure.details?.messages?.find(({ state }) => state === 'interrupted')
  if (failure.code !== 'reply_interrupted' || cutOff === undefined)
    throw new Error(`not to be continued: ${failure.code}`)
  const again = await order(owner, number, { clientMessageId: `again-${number}`, resumes: cutOff.id })
  if (!again.ok) throw new Error(`could not be continued: ${await again.text()}`)
  return readReply(again)
}

const numbers = [1, 2, 3, 4, 5, 6, 7, 8]

test('OPS-03, POINT-05, POINT-06 SIGKILL while letters are made: each ordered again is there once and paid once', async () => {
  await start()
  const owner = createVisitor(() => product.url)
  await owner.signUp()
  const answered = new Map<number, string | undefined>()
  let orders: Promise<unknown>[] = []
  for (let round = 0; round < 2; round += 1) {
    await new Promise<void>((firstAnswer) => {
      orders = numbers.map(async (of) => {
        const number = of + round * numbers.length
        const answer = await order(owner, number).catch(() => undefined)
        const reply = answer?.ok === true ? await readReply(answer).catch(() => undefined) : undefined
        if (reply !== undefined) answered.set(number, reply.item?.id)
        firstAnswer()
      })
    })
    await product.killGroup()
    await Promise.all(orders)
    await start()
  }

  const all = [...numbers, ...numbers.map((number) => number + numbers.length)]
  expect(answered.size).toBeLessThan(all.length)
  const made = new Map<number, string | undefined>()
  for (const number of all) made.set(number, (await insist(owner, number)).item?.id)
  // What an owner was told before the kill is what stands there after it.
  expect([...answered].filter(([number, item]) => item === undefined || made.get(number) !== item)).toEqual([])
  const list = (await (await owner.call('GET', '/api/items')).json()) as { data: { items: { id: string }[] } }
  expect(list.data.items.map(({ id }) => id).sort()).toEqual([...made.values()].sort())
  expect(new Set(made.values()).size).toBe(all.length)
  const balance = (await (await owner.call('POST', '/api/points', { action: 'getBalance' })).json()) as {
    balance: number
  }
  expect(balance.balance).toBe(welcome - price * all.length)
})
