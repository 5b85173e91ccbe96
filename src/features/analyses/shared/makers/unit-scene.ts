import type { AnalysisRequest } from '../analysis-request.ts'
import type { Draft } from '../draft.ts'
import type { ToldFigure } from '../told-figure.ts'

export type UnitType = 'bep' | 'harga' | 'kelayakan' | 'laba_rugi'

/** What the makers of the sections need to know of the figures that are there. */
export interface Scene {
  readonly type: UnitType
  readonly draft: Draft
  readonly request: AnalysisRequest
  readonly noun: string
  readonly used: Set<ToldFigure>
}
