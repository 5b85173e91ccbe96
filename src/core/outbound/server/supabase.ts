import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'

import type { SupabaseSettings } from '#core/config/server/hosted-database-settings.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import type { HostedDatabase, HostedTokens } from './hosted-database.ts'
import { ask, patience, read, send } from './supabase-calls.ts'
import { execSql } from './supabase-exec-sql.ts'

/** P1 §9. */
const region = 'ap-southeast-1'
const mostLooks = 30
const lookEvery = 2_000
/** Nobody waits for another look after this, however slow the answers were. */
const longestLooking = mostLooks * lookEvery
/** Besides the waiting for the project, a set-up asks for less than twenty answers. */
const longestSetup = longestLooking + patience + 20 * patience

/** A project's ref stands in addresses: nothing else may be in it. */
export const isProjectRef = (ref: string): boolean => /^[a-z]{20}$/.test(ref)

const ref = z.string().check(z.refine(isProjectRef))
const project = z.object({ ref, name: z.string(), status: z.string() })
const organizations = z.array(z.object({ slug: z.string().check(z.regex(/^[\w-]+$/)) }))
const tokens = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.string().check(z.minLength(1)),
  expires_in: z.number().check(z.positive()),
  token_type: z.literal('Bearer'),
})

export interface SupabaseOptions extends SupabaseSettings {
  /** Where the owner's browser comes back to; registered with our OAuth app. */
  readonly redirectUri: string
  /** Waiting between two looks; tests wait for nothing. */
  readonly wait?: (milliseconds: number) => Promise<unknown>
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number
  /** Hears why what a set-up opened could not be closed again. */
  readonly onUnclosed: (error: unknown) => void
}

/**
 * Supabase by its documentation ('Build a Supabase Integration', and the Management API reference with its
 * api_v1_openapi.json, supabase.com/docs, read 2026-11-22): consent with PKCE, the client known by basic authentication,
 * refresh tokens that are used once; projects in an organization by its slug, a database password given by us.
 */
export const createSupabase = (options: SupabaseOptions): HostedDatabase => {
  const { clientId, clientSecret, apiUrl, redirectUri } = options
  const wait = options.wait ?? ((milliseconds) => pause(milliseconds))
  const now = options.now ?? (() => performance.now())
  const api = `${apiUrl}/v1`

  const grant = async (fields: Readonly<Record<string, string>>): Promise<HostedTokens> => {
    const client = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const response = await send({
      method: 'POST',
      url: `${api}/oauth/token`,
      headers: { authorization: `Basic ${client}` },
      body: new URLSearchParams(fields),
    })
    if (response.status === 429 || response.status >= 500)
      throw new AppError('supabase_unreachable', { message: `the token endpoint answered ${response.status}` })
    if (!response.ok)
      throw new AppError('supabase_expired', { message: `the token endpoint answered ${response.status}` })
    const { access_token, refresh_token, expires_in } = await read(response, tokens)
    return { accessToken: access_token, refreshToken: refresh_token, lasts: expires_in * 1_000 }
  }

  const listProjects: HostedDatabase['listProjects'] = async (token) =>
    read(await ask(token, 'GET', `${api}/projects`), z.array(project))

  const statusOf = async (token: string, projectRef: string): Promise<string | null> => {
    try {
      return (await read(await ask(token, 'GET', `${api}/projects/${projectRef}`), project)).status
    } catch (error) {
      // A look that found nobody counts as one; a permission that is gone will not come back.
      if (error instanceof AppError && error.code === 'supabase_unreachable') return null
      throw error
    }
  }

  return {
    longestSetup,
    consentUrl: (state, challenge) => {
      const url = new URL(`${api}/oauth/authorize`)
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).toString()
      return url.href
    },
    exchange: (code, verifier) =>
      grant({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }),
    refresh: (refreshToken) => grant({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    revoke: async (refreshToken) => {
      await send({
        method: 'POST',
        url: `${api}/oauth/revoke`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, refresh_token: refreshToken }),
      })
    },
    listProjects,
    createProject: async (token, { name, password }) => {
      const known = (await listProjects(token)).find((one) => one.name === name)
      if (known) return known
      const [organization] = await read(await ask(token, 'GET', `${api}/organizations`), organizations)
      if (!organization) throw new AppError('supabase_refused', { message: 'no organization' })
      const made = await ask(token, 'POST', `${api}/projects`, {
        name,
        organization_slug: organization.slug,
        db_pass: password,
        region_selection: { type: 'specific', code: region },
      })
      return read(made, project)
    },
    untilReady: async (token, projectRef) => {
      let status: string | null = null
      const last = now() + longestLooking
      for (let look = 0; look < mostLooks && now() <= last; look += 1) {
        if (look > 0) await wait(lookEvery)
        status = await statusOf(token, projectRef)
        if (status === 'ACTIVE_HEALTHY') return
      }
      throw new AppError('supabase_not_ready', { message: `the project is ${status ?? 'out of reach'}` })
    },
    runSetup: (token, projectRef, sql) => execSql({ ...options, wait }, token, projectRef, sql),
  }
}
