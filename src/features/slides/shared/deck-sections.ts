import { chartInWords, figureText } from './chart-drawing.ts'
import { purposeNames } from './deck-purpose.ts'
import type { DeckPurpose, DeckRequest, FigureSeries, KeyFigure, PricedThing, SaidPart } from './deck-request.ts'
import type { ChartData } from './deck.ts'
import { moneyText } from './told-figures.ts'
import { joinWords, sentenceCase } from './told-words.ts'

/** One step of an argument, before it is laid out on slides. */
export interface Section {
  readonly title: string
  readonly kind: 'points' | 'values' | 'table' | 'chart' | 'picture'
  readonly lines: readonly string[]
  readonly values?: readonly KeyFigure[]
  readonly rows?: readonly (readonly string[])[]
  readonly chart?: ChartData
  /** What the picture shall show. */
  readonly picture?: string
  readonly notes: string
  /** Nothing but blanks: the first to go where fewer slides are wished. */
  readonly isBlank?: boolean
}

const points = (title: string, lines: readonly string[], notes: string): Section => ({
  title,
  kind: 'points',
  lines,
  notes,
})

const blank = (title: string, lines: readonly string[], notes: string): Section => ({
  ...points(title, lines, notes),
  isBlank: true,
})

const picture = (title: string, lines: readonly string[], what: string, notes: string, isBlank = true): Section => ({
  title,
  kind: 'picture',
  lines,
  picture: what,
  notes,
  isBlank,
})

/** A series in reckoned figures: its sum, its best and its change. Shares are not added up. */
export const reckonSeries = ({ points: all, unit, isTime }: FigureSeries): KeyFigure[] => {
  const [first] = all
  const last = all.at(-1)
  if (!first || !last) return []
  const highest = all.reduce((best, one) => (one.value > best.value ? one : best), first)
  const total = all.reduce((sum, { value }) => sum + value, 0)
  const text = (value: number): string =>
    unit === 'Rp' ? moneyText(value) : figureText(value, unit).replaceAll('\u00a0', ' ')
  const change = first.value === 0 ? null : ((last.value - first.value) / first.value) * 100
  return [
    ...(unit === '%' ? [] : [{ label: `Total ${all.length} ${isTime ? 'periode' : 'bagian'}`, value: text(total) }]),
    { label: `Tertinggi: ${highest.label}`, value: text(highest.value) },
    ...(isTime && change !== null && first !== last
      ? [
          {
            label: `${first.label} ke ${last.label}`,
            value: `${change < 0 ? 'turun' : 'naik'} ${figureText(Math.round(Math.abs(change) * 10) / 10, '%')}`,
          },
        ]
      : []),
  ]
}

const isShares = ({ points: all, unit }: FigureSeries): boolean =>
  unit === '%' && Math.abs(all.reduce((sum, { value }) => sum + value, 0) - 100) < 0.01

const chartOf = (series: FigureSeries): ChartData => ({
  type: isShares(series) ? 'pie' : series.isTime && series.points.length > 7 ? 'line' : 'bar',
  unit: series.unit,
  categories: series.points.map(({ label }) => label),
  series: [{ name: series.title, values: series.points.map(({ value }) => value) }],
})

/** As many points as a chart can show; the rest goes on in a further one. */
const most = { chart: 24, rows: 9, values: 3, lines: 40 } as const

const inGroups = <Value>(all: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

const seriesSections = (request: DeckRequest): Section[] =>
  request.series.flatMap((series) =>
    inGroups(series.points, most.chart).flatMap((part): Section[] => {
      const own = { ...series, points: part }
      const values = reckonSeries(own)
      const notes = `${chartInWords(chartOf(own)).replaceAll('\u00a0', ' ')}. ${values.map(({ label, value }) => `${label}: ${value}`).join('. ')}.`
      return [
        {
          title: series.title || 'Angka utama',
          kind: 'chart',
          lines: values.map(({ label, value }) => `${label}: ${value}`),
          values,
          chart: chartOf(own),
          notes,
        },
      ]
    }),
  )

const valueSections = (title: string, figures: readonly KeyFigure[], notes: string): Section[] =>
  inGroups(figures, most.values).map((values) => ({
    title,
    kind: 'values',
    lines: values.map(({ label, value }) => `${label}: ${value}`),
    values,
    notes,
  }))

const priceText = ({ price, per }: PricedThing): string =>
  per === '' ? moneyText(price) : `${moneyText(price)} per ${per}`

const goodsSections = (title: string, goods: readonly PricedThing[]): Section[] =>
  inGroups(goods, most.rows).map((part): Section => {
    const hasNotes = part.some(({ note }) => note !== '')
    const rows = part.map((one) => [one.name, priceText(one), ...(hasNotes ? [one.note] : [])])
    return {
      title,
      kind: 'table',
      lines: part.map((one) => `${one.name}: ${priceText(one)}${one.note === '' ? '' : ` (${one.note})`}`),
      rows: [['Nama', 'Harga', ...(hasNotes ? ['Keterangan'] : [])], ...rows],
      notes: `Sebutkan ${joinWords(part.slice(0, 4).map(({ name }) => name))}${part.length > 4 ? ', dan seterusnya' : ''}, lalu beri waktu untuk bertanya.`,
    }
  })

const partSection = ({ title, lines }: SaidPart): Section =>
  points(title, lines, `Bahas ${title.toLowerCase()} satu per satu, beri contoh dari usaha sendiri.`)

/** What a topic is about is the owner's to say: its name is a slide, its content a blank. */
const topicSection = (topic: string): Section => ({
  ...points(
    topic,
    [`[isi penjelasan ${topic.slice(0, 50).toLowerCase()}]`, '[isi contoh]'],
    `Jelaskan ${topic.toLowerCase()} dengan kata Anda sendiri.`,
  ),
})

type Argument = readonly (Section | 'parts' | 'topics' | 'goods' | 'series' | 'figures' | 'asks' | 'facts')[]

const tell = 'Ceritakan dengan singkat; tunggu tanggapan sebelum lanjut.'

/** How each purpose argues. What was said takes its place; what is still unknown stands as blanks. */
const argumentsOf = (request: DeckRequest): Readonly<Record<DeckPurpose, Argument>> => {
  const { asks, audience } = request
  return {
    pitch: [
      blank(
        'Masalah',
        ['[isi masalah pelanggan]', '[isi akibatnya bagi pelanggan]'],
        'Mulai dari cerita satu pelanggan.',
      ),
      'facts',
      picture('Solusi kami', ['[isi cara usaha Anda menyelesaikannya]'], 'foto produk atau layanan', tell),
      'parts',
      'topics',
      'goods',
      blank(
        'Pasar',
        ['Siapa yang membeli: [isi target pelanggan]', 'Pesaing: [isi pesaing]', 'Kelebihan kami: [isi kelebihan]'],
        'Sebut sumber angkanya bila ditanya.',
      ),
      'series',
      'figures',
      'asks',
      ...(asks.length === 0
        ? [
            blank(
              'Dana yang dibutuhkan',
              ['[isi jumlah dana]', '[isi rencana penggunaan dana]'],
              'Sebut jumlahnya, lalu diam sebentar.',
            ),
          ]
        : [
            blank(
              'Penggunaan dana',
              ['[isi rincian penggunaan dana]', '[isi imbal hasil untuk investor]'],
              'Terangkan ke mana setiap rupiah pergi.',
            ),
          ]),
    ],
    profile: [
      'facts',
      picture(
        'Siapa kami',
        ['[isi cerita berdirinya usaha]', '[isi siapa pemilik dan timnya]'],
        'foto tempat usaha',
        tell,
      ),
      'parts',
      'topics',
      'goods',
      blank(
        'Mengapa memilih kami',
        ['[isi kelebihan pertama]', '[isi kelebihan kedua]', '[isi kelebihan ketiga]'],
        'Pilih kelebihan yang bisa dibuktikan.',
      ),
      'series',
      'figures',
      'asks',
    ],
    promotion: [
      'goods',
      'facts',
      'parts',
      'topics',
      picture('Lihat produknya', ['[isi keunggulan produk]'], 'foto produk', 'Tunjukkan contoh produknya bila dibawa.'),
      'figures',
      'series',
      'asks',
      blank(
        'Cara memesan',
        ['[isi cara memesan]', '[isi cara pembayaran]', '[isi batas waktu]'],
        'Ulangi cara memesan dua kali.',
      ),
    ],
    training: [
      blank(
        'Tujuan',
        ['Setelah sesi ini peserta bisa: [isi kemampuan yang diharapkan]'],
        'Tanyakan dulu apa yang peserta sudah tahu.',
      ),
      'facts',
      'parts',
      'topics',
      'goods',
      'series',
      'figures',
      'asks',
      blank('Latihan', ['[isi soal atau peragaan]', '[isi waktu latihan]'], 'Beri waktu mencoba, lalu bahas bersama.'),
      blank('Rangkuman', ['[isi hal terpenting]', '[isi siapa yang bisa ditanya]'], 'Minta seorang peserta merangkum.'),
    ],
    report: [
      'facts',
      'series',
      'figures',
      'goods',
      'parts',
      'topics',
      'asks',
      blank(
        'Penyebab',
        ['[isi sebab naik atau turun]', '[isi kendala]'],
        'Bedakan sebab yang bisa dan tidak bisa diatur sendiri.',
      ),
      blank(
        'Rencana berikutnya',
        ['[isi langkah]', '[isi penanggung jawab]', '[isi tenggat]'],
        'Sepakati siapa mengerjakan apa dan kapan.',
      ),
    ],
    proposal: [
      blank(
        'Latar belakang',
        [`Kebutuhan ${audience || '[isi nama calon mitra]'}: [isi kebutuhan mitra]`],
        'Tunjukkan bahwa Anda mengenal kebutuhan mereka.',
      ),
      'facts',
      'parts',
      'topics',
      'goods',
      'series',
      'figures',
      'asks',
      blank(
        'Manfaat bagi mitra',
        ['[isi manfaat pertama]', '[isi manfaat kedua]'],
        'Bicara dari sisi mitra, bukan dari sisi kita.',
      ),
      blank(
        'Langkah berikutnya',
        ['[isi jadwal]', '[isi siapa dihubungi]'],
        'Minta satu keputusan kecil hari ini juga.',
      ),
    ],
    other: [
      'facts',
      'parts',
      'topics',
      'goods',
      'series',
      'figures',
      'asks',
      ...(request.topics.length + request.parts.length > 1
        ? []
        : [
            blank('Latar belakang', ['[isi mengapa hal ini penting]'], tell),
            blank('Pokok bahasan', ['[isi poin pertama]', '[isi poin kedua]', '[isi poin ketiga]'], tell),
          ]),
      blank(
        'Kesimpulan',
        ['[isi kesimpulan]', '[isi ajakan atau langkah berikutnya]'],
        'Ulangi satu kalimat yang harus diingat.',
      ),
    ],
  }
}

const goodsTitle = ({ purpose, goods }: DeckRequest): string => {
  const group = goods.find((one) => one.group !== '')?.group ?? ''
  if (/^(?:menu|produk|daftar harga|layanan|jasa|katalog|paket|harga)/i.test(group) && group.length <= 40) return group
  return purpose === 'other' ? group || 'Daftar harga' : 'Produk dan harga'
}

const factTitles: Readonly<Record<DeckPurpose, string>> = {
  pitch: 'Usaha kami',
  profile: 'Sekilas tentang kami',
  promotion: 'Yang perlu diketahui',
  training: 'Sebelum mulai',
  report: 'Ringkasan',
  proposal: 'Yang kami tawarkan',
  other: 'Hal penting',
}

/** The body of the argument: everything that was said in its place, with blanks between. */
export const sectionsOf = (request: DeckRequest): Section[] => {
  const { asks, facts, figures, goods, parts, purpose, topics } = request
  const said = {
    facts: inGroups(facts, most.lines).map((part) => points(factTitles[purpose], part, tell)),
    parts: parts.map(partSection),
    topics: topics.map(topicSection),
    goods: goods.length > 0 ? goodsSections(goodsTitle(request), goods) : [],
    series: seriesSections(request),
    figures: valueSections('Angka utama', figures, 'Baca angkanya pelan-pelan; siapkan buktinya.'),
    asks: valueSections(
      purpose === 'pitch' ? 'Dana yang dibutuhkan' : 'Yang dibutuhkan',
      asks,
      'Sebut jumlahnya dengan jelas, lalu beri waktu bertanya.',
    ),
  }
  return argumentsOf(request)[purpose].flatMap((step) => (typeof step === 'string' ? said[step] : [step]))
}

/** Steps that may come besides where more slides are wished. */
export const furtherSections = (request: DeckRequest): Section[] => {
  const name = request.business || '[isi nama usaha]'
  return [
    blank('Agenda', ['[isi urutan pembahasan]'], 'Sebutkan lama waktunya.'),
    picture('Gambaran', ['[isi keterangan gambar]'], 'foto pendukung', tell),
    blank('Siapa pelanggan kami', ['[isi siapa pelanggannya]', '[isi kebiasaan belanjanya]'], tell),
    blank('Kelebihan', ['[isi kelebihan pertama]', '[isi kelebihan kedua]'], tell),
    blank('Cara kerja', ['[isi langkah pertama]', '[isi langkah kedua]', '[isi langkah ketiga]'], tell),
    blank('Tim', ['[isi nama dan tugas]'], tell),
    blank('Kata pelanggan', ['[isi kutipan pelanggan]'], 'Minta izin sebelum menyebut nama.'),
    blank('Jadwal', ['[isi kegiatan dan waktunya]'], tell),
    blank('Risiko', ['[isi risiko]', '[isi cara mengatasinya]'], tell),
    blank('Target', ['[isi target]', '[isi tenggat]'], tell),
    blank(`Mengenal ${name}`, ['[isi cerita singkat]'], tell),
    blank('Tanya jawab', ['[isi pertanyaan yang sering muncul]'], 'Beri waktu secukupnya.'),
    ...Array.from({ length: 18 }, (_, at) =>
      blank(`Lampiran ${at + 1}`, [`[isi lampiran ${at + 1}]`], 'Dibuka bila ditanya.'),
    ),
  ]
}

/** The words on the cover. */
export const coverOf = (request: DeckRequest): { readonly title: string; readonly lines: readonly string[] } => {
  const { audience, business, presenter, purpose, topic } = request
  const isNamed =
    purpose === 'pitch' ||
    (purpose === 'profile' && (topic === '' || topic.toLowerCase().includes(business.toLowerCase())))
  const title = isNamed
    ? business || sentenceCase(topic) || '[isi nama usaha]'
    : sentenceCase(topic) || business || '[isi judul presentasi]'
  const what = isNamed
    ? purpose === 'profile' && topic !== '' && topic.toLowerCase() !== business.toLowerCase()
      ? sentenceCase(topic)
      : purposeNames[purpose]
    : title.toLowerCase().includes(business.toLowerCase())
      ? ''
      : business
  const forWhom =
    audience === '' || `${title} ${what}`.toLowerCase().includes(audience.toLowerCase()) ? '' : `Untuk ${audience}`
  return {
    title,
    lines: [what.replace(/['"“”‘’]/g, '') === title ? '' : what, forWhom, presenter].filter((line) => line !== ''),
  }
}
