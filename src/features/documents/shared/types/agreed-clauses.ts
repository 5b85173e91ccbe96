import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { terbilang } from '#core/text/shared/terbilang.ts'

import type { DocumentRequest } from '../document-request.ts'
import { plainName } from '../letter/wording.ts'
import { lenderOf } from './contract-duties.ts'
import { agreementOf } from './contract-matter.ts'
import { other, type Role } from './duty-clauses.ts'

const counted = (count: string): string => `${count} (${terbilang(Number(count))})`

const weekday = '(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu)'
const days = `${weekday}(?:(?:\\s?[-–]\\s?|\\ssampai(?:\\sdengan)?\\s|\\sdan\\s|,\\s)${weekday})?`

const dayNames = (said: string): string =>
  said
    .toLowerCase()
    .replaceAll(new RegExp(weekday, 'gu'), sentenceCase)
    .replace(/\s?[-–]\s?|\ssampai(?:\sdengan)?\s/u, ' sampai dengan ')

/** A clause that a message tells in a few words, and the whole sentence that a contract makes of it. */
interface Wording {
  /** Agreements in which it means that; all where it is not told. */
  readonly of?: readonly string[]
  readonly told: RegExp
  readonly written: (found: readonly string[], borrower: Role) => string
}

const lease = ['sewa menyewa']
const loan = ['pinjam meminjam']
const consigned = ['titip jual (konsinyasi)']
const shared = ['kerja sama bagi hasil']
const work = ['hubungan kerja', 'pelaksanaan magang']

const wordings: readonly Wording[] = [
  {
    of: consigned,
    told: /^komisi(?:nya)?\s(?:untuk\s|buat\s)?(?:\p{L}+\s){0,2}(\d{1,2})\s?(?:%|persen)$/iu,
    written: ([, percent = '']) => `PIHAK KEDUA memperoleh komisi ${percent}% dari hasil penjualan`,
  },
  {
    of: shared,
    told: /^(?:(?:sistem|dengan)\s)?(?:bagi hasil|pembagian(?: hasil)?|hasil|untung|keuntungan|laba)(?:nya)?(?:\sbersih(?:nya)?)?\s(?:di)?(?:bagi\s)?(\d{1,2})\s?[:/-]\s?(\d{1,2})$/iu,
    written: ([, one = '', other = '']) =>
      Number(one) + Number(other) === 100 && one !== other
        ? `Hasil usaha dibagi dengan perbandingan ${one}:${other}, yaitu ${one}% untuk PIHAK PERTAMA dan ${other}% untuk PIHAK KEDUA`
        : `Hasil usaha dibagi dengan perbandingan ${one}:${other}`,
  },
  {
    of: shared,
    told: /^(?:(?:bagi hasil|pembagian|hasil|untung|keuntungan)(?:nya)?\s)?(?:di)?(?:hitung|bagi|bayar|setor)(?:kan|nya)?\s((?:se)?tiap\s(?:tanggal\s\d{1,2}|akhir\sbulan|awal\sbulan|bulan|minggu|\d\s(?:bulan|minggu)|panen))$/iu,
    written: ([, when = '']) => `Hasil usaha dihitung dan dibagikan ${when.toLowerCase().replace(/^tiap/u, 'setiap')}`,
  },
  {
    of: lease,
    told: /^luas(?:nya)?\s[^,]{3,40}?\s(?:untuk|buat|utk)\s(?!\d)(.{3,60})$/iu,
    written: ([, use = '']) => `Objek sewa digunakan untuk ${use}`,
  },
  {
    of: lease,
    told: /^(?:penyewa\s)?(?:PIHAK KEDUA\s)?(?:mau\s|akan\s)?(?:di(?:pakai|pake|gunakan)\s)?(?:buat|untuk|utk)\s(?:(?:di)?(?:pakai|pake|gunakan)\s)?(?!\d|syarat)(.{3,60})$/iu,
    written: ([, use = '']) => `Objek sewa digunakan untuk ${use}`,
  },
  {
    of: loan,
    told: /^bunga(?:nya)?\s(?:sebesar\s)?(\d{1,2}(?:,\d{1,2})?)\s?(?:%|persen)(?:\s(?:per|tiap|setiap|se)\s?(bulan|tahun)(?:nya)?)?$/iu,
    written: ([, percent = '', time]) =>
      `Pinjaman dikenai bunga sebesar ${percent}%${time ? ` per ${time}` : ' dari jumlah pinjaman'}`,
  },
  {
    of: loan,
    told: /^(?:tanpa|tidak (?:ada|pakai|pake)|bebas)\sbunga$/iu,
    written: () => 'Pinjaman tidak dikenai bunga',
  },
  {
    of: loan,
    told: /^(?:di|me)?(?:kembali|ngembali|balik|lunas)\p{L}*\s(?:dalam\s|selama\s)?(\d{1,3})\s(hari|minggu|bulan|tahun)$/iu,
    written: ([, count = '', unit = '']) => `Pinjaman dikembalikan dalam waktu ${counted(count)} ${unit}`,
  },
  {
    of: loan,
    told: /^(?:di|me)?(?:kembali|ngembali|balik|lunas)\p{L}*\s(?:dalam\s|selama\s)?(\d{1,3})\s(hari|minggu|bulan|tahun),?\s(?:dengan\s)?(?:di|ny|men)?c?icil(?:an)?(?:nya)?\s(Rp\s[\d.]*\d\s(?:per|tiap|setiap)\s\p{L}+)$/iu,
    written: ([, count = '', unit = '', each = '']) =>
      `Pinjaman dikembalikan dalam waktu ${counted(count)} ${unit} dengan cicilan ${each}`,
  },
  {
    of: loan,
    told: /^jaminan(?:nya)?\s(?:adalah\s|berupa\s|pakai\s|pake\s)?(.{3,80})$/iu,
    written: ([, pledge = ''], borrower) => `${borrower} memberikan jaminan berupa ${pledge} kepada ${other(borrower)}`,
  },
  {
    of: consigned,
    told: /^setor(?:an)?(?:nya)?\s(?:se)?tiap\s(.{3,40})$/iu,
    written: ([, when = '']) => `PIHAK KEDUA menyetorkan hasil penjualan setiap ${when}`,
  },
  {
    of: consigned,
    told: /^harga\s(?:titip(?:an)?|pokok|modal)(?:nya)?\s(Rp\s[\d.]*\d),?\s(?:dan\s|lalu\s)?(?:di)?jual\s(?:lagi\s)?(Rp\s[\d.]*\d)$/iu,
    written: ([, cost = '', price = '']) => `Harga titip ditetapkan sebesar ${cost} dan harga jual sebesar ${price}`,
  },
  {
    of: consigned,
    told: /^(?:\p{Ll}{3,12}\s)?(?:yang\s)?(?:tidak|ga|gak)\s(?:laku|terjual|habis)\s(?:di)?ambil(?:\slagi|\skembali)?\s(.{3,40})$/iu,
    written: ([, when = '']) => `Barang yang tidak laku diambil kembali oleh PIHAK PERTAMA ${when}`,
  },
  {
    of: work,
    told: /^(?:gaji|upah|honor)(?:nya)?\s(?:Rp\s[\d.]*\d(?:\s?(?:\/|per)\s?bulan|\ssebulan)?\s)?(?:di)?bayar(?:kan)?\s(?:(?:se)?tiap\s)?tanggal\s(\d{1,2})(?:\s\p{Lu}\p{Ll}+\s20\d\d)?$/iu,
    written: ([, day = '']) => `Gaji dibayarkan setiap tanggal ${day}`,
  },
  {
    of: work,
    told: /^(?:(?:jam\skerja|kerja|masuk|shift)(?:nya)?\s)?(?:dari\s)?pukul\s(\d.{4,40})$/iu,
    written: ([, hours = '']) => `Jam kerja adalah pukul ${hours}`,
  },
  {
    of: work,
    told: /^masa percobaan\s(\d{1,2})\s(hari|minggu|bulan)$/iu,
    written: ([, count = '', unit = '']) => `PIHAK KEDUA menjalani masa percobaan ${count} ${unit}`,
  },
  {
    of: ['jual beli'],
    told: /^kondisi(?:nya)?\s(?:barang\s)?(.{3,60})$/iu,
    written: ([, state = '']) => `Barang dijual dalam kondisi ${state}`,
  },
  {
    of: work,
    told: /^(?:hari\s)?(?:kerja|masuk)(?:nya)?\s(\d)\shari(?:\s(?:se|per\s?)minggu)?(?:,?\s(?:(?:se|per\s?)hari\s)?(\d{1,2})\sjam(?:\s(?:se|per\s?)hari)?)?$/iu,
    written: ([, count = '', hours]) =>
      `Hari kerja adalah ${counted(count)} hari dalam seminggu${hours ? ` dengan waktu kerja ${counted(hours)} jam per hari` : ''}`,
  },
  {
    of: work,
    told: new RegExp(`^(?:hari\\s)?(?:kerja|masuk)(?:nya)?\\s(?:hari\\s)?(${days})$`, 'iu'),
    written: ([, said = '']) => `Hari kerja adalah ${dayNames(said)}`,
  },
  {
    of: work,
    told: new RegExp(`^libur(?:nya)?\\s(?:(?:se)?tiap\\s)?(?:hari\\s)?(${days})$`, 'iu'),
    written: ([, said = '']) => `PIHAK KEDUA memperoleh libur hari ${dayNames(said)} setiap minggu`,
  },
  {
    of: work,
    told: /^libur(?:nya)?\s(\d)\s(?:hari|kali|x)\s(?:se|per\s?)(minggu|bulan)$/iu,
    written: ([, count = '', unit = '']) => `PIHAK KEDUA memperoleh libur ${counted(count)} hari dalam se${unit}`,
  },
  {
    told: /^(?:(?:harga|sewa|uang sewa)(?:nya)?\s)?(?:(?:se|per\s?)(?:tahun|bulan)\s)?(?:Rp\s[\d.]+\s)?(?:(?:se|per\s?)(?:tahun|bulan)\s)?(?:di)?bayar(?:nya)?\s(\d{1,2})\s?(?:x|kali|tahap|termin)$/iu,
    written: ([, count = '']) => `Pembayaran dilakukan dalam ${counted(count)} tahap`,
  },
]

/** `40% Ridwan 60% Fajar`, `60% koperasi 40% PT`: whose share is which, with both sides by the names of their part. */
const sharesTold = (clause: string, { sender, signer, recipient }: DocumentRequest): string => {
  const found =
    /^(?:bagi hasil|pembagian|hasil(?:nya)?|keuntungan|untung)(?:nya)?\s(?:di)?(?:bagi\s)?(.{5,90})$/iu.exec(
      clause,
    )?.[1] ?? ''
  const named = (name: string): Role | null => {
    const low = name.toLowerCase()
    const is = (one: string): boolean => one !== '' && low.includes((one.split(' ')[0] ?? '').toLowerCase())
    return [plainName(recipient.name), recipient.company].some(is)
      ? 'PIHAK KEDUA'
      : [plainName(sender.name) || signer.name, sender.company].some(is)
        ? 'PIHAK PERTAMA'
        : null
  }
  const [, first = '', one = '', second = '', two = '', rest = ''] =
    /^(\d{1,2})\s?(?:%|persen)\s(?:untuk\s|buat\s)?([\p{L}\s]{2,40}?),?\s(?:dan\s)?(\d{1,2})\s?(?:%|persen)\s(?:untuk\s|buat\s)?(\p{L}+(?:\s\p{Lu}\p{L}+){0,2})(?:,?\s(.+))?$/u.exec(
      found,
    ) ?? []
  const [a, b] = [named(one), named(two)]
  return a === null || b === null || a === b
    ? ''
    : `Hasil usaha dibagi ${first}% untuk ${a} dan ${second}% untuk ${b}${rest === '' ? '' : `, dibayarkan ${rest}`}`
}

/** A told clause as the sentence that a contract of this sort has for it; the clause itself where it knows none. */
export const agreedClause = (clause: string, request: DocumentRequest): string => {
  const bare = clause.trim().replace(/\.$/u, '')
  const agreement = agreementOf(request)
  const borrower = other(lenderOf(request))
  for (const { of, told, written } of wordings) {
    if (of !== undefined && !of.includes(agreement ?? '')) continue
    const found = told.exec(bare)
    if (found !== null) return written(found, borrower)
  }
  return sharesTold(bare, request) || clause
}

/** Whether a clause is a sentence of an article already, and no further remark. */
export const isAgreed = (clause: string): boolean =>
  /^(?:Objek sewa digunakan|Barang dijual dalam|Hari kerja adalah|Jam kerja adalah|PIHAK KEDUA menjalani masa percobaan|Barang yang tidak laku diambil|PIHAK KEDUA memperoleh libur)(?!\p{L})/u.test(
    clause,
  )
