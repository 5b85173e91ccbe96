import { expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { readAccount } from '#core/points/server/accounts.ts'
import { createChatServer } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { type ScriptStep, say } from '#tests/support/scripted-assistant.ts'

const testDatabase = useTestDatabase()

const order = async (step: ScriptStep, timeLimit = 60_000) => {
  const chat = createChatServer(testDatabase.database, { timeLimit })
  chat.assistant.when('buat kasir', { kind: 'pos', steps: [say('Baik'), step] })
  const user = await addUser(testDatabase.database)
  const { status, body } = await chat.send({ message: 'buat kasir', sessionId: 's1' }, { user })
  const points = await readAccount(testDatabase.database, user)
  return { status, code: body.code as string, error: body.error as string, points }
}
const apology = [
  'Maaf',
  'tidak ada poin yang dipotong',
  'Coba lagi',
  'periksa koneksi',
  'hubungi dukungan',
  'konsultasi',
]

test.each([
  ['the assistant is away', 'asisten sedang tidak bisa menjawab', new AppError('assistant_unavailable')],
  ['the assistant breaks off', 'asisten sedang tidak bisa menjawab', new AppError('assistant_broke_off')],
  ['something of ours breaks', 'ada gangguan di pihak kami', new Error('x')],
] as const)(
  'POS-09 a till that cannot be made because %s: apology, cause, advice, consultation',
  async (_, cause, thrown) => {
    const failed = await order(() => {
      throw thrown
    })
    expect([failed.status, failed.code]).toEqual([500, 'pos_deployment_failed'])
    for (const words of [cause, ...apology]) expect(failed.error).toContain(words)
    expect(failed.points).toMatchObject({ balance: 500_000, held: 0 })
  },
)

test('POS-09 a till that takes too long: the same, with that cause', async () => {
  const failed = await order(
    (signal) =>
      new Promise<void>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
    200,
  )
  for (const words of ['memakan waktu terlalu lama', ...apology]) expect(failed.error).toContain(words)
  expect(failed.points).toMatchObject({ balance: 500_000, held: 0 })
})
