import type { KindSkill } from '#core/assistant/shared/kind-skill.ts'

import type { AnalysisContent } from './analysis-content.ts'
import { composeAnalysis } from './compose-analysis.ts'
import { type AnalysisOrder, withMemory } from './from-memory/analysis-memory.ts'
import { introduceSheetAnalysis, makeSheetAnalysis } from './from-sheet/make-sheet-analysis.ts'
import { makeTillSales } from './from-memory/till-sales.ts'
import { introduceAnalysis } from './introduce-analysis.ts'
import { aboutText } from './makers/scope.ts'
import { analysisTeaching } from './model-teaching.ts'
import { readRequest } from './read-request.ts'
import { reckonedAnswer } from './reckoned-answer.ts'
import { withToldBesides } from './told-besides.ts'
import { analysisQuestions } from './analysis-questions.ts'
import { analysisReviser } from './revise/reviser.ts'

const compose = (request: AnalysisOrder): AnalysisContent => {
  if (request.sheet) return makeSheetAnalysis(request.sheet)
  return request.remembered?.sales
    ? makeTillSales(request.remembered.sales, request)
    : withToldBesides(composeAnalysis(request), request.message)
}

const introduce = (request: AnalysisOrder, content: AnalysisContent): string =>
  request.sheet ? introduceSheetAnalysis(request.sheet, content) : introduceAnalysis(content)

/** What the analyses teach the assistant: their words, and how the figures of a message become a reckoned report. */
export const analysisSkill: KindSkill<AnalysisOrder> = {
  kind: 'analysis',
  vocabulary: {
    nouns: [
      'analisis',
      'analisa',
      'analysis',
      'riset',
      'research',
      'penelitian',
      'laporan analisis',
      'laporan analisa',
      'laporan riset',
      'riset pasar',
      'riset pesaing',
      'swot',
      'studi kelayakan',
      'kajian',
      'kajian usaha',
      'studi banding',
      'hitungan bep',
      'perbandingan harga',
      'perbandingan',
      'komparasi',
      'analisis swot',
    ],
    types: {},
    tokens: [],
    reckoned: [
      'unit economics',
      'unit economic',
      'arus kas',
      'cash flow',
      'cashflow',
      'bep',
      'titik impas',
      'balik modal',
      'laba rugi',
      'untung rugi',
      'laba bersih',
      'margin',
      'hpp',
      'harga jual',
      'kesehatan keuangan',
      'keuangan usaha',
      'keuangan warung',
      'keuangan toko',
      'kelayakan',
      'supplier',
      'pemasok',
      'perbandingan harga',
      'perbandingan biaya',
    ],
    verbs: [
      'analisis',
      'swot',
      'analisa',
      'analisiskan',
      'analisisin',
      'analisakan',
      'analisain',
      'menganalisis',
      'menganalisa',
      'dianalisis',
      'dianalisa',
      'dianalisiskan',
      'nganalisis',
      'riset',
      'risetkan',
      'risetin',
      'meriset',
      'teliti',
      'telitikan',
      'kaji',
    ],
  },
  maker: {
    readRequest: (reading, _type, context) => withMemory(readRequest(reading, context), reading.text, context),
    composeItem: (request) => {
      const content = compose(request)
      return {
        kind: 'analysis',
        title: content.title,
        description: (request.sheet ? `Dari berkas ${request.sheet.file}` : `Analisis ${aboutText(request)}`).slice(
          0,
          200,
        ),
        documentType: null,
        content,
        ...(request.remembered ? { usedFacts: request.remembered.used } : {}),
      }
    },
    introduce: (request) => [introduce(request, compose(request)), ...(request.remembered?.notes ?? [])].join('\n\n'),
  },
  model: {
    ...analysisTeaching,
    readRequest: (filled, told) =>
      withMemory(analysisTeaching.readRequest(filled, told), told.reading.text, told.context),
  },
  reviser: analysisReviser,
  facts: analysisQuestions,
  reckon: reckonedAnswer,
}
