import { expect, test } from 'vitest'

import { itemKinds } from '#core/items/shared/kinds.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import type { Understanding } from '../shared/port.ts'
import type { Assistant } from './assistant.ts'
import { createEmbeddedAssistant } from './embedded-assistant.ts'
import { warmUp } from './warm-up.ts'

/** The embedded engine, and what it was asked to understand. */
const watched = (after: () => void = () => undefined): { assistant: Assistant; understood: Understanding[] } => {
  const embedded = createEmbeddedAssistant({ skills: kindSkills })
  const understood: Understanding[] = []
  const assistant: Assistant = {
    ...embedded,
    understand: async (...asked) => {
      const understanding = await embedded.understand(...asked)
      understood.push(understanding)
      after()
      return understanding
    },
  }
  return { assistant, understood }
}

test('ASSIST-01 before anybody asks, the engine has answered a question and made a thing of every kind', async () => {
  const { assistant, understood } = watched()
  await warmUp(assistant, new AbortController().signal)
  const made = understood.flatMap((understanding) => (understanding.outcome === 'request' ? understanding.kind : []))
  expect(new Set(made)).toEqual(new Set(itemKinds.filter((kind) => kindSkills[kind].maker !== null)))
  expect(understood.filter(({ outcome }) => outcome === 'answer').length).toBeGreaterThan(1)
})

test('ASSIST-01 a server that is stopped while the engine warms up is not kept', async () => {
  const stopping = new AbortController()
  const { assistant, understood } = watched(() => stopping.abort())
  await warmUp(assistant, stopping.signal)
  expect(understood).toHaveLength(1)
})
