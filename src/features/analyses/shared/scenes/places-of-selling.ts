import { bind, onlyIf, p } from '../draft.ts'
import type { Counted, Entry } from '../ledger/entry.ts'
import { isTime, toldCount, toldSum } from '../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../makers/worked.ts'
import { sentenceCase } from '../wording.ts'
import { type Scene, words } from './scene.ts'

const costing = words('modal|hpp|biaya produksi|harga pokok|kulak\\p{L}*|bahan')
const taking = words(
  'admin|potongan|komisi|fee|biaya|layanan|ongkir|ongkos|kemasan|packing|iklan|kena|dipotong|diskon|pajak|parkir|bensin',
)

/** Where it is sold, with what one brings there, what is taken of it, and how many were sold. */
interface Place {
  readonly name: string
  readonly price: Entry
  readonly cuts: Entry[]
  sold: Counted | null
}

const sameName = (one: string, other: string): boolean => one !== '' && one.toLowerCase() === other.toLowerCase()

/** `reseller 200` behind `shopee 85`: so few Rupiah are a count. */
const soldIn = ({ counts, money, percent, said }: Entry): Counted | null => {
  const [count, more] = counts
  if (money === null && percent === null && count && !more && !isTime(count.noun)) return count
  return money !== null && money < 1000 && Number.isInteger(money)
    ? { value: money, noun: '', per: null, rate: null, times: false, said }
    : null
}

/** The places of a message with the cost that is one for all; null where a sum belongs to none of them. */
const placesIn = (entries: readonly Entry[]): { places: Place[]; cost: Entry } | null => {
  const places: Place[] = []
  let cost: Entry | null = null
  for (const entry of entries) {
    const known = places.find(({ name }) => sameName(name, entry.label))
    const sold = soldIn(entry)
    if (sold) {
      if (!known || known.sold) return null
      known.sold = sold
    } else if (entry.money !== null && costing.test(entry.said)) {
      if (cost) return null
      cost = entry
    } else if (entry.percent !== null || taking.test(entry.words.join(' '))) {
      if (places.length === 0) return null
      places.at(-1)?.cuts.push(entry)
    } else if (entry.money !== null && entry.label !== '' && !known && entry.counts.length === 0)
      places.push({ name: entry.label, price: entry, cuts: [], sold: null })
    else return null
  }
  return cost && places.length > 1 ? { places, cost } : null
}

/** One thing sold in several places at prices of their own: what each of them leaves for one, and for all that it sold. */
export const placesOfSelling: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  if (!words('untung\\p{L}*|laba|cuan|margin|bersih').test(message)) return null
  const found = placesIn(entries)
  if (!found) return null
  const { places, cost } = found
  // A place without a count of its own says nothing of what it leaves in all.
  if (!places.every(({ sold }) => sold !== null) || cost.way === 'in') return null
  const of = cost.per !== null && !isTime(cost.per) ? cost.per : 'satuan'
  const times = places.flatMap(({ sold }) => (sold?.per ? [sold.per] : []))
  const time = times[0] ?? ''
  const figures: WorkedFigure[] = [
    { id: 'modal', label: 'Modal', told: toldSum(cost), per: of },
    ...places.flatMap(({ name, price, cuts, sold }, at): WorkedFigure[] => [
      { id: `harga_${at + 1}`, label: `${name}, harga`, told: toldSum(price), per: of },
      ...cuts.map((cut, index) => ({
        id: `potong_${at + 1}_${index + 1}`,
        label: `${name}, ${cut.label || 'potongan'}`,
        told: toldSum(cut),
        per: cut.percent === null ? of : '',
      })),
      ...(sold
        ? [{ id: `laku_${at + 1}`, label: `${name}, terjual`, told: toldCount(sold), noun: of, per: time }]
        : []),
    ]),
  ]
  const steps: WorkedStep[] = [
    ...places.map(({ name, cuts }, at): WorkedStep => ({
      id: `satu_${at + 1}`,
      label: `${name}, untung`,
      formula: [
        `harga_${at + 1}`,
        ...cuts.map((cut, index) =>
          cut.percent === null
            ? `potong_${at + 1}_${index + 1}`
            : `harga_${at + 1} * potong_${at + 1}_${index + 1} / 100`,
        ),
        'modal',
      ].join(' - '),
      per: of,
    })),
    ...places.map(({ name }, at): WorkedStep => ({
      id: `semua_${at + 1}`,
      label: name,
      formula: `satu_${at + 1} * laku_${at + 1}`,
      per: time,
    })),
    { id: 'unggul', label: 'Untung terbesar', formula: 'argmax(semua)', unit: 'name' },
    { id: 'unggul_nilai', label: 'Untung terbesar', formula: 'max(semua)', per: time, quiet: true },
    { id: 'tiap', label: `Untung terbesar per ${of}`, formula: 'argmax(satu)', unit: 'name' },
    { id: 'jumlah', label: 'Untung semuanya', formula: 'sum(semua)', per: time },
  ]
  const when = time === '' ? '' : ` se${time}`
  return {
    type: 'perbandingan',
    title: 'Perbandingan Untung',
    groups: { semua: 'untung', satu: `untung per ${of}` },
    figures,
    steps,
    answer: [
      p(
        `Untung terbesar${when}: **${bind('unggul')}**, **${bind('unggul_nilai')}**. ${places.map(({ name }, at) => `${sentenceCase(name)} ${bind(`semua_${at + 1}`)}`).join(', ')}; semuanya **${bind('jumlah')}**.`,
        onlyIf('unggul_nilai', 'positive'),
      ),
      p(
        `Untung per ${of}: ${places.map(({ name }, at) => `${sentenceCase(name)} **${bind(`satu_${at + 1}`)}**`).join(', ')}.`,
      ),
      ...places.map(({ name }, at) =>
        p(
          `Tiap ${of} di ${sentenceCase(name)} rugi: naikkan harganya atau hentikan.`,
          onlyIf(`satu_${at + 1}`, 'negative'),
        ),
      ),
    ],
    key: 'unggul_nilai',
    shown: [...places.slice(0, 3).map((_, at) => `semua_${at + 1}`), 'jumlah'],
    chart: {
      title: `Untung tiap tempat${when}`,
      categories: places.map(({ name }) => name),
      values: places.map((_, at) => `semua_${at + 1}`),
    },
    assumptions: places.some(({ cuts }) => cuts.some(({ percent, per }) => percent === null && per !== of))
      ? [`Biaya tiap pesanan dihitung untuk satu ${of}; kalau sekali pesan lebih dari satu, untungnya lebih besar.`]
      : [],
    next: ['Tenaga dan waktu yang dipakai di tiap tempat: [isi bedanya].'],
  }
}
