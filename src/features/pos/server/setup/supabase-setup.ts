import { isConnectionLoss } from '#core/db/server/database-failures.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { HostedDatabase, HostedProject } from '#core/outbound/server/hosted-database.ts'

import type { ShopOwner } from '../shop-owner.ts'
import { newTillPassword } from '../till-password.ts'
import type { Connections } from './connections.ts'
import { openShop, seedFor, type ShopOpening, type ToldFacts } from './open-shop.ts'
import { storeSetupSql } from './store-schema.ts'

export interface SupabaseOrder extends ToldFacts {
  /** The project that the owner named. */
  readonly projectRef: string | undefined
  readonly createProject: boolean
}

export interface SupabaseSetup extends ShopOpening {
  readonly connections: Connections
  readonly hosted: HostedDatabase
}

/** Does `work` with the owner's token; where Supabase does not take it, once more with a fresh one. */
export const withToken = async <T>(
  { token }: Pick<Connections, 'token'>,
  ownerId: string,
  work: (token: string) => Promise<T>,
): Promise<T> => {
  const known = await token(ownerId)
  try {
    return await work(known)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'supabase_expired') throw error
    return work(await token(ownerId, known))
  }
}

/**
 * The project to set up: the named one, else the stored one, else the first of the account, else a new one where that
 * was asked for. Throws `supabase_no_projects`.
 */
const projectOf = async (
  { connections, hosted }: SupabaseSetup,
  ownerId: string,
  { projectRef, createProject, businessName = '' }: SupabaseOrder,
): Promise<HostedProject> => {
  const row = await connections.find(ownerId)
  if (!row) throw new AppError('supabase_not_connected')
  const stored = row.projectRef !== null && row.projectName !== null && { ref: row.projectRef, name: row.projectName }
  if (stored && (projectRef ?? stored.ref) === stored.ref) return stored
  const projects = await withToken(connections, ownerId, hosted.listProjects)
  const found = projectRef === undefined ? projects[0] : projects.find(({ ref }) => ref === projectRef)
  if (!found && (projectRef !== undefined || !createProject)) throw new AppError('supabase_no_projects')
  const order = { name: `Juragan ${businessName}`.trim().slice(0, 60), password: newTillPassword() }
  const project = found ?? (await withToken(connections, ownerId, (token) => hosted.createProject(token, order)))
  // Written down before anything is done with it: a set-up that dies now goes on with this one.
  await connections.useProject(ownerId, project)
  return project
}

/**
 * Puts schema and owner into the owner's project and opens the till. Every step may be repeated: the same project, the
 * same schema, the same address.
 */
export const setUpProject = async (setup: SupabaseSetup, owner: ShopOwner, order: SupabaseOrder) => {
  const { connections, hosted } = setup
  const seed = await seedFor(setup, owner, order)
  try {
    return await connections.alone(owner.id, async () => {
      const project = await projectOf(setup, owner.id, { ...order, businessName: seed.businessName })
      await withToken(connections, owner.id, async (token) => {
        await hosted.untilReady(token, project.ref)
        await hosted.runSetup(token, project.ref, storeSetupSql(seed))
      })
      return openShop(setup, owner, order.posId, 'supabase', project.name)
    })
  } catch (error) {
    throw error instanceof AppError || isConnectionLoss(error)
      ? error
      : new AppError('pos_setup_failed', { cause: error })
  }
}
