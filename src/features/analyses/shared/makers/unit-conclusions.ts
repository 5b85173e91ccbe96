import type { AnalysisBlock } from '../analysis-content.ts'
import { bind, type Draft, onlyIf, p } from '../draft.ts'

/** The answer in sentences; each stands only while its numbers are known. */
export const conclusions = (draft: Draft, noun: string): AnalysisBlock[] => [
  ...(draft.has('bep')
    ? [
        p(
          `Biaya tetap tertutup setelah terjual **${bind('bep')}** sebulan${draft.has('bep_omzet') ? `, yaitu omzet **${bind('bep_omzet')}**` : ''}.`,
          onlyIf('bep', 'positive', 'zero'),
        ),
      ]
    : []),
  p(
    `Setiap ${noun} memberi untung ${bind('untung_unit')}${draft.has('margin') ? `, margin ${bind('margin')} dari harga jual` : ''}.`,
    onlyIf('untung_unit', 'positive'),
  ),
  ...(draft.has('jual_target')
    ? [
        p(
          `Supaya untung ${bind('target')}, harus terjual **${bind('jual_target')}** sebulan.`,
          onlyIf('jual_target', 'positive'),
        ),
      ]
    : []),
  ...(draft.has('laba')
    ? [
        p(
          `Dengan penjualan ${bind('terjual')} sebulan, usaha {{laba|untung|impas, selisih|rugi}} **${bind('laba_besar')}** per bulan.`,
          onlyIf('laba', 'positive', 'zero', 'negative'),
        ),
      ]
    : []),
  ...(draft.has('balik_modal')
    ? [
        p(
          `Modal kembali dalam **${bind('balik_modal')}** selama penjualan bertahan.`,
          onlyIf('balik_modal', 'positive'),
        ),
      ]
    : []),
  ...(draft.has('harga_saran')
    ? [p(`Harga yang disarankan hitungan: **${bind('harga_saran')}** per ${noun}.`, onlyIf('harga_saran', 'positive'))]
    : []),
]
