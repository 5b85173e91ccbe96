import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { lineOf, toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { people } from '../../times-pieces.ts'
import { type Scene, words } from '../scene.ts'

const asking = words('kurang\\p{L}*|kekurangan\\p{L}*|patungan|urunan')
const owned = words('tabungan|ada|terkumpul|punya|kas|celengan|simpanan|modal sendiri|uang saya|uang sendiri')
const ofOthers = words('stok|opname|untung|margin|bep|omzet harian|retur|rusak')
const flowing = words('omzet|omset|penjualan|pemasukan|biaya|pengeluaran|gaji|laba')

const isOwned = ({ words: own, label }: Entry): boolean => owned.test([...own, label].join(' '))

/** What is still lacking for what is wanted, and the part of each who chips in: `freezer 5,4jt, tabungan 3,2jt, patungan 4 orang`. */
export const shortfall: Scene = ({ ledger, message, figures }) => {
  const { entries } = ledger
  if (!asking.test(message) || ofOthers.test(message) || figures.some(({ range }) => range !== undefined)) return null
  if (entries.some(({ percent }) => percent !== null)) return null
  // What comes in and goes out each month answers another question of the same message.
  const sums = entries.filter(
    ({ money, per, words: own }) => money !== null && !(per !== null && flowing.test(own.join(' '))),
  )
  const has = sums.filter(isOwned)
  const needs = sums.filter((one) => !has.includes(one))
  const [only, second] = has
  if (!only || second || needs.length === 0 || sums.some(({ per }) => per !== null)) return null
  if (only.counts.length > 0 || needs.some(({ counts, each }) => counts.length > 1 || (counts.length > 0 && !each)))
    return null
  if (needs.some(({ words: own }) => flowing.test(own.join(' ')))) return null
  const heads = entries
    .filter(({ money }) => money === null)
    .flatMap(({ counts }) => counts)
    .find(({ noun, value }) => people.has(noun) && value > 1)
  const lines = needs.map((one, at) => lineOf(one, `butuh_${at + 1}`, 'Yang dibutuhkan', one.each ? one.counts : []))
  const whole = lines.length > 1 ? 'butuh' : (lines[0]?.id ?? '')
  const steps: WorkedStep[] = [
    ...lines.flatMap((line) => line.steps),
    ...(lines.length > 1
      ? [{ id: 'butuh', label: 'Yang dibutuhkan semuanya', formula: lines.map(({ id }) => id).join(' + ') }]
      : []),
    { id: 'kurang', label: 'Kekurangan dana', formula: `${whole} - ada` },
    ...(heads ? [{ id: 'tiap', label: 'Patungan tiap orang', formula: 'kurang / orang' }] : []),
  ]
  return {
    type: 'umum',
    title: 'Analisis Kebutuhan Dana',
    figures: [
      ...lines.flatMap(({ figures: own }) => own),
      { id: 'ada', label: sentenceCase(only.label || 'Yang sudah ada'), told: toldSum(only) },
      ...(heads ? [{ id: 'orang', label: 'Yang ikut patungan', told: toldCount(heads), noun: heads.noun }] : []),
    ],
    steps,
    answer: [
      p(
        `Masih kurang **${bind('kurang')}**: butuh ${bind(whole)}, sudah ada ${bind('ada')}.${heads ? ` Patungan ${bind('orang')}, tiap orang **${bind('tiap')}**.` : ''}`,
        onlyIf('kurang', 'positive'),
      ),
      p(`Uangnya sudah cukup: butuh ${bind(whole)}, ada ${bind('ada')}.`, onlyIf('kurang', 'zero', 'negative')),
    ],
    key: 'kurang',
    shown: ['kurang', ...(heads ? ['tiap'] : []), ...(lines.length > 1 ? ['butuh'] : [])],
    next: ['Kapan uangnya harus lengkap: [isi tanggalnya].'],
  }
}
