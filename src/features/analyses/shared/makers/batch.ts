import type { AnalysisContent } from '../analysis-content.ts'
import { bind, bullets, cards, type Draft, note, onlyIf, p, sourcesSection, startDraft, table } from '../draft.ts'
import { batchCosts } from '../read-reckoning.ts'
import type { ToldFigure } from '../told-figure.ts'
import { byRole, factsOf, keepOthers, type Maker, oneFigure, titleOf } from './scope.ts'

/** How many of the smaller unit are in the larger one. */
const parts: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ton: { kg: 1000, kuintal: 10, kwintal: 10 },
  kuintal: { kg: 100 },
  kwintal: { kg: 100 },
  kg: { gram: 1000, gr: 1000, ons: 10 },
  lusin: { pcs: 12, buah: 12, biji: 12, potong: 12 },
  kodi: { pcs: 20, buah: 20, lembar: 20, potong: 20, helai: 20 },
  gross: { pcs: 144, buah: 144 },
  liter: { ml: 1000 },
}

const readCosts = (draft: Draft, costs: readonly ToldFigure[], each: readonly ToldFigure[], noun: string): void => {
  draft.group('biaya', 'biaya sekali produksi')
  costs.forEach((one, at) =>
    draft.figure(
      `biaya_${at + 1}`,
      one.label || (one.role === 'capital' ? 'Modal' : costs.length > 1 ? `Biaya ${at + 1}` : 'Biaya'),
      {
        value: one.value,
        group: 'biaya',
        said: one.said,
      },
    ),
  )
  draft.metric('modal', 'Modal sekali produksi', 'sum(biaya)')
  if (each.length === 0) return
  draft.group('tambahan', `biaya tambahan per ${noun}`)
  each.forEach((one, at) =>
    draft.figure(`tambahan_${at + 1}`, one.label || `Biaya per ${noun}`, {
      value: one.value,
      per: noun,
      group: 'tambahan',
      said: one.said,
    }),
  )
}

const costSection = (draft: Draft, noun: string): void => {
  const rows = draft.figures.filter(({ group }) => group === 'biaya')
  const isMany = rows.length > 1
  if (isMany) {
    draft.metric('terbesar', 'Biaya terbesar', 'argmax(biaya)', { unit: 'name' })
    draft.metric('terbesar_nilai', 'Biaya terbesar', 'max(biaya)')
    draft.metric('terbesar_persen', 'Bagian dari modal', 'terbesar_nilai / modal * 100', { unit: 'percent' })
  }
  draft.section('biaya', 'Modal dan biaya per satuan', [
    table(
      ['Biaya', 'Rupiah'],
      rows.map(({ id, label }) => [label, bind(id)]),
      ['Modal', bind('modal')],
    ),
    p(`Modal ${bind('modal')} menjadi ${bind('hasil')}, jadi satu ${noun} menghabiskan **${bind('hpp')}**.`),
    cards('hpp'),
    isMany
      ? p(
          `Paling besar: **${bind('terbesar')}**, ${bind('terbesar_nilai')} atau ${bind('terbesar_persen')} dari modal.`,
        )
      : null,
    isMany
      ? draft.chart({
          id: 'grafik_biaya',
          title: 'Pembagian modal',
          shape: 'share',
          unit: 'rupiah',
          categories: rows.map(({ label }) => label),
          series: [{ name: 'Biaya', values: rows.map(({ id }) => id) }],
        })
      : null,
  ])
}

/** `kolak 120 cup, laku 100 cup`: how many were sold of what was made, and what that leaves. */
const readSold = (
  draft: Draft,
  { figures }: Parameters<Maker>[0],
  made: ToldFigure | undefined,
  noun: string,
  hasOwnCosts: boolean,
): ToldFigure | undefined => {
  const sold = figures.find(
    (one) =>
      one.role === 'volume' &&
      one.kind === 'count' &&
      (one.noun === noun || one.noun === '') &&
      one.per === null &&
      one.value < (made?.value ?? 0),
  )
  if (sold === undefined) return undefined
  draft.figure('laku', 'Terjual', { value: sold.value, unit: 'count', noun, said: sold.said })
  draft.metric('sisa', 'Tidak terjual', 'hasil - laku', { unit: 'count', noun })
  draft.metric('omzet_laku', 'Uang masuk', 'laku * harga')
  draft.metric(
    'laba_laku',
    'Untung dari yang terjual',
    hasOwnCosts ? 'omzet_laku - modal - hasil * sum(tambahan)' : 'omzet_laku - modal',
  )
  draft.metric('laba_laku_besar', 'Besar untung atau rugi', 'abs(laba_laku)')
  return sold
}

/** What one making or harvest cost, how much came of it and what it sells for: cost of one, profit, when the outlay is back. */
export const makeBatch: Maker = (request): AnalysisContent => {
  const draft = startDraft('laba_rugi')
  const prices = byRole(request, 'price')
  const bought = request.figures.find(({ pieces }) => pieces !== undefined && pieces.noun === prices[0]?.noun)
  const [told] = byRole(request, 'yield')
  const made =
    told ?? (bought?.pieces ? { ...bought, value: bought.pieces.count, noun: bought.pieces.noun } : undefined)
  const wanted = request.figures.find(({ role, kind }) => ['margin', 'markup'].includes(role) && kind === 'percent')
  const sold = prices.find(({ noun }) => noun !== '')?.noun ?? ''
  const own = made?.noun ?? 'unit'
  const factor = parts[own]?.[sold] ?? 1
  const noun = factor > 1 ? sold : own
  const all = batchCosts(request.figures)
  const each = all.filter((one) => one.noun !== '' && one.noun === noun)
  const costs = all.filter((one) => !each.includes(one) && one.role !== 'total')
  const total = all.find(({ role }) => role === 'total')
  const spent = costs.length === 0 && total ? [total] : costs
  readCosts(draft, spent, each, noun)
  draft.figure('hasil_disebut', 'Hasil', {
    value: made?.value ?? null,
    unit: 'count',
    noun: own,
    said: made?.said ?? '',
  })
  draft.metric('hasil', 'Hasil', factor > 1 ? `hasil_disebut * ${factor}` : 'hasil_disebut', { unit: 'count', noun })
  draft.metric('hpp', `Modal per ${noun}`, each.length > 0 ? 'modal / hasil + sum(tambahan)' : 'modal / hasil')
  if (prices.length === 0 && wanted) {
    const isMarkup = wanted.role === 'markup'
    const label = isMarkup ? 'Untung dari modal yang diinginkan' : 'Margin yang diinginkan'
    draft.figure('margin_target', label, { value: wanted.value, unit: 'percent', said: wanted.said })
    const formula = isMarkup ? 'ceil(hpp * (1 + margin_target / 100))' : 'ceil(hpp / positive(1 - margin_target / 100))'
    draft.metric('harga', 'Harga jual', formula, { per: noun })
    draft.note(
      p(`Supaya ${isMarkup ? 'untung' : 'margin'} ${bind('margin_target')}, satu ${noun} dijual **${bind('harga')}**.`),
    )
  } else oneFigure(draft, 'harga', 'Harga jual', prices, { per: noun })
  draft.metric('untung_unit', `Untung per ${noun}`, 'harga - hpp')
  draft.metric('margin', 'Margin', 'untung_unit / harga * 100', { unit: 'percent' })
  draft.metric('omzet', 'Hasil penjualan kalau habis', 'hasil * harga')
  draft.metric(
    'laba',
    'Untung kalau habis',
    each.length > 0 ? 'omzet - modal - hasil * sum(tambahan)' : 'omzet - modal',
  )
  draft.metric('laba_besar', 'Besar untung atau rugi', 'abs(laba)')
  draft.metric('laba_persen', 'Untung dari modal', 'laba / modal * 100', { unit: 'percent' })
  draft.metric(
    'balik',
    'Modal kembali setelah terjual',
    each.length > 0 ? 'ceil(modal / positive(harga - sum(tambahan)))' : 'ceil(modal / harga)',
    {
      unit: 'count',
      noun,
    },
  )
  const laku = readSold(draft, request, made, noun, each.length > 0)
  draft.section('ringkasan', 'Ringkasan', [
    laku
      ? p(
          `Terjual ${bind('laku')} dari ${bind('hasil')}: uang masuk ${bind('omzet_laku')} dan {{laba_laku|untungnya|hasilnya impas, selisih|ruginya}} **${bind('laba_laku_besar')}** setelah modal ${bind('modal')}.`,
          onlyIf('laba_laku', 'positive', 'zero', 'negative'),
        )
      : null,
    laku ? cards('laba_laku', 'omzet_laku', 'hpp', 'sisa') : cards('laba', 'hpp', 'untung_unit', 'balik'),
    p(
      `Kalau ${bind('hasil')} habis terjual @${bind('harga')}, uang masuk ${bind('omzet')} dan {{laba|untungnya|hasilnya impas, selisih|ruginya}} **${bind('laba_besar')}** (${bind('laba_persen')} dari modal).`,
      onlyIf('laba', 'positive', 'zero', 'negative'),
    ),
    p(
      `Satu ${noun} bermodal **${bind('hpp')}** dan memberi untung **${bind('untung_unit')}**, margin ${bind('margin')}.`,
      onlyIf('untung_unit', 'positive'),
    ),
    p(
      `Modal ${bind('modal')} sudah kembali setelah **${bind('balik')}** terjual; sesudah itu semuanya untung.`,
      onlyIf('laba', 'positive'),
    ),
    note(
      `Harga jual di bawah modal per ${noun}. Paling sedikit dijual ${bind('hpp')} supaya tidak rugi.`,
      onlyIf('untung_unit', 'negative'),
    ),
    ...draft.notes,
  ])
  costSection(draft, noun)
  draft.section('untung', 'Untung kalau habis terjual', [
    table(
      ['Hitungan', 'Rupiah'],
      [
        [`Uang masuk (${bind('hasil')} × ${bind('harga')})`, bind('omzet')],
        ['Modal', bind('modal')],
      ],
      ['Untung', bind('laba')],
    ),
    cards('omzet', 'laba', 'margin', 'laba_persen'),
    draft.chart({
      id: 'grafik_untung',
      title: 'Modal, uang masuk, dan untung',
      shape: 'bar',
      unit: 'rupiah',
      categories: ['Modal', 'Uang masuk', 'Untung'],
      series: [{ name: 'Rupiah', values: ['modal', 'omzet', 'laba'] }],
    }),
  ])
  draft.section('langkah', 'Yang perlu diperhatikan', [
    bullets([
      `Harga terendah yang tidak rugi adalah ${bind('hpp')} per ${noun}; potongan harga jangan sampai melewatinya.`,
      `Kalau ada yang rusak atau tidak laku, untungnya berkurang ${bind('harga')} untuk tiap ${noun}.`,
      'Yang belum disebut dan belum dihitung, misalnya tenaga sendiri, gas, dan kemasan: [isi biaya lain].',
    ]),
  ])
  keepOthers(draft, request, new Set([...all, ...prices, ...[told, wanted, laku].filter((one) => one !== undefined)]))
  sourcesSection(draft)
  return draft.finish({
    title: titleOf('Analisis Untung Produksi', request),
    key: laku ? 'laba_laku' : 'laba',
    facts: factsOf(request),
  })
}
