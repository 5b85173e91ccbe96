import { prices, welcomeBonus } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import { type HelpArticle, inPoints } from './article.ts'

export const firstSteps: readonly HelpArticle[] = [
  {
    id: 'mulai',
    group: 'Mulai',
    title: 'Langkah pertama',
    keywords: 'awal baru pemula tutorial panduan memulai juragan itu apa',
    body: [
      'Juragan bekerja seperti karyawan yang rajin: Anda tulis satu kalimat di kotak pesan, hasilnya langsung jadi.',
      {
        steps: [
          'Tulis pesan di kotak bawah, misalnya minta dibuatkan invoice.',
          'Kalau belum punya akun, tekan Log In. Pesan Anda tetap menunggu.',
          'Hasilnya terbuka di samping chat (di ponsel memenuhi layar). Ketuk bagian mana pun untuk mengubahnya.',
          'Unduh sebagai Word atau PDF, lalu kirim ke pelanggan.',
        ],
      },
      { try: 'Buatkan invoice dari Dapur Melati untuk Ibu Ratna: 30 nasi kotak @22.000 dan 30 air mineral @4.000' },
    ],
  },
  {
    id: 'menulis-pesan',
    group: 'Mulai',
    title: 'Menulis pesan supaya hasilnya pas',
    keywords: 'perintah prompt kalimat contoh permintaan lengkap',
    body: [
      'Tulis biasa saja, seperti menyuruh karyawan. Makin lengkap faktanya, makin sedikit yang perlu Anda isi sendiri.',
      {
        list: [
          'Sebut siapa penerimanya: nama, jabatan, atau perusahaannya.',
          'Sebut barang dengan jumlah dan harga: 60 botol es kopi susu @18.000.',
          'Sebut waktunya: berlaku 14 hari, jatuh tempo 30 November.',
        ],
      },
      'Fakta yang tidak Anda sebut tidak dikarang. Tempatnya ditandai kuning, misalnya [isi alamat], tinggal diketik.',
      {
        try: 'Buatkan surat penawaran dari Kopi Senja untuk PT Cahaya Nusantara: 60 botol es kopi susu @18.000, berlaku 14 hari',
      },
    ],
  },
  {
    id: 'profil-usaha',
    group: 'Mulai',
    title: 'Mengisi profil usaha sekali saja',
    keywords: 'kop surat nama alamat telepon logo rekening bank npwp pkp tanda tangan settings pengaturan data usaha',
    body: [
      'Buka menu akun di kiri bawah, pilih Settings, lalu Profil usaha. Yang Anda isi di sana dipakai sendiri:',
      {
        rows: [
          ['Nama, alamat, kontak', 'kop surat, website, struk kasir'],
          ['Rekening bank', 'invoice'],
          ['NPWP (kalau PKP)', 'surat dan invoice'],
          ['Penanda tangan', 'bagian bawah surat'],
          ['Logo', 'sampul presentasi'],
        ],
      },
      'Yang Anda tulis di chat selalu menang dari profil. Menulis surat atas nama usaha lain tetap bisa.',
    ],
  },
  {
    id: 'akun-dan-tamu',
    group: 'Mulai',
    title: 'Tamu dan akun: apa bedanya',
    keywords: 'daftar login masuk buat akun gratis guest tanpa akun',
    body: [
      'Sebagai tamu Anda bebas mengobrol dan bertanya. Untuk membuat surat, website, atau kasir perlu akun, supaya hasilnya tersimpan dan milik Anda.',
      `Akun baru mendapat ${inPoints(welcomeBonus)}, cukup untuk ${formatNumber(Math.floor(welcomeBonus / prices.document_create))} surat. Chat yang Anda mulai sebagai tamu ikut pindah ke akun.`,
    ],
  },
  {
    id: 'chat',
    group: 'Mulai',
    title: 'Chat: bertanya, mengulang, menghentikan',
    keywords: 'tanya ngobrol ulangi ubah pesan hentikan stop jawaban cabang riwayat chat baru hapus',
    body: [
      'Chat gratis, sepuasnya. Tanya soal harga jual, pembukuan, atau pajak dasar boleh kapan saja.',
      {
        list: [
          'Enter mengirim, Shift+Enter membuat baris baru.',
          'Hentikan memotong jawaban yang sedang ditulis.',
          'Ulangi meminta jawaban lain. Ubah mengganti pertanyaan Anda; yang lama tidak hilang.',
          'Chat Baru memulai topik baru. Chat lama ada di Recent Chats.',
        ],
      },
      { try: 'Apa bedanya invoice sama kuitansi?' },
    ],
  },
]
