import { conversion, unitOf } from '../goods/units.ts'
import { wordSet } from '../words.ts'

/** How many of what: `3 lusin`, `18 tukang`, `200 kg per minggu`. */
export interface Counted {
  readonly value: number
  /** A unit in its usual writing, or the noun that is counted; null for a bare figure. */
  readonly of: string | null
  /** `200 kg per minggu`, `1 porsi per siswa per hari`: for each of these. */
  readonly per: readonly string[]
  /** Joined to the count or price beside it by a sign of multiplication. */
  readonly times: boolean
  /** Told as how long something lasts, or how large it is. */
  readonly lasts: boolean
  /** Written as sums of money are: `2rb batang`. */
  readonly asSum: boolean
}

export const persons = wordSet(
  `orang ibu bapak peserta siswa murid anak tukang guru karyawan pegawai tamu kru panitia jamaah santri mahasiswa pekerja teknisi operator
   instruktur wasit penari buruh anggota warga kepala pax petugas satpam pengunjung pasien jemaat kru crew staf staff pemain
   penumpang wisatawan turis kader relawan pengurus sopir supir driver kuli balita lansia nelayan petani pekerja murid mitra dewasa mama mamak emak bunda nenek kakek pemuda remaja balita pedagang penjual penyewa pelapak pembeli pemateri narasumber spg montir mekanik helper tenaga
   satpam pengawas barber personel personil guide pemandu`,
)
export const frequencies = wordSet('kali pertemuan sesi kunjungan trip rit')
const pieces = wordSet('pcs buah biji unit satu lembar potong')
/** What is hired by the piece: `kursi 100 biji 3rb per hari`. */
const hired = wordSet('pcs buah biji unit set pasang tenda motor mobil truk bus bis sepeda kursi meja laptop kamera')

export const precise = (value: number): number => Math.round(value * 1e6) / 1e6

/** `pcs`, `buah`, or a noun, of which one is a piece: `kapal 2 buah, satu kapal 1.800.000`. */
const isPiece = (unit: string): boolean =>
  pieces.has(unit) || (unitOf(unit) === null && !persons.has(unit) && !frequencies.has(unit))

/** How many of `unit` a count holds; null where it counts something else. */
export const heldBy = ({ value, of }: Counted, unit: string): number | null => {
  if (of === null) return pieces.has(unit) ? value : null
  // `4 barista 120rb per orang`: what has a name of its own and no unit may be persons.
  if (
    of === unit ||
    (pieces.has(of) && isPiece(unit)) ||
    (persons.has(of) && persons.has(unit)) ||
    (of === 'kali' && frequencies.has(unit)) ||
    (frequencies.has(of) && unit === 'kali')
  )
    return value
  // `keramik 30 meter persegi, 185rb per meter`
  if (of === 'm2' && unit === 'meter') return value
  // `15 lusin, satu kaos 62.500`: a noun is a piece.
  const factor = conversion(of, unitOf(unit) === null ? 'pcs' : unit)
  if (factor !== null) return precise(value * factor)
  // `piring 60 biji, 42rb per lusin`
  const held = unitOf(unit) !== null && pieces.has(of) ? conversion(unit, of) : null
  return held === null || held <= 1 ? null : precise(value / held)
}

/** Whether each of what is counted is paid for by the time that a price names: persons, and things that are hired. */
export const isHired = ({ of, lasts }: Pick<Counted, 'of' | 'lasts'>, per: readonly string[]): boolean => {
  if (of === null || lasts) return false
  if (of === 'kamar') return !per.includes('bulan') && !per.includes('tahun')
  return persons.has(of) || hired.has(of)
}
