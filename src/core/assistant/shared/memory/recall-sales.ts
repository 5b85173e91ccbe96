import type { AssistantContext } from '../port.ts'
import type { RememberedSales, RememberedShop, SalesDay, SoldGood, SpanOfSales, UsedFact } from './owner-memory.ts'
import { longSpan, readPeriod, shortSpan } from './period.ts'
import { type Recalled, statesSums } from './recalled.ts'
import { recallShops } from './recall-shop.ts'

/** The sales that a message asks for: of one shop, or of several together. */
export interface RecalledSales {
  readonly shops: readonly RememberedShop[]
  /** `Warung Bu Sri`, `Warung Bu Sri dan Toko Ani`. */
  readonly shopName: string
  readonly sales: RememberedSales
}

const salesWords =
  /(?<![\p{L}])(?:penjualan|omzet|omset|transaksi|pendapatan|pemasukan|terjual|terlaris|sales)(?:ku|nya)?(?![\p{L}])/iu
/** Words of selling that mean a figure only with a time, or with whose it is right beside them. */
const sellingWords = /(?<![\p{L}])(?:jualan|laris|laku)(?:ku|nya)?(?![\p{L}])/iu
const ownSelling =
  /(?<![\p{L}])(?:jualan|laris|laku)(?:ku|nya)?(?: di| dari)?(?: (?:saya|warung|toko|kasir|kedai))(?:ku|nya)?(?![\p{L}])/iu
const ownWords =
  /(?<![\p{L}])(?:saya|ku|kami|kita|aku|gue|sendiri|kasir|pos|warung|toko|kedai|usaha|usahaku|warungku|tokoku)(?:ku|nya)?(?![\p{L}])/iu
const bareReport = /(?<![\p{L}])(?:laporan|rekap\p{L}*|ringkasan)(?![\p{L}])/iu
/** A rule or a general matter, whatever words of selling it names. */
const general = /(?<![\p{L}])(?:pajak|pph|ppn|umkm|minimal|maksimal|rata-rata orang|biasanya|ideal)(?![\p{L}])/iu
/** `penjualan bulan ini: kopi 30 gelas, …`: the message brings its own figures. */
const listsFigures = /:[^\n:]{0,200}\d/u
const shortReport = 60

/** Whether a message asks for the owner's own sales and states no figures of its own. */
export const asksForOwnSales = (text: string, today: RememberedSales['today']): boolean => {
  if (statesSums(text) || listsFigures.test(text)) return false
  const hasPeriod = readPeriod(text, today) !== null
  if (!salesWords.test(text)) return sellingWords.test(text) && (hasPeriod || ownSelling.test(text))
  if (hasPeriod) return true
  return (ownWords.test(text) && !general.test(text)) || (bareReport.test(text) && text.length < shortReport)
}

const addDays = (lists: readonly (readonly SalesDay[])[]): SalesDay[] => {
  const days = new Map<string, SalesDay>()
  for (const one of lists.flat()) {
    const sum = days.get(one.day)
    days.set(one.day, {
      day: one.day,
      total: one.total + (sum?.total ?? 0),
      sales: one.sales + (sum?.sales ?? 0),
      items: one.items + (sum?.items ?? 0),
    })
  }
  return [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

const addGoods = (lists: readonly (readonly SoldGood[])[]): SoldGood[] => {
  const goods = new Map<string, SoldGood>()
  for (const one of lists.flat()) {
    const key = `${one.price}|${one.name}`
    const sum = goods.get(key)
    goods.set(key, {
      name: one.name,
      price: one.price,
      quantity: one.quantity + (sum?.quantity ?? 0),
      total: one.total + (sum?.total ?? 0),
    })
  }
  return [...goods.values()].toSorted((one, other) => other.total - one.total || other.quantity - one.quantity)
}

const addMethods = (lists: readonly SpanOfSales['methods'][]): SpanOfSales['methods'] => {
  const methods = new Map<string, SpanOfSales['methods'][number]>()
  for (const one of lists.flat()) {
    const sum = methods.get(one.name)
    methods.set(one.name, {
      name: one.name,
      sales: one.sales + (sum?.sales ?? 0),
      total: one.total + (sum?.total ?? 0),
    })
  }
  return [...methods.values()].toSorted((one, other) => other.total - one.total)
}

const sumOf = <Key extends string>(list: readonly Readonly<Record<Key, number>>[], key: Key): number =>
  list.reduce((sum, one) => sum + one[key], 0)

/** The sales of several shops as one. */
export const addSales = (all: readonly RememberedSales[]): RememberedSales | null => {
  const [first] = all
  if (first === undefined || all.length === 1) return first ?? null
  const spans = all.map(({ period }) => period)
  const before = all.map((one) => one.before)
  const since = all.flatMap((one) => (one.since === null ? [] : [one.since])).toSorted()[0]
  return {
    ...first,
    period: {
      ...first.period,
      total: sumOf(spans, 'total'),
      sales: sumOf(spans, 'sales'),
      items: sumOf(spans, 'items'),
      days: addDays(spans.map(({ days }) => days)),
      goods: addGoods(spans.map(({ goods }) => goods)),
      otherGoods: {
        kinds: sumOf(
          spans.map(({ otherGoods }) => otherGoods),
          'kinds',
        ),
        quantity: sumOf(
          spans.map(({ otherGoods }) => otherGoods),
          'quantity',
        ),
        total: sumOf(
          spans.map(({ otherGoods }) => otherGoods),
          'total',
        ),
      },
      methods: addMethods(spans.map(({ methods }) => methods)),
    },
    before: {
      ...first.before,
      total: sumOf(before, 'total'),
      sales: sumOf(before, 'sales'),
      items: sumOf(before, 'items'),
    },
    days: addDays(all.map(({ days }) => days)),
    since: since ?? null,
  }
}

const usedSales = ({ sales, shops }: RecalledSales, isOneOfMany: boolean): UsedFact => {
  const { from, to } = sales.period
  const names = isOneOfMany ? ` ${shops.map(({ name }) => name).join(' + ')}` : ''
  return { source: 'sales', label: `penjualan${names} ${shortSpan(from, to, sales.today)}` }
}

const noteWithout = ({ memory }: Pick<AssistantContext, 'memory'>): string => {
  if (memory?.off.includes('sales'))
    return 'Data penjualan dari kasir tidak dipakai karena Anda mematikannya, jadi angkanya saya kosongkan.'
  return memory ? 'Belum ada penjualan di kasir Juragan yang bisa saya baca, jadi angkanya saya kosongkan.' : ''
}

/**
 * The owner's own sales that a message asks for; null where it does not. A span without any sale is told instead of
 * being made into a paper that costs points.
 */
export const recallSales = (
  text: string,
  context: Pick<AssistantContext, 'memory' | 'profile' | 'today'>,
): Recalled<RecalledSales> | null => {
  const { memory, today } = context
  if (memory === undefined || !asksForOwnSales(text, today)) return null
  if (memory.missing.includes('sales'))
    return {
      ask: 'Data penjualan sedang tidak bisa dibaca. Coba kirim lagi sebentar lagi; belum ada poin yang dipotong.',
    }
  const shops = recallShops(text, context, ({ sales }) => sales !== null && sales.since !== null, 'Penjualan toko')
  if (shops === null) return null
  if ('ask' in shops) return { ask: shops.ask, used: [{ source: 'sales', label: 'nama toko di kasir' }] }
  if ('none' in shops) return { none: noteWithout(context) }
  const chosen = shops.found.filter((shop) => shop.sales !== null)
  const sales = addSales(chosen.flatMap((shop) => (shop.sales === null ? [] : [shop.sales])))
  if (sales === null || sales.since === null) return { none: noteWithout(context) }
  const shopName = chosen.map(({ name }) => name).join(' dan ')
  const found = { shops: chosen, shopName, sales }
  if (sales.period.sales === 0) {
    const { from, to } = sales.period
    const last = sales.days.at(-1)?.day
    const until = last === undefined ? '' : ` Penjualan terakhir tercatat ${longSpan(last, last)}.`
    return {
      ask: `Belum ada penjualan di kasir ${shopName} untuk ${sales.periodName} (${longSpan(from, to)}).${until} Mau pakai masa yang lain? Contoh: "laporan penjualan bulan ini".`,
      used: [usedSales(found, memory.shops.length > 1)],
    }
  }
  return { found, used: [usedSales(found, memory.shops.length > 1)] }
}
