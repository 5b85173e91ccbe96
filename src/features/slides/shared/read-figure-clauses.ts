import type { Ask, DeckPurpose, FigureSeries, KeyFigure, PricedThing, SaidPart } from './deck-request.ts'
import { figuresIn, isTimeLabel, moneyText, type ToldFigure, toldText } from './told-figures.ts'
import { sentenceCase, trimmed } from './told-words.ts'

const goodsLabel = /\b(?:harga|menu|produk|daftar|barang|paket|katalog|jual|tarif|layanan|jasa)\b/i
const seriesLabel =
  /\b(?:penjualan|omzet|omset|pemasukan|penerimaan|belanja|data|hasil|survei|pendapatan|pengeluaran|laba|untung|jumlah|pengunjung|pelanggan|realisasi|rincian|anggaran|biaya|modal|kebutuhan|kinerja)\b/i
export const askHead =
  /^(?:(?:total )?(?:modal|dana|investasi|biaya|anggaran|pinjaman|pendanaan)(?:nya)?\s+(?:yang\s+)?(?:di)?(?:butuh|perlu|minta|cari)|(?:yang\s+)?dibutuhkan|(?:kami |saya |kita |mau |ingin |pengen )*(?:pinjam(?!an)|mengajukan|ajukan|mengusulkan|butuh|perlu|membutuhkan|memerlukan|cari|mencari|minta|kebutuhan|target pendanaan|dana yang dibutuhkan|(?:bisnis|usaha|pengen|mau|ingin|untuk|presentasi|pitching?)\b.*\b(?:butuh|perlu|cari|pinjaman|pendanaan))|pinjaman)\w*/i
const metricHead =
  /\b(?:omzet|omset|laba|untung|keuntungan|margin|pendapatan|penjualan|pengeluaran|pelanggan|pengunjung|karyawan|pegawai|cabang|outlet|anggota|peserta|pertumbuhan|naik|turun|rating|modal|balik modal|bep|iuran|gaji|aset|hutang|utang|piutang|kapasitas|produksi|pengikut|followers?|rata(?:-| )rata|pesanan|belanja|transaksi|tabungan|simpanan|setoran|saldo|bayar|infaq|infak|sumbangan|donasi|pemasukan|penerimaan|hadiah|dana|biaya|anggaran|budget|target|shu|pinjaman beredar|mekanik|tukang|pengrajin|perajin|tenaga|penjahit|koki|staf|pedagang|petani|tim|angsuran|cicilan)\b/i
const totalHead = /^(?:total(?:nya)?|jumlah(?:nya)?|grand total|keseluruhan)\b/i
const contactCues: readonly (readonly [string, RegExp])[] = [
  ['Alamat', /^(?:alamat(?:nya)?(?: di)?|lokasi(?:nya)?(?: di)?|bertempat di|beralamat di)\s*:?\s*(.+)$/i],
  ['Instagram', /^(?:ig|instagram)\s*:?\s*(@?[\w.]+)$/i],
]

/** Words before the first of a list of goods that name the list, not the thing. */
const listHead =
  /^(?:(?:daftar\s+)?(?:menu|produk|layanan|barang|tarif|harga|dagangan|jualan(?=\s+\S+\s))(?:nya)?(?:\s+(?:kami|utama|andalan|kita))?(?:\s+(?:ada|yaitu|antara lain|adalah))?\s+)(?=\p{L})/iu
/** What is measured over time: the name of its series. */
const metricName =
  /\b(?:omzet|omset|penjualan|pendapatan|pemasukan|pengeluaran|laba|untung|keuntungan|pelanggan|pengunjung|produksi|panen|anggota|pesanan|biaya)\b(?:\s+(?:toko|warung|online|offline|bersih|kotor|baru|kami))?/i

interface LooseFigure {
  readonly metric: string
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
  asks: Ask[]
  /** What the money asked for is spent on, in words. */
  uses: string[]
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
        /(?:\b(?:dengan|pakai|di)\s+)?\b(?:seharga|harga(?:nya)?|sebesar|cuma|hanya|mulai|dari|@|=|adalah|yaitu|capai|mencapai|tarif)\s*$/i,
        '',
      )
      .replace(/^(?:(?:yang|dan|untuk|lalu|terus|sama|plus|kami|menjual|jual(?:an)?(?:nya)?)\s+)+/i, '')
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

/** The name of a thing with its price, and the words of the list that it begins. */
const namedThing = (label: string): { readonly name: string; readonly head: string } => {
  const head = listHead.exec(label)?.[0] ?? ''
  return {
    name: label.slice(head.length),
    head: trimmed(head)
      .replace(/\s+(?:ada|yaitu|antara lain|adalah)$/i, '')
      .replace(/nya$/i, ''),
  }
}

const figureText = (figure: ToldFigure): string =>
  /^(?:per|\/|se)\b/i.test(figure.after) ? `${toldText(figure)} ${figure.after}` : toldText(figure)

const askWords =
  /^(?:(?:dan|untuk|buat|kami|saya|kita|mau|ingin|pengen|total|butuh|perlu|cari|mencari|minta|pinjam|mengajukan|ajukan|mengusulkan|membutuhkan|memerlukan|kebutuhan|target|yang|dibutuhkan|diperlukan|dana|modal(?!\s+kerja)|investor|pemodal|pendanaan|investasi|presentasi|bantuan)(?:nya)?(?:\s+|$))+|\s*\b(?:yang\s+)?(?:di)?(?:butuh|perlu)(?:kan)?$/gi

/** What is asked for, and the sums that it is made of. */
const readAsk = (money: readonly ToldFigure[], draft: Draft): void => {
  for (const [at, figure] of money.entries()) {
    const said = at === 0 ? figure.before : figure.gap.replace(/^.*?\b(?:yaitu|terdiri dari)\s+/i, '')
    const label = trimmed(labelOf({ before: said }).replace(askWords, ''))
    const isPart = at > 0 || draft.asks.length > 0
    const isNamed = label !== '' && label.split(/\s+/).length <= 4 && (isPart || !/\b(?:dana|modal)\b/i.test(label))
    const name = isNamed ? sentenceCase(label) : 'Dana yang dibutuhkan'
    const wished = trimmed(figure.before.replace(/\b(?:dan\s+)?(?:butuh|perlu|cari|minta|modal|dana)\w*\b.*$/i, ''))
    const isWish = at === 0 && /^(?:pengen|ingin|mau|rencana)\s+\p{L}/iu.test(wished)
    if (isWish) draft.uses.push(sentenceCase(wished.replace(/^(?:(?:pengen|ingin|mau|rencana(?:nya)?)\s+)+/i, '')))
    draft.asks.push({
      label: isWish ? 'Dana yang dibutuhkan' : name,
      value: figureText({ ...figure, after: '' }),
      amount: figure.value,
    })
  }
  const [first] = money
  const use = money.length === 1 ? /^(?:untuk|buat|bwt)\s+(.+)$/i.exec(first?.after ?? '')?.[1] : undefined
  if (use) draft.uses.push(sentenceCase(trimmed(use)))
}

/** The time that a figure's name is or ends with: `juli`, `omzet 2025`, `penjualan minggu 1`; else empty. */
const timeIn = (label: string): string => {
  if (isTimeLabel(label)) return label
  // `omzet per bulan` is measured by the month, in none of them.
  if (/\b(?:per|tiap|setiap)\s+\p{L}+$/iu.test(label)) return ''
  const words = label.split(/\s+/)
  const ends = [words.slice(-2), words.slice(-1)].map((end) => end.join(' '))
  return (metricHead.test(label) ? ends.find(isTimeLabel) : undefined) ?? ''
}

/** `cabang ada 3 di Solo, Jogja`: how many, and where. */
const placesOf = (clause: string): KeyFigure | null => {
  const [, what = '', count = '', where = ''] =
    /^(?:sudah |punya |kami |ada )*(cabang|outlet|gerai|toko|warung|kios|lokasi)(?:nya)?\s+(?:ada\s+|sudah\s+|:\s*)?(\d{1,3})(?:\s+(?:buah|cabang|lokasi))?(?:\s*[:,]\s*|\s+(?:di|yaitu|ada di)\s+)(\D+)$/i.exec(
      clause,
    ) ?? []
  return count === '' ? null : { label: sentenceCase(trimmed(where)), value: `${count} ${what.toLowerCase()}` }
}

/** `hari 1 tiba dan jalan-jalan`: a stage of what is planned, in order; its number is no figure. */
const readStage = (clause: string, draft: Draft): boolean => {
  const [, stage = '', number = '', what = ''] =
    /^(hari|sesi|tahap|pertemuan|minggu|pekan|bulan)\s+(?:ke-?\s*)?(\d{1,2})\s*[:,-]?\s+(\p{L}.*)$/iu.exec(clause) ?? []
  // `minggu 13 desember` is a day.
  const isDay = /^(?:jan|feb|mar|apr|mei|jun|jul|agu|sep|okt|nov|des)\p{L}*(?:\s|$)/iu.test(what)
  if (stage === '' || isDay || figuresIn(what).some(({ kind }) => kind === 'money')) return false
  const title = /^(?:hari|sesi|pertemuan)$/i.test(stage) ? 'Susunan acara' : 'Tahapan'
  const line = `${sentenceCase(stage.toLowerCase())} ${number}: ${trimmed(what)}`
  const at = draft.parts.findIndex((part) => part.title === title)
  if (at < 0) draft.parts.push({ title, lines: [line], isOrdered: true })
  else draft.parts[at] = { title, lines: [...(draft.parts[at]?.lines ?? []), line], isOrdered: true }
  return true
}

/** `santunan 20 anak @150rb`: so many of one price, with what they come to. */
const productIn = (clause: string, told: readonly ToldFigure[]): KeyFigure | null => {
  const [count, price, time, more] = told
  // `35 ibu iuran 20rb sebulan selama 12 bulan`: paid by each, each time.
  if (
    count?.kind === 'count' &&
    price?.kind === 'money' &&
    time?.kind === 'count' &&
    !more &&
    count.unit !== '' &&
    price.per === time.unit.toLowerCase() &&
    /\b(?:iuran|setor\w*|patungan|tabung\w*|arisan|cicil\w*|sumbang\w*|bayar)\b/i.test(clause)
  )
    return {
      label: sentenceCase(trimmed(price.gap.replace(count.unit, ' ')) || 'Terkumpul'),
      value: `${toldText(count)} × ${moneyText(price.value)} × ${toldText(time)} = ${moneyText(count.value * price.value * time.value)}`,
    }
  if (!count || !price || time || count.kind !== 'count' || price.kind !== 'money') return null
  if (!/@|(?<=\d\s?)[x×](?=\s?(?:rp|\d))|\bmasing(?:-| )?masing\b|\bmasing2\b/i.test(clause.slice(count.before.length)))
    return null
  const name = trimmed(count.before)
  return {
    label: sentenceCase(name === '' ? count.unit || 'Jumlah' : name),
    value: `${toldText(count)} × ${moneyText(price.value)} = ${moneyText(count.value * price.value)}`,
  }
}

/** `penjualan cabang Sragen` is what the branch Sragen brought in; empty where no branch is named. */
const branchIn = (label: string): string =>
  sentenceCase(/(?:^|\s)((?:cabang|outlet|gerai|kios|toko|warung)\s+\p{L}[\p{L}\d ]*)$/iu.exec(label)?.[1] ?? '')

/** A clause with figures: a price, a figure of a series, what is asked, or a key figure; false where it is prose. */
export const readFigureClause = (
  clause: string,
  context: string,
  purpose: DeckPurpose,
  draft: Draft,
  isPartOfAsk = false,
): boolean => {
  if (readStage(clause, draft)) return true
  const told = figuresIn(clause)
  const money = told.filter(({ kind }) => kind === 'money')
  const figure = money[0] ?? told[0]
  // `naikkan bunga jadi 6%` is a sentence, not a figure with a name.
  if (!figure || /\b(?:jadi|menjadi)\s*$/i.test(figure.before)) return false
  const label = labelOf(figure) || (figure.kind === 'percent' ? trimmed(figure.before) : '')
  if (figure.kind === 'money' && totalHead.test(clause) && money.length === 1) {
    draft.statedTotal = figure.value
    return true
  }
  const product = productIn(clause, told)
  if (product) {
    draft.figures.push(product)
    return true
  }
  const branch = purpose === 'report' ? branchIn(label) : ''
  if (branch !== '' && money.length === 1 && told.length === 1 && figure.per === '') {
    draft.loose.push({
      label: branch,
      figure,
      group: `Hasil per ${branch.split(' ')[0]?.toLowerCase() ?? ''}`,
      metric: '',
    })
    return true
  }
  const timed = timeIn(label)
  if (timed !== '' && money.length <= 1) {
    const metric = metricName.exec(label)?.[0] ?? ''
    draft.loose.push({ label: timed, figure, group: context, metric })
    return true
  }
  const isOwed = /^pinjaman\s+(?:beredar|anggota|macet|lancar|tersalur\p{L}*|aktif|yang (?:beredar|disalurkan))/iu.test(
    clause,
  )
  if (money.length > 0 && told[0]?.kind === 'money' && askHead.test(clause) && !isOwed) {
    readAsk(money, draft)
    return true
  }
  // `butuh 35 juta untuk kolam 20 juta, bibit 5 juta`: what follows a sum that is asked for is a part of it.
  if (money.length === 1 && told.length === 1 && figure.per === '' && isPartOfAsk && label.split(/\s+/).length <= 4) {
    readAsk(money, draft)
    return true
  }
  const branches = placesOf(clause)
  if (branches) {
    draft.figures.push(branches)
    return true
  }
  const isPlain = told.length === 1 && (figure.kind !== 'count' || figure.unit === '')
  if (seriesLabel.test(context) && isPlain && label !== '') {
    draft.loose.push({
      label: figure.per === '' ? label : `${label} per ${figure.per}`,
      figure,
      group: context,
      metric: '',
    })
    return true
  }
  if (money.length === 1 && label.split(/\s+/).length <= 8) {
    // `diskon 5% untuk order di atas 10jt` is a condition, not a price.
    if (told[0] !== figure && /\d/.test(label)) {
      if (told[0]?.kind === 'percent') return false
      const measured = metricName.exec(label)
      const stated = measured ? label.slice(0, measured.index) : ''
      if (measured && /\d/.test(stated)) {
        draft.facts.push(sentenceCase(trimmed(stated)))
        draft.figures.push({ label: sentenceCase(measured[0]), value: figureText(figure) })
        return true
      }
    }
    const { head, name } = namedThing(label)
    const isFrom = /\b(?:mulai(?: dari)?|start(?: from)?)\s*$/i.test(figure.before)
    const note = trimmed(`${isFrom && name !== '' ? 'harga mulai' : ''} ${figure.after}`)
    if (metricHead.test(name.replace(/^(?:naik|turun)\b/i, '')) && !goodsLabel.test(context)) {
      draft.figures.push({ label: sentenceCase(name), value: figureText(figure) })
    } else if (name === '' && !/\bharga|@|tarif|mulai/i.test(figure.before) && figure.per === '') {
      draft.figures.push({ label: sentenceCase(trimmed(figure.before)) || 'Nilai', value: figureText(figure) })
    } else if (purpose === 'pitch' && figure.value >= 1_000_000 && !goodsLabel.test(`${context} ${clause}`)) {
      // What a plan needs is no ware.
      draft.figures.push({ label: sentenceCase(name), value: figureText(figure) })
    } else if (purpose === 'report' && isPlain && figure.per === '') {
      draft.loose.push({ label: name, figure, group: context, metric: '' })
    } else {
      const group = head === '' ? context : head
      const called = name === '' && isFrom ? 'Harga mulai' : sentenceCase(name)
      draft.goods.push({
        name: called,
        price: figure.value,
        per: figure.per,
        note,
        group: sentenceCase(group),
      })
    }
    return true
  }
  if (figure.kind === 'percent' && told.length === 1 && figure.after === '' && label !== '') {
    draft.loose.push({ label, figure, group: context, metric: '' })
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
    const about = trimmed(`${label.replace(/\s*\b(?:ada|punya|sudah|sekitar|kurang lebih)$/i, '')} ${figure.after}`)
    const value = about === '' ? toldText({ ...figure, unit: '' }) : toldText(figure)
    draft.figures.push({ label: sentenceCase(about || figure.unit), value })
    return true
  }
  return false
}

/** A series is called by what it measures, not by the whole order. */
const seriesTitle = (said: string | undefined, topic: string): string => {
  const about = trimmed(topic.replace(/^(?:(?:laporan|evaluasi|rekap(?:an|itulasi)?|data|review|presentasi)\s+)+/i, ''))
  const named = trimmed((said ?? '').replace(/^(?:(?:laporan|evaluasi|rekap(?:an|itulasi)?|data)\s+)+/i, ''))
  if (named !== '') return sentenceCase(named)
  if (about !== '' && about.length <= 40) return sentenceCase(about)
  return sentenceCase(metricName.exec(about)?.[0] ?? 'Perkembangan')
}

const shared = /\b(?:laba|omzet|omset|penjualan|pendapatan|pemasukan|produksi|panen)\b/i

/** `unit pasar laba 17 juta, unit air laba 22 juta`: one measure of several parts is a series with a sum. */
const gatherMeasured = (draft: Draft): void => {
  const parts = draft.figures.flatMap((figure) => {
    const metric = shared.exec(figure.label)?.[0].toLowerCase()
    const sum = /^Rp ([\d.]+)$/.exec(figure.value)?.[1]
    const label = trimmed(figure.label.replace(shared, ' ').replaceAll(/\s+/g, ' '))
    const isOther =
      /^(?:bersih|kotor|total|target|rata|per|sebulan|setahun|bulan|tahun|ini|lalu|\s)+$|\bper\b|\btarget\b/i.test(
        label,
      )
    return metric === undefined || sum === undefined || label === '' || isOther || timeIn(label) !== ''
      ? []
      : [{ figure, metric, label, value: Number(sum.replaceAll('.', '')) }]
  })
  for (const metric of new Set(parts.map((one) => one.metric))) {
    const own = parts.filter((one) => one.metric === metric)
    if (own.length < 2 || new Set(own.map(({ label }) => label.toLowerCase())).size < own.length) continue
    draft.series.push({
      title: sentenceCase(`${metric} tiap bagian`),
      unit: 'Rp',
      points: own.map(({ label, value }) => ({ label: sentenceCase(label), value })),
      isTime: false,
    })
    draft.figures = draft.figures.filter((figure) => !own.some((one) => one.figure === figure))
  }
}

/** Figures that were said one by one become series where they belong together, and key figures where not. */
export const gatherSeries = (draft: Draft, topic: string): void => {
  gatherMeasured(draft)
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
      const isTime = isTimeLabel(first.label)
      draft.series.push({
        title: seriesTitle(
          isTime ? loose.map(({ metric }) => metric).find((metric) => metric !== '') : first.group,
          topic,
        ),
        unit: kind === 'money' ? 'Rp' : unit,
        points: loose.map(({ label, figure }) => ({ label: sentenceCase(label), value: figure.value })),
        isTime: isTime,
      })
    }
  }
}
