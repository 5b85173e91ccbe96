import { tmpdir } from 'node:os'

import { createProduct, type Product, type ProductSettings } from '#app/server/product.ts'
import type { Database } from '#core/db/server/database.ts'

import { silentLogger } from './silent-logger.ts'

type Over = Partial<Pick<ProductSettings, 'publicUrl' | 'logger'>> & {
  readonly config?: Partial<ProductSettings['config']>
}

/** The whole product in this process, as it is without any setting, with room for tests that ask much at once. */
export const openWholeProduct = (database: Database, { config, ...over }: Over = {}): Promise<Product> =>
  createProduct({
    config: {
      drive: { google: null, quota: 1_000_000 },
      hostedDatabase: { allowPrivate: false, supabase: null },
      secretKey: 'kunci-rahasia-untuk-uji-yang-cukup-panjang',
      serviceKey: undefined,
      metricsToken: undefined,
      trustProxy: false,
      payment: null,
      mail: null,
      dataDir: tmpdir(),
      appCheck: null,
      sitesDomain: undefined,
      netlify: null,
      model: null,
      assistant: 'embedded',
      assistantFallback: 'none',
      issuers: [],
      crowd: { connections: 100, requests: 100, heavyCalls: 20, replies: 20, requestSeconds: 60 },
      ...config,
    },
    database,
    logger: silentLogger,
    publicUrl: 'http://127.0.0.1:4322',
    exclusive: true,
    ...over,
  })
