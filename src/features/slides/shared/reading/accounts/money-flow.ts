import { trimmed } from '../told-words.ts'

interface Named {
  readonly label: string
  readonly group: string
}

/** What is there before anything comes in or goes out. */
export const opening = /\b(?:saldo|kas|sisa)\s+(?:awal|lalu|sebelumnya|kemarin|bulan lalu|tahun lalu)\b/i
const inWord =
  /\b(?:pendapatan|pemasukan|penerimaan|omzet|omset|masuk|penjualan|terjual|dijual|iuran|infaq|infak|sedekah|shodaqoh|sodaqoh|zakat|donasi|donatur|sumbangan|wakaf|kencleng|sponsor|hibah|kotak amal|jasa simpan pinjam|jasa pinjaman|simpanan (?:pokok|wajib|sukarela|anggota)|angsuran anggota|tiket|retribusi|jual)\b/i
const outWord =
  /\b(?:beban|biaya|pengeluaran|belanja|keluar|(?:ter|di)pakai|dipake|digunakan|bayar|beli|perbaikan|upah|gaji|honor|listrik|air|kebersihan|keamanan|dekorasi|tenda|cetak|transport|bensin|solar|sewa|konsumsi|takjil|santunan|ongkos|renovasi|pajak|servis|pulsa|internet|atk|modal|bahan|pakan|obat|pupuk|bibit|pembelian)\b/i

export const isOpening = ({ label }: Pick<Named, 'label'>): boolean => opening.test(label)

const wayOf = (words: string): 'in' | 'out' | null => {
  const [goes, comes] = [outWord.exec(words), inWord.exec(words)]
  if (!goes) return comes ? 'in' : null
  if (!comes) return 'out'
  // `biaya iuran kebersihan`, `sewa lapak masuk`: what is said first.
  return comes.index < goes.index ? 'in' : 'out'
}

/** What stands before a name since the last of some `ends`; empty where the text does not have the name. */
const saidBefore = (name: string, text: string, ends: RegExp): string => {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return at < 0 ? '' : (text.slice(0, at).split(ends).at(-1) ?? '')
}

/** The last word for a flow in the sentence before a name; `words` keeps the incoming ones as its first group. */
export const flowSaidBefore = (name: string, text: string, words: RegExp): 'in' | 'out' | null => {
  const last = [...saidBefore(name, text, /[.;\n](?=\s)/).matchAll(words)].at(-1)
  if (last === undefined) return null
  return last[1] === undefined ? 'out' : 'in'
}

const flowWords = /\b(?:(masuk|pemasukan|penerimaan|pendapatan)|(?:keluar|pengeluaran|belanja|beban|biaya))\b/gi

/** What some pay and others earn by: `pendapatan air bersih 84jt, sewa tenda 21jt, biaya operasional 97jt`. */
const earnedToo =
  /^(?:sewa|tenda|dekorasi|transport|servis|pulsa|internet|cetak|air|listrik|pakan|obat|pupuk|bibit|solar)(?!\p{L})/iu
const firstEarned =
  /\b(?:pendapatan|pemasukan|penerimaan|penjualan)\s+(?:dari\s+)?(?!total|semua|kotor|bersih|bulan|tahun|minggu|hari)\p{L}[^,;.\d]*\d[^,;]*,[^;]*$/iu
const costsFollow = /\b(?:biaya|beban|pengeluaran|belanja|keluar)(?!\p{L})/iu

/** Whether a thing stands in a list of what was earned, which the costs follow. */
const isAmongEarned = (label: string, text: string): boolean => {
  const at = text.toLowerCase().indexOf(label.toLowerCase())
  if (at < 0 || !earnedToo.test(label)) return false
  const [before, behind] = [text.slice(0, at), text.slice(at + label.length)]
  return firstEarned.test(before) && !costsFollow.test(before) && costsFollow.test(behind)
}

const wholeIncome =
  /\b(?:pemasukan|penerimaan|pendapatan)(?:\s(?:total|kotor|semua|bulan ini))?\s+(?:rp\.?\s?)?\d[^,;]*,([^:;]*)$/iu
/** `pemasukan 28jt, gaji 7jt, sabun 2jt`: behind a whole income with its own sum, and behind a cost, costs go on. */
const isBehindCost = (label: string, text: string): boolean => {
  const at = text.toLowerCase().indexOf(label.toLowerCase())
  const between = at < 0 ? undefined : wholeIncome.exec(text.slice(0, at))?.[1]
  return between !== undefined && outWord.test(between) && !inWord.test(between)
}

/** `kas masuk 620rb, beli spidol 75rb, fotokopi 120rb`: behind what went out by its own words, what names no flow goes out too. */
const goesOnFrom = (label: string, text: string): 'out' | null => {
  const at = text.toLowerCase().indexOf(label.toLowerCase())
  const before = saidBefore(label, text, /[.;:\n](?=\s)/)
  if (firstEarned.test(before) && costsFollow.test(text.slice(at))) return null
  const last = before
    .split(/,\s/)
    .filter((clause) => /\d/.test(clause))
    .map(wayOf)
    .findLast((way) => way !== null)
  return last === 'out' ? 'out' : null
}

/** Whether a sum comes in or goes out: by its own words, those over its list, or the last such word of its sentence. */
export const flowOf = (sum: Named, text: string): 'in' | 'out' | null => {
  const own = wayOf(sum.label)
  const listed = wayOf(trimmed(sum.group))
  // Under `pengeluaran:` all goes out, whatever its name.
  if (listed !== null && /\b(?:pengeluaran|pemasukan|penerimaan|pendapatan|beban|keluar|masuk)\b/i.test(sum.group))
    return listed
  if (isAmongEarned(sum.label, text)) return 'in'
  return (
    own ??
    goesOnFrom(sum.label, text) ??
    (isBehindCost(sum.label, text) ? 'out' : flowSaidBefore(sum.label, text, flowWords)) ??
    listed
  )
}
