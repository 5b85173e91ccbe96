import { createHash } from 'node:crypto'

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { createEmptyDatabase, type EmptyDatabase } from '#tests/support/owner-database.ts'
import { startSupabase, type SupabaseFailure, type SupabaseServer } from '#tests/support/supabase-server.ts'

import type { HostedDatabase } from './hosted-database.ts'
import { createSupabase } from './supabase.ts'

let own: EmptyDatabase
let supabase: SupabaseServer
let hosted: HostedDatabase
let waits: number[]
let unclosed: unknown[]
let token: string
const redirectUri = 'http://127.0.0.1:3000/api/oauth/callback'

beforeAll(async () => {
  own = await createEmptyDatabase()
})
afterAll(() => own.drop())
beforeEach(async () => {
  supabase = await startSupabase(own.adminUrl)
  waits = []
  unclosed = []
  const onUnclosed = (error: unknown) => void unclosed.push((error as AppError).code)
  const wait = async (milliseconds: number) => waits.push(milliseconds)
  hosted = createSupabase({ ...supabase.settings, redirectUri, wait, onUnclosed })
  token = supabase.grant().access_token
})
afterEach(() => supabase.close())

const outcome = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return 'done'
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}
const verifier = 'v'.repeat(50)
const challenge = createHash('sha256').update(verifier).digest('base64url')
const codeOfConsent = async (): Promise<string> => {
  const answer = await fetch(hosted.consentUrl('negara', challenge), { redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  expect(back.searchParams.get('state')).toBe('negara')
  return back.searchParams.get('code') ?? ''
}

test('SETUP-05 consent, tokens for the code with its verifier, once; refresh tokens count once', async () => {
  const code = await codeOfConsent()
  expect(await outcome(hosted.exchange(code, 'lain'))).toBe('supabase_expired')
  const first = await hosted.exchange(await codeOfConsent(), verifier)
  expect(first.lasts).toBe(86_400_000)
  expect(await hosted.listProjects(first.accessToken)).toEqual([])
  const second = await hosted.refresh(first.refreshToken)
  expect(await outcome(hosted.refresh(first.refreshToken))).toBe('supabase_expired')
  await hosted.revoke(second.refreshToken)
  expect(await outcome(hosted.refresh(second.refreshToken))).toBe('supabase_expired')
})

test('SETUP-05 a project is made in ap-southeast-1 with the given password; the same order finds it again', async () => {
  const order = { name: 'Juragan Warung Bu Sri', password: 'p'.repeat(16) }
  supabase.failNext('POST /v1/projects', 'lost-answer')
  expect(await outcome(hosted.createProject(token, order))).toBe('supabase_unreachable')
  const made = await hosted.createProject(token, order)
  expect(supabase.projects).toMatchObject([
    { ref: made.ref, name: order.name, region: 'ap-southeast-1', dbPass: order.password },
  ])
})

test('SETUP-05 a project is looked at 30 times, 2 s apart, until it is ACTIVE_HEALTHY', async () => {
  supabase.comeUpAfter(29)
  const slow = supabase.addProject('lambat')
  expect(await outcome(hosted.untilReady(token, slow.ref))).toBe('done')
  expect(waits).toEqual(Array.from({ length: 29 }, () => 2_000))
  waits = []
  supabase.calls.length = 0
  supabase.comeUpAfter(1_000)
  const never = supabase.addProject('tidak jadi')
  expect(await outcome(hosted.untilReady(token, never.ref))).toBe('supabase_not_ready')
  expect(supabase.calls).toHaveLength(30)
  expect(waits).toHaveLength(29)
})

test('SETUP-05 looks that are answered slowly end in time all the same', async () => {
  let time = 0
  const wait = async () => (time += 20_000)
  const slow = createSupabase({ ...supabase.settings, redirectUri, wait, now: () => time, onUnclosed: () => undefined })
  supabase.comeUpAfter(1_000)
  const never = supabase.addProject('tidak jadi')
  expect(await outcome(slow.untilReady(token, never.ref))).toBe('supabase_not_ready')
  expect(time).toBeLessThanOrEqual(80_000)
  expect(slow.longestSetup).toBeGreaterThan(4 * time)
})

test('SETUP-05 a look without an answer counts as one; a permission that is gone ends the waiting', async () => {
  supabase.comeUpAfter(2)
  const { ref } = supabase.addProject('toko')
  supabase.failNext('GET /v1/projects/', 'hang-up')
  supabase.failNext('GET /v1/projects/', 429)
  expect(await outcome(hosted.untilReady(token, ref))).toBe('done')
  supabase.revokeAll()
  expect(await outcome(hosted.untilReady(token, ref))).toBe('supabase_expired')
})

test('SETUP-11 SQL runs by rest/v1/rpc/exec_sql with the admin key, and the door is closed behind it', async () => {
  const { ref } = supabase.addProject('toko')
  await hosted.runSetup(token, ref, `CREATE TABLE kopi (n int); INSERT INTO kopi VALUES (1)`)
  expect(await own.query('SELECT n FROM kopi')).toEqual([{ n: 1 }])
  expect(supabase.calls).toContain(`POST /project/${ref}/rest/v1/rpc/exec_sql`)
  expect(await own.query(`SELECT to_regprocedure('exec_sql(text)') AS door`)).toEqual([{ door: null }])
})

test('SETUP-11 while it stands, the door opens for nobody but the admin key', async () => {
  const { ref } = supabase.addProject('toko')
  const knock = (key: string) =>
    fetch(`${supabase.origin}/project/${ref}/rest/v1/rpc/exec_sql`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ sql: 'CREATE TABLE maling (n int)' }),
    }).then(({ status }) => status)
  const hold = hosted.runSetup(token, ref, 'DO $$ BEGIN PERFORM pg_sleep(1.5); END $$')
  let seen = 0
  for (; seen !== 403 && seen !== 204;) seen = await knock(supabase.keys.anon)
  expect(seen).toBe(403)
  await hold
  expect(await knock(supabase.keys.service_role)).toBe(404)
})

test('SETUP-11 SQL that fails leaves nothing, tells the status, and the door is closed all the same', async () => {
  const { ref } = supabase.addProject('toko')
  const failing = hosted.runSetup(token, ref, 'CREATE TABLE setengah (n int); SELECT 1 / 0')
  await expect(failing).rejects.toMatchObject({ code: 'supabase_schema_failed', details: { answered: 400 } })
  expect(await own.query(`SELECT to_regclass('setengah') AS half, to_regprocedure('exec_sql(text)') AS door`)).toEqual([
    { half: null, door: null },
  ])
})

test('SETUP-11 a function of that name which is the owner’s own is neither changed nor dropped', async () => {
  const { ref } = supabase.addProject('toko')
  const ownersOne = `CREATE FUNCTION public.exec_sql(sql text) RETURNS void LANGUAGE sql AS 'SELECT 1'`
  await own.query(ownersOne)
  expect(await outcome(hosted.runSetup(token, ref, 'CREATE TABLE terpasang (n int)'))).toBe('supabase_exec_sql_taken')
  expect(await own.query(`SELECT prosrc FROM pg_proc WHERE proname = 'exec_sql'`)).toEqual([{ prosrc: 'SELECT 1' }])
  expect(await own.query(`SELECT to_regclass('terpasang') AS t`)).toEqual([{ t: null }])
  // One of ours that a set-up left behind is no hindrance.
  await own.query(`COMMENT ON FUNCTION public.exec_sql(text) IS 'juragan'`)
  expect(await outcome(hosted.runSetup(token, ref, 'SELECT 1'))).toBe('done')
  expect(await own.query(`SELECT to_regprocedure('exec_sql(text)') AS door`)).toEqual([{ door: null }])
})

test('SETUP-11 a door that cannot be closed is noted, and hides nothing that went wrong before', async () => {
  const { ref } = supabase.addProject('toko')
  const failing = hosted.runSetup(token, ref, 'DO $$ BEGIN PERFORM pg_sleep(0.5); END $$; SELECT 1 / 0')
  while (!supabase.calls.some((line) => line.endsWith('/exec_sql'))) await new Promise((done) => setTimeout(done, 5))
  supabase.failNext(`POST /v1/projects/${ref}/database/query`, 500)
  expect(await outcome(failing)).toBe('supabase_schema_failed')
  expect(unclosed).toEqual(['supabase_unreachable'])
  expect(await outcome(hosted.runSetup(token, ref, 'SELECT 1'))).toBe('done')
})

test('SETUP-11 an API that has not learnt of the function yet is asked again', async () => {
  const { ref } = supabase.addProject('toko')
  supabase.failNext('POST /project/', 404, 3)
  await hosted.runSetup(token, ref, 'SELECT 1')
  expect(waits).toEqual([1_000, 1_000, 1_000])
  supabase.failNext('POST /project/', 404, 100)
  await expect(hosted.runSetup(token, ref, 'SELECT 1')).rejects.toMatchObject({ details: { answered: 404 } })
})

test.each<[string, SupabaseFailure, string]>([
  ['GET /v1/projects', 401, 'supabase_expired'],
  ['GET /v1/projects', 403, 'supabase_refused'],
  ['GET /v1/projects', 429, 'supabase_unreachable'],
  ['GET /v1/projects', 500, 'supabase_unreachable'],
  ['GET /v1/projects', 'hang-up', 'supabase_unreachable'],
  ['GET /v1/projects', 'nonsense', 'supabase_refused'],
])('SETUP-05 %s answered with %s is %s, and the next try goes through', async (start, how, code) => {
  supabase.failNext(start, how)
  expect(await outcome(hosted.listProjects(token))).toBe(code)
  expect(await outcome(hosted.listProjects(token))).toBe('done')
})
