import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { people } from '../../times-pieces.ts'
import { type Scene, words } from '../scene.ts'

const gains = words('untung|laba|margin|cuan|profit')

/** What each of several things brings: `gantungan laku 200 untung 3rb, tas laku 35 untung 28rb`, and its share. */
export const contributions: Scene = ({ ledger, choices }) => {
  const { entries } = ledger
  if (choices || entries.length < 2 || entries.length > 10) return null
  const things = entries.flatMap((one) => {
    const [count, more] = one.counts
    const isGain = one.money !== null && gains.test(one.words.join(' ')) && one.label !== ''
    const isPlain = count && !more && !isTime(count.noun) && !people.has(count.noun)
    return isGain && isPlain && (one.per === null || !isTime(one.per))
      ? [{ name: sentenceCase(one.label.replace(/\s(?:biji|pcs|buah|satuan)$/iu, '')), one, count }]
      : []
  })
  if (things.length < entries.length || new Set(things.map(({ name }) => name)).size < things.length) return null
  const steps: WorkedStep[] = [
    ...things.map(({ name }, at): WorkedStep => ({
      id: `hasil_${at + 1}`,
      label: name,
      formula: `untung_${at + 1} * laku_${at + 1}`,
    })),
    { id: 'semua', label: 'Untung semuanya', formula: 'sum(hasil)' },
    ...things.map(({ name }, at): WorkedStep => ({
      id: `bagian_${at + 1}`,
      label: `Sumbangan ${name}`,
      formula: `hasil_${at + 1} / semua * 100`,
      unit: 'percent',
    })),
    { id: 'unggul', label: 'Penyumbang terbesar', formula: 'argmax(hasil)', unit: 'name' },
  ]
  return {
    type: 'perbandingan',
    title: 'Analisis Sumbangan Untung',
    groups: { hasil: 'untung' },
    figures: things.flatMap(({ name, one, count }, at): WorkedFigure[] => [
      { id: `untung_${at + 1}`, label: `${name}, untung satuan`, told: toldSum(one), per: '' },
      { id: `laku_${at + 1}`, label: `${name}, laku`, told: toldCount(count), noun: count.noun },
    ]),
    steps,
    answer: [
      p(
        `Penyumbang untung terbesar **${bind('unggul')}**: ${things.map(({ name }, at) => `${name} **${bind(`hasil_${at + 1}`)}** (${bind(`bagian_${at + 1}`)})`).join(', ')}. Semuanya ${bind('semua')}.`,
        onlyIf('semua', 'positive'),
      ),
    ],
    key: 'semua',
    shown: things.slice(0, 4).map((_, at) => `bagian_${at + 1}`),
    chart: {
      title: 'Untung tiap barang',
      categories: things.map(({ name }) => name),
      values: things.map((_, at) => `hasil_${at + 1}`),
    },
    next: [
      'Waktu dan modal yang dipakai tiap barang: yang untungnya besar bisa juga yang paling lama dibuat: [isi waktunya].',
    ],
  }
}
