import { join } from 'node:path'
import { expect, test } from 'vitest'

import { createEmbeddedAssistant } from '#core/assistant/server/embedded-assistant.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import { loadCases } from './case-file.ts'
import { judgeAll } from './judge-all.ts'
import { scoresOf, unmet } from './scores.ts'

test('ASSIST-01, CHAT-16, DOC-04 every demand on the cases is met by the embedded engine', async () => {
  const cases = await loadCases(join(import.meta.dirname, 'cases'))
  const judged = await judgeAll(createEmbeddedAssistant({ skills: kindSkills }), cases, 64)
  expect(judged).toHaveLength(cases.length)
  expect(unmet(scoresOf(judged))).toEqual([])
  // All cases in one test: a minute here, several on a slow machine.
}, 600_000)
