import type { Assistant } from '#core/assistant/server/assistant.ts'

import { ask } from './ask.ts'
import type { EvalCase } from './case-file.ts'
import { judge, type Outcome } from './judge.ts'
import type { Judged } from './scores.ts'

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

/** Puts every case to the assistant, `together` at once, and judges what came; in the order of the cases. */
export const judgeAll = async (
  assistant: Assistant,
  cases: readonly EvalCase[],
  together: number,
): Promise<Judged[]> => {
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
