import { chartInWords, figureText } from '../scene/chart-drawing.ts'
import { isPlan } from '../reading/deck-purpose.ts'
import type { DeckPurpose, DeckRequest, FigureSeries, KeyFigure, PricedThing, SaidPart } from '../deck-request.ts'
import type { ChartData } from '../scene/deck.ts'
import { moneyText } from '../reading/told-figures.ts'
import { joinWords, sentenceCase } from '../reading/told-words.ts'

/** One step of an argument, before it is laid out on slides. */
export interface Section {
  readonly title: string
  readonly kind:
    'points' | 'steps' | 'values' | 'goods' | 'table' | 'chart' | 'picture' | 'topic' | 'timeline' | 'columns' | 'ask'
  /** All of it in words. */
  readonly lines: readonly string[]
  readonly values?: readonly KeyFigure[]
  readonly goods?: readonly PricedThing[]
  /** Rows of a table, the heads first. */
  readonly rows?: readonly (readonly string[])[]
  readonly chart?: ChartData
  /** What the picture shall show. */
  readonly picture?: string
  readonly events?: readonly { readonly year: string; readonly text: string }[]
  readonly columns?: readonly SaidPart[]
  readonly ask?: { readonly whole: KeyFigure; readonly uses: readonly string[] }
  /** Which of the topics it is, from 1. */
  readonly number?: number
  readonly notes: string
  /** Nothing but blanks: the first to go where fewer slides are wished. */
  readonly isBlank?: boolean
}

export const pointsSection = (title: string, lines: readonly string[], notes: string): Section => ({
  title,
  kind: 'points',
  lines,
  notes,
})

const inTurn = 'Ceritakan berurutan; berhenti sebentar di titik yang paling mengubah usaha.'
export const tell = 'Ceritakan dengan singkat; tunggu tanggapan sebelum lanjut.'

/** A series in reckoned figures: its sum, its best and its change. Shares are not added up, nor what came in to what went out. */
export const reckonSeries = ({ points: all, title, unit, isTime }: FigureSeries): KeyFigure[] => {
  const [first] = all
  const last = all.at(-1)
  if (!first || !last) return []
  const highest = all.reduce((best, one) => (one.value > best.value ? one : best), first)
  const total = all.reduce((sum, { value }) => sum + value, 0)
  const text = (value: number): string =>
    unit === 'Rp' ? moneyText(value) : figureText(value, unit).replaceAll('\u00a0', ' ')
  const change = first.value === 0 ? null : ((last.value - first.value) / first.value) * 100
  const labels = all.map(({ label }) => label).join(' ')
  const isMixed =
    !isTime &&
    /\b(?:masuk|pemasukan|pendapatan|omzet|saldo|modal|simpanan)\b/i.test(labels) &&
    (!/masuk|pendapatan/i.test(title) || /\b(?:keluar|pengeluaran)\b/i.test(labels))
  return [
    ...(unit === '%' || isMixed
      ? []
      : [{ label: `Total ${all.length} ${isTime ? 'periode' : 'bagian'}`, value: text(total) }]),
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
const most = { chart: 24, rows: 9, lines: 40, events: 5 } as const

export const inGroups = <Value>(all: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

const inWords = ({ label, value }: KeyFigure): string => `${label}: ${value}`

export const seriesSections = ({ series: all }: DeckRequest): Section[] =>
  all.flatMap((series) =>
    inGroups(series.points, most.chart).flatMap((part): Section => {
      const own = { ...series, points: part }
      const values = reckonSeries(own)
      const notes = `${chartInWords(chartOf(own)).replaceAll('\u00a0', ' ')}. ${values.map(inWords).join('. ')}. Tunjuk batang yang paling menonjol, lalu ceritakan sebabnya.`
      return {
        title: series.title || 'Perkembangan',
        kind: 'chart',
        lines: values.map(inWords),
        values,
        chart: chartOf(own),
        notes,
      }
    }),
  )

/** Whether the list with its sum holds every price already: a budget is shown once, and is no price list. */
export const isSummed = ({ goods, sum, purpose }: DeckRequest): boolean =>
  purpose !== 'promotion' &&
  goods.every(({ price }) => sum.some(({ label, value }) => `${label} ${value}`.includes(moneyText(price))))

/** What a list comes to, unless a chart's own sum says so already. */
export const sumSections = ({ sum, series }: DeckRequest): Section[] => {
  const whole = sum.at(-1)
  const isShown = series.some((one) => reckonSeries(one).some(({ value }) => value === whole?.value))
  if (whole === undefined || isShown) return []
  const groups = inGroups(sum.slice(0, -1), most.rows)
  return groups.map((part, at) =>
    pointsSection(
      at === 0 ? 'Rincian dan total' : 'Rincian dan total, lanjutan',
      [...part, ...(at === groups.length - 1 ? [whole] : [])].map(inWords),
      `Tutup dengan totalnya: ${whole.value}.`,
    ),
  )
}

const figureTitles: Readonly<Record<DeckPurpose, string>> = {
  pitch: 'Bukti sejauh ini',
  profile: 'Kami dalam angka',
  promotion: 'Angka yang bicara',
  training: 'Angka yang perlu diingat',
  report: 'Angka penting',
  proposal: 'Angka utamanya',
  other: 'Angka penting',
}

/** As a speaker says them: `12 karyawan dan 40 kantor`. */
const spokenFigures = (values: readonly KeyFigure[]): string => {
  const counts = values.flatMap(({ label, value }) =>
    /^\d[\d.,]*$/.test(value) ? [`${value} ${label.charAt(0).toLowerCase()}${label.slice(1)}`] : [],
  )
  return counts.length === 0 ? '' : `: ${joinWords(counts)}`
}

/** `60 potong × Rp 11.000 = Rp 660.000`: what it comes to stands large, how it does below. */
const withFactors = (figure: KeyFigure): KeyFigure => {
  const [, factors = '', sum = ''] = /^(.+ × .+) = (Rp .+)$/.exec(figure.value) ?? []
  return factors === '' ? figure : { ...figure, label: `${figure.label}: ${factors}`, value: sum }
}

const isReckoned = ({ label, value }: KeyFigure): boolean =>
  / [×÷−] | dibagi /.test(`${label} ${value}`) || /^(?:laba|untung|keuntungan|sisa|shu)(?!\p{L})/iu.test(label)

/** Up to four figures stand on one slide. */
export const figureSections = (request: DeckRequest, figures: readonly KeyFigure[]): Section[] =>
  inGroups(figures.map(withFactors), figures.length <= 4 ? 4 : 3).map((values) => ({
    title:
      isPlan(request) || (request.purpose === 'proposal' && values.some(isReckoned))
        ? 'Hitungannya'
        : figureTitles[request.purpose],
    kind: 'values',
    lines: values.map(inWords),
    values,
    notes: `Baca angkanya pelan-pelan, satu per satu${spokenFigures(values)}; siapkan buktinya bila ditanya.`,
  }))

export const priceText = ({ price, per }: PricedThing): string =>
  per === '' ? moneyText(price) : `${moneyText(price)} per ${per}`

/** `menu baru kedai Teras Senja` is the menu. */
const groupName = (group: string): string => (/\s\p{Lu}/u.test(group) ? (group.split(' ')[0] ?? group) : group)

const goodsTitle = ({ figures, goods, purpose }: DeckRequest): string => {
  const group = goods.find((one) => one.group !== '')?.group ?? ''
  if (
    /^(?:menu|produk|daftar harga|layanan|jasa|katalog|paket|harga)/i.test(group) &&
    group.length <= 40 &&
    !/\d/.test(group)
  )
    return /harga|katalog|sponsor/i.test(group) ? group : `${groupName(group)} dan harga`
  if (goods.length > 1 && /^paket\b/i.test(goods[0]?.name ?? '')) return 'Paket dan harga'
  if (figures.some(({ label }) => /^HPP\b/.test(label))) return 'Bahan dan biaya'
  if (goods.every(({ name }) => /^(?:biaya|spp|uang|iuran|infaq|infak)\b/i.test(name))) return 'Biaya'
  if (/sponsor/i.test(group)) return 'Paket sponsor'
  // What sponsors give goes by the metals, and so do packages that are sold.
  if (goods.some(({ name }) => /^(?:platinum|gold|silver|bronze)\b/i.test(name)))
    return purpose === 'proposal' ? 'Paket sponsor' : 'Paket dan harga'
  if (purpose === 'training' || purpose === 'report')
    return goods.some(({ name }) => /^(?:bonus|denda|insentif|upah|komisi)\b/i.test(name))
      ? 'Bonus dan ketentuan'
      : 'Harga dan biaya'
  return purpose === 'other' ? 'Daftar harga' : 'Produk dan harga'
}

/** Two or three packages beside each other, each with its price and what it holds; null where they are no packages. */
const packageSection = (request: DeckRequest): Section | null => {
  const { goods, purpose } = request
  const isRich = goods.length > 1 && goods.length < 4 && goods.some(({ holds = [] }) => holds.length > 1)
  if (!isRich || goods.some(({ note, holds }) => note !== '' && holds === undefined)) return null
  const title =
    purpose === 'proposal' && /sponsor/i.test(`${request.topic} ${goods[0]?.group ?? ''}`)
      ? 'Paket sponsor'
      : 'Paket dan harga'
  const columns = goods.map((one) => ({ title: one.name, lines: [priceText(one), ...(one.holds ?? [])] }))
  return {
    ...columnsSection(title, columns),
    notes: `Mulai dari ${goods[0]?.name ?? ''}, lalu sebut apa yang bertambah di paket berikutnya; tanyakan mana yang paling cocok.`,
  }
}

export const goodsSections = (request: DeckRequest): Section[] => {
  const packages = packageSection(request)
  return packages === null ? pricedSections(request) : [packages]
}

const pricedSections = (request: DeckRequest): Section[] =>
  inGroups(request.goods, most.rows).map((part): Section => ({
    title: goodsTitle(request),
    kind: 'goods',
    lines: part.map((one) => `${one.name}: ${priceText(one)}${one.note === '' ? '' : ` (${one.note})`}`),
    goods: part,
    notes: `Sebutkan ${joinWords(part.slice(0, 4).map(({ name }) => name))}${part.length > 4 ? ', dan seterusnya' : ''}, lalu beri waktu untuk bertanya.`,
  }))

/** Parts that are read against each other stand side by side. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [/^visi\b/i, /^misi\b/i],
  [/^(?:kelebihan|keunggulan|keuntungan|kekuatan|plus)\b/i, /^(?:kekurangan|kelemahan|kerugian|minus|risiko)\b/i],
  [/^sebelum\b/i, /^(?:sesudah|setelah)\b/i],
  [/^(?:masalah|kendala|tantangan)\b/i, /^(?:solusi|jalan keluar|penyelesaian)\b/i],
  [/^(?:sudah )?termasuk\b/i, /^(?:tidak|belum) termasuk\b/i],
  [/^(?:boleh|yang boleh|lakukan)\b/i, /^(?:jangan|tidak boleh|hindari|dilarang)\b/i],
]

const partSection = (part: SaidPart): Section => {
  const { title, lines } = part
  const years = lines.flatMap((line) => {
    const [, year = '', text = ''] = /^(?:tahun\s+)?((?:19|20)\d\d)\s*[:,-]?\s+(\p{L}.*)$/isu.exec(line) ?? []
    return year === '' ? [] : [{ year, text: sentenceCase(text) }]
  })
  if (years.length === lines.length && years.length > 1 && years.length <= most.events)
    return { ...pointsSection(title, lines, inTurn), kind: 'timeline', events: years }
  const hours = lines.flatMap((line) => {
    const [, year = '', text = ''] = /^(\d{1,2}\.\d\d(?:\s*[-–]\s*\d{1,2}\.\d\d)?)\s+(\p{L}.*)$/su.exec(line) ?? []
    return year === '' ? [] : [{ year, text }]
  })
  if (
    hours.length === lines.length &&
    hours.length > 1 &&
    hours.length <= most.events &&
    hours.every(({ year }) => year.length <= 5)
  )
    return { ...pointsSection(title, lines, inTurn), kind: 'timeline', events: hours }
  return listSection(part)
}

const listSection = ({ title, lines, isOrdered }: SaidPart): Section => ({
  ...pointsSection(title, lines, `Bahas ${title.toLowerCase()} satu per satu, beri contoh dari usaha sendiri.`),
  ...(isOrdered ? { kind: 'steps' } : {}),
})

const columnsSection = (title: string, columns: readonly SaidPart[]): Section => ({
  title,
  kind: 'columns',
  columns,
  lines: columns.map((one) => `${one.title}: ${joinWords(one.lines)}`),
  notes: `Bacakan ${columns.map((one) => one.title.toLowerCase()).join(' dulu, baru ')}; beri jeda di antaranya.`,
})

export const partSections = (parts: readonly SaidPart[]): Section[] => {
  const compared = parts.filter(({ isCompared }) => isCompared)
  const taken = new Set<SaidPart>(compared)
  const beside = compared.length === 0 ? [] : [columnsSection(joinWords(compared.map(({ title }) => title)), compared)]
  const others = parts.flatMap((part): Section[] => {
    if (taken.has(part)) return []
    const pair = pairs.find(([one]) => one.test(part.title))
    const other = pair && parts.find((one) => !taken.has(one) && one !== part && pair[1].test(one.title))
    if (!other || part.lines.length > 6 || other.lines.length > 6) return [partSection(part)]
    taken.add(other)
    return [columnsSection(`${part.title} dan ${other.title.toLowerCase()}`, [part, other])]
  })
  return [...beside, ...others]
}

/** The four fields that an audience expects, each a blank. */
const swotSection = (title: string): Section =>
  pointsSection(
    title,
    ['Kekuatan: [isi kekuatan]', 'Kelemahan: [isi kelemahan]', 'Peluang: [isi peluang]', 'Ancaman: [isi ancaman]'],
    'Dua yang pertama dari dalam usaha, dua berikutnya dari luar; satu contoh nyata untuk masing-masing.',
  )

/** What a topic is about is the owner's to say: its name is a slide, its content one blank and a place for a picture. */
export const topicSections = ({ purpose, topic: about, topics }: DeckRequest): Section[] =>
  topics.map((topic, at): Section => {
    if (/\bswot\b/i.test(topic)) return swotSection(topic)
    const isDoing =
      purpose === 'training' &&
      /\b(?:pelatihan|training|workshop|tutorial|sop|cara|latihan|onboarding)\b/i.test(about) &&
      (/^(?:cara|teknik|langkah)\b/i.test(topic) ||
        !/^(?:apa|pengertian|manfaat|pentingnya|ciri|jenis|contoh)/i.test(topic))
    const bare = isDoing ? topic.slice(0, 50).replace(/^cara\s+/i, '') : topic.slice(0, 50)
    const name = /^\p{Lu}\p{Lu}/u.test(bare) ? bare : `${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
    return {
      title: topic,
      kind: at % 2 === 0 ? 'picture' : 'topic',
      number: at + 1,
      lines: [isDoing ? `[isi langkah ${name}]` : `[isi penjelasan ${name}]`],
      picture: `foto atau gambar ${name}`,
      notes: isDoing
        ? `Peragakan ${name} pelan-pelan, sebut satu langkah demi satu langkah, lalu minta satu peserta mencobanya.`
        : `Jelaskan ${name} dengan kata Anda sendiri dan beri satu contoh dari usaha sehari-hari.`,
    }
  })

const dated = /^(.*?)\s*(?:\b(?:sejak|berdiri|tahun|thn|pada|dari|di)\s+)?\b((?:19|20)\d\d)\b[\s:,-]*(.*)$/i

/** Facts that carry a year each: a timeline where there are three. */
export const timelineOf = (facts: readonly string[]): { readonly sections: Section[]; readonly rest: string[] } => {
  const told = facts.flatMap((fact) => {
    const [, before = '', year = '', after = ''] = dated.exec(fact) ?? []
    const isOnly = (fact.match(/\b(?:19|20)\d\d\b/g) ?? []).length === 1
    const founded = /^(?:berdiri|sejak)/i.test(fact) ? 'Berdiri' : ''
    const text = `${before} ${after}`.trim()
    return year === '' || !isOnly ? [] : [{ fact, year, text: sentenceCase(text || founded) }]
  })
  const events = told.filter(({ text }) => text !== '').toSorted((a, b) => Number(a.year) - Number(b.year))
  if (events.length < 3) return { sections: [], rest: [...facts] }
  const used = new Set(events.map(({ fact }) => fact))
  return {
    sections: inGroups(events, most.events).map((part): Section => ({
      title: 'Perjalanan kami',
      kind: 'timeline',
      events: part.map(({ text, year }) => ({ text, year })),
      lines: part.map(({ text, year }) => `${year}: ${text}`),
      notes: inTurn,
    })),
    rest: facts.filter((fact) => !used.has(fact)),
  }
}

const factTitles: Readonly<Record<DeckPurpose, string>> = {
  pitch: 'Usaha kami',
  profile: 'Sekilas tentang kami',
  promotion: 'Yang perlu diketahui',
  training: 'Yang harus diingat',
  report: 'Catatan penting',
  proposal: 'Yang kami tawarkan',
  other: 'Hal penting',
}

export const factSections = (title: string, facts: readonly string[]): Section[] =>
  inGroups(facts, most.lines).map((part) => pointsSection(title, part, tell))

export const factTitle = (purpose: DeckPurpose): string => factTitles[purpose]
