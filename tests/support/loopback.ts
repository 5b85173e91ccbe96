import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Ends a server with the connections that are still open. */
export const stopServer = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })

/** Listens on a free port of loopback; the address names another site than 127.0.0.1, as an issuer is for a product. */
export const listenOnLoopback = (server: Server): Promise<string> =>
  new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done(`http://localhost:${(server.address() as AddressInfo).port}`))
  })
