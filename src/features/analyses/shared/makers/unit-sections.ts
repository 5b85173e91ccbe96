import { bind, bullets, cards, note, onlyIf, p, table } from '../draft.ts'
import { byRole, distinct, openDays, perMonth } from './scope.ts'
import type { Scene } from './unit-scene.ts'

/** How much must be sold for a wanted profit. */
export const targetSection = ({ draft, request, noun, used }: Scene): void => {
  const [target] = byRole(request, 'target_profit')
  if (!target || !draft.has('tetap')) return
  used.add(target)
  draft.figure('target', 'Target untung', { value: target.value, per: target.per ?? 'bulan', said: target.said })
  if (target.per === 'hari') openDays(draft, request)
  draft.metric(
    'jual_target',
    'Harus terjual',
    `ceil((tetap + ${perMonth('target', target.per)}) / positive(untung_unit))`,
    { unit: 'count', noun, per: 'bulan' },
  )
  if (draft.has('hari_buka'))
    draft.metric('jual_target_hari', 'Harus terjual', 'ceil(jual_target / hari_buka)', {
      unit: 'count',
      noun,
      per: 'hari',
    })
  draft.section('target', 'Target untung', [
    cards('jual_target', ...(draft.has('hari_buka') ? ['jual_target_hari'] : [])),
    p(
      `Supaya untung ${bind('target')} per ${target.per ?? 'bulan'}, harus terjual **${bind('jual_target')}** sebulan.`,
    ),
  ])
}

/** The price for a wanted margin or markup, beside a few others. */
export const priceSection = ({ draft, request, noun, used }: Scene): void => {
  const [wanted] = byRole(request, 'margin')
  const [raised] = byRole(request, 'markup')
  const [rival, rivalTop] = byRole(request, 'rival').filter(({ kind }) => kind === 'money')
  if (rival) {
    used.add(rival)
    if (rivalTop?.range === 'high') {
      used.add(rivalTop)
      draft.figure('harga_pesaing_atas', 'Harga pesaing tertinggi', {
        value: rivalTop.value,
        per: noun,
        said: rivalTop.said,
      })
    }
    draft.figure('harga_pesaing', rivalTop?.range === 'high' ? 'Harga pesaing terendah' : 'Harga pesaing', {
      value: rival.value,
      per: noun,
      said: rival.said,
    })
    draft.metric('beda_pesaing', 'Selisih dengan pesaing', 'harga - harga_pesaing')
    draft.metric('beda_pesaing_besar', 'Selisih dengan pesaing', 'abs(beda_pesaing)')
  }
  const steps = [20, 30, 40, 50]
  steps.forEach((value, at) => {
    draft.figure(`coba_${at + 1}`, `Margin yang dicoba ${at + 1}`, { value, unit: 'percent', origin: 'assumed' })
    draft.metric(`coba_harga_${at + 1}`, 'Harga', `ceil(variabel / positive(1 - coba_${at + 1} / 100))`)
    draft.metric(`coba_untung_${at + 1}`, 'Untung', `coba_harga_${at + 1} - variabel`)
  })
  draft.section('pilihan_harga', 'Pilihan harga jual', [
    draft.has('harga_saran') ? cards('harga_saran') : null,
    wanted
      ? p(`Supaya margin ${bind('margin_target')} dari harga jual, ${noun} dijual **${bind('harga_saran')}**.`)
      : null,
    draft.has('harga_modal')
      ? p(`Kalau maksudnya untung ${bind('margin_target')} dari modal, ${noun} dijual **${bind('harga_modal')}**.`)
      : null,
    raised
      ? p(`Dengan markup ${bind('markup_target')} di atas biaya, ${noun} dijual **${bind('harga_saran')}**.`)
      : null,
    p('Perbandingan harga untuk beberapa margin:'),
    table(
      ['Margin', 'Harga jual', `Untung per ${noun}`],
      steps.map((_, at) => [bind(`coba_${at + 1}`), bind(`coba_harga_${at + 1}`), bind(`coba_untung_${at + 1}`)]),
    ),
    draft.chart({
      id: 'grafik_harga',
      title: 'Harga jual menurut margin',
      shape: 'bar',
      unit: 'rupiah',
      categories: steps.map((_, at) => bind(`coba_${at + 1}`)),
      series: [{ name: 'Harga jual', values: steps.map((_, at) => `coba_harga_${at + 1}`) }],
    }),
    rival
      ? p(
          `Pesaing menjual ${bind('harga_pesaing')}${draft.has('harga_pesaing_atas') ? ` sampai ${bind('harga_pesaing_atas')}` : ''}; dibanding yang terendah, harga Anda {{beda_pesaing|lebih mahal|sama, selisih|lebih murah}} ${bind('beda_pesaing_besar')}. Yang lebih mahal perlu alasan yang dilihat pembeli: [isi kelebihan dari pesaing].`,
        )
      : p('Harga akhir juga ditentukan pasar: bandingkan dengan [isi harga pesaing terdekat].'),
  ])
}

/** How long a capital takes to come back from the monthly profit. */
export const paybackSection = ({ draft, request, used }: Scene): void => {
  const capital = distinct(byRole(request, 'capital'))
  for (const one of capital) used.add(one)
  if (capital.length > 1) {
    draft.group('modal_rinci', 'modal awal')
    capital.forEach((one, at) =>
      draft.figure(`modal_rinci_${at + 1}`, one.label || `Modal ${at + 1}`, {
        value: one.value,
        group: 'modal_rinci',
        said: one.said,
      }),
    )
    draft.metric('modal', 'Modal awal', 'sum(modal_rinci)')
  } else {
    const [only] = capital
    // `mesin jahit`: what the money buys stands beside it.
    const thing = (only?.label ?? '').replace(
      /^(?:(?:modal|investasi|beli|awal|harga|balik|kembali|kelayakan)\s+)+/i,
      '',
    )
    draft.figure(
      'modal',
      thing === '' || /^(?:modal|investasi)$/i.test(thing) ? 'Modal awal' : `Modal awal (${thing})`,
      {
        value: only?.value ?? null,
        said: only?.said ?? '',
      },
    )
  }
  draft.metric('balik_modal', 'Balik modal', 'modal / positive(laba)', { unit: 'count', noun: 'bulan' })
  draft.metric('hasil_tahun', 'Laba setahun dari modal', 'laba * 12 / modal * 100', { unit: 'percent' })
  const months = [0, 6, 12, 18, 24]
  draft.section('balik_modal', 'Balik modal', [
    cards('balik_modal', 'hasil_tahun'),
    p(
      `Modal ${bind('modal')} kembali dari laba ${bind('laba')} per bulan dalam **${bind('balik_modal')}**, selama penjualan bertahan. Laba setahun setara ${bind('hasil_tahun')} dari modal.`,
      onlyIf('balik_modal', 'positive', 'zero'),
    ),
    note(
      'Laba per bulan belum positif, jadi modal belum bisa kembali. Perbaiki untung per unit atau jumlah terjual dulu.',
      onlyIf('laba', 'negative', 'zero'),
    ),
    draft.chart({
      id: 'grafik_modal',
      title: 'Laba terkumpul dikurangi modal',
      shape: 'bar',
      unit: 'rupiah',
      categories: months.map((month) => `Bulan ${month}`),
      series: [{ name: 'Kas dari usaha', values: months.map((month) => `laba * ${month} - modal`) }],
    }),
  ])
}

/** What no figure of the message tells. */
export const risks = ({ draft }: Scene): void => {
  draft.section('belum_dihitung', 'Yang belum dihitung', [
    bullets([
      'Pajak, penyusutan alat, dan gaji pemilik belum masuk kecuali disebut.',
      'Penjualan dianggap tetap setiap bulan; musim sepi [isi bulan sepi] perlu cadangan kas.',
      'Izin dan perjanjian tempat: [isi status izin dan sewa].',
    ]),
  ])
}
