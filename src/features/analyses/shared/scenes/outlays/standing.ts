import { bind, onlyIf, p } from '../../draft.ts'
import type { WorkedFigure } from '../../makers/worked.ts'
import { byRole } from '../../makers/scope.ts'
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
      ...earned.map((told, at): WorkedFigure => ({
        id: `hasil_${at + 1}`,
        label: told.label || `Hasil ${at + 1}`,
        told,
        group: 'hasil',
      })),
      ...costs.map((told, at): WorkedFigure => ({
        id: `biaya_${at + 1}`,
        label: told.label || `Biaya ${at + 1}`,
        told,
        group: 'biaya',
      })),
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

/** The turnover at which nothing is lost, where only sums are told and no price of one piece. */
export const breakEvenTurnover: Scene = (request) => {
  const [revenue, more] = byRole(request, 'revenue').filter(({ kind }) => kind === 'money')
  const money = moneyOf(request)
  if (!revenue || more || request.analysisType !== 'bep' || byRole(request, 'price').length > 0) return null
  const variable = money.filter(
    (one) =>
      one !== revenue &&
      (words('variabel|variable|hpp|bahan\\p{L}*|kulakan|belanja|modal').test(saidOf(one)) ||
        ['unit_cost', 'hpp'].includes(one.role)),
  )
  const fixed = money.filter((one) => one !== revenue && !variable.includes(one))
  const [share] = percentsOf(request)
  if (fixed.length === 0 || (variable.length === 0) === (share === undefined)) return null
  const per = revenue.per ?? fixed[0]?.per ?? ''
  if (money.some((one) => one.per !== null && one.per !== per && per !== '')) return null
  return {
    type: 'bep',
    title: 'Analisis Titik Impas',
    groups: { variabel: 'biaya variabel', tetap: 'biaya tetap' },
    figures: [
      { id: 'omzet', label: 'Omzet', told: revenue },
      ...variable.map((told, at): WorkedFigure => ({
        id: `variabel_${at + 1}`,
        label: told.label || 'Biaya variabel',
        told,
        group: 'variabel',
      })),
      ...(share
        ? [
            {
              id: 'bagian',
              label: share.label || (share.role === 'margin' ? 'Margin' : 'Biaya variabel dari omzet'),
              told: share,
            },
          ]
        : []),
      ...fixed.map((told, at): WorkedFigure => ({
        id: `tetap_${at + 1}`,
        label: told.label || 'Biaya tetap',
        told,
        group: 'tetap',
      })),
    ],
    steps: [
      { id: 'biaya_tetap', label: 'Biaya tetap', formula: 'sum(tetap)', per },
      {
        id: 'kontribusi',
        label: 'Sisa untuk biaya tetap',
        formula: share
          ? share.role === 'margin'
            ? 'omzet * bagian / 100'
            : 'omzet * (100 - bagian) / 100'
          : 'omzet - sum(variabel)',
        per,
      },
      { id: 'rasio', label: 'Bagian omzet yang tersisa', formula: 'kontribusi / omzet * 100', unit: 'percent' },
      { id: 'bep', label: 'Omzet titik impas', formula: 'biaya_tetap * omzet / positive(kontribusi)', per },
      { id: 'laba', label: 'Laba', formula: 'kontribusi - biaya_tetap', per },
      { id: 'aman', label: 'Jarak aman', formula: '(omzet - bep) / omzet * 100', unit: 'percent' },
    ],
    answer: [
      p(
        `Titik impas pada omzet **${bind('bep')}**: dari setiap omzet tersisa ${bind('rasio')} untuk menutup biaya tetap ${bind('biaya_tetap')}.`,
        onlyIf('bep', 'positive'),
      ),
      p(
        `Omzet sekarang ${bind('omzet')} memberi {{laba|laba|impas|rugi}} ${bind('laba')}; boleh turun ${bind('aman')} sebelum rugi.`,
        onlyIf('aman', 'positive'),
      ),
      p(
        'Omzet tidak menutup biaya variabelnya, jadi tidak ada titik impas: naikkan harga atau turunkan biaya dulu.',
        onlyIf('bep', 'unknown'),
      ),
    ],
    key: 'bep',
    shown: ['bep', 'kontribusi', 'laba', 'aman'],
    chart: {
      title: 'Omzet dan titik impas',
      categories: ['Omzet sekarang', 'Omzet titik impas', 'Biaya tetap'],
      values: ['omzet', 'bep', 'biaya_tetap'],
    },
    next: ['Biaya yang ikut naik kalau penjualan naik: [isi biaya variabel lain].'],
  }
}

const borrowing = words('pinjam\\p{L}*|pinjol|paylater|utang|hutang|kredit|gadai|rentenir|talangan')

/** A loan of days or weeks: `3 juta bunga 0,3% per hari selama 30 hari`. */
export const shortLoan: Scene = (request) => {
  const [rate, other] = percentsOf(request)
  const [sum, more] = moneyOf(request)
  if (!borrowing.test(request.message) || !rate || other || rate.role !== 'interest' || !sum || more) return null
  if (rate.per !== 'hari' && rate.per !== 'minggu') return null
  const noun = rate.per
  const time = countsOf(request).find((one) => one.noun === noun)
  if (!time) return null
  return {
    type: 'kelayakan',
    title: 'Analisis Pinjaman',
    figures: [
      { id: 'pokok', label: 'Pinjaman', told: sum },
      { id: 'bunga', label: 'Bunga', told: rate },
      { id: 'lama', label: 'Lama pinjaman', told: time },
    ],
    steps: [
      { id: 'bunga_sekali', label: `Bunga per ${noun}`, formula: 'pokok * bunga / 100', per: noun },
      { id: 'bunga_semua', label: 'Jumlah bunga', formula: 'bunga_sekali * lama' },
      { id: 'bayar', label: 'Jumlah yang dibayar', formula: 'pokok + bunga_semua' },
      { id: 'beban', label: 'Bunga dari pinjaman', formula: 'bunga * lama', unit: 'percent' },
    ],
    answer: [
      p(
        `Pinjaman ${bind('pokok')} selama ${bind('lama')} dibayar **${bind('bayar')}**; bunganya ${bind('bunga_semua')} (${bind('beban')} dari pinjaman).`,
      ),
    ],
    key: 'bayar',
    shown: ['bayar', 'bunga_semua', 'bunga_sekali', 'beban'],
    assumptions: ['Bunga dihitung tetap dari pokok awal, tanpa bunga berbunga dan denda.'],
    next: [
      'Biaya layanan, asuransi, dan denda keterlambatan: [isi biaya lain].',
      'Uang untuk melunasinya datang dari: [isi sumbernya].',
    ],
  }
}

/** Bought once, or paid for time by time: after how long one is as dear as the other. */
export const buyOrRent: Scene = (request) => {
  const [first, second, more] = moneyOf(request)
  const isAsked =
    words('beli|bangun|bikin sendiri').test(request.message) &&
    words('sewa|nyewa|menyewa|langganan|kontrak').test(request.message)
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
