import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import { daysOf, inTime } from '../../ledger/sides.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { people } from '../../times-pieces.ts'
import type { Scene } from '../scene.ts'

interface Sold {
  readonly name: string
  readonly price: Entry
  readonly cost: Entry
  readonly count: Counted
}

const ofOthers = /(?<!\p{L})(?:bep|impas|balik modal|stok|target|diskon|promo|paket|bundling|naik|turun)/iu
const asksMargin = /(?<!\p{L})(?:margin|persen)/iu
const costing = new Set('modal hpp bahan beli kulak kulakan pokok'.split(' '))
const isCost = ({ words: own }: Entry): boolean => own.some((word) => costing.has(word))

/** `soto 120 porsi, jual 18rb modal 11rb`: how many were sold stands before what one brings. */
const isAhead = (entries: readonly Entry[]): boolean => {
  const [first] = entries
  const things = entries.filter(({ money }) => money !== null).length / 2
  return first?.money === null && first.counts.length === 1 && first.label !== '' && first.counts[0]?.value !== things
}

/** `rugi gak ya jual pulsa. modal 10.200 jual 12.000`: what it is stands before all sums. */
const headed = (message: string): string =>
  /^[^\d]*?(?<!\p{L})(?:jual|jualan|dagang)\s+(\p{L}{3,})\s*[.,:\n]/iu.exec(message)?.[1] ?? ''

/** Each thing with its price, its cost and how many were sold, whichever stands first; null where one lacks a part. */
const soldIn = (entries: readonly Entry[], message: string): Sold[] | null => {
  const sold: Sold[] = []
  const sums = entries.filter(({ money }) => money !== null)
  const before = isAhead(entries)
  for (let at = 0; at < sums.length; at += 2) {
    const [first, second] = [sums[at], sums[at + 1]]
    if (!first || !second || isCost(first) === isCost(second)) return null
    const [price, cost] = isCost(first) ? [second, first] : [first, second]
    const [last, next] = [sums[at - 1], sums[at + 2]]
    const own = before
      ? entries.slice(last ? entries.indexOf(last) + 1 : 0, entries.indexOf(second) + 1)
      : entries.slice(entries.indexOf(first), next ? entries.indexOf(next) : undefined)
    const all = own.flatMap((one) => one.counts).filter(({ noun }) => !isTime(noun))
    const things = all.filter(({ noun }) => !people.has(noun))
    // `sehari 18 orang`: where only buyers were counted, each took one.
    const [count, more] = things.length > 0 ? things : all
    const name =
      [...(before ? own : []), first, second].map(({ label }) => label).find((label) => label !== '') ??
      (at === 0 ? headed(message) : '')
    if (!count || more || name === '' || (cost.money ?? 0) >= (price.money ?? 0)) return null
    sold.push({ name: sentenceCase(name.replace(/\sharga$/iu, '')), price, cost, count })
  }
  return sold
}

/** `geprek 210 x 15rb, lele 60 x 17rb. modal geprek 8rb lele 10rb`: the costs in a list of their own, each set behind its price. */
const costsBehind = (entries: readonly Entry[]): readonly Entry[] => {
  const sums = entries.filter(({ money }) => money !== null)
  const half = sums.length / 2
  const [prices, costs] = [sums.slice(0, half), sums.slice(half)]
  const isPaired =
    sums.length > 3 &&
    sums.length % 2 === 0 &&
    prices.every(({ counts, label }) => counts.length === 1 && label !== '') &&
    costs.every(
      ({ counts, label }, at) => counts.length === 0 && label.toLowerCase() === prices[at]?.label.toLowerCase(),
    ) &&
    costs[0] !== undefined &&
    isCost(costs[0])
  if (!isPaired) return entries
  const last = entries.indexOf(sums.at(-1) as Entry)
  return [
    ...prices.flatMap((price, at) => {
      const cost = costs[at]
      return cost ? [price, isCost(cost) ? cost : { ...cost, words: ['modal', ...cost.words] }] : []
    }),
    ...entries.slice(last + 1),
  ]
}

/** What each of several things earned and all of them: `alpukat 320 gelas (jual 14rb modal 8rb), mangga 410 gelas (…)`. */
export const goodsGain: Scene = ({ ledger, message, choices, margins }) => {
  const entries = costsBehind(ledger.entries)
  // Where nothing is asked in so many words, such goods ask for their gain by themselves.
  const isOpen = margins.length > 1 || (ledger.asked.wanted.length === 0 && !ofOthers.test(message))
  const isAsked = isOpen || /(?<!\p{L})(?:laba|untung|keuntungan|profit|cuan|margin)/iu.test(message)
  if ((choices && choices.choices.length < 3 && entries === ledger.entries) || !isAsked) return null
  if (entries.some(({ percent, way }) => percent !== null || way === 'wish' || way === 'goal')) return null
  const sold = soldIn(entries, message)
  if (!sold || sold.length < 2 || sold.length > 10 || new Set(sold.map(({ name }) => name)).size < sold.length)
    return null
  const taken = new Set(sold.map(({ count }) => count))
  // `3 menu`: how many they are.
  const isBeside = (one: Counted): boolean =>
    !taken.has(one) && one.noun !== 'hari' && !(one.value === sold.length && one.per === null && one.rate === null)
  if (entries.some(({ counts }) => counts.some(isBeside))) return null
  const per = sold.map(
    ({ count, price }) =>
      price.rate ?? count.rate ?? timeNamed(count.per ?? '') ?? (price.per === null ? null : timeNamed(price.per)),
  )
  const [told = null, another] = [...new Set(per.filter((one) => one !== null))]
  if (another !== undefined) return null
  const time = told ?? ''
  const days = daysOf(entries)
  const turned = told && ledger.asked.times.includes('bulan') ? inTime(told, 'bulan', days) : null
  const kept = asksMargin.test(message)
    ? sold.map(({ name }, at): WorkedStep => ({
        id: `margin_${at + 1}`,
        label: `Margin ${name}`,
        formula: `satuan_${at + 1} / positive(jual_${at + 1}) * 100`,
        unit: 'percent',
      }))
    : []
  const steps: WorkedStep[] = [
    ...sold.map(({ name, count }, at): WorkedStep => ({
      id: `satuan_${at + 1}`,
      label: `${name}, untung per ${count.noun || 'satuan'}`,
      formula: `jual_${at + 1} - modal_${at + 1}`,
    })),
    ...sold.map(({ name }, at): WorkedStep => ({
      id: `laba_${at + 1}`,
      label: `Laba ${name}`,
      formula: `satuan_${at + 1} * laku_${at + 1}`,
      per: time,
    })),
    ...kept,
    {
      id: 'omzet',
      label: 'Jumlah omzet',
      formula: sold.map((_, at) => `jual_${at + 1} * laku_${at + 1}`).join(' + '),
      per: time,
    },
    { id: 'semua', label: 'Jumlah laba', formula: 'sum(laba)', per: time },
    ...(turned ? [{ id: 'sebulan', label: 'Jumlah laba', formula: `semua * ${turned.formula}`, per: 'bulan' }] : []),
    { id: 'unggul', label: 'Penyumbang laba terbesar', formula: 'argmax(laba)', unit: 'name' },
    { id: 'bagian', label: 'Bagian yang terbesar', formula: 'max(laba) / semua * 100', unit: 'percent' },
  ]
  return {
    type: 'laba_rugi',
    title: 'Analisis Laba per Barang',
    groups: { laba: 'laba' },
    figures: [
      ...(turned?.needs && days ? [days] : []),
      ...sold.flatMap(({ name, price, cost, count }, at): WorkedFigure[] => [
        { id: `jual_${at + 1}`, label: `${name}, harga jual`, told: toldSum(price), per: count.noun },
        { id: `modal_${at + 1}`, label: `${name}, modal`, told: toldSum(cost), per: count.noun },
        { id: `laku_${at + 1}`, label: `${name}, laku`, told: toldCount(count), noun: count.noun },
      ]),
    ],
    steps,
    answer: [
      p(
        `Laba semuanya **${bind('semua')}**${time === '' ? '' : ` per ${time}`}: ${sold.map(({ name }, at) => `${name} ${bind(`laba_${at + 1}`)}`).join(', ')}.`,
        onlyIf('semua', 'positive'),
      ),
      ...(kept.length > 0
        ? [p(`Margin: ${sold.map(({ name }, at) => `${name} **${bind(`margin_${at + 1}`)}**`).join(', ')}.`)]
        : []),
      ...(turned ? [p(`Sebulan: **${bind('sebulan')}**.`, onlyIf('semua', 'positive'))] : []),
      p(
        `Penyumbang terbesar ${bind('unggul')}, **${bind('bagian')}** dari laba: jaga stoknya lebih dulu.`,
        onlyIf('bagian', 'positive'),
      ),
    ],
    key: 'semua',
    assumptions: [
      ...(turned && !turned.needs && told === 'hari' ? ['Sebulan dihitung 30 hari; ubah kalau harinya berbeda.'] : []),
      ...(told !== null && per.includes(null) ? [`Yang terjual tanpa waktunya dihitung per ${told} juga.`] : []),
    ],
    shown: ['semua', ...(turned ? ['sebulan'] : []), ...sold.slice(0, 3).map((_, at) => `laba_${at + 1}`)],
    chart: {
      title: 'Laba tiap barang',
      categories: sold.map(({ name }) => name),
      values: sold.map((_, at) => `laba_${at + 1}`),
    },
    next: ['Sewa, gaji, dan biaya tetap lain belum dikurangkan: [isi biaya tetap].'],
  }
}
