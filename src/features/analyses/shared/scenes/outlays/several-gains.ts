import { bind, onlyIf, p } from '../../draft.ts'
import { inGroup } from '../../makers/worked.ts'
import type { ToldFigure } from '../../told-figure.ts'
import { countsOf, moneyOf, percentsOf, saidOf, type Scene, words } from '../scene.ts'

const gains = words(
  'hemat|menghemat|tambah|tambahan|nambah|untung\\p{L}*|laba\\p{L}*|profit|cuan|pemasukan|penghasilan|pendapatan|omzet|omset',
)

const added = words(
  'solar|bensin|listrik|gaji|upah|biaya|bahan|sewa|ongkos|perawatan|servis|air|gas|internet|cicilan|pajak|oli|pakan|karyawan|pegawai|operator',
)

const isCost = (one: ToldFigure): boolean => !words('hemat|menghemat|irit').test(saidOf(one)) && added.test(saidOf(one))

/** What an outlay brings and costs in several ways: `mesin 32jt, hemat 1,1jt sebulan, tambah solar 400rb sebulan`. */
export const severalGains: Scene = (request) => {
  const money = moneyOf(request)
  const once = money.filter(({ per }) => per === null)
  const timed = money.filter(({ per }) => per !== null)
  const [capital] = once
  const [first] = timed
  if (!capital || !first || once.length !== 1 || first.per === null || capital.value <= first.value) return null
  if (timed.some(({ per }) => per !== first.per) || countsOf(request).length > 1 || percentsOf(request).length > 0)
    return null
  if (!words('hemat|menghemat|tambah|tambahan|nambah|bertambah').test(request.message)) return null
  const costs = timed.filter(isCost)
  const earned = timed.filter((one) => !isCost(one))
  if (earned.length === 0 || !earned.every((one) => gains.test(saidOf(one)))) return null
  const noun = first.per
  return {
    type: 'kelayakan',
    title: 'Studi Kelayakan',
    groups: { hasil: 'hasil', biaya: 'biaya tambahan' },
    figures: [
      {
        id: 'modal',
        label: capital.label ? `Modal ${capital.label.replace(/^(?:modal|investasi|beli)\s+/i, '')}` : 'Modal',
        told: capital,
      },
      ...inGroup('hasil', 'Hasil', earned),
      ...inGroup('biaya', 'Biaya', costs),
    ],
    steps: [
      {
        id: 'laba',
        label: costs.length > 0 ? `Hasil bersih per ${noun}` : `Hasil per ${noun}`,
        formula: costs.length > 0 ? 'sum(hasil) - sum(biaya)' : 'sum(hasil)',
        per: noun,
      },
      { id: 'balik_modal', label: 'Balik modal', formula: 'modal / positive(laba)', unit: 'count', noun },
      ...(noun === 'bulan' ? [{ id: 'hasil_tahun', label: 'Hasil setahun', formula: 'laba * 12', per: 'tahun' }] : []),
    ],
    answer: [
      p(
        `Hasil${costs.length > 0 ? ' bersihnya' : 'nya'} ${bind('laba')} per ${noun}, jadi modal ${bind('modal')} kembali dalam **${bind('balik_modal')}**.`,
        onlyIf('balik_modal', 'positive'),
      ),
      p('Hasilnya habis oleh biaya tambahannya, jadi modalnya tidak kembali.', onlyIf('laba', 'negative', 'zero')),
    ],
    key: 'balik_modal',
    shown: ['balik_modal', 'laba', ...(noun === 'bulan' ? ['hasil_tahun'] : [])],
    next: ['Biaya merawat dan menjalankannya: [isi biaya perawatan].', 'Umur pakainya: [isi umur pakai].'],
  }
}
