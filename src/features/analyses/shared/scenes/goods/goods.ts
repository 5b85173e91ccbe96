import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { factorsOf, lineOf, toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure } from '../../makers/worked.ts'
import { countsOf, isTimeNoun, moneyOf, percentsOf, type Scene, words } from '../scene.ts'

const bundling = words('paket\\p{L}*|bundl\\p{L}*|bundel\\p{L}*|hampers|parsel|combo|sepaket')
const costing = /(?<!\p{L})(?:modal|hpp)\p{L}*/iu

/** Several goods sold together: what they cost one by one, what a buyer saves, what is left. */
export const bundle: Scene = (request) => {
  if (!bundling.test(request.message) || countsOf(request).some(({ role }) => role === 'need')) return null
  const money = moneyOf(request).filter(({ per }) => per === null)
  const cost = money.findLast((one) => costing.test(one.said))
  const price = money.findLast(
    (one) =>
      one !== cost &&
      words('paket\\p{L}*|bundl\\p{L}*|bundel\\p{L}*|hampers|parsel|combo|sepaket|dijual|jual|jadi').test(one.said),
  )
  const items = price
    ? money.filter(
        (one) => one !== cost && one !== price && one.label !== '' && money.indexOf(one) < money.indexOf(price),
      )
    : []
  const sum = items.reduce((all, { value }) => all + value, 0)
  if (
    !price ||
    items.length < 2 ||
    price.value >= sum ||
    percentsOf(request).length > 0 ||
    money.length > items.length + 2
  )
    return null
  if (items.some(({ value }) => value >= price.value)) return null
  return {
    type: 'harga',
    title: 'Analisis Paket',
    groups: { isi: 'isi paket' },
    figures: [
      ...items.map((told, at): WorkedFigure => ({ id: `isi_${at + 1}`, label: told.label, told, group: 'isi' })),
      { id: 'harga', label: 'Harga paket', told: price },
      ...(cost ? [{ id: 'modal', label: 'Modal paket', told: cost }] : []),
    ],
    steps: [
      { id: 'satuan', label: 'Harga kalau dibeli satu-satu', formula: 'sum(isi)' },
      { id: 'hemat', label: 'Pembeli hemat', formula: 'satuan - harga' },
      { id: 'hemat_persen', label: 'Potongan paket', formula: 'hemat / satuan * 100', unit: 'percent' },
      ...(cost
        ? [
            { id: 'untung', label: 'Untung per paket', formula: 'harga - modal' },
            { id: 'margin', label: 'Margin paket', formula: 'untung / harga * 100', unit: 'percent' as const },
            { id: 'untung_satuan', label: 'Untung kalau dijual satu-satu', formula: 'satuan - modal' },
          ]
        : []),
    ],
    answer: [
      p(
        `Isi paket dibeli satu-satu ${bind('satuan')}; dalam paket ${bind('harga')}, jadi pembeli hemat **${bind('hemat')}** (${bind('hemat_persen')}).`,
      ),
      ...(cost
        ? [
            p(
              `Dengan modal ${bind('modal')}, tiap paket memberi untung **${bind('untung')}** (margin ${bind('margin')}); dijual satu-satu untungnya ${bind('untung_satuan')}.`,
              onlyIf('untung', 'positive', 'zero', 'negative'),
            ),
          ]
        : []),
    ],
    key: cost ? 'untung' : 'hemat',
    shown: ['satuan', 'hemat', ...(cost ? ['untung', 'margin'] : ['hemat_persen'])],
    chart: {
      title: 'Satu-satu dan paket',
      categories: ['Satu-satu', 'Paket', ...(cost ? ['Modal'] : [])],
      values: ['satuan', 'harga', ...(cost ? ['modal'] : [])],
    },
    next: [
      ...(cost ? [] : ['Modal isi paket belum disebut: [isi modal paket].']),
      'Paket menguntungkan kalau pembeli jadi membeli barang yang tadinya tidak dibeli: [isi penjualan sebelum ada paket].',
    ],
  }
}

const isCost = ({ label, words: own }: Entry): boolean =>
  label === '' && own.some((word) => word === 'modal' || word === 'hpp')

/** A bundle of goods that each have a price and a cost: `nasi 15rb modal 9rb, teh 4rb modal 1rb, paketnya 17rb`. */
export const bundleWithCosts: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  if (
    !bundling.test(message) ||
    entries.some(({ money, counts, per }) => money === null || counts.length > 0 || per !== null)
  )
    return null
  const whole = entries.findLast((one) => bundling.test(one.words.join(' ')) && !isCost(one))
  const rest = entries.filter((one) => one !== whole)
  const items = rest.flatMap((one, at) => {
    const cost = rest[at + 1]
    return at % 2 === 0 && !isCost(one) && one.label !== '' && cost && isCost(cost) ? [{ price: one, cost }] : []
  })
  if (!whole || items.length < 2 || items.length * 2 !== rest.length) return null
  return {
    type: 'harga',
    title: 'Analisis Paket',
    groups: { isi: 'harga isi', modal: 'modal isi' },
    figures: [
      ...items.flatMap(({ price, cost }, at): WorkedFigure[] => [
        { id: `isi_${at + 1}`, label: price.label, told: toldSum(price), group: 'isi' },
        { id: `modal_${at + 1}`, label: `Modal ${price.label}`, told: toldSum(cost), group: 'modal' },
      ]),
      { id: 'harga', label: 'Harga paket', told: toldSum(whole) },
    ],
    steps: [
      { id: 'satuan', label: 'Harga kalau dibeli satu-satu', formula: 'sum(isi)' },
      { id: 'modal_paket', label: 'Modal isi paket', formula: 'sum(modal)' },
      { id: 'untung', label: 'Untung per paket', formula: 'harga - modal_paket' },
      { id: 'untung_satuan', label: 'Untung kalau dijual satu-satu', formula: 'satuan - modal_paket' },
      { id: 'hemat', label: 'Pembeli hemat', formula: 'satuan - harga' },
      { id: 'margin', label: 'Margin paket', formula: 'untung / harga * 100', unit: 'percent' },
    ],
    answer: [
      p(
        `Tiap paket memberi untung **${bind('untung')}** (margin ${bind('margin')}); dijual satu-satu untungnya **${bind('untung_satuan')}**. Selisihnya ${bind('hemat')}, yaitu yang dihemat pembeli.`,
        onlyIf('untung', 'positive', 'zero', 'negative'),
      ),
    ],
    key: 'untung',
    shown: ['untung', 'untung_satuan', 'hemat', 'margin'],
    next: [
      'Paket menguntungkan kalau pembeli jadi membeli barang yang tadinya tidak dibeli: [isi penjualan sebelum ada paket].',
    ],
  }
}

const perOne =
  /(?:biaya|modal|hpp|ongkos|harga pokok|jatuh\p{L}*|kena\p{L}*)\s+(?:\p{L}+\s+)?(?:per|tiap|setiap|satu)(?:nya)?\s*\p{L}*|per\s?(?:pcs|biji|buah|unit|potong|porsi|botol|bungkus|tas|kg|loyang|cup|lembar|stel|toples)\s+(?:jatuhnya\s+|jadinya\s+|kena\s+)?(?:berapa|brp)|biaya (?:produksi|bikin|buat|cetak|jahit)|ongkos (?:produksi|bikin)|(?<!\p{L})hpp(?!\p{L})/iu

const isSold = (one: Entry): boolean => one.words.some((word) => /^(?:di)?jual|^harga$|^omzet$|^laku$/.test(word))

/** What one piece of a making costs: its parts told for all of it, for one piece, or for so many of each. */
export const perPiece: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  const sums = entries.filter(({ money }) => money !== null)
  const yields = entries
    .filter(({ money, percent }) => money === null && percent === null)
    .flatMap(({ counts }) => counts)
    .filter(({ noun, value, per }) => noun !== '' && !isTimeNoun(noun) && value >= 2 && per === null)
  const [made, other] = yields
  if (!perOne.test(message) || !made || other || sums.length < 2 || sums.some(isSold)) return null
  if (entries.some(({ percent, way }) => percent !== null || way === 'wish' || way === 'goal' || way === 'opening'))
    return null
  const ofOne = sums.filter(({ per }) => per === made.noun)
  const rest = sums.filter((one) => !ofOne.includes(one))
  const factored = rest.map((one) => ({ one, factors: factorsOf(one, rest) }))
  if (factored.some(({ one, factors }) => factors === null || one.label === '' || one.per !== null)) return null
  const lines = factored.map(({ one, factors }, at) => lineOf(one, `biaya_${at + 1}`, '', factors ?? []))
  const each = ofOne.map((one, at) => lineOf(one, `satuan_${at + 1}`, `Biaya per ${made.noun}`, []))
  const parts = ['jumlah / hasil', ...each.map(({ id }) => id)]
  return {
    type: 'harga',
    title: 'Biaya Produksi',
    figures: [
      ...lines.flatMap(({ figures }) => figures),
      ...each.flatMap(({ figures }) => figures.map((figure) => ({ ...figure, per: made.noun }))),
      { id: 'hasil', label: 'Hasil', told: toldCount(made) },
    ],
    steps: [
      ...lines.flatMap(({ steps }) => steps),
      { id: 'jumlah', label: 'Jumlah biaya', formula: lines.map(({ id }) => id).join(' + ') },
      { id: 'per_satuan', label: `Biaya per ${made.noun}`, formula: parts.join(' + ') },
      { id: 'jual_30', label: 'Harga jual untuk margin 30%', formula: 'ceil(per_satuan / 0.7)', per: made.noun },
    ],
    answer: [
      p(
        `Biaya ${bind('hasil')} seluruhnya ${bind('jumlah')}${each.length > 0 ? `, ditambah ${each.map(({ id }) => bind(id)).join(' dan ')} tiap ${made.noun}` : ''}, jadi satu ${made.noun} menghabiskan **${bind('per_satuan')}**.`,
      ),
    ],
    key: 'per_satuan',
    shown: ['per_satuan', 'jumlah', 'jual_30'],
    chart: {
      title: 'Bagian masing-masing',
      categories: lines.map(({ label }) => label),
      values: lines.map(({ id }) => id),
    },
    next: [
      `Yang cacat atau gagal belum dihitung: [isi jumlah yang cacat].`,
      'Tenaga sendiri, listrik, dan penyusutan alat kalau belum masuk: [isi biaya lain].',
    ],
  }
}

/** Several of one thing for one price: `2 kaos 150rb, harga satuan 85rb, modal 52rb`. */
export const multiBuy: Scene = (request) => {
  const money = moneyOf(request).filter(({ per }) => per === null)
  const single = money.find(
    ({ said }) => /satuan|eceran|per (?:pcs|biji|buah)|sebiji|satunya|normal/i.test(said) && !costing.test(said),
  )
  const cost = money.find((one) => one !== single && costing.test(one.said))
  const many = money.find((one) => one !== single && one !== cost)
  const count = countsOf(request).find(
    ({ noun, value }) =>
      !isTimeNoun(noun) &&
      value >= 2 &&
      value <= 50 &&
      many !== undefined &&
      new RegExp(`(?<!\\d)${value}(?!\\d)`).test(many.said),
  )
  if (!single || !many || !count || money.length > 3 || percentsOf(request).length > 0 || many.value <= single.value)
    return null
  if (many.value >= single.value * count.value) return null
  return {
    type: 'harga',
    title: 'Analisis Paket',
    figures: [
      { id: 'isi', label: 'Isi paket', told: count },
      { id: 'harga', label: 'Harga paket', told: many },
      { id: 'satuan', label: 'Harga satuan', told: single },
      ...(cost ? [{ id: 'modal', label: 'Modal satuan', told: cost }] : []),
    ],
    steps: [
      { id: 'terpisah', label: 'Harga kalau dibeli satu-satu', formula: 'isi * satuan' },
      { id: 'hemat', label: 'Pembeli hemat', formula: 'terpisah - harga' },
      { id: 'hemat_persen', label: 'Potongan paket', formula: 'hemat / terpisah * 100', unit: 'percent' },
      ...(cost
        ? [
            { id: 'untung', label: 'Untung per paket', formula: 'harga - isi * modal' },
            { id: 'untung_satuan', label: 'Untung kalau dijual satu-satu', formula: 'isi * (satuan - modal)' },
            { id: 'margin', label: 'Margin paket', formula: 'untung / harga * 100', unit: 'percent' as const },
          ]
        : []),
    ],
    answer: [
      p(
        `Dibeli satu-satu ${bind('terpisah')}, sebagai paket ${bind('harga')}: pembeli hemat **${bind('hemat')}** (${bind('hemat_persen')}).`,
      ),
      ...(cost
        ? [
            p(
              `Tiap paket memberi untung **${bind('untung')}**; dijual satu-satu untungnya ${bind('untung_satuan')}.`,
              onlyIf('untung', 'positive', 'zero', 'negative'),
            ),
          ]
        : []),
    ],
    key: cost ? 'untung' : 'hemat',
    shown: ['hemat', ...(cost ? ['untung', 'untung_satuan', 'margin'] : ['hemat_persen', 'terpisah'])],
    next: ['Pembeli yang jadi membeli lebih banyak karena paket: [isi jumlahnya].'],
  }
}

const pack = /(?<!\p{L})(?:dus|pack|pak|box|karton|karung|sak|bal|toples|renteng|slop|krat|peti|lusin)(?!\p{L})/iu

/** Bought by the pack, sold by the piece: `1 dus isi 40 harga 92rb, jual 3.000 per pcs`. */
export const packToPieces: Scene = (request) => {
  const [first, second, more] = moneyOf(request)
  const isi = countsOf(request).find(({ said, label, value }) => value >= 2 && /\bisi\b/i.test(`${label} ${said}`))
  // `jerigen 306rb vs karton 210rb` are two of a kind, no pack and its piece.
  const isCompared = words('vs|versus|banding\\p{L}*|mending\\p{L}*|lebih (?:hemat|murah)').test(request.message)
  if (isCompared || !pack.test(request.message) || !isi || !first || !second || more || percentsOf(request).length > 0)
    return null
  const [whole, piece] = first.value > second.value ? [first, second] : [second, first]
  if (whole.value <= piece.value || whole.value / isi.value > piece.value * 3) return null
  return {
    type: 'harga',
    title: 'Analisis Margin',
    figures: [
      { id: 'harga_isi', label: 'Harga beli semuanya', told: whole, per: '' },
      { id: 'isi', label: 'Isinya', told: isi, noun: isi.noun || 'pcs' },
      { id: 'jual', label: 'Harga jual satuan', told: piece, per: '' },
    ],
    steps: [
      { id: 'modal', label: 'Modal satuan', formula: 'harga_isi / isi' },
      { id: 'untung', label: 'Untung satuan', formula: 'jual - modal' },
      { id: 'margin', label: 'Margin', formula: 'untung / jual * 100', unit: 'percent' },
      { id: 'untung_semua', label: 'Untung kalau habis', formula: 'untung * isi' },
    ],
    answer: [
      p(
        `Modal satuannya ${bind('modal')}; dijual ${bind('jual')}, {{untung|untung|impas, selisih|rugi}} **${bind('untung')}** tiap satuan (margin ${bind('margin')}). Kalau habis, untungnya ${bind('untung_semua')}.`,
        onlyIf('untung', 'positive', 'zero', 'negative'),
      ),
    ],
    key: 'untung',
    shown: ['untung', 'modal', 'margin', 'untung_semua'],
    next: ['Yang rusak atau tidak laku tiap pembelian: [isi jumlahnya].'],
  }
}
