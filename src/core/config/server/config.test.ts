import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { StartRefused } from './start-refused.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'juragan-config-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const refusal = async (environment: Record<string, string>): Promise<StartRefused> => {
  try {
    await loadConfig({ DATA_DIR: folder, ...environment })
  } catch (error) {
    if (error instanceof StartRefused) return error
    throw error
  }
  throw new Error('expected a refusal')
}

describe('OPS-01 settings', () => {
  test('OPS-01 nothing needs to be set, and empty counts as not set', async () => {
    const config = await loadConfig({ DATA_DIR: folder, PORT: '', SERVICE_KEY: '  ', DATABASE_URL: '' })
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: folder,
      databaseUrl: undefined,
      publicUrl: undefined,
      serviceKey: undefined,
      trustProxy: false,
      tls: undefined,
      assistant: 'embedded',
      logLevel: 'info',
      timeZone: 'Asia/Jakarta',
    })
  })

  test('OPS-01 the secret key is drawn once, kept private, and the same for starts at the same time', async () => {
    const fresh = join(folder, 'fresh')
    const keys = await Promise.all(Array.from({ length: 8 }, () => loadConfig({ DATA_DIR: fresh })))
    expect(new Set(keys.map((config) => config.secretKey)).size).toBe(1)
    const file = join(fresh, 'secret.key')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readFile(file, 'utf8')).trim()).toBe((await loadConfig({ DATA_DIR: fresh })).secretKey)
  })

  test('OPS-01 every wrong setting is named in one sentence', async () => {
    const wrong = {
      PORT: '70000',
      DATABASE_URL: 'mysql://x',
      PUBLIC_URL: 'https://a.example/path',
      SERVICE_KEY: 'short',
      SECRET_KEY: 'short',
      TRUST_PROXY: 'maybe',
      ASSISTANT: 'chatgpt',
      ASSISTANT_FALLBACK: 'lain',
      OPENAI_BASE_URL: 'ollama',
      GOOGLE_API_KEY: 'a b',
      LOG_LEVEL: 'loud',
      TIME_ZONE: 'Mars/Olympus',
    }
    const { message, sentence } = await refusal(wrong)
    for (const name of Object.keys(wrong)) {
      expect(message).toContain(name)
      expect(sentence).toContain(name)
    }
    expect(sentence).toMatch(/^Pengaturan belum benar: .*\.$/)
  })

  test('OPS-01 a database of the operator needs a secret key, a certificate needs its key', async () => {
    expect((await refusal({ DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/x' })).sentence).toContain('SECRET_KEY')
    expect((await refusal({ TLS_CERT: 'cert.pem' })).sentence).toContain('TLS_KEY')
    expect((await refusal({ TLS_CERT: 'none.pem', TLS_KEY: 'none.pem' })).sentence).toContain('none.pem')
    await writeFile(join(folder, 'x.pem'), 'not a certificate')
    const file = join(folder, 'x.pem')
    expect((await refusal({ TLS_CERT: file, TLS_KEY: file })).sentence).toContain('bukan PEM')
  })

  test('OPS-01 what is set is taken', async () => {
    const config = await loadConfig({
      DATA_DIR: folder,
      PORT: '0',
      PUBLIC_URL: 'https://juragan.example/',
      TRUST_PROXY: 'ya',
      TIME_ZONE: 'Asia/Makassar',
    })
    expect(config).toMatchObject({
      port: 0,
      publicUrl: 'https://juragan.example',
      trustProxy: true,
      timeZone: 'Asia/Makassar',
    })
  })

  test('OPS-01 a data folder that cannot be written is told', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    expect((await refusal({ DATA_DIR: join(file, 'below') })).sentence).toContain('DATA_DIR')
  })
})
