import { expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

import { appCheckFailure } from './app-check-failure.ts'
import { createAppCheck, type Issued } from './create-app-check.ts'

const minute = 60_000

const settle = (): Promise<void> => new Promise((done) => setTimeout(done))
const textOf = ({ code, details }: AppError): string => errorText(code, details)

/** A page whose time is turned by hand. */
const createPage = (exchange: () => Promise<Issued>) => {
  let now = 0
  let planned: { readonly at: number; readonly work: () => void } | null = null
  let seen: (() => void)[] = []
  let isSeen = true
  let exchanges = 0
  const { token, forget } = createAppCheck({
    exchange: async () => {
      exchanges += 1
      return exchange()
    },
    now: () => now,
    later: (milliseconds, work) => {
      const plan = { at: now + milliseconds, work }
      planned = plan
      return () => {
        if (planned === plan) planned = null
      }
    },
    whenSeen: () => (isSeen ? Promise.resolve() : new Promise((done) => seen.push(done))),
  })
  return {
    token,
    forget,
    exchanges: () => exchanges,
    /** When the next try is due, from the beginning. */
    due: () => planned?.at ?? null,
    wait: async (milliseconds: number): Promise<void> => {
      const until = now + milliseconds
      while (planned !== null && planned.at <= until) {
        const { at, work } = planned
        now = at
        planned = null
        work()
        await settle()
      }
      now = until
    },
    look: async (isLooking: boolean): Promise<void> => {
      isSeen = isLooking
      if (!isLooking) return
      for (const done of seen.splice(0)) done()
      seen = []
      await settle()
    },
  }
}

const counted = () => {
  let count = 0
  return async (): Promise<Issued> => ({ token: `tanda-${(count += 1)}`, ttl: 3_600 })
}
const statusError = (status: number): AppError => appCheckFailure('fetch-status-error', { httpStatus: status })

test('AUTH-06 nothing is asked for before the first creating call, and several at once share one exchange', async () => {
  const page = createPage(counted())
  expect(page.exchanges()).toBe(0)
  expect(await Promise.all([page.token(), page.token(), page.token()])).toEqual(['tanda-1', 'tanda-1', 'tanda-1'])
  expect(await page.token()).toBe('tanda-1')
  expect(page.exchanges()).toBe(1)
})

test('AUTH-06 the token is renewed at half its life, again and again', async () => {
  const page = createPage(counted())
  await page.token()
  await page.wait(30 * minute - 1)
  expect(page.exchanges()).toBe(1)
  await page.wait(1)
  expect(await page.token()).toBe('tanda-2')
  await page.wait(30 * minute)
  expect(await page.token()).toBe('tanda-3')
})

test('AUTH-06 nothing is renewed behind a tab in the background; it is when somebody looks again', async () => {
  const page = createPage(counted())
  await page.token()
  await page.look(false)
  await page.wait(3 * 60 * minute)
  expect(page.exchanges()).toBe(1)
  await page.look(true)
  expect(page.exchanges()).toBe(2)
})

test('AUTH-06 a token that ended or was refused is replaced', async () => {
  const page = createPage(counted())
  await page.token()
  expect(await page.token('tanda-1')).toBe('tanda-2')
  // The refusal of an old token says nothing about the new one.
  expect(await page.token('tanda-1')).toBe('tanda-2')
  await page.look(false)
  await page.wait(61 * minute)
  expect(await page.token()).toBe('tanda-3')
})

test('AUTH-06 retry waits: 30 s, twice as long each time, 16 min at most; calls meanwhile are throttled', async () => {
  const page = createPage(async () => {
    throw statusError(503)
  })
  await expect(page.token()).rejects.toMatchObject({
    code: 'app_check_failed',
    details: { kind: 'fetch-status-error' },
  })
  await expect(page.token()).rejects.toMatchObject({ details: { kind: 'throttled', retryAfterSeconds: 30 } })
  expect(page.exchanges()).toBe(1)
  const waits: number[] = []
  for (let at = 0; waits.length < 8;) {
    const due = page.due() ?? 0
    waits.push((due - at) / 1_000)
    await page.wait(due - at)
    at = due
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960, 960])
  expect(page.exchanges()).toBe(9)
})

test('AUTH-06 after 403 and 404 nothing is asked for a day', async () => {
  for (const status of [403, 404]) {
    const page = createPage(async () => {
      throw statusError(status)
    })
    await expect(page.token()).rejects.toMatchObject({ details: { kind: 'fetch-status-error' } })
    await page.wait(24 * 60 * minute - 1)
    await expect(page.token()).rejects.toMatchObject({ details: { kind: 'throttled' } })
    expect(page.exchanges()).toBe(1)
    await page.wait(1)
    expect(page.exchanges()).toBe(2)
  }
})

test('AUTH-06 without a network the owner may try again at once; a success forgets the failures', async () => {
  let isAway = true
  const page = createPage(async () => {
    if (isAway) throw appCheckFailure('fetch-network-error')
    return { token: 'tanda', ttl: 3_600 }
  })
  for (let tries = 1; tries <= 3; tries += 1) await expect(page.token()).rejects.toMatchObject({ code: 'offline' })
  expect(page.exchanges()).toBe(3)
  isAway = false
  expect(await page.token()).toBe('tanda')
  isAway = true
  await expect(page.token('tanda')).rejects.toMatchObject({ code: 'offline' })
  expect(page.due()).toBe(30_000)
})

test('AUTH-06 a token that is still good is used while its renewal fails', async () => {
  let isFirst = true
  const page = createPage(async () => {
    if (!isFirst) throw statusError(500)
    isFirst = false
    return { token: 'tanda', ttl: 3_600 }
  })
  await page.token()
  await page.wait(31 * minute)
  expect(page.exchanges()).toBeGreaterThan(1)
  expect(await page.token()).toBe('tanda')
})

test('AUTH-06 a session that ended is told as such and throttles nothing', async () => {
  const page = createPage(async () => {
    throw new AppError('not_signed_in')
  })
  for (let tries = 1; tries <= 2; tries += 1)
    await expect(page.token()).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(page.exchanges()).toBe(2)
  expect(page.due()).toBeNull()
})

test('AUTH-06 who signs in next gets a token of their own, and waits for nobody else’s failures', async () => {
  const page = createPage(counted())
  await page.token()
  page.forget()
  expect(page.due()).toBeNull()
  expect(await page.token()).toBe('tanda-2')

  let status = 403
  const closed = createPage(async () => {
    if (status !== 200) throw statusError(status)
    return { token: 'tanda', ttl: 3_600 }
  })
  await expect(closed.token()).rejects.toMatchObject({ details: { kind: 'fetch-status-error' } })
  await expect(closed.token()).rejects.toMatchObject({ details: { kind: 'throttled' } })
  closed.forget()
  status = 503
  await expect(closed.token()).rejects.toMatchObject({ details: { kind: 'fetch-status-error' } })
  expect(closed.due()).toBe(30_000)
  closed.forget()
  status = 200
  expect(await closed.token()).toBe('tanda')
})

test('AUTH-06 what is under way when somebody else signs in is not kept for them', async () => {
  const answers: ((token: string) => void)[] = []
  const page = createPage(async () => ({ token: await new Promise<string>((done) => answers.push(done)), ttl: 3_600 }))
  const old = page.token()
  page.forget()
  const own = page.token()
  answers[1]?.('milik-sendiri')
  expect(await own).toBe('milik-sendiri')
  answers[0]?.('milik-lama')
  await old
  expect(await page.token()).toBe('milik-sendiri')
  expect(page.exchanges()).toBe(2)
})

test('AUTH-06 every kind says what to do after the text of the specification', () => {
  expect(textOf(appCheckFailure('throttled', { retryAfterSeconds: 30 }))).toBe(
    'App Check verification failed. Coba lagi dalam 30 detik; isian Anda tetap ada.',
  )
  expect(textOf(appCheckFailure('throttled', { retryAfterSeconds: 900 }))).toContain('15 menit')
  // A day's wait lives in this page alone.
  for (const refused of [
    appCheckFailure('throttled', { retryAfterSeconds: 80_000 }),
    appCheckFailure('fetch-status-error', { httpStatus: 403 }),
    appCheckFailure('fetch-status-error', { httpStatus: 404 }),
  ])
    expect(textOf(refused)).toBe(
      'App Check verification failed. Salin dulu isian Anda, muat ulang halaman ini, lalu coba lagi. Lewat chat Anda tetap bisa membuatnya.',
    )
  for (const kind of ['fetch-status-error', 'fetch-parse-error', 'recaptcha-error'] as const)
    expect(textOf(appCheckFailure(kind))).toMatch(/^App Check verification failed\. .+; isian Anda tetap ada\.$/)
  expect(appCheckFailure('fetch-network-error').message).toContain('App Check verification failed')
})
