import type { DeckPurpose, FigureSeries, KeyFigure, PricedThing, SaidPart } from './deck-request.ts'
import { figuresIn, isTimeLabel, type ToldFigure, toldText } from './told-figures.ts'
import { sentenceCase, trimmed } from './told-words.ts'

const goodsLabel = /\b(?:harga|menu|produk|daftar|barang|paket|katalog|jual|tarif|layanan|jasa)\b/i
const seriesLabel =
  /\b(?:penjualan|omzet|omset|data|hasil|survei|pendapatan|pengeluaran|laba|untung|jumlah|pengunjung|pelanggan|realisasi|rincian|anggaran|biaya|modal|kebutuhan|kinerja)\b/i
export const askHead =
  /^(?:kami |saya |kita )?(?:butuh|perlu|membutuhkan|memerlukan|cari|mencari|minta|kebutuhan|target pendanaan|dana yang dibutuhkan|(?:bisnis|usaha)\b.*\b(?:butuh|perlu|cari))\b/i
const metricHead =
  /\b(?:omzet|omset|laba|untung|keuntungan|margin|pendapatan|penjualan|pengeluaran|pelanggan|pengunjung|karyawan|pegawai|cabang|outlet|anggota|peserta|pertumbuhan|naik|turun|rating|modal awal|balik modal|bep|iuran|gaji|aset|hutang|utang|piutang|kapasitas|produksi|pengikut|followers?)\b/i
const totalHead = /^(?:total(?:nya)?|jumlah(?:nya)?|grand total|keseluruhan)\b/i
const contactCues: readonly (readonly [string, RegExp])[] = [
  ['Alamat', /^(?:alamat(?:nya)?(?: di)?|lokasi(?:nya)?(?: di)?|bertempat di|beralamat di)\s*:?\s*(.+)$/i],
  ['Instagram', /^(?:ig|instagram)\s*:?\s*(@?[\w.]+)$/i],
]

interface LooseFigure {
  readonly label: string
  readonly figure: ToldFigure
  /** Under which words it was said. */
  readonly group: string
}

/** What has been read of a message so far. */
export interface Draft {
  goods: PricedThing[]
  loose: LooseFigure[]
  series: FigureSeries[]
  figures: KeyFigure[]
  asks: KeyFigure[]
  parts: SaidPart[]
  topics: string[]
  facts: string[]
  contacts: KeyFigure[]
  statedTotal: number | null
}

const labelOf = ({ before }: { before: string }): string =>
  trimmed(
    before
      .replace(/^.*?\b(?:soal|tentang|mengenai)\s+/i, '')
      .replace(
        /\b(?:seharga|harga(?:nya)?|sebesar|cuma|hanya|mulai|dari|@|=|adalah|yaitu|capai|mencapai|tarif)\s*$/i,
        '',
      )
      .replace(/^(?:(?:yang|dan|untuk|lalu|terus|kami|menjual|jual(?:an)?(?:nya)?)\s+)+/i, '')
      .replace(/[:=–-]\s*$/, ''),
  )

export const readContact = (clause: string, draft: Draft): boolean => {
  for (const [label, cue] of contactCues) {
    const value = cue.exec(clause)?.[1]
    if (value) {
      draft.contacts.push({ label, value: trimmed(value) })
      return true
    }
  }
  const isPhone = /(?:\+62|\b62|\b0)\d[\d\s.-]{6,}/.test(clause)
  const isMail = /[^\s@]+@[^\s@]+\.\w+/.test(clause)
  return (isPhone || isMail) && clause.length < 90 && figuresIn(clause).length === 0
}

const figureText = (figure: ToldFigure): string =>
  /^(?:per|\/|se)\b/i.test(figure.after) ? `${toldText(figure)} ${figure.after}` : toldText(figure)

/** What is asked for, and the sums that it is made of. */
const readAsk = (clause: string, money: readonly ToldFigure[], draft: Draft): void => {
  for (const [at, figure] of money.entries()) {
    const label = labelOf({
      before: at === 0 ? figure.before : figure.gap.replace(/^.*?\b(?:yaitu|terdiri dari)\s+/i, ''),
    })
    const isNamed = label !== '' && label.split(/\s+/).length <= 4 && !/(?:butuh|perlu|cari|minta)$/i.test(label)
    draft.asks.push({ label: isNamed ? sentenceCase(label) : 'Dana yang dibutuhkan', value: toldText(figure) })
    if (at === 0 && !isNamed && label.split(/\s+/).length > 1) draft.facts.push(sentenceCase(clause))
  }
  const [first] = money
  if (first && money.length === 1 && /^(?:untuk|buat)\b/i.test(first.after))
    draft.facts.push(sentenceCase(`dana ${first.after}`))
}

/** The time that a figure's name is or ends with: `juli`, `omzet 2025`, `penjualan minggu 1`; else empty. */
const timeIn = (label: string): string => {
  if (isTimeLabel(label)) return label
  const words = label.split(/\s+/)
  const ends = [words.slice(-2), words.slice(-1)].map((end) => end.join(' '))
  return (metricHead.test(label) ? ends.find(isTimeLabel) : undefined) ?? ''
}

/** A clause with figures: a price, a figure of a series, what is asked, or a key figure; false where it is prose. */
export const readFigureClause = (clause: string, context: string, purpose: DeckPurpose, draft: Draft): boolean => {
  const told = figuresIn(clause)
  const money = told.filter(({ kind }) => kind === 'money')
  const figure = money[0] ?? told[0]
  if (!figure) return false
  const label = labelOf(figure)
  if (figure.kind === 'money' && totalHead.test(clause) && money.length === 1) {
    draft.statedTotal = figure.value
    return true
  }
  const timed = timeIn(label)
  if (timed !== '' && money.length <= 1) {
    draft.loose.push({ label: timed, figure, group: context })
    return true
  }
  if (money.length > 0 && askHead.test(clause)) {
    readAsk(clause, money, draft)
    return true
  }
  const isPlain = told.length === 1 && (figure.kind !== 'count' || figure.unit === '')
  if (seriesLabel.test(context) && isPlain && label !== '') {
    draft.loose.push({ label: figure.per === '' ? label : `${label} per ${figure.per}`, figure, group: context })
    return true
  }
  if (money.length === 1 && label.split(/\s+/).length <= 8) {
    if (label === '' || (metricHead.test(label) && !goodsLabel.test(context))) {
      draft.figures.push({ label: sentenceCase(label || 'Harga'), value: figureText(figure) })
    } else if (purpose === 'report' && isPlain && figure.per === '') draft.loose.push({ label, figure, group: context })
    else {
      const group = context === '' ? '' : sentenceCase(context)
      draft.goods.push({ name: sentenceCase(label), price: figure.value, per: figure.per, note: figure.after, group })
    }
    return true
  }
  if (figure.kind === 'percent' && told.length === 1 && figure.after === '' && label !== '') {
    draft.loose.push({ label, figure, group: context })
    return true
  }
  const isShort = clause.split(/\s+/).length <= 5
  if (
    figure.kind === 'count' &&
    told.length === 1 &&
    isShort &&
    figure.unit !== '' &&
    (metricHead.test(clause) || label === '')
  ) {
    const about = trimmed(`${label} ${figure.after}`)
    const value = about === '' ? toldText({ ...figure, unit: '' }) : toldText(figure)
    draft.figures.push({ label: sentenceCase(about || figure.unit), value })
    return true
  }
  return false
}

/** Figures that were said one by one become series where they belong together, and key figures where not. */
export const gatherSeries = (draft: Draft, topic: string): void => {
  const groups = new Map<string, LooseFigure[]>()
  for (const one of draft.loose) {
    const key = `${one.figure.kind} ${isTimeLabel(one.label) ? 'time' : one.group}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  draft.loose = []
  for (const loose of groups.values()) {
    const [first] = loose
    if (!first) continue
    const { kind, unit } = first.figure
    if (loose.length === 1) draft.figures.push({ label: sentenceCase(first.label), value: toldText(first.figure) })
    else {
      draft.series.push({
        title: sentenceCase((isTimeLabel(first.label) ? topic : first.group) || topic),
        unit: kind === 'money' ? 'Rp' : unit,
        points: loose.map(({ label, figure }) => ({ label: sentenceCase(label), value: figure.value })),
        isTime: isTimeLabel(first.label),
      })
    }
  }
}
