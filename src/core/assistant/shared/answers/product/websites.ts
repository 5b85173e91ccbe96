import { prices } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { Answer } from '../answer.ts'

/** Websites that were made here: their address, their contents, their visitors. */
export const aboutWebsites: readonly Answer[] = [
  {
    name: 'publishing_a_site',
    when: [
      'terbit|terbitkan|nerbitin|menerbitkan|publish|mempublish|online kan|tayang|tayangin|menayangkan & website|web|situs|toko online & !tidak muncul|google',
    ],
    weight: 2.2,
    asks: [
      'website sudah jadi supaya bisa dibuka orang lain',
      'cara membagikan website ke pelanggan',
      'cara menerbitkan website bayar domainnya tidak',
      'website sudah jadi cara menayangkannya',
      'website saya belum tayang',
    ],
    reply: `Website yang dibuat di sini **langsung tayang** begitu selesai, dengan alamat sendiri; tidak perlu membeli domain atau hosting. Di canvas tekan **Salin alamat**.\n\nSesudah mengubah isinya:\n\n1. buka websitenya dari sidebar, tekan **Isi website**, ubah yang perlu,\n2. tekan **Terbitkan**; pengunjung baru melihat perubahan setelah itu.\n\nMembuatnya ${formatNumber(prices.website_create)} poin; mengubah sendiri dan menerbitkan lagi gratis. Nama domain sendiri seperti *tokosaya.id* tidak termasuk dan dibeli terpisah.`,
  },
  {
    name: 'site_stays',
    asks: [
      'kalau tidak bayar websitenya mati tidak',
      'website ada biaya perpanjangan tiap tahun tidak',
      'website tayang sampai kapan',
      'website di sini ada biaya bulanan tidak',
    ],
    when: [
      'website|web|situs|websitenya|webnya & mati|hilang|nonaktif|diperpanjang|perpanjang|perpanjangan|sampai kapan|selamanya|tahunan|bulanan|tiap tahun|tiap bulan & !hosting sendiri|server',
    ],
    weight: 2.6,
    reply: `Tidak mati. Website dibayar **sekali saat dibuat** (${formatNumber(prices.website_create)} poin); sesudah itu **tidak ada biaya bulanan atau tahunan** dan tetap tayang, juga kalau poin Anda habis.\n\nYang memakai poin lagi hanya kalau Anda minta saya mengubahnya lewat chat (${formatNumber(prices.website_edit)} poin). Mengubah sendiri lalu **Terbitkan**: gratis. Domain sendiri dibeli dan diperpanjang di penjualnya.`,
  },
  {
    name: 'site_address',
    asks: ['alamat website yang didapat apa', 'website bisa pakai domain sendiri tidak'],
    when: [
      'website|web|toko online & domain|alamat|com|link & gratis|dapat|dapet|sendiri|punya|pakai|bisa|apa & !beda|pilih',
    ],
    weight: 2,
    reply:
      'Website yang jadi di sini **langsung punya alamat**, tanpa biaya tambahan dan tanpa mengurus hosting; alamatnya disalin dengan **Salin alamat**, di canvas, dan bisa diganti di sana dengan **Ganti alamat**; alamat lama tetap membawa pengunjung ke yang baru.\n\nNama domain sendiri seperti *tokosaya.id* tidak termasuk; itu dibeli terpisah dari penjual domain. Untuk mulai, alamat yang sudah ada cukup: taruh di bio Instagram, Google Maps, dan WhatsApp.',
  },
  {
    name: 'site_changes',
    asks: [
      'website bisa ditambah katalog tidak nanti',
      'foto bisa dimasukkan ke website tidak',
      'cara mengganti warna website',
      'mau pasang foto produk di website bisa tidak',
    ],
    when: [
      'website|web|situs|toko online & ganti|diganti|gantinya|diubah|ubah|tambah|edit|masukin|pasang|hapus & foto|gambar|warna|tampilan|tema|harga|produk|jam|alamat|tulisan|nomor & cara|bagaimana|bisa|dimana|?',
    ],
    weight: 2,
    reply: `Buka websitenya dari sidebar, tekan **Isi website**:\n\n- tulisan, produk, harga, jam buka, alamat, dan nomor tinggal diketik,\n- foto diunggah di bagian galeri dan produk,\n- warna dan tampilan dipilih di bagian tampilannya,\n- bagian bisa dinaikkan, diturunkan, atau disembunyikan.\n\nPengunjung baru melihatnya setelah **Terbitkan**; versi lama bisa dikembalikan. Mengubah sendiri gratis; minta saya lewat chat ${formatNumber(prices.website_edit)} poin.`,
  },
  {
    name: 'site_links',
    asks: ['website bisa disambungkan ke whatsapp tidak', 'tombol wa di website'],
    when: [
      'website|web|situs & instagram|ig|wa|whatsapp|maps|peta|tiktok|facebook & dihubungkan|hubungkan|sambung|tersambung|link|tombol|pasang|connect|bisa',
    ],
    weight: 2,
    reply:
      'Bisa. Website di sini punya tombol **WhatsApp**, **Instagram**, dan **peta**: buka websitenya, tekan **Isi website**, lalu isi nomor, nama akun, dan alamatnya. Pratinjaunya langsung berubah, dan baru terlihat pengunjung setelah **Terbitkan**.\n\nItu berupa tautan, jadi unggahan Instagram tidak otomatis muncul di website. Belum punya websitenya? Sebutkan nama usaha, kota, jam buka, dan akunnya sekalian di kalimatnya.',
  },
  {
    name: 'site_visitors',
    asks: ['website saya tidak muncul di google', 'berapa orang yang mengunjungi website saya'],
    when: [
      'website|web|situs & pengunjung|dikunjungi|muncul di google|di google|pencarian|seo|ranking|ramai|tidak muncul & cara|bagaimana|berapa|biar|supaya|bisa|kok|?',
    ],
    weight: 2,
    reply:
      'Website baru perlu waktu sampai dikenal Google, biasanya beberapa minggu, dan urutannya tidak bisa dijanjikan siapa pun. Yang menolong:\n\n1. pasang alamatnya di **Google Maps**, bio Instagram, dan status WhatsApp,\n2. nama, alamat, dan nomor sama persis di semua tempat,\n3. tulis kata yang dicari orang: *katering nasi kotak Malang*, bukan hanya nama usaha,\n4. foto asli, harga, dan jam buka diisi,\n5. minta ulasan di Google.\n\nJumlah pengunjung belum dihitung di sini; cara mudah tahu hasilnya: tanyakan ke pembeli, *tahu dari mana, Kak?*',
  },
  {
    name: 'site_orders',
    asks: [
      'website bisa untuk order langsung dan bayar di situ tidak',
      'pembeli bisa pesan dan bayar lewat website tidak',
      'website ada keranjang belanja dan pembayaran online tidak',
    ],
    when: [
      'website|websitenya|web|situs|toko online & order|pesan|pesanan|checkout|keranjang|belanja|transaksi|payment & bisa|langsung|ada|bagaimana|cara|bayar|? & !bikin|buatkan|shopee|tokopedia',
    ],
    weight: 2.4,
    reply:
      'Memesan bisa, membayar di websitenya **belum**. Pembeli menekan tombol pesan, lalu **WhatsApp** terbuka ke nomor Anda dengan pesan yang sudah terisi; pembayarannya Anda sepakati di sana (transfer, QRIS, atau di tempat).\n\nBelum ada keranjang belanja dan pembayaran otomatis. Setelah uangnya masuk, catat di kasir atau minta *buatkan kuitansi* supaya ada buktinya.',
  },
]
