import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { bind, onlyIf, p } from '../../draft.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import { type Scene, words } from '../scene.ts'
import { costLine, isPlainCost } from './paid-by-many.ts'

const byTheHour = /(?<!\p{L})(?:per\s|\/\s?|se)jam(?!\p{L})/iu
const ofEach = words(
  'tiap|setiap|per (?:unit|lapangan|meja|kamar|alat|mesin|bilik|studio)|masing-masing|masing2|masing',
)
const otherQuestion = words('hpp|bep|impas|balik modal|harga jual|okupansi\\p{L}*|keterisian\\p{L}*')

/** What is let by the hour, less what it costs: `5 unit sejam 6rb, kepake 7 jam sehari, buka 30 hari, listrik 900rb`. */
export const letByTheHour: Scene = ({ ledger, message }) => {
  const { entries, asked } = ledger
  if (!asked.wanted.some((one) => one === 'profit' || one === 'rest') || !byTheHour.test(message)) return null
  if (otherQuestion.test(message)) return null
  const [rate, ...outs] = entries.filter(({ money, percent }) => money !== null || percent !== null)
  if (!rate || rate.money === null || rate.way === 'out' || outs.length === 0 || !outs.every(isPlainCost)) return null
  const counts = entries.flatMap((entry) => (outs.includes(entry) ? [] : entry.counts))
  const [hours, moreHours] = counts.filter(({ noun }) => noun === 'jam')
  const [days, moreDays] = counts.filter(({ noun }) => noun === 'hari')
  const [things, moreThings] = counts.filter(({ noun }) => !isTime(noun))
  if (!hours || !days || moreHours || moreDays || moreThings) return null
  if (hours.value > 24 || days.value < 2 || days.value > 31) return null
  const noun = things?.noun === '' ? 'unit' : (things?.noun ?? '')
  const lines = outs.map(costLine).map((line, at) => ({ ...line, label: line.label || `Biaya ${at + 1}` }))
  return {
    type: 'laba_rugi',
    title: 'Analisis Laba Rugi',
    figures: [
      ...(things ? [{ id: 'banyak', label: sentenceCase(noun), told: toldCount(things), noun }] : []),
      { id: 'tarif', label: 'Tarif sejam', told: toldSum(rate), per: 'jam' },
      { id: 'jam', label: 'Terpakai sehari', told: toldCount(hours), noun: 'jam' },
      { id: 'hari', label: 'Buka', told: toldCount(days), noun: 'hari' },
      ...lines.flatMap(({ figures }) => figures),
    ],
    steps: [
      {
        id: 'terpakai',
        label: 'Jam terpakai',
        formula: `${things ? 'banyak * ' : ''}jam * hari`,
        unit: 'count',
        noun: 'jam',
      },
      { id: 'masuk', label: 'Pemasukan', formula: 'terpakai * tarif' },
      ...lines.flatMap(({ steps }) => steps),
      { id: 'biaya', label: 'Semua biaya', formula: lines.map(({ id }) => id).join(' + ') },
      { id: 'laba', label: 'Laba', formula: 'masuk - biaya' },
      { id: 'besar', label: 'Besarnya', formula: 'abs(laba)', quiet: true },
      { id: 'impas', label: 'Jam sekadar impas', formula: 'ceil(biaya / positive(tarif))', unit: 'count', noun: 'jam' },
    ],
    answer: [
      p(
        `Terpakai ${bind('terpakai')}, masuk ${bind('masuk')}; dikurangi biaya ${bind('biaya')}, {{laba|labanya|impas, selisih|ruginya}} **${bind('besar')}**.`,
        onlyIf('laba', 'positive', 'zero', 'negative'),
      ),
      p(`Biayanya tertutup sejak ${bind('impas')} terpakai.`, onlyIf('impas', 'positive')),
    ],
    key: 'laba',
    shown: ['laba', 'masuk', 'biaya', 'impas'],
    chart: {
      title: 'Masuk, keluar, dan sisanya',
      categories: ['Pemasukan', 'Biaya', 'Laba'],
      values: ['masuk', 'biaya', 'laba'],
    },
    // Whose hours they are decides the result: what was not told is said.
    ...(things && things.value > 1 && !ofEach.test(message)
      ? { assumptions: [`Jam terpakai dihitung untuk tiap ${noun}.`] }
      : {}),
    next: ['Biaya yang belum disebut, misalnya tenaga sendiri dan penyusutan alat: [isi biaya lain].'],
  }
}
