import type { Answer } from '../answer.ts'

/** How a till of ours sells, prints, counts and reports. */
export const aboutTills: readonly Answer[] = [
  {
    name: 'till_limits',
    asks: ['kasir ada diskon dan retur tidak', 'kasir di sini bisa apa saja', 'kasir ada varian dan topping tidak'],
    when: [
      'kasir|pos & diskon|retur|refund|batal|beberapa toko|meja|dapur|member|varian|topping|shift|sif|fitur & bisa|cara|bagaimana|ada|? & !aplikasi kasir yang|karyawan kasir|gaji',
    ],
    weight: 1.9,
    reply:
      'Yang **ada** di kasir: barang dengan harga, stok, dan kategori; **diskon** per barang dan per belanja; tunai, transfer, QRIS, dan bayar campur; **kasbon** pelanggan beserta pelunasannya; keranjang yang **ditahan**; **catatan** di tiap barang (*tanpa gula*); **pembulatan tunai**; **PIN pemilik** dan **Jejak kasir**; retur dan pembatalan; **PB1 atau PPN dan biaya layanan**; shift dan uang laci; pindai barcode; struk cetak, PDF, atau WhatsApp; laporan, juga sebagai **Excel atau CSV**; tetap jualan saat internet putus; **impor barang dari Excel atau CSV**; dan kata sandi sendiri untuk karyawan.\n\nYang **belum**: varian dan topping, meja dan dapur, dan poin member. Untuk varian, buat sebagai barang sendiri (*Es Teh Besar*).\n\nBeberapa cabang? Tambahkan **Lokasi** di pengaturan kasirnya; stok dihitung per tempat.',
  },
  {
    name: 'till_branches',
    asks: [
      'kasir bisa untuk dua cabang tidak',
      'punya dua cabang stoknya bisa dipisah di kasir',
      'stok gudang dan toko dipisah di kasir bisa tidak',
    ],
    when: [
      'kasir|kasirnya|pos & cabang|lokasi|gudang|beberapa toko & bisa|cara|bagaimana|ada|pisah|dipisah|misah|stok|stoknya|? & !gaji|buka cabang|bikin|buat',
    ],
    weight: 2.2,
    reply:
      'Bisa. Buka kasirnya, tekan **Pengaturan kasir**, lalu tambahkan cabangnya di bagian **Lokasi**. Setelah itu:\n\n- stok dan penjualan dihitung **per lokasi**, laporannya bisa dilihat per cabang atau semuanya,\n- barang dipindah antarcabang lewat **Kelola stok** di tab **Produk**,\n- tiap perangkat kasir memilih berjualan di lokasi mana.',
  },
  {
    name: 'till_charges',
    asks: [
      'kasir bisa pajak dan service tidak',
      'kasir bisa menambah pajak restoran otomatis',
      'cara memasang ppn atau pb1 di kasir',
      'biaya layanan di kasir diatur di mana',
    ],
    when: [
      'kasir|kasirnya|pos & pajak|ppn|pb1|service|servis|layanan & bisa|cara|bagaimana|ada|dimana|pasang|tambah|nambah|otomatis|atur|? & !lapor|setor|kantor pajak',
    ],
    weight: 2.2,
    reply:
      'Bisa. Buka kasirnya, tekan **Pengaturan kasir**, bagian **Pajak dan layanan**: isi **Biaya layanan (%)** dan **Pajak (%)**, lalu pilih nama pajaknya di struk (PB1 atau PPN). Sejak itu setiap tagihan ditambah sendiri, dan laporan memisahkannya.\n\nPajak dihitung dari barang dan layanan. Tarif **PB1** diatur pemerintah daerah Anda; **PPN** hanya boleh dipungut Pengusaha Kena Pajak. Belum wajib? Kosongkan saja.',
  },
  {
    name: 'till_debts',
    asks: [
      'kasir bisa catat utang pelanggan tidak',
      'mencatat bon pelanggan di kasir',
      'pelanggan bayar kasbon di kasir caranya',
    ],
    when: [
      'kasir|kasirnya|pos & hutang|utang|bon|kasbon|ngutang|ngebon & bisa|cara|bagaimana|ada|dimana|catat|nyatat|mencatat|bayar|? & !karyawan|gaji|uang kasir',
    ],
    weight: 2.2,
    reply:
      'Bisa. Isi nama pembeli saat menjual, lalu pilih **Kasbon** sebagai cara bayarnya. Siapa berutang berapa terlihat di **Kasbon** pada baris atas kasir; saat ia membayar, tekan namanya, lalu **Bayar kasbon**. Boleh dicicil, sisanya dihitung sendiri. **Batas kasbon** tiap pelanggan dipasang di tab **Pelanggan**, tombol pensil.\n\nCatatannya bisa diunduh sebagai Excel: buka tab **Laporan**, lalu **Laporan lengkap**.',
  },
  {
    name: 'till_barcode',
    asks: [
      'kasir bisa barcode tidak',
      'scan barcode pakai kamera hp bisa tidak',
      'kasir bisa pakai alat scanner barcode',
    ],
    when: [
      'kasir|kasirnya|pos|kamera|hp & barcode|barkode|scanner|scan|pindai & bisa|cara|bagaimana|ada|pakai|? & !perlu|qris|beli scanner|harga',
    ],
    weight: 2.2,
    reply:
      'Bisa, dengan dua cara:\n\n- **kamera ponsel**: di kasir tekan **Pindai**, arahkan ke barcode,\n- **alat scanner** USB atau Bluetooth: ketuk kotak cari barang, lalu pindai; barangnya langsung masuk keranjang.\n\nIsi dulu kode barcode-nya di tab **Produk**, juga bisa dengan kamera. Barang sejenis yang tidak berbarcode dicari dengan namanya.',
  },
  {
    name: 'till_many_goods',
    asks: [
      'barang saya ratusan harus diketik satu satu di kasir',
      'cara impor barang ke kasir dari excel',
      'daftar barang saya ada di excel bisa dimasukkan ke kasir',
    ],
    when: [
      'kasir|kasirnya|pos|barang|produk & impor|import|banyak barang|ratusan|ribuan|satu satu|satu persatu|excel|csv|daftar barang & masukin|masukkan|dimasukkan|diketik|ngetik|ketik|input|isi|impor|import|upload|unggah & !laporan|penjualan|ekspor|unduh',
    ],
    weight: 2.2,
    reply:
      'Tidak perlu satu-satu. Di tab **Produk** kasirnya tekan **Impor dari Excel atau CSV**: cukup satu baris tiap barang, berisi nama dan harga; stok, kategori, modal, dan barcode ikut kalau ada. Sebelum masuk, tiap baris diperlihatkan dulu beserta yang salah.\n\nBarang yang sudah ada dikenali dari barcode atau namanya, jadi tidak dobel. Daftar pendek boleh juga ditulis langsung di chat.',
  },
  {
    name: 'till_wrong_sale',
    asks: [
      'salah input penjualan di kasir bisa dibatalkan tidak',
      'salah input penjualan kemarin bisa dibatalkan',
      'cara menghapus transaksi yang salah di kasir',
      'pembeli mengembalikan barang cara mencatatnya di kasir',
    ],
    when: [
      'kasir|kasirnya|pos|transaksi|penjualan|struk & batal|batalin|batalkan|dibatalin|dibatalkan|pembatalan|hapus|dihapus|retur|salah input|salah pencet|salah ketik|salah masukin & bisa|cara|bagaimana|kemarin|? & !pesanan|orderan|katering|shopee|tiktok|tokopedia',
    ],
    weight: 2.2,
    reply:
      'Bisa, dan catatannya tetap ada supaya jelas siapa mengubah apa:\n\n- **hari yang sama**: buka struknya, tekan **Batalkan**; uang dan stoknya kembali,\n- **hari sebelumnya**: pakai **Kembalikan barang** pada struk itu, pilih barangnya, lalu jual ulang yang benar.\n\nDi halaman kasir struknya ada di *Hari ini*; dari canvas di tab **Penjualan**, **Semua penjualan**. Menghapus jejaknya tidak bisa, supaya laporan dan uang laci tetap cocok.',
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
      'Bisa. Kasir punya alamat dan kata sandi sendiri: buka **alamat yang sama di tiap ponsel**, masuk dengan kata sandi kasirnya, lalu berjualan bersamaan. Stok berkurang dari satu rak yang sama, dan semua penjualan masuk ke satu laporan.\n\n- Tiap perangkat punya keranjang dan laci (**Shift**) sendiri.\n- Saat internet putus, perangkat tidak saling tahu stok; yang melebihi stok ditandai untuk dihitung ulang.\n- Karyawan tidak perlu masuk ke akun Anda.',
  },
  {
    name: 'till_offline',
    asks: [
      'kasir mati lampu sedang transaksi datanya hilang tidak',
      'listrik mati kasir masih bisa dipakai tidak',
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
    asks: [
      'melihat penjualan hari ini di mana',
      'laporan kasir kemarin bisa dilihat di mana',
      'omzet hari ini sudah berapa',
      'laporan untung per bulan lihat di mana',
    ],
    when: [
      'penjualan|omzet|omset|pendapatan|transaksi|laporan|terjual|laku & hari ini|harian|hari|kemarin|minggu ini|bulan ini & lihat|liat|ngecek|cek|melihat|tampil|dimana & !naikkan|sepi',
    ],
    weight: 1.4,
    reply:
      'Buka kasirnya dari sidebar (**POS Systems**). Di tab **Laporan** ada pendapatan per hari dan barang terlaris, di tab **Penjualan** tiap struknya; **Laporan lengkap** untuk sebulan atau hari pilihan Anda, dengan laba kotor kalau modal barangnya diisi. Yang sedang *menunggu* di perangkat karyawan terlihat setelah terkirim.\n\nBelum memakai kasir? Tulis *buatkan kasir* beserta barang dan harganya, atau catat di satu buku: tanggal, terjual, tunai, QRIS, keluar.',
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
      'Bisa. Buka kasirnya dari sidebar (**POS Systems**), tab **Laporan**, tekan **Laporan lengkap**, pilih harinya, lalu di bagian **Unduh laporan** pilih **Excel** atau **CSV**. Gratis.\n\nSurat yang bertabel barang juga bisa diunduh sebagai Excel; analisis sebagai Word, PDF, atau teks.',
  },
  {
    name: 'till_goods',
    asks: ['cara menambah barang di kasir', 'mengubah harga barang di kasir'],
    when: [
      'kasir|pos & tambah|nambah|ubah|ganti|hapus|masukin|masukkan|isi|atur & barang|produk|menu|harga|stok & cara|bagaimana|dimana|bisa|? & !biaya|poin',
    ],
    weight: 2.4,
    reply:
      'Buka kasirnya dari sidebar (**POS Systems**), tab **Produk**: tekan **Tambah produk**, klik harga atau stok untuk mengubah, atau hapus yang tidak dijual lagi. Langsung berlaku di halaman kasir.\n\nBisa juga lewat chat saat kasirnya terbuka: *tambah es jeruk 8rb stok 30* atau *naikkan harga kopi jadi 16rb*; gratis, dan baru berlaku setelah Anda tekan **Terima**. Stok berkurang sendiri tiap ada penjualan.',
  },
  {
    name: 'print_receipt',
    asks: ['cara print kuitansi dari hp pakai printer thermal kecil'],
    when: [
      'struk|nota|kasir|kasirnya & cetak|print|ngeprint|printer|bluetooth|thermal|58|80 & !beda|apa itu|invoice|surat',
    ],
    weight: 1.8,
    reply: ({ words }) =>
      `${['kuitansi', 'invoice', 'surat', 'tagihan', 'kontrak'].some((one) => words.has(one)) ? 'Surat, invoice, dan kuitansi di sini ukurannya **A4**: buka, unduh **PDF**, lalu cetak dari ponsel ke printer biasa, atau kirim PDF-nya ke tempat cetak. Di printer gulung kecil tulisannya tidak muat.\n\nPrinter kecil itu untuk **struk kasir**: ' : 'Bisa: '}setelah membayar, tekan **Cetak struk** di kasir. Di bawahnya, **Printer**, pilih caranya sekali untuk perangkat itu:\n\n- **Bluetooth**: langsung ke printer struk kecil, dari Chrome atau Edge di Android dan laptop,\n- **Aplikasi RawBT** (Android): juga untuk printer yang tidak dikenal peramban,\n- **Biasa**: lewat perintah cetak ponsel atau laptop, untuk printer yang sudah terpasang; di iPhone dan iPad hanya cara ini.\n\nLebar kertas **58 mm** atau **80 mm** dipilih di **Pengaturan kasir**. Tidak semua tipe printer bisa, jadi coba satu struk dulu. Tanpa printer: **Kirim WhatsApp**.`,
  },
  {
    name: 'till_rounding',
    asks: [
      'kasir bisa membulatkan uang kembalian tidak',
      'total belanja di kasir dibulatkan ke 500 bisa tidak',
      'tidak ada uang receh bisa dibulatkan di kasir',
    ],
    when: ['kasir|kasirnya|pos|kembalian|struk & bulatkan|membulatkan|dibulatkan|bulat|pembulatan & !gaji|hpp'],
    weight: 2.4,
    reply:
      'Bisa. Buka kasirnya, tekan **Pengaturan kasir**, bagian **Pembulatan tunai**: pilih ke berapa dan ke arah mana. Hanya yang dibayar **tunai** dibulatkan; QRIS, transfer, dan kasbon tetap pas. Struk, kembalian, retur, dan laporan ikut menghitungnya.',
  },
  {
    name: 'till_guard',
    asks: [
      'kasir bisa dipasang pin supaya karyawan tidak sembarang kasih diskon',
      'siapa yang membatalkan penjualan di kasir kelihatan tidak',
      'lihat catatan diskon dan retur karyawan di kasir',
      'takut karyawan curang di kasir bisa dicegah tidak',
    ],
    when: [
      'kasir|kasirnya|pos & pin|jejak|izin pemilik|curang|diam-diam & diskon|retur|batal|refund|harga|karyawan|dicatat|siapa|pasang|? & !lupa',
    ],
    weight: 2.8,
    reply:
      'Bisa. Buka kasirnya, tekan **Pengaturan kasir**, bagian **PIN pemilik**, lalu pasang 4 sampai 6 angka. Sejak itu kasir memintanya untuk pembatalan, retur, harga yang diubah, dan diskon di atas batas Anda; tanpa internet pun jalan.\n\nDengan atau tanpa PIN, semuanya tercatat: tab **Laporan**, **Jejak kasir**, lengkap dengan siapa, kapan, dan berapa.',
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
    name: 'till_receipt_look',
    when: [
      'struk|struknya & logo|nama|alamat|tulisan|penutup|footer|ukuran|kertas & ganti|ubah|bisa|cara|bagaimana|tambah|kasih|dikasih|pasang|? & !wajib|harus',
    ],
    asks: [
      'cara ganti nama toko di struk',
      'struk kasir bisa dikasih logo tidak',
      'mengubah tulisan di bawah struk',
      'alamat di struk salah menggantinya bagaimana',
    ],
    weight: 2.2,
    reply:
      'Yang tercetak di struk: nama toko, alamat dan telepon, barang, dan **kata penutup**. Logo belum bisa; struknya berupa tulisan, supaya muat di printer kecil.\n\n- **nama toko**: ganti nama kasirnya di canvas,\n- **alamat, telepon**: Settings, bagian **Profil usaha**; tiap cabang punya sendiri di **Lokasi**,\n- **Kata penutup** dan lebar kertas: tekan **Pengaturan kasir**, bagian **Struk**; contohnya langsung terlihat.',
  },
  {
    name: 'till_qris',
    when: [
      'kasir|kasirnya|pos & qris & bisa|otomatis|terima|nerima|cara|bagaimana|masuk|pasang|? & !potongan|biaya|daftar qris|bank',
    ],
    asks: [
      'kasir bisa terima qris otomatis tidak',
      'cara memasang qris di kasir',
      'pembayaran qris di kasir langsung tercatat masuk tidak',
    ],
    weight: 2.6,
    reply:
      'Bisa menampilkan, **tidak memeriksa uangnya**. Buka kasirnya, tekan **Pengaturan kasir**, bagian **QRIS**, lalu **Pilih gambar QRIS** toko Anda. Sejak itu kasir menampilkan kode dengan **jumlah belanja yang sudah terisi**.\n\nUangnya masuk ke penyedia QRIS Anda, dan kasir di sini tidak tersambung ke sana. Jadi yang berjaga melihat notifikasi di aplikasinya dulu, baru menekan selesai.',
  },
  {
    name: 'till_cost_hidden',
    when: [
      'karyawan|pegawai|kasir|penjaga & lihat|melihat|tahu|ketahuan|kelihatan|dilihat|intip & modal|untung|laba|harga beli|omzet|laporan & kasir|kasirnya|? & !uang modal|modal laci',
    ],
    asks: [
      'karyawan bisa lihat harga modal barang di kasir tidak',
      'penjaga kasir bisa melihat untung dan laporan saya tidak',
    ],
    weight: 2.6,
    reply:
      'Tidak. **Harga modal, untung, dan laporan lengkap hanya ada di akun Anda**; halaman kasir tidak menerimanya sama sekali. Karyawan melihat barang, harga jual, stok, penjualan hari itu, dan lacinya.\n\nSyaratnya: ia masuk dengan **kata sandi kasir**, bukan dengan akun Anda.',
  },
  {
    name: 'till_pictures',
    when: ['kasir|kasirnya|pos & foto|gambar & ?|bisa|upload|unggah|pasang|tambah & !nota|struk|bukti|bayar'],
    weight: 2.2,
    asks: [
      'barang di kasir bisa dikasih foto tidak',
      'menambah gambar produk di kasir',
      'bisa upload foto produk buat kasir tidak',
    ],
    reply:
      'Foto barang di kasir belum ada, Juragan; barangnya berupa tombol bernama dengan harga, dikelompokkan menurut **kategori**, supaya cepat di ponsel murah sekalipun. Yang bergambar adalah **website**: di sana produk dan galeri bisa diberi foto.\n\nSupaya cepat dicari: beri nama pendek yang biasa disebut, pakai kategori, atau isi barcode-nya.',
  },
  {
    name: 'till_for_services',
    when: [
      'kasir|kasirnya|pos & jasa|salon|laundry|bengkel|barbershop|cukur|servis & stok|tanpa stok|tidak ada stok|bisa|cocok|dipakai|? & !buatkan|bikinkan|gaji|karyawan',
    ],
    asks: ['kasir bisa dipakai untuk jasa salon yang tidak ada stok', 'kasir tanpa hitung stok bisa tidak'],
    weight: 2.4,
    reply:
      'Bisa. Jasa dan masakan tidak perlu dihitung: di tab **Produk** matikan **Hitung stok**, dan barang itu selalu bisa dijual. Yang dihitung (sampo, oli) tetap berkurang sendiri; keduanya boleh dalam satu kasir.\n\nNama pelanggan bisa diisi saat menjual; belanjanya terkumpul di tab **Pelanggan**. Contoh: *Buatkan kasir salon: potong 35rb, creambath 60rb, sampo botol 25rb stok 12*.',
  },
  {
    name: 'till_shift',
    when: [
      'shift|sif|laci & kasir|kasirnya|tutup|buka|mulai|selesai & cara|bagaimana|dimana|? & !jadwal|karyawan shift|selisih|hilang|kurang|modal laci',
    ],
    asks: ['cara tutup shift di kasir', 'cara buka shift dan hitung uang laci di kasir'],
    weight: 2.6,
    reply:
      'Di baris atas kasir tekan **Shift**, lalu **Buka shift** dan isi uang yang ada di laci. Selama itu penjualan tunai, uang masuk, dan uang keluar dihitung sendiri.\n\nSelesai berjaga: **Shift**, **Tutup shift**, hitung uangnya, isi jumlahnya; seharusnya dan selisihnya langsung terlihat dan bisa dicetak. Tiap perangkat punya lacinya sendiri.',
  },
  {
    name: 'till_beyond_stock',
    when: ['stok|stoknya & minus|kurang dari nol|melebihi|tidak cocok|salah & kasir|kasirnya|aplikasi & !uang'],
    asks: ['stok minus di kasir kenapa bisa', 'stok di kasir tidak cocok dengan yang ada'],
    weight: 2.4,
    reply:
      'Biasanya karena barangnya **terjual sebelum stoknya diisi**, atau dua perangkat menjual barang yang sama saat internet putus. Penjualannya tetap tercatat dan diberi tanda di tab **Penjualan**.\n\nBetulkan begini: hitung barangnya, lalu di tab **Produk** tekan **Kelola stok** dan isi hasil hitungan. Barang yang tidak perlu dihitung (jasa, masakan): matikan **Hitung stok**.',
  },
  {
    name: 'till_two_prices',
    when: [
      'kasir|kasirnya|pos & harga grosir|grosir|harga reseller|dua harga|harga member|harga bertingkat & bisa|cara|bagaimana|beda|? & !buatkan',
    ],
    asks: ['harga grosir dan eceran bisa beda di kasir tidak', 'kasir bisa dua harga untuk reseller tidak'],
    weight: 2.6,
    reply:
      'Satu barang satu harga, Juragan; harga bertingkat otomatis belum ada. Dua cara yang dipakai:\n\n- buat **dua barang**: *Kopi 250 gr* dan *Kopi 250 gr grosir*; stoknya terpisah, jadi hitung sesekali,\n- atau satu barang, lalu beri **diskon** per barang di keranjang saat pembelinya reseller; stoknya tetap satu.\n\nCara kedua lebih aman kalau grosirnya sesekali.',
  },
  {
    name: 'till_whatsapp',
    when: [
      'struk|struknya|nota kasir & wa|whatsapp|kirim|dikirim & bisa|otomatis|cara|bagaimana|? & !invoice|surat|wajib',
    ],
    asks: ['struk bisa dikirim lewat wa otomatis tidak', 'cara kirim struk ke whatsapp pembeli'],
    weight: 2.6,
    reply:
      'Bisa, tetapi **Anda yang menekan kirim**. Setelah membayar tekan **Kirim WhatsApp**: WhatsApp terbuka dengan struk yang sudah tertulis, tinggal pilih pembelinya. Otomatis tanpa ditekan belum ada.\n\nStruk lama bisa dikirim lagi dari *Hari ini* di kasir, atau dari **Semua penjualan** di canvas.',
  },
]
