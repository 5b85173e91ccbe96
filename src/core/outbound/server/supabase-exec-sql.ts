import * as z from 'zod/mini'

import { AppError } from '#core/errors/shared/app-error.ts'

import { ask, read, send } from './supabase-calls.ts'

interface Project {
  readonly apiUrl: string
  readonly projectUrl: string
  readonly wait: (milliseconds: number) => Promise<unknown>
  /** Hears why the function could not be taken away again. */
  readonly onUnclosed: (error: unknown) => void
}

/** What stands on our function, so that an owner's own one of that name is told from it. */
const mark = 'juragan'

const whoseDoor = `
SELECT to_regprocedure('public.exec_sql(text)') IS NOT NULL AS stands,
  obj_description(to_regprocedure('public.exec_sql(text)'), 'pg_proc') AS mark`
const doors = z.array(z.object({ stands: z.boolean(), mark: z.nullable(z.string()) })).check(z.length(1))

/**
 * A function that runs SQL as the database's owner, for the admin key alone. It stands as long as the set-up runs: left
 * behind, it would be a door to the whole database.
 */
const openDoor = `
CREATE OR REPLACE FUNCTION public.exec_sql(sql text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $door$ BEGIN EXECUTE sql; END $door$;
COMMENT ON FUNCTION public.exec_sql(text) IS '${mark}';
REVOKE ALL ON FUNCTION public.exec_sql(text) FROM PUBLIC, anon, authenticated;
GRANT EXECUTE ON FUNCTION public.exec_sql(text) TO service_role;
NOTIFY pgrst, 'reload schema';`

const closeDoor = `
DROP FUNCTION IF EXISTS public.exec_sql(text);
NOTIFY pgrst, 'reload schema';`

/** The project's API learns of a new function a moment after it was told. */
const mostKnocks = 6
const knockEvery = 1_000

const keys = z.array(
  z.object({
    name: z.string(),
    type: z.optional(z.nullable(z.string())),
    api_key: z.optional(z.nullable(z.string())),
  }),
)

/** Keys of the newer form are no tokens: they go into their own header alone. */
const headersOf = (key: string): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  apikey: key,
  ...(key.startsWith('sb_') ? {} : { authorization: `Bearer ${key}` }),
})

/**
 * POST rest/v1/rpc/exec_sql (P1 §7) with the project's admin key, which leaves neither this call nor this server. The
 * project's API runs it in one transaction. Throws `supabase_exec_sql_taken` where the project has a function of that
 * name which is not ours.
 */
export const execSql = async (
  { apiUrl, projectUrl, wait, onUnclosed }: Project,
  token: string,
  ref: string,
  sql: string,
): Promise<void> => {
  const management = `${apiUrl}/v1/projects/${ref}`
  const query = (text: string) => ask(token, 'POST', `${management}/database/query`, { query: text })
  const listed = await read(await ask(token, 'GET', `${management}/api-keys?reveal=true`), keys)
  const admin = listed.find(({ name }) => name === 'service_role') ?? listed.find(({ type }) => type === 'secret')
  if (!admin?.api_key) throw new AppError('supabase_refused', { message: 'no admin key' })
  const headers = headersOf(admin.api_key)
  const [door] = await read(await query(whoseDoor), doors)
  if (door?.stands && door.mark !== mark) throw new AppError('supabase_exec_sql_taken')
  try {
    await query(openDoor)
    const url = `${projectUrl.replaceAll('{ref}', ref)}/rest/v1/rpc/exec_sql`
    let response = await send({ method: 'POST', url, headers, body: JSON.stringify({ sql }) })
    for (let knock = 1; response.status === 404 && knock < mostKnocks; knock += 1) {
      await wait(knockEvery)
      response = await send({ method: 'POST', url, headers, body: JSON.stringify({ sql }) })
    }
    await response.body?.cancel()
    if (!response.ok)
      throw new AppError('supabase_schema_failed', {
        details: { answered: response.status },
        message: `Schema setup failed: ${response.status}`,
      })
  } finally {
    // What went wrong before is what is told; the next set-up closes it as well.
    await query(closeDoor).catch((error: unknown) => onUnclosed(error))
  }
}
