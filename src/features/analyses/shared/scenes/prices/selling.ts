import { bind, onlyIf, p } from '../../draft.ts'
import type { WorkedFigure } from '../../makers/worked.ts'
import { movedPrices } from '../../read-reckoning.ts'
import type { ToldFigure } from '../../told-figure.ts'
import { countsOf, isTimeNoun, moneyOf, percentsOf, type Scene, words } from '../scene.ts'

const costing = /(?<!\p{L})(?:modal|hpp)\p{L}*/iu

/** `modal masih sama, 6 ribu per bungkus`: the word stands in the clause before. */
const isBehindCost = (message: string, { said }: ToldFigure): boolean => {
  const at = message.indexOf(said)
  return (
    at > 0 && /(?<!\p{L})(?:modal|hpp)\p{L}*(?:\s(?:masih|tetap|sama|nya|juga))*\s*,?\s*$/iu.test(message.slice(0, at))
  )
}

/** A price that moves and what is sold before and after: which of the two leaves more. */
export const priceAndVolume: Scene = (request) => {
  const moved = movedPrices(request.figures)
  if (!moved) return null
  const [before, after] = moved
  const cost = moneyOf(request).find(
    (one) =>
      one !== before &&
      one !== after &&
      (['unit_cost', 'hpp', 'capital'].includes(one.role) ||
        costing.test(one.said) ||
        isBehindCost(request.message, one)),
  )
  const sold = countsOf(request).filter(({ noun }) => !isTimeNoun(noun))
  const [first, second, third] = sold
  if (!first || !second || third || (first.noun !== second.noun && second.noun !== '' && first.noun !== '')) return null
  const per = first.per ?? second.per ?? ''
  const noun = first.noun || second.noun
  const what = cost ? 'Untung' : 'Omzet'
  // `biaya tetap 2,1jt/bulan`: the same before and after, in the time that what is sold is told for.
  const isFixed = (one: ToldFigure): boolean =>
    one.role === 'fixed' && one.noun === '' && one.pieces === undefined && (one.per === (per || one.per) || !one.per)
  const fixed = cost ? moneyOf(request).filter((one) => ![before, after, cost].includes(one) && isFixed(one)) : []
  const withoutFixed = fixed.length > 0 ? ' - sum(tetap)' : ''
  return {
    type: 'harga',
    title: 'Analisis Perubahan Harga',
    groups: { tetap: 'biaya tetap' },
    figures: [
      { id: 'lama', label: 'Harga lama', told: before, per: noun },
      { id: 'baru', label: 'Harga baru', told: after, per: noun },
      ...(cost ? [{ id: 'modal', label: 'Modal', told: cost, per: noun }] : []),
      ...fixed.map((told, at): WorkedFigure => ({
        id: `tetap_${at + 1}`,
        label: fixed.length > 1 && told.label !== '' ? told.label : 'Biaya tetap',
        told,
        group: 'tetap',
      })),
      { id: 'laku_lama', label: 'Terjual sebelumnya', told: first, noun, per },
      { id: 'laku_baru', label: 'Terjual sesudahnya', told: second, noun, per },
    ],
    steps: [
      ...(cost
        ? [
            { id: 'untung_lama', label: 'Untung satuan sebelumnya', formula: 'lama - modal' },
            { id: 'untung_baru', label: 'Untung satuan sesudahnya', formula: 'baru - modal' },
          ]
        : []),
      {
        id: 'laba_lama',
        label: `${what} sebelumnya`,
        formula: `laku_lama * ${cost ? 'untung_lama' : 'lama'}${withoutFixed}`,
        per,
      },
      {
        id: 'laba_baru',
        label: `${what} sesudahnya`,
        formula: `laku_baru * ${cost ? 'untung_baru' : 'baru'}${withoutFixed}`,
        per,
      },
      { id: 'beda', label: `Perubahan ${what.toLowerCase()}`, formula: 'laba_baru - laba_lama', per },
      { id: 'beda_besar', label: 'Besar perubahan', formula: 'abs(beda)', per },
      {
        id: 'perlu',
        label: `Harus terjual supaya ${what.toLowerCase()}nya sama`,
        formula: `ceil(${fixed.length > 0 ? '(laba_lama + sum(tetap))' : 'laba_lama'} / positive(${cost ? 'untung_baru' : 'baru'}))`,
        unit: 'count',
        noun,
        per,
      },
    ],
    answer: [
      p(
        `${what} {{beda|naik|tetap, selisih|turun}} **${bind('beda_besar')}**${per ? ` per ${per}` : ''}: dari ${bind('laba_lama')} menjadi ${bind('laba_baru')}.`,
        onlyIf('beda', 'positive', 'zero', 'negative'),
      ),
      p(
        `Supaya ${what.toLowerCase()}nya tidak turun, sedikitnya harus terjual ${bind('perlu')}.`,
        onlyIf('perlu', 'positive'),
      ),
    ],
    key: 'beda',
    shown: ['beda', 'laba_lama', 'laba_baru', 'perlu'],
    chart: {
      title: `${what} sebelum dan sesudah`,
      categories: ['Sebelumnya', 'Sesudahnya'],
      values: ['laba_lama', 'laba_baru'],
    },
    next: ['Catat jumlah terjual seminggu sebelum dan sesudah harga berubah: [isi jumlah terjual].'],
  }
}

const selling = words(
  'gofood|go-food|grabfood|shopeefood|shopee|tokopedia|tiktok|lazada|marketplace|online|aplikasi|ojol|admin|komisi|fee|potongan|reseller|konsinyasi|titip',
)

const orders = new Set(['pesanan', 'order', 'orderan', 'transaksi', 'paket'])

/** One price on one channel: the fee, everything one piece costs, and what the pieces sold leave. */
export const channelProfit: Scene = (request) => {
  const [fee, other] = percentsOf(request)
  const prices = moneyOf(request).filter(({ role }) => role === 'price')
  const costs = moneyOf(request).filter(({ role }) => ['unit_cost', 'hpp', 'delivery'].includes(role))
  const [price] = prices
  const [sold, more] = countsOf(request).filter(
    ({ role, noun }) => (role === 'volume' || orders.has(noun)) && !isTimeNoun(noun),
  )
  if (!fee || other || fee.role !== 'commission' || !selling.test(request.message) || !price || prices.length > 1)
    return null
  if (costs.length + 1 !== moneyOf(request).length || costs.length === 0 || more || (costs.length < 2 && !sold))
    return null
  const noun = sold?.noun || price.noun || 'barang'
  const per = sold?.per ?? ''
  return {
    type: 'laba_rugi',
    title: 'Analisis Laba Rugi',
    groups: { biaya: `biaya per ${noun}` },
    figures: [
      { id: 'harga', label: 'Harga jual', told: price, per: noun },
      ...costs.map((told, at): WorkedFigure => ({
        id: `biaya_${at + 1}`,
        label: told.label || 'Modal',
        told,
        group: 'biaya',
        per: noun,
      })),
      { id: 'komisi', label: fee.label || 'Potongan', told: fee },
      ...(sold ? [{ id: 'laku', label: 'Terjual', told: sold }] : []),
    ],
    steps: [
      { id: 'potongan', label: `Potongan per ${noun}`, formula: 'harga * komisi / 100' },
      { id: 'diterima', label: 'Diterima setelah potongan', formula: 'harga - potongan' },
      { id: 'untung', label: `Untung per ${noun}`, formula: 'harga - potongan - sum(biaya)' },
      { id: 'margin', label: 'Margin', formula: 'untung / harga * 100', unit: 'percent' },
      ...(sold
        ? [
            { id: 'omzet', label: 'Omzet', formula: 'harga * laku', per },
            { id: 'potongan_semua', label: 'Potongan semuanya', formula: 'potongan * laku', per },
            { id: 'laba', label: 'Untung semuanya', formula: 'untung * laku', per },
          ]
        : []),
    ],
    answer: [
      p(
        `Dari harga ${bind('harga')}, potongannya ${bind('potongan')}; setelah semua biaya, {{untung|untung|impas, selisih|rugi}} **${bind('untung')}** per ${noun}.`,
        onlyIf('untung', 'positive', 'zero', 'negative'),
      ),
      ...(sold ? [p(`Dari ${bind('laku')}${per === '' ? '' : ` per ${per}`} tersisa **${bind('laba')}**.`)] : []),
    ],
    key: sold ? 'laba' : 'untung',
    shown: ['untung', 'potongan', ...(sold ? ['laba'] : []), 'margin'],
    chart: {
      title: `Harga dan isinya per ${noun}`,
      categories: ['Harga jual', 'Potongan', 'Untung'],
      values: ['harga', 'potongan', 'untung'],
    },
    next: ['Biaya lain di luar itu, misalnya iklan dan ongkir yang ditanggung: [isi biaya lain].'],
  }
}
