import { beforeAll, expect, test } from 'vitest'

import { createHttp, refuseUnknown } from '#core/http/server/mount.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'

import { noJobs } from '#tests/support/no-jobs.ts'
import { noPlaces } from '#tests/support/no-places.ts'

import { createAccount } from './index.ts'

const url = 'http://127.0.0.1:3000'
const store = useTestDatabase()
let app: ReturnType<typeof createHttp>

beforeAll(() => {
  app = createHttp({
    routes: createAccount({
      database: store.database,
      payment: null,
      jobs: noJobs,
      secretKey: 'k'.repeat(32),
      publicUrl: url,
      places: noPlaces,
      personalData: [],
      readUser: async () => null,
    }).routes,
    publicUrl: url,
    logger: silentLogger,
    identify: async (headers) => {
      const userId = headers.get('x-user')
      const guest = headers.get('x-guest')
      if (userId) return { role: 'user', userId }
      return guest ? { role: 'guest', userId: guest } : { role: 'nobody' }
    },
    addressOf: () => '10.0.0.1',
    translate: () => null,
  })
  refuseUnknown(app)
})

const call = async (who: Record<string, string>, body?: unknown) => {
  const answer = await app.request(`${url}/api/profile`, {
    method: body === undefined ? 'GET' : 'PUT',
    headers: { 'content-type': 'application/json', ...who },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

test('SIDE-10 AUTH-09 the profile is saved whole and seen by its owner alone', async () => {
  expect((await call({ 'x-user': 'a' })).body.data).toMatchObject({
    profile: { name: '', isPkp: false },
    updatedAt: null,
  })
  const saved = await call({ 'x-user': 'a' }, { name: '  Warung Sekar ', isPkp: true, phone: '0812' })
  expect(saved.body.data.profile).toMatchObject({ name: 'Warung Sekar', isPkp: true, phone: '0812', address: '' })
  expect((await call({ 'x-user': 'a' }, { name: 'Warung Sekar 2' })).body.data.profile.phone).toBe('')
  expect((await call({ 'x-user': 'a' })).body.data.profile.name).toBe('Warung Sekar 2')
  expect((await call({ 'x-user': 'b' })).body.data.profile.name).toBe('')
})

test('SIDE-10 guests and nobody have no profile; a logo that is no picture is refused', async () => {
  expect((await call({ 'x-guest': 'g' })).status).toBe(401)
  expect((await call({}, { name: 'x' })).status).toBe(401)
  expect((await call({ 'x-user': 'a' }, { logo: 'javascript:alert(1)' })).status).toBe(400)
  expect((await call({ 'x-user': 'a' }, { logo: 'data:image/svg+xml;base64,AAAA' })).status).toBe(400)
  expect((await call({ 'x-user': 'a' }, { logo: 'data:image/png;base64,AAAA' })).status).toBe(200)
})
