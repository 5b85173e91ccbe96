import type { Run } from '../shared/render-tree.ts'

/** A place where a line may end, of no width. */
const mayEnd = '\u200b'

/** Between as many letters of a word that is too long. */
const piece = 4

/** Letters and figures take about this share of their size. */
const letterWidth = 0.52

/** Sums and numbers stand in one piece. */
const figure = /^[\d.,:/()%−–-]{1,24}$/

/**
 * Runs in which 'Rp' ends no line without its figure, wherever a line of the width has room for both. What stands on one
 * line keeps its ordinary spaces, by which files are searched.
 */
export const wholeSums = (runs: readonly Run[], width: number, size: number): readonly Run[] => {
  const widthOf = (run: Run, letters: number): number => letters * (run.size ?? size) * letterWidth
  if (runs.reduce((sum, run) => sum + widthOf(run, run.text.length), 0) < width * 0.8) return runs
  return runs.map((run) => ({
    ...run,
    text: run.text.replaceAll(/\bRp (\d[\d.,]*)/g, (sum, figure: string) =>
      widthOf(run, sum.length) <= width ? `Rp\u00a0${figure}` : sum,
    ),
  }))
}

/**
 * Runs whose words fit a width: what is longer (an address of the web, a long number, a word in a narrow column) may end
 * its line inside, as word processors have it, instead of standing out of its place. Other words are as they were.
 */
export const fittingRuns = (runs: readonly Run[], width: number, size: number): readonly Run[] => {
  const fits = (run: Run): number => Math.max(1, Math.floor(width / ((run.size ?? size) * letterWidth)))
  return wholeSums(runs, width, size).map((run) => {
    const most = fits(run)
    if (run.text.length <= most) return run
    return {
      ...run,
      text: run.text.replaceAll(/\S+/g, (word) => {
        const letters = [...word]
        if (letters.length <= most || figure.test(word)) return word
        return letters.map((letter, at) => (at > 0 && at % piece === 0 ? mayEnd + letter : letter)).join('')
      }),
    }
  })
}
