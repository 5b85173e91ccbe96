import { withSeriesNamed } from './named-series.ts'
import { withoutLongRuns } from './without-long-runs.ts'
import { withoutMarkup } from './without-markup.ts'

/** A message as every reader gets it: without markup and empty runs, and with a row of sums under its days. */
export const plainMessage = (asWritten: string): string => withSeriesNamed(withoutMarkup(withoutLongRuns(asWritten)))
