import { isTimeLabel } from './told-figures.ts'

/** What a business is measured by. */
export const metricHead =
  /\b(?:perkiraan|estimasi|omzet|omset|laba|untung|keuntungan|margin|pendapatan|penjualan|pengeluaran|pelanggan|pengunjung|karyawan|pegawai|cabang|outlet|anggota|peserta|pertumbuhan|naik|turun|rating|modal|balik modal|bep|iuran|gaji|aset|hutang|utang|piutang|kapasitas|produksi|pengikut|followers?|rata(?:-| )rata|pesanan|belanja|transaksi|tabungan|simpanan|setoran|saldo|kas|sisa|bayar|infaq|infak|sumbangan|donasi|pemasukan|penerimaan|hadiah|dana|biaya|anggaran|budget|target|shu|pinjaman beredar|mekanik|tukang|pengrajin|perajin|tenaga|penjahit|koki|staf|pedagang|petani|tim|angsuran|cicilan|valuasi|revenue|ebitda|gmv|arr|mrr|okupansi|equity|ekuitas|ustadz|ustad|guru|dosen|santri|siswa|murid|mahasiswa|responden|kk|rugi|kerugian|leads?|closing|prospek|terkumpul|terpakai|kekurangan)\b/i

/** What is measured over time: the name of its series. */
export const metricName =
  /\b(?:omzet|omset|penjualan|pendapatan|revenue|ebitda|pemasukan|pengeluaran|laba|untung|keuntungan|pelanggan|pengunjung|produksi|panen|anggota|pesanan|biaya)\b(?:\s+(?:toko|warung|online|offline|bersih|kotor|baru|kami))?/i

/** The time that a figure's name is or ends with: `juli`, `omzet 2025`, `penjualan minggu 1`; else empty. */
export const timeIn = (label: string): string => {
  if (isTimeLabel(label)) return label
  // `omzet per bulan` is measured by the month, in none of them.
  if (/\b(?:per|tiap|setiap)\s+\p{L}+$/iu.test(label)) return ''
  const words = label.split(/\s+/)
  const ends = [words.slice(-2), words.slice(-1)].map((end) => end.join(' '))
  return (metricHead.test(label) ? ends.find(isTimeLabel) : undefined) ?? ''
}
