import { bind, p } from '../../draft.ts'
import type { ToldFigure } from '../../told-figure.ts'
import { countsOf, moneyOf, percentsOf, saidOf, type Scene, words } from '../scene.ts'

const people = words(
  'orang|personel|personil|anggota|mitra|karyawan|saudara|pemilik|teman|keluarga|crew|kru|pekerja|bagian',
)

/** Wages that go up by a share: `kenaikan gaji 10% untuk 6 pegawai gaji 2 juta`. */
export const raise: Scene = (request) => {
  const [share, other] = percentsOf(request)
  const [paid, more] = moneyOf(request)
  const times = paid?.times
  // `6 pegawai gaji 2 juta` was read as one sum: each gets his part of it.
  const wage = paid && times !== undefined && times > 0 ? { ...paid, value: paid.value / times } : paid
  const counted = countsOf(request).find(
    (one) => people.test(saidOf(one)) || /pegawai|karyawan|tukang|guru|staf/i.test(one.noun),
  )
  const heads: ToldFigure | undefined =
    counted ??
    (paid && times !== undefined ? { ...paid, kind: 'count', value: times, noun: 'orang', per: null } : undefined)
  const isAsked =
    words('naik|kenaikan|dinaikkan|naikkan|naikin').test(request.message) &&
    words('gaji|upah|honor').test(request.message) &&
    // `margin 40%`: the share is of something else than the wage.
    !(share && words('margin|untung|laba|omzet|omset|komisi|bagi hasil').test(saidOf(share)))
  if (!isAsked || !share || other || !wage || more) return null
  return {
    type: 'umum',
    title: 'Analisis Kenaikan Gaji',
    figures: [
      { id: 'gaji', label: 'Gaji sekarang', told: wage },
      { id: 'naik', label: 'Kenaikan', told: share },
      ...(heads ? [{ id: 'orang', label: 'Jumlah pegawai', told: heads }] : []),
    ],
    steps: [
      { id: 'tambahan', label: 'Tambahan tiap orang', formula: 'gaji * naik / 100' },
      { id: 'gaji_baru', label: 'Gaji baru', formula: 'gaji + tambahan' },
      ...(heads
        ? [
            { id: 'tambahan_semua', label: 'Tambahan semuanya', formula: 'tambahan * orang' },
            { id: 'gaji_semua', label: 'Gaji semuanya', formula: 'gaji_baru * orang' },
          ]
        : []),
    ],
    answer: [
      p(
        `Gaji ${bind('gaji')} naik ${bind('naik')} menjadi **${bind('gaji_baru')}**, bertambah ${bind('tambahan')} tiap orang${heads ? `; untuk ${bind('orang')} tambahannya **${bind('tambahan_semua')}**` : ''}.`,
      ),
    ],
    key: heads ? 'tambahan_semua' : 'tambahan',
    shown: ['tambahan', 'gaji_baru', ...(heads ? ['tambahan_semua', 'gaji_semua'] : [])],
    next: ['Tambahan penjualan yang menutupnya: [isi tambahan penjualan].'],
  }
}
