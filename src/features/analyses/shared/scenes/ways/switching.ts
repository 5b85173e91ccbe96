import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { factorsOf, isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import { daysOf, inTime } from '../../ledger/sides.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const newer = words('baru|pindah|ganti|beralih|tawaran|nawarin|sebelah|alternatif|kalau')
const older = words('lama|langganan|sekarang|biasa|biasanya|selama ini|dulu')

const byTime = new Set(['harian', 'mingguan', 'bulanan', 'tahunan'])
const swapping = words(
  'baru|pindah|ganti|beralih|tawaran|nawarin|sebelah|lama|langganan|biasa\\p{L}*|selama ini|dulu|dari|jadi|menjadi|naik|turun|atau|vs|versus|banding\\p{L}*|mending\\p{L}*|murah|mahal|pemasok|supplier|suplier',
)
const rentOrBuy = words('sewa|nyewa|rental|langganan|cicilan|kredit')

const bare = (label: string): string =>
  sentenceCase(label.replace(/^(?:(?:yang|lama|baru|langganan|sekarang|pemasok|supplier|suplier)\s+)+/i, ''))

const said = (one: Entry): string => [...one.words, ...one.context].join(' ')

const isByTime = ({ per, words: own }: Entry): boolean =>
  per === null ? own.some((word) => byTime.has(word)) : timeNamed(per) !== null

/** What another seller saves: two prices of one thing, and how much of it is used. */
export const switching: Scene = ({ ledger, message }) => {
  const { entries, asked } = ledger
  // `freezer 5,4jt, tabungan 3,2jt, kurangnya berapa`: nothing is swapped for another.
  if (!asked.wanted.includes('saving') && !swapping.test(message)) return null
  if (!asked.wanted.some((one) => one === 'saving' || one === 'gap')) return null
  const sums = entries.filter(({ money }) => money !== null)
  const [first, second] = sums
  if (!first || !second || sums.length > 2 || entries.some(({ percent }) => percent !== null)) return null
  const isSwapped = newer.test(said(first)) && !newer.test(said(second)) && older.test(said(second))
  const [before, after] = isSwapped ? [second, first] : [first, second]
  // `30jt setahun atau 1,9jt sebulan`: sums of two times are no old and new price.
  const times = sums.flatMap(({ per }) => (per === null ? [] : (timeNamed(per) ?? [])))
  if (new Set(times).size > 1) return null
  // `borongan 6.500 per potong atau harian 85rb`: neither are those of a piece and of a day.
  if (isByTime(first) !== isByTime(second) && sums.some(({ per }) => per !== null && !isTime(per))) return null
  // `dari 11.500 jadi 12.800 per kg`: both are for one of it.
  const shared = before.per ?? after.per
  const [a, b] = [before, after].map((one) => factorsOf({ ...one, per: one.per ?? shared }, entries))
  if (!a || !b || (a[0] && b[0] && a[0].value !== b[0].value) || a.length !== b.length) return null
  // `sewa 650rb sebulan, beli 13,8jt`: bought once is no new price.
  if (times.length === 1 && sums.some(({ per }) => per === null) && rentOrBuy.test(sums.map(said).join(' ')))
    return null
  const counts = entries.flatMap((one) => one.counts)
  const goods = counts.filter(({ noun }) => !isTime(noun))
  const use = a[0] ?? (goods.length === 1 ? goods[0] : undefined)
  const unit = shared !== null && !isTime(shared) ? shared : ''
  const per =
    (use?.per ? timeNamed(use.per) : null) ?? before.rate ?? after.rate ?? (before.per ? timeNamed(before.per) : null)
  const wanted = asked.per === null ? null : timeNamed(asked.per)
  if (per === null && (!use || wanted !== null)) return null
  // `25 kg seminggu, … sebulan 4 minggu`: how many of its times are told.
  const span = counts.find(({ noun, value }) => noun === per && value > 1)
  const days: WorkedFigure | null = span
    ? { id: 'hari_kerja', label: 'Lamanya', told: toldCount(span), noun: span.noun }
    : daysOf(entries)
  const isTurned = per !== null && wanted !== null && wanted !== per
  const turned = !isTurned ? null : span ? { formula: 'hari_kerja', needs: true } : inTime(per, wanted, days)
  const factor = turned?.formula
  if (per !== null && wanted !== null && wanted !== per && factor === undefined) return null
  // `tambahan sehari dan sebulan`: each time that is asked for.
  const others = asked.times.flatMap((time) => {
    const found = per === null || time === per || time === wanted ? null : inTime(per, time, days)
    return found ? [{ time, ...found }] : []
  })
  // `dari 11.500 jadi 12.800`: the price of one seller.
  const isMove =
    after.words.some((word) => ['jadi', 'menjadi'].includes(word)) ||
    (after.words[0] === 'ke' && before.words.includes('dari'))
  // `kuenya 1.800 biji, modal nambah berapa per biji`
  const made = isMove
    ? goods.find((one) => one !== use && (one.noun === asked.per || asked.words.includes(one.noun)))
    : undefined
  const each = use && !isTime(use.noun) ? ' * pakai' : ''
  const steps: WorkedStep[] = [
    {
      id: 'selisih',
      label: unit ? `Selisih per ${unit}` : 'Selisih',
      formula: isMove ? 'baru - lama' : 'lama - baru',
      per: unit,
    },
    ...(isMove
      ? [{ id: 'naik_persen', label: 'Perubahan harga', formula: 'selisih / lama * 100', unit: 'percent' as const }]
      : []),
    {
      id: 'belanja_lama',
      label: isMove ? 'Belanja dengan harga lama' : `Belanja di ${bare(before.label) || 'yang lama'}`,
      formula: `lama${each}`,
      per: per ?? '',
    },
    {
      id: 'belanja_baru',
      label: isMove ? 'Belanja dengan harga baru' : `Belanja di ${bare(after.label) || 'yang baru'}`,
      formula: `baru${each}`,
      per: per ?? '',
    },
    {
      id: 'hemat',
      label: isMove ? 'Tambahan belanja' : 'Hemat',
      formula: isMove ? 'belanja_baru - belanja_lama' : 'belanja_lama - belanja_baru',
      per: per ?? '',
    },
    ...(factor
      ? [
          {
            id: 'hemat_semua',
            label: `${isMove ? 'Tambahan belanja' : 'Hemat'} se${wanted ?? ''}`,
            formula: `hemat * ${factor}`,
            per: wanted ?? '',
          },
        ]
      : []),
    ...others.map(({ time, formula }): WorkedStep => ({
      id: `hemat_${time}`,
      label: `${isMove ? 'Tambahan belanja' : 'Hemat'} se${time}`,
      formula: `hemat * ${formula}`,
      per: time,
    })),
    ...(made ? [{ id: 'tiap', label: `Tambahan per ${made.noun}`, formula: 'hemat / jadi', per: '' }] : []),
    { id: 'besar', label: 'Besarnya', formula: `abs(${factor ? 'hemat_semua' : 'hemat'})`, quiet: true },
  ]
  const key = factor ? 'hemat_semua' : 'hemat'
  return {
    type: 'perbandingan',
    title: isMove ? 'Analisis Perubahan Harga' : 'Analisis Pindah Pemasok',
    figures: [
      {
        id: 'lama',
        label: isMove ? 'Harga lama' : sentenceCase(before.label || 'Harga lama'),
        told: toldSum(before),
        per: before.per ?? '',
      },
      {
        id: 'baru',
        label: sentenceCase(after.label || 'Harga baru'),
        told: toldSum(after),
        per: after.per ?? before.per ?? '',
      },
      ...([turned, ...others].some((one) => one?.needs) && days ? [days] : []),
      ...(made ? [{ id: 'jadi', label: 'Hasilnya', told: toldCount(made), noun: made.noun, per: per ?? '' }] : []),
      ...(each && use
        ? [{ id: 'pakai', label: 'Pemakaian', told: toldCount(use), noun: use.noun, per: per ?? '' }]
        : []),
    ],
    steps,
    answer: [
      p(
        `${isMove ? 'Belanja {{hemat|naik|tetap, selisih|turun}}' : `Pindah ke ${bare(after.label) || 'yang baru'} {{hemat|hemat|sama saja, selisih|lebih mahal}}`} **${bind('besar')}**${(wanted ?? per) ? ` se${wanted ?? per ?? ''}` : ''}: belanja ${bind('belanja_lama')} menjadi ${bind('belanja_baru')}${per && factor ? ` per ${per}` : ''}.`,
        onlyIf('hemat', 'positive', 'zero', 'negative'),
      ),
      ...(made ? [p(`Tiap ${made.noun} bertambah **${bind('tiap')}**.`, onlyIf('tiap', 'positive'))] : []),
    ],
    key,
    shown: [
      key,
      ...(made ? ['tiap'] : []),
      ...others.map(({ time }) => `hemat_${time}`),
      isMove ? 'naik_persen' : 'selisih',
      'belanja_lama',
      'belanja_baru',
    ],
    chart: {
      title: 'Belanja',
      categories: isMove ? ['Harga lama', 'Harga baru'] : [bare(before.label) || 'Lama', bare(after.label) || 'Baru'],
      values: ['belanja_lama', 'belanja_baru'],
    },
    assumptions: turned && !turned.needs && per === 'hari' ? ['Dihitung dipakai setiap hari, sebulan 30 hari.'] : [],
    next: ['Mutu, ongkos kirim, dan tempo bayarnya sama atau tidak: [isi bedanya].'],
  }
}
