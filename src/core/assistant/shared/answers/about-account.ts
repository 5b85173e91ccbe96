import { type ItemKind, itemKinds } from '#core/items/shared/kinds.ts'
import { prices } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { Answer, Asked } from './answer.ts'
import { exampleOrder, kindName, kindPrice } from './kinds-in-words.ts'

const needs: Readonly<Record<ItemKind, string>> = {
  document: 'ada yang harus ditagih, ditawari, atau disepakati',
  pos: 'pembeli datang tiap hari dan Anda perlu tahu stok dan omzet',
  website: 'calon pembeli mencari Anda di internet, atau Anda ingin katalog yang bisa dibagikan',
  analysis: 'ada keputusan besar (harga, cabang, pinjaman) dan angkanya sudah ada',
  presentation: 'harus menghadap bank, mitra, atau rapat',
}
/** The kind that most owners need first stands first. */
const inOrder: readonly ItemKind[] = ['document', 'pos', 'website', 'analysis', 'presentation']

const whichToMake = ({ makeable }: Asked): string =>
  [
    'Pilih menurut yang **paling mengganjal sekarang**:',
    inOrder
      .filter((kind) => itemKinds.includes(kind) && makeable.includes(kind))
      .map((kind) => `- **${kindName(kind)}** (${kindPrice(kind)}): ${needs[kind]}`)
      .join('\n'),
    'Kalau sudah punya pembeli tetapi catatannya berantakan, kasir dulu. Kalau pembelinya yang belum ada, website dulu.',
    `Ceritakan usahanya dalam satu kalimat, misalnya *${exampleOrder('pos')}*.`,
  ].join('\n\n')

const things = 'website|web|kasir|pos|presentasi|ppt|slide|analisis|surat|proposal|invoice|toko online'

/** The owner's account, who else may use it, what becomes of its data, and what to make first. */
export const aboutAccount: readonly Answer[] = [
  {
    name: 'which_to_make',
    asks: ['sebaiknya bikin website atau kasir dulu', 'usaha saya butuh apa dulu di sini'],
    when: [
      `${things} & mending|dulu|duluan|sebaiknya|lebih baik|enaknya|pilih|prioritas & atau|apa|dulu|duluan|mana & !penawaran|kontrak|shopee|tokopedia|mulai jualan`,
      'sebaiknya|harus|mending|enaknya & buat|bikin & apa|mana & dulu|duluan',
      'butuh apa|perlu apa|cocoknya apa & usaha|saya|buat',
    ],
    weight: 0.9,
    reply: whichToMake,
  },
  {
    name: 'share_account',
    asks: ['akun saya bisa dibuka di dua hp', 'akun dipakai bareng istri dua hp bisa tidak'],
    when: [
      'karyawan|pegawai|istri|suami|teman|anak|admin|tim|orang lain|partner|kasir & akun|login|masuk|juragan|aplikasi|aplikasinya & bareng|barengan|dua orang|bersama|ikut|pakai|makai|sama sama|berdua|satu akun|share|bisa & !bayar|gaji|kontrak kerja',
      'juragan|akun|aplikasi & berapa orang|berapa pengguna|berapa user',
      'satu akun & berapa orang|banyak orang|berdua|bareng|dua hp|dua perangkat',
      'multi user|banyak pengguna|tambah pengguna|tambah user',
    ],
    weight: 1.3,
    reply:
      'Satu akun untuk satu orang; menambah pengguna ke akun yang sama belum ada. Jangan membagikan kata sandi akun Anda, karena yang memegangnya bisa membuka semua surat dan memakai poin.\n\nYang bisa:\n\n- **Kasir**: punya kata sandi sendiri, jadi karyawan bisa berjualan tanpa masuk ke akun Anda.\n- **Bagikan** surat lewat tautan baca, yang bisa dicabut kapan saja.\n- Anda sendiri boleh masuk di ponsel dan laptop sekaligus; perangkat yang tidak dikenal dikeluarkan di Settings, bagian Keamanan.',
  },
  {
    name: 'data_for_training',
    asks: ['data saya dipakai melatih ai tidak'],
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
    name: 'points_run_out',
    asks: ['poin habis dokumen lama masih bisa dibuka tidak', 'poin habis website masih tayang tidak'],
    when: [
      'poin|saldo & habis|kosong|nol|0|kurang & dibuka|buka|diakses|akses|hilang|ilang|lenyap|tayang|jalan|dihapus|masih|tetap & !dapat|tambah|beli|top up|isi|berapa',
    ],
    weight: 2.4,
    reply:
      'Tetap bisa. Poin hanya untuk **membuat dan minta diubahkan**; yang sudah jadi tetap milik Anda:\n\n- surat lama dibuka, diubah sendiri, dan diunduh, **gratis**,\n- website tetap tayang, kasir tetap bisa berjualan,\n- mengobrol tetap gratis.\n\nPoin tidak punya masa kedaluwarsa, jadi sisanya menunggu sampai Anda perlu.',
  },
  {
    name: 'site_address',
    asks: ['alamat website yang didapat apa', 'website bisa pakai domain sendiri tidak'],
    when: [
      'website|web|toko online & domain|alamat|com|link & gratis|dapat|dapet|sendiri|punya|pakai|bisa|apa & !beda|pilih',
    ],
    weight: 2,
    reply:
      'Website yang jadi di sini **langsung punya alamat**, tanpa biaya tambahan dan tanpa mengurus hosting; alamatnya bisa disalin di bagian terbitan, di canvas.\n\nNama domain sendiri seperti *tokosaya.id* tidak termasuk; itu dibeli terpisah dari penjual domain. Untuk mulai, alamat yang sudah ada cukup: taruh di bio Instagram, Google Maps, dan WhatsApp.',
  },
  {
    name: 'print_receipt',
    asks: ['cara print kuitansi dari hp pakai printer thermal kecil'],
    when: [
      'struk|nota|kasir|kasirnya & cetak|print|ngeprint|printer|bluetooth|thermal|58|80 & !beda|apa itu|invoice|surat',
    ],
    weight: 1.8,
    reply: ({ words }) =>
      `${['kuitansi', 'invoice', 'surat', 'tagihan', 'kontrak'].some((one) => words.has(one)) ? 'Surat, invoice, dan kuitansi di sini ukurannya **A4**: buka, unduh **PDF**, lalu cetak dari ponsel ke printer biasa, atau kirim PDF-nya ke tempat cetak. Di printer gulung kecil tulisannya tidak muat.\n\nPrinter kecil itu untuk **struk kasir**: ' : 'Bisa: '}setelah membayar, tekan **cetak struk** di kasir. Lebar kertasnya **58 mm** atau **80 mm**, dan dicetak lewat perintah cetak di peramban, jadi printernya perlu sudah terpasang di ponsel, tablet, atau laptop itu. Untuk printer Bluetooth, pasangkan dulu lewat pengaturan perangkat atau aplikasi bawaan printernya; tidak semua tipe bisa, jadi coba satu struk dulu.\n\nTanpa printer pun bisa: kirim lewat **WhatsApp**.`,
  },
  {
    name: 'site_links',
    asks: ['website bisa disambungkan ke whatsapp tidak', 'tombol wa di website'],
    when: [
      'website|web|situs & instagram|ig|wa|whatsapp|maps|peta|tiktok|facebook & dihubungkan|hubungkan|sambung|tersambung|link|tombol|pasang|connect|bisa',
    ],
    weight: 2,
    reply:
      'Bisa. Website di sini punya tombol **WhatsApp**, **Instagram**, dan **peta**: buka websitenya, tekan *Isi website*, lalu isi nomor, nama akun, dan alamatnya. Pratinjaunya langsung berubah, dan baru terlihat pengunjung setelah *Terbitkan*.\n\nItu berupa tautan, jadi unggahan Instagram tidak otomatis muncul di website. Belum punya websitenya? Sebutkan nama usaha, kota, jam buka, dan akunnya sekalian di kalimatnya.',
  },
  {
    name: 'till_password',
    asks: ['lupa kata sandi kasir karyawan'],
    when: ['sandi|password|pin & kasir|kasirnya|till'],
    weight: 2.4,
    reply:
      'Kata sandi kasir hanya ditampilkan **sekali** dan tidak bisa dibaca lagi oleh siapa pun. Menggantinya: buka kasirnya di canvas, pilih **Buat kata sandi baru**, catat yang muncul, lalu beri tahu karyawan yang bertugas.\n\nAnda sendiri bisa masuk tanpa kata sandi lewat tombol **Buka kasir**. Salah lima kali, kasir menunggu lima menit.',
  },
  {
    name: 'price_of_change',
    asks: [
      'surat sudah jadi bisa diedit tidak kalau salah harus bayar poin lagi',
      'mengedit invoice yang sudah jadi bayar poin lagi tidak',
    ],
    when: [
      'ubah|edit|revisi|ngedit|diedit|ganti|diubah|mengubah|direvisi & bayar|biaya|berapa poin|poin|kena|gratis & !ppn|harga jual|bikin|buat|analisis',
    ],
    weight: 2,
    reply: `Mengetik ubahan **sendiri gratis**, sepuasnya, juga menyimpan dan mengunduh lagi.\n\nMinta **saya** yang mengubah lewat chat, dipotong hanya kalau Anda menekan *Terima*:\n\n- surat, presentasi, analisis: **${formatNumber(prices.document_edit)} poin** sekali ubah\n- website: **${formatNumber(prices.website_edit)} poin**\n- kasir: **gratis**`,
  },
]
