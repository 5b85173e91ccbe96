import { prices } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { Answer } from './answer.ts'

const made = 'surat|dokumen|invoice|kuitansi|hasil|hasilnya|presentasi|slide|ppt|website|kasir|penawaran|proposal'

/** What the workspace does and does not do, asked in passing. */
export const moreAboutUs: readonly Answer[] = [
  {
    name: 'no_connections',
    asks: [
      'bisa disambungkan ke shopee tidak',
      'kasir bisa terhubung ke mesin edc tidak',
      'bisa nyambung ke rekening bank',
    ],
    when: [
      'nyambung|sambung|tersambung|terhubung|hubungkan|koneksi|konek|connect|integrasi|sinkron|terintegrasi & shopee|tokopedia|tokped|tiktok|gofood|grab|gojek|bank|rekening|marketplace|excel|instagram|mesin|edc|aplikasi lain|accurate|jurnal',
    ],
    weight: 2.4,
    reply:
      'Belum bisa, Juragan: di sini tidak ada sambungan ke marketplace, aplikasi ojek, bank, atau aplikasi pembukuan lain. Jadi pesanan dari sana belum masuk sendiri.\n\nYang bisa:\n\n- hasil disimpan ke **Google Drive** Anda (tombol *Save to Drive*),\n- surat diunduh sebagai **Word atau PDF**, presentasi sebagai **PowerPoint atau PDF**,\n- website diberi tautan WhatsApp, Instagram, peta, dan toko Anda,\n- penjualan dari tempat lain dicatat manual di kasir, supaya stoknya tetap benar.',
  },
  {
    name: 'as_word',
    asks: [
      'presentasi bisa diedit di canva tidak',
      'ppt dari sini bisa dibuka di canva',
      'slide bisa dibuka di powerpoint tidak',
      'presentasi bisa diedit di powerpoint',
    ],
    when: [
      'word|docx|doc & jadi|jadikan|dijadikan|hasil|hasilnya|format|bisa|simpan|edit|bentuk & !excel',
      'powerpoint|pptx|ppt & unduh|download|diunduh|didownload|format|edit|bentuk|jadi file & !bikin|buatkan|harga|poin',
    ],
    weight: 2.6,
    reply:
      'Bisa. Buka hasilnya, pilih formatnya di bagian atas, lalu unduh:\n\n- **surat dan analisis**: Word (DOCX) kalau masih mau diubah di laptop, PDF untuk dikirim, atau teks\n- **presentasi**: PowerPoint (PPTX) atau PDF; berkas PowerPoint-nya bisa diunggah ke Google Slides atau Canva, lalu periksa hurufnya\n\nGratis dan boleh berkali-kali. Yang diubah di Word tidak ikut berubah di sini, jadi untuk perubahan kecil lebih enak diketik langsung di suratnya: total dan terbilang ikut menyesuaikan.',
  },
  {
    name: 'no_reminders',
    asks: ['bisa ingatkan saya kalau ada tagihan jatuh tempo tidak'],
    when: [
      'ingatkan|ingetin|pengingat|alarm|jadwalkan|notifikasi|reminder & saya|aku|besok|nanti|jam|tanggal|tiap|otomatis|bayar & !pelanggan|pembeli|utang|nagih|menagih|pesan|orang|surat',
    ],
    weight: 1.8,
    reply:
      'Mengingatkan pada jam atau tanggal tertentu belum bisa saya lakukan, Juragan; saya hanya menjawab saat Anda menulis. Pakai alarm atau kalender ponsel untuk itu.\n\nYang bisa: tulis jatuh tempo sebagai tanggal di invoice, dan saat waktunya tiba tulis *buatkan surat pengingat untuk …*, langsung saya buatkan.',
  },
  {
    name: 'no_sending',
    asks: ['bisa kirim invoice langsung ke wa pelanggan tidak'],
    when: [
      `kirimin|kirimkan|kirim|teleponin|telepon|hubungi|chat|chatin|balasin|wa in|wain|wa kan|broadcast & langsung|otomatis|kamu|sendiri & wa|whatsapp|email|pelanggan|pelangganku|pembeli|klien & bisa|bisakah|tolong|?`,
    ],
    weight: 1.8,
    reply:
      'Mengirim pesan atau menelepon atas nama Anda tidak saya lakukan; yang menekan kirim selalu Anda.\n\nCara tercepat: tekan **Bagikan** di atas suratnya, salin tautan bacanya, tempel di WhatsApp; atau unduh PDF lalu lampirkan. Kalimat pengantarnya bisa saya contohkan di sini.',
  },
  {
    name: 'not_done_for_you',
    asks: ['bisa daftarkan nib saya tidak', 'tolong laporkan pajak saya bisa'],
    when: [
      'daftarkan|daftarin|uruskan|urusin|bayarin|bayarkan|laporin|laporkan|belikan|beliin|isikan|buatin akun & nib|npwp|pajak|spt|halal|pirt|merek|qris|shopee|kur|bpjs|listrik|pulsa|iklan',
      'kamu|juragan & bisa & daftarkan|daftarin|uruskan|urusin|bayarin|laporin|lapor|bayar & nib|npwp|pajak|spt|halal|pirt|merek|qris|kur',
    ],
    weight: 2.4,
    reply:
      'Mengurus ke instansi, mendaftar, atau membayar atas nama Anda tidak bisa saya lakukan; itu harus Anda sendiri di situs resminya, supaya data dan sandinya aman:\n\n- NIB, PIRT: **oss.go.id**\n- pajak: **pajak.go.id** (Coretax)\n- halal: **ptsp.halal.go.id**\n- merek: **merek.dgip.go.id**\n- QRIS: bank atau penyedia resmi\n\nYang bisa saya bantu: menjelaskan langkahnya, menyiapkan surat dan hitungannya. Hati-hati dengan calo yang menjanjikan "langsung jadi".',
  },
  {
    name: 'till_limits',
    asks: [
      'kasir bisa untuk dua cabang tidak',
      'kasir ada diskon dan retur tidak',
      'kasir bisa barcode tidak',
      'kasir bisa catat utang pelanggan tidak',
      'kasir bisa pajak dan service tidak',
    ],
    when: [
      'kasir|pos & diskon|retur|refund|batal|cabang|beberapa toko|impor|import|barcode|meja|dapur|member|pelanggan|hutang|bon|varian|topping|pajak|shift|banyak barang|excel & bisa|cara|bagaimana|ada|? & !aplikasi kasir yang|karyawan kasir|gaji',
    ],
    weight: 1.9,
    reply:
      'Yang **ada** di kasir: barang dengan harga, stok, dan kategori; **diskon** per barang dan per belanja; tunai, transfer, QRIS, dan bayar campur; **kasbon** pelanggan beserta pelunasannya; keranjang yang **ditahan**; retur dan pembatalan; **PB1 atau PPN dan *service charge*** di struk; sif dan uang laci; pindai barcode; struk cetak, PDF, atau WhatsApp; laporan dan riwayat, juga diunduh sebagai **Excel atau CSV**; tetap jualan saat internet putus; **impor barang dari Excel atau CSV**; dan kata sandi sendiri untuk karyawan.\n\nYang **belum**: varian dan topping, meja dan dapur, dan poin member. Untuk varian, buat sebagai barang sendiri (*Es Teh Besar*).\n\nBeberapa cabang? Tambahkan **Lokasi** di pengaturan kasirnya; stok dihitung per tempat.',
  },
  {
    name: 'till_on_several_devices',
    asks: [
      'kasir bisa dipakai di dua hp sekaligus tidak',
      'satu kasir dibuka di beberapa perangkat bersamaan',
      'dua karyawan jualan pakai kasir yang sama',
    ],
    when: [
      'kasir|kasirnya|pos & dua|2|tiga|3|beberapa|banyak|lebih dari satu & hp|ponsel|perangkat|tablet|laptop|karyawan|orang|kasir & bisa|boleh|sekaligus|bareng|bersamaan|?',
    ],
    weight: 2.4,
    reply:
      'Bisa. Kasir punya alamat dan kata sandi sendiri: buka **alamat yang sama di tiap ponsel**, masuk dengan kata sandi kasirnya, lalu berjualan bersamaan. Stok berkurang dari satu rak yang sama, dan semua penjualan masuk ke satu laporan.\n\n- Tiap perangkat punya keranjang dan **laci** (sif) sendiri.\n- Saat internet putus, perangkat tidak saling tahu stok; yang melebihi stok ditandai untuk dihitung ulang.\n- Karyawan tidak perlu masuk ke akun Anda.',
  },
  {
    name: 'till_offline',
    asks: [
      'kasir mati lampu sedang transaksi datanya hilang tidak',
      'hp mati saat transaksi di kasir penjualannya hilang',
    ],
    when: [
      'kasir|kasirnya|pos|jualan & offline|sinyal|internet|putus|koneksi|wifi|kuota|luring & tidak|tanpa|hilang|jelek|mati|bisa|offline|luring|? & !jualan online|promo|wifi gratis',
    ],
    weight: 1.6,
    reply:
      'Bisa: kasir **tetap berjualan saat internet putus**, di ponsel maupun laptop. Bukalah sekali saat ada sinyal; sesudah itu barang, harga, dan keranjangnya ada di perangkat.\n\n- Penjualan yang belum terkirim ditandai *menunggu* dan terkirim sendiri begitu tersambung, masing-masing satu kali.\n- Selama menunggu, jangan menghapus data peramban dan jangan ganti perangkat.\n- Dua perangkat yang sama-sama putus tidak tahu stok satu sama lain; yang melebihi stok tetap dicatat dan ditandai untuk dihitung ulang.\n\nQRIS dan transfer tetap dicek di aplikasi bank Anda sendiri.',
  },
  {
    name: 'sales_of_today',
    asks: ['melihat penjualan hari ini di mana', 'laporan kasir kemarin bisa dilihat di mana'],
    when: [
      'penjualan|omzet|omset|pendapatan|transaksi|laporan|terjual|laku & hari ini|harian|hari|kemarin|minggu ini|bulan ini & lihat|liat|ngecek|cek|melihat|tampil|dimana & !naikkan|sepi',
    ],
    weight: 1.4,
    reply:
      'Buka kasirnya dari sidebar (**POS Systems**); di bagian laporannya ada pendapatan per hari, barang terlaris, dan tiap struk. Yang sedang *menunggu* di perangkat karyawan terlihat setelah terkirim.\n\nBelum memakai kasir? Tulis *buatkan kasir* beserta barang dan harganya, atau catat di satu buku: tanggal, terjual, tunai, QRIS, keluar.',
  },
  {
    name: 'report_as_sheet',
    asks: [
      'cara export laporan penjualan kasir ke excel',
      'laporan kasir bisa diunduh jadi excel tidak',
      'rekap penjualan kasir dalam bentuk excel',
    ],
    when: [
      'laporan|rekap|penjualan|transaksi|kasir|kasirnya & excel|xls|xlsx|csv|spreadsheet & !impor|import|masukin|masukkan|unggah|upload',
    ],
    weight: 2.6,
    reply:
      'Bisa. Buka kasirnya dari sidebar (**POS Systems**), tekan **Laporan**, pilih harinya, lalu di bagian **Unduh laporan** pilih **Excel** atau **CSV**. Gratis.\n\nYang belum bisa jadi Excel hanya surat dan analisis; keduanya diunduh sebagai Word, PDF, atau teks.',
  },
  {
    name: 'chat_and_document_apart',
    asks: ['kalau chat dihapus dokumennya ikut terhapus tidak', 'hapus percakapan suratnya ikut hilang tidak'],
    when: [
      'hapus|dihapus|menghapus & chat|percakapan & dokumen|dokumennya|surat|suratnya|hasil|hasilnya|website & ikut|hilang|tidak',
    ],
    weight: 2.6,
    reply:
      'Tidak ikut. Chat dan hasilnya disimpan terpisah: menghapus **chat** hanya menghilangkan percakapannya, surat dan hasil lain tetap ada di sidebar bagian masing-masing. Menghapus **suratnya** dilakukan sendiri, dari titik tiga di barisnya.',
  },
  {
    name: 'till_goods',
    asks: ['cara menambah barang di kasir', 'mengubah harga barang di kasir'],
    when: [
      'kasir|pos & tambah|nambah|ubah|ganti|hapus|masukin|masukkan|isi|atur & barang|produk|menu|harga|stok & cara|bagaimana|dimana|bisa|? & !biaya|poin',
    ],
    weight: 2.4,
    reply:
      'Buka kasirnya dari sidebar (**POS Systems**), bagian **Produk**: tambah barang baru, klik harga atau stok untuk mengubah, atau hapus yang tidak dijual lagi. Langsung berlaku di halaman kasir.\n\nBisa juga lewat chat saat kasirnya terbuka: *tambah es jeruk 8rb stok 30* atau *naikkan harga kopi jadi 16rb*; gratis, dan baru berlaku setelah Anda tekan **Terima**. Stok berkurang sendiri tiap ada penjualan.',
  },
  {
    name: 'publishing_a_site',
    when: [
      'terbit|terbitkan|nerbitin|menerbitkan|publish|mempublish|online kan|tayang|tayangin|menayangkan & website|web|situs|toko online & !tidak muncul|google',
    ],
    weight: 2.2,
    asks: [
      'cara menerbitkan website bayar domainnya tidak',
      'website sudah jadi cara menayangkannya',
      'website saya belum tayang',
    ],
    reply: `Website yang dibuat di sini **langsung tayang** begitu selesai, dengan alamat sendiri; tidak perlu membeli domain atau hosting. Alamatnya bisa disalin di canvas.\n\nSesudah mengubah isinya:\n\n1. buka websitenya dari sidebar, tekan **Isi website**, ubah yang perlu,\n2. tekan **Terbitkan**; pengunjung baru melihat perubahan setelah itu.\n\nMembuatnya ${formatNumber(prices.website_create)} poin; mengubah sendiri dan menerbitkan lagi gratis. Nama domain sendiri seperti *tokosaya.id* tidak termasuk dan dibeli terpisah.`,
  },
  {
    name: 'points_after_deleting',
    when: ['hapus|dihapus|menghapus|buang|delete & poin|poinnya & balik|kembali|dikembalikan|refund'],
    weight: 2.6,
    asks: ['kalau hapus dokumen poinnya balik tidak', 'menghapus surat poin dikembalikan tidak'],
    reply:
      'Tidak, Juragan: poin dibayar untuk **membuatnya**, jadi menghapus yang sudah jadi tidak mengembalikan poin. Poin kembali hanya kalau pembuatannya **gagal atau dihentikan** sebelum jadi.\n\nKalau isinya kurang pas, jangan dihapus dulu: mengubah sendiri di editornya **gratis**, dan versi lama bisa dikembalikan lewat riwayat.',
  },
  {
    name: 'site_changes',
    asks: [
      'website bisa ditambah katalog tidak nanti',
      'foto bisa dimasukkan ke website tidak',
      'mau pasang foto produk di website bisa tidak',
    ],
    when: [
      'website|web|situs|toko online & ganti|diganti|gantinya|diubah|ubah|tambah|edit|masukin|pasang|hapus & foto|gambar|warna|tampilan|tema|harga|produk|jam|alamat|tulisan|nomor & cara|bagaimana|bisa|dimana|?',
    ],
    weight: 2,
    reply: `Buka websitenya dari sidebar, tekan **Isi website**:\n\n- tulisan, produk, harga, jam buka, alamat, dan nomor tinggal diketik,\n- foto diunggah di bagian galeri dan produk,\n- warna dan tampilan dipilih di bagian tampilannya,\n- bagian bisa dinaikkan, diturunkan, atau disembunyikan.\n\nPengunjung baru melihatnya setelah **Terbitkan**; versi lama bisa dikembalikan. Mengubah sendiri gratis; minta saya lewat chat ${formatNumber(prices.website_edit)} poin.`,
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
    name: 'invoice_as_seller',
    asks: ['warna dan huruf surat bisa diganti tidak', 'template invoice bisa dipilih tidak'],
    when: [
      `${made} & warna|huruf|font|tampilan|desain|template|model|gaya & ganti|ubah|pilih|bisa|cara|ada|lain & !logo|kop`,
    ],
    weight: 1.6,
    reply:
      'Surat dibuat dengan bentuk resmi yang rapi: kop, nomor, tabel, terbilang, tanda tangan. Tulisannya bisa Anda tebalkan, miringkan, rata tengah, dan tabelnya diubah langsung di suratnya. **Logo dan kop** diisi sekali di Settings, Profil usaha.\n\nWebsite punya pilihan tampilan di *Isi website*; presentasi diubah warna dan susunannya di editornya. Mau sangat khusus? Unduh sebagai Word atau PowerPoint, lalu ubah sesukanya.',
  },
  {
    name: 'blanks_in_letter',
    asks: ['kenapa ada tulisan isi di surat saya', 'bagian kurung siku di surat itu apa'],
    when: [
      'isi|kurung|kurung siku|kosong|belum terisi & surat|suratnya|hasil|hasilnya|dokumen|invoice|kuitansi & kenapa|kok|tulisan|maksud|artinya & !cara bikin|kontrak',
    ],
    weight: 2,
    reply:
      'Tulisan *[isi …]* adalah tempat yang **belum Anda sebut**, misalnya alamat atau jatuh tempo. Sengaja dibiarkan kosong, supaya tidak ada yang dikarang.\n\nKlik tulisannya, ketik yang benar, selesai; tidak memakai poin. Supaya tidak muncul lagi, isi nama, alamat, dan nomor usaha sekali di **Settings, Profil usaha**, dan sebutkan penerima serta tanggalnya di kalimat.',
  },
  {
    name: 'refund_points',
    asks: ['sudah bayar top up tapi poin belum masuk'],
    when: [
      'refund|kembalikan|uang kembali|batal|batalkan & top up|topup|poin|pembelian|paket & ?|bisa|cara|bagaimana',
      'poin|top up|topup & belum masuk|tidak masuk|belum bertambah|tidak bertambah|tidak nambah|belum muncul & !qris',
      'bukti|struk|kuitansi|invoice & top up|topup|isi poin & dimana|bisa|cara|ada|?',
    ],
    weight: 1.9,
    reply:
      'Riwayat top up dan tiap pemotongan poin ada di **menu pengguna, Riwayat top up dan Riwayat poin**.\n\n- pembuatan **gagal**: poinnya tidak dipotong atau kembali sendiri,\n- sudah membayar tetapi poin belum masuk: tunggu sebentar, muat ulang, lalu cek Riwayat top up,\n- poin tidak punya masa kedaluwarsa, jadi sisanya tetap bisa dipakai.\n\nMenguangkan kembali poin tidak bisa saya proses dari chat; yang berlaku ketentuan di halaman pembayarannya.',
  },
]
