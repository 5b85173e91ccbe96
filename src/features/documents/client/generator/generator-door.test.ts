import { expect, test } from 'vitest'

import { closeGenerator, keepPrompt, knowWriter, openGenerator, useGeneratorDoor } from './generator-door.ts'

const prompt = (): string => useGeneratorDoor.getState().prompt

test('DOC-07 a description outlives closing, and nobody finds that of somebody else', () => {
  knowWriter('usr_satu')
  openGenerator()
  keepPrompt('undangan rapat warga')
  closeGenerator()
  knowWriter('usr_satu')
  expect(prompt()).toBe('undangan rapat warga')
  knowWriter(null)
  expect(prompt()).toBe('')
})
