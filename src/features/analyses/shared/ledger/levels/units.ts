import { conversion } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import { people } from '../../times-pieces.ts'
import { timeNamed } from '../ledger-words.ts'

/** The words of a text, to be looked up. */
export const wordList = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Heads that are counted by what they came for. */
const guests = wordList(
  'orang kepala pembeli pelanggan tamu penumpang pasien peserta pax pengunjung customer anak siswa murid anggota jamaah',
)
/** What is done several times in a day or month. */
const occasions = wordList(
  'kali trip rit jalan antar antaran kirim kiriman acara panggilan putaran masak adonan ngadon batch order orderan pesanan transaksi kunjungan angkut narik tarikan job produksi pertemuan sesi event cetak rombongan',
)
const anyPiece = wordList('pcs buah biji unit potong satuan satu lembar item')

export const isOccasion = (unit: string): boolean => occasions.has(unit)
export const isHead = (unit: string): boolean => guests.has(unit) || people.has(unit)
export const isTimeUnit = (unit: string): boolean => timeNamed(unit) !== null || unit === 'jam' || unit === 'malam'

/** A unit as the levels know it: `bulanan` is a month, a night of a room one of its days. */
export const levelUnit = (unit: string): string =>
  unit === 'malam' ? 'hari' : unit === 'kilo' ? 'kg' : (timeNamed(unit) ?? unit)

/** How many of `unit` one of `noun` holds; null where it is something else. */
export const heldIn = (noun: string, unit: string): number | null => {
  if (noun === unit || (guests.has(noun) && guests.has(unit))) return 1
  return isTimeUnit(noun) || isTimeUnit(unit) ? null : conversion(noun, unit)
}

/** Whether a word may stand for whatever was counted: `1.500 per biji` of so many pouches, `sekali jalan` of so many trips. */
export const standsForAny = (unit: string, noun: string): boolean =>
  (anyPiece.has(unit) && !isTimeUnit(noun) && !isHead(noun)) ||
  (anyPiece.has(noun) && !isTimeUnit(unit) && !isHead(unit)) ||
  (occasions.has(unit) && occasions.has(noun))
