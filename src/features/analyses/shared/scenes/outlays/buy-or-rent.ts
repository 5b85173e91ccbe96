import { bind, onlyIf, p } from '../../draft.ts'
import { countsOf, moneyOf, percentsOf, type Scene, words } from '../scene.ts'

/** Words by which two ways are weighed; without them `bangun kos 420jt, sewa 850rb per kamar` tells what is earned. */
const weighs = words(
  'atau|ato|apa|vs|mending|mendingan|enakan|banding|bandingin|bandingkan|dibanding|dibandingkan|perbandingan|daripada|ketimbang|pilih|hemat|lebih|kapan|bagusan|worth',
)

/** Bought once, or paid for time by time: after how long one is as dear as the other. */
export const buyOrRent: Scene = (request) => {
  const [first, second, more] = moneyOf(request)
  const isAsked =
    words('beli|bangun|bikin sendiri').test(request.message) &&
    words('sewa|nyewa|menyewa|langganan|kontrak').test(request.message) &&
    weighs.test(request.message)
  if (!isAsked || !first || !second || more || percentsOf(request).length > 0) return null
  const timed = [first, second].find(({ per, noun }) => per !== null || noun !== '')
  const once = [first, second].find((one) => one !== timed)
  if (!once || !timed || once.per !== null || once.noun !== '' || once.value <= timed.value) return null
  const noun = timed.per ?? timed.noun
  // `350rb per acara, sebulan 2 acara`
  const counted = countsOf(request).filter((one) => timed.per === null && one.per !== null)
  // `sewa 450rb sekali acara, sebulan 6 acara`
  const often =
    counted.find((one) => one.noun === noun) ?? (noun === 'kali' && counted.length === 1 ? counted[0] : undefined)
  const yearly = noun === 'bulan' ? 'sewa * 12' : noun === 'minggu' ? 'sewa * 52' : ''
  return {
    type: 'kelayakan',
    title: 'Analisis Beli atau Sewa',
    figures: [
      { id: 'beli', label: 'Harga beli', told: once },
      { id: 'sewa', label: 'Sewa', told: timed, per: noun },
      ...(often ? [{ id: 'dipakai', label: 'Dipakai', told: often }] : []),
    ],
    steps: [
      { id: 'sama', label: 'Sama mahal setelah', formula: 'beli / positive(sewa)', unit: 'count', noun },
      ...(often
        ? [
            {
              id: 'sama_waktu',
              label: 'Yaitu setelah',
              formula: 'sama / dipakai',
              unit: 'count' as const,
              noun: often.per ?? '',
            },
          ]
        : []),
      ...(often
        ? [{ id: 'sewa_waktu', label: `Sewa se${often.per ?? ''}`, formula: 'sewa * dipakai', per: often.per ?? '' }]
        : []),
      ...(yearly === '' ? [] : [{ id: 'sewa_tahun', label: 'Sewa setahun', formula: yearly, per: 'tahun' }]),
    ],
    answer: [
      p(
        `Sewa ${bind('sewa')} per ${noun} menyamai harga beli ${bind('beli')} setelah **${bind('sama')}**${often ? `, yaitu **${bind('sama_waktu')}**` : ''}. Dipakai lebih lama dari itu, beli lebih murah; lebih singkat, sewa lebih murah.`,
        onlyIf('sama', 'positive'),
      ),
    ],
    key: 'sama',
    shown: ['sama', ...(often ? ['sama_waktu', 'sewa_waktu'] : []), ...(yearly === '' ? [] : ['sewa_tahun'])],
    next: [
      'Berapa lama akan dipakai: [isi lama pakai].',
      'Biaya merawat kalau dibeli, dan harga jualnya nanti: [isi biaya rawat dan harga jual bekas].',
    ],
  }
}
