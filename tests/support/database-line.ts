import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line between the product and its database that tests can cut. */
export interface DatabaseLine {
  /** Connection string that goes through the line. */
  readonly url: string
  /** Breaks all connections and refuses new ones. */
  cut(): void
  /** Takes connections again. */
  mend(): void
  /** Lets the next COMMIT reach the database, but loses its answer and the connection. */
  loseNextCommit(): void
  /** How many answers to a COMMIT were lost. */
  readonly lostCommits: number
  close(): Promise<void>
}

const isCommit = (chunk: Buffer): boolean => /commit\0/i.test(chunk.toString('latin1'))

/** Opens a line to the database at `url` on a free port of the loopback. */
export const openDatabaseLine = async (url: string): Promise<DatabaseLine> => {
  const target = new URL(url)
  const pairs = new Set<readonly [Socket, Socket]>()
  let isCut = false
  let losesCommit = false
  let lostCommits = 0
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(target.port || 5432), target.hostname)
    const pair = [near, far] as const
    pairs.add(pair)
    let isLosing = false
    near.on('data', (chunk) => {
      if (losesCommit && isCommit(chunk)) {
        losesCommit = false
        isLosing = true
        lostCommits += 1
      }
      far.write(chunk)
    })
    far.on('data', (chunk) => {
      if (isLosing) near.destroy()
      else near.write(chunk)
    })
    const end = (): void => {
      near.destroy()
      far.destroy()
      pairs.delete(pair)
    }
    for (const socket of pair) socket.on('error', end).on('close', end)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const throughLine = new URL(url)
  throughLine.hostname = '127.0.0.1'
  throughLine.port = String((server.address() as AddressInfo).port)
  const breakAll = (): void => {
    for (const [near, far] of pairs) {
      near.destroy()
      far.destroy()
    }
  }
  return {
    url: throughLine.href,
    cut: () => {
      isCut = true
      breakAll()
    },
    mend: () => {
      isCut = false
    },
    loseNextCommit: () => {
      losesCommit = true
    },
    get lostCommits() {
      return lostCommits
    },
    close: async () => {
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}
