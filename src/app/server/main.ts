import type { Server } from 'node:http'
import { createServer } from 'node:https'

import { type ServerType, serve } from '@hono/node-server'

import { type Config, loadConfig } from '#core/config/server/config.ts'
import { StartRefused } from '#core/config/server/start-refused.ts'
import { openDatabase } from '#core/db/server/database.ts'
import { migrate } from '#core/db/server/migrate.ts'
import { startPostgres } from '#core/db/server/postgres-server.ts'
import { type ConnectionLimits, limitConnections, serverOptions } from '#core/http/server/connections.ts'
import { createLogger } from '#core/http/server/logger.ts'
import { setDefaultTimeZone } from '#core/time-and-ids/shared/zoned-date.ts'

import { createProduct, type Product } from './product.ts'

/** A SIGTERM has to end everything within 10 s (design §5); what hangs after this is cut off. */
const longestShutdown = 8_000

const listen = (
  config: Config,
  fetch: Parameters<typeof serve>[0]['fetch'],
): Promise<{ server: ServerType; port: number }> =>
  new Promise((resolve, reject) => {
    const { connections, requestSeconds } = config.crowd
    const limits: ConnectionLimits = { most: connections, longestRequest: requestSeconds * 1_000 }
    const server = serve(
      {
        fetch,
        port: config.port,
        hostname: config.host,
        ...(config.tls
          ? { createServer, serverOptions: { ...serverOptions(limits), ...config.tls } }
          : { serverOptions: serverOptions(limits) }),
      },
      (address) => resolve({ server, port: address.port }),
    )
    limitConnections(server as Server, limits)
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE'
      reject(
        new StartRefused(
          `cannot listen on ${config.host}:${config.port}: ${error.code ?? error.message}`,
          inUse
            ? `Port ${config.port} sudah dipakai program lain; tutup program itu atau pilih PORT lain.`
            : `Tidak bisa membuka ${config.host}:${config.port}; periksa HOST dan PORT.`,
          error,
        ),
      )
    })
  })

/** Promise.withResolvers, which Node 20 does not have. */
const withResolvers = <T>(): { promise: Promise<T>; resolve: (value: T) => void } => {
  let resolve!: (value: T) => void
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

const run = async (): Promise<void> => {
  const config = await loadConfig(process.env)
  setDefaultTimeZone(config.timeZone)
  const logger = createLogger(config.logLevel)
  const log = { info: (message: string) => logger.info(message), warn: (message: string) => logger.warn(message) }
  const embedded = config.databaseUrl === undefined ? await startPostgres({ dataDir: config.dataDir, log }) : null
  const database = openDatabase(config.databaseUrl ?? embedded?.url ?? '')
  let product: Product | null = null
  let server: ServerType | null = null

  let isEnding = false
  /** Once, whoever asks again: a terminal tells all of its programs, and npm's end is a word to end too. */
  const shutDown = async (reason: string): Promise<void> => {
    if (isEnding) return
    isEnding = true
    logger.info({ reason }, 'shutting down')
    setTimeout(() => process.exit(1), longestShutdown).unref()
    server?.close()
    await product?.stop()
    if (server && 'closeAllConnections' in server) server.closeAllConnections()
    await database.$client.end()
    await embedded?.stop()
    process.exit(0)
  }

  try {
    await migrate(database)
    // Listening comes first, because the address of port 0 is known only then; calls wait for the product.
    const { promise: made, resolve: ready } = withResolvers<Product>()
    const listening = await listen(config, async (request, runtime) => (await made).fetch(request, runtime))
    server = listening.server
    const scheme = config.tls ? 'https' : 'http'
    const address = `${scheme}://${config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${listening.port}`
    product = await createProduct({
      config,
      database,
      logger,
      publicUrl: config.publicUrl ?? address,
      exclusive: embedded !== null,
    })
    ready(product)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown(signal))
    process.stdout.write(`Juragan: ${config.publicUrl ?? address}\n`)
    product.warmUp().catch((err: unknown) => logger.warn({ err }, 'the assistant was not warmed up'))
  } catch (error) {
    await database.$client.end()
    await embedded?.stop()
    throw error
  }
}

run().catch((error: unknown) => {
  if (error instanceof StartRefused) process.stderr.write(`${error.sentence}\n(${error.message})\n`)
  else
    process.stderr.write(
      `Juragan tidak bisa dimulai: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    )
  process.exit(1)
})
