import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { findItem } from '#core/items/server/items.repo.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { createEmptyDatabase, type EmptyDatabase } from '#tests/support/owner-database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'
import { startSupabase, type SupabaseServer } from '#tests/support/supabase-server.ts'

import { posData } from '../pos-data.ts'
import { supabaseConnections } from './supabase.tables.ts'

const ours = useTestDatabase()
let own: EmptyDatabase
let supabase: SupabaseServer
let server: PosServer
let owner: string
let waits: number[]
beforeEach(async () => {
  own = await createEmptyDatabase()
  supabase = await startSupabase(own.adminUrl)
  waits = []
  serve()
  owner = await addUser(ours.database)
})
afterEach(async () => {
  await supabase.close()
  await own.drop()
})

const wait = async (milliseconds: number): Promise<number> => waits.push(milliseconds)

const serve = (secretKey = 's'.repeat(40)): void => {
  server = createPosServer(ours.database, { allowPrivate: false, supabase: supabase.settings, secretKey, wait })
}
const call = (method: string, path: string, body?: unknown, user: string | null = owner, headers = {}) =>
  server.call(user, method, `/api/oauth${path}`, body, headers)

/** The page in which the popup ends. */
const come = async (search: string, user: string | null = owner) => {
  const answer = await server.http.request(`/api/oauth/callback${search}`, { headers: user ? { 'x-user': user } : {} })
  const page = await answer.text()
  const told = /data-message="([^"]*)"/.exec(page)?.[1] ?? ''
  const json = told.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
  return { page, headers: answer.headers, message: JSON.parse(json) as Record<string, unknown> }
}
const consent = async (user: string | null = owner) => {
  const { authUrl } = (await call('GET', '/authorize')).body
  const back = await fetch(String(authUrl), { redirect: 'manual' })
  return come(new URL(back.headers.get('location') ?? '').search, user)
}
const inject = (over: object = {}, user: string | null = owner, headers = {}) =>
  call('POST', '/inject-pos', { businessName: 'Warung Bu Sri', ...over }, user, headers)

test('SETUP-01, SETUP-05 consent ends in a page that tells its opener: an opaque handle and the projects', async () => {
  const project = supabase.addProject('Toko "Sri" <b>')
  const { message, headers, page } = await consent()
  expect(message).toEqual({
    type: 'SUPABASE_OAUTH_SUCCESS',
    accessToken: expect.stringMatching(/^sbh_/),
    projects: [{ id: project.ref, ref: project.ref, project_id: project.ref, name: project.name }],
  })
  expect(page).not.toContain('<b>')
  // Without a tie to its opener the page could tell nobody; scripts stay our own.
  expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
  expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  const script = await server.http.request('/api/oauth/popup.js')
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(await script.text()).toContain('postMessage(message, location.origin)')
  expect((await call('GET', '/connection')).body.data).toEqual({
    isConfigured: true,
    connection: { projectName: project.name, projectRef: project.ref },
  })
})

test('SETUP-02 tokens rest sealed: neither the table, nor a browser, nor the account’s data has them', async () => {
  supabase.addProject('Toko')
  const { page } = await consent()
  const [row] = await ours.database.select().from(supabaseConnections)
  const data = JSON.stringify(await posData.read(ours.database, owner))
  for (const text of [JSON.stringify(row), page, data]) expect(text).not.toContain('sbp_oauth_')
  expect(data).toContain('Toko')
  expect(data).not.toContain(row?.refreshToken)
})

test('SETUP-02 a saved connection is verified: it counts, it has ended, or nobody can say', async () => {
  supabase.addProject('Toko')
  const { message } = await consent()
  const counts = { success: true, projectName: 'Toko' }
  expect((await call('POST', '/verify-token')).body).toEqual(counts)
  const bearer = { authorization: `Bearer ${String(message['accessToken'])}` }
  expect((await call('POST', '/verify-token', undefined, null, bearer)).body).toEqual(counts)
  expect((await call('POST', '/verify-token', undefined, null, { authorization: 'Bearer sbh_lain' })).status).toBe(401)
  expect((await call('POST', '/verify-token', undefined, null)).status).toBe(401)
  supabase.endAccess()
  expect((await call('POST', '/verify-token')).body).toEqual(counts)
  supabase.failNext('GET /v1/projects', 'hang-up')
  expect((await call('POST', '/verify-token')).body).toMatchObject({ success: false, code: 'supabase_unreachable' })
  supabase.revokeAll()
  expect(await call('POST', '/verify-token')).toMatchObject({
    status: 200,
    body: { success: false, projectName: null },
  })
  expect((await inject()).body.error).toBe('Connection expired. Please reconnect to Supabase.')
})

test('SETUP-02 a refresh token counts once, and many calls at once use it once', async () => {
  supabase.addProject('Toko')
  await consent()
  supabase.endAccess()
  server.setNow('2026-11-23T03:00:00.000Z')
  supabase.failNext('POST /v1/oauth/token', 'slow', 4)
  const transactions = vi.spyOn(ours.database, 'transaction')
  const answers = await Promise.all(Array.from({ length: 4 }, () => call('POST', '/verify-token')))
  expect(answers.map(({ body }) => body.success)).toEqual([true, true, true, true])
  expect(supabase.calls.filter((line) => line === 'POST /v1/oauth/token')).toHaveLength(2)
  // Nor does each of them hold a connection to our database meanwhile.
  expect(transactions).toHaveBeenCalledOnce()
  transactions.mockRestore()
})

test('SETUP-02 sealed with another key a connection is as good as ended', async () => {
  supabase.addProject('Toko')
  await consent()
  serve('t'.repeat(40))
  expect((await call('POST', '/verify-token')).body.success).toBe(false)
})

test('SETUP-01 a consent counts for the session that began it, in time, and may be refused', async () => {
  supabase.addProject('Toko')
  expect((await consent(await addUser(ours.database))).message).toMatchObject({ type: 'SUPABASE_OAUTH_ERROR' })
  expect((await consent(null)).message).toMatchObject({ type: 'SUPABASE_OAUTH_ERROR' })
  supabase.answerConsent('deny')
  expect((await consent()).message).toEqual({ type: 'SUPABASE_OAUTH_ERROR', error: 'Authorization cancelled' })
  supabase.answerConsent('allow')
  const { authUrl } = (await call('GET', '/authorize')).body
  const back = await fetch(String(authUrl), { redirect: 'manual' })
  server.setNow('2026-11-21T03:11:00.000Z')
  expect((await come(new URL(back.headers.get('location') ?? '').search)).message).toMatchObject({
    type: 'SUPABASE_OAUTH_ERROR',
  })
  expect((await call('GET', '/connection')).body.data.connection).toBeNull()
})

test('SETUP-05, SETUP-08, SETUP-11 the stored project gets schema and owner by exec_sql, and the till opens', async () => {
  const project = supabase.addProject('Toko')
  supabase.addProject('Lain')
  const { message } = await consent()
  const { id } = await server.makeShop(owner)
  const { status, body } = await inject({ posId: id, projectRef: project.ref, userId: 'siapa saja' })
  expect([status, body.success]).toEqual([200, true])
  expect(body.data).toMatchObject({ posId: id, setupMethod: 'supabase', projectName: 'Toko' })
  expect(await findItem(ours.database, owner, id)).toMatchObject({ status: 'active', url: body.posUrl })
  expect(await own.query('SELECT pos_id, business_address FROM juragan_owners')).toEqual([
    { pos_id: id, business_address: 'Main Location' },
  ])
  // By the handle, as the popup's page may; again: the same.
  const again = await inject({ posId: id }, null, { authorization: `Bearer ${String(message['accessToken'])}` })
  expect(again.body).toMatchObject({ success: true, posUrl: body.posUrl, data: { password: null } })
  expect(await own.query(`SELECT to_regprocedure('exec_sql(text)') AS door`)).toEqual([{ door: null }])
  for (const key of Object.values(supabase.keys)) expect(JSON.stringify([body, again.body])).not.toContain(key)
})

test('SETUP-11 after the set-up the keys of browsers read nothing and run nothing', async () => {
  supabase.addProject('Toko')
  await consent()
  expect((await inject()).status).toBe(200)
  for (const role of ['anon', 'authenticated']) {
    const may = await own.query<{ may: boolean }>(`
      SELECT has_table_privilege('${role}', c.oid, 'select') OR has_table_privilege('${role}', c.oid, 'insert') AS may
      FROM pg_class c WHERE c.relkind = 'r' AND c.relname ~ '^(pos|juragan)_'
      UNION ALL SELECT has_function_privilege('${role}', p.oid, 'execute') FROM pg_proc p WHERE p.proname ~ '^pos_'`)
    expect(may.length).toBeGreaterThan(8)
    expect(may.filter((row) => row.may)).toEqual([])
  }
})

test('SETUP-05 an account without a project says so; asked to, one is made, waited for and used again', async () => {
  expect((await consent()).message).toMatchObject({ type: 'SUPABASE_OAUTH_SUCCESS', projects: [] })
  expect((await inject()).body).toMatchObject({ success: false, error: 'No Supabase projects found' })
  supabase.comeUpAfter(1_000)
  const late = await inject({ createProject: true })
  expect([late.status, late.body.error]).toEqual([504, 'Project failed to become ready within timeout'])
  expect(waits).toEqual(Array.from({ length: 29 }, () => 2_000))
  expect(supabase.projects).toMatchObject([{ name: 'Juragan Warung Bu Sri', region: 'ap-southeast-1' }])
  expect(supabase.projects[0]?.dbPass).toHaveLength(16)
  for (const project of supabase.projects) project.looks = 3
  expect((await inject({ createProject: true })).status).toBe(200)
  expect(supabase.projects).toHaveLength(1)
})

test('SETUP-05 two set-ups at once make one project; the later one is told', async () => {
  await consent()
  const both = await Promise.all([inject({ createProject: true }), inject({ createProject: true })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.map(({ body }) => body.code)).toContain('setup_running')
  expect(supabase.projects).toHaveLength(1)
})

test('SETUP-11 a project that refuses the SQL is told with its status, and the shop waits for its set-up', async () => {
  supabase.addProject('Toko')
  await consent()
  const { id } = await server.makeShop(owner)
  supabase.failNext('POST /project/', 500)
  expect((await inject({ posId: id })).body).toMatchObject({ success: false, error: 'Schema setup failed: 500' })
  expect(await findItem(ours.database, owner, id)).toMatchObject({ status: 'setup_required' })
  expect((await inject({ posId: id })).status).toBe(200)
})

test('SETUP-10 a project is named by any of its names; one of another account is no project', async () => {
  supabase.addProject('Satu')
  const second = supabase.addProject('Dua')
  await consent()
  for (const name of ['projectRef', 'id', 'ref', 'project_id']) {
    expect((await inject({ [name]: second.ref })).status).toBe(200)
    expect((await call('GET', '/connection')).body.data.connection.projectName).toBe('Dua')
  }
  expect((await inject({ ref: 'x'.repeat(20) })).body.code).toBe('supabase_no_projects')
})

test('SETUP-05 nothing is connected, nothing is configured, another’s shop: each is told', async () => {
  expect((await inject()).body.error).toBe('❌ Please connect to Supabase first')
  supabase.addProject('Toko')
  await consent()
  const foreign = await server.makeShop(await addUser(ours.database))
  expect((await inject({ posId: foreign.id })).status).toBe(404)
  expect((await call('DELETE', '/connection')).body.data).toEqual({ disconnected: true })
  expect(supabase.calls).toContain('POST /v1/oauth/revoke')
  expect((await call('GET', '/connection')).body.data.connection).toBeNull()
  const plain = createPosServer(ours.database)
  const asked = await plain.call(owner, 'GET', '/api/oauth/authorize')
  expect([asked.status, asked.body.code]).toEqual([422, 'supabase_not_configured'])
  expect((await plain.call(owner, 'GET', '/api/oauth/connection')).body.data).toEqual({
    isConfigured: false,
    connection: null,
  })
  expect((await plain.call(null, 'GET', '/api/oauth/authorize')).status).toBe(401)
})

test('SETUP-05 it is at human speed, by session and by handle alike', async () => {
  supabase.addProject('Toko')
  const { message } = await consent()
  const bearer = { authorization: `Bearer ${String(message['accessToken'])}` }
  for (let time = 0; time < 9; time += 1) await call('POST', '/verify-token')
  expect((await call('GET', '/authorize')).status).toBe(429)
  expect((await inject()).status).toBe(429)
  expect((await call('POST', '/verify-token', undefined, null, bearer)).status).toBe(429)
})

test('SETUP-05 connecting anew while a set-up runs lets no second one begin', async () => {
  const project = supabase.addProject('Toko')
  await consent()
  supabase.failNext('GET /v1/projects/', 'slow', 4)
  const first = inject({ projectRef: project.ref })
  while (!supabase.calls.some((line) => line.startsWith(`GET /v1/projects/${project.ref}`)))
    await new Promise((done) => setTimeout(done, 5))
  await consent()
  expect((await inject()).body.code).toBe('setup_running')
  // Ending the connection would forget that it runs.
  expect((await call('DELETE', '/connection')).body.code).toBe('setup_running')
  expect((await first).status).toBe(200)
  expect((await call('DELETE', '/connection')).status).toBe(200)
})
