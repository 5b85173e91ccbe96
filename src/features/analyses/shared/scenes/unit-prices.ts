import { conversion, isMeasure } from '#core/assistant/shared/reading-grammar/units.ts'

import { bind, onlyIf, p } from '../draft.ts'
import type { Counted, Entry } from '../ledger/entry.ts'
import { isTime, toldCount, toldSum } from '../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../makers/worked.ts'
import { sentenceCase } from '../wording.ts'
import { type Scene, words } from './scene.ts'

const comparing = words(
  'banding\\p{L}*|perbandingan|supplier|suplier|pemasok|agen|toko|tempat beli|mending\\p{L}*|mana|murah|hemat|vs|versus|selisih\\p{L}*|kemasan',
)
/** Paid on top of the price of the pack. */
const besides = new Set('ongkir ongkos bensin parkir kurir admin transport kirim antar angkut'.split(' '))

interface Seller {
  readonly name: string
  readonly price: Entry
  readonly size: Counted
  readonly extras: Entry[]
}

const isBeside = ({ words: own }: Entry): boolean => own.some((word) => besides.has(word))

const nameOf = ({ label, context }: Entry, at: number): string => {
  const own = label.replace(/^(?:(?:atau|vs|versus|beli|di|supplier|suplier|pemasok|harga)\s+)+/iu, '')
  return sentenceCase(own || context.slice(-3).join(' ') || `Pilihan ${at + 1}`)
}

/** `botol 250 ml`, `botol 650 ml`: the same pack in two sizes is told by its size. */
const toldApart = (sellers: readonly Seller[]): Seller[] =>
  sellers.map((one) =>
    sellers.some((other) => other !== one && other.name === one.name)
      ? { ...one, name: `${one.name} ${one.size.said}` }
      : one,
  )

const sellersIn = (entries: readonly Entry[]): Seller[] | null => {
  const sellers: Seller[] = []
  for (const entry of entries) {
    const last = sellers.at(-1)
    const [size, more] = entry.counts.filter(({ noun, value }) => isMeasure(noun) && value > 0)
    if (entry.money === null) {
      // `3 tempat` counts the sellers; `tahan 20 hari` asks something else.
      if (entry.counts.some(({ noun, value }) => isMeasure(noun) || isTime(noun) || value > 6)) return null
    } else if (size && !more && entry.counts.length === 1 && !entry.each && entry.per !== size.noun)
      sellers.push({ name: nameOf(entry, sellers.length), price: entry, size, extras: [] })
    else if (last && isBeside(entry) && entry.counts.length === 0 && entry.per === null) last.extras.push(entry)
    else return null
  }
  return sellers
}

/** What a kilo or a litre comes to at each seller: `agen 25kg 237.500, toko online 50kg 425rb ongkir 60rb`. */
export const unitPrices: Scene = ({ ledger, message, figures }) => {
  const { entries } = ledger
  if (!comparing.test(message) || entries.some(({ percent }) => percent !== null)) return null
  if (figures.some(({ range }) => range !== undefined)) return null
  // `harga per 100 ml masing2 berapa`: for how much of it is asked.
  const wanted = entries.find(({ money, words: own }) => money === null && own.includes('harga'))
  const portion = wanted?.counts.find(({ noun }) => isMeasure(noun))
  const found = sellersIn(portion ? entries.filter((one) => one !== wanted) : entries)
  const sellers = found && toldApart(found)
  if (!sellers || sellers.length < 2 || sellers.length > 6) return null
  if (new Set(sellers.map(({ name }) => name)).size < sellers.length) return null
  // Packs that hold as much as each other are compared as they are sold.
  const isSame = sellers.every(({ size, extras }) => size.said === sellers[0]?.size.said && extras.length === 0)
  if (isSame) return null
  const units = sellers.map(({ size }) => size.noun)
  const unit = portion?.noun ?? units.find((one) => units.every((other) => (conversion(other, one) ?? 2) <= 1))
  if (unit === undefined || units.some((one) => conversion(one, unit) === null)) return null
  const of = portion ? `${portion.value} ${unit}` : unit
  const scale = (one: string): string => {
    const held = conversion(one, unit) ?? 1
    return held === 1 ? '' : ` * ${held}`
  }
  const steps: WorkedStep[] = [
    ...sellers.flatMap(({ name, extras }, at): WorkedStep[] =>
      extras.length === 0
        ? []
        : [
            {
              id: `semua_${at + 1}`,
              label: `${name}, dengan ongkos`,
              formula: [`harga_${at + 1}`, ...extras.map((_, index) => `tambah_${at + 1}_${index + 1}`)].join(' + '),
            },
          ],
    ),
    ...sellers.map(({ name, size, extras }, at): WorkedStep => ({
      id: `nilai_${at + 1}`,
      label: name,
      formula: `${extras.length > 0 ? 'semua' : 'harga'}_${at + 1} / (isi_${at + 1}${scale(size.noun)})${portion ? ` * ${portion.value}` : ''}`,
      per: of,
    })),
    { id: 'murah', label: 'Paling murah', formula: 'argmin(nilai)', unit: 'name' },
    { id: 'murah_nilai', label: 'Harga paling murah', formula: 'min(nilai)', per: of, quiet: true },
    { id: 'selisih', label: 'Selisih', formula: 'max(nilai) - min(nilai)', per: of },
    { id: 'hemat', label: 'Lebih hemat', formula: 'selisih / max(nilai) * 100', unit: 'percent' },
  ]
  return {
    type: 'perbandingan',
    title: 'Perbandingan Harga',
    groups: { nilai: `harga per ${of}` },
    figures: sellers.flatMap(({ name, price, size, extras }, at): WorkedFigure[] => [
      { id: `harga_${at + 1}`, label: `${name}, harga`, told: toldSum(price), per: '' },
      { id: `isi_${at + 1}`, label: `${name}, isi`, told: toldCount(size), noun: size.noun },
      ...extras.map((one, index) => ({
        id: `tambah_${at + 1}_${index + 1}`,
        label: `${name}, ${one.label || 'ongkos'}`,
        told: toldSum(one),
      })),
    ]),
    steps,
    answer: [
      p(
        `Paling murah **${bind('murah')}**: **${bind('murah_nilai')}** per ${of}. ${sellers.map(({ name }, at) => `${name} ${bind(`nilai_${at + 1}`)}`).join(', ')}; selisih terbesarnya **${bind('selisih')}** per ${of} (${bind('hemat')}).`,
        onlyIf('selisih', 'positive'),
      ),
      p(`Harganya sama, ${bind('murah_nilai')} per ${of}: pilih menurut mutu dan temponya.`, onlyIf('selisih', 'zero')),
    ],
    key: 'murah_nilai',
    shown: [...sellers.slice(0, 3).map((_, at) => `nilai_${at + 1}`), 'selisih'],
    chart: {
      title: `Harga per ${of}`,
      categories: sellers.map(({ name }) => name),
      values: sellers.map((_, at) => `nilai_${at + 1}`),
    },
    next: [
      'Mutu dan tempo bayarnya sama atau tidak: [isi bedanya].',
      'Sanggupkah menghabiskan isi sebanyak itu sebelum rusak: [isi lama habisnya].',
    ],
  }
}
