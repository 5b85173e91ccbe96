import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

import { listenOnLoopback, stopServer } from './loopback.ts'

/**
 * A stand-in for Midtrans Snap on loopback, from docs.midtrans.com (Snap integration guide; HTTP(S) Notification; read
 * 2026-11-21): Basic authentication with the server key and no password, an order id of at most 50 letters, digits and
 * `-_~.` that is taken once, a whole gross amount that is the sum of the items; 201 with token and redirect_url.
 */
export interface MidtransServer {
  readonly origin: string
  readonly serverKey: string
  /** What was opened, by order id. */
  readonly opened: Map<string, { readonly amount: number }>
  /** The next call fails this way. */
  failNext(how: 500 | 'hang-up' | 'nonsense'): void
  /** A notification as Midtrans signs it. */
  notification(orderId: string, status: string, over?: Readonly<Record<string, string>>): Record<string, string>
  close(): Promise<void>
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const codes: Readonly<Record<string, string>> = {
  settlement: '200',
  capture: '200',
  pending: '201',
  expire: '407',
  deny: '202',
  cancel: '200',
}

export const startMidtrans = async (): Promise<MidtransServer> => {
  const serverKey = 'SB-Mid-server-kunci-percobaan'
  const expected = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`
  const opened = new Map<string, { amount: number }>()
  let failure: 500 | 'hang-up' | 'nonsense' | null = null

  const problemOf = (request: IncomingMessage, body: Record<string, never>): [number, string] | null => {
    if (request.method !== 'POST' || request.url !== '/snap/v1/transactions') return [404, 'unknown path']
    if (request.headers.authorization !== expected) return [401, 'Access denied due to unauthorized transaction']
    const { transaction_details: details, item_details: items } = body as unknown as {
      transaction_details?: { order_id?: unknown; gross_amount?: unknown }
      item_details?: { price: number; quantity: number; name: string }[]
    }
    const { order_id: orderId, gross_amount: amount } = details ?? {}
    if (typeof orderId !== 'string' || !/^[\w~.-]{1,50}$/.test(orderId)) return [400, 'transaction_details.order_id']
    if (opened.has(orderId)) return [400, 'transaction_details.order_id has already been taken']
    if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 1) return [400, 'gross_amount']
    const sum = (items ?? []).reduce((total, { price, quantity }) => total + price * quantity, 0)
    if (items && sum !== amount) return [400, 'gross_amount is not equal to the sum of item_details']
    if (items?.some(({ name }) => name.length > 50)) return [400, 'item_details.name is too long']
    opened.set(orderId, { amount })
    return null
  }

  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      const how = failure
      failure = null
      if (how === 'hang-up') return response.destroy()
      if (how === 'nonsense') return response.writeHead(201).end('<html>')
      if (how === 500) return response.writeHead(500).end('{}')
      const problem = problemOf(request, JSON.parse(text) as Record<string, never>)
      const [status, answer] = problem
        ? [problem[0], { error_messages: [problem[1]] }]
        : [201, { token: 'tok', redirect_url: 'https://app.sandbox.midtrans.com/snap/v4/redirection/tok' }]
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  const origin = await listenOnLoopback(server)
  return {
    origin,
    serverKey,
    opened,
    failNext: (how) => {
      failure = how
    },
    notification: (orderId, status, over = {}) => {
      const facts = {
        order_id: orderId,
        status_code: codes[status] ?? '200',
        gross_amount: `${opened.get(orderId)?.amount ?? 0}.00`,
        transaction_status: status,
        fraud_status: 'accept',
        ...over,
      }
      const signed = `${facts.order_id}${facts.status_code}${facts.gross_amount}${serverKey}`
      return { ...facts, signature_key: createHash('sha512').update(signed).digest('hex') }
    },
    close: () => stopServer(server),
  }
}
