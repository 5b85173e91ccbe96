import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import { isPaidAhead, isTime, lineOf, toldCount, toldSum } from '../../ledger/lines.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import type { WorkedFigure } from '../../makers/worked.ts'
import type { Entry } from '../../ledger/entry.ts'
import { type Scene, words } from '../scene.ts'

const payers = new Set(
  'pelanggan langganan member anggota murid siswa penyewa peserta penghuni santri pasien kamar'.split(' '),
)

/** A cost as a line of a worked question. */
const costLine = (one: Entry, at: number) => {
  const [count] = one.counts
  return lineOf(one, `biaya_${at + 1}`, 'Biaya', one.each && count ? [count] : one.counts.filter(({ times }) => times))
}
/** A cost told as a whole, or for so many of something: `bahan 3,1jt`, `4 orang @100rb`. */
const isPlainCost = ({ money, percent, per, counts, each, way }: Entry): boolean =>
  money !== null &&
  percent === null &&
  (per === null || per === 'bulan') &&
  way === 'out' &&
  (counts.length === 0 || (counts.length === 1 && (each || counts[0]?.times === true)))

/** What so many bring, less what it costs: `40 pelanggan bayar 120rb sebulan, biaya 2,9jt`, `200 kotak @25rb, bahan 3,1jt, …`. */
export const paidByMany: Scene = ({ ledger, message }) => {
  const { entries, asked } = ledger
  if (!asked.wanted.some((one) => one === 'profit' || one === 'rest')) return null
  const [income, second] = entries.filter(({ money, counts, each, per, way }) => {
    const [count] = counts
    if (money === null || !count || counts.length > 1 || isTime(count.noun)) return false
    const isOfPayers = payers.has(count.noun) && (per === null || timeNamed(per) !== null)
    return isOfPayers || (each && way === null && (asked.per === count.noun || entries[0]?.money === money))
  })
  const outs = entries.filter((one) => one !== income)
  const [count] = income?.counts ?? []
  if (!income || second || !count || outs.length === 0 || !outs.every(isPlainCost) || outs.some(isPaidAhead))
    return null
  if (words('hpp|bep|impas|balik modal|harga jual').test(message)) return null
  const lines = outs.map(costLine).map((line, at) => ({ ...line, label: line.label || `Biaya ${at + 1}` }))
  const noun = count.noun
  const perPiece = asked.per === noun
  const told: WorkedFigure[] = [
    { id: 'banyak', label: sentenceCase(noun), told: toldCount(count), noun },
    { id: 'bayar', label: `Dibayar tiap ${noun}`, told: toldSum(income), per: noun },
  ]
  return {
    type: 'laba_rugi',
    title: 'Analisis Laba Rugi',
    figures: [...told, ...lines.flatMap(({ figures }) => figures)],
    steps: [
      { id: 'masuk', label: 'Pemasukan', formula: 'banyak * bayar' },
      ...lines.flatMap(({ steps }) => steps),
      { id: 'biaya', label: 'Semua biaya', formula: lines.map(({ id }) => id).join(' + ') },
      { id: 'laba', label: 'Laba', formula: 'masuk - biaya' },
      { id: 'besar', label: 'Besarnya', formula: 'abs(laba)', quiet: true },
      { id: 'per_satu', label: `Laba per ${noun}`, formula: 'laba / positive(banyak)' },
      { id: 'margin', label: 'Margin', formula: 'laba / positive(masuk) * 100', unit: 'percent' },
    ],
    answer: [
      p(
        `Dari ${bind('banyak')} masuk ${bind('masuk')}; dikurangi biaya ${bind('biaya')}, {{laba|labanya|impas, selisih|ruginya}} **${bind('besar')}**, atau **${bind('per_satu')}** tiap ${noun}.`,
        onlyIf('laba', 'positive', 'zero', 'negative'),
      ),
    ],
    key: perPiece ? 'per_satu' : 'laba',
    shown: [perPiece ? 'per_satu' : 'laba', perPiece ? 'laba' : 'per_satu', 'masuk', 'biaya'],
    chart: {
      title: 'Masuk, keluar, dan sisanya',
      categories: ['Pemasukan', 'Biaya', 'Laba'],
      values: ['masuk', 'biaya', 'laba'],
    },
    next: ['Biaya yang belum disebut, misalnya tenaga sendiri dan penyusutan alat: [isi biaya lain].'],
  }
}

const buyers =
  /(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d{2,6})\s(transaksi|struk|nota|pembeli|orang|pesanan|order|bon)(?!\p{L})/iu

/** What one buyer spends: `1.240 transaksi omzet 31jt, rata-rata belanjanya berapa`. */
export const averageBasket: Scene = ({ figures, ledger, message }) => {
  if (!ledger.asked.wanted.includes('average') && !/rata[- ]?(?:rata|2)/i.test(message)) return null
  const found = buyers.exec(message)
  const count = Number((found?.[1] ?? '').replaceAll('.', ''))
  const sums = figures.filter(({ kind, value }) => kind === 'money' && value !== count)
  const [turnover, second] = sums
  if (!found || count < 2 || !turnover || second || figures.some(({ kind }) => kind === 'percent')) return null
  if (!words('omzet|omset|penjualan|pemasukan|pendapatan|belanja|total').test(message) || turnover.value / count < 500)
    return null
  const noun = (found[2] ?? '').toLowerCase()
  return {
    type: 'penjualan',
    title: 'Analisis Rata-rata Belanja',
    figures: [
      { id: 'omzet', label: 'Omzet', told: turnover },
      {
        id: 'banyak',
        label: sentenceCase(noun),
        told: { ...turnover, kind: 'count', value: count, noun, per: null, said: found[0] },
      },
    ],
    steps: [{ id: 'rata', label: `Rata-rata tiap ${noun}`, formula: 'omzet / positive(banyak)' }],
    answer: [p(`Tiap ${noun} rata-rata **${bind('rata')}**: ${bind('omzet')} dibagi ${bind('banyak')}.`)],
    key: 'rata',
    shown: ['rata'],
    next: ['Rata-rata bulan sebelumnya, untuk melihat naik atau turun: [isi rata-rata sebelumnya].'],
  }
}
