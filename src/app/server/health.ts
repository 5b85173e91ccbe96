import * as z from 'zod/mini'
import { sql } from 'drizzle-orm'

import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { defineContract } from '#core/http/shared/contract.ts'
import { type Route, route } from '#core/http/server/router.ts'

/** GET /api/health answers 200 only when the product can serve: its database answers too (design §5). */
const health = defineContract({
  method: 'get',
  path: '/api/health',
  access: 'public',
  isHealth: true,
  summary: 'Whether the product can serve',
  response: z.object({
    status: z.literal('ok'),
    database: z.literal('ok'),
    assistant: z.string(),
    version: z.string(),
  }),
})

export const healthRoute = (database: Database, assistant: string): Route =>
  route(health, async () => {
    try {
      await database.execute(sql`SELECT 1`)
    } catch (cause) {
      throw new AppError('database_unavailable', { cause })
    }
    return { status: 'ok' as const, database: 'ok' as const, assistant, version: '1.0.0' }
  })
