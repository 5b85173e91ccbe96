import { welcomeBonus } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { Answer } from '../answer.ts'

const accountReply = `Bisa: **mengobrol, bertanya, dan menghitung tidak perlu akun**, langsung saja di kotak pesan ini.\n\nAkun baru diperlukan saat ada yang **dibuat** (surat, website, kasir), supaya hasilnya tersimpan untuk Anda. Daftarnya gratis lewat **Log In**, dan akun baru mendapat **${formatNumber(welcomeBonus)} poin**, jadi mencoba pun tidak membayar. Percakapan yang sudah Anda tulis ikut masuk ke akun.`

/** The owner's account, who else may use it, and what becomes of its data. */
export const aboutAccount: readonly Answer[] = [
  {
    name: 'login_account',
    asks: [
      'lupa kata sandi akun juragan',
      'cara membuat akun',
      'cara masuk dengan google',
      'kenapa disuruh login tiap mau bikin surat',
    ],
    when: [
      'login|log in|register|akun|sign up|sandi|password|kata sandi & ?|cara|bagaimana|lupa|ganti|buat|bikin|kenapa|harus|wajib|tidak bisa & !shopee|tokopedia|tiktok|gofood|grab|bank|qris|pajak|oss',
      'masuk|daftar & akun|aplikasi|juragan|sini|disini|lupa|email',
      'lupa & sandi|password',
    ],
    weight: 0.1,
    reply: `Tekan **Log In** di sidebar, lalu isi nama, email, dan kata sandi. Cukup sekali; percakapan yang sudah Anda tulis ikut masuk ke akun.\n\nMengobrol bisa tanpa akun. Akun diperlukan untuk membuat sesuatu, supaya hasilnya tersimpan untuk Anda. Lupa kata sandi? Di halaman masuk tekan **Lupa kata sandi?**, lalu buka tautan yang dikirim ke email Anda; kalau server ini belum bisa mengirim email, halaman itu menuliskan jalan lainnya. Menggantinya: **Settings, bagian Keamanan**. Lewat chat saya tidak bisa melakukannya.`,
  },
  {
    name: 'without_account',
    asks: [
      'bisa coba dulu tanpa daftar',
      'bisa dipakai tanpa akun tidak',
      'harus daftar dulu atau bisa langsung coba',
      'tamu bisa apa saja di sini',
    ],
    when: [
      'tanpa|belum|tidak usah|gausah & daftar|akun|login|registrasi & coba|nyoba|mencoba|pakai|dulu|bisa|boleh & !nib|qris|shopee|halal|merek|bpjs',
    ],
    weight: 2.2,
    reply: accountReply,
  },
  {
    name: 'account_needed',
    when: [
      'harus|perlu|wajib|mesti|tanpa|gausah & daftar|mendaftar|register|registrasi|akun|login & dulu|di sini|disini|? & !gofood|grab|shopee|tokopedia|tiktok|oss|nib|pajak|npwp|halal|bpom|pirt|merek|bpjs|qris|bank|pos|website',
    ],
    atMost: 7,
    weight: 0.3,
    reply: accountReply,
  },
  {
    name: 'share_account',
    asks: [
      'akun saya bisa dibuka di dua hp',
      'akun dipakai bareng istri dua hp bisa tidak',
      'bisa kasih akses akuntan buat lihat laporan saja',
    ],
    when: [
      'karyawan|pegawai|istri|suami|teman|anak|admin|tim|orang lain|partner|kasir & akun|login|masuk|juragan|aplikasi|aplikasinya & bareng|barengan|dua orang|bersama|ikut|pakai|makai|sama sama|berdua|satu akun|share|bisa & !bayar|gaji|kontrak kerja',
      'juragan|akun|aplikasi & berapa orang|berapa pengguna|berapa user',
      'satu akun & berapa orang|banyak orang|berdua|bareng|dua hp|dua perangkat',
      'multi user|banyak pengguna|tambah pengguna|tambah user',
    ],
    weight: 1.3,
    reply:
      'Satu akun untuk satu orang; menambah pengguna ke akun yang sama belum ada. Jangan membagikan kata sandi akun Anda, karena yang memegangnya bisa membuka semua surat dan memakai poin.\n\nYang bisa:\n\n- **Kasir**: punya kata sandi sendiri, jadi karyawan bisa berjualan tanpa masuk ke akun Anda.\n- **Bagikan** surat lewat tautan baca, yang bisa dicabut kapan saja; untuk akuntan, unduh laporan kasirnya sebagai Excel.\n- Anda sendiri boleh masuk di ponsel dan laptop sekaligus; perangkat yang tidak dikenal dikeluarkan di Settings, bagian Keamanan.',
  },
  {
    name: 'data_safety',
    asks: [
      'data saya aman tidak di sini',
      'data pelanggan dan penjualan dibaca orang lain tidak',
      'siapa yang bisa melihat dokumen saya',
      'chat saya bisa dibaca orang lain tidak',
    ],
    when: [
      'data|dokumen|informasi|rahasia|chat|surat|privasi|file|ktp|nik|nomor ktp|catatan utang & aman|keamanan|rahasia|bocor|privasi|simpan|menyimpan|dibaca|kebaca|terbaca|disebar|dilihat|dijual|hilang|disimpan',
      'kamu|juragan|anda & nyimpen|nyimpan|simpan|menyimpan|tahu|ingat|mengingat & rekening|nik|alamat|data|nomor',
      'privasi|kerahasiaan|keamanan & ?',
      'aman & ?',
    ],
    weight: 0.6,
    reply:
      'Yang bisa saya pastikan:\n\n- Surat dan percakapan tersimpan di akun Anda, dan **hanya akun itu** yang bisa membukanya.\n- Kata sandi tidak disimpan sebagai tulisan biasa.\n- Asisten bawaan ini bekerja di server Juragan sendiri dan hanya memakai isi percakapan Anda.\n\nKebiasaan baik dari sisi Anda: jangan menulis PIN, kata sandi, atau kode OTP di chat, dan keluar dari akun kalau memakai komputer bersama.',
  },
  {
    name: 'data_for_training',
    asks: ['data saya dipakai melatih ai tidak', 'data pelanggan saya dijual ke orang lain tidak'],
    when: [
      'data|chat|dokumen|surat|percakapan|pelanggan & latih|melatih|dilatih|training|belajar|ai|openai|dikirim keluar|pihak ketiga|dijual|dibagikan & !bikin|buatkan',
      'data & dikirim|dibagikan|dijual|disebar & ?|kemana|siapa',
    ],
    weight: 1.4,
    reply:
      'Bawaannya yang menjawab adalah **mesin Juragan sendiri**, di server Juragan: tidak ada yang dikirim ke luar, dan ia bekerja dengan aturan bahasa, bukan dengan belajar dari data Anda.\n\nKalau pemasangan ini memakai model AI dari luar, itu tertulis di **Settings, bagian Asisten**, lengkap dengan apa saja yang dikirim. Surat, penjualan, dan profil yang boleh saya pakai pun bisa Anda matikan di sana.\n\nTetap hati-hati: jangan menulis PIN, kata sandi, atau OTP di chat.',
  },
  {
    name: 'delete_account',
    asks: ['cara menghapus akun dan semua data'],
    when: [
      'hapus|tutup|menghapus|delete|nonaktifkan & akun & !website|surat|chat',
      'data & hapus|menghapus|dihapus|hilang & akun|semua|selamanya|total',
      'hapus|dihapus|menghapus & semua|semuanya & berhenti|brenti|berenti|keluar|tidak pakai|tidak lanjut & !stok|utang|nib|izin',
      'unduh|download|ekspor|backup|cadangan & data & saya|semua|akun',
    ],
    weight: 1.3,
    reply:
      'Ya, **Hapus akun** menghilangkan semuanya untuk selamanya: chat, surat, website, kasir, profil, dan poin. Tidak ada yang bisa mengembalikannya.\n\nCaranya: **Settings, Data saya**. Unduh dulu semua data Anda (satu file zip), baru hapus; Anda diminta mengetik email supaya tidak terjadi karena salah tekan.\n\nDari chat ini saya tidak menghapus apa pun.',
  },
  {
    name: 'device_lost',
    asks: ['hp saya hilang datanya bagaimana', 'ganti hp data di juragan hilang tidak'],
    when: [
      'hp|ponsel|handphone|laptop|komputer|perangkat & hilang|ilang|dicuri|rusak|ganti|jatuh|dijual|reset & ?|data|akun|aman|bagaimana',
    ],
    weight: 1.6,
    reply:
      'Aman: surat, penjualan, dan chat tersimpan di **akun Anda di server**, bukan hanya di ponsel itu. Masuk saja dari perangkat lain.\n\nKalau ponselnya hilang: buka **Settings, Keamanan**, lalu keluarkan semua perangkat lain, dan ganti kata sandinya. Yang belum sempat terkirim (tertulis *tersimpan di perangkat*) memang tertinggal di ponsel itu.',
  },
  {
    name: 'account_for_another',
    when: [
      'akun & jual|dijual|pindah|dipindah|pindahkan|kasih|berikan|alihkan|dialihkan|ganti pemilik & teman|temen|orang|orang lain|saudara|anak|email lain|boleh|bisa & !shopee|tokopedia|tiktok|instagram',
    ],
    asks: ['akun juragan boleh dijual ke teman tidak', 'memindahkan akun ke orang lain'],
    weight: 2.2,
    reply:
      'Sebaiknya tidak: akun dan poinnya untuk satu orang, dan memindahkannya ke orang lain tidak ada caranya. Yang memegang sandinya bisa membaca semua surat, pelanggan, dan penjualan Anda.\n\nTeman Anda cukup membuat akun sendiri; bonus akun barunya ia dapat juga. Usahanya yang dijual? Unduh dulu data Anda di Settings, bagian **Data saya**, lalu serahkan berkas yang ia perlukan.',
  },
]
