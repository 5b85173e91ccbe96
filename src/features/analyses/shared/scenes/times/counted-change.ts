import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import { afterWords, beforeWords } from '../../read-reckoning.ts'
import { countsOf, isTimeNoun, moneyOf, percentsOf, saidOf, type Scene, words } from '../scene.ts'

const asking = words(
  'persen\\p{L}*|persentase|naik\\p{L}*|turun\\p{L}*|tumbuh|pertumbuhan|kenaikan|penurunan|perubahan',
)

/** How much more or less are counted than before: `pelanggan bulan lalu 240, sekarang 186, turun berapa persen`. */
export const countedChange: Scene = (request) => {
  const [before, after, more] = countsOf(request)
  if (!before || !after || more || moneyOf(request).length > 0 || percentsOf(request).length > 0) return null
  if (!asking.test(request.message) || before.value <= 0 || isTimeNoun(before.noun) || isTimeNoun(after.noun))
    return null
  const isOne = before.noun === after.noun || before.noun === '' || after.noun === ''
  const isTold =
    beforeWords.test(saidOf(before)) || afterWords.test(saidOf(after)) || (before.period !== '' && after.period !== '')
  if (!isOne || !isTold) return null
  const noun = before.noun || after.noun
  const name = sentenceCase(before.label.replace(/\s*(?:skrg|sekarang|lalu)$/i, '') || 'Jumlah')
  return {
    type: 'penjualan',
    title: 'Analisis Perubahan',
    figures: [
      { id: 'dulu', label: `${name} sebelumnya`, told: before, noun },
      { id: 'kini', label: `${name} sekarang`, told: after, noun },
    ],
    steps: [
      { id: 'beda', label: 'Perubahan', formula: 'kini - dulu', unit: 'count', noun },
      { id: 'besar', label: 'Besarnya', formula: 'abs(beda)', unit: 'count', noun, quiet: true },
      { id: 'persen', label: 'Perubahan (persen)', formula: 'beda / dulu * 100', unit: 'percent' },
      { id: 'persen_besar', label: 'Besarnya', formula: 'abs(persen)', unit: 'percent', quiet: true },
    ],
    answer: [
      p(
        `${name} {{beda|naik|tetap, selisih|turun}} **${bind('besar')}**, yaitu **${bind('persen_besar')}**: dari ${bind('dulu')} menjadi ${bind('kini')}.`,
        onlyIf('beda', 'positive', 'zero', 'negative'),
      ),
    ],
    key: 'persen',
    shown: ['persen', 'beda'],
    next: ['Yang berubah di antara keduanya: harga, saingan, cuaca, atau hari buka: [isi yang berubah].'],
  }
}
