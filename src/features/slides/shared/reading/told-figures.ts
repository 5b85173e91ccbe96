import { anyMonth } from '#core/text/shared/calendar-words.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import { pieceUnits } from './piece-units.ts'

/** A figure in a clause, and the words around it. */
export interface ToldFigure {
  readonly kind: 'money' | 'percent' | 'count'
  readonly value: number
  /** What it buys or how often it comes: `kg`, `bulan`. */
  readonly per: string
  /** What is counted: `rumah`. */
  readonly unit: string
  readonly before: string
  /** The words since the sum before it. */
  readonly gap: string
  readonly after: string
}

const scales: Readonly<Record<string, number>> = {
  rb: 1e3,
  rban: 1e3,
  ribu: 1e3,
  ribuan: 1e3,
  rebu: 1e3,
  k: 1e3,
  jt: 1e6,
  jtan: 1e6,
  juta: 1e6,
  jutaan: 1e6,
  m: 1e9,
  miliar: 1e9,
  milyar: 1e9,
  t: 1e12,
  triliun: 1e12,
}

const pattern =
  /(?<![\p{L}\d.,/+-])(@\s*)?((?:rp|idr)\.?\s*)?(\d+(?:[.,]\d+)*)(?:\s?(%|persen\b)|\s?(rban|rb|ribuan|ribu|rebu|jtan|jt|jutaan|juta|miliar|milyar|triliun)(?![\p{L}])|(k|m|t)(?![\p{L}\d]))?(?:,-)?(\s*(?:\/|per\s|se(?=bulan|hari|minggu|tahun))\s*([\p{L}]+[23²]?))?/giu

/** Units in full, as an audience reads them. */
const fullUnits: Readonly<Record<string, string>> = {
  org: 'orang',
  bln: 'bulan',
  thn: 'tahun',
  th: 'tahun',
  mgg: 'minggu',
  hr: 'hari',
  ltr: 'liter',
}

const numberOf = (figures: string, isScaled: boolean): number => {
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(figures)) return Number(figures.replaceAll('.', '').replace(',', '.'))
  if (/^\d{1,3}(?:,\d{3})+$/.test(figures) && !isScaled) return Number(figures.replaceAll(',', ''))
  return Number(figures.replace(',', '.'))
}

/** What stands behind a number that counts things and is no price: `1.200 galon`. */
const counted = new RegExp(
  `^\\s+(?:${pieceUnits}|orang|pelanggan|pembeli|anggota|users?|members?|responden|jamaah|jemaah|pasien|mitra|reseller|outlet|toko|sekolah|proyek|siswa|murid|santri|warga|peserta|karyawan|pengunjung|pengikut|followers?|gram|meter|pohon|rumah|kk|kepala keluarga|order|download|view|tayangan|penonton|pengguna|subscriber|klik|hari|jam|menit|bulan|tahun|kali|km|m2|hektar|ha|paket(?! \\d)|sak|zak|lusin|kodi|rim|rol|set|ikat|tabung|tiket|kursi|kontainer|(?!rupiah|perak)\\p{Ll}{3,}(?= (?:per|tiap|setiap|sebulan|sehari|setahun)(?!\\p{L})))(?!\\p{L})`,
  'iu',
)

/** Words before a number that counts people or things: `pengguna aktif 1.850`. */
const counting =
  /\b(?:pengguna|users?|pelanggan|anggota|pengikut|followers?|responden|peserta|unduhan|downloads?|pengunjung|pembeli|members?|siswa|santri|terjual|populasi|penonton|views?|subscribers?|reach|jangkauan|tayangan|impresi|impressions?|klik|likes?|pendaftar|penduduk|warga|jemaah|jamaah|pasien|murid|alumni|kapasitas(?:nya)?|memproduksi|menghasilkan)(?:\s\p{L}+){0,2}\s*:?\s*$/iu

/** `iuran warga 4.500.000`: what people gave is no number of them. */
const given =
  /(?<!\p{L})(?:iuran|sumbangan|donasi|infak|infaq|sedekah|zakat|kas|dana|uang|tabungan|simpanan|setoran|bantuan|biaya|hadiah|konsumsi|belanja|gaji|honor)(?:nya)?(?:\s\p{L}+){1,3}\s*:?\s*$/iu

/** `2 juta orang tua`, `1,2 juta penduduk`: so many people, where no word speaks of money. */
const manyPeople =
  /^\s(?:orang|penduduk|jiwa|konsumen|pelanggan|pengguna|pekerja|karyawan|keluarga|rumah tangga|umkm|wisatawan|petani|nelayan|pelajar|mahasiswa|penonton)(?!\p{L})/iu

/** `ISO 9001`, `SNI 7388`: the number of a rule. */
const numbered =
  /(?<!\p{L})(?:iso|sni|pmk|perda|tipe|seri|kode|kuartal|triwulan|semester|angkatan|gelombang|kelas|bab|edisi|lantai|nim|nis|nisn|nip|nik|nib|npwp|npsn|nrp|rekening|norek)\s*:?\s*$/iu
const isClock = (figures: string): boolean => /^(?:[01]?\d|2[0-4])\.[0-5]\d$/.test(figures)
const foreign = /(?:(?<!\p{L})(?:usd|sgd|aud|eur|euro|jpy|yen|myr|rm|aed|dolar|dollar|us)\s*|[$€£¥]\s*)$/iu
const ofMoney =
  /(?<!\p{L})(?:rp|modal|dana|omzet|omset|aset|nilai|senilai|sebesar|harga|target|valuasi|laba|rugi|pinjaman|kredit|plafon|kas|saldo|anggaran|biaya|investasi|pendapatan|penjualan|beban|proyek|kontrak|total|dari|jadi|menjadi|capai|mencapai|butuh|cari)(?:nya)?(?:\s+\p{L}+){0,2}\s*:?\s*$/iu
const monthNext = new RegExp(`^\\s*(?:${anyMonth})(?!\\p{L})`, 'iu')
const isYear = (figures: string): boolean => /^(?:19|20)\d\d$/.test(figures)
const priceWord = /(?:harga|@|tarif|biaya|bayar|modal|omzet|laba|untung|gaji|iuran)\D{0,12}$/i

/** Every figure of a clause, in order. Telephone numbers, years, dates and clock times are none. */
export const figuresIn = (clause: string): ToldFigure[] => {
  const found: ToldFigure[] = []
  let last = 0
  let end = 0
  const add = (figure: ToldFigure): void => {
    found.push(figure)
    if (figure.kind === 'money') last = end
  }
  for (const match of clause.matchAll(pattern)) {
    const [all, at = '', rupiah = '', figures = '', percent, scale, letter, , per = ''] = match
    const before = clause.slice(0, match.index)
    end = match.index + all.length
    const rest = clause.slice(end)
    const factor = scales[(scale ?? letter ?? '').toLowerCase()]
    const value = numberOf(figures, factor !== undefined) * (factor ?? 1)
    if (numbered.test(before) && factor === undefined && percent === undefined) continue
    // `08.30 lomba anak`: a time of day; `USD 1.150`: the money of another country stays as it is told.
    if (isClock(figures) && percent === undefined && factor === undefined && rupiah === '' && at === '') continue
    if (foreign.test(before)) continue
    if (!Number.isFinite(value) || /^0\d{6,}/.test(figures) || /^\d{10,}$/.test(figures)) continue
    const common = {
      value: Math.round(value * 1000) / 1000,
      per: per === '' && at !== '' ? 'satuan' : (fullUnits[per.toLowerCase()] ?? per.toLowerCase()),
      before: before.trim(),
      gap: clause.slice(last, match.index).trim(),
      after: rest.trim(),
    }
    // `dekor pelaminan 4m`, `lebar 12m` are metres where no word speaks of money.
    if (letter === 'm' && rupiah === '' && value < 1e12 && !ofMoney.test(common.before)) {
      add({ ...common, kind: 'count', value: numberOf(figures, true), unit: 'meter' })
      continue
    }
    // `3M` that stands alone is a name, `modal 3M` a sum.
    if (
      letter === 'M' &&
      rupiah === '' &&
      common.before === '' &&
      !/^(?:untuk|utk|buat|per|sebulan|setahun)(?!\p{L})/iu.test(common.after)
    )
      continue
    const isBare = percent === undefined && rupiah === '' && at === '' && factor === undefined
    // `minggu 1 3,2jt`, `2025: 120jt`: a number right before a figure belongs to its name.
    if (isBare && /^\s*[:=]?\s*(?:rp\.?\s*)?\d/i.test(rest)) continue
    const hasMoney = found.some(({ kind }) => kind === 'money')
    const isMany = factor !== undefined && rupiah === '' && at === '' && manyPeople.test(rest)
    if (isMany && !ofMoney.test(before) && !priceWord.test(before)) {
      const unit = /^\s(\p{L}+)/u.exec(rest)?.[1] ?? ''
      add({ ...common, kind: 'count', unit, after: rest.trim().slice(unit.length).trim() })
    } else if (percent) add({ ...common, kind: 'percent', unit: '%' })
    else if (rupiah !== '' || at !== '' || factor !== undefined) add({ ...common, kind: 'money', unit: 'Rp' })
    else if (
      isYear(figures) ||
      /^[-–/:]\d|^\s*[-–]\s*\d/.test(rest) ||
      /\b(?:jam|pukul|tgl|tanggal|no|nomor|rt|rw|jl\.?.*)\.?\s*$/i.test(before)
    )
      continue
    else if (monthNext.test(rest)) continue
    else if (
      value >= 500 &&
      !hasMoney &&
      !(rupiah === '' && counted.test(rest) && !priceWord.test(before)) &&
      !(rupiah === '' && counting.test(before) && !given.test(before)) &&
      (/^\d{1,3}(?:\.\d{3})+$/.test(figures) || per !== '' || priceWord.test(before) || rest.trim() === '')
    ) {
      add({ ...common, kind: 'money', unit: 'Rp' })
    } else {
      const word = /^[\p{L}-]+/u.exec(rest.trim())?.[0] ?? ''
      const unit = /^(?:di|ke|dan|dari|untuk|buat|yang|pada|akhir|awal|sampai|atau|jadi|menjadi|x)$/i.test(word)
        ? ''
        : word
      add({
        ...common,
        kind: 'count',
        unit: fullUnits[unit.toLowerCase()] ?? unit,
        after: rest.trim().slice(unit.length).trim(),
      })
    }
  }
  return found
}

/** A sum as slides write it: `Rp 45.000.000`, with a plain space so that searching the file finds it. */
export const moneyText = (value: number): string =>
  `${value < 0 ? '−' : ''}Rp ${formatNumber(Math.abs(Math.round(value)))}`

const decimals = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })

export const toldText = ({ kind, value, per, unit }: ToldFigure): string => {
  const shown =
    kind === 'money'
      ? moneyText(value)
      : kind === 'percent'
        ? `${decimals.format(value)}%`
        : `${decimals.format(value)} ${unit}`.trim()
  return per === '' ? shown : `${shown} per ${per}`
}

const timeLabel =
  /^(?:(?:bulan|minggu|pekan|hari|tahun|kuartal|triwulan|semester|week|q|thn|tw|periode)\s*(?:ke-?\s*)?[\dIVX]*|(?:jan(?:uari)?|feb(?:ruari)?|mar(?:et)?|apr(?:il)?|mei|jun(?:i)?|jul(?:i)?|agu(?:stus)?|ags|agt|sep(?:tember)?|sept|okt(?:ober)?|nov(?:ember)?|des(?:ember)?|senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu)(?:\s+\d{4})?|(?:19|20)\d\d)$/i

/** Whether a label names a time: figures of such labels make a series. */
export const isTimeLabel = (label: string): boolean => timeLabel.test(label.trim())
