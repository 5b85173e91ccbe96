import { bind, onlyIf, p } from '../../draft.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import { type Scene, words } from '../scene.ts'

const leaving = words('titip\\p{L}*|nitip|konsinyasi|dititipkan')
const sold = new Set('laku terjual habis kejual'.split(' '))
const back = new Set('balik kembali retur sisa dikembalikan'.split(' '))

/** Goods left with another who keeps a share of what is sold: `titip 50 bungkus @5rb, laku 38, kantin ambil 10%`. */
export const consignedShare: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  if (!leaving.test(message)) return null
  const shares = entries.filter(({ percent }) => percent !== null)
  const sums = entries.filter(({ money }) => money !== null)
  const cost = sums.find(({ words: own }) => own.some((word) => ['modal', 'hpp'].includes(word)))
  const [price, ...others] = sums.filter((one) => one !== cost)
  const [share, second] = shares
  const counts = entries.flatMap((one) => one.counts.map((count) => ({ count, words: one.words })))
  const gone = counts.find((one) => one.words.some((word) => sold.has(word)))
  const returned = counts.find((one) => one !== gone && one.words.some((word) => back.has(word)))
  const [left, third] = counts.filter((one) => one !== gone && one !== returned && !isTime(one.count.noun))
  if (!price || others.length > 0 || !share || second || !left || third || (!gone && !returned)) return null
  const noun = left.count.noun
  return {
    type: 'penjualan',
    title: 'Analisis Titip Jual',
    figures: [
      { id: 'titip', label: 'Dititip', told: toldCount(left.count), noun },
      gone
        ? { id: 'laku', label: 'Laku', told: toldCount(gone.count), noun }
        : { id: 'sisa', label: 'Kembali', ...(returned ? { told: toldCount(returned.count) } : {}), noun },
      { id: 'harga', label: 'Harga jual', told: toldSum(price), per: noun },
      { id: 'bagian', label: 'Bagian tempat titip', told: toldSum(share) },
      ...(cost ? [{ id: 'modal', label: 'Modal', told: toldSum(cost), per: noun }] : []),
    ],
    steps: [
      gone
        ? { id: 'sisa', label: 'Tidak laku', formula: 'titip - laku', unit: 'count', noun }
        : { id: 'laku', label: 'Laku', formula: 'titip - sisa', unit: 'count', noun },
      { id: 'laku_persen', label: 'Yang laku', formula: 'laku / titip * 100', unit: 'percent' },
      { id: 'omzet', label: 'Penjualan', formula: 'laku * harga' },
      { id: 'potongan', label: 'Untuk tempat titip', formula: 'omzet * bagian / 100' },
      { id: 'terima', label: 'Uang yang diterima', formula: 'omzet - potongan' },
      ...(cost
        ? [
            { id: 'untung', label: 'Untung', formula: 'terima - titip * modal' },
            { id: 'besar', label: 'Besarnya', formula: 'abs(untung)', quiet: true as const },
          ]
        : []),
    ],
    answer: [
      p(
        `Uang yang diterima **${bind('terima')}**: penjualan ${bind('omzet')} dikurangi bagian tempat titip ${bind('potongan')}. Laku ${bind('laku')} (${bind('laku_persen')}), tidak laku ${bind('sisa')}.`,
      ),
      ...(cost
        ? [
            p(
              `Setelah modal semua yang dititip, {{untung|untung|impas, selisih|rugi}}nya **${bind('besar')}**.`,
              onlyIf('untung', 'positive', 'zero', 'negative'),
            ),
          ]
        : []),
    ],
    key: cost ? 'untung' : 'terima',
    shown: [...(cost ? ['untung'] : []), 'terima', 'potongan', 'sisa'],
    ...(cost ? { assumptions: ['Yang tidak laku dianggap tidak bisa dijual lagi, jadi modalnya ikut dihitung.'] } : {}),
    next: cost ? [] : ['Modal tiap barang, supaya untungnya kelihatan: [isi modal].'],
  }
}
