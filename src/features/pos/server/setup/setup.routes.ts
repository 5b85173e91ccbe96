import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { createRateLimit } from '#core/http/server/rate-limit.ts'
import { askingUser, type RequestContext, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { createOwnerDatabase } from '#core/outbound/server/owner-database.ts'
import { createSealedTexts } from '#core/outbound/server/sealed-text.ts'
import { createSupabase } from '#core/outbound/server/supabase.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

import type { SetupResult } from '../../shared/pos.contract.ts'
import * as contracts from '../../shared/setup.contract.ts'
import type { PosDependencies } from '../pos.routes.ts'
import { findShopOwner, type ShopOwner } from '../shop-owner.ts'
import { createConnections, handlePrefix } from './connections.ts'
import { openShop, seedFor } from './open-shop.ts'
import { popupPage, popupScriptFile } from './popup-page.ts'
import { storeSetupSql } from './store-schema.ts'
import { setUpProject, withToken } from './supabase-setup.ts'

/** Databases and accounts of others are not to be tried out from here: ten at once, then three a minute. */
const humanSetup = { burst: 10, perSecond: 1 / 20 }

const answer = (data: SetupResult | null) => ({ success: true as const, posUrl: data?.posUrl ?? null, data })

const handleOf = ({ headers }: RequestContext): string | null => {
  const bearer = /^bearer\s+(\S+)\s*$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  return bearer.startsWith(handlePrefix) ? bearer : null
}

/** The calls of P2 §7 to the deployment service: an owner's own PostgreSQL, or a project of their Supabase account. */
export const setupRoutes = (deps: PosDependencies): Route[] => {
  const { database, publicUrl, clock, setup } = deps
  const limit = createRateLimit(() => clock().getTime(), humanSetup)
  const hosted = setup?.supabase
    ? createSupabase({
        ...setup.supabase,
        onUnclosed: setup.onUnclosed,
        redirectUri: `${publicUrl.replace(/\/+$/, '')}${contracts.oauthCallback.path}`,
        ...(setup.wait ? { wait: setup.wait } : {}),
      })
    : null
  const connections =
    hosted && setup
      ? createConnections({
          database,
          hosted,
          seal: createSealedTexts(setup.secretKey, 'supabase connections'),
          secretKey: setup.secretKey,
          clock,
        })
      : null

  const supabase = () => {
    if (!hosted || !connections) throw new AppError('supabase_not_configured')
    return { ...deps, hosted, connections }
  }
  const ownerById = async (id: string): Promise<ShopOwner> => {
    const owner = await findShopOwner(deps, id)
    if (!owner) throw new AppError('not_signed_in')
    return owner
  }
  /** The session's owner, or whose connection the handle is of. */
  const ownerId = async (request: RequestContext): Promise<string> => {
    const handle = handleOf(request)
    if (handle === null) return askingUser(request)
    const found = await supabase().connections.ownerOfHandle(handle)
    if (found === null) throw new AppError('not_signed_in')
    return found
  }

  return [
    route(contracts.injectSchemaSeeder, async ({ body }, request) => {
      const owner = await ownerById(askingUser(request))
      const { connectionString, password, posId } = body
      if (connectionString.trim() === '' || password === '') throw new AppError('credentials_required')
      limit(owner.id)
      const seed = await seedFor(deps, owner, body)
      const options = { allowPrivate: setup?.allowPrivate ?? false }
      await createOwnerDatabase(connectionString, password, options).run(storeSetupSql(seed))
      return answer(await openShop(deps, owner, posId, 'connection', 'PostgreSQL'))
    }),
    route(contracts.readConnection, async (_input, request) => {
      const row = await connections?.find(askingUser(request))
      const connection = row ? { projectName: row.projectName, projectRef: row.projectRef } : null
      return ok({ isConfigured: connections !== null, connection })
    }),
    route(contracts.endConnection, async (_input, request) => {
      try {
        await supabase().connections.disconnect(askingUser(request))
      } catch (error) {
        // Forgotten here, which is what counts; Supabase's own page lists it until its owner ends it there.
        if (!(error instanceof AppError) || error.code !== 'supabase_unreachable') throw error
      }
      return ok({ disconnected: true as const })
    }),
    route(contracts.verifyToken, async (_input, request) => {
      const known = supabase()
      const id = await ownerId(request)
      limit(id)
      try {
        await withToken(known.connections, id, known.hosted.listProjects)
      } catch (error) {
        const { code } = toAppError(error)
        if (code !== 'supabase_expired' && code !== 'supabase_not_connected') throw error
        return { success: false, projectName: null }
      }
      return { success: true, projectName: (await known.connections.find(id))?.projectName ?? null }
    }),
    route(contracts.authorize, async (_input, request) => {
      const id = askingUser(request)
      limit(id)
      return { success: true as const, authUrl: supabase().connections.consentUrl(id) }
    }),
    route(contracts.oauthCallback, async ({ query }, request) => {
      try {
        const { handle, projects } = await supabase().connections.finish(askingUser(request), query)
        const listed = projects.map(({ ref, name }) => ({ id: ref, ref, project_id: ref, name }))
        return popupPage({ type: 'SUPABASE_OAUTH_SUCCESS', accessToken: handle, projects: listed })
      } catch (thrown) {
        const { code, details } = toAppError(thrown)
        return popupPage({ type: 'SUPABASE_OAUTH_ERROR', error: errorText(code, details) })
      }
    }),
    route(contracts.popupScript, async () => popupScriptFile()),
    route(contracts.injectPos, async ({ body }, request) => {
      const known = supabase()
      const owner = await ownerById(await ownerId(request))
      limit(owner.id)
      const projectRef = body.projectRef ?? body.id ?? body.ref ?? body.project_id
      return answer(await setUpProject(known, owner, { ...body, projectRef }))
    }),
  ]
}
