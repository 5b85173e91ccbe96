import { withSeriesNamed } from './named-series.ts'
import { withoutLongRuns } from './without-long-runs.ts'

/** A message as every reader gets it: without empty runs, and with a row of sums under its days. */
export const plainMessage = (asWritten: string): string => withSeriesNamed(withoutLongRuns(asWritten))
