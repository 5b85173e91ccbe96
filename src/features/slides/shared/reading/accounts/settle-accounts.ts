import type { Account, DeckPurpose, KeyFigure } from '../../deck-request.ts'
import type { Draft } from '../figure-draft.ts'
import { metricName } from '../metric-words.ts'
import { moneyText } from '../told-figures.ts'
import { changeAccounts, comparedAccounts } from './against.ts'
import { gainHead, measuredAccount } from './measured.ts'
import { isFunding, takeNeeds } from './needs.ts'
import { againstOneTarget, againstWholeTarget } from './one-target.ts'
import { takeRunning } from './running-costs.ts'
import { takeStatement } from './statement.ts'

/** Things with the same measures as a table; else each of their sums is a figure. */
const takeMeasured = (draft: Draft): Account | null => {
  const table = measuredAccount(draft.measured)
  if (table === null)
    draft.figures.push(
      ...draft.measured.flatMap(({ name, sums }) =>
        sums.map(({ metric, value }) => ({ label: `${metric} ${name}`, value: moneyText(value) })),
      ),
    )
  return table
}

/** Whether a topic asks for what a table shows already: `laba/rugi tiap cabang`, `kesimpulan cabang mana yang bermasalah`. */
export const isAnswered = (topic: string, accounts: readonly Account[]): boolean =>
  accounts.some(({ rows: [heads = []] }) => heads.includes(gainHead)) &&
  /\b(?:laba|rugi|untung|kesimpulan|selisih|mana yang)\b/i.test(topic)

/** Figures that were told one by one and belong together: what the money is for, what came in and went out, old and new. */
export const settleAccounts = (
  draft: Draft,
  purpose: DeckPurpose,
  text: string,
  summed: readonly KeyFigure[],
): { readonly accounts: Account[]; readonly isSummed: boolean } => {
  draft.against.push(...againstOneTarget(draft))
  draft.figures.push(...againstWholeTarget(draft))
  const compared = comparedAccounts(draft.against, metricName.exec(text)?.[0] ?? '', text)
  draft.figures = draft.figures.filter((one) => !compared.taken.includes(one))
  const table = takeMeasured(draft)
  const drawn = ['promotion', 'training'].includes(purpose) ? null : changeAccounts(draft.against, draft.figures)
  if (drawn) draft.figures = draft.figures.filter((one) => !drawn.taken.includes(one))
  const running = purpose === 'pitch' || purpose === 'proposal' ? takeRunning(draft, text) : null
  const isNeeded = isFunding(purpose, text) && takeNeeds(draft, text, summed)
  const statement = ['report', 'other'].includes(purpose) ? takeStatement(draft, text) : null
  return {
    accounts: [
      ...(table ? [table] : []),
      ...(running ? [running] : []),
      ...(statement ? [statement] : []),
      ...compared.accounts,
      ...(drawn?.accounts ?? []),
    ],
    isSummed: isNeeded || statement !== null || table !== null,
  }
}
