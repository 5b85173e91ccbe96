import type { AnalysisBlock } from '../analysis-content.ts'
import { bind, cards, note, onlyIf, p, table } from '../draft.ts'
import { byRole, openDays, perMonth } from './scope.ts'
import type { Scene } from './unit-scene.ts'

/** What one of it leaves. */
export const unitSection = ({ draft, noun }: Scene): void => {
  const costs = draft.figures.filter(({ group }) => group === 'variabel')
  if (!draft.has('harga')) return
  draft.section('untung', `Untung per ${noun}`, [
    costs.length > 1
      ? table(
          ['Biaya', `Per ${noun}`],
          costs.map(({ id, label }) => [label, bind(id)]),
          ['Jumlah', bind('variabel')],
        )
      : null,
    p(
      `Setiap ${noun} dijual ${bind('harga')} dan menghabiskan ${bind('variabel')}, jadi {{untung_unit|untung|selisihnya|rugi}} **${bind('untung_besar')}** per ${noun}. Margin ${bind('margin')} dari harga jual.`,
    ),
    note(
      'Harga jual belum menutup biaya per unit. Selama begini, makin banyak terjual makin besar ruginya: naikkan harga atau turunkan biaya dulu.',
      onlyIf('untung_unit', 'negative', 'zero'),
    ),
    cards('untung_unit', 'margin', 'markup'),
    draft.has('harga_tinggi')
      ? p(
          `Di harga tertinggi ${bind('harga_tinggi')}, untungnya **${bind('untung_tinggi')}** per ${noun}, margin ${bind('margin_tinggi')}.`,
        )
      : null,
  ])
}

/** How many must be sold until nothing is lost. */
export const bepSection = ({ draft, noun, request }: Scene): void => {
  if (
    byRole(request, 'days').length > 0 ||
    /(?<!\p{L})(?:sehari|per hari|tiap hari)(?!\p{L})[^.;\n]{0,24}(?:berapa|brp)/iu.test(request.message)
  )
    openDays(draft, request)
  draft.metric('bep', 'Titik impas', 'ceil(tetap / positive(untung_unit))', { unit: 'count', noun, per: 'bulan' })
  const priced = draft.has('harga')
  if (priced) draft.metric('bep_omzet', 'Omzet titik impas', 'bep * harga', { per: 'bulan' })
  if (draft.has('hari_buka'))
    draft.metric('bep_hari', 'Titik impas', 'ceil(bep / hari_buka)', { unit: 'count', noun, per: 'hari' })
  const points = [0, 1, 2, 3, 4]
  for (const at of points) draft.metric(`titik_${at}`, 'Terjual', `ceil(bep * ${at} / 2)`, { unit: 'count' })
  const chart: AnalysisBlock = draft.chart({
    id: 'grafik_bep',
    title: priced ? 'Omzet dan biaya menurut jumlah terjual' : 'Untung barang dan biaya tetap menurut jumlah terjual',
    shape: 'line',
    unit: 'rupiah',
    categories: points.map((at) => bind(`titik_${at}`)),
    series: priced
      ? [
          { name: 'Omzet', values: points.map((at) => `titik_${at} * harga`) },
          { name: 'Biaya', values: points.map((at) => `tetap + titik_${at} * variabel`) },
        ]
      : [
          { name: 'Untung barang', values: points.map((at) => `titik_${at} * untung_unit`) },
          { name: 'Biaya tetap', values: points.map(() => 'tetap') },
        ],
  })
  draft.section('titik_impas', 'Titik impas', [
    cards('bep', ...(priced ? ['bep_omzet'] : []), ...(draft.has('bep_hari') ? ['bep_hari'] : [])),
    p(
      `Biaya tetap ${bind('tetap')} sebulan ditutup oleh untung ${bind('untung_unit')} per ${noun}. Usaha impas bila terjual **${bind('bep')}** sebulan${priced ? `, yaitu omzet ${bind('bep_omzet')}` : ''}${draft.has('bep_hari') ? ` (${bind('bep_hari')} sehari)` : ''}. Di bawah itu rugi, di atas itu untung.`,
      onlyIf('bep', 'positive', 'zero'),
    ),
    p(
      `Titik impas baru bisa dihitung kalau harga jual, biaya per ${noun}, dan biaya tetap sudah diisi, dan harga jual lebih tinggi dari biaya per ${noun}.`,
      onlyIf('bep', 'unknown'),
    ),
    chart,
  ])
}

/** The month's profit where only the profit of one piece is told. */
export const gainSection = ({ draft }: Scene): void => {
  draft.metric('laba', 'Laba', draft.has('tetap') ? 'untung_kotor - tetap' : 'untung_kotor', { per: 'bulan' })
  draft.metric('laba_besar', 'Besar laba atau rugi', 'abs(laba)', { per: 'bulan' })
  draft.section('laba', 'Laba per bulan', [
    cards('untung_kotor', 'laba'),
    p(
      `Dengan ${bind('terjual')} sebulan, usaha {{laba|untung|impas, selisih|rugi}} **${bind('laba_besar')}** per bulan.`,
      onlyIf('laba', 'positive', 'zero', 'negative'),
    ),
  ])
}

/** The month's takings, costs and profit. */
export const profitSection = (scene: Scene): void => {
  const { draft, noun, request, used } = scene
  draft.metric('laba', 'Laba', draft.has('tetap') ? 'omzet - biaya_jual - tetap' : 'omzet - biaya_jual', {
    per: 'bulan',
  })
  draft.metric('laba_besar', 'Besar laba atau rugi', 'abs(laba)', { per: 'bulan' })
  draft.metric('laba_persen', 'Laba dari omzet', 'laba / omzet * 100', { unit: 'percent' })
  const stated = byRole(request, 'profit').find(({ noun: of }) => of === '')
  const revenue = byRole(request, 'revenue').find(({ period }) => period === '')
  if (stated) {
    used.add(stated)
    draft.figure('laba_disebut', 'Laba yang disebut', {
      value: stated.value,
      per: stated.per ?? 'bulan',
      said: stated.said,
    })
    draft.metric('laba_beda', 'Selisih laba', `laba - (${perMonth('laba_disebut', stated.per)})`)
    draft.note(
      note(
        `Anda menyebut laba ${bind('laba_disebut')} per ${stated.per ?? 'bulan'}, hitungan menghasilkan ${bind('laba')} per bulan. Periksa angka mana yang belum masuk.`,
        onlyIf('laba_beda', 'positive', 'negative'),
      ),
    )
  }
  if (revenue) {
    used.add(revenue)
    draft.figure('omzet_disebut', 'Omzet yang disebut', {
      value: revenue.value,
      per: revenue.per ?? 'bulan',
      said: revenue.said,
    })
    if (revenue.per === 'hari') openDays(draft, request)
    draft.metric('omzet_beda', 'Selisih omzet', `omzet - (${perMonth('omzet_disebut', revenue.per)})`)
    draft.note(
      note(
        `Anda menyebut omzet ${bind('omzet_disebut')} per ${revenue.per ?? 'bulan'}, sedangkan jumlah terjual kali harga menghasilkan ${bind('omzet')} per bulan.`,
        onlyIf('omzet_beda', 'positive', 'negative'),
      ),
    )
  }
  const fixedRows = draft.figures.filter(({ group }) => group === 'tetap_rinci')
  if (draft.has('bep')) draft.metric('aman', 'Jarak aman', '(terjual - bep) / terjual * 100', { unit: 'percent' })
  const isDaily = draft.figures.some(({ id }) => id === 'hari_buka') && byRole(request, 'volume')[0]?.per === 'hari'
  if (isDaily) draft.metric('untung_hari', 'Untung barang sehari', 'volume * untung_unit', { per: 'hari' })
  if (!draft.has('tetap'))
    draft.assume('Belum dikurangi biaya tetap seperti sewa, gaji, dan listrik, karena tidak disebut.')
  const hasCosts = draft.has('tetap') && draft.has('untung_unit')
  if (hasCosts) draft.metric('untung_barang', 'Untung sebelum biaya tetap', 'terjual * untung_unit', { per: 'bulan' })
  draft.section('laba', 'Laba per bulan', [
    cards('omzet', 'laba', ...(isDaily ? ['untung_hari'] : []), 'laba_persen'),
    table(
      ['Per bulan', 'Rupiah'],
      [
        [`Omzet (${bind('terjual')} × ${bind('harga')})`, bind('omzet')],
        [`Biaya barang (${bind('terjual')} × ${bind('variabel')})`, bind('biaya_jual')],
        ...(hasCosts ? [['Untung sebelum biaya tetap', bind('untung_barang')]] : []),
        ...(draft.has('tetap')
          ? [[fixedRows.length > 1 ? `Biaya tetap (${fixedRows.length} pos)` : 'Biaya tetap', bind('tetap')]]
          : []),
      ],
      ['Laba', bind('laba')],
    ),
    p(
      `Dengan ${bind('terjual')} sebulan, usaha {{laba|untung|impas, selisih|rugi}} **${bind('laba_besar')}** per bulan.`,
      onlyIf('laba', 'positive', 'zero', 'negative'),
    ),
    draft.has('aman')
      ? p(`Penjualan masih boleh turun ${bind('aman')} sebelum usaha rugi.`, onlyIf('aman', 'positive'))
      : null,
    draft.has('aman')
      ? note(
          `Penjualan sekarang masih di bawah titik impas ${bind('bep')} per bulan. Kejar jumlah itu dulu, naikkan harga, atau kurangi biaya tetap.`,
          onlyIf('aman', 'negative'),
        )
      : null,
    draft.chart({
      id: 'grafik_laba',
      title: 'Omzet, biaya, dan laba per bulan',
      shape: 'bar',
      unit: 'rupiah',
      categories: ['Omzet', 'Biaya barang', ...(draft.has('tetap') ? ['Biaya tetap'] : []), 'Laba'],
      series: [
        {
          name: `Per bulan, ${noun}`,
          values: ['omzet', 'biaya_jual', ...(draft.has('tetap') ? ['tetap'] : []), 'laba'],
        },
      ],
    }),
  ])
}
