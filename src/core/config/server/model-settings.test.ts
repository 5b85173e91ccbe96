import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { StartRefused } from './start-refused.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'juragan-model-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const load = (environment: Record<string, string>) => loadConfig({ DATA_DIR: folder, ...environment })
const refusal = async (environment: Record<string, string>): Promise<string> => {
  try {
    await load(environment)
  } catch (error) {
    if (error instanceof StartRefused) return error.sentence
    throw error
  }
  throw new Error('expected a refusal')
}

describe('ASSIST-02 settings of the language model', () => {
  test('ASSIST-02 without settings the embedded assistant answers and nothing takes over', async () => {
    expect(await load({})).toMatchObject({ assistant: 'embedded', model: null, assistantFallback: 'none' })
  })

  test('ASSIST-02 an address of one’s own needs no key, and its slash at the end does not count', async () => {
    const config = await load({
      ASSISTANT: 'openai',
      OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1/',
      OPENAI_API_KEY: '',
      OPENAI_MODEL: 'qwen3:8b',
      ASSISTANT_FALLBACK: 'embedded',
    })
    expect(config.model).toEqual({
      provider: 'openai',
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: '',
      model: 'qwen3:8b',
    })
    expect(config.assistantFallback).toBe('embedded')
  })

  test.each([
    ['openai', 'https://api.openai.com/v1'],
    ['anthropic', 'https://api.anthropic.com/v1'],
    ['google', 'https://generativelanguage.googleapis.com/v1beta'],
  ])('ASSIST-02 %s: key and model are demanded by name, the address is known', async (assistant, baseUrl) => {
    const prefix = assistant.toUpperCase()
    const sentence = await refusal({ ASSISTANT: assistant })
    expect(sentence).toContain(`${prefix}_API_KEY harus diisi`)
    expect(sentence).toContain(`${prefix}_MODEL harus diisi`)
    const { model } = await load({ ASSISTANT: assistant, [`${prefix}_API_KEY`]: 'k-1', [`${prefix}_MODEL`]: 'm-1' })
    expect(model).toEqual({ provider: assistant, baseUrl, apiKey: 'k-1', model: 'm-1' })
  })

  test('ASSIST-02 a refusal never repeats a key', async () => {
    const sentence = await refusal({ ASSISTANT: 'anthropic', ANTHROPIC_API_KEY: 'rahasia sekali' })
    expect(sentence).toContain('ANTHROPIC_API_KEY')
    expect(sentence).not.toContain('rahasia')
  })
})
