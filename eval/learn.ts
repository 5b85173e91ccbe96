import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { packWeights } from '#core/assistant/shared/intent/opinion/second-opinion.ts'

import { loadCases } from './case-file.ts'
import { learn } from './learner.ts'
import { lessonOf, teaches } from './lessons.ts'

const lessons = (await loadCases(join(import.meta.dirname, 'cases'))).filter(teaches).map(lessonOf)
const { places, biases } = learn(lessons)
const { scale, signs } = packWeights(places)
const path = join(import.meta.dirname, '../src/core/assistant/shared/intent/opinion/learned.json')
const rounded = { biases: biases.map((bias) => Number(bias.toFixed(4))), scale: Number(scale.toFixed(6)), signs }
await writeFile(path, `${JSON.stringify(rounded, null, 2)}\n`)
process.stdout.write(`learned from ${lessons.length} cases\n`)
