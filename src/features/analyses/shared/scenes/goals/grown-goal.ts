import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import { toldSum } from '../../ledger/lines.ts'
import { type Scene, words } from '../scene.ts'

const asking = words('target\\p{L}*|proyeksi|naik|tumbuh|pertumbuhan')
const growing = words('naik|tumbuh|target|meningkat|nambah|tambah|kenaikan|pertumbuhan|proyeksi')
const base = words('omzet|omset|penjualan|pendapatan|pemasukan|laba|produksi')
const yearly = words('setahun|tahun|tahunan|taun|thn')
const monthly = words('per bulan|sebulan|bulanan|tiap bulan|perbulan|/bulan|rata-rata|rata2')

/** A goal that is so much above what was reached: `omzet 2026 540jt, tahun depan naik 20%, target setahun dan rata-rata per bulan`. */
export const grownGoal: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  const [sum, more] = entries.filter(({ money }) => money !== null)
  const [share, other] = entries.filter(({ percent }) => percent !== null)
  if (!asking.test(message) || !sum || more || !share || other || sum.counts.length > 0) return null
  if (!growing.test(share.words.join(' ')) || !base.test([...sum.context, ...sum.words].join(' '))) return null
  if (entries.some(({ money, percent, counts }) => money === null && percent === null && counts.length > 0)) return null
  const name = base.exec([...sum.words, ...sum.context].join(' '))?.[0] ?? 'omzet'
  const isYear = (sum.per === null || sum.per === 'tahun') && yearly.test(message)
  const isSplit = isYear && monthly.test(message)
  return {
    type: 'penjualan',
    title: 'Analisis Target',
    figures: [
      { id: 'dasar', label: `${sentenceCase(name)} sebelumnya`, told: toldSum(sum) },
      { id: 'naik', label: 'Kenaikan yang dituju', told: toldSum(share) },
    ],
    steps: [
      { id: 'target', label: `Target ${name}${isYear ? ' setahun' : ''}`, formula: 'dasar * (100 + naik) / 100' },
      { id: 'tambahan', label: 'Tambahan dari sebelumnya', formula: 'target - dasar' },
      ...(isSplit ? [{ id: 'target_bulan', label: 'Rata-rata target', formula: 'target / 12', per: 'bulan' }] : []),
    ],
    answer: [
      p(
        `Target${isYear ? ' setahun' : ''} **${bind('target')}**${isSplit ? `, rata-rata **${bind('target_bulan')}** per bulan` : ''}: ${bind('tambahan')} di atas ${bind('dasar')}.`,
        onlyIf('target', 'positive'),
      ),
    ],
    key: 'target',
    shown: ['target', ...(isSplit ? ['target_bulan'] : []), 'tambahan'],
    next: ['Dari mana tambahannya: pembeli baru, belanja lebih banyak, atau harga: [isi rencananya].'],
  }
}
