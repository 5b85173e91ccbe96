import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisBlock } from '../analysis-content.ts'
import { bind, onlyIf, p } from '../draft.ts'
import type { Entry } from '../ledger/entry.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { isHead, isTimeUnit } from '../ledger/levels/units.ts'
import type { Sharing } from '../ledger/sharing.ts'
import type { WorkedStep } from '../makers/worked.ts'
import { type Chain, startChain } from '../quantities/chain.ts'
import { followed } from '../quantities/one-way.ts'
import type { Outcome } from '../quantities/outcome.ts'
import { quantitiesOf, type Quantity } from '../quantities/quantity.ts'
import { type Scenario, scenariosOf, thenAndNow } from '../quantities/scenarios.ts'
import { settled } from '../quantities/settle-quantities.ts'
import type { Time } from '../told-figure.ts'
import { type Scene, words } from './scene.ts'

const inWords = new Set<string>(['swot', 'ulasan', 'riset_pasar'])
const comparing = words(
  'banding\\p{L}*|perbandingan|mana|masing-masing|masing2|selisih\\p{L}*|beda\\p{L}*|vs|versus|atau|pilih\\p{L}*|tawaran|jual sendiri|jual langsung|mending\\p{L}*|enakan|unggul|worth',
)
/** Questions that have reckonings of their own. */
const ofOthers = words(
  'bep|titik impas|impas|break ?even|balik modal\\p{L}*|baliknya|swot|tenor|target|hemat|irit|penyusutan|retur|rugi berapa|kerugian\\p{L}*|kehilangan|naik berapa|turun berapa|stok|paket|bundling|bundel|minimal|musti|mesti|harus laku|iklan|okupansi\\p{L}*|(?:biar|supaya|ben|agar) (?:tidak|gak?|nggak|ra|ora) rugi|kelayakan',
)
/** What is paid for is compared, and nothing earned. */
const buying = words('murah\\p{L}*|ongkos|ongkir|upah|supplier|pemasok')
const gaining = words('untung\\p{L}*|laba|cuan|margin\\p{L}*|profit|bersih\\p{L}*|omzet|omset')
const asksShares =
  /(?:berapa|brp|brapa|piro) (?:persen|%)|persen(?:tase)?(?:nya)? (?:gaji|biaya|tiap|masing|dari|dr)|persentase/iu
const paying = words('upah|borongan')
const asksEnough = words('cukup|nutup\\p{L}*|menutup\\p{L}*|nutupi\\p{L}*|nombok\\p{L}*|kurang')
const wages = new Set('gaji upah honor bayaran komisi'.split(' '))
const goodsCost = new Set(['modal', 'hpp', 'pokok'])
const asksGross = words('laba kotor|gross|laba rugi|untung rugi|net margin|bersih\\p{L}*')

interface Way {
  readonly name: string
  readonly chain: Chain
  readonly outcome: Outcome
}

/** What is compared or told first of a way: the longest of what is left, else what one piece leaves, else its price. */
const resultOf = ({ outcome: { closing, left, gain, price } }: Way): string | null =>
  closing ?? left.at(-1)?.id ?? gain ?? price

/** What is set side by side is of one level: where one way tells no time and no number sold, what one piece leaves of each. */
const resultsOf = (ways: readonly Way[]): readonly string[] => {
  const areOfOne = new Set(ways.map(({ outcome: { closing, left } }) => closing === null && left.length === 0)).size < 2
  return ways.flatMap((way) => (areOfOne ? resultOf(way) : way.outcome.gain) ?? [])
}

/** What a result is called in its sentence, as its step is called in the table. */
const saidOf = (id: string, isAlone: boolean): string => {
  const names = ['omzet', 'untung_jual', 'laba_kotor', 'masuk', 'gaji', 'komisi', 'bayaran']
  const said = ['omzet', 'untung penjualan', 'laba kotor', 'pemasukan', 'gaji', 'komisi', 'bayaran']
  const what = said[names.findIndex((one) => id.startsWith(one))] ?? 'sisa bersih'
  const told = [what, 'impas, sisanya', what === 'sisa bersih' ? 'rugi' : `${what} minus`]
  return `{{${id}|${told.map((one) => (isAlone ? sentenceCase(one) : one)).join('|')}}}`
}

/** Its size, where the words say themselves whether it is a loss. */
const sizeOf = (id: string): string => `besar_${id}`

const sentencesOf = ({ name, outcome, chain }: Way): AnalysisBlock[] => {
  const { advance, closing, gain, left, needed, piece, hpp, price, isWhole } = outcome
  const isStep = (id: string | null): id is string => chain.steps.some((one) => one.id === id)
  const told = [
    ...(isStep(hpp) ? [`modal per ${piece} **${bind(hpp)}**`] : []),
    ...(isStep(price) ? [`harga per ${piece} **${bind(price)}**`] : []),
  ]
  const isFirst = told.length === 0 && name === ''
  const said = ['untung', 'impas, sisanya', 'rugi'].map((one) => (isFirst ? sentenceCase(one) : one)).join('|')
  const rest = isWhole ? '' : ' sebelum biaya lain'
  const unit = [
    ...told,
    ...(gain === null ? [] : [`{{${gain}|${said}}} **${bind(sizeOf(gain))}** per ${piece}${rest}`]),
  ].join(', ')
  const ahead = name === '' ? '' : `${name}: `
  return [
    ...(unit === '' ? [] : [p(name === '' ? `${unit.charAt(0).toUpperCase()}${unit.slice(1)}.` : `${ahead}${unit}.`)]),
    ...left.map(({ id, time }) =>
      p(
        `${ahead}${saidOf(id, name === '')} **${bind(sizeOf(id))}**${time === null ? '' : ` per ${time}`}.`,
        onlyIf(id, 'positive', 'zero', 'negative'),
      ),
    ),
    ...(closing === null ? [] : [p(`${ahead}Kas akhirnya **${bind(closing)}**.`)]),
    ...(advance ? [p(`${ahead}DP **${bind(advance.paid)}**, sisa tagihan **${bind(advance.rest)}**.`)] : []),
    ...(advance?.spare
      ? [
          p(
            `${ahead}DP itu {{${advance.spare}|menutup semua modal, sisanya|pas menutup modal, sisanya|belum menutup modal, kurangnya}} **${bind(sizeOf(advance.spare))}**.`,
            onlyIf(advance.spare, 'positive', 'zero', 'negative'),
          ),
        ]
      : []),
    ...(needed
      ? [
          p(
            `${ahead}Supaya untung ${bind(needed.wish)} per ${piece}, jual **${bind(needed.price)}**.`,
            onlyIf(needed.price, 'positive'),
          ),
        ]
      : []),
  ]
}

/** What each way comes to under its own name, and the one that leaves most. */
const comparedBy = (ways: readonly Way[], results: readonly string[]): WorkedStep[] => [
  ...ways.map(({ name }, at): WorkedStep => ({
    id: `hasil_${at + 1}`,
    label: name,
    formula: results[at] ?? '',
    quiet: true,
  })),
  ...(ways.length === 2
    ? [{ id: 'ubah', label: 'Perubahan', formula: `${results[1] ?? ''} - ${results[0] ?? ''}`, quiet: true as const }]
    : []),
  { id: 'unggul', label: 'Yang terbesar', formula: 'argmax(hasil)', unit: 'name' },
]

/** Which way is the better one, said first. */
const verdictOf = (ways: readonly Way[], isPair: boolean, isCompared: boolean): AnalysisBlock[] => {
  if (!isCompared) return []
  const time = ways[0]?.outcome.left.at(-1)?.time ?? null
  const spoken = time === null ? '' : ` se${time}`
  if (!isPair)
    return [
      p(`Hasil terbesar${spoken} dari **${bind('unggul')}**; selisihnya dengan yang terkecil **${bind('selisih')}**.`),
    ]
  if (ways[0]?.name === 'Dulu')
    return [p(`Dari dulu ke sekarang hasilnya {{ubah|naik|tetap, selisih|turun}} **${bind('selisih')}**.`)]
  return [
    p(
      `**${bind('unggul')}** lebih besar hasilnya${spoken}: selisihnya **${bind('selisih')}**.`,
      onlyIf('selisih', 'positive'),
    ),
    p(`Hasil keduanya sama${spoken}.`, onlyIf('selisih', 'zero')),
  ]
}

/** What lies between two results, between the best and the least of more, or between a price and what is received of it. */
const gapOf = (of: {
  readonly isKept: boolean
  readonly isPair: boolean
  readonly isCompared: boolean
  readonly first: string
  readonly second: string | undefined
}): WorkedStep[] => {
  if (of.isKept)
    return [{ id: 'selisih', label: 'Selisih tanpa dan dengan potongan', formula: 'untung_satuan - untung_terima' }]
  if (of.isPair && of.second !== undefined)
    return [{ id: 'selisih', label: 'Selisih', formula: `abs(${of.first} - ${of.second})` }]
  return of.isCompared
    ? [{ id: 'selisih', label: 'Selisih terbesar dan terkecil', formula: 'max(hasil) - min(hasil)' }]
    : []
}

/** Whether each of two ways has costs of its own that no part of the message tells apart. */
const isMixed = (all: readonly Quantity[]): boolean => {
  const cut = all.find(({ role }) => role === 'cut')
  return all.some(
    ({ role, entry }) =>
      (role === 'cost' || role === 'spent') && cut !== undefined && entry.sentence > cut.entry.sentence,
  )
}

/** `kopi laku 60 harga 4rb modal 1.500, nasi laku 90 harga 3rb modal 1.800`: the same of each of several goods. */
const areAlike = (ways: readonly Scenario[]): boolean => {
  const told = ways.map(({ own }) =>
    own
      .map(({ role }) => role)
      .sort()
      .join(),
  )
  return new Set(told).size === 1 && ['price', 'cost', 'sold'].every((role) => told[0]?.split(',').includes(role))
}

/** Each way with what its numbers determine; null where one of the numbers has no place in any. */
const waysOf = (all: readonly Quantity[], isCompared: boolean, wish: Parameters<typeof followed>[1]): Way[] | null => {
  const told = all.filter(({ role }) => role !== 'held')
  const parted = scenariosOf(told)
  if (parted && (parted.length === 0 || !(isCompared || areAlike(parted)))) return null
  if (isCompared && !parted && (isMixed(all) || all.filter(({ role }) => role === 'cut').length > 1)) return null
  const known = new Map<Quantity, string>()
  const ways: Way[] = []
  const paths = parted ?? [{ name: '', own: told }]
  for (const [at, { name, own }] of paths.entries()) {
    const chain = startChain(parted ? `_c${at + 1}` : '', name, known, (one) =>
      paths.every(({ own: other }) => other.includes(one)),
    )
    const outcome = followed(own, wish, chain)
    if (!outcome) return null
    ways.push({ name, chain, outcome })
  }
  // What one way leaves stands against nothing that another only takes in.
  const isUneven = new Set(ways.map(({ outcome: { gain, price } }) => price !== null && gain === null)).size > 1
  return !isUneven && told.every((one) => ways.some(({ chain }) => chain.uses(one))) ? ways : null
}

const spans: readonly Time[] = ['hari', 'minggu', 'bulan', 'tahun']

/** What is compared is of one time: the longest that one of the ways is told for; null where another does not reach it. */
const comparable = (
  all: readonly Quantity[],
  isCompared: boolean,
  wish: Parameters<typeof followed>[1],
): Way[] | null => {
  const ways = waysOf(all, isCompared, wish)
  const timesOf = (found: readonly Way[]): (Time | null)[] =>
    found.map(({ outcome: { left } }) => left.at(-1)?.time ?? null)
  if (!ways || new Set(timesOf(ways)).size < 2) return ways
  const longest = spans.findLast((one) => timesOf(ways).includes(one))
  const again = longest ? waysOf(all, isCompared, { ...wish, times: [...wish.times, longest] }) : null
  return again && new Set(timesOf(again)).size === 1 ? again : null
}

/** The entries of a message without those that only tell how its result is divided. */
const withoutParts = ({ entries, sharing }: Ledger): readonly Entry[] => {
  if (sharing === null) return entries
  const told = new Set([
    ...sharing.parts.map(({ weight }) => weight),
    ...(sharing.heads === null ? [] : [sharing.heads]),
  ])
  return entries.filter(
    ({ money, percent, counts }) =>
      money !== null || !(percent === null ? counts.every(({ value }) => told.has(value)) : told.has(percent)),
  )
}

/** What each gets of a result; empty where a part is divided once more. */
const partsOf = ({ parts, heads }: Sharing, whole: string): WorkedStep[] => {
  if (heads !== null) return [{ id: 'bagian', label: 'Bagian tiap orang', formula: `${whole} / ${heads}` }]
  const sum = parts.reduce((all, { weight }) => all + weight, 0)
  return parts.some((one) => one.heads !== undefined)
    ? []
    : parts.map(({ name, weight }, at) => ({
        id: `bagian_${at + 1}`,
        label: name === '' ? `Bagian ${weight} dari ${sum}` : name,
        formula: `${whole} * ${weight} / ${sum}`,
      }))
}

/** All that the numbers of a message determine, each with its role, way by way; null where a number has no place. */
export const byQuantities: Scene = ({ ledger, message, figures, analysisType }) => {
  if (inWords.has(analysisType) || ofOthers.test(message)) return null
  if (figures.some(({ range }) => range !== undefined)) return null
  const isAsked = comparing.test(message)
  const { sharing } = ledger
  const read = quantitiesOf(withoutParts(ledger))
  if (!read || read.length < (sharing ? 1 : 2)) return null
  // What each of several workers is paid is told for one of them.
  if (read.some(({ role, count }) => role === 'held' && isHead(count?.noun ?? '')) && paying.test(message)) return null
  const all = settled(read, message, { isCompared: isAsked })
  const isCompared = isAsked || thenAndNow(all) !== null
  const isSold =
    all.some(({ role }) => role === 'price') &&
    all.some(({ entry: { words: said } }) => said.some((one) => goodsCost.has(one)))
  if (isCompared && !isSold && buying.test(message) && !gaining.test(message)) return null
  const { times, per } = ledger.asked
  const ways = comparable(all, isCompared, {
    piece: per === null || isTimeUnit(per) ? null : per,
    times,
    shares: asksShares.test(message),
    gross: asksGross.test(message),
    pay: ledger.asked.words.some((word) => wages.has(word)) && !ledger.asked.wanted.includes('profit'),
  })
  const results = ways ? resultsOf(ways) : []
  const [first, second, third] = results
  if (!ways || first === undefined || results.length < ways.length) return null
  const steps = ways.flatMap(({ chain }) => chain.steps)
  if (steps.length === 0 && sharing === null) return null
  const isParted = ways.length > 1
  const holder = isParted ? undefined : all.find(({ role, count }) => role === 'held' && count?.noun === per)?.count
  const isPair = isCompared && second !== undefined && third === undefined
  const compared = isCompared && isParted ? comparedBy(ways, results) : []
  const isKept =
    isCompared && !isParted && ways.some(({ chain }) => ['untung_satuan', 'untung_terima'].every((id) => chain.has(id)))
  const gap: WorkedStep[] = gapOf({ isKept, isPair, isCompared: compared.length > 0, first, second })
  const sized = ways.flatMap(({ outcome: { advance, gain, left } }) => [
    ...(gain === null ? [] : [gain]),
    ...(advance?.spare ? [advance.spare] : []),
    ...left.map(({ id }) => id),
  ])
  const sizes = [...new Set(sized)].map((id): WorkedStep => ({
    id: sizeOf(id),
    label: 'Besarnya',
    formula: `abs(${id})`,
    quiet: true,
  }))
  const total: WorkedStep[] =
    isParted && !isCompared && ways.every(({ outcome }) => outcome.left.length > 0)
      ? [{ id: 'jumlah', label: 'Jumlah semuanya', formula: results.join(' + ') }]
      : []
  const each: WorkedStep[] = holder
    ? [{ id: 'tiap', label: `Rata-rata per ${holder.noun}`, formula: `${first} / ${holder.value}` }]
    : []
  const parts = sharing && !isParted ? partsOf(sharing, first) : []
  if (sharing && parts.length === 0) return null
  const isPay = ways.some(({ outcome }) => outcome.isPay)
  const spare = asksEnough.test(message) ? (ways[0]?.outcome.advance?.spare ?? null) : null
  const made = [...steps, ...sizes, ...compared, ...gap, ...total, ...each, ...parts]
  return {
    type: isParted ? 'perbandingan' : 'laba_rugi',
    title: isParted ? 'Perbandingan Hasil' : isPay ? 'Analisis Gaji' : 'Analisis Untung',
    figures: ways.flatMap(({ chain }) => chain.figures),
    steps: made,
    answer: [
      ...verdictOf(ways, isPair, compared.length > 0),
      ...ways.flatMap(sentencesOf),
      ...(isKept
        ? [p(`Tanpa potongan untungnya **${bind('untung_satuan')}**; selisihnya **${bind('selisih')}**.`)]
        : []),
      ...(parts.length > 0
        ? [p(`Pembagiannya: ${parts.map(({ id, label }) => `${label} **${bind(id)}**`).join(', ')}.`)]
        : []),
      ...(holder ? [p(`Rata-rata tiap ${holder.noun}: **${bind('tiap')}**.`)] : []),
    ],
    key: gap.length > 0 ? 'selisih' : (spare ?? first),
    shown: [
      ...parts.slice(0, 3).map(({ id }) => id),
      ...each.map(({ id }) => id),
      ...(spare === null ? [] : [spare]),
      ...results,
      ...ways.flatMap(({ outcome: { needed } }) => needed?.price ?? []),
      ...gap.map(({ id }) => id),
    ]
      .filter((id, at, list) => list.indexOf(id) === at && made.some((one) => one.id === id))
      .slice(0, 4),
    ...(compared.length > 0
      ? {
          groups: { hasil: 'hasil' },
          chart: { title: 'Hasil masing-masing', categories: ways.map(({ name }) => name), values: results },
        }
      : {}),
    assumptions: [...new Set(ways.flatMap(({ chain }) => chain.assumed))],
    next: isPay
      ? ['Yang belum disebut, misalnya lembur, tunjangan, dan potongan kasbon: [isi tambahan atau potongan].']
      : ['Biaya yang belum disebut, misalnya tenaga sendiri dan penyusutan alat: [isi biaya lain].'],
  }
}
