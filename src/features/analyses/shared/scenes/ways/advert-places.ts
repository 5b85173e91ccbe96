import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, p } from '../../draft.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'
import { countTold, numberOf, sumTold } from '../told-parts.ts'

const advertising = words('iklan\\p{L}*|ngiklan|beriklan|ads')
const number = String.raw`(\d{1,3}(?:\.\d{3})+|\d{1,6})(?!\s?(?:rb|ribu|k|jt|juta)(?!\p{L}))`
const sum = String.raw`(\d{1,3}(?:\.\d{3})+|\d{1,6}(?:[.,]\d{1,3})?\s?(?:rb|ribu|k|jt|juta)(?!\p{L}))`
const gap = String.raw`[\s,]{1,3}(?:(?:dapat|dapet|dan|ada|hasil)\s)?`
const clicks = String.raw`(?:klik\s${number}|${number}\sklik)`
const buyer = String.raw`(?:order|orderan|pesanan|pembeli|closing|transaksi|pembelian)`
const orders = String.raw`(?:${buyer}\s${number}|${number}\s${buyer})`
const place = new RegExp(String.raw`([^\d,.;:\n]{2,40})\s${sum}${gap}${clicks}(?:${gap}${orders})?`, 'giu')
const notName =
  /(?<!\p{L})(?:tolong|bikin|buat|buatkan|analis[ai]\p{L}*|evaluasi|iklan|budget|biaya|habis|rp|di|dan)(?!\p{L})/giu

/** What a click and a buyer cost at each place of advertising: `facebook 300rb 450 klik 18 pembeli, tiktok 250rb 820 klik 12 pembeli`. */
export const advertPlaces: Scene = ({ message }) => {
  const found = [...message.matchAll(place)]
  const rest = found.reduce((text, [whole]) => text.replace(whole, ' '), message)
  if (!advertising.test(message) || found.length === 0 || found.length > 8 || /\d/.test(rest)) return null
  const places = found.map(([said = '', name = '', paid = '', k1, k2, o1, o2], at) => ({
    said,
    name:
      sentenceCase(
        name
          .replaceAll(notName, ' ')
          .replaceAll(/\s{2,}/g, ' ')
          .trim(),
      ) || `Iklan ${at + 1}`,
    paid,
    clicks: k1 ?? k2 ?? '',
    orders: o1 ?? o2 ?? null,
  }))
  const hasOrders = places.every((one) => one.orders !== null && numberOf(one.orders) > 0)
  if (!hasOrders && places.some((one) => one.orders !== null)) return null
  if (places.some((one) => numberOf(one.clicks) === 0) || new Set(places.map((one) => one.name)).size < places.length)
    return null
  const isOne = places.length === 1
  const measure = hasOrders ? 'pembeli' : 'klik'
  const steps = places.flatMap(({ name }, at): WorkedStep[] => {
    const n = at + 1
    return [
      { id: `klik_${n}`, label: hasOrders ? `${name} per klik` : name, formula: `iklan_${n} / banyak_klik_${n}` },
      ...(hasOrders
        ? [
            {
              id: `pembeli_${n}`,
              label: name,
              formula: `iklan_${n} / banyak_pembeli_${n}`,
            },
            {
              id: `jadi_${n}`,
              label: `${name}, klik yang membeli`,
              formula: `banyak_pembeli_${n} / banyak_klik_${n} * 100`,
              unit: 'percent' as const,
            },
          ]
        : []),
    ]
  })
  const each = places.map((_, at) => `${measure}_${at + 1}`)
  return {
    type: 'umum',
    title: 'Analisis Iklan',
    ...(isOne ? {} : { groups: { [measure]: `biaya per ${measure}` } }),
    figures: places.flatMap(({ said, name, paid, ...own }, at): WorkedFigure[] => [
      { id: `iklan_${at + 1}`, label: `${name}, biaya iklan`, told: sumTold(paid, said) },
      { id: `banyak_klik_${at + 1}`, label: `${name}, klik`, told: countTold(own.clicks, 'klik', said), noun: 'klik' },
      ...(own.orders === null
        ? []
        : [
            {
              id: `banyak_pembeli_${at + 1}`,
              label: `${name}, pembeli`,
              told: countTold(own.orders, 'pembeli', said),
              noun: 'pembeli',
            },
          ]),
    ]),
    steps: [
      ...steps,
      ...(isOne
        ? []
        : [
            { id: 'termurah', label: `Termurah per ${measure}`, formula: `argmin(${measure})`, unit: 'name' as const },
            { id: 'termurah_nilai', label: `Biaya termurah per ${measure}`, formula: `min(${measure})` },
          ]),
    ],
    answer: [
      ...(isOne ? [] : [p(`Termurah per ${measure}: **${bind('termurah')}**, ${bind('termurah_nilai')}.`)]),
      ...places.map(({ name }, at) =>
        p(
          `${name}: ${bind(`klik_${at + 1}`)} per klik${hasOrders ? `, **${bind(`pembeli_${at + 1}`)}** per pembeli; ${bind(`jadi_${at + 1}`)} dari yang mengeklik membeli` : ''}.`,
        ),
      ),
    ],
    key: isOne ? (each[0] ?? '') : 'termurah_nilai',
    shown: each.slice(0, 4),
    ...(isOne
      ? {}
      : { chart: { title: `Biaya per ${measure}`, categories: places.map(({ name }) => name), values: each } }),
    next: ['Untung kotor tiap pembelian, untuk tahu iklannya menutup atau tidak: [isi untung tiap pembelian].'],
  }
}
