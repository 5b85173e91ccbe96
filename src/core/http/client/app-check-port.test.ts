import { afterEach, expect, test } from 'vitest'

import { appCheckHeader } from '../shared/app-check-header.ts'
import { sendVerified, verifyAppWith } from './app-check-port.ts'

const creating = { needsAppCheck: true } as const
const refused = () => Response.json({ success: false, error: 'x', code: 'app_check_failed' }, { status: 403 })

afterEach(() => verifyAppWith(null))

test('AUTH-06 a page without a verification client: App Check not initialized, and nothing is sent', async () => {
  let sent = 0
  const send = async () => {
    sent += 1
    return Response.json({})
  }
  await expect(sendVerified(creating, send)).rejects.toMatchObject({ code: 'app_check_not_initialized' })
  expect(sent).toBe(0)
  // Other calls need none.
  await sendVerified({}, send)
  expect(sent).toBe(1)
})

test('AUTH-06 a creating call carries the token; one that the server does not take is replaced once', async () => {
  const asked: (string | undefined)[] = []
  verifyAppWith(async (old) => {
    asked.push(old)
    return old === undefined ? 'lama' : 'baru'
  })
  const sent: unknown[] = []
  const answer = await sendVerified(creating, async (headers) => {
    sent.push(headers)
    return headers[appCheckHeader] === 'baru' ? Response.json({ success: true }) : refused()
  })
  expect(answer.status).toBe(200)
  expect(sent).toEqual([{ [appCheckHeader]: 'lama' }, { [appCheckHeader]: 'baru' }])
  expect(asked).toEqual([undefined, 'lama'])
  // A server that takes none is not asked for ever, and other refusals are not about the token.
  expect((await sendVerified(creating, async () => refused())).status).toBe(403)
  asked.length = 0
  await sendVerified(creating, async () =>
    Response.json({ success: false, error: 'x', code: 'not_found' }, { status: 404 }),
  )
  expect(asked).toEqual([undefined])
})
