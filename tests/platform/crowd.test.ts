import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, removeData, startProduct } from '#tests/support/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ env: { MAX_REQUESTS: '1', TRUST_PROXY: 'ya' } })
})
afterAll(async () => {
  await product.stop()
  await removeData(product)
})

/** A request whose body has not come to its end, until it is let go. */
const holdOpen = async () => {
  const { hostname, port, host } = new URL(product.url)
  const socket = connect(Number(port), hostname)
  const body = JSON.stringify({ message: 'halo', sessionId: 's1' })
  const heard = new Promise<string>((done) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (part) => (text += String(part)))
    socket.on('close', () => done(text))
  })
  socket.write(
    `POST /api/chat HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `X-Forwarded-For: 203.0.113.7\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -1)}`,
  )
  return {
    finish: async (): Promise<string> => {
      socket.write(body.slice(-1))
      return heard
    },
  }
}

test('OPS-05 a full server says so to whoever comes, answers its health all the same, and goes on when there is room', async () => {
  const open = await holdOpen()
  const statusOf = async (path: string): Promise<number> => (await fetch(product.url + path)).status
  while ((await statusOf('/api/session')) !== 503);
  const refused = await fetch(`${product.url}/api/session`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toMatchObject({ success: false, code: 'server_busy' })
  expect(await statusOf('/')).toBe(503)
  expect(await statusOf('/api/health')).toBe(200)
  expect(await open.finish()).toContain('HTTP/1.1 200')
  expect(await statusOf('/api/session')).toBe(200)
})
