import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Product } from '#app/server/product.ts'
import { accounts, flows, sessions, users } from '#core/auth/server/auth.tables.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createIssuerVisitor, outcomeAt } from '#tests/support/issuer-visitor.ts'
import { type IssuerAccount, type OidcIssuer, startOidcIssuer } from '#tests/support/oidc-issuer.ts'
import { openWholeProduct } from '#tests/support/whole-product.ts'

const publicUrl = 'http://127.0.0.1:4321'

let store: TestDatabase
let product: Product
let oidc: OidcIssuer
let google: OidcIssuer
beforeAll(async () => {
  store = await createTestDatabase()
  ;[oidc, google] = await Promise.all([startOidcIssuer(), startOidcIssuer({ profileInToken: true })])
  product = await openWholeProduct(store.database, {
    config: {
      trustProxy: true,
      issuers: [settingsOf('google', 'Google', google), settingsOf('oidc', 'Koperasi Contoh', oidc)],
    },
    publicUrl,
  })
})
afterAll(async () => {
  await product.stop()
  await Promise.all([oidc.stop(), google.stop()])
  await store.drop()
})

const settingsOf = (id: 'google' | 'oidc', name: string, { url, clientId, clientSecret }: OidcIssuer) => ({
  id,
  name,
  issuer: url,
  clientId,
  clientSecret,
})

let people = 0
const newPerson = (change: Partial<IssuerAccount> = {}, at: readonly OidcIssuer[] = [oidc, google]): IssuerAccount => {
  const mark = `orang-${(people += 1)}`
  const account = {
    sub: mark,
    email: `${mark}@penyedia.example`,
    email_verified: true,
    name: `Orang ${people}`,
    ...change,
  }
  for (const issuer of at) issuer.accounts.set(account.sub, account)
  return account
}
const visitor = () => createIssuerVisitor(product.http, publicUrl)
type Visitor = ReturnType<typeof visitor>

const password = 'sandi-panjang'
const signUp = (who: Visitor, email: string) =>
  who.api('POST', '/api/auth/sign-up/email', { name: 'Ibu Contoh', email, password })
const uidOf = async (who: Visitor): Promise<string | undefined> => (await who.session()).user?.uid

test('AUTH-01 the page learns which issuers are set up', async () => {
  expect((await visitor().api('GET', '/api/sign-in-ways')).body.data).toEqual({
    ways: [
      { id: 'google', name: 'Google' },
      { id: 'oidc', name: 'Koperasi Contoh' },
    ],
    sendsMail: false,
  })
})

test('AUTH-01 the account choice, e-mail and profile, PKCE, state and nonce are always asked for', async () => {
  const who = visitor()
  for (const way of ['google', 'oidc'] as const) {
    let asked: URL | null = null
    await who.go(`/api/auth/oidc/${way}/start`, (url) => {
      asked ??= url
      return true
    })
    const told = Object.fromEntries(asked === null ? [] : new URL(asked).searchParams)
    expect(told).toMatchObject({
      prompt: 'select_account',
      scope: 'openid email profile',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${publicUrl}/api/auth/oidc/${way}/callback`,
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(told[name]).toMatch(/^[\w-]{43}$/)
  }
})

test.each(['google', 'oidc'] as const)(
  'AUTH-01, AUTH-04 %s: a first sign-in makes an account, the next finds it',
  async (way) => {
    const account = newPerson()
    const [first, second] = [visitor(), visitor()]
    expect(outcomeAt(await first.signIn(way, account))).toBe(`/masuk done ${way}`)
    expect((await first.session()).user).toEqual({
      uid: expect.any(String),
      displayName: account.name,
      email: account.email,
      photoURL: null,
      emailVerified: true,
    })
    expect(outcomeAt(await second.signIn(way, account, '?popup'))).toBe(`/masuk done ${way} popup`)
    expect(await uidOf(second)).toBe(await uidOf(first))
    // The sign-in library knows the session too.
    expect((await second.api('GET', '/api/auth/get-session')).body).toMatchObject({ user: { email: account.email } })
    await second.api('POST', '/api/auth/revoke-sessions', {})
    expect([await uidOf(first), await uidOf(second)]).toEqual([undefined, undefined])
  },
)

test('AUTH-01 a second person on the session of the issuer is asked and gets an account of their own', async () => {
  const [wife, husband] = [newPerson(), newPerson()]
  const who = visitor()
  await who.signIn('oidc', wife)
  const first = await uidOf(who)
  const old = new Map(who.jarOf(publicUrl))
  const before = oidc.choices()
  const page = await who.go('/api/auth/oidc/oidc/start')
  expect(page.html).toContain(`Masuk sebagai ${wife.sub}`)
  expect(oidc.choices()).toBe(before + 1)
  expect(outcomeAt(await who.submit(page, { account: husband.sub }))).toBe('/masuk done oidc')
  expect((await who.session()).user).toMatchObject({ email: husband.email })
  expect(await uidOf(who)).not.toBe(first)
  const copied = visitor()
  for (const [name, value] of old) copied.jarOf(publicUrl).set(name, value)
  expect(await uidOf(copied)).toBeUndefined()
})

test('AUTH-08, CHAT-08, POINT-03 the chat and the waiting request of a guest come along, the bonus once', async () => {
  const account = newPerson()
  const who = visitor()
  const asked = await who.api('POST', '/api/chat', {
    message: 'Buatkan surat penawaran dari Toko Sinar Jaya untuk PT Maju Bersama: 10 kaos polo @ 45.000',
    sessionId: 'chat-tamu',
    clientMessageId: 'pesan-tamu',
  })
  const { messages, requiresLogin } = asked.body.data as { messages: { id: string }[]; requiresLogin: boolean }
  expect([requiresLogin, (await who.session()).isGuest]).toEqual([true, true])
  const guest = new Map(who.jarOf(publicUrl))
  await who.signIn('google', account)
  const answered = await who.api('POST', '/api/chat', {
    message: '',
    sessionId: 'chat-tamu',
    clientMessageId: 'lanjut',
    resumes: messages[0]?.id,
  })
  expect(answered.body).toMatchObject({ success: true, data: { pointsDeducted: 50 } })
  const balance = async (): Promise<unknown> =>
    (await who.api('POST', '/api/points', { action: 'getBalance' })).body.balance
  expect(await balance()).toBe(499_950)
  await who.signIn('google', account)
  expect(await balance()).toBe(499_950)
  const left = visitor()
  for (const [name, value] of guest) left.jarOf(publicUrl).set(name, value)
  expect(await left.session()).toEqual({ user: null, isGuest: false })
})

test('AUTH-12 an answer that another browser began, or nobody, is refused and spends nothing', async () => {
  const account = newPerson()
  const [attacker, victim] = [visitor(), visitor()]
  const { url } = await attacker.signInUpToCallback('oidc', account)
  expect(outcomeAt(await victim.go(url.href))).toBe('/masuk failed sign_in_forged')
  const forged = new URL(url)
  forged.searchParams.set('state', 'a'.repeat(43))
  for (const address of [
    forged.href,
    '/api/auth/oidc/oidc/callback?code=abc',
    url.href.replace('/oidc/oidc/', '/oidc/google/'),
  ])
    expect(outcomeAt(await attacker.go(address))).toBe('/masuk failed sign_in_forged')
  expect(await uidOf(victim)).toBeUndefined()
  expect(outcomeAt(await attacker.go(url.href))).toBe('/masuk done oidc')
})

test('AUTH-12 an answer is taken once, at the same moment too, and only within its time', async () => {
  const account = newPerson()
  const who = visitor()
  const { url } = await who.signInUpToCallback('oidc', account)
  const twice = await Promise.all([who.go(url.href), who.go(url.href)])
  expect(twice.map(outcomeAt).sort()).toEqual(['/masuk done oidc', '/masuk failed sign_in_replayed'])
  expect(outcomeAt(await who.go(url.href))).toBe('/masuk failed sign_in_replayed')
  expect(await uidOf(who)).toBeDefined()

  const slow = visitor()
  const late = await slow.signInUpToCallback('oidc', account)
  await store.database.update(flows).set({ expiresAt: new Date(Date.now() - 1) })
  expect(outcomeAt(await slow.go(late.url.href))).toBe('/masuk failed sign_in_late')
  expect(await uidOf(slow)).toBeUndefined()
})

test('AUTH-12 a code that the issuer gave for another flow is refused', async () => {
  const account = newPerson()
  const who = visitor()
  const first = await who.signInUpToCallback('oidc', account)
  const second = await who.signInUpToCallback('oidc', account)
  const mixed = new URL(second.url)
  mixed.searchParams.set('code', first.url.searchParams.get('code') ?? '')
  expect(outcomeAt(await who.go(mixed.href))).toBe('/masuk failed sign_in_replayed')
  expect(await uidOf(who)).toBeUndefined()
})

test('AUTH-12 whoever goes back at the issuer stays who they were', async () => {
  const who = visitor()
  await signUp(who, 'kembali@contoh.test')
  const before = await uidOf(who)
  const page = await who.go('/api/auth/oidc/google/start?popup')
  expect(outcomeAt(await who.submit(page, { account: '' }))).toBe('/masuk failed sign_in_cancelled popup')
  expect(await uidOf(who)).toBe(before)
})

test('AUTH-01 two tabs at once end in one account with the guest’s chat', async () => {
  const account = newPerson()
  const who = visitor()
  await who.api('POST', '/api/chat', { message: 'halo', sessionId: 'dua-tab', clientMessageId: 'halo' })
  const tabs = [await who.signInUpToCallback('oidc', account), await who.signInUpToCallback('oidc', account)]
  const ended = await Promise.all(tabs.map(({ url }) => who.go(url.href)))
  expect(ended.map(outcomeAt)).toEqual(['/masuk done oidc', '/masuk done oidc'])
  const uid = await uidOf(who)
  expect(uid).toBeDefined()
  const rows = await store.database.select().from(accounts).where(eq(accounts.accountId, account.sub))
  expect(rows.map(({ userId }) => userId)).toEqual([uid])
  const list = (await who.api('GET', '/api/chat/sessions')).body
  expect(JSON.stringify(list)).toContain('dua-tab')
})

test('AUTH-01 a verified e-mail finds the account that has it; both issuers lead there', async () => {
  const account = newPerson()
  const [viaGoogle, viaOidc] = [visitor(), visitor()]
  await viaGoogle.signIn('google', account)
  await viaOidc.signIn('oidc', account)
  expect(await uidOf(viaOidc)).toBe(await uidOf(viaGoogle))
})

test('AUTH-08 a local account of the same e-mail is linked; whoever made it without proving the e-mail is put out', async () => {
  const account = newPerson()
  const [stranger, owner] = [visitor(), visitor()]
  await signUp(stranger, account.email ?? '')
  const uid = await uidOf(stranger)
  expect(outcomeAt(await owner.signIn('oidc', account))).toBe('/masuk done oidc')
  expect((await owner.session()).user).toMatchObject({ uid, emailVerified: true })
  expect(await uidOf(stranger)).toBeUndefined()
  const again = await stranger.api('POST', '/api/auth/sign-in/email', { email: account.email, password })
  expect([again.status, again.body.code]).toEqual([401, 'password_not_set'])
})

test('AUTH-08 who is signed in to that account keeps its password', async () => {
  const account = newPerson()
  const who = visitor()
  await signUp(who, account.email ?? '')
  const uid = await uidOf(who)
  await who.signIn('oidc', account)
  expect(await uidOf(who)).toBe(uid)
  expect((await visitor().api('POST', '/api/auth/sign-in/email', { email: account.email, password })).status).toBe(200)
  const rows = await store.database
    .select()
    .from(sessions)
    .where(eq(sessions.userId, uid ?? ''))
  // The one that the sign-in through the issuer took the place of only ends.
  expect(rows.filter(({ replacedAt }) => replacedAt === null)).toHaveLength(2)
})

test.each([false, undefined])(
  'AUTH-08 an e-mail whose email_verified is %s takes over no account',
  async (verified) => {
    const account = newPerson()
    const owner = visitor()
    await signUp(owner, account.email ?? '')
    const { email_verified: _, ...unverified } = account
    oidc.accounts.set(account.sub, verified === undefined ? unverified : { ...account, email_verified: verified })
    const attacker = visitor()
    expect(outcomeAt(await attacker.signIn('oidc', account))).toBe('/masuk failed sign_in_email_taken')
    expect([await uidOf(attacker), typeof (await uidOf(owner))]).toEqual([undefined, 'string'])
  },
)

test('AUTH-08 the address of a guest is nobody’s to claim', async () => {
  const guest = visitor()
  await guest.api('POST', '/api/chat', { message: 'halo', sessionId: 'tamu', clientMessageId: 'tamu' })
  const [row] = await store.database.select().from(users).where(eq(users.isAnonymous, true)).limit(1)
  const account = newPerson({ email: row?.email ?? '' })
  expect(outcomeAt(await visitor().signIn('google', account))).toBe('/masuk failed sign_in_email_taken')
})

test('AUTH-01 an unverified e-mail of a new person makes an account without the mark', async () => {
  const account = newPerson({ email_verified: false, email: 'BELUM@penyedia.example' })
  const who = visitor()
  await who.signIn('oidc', account)
  expect((await who.session()).user).toMatchObject({ email: 'belum@penyedia.example', emailVerified: false })
})

test('AUTH-12 a new person without an e-mail is told so', async () => {
  const account: IssuerAccount = { sub: 'tanpa-email', name: 'Tanpa Email' }
  oidc.accounts.set(account.sub, account)
  expect(outcomeAt(await visitor().signIn('oidc', account))).toBe('/masuk failed sign_in_no_email')
})

test('AUTH-08 neither codes nor tokens nor states of a sign-in are kept', async () => {
  const account = newPerson()
  const who = visitor()
  const { url } = await who.signInUpToCallback('oidc', account)
  await who.go(url.href)
  const token = [...who.jarOf(publicUrl)].map(([, value]) => value).join(' ')
  const kept = JSON.stringify([
    await store.database.select().from(accounts),
    await store.database.select().from(flows),
    await store.database.select().from(sessions),
  ])
  for (const secret of [url.searchParams.get('state'), url.searchParams.get('code'), token.split('.')[0]])
    expect(kept).not.toContain(secret)
})
