import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Product, startProduct } from '#tests/support/product.ts'
import { createVisitor, type Visitor } from '#tests/support/visitor.ts'

const root = resolve(import.meta.dirname, '../..')
const person = { name: 'Pemilik Contoh', email: 'pemilik@toko.example', password: 'sandi-yang-kuat' }

let folder: string
let dataDir: string
let product: Product | null = null
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'juragan-keeping-'))
  dataDir = join(folder, 'data')
})
afterEach(async () => {
  await product?.stop()
  await rm(folder, { recursive: true, force: true })
})

const start = async (): Promise<Visitor> => {
  product = await startProduct({ dataDir, env: { TRUST_PROXY: 'ya' } })
  return createVisitor(() => product?.url ?? '')
}
const stop = async (): Promise<void> => {
  await product?.stop()
  product = null
}

/** `npm run backup` and `npm run restore` as an operator runs them. */
const keep = (command: 'backup' | 'restore', ...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir }
    execFile(
      process.execPath,
      [join(root, 'scripts', `${command}.mjs`), ...args],
      { cwd: root, env },
      (error, out, err) => done({ code: error ? 1 : 0, output: `${out}${err}` }),
    )
  })

/** The page of a site, asked for by its own host. */
const visit = (slug: string): Promise<string> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(product?.url ?? '')
    get({ hostname, port, path: '/', headers: { host: `${slug}.localhost:${port}` } }, async (answer) => {
      let text = ''
      for await (const chunk of answer.setEncoding('utf8')) text += chunk
      done(text)
    }).on('error', fail)
  })

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
const json = async (answer: Promise<Response>): Promise<any> => (await answer).json()

const order = async (owner: Visitor, message: string, id: string): Promise<string> => {
  const answer = await json(owner.call('POST', '/api/chat', { message, sessionId: id, clientMessageId: id }))
  return answer.data.item.id
}

/** What an owner sees of everything that was made. */
const seen = async (owner: Visitor, ids: Readonly<Record<string, string>>) => ({
  items: (await json(owner.call('GET', '/api/items'))).data.items.map(({ id, title, kind }: Record<string, string>) => [
    id,
    title,
    kind,
  ]),
  letter: await json(owner.call('GET', `/api/items/${ids['letter']}`)),
  shop: (await json(owner.call('GET', `/api/pos/${ids['pos']}/store`))).data,
  balance: (await json(owner.call('POST', '/api/points', { action: 'getBalance' }))).balance,
  site: await visit(ids['slug'] ?? ''),
})

// Two starts and five commands, each a process of its own.
test('OPS-06 backed up while it runs and is written to, wiped, restored: everything reads the same and its owner signs in', async () => {
  const owner = await start()
  expect((await owner.call('POST', '/api/auth/sign-up/email', person)).ok).toBe(true)
  await owner.call('POST', '/api/points', { action: 'initialize' })
  const ids: Record<string, string> = {
    letter: await order(
      owner,
      'Buatkan surat penawaran dari Toko Sinar Jaya untuk PT Maju Bersama: 100 kaos polo @ 45.000',
      'c1',
    ),
    pos: await order(owner, 'Buatkan aplikasi kasir untuk Warung Kopi Senja, kopi 10.000, teh 5.000', 'c2'),
    site: await order(owner, 'Buatkan website untuk Warung Soto Bu Tini, soto ayam 15.000, WA 081234567890', 'c3'),
  }
  for (let left = 100; left > 0 && !ids['slug']; left -= 1) {
    await wait(200)
    const { data } = await json(owner.call('GET', `/api/websites/${ids['site']}/state`))
    ids['slug'] = /([a-z0-9-]+)\.localhost/.exec(JSON.stringify(data))?.[1] ?? ''
  }
  await owner.call('POST', `/api/pos/${ids['pos']}/products`, { name: 'Kopi Tubruk', price: 10_000, stock: 5 })
  const { data: shop } = await json(owner.call('GET', `/api/pos/${ids['pos']}/store`))
  const sold = shop.products.find(({ stock }: { stock: number }) => stock > 0)
  const sale = { id: `sal_${'a'.repeat(20)}`, lines: [{ productId: sold.id, quantity: 2 }] }
  expect((await owner.call('POST', `/api/pos/${ids['pos']}/sales`, sale)).status).toBe(200)
  const before = await seen(owner, ids)
  expect(before.site).toContain('Soto')

  const file = join(folder, 'semua.tar.gz')
  const busy = new AbortController()
  const writing = (async () => {
    for (let turn = 1; !busy.signal.aborted; turn += 1)
      await owner.call('POST', '/api/chat', {
        message: 'apa itu PPN?',
        sessionId: `w${turn}`,
        clientMessageId: `w${turn}`,
      })
  })()
  const backedUp = await keep('backup', file)
  busy.abort()
  await writing
  expect(backedUp).toMatchObject({ code: 0, output: expect.stringContaining(file) })
  expect(backedUp.output).toContain('secret.key')
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')

  const inUse = await keep('restore', file, '--timpa')
  expect(inUse).toMatchObject({ code: 1, output: expect.stringContaining('sedang dipakai') })
  expect(await seen(owner, ids)).toEqual(before)
  await stop()
  const key = await readFile(join(dataDir, 'secret.key'), 'utf8')
  await rm(dataDir, { recursive: true })
  expect(await keep('restore', file)).toMatchObject({ code: 0, output: expect.stringContaining('dipulihkan') })
  expect(await keep('restore', file)).toMatchObject({ code: 1, output: expect.stringContaining('--timpa') })
  expect(await keep('restore', file, '--timpa')).toMatchObject({ code: 0 })

  const again = await start()
  const wrong = { email: person.email, password: 'bukan-sandinya' }
  expect((await again.call('POST', '/api/auth/sign-in/email', wrong)).ok).toBe(false)
  expect(
    (await again.call('POST', '/api/auth/sign-in/email', { email: person.email, password: person.password })).ok,
  ).toBe(true)
  expect(await seen(again, ids)).toEqual(before)
  expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).toBe(key)
  // A sign-in of that moment may have been taken back since: the browser that was signed in no longer is.
  expect((await json(owner.call('GET', '/api/session'))).data.user).toBeFalsy()
}, 300_000)

test('OPS-06 a broken file and a place without data are refused in a sentence, and nothing is left behind', async () => {
  const file = join(folder, 'rusak.tar.gz')
  await writeFile(file, 'bukan cadangan')
  expect(await keep('restore', file)).toMatchObject({
    code: 1,
    output: expect.stringContaining('bukan cadangan Juragan'),
  })
  expect(await keep('restore')).toMatchObject({ code: 1, output: expect.stringContaining('Sebutkan berkas') })
  expect(await readdir(folder)).toEqual(['rusak.tar.gz'])
  expect(await keep('backup', join(folder, 'a.tar.gz'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('Belum ada data'),
  })
})
