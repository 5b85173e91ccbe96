import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { loadConfig } from '#core/config/server/config.ts'
import { StartRefused } from '#core/config/server/start-refused.ts'

import { type EvalCase, loadCases } from './case-file.ts'
import { chosenAssistant } from './choose.ts'
import { judgeAll } from './judge-all.ts'
import { missLines, scoresOf, scoreTable, unmet } from './scores.ts'

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

const environment: Readonly<Record<string, string | undefined>> = {
  // Nothing is signed here; without a key of its own one would be written into the data folder.
  SECRET_KEY: 'x'.repeat(32),
  ...process.env,
  ...(options.assistant === undefined ? {} : { ASSISTANT: options.assistant }),
}
const config = await loadConfig(environment).catch((cause: unknown) => {
  if (!(cause instanceof StartRefused)) throw cause
  say(cause.sentence)
  process.exit(1)
})
const assistant = await chosenAssistant(config)
const together = Number(options.together ?? (config.model === null ? 64 : 4))
const heldOut = 'held out'
/** Known to be missed: counted and shown, and not demanded yet. */
const open = 'open'
const folders =
  options.cases === undefined
    ? [
        ['cases', join(import.meta.dirname, 'cases')],
        [heldOut, join(import.meta.dirname, 'held-out')],
        [open, join(import.meta.dirname, 'open')],
      ]
    : [['cases', resolve(options.cases)]]

let failed = false
let asked = 0
for (const [name = '', path = ''] of folders) {
  const judged = await judgeAll(assistant, (await loadCases(path)).filter(wanted), together)
  asked += judged.length
  if (judged.length === 0) continue
  const scores = scoresOf(judged)
  const missing = unmet(scores)
  failed ||= missing.length > 0 && name !== open
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
if (asked === 0) say('no case is named so: look into eval/cases')
process.exitCode = failed || asked === 0 ? 1 : 0
