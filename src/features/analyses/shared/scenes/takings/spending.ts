import { bind, onlyIf, p } from '../../draft.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { countsOf, isTimeNoun, moneyOf, percentsOf, saidOf, type Scene, words } from '../scene.ts'

const advertising = words(
  'iklan\\p{L}*|ngiklan|beriklan|ads|adsense|roas|endorse\\p{L}*|boosting|boost|promosi berbayar|influencer|selebgram|billboard|baliho|brosur',
)
const spending = words(
  'budget|bajet|anggaran|keluar|biaya\\p{L}*|bayar|habis|spend|modal|ngiklan|iklan\\p{L}*|endorse|ads|brosur',
)
const income = words('omzet|omset|penjualan|pendapatan|pemasukan|hasil\\p{L}*|masuk|closing|balik|dapat|dapet|jualan')
const ordering = words(
  'order\\p{L}*|pesanan|pembeli|transaksi|closing|pelanggan|terjual|laku|pcs|porsi|orang|paket|box|botol|bungkus|unit|customer|pembelian',
)
const average = words('rata|rata2|rata-rata|rerata|per (?:order|orderan|pesanan|pembeli|orang|transaksi)')
const gaining = words('untung\\p{L}*|laba\\p{L}*|profit|margin|cuan')

/** Money put into advertising against what came of it: the return, and what is left. */
export const adverts: Scene = (request) => {
  if (!advertising.test(request.message)) return null
  const money = moneyOf(request)
  // An advertisement among the costs of a statement is no question of its own.
  if (money.length > 3 || money.some(({ role }) => ['price', 'opening'].includes(role))) return null
  const gain =
    money.find((one) => gaining.test(saidOf(one)) && one.noun !== '') ??
    money.find((one) => gaining.test(one.said) && /per |\/|@|tiap|masing/i.test(one.said))
  const paid = money.filter((one) => one !== gain && one.role !== 'revenue')
  const spent =
    paid.find((one) => advertising.test(saidOf(one))) ??
    paid.find((one) => spending.test(saidOf(one))) ??
    money.find((one) => one !== gain)
  if (!spent) return null
  // `50 pesanan, rata2 belanja 85rb`: what each of them brought.
  const basket = money.find((one) => one !== spent && one !== gain && average.test(saidOf(one)))
  const earned = money.find(
    (one) => one !== spent && one !== gain && one !== basket && (one.role === 'revenue' || income.test(saidOf(one))),
  )
  const goods = money.find(
    (one) =>
      one !== spent && one !== earned && one !== gain && one !== basket && /modal|hpp|bahan|kulak/i.test(saidOf(one)),
  )
  if (money.some((one) => ![spent, earned, gain, goods, basket].includes(one))) return null
  const orders = countsOf(request).find((one) => !isTimeNoun(one.noun) && ordering.test(saidOf(one)))
  const views = countsOf(request).find(
    (one) =>
      one !== orders && words('klik|view\\p{L}*|tayangan|chat|pengunjung|follower\\p{L}*|leads?').test(saidOf(one)),
  )
  const [margin] = percentsOf(request).filter((one) => gaining.test(saidOf(one)))
  if (!earned && !(orders && orders.value > 0)) return null
  const figures: WorkedFigure[] = [{ id: 'iklan', label: 'Biaya iklan', told: spent }]
  const steps: WorkedStep[] = []
  // `50 pesanan, rata2 belanja 85rb`: all of them together.
  const isEach = !earned && basket !== undefined && orders !== undefined
  const hasTakings = earned !== undefined || isEach
  if (earned) figures.push({ id: 'omzet', label: 'Omzet dari iklan', told: earned })
  if (isEach) {
    figures.push({ id: 'belanja', label: 'Belanja per pesanan', told: basket })
    steps.push({ id: 'omzet', label: 'Omzet dari iklan', formula: 'order * belanja' })
  }
  if (hasTakings) {
    steps.push({
      id: 'roas',
      label: 'Omzet tiap Rp 1 iklan (ROAS)',
      formula: 'omzet / iklan',
      unit: 'count',
      noun: 'kali',
    })
    steps.push({ id: 'lebih', label: 'Omzet dikurangi iklan', formula: 'omzet - iklan' })
  }
  if (orders) {
    figures.push({ id: 'order', label: 'Pesanan dari iklan', told: orders })
    steps.push({ id: 'biaya_order', label: 'Biaya iklan per pesanan', formula: 'iklan / order' })
  }
  if (views) {
    figures.push({ id: 'lihat', label: `Yang melihat atau mengeklik`, told: views })
    steps.push({ id: 'biaya_lihat', label: `Biaya iklan per ${views.noun || 'orang'}`, formula: 'iklan / lihat' })
    if (orders) steps.push({ id: 'jadi', label: 'Yang jadi membeli', formula: 'order / lihat * 100', unit: 'percent' })
  }
  if (gain && orders) {
    figures.push({ id: 'untung_satu', label: 'Untung per pesanan', told: gain, per: gain.noun })
    steps.push({ id: 'untung', label: 'Untung sebelum iklan', formula: 'order * untung_satu' })
  } else if (margin && hasTakings) {
    figures.push({ id: 'margin', label: 'Margin', told: margin })
    steps.push({ id: 'untung', label: 'Untung sebelum iklan', formula: 'omzet * margin / 100' })
    steps.push({
      id: 'roas_impas',
      label: 'ROAS supaya impas',
      formula: '100 / positive(margin)',
      unit: 'count',
      noun: 'kali',
    })
  }
  if (goods && hasTakings && !gain && !margin) {
    figures.push({ id: 'barang', label: 'Modal barang', told: goods })
    steps.push({ id: 'untung', label: 'Untung sebelum iklan', formula: 'omzet - barang' })
  }
  const isKnown = steps.some(({ id }) => id === 'untung')
  if (isKnown) {
    steps.push({ id: 'bersih', label: 'Untung setelah iklan', formula: 'untung - iklan' })
    steps.push({ id: 'bersih_besar', label: 'Besar untung atau rugi', formula: 'abs(bersih)' })
    steps.push({
      id: 'hasil',
      label: 'Untung bersih dari biaya iklan',
      formula: 'bersih / iklan * 100',
      unit: 'percent',
    })
  }
  return {
    type: 'laba_rugi',
    title: 'Analisis Iklan',
    figures,
    steps,
    answer: [
      isKnown
        ? p(
            `Iklan ${bind('iklan')} memberi untung ${bind('untung')}; setelah dikurangi biaya iklan, {{bersih|untung|impas, selisih|rugi}} **${bind('bersih_besar')}**.`,
            onlyIf('bersih', 'positive', 'zero', 'negative'),
          )
        : hasTakings
          ? p(
              `Iklan ${bind('iklan')} mendatangkan omzet ${bind('omzet')}: setiap Rp 1 iklan kembali menjadi **${bind('roas')}** omzet.`,
            )
          : p(`Iklan ${bind('iklan')} mendatangkan ${bind('order')}: biayanya **${bind('biaya_order')}** per pesanan.`),
      ...(isKnown && hasTakings ? [p(`Setiap Rp 1 iklan kembali menjadi **${bind('roas')}** omzet.`)] : []),
      ...(orders && (isKnown || hasTakings) ? [p(`Tiap pesanan menghabiskan iklan ${bind('biaya_order')}.`)] : []),
    ],
    key: isKnown ? 'bersih' : hasTakings ? 'roas' : 'biaya_order',
    shown: [
      ...(isKnown ? ['bersih'] : []),
      ...(hasTakings ? ['roas'] : []),
      ...(orders ? ['biaya_order'] : []),
      ...(isKnown ? ['untung'] : []),
    ],
    chart: {
      title: 'Iklan dan hasilnya',
      categories: [
        'Biaya iklan',
        ...(hasTakings ? ['Omzet'] : []),
        ...(isKnown ? ['Untung sebelum iklan', 'Untung setelah iklan'] : []),
      ],
      values: ['iklan', ...(hasTakings ? ['omzet'] : []), ...(isKnown ? ['untung', 'bersih'] : [])],
    },
    next: [
      ...(isKnown
        ? []
        : [
            'Untung per pesanan atau margin belum disebut, jadi untung bersihnya belum bisa dihitung: [isi untung per pesanan].',
          ]),
      'Pesanan yang datang tanpa iklan pada masa yang sama: [isi pesanan tanpa iklan].',
      'Pembeli dari iklan yang kembali membeli: [isi pembeli yang kembali].',
    ],
  }
}

const wasting = words(
  'retur|refund|buang|dibuang|kebuang|terbuang|basi|busuk|membusuk|rusak|hilang|kehilangan|cacat|gagal|reject|apkir|pecah|kedaluwarsa|kadaluarsa|expired|ga laku|tidak laku|gak laku|nggak laku|tak laku',
)

/** What is thrown away each day, and what that comes to in a month and a year. */
export const waste: Scene = (request) => {
  if (!wasting.test(request.message)) return null
  const lost = countsOf(request).find((one) => !isTimeNoun(one.noun) && (one.per !== null || wasting.test(one.said)))
  const days = countsOf(request).find(({ noun, value }) => noun === 'hari' && value <= 31)
  const whole = countsOf(request).find((one) => one !== lost && one.noun === lost?.noun && one.value > lost.value)
  const money = moneyOf(request)
  const [cost] = money
  // `40 tray @48rb, pecah 36 butir`: the price of a tray is not that of an egg.
  const bought =
    cost?.pieces?.noun ??
    (cost ? countsOf(request).find((one) => one !== lost && one.noun !== '' && cost.said.includes(one.noun))?.noun : '')
  if (bought && lost && bought !== lost.noun) return null
  if (!lost || !cost || money.length !== 1 || cost.per !== null || lost.value <= 0) return null
  const per = lost.per ?? (words('hari|sehari|harian').test(request.message) ? 'hari' : '')
  const isOnce = per === ''
  const figures: WorkedFigure[] = [
    { id: 'rusak', label: isOnce ? 'Terbuang' : `Terbuang per ${per}`, told: lost, per },
    { id: 'modal', label: 'Modal satuan', told: cost, per: lost.noun },
    ...(whole ? [{ id: 'semua', label: 'Seluruhnya', told: whole }] : []),
    ...(per === 'hari'
      ? [
          {
            id: 'hari_buka',
            label: 'Hari sebulan',
            unit: 'count' as const,
            noun: 'hari',
            per: 'bulan',
            ...(days ? { told: days } : { assumed: 30 }),
          },
        ]
      : []),
  ]
  const monthly =
    per === 'hari' ? 'rugi * hari_buka' : per === 'minggu' ? 'rugi * 52 / 12' : per === 'tahun' ? 'rugi / 12' : 'rugi'
  return {
    type: 'laba_rugi',
    title: 'Analisis Barang Terbuang',
    figures,
    steps: [
      { id: 'rugi', label: 'Rugi', formula: 'rusak * modal', per },
      ...(whole
        ? [{ id: 'bagian', label: 'Bagian yang terbuang', formula: 'rusak / semua * 100', unit: 'percent' as const }]
        : []),
      ...(isOnce
        ? []
        : [
            { id: 'rugi_bulan', label: 'Rugi sebulan', formula: monthly, per: 'bulan' },
            { id: 'rugi_tahun', label: 'Rugi setahun', formula: 'rugi_bulan * 12', per: 'tahun' },
          ]),
    ],
    answer: [
      p(
        isOnce
          ? `Yang terbuang ${bind('rusak')}, modalnya **${bind('rugi')}**.`
          : `Yang terbuang ${bind('rusak')} per ${per}, modalnya ${bind('rugi')}. Sebulan menjadi **${bind('rugi_bulan')}**, setahun ${bind('rugi_tahun')}.`,
      ),
    ],
    key: isOnce ? 'rugi' : 'rugi_bulan',
    shown: isOnce ? ['rugi', ...(whole ? ['bagian'] : [])] : ['rugi', 'rugi_bulan', 'rugi_tahun'],
    ...(per === 'hari' && !days ? { assumptions: [`Sebulan dihitung ${bind('hari_buka')}.`] } : {}),
    next: [
      'Hari yang paling banyak terbuang: [isi hari]. Buat lebih sedikit pada hari itu.',
      'Yang masih bisa dijual murah menjelang tutup atau diolah lagi: [isi barang dan harganya].',
    ],
  }
}
