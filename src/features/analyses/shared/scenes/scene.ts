import type { AnalysisRequest } from '../analysis-request.ts'
import type { Worked } from '../makers/worked.ts'
import type { ToldFigure } from '../told-figure.ts'

/** Recognises one sort of question by its words and figures; null where the message asks something else. */
export type Scene = (request: AnalysisRequest) => Worked | null

export { words } from '../whole-words.ts'

export const moneyOf = ({ figures }: AnalysisRequest): ToldFigure[] =>
  figures.filter(({ kind, range }) => kind === 'money' && range === undefined)
export const percentsOf = ({ figures }: AnalysisRequest): ToldFigure[] =>
  figures.filter(({ kind }) => kind === 'percent')
export const countsOf = ({ figures }: AnalysisRequest): ToldFigure[] => figures.filter(({ kind }) => kind === 'count')

/** The words of a figure, its name and what it was read from. */
export const saidOf = ({ label, said, noun }: ToldFigure): string => `${label} ${said} ${noun}`

export const isTimeNoun = (noun: string): boolean => ['hari', 'minggu', 'bulan', 'tahun', 'jam', 'menit'].includes(noun)
