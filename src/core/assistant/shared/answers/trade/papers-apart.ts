import type { Answer, Asked } from '../answer.ts'

/** Papers that owners mix up: by what each is called, and what it is for. */
const papers: readonly (readonly [called: string, words: string, meaning: string])[] = [
  [
    'Surat kuasa',
    'surat kuasa|kuasa',
    'memberi **wewenang** bertindak atas nama Anda (mengambil barang, mengurus izin). Diteken pemberi dan penerima, biasanya di atas meterai.',
  ],
  [
    'Surat tugas',
    'surat tugas|tugas',
    'menyuruh **karyawan sendiri** melakukan pekerjaan: siapa, apa, di mana, kapan. Cukup diteken atasan.',
  ],
  [
    'Surat perintah',
    'surat perintah',
    'perintah melakukan sesuatu dari atasan, lebih tegas daripada surat tugas; lazim di dinas.',
  ],
  [
    'Surat perjalanan dinas',
    'perjalanan dinas|sppd|spd',
    'menyertai orang yang **bepergian** untuk kerja: tujuan, tanggal, kendaraan, biaya, dan cap tempat yang didatangi.',
  ],
  [
    'Surat keterangan',
    'surat keterangan|keterangan',
    '**menerangkan** keadaan orang lain yang Anda tahu benar (bekerja, berpengalaman). Diteken yang menerangkan.',
  ],
  [
    'Surat pernyataan',
    'surat pernyataan|pernyataan',
    'janji atau pengakuan **diri sendiri**, diteken yang menyatakan, sering di atas meterai.',
  ],
  [
    'Surat rekomendasi',
    'surat rekomendasi|rekomendasi',
    '**menyarankan** seseorang atau usaha kepada pihak lain, dengan alasannya.',
  ],
  [
    'Surat pengantar',
    'surat pengantar|pengantar',
    'menyertai berkas atau orang yang dikirim: apa saja yang dikirim dan untuk apa.',
  ],
  ['Surat edaran', 'surat edaran|edaran', 'aturan atau ajakan yang **berlaku terus** bagi banyak orang di dalam.'],
  ['Pengumuman', 'pengumuman', 'kabar **sekali** untuk siapa saja yang membaca: tutup, pindah, harga baru.'],
  ['Memo', 'memo', 'pesan singkat **di dalam** usaha, tanpa kop dan nomor panjang.'],
  [
    'Berita acara',
    'berita acara|bast',
    'catatan bahwa sesuatu **sudah terjadi** (serah terima, pemeriksaan), diteken semua yang hadir.',
  ],
  [
    'Notulen',
    'notulen|notula',
    'catatan **isi rapat**: siapa hadir, apa dibahas, apa diputuskan. Tidak ditujukan kepada siapa pun.',
  ],
  [
    'Surat teguran',
    'surat teguran|teguran',
    'peringatan pertama, juga untuk pelanggan atau mitra: apa yang terjadi dan sampai kapan dibenahi.',
  ],
  [
    'Surat peringatan (SP)',
    'surat peringatan|peringatan',
    'sanksi bertahap bagi **karyawan**: SP1, SP2, SP3, masing-masing dengan masa berlaku.',
  ],
  [
    'Perjanjian atau kontrak',
    'perjanjian|kontrak',
    '**mengikat**: hak, kewajiban, uang, dan akibat kalau dilanggar. Diteken kedua pihak, di atas meterai.',
  ],
  [
    'MoU',
    'mou|nota kesepahaman|kesepahaman',
    '**niat bersama** sebelum kontrak; rinciannya belum ada, dan umumnya disusul perjanjian.',
  ],
  ['Surat permohonan', 'surat permohonan|permohonan', '**meminta** izin, bantuan, atau tempat kepada pihak lain.'],
  [
    'Proposal',
    'proposal',
    'menjelaskan **rencana dan manfaatnya**, lengkap dengan biaya, supaya disetujui atau didanai.',
  ],
  ['SOP', 'sop', '**cara mengerjakan** sesuatu, langkah demi langkah, sama untuk siapa pun.'],
  [
    'Uraian tugas',
    'uraian tugas|jobdesk|job desk|jobdesc',
    '**apa tanggung jawab** satu jabatan, kepada siapa ia melapor.',
  ],
  ['Somasi', 'somasi', 'teguran terakhir **sebelum jalan hukum**: tuntutan, dasar, dan batas waktunya.'],
]

const named = papers.flatMap(([, words]) => words.split('|')).join('|')

const placeOf = (line: string, words: string): number => {
  const places = words.split('|').map((word) => line.indexOf(` ${word} `))
  return Math.min(...places.map((place) => (place < 0 ? Infinity : place)))
}

/** What each of two papers is for, in the order in which they were named. */
const toldApart = ({ line }: Asked): string => {
  const found = papers
    .map(([called, words, meaning]) => ({ called, meaning, place: placeOf(line, words) }))
    .filter(({ place }) => place < Infinity)
    .sort((one, other) => one.place - other.place)
    .slice(0, 3)
  return `${found.map(({ called, meaning }) => `- **${called}** ${meaning}`).join('\n')}\n\nCeritakan keperluannya dalam satu kalimat, nanti saya sebutkan mana yang pas; suratnya bisa saya buatkan. Untuk urusan bernilai besar, mintalah notaris atau penasihat hukum membacanya dulu.`
}

/** Two papers side by side. */
export const papersApart: readonly Answer[] = [
  {
    name: 'papers_apart',
    when: [`beda|bedanya|perbedaan|bedain|membedakan|sama atau beda|sama tidak|sama saja & ${named} & ${named}`],
    weight: 1.4,
    reply: toldApart,
  },
]
