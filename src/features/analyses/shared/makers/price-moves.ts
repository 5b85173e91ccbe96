import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisBlock, AnalysisContent } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { bind, bullets, cards, type Draft, note, onlyIf, p, sourcesSection, startDraft, table } from '../draft.ts'
import { movedPrices } from '../read-reckoning.ts'
import type { ToldFigure } from '../told-figure.ts'
import { aboutText, byRole, factsOf, keepOthers, type Maker, openDays, titleOf } from './scope.ts'

const ofMonth = /(?<!\p{L})(?:sebulan|per bulan)(?!\p{L})/iu

/** How many are sold or bought, in the time told. */
const readVolume = (
  draft: Draft,
  request: AnalysisRequest,
  used: Set<ToldFigure>,
  label: string,
): ToldFigure | undefined => {
  const volume = request.figures.find(({ role, kind }) => kind === 'count' && ['volume', 'need'].includes(role))
  if (!volume) return undefined
  used.add(volume)
  draft.figure('jumlah', label, {
    value: volume.value,
    unit: 'count',
    noun: volume.noun,
    per: volume.per ?? '',
    said: volume.said,
  })
  return volume
}

/** `sebelum diskon laku 40, sesudah 65`: how many are sold afterwards. */
const readLater = (
  draft: Draft,
  request: AnalysisRequest,
  used: Set<ToldFigure>,
  first: ToldFigure | undefined,
): boolean => {
  // `biasanya laku 30, pas diskon 45`; a second number sold is that of the changed price, whatever tells it.
  const later = request.figures.find(
    (one) =>
      one !== first &&
      one.kind === 'count' &&
      one.role !== 'days' &&
      (one.noun === first?.noun || one.noun === '' || first?.noun === '') &&
      (one.role === 'volume' ||
        /(?<!\p{L})(?:sesudah|setelah|jadi|sekarang|skrg|naik|tembus|diskon|promo|prediksi\p{L}*|perkiraan\p{L}*|kira-kira)/iu.test(
          one.said,
        )),
  )
  if (!first || !later) return false
  used.add(later)
  draft.figure('jumlah_baru', 'Terjual sesudahnya', {
    value: later.value,
    unit: 'count',
    noun: later.noun || first.noun,
    per: later.per ?? first.per ?? '',
    said: later.said,
  })
  return true
}

/** Profit of one before and after a change of its price, and how many must be sold for the same profit. */
const profits = (draft: Draft, noun: string, hasVolume: boolean, per: string): void => {
  const hasLater = draft.has('jumlah_baru')
  draft.metric('untung_lama', `Untung per ${noun} sebelumnya`, 'lama - modal')
  draft.metric('untung_baru', `Untung per ${noun} sesudahnya`, 'baru - modal')
  draft.metric('margin_baru', 'Margin sesudahnya', 'untung_baru / baru * 100', { unit: 'percent' })
  draft.metric('untung_ubah', 'Perubahan untung', '(untung_baru - untung_lama) / positive(untung_lama) * 100', {
    unit: 'percent',
  })
  if (!hasVolume) return
  draft.metric('laba_lama', 'Untung sebelumnya', 'jumlah * untung_lama', { per })
  draft.metric(
    'laba_baru',
    hasLater ? 'Untung sesudahnya' : 'Untung sesudahnya, terjual sama',
    hasLater ? 'jumlah_baru * untung_baru' : 'jumlah * untung_baru',
    { per },
  )
  draft.metric('laba_beda', 'Selisih untung', 'laba_baru - laba_lama', { per })
  draft.metric('laba_beda_besar', 'Selisih untung', 'abs(laba_beda)', { per })
  draft.metric('perlu', 'Harus terjual supaya untungnya sama', 'ceil(laba_lama / positive(untung_baru))', {
    unit: 'count',
    noun,
    per,
  })
  draft.metric('tambahan', 'Selisih terjual', 'perlu - jumlah', { unit: 'count', noun })
  draft.metric('tambahan_besar', 'Selisih terjual', 'abs(tambahan)', { unit: 'count', noun })
  draft.metric('tambahan_persen', 'Selisih terjual', 'tambahan_besar / jumlah * 100', { unit: 'percent' })
}

/** What the other price and the other number sold make of the gain. */
const laterGain = (per: string): AnalysisBlock =>
  p(
    `Untungnya {{laba_beda|naik|tetap, selisih|turun}} **${bind('laba_beda_besar')}**${per === '' ? '' : ` se${per}`}: dari ${bind('laba_lama')} menjadi **${bind('laba_baru')}**.`,
    onlyIf('laba_beda', 'positive', 'zero', 'negative'),
  )

const profitSection = (draft: Draft, noun: string, hasVolume: boolean): void => {
  draft.section('untung', 'Dampak ke untung', [
    table(
      ['Hitungan', 'Sebelumnya', 'Sesudahnya'],
      [
        ['Harga', bind('lama'), bind('baru')],
        ['Modal', bind('modal'), bind('modal')],
        [`Untung per ${noun}`, bind('untung_lama'), bind('untung_baru')],
        ...(draft.has('jumlah_baru') ? [['Terjual', bind('jumlah'), bind('jumlah_baru')]] : []),
        ...(hasVolume
          ? [
              [
                draft.has('jumlah_baru') ? 'Untung semuanya' : `Untung dari ${bind('jumlah')}`,
                bind('laba_lama'),
                bind('laba_baru'),
              ],
            ]
          : []),
      ],
    ),
    cards('untung_lama', 'untung_baru', 'margin_baru', ...(hasVolume ? ['perlu'] : [])),
    draft.has('jumlah_baru') ? laterGain('') : null,
    hasVolume
      ? p(
          `Supaya untungnya tetap ${bind('laba_lama')}, harus terjual **${bind('perlu')}**, {{tambahan|lebih banyak|sama, selisih|boleh berkurang}} ${bind('tambahan_besar')} (${bind('tambahan_persen')}).`,
          onlyIf('perlu', 'positive'),
        )
      : p(`Jumlah terjual belum disebut: [isi jumlah terjual sebulan].`),
    note(
      `Sesudahnya harga tidak menutup modal: tiap ${noun} rugi. Jangan dipasang tanpa menurunkan modal.`,
      onlyIf('untung_baru', 'negative', 'zero'),
    ),
    draft.chart({
      id: 'grafik_untung',
      title: `Untung per ${noun}`,
      shape: 'bar',
      unit: 'rupiah',
      categories: ['Sebelumnya', 'Sesudahnya'],
      series: [{ name: 'Untung', values: ['untung_lama', 'untung_baru'] }],
    }),
  ])
}

/** What a discount costs and how much more must be sold for it to pay. */
export const makeDiscount: Maker = (request): AnalysisContent => {
  const draft = startDraft('harga')
  const [price] = [...byRole(request, 'price'), ...byRole(request, 'other').filter(({ kind }) => kind === 'money')]
  const [discount] = byRole(request, 'discount')
  const [cost] = byRole(request, 'unit_cost', 'hpp', 'capital')
  const used = new Set<ToldFigure>([price, discount, cost].filter((one) => one !== undefined))
  draft.figure('lama', 'Harga normal', { value: price?.value ?? null, said: price?.said ?? '' })
  draft.figure('diskon', 'Diskon', { value: discount?.value ?? null, unit: 'percent', said: discount?.said ?? '' })
  draft.metric('potongan', 'Potongan', 'lama * diskon / 100')
  draft.metric('baru', 'Harga setelah diskon', 'lama - potongan')
  draft.figure('modal', 'Modal', { value: cost?.value ?? null, said: cost?.said ?? '' })
  const volume = readVolume(draft, request, used, 'Terjual biasanya')
  readLater(draft, request, used, volume)
  const noun = volume?.noun || price?.noun || 'barang'
  profits(draft, noun, volume !== undefined, volume?.per ?? '')
  const isCompared = draft.has('jumlah_baru') && !request.ledger.asked.wanted.includes('pieces')
  draft.section('ringkasan', 'Ringkasan', [
    isCompared ? laterGain(volume?.per ?? '') : null,
    p(
      `Diskon ${bind('diskon')} membuat harga ${aboutText(request) === 'usaha ini' ? '' : `${aboutText(request)} `}turun dari ${bind('lama')} menjadi **${bind('baru')}**, potongannya ${bind('potongan')}.`,
    ),
    cards(
      'baru',
      'untung_baru',
      ...(draft.has('jumlah_baru') ? ['laba_lama', 'laba_baru'] : [volume ? 'perlu' : 'margin_baru']),
    ),
    p(
      `Untung per ${noun} berubah dari ${bind('untung_lama')} menjadi **${bind('untung_baru')}** (${bind('untung_ubah')}).`,
      onlyIf('untung_baru', 'positive', 'zero', 'negative'),
    ),
    ...draft.notes,
  ])
  profitSection(draft, noun, volume !== undefined)
  draft.section('langkah', 'Sebelum memasang diskon', [
    bullets([
      volume
        ? `Diskon baru menguntungkan kalau terjual lebih dari ${bind('perlu')}.`
        : 'Diskon baru menguntungkan kalau tambahan penjualannya menutup untung yang dipotong.',
      `Batas paling rendah harga adalah modalnya, ${bind('modal')}.`,
      'Batasi waktunya dan catat jumlah terjual sebelum dan sesudahnya: [isi tanggal mulai dan selesai].',
    ]),
  ])
  keepOthers(draft, request, used)
  sourcesSection(draft)
  return draft.finish({
    title: titleOf('Analisis Diskon', request),
    key: isCompared ? 'laba_beda' : volume ? 'perlu' : 'untung_baru',
    facts: factsOf(request),
  })
}

/** A price that went up or down: of what is bought, or, beside its cost, of what is sold. */
export const makePriceChange: Maker = (request): AnalysisContent => {
  const draft = startDraft('harga')
  const [before, after] = movedPrices(request.figures) ?? []
  const cost = byRole(request, 'unit_cost', 'hpp', 'capital').find((one) => one !== before && one !== after)
  const used = new Set<ToldFigure>([before, after, cost].filter((one) => one !== undefined))
  const noun = before?.noun || after?.noun || ''
  draft.figure('lama', 'Harga lama', { value: before?.value ?? null, per: noun, said: before?.said ?? '' })
  draft.figure('baru', 'Harga baru', { value: after?.value ?? null, per: noun, said: after?.said ?? '' })
  draft.metric('selisih', 'Selisih harga', 'baru - lama')
  draft.metric('selisih_besar', 'Selisih harga', 'abs(selisih)')
  draft.metric('selisih_persen', 'Perubahan harga', 'selisih / lama * 100', { unit: 'percent' })
  draft.metric('selisih_persen_besar', 'Perubahan harga', 'abs(selisih_persen)', { unit: 'percent' })
  if (cost) draft.figure('modal', 'Modal', { value: cost.value, said: cost.said })
  const volume = readVolume(draft, request, used, cost ? 'Terjual' : 'Pemakaian')
  const per = volume?.per ?? ''
  if (volume && !cost) {
    draft.metric('beban_lama', 'Belanja dengan harga lama', 'jumlah * lama', { per })
    draft.metric('beban_baru', 'Belanja dengan harga baru', 'jumlah * baru', { per })
    draft.metric('beban_beda', 'Perubahan belanja', 'beban_baru - beban_lama', { per })
    draft.metric('beban_besar', 'Perubahan belanja', 'abs(beban_beda)', { per })
  }
  const asksMonth = volume !== undefined && !cost && per === 'hari' && ofMonth.test(request.message)
  if (asksMonth) {
    openDays(draft, request)
    draft.metric('beban_bulan', 'Perubahan belanja sebulan', 'beban_beda * hari_buka', { per: 'bulan' })
    draft.metric('beban_bulan_besar', 'Perubahan belanja sebulan', 'abs(beban_bulan)', { per: 'bulan' })
  }
  const things = noun || volume?.noun || 'barang'
  if (cost) profits(draft, things, volume !== undefined, per)
  draft.section('ringkasan', 'Ringkasan', [
    p(
      `Harga ${aboutText(request) === 'usaha ini' ? '' : `${aboutText(request)} `}{{selisih|naik|tetap, selisih|turun}} **${bind('selisih_besar')}**${noun ? ` per ${noun}` : ''} (${bind('selisih_persen_besar')}), dari ${bind('lama')} menjadi ${bind('baru')}.`,
      onlyIf('selisih', 'positive', 'zero', 'negative'),
    ),
    cards('selisih', 'selisih_persen', ...(volume && !cost ? ['beban_beda'] : cost ? ['untung_baru'] : [])),
    volume && !cost
      ? p(
          `Untuk ${bind('jumlah')}${per ? ` per ${per}` : ''}, belanja {{beban_beda|bertambah|tetap, selisih|berkurang}} **${bind('beban_besar')}**: dari ${bind('beban_lama')} menjadi ${bind('beban_baru')}.`,
          onlyIf('beban_beda', 'positive', 'zero', 'negative'),
        )
      : null,
    asksMonth
      ? p(
          `Sebulan {{beban_bulan|bertambah|tetap, selisih|berkurang}} **${bind('beban_bulan_besar')}**.`,
          onlyIf('beban_bulan', 'positive', 'zero', 'negative'),
        )
      : null,
    ...draft.notes,
  ])
  draft.section('hitungan', 'Hitungan', [
    table(
      ['Hitungan', 'Lama', 'Baru'],
      [
        [`Harga${noun ? ` per ${noun}` : ''}`, bind('lama'), bind('baru')],
        ...(volume && !cost
          ? [[sentenceCase(`belanja ${bind('jumlah')}`), bind('beban_lama'), bind('beban_baru')]]
          : []),
      ],
    ),
    volume && !cost ? cards('beban_lama', 'beban_baru') : null,
    draft.chart({
      id: 'grafik_harga',
      title: volume && !cost ? 'Belanja sebelum dan sesudah' : 'Harga sebelum dan sesudah',
      shape: 'bar',
      unit: 'rupiah',
      categories: ['Lama', 'Baru'],
      series: [{ name: 'Rupiah', values: volume && !cost ? ['beban_lama', 'beban_baru'] : ['lama', 'baru'] }],
    }),
  ])
  if (cost) profitSection(draft, things, volume !== undefined)
  draft.section('langkah', 'Pilihan menghadapinya', [
    bullets(
      cost
        ? [
            'Umumkan harga baru beberapa hari sebelumnya: [isi tanggal mulai].',
            'Catat jumlah terjual seminggu sebelum dan sesudahnya: [isi jumlah terjual].',
          ]
        : [
            'Naikkan harga jual sebesar tambahan bahan untuk satu barang: [isi bahan yang dipakai tiap barang].',
            'Bandingkan dengan pemasok lain: [isi harga pemasok lain].',
            ...(volume ? [] : ['Jumlah yang dipakai: [isi pemakaian sebulan].']),
          ],
    ),
  ])
  keepOthers(draft, request, used)
  sourcesSection(draft)
  return draft.finish({
    title: titleOf('Analisis Perubahan Harga', request),
    key: volume && !cost ? 'beban_beda' : 'selisih',
    facts: factsOf(request),
  })
}
