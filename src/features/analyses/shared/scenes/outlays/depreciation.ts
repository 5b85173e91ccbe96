import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { toldCount, toldSum } from '../../ledger/lines.ts'
import { type Scene, words } from '../scene.ts'

const wearing = words('susut\\p{L}*|penyusutan\\p{L}*|disusutkan|depresiasi|nilai buku')
const left = new Set('sisa residu sisanya residunya bekas'.split(' '))

const isRest = ({ words: own, label }: Entry): boolean =>
  own.some((word) => left.has(word)) || /sisa|residu/i.test(label)

/** What a thing loses of its worth each year and month: `mesin 18jt, umur 5 tahun, nilai sisa 3jt, garis lurus`. */
export const depreciation: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  if (!wearing.test(message) || entries.some(({ percent }) => percent !== null)) return null
  const sums = entries.filter(({ money }) => money !== null)
  const rest = sums.find(isRest)
  const [price, more] = sums.filter((one) => one !== rest)
  const spans = entries
    .flatMap((one) => one.counts)
    .filter(({ noun, value }) => ['tahun', 'bulan'].includes(noun) && value > 0)
  const told = entries.filter(({ words: own }) =>
    own.some((word) => /^(?:umur|masa|usia|dipakai|manfaat|ekonomis)/.test(word)),
  )
  const life = told.flatMap((one) => one.counts).find((one) => spans.includes(one)) ?? spans[0]
  const [after, third] = spans.filter((one) => one !== life)
  if (!price || more || !life || third || (rest && (rest.money ?? 0) >= (price.money ?? 0))) return null
  // `sebulan jahit 250 potong`: its wear is a cost of each of them.
  const [made, moreMade] = entries
    .flatMap(({ counts }) => counts)
    .filter((one) => !spans.includes(one) && one.value !== 1)
  const madeIn = made ? (made.rate ?? timeNamed(made.per ?? '')) : null
  if (moreMade || (made && (made.noun === '' || (madeIn !== 'bulan' && madeIn !== 'tahun')))) return null
  const isMonths = life.noun === 'bulan'
  const name = sentenceCase(price.label.replace(/^(?:harga|beli|pembelian)\s+/i, '') || 'Barang')
  const base = rest ? '(harga - sisa)' : 'harga'
  return {
    type: 'umum',
    title: 'Analisis Penyusutan',
    figures: [
      { id: 'harga', label: `Harga ${name}`, told: toldSum(price) },
      ...(rest ? [{ id: 'sisa', label: 'Nilai sisa', told: toldSum(rest) }] : []),
      { id: 'umur', label: 'Umur pakai', told: toldCount(life), noun: life.noun },
      ...(made ? [{ id: 'dibuat', label: 'Dibuat', told: toldCount(made), noun: made.noun, per: madeIn ?? '' }] : []),
      ...(after ? [{ id: 'sesudah', label: 'Sudah dipakai', told: toldCount(after), noun: after.noun }] : []),
    ],
    steps: [
      { id: 'setahun', label: 'Penyusutan setahun', formula: `${base} / umur${isMonths ? ' * 12' : ''}`, per: 'tahun' },
      { id: 'sebulan', label: 'Penyusutan sebulan', formula: `${base} / umur${isMonths ? '' : ' / 12'}`, per: 'bulan' },
      ...(made
        ? [
            {
              id: 'tiap',
              label: `Penyusutan per ${made.noun}`,
              formula: `${madeIn === 'bulan' ? 'sebulan' : 'setahun'} / dibuat`,
            },
          ]
        : []),
      ...(after
        ? [
            {
              id: 'buku',
              label: 'Nilai buku',
              formula: `harga - ${after.noun === 'bulan' ? 'sebulan' : 'setahun'} * sesudah`,
            },
          ]
        : []),
    ],
    answer: [
      p(
        `Garis lurus: ${bind('harga')}${rest ? ` dikurangi nilai sisa ${bind('sisa')}` : ''} dibagi ${bind('umur')}, jadi penyusutannya **${bind('setahun')}** setahun atau **${bind('sebulan')}** sebulan.`,
        onlyIf('setahun', 'positive'),
      ),
      ...(after ? [p(`Setelah ${bind('sesudah')}, nilai bukunya **${bind('buku')}**.`)] : []),
      ...(made ? [p(`Tiap ${made.noun} menanggung penyusutan **${bind('tiap')}**.`)] : []),
      p(`Sisihkan ${bind('sebulan')} tiap bulan, supaya ada uang untuk menggantinya waktu umurnya habis.`),
    ],
    key: 'sebulan',
    shown: ['setahun', 'sebulan', ...(made ? ['tiap'] : []), ...(after ? ['buku'] : [])],
    assumptions: rest ? [] : ['Nilai sisanya dianggap nol; ubah kalau masih laku dijual.'],
    next: ['Biaya merawatnya sebulan: [isi biaya perawatan].'],
  }
}
