import type { Answer } from '../answer.ts'

/** Cases that call for a clear head: danger, people who let one down, and decisions that are hard to take back. */
export const hardCases: readonly Answer[] = [
  {
    name: 'gas_leak',
    when: [],
    asks: ['gas bocor di dapur warung', 'bau gas elpiji regulator bocor', 'tabung gas mendesis keluar api'],
    reply:
      '**Sekarang juga**: jangan menyalakan atau mematikan saklar dan kompor, jangan ada api atau rokok.\n\n1. Buka pintu dan jendela, keluarkan semua orang.\n2. **Lepas regulator**, bawa tabung ke luar, tutup dengan kain basah.\n3. Sudah ada api: kain basah dari samping atau alat pemadam; membesar, keluar dan telepon **113** (pemadam) atau **112**.\n\nSesudah aman: ganti karet dan selang (berlabel SNI, ganti tiap 1 sampai 2 tahun), cek dengan air sabun, tukar tabung ke pangkalan. Sediakan satu pemadam 1 kg di dapur.',
  },
  {
    name: 'worker_harassed',
    when: [],
    asks: [
      'karyawan perempuan digoda pelanggan',
      'pelanggan melecehkan pelayan saya',
      'karyawan dilecehkan di tempat kerja',
    ],
    reply:
      'Berdirilah di pihak karyawan Anda; itu kewajiban pemberi kerja.\n\n1. Gantikan melayani saat itu juga, lalu tegur: *Pak, di sini kami minta sopan ke karyawan kami.* Mengulang: minta pergi, tidak dilayani lagi.\n2. Tanya karyawannya pelan-pelan, di tempat tertutup, apa yang ia inginkan. Jangan menyalahkan pakaian atau sikapnya.\n3. Catat waktu, saksi, simpan CCTV.\n4. Sudah menyentuh atau mengancam: itu **pidana (UU TPKS)**. Dampingi lapor polisi; hotline **SAPA 129**.\n\nBuat aturan: tidak sendirian di giliran malam, kode minta tolong, tulisan *hormati karyawan kami*.',
  },
  {
    name: 'builder_gone',
    when: [],
    asks: [
      'tukang renovasi kabur setelah dibayar',
      'vendor freelancer sudah dibayar dp tidak selesai',
      'jasa desain telat terus padahal sudah dp',
      'pemborong kios tidak menyelesaikan pekerjaan',
    ],
    reply:
      '1. Kumpulkan bukti: chat, transfer, foto pekerjaan, alamat dan KTP.\n2. Kirim **batas terakhir** tertulis: *Mohon selesaikan paling lambat Jumat 27 November. Kalau tidak, pekerjaan kami alihkan dan DP Rp 2.000.000 kami minta kembali.*\n3. Lewat: datangi rumahnya bersama RT, buat kesepakatan cicil; tetap tidak: somasi, lalu **gugatan sederhana**, atau polisi kalau memang sejak awal menipu.\n4. Cari pengganti, hitung yang sudah jadi.\n\nBerikutnya bayar **per hasil**: 20% mulai, 40% setengah jadi, 30% selesai, 10% dua minggu kemudian. Surat tegurannya bisa saya buatkan.',
  },
  {
    name: 'account_in_other_name',
    when: [],
    asks: [
      'pakai rekening nama orang lain untuk usaha boleh',
      'qris rekening usaha atas nama saudara',
      'usaha pakai nama orang lain risikonya',
    ],
    reply:
      'Sebaiknya **jangan**. Uang di rekening menurut bank milik **nama yang tertulis**: bisa diambil, ikut disita, atau tertahan kalau orangnya meninggal. Omzetnya juga terbaca sebagai penghasilan orang itu, dan pembeli kantor menolak rekening yang namanya berbeda.\n\nBuka sendiri: KTP saja cukup untuk tabungan; NIB (gratis, oss.go.id) untuk nama usaha. Kalau terpaksa sementara, tulis pernyataan bermeterai bahwa uangnya milik Anda, dan pegang kartu serta aplikasinya. Menyewakan atau meminjam rekening orang bisa menyeret perkara.',
  },
  {
    name: 'paying_suppliers_late',
    when: [],
    asks: [
      'saya telat bayar supplier supaya tetap dipercaya',
      'belum bisa bayar utang dagang ke pemasok jatuh tempo',
      'tagihan supplier numpuk kas kosong',
      'utang supplier jatuh tempo kas kurang dahulukan yang mana',
    ],
    reply:
      'Yang merusak kepercayaan bukan telatnya, tetapi **diamnya**.\n\n1. Telepon **sebelum** jatuh tempo: *Pak, tagihan 4 juta baru bisa 1,5 juta hari ini, sisanya dua kali tiap Jumat. Boleh?*\n2. Bayar berapa pun di tanggal yang dijanjikan; jangan menjanjikan yang tidak pasti.\n3. Belanja berikutnya **tunai** dalam jumlah kecil dulu.\n4. Cari akarnya: piutang macet atau stok mati? Cairkan itu (obral, tagih) sebelum meminjam.\n\nUrutkan: pemasok barang terlaris dulu, lalu sewa dan gaji. Sebut daftar utang dan kasnya, nanti saya susunkan jadwalnya.',
  },
  {
    name: 'seen_but_not_bought',
    when: [],
    asks: [
      'jualan online banyak dilihat tidak ada yang beli',
      'toko shopee banyak pengunjung tapi tidak ada pesanan',
      'postingan banyak like tidak ada yang pesan',
      'pesanan toko online cuma sedikit sehari salahnya di mana',
      'jualan online sudah dua bulan baru sedikit pesanannya',
    ],
    reply:
      'Dilihat tetapi tidak dibeli berarti **ada yang meragukan** di halaman itu. Periksa berurutan, ubah satu per minggu:\n\n1. **Harga + ongkir** dibanding tiga penjual teratas; ongkir sering yang membunuh.\n2. **Foto pertama** dan ukuran yang terbayang (dipegang tangan).\n3. **Ulasan**: minta 5 pembeli nyata, dengan foto.\n4. **Jawaban pertanyaan**: bahan, ukuran, lama kirim, garansi, tertulis.\n5. Stok varian kosong, atau cara pesan berbelit.\n\nUkuran: dari 100 yang melihat, **1 sampai 3 membeli** itu lazim. 200 dilihat dan 0 terjual: mulai dari harga. Kalau yang melihat baru 30, masalahnya pengunjung, bukan halaman.',
  },
  {
    name: 'brand_of_ones_own',
    when: [],
    asks: [
      'dari reseller mau bikin merek sendiri mulai dari mana',
      'cara maklon produk skincare makanan merek sendiri',
      'membuat brand sendiri modal kecil',
    ],
    reply:
      'Pindah pelan-pelan, jangan melepas penghasilan lama dulu:\n\n1. Pilih **satu barang yang paling sering dipesan ulang**.\n2. Cari **maklon** atau produsen kecil: tanya minimal pesan, harga per buah, izin (BPOM/PIRT, halal) atas nama siapa, lama jadi. Minta contoh dari tiga tempat.\n3. Cek merek di **pdki-indonesia.dgip.go.id**, lalu daftarkan sebelum cetak kemasan.\n4. Uji **100 buah** ke pembeli lama.\n\nHitung: maklon 18.000 + kemasan 3.000 + iklan 4.000 = 25.000, jual 45.000. Lanjut kalau 40% membeli lagi dalam dua bulan. Perjanjian maklonnya (mutu, rahasia resep, pemilik merek) bisa saya buatkan.',
  },
  {
    name: 'menu_that_sells',
    when: [],
    asks: [
      'cara menyusun daftar menu supaya orang pesan lebih banyak',
      'desain menu warung yang menarik',
      'menu makanan kebanyakan atau sedikit',
    ],
    reply:
      'Menu yang menjual itu **pendek dan mengarahkan**:\n\n- 10 sampai 15 pilihan; yang paling untung di **pojok kanan atas** dan diberi kotak *favorit*.\n- Nama yang terbayang: *Ayam Goreng Lengkuas*, bukan *Ayam A*.\n- Harga di belakang nama tanpa garis titik-titik, angka bulat.\n- **Paket di atas satuan**: nasi + ayam + es teh 22.000 (satuan 25.000).\n- Satu menu mahal membuat yang tengah terasa wajar; foto untuk 3 menu saja.\n- Di bawah: *tambah telur 4.000, tambah sambal 2.000*.\n\nPelayan cukup satu kalimat: *Minumnya es teh atau jeruk, Kak?* Ukur rata-rata belanja per orang sebelum dan sesudah.',
  },
  {
    name: 'young_buyers',
    when: [],
    asks: [
      'supaya anak muda mau mampir ke warung kopi',
      'menarik pembeli mahasiswa dan pelajar',
      'warung jadul supaya disukai anak muda',
    ],
    reply:
      'Anak muda mencari **tempat duduk lama, murah, dan enak difoto**:\n\n1. **Colokan, WiFi, kipas**; satu sudut terang dengan dinding bersih untuk foto.\n2. Minuman **10 sampai 15 ribu** dan camilan yang bisa dibagi.\n3. QRIS, dan ada di Google Maps dengan jam buka dan foto.\n4. Acara kecil: nobar, main kartu, kerja kelompok *pesan 4 gratis 1* jam 14 sampai 17.\n5. Minta tiga mahasiswa mencoba gratis dan mengunggah jujur.\n\nJangan meninggalkan pelanggan lama: pagi untuk mereka, sore malam untuk anak muda.',
  },
  {
    name: 'how_many_workers',
    when: [],
    asks: [
      'berapa karyawan ideal untuk warung makan 10 meja',
      'jumlah pegawai yang pas untuk kafe kecil',
      'kebanyakan karyawan atau kurang',
    ],
    reply:
      'Dua ukuran yang dipakai bersamaan:\n\n- **Kerja**: satu pelayan memegang 4 sampai 6 meja, satu juru masak 25 sampai 30 porsi sejam. 10 meja: **2 pelayan, 1 sampai 2 dapur, 1 kasir** (pemilik) di jam ramai; jam sepi separuhnya.\n- **Uang**: semua gaji paling banyak **20 sampai 25% omzet**. Omzet 30 juta berarti 6 sampai 7,5 juta, kira-kira 3 orang.\n\nKalau keduanya tidak cocok, pakai **paruh waktu** 4 jam di jam ramai. Tanda kurang: antrean di atas 15 menit; tanda lebih: ada yang menganggur di jam ramai.',
  },
  {
    name: 'wedding_catering_terms',
    when: [],
    asks: [
      'dp katering pernikahan berapa persen kapan lunas',
      'jadwal pembayaran wedding organizer dekorasi',
      'sistem pembayaran sewa tenda dan katering hajatan',
      'katering pesta kapan harus lunas',
    ],
    reply:
      'Yang lazim dan aman untuk hajatan:\n\n- **30%** saat tanggal dikunci (tidak kembali kalau batal)\n- **50%** paling lambat H-14, sesudah menu dan jumlah dipastikan\n- **20%** paling lambat H-3, *sebelum* hari acara\n\nContoh 500 porsi × 35.000 = 17.500.000: 5.250.000, 8.750.000, dan 3.500.000. Tambahan porsi boleh sampai H-7; pengurangan paling banyak 10%. Tulis juga kalau hujan, listrik, jam antar, piring pecah, dan siapa yang menandatangani terima. Kontraknya bisa saya buatkan.',
  },
  {
    name: 'hounded_by_lenders',
    when: [],
    asks: [
      'penagih pinjol menyebar foto ktp ke semua kontak',
      'diteror penagih aplikasi pinjaman pelanggan ikut diteror',
      'debt collector pinjol menelepon pelanggan saya',
      'pinjam di aplikasi untuk menutup aplikasi lain tidak terbayar',
      'galbay pinjol ilegal takut didatangi',
    ],
    reply:
      'Terima kasih sudah berani cerita. Ini bisa dibereskan satu per satu, dan Anda tidak sendirian.\n\n1. **Berhenti meminjam** untuk menutup yang lain.\n2. Cek tiap aplikasi ke **OJK 157** (WA 081-157-157-157). **Ilegal**: tidak usah dilayani lagi, blokir. **Legal**: minta keringanan, bayar pokoknya dicicil.\n3. Simpan tangkapan layar terornya; laporkan ke **OJK/Satgas PASTI**, **polisi** (patrolisiber.id), dan aduankonten.id. Menyebar data pribadi itu pidana.\n4. Kabari kontak sekali: *Nomor saya disalahgunakan penagih, mohon diabaikan.*\n5. Ceritakan ke suami atau satu orang yang dipercaya hari ini juga; beban ini terlalu berat ditanggung sendiri. Kalau terasa tidak kuat, telepon **119 tekan 8**.\n\nSebut tiap utang dan penghasilan sebulan, nanti saya susunkan urutan melunasinya.',
  },
  {
    name: 'talk_of_five_minutes',
    when: [],
    asks: [
      'disuruh cerita usaha lima menit di depan ibu ibu ngomong apa',
      'sambutan singkat tentang usaha saya di depan orang',
      'perkenalan usaha di depan umum supaya tidak grogi',
    ],
    reply:
      'Lima menit cukup untuk lima hal, satu menit masing-masing:\n\n1. **Siapa saya**: nama, tinggal di mana, jualan apa.\n2. **Awalnya**: satu cerita kecil yang nyata (pembeli pertama, kegagalan pertama).\n3. **Yang dibuat dan untuk siapa**: bawa satu contoh, tunjukkan sambil bicara.\n4. **Satu angka atau satu kejadian** yang membanggakan.\n5. **Ajakan**: harga mulai berapa, cara pesan, hadiah kecil untuk yang hadir.\n\nKalimat pembuka: *Assalamualaikum Ibu-ibu, saya mau cerita bagaimana satu pesanan tetangga jadi usaha saya.* Tulis lima kata di telapak kartu, latih dua kali dengan jam, tatap satu wajah yang ramah.',
  },
  {
    name: 'price_of_today',
    when: [],
    asks: [
      'harga cabai rawit hari ini sekilo berapa',
      'harga telur ayam beras bawang hari ini di pasar',
      'harga sembako sekarang berapa',
      'harga kopra sawit gabah hari ini',
    ],
    reply:
      'Harga hari ini tidak bisa saya lihat, dan saya tidak mau menebak. Yang resmi dan diperbarui tiap hari:\n\n- **panelharga.badanpangan.go.id** (seluruh Indonesia)\n- **PIHPS** di bi.go.id/hargapangan\n- **infopangan.jakarta.go.id** untuk pasar di Jakarta\n\nPaling cepat: telepon dua pedagang langganan sebelum berangkat. Kalau harganya sudah ada, sebutkan, nanti saya hitungkan pengaruhnya ke harga jual Anda.',
  },
  {
    name: 'printing_before_result',
    when: [],
    asks: [
      'pilkades siapa yang menang mau sablon kaos dulu',
      'cetak kaos kemenangan sebelum pertandingan selesai',
      'siapa calon yang menang pemilihan',
    ],
    reply:
      'Siapa yang menang tidak bisa saya tebak, dan jangan mempertaruhkan modal di situ.\n\n1. **Jangan cetak dulu.** Tawari tiap tim: pesan sekarang, **DP 50%**, dicetak sesudah hasil keluar.\n2. Siapkan yang tidak rugi: kaos **polos**, film dan *screen* untuk tiap desain, tinta, tenaga.\n3. Hitung: 200 kaos ÷ yang sanggup dicetak sejam = jam kerja, jadi tahu sanggup selesai berapa lama.\n4. Tanpa DP, cetak paling banyak 20 contoh.\n\nBersikap sama ke semua calon; pembeli Anda ada di semua kubu.',
  },
  {
    name: 'bulky_goods_where',
    when: [],
    asks: [
      'jual mebel rak besar di tokopedia facebook marketplace atau wa',
      'rak kayu besar mending dijual di tokopedia fb marketplace atau cukup wa',
      'barang besar berat sebaiknya dijual di mana',
      'jualan furnitur pembeli sekitar kota sendiri',
    ],
    reply:
      'Barang **besar dan pembelinya dekat**: utamakan **Facebook Marketplace dan grup jual beli kota**, lalu WhatsApp. Tanpa potongan, pembeli bisa melihat, ongkirnya mobil bak setempat, dan bayar saat barang datang.\n\n- **Tokopedia atau Shopee** hanya untuk yang kecil dan bisa dikirim; kargo rak besar sering lebih mahal daripada untungnya.\n- Foto di ruangan dengan ukuran tertulis (panjang × lebar × tinggi), harga, dan *antar gratis dalam 10 km*.\n- **Google Maps** untuk bengkelnya, supaya yang mencari menemukan.\n- Pesanan khusus: DP 50%.\n\nUji satu bulan, catat dari mana tiap pembeli datang.',
  },
  {
    name: 'mass_messages',
    when: [],
    asks: [
      'blast wa ke 300 nomor pelanggan sekaligus diblokir tidak',
      'broadcast wa massal aman tidak nomornya',
      'kirim pesan promosi ke ratusan kontak',
    ],
    reply:
      'Bisa diblokir, terutama kalau banyak yang **melaporkan** atau tidak menyimpan nomor Anda. Cara yang aman:\n\n1. Pakai **WhatsApp Business**, fitur **siaran**: paling banyak **256 orang** per daftar, dan hanya sampai ke yang menyimpan nomor Anda.\n2. Bagi 300 menjadi beberapa kelompok, kirim **30 sampai 50 sehari**, sebut nama, isi berbeda sedikit.\n3. Hanya ke yang pernah membeli dan **mau** dikabari; tulis *balas STOP kalau tidak ingin*.\n4. Paling sering seminggu sekali; sehari-hari pakai **status** atau saluran.\n\nJangan memakai aplikasi *blast* tidak resmi; itu sebab blokir yang paling sering. Teks promosinya bisa saya tuliskan.',
  },
  {
    name: 'platform_cut',
    when: [],
    asks: [
      'uang masuk dari marketplace jauh lebih kecil dari harga jual',
      'uang masuk shopee berkurang kena potongan apa saja',
      'jualan di shopee cuma terima sedikit dipotong banyak',
      'shopee motong banyak cara menentukan harganya',
    ],
    reply:
      'Potongan di marketplace biasanya gabungan:\n\n- **biaya admin kategori** (persen dari harga)\n- **program gratis ongkir dan cashback** yang Anda ikuti (persen)\n- **biaya proses** per pesanan (rupiah)\n- voucher toko, komisi afiliasi, iklan\n\nLihat satu pesanan: **Rincian Penghasilan**, semua baris ada di sana. Hitung sendiri: (harga − yang masuk) ÷ harga. Contoh 150.000 masuk 127.000: potongan 23.000 = **15,3%**.\n\nMasukkan ke harga: harga baru = harga yang diinginkan ÷ (1 − potongan). Program yang tidak menambah pesanan dalam sebulan, keluar saja.',
  },
]
