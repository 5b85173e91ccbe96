import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const comparing = words('banding\\p{L}*|perbandingan|mending\\p{L}*|mana|vs|versus|untungan|atau')
const gains = words('untung\\p{L}*|laba\\p{L}*|bersih\\p{L}*|cuan|profit|sisa\\p{L}*')
/** What leads to a way of selling: `lewat marketplace …, lewat reseller …`. */
const leads = new Set(['lewat', 'via', 'liwat', 'lewati', 'jalur'])
const prices = new Set(['harga', 'jual', 'dijual'])
/** Told of a way, no part of its name. */
const told = new Set(
  'kena kasih dikasih minta diminta potong dipotong ambil ngambil bayar harga modal admin komisi potongan diskon fee biaya bagian layanan ongkir packing kemasan ada ga gak tanpa saya kami cuma hanya tapi plus ditambah gue gw aku sy'.split(
    ' ',
  ),
)

interface WayToSell {
  readonly name: string
  readonly entries: readonly Entry[]
}

/** `lewat titip warung, warung minta …`: the name behind the word that leads to it; null where an entry begins no way. */
const nameOf = ({ context, words: own }: Entry): string | null => {
  const said = [...context, ...own]
  const at = said.findIndex((word) => leads.has(word))
  if (at === -1) return null
  const behind = said.slice(at + 1, at + 4)
  const end = behind.findIndex((word) => told.has(word) || /\d/.test(word))
  const name = (end === -1 ? behind.slice(0, 2) : behind.slice(0, end)).join(' ')
  return name === '' ? null : sentenceCase(name)
}

/** What holds for all ways, each way's own, and how many are sold; null where the message parts nothing. */
const partedBy = (
  entries: readonly Entry[],
): { readonly common: readonly Entry[]; readonly ways: readonly WayToSell[]; readonly sold: Entry | null } | null => {
  const common: Entry[] = []
  const ways: { name: string; entries: Entry[] }[] = []
  const counted: Entry[] = []
  for (const entry of entries) {
    const name = nameOf(entry)
    if (entry.money === null && entry.percent === null) counted.push(entry)
    else if (name !== null) ways.push({ name, entries: [entry] })
    else if (ways.length === 0) common.push(entry)
    else ways.at(-1)?.entries.push(entry)
  }
  const [sold, more] = counted
  if (more || ways.length < 2 || ways.length > 4 || new Set(ways.map(({ name }) => name)).size < ways.length)
    return null
  return { common, ways, sold: sold ?? null }
}

const isOfOne = ({ per, rate, counts, pack }: Entry): boolean =>
  (per === null || !isTime(per)) && rate === null && counts.length === 0 && pack === null

const isPrice = ({ money, words: own }: Entry): boolean => money !== null && own.some((word) => prices.has(word))

/** One thing sold in two ways or more, each with its fees: what one of it leaves in each, and all that is sold. */
export const waysToSell: Scene = ({ ledger, message, figures }) => {
  if (!comparing.test(message) || !gains.test(message) || figures.some(({ range }) => range !== undefined)) return null
  const parted = partedBy(ledger.entries)
  if (!parted) return null
  const { common, ways, sold } = parted
  const [price, more] = common.filter(isPrice)
  const costs = common.filter((one) => one !== price)
  const all = [...common, ...ways.flatMap((way) => way.entries)]
  if (!price || more || !all.every(isOfOne) || ways.some(({ entries }) => entries.some(isPrice))) return null
  const isCost = ({ money, percent, way }: Entry): boolean =>
    percent === null ? (money ?? 0) < (price.money ?? 0) && way !== 'in' : percent > 0 && percent < 90
  if (costs.some(({ percent }) => percent !== null) || ![...costs, ...ways.flatMap((way) => way.entries)].every(isCost))
    return null
  const [count, others] = sold?.counts ?? []
  if (others || (sold && !count) || (count && isTime(count.noun))) return null
  const noun = count?.noun || 'buah'
  const time = count ? (timeNamed(count.per ?? '') ?? count.rate ?? '') : ''
  const taken = ways.map(({ name, entries }, at) =>
    entries.map((entry, place): { readonly figure: WorkedFigure; readonly formula: string } => {
      const id = `potong_${at + 1}_${place + 1}`
      const label = `${name}: ${entry.label || entry.words.at(-1) || 'potongan'}`
      return {
        figure: { id, label, told: toldSum(entry) },
        formula: entry.percent === null ? id : `harga * ${id} / 100`,
      }
    }),
  )
  const spent = costs.map((_, at) => `biaya_${at + 1}`)
  const key = count ? 'semua' : 'nilai'
  const steps: WorkedStep[] = [
    ...ways.map(({ name }, at): WorkedStep => ({
      id: `nilai_${at + 1}`,
      label: count ? `${name}, per ${noun}` : name,
      formula: ['harga', ...spent, ...(taken[at] ?? []).map(({ formula }) => formula)].join(' - '),
    })),
    { id: 'selisih', label: `Selisih per ${noun}`, formula: 'max(nilai) - min(nilai)' },
    ...(count
      ? ways.map(({ name }, at): WorkedStep => ({
          id: `semua_${at + 1}`,
          label: name,
          formula: `nilai_${at + 1} * laku`,
          per: time,
        }))
      : []),
    ...(count
      ? [{ id: 'selisih_semua', label: 'Selisih semuanya', formula: 'max(semua) - min(semua)', per: time }]
      : []),
    { id: 'unggul', label: 'Untung terbesar', formula: `argmax(${key})`, unit: 'name' },
  ]
  const each = (of: string): string => ways.map(({ name }, at) => `${name} **${bind(`${of}_${at + 1}`)}**`).join(', ')
  return {
    type: 'perbandingan',
    title: 'Perbandingan Cara Menjual',
    groups: { nilai: 'untung per satuan', semua: 'untung semuanya' },
    figures: [
      { id: 'harga', label: 'Harga jual', told: toldSum(price) },
      ...costs.map((one, at): WorkedFigure => ({
        id: `biaya_${at + 1}`,
        label: one.label || 'Modal',
        told: toldSum(one),
      })),
      ...taken.flatMap((one) => one.map(({ figure }) => figure)),
      ...(count ? [{ id: 'laku', label: 'Terjual', told: toldCount(count), noun }] : []),
    ],
    steps,
    answer: [
      p(
        `Untung per ${noun}: ${each('nilai')}. Lebih untung **${bind('unggul')}**, selisihnya **${bind('selisih')}** per ${noun}.`,
        onlyIf('selisih', 'positive'),
      ),
      p('Untungnya sama; pilih yang lebih ringan kerjanya dan lebih cepat dibayar.', onlyIf('selisih', 'zero')),
      ...(count
        ? [
            p(
              `Kalau ${bind('laku')} terjual${time === '' ? '' : ` se${time}`}: ${each('semua')}, selisihnya **${bind('selisih_semua')}**.`,
            ),
          ]
        : []),
    ],
    key: 'selisih',
    shown: [...ways.slice(0, 3).map((_, at) => `${key}_${at + 1}`), count ? 'selisih_semua' : 'selisih'],
    chart: {
      title: `Untung per ${noun}`,
      categories: ways.map(({ name }) => name),
      values: ways.map((_, at) => `nilai_${at + 1}`),
    },
    next: ['Banyaknya yang laku lewat masing-masing cara bisa berbeda: [isi yang terjual tiap cara].'],
  }
}
