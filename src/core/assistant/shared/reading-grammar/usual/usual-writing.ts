import { inThousands } from '../sums/in-thousands.ts'
import { withPersonsCounted } from './named-persons.ts'
import { pricesPaired } from './paired-lists.ts'
import { rewritten } from './rewrites.ts'
import { withTableRows } from './table-rows.ts'
import { usualCounts } from './usual-counts.ts'
import { usualMarks } from './usual-marks.ts'
import { usualMeasures } from './usual-measures.ts'
import { usualPrices } from './usual-prices.ts'
import { usualSecondThoughts } from './usual-second-thoughts.ts'
import { usualSettlements } from './usual-settlements.ts'
import { usualWords } from './usual-words.ts'
import { inWageWriting } from './wage-writing.ts'

/** A message in the writing that the grammars know; the words stay as they were said. */
export const inUsualWriting = (text: string): string => {
  const known = rewritten(
    rewritten(inThousands(pricesPaired(withTableRows(withPersonsCounted(text)))), usualCounts),
    usualWords,
  )
  return [usualSecondThoughts, usualSettlements, usualMeasures, usualPrices, usualMarks].reduce(
    rewritten,
    inWageWriting(known),
  )
}
