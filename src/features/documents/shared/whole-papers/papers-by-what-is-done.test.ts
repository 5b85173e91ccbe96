import { expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

/** Message, what must stand in the paper, and what must not. */
const papers: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'saya mau sewain ruko saya di jl ahmad yani no 12 ke bu lilis buat jualan ayam geprek, setahun 36 juta bayar 2x, deposit 3 juta. tolong buatkan surat perjanjian',
    [
      'PERJANJIAN SEWA MENYEWA',
      'Objek sewa dalam perjanjian ini adalah ruko yang beralamat di Jalan Ahmad Yani no 12.',
      'Objek sewa digunakan untuk berjualan ayam geprek.',
    ],
    ['mau menyewakan'],
  ],
  [
    'surat perjanjian pinjam mobil pickup L300 saya AB 8123 XY dipinjam Koh Aming 3 hari mulai jumat, bensin dia',
    ['PERJANJIAN PINJAM PAKAI', 'mobil pickup L300 AB 8123 XY', 'menanggung bensin'],
    ['uang pinjaman', 'dipinjam Koh Aming'],
  ],
  [
    'saya pinjemin motor ke temen saya Rudi buat ojol, setor 50rb sehari ke saya, motor supra plat F 3321 BC, 6 bulan. tolong buatin perjanjian yg kuat',
    ['PERJANJIAN SEWA MENYEWA', 'Objek sewa digunakan untuk ojol.'],
    ['yang kuat', 'tanpa biaya sewa'],
  ],
  [
    'perjanjian kerja buat karyawan baru saya, namanya Agus Salim posisi driver pengiriman, gaji 2,8 juta sebulan, kontrak 6 bulan',
    ['Agus Salim', 'PIHAK KEDUA bekerja sebagai driver pengiriman'],
    ['isi nama PIHAK KEDUA'],
  ],
  [
    'surat permohonan keringanan sewa lapak ke pengelola pasar modern sidoarjo, minta turun 30% selama 3 bulan. Toko Plastik Makmur',
    ['Yth. Pengelola Pasar Modern Sidoarjo'],
    ['ke pengelola'],
  ],
  [
    'bikinin surat izin ke wali kelas 4B bu Ratna dong, anak saya Dimas ga masuk senin, saya bapaknya Hendro',
    ['Yth. Ibu Ratna', 'Wali Kelas 4B'],
    ['Ibu Ratna.'],
  ],
  [
    'surat undangan rapat rt, jumat malam tgl 4 desember jam setengah 8 di rumah pak rt, bahas iuran sampah, mohon jgn telat',
    ['19.30', 'Mohon tidak terlambat.'],
    ['07.30'],
  ],
  [
    'surat pemberitahuan ke pelanggan toko kami tutup tgl 24 desember sampe 2 januari, orderan terakhir tgl 20, buka lagi tgl 3 jam 8',
    ['20 Desember 2026', '3 Januari 2027'],
    ['20 Januari'],
  ],
]

test.each(papers)('DOC-04 %s', (message, held, notHeld) => {
  const { title, text } = writtenLetter(message, null)
  const paper = `${title}\n${text}`
  for (const fact of held) expect(paper).toContain(fact)
  for (const fact of notHeld) expect(paper).not.toContain(fact)
})
