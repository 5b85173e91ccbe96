import { expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

/** Who speaks, who is spoken to and what is asked for stands in a letter as it was told. */
test.each<[string, string, readonly string[], readonly string[]]>([
  [
    'a clause keeps whom it is of, in the order of the message',
    'buat surat edaran ke semua karyawan: mulai senin depan wajib pakai helm, yg ga pakai disuruh pulang, tas ditaro di loker',
    ['wajib memakai helm. Yang tidak memakai disuruh pulang. Tas ditaruh di loker.'],
    ['Hal yang perlu diperhatikan', 'Tempat'],
  ],
  [
    'an answer says what the reader wanted, and speaks for the house',
    'tolong surat balasan buat PT Aba Jaya yg minta diskon 12%, bilang kita cuma bisa kasih 4% krn bahan naik',
    ['mengenai permintaan diskon 12%', 'Kami hanya bisa memberi 4% karena bahan naik.'],
    ['Kita', 'mohon diskon'],
  ],
  [
    'what is asked for is asked, and a thing that is to come is told',
    'surat pembatalan pesanan ke CV Aba, kita batal pesan 90 meter kain, minta dp 700rb dibalikin, sisa kain nanti kami antar',
    ['Kami batal pesan 90 meter kain.', 'Kami mohon dp Rp 700.000 dikembalikan.', 'Sisa kain nanti kami antar.'],
    ['Kita', 'Minta dp'],
  ],
  [
    'a neighbour declares that he does not mind',
    'surat tidak keberatan dari tetangga buat usaha las saya di Jl Kenari 8',
    ['bahwa saya tidak keberatan atas usaha las di Jl Kenari 8.'],
    ['isi pernyataan', 'tetangga'],
  ],
  [
    'a pupil of whom a letter is reads it not, and what he takes part in is the reason',
    'surat dispensasi sekolah buat anak saya Rara kelas 4A SDN Aba 2, ikut lomba catur di Solo tgl 7-9 Desember',
    ['Yth. Wali Kelas 4A', 'karena mengikuti lomba catur di Solo.'],
    ['Yth. Rara', 'isi alasan'],
  ],
  [
    'a proxy is told by what he is to the family',
    'buatkan surat kuasa untuk mengambil rapor anak saya di SMP 9, yang diberi kuasa tante nya Ibu Seruni',
    ['Seruni', 'mengambil rapor anak Pemberi Kuasa di SMP 9'],
    ['isi nama penerima kuasa'],
  ],
])('DOC-08 ASSIST-01 %s', (_, message, present, absent) => {
  const text = writtenLetter(message, 'surat_resmi').text.replaceAll(/\s+/g, ' ')
  const faults = [
    ...present.filter((part) => !text.includes(part)).map((part) => `missing: ${part}`),
    ...absent.filter((part) => text.includes(part)).map((part) => `not wanted: ${part}`),
  ]
  expect(faults).toEqual([])
})
