import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import { callersOf, fairly } from './crowd-limit.ts'

export interface ConnectionLimits {
  /** Open connections; one address holds at most a quarter of them. */
  readonly most: number
  /** How long a whole request may take to arrive, in milliseconds. */
  readonly longestRequest: number
  /** As often as it is looked for what took too long, in milliseconds. */
  readonly checkEvery?: number
}

/** Headers are small: who sends them slowly does so on purpose (slowloris). */
const longestHeaders = 10_000
/** A little longer than the minute of usual proxies, so that it is never us who close a connection that they just reuse. */
const idleBetweenRequests = 65_000
/** A connection that lives for ever would keep whatever leaks with it; a browser notices nothing of a new one. */
const mostRequestsOnOne = 1_000

/** Options that Node takes only when a server is made. */
export const serverOptions = ({ longestRequest, checkEvery = 1_000 }: ConnectionLimits) => ({
  // Only what arrives is timed: an answer may stream as long as it likes.
  requestTimeout: longestRequest,
  headersTimeout: Math.min(longestHeaders, longestRequest),
  keepAliveTimeout: idleBetweenRequests,
  connectionsCheckingInterval: checkEvery,
})

/**
 * Bounds what a server keeps open. Beyond it connections are closed unheard: whoever opens thousands is no browser, and
 * everybody else is told in words by the busy door long before.
 */
export const limitConnections = (server: Server, { most }: ConnectionLimits): void => {
  const { mostOfOne } = fairly(most)
  const open = new Map<string, number>()
  server.maxConnections = most
  server.maxRequestsPerSocket = mostRequestsOnOne
  server.on('connection', (socket: Socket) => {
    const [address] = callersOf(socket.remoteAddress ?? '')
    if (address === undefined) return
    const count = (open.get(address) ?? 0) + 1
    if (count > mostOfOne) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })
}
