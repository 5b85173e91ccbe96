import { activeVerb } from './colloquial-verbs.ts'
import { inWriting } from './written-words.ts'

/** Whether a clause only repeats what stands in a paper. */
export type StandsThere = (clause: string) => boolean

/** Words that only say in which part somebody or something stands that the paper names. */
const ofParts = new Set(
  'pekerjaan profesi diminta agenda agendanya siswa murid santri sdr sdri saudara keponakan ponakan sepupu gaji penghasilan rab u up p attn soal warga ikut diwakili mewakili menyerahkan diserahkan diserahin menerima diterima mba donatur karyawan pegawai staf bagian pelanggan supplier penjual pembeli penyewa nik berjalan jalan domisili dp uang tempo pinjam usaha bp pelatihannya magangnya sppd sampai tanggal pernyataan kesanggupan kemarin tadi semalam barusan rapatnya acaranya hadir dihadiri peserta menyewakan menyewa meminjam meminjamkan bernama selama mulai bahas membahas tanda tangan ttd ditandatangani notulis notulen dipimpin memimpin surat kuasa ambil lagi kerja bekerja terakhir mau ingin admin saya kami milik punya nitip titip menitipkan pak bu bpk bapak ibu ayah ayahnya ibunya bapaknya mamanya papanya suaminya istrinya walinya ortunya ortu di ke butuh tambah hari sama dan dari oleh untuk dengan yang yaitu serta juga an rek norek rekening pengelola menuntut tuntutan meminta minta pergi menyuruh pengalaman lulusan dipotong naik pakai menggunakan menugaskan nugasin ditugaskan mengutus perusahaan perusahaannya bernama pemilik ketua direktur manajer status sudah telah sopir sopirnya supir supirnya pengemudi kernet kernetnya kendaraan plat nopol mobil koh ko cik ci teh kang bang mas mbak si haji hajah mbah bawa membawa diantar penerima pengirim telepon nyuruh disuruh memerintahkan perintah pemberi tujuan selaku namanya nama mantan saksi apabila karena sehubungan posisi cuti izin umur usia alamat diadain diadakan diselenggarakan penyelenggara pemiliknya ketuanya direkturnya bosnya dia ia beliau sejak sekarang jadi menjadi sebagai memberi memberikan menerangkan menyatakan bahwa atas pada ini itu benar adalah merupakan antara perjanjian kontrak katanya alamatnya beralamat ditujukan isinya jabatan jabatannya mengajukan mengundang menandatangani'.split(
    ' ',
  ),
)

const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** `Senin, 23 November 2026`: a date holds its weekday. */
const weekdayOfDate = /(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu),?\s(?=\d{1,2}\s\p{Lu}\p{L}+\s\d{4})/giu

/** Whether a clause only repeats what stands in a paper: `naik kereta` below `Alat angkut : Kereta api`. Tells it for one paper, whose text is read once, however many clauses are asked about. */
const standsAsTold = (text: string): StandsThere => {
  const all = plainWords(text)
  const known = new Set(all)
  const pairs = new Set(all.map((word, at) => `${word} ${all[at + 1] ?? ''}`))
  return (clause) => {
    // `40 anak` is not told by a row of 40 other things.
    const counted = [...clause.toLowerCase().matchAll(/(?<![\d.,])(\d{1,3})\s(\p{L}{3,})/gu)]
    if (counted.some(([, count = '', noun = '']) => !ofParts.has(noun) && !pairs.has(`${count} ${noun}`))) return false
    return plainWords(clause.replaceAll(weekdayOfDate, '')).every(
      (word) =>
        known.has(word) ||
        known.has(word.replace(/nya$/, '')) ||
        known.has(`${word}an`) ||
        ofParts.has(word) ||
        // `antar barang` below `Mengantar barang`.
        known.has(activeVerb(word) ?? word),
    )
  }
}

/** The same, whether the paper or the clause says it in words of talk or of an office. */
export const standsIn = (text: string): StandsThere => {
  const stands = standsAsTold(`${text}\n${inWriting(text)}`)
  return (clause) => stands(clause) || stands(inWriting(clause))
}

const namesMonth = /(?<!\p{L})(?:jan|feb|mar|apr|mei|jun|jul|ag|sep|okt|nov|des)\p{L}{2,6}(?!\p{L})/iu

/** `kos bulan Desember Rp 850.000 kamar 7 an Melati`: of a receipt's clause what stands nowhere yet, here `kamar 7`. */
export const withoutStated = (clause: string, isThere: StandsThere): string => {
  const words = clause.split(/\s+/)
  const stands = (word: string | undefined): boolean =>
    word !== undefined && (isThere(word) || /^(?:rp|an|a\.n\.?)$/i.test(word))
  let [from, end] = [0, words.length]
  while (from < end && stands(words[from])) from += 1
  while (end > from && stands(words[end - 1])) end -= 1
  // The year of another day is part of it, though the paper's own day holds it too.
  if (namesMonth.test(words[end - 1] ?? '') && /^20\d\d$/.test(words[end] ?? '')) end += 1
  const rest = words.slice(from, end)
  // `… untuk pernikahan 20 Februari 2027`: the occasion, with its day.
  if (from > 1 && rest.length > 1 && rest.length < 6 && /^untuk$/i.test(words[from - 1] ?? ''))
    return `untuk ${rest.join(' ')}`
  // `acaranya tanggal 12 Desember 2026`: a day needs the word that says what is on it.
  return !namesMonth.test(rest.join(' ')) &&
    rest.length > 1 &&
    rest.length < 4 &&
    from > 1 &&
    /^(?:\p{L}{3}|\d{1,4}$)/u.test(rest[0] ?? '')
    ? rest.join(' ')
    : clause
}
