import type { AnalysisContent } from '../analysis-content.ts'
import { bind, bullets, cards, type Draft, note, onlyIf, p, sourcesSection, startDraft, table } from '../draft.ts'
import { paidOffText } from '../paid-off.ts'
import { tenorOf } from '../read-reckoning.ts'
import type { ToldFigure } from '../told-figure.ts'
import { byRole, factsOf, keepOthers, type Maker, paidItems, perMonth, openDays, titleOf } from './scope.ts'

const borrowed = /pinjam|minjam|\bkur\b|plafon|\bh?utang\b|\bpokok\b/i
const down = /\b(?:dp|uang muka|down payment)\b/i

interface Terms {
  readonly sum: ToldFigure | undefined
  readonly instalment: ToldFigure | undefined
  /** A sum, or a share of the price: `DP 25%`. */
  readonly deposit: ToldFigure | undefined
}

const isDown = ({ said, label }: ToldFigure): boolean => down.test(`${said} ${label}`)

/** The sum borrowed or the price in cash, the instalment, the money paid at once. */
const termsOf = (figures: readonly ToldFigure[]): Terms => {
  const money = figures.filter(({ kind, role }) => kind === 'money' && !['revenue', 'profit', 'opening'].includes(role))
  const deposit =
    money.find(isDown) ?? figures.find((one) => one.kind === 'percent' && one.role !== 'interest' && isDown(one))
  const rest = money.filter((one) => one !== deposit)
  const sum =
    rest.find(({ said }) => borrowed.test(said) && !/cicil|angsur/i.test(said)) ??
    rest.find(({ role, per }) => role === 'capital' && per === null) ??
    rest.find(({ per, said }) => per === null && !/biaya|cicil|angsur/i.test(said)) ??
    // `cicilan freezer 7,2 juta 12 bulan`: the only sum is the price.
    (rest.length === 1 ? rest.find(({ per }) => per === null) : undefined)
  const later = rest.filter((one) => one !== sum && sum !== undefined && one.value < sum.value)
  return {
    sum,
    deposit,
    instalment: later.find(({ said, label }) => /nyicil|cicil|angsur|kredit/i.test(`${said} ${label}`)),
  }
}

/** What is left each month for the instalment, where turnover and costs or a profit are told. */
const earned = (draft: Draft, request: Parameters<Maker>[0], used: Set<ToldFigure>): 'laba' | 'omzet' | null => {
  const [profit] = byRole(request, 'profit')
  // `omzet 12jt, bersih 3,5jt`: what is left of the takings is told already.
  const [revenue] = profit ? [] : byRole(request, 'revenue')
  const [takings] = profit ? byRole(request, 'revenue') : []
  if (takings) {
    used.add(takings)
    draft.figure('omzet', 'Omzet', { value: takings.value, per: takings.per ?? 'bulan', said: takings.said })
    if (takings.per === 'hari') openDays(draft, request)
    draft.metric('porsi_omzet', 'Cicilan dari omzet', `cicilan / positive(${perMonth('omzet', takings.per)}) * 100`, {
      unit: 'percent',
    })
  }
  const told = [revenue, profit].find((one) => one !== undefined)
  if (!told) return null
  const monthly = (id: string, label: string, one: ToldFigure): string => {
    used.add(one)
    draft.figure(id, label, { value: one.value, per: one.per ?? 'bulan', said: one.said })
    if (one.per === 'hari') openDays(draft, request)
    if (one.per === null) draft.assume(`${label} dianggap per bulan karena waktunya tidak disebut.`)
    return perMonth(id, one.per)
  }
  if (!revenue) {
    draft.metric('laba', 'Laba sebulan', monthly('laba_disebut', 'Laba', told), { per: 'bulan' })
    return 'laba'
  }
  const paid = paidItems(request).filter((one) => !used.has(one))
  const costs = paid.map((one, at) => monthly(`biaya_${at + 1}`, one.label || 'Biaya', one))
  const income = monthly('omzet', 'Omzet', revenue)
  const isAll = costs.length === 0
  draft.metric('laba', isAll ? 'Omzet sebulan' : 'Laba sebulan', [income, ...costs].join(' - '), { per: 'bulan' })
  if (isAll)
    draft.assume('Biaya usaha tidak disebut, jadi cicilan dibandingkan dengan omzet; kurangi dulu dengan biayanya.')
  return isAll ? 'omzet' : 'laba'
}

const adding = /(?<!\p{L})(?:nambah|tambah(?:an)?|bertambah|menambah|naik(?:in|kan)?|menaikkan)(?!\p{L})/iu

/** `dengan oven baru bisa nambah 2,8jt`: what the loan shall bring each month, beside a profit that is told. */
const broughtIn = (request: Parameters<Maker>[0], used: ReadonlySet<ToldFigure>, draft: Draft): boolean => {
  const [gain, more] = request.figures.filter(
    (one) =>
      one.kind === 'money' && !used.has(one) && (one.per === null || one.per === 'bulan') && adding.test(one.said),
  )
  if (!gain || more) return false
  draft.figure('tambahan', 'Tambahan laba dari pinjaman', { value: gain.value, per: 'bulan', said: gain.said })
  draft.metric('laba_nanti', 'Laba dengan tambahan', 'laba + tambahan', { per: 'bulan' })
  draft.metric('sisa_nanti', 'Sisa dengan tambahan', 'laba_nanti - cicilan', { per: 'bulan' })
  draft.metric('lebih', 'Tambahan dikurangi cicilan', 'tambahan - cicilan', { per: 'bulan' })
  draft.metric('lebih_besar', 'Selisih tambahan dan cicilan', 'abs(lebih)')
  return true
}

const withoutInterest =
  /(?<!\p{L})(?:tanpa|bebas|nol|gak ada|tidak ada|ga ada|0)\s*%?\s*bunga|bunga(?:nya)?\s*(?:0|nol)(?![\d,.])/iu

type Method = 'flat' | 'annuity' | 'declining'

const methodIn = (text: string): Method =>
  /anuitas|annuity|efektif/i.test(text) ? 'annuity' : /menurun|sliding/i.test(text) ? 'declining' : 'flat'

/** The instalment by the method that is told; without one the flat reckoning, and the annuity beside it. */
const interest = (
  draft: Draft,
  { debt, isMonthly, method }: { readonly debt: string; readonly isMonthly: boolean; readonly method: Method },
): void => {
  const rate = isMonthly ? 'bunga / 100' : 'bunga / 100 / 12'
  const annuity = `${debt} * (${rate}) * faktor / (faktor - 1)`
  if (method === 'annuity') {
    draft.metric('faktor', 'Faktor bunga berbunga', `(1 + ${rate}) ^ tenor`, { unit: 'count' })
    draft.metric('cicilan', 'Cicilan', annuity, { per: 'bulan' })
    draft.metric('bunga_bulan', 'Bunga bulan pertama', `${debt} * (${rate})`, { per: 'bulan' })
    draft.metric('pokok_bulan', 'Pokok bulan pertama', 'cicilan - bunga_bulan', { per: 'bulan' })
    draft.assume(
      'Cicilan dihitung dengan rumus anuitas (bunga efektif dari sisa pinjaman, angsuran sama tiap bulan): pinjaman × bunga sebulan × (1 + bunga sebulan)ⁿ ÷ ((1 + bunga sebulan)ⁿ − 1).',
    )
    return
  }
  draft.metric(
    'bunga_bulan',
    method === 'flat' ? 'Bunga sebulan' : 'Bunga bulan pertama',
    `${debt} * bunga / 100${isMonthly ? '' : ' / 12'}`,
    { per: 'bulan' },
  )
  draft.metric('pokok_bulan', 'Pokok sebulan', `${debt} / tenor`, { per: 'bulan' })
  draft.metric('cicilan', method === 'flat' ? 'Cicilan' : 'Cicilan bulan pertama', 'pokok_bulan + bunga_bulan', {
    per: 'bulan',
  })
  if (method === 'declining') {
    draft.metric('cicilan_akhir', 'Cicilan bulan terakhir', `pokok_bulan + pokok_bulan * (${rate})`, { per: 'bulan' })
    draft.metric('bunga_menurun', 'Jumlah bunga', 'bunga_bulan * (tenor + 1) / 2')
    draft.assume('Bunga dihitung menurun dari sisa pinjaman: pokoknya tetap, bunganya mengecil tiap bulan.')
    return
  }
  draft.metric('faktor', 'Faktor bunga berbunga', `(1 + ${rate}) ^ tenor`, { unit: 'count' })
  draft.metric('cicilan_anuitas', 'Cicilan kalau bunganya efektif (anuitas)', annuity, { per: 'bulan' })
  draft.assume(
    'Bunga dihitung tetap (flat) dari pokok awal. Dengan bunga efektif atau menurun angsurannya berbeda: minta tabel angsuran dari pemberi pinjaman.',
  )
}

/** An instalment plan: what it costs in all, and whether the business can carry it. */
export const makeLoan: Maker = (request): AnalysisContent => {
  const draft = startDraft('kelayakan')
  const { sum, instalment, deposit } = termsOf(request.figures)
  const [rate] = byRole(request, 'interest')
  const span = tenorOf(request.figures)
  const isPurchase = sum !== undefined && !borrowed.test(sum.said)
  const used = new Set<ToldFigure>([sum, instalment, deposit, rate, span].filter((one) => one !== undefined))
  const what = isPurchase ? 'Harga tunai' : 'Pinjaman'
  draft.figure('pokok', what, { value: sum?.value ?? null, said: sum?.said ?? '' })
  draft.figure('tenor_disebut', 'Lama cicilan', {
    value: span?.value ?? null,
    unit: 'count',
    noun: span === undefined || span.noun === 'kali' ? 'bulan' : span.noun,
    said: span?.said ?? '',
  })
  draft.metric('tenor', 'Lama cicilan', span?.noun === 'tahun' ? 'tenor_disebut * 12' : 'tenor_disebut', {
    unit: 'count',
    noun: 'bulan',
  })
  const isShare = deposit?.kind === 'percent'
  if (deposit)
    draft.figure(isShare ? 'uang_muka_persen' : 'uang_muka', 'Uang muka', {
      value: deposit.value,
      unit: isShare ? 'percent' : 'rupiah',
      said: deposit.said,
    })
  if (isShare) draft.metric('uang_muka', 'Uang muka', 'pokok * uang_muka_persen / 100')
  if (deposit) draft.metric('dicicil', 'Yang dicicil', 'pokok - uang_muka')
  const debt = deposit ? 'dicicil' : 'pokok'
  if (instalment) {
    draft.figure('cicilan', 'Cicilan', { value: instalment.value, per: 'bulan', said: instalment.said })
  } else {
    const isMonthly = rate?.per === 'bulan'
    const isFree = rate === undefined && withoutInterest.test(request.message)
    const method = isFree || rate?.value === 0 ? 'flat' : methodIn(request.message)
    draft.figure('bunga', 'Bunga', {
      value: rate?.value ?? (isFree ? 0 : null),
      unit: 'percent',
      per: isMonthly ? 'bulan' : 'tahun',
      said: rate?.said ?? '',
    })
    if (rate && rate.per === null) draft.assume('Bunga dianggap per tahun karena waktunya tidak disebut.')
    interest(draft, { debt, isMonthly, method })
  }
  draft.metric(
    'cicilan_semua',
    'Jumlah cicilan',
    draft.has('bunga_menurun') ? `${debt} + bunga_menurun` : 'cicilan * tenor',
  )
  draft.metric('bayar', 'Jumlah yang dibayar', deposit ? 'uang_muka + cicilan_semua' : 'cicilan_semua')
  draft.metric('beban', isPurchase ? 'Lebih mahal dari tunai' : 'Jumlah bunga', 'bayar - pokok')
  draft.metric('beban_persen', `Tambahan dari ${isPurchase ? 'harga tunai' : 'pinjaman'}`, 'beban / pokok * 100', {
    unit: 'percent',
  })
  const income = earned(draft, request, used)
  const canTell = income !== null
  if (canTell) {
    draft.metric('sisa', `Sisa ${income === 'omzet' ? 'omzet ' : ''}setelah cicilan`, 'laba - cicilan', {
      per: 'bulan',
    })
    draft.metric('sisa_besar', 'Besar sisa atau kurang', 'abs(sisa)')
    draft.metric('porsi', `Cicilan dari ${income}`, 'cicilan / positive(laba) * 100', { unit: 'percent' })
  }
  const brings = canTell && broughtIn(request, used, draft)
  const months = span === undefined ? 0 : span.noun === 'tahun' ? span.value * 12 : span.value
  const paidOff = paidOffText(request.message, request.today, months, bind('tenor'))
  draft.section('ringkasan', 'Ringkasan', [
    p(
      isPurchase
        ? `Dicicil ${bind('tenor')}, **${bind('cicilan')}** sebulan, jadinya **${bind('bayar')}**, {{beban|lebih mahal|sama, selisih|lebih murah}} **${bind('beban')}** (${bind('beban_persen')}) dibanding tunai ${bind('pokok')}.`
        : `Pinjaman ${bind('pokok')} selama ${bind('tenor')} dibayar **${bind('cicilan')}** sebulan, seluruhnya ${bind('bayar')}; bunganya ${bind('beban')}.`,
      onlyIf('beban', 'positive', 'zero'),
    ),
    paidOff === null ? null : p(paidOff),
    cards(...(instalment ? [] : ['cicilan']), 'bayar', 'beban', ...(canTell ? ['sisa'] : [])),
    canTell
      ? p(
          `Dari ${income} ${bind('laba')} sebulan, setelah cicilan {{sisa|tersisa|pas, sisa|kurang}} **${bind('sisa_besar')}**. Cicilan memakan ${bind('porsi')} dari ${income}.`,
          onlyIf('sisa', 'positive', 'zero', 'negative'),
        )
      : null,
    brings
      ? p(
          `Tambahan laba ${bind('tambahan')} sebulan {{lebih|menutup cicilannya dan masih lebih|pas menutup cicilannya, selisih|belum menutup cicilannya, kurang}} **${bind('lebih_besar')}**; sisa tiap bulan menjadi **${bind('sisa_nanti')}**.`,
          onlyIf('lebih', 'positive', 'zero', 'negative'),
        )
      : null,
    canTell
      ? note(
          'Laba sekarang tidak cukup untuk cicilannya. Perpanjang tenor, kurangi pinjaman, atau naikkan laba dulu.',
          onlyIf('sisa', 'negative'),
        )
      : null,
    ...draft.notes,
  ])
  draft.section('cicilan', 'Hitungan cicilan', [
    table(
      ['Hitungan', 'Jumlah'],
      [
        [what, bind('pokok')],
        ...(deposit
          ? [
              ['Uang muka', bind('uang_muka')],
              ['Yang dicicil', bind('dicicil')],
            ]
          : []),
        ...(instalment
          ? []
          : [
              ['Pokok sebulan', bind('pokok_bulan')],
              ['Bunga sebulan', bind('bunga_bulan')],
            ]),
        ['Cicilan sebulan', bind('cicilan')],
        ['Lama cicilan', bind('tenor')],
        ['Jumlah cicilan', bind('cicilan_semua')],
      ],
      ['Jumlah yang dibayar', bind('bayar')],
    ),
    cards(...(instalment ? [] : ['pokok_bulan', 'bunga_bulan']), 'beban_persen'),
    draft.has('cicilan_anuitas')
      ? p(
          `Itu bunga tetap (flat). Kalau bank memakai bunga efektif (anuitas), cicilannya **${bind('cicilan_anuitas')}** sebulan.`,
          onlyIf('cicilan_anuitas', 'positive'),
        )
      : null,
    draft.has('cicilan_akhir')
      ? p(`Cicilan pertama ${bind('cicilan')}, lalu menurun sampai ${bind('cicilan_akhir')} pada bulan terakhir.`)
      : null,
    draft.chart({
      id: 'grafik_bayar',
      title: isPurchase ? 'Tunai dan cicilan' : 'Pinjaman dan yang dibayar',
      shape: 'bar',
      unit: 'rupiah',
      categories: [what, 'Jumlah yang dibayar'],
      series: [{ name: 'Rupiah', values: ['pokok', 'bayar'] }],
    }),
  ])
  draft.section('kemampuan', 'Kemampuan membayar', [
    canTell
      ? cards(
          'laba',
          'sisa',
          'porsi',
          ...(draft.has('porsi_omzet') ? ['porsi_omzet'] : []),
          ...(brings ? ['sisa_nanti'] : []),
        )
      : p('Laba sebulan belum disebut, jadi kemampuan membayar belum bisa dihitung: [isi laba sebulan].'),
    bullets([
      isPurchase
        ? `Tunai menghemat ${bind('beban')}, tetapi kas berkurang ${bind('pokok')} sekaligus: sisakan cukup untuk belanja barang, [isi kas yang harus tersisa].`
        : brings
          ? `Tambahan laba ${bind('tambahan')} itu masih perkiraan: pastikan dari pesanan yang sudah ada, [isi dasar perkiraannya].`
          : `Pinjaman ini pantas bila menambah laba lebih dari ${bind('cicilan')} sebulan: [isi tambahan laba dari pinjaman].`,
      'Biaya yang belum disebut, misalnya administrasi, provisi, asuransi, dan denda: [isi biaya lain].',
      'Cicilan tetap jalan pada bulan sepi: [isi laba pada bulan paling sepi].',
    ]),
  ])
  keepOthers(draft, request, used)
  sourcesSection(draft)
  return draft.finish({
    title: titleOf(isPurchase ? 'Analisis Tunai atau Cicilan' : 'Analisis Pinjaman', { ...request, subject: '' }),
    key: isPurchase ? 'beban' : 'cicilan',
    facts: factsOf(request),
  })
}
