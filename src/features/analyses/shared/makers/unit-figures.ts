import type { AnalysisRequest } from '../analysis-request.ts'
import { bind } from '../draft.ts'
import { isGoods } from '../figure-words.ts'
import { isTime } from '../ledger/lines.ts'
import type { ToldFigure } from '../told-figure.ts'
import { byRole, distinct, monthlyItems, oneFigure, openDays, perMonth } from './scope.ts'
import type { Scene } from './unit-scene.ts'

/** What is sold, in the word of the figures that count it: `porsi`. */
export const nounOf = ({ figures }: AnalysisRequest): string =>
  figures.find(({ role, noun }) => role === 'volume' && noun !== '')?.noun ??
  figures.find(
    ({ role, noun, kind }) => kind === 'money' && noun !== '' && ['price', 'unit_cost', 'hpp', 'profit'].includes(role),
  )?.noun ??
  // `satu pack jual 35rb`
  figures.find(({ kind, value, noun }) => kind === 'count' && value === 1 && isGoods(noun))?.noun ??
  'unit'

/** `ongkir beli 5rb per pasang`: what brings one of it here goes into it. */
const unitCosts = (request: AnalysisRequest): ToldFigure[] =>
  distinct([...byRole(request, 'unit_cost', 'hpp'), ...byRole(request, 'delivery').filter(({ noun }) => isGoods(noun))])

/** The price that the wanted margin or markup asks for; it is reckoned with where no price is told. */
const readWanted = ({ draft, request, used }: Scene): void => {
  const [wanted] = byRole(request, 'margin')
  const [raised] = byRole(request, 'markup')
  const told = wanted ?? raised
  // `untung 35rb per hampers`
  const gain = byRole(request, 'target_profit').find((one) => one.per === null && isGoods(one.noun))
  if (!told && gain && byRole(request, 'price').length === 0) {
    used.add(gain)
    draft.figure('untung_target', 'Untung yang diinginkan', { value: gain.value, per: gain.noun, said: gain.said })
    draft.metric('harga_saran', 'Harga untuk untung itu', 'variabel + untung_target')
    draft.metric('harga', 'Harga jual', 'harga_saran')
  }
  if (!told) return
  used.add(told)
  if (wanted) {
    draft.figure('margin_target', 'Margin yang diinginkan', { value: wanted.value, unit: 'percent', said: wanted.said })
    draft.metric('harga_saran', 'Harga untuk margin itu', 'ceil(variabel / positive(1 - margin_target / 100))')
    // `untung 50%` is said of the outlay as often as of the price: both are reckoned.
    if (/untung|laba|cuan|profit/i.test(wanted.said))
      draft.metric('harga_modal', 'Harga untuk untung itu dari modal', 'ceil(variabel * (1 + margin_target / 100))')
  } else {
    draft.figure('markup_target', 'Markup yang diinginkan', { value: told.value, unit: 'percent', said: told.said })
    draft.metric('harga_saran', 'Harga dengan markup itu', 'ceil(variabel * (1 + markup_target / 100))')
  }
  if (byRole(request, 'price').length === 0) draft.metric('harga', 'Harga jual', 'harga_saran')
}

/** The price of one thing and what goes into it. */
export const readUnit = ({ draft, request, noun, used, type }: Scene): void => {
  const prices = byRole(request, 'price')
  const costs = unitCosts(request)
  const [gain] = byRole(request, 'profit').filter((one) => one.noun !== '' && one.per === null)
  if (gain && prices.length === 0 && costs.length === 0) {
    used.add(gain)
    draft.figure('untung_unit', `Untung per ${noun}`, { value: gain.value, per: noun, said: gain.said })
    return
  }
  for (const one of [...prices.slice(0, 2), ...costs]) used.add(one)
  if (type === 'harga') readWanted({ draft, request, used, noun, type })
  const low = prices.find(({ range }) => range === 'low')
  const high = prices.find(({ range }) => range === 'high')
  if (low && high) {
    draft.figure('harga', 'Harga jual terendah', { value: low.value, per: noun, said: low.said })
    draft.figure('harga_tinggi', 'Harga jual tertinggi', { value: high.value, per: noun, said: high.said })
    draft.assume(`Hitungan utama memakai harga terendah ${bind('harga')}; harga tertinggi dihitung di sampingnya.`)
  } else if (!draft.has('harga')) oneFigure(draft, 'harga', 'Harga jual', prices, { noun: '', per: noun })
  draft.group('variabel', `biaya per ${noun}`)
  const isOne = costs.length < 2 || new Set(costs.map(({ label }) => label.toLowerCase())).size < 2
  // A room that is let costs nothing by the piece.
  const isUsed = ['jam', 'malam', 'kunjungan', 'sesi', 'pertemuan'].includes(noun)
  const isLet = isUsed || ['kamar', 'petak', 'pintu', 'kios', 'rumah', 'lapangan'].includes(noun)
  const spentAsTotal =
    (type !== 'bep' || isLet) &&
    type !== 'harga' &&
    costs.length === 0 &&
    prices.length > 0 &&
    (isUsed || byRole(request, 'volume').length > 0) &&
    byRole(request, 'expense', 'fixed').length > 0
  if (spentAsTotal) {
    draft.figure('variabel', `Biaya per ${noun}`, { value: 0, per: noun, origin: 'assumed' })
    draft.assume(
      `Biaya per ${noun} dianggap ${bind('variabel')} karena biayanya Anda sebut sebagai jumlah, bukan per ${noun}.`,
    )
  } else if (isOne)
    oneFigure(draft, 'variabel', costs[0]?.role === 'hpp' ? 'HPP' : `Biaya per ${noun}`, costs, { per: noun })
  else {
    costs.forEach((cost, at) =>
      draft.figure(`variabel_${at + 1}`, cost.label || 'HPP', {
        value: cost.value,
        per: noun,
        group: 'variabel',
        said: cost.said,
      }),
    )
    draft.metric('variabel', `Biaya per ${noun}`, 'sum(variabel)')
  }
  draft.metric('untung_unit', `Untung per ${noun}`, 'harga - variabel')
  draft.metric('untung_besar', `Selisih per ${noun}`, 'abs(untung_unit)')
  draft.metric('margin', 'Margin', 'untung_unit / harga * 100', { unit: 'percent' })
  draft.metric('markup', 'Markup', 'untung_unit / variabel * 100', { unit: 'percent' })
  if (low && high) {
    draft.metric('untung_tinggi', `Untung per ${noun} di harga tertinggi`, 'harga_tinggi - variabel')
    draft.metric('margin_tinggi', 'Margin di harga tertinggi', 'untung_tinggi / harga_tinggi * 100', {
      unit: 'percent',
    })
  }
}

/** What is paid each month however much is sold; false where the question does without. */
export const readFixed = ({ draft, request, used, type }: Scene): boolean => {
  const items = distinct(byRole(request, 'fixed', 'expense'))
  for (const one of items) used.add(one)
  if (items.length === 0) {
    const told =
      byRole(request, 'price').length > 0 && unitCosts(request).length > 0 && byRole(request, 'volume').length > 0
    if (type === 'harga' || (type === 'laba_rugi' && told)) return false
    if (type === 'kelayakan' && told) {
      draft.figure('tetap', 'Biaya tetap', { value: 0, per: 'bulan', origin: 'assumed' })
      draft.assume(
        `Sewa, gaji, dan listrik belum Anda sebut, jadi biaya tetap dihitung ${bind('tetap')}; isi supaya hasilnya tidak terlalu bagus.`,
      )
      return true
    }
    // A wanted profit can be reckoned without fixed costs, and says so.
    if (
      byRole(request, 'target_profit').length > 0 &&
      byRole(request, 'price').length > 0 &&
      unitCosts(request).length > 0
    ) {
      draft.figure('tetap', 'Biaya tetap', { value: 0, per: 'bulan', origin: 'assumed' })
      draft.assume(
        `Biaya tetap belum Anda sebut, jadi dihitung ${bind('tetap')}; isi supaya jumlah yang harus terjual benar.`,
      )
      return true
    }
    draft.figure('tetap', 'Biaya tetap', { per: 'bulan' })
    return true
  }
  draft.group('tetap', 'biaya tetap')
  if (items.length === 1) {
    const [item] = items
    const [formula = ''] = monthlyItems(draft, request, items, 'tetap_rinci', 'Biaya tetap')
    draft.metric('tetap', item?.label ? 'Biaya tetap' : 'Biaya tetap sebulan', formula, { per: 'bulan' })
  } else
    draft.metric('tetap', 'Biaya tetap', monthlyItems(draft, request, items, 'tetap_rinci', 'Biaya').join(' + '), {
      per: 'bulan',
    })
  return true
}

/** `10 komputer, dipakai 6 jam sehari tiap komputer`: of how many of them each the number is told. */
const holdersOf = ({ value, noun: of }: ToldFigure, { figures, message }: AnalysisRequest): ToldFigure | undefined => {
  const told = message.toLowerCase()
  const at = told.indexOf(`${value} ${of}`)
  if (at < 0) return undefined
  const [behind = ''] = told.slice(at, at + 60).split(/[,.;\n]/)
  const before =
    told
      .slice(Math.max(0, at - 40), at)
      .split(/[,.;\n]/)
      .at(-1) ?? ''
  const each = new Set(`${before}${behind}`.match(/(?<=(?:tiap|setiap|masing-masing|per) )\p{L}+/gu))
  return figures.find(
    ({ kind, noun, value: many, role }) =>
      kind === 'count' && role !== 'volume' && role !== 'days' && !isTime(noun) && many > 1 && each.has(noun),
  )
}

/** How many are sold; false where the question does without. */
export const readVolume = ({ draft, request, noun, used, type }: Scene): boolean => {
  const volumes = byRole(request, 'volume')
  const [volume] = volumes
  if (!volume && type !== 'kelayakan' && type !== 'laba_rugi') return false
  if (volume) used.add(volume)
  const per = volume ? (volume.per ?? 'bulan') : 'hari'
  oneFigure(draft, 'volume', `Terjual per ${per}`, volumes, { unit: 'count', noun })
  if (per === 'hari') openDays(draft, request)
  if (volume && volume.per === null) draft.assume('Jumlah terjual dianggap per bulan karena waktunya tidak disebut.')
  const holders = volume && holdersOf(volume, request)
  if (holders) {
    used.add(holders)
    draft.figure('pemegang', `Banyaknya ${holders.noun}`, {
      value: holders.value,
      unit: 'count',
      noun: holders.noun,
      said: holders.said,
    })
  }
  draft.metric('terjual', 'Terjual', `${perMonth('volume', per)}${holders ? ' * pemegang' : ''}`, {
    unit: 'count',
    noun,
    per: 'bulan',
  })
  if (!draft.has('harga')) {
    draft.metric('untung_kotor', 'Untung barang', 'terjual * untung_unit', { per: 'bulan' })
    return true
  }
  draft.metric('omzet', 'Omzet', 'terjual * harga', { per: 'bulan' })
  draft.metric('biaya_jual', 'Biaya barang terjual', 'terjual * variabel', { per: 'bulan' })
  return true
}
