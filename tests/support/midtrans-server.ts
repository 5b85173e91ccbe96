import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

import { listenOnLoopback, stopServer } from './loopback.ts'

/**
 * A stand-in for Midtrans Snap on loopback, from docs.midtrans.com (Snap integration guide; HTTP(S) Notification; read
 * 2026-11-21): Basic authentication with the server key and no password, an order id of at most 50 letters, digits and
 * `-_~.` that is taken once, a whole gross amount that is the sum of the items; 201 with token and redirect_url.
 * How a transaction stands, from GET Status API Requests (read 2026-11-23): the same authentication, `Accept` and
 * `Content-Type` of JSON, 404 `The requested resource is not found` until somebody has chosen how to pay, then the facts
 * of the transaction with a signature as notifications have it.
 */
export interface MidtransServer {
  readonly origin: string
  readonly serverKey: string
  /** What was opened, by order id. */
  readonly opened: Map<string, { readonly amount: number }>
  /** How often the status of an order was asked for. */
  readonly asked: Map<string, number>
  /** What the status of an order is from now on, as `notification` writes it. */
  stand(orderId: string, status: string, over?: Readonly<Record<string, string>>): void
  /** The next call fails this way. */
  failNext(how: 401 | 500 | 'hang-up' | 'nonsense'): void
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

/** A refusal of the core API, whose status stands in its body too. */
const refused = (status: number, message: string): [number, Record<string, string>] => [
  status,
  { status_code: String(status), status_message: message },
]

export const startMidtrans = async (): Promise<MidtransServer> => {
  const serverKey = 'SB-Mid-server-kunci-percobaan'
  const expected = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`
  const opened = new Map<string, { amount: number }>()
  const asked = new Map<string, number>()
  const stands = new Map<string, Record<string, string>>()
  let failure: 401 | 500 | 'hang-up' | 'nonsense' | null = null

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

  const statusOf = (orderId: string, { headers, method }: IncomingMessage): [number, Record<string, string>] => {
    if (method !== 'GET') return refused(405, 'method')
    if (headers.authorization !== expected) return refused(401, 'Authentication error.')
    if (headers.accept !== 'application/json' || headers['content-type'] !== 'application/json')
      return refused(400, 'Missing or invalid data.')
    asked.set(orderId, (asked.get(orderId) ?? 0) + 1)
    const stand = stands.get(orderId)
    return stand ? [200, stand] : refused(404, 'The requested resource is not found')
  }

  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      const how = failure
      failure = null
      if (how === 'hang-up') return response.destroy()
      if (how === 'nonsense') return response.writeHead(201).end('<html>')
      if (how === 500 || how === 401) return response.writeHead(how).end(JSON.stringify({ status_code: String(how) }))
      const orderId = /^\/v2\/([^/]+)\/status$/.exec(request.url ?? '')?.[1]
      if (orderId !== undefined) {
        const [status, answer] = statusOf(decodeURIComponent(orderId), request)
        return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
      }
      const problem = problemOf(request, JSON.parse(text) as Record<string, never>)
      const [status, answer] = problem
        ? [problem[0], { error_messages: [problem[1]] }]
        : [201, { token: 'tok', redirect_url: 'https://app.sandbox.midtrans.com/snap/v4/redirection/tok' }]
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  const notification: MidtransServer['notification'] = (orderId, status, over = {}) => {
    const facts = {
      order_id: orderId,
      status_code: codes[status] ?? '200',
      gross_amount: `${opened.get(orderId)?.amount ?? 0}.00`,
      transaction_status: status,
      currency: 'IDR',
      fraud_status: 'accept',
      ...over,
    }
    const signed = `${facts.order_id}${facts.status_code}${facts.gross_amount}${serverKey}`
    return { signature_key: createHash('sha512').update(signed).digest('hex'), ...facts }
  }
  const origin = await listenOnLoopback(server)
  return {
    origin,
    serverKey,
    opened,
    failNext: (how) => {
      failure = how
    },
    asked,
    notification,
    stand: (orderId, status, over) => void stands.set(orderId, notification(orderId, status, over)),
    close: () => stopServer(server),
  }
}
