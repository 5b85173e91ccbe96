import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import type { Assistant } from '#core/assistant/server/assistant.ts'
import { loadConfig } from '#core/config/server/config.ts'

import { ask } from './ask.ts'
import { type EvalCase, loadCases } from './case-file.ts'
import { chosenAssistant } from './choose.ts'
import { judge, type Outcome } from './judge.ts'
import { type Judged, missLines, scoresOf, scoreTable, unmet } from './scores.ts'

const { values: options } = parseArgs({
  options: {
    /** Another assistant than the environment names; its settings are the product's own. */
    assistant: { type: 'string' },
    /** A file or folder of cases instead of our own. */
    cases: { type: 'string' },
    kind: { type: 'string' },
    only: { type: 'string' },
    /** The misses of the held-out cases too; whoever mends a rule does not look at them. */
    'show-held-out': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    /** How many cases are asked at once. */
    together: { type: 'string' },
  },
})

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const wanted = ({ id, file, expect }: EvalCase): boolean =>
  (options.only === undefined || options.only.split(',').some((one) => id === one || file.includes(one))) &&
  (options.kind === undefined || (expect.kind ?? 'chat') === options.kind)

/** An assistant that breaks on a message has missed it; the others are judged all the same. */
const broken = (cause: unknown): Outcome => ({
  kind: null,
  documentType: null,
  posIntent: null,
  businessName: null,
  businessType: null,
  title: '',
  readable: '',
  answer: '',
  intent: `broken: ${cause instanceof Error ? String(cause.cause ?? cause) : String(cause)}`,
})

const judgeAll = async (assistant: Assistant, cases: readonly EvalCase[], together: number): Promise<Judged[]> => {
  const judged: Judged[] = []
  let next = 0
  const work = async (): Promise<void> => {
    for (let at = next++; at < cases.length; at = next++) {
      const one = cases[at]
      if (one === undefined) return
      const outcome = await ask(assistant, one).catch((cause: unknown) => broken(cause))
      judged[at] = { one, outcome, verdicts: judge(one, outcome) }
    }
  }
  await Promise.all(Array.from({ length: together }, work))
  return judged
}

const environment: Readonly<Record<string, string | undefined>> = {
  // Nothing is signed here; without a key of its own one would be written into the data folder.
  SECRET_KEY: 'x'.repeat(32),
  ...process.env,
  ...(options.assistant === undefined ? {} : { ASSISTANT: options.assistant }),
}
const config = await loadConfig(environment)
const assistant = await chosenAssistant(config)
const together = Number(options.together ?? (config.model === null ? 64 : 4))
const heldOut = 'held out'
const folders =
  options.cases === undefined
    ? [
        ['cases', join(import.meta.dirname, 'cases')],
        [heldOut, join(import.meta.dirname, 'held-out')],
      ]
    : [['cases', resolve(options.cases)]]

let failed = false
for (const [name = '', path = ''] of folders) {
  const judged = await judgeAll(assistant, (await loadCases(path)).filter(wanted), together)
  if (judged.length === 0) continue
  const scores = scoresOf(judged)
  const missing = unmet(scores)
  failed ||= missing.length > 0
  if (options.json) {
    say(
      JSON.stringify({
        name,
        assistant: assistant.name,
        scores,
        missing,
        judged: judged.map(({ one, outcome, verdicts }) => ({ id: one.id, message: one.message, outcome, verdicts })),
      }),
    )
    continue
  }
  const misses = missLines(judged)
  say(`\n${name}, ${assistant.name}\n\n${scoreTable(judged)}`)
  if (misses.length > 0 && (name !== heldOut || options['show-held-out'])) say(`\nmissed:\n${misses.join('\n')}`)
  say(missing.length === 0 ? '\nall demands are met' : `\nNOT MET: ${missing.join('; ')}`)
}
process.exitCode = failed ? 1 : 0
