import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const costing = words('modal|hpp|biaya produksi|harga pokok|kulak\\p{L}*|bahan')
const taking = words(
  'admin|potongan|komisi|fee|biaya|layanan|ongkir|ongkos|kemasan|packing|iklan|kena|dipotong|diskon|pajak|parkir|bensin',
)

const channel =
  /(?<!\p{L})(?:go-?food|grab-?food|shopee-?food|shopee|tokopedia|tokped|tik-?tok|lazada|blibli|ojol|online|offline|warung|toko|reseller|agen|kantin|pasar|lapak|kios|kedai|rumah|bazar|whatsapp|wa)(?!\p{L})/iu

/** Where it is sold, with what one brings there, what is taken of it, and how many were sold. */
interface Place {
  readonly name: string
  readonly price: Entry
  readonly cuts: Entry[]
  sold: Counted | null
  /** What one costs that is sold there, where it is told for each place. */
  cost: Entry | null
}

/** `jualan di GoFood: nasi ayam 22rb`: the place stands before the thing. */
const placeOf = ({ words: own, context, label }: Entry): string =>
  channel.exec(own.join(' '))?.[0] ?? channel.exec(context.join(' '))?.[0] ?? label

const sameName = (one: string, other: string): boolean => one !== '' && one.toLowerCase() === other.toLowerCase()

/** `gofood 35 order warung 50 porsi`: each place with its own count, in the order of their names. */
const countsOfPlaces = ({ money, percent, counts, words: own }: Entry, places: readonly Place[]): boolean => {
  if (money !== null || percent !== null || counts.length < 2) return false
  const told = own.flatMap((word) => places.filter(({ name, sold }) => sold === null && sameName(name, word)))
  if (told.length !== counts.length) return false
  told.forEach((place, at) => {
    place.sold = counts[at] ?? null
  })
  return true
}

/** `komisi 20%+1.000 per order`: a sum put on a share is taken with it. */
const isBesideShare = (entry: Entry, entries: readonly Entry[]): boolean =>
  entry.label === '' &&
  entry.money !== null &&
  entries[entries.indexOf(entry) - 1]?.percent !== null &&
  entries.indexOf(entry) > 0

/** `reseller 200` behind `shopee 85`: so few Rupiah are a count. */
const soldIn = ({ counts, money, percent, said }: Entry): Counted | null => {
  const [count, more] = counts
  if (money === null && percent === null && count && !more && !isTime(count.noun)) return count
  return money !== null && money < 1000 && Number.isInteger(money)
    ? { value: money, noun: '', per: null, rate: null, times: false, said }
    : null
}

/** The places of a message, with the cost that is one for all of them or that of each; null where a sum belongs to none. */
const placesIn = (entries: readonly Entry[]): { places: Place[]; cost: Entry | null } | null => {
  const places: Place[] = []
  let cost: Entry | null = null
  for (const entry of entries) {
    const known = places.find(({ name }) => sameName(name, entry.label))
    const sold = soldIn(entry)
    if (countsOfPlaces(entry, places)) continue
    if (sold) {
      if (!known || known.sold) return null
      known.sold = sold
    } else if (entry.money !== null && costing.test(entry.said)) {
      const last = places.at(-1)
      // `di warung jual 17rb modal 10.800`: in one breath with its price it is the cost of that place.
      if (last && last.cost === null && entry.sentence === last.price.sentence) last.cost = entry
      else if (cost) return null
      else cost = entry
    } else if (entry.percent !== null || taking.test(entry.words.join(' ')) || isBesideShare(entry, entries)) {
      if (places.length === 0) return null
      places.at(-1)?.cuts.push(entry)
    } else if (entry.money !== null && placeOf(entry) !== '' && !known && entry.counts.length === 0)
      places.push({ name: placeOf(entry), price: entry, cuts: [], sold: null, cost: null })
    else return null
  }
  const [first, last] = [places[0], places.at(-1)]
  // A cost behind the first price or the last alone holds for all of them.
  const [only, more] = places.filter((one) => one.cost !== null)
  if (cost === null && only && !more && (only === first || only === last))
    return places.length > 1 ? { places: places.map((one) => ({ ...one, cost: null })), cost: only.cost } : null
  const isWhole = cost === null ? places.every((one) => one.cost !== null) : places.every((one) => one.cost === null)
  return places.length > 1 && isWhole ? { places, cost } : null
}

/** A place of selling by its name, with what is taken of one piece there. */
const isOfOne = ({ name, price, cuts }: Place): boolean =>
  channel.test(name) && cuts.every(({ percent, money }) => percent !== null || (money ?? 0) < (price.money ?? 0))

/** One thing sold in several places at prices of their own: what each of them leaves for one, and for all that it sold. */
export const placesOfSelling: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  if (!words('untung\\p{L}*|laba|cuan|margin|bersih').test(message)) return null
  const found = placesIn(entries)
  if (!found) return null
  const { places, cost } = found
  // Where only some places tell how many they sold, nothing is said of what all of them leave.
  const isCounted = places.every(({ sold }) => sold !== null)
  if (cost?.way === 'in' || (!isCounted && places.some(({ sold }) => sold !== null))) return null
  if (!isCounted && !places.every(isOfOne)) return null
  if (!isCounted && places.every(({ cuts }) => cuts.length === 0)) return null
  const counted = places.map(({ sold }) => sold?.noun ?? '').find((noun) => noun !== '' && !isTime(noun))
  const asked = ledger.asked.per
  const of =
    cost && cost.per !== null && !isTime(cost.per)
      ? cost.per
      : (counted ?? (asked !== null && !isTime(asked) ? asked : 'satuan'))
  const group = isCounted ? 'semua' : 'satu'
  const times = places.flatMap(({ sold }) => (sold?.per ? [sold.per] : []))
  const time = times[0] ?? ''
  const figures: WorkedFigure[] = [
    ...(cost ? [{ id: 'modal', label: 'Modal', told: toldSum(cost), per: of }] : []),
    ...places.flatMap(({ name, price, cuts, sold, cost: own }, at): WorkedFigure[] => [
      { id: `harga_${at + 1}`, label: `${name}, harga`, told: toldSum(price), per: of },
      ...(own ? [{ id: `modal_${at + 1}`, label: `${name}, modal`, told: toldSum(own), per: of }] : []),
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
    ...places.flatMap(({ name, cuts }, at): WorkedStep[] => {
      const received = [
        `harga_${at + 1}`,
        ...cuts.map((cut, index) =>
          cut.percent === null
            ? `potong_${at + 1}_${index + 1}`
            : `harga_${at + 1} * potong_${at + 1}_${index + 1} / 100`,
        ),
      ].join(' - ')
      const own = cost ? 'modal' : `modal_${at + 1}`
      return [
        ...(cuts.length > 0
          ? [{ id: `terima_${at + 1}`, label: `${name}, diterima`, formula: received, per: of }]
          : []),
        {
          id: `satu_${at + 1}`,
          label: `${name}, untung`,
          formula: cuts.length > 0 ? `terima_${at + 1} - ${own}` : `${received} - ${own}`,
          per: of,
        },
      ]
    }),
    ...places
      .filter(({ sold }) => sold !== null)
      .map(({ name }, at): WorkedStep => ({
        id: `semua_${at + 1}`,
        label: name,
        formula: `satu_${at + 1} * laku_${at + 1}`,
        per: time,
      })),
    ...places.map(({ name }, at): WorkedStep => ({
      id: `margin_${at + 1}`,
      label: `Margin ${name}`,
      formula: `satu_${at + 1} / harga_${at + 1} * 100`,
      unit: 'percent',
    })),
    ...(isCounted ? [{ id: 'unggul', label: 'Untung terbesar', formula: 'argmax(semua)', unit: 'name' as const }] : []),
    {
      id: 'unggul_nilai',
      label: 'Untung terbesar',
      formula: `max(${group})`,
      per: isCounted ? time : of,
      quiet: true,
    },
    ...(isCounted
      ? [
          { id: 'tiap', label: `Untung terbesar per ${of}`, formula: 'argmax(satu)', unit: 'name' as const },
          { id: 'jumlah', label: 'Untung semuanya', formula: 'sum(semua)', per: time },
        ]
      : [{ id: 'selisih', label: 'Selisih', formula: 'max(satu) - min(satu)', per: of }]),
  ]
  const when = time === '' ? '' : ` se${time}`
  return {
    type: 'perbandingan',
    title: 'Perbandingan Untung',
    groups: { semua: 'untung', satu: `untung per ${of}` },
    figures,
    steps,
    answer: [
      isCounted
        ? p(
            `Untung terbesar${when}: **${bind('unggul')}**, **${bind('unggul_nilai')}**. ${places.map(({ name }, at) => `${sentenceCase(name)} ${bind(`semua_${at + 1}`)}`).join(', ')}; semuanya **${bind('jumlah')}**.`,
            onlyIf('unggul_nilai', 'positive'),
          )
        : p(
            `Untung per ${of} yang terbesar **${bind('unggul_nilai')}**, selisihnya **${bind('selisih')}**.`,
            onlyIf('unggul_nilai', 'positive'),
          ),
      p(
        `Untung per ${of}: ${places.map(({ name }, at) => `${sentenceCase(name)} **${bind(`satu_${at + 1}`)}** (margin ${bind(`margin_${at + 1}`)})`).join(', ')}.`,
      ),
      ...places.map(({ name }, at) =>
        p(
          `Tiap ${of} di ${sentenceCase(name)} rugi: naikkan harganya atau hentikan.`,
          onlyIf(`satu_${at + 1}`, 'negative'),
        ),
      ),
    ],
    key: 'unggul_nilai',
    shown: [...places.slice(0, 3).map((_, at) => `${group}_${at + 1}`), isCounted ? 'jumlah' : 'selisih'],
    chart: {
      title: isCounted ? `Untung tiap tempat${when}` : `Untung per ${of}`,
      categories: places.map(({ name }) => name),
      values: places.map((_, at) => `${group}_${at + 1}`),
    },
    assumptions: places.some(({ cuts }) => cuts.some(({ percent, per }) => percent === null && per !== of))
      ? [`Biaya tiap pesanan dihitung untuk satu ${of}; kalau sekali pesan lebih dari satu, untungnya lebih besar.`]
      : [],
    next: ['Tenaga dan waktu yang dipakai di tiap tempat: [isi bedanya].'],
  }
}
