import type { HelpArticle } from './article.ts'

export const accountAndTrouble: readonly HelpArticle[] = [
  {
    id: 'keamanan',
    group: 'Akun',
    title: 'Keamanan: keluar dari perangkat lain',
    keywords: 'ponsel hilang dicuri hack sesi perangkat login keluar logout kata sandi aman',
    body: [
      'Buka Settings, bagian Keamanan. Di sana tertulis di mana saja akun Anda sedang masuk.',
      'Di situ juga Anda mengganti kata sandi: tulis yang lama dan yang baru, dan pilih apakah perangkat lain ikut dikeluarkan.',
      'Tekan Keluar dari sini pada perangkat yang tidak Anda kenal, atau keluarkan semua perangkat lain sekaligus. Berlaku saat itu juga.',
    ],
  },
  {
    id: 'data-saya',
    group: 'Akun',
    title: 'Mengunduh atau menghapus data saya',
    keywords: 'ekspor zip backup cadangan hapus akun privasi data pribadi tutup akun',
    body: [
      'Settings, bagian Data saya. Unduh data saya memberi satu file zip berisi chat, dokumen, profil, dan catatan poin.',
      'Hapus akun menghilangkan semuanya untuk selamanya. Anda diminta mengetik email dulu, jadi tidak bisa terjadi karena salah tekan.',
    ],
  },
  {
    id: 'siapa-yang-menjawab',
    group: 'Akun',
    title: 'Siapa yang menjawab, dan data saya ke mana',
    keywords: 'ai model openai robot privasi rahasia dikirim keluar asisten',
    body: [
      'Settings, bagian Asisten, menyebut siapa yang menjawab Anda dan apa saja yang dikirim ke luar. Bawaannya mesin Juragan sendiri: tidak ada yang dikirim.',
      'Hitungan, harga, dan poin selalu diputuskan server Juragan, bukan oleh model AI.',
    ],
  },
  {
    id: 'pintasan',
    group: 'Akun',
    title: 'Pintasan keyboard',
    keywords: 'shortcut tombol keyboard ctrl cepat',
    body: [
      'Tekan tanda tanya (?) di luar kotak isian untuk melihat daftarnya. Daftar yang sama ada di Settings bagian Pintasan.',
      'Kalau bertabrakan dengan program lain, matikan di sana.',
    ],
  },
  {
    id: 'mencari',
    group: 'Akun',
    title: 'Menemukan chat dan dokumen lama',
    keywords: 'cari search temukan hilang lama sidebar daftar ganti nama hapus',
    body: [
      'Tekan Cari di sidebar (atau Ctrl+K), lalu ketik satu dua kata. Salah satu huruf tidak apa-apa; chat dan hasil dicari sekaligus.',
      'Semua yang pernah dibuat juga ada di sidebar: chat di Recent Chats, hasilnya menurut jenis. Tekan tulisan +… untuk melihat semuanya.',
      'Mengganti nama atau menghapus chat ada di menu titik tiga pada barisnya. Hapus bisa dibatalkan sebentar sesudahnya.',
    ],
  },
  {
    id: 'tidak-jadi',
    group: 'Masalah',
    title: 'Hasilnya tidak jadi atau lama',
    keywords: 'gagal error galat macet lambat loading tidak muncul terputus coba lagi lanjutkan',
    body: [
      'Tekan Coba lagi atau Lanjutkan di bawah pesannya. Permintaan yang sama tidak dipotong dua kali.',
      'Kalau Juragan hanya menjawab dan tidak membuat, kalimatnya mungkin terbaca sebagai pertanyaan. Mulailah dengan "Buatkan …".',
      { try: 'Buatkan kuitansi dari Bengkel Jaya untuk Pak Anton, servis motor 350.000' },
    ],
  },
  {
    id: 'tidak-bisa-masuk',
    group: 'Masalah',
    title: 'Tidak bisa masuk',
    keywords: 'login gagal lupa kata sandi password salah email popup google sesi berakhir',
    body: [
      {
        list: [
          'Periksa emailnya, dan apakah dulu Anda masuk lewat Google atau dengan kata sandi.',
          'Lupa kata sandi? Di halaman Masuk tekan Lupa kata sandi, lalu buka tautan yang dikirim ke email Anda. Kalau server ini belum bisa mengirim email, halaman itu menuliskan apa yang perlu dilakukan pemilik servernya.',
          'Jendela masuk tidak muncul? Izinkan popup untuk halaman ini, atau buka Juragan di ponsel.',
          'Sesi berakhir? Masuk lagi saja: ketikan Anda tetap tersimpan.',
        ],
      },
    ],
  },
  {
    id: 'cek-layanan',
    group: 'Masalah',
    title: 'Memeriksa apakah layanan berjalan',
    keywords: 'test documents test points cek tes layanan server down rusak',
    body: [
      'Di menu akun ada Test Documents dan Test Points. Keduanya hanya bertanya apakah layanannya jalan: tidak membuat apa pun dan tidak memotong poin.',
      'Kalau jawabannya error, tunggu sebentar lalu coba lagi. Pekerjaan Anda tetap tersimpan.',
    ],
  },
]
