import * as z from 'zod/mini'
import { sql } from 'drizzle-orm'

import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { defineContract } from '#core/http/shared/contract.ts'
import { type Route, route } from '#core/http/server/router.ts'

import { version } from './version.ts'

const healthy = z.object({
  status: z.literal('ok'),
  database: z.literal('ok'),
  assistant: z.string(),
  version: z.string(),
})
const common = { method: 'get', access: 'public', isHealth: true } as const

/** GET /api/health answers 200 only when the product can serve: its database answers too (design §5). */
const health = defineContract({
  ...common,
  path: '/api/health',
  summary: 'Whether the product can serve',
  response: healthy,
})

/** The same under the name that balancers look for: false from the moment on in which the server is asked to end. */
const ready = defineContract({
  ...common,
  path: '/api/health/ready',
  summary: 'Whether new requests should come here',
  response: healthy,
})

/** Whether the process is worth keeping: a database that is gone does not come back by a restart of ours. */
const live = defineContract({
  ...common,
  path: '/api/health/live',
  summary: 'Whether the process answers',
  response: z.object({ status: z.literal('ok'), version: z.string() }),
})

interface HealthDependencies {
  readonly database: Database
  readonly assistant: string
  readonly isStopping: () => boolean
}

export const healthRoutes = ({ database, assistant, isStopping }: HealthDependencies): Route[] => {
  const answer = async () => {
    if (isStopping()) throw new AppError('shutting_down')
    try {
      await database.execute(sql`SELECT 1`)
    } catch (cause) {
      throw new AppError('database_unavailable', { cause })
    }
    return { status: 'ok' as const, database: 'ok' as const, assistant, version }
  }
  return [route(health, answer), route(ready, answer), route(live, async () => ({ status: 'ok' as const, version }))]
}
