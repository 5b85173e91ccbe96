import { createServer, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

import { listenOnLoopback, stopServer } from './loopback.ts'
import { createSupabaseConsent, refusal, type SupabaseAnswer } from './supabase-consent.ts'

/** What a call may be answered with instead of its own answer. */
export type SupabaseFailure = 401 | 403 | 404 | 429 | 500 | 'hang-up' | 'lost-answer' | 'nonsense' | 'slow'

interface Project {
  readonly ref: string
  readonly name: string
  readonly region: string
  readonly dbPass: string
  /** So many looks until it is healthy. */
  looks: number
}

const refOf = (number: number): string => `contohproject${'abcdefghij'[number] ?? 'z'}qqqqqq`
const roles = ['anon', 'authenticated', 'service_role']

const readBody = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

/** Whoever is not told to may neither run nor see anything: a project has these roles from its first day. */
const prepare = async (pool: pg.Pool): Promise<void> => {
  for (const role of roles)
    await pool.query(`DO $$ BEGIN CREATE ROLE ${role}; EXCEPTION WHEN duplicate_object OR unique_violation THEN END $$`)
  await pool.query(`ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ALL ON TABLES TO ${roles.join(', ')}`)
  await pool.query(`ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ALL ON FUNCTIONS TO ${roles.join(', ')}`)
}

/**
 * A stand-in for Supabase on loopback, from supabase.com/docs ('Build a Supabase Integration'; Management API reference
 * with its api_v1_openapi.json; 'Creating API routes' for rpc), read 2026-11-22. Projects share the real database at
 * `databaseUrl`, in which SQL is run: by the management API as its owner, by rpc as the role of the key, each call in a
 * transaction. Fields, methods and forms that those pages do not have are refused.
 */
export const startSupabase = async (databaseUrl: string) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  pool.on('error', () => {})
  await prepare(pool)
  const consent = createSupabaseConsent()
  const projects: Project[] = []
  const calls: string[] = []
  const failures: { readonly start: string; readonly how: SupabaseFailure }[] = []
  const keys = { anon: 'kunci.anon.percobaan', service_role: 'kunci.admin.percobaan' }
  let looksUntilHealthy = 0

  const told = ({ ref, name, region, looks }: Project) => ({
    id: ref,
    ref,
    name,
    region,
    organization_id: 'toko-contoh',
    organization_slug: 'toko-contoh',
    created_at: '2026-11-22T00:00:00Z',
    status: looks > 0 ? 'COMING_UP' : 'ACTIVE_HEALTHY',
  })

  const add = (name: string, region = 'ap-southeast-1', dbPass = ''): Project => {
    const project = { ref: refOf(projects.length), name, region, dbPass, looks: looksUntilHealthy }
    projects.push(project)
    return project
  }

  const create = (body: Readonly<Record<string, unknown>>): SupabaseAnswer => {
    const known = new Set(['name', 'organization_slug', 'db_pass', 'region_selection'])
    if (Object.keys(body).some((field) => !known.has(field))) return refusal(400, 'a field that is not known')
    const { name, organization_slug, db_pass } = body
    const region = body['region_selection'] as { readonly type?: string; readonly code?: string } | undefined
    if (typeof name !== 'string' || organization_slug !== 'toko-contoh') return refusal(400, 'name or organization')
    if (typeof db_pass !== 'string' || region?.type !== 'specific') return refusal(400, 'db_pass or region_selection')
    return { status: 201, body: told(add(name, region.code, db_pass)) }
  }

  /** In one transaction, as a role: the rows, or what PostgreSQL says of a statement that fails. */
  const run = async (
    role: string | null,
    sql: string,
    values?: readonly string[],
  ): Promise<string | readonly unknown[]> => {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      if (role) await client.query(`SET LOCAL ROLE ${role}`)
      const { rows = [] } = await client.query(sql, values ? [...values] : undefined)
      await client.query('COMMIT')
      return rows
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined)
      return (error as { readonly code?: string }).code ?? 'XX000'
    } finally {
      client.release()
    }
  }

  const rpc = async (request: IncomingMessage, body: Readonly<Record<string, unknown>>): Promise<SupabaseAnswer> => {
    const { apikey, authorization } = request.headers
    const role = Object.entries(keys).find(([, key]) => key === apikey)?.[0]
    if (!role || authorization !== `Bearer ${String(apikey)}`) return refusal(401, 'Invalid API key')
    if (Object.keys(body).join() !== 'sql') return refusal(404, 'PGRST202')
    const failed = await run(role, 'SELECT public.exec_sql($1)', [String(body['sql'])])
    if (typeof failed !== 'string') return { status: 204 }
    if (failed === '42883') return refusal(404, 'PGRST202')
    return refusal(failed === '42501' ? 403 : 400, failed)
  }

  const manage = async (line: string, body: () => Readonly<Record<string, unknown>>): Promise<SupabaseAnswer> => {
    if (line === 'GET /v1/organizations')
      return { status: 200, body: [{ id: 'toko-contoh', slug: 'toko-contoh', name: 'Toko' }] }
    if (line === 'GET /v1/projects') return { status: 200, body: projects.map(told) }
    if (line === 'POST /v1/projects') return create(body())
    const [, method, ref, rest] = /^(GET|POST) \/v1\/projects\/([a-z]{20})(.*)$/.exec(line) ?? []
    const project = projects.find((one) => one.ref === ref)
    if (!project) return refusal(404, 'Not found')
    if (method === 'GET' && rest === '') {
      const answer = { status: 200, body: told(project) }
      project.looks -= 1
      return answer
    }
    if (project.looks > 0) return refusal(400, 'the project is not ready')
    if (method === 'GET' && rest === '/api-keys?reveal=true') {
      const listed = Object.entries(keys).map(([name, api_key]) => ({ name, type: 'legacy', api_key }))
      return { status: 200, body: listed }
    }
    if (method === 'POST' && rest === '/database/query') {
      const { query, ...others } = body()
      if (typeof query !== 'string' || query === '' || Object.keys(others).length > 0) return refusal(400, 'query')
      const failed = await run(null, query)
      return typeof failed === 'string' ? refusal(400, failed) : { status: 201, body: failed }
    }
    return refusal(404, 'Not found')
  }

  const answer = async (request: IncomingMessage, url: URL, text: string): Promise<SupabaseAnswer> => {
    const line = `${request.method} ${url.pathname}${url.search}`
    const isJson = request.headers['content-type'] === 'application/json'
    const body = (): Readonly<Record<string, unknown>> =>
      isJson ? (JSON.parse(text) as Record<string, unknown>) : { unreadable: true }
    if (request.method === 'GET' && url.pathname === '/v1/oauth/authorize') return consent.authorize(url.searchParams)
    if (line === 'POST /v1/oauth/token')
      return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
        ? consent.token(new URLSearchParams(text), request.headers.authorization)
        : refusal(415, 'a form')
    if (line === 'POST /v1/oauth/revoke') return consent.revoke(body())
    if (/^POST \/project\/[a-z]{20}\/rest\/v1\/rpc\/exec_sql$/.test(line)) return rpc(request, body())
    if (!consent.isToken(request.headers.authorization)) return refusal(401, 'Unauthorized')
    return manage(line, body)
  }

  const server = createServer(async (request, response) => {
    const text = await readBody(request)
    const url = new URL(request.url ?? '/', 'http://supabase.test')
    const line = `${request.method} ${url.pathname}`
    calls.push(line)
    const index = failures.findIndex(({ start }) => line.startsWith(start))
    const [failure] = index < 0 ? [] : failures.splice(index, 1)
    if (failure?.how === 'slow') await pause(300)
    if (failure?.how === 'hang-up') return void request.socket.destroy()
    if (typeof failure?.how === 'number') return void response.writeHead(failure.how).end('{}')
    const { status, body, headers } = await answer(request, url, text)
    if (failure?.how === 'lost-answer') return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    if (failure?.how === 'nonsense') response.end('<html>')
    else response.end(typeof body === 'string' ? body : status === 204 ? undefined : JSON.stringify(body ?? {}))
  })
  const origin = await listenOnLoopback(server)

  return {
    ...consent,
    origin,
    /** As the settings name them. */
    settings: {
      clientId: consent.clientId,
      clientSecret: consent.clientSecret,
      apiUrl: origin,
      projectUrl: `${origin}/project/{ref}`,
    },
    keys,
    projects,
    /** Calls in the order they came, such as `POST /v1/projects`. */
    calls,
    addProject: (name: string): Project => add(name),
    /** Projects made or looked at from now on take so many looks. */
    comeUpAfter: (looks: number): void => {
      looksUntilHealthy = looks
    },
    /** The next call whose line begins so fails this way. */
    failNext: (start: string, how: SupabaseFailure, times = 1): void => {
      for (let time = 0; time < times; time += 1) failures.push({ start, how })
    },
    close: async (): Promise<void> => {
      await stopServer(server)
      await pool.end()
    },
  }
}

export type SupabaseServer = Awaited<ReturnType<typeof startSupabase>>
