import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { order, orderRead, secretKey } from '#tests/support/model-chat.ts'
import { anthropicProtocol } from '#tests/support/model-servers/anthropic.ts'
import {
  type FakeModelServer,
  type Protocol,
  startFakeModelServer,
} from '#tests/support/model-servers/fake-model-server.ts'
import { googleProtocol } from '#tests/support/model-servers/google.ts'
import { openAiProtocol } from '#tests/support/model-servers/openai.ts'
import { type Product, ProductEnded, startProduct } from '#tests/support/product.ts'
import { createVisitor } from '#tests/support/visitor.ts'

let dataDir: string
let provider: FakeModelServer | null
let product: Product | null
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'juragan-model-'))
  provider = null
  product = null
})
afterEach(async () => {
  await product?.stop()
  await provider?.close()
  await rm(dataDir, { recursive: true, force: true })
})

const begin = async (
  protocol: Protocol,
  env: (origin: string) => Record<string, string>,
): Promise<[Product, FakeModelServer]> => {
  const started = await startFakeModelServer(protocol)
  provider = started
  product = await startProduct({ dataDir, env: { TRUST_PROXY: 'ya', ...env(started.origin) } })
  return [product, started]
}

test.each<readonly [string, Protocol, (origin: string) => Record<string, string>]>([
  [
    'openai',
    openAiProtocol(null),
    (origin) => ({ ASSISTANT: 'openai', OPENAI_BASE_URL: `${origin}/v1`, OPENAI_MODEL: 'model-uji' }),
  ],
  [
    'anthropic',
    anthropicProtocol(secretKey),
    (origin) => ({
      ASSISTANT: 'anthropic',
      ANTHROPIC_BASE_URL: `${origin}/v1`,
      ANTHROPIC_API_KEY: secretKey,
      ANTHROPIC_MODEL: 'model-uji',
    }),
  ],
  [
    'google',
    googleProtocol(secretKey),
    (origin) => ({
      ASSISTANT: 'google',
      GOOGLE_BASE_URL: `${origin}/v1beta`,
      GOOGLE_API_KEY: secretKey,
      GOOGLE_MODEL: 'model-uji',
    }),
  ],
])(
  'ASSIST-02, OPS-04 %s by environment: the product answers, makes and charges with it, the key stays inside',
  async (name, protocol, env) => {
    const [running, model] = await begin(protocol, env)
    const visitor = createVisitor(() => running.url)
    expect(await (await visitor.call('GET', '/api/health')).json()).toMatchObject({ assistant: name })
    await visitor.signUp()
    model.plan({ do: 'say', words: 'Halo, Juragan!' }, { do: 'say', words: orderRead }, { do: 'refuse', status: 401 })
    const said: string[] = []
    for (const message of ['halo', order, 'halo lagi']) {
      const answer = await visitor.call('POST', '/api/chat', { message, sessionId: 's1', userId: 'x' })
      said.push(await answer.text())
    }
    expect(said[0]).toContain('Halo, Juragan!')
    expect(JSON.parse(said[1] ?? '')).toMatchObject({ data: { item: { kind: 'document' }, pointsDeducted: 50 } })
    expect(said[2]).toContain('pengelola Juragan')
    expect(model.misuses).toEqual([])
    expect([...said, running.output()].join('\n')).not.toContain(secretKey)
    // A line of the log may come behind the answer that it tells of.
    await expect.poll(() => running.output()).toContain('assistant_misconfigured')
    const numbers = await (await fetch(`${running.url}/metrics`)).text()
    expect(numbers).toMatch(/^juragan_model_calls_total\{outcome="complete"\} [1-9]/m)
    expect(numbers).toMatch(/^juragan_model_calls_total\{outcome="assistant_misconfigured"\} [1-9]/m)
    expect(numbers).not.toContain(secretKey)
  },
)

test('ASSIST-02 a chosen model without its settings refuses to start and names them', async () => {
  const refused = await startProduct({ dataDir, env: { ASSISTANT: 'google' } }).then(
    () => null,
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(ProductEnded)
  expect((refused as ProductEnded).output).toMatch(/GOOGLE_API_KEY harus diisi.*GOOGLE_MODEL harus diisi/)
})
