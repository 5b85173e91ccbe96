import { bind, onlyIf, p } from '../draft.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { isTime, toldCount, toldSum } from '../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../makers/worked.ts'
import { people } from '../times-pieces.ts'
import { type Scene, words } from './scene.ts'

const asking = words('untung\\p{L}*|laba\\p{L}*|bersih\\p{L}*|cuan|profit|margin')
const ofOthers = words(
  'jual langsung|offline|vs|versus|banding\\p{L}*|mending\\p{L}*|setelah diskon|sesudah diskon|bep|impas|target|omzet|omset|pajak|zakat|dibagi',
)
const fees = words(
  'admin|komisi|fee|layanan|marketplace|shopee|tokopedia|tiktok|lazada|gofood|grabfood|shopeefood|aplikasi',
)
const monthly = words('gaji|sewa|listrik|iklan|wifi|kontrakan')

/** What is left of a price after the marketplace's share and all costs of one: `jual 95rb, modal 58rb, admin 6,5%, packing 2.500`. */
export const marketplaceGain: Scene = ({ ledger, message, margins, figures }) => {
  const { entries } = ledger
  if (!asking.test(message) || ofOthers.test(message) || margins.length > 1) return null
  if (figures.some(({ range }) => range !== undefined)) return null
  const shares = entries.filter(({ percent }) => percent !== null)
  const sums = entries.filter(({ money }) => money !== null)
  const [price, second] = sums.filter(({ way }) => way === 'in')
  const costs = sums.filter((one) => one !== price)
  const [share, otherShare] = shares
  if (!price || second || !share || otherShare || costs.length < 2 || !fees.test(share.words.join(' '))) return null
  const isOfOne = ({ per, way, counts, money }: (typeof sums)[number]): boolean =>
    way === 'out' && counts.length === 0 && (per === null || !isTime(per)) && (money ?? 0) < (price.money ?? 0)
  if (!costs.every(isOfOne) || costs.some((one) => monthly.test(one.words.join(' ')))) return null
  if (price.counts.length > 0 || (price.per !== null && isTime(price.per))) return null
  const counted = entries.filter(({ money, percent }) => money === null && percent === null)
  const counts = counted.flatMap((one) => one.counts)
  const [sold, more] = counts
  if (more || (sold && (isTime(sold.noun) || people.has(sold.noun)))) return null
  const noun = sold?.noun || 'barang'
  const time = sold ? (timeNamed(sold.per ?? '') ?? '') : ''
  // All of it is the answer, unless the gain of one is what was asked for.
  const isOfAll = sold !== undefined && (ledger.asked.per === null || isTime(ledger.asked.per))
  const taken = costs.map((_, at) => `biaya_${at + 1}`)
  const steps: WorkedStep[] = [
    { id: 'potongan', label: `Potongan per ${noun}`, formula: 'harga * komisi / 100' },
    { id: 'untung', label: `Untung per ${noun}`, formula: ['harga', 'potongan', ...taken].join(' - ') },
    { id: 'margin', label: 'Margin', formula: 'untung / harga * 100', unit: 'percent' },
    ...(sold ? [{ id: 'semua', label: 'Laba bersih', formula: 'untung * laku', per: time }] : []),
  ]
  return {
    type: 'laba_rugi',
    title: 'Analisis Laba Rugi',
    figures: [
      { id: 'harga', label: 'Harga jual', told: toldSum(price), per: noun },
      ...costs.map((one, at): WorkedFigure => ({
        id: `biaya_${at + 1}`,
        label: one.label || 'Modal',
        told: toldSum(one),
        per: noun,
      })),
      { id: 'komisi', label: share.label || 'Potongan', told: toldSum(share) },
      ...(sold ? [{ id: 'laku', label: 'Terjual', told: toldCount(sold), noun, per: time }] : []),
    ],
    steps,
    answer: [
      p(
        `Tiap ${noun} {{untung|untung|impas, selisih|rugi}} **${bind('untung')}** (margin ${bind('margin')}): dari ${bind('harga')} dikurangi potongan ${bind('potongan')} dan ${taken.map(bind).join(', ')}.`,
        onlyIf('untung', 'positive', 'zero', 'negative'),
      ),
      ...(sold
        ? [
            p(
              `Dari ${bind('laku')}${time === '' ? '' : ` se${time}`}: **${bind('semua')}**.`,
              onlyIf('semua', 'positive', 'zero', 'negative'),
            ),
          ]
        : []),
    ],
    key: isOfAll ? 'semua' : 'untung',
    shown: [...(isOfAll ? ['semua', 'untung'] : ['untung', ...(sold ? ['semua'] : [])]), 'potongan', 'margin'],
    chart: { title: `Harga dan isinya per ${noun}`, categories: ['Harga jual', 'Untung'], values: ['harga', 'untung'] },
    next: ['Iklan dan ongkir yang ditanggung kalau belum masuk: [isi biaya lain].'],
  }
}
