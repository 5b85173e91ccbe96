import { beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'

import { createHttp } from '#core/http/server/mount.ts'
import { authFor, newEmail, openBrowser, outcomeOf, publicUrl } from '#tests/support/cookie-browser.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { keepMails } from '#tests/support/kept-mails.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'

import type { Auth } from './auth.ts'
import { sessions, users, verifications } from './auth.tables.ts'
import { passwordRoutes } from './passwords.routes.ts'

const store = useTestDatabase()
let mails: ReturnType<typeof keepMails>
let auth: Auth
let http: ReturnType<typeof createHttp>
let caller = 0

const begin = (reaches: boolean): void => {
  mails = keepMails({ reaches })
  auth = authFor(store.database, { mails })
  http = createHttp({
    routes: passwordRoutes(auth),
    publicUrl,
    logger: silentLogger,
    identify: auth.identify,
    addressOf: (request) => request.headers.get('x-address') ?? `10.0.0.${caller}`,
    translate: () => null,
  })
  caller += 1
}
beforeEach(() => begin(true))

type Answer = { readonly status: number; readonly code: string | undefined; readonly data: unknown }
const call = async (method: string, path: string, body: unknown, headers: Headers = new Headers()): Promise<Answer> => {
  const sent = new Headers(headers)
  sent.set('content-type', 'application/json')
  const init = { method, headers: sent, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  const response = await http.request(`${publicUrl}/api/account${path}`, init)
  const answer = (await response.json()) as { code?: string; data?: unknown }
  return { status: response.status, code: answer.code, data: answer.data }
}
const ask = (email: string, address = `10.1.0.${caller}`) =>
  call('POST', '/password-reset', { email }, new Headers({ 'x-address': address }))
const finish = (token: string, password: string) => call('POST', '/password-reset/finish', { token, password })
const tokenIn = (text = ''): string => /#(?:sandi|bukti)=(\S+)/.exec(text)?.[1] ?? ''
/** The newest token that was mailed to this address. */
const mailed = (email: string, what: string): string =>
  tokenIn(mails.ordered.findLast(({ to, text }) => to === email && text.includes(`#${what}=`))?.text)

const person = async () => {
  const email = newEmail()
  const browser = openBrowser(auth)
  await browser.signUp(email)
  return { email, browser, id: await browser.userId() }
}

test('AUTH-08 a forgotten password: the mailed link sets a new one, once, and everybody else is out', async () => {
  const { email, browser, id } = await person()
  expect(await ask(email.toUpperCase())).toMatchObject({ status: 200, data: { minutes: 30 } })
  const token = mailed(email, 'sandi')
  expect(JSON.stringify(await store.database.select().from(verifications))).not.toContain(token)
  expect(await finish(token, 'pendek')).toMatchObject({ status: 400, code: 'weak_password' })
  expect((await finish(token, 'sandi-yang-baru')).status).toBe(200)
  expect(await browser.who()).toEqual({ role: 'nobody' })
  expect(await finish(token, 'sandi-lain-lagi')).toMatchObject({ status: 400, code: 'mail_link_ended' })
  expect(await outcomeOf(openBrowser(auth).signIn(email))).toBe('401 wrong_credentials')
  expect(await outcomeOf(openBrowser(auth).signIn(email, 'sandi-yang-baru'))).toBe('done')
  expect(mails.ordered.at(-1)).toMatchObject({ userId: id, to: email, subject: 'Kata sandi Juragan Anda diganti' })
})

test('AUTH-08 one link, ten browsers at once: one of them sets its password', async () => {
  const { email } = await person()
  await ask(email)
  const token = mailed(email, 'sandi')
  const all = await Promise.all(Array.from({ length: 10 }, (_, index) => finish(token, `sandi-nomor-${index}`)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(all.filter(({ code }) => code === 'mail_link_ended')).toHaveLength(9)
})

test('AUTH-08 a link works for half an hour, a newer change ends it, and one for the e-mail sets no password', async () => {
  const { email, browser } = await person()
  await ask(email)
  const late = mailed(email, 'sandi')
  await store.database.update(verifications).set({ expiresAt: new Date(Date.now() - 1) })
  expect((await finish(late, 'sandi-yang-baru')).code).toBe('mail_link_ended')
  await ask(email)
  const current = { current: 'sandi-panjang', next: 'sandi-kedua', endOthers: false }
  expect((await call('PUT', '/password', current, browser.headers())).status).toBe(200)
  expect((await finish(mailed(email, 'sandi'), 'sandi-yang-baru')).code).toBe('mail_link_ended')
  expect((await finish(mailed(email, 'bukti'), 'sandi-yang-baru')).code).toBe('mail_link_ended')
})

test('AUTH-12 known, unknown, guest and deleted addresses get the same answer, and only accounts get a mail', async () => {
  const { email } = await person()
  const guest = openBrowser(auth)
  const guestId = await guest.becomeGuest()
  const [row] = await store.database.select().from(users).where(eq(users.id, guestId))
  const before = mails.ordered.length
  const answers = await Promise.all([email, 'tidak-ada@contoh.test', row?.email ?? ''].map((one) => ask(one)))
  expect(answers).toEqual([answers[0], answers[0], answers[0]])
  expect(mails.ordered.slice(before).map(({ to }) => to)).toEqual([email])
  expect(await ask('bukan alamat')).toMatchObject({ status: 400, code: 'invalid_email' })
})

test('OPS-05 links are asked for three times for a mailbox and five times by a caller, then it is told', async () => {
  const { email } = await person()
  const results = []
  for (let turn = 0; turn < 4; turn += 1) results.push((await ask(email, `10.2.0.${turn}`)).status)
  expect(results).toEqual([200, 200, 200, 429])
  const asked = []
  for (let turn = 0; turn < 6; turn += 1) asked.push((await ask(`orang-lain-${turn}@contoh.test`, '10.3.0.1')).status)
  expect(asked).toEqual([200, 200, 200, 200, 200, 429])
})

test('AUTH-08 changing asks the old password; other places go where that is chosen, this one stays', async () => {
  const { email, browser, id } = await person()
  const elsewhere = openBrowser(auth)
  await elsewhere.signIn(email)
  const change = (current: string, next: string, endOthers: boolean) =>
    call('PUT', '/password', { current, next, endOthers }, browser.headers())
  const replaced = openBrowser(auth)
  await replaced.signIn(email)
  await store.database
    .update(sessions)
    .set({ replacedAt: new Date() })
    .where(eq(sessions.id, (await auth.currentSession(replaced.headers())) ?? ''))
  expect(await change('bukan-ini-sandinya', 'sandi-kedua', true)).toMatchObject({
    status: 400,
    code: 'wrong_old_password',
  })
  expect(await change('sandi-panjang', 'pendek', true)).toMatchObject({ code: 'weak_password' })
  expect((await change('sandi-panjang', 'sandi-kedua', false)).status).toBe(200)
  expect([await elsewhere.userId(), await replaced.userId()]).toEqual([id, 'nobody'])
  expect((await change('sandi-kedua', 'sandi-ketiga', true)).status).toBe(200)
  expect([await browser.userId(), await elsewhere.userId()]).toEqual([id, 'nobody'])
  expect(await outcomeOf(openBrowser(auth).signIn(email, 'sandi-ketiga'))).toBe('done')
  expect((await call('PUT', '/password', { current: 'a', next: 'sandi-ketiga', endOthers: true })).status).toBe(401)
})

test('OPS-05 guessing the old password is stopped after twelve times', async () => {
  const { browser } = await person()
  const codes = []
  for (let turn = 0; turn < 13; turn += 1)
    codes.push(
      (
        await call(
          'PUT',
          '/password',
          { current: `tebak-${turn}`, next: 'sandi-kedua', endOthers: false },
          browser.headers(),
        )
      ).code,
    )
  expect([codes[11], codes[12]]).toEqual(['wrong_old_password', 'too_many_requests'])
})

test('AUTH-04 a new account is asked to prove its e-mail; only the one who is signed in to it does', async () => {
  const { email, browser } = await person()
  const other = await person()
  const state = async () => (await call('GET', '/sign-in', undefined, browser.headers())).data
  expect(await state()).toEqual({ hasPassword: true, emailVerified: false, sendsMail: true })
  const token = mailed(email, 'bukti')
  const prove = (headers: Headers) => call('POST', '/verification/finish', { token }, headers)
  expect(await prove(new Headers())).toMatchObject({ status: 401 })
  expect(await prove(other.browser.headers())).toMatchObject({ status: 409, code: 'mail_link_of_other_account' })
  expect((await prove(browser.headers())).status).toBe(200)
  expect(await state()).toMatchObject({ emailVerified: true })
  expect(await prove(browser.headers())).toMatchObject({ code: 'mail_link_ended' })
  const before = mails.ordered.length
  expect((await call('POST', '/verification', undefined, browser.headers())).status).toBe(200)
  expect(mails.ordered).toHaveLength(before)
})

test('AUTH-04 where mails do not leave this server nobody is asked to prove anything, and accounts work', async () => {
  begin(false)
  const { email, browser } = await person()
  expect(mails.ordered).toEqual([])
  expect(await call('POST', '/verification', undefined, browser.headers())).toMatchObject({
    status: 422,
    code: 'mail_not_configured',
  })
  await ask(email)
  expect(mails.ordered.map(({ to }) => to)).toEqual([email])
  const link = await auth.passwords.makeResetLink(email)
  expect(link).toMatch(new RegExp(`^${publicUrl}/masuk#sandi=`))
  expect((await finish(tokenIn(link ?? ''), 'sandi-yang-baru')).status).toBe(200)
  expect(await auth.passwords.makeResetLink('tidak-ada@contoh.test')).toBeNull()
  expect(
    await store.database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, await browser.userId())),
  ).toEqual([])
})
