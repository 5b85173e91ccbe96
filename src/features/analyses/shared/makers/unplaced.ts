import type { AnalysisContent } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { bullets, inputs, p, startDraft } from '../draft.ts'
import type { ToldFigure } from '../told-figure.ts'
import { joinWords } from '../wording.ts'
import { aboutText, factsOf, keepOthers, titleOf } from './scope.ts'

/**
 * The numbers of a message that no reckoning has a sure place for: they are shown as they were told, and the result
 * stays a blank. A wrong result would be believed.
 */
export const makeUnplaced = (request: AnalysisRequest, shares: readonly string[] = []): AnalysisContent => {
  const draft = startDraft('umum')
  keepOthers(draft, request, new Set<ToldFigure>())
  draft.section('ringkasan', 'Ringkasan', [
    p(
      shares.length > 0
        ? `Hasilnya belum bisa dihitung karena belum jelas ${joinWords(shares)} itu dari apa: [isi dari apa]. Tanpa itu hasilnya keliru, jadi tidak ditulis. Angka yang sudah tercatat:`
        : `Angka untuk analisis ${aboutText(request)} sudah tercatat, tetapi belum jelas mana yang masuk, mana yang keluar, dan mana yang untuk satu barang. Hasilnya belum dihitung: [isi hasil].`,
    ),
    inputs(draft.figures.map(({ id }) => id)),
  ])
  draft.section('langkah', 'Supaya bisa dihitung', [
    bullets([
      'Harga jual satu barang, dan berapa yang terjual: [isi harga dan jumlah terjual].',
      'Modal satu barang, atau modal semuanya: [isi modal].',
      'Biaya lain, untuk sehari, sebulan, atau sekali: [isi biaya lain].',
    ]),
  ])
  return draft.finish({ title: titleOf('Analisis', request), key: '', facts: factsOf(request) })
}
