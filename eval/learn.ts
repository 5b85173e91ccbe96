import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { featuresOf } from '#core/assistant/shared/intent/opinion/features.ts'
import { outcomes, packWeights } from '#core/assistant/shared/intent/opinion/second-opinion.ts'
import { readWords } from '#core/assistant/shared/intent/words.ts'
import { inIndonesian } from '#core/assistant/shared/regional-words.ts'

import { loadCases } from './case-file.ts'
import { learn, type Lesson } from './learner.ts'

const cases = await loadCases(join(import.meta.dirname, 'cases'))
// What earlier turns or the owner's own things decide is not in the message.
const lessons = cases
  .filter(
    ({ turns, context, expect }) => turns.length === 0 && context.open === undefined && expect.kind !== 'revision',
  )
  .map(({ message, expect }): Lesson => ({
    features: featuresOf(readWords(inIndonesian(message))),
    outcome: outcomes.indexOf(expect.kind === null || expect.kind === 'revision' ? 'chat' : expect.kind),
  }))
const { places, biases } = learn(lessons)
const { scale, signs } = packWeights(places)
const path = join(import.meta.dirname, '../src/core/assistant/shared/intent/opinion/learned.json')
const rounded = { biases: biases.map((bias) => Number(bias.toFixed(4))), scale: Number(scale.toFixed(6)), signs }
await writeFile(path, `${JSON.stringify(rounded, null, 2)}\n`)
process.stdout.write(`learned from ${lessons.length} cases\n`)
