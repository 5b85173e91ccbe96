import { sql } from 'drizzle-orm'

import { AppError } from '#core/errors/shared/app-error.ts'
import { type Route, route } from '#core/http/server/router.ts'

import * as contracts from '../shared/deployment.contract.ts'
import { createPosSystem } from './create-pos-system.ts'
import type { PosDependencies } from './pos.routes.ts'

/** The direct calls of P1 §7 rows 6 and 7. */
export const deploymentRoutes = (deps: PosDependencies): Route[] => [
  route(contracts.createPosSystem, ({ body }, request) => createPosSystem(deps, body.businessInfo, request)),
  route(contracts.posHealth, async () => {
    try {
      await deps.database.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${contracts.healthTimeout}`))
        await tx.execute(sql`select 1 from pos_shops limit 1`)
      })
    } catch (cause) {
      throw new AppError('database_unavailable', { cause })
    }
    return { success: true as const, status: 'ok' as const, message: 'Kasir bisa dibuat dan dipakai.' }
  }),
]
