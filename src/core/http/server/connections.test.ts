import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

import { serve } from '@hono/node-server'
import { afterEach, expect, test } from 'vitest'

import { stopServer } from '#tests/support/loopback.ts'

import { type ConnectionLimits, limitConnections, serverOptions } from './connections.ts'
import { readLimited } from './read-body.ts'

const servers: Server[] = []
afterEach(async () => void (await Promise.all(servers.splice(0).map(stopServer))))

const listen = async (
  over: Partial<ConnectionLimits>,
  answer: (request: Request) => Promise<Response>,
): Promise<{ server: Server; dial: () => Socket }> => {
  const limits: ConnectionLimits = { most: 100, longestRequest: 60_000, checkEvery: 5, ...over }
  const server = await new Promise<Server>((done) => {
    const made = serve({ fetch: answer, port: 0, hostname: '127.0.0.1', serverOptions: serverOptions(limits) }, () =>
      done(made as Server),
    )
    limitConnections(made as Server, limits)
  })
  servers.push(server)
  return { server, dial: () => connect((server.address() as AddressInfo).port, '127.0.0.1') }
}

/** Everything that a connection says until the server closes it. */
const readToEnd = (socket: Socket): Promise<string> =>
  new Promise((done) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (part) => (text += String(part)))
    socket.on('error', () => undefined)
    socket.on('close', () => done(text))
  })

test('OPS-05 a body that never comes to its end is ended by the server, and its call with it', async () => {
  const outcomes: unknown[] = []
  const { dial } = await listen({ longestRequest: 50 }, async (request) => {
    outcomes.push(await readLimited(request, 1_000).catch((error: unknown) => error))
    return new Response('jadi')
  })
  const slow = dial()
  const heard = readToEnd(slow)
  slow.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nsetengah')
  expect(await heard).not.toContain('200 OK')
  expect(outcomes).toMatchObject([{ code: 'request_broke_off' }])
})

test('OPS-05 headers that never come to their end are ended too', async () => {
  const { dial } = await listen({ longestRequest: 50 }, async () => new Response('jadi'))
  const slow = dial()
  const heard = readToEnd(slow)
  slow.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  expect(await heard).toContain('408 Request Timeout')
})

test('OPS-05, CHAT-13 an answer that streams for longer than a request may take is not cut off', async () => {
  const { dial, server } = await listen({ longestRequest: 50 }, async () => {
    let parts = 0
    return new Response(
      new ReadableStream({
        async pull(controller) {
          // Another connection that is ended for its slowness shows that the time is over.
          const other = connect((server.address() as AddressInfo).port, '127.0.0.1')
          const ended = readToEnd(other)
          other.write('GET / HTTP/1.1\r\n')
          await ended
          controller.enqueue(new TextEncoder().encode(`bagian ${++parts}\n`))
          if (parts === 3) controller.close()
        },
      }),
    )
  })
  const reader = dial()
  const heard = readToEnd(reader)
  reader.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expect(await heard).toMatch(/bagian 1[^]*bagian 2[^]*bagian 3/)
})

test('OPS-05 more connections than the server holds are closed, those that are there stay', async () => {
  const { dial } = await listen({ most: 2 }, async () => new Response('jadi'))
  const ask = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
  const first = [dial(), dial()]
  await Promise.all(
    first.map((socket) => {
      socket.write(ask)
      return new Promise((answered) => socket.once('data', answered))
    }),
  )
  const third = dial()
  const heard = readToEnd(third)
  third.write(ask)
  expect(await heard).toBe('')
  const again = new Promise((answered) => first[0]?.once('data', (data) => answered(String(data))))
  first[0]?.write(ask)
  expect(await again).toContain('200 OK')
})

test('OPS-05 what Node would decide by itself is set', async () => {
  const { server } = await listen({ longestRequest: 120_000 }, async () => new Response('jadi'))
  const { headersTimeout, requestTimeout, keepAliveTimeout, maxRequestsPerSocket, maxConnections } = server
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, maxRequestsPerSocket, maxConnections }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 1_000,
    maxConnections: 100,
  })
})
