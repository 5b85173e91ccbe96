import type { EvalCase } from './case-file.ts'
import { type Aspect, aspects, type Outcome, type Verdict } from './judge.ts'

export interface Judged {
  readonly one: EvalCase
  readonly outcome: Outcome
  readonly verdicts: readonly Verdict[]
}

/** `right` of `all`. */
export interface Score {
  readonly right: number
  readonly all: number
}

export interface Scores {
  readonly cases: number
  /** Cases right in kind and document type. */
  readonly understood: Score
  readonly byAspect: Readonly<Record<Aspect, Score>>
}

const shareOf = ({ right, all }: Score): number => (all === 0 ? 1 : right / all)
const count = (verdicts: readonly boolean[]): Score => ({
  right: verdicts.filter(Boolean).length,
  all: verdicts.length,
})

const isUnderstood = ({ verdicts }: Judged): boolean =>
  verdicts.every(
    ({ aspect, right }) => right || (aspect !== 'kind' && aspect !== 'documentType' && aspect !== 'notMade'),
  )

export const scoresOf = (judged: readonly Judged[]): Scores => ({
  cases: judged.length,
  understood: count(judged.map(isUnderstood)),
  byAspect: Object.fromEntries(
    aspects.map((aspect) => [
      aspect,
      count(
        judged.flatMap(({ verdicts }) => verdicts.filter((one) => one.aspect === aspect).map(({ right }) => right)),
      ),
    ]),
  ) as Record<Aspect, Score>,
})

/** The least share that an aspect may reach; what stands not here is told and not demanded. */
const demanded: readonly (readonly [string, (scores: Scores) => Score, number])[] = [
  ['kind and document type', ({ understood }) => understood, 0.97],
  ['facts', ({ byAspect }) => byAspect.fact, 0.95],
  ['facts in their places', ({ byAspect }) => byAspect.role, 0.95],
  ['totals', ({ byAspect }) => byAspect.total, 1],
  ['reckoned results', ({ byAspect }) => byAspect.result, 0.95],
  ['nothing made where nothing was ordered', ({ byAspect }) => byAspect.notMade, 1],
]

/** The demands that are not met, in words; none means that all are. */
export const unmet = (scores: Scores): string[] =>
  demanded
    .filter(([, scoreOf, least]) => shareOf(scoreOf(scores)) < least)
    .map(([what, scoreOf, least]) => {
      const score = scoreOf(scores)
      return `${what}: ${score.right} of ${score.all}, at least ${Math.ceil(least * 100)} % demanded`
    })

const percent = (score: Score): string =>
  score.all === 0 ? '-' : `${score.right}/${score.all} ${(shareOf(score) * 100).toFixed(1)}%`

const groupOf = ({ one }: Judged): string => one.expect.kind ?? 'chat'

/** The scores by kind, one row each, and a row for all. */
export const scoreTable = (judged: readonly Judged[]): string => {
  const groups = [...new Set(judged.map(groupOf))].sort()
  const rows = [
    ...groups.map((group) => [group, judged.filter((one) => groupOf(one) === group)] as const),
    ['all', judged] as const,
  ]
  const used = aspects.filter((aspect) => judged.some(({ verdicts }) => verdicts.some((one) => one.aspect === aspect)))
  const table = [
    ['', 'cases', 'understood', ...used],
    ...rows.map(([name, of]) => {
      const scores = scoresOf(of)
      return [
        name,
        String(scores.cases),
        percent(scores.understood),
        ...used.map((aspect) => percent(scores.byAspect[aspect])),
      ]
    }),
  ]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Every missed case with what was missed in it. */
export const missLines = (judged: readonly Judged[]): string[] =>
  judged.flatMap(({ one, verdicts }) => {
    const missed = verdicts.filter(({ right }) => !right)
    if (missed.length === 0) return []
    return [
      `${one.id}  ${one.message.replaceAll(/\s+/g, ' ').slice(0, 220)}`,
      ...missed.map(({ aspect, note }) => `    ${aspect}: ${note}`),
    ]
  })
