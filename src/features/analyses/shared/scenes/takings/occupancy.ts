import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import { people } from '../../times-pieces.ts'
import { type Scene, words } from '../scene.ts'

const asking = words(
  'okupansi\\p{L}*|keterisian\\p{L}*|tingkat (?:hunian|isi)|keisi berapa persen|terisi berapa persen',
)
const filling = new Set(
  'terjual kejual terisi keisi isi laku tersewa disewa dipakai kepakai aktif dipesan booking'.split(' '),
)
/** What a house, a school or a field has. */
const holding = new Set(
  'kamar kelas kursi meja lapangan petak pintu unit mobil motor kolam tenda bilik bed ranjang'.split(' '),
)

const isFilled = (entry: Entry): boolean => entry.words.some((word) => filling.has(word))
const nounOf = (count: Counted, { label, words: own }: Entry): string =>
  count.noun || (own.find((word) => holding.has(word)) ?? label.split(' ')[0] ?? '').toLowerCase()

/** How full a house was: `8 kamar, 31 hari, terjual 155 malam kamar`. What there was, what was taken, and its takings. */
export const occupancy: Scene = ({ ledger, message }) => {
  if (!asking.test(message)) return null
  const { entries } = ledger
  if (entries.some(({ percent }) => percent !== null)) return null
  const all = entries.flatMap((entry) => entry.counts.map((count) => ({ count, entry })))
  const taken = all.filter(({ entry }) => isFilled(entry))
  const [filled, more] = taken
  const held = all.filter(({ count, entry }) => entry !== filled?.entry && holding.has(nounOf(count, entry)))
  const days = all.find(({ count }) => count.noun === 'hari' && count.value > 1)
  if (!filled || more || held.length === 0 || held.length > 2) return null
  const [first] = held
  const isByNight = filled.count.noun === 'malam' || filled.count.noun === 'hari'
  if (isByNight && !days) return null
  if (!isByNight && isTime(filled.count.noun)) return null
  const capacity = [...held, ...(isByNight && days ? [days] : [])]
  const room = capacity.reduce((product, { count }) => product * count.value, 1)
  if (filled.count.value > room) return null
  const prices = entries.filter(({ money, way }) => money !== null && way !== 'out')
  const [price, second] = prices
  const isPriced = price !== undefined && !second && entries.every(({ money, way }) => money === null || way !== 'out')
  const unit = isByNight ? `malam ${first ? nounOf(first.count, first.entry) : ''}` : filled.count.noun
  const ids = capacity.map((_, at) => `ada_${at + 1}`)
  return {
    type: 'penjualan',
    title: 'Analisis Keterisian',
    figures: [
      ...capacity.map(({ count, entry }, at) => {
        const noun = nounOf(count, entry)
        return { id: `ada_${at + 1}`, label: sentenceCase(noun), told: toldCount({ ...count, noun }), noun }
      }),
      { id: 'terisi', label: 'Yang terisi', told: toldCount(filled.count), noun: unit },
      ...(isPriced ? [{ id: 'tarif', label: 'Tarif', told: toldSum(price), per: filled.count.noun }] : []),
    ],
    steps: [
      { id: 'muat', label: 'Yang tersedia', formula: ids.join(' * '), unit: 'count', noun: unit },
      { id: 'persen', label: 'Terisi', formula: 'terisi / muat * 100', unit: 'percent' },
      { id: 'kosong', label: 'Masih kosong', formula: 'muat - terisi', unit: 'count', noun: unit },
      ...(isPriced
        ? [
            { id: 'omzet', label: 'Omzet', formula: 'terisi * tarif' },
            { id: 'penuh', label: 'Omzet kalau penuh', formula: 'muat * tarif' },
          ]
        : []),
    ],
    answer: [
      p(
        `Terisi **${bind('persen')}**: ${bind('terisi')} dari ${bind('muat')} yang tersedia, masih kosong ${bind('kosong')}.`,
        onlyIf('persen', 'positive', 'zero'),
      ),
      ...(isPriced
        ? [p(`Omzetnya **${bind('omzet')}**; kalau penuh ${bind('penuh')}.`, onlyIf('omzet', 'positive'))]
        : []),
    ],
    key: 'persen',
    shown: ['persen', ...(isPriced ? ['omzet', 'penuh'] : []), 'kosong'],
    next: [
      people.has(unit)
        ? 'Yang berhenti tiap bulan: [isi yang berhenti].'
        : 'Hari atau bulan yang sepi: [isi yang sepi].',
    ],
  }
}
