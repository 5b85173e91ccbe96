import { conversion, isMeasure } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { bind, onlyIf, p } from '../../draft.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const comparing = words(
  'banding\\p{L}*|perbandingan|supplier|suplier|pemasok|agen|toko|tempat beli|mending\\p{L}*|mana|murah|hemat|vs|versus|selisih\\p{L}*|kemasan',
)
/** How much of it is wanted. */
const needing = new Set('butuh kebutuhan pakai pemakaian perlu keperluan habis belanja pake'.split(' '))
/** Paid on top of the price of the pack. */
const besides = new Set('ongkir ongkos bensin parkir kurir admin transport kirim antar angkut'.split(' '))

const delivering = words('ongkir\\p{L}*|ongkos kirim|biaya kirim')

interface Seller {
  readonly name: string
  readonly price: Entry
  /** What one pack holds; null where the price is that of a kilo or a litre itself. */
  readonly size: Counted | null
  readonly unit: string
  readonly extras: Entry[]
}

const isBeside = ({ words: own }: Entry): boolean => own.some((word) => besides.has(word))

/** `ongkirnya A gratis, B 10rb per karung`: whose price it is paid on top of. */
const paidAt = ({ label, context, words: own }: Entry, sellers: readonly Seller[]): Seller | undefined => {
  if (![...context, ...own].some((word) => besides.has(word)) || label === '') return undefined
  const names = label.toLowerCase().split(' ')
  const found = sellers.filter(({ name }) => names.every((word) => name.toLowerCase().split(' ').includes(word)))
  return found.length === 1 ? found[0] : undefined
}
const packing = words(
  'peti|dus|karton|karung|sak|jerigen|jeriken|krat|box|bal|tray|kardus|ember|drum|galon|kaleng|botol|pouch|bungkus|pak|pack',
)
const naming = /^(?:(?:atau|vs|versus|beli|di|harga|kalau|kalo|harganya)\s+)+/iu

/** `peternak blitar` as its owner wrote it. */
const asWritten = (name: string, message: string): string => {
  const at = message.toLowerCase().indexOf(name.toLowerCase())
  return at === -1 ? name : message.slice(at, at + name.length)
}

/** The seller's name stands before the colon, or before the price. */
const nameOf = ({ label, context }: Entry, message: string, at: number): string => {
  const own = label.replace(naming, '')
  const over = context.slice(-4).join(' ')
  const isOrder = /(?<!\p{L})(?:banding|kemasan|mana|murah|hemat|analis|irit)/iu.test(over)
  const isThing = own === '' || packing.test(own.split(' ')[0] ?? '') || own === 'diantar'
  return sentenceCase(
    asWritten(isThing && !isOrder ? over.replace(naming, '') || own : own, message) || `Pilihan ${at + 1}`,
  )
}

/** `botol 250 ml`, `botol 650 ml`: the same pack in two sizes is told by its size. */
const toldApart = (sellers: readonly Seller[]): Seller[] =>
  sellers.map((one) =>
    sellers.some((other) => other !== one && other.name === one.name)
      ? { ...one, name: `${one.name} ${one.size?.said ?? one.unit}` }
      : one,
  )

const isContents = (one: Entry | undefined): one is Entry =>
  one !== undefined &&
  one.money === null &&
  one.percent === null &&
  one.counts.length === 1 &&
  one.words.at(-1) === 'isi'

/** `27.500 per pak isi 50, di pasar 49rb isi 100`: each price with what its pack holds, and those counts apart. */
const withPacks = (
  entries: readonly Entry[],
  asked: string | null,
): { readonly entries: readonly Entry[]; readonly inside: ReadonlySet<Counted> } => {
  const inside = new Set<Counted>()
  const all = entries.flatMap((entry, at) => {
    if (isContents(entry) && (entries[at - 1]?.money ?? null) !== null) return []
    const next = entries[at + 1]
    const [told] = entry.money !== null && entry.counts.length === 0 && isContents(next) ? next.counts : []
    if (!told) return [entry]
    const held = { ...told, noun: told.noun || (asked !== null && !isTime(asked) ? asked : 'biji'), per: null }
    inside.add(held)
    return [{ ...entry, per: null, each: false, counts: [held] }]
  })
  return { entries: all, inside }
}

const isNeed = ({ money, words: own, counts }: Entry): boolean =>
  money === null && counts.length === 1 && own.some((word) => needing.has(word))

const sellersIn = (
  entries: readonly Entry[],
  inside: ReadonlySet<Counted>,
  message: string,
  hasNeed: boolean,
): Seller[] | null => {
  const sellers: Seller[] = []
  for (const entry of entries) {
    const last = sellers.at(-1)
    const [size, more] = entry.counts.filter((one) => (isMeasure(one.noun) || inside.has(one)) && one.value > 0)
    const name = nameOf(entry, message, sellers.length)
    const isOfUnit = entry.per !== null && isMeasure(entry.per)
    if (entry.money === null) {
      // `3 tempat` counts the sellers; `tahan 20 hari` asks something else.
      if (entry.counts.some(({ noun, value }) => isMeasure(noun) || isTime(noun) || value > 6)) return null
    } else if (paidAt(entry, sellers) && entry.counts.length === 0) paidAt(entry, sellers)?.extras.push(entry)
    else if (last && isBeside(entry) && entry.counts.length === 0 && isPaidWith(entry, last, hasNeed))
      last.extras.push(entry)
    else if (size && !more && entry.counts.length === 1 && !entry.each && entry.per !== size.noun)
      sellers.push({ name, price: entry, size, unit: size.noun, extras: [] })
    else if (isOfUnit && entry.counts.length === 0 && !isBeside(entry))
      sellers.push({ name, price: entry, size: null, unit: entry.per ?? '', extras: [] })
    else return null
  }
  return sellers
}

/** `ongkir 60rb sekali antar`, `bensin 15rb`: paid once, whatever is bought. */
const isOfAll = ({ pack, per }: Entry, { size }: Seller): boolean =>
  size === null && pack === null && (per === null || per === 'kali')

/** `ongkir 12rb tiap 10 kg`, `ongkir 18rb per jerigen`: paid with every pack, or for so much of it. */
const isPaidWith = (extra: Entry, seller: Seller, hasNeed: boolean): boolean =>
  (hasNeed && isOfAll(extra, seller)) || isPaidEach(extra, seller)
const isPaidEach = ({ per, pack }: Entry, { price, size }: Seller): boolean =>
  pack !== null || (per === null ? size !== null : isMeasure(per) || price.said.toLowerCase().includes(per))

/** Paid once for the pack, not for so much of it. */
const isOfPack = ({ pack, per }: Entry): boolean => pack === null && !(per !== null && isMeasure(per))

/** What a kilo or a litre comes to at each seller: `agen 25kg 237.500, toko online 50kg 425rb ongkir 60rb`. */
export const unitPrices: Scene = ({ ledger, message, figures }) => {
  const { entries, inside } = withPacks(ledger.entries, ledger.asked.per)
  if (!comparing.test(message) || entries.some(({ percent }) => percent !== null)) return null
  if (figures.some(({ range }) => range !== undefined)) return null
  // `harga per 100 ml masing2 berapa`: for how much of it is asked.
  const wanted = entries.find(({ money, words: own }) => money === null && own.includes('harga'))
  const portion = wanted?.counts.find(({ noun }) => isMeasure(noun))
  const need = entries.find((one) => one !== wanted && isNeed(one))
  const found = sellersIn(
    entries.filter((one) => one !== need && !(portion && one === wanted)),
    inside,
    message,
    (need?.counts ?? []).length === 1,
  )
  const sellers = found && toldApart(found)
  if (!sellers || sellers.length < 2 || sellers.length > 6) return null
  if (new Set(sellers.map(({ name }) => name)).size < sellers.length) return null
  // Where delivery alone is paid once, the maker of comparisons shows from how much on the other is cheaper.
  const once = sellers.flatMap((one) => one.extras.filter((extra) => isOfAll(extra, one)))
  if (once.length > 0 && once.every(({ said }) => delivering.test(said))) return null
  // Packs that hold as much as each other are compared as they are sold, prices of one kilo as they are told.
  const isSame = sellers.every(({ size, extras }) => size?.said === sellers[0]?.size?.said && extras.length === 0)
  if (isSame) return null
  const packed = sellers.flatMap(({ extras }) => extras.flatMap(({ pack }) => (pack === null ? [] : [pack.noun])))
  const [used] = need?.counts ?? []
  const units = [...sellers.map(({ unit: one }) => one), ...packed, ...(used ? [used.noun] : [])]
  const unit = portion?.noun ?? units.find((one) => units.every((other) => (conversion(other, one) ?? 2) <= 1))
  if (unit === undefined || units.some((one) => conversion(one, unit) === null)) return null
  const of = portion ? `${portion.value} ${unit}` : unit
  const scale = (one: string): string => {
    const held = conversion(one, unit) ?? 1
    return held === 1 ? '' : ` * ${held}`
  }
  const held = (id: string, one: string): string => (scale(one) === '' ? id : `(${id}${scale(one)})`)
  /** What a kilo costs with all that is paid on top. */
  const valueOf = ({ price, size, unit: own, extras }: Seller, at: number): string => {
    const whole = extras.filter((one) => isOfPack(one) && size !== null)
    const inner = [`harga_${at + 1}`, ...whole.map((one) => `tambah_${at + 1}_${extras.indexOf(one) + 1}`)]
    const divisor = size ? held(`isi_${at + 1}`, own) : price.per === unit ? null : String(conversion(own, unit) ?? 1)
    const first = inner.length > 1 ? `(${inner.join(' + ')})` : (inner[0] ?? '')
    const parts = [
      divisor === null ? first : `${first} / ${divisor}`,
      ...extras.flatMap((one, index) => {
        if (isOfAll(one, { price, size, unit: own, extras, name: '' }) && used)
          return [`tambah_${at + 1}_${index + 1} / ${held('butuh', used.noun)}`]
        if (isOfPack(one)) return []
        const id = `tambah_${at + 1}_${index + 1}`
        return one.pack
          ? [`${id} / ${held(`${id}_isi`, one.pack.noun)}`]
          : [`${id}${conversion(one.per ?? '', unit) === 1 ? '' : ` / ${conversion(one.per ?? '', unit) ?? 1}`}`]
      }),
    ]
    const sum = parts.length > 1 ? parts.join(' + ') : (parts[0] ?? '')
    return portion ? `(${sum}) * ${portion.value}` : sum
  }
  const time = used?.per ?? ''
  const steps: WorkedStep[] = [
    ...sellers.map((seller, at): WorkedStep => ({
      id: `nilai_${at + 1}`,
      label: seller.name,
      formula: valueOf(seller, at),
      per: of,
    })),
    { id: 'murah', label: 'Paling murah', formula: 'argmin(nilai)', unit: 'name' },
    { id: 'murah_nilai', label: 'Harga paling murah', formula: 'min(nilai)', per: of, quiet: true },
    { id: 'selisih', label: 'Selisih', formula: 'max(nilai) - min(nilai)', per: of },
    { id: 'hemat', label: 'Lebih hemat', formula: 'selisih / max(nilai) * 100', unit: 'percent' },
    ...(used
      ? [
          ...sellers.map(({ name }, at): WorkedStep => ({
            id: `belanja_${at + 1}`,
            label: `Belanja di ${name}`,
            formula: `nilai_${at + 1} * ${held('butuh', used.noun)}`,
            per: time,
          })),
          {
            id: 'hemat_semua',
            label: 'Hemat dibanding yang termahal',
            formula: `selisih * ${held('butuh', used.noun)}`,
            per: time,
          },
        ]
      : []),
  ]
  const spending = sellers.map(({ name }, at) => `${name} **${bind(`belanja_${at + 1}`)}**`).join(', ')
  return {
    type: 'perbandingan',
    title: 'Perbandingan Harga',
    groups: { nilai: `harga per ${of}` },
    figures: sellers
      .flatMap(({ name, price, size, extras }, at): WorkedFigure[] => [
        { id: `harga_${at + 1}`, label: `${name}, harga`, told: toldSum(price), per: size ? '' : (price.per ?? '') },
        ...(size ? [{ id: `isi_${at + 1}`, label: `${name}, isi`, told: toldCount(size), noun: size.noun }] : []),
        ...extras.flatMap((one, index): WorkedFigure[] => [
          {
            id: `tambah_${at + 1}_${index + 1}`,
            label: `${name}, ${one.label || 'ongkos'}`,
            told: toldSum(one),
            per: one.per ?? '',
          },
          ...(one.pack
            ? [
                {
                  id: `tambah_${at + 1}_${index + 1}_isi`,
                  label: `${name}, ${one.label || 'ongkos'} untuk`,
                  told: toldCount(one.pack),
                  noun: one.pack.noun,
                },
              ]
            : []),
        ]),
      ])
      .concat(used ? [{ id: 'butuh', label: 'Kebutuhan', told: toldCount(used), noun: used.noun, per: time }] : []),
    steps,
    answer: [
      p(
        `Paling murah **${bind('murah')}**: **${bind('murah_nilai')}** per ${of}. ${sellers.map(({ name }, at) => `${name} ${bind(`nilai_${at + 1}`)}`).join(', ')}; selisih terbesarnya **${bind('selisih')}** per ${of} (${bind('hemat')}).`,
        onlyIf('selisih', 'positive'),
      ),
      ...(used
        ? [
            p(
              `Untuk ${bind('butuh')}${time === '' ? '' : ` se${time}`}: ${spending}. Hemat **${bind('hemat_semua')}** dibanding yang termahal.`,
              onlyIf('selisih', 'positive'),
            ),
          ]
        : []),
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
      used && sellers.some(({ size }) => size !== null)
        ? 'Kebutuhan yang tidak pas sekian kemasan: pakai harga per kemasan untuk belanja terakhir.'
        : used
          ? 'Waktu kirim dan pesanan paling sedikit masing-masing: [isi waktu kirim].'
          : 'Sanggupkah menghabiskan isi sebanyak itu sebelum rusak: [isi lama habisnya].',
    ],
  }
}
