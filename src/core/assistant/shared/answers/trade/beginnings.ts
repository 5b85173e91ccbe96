import type { Answer } from '../answer.ts'
import { whetherMade } from '../kinds-in-words.ts'

/** Beginning, growing, stopping. */
export const beginnings: readonly Answer[] = [
  {
    name: 'business_idea',
    asks: [
      'modal 3 juta enaknya usaha apa di kampung',
      'modal sedikit enaknya jualan apa',
      'usaha kecil kecilan apa yang bagus',
      'ide usaha modal kecil',
      'usaha apa yang cocok modal 5 juta',
      'bingung mau usaha apa',
      'punya uang dua puluh juta buka usaha apa',
      'usaha apa yang cocok di desa',
      'bingung mau jualan apa dekat kampus',

      'usaha apa yang cocok dekat pabrik',
      'jualan apa di perumahan modal kecil',
    ],
    when: [
      'ide|saran|rekomendasi|peluang & usaha|bisnis|jualan|dagang',
      'usaha|bisnis|jualan & apa & cocok|bagus|modal kecil|untung|menjanjikan|laris|enaknya|modal',
      'mau|ingin|mulai & usaha|bisnis|jualan & mulai|bingung|apa|modal',
    ],
    weight: 0.3,
    reply:
      'Cara memilih usaha yang aman untuk modal kecil:\n\n1. **Mulai dari yang Anda bisa** atau sering dimintai tolong orang.\n2. **Cek tetangga dulu**: 10 orang yang mau beli lebih berharga daripada tren di internet.\n3. **Tes kecil**: buka pesanan dulu, produksi setelah ada uang muka.\n4. **Hitung HPP** sebelum menetapkan harga.\n\nYang sering jalan dengan modal di bawah satu juta: makanan rumahan, camilan titip warung, jasa cuci sepatu, jahit kecil, les anak. Untung tidak bisa saya janjikan; yang penting ukur sebelum menambah modal.\n\nSebutkan modal, keahlian, dan kota Anda kalau mau dipersempit.',
  },
  {
    name: 'swot',
    asks: ['swot itu apa', 'cara bikin analisis swot'],
    when: [
      'swot|analisis pasar|riset pasar|analisis pesaing|studi kelayakan & apa|cara|bagaimana|itu|contoh|maksud|isi',
    ],
    weight: 0.3,
    reply: (asked) =>
      `- **SWOT**: kekuatan dan kelemahan (dari dalam), peluang dan ancaman (dari luar). Tulis tiga butir untuk tiap kotak, lalu pilih satu langkah dari pertemuan kekuatan dan peluang.\n- **Riset pasar sederhana**: tanyai 10 calon pembeli, catat harga 5 pesaing, coba jual 20 buah.\n- **Kelayakan**: modal, untung per barang, titik impas, berapa bulan balik modal.\n\n${whetherMade('analysis', asked.makeable)}`,
  },
  {
    name: 'enough_to_start',
    asks: [
      'modal 5 juta cukup buka warung tidak',
      'uang segini cukup untuk mulai usaha',
      'modal tiga juta buat angkringan cukup tidak',
      'modal dua juta jualan cukup tidak',
    ],
    when: [
      'modal & cukup|kurang|bisa & usaha|jualan|buka|bakso|warung|kopi|toko|dagang|laundry|katering|es|mulai & !pinjam|kur|untung berapa',
    ],
    weight: 1.5,
    reply:
      'Cukup atau tidak tergantung tiga pos ini; bagi modal Anda begini dulu:\n\n- **40% alat dan tempat** (bekas yang masih baik lebih hemat)\n- **30% bahan untuk dua minggu pertama**\n- **30% cadangan**, karena bulan pertama jarang langsung ramai\n\nKalau alat saja sudah melewati 40%, mulai lebih kecil: gerobak, titip di warung teman, atau buka pesanan dulu. Sebutkan jualannya, modal, dan daftar alatnya, nanti saya hitungkan berapa yang harus laku sehari.',
  },
  {
    name: 'first_things_to_buy',
    when: [],
    asks: [
      'mau jual es teh modal 300 ribu beli apa saja',
      'modal kecil mulai jualan minuman yang dibeli apa',
      'belanja awal jualan gorengan depan sekolah',
    ],
    reply:
      'Contoh belanja awal es teh dengan modal 300.000 (cocokkan harga setempat):\n\n- teh 1 pak 15.000, gula 3 kg 51.000\n- gelas cup dan sedotan 100 buah 45.000\n- es batu dan air galon 30.000\n- termos atau boks es bekas 90.000, dua teko 40.000\n- **sisa 29.000** uang kembalian\n\nJadi 100 gelas: modal bahan sekitar 1.400 per gelas, jual 3.000, untung **1.600**. Laku 60 gelas sehari = 96.000.\n\nPinjam meja dan teko dulu kalau bisa; hari pertama bawa 40 gelas, tambah kalau habis sebelum sore. Izin ke sekolah atau pemilik tempat sejak awal.',
  },
  {
    name: 'opening_capital',
    asks: ['modal buka kedai kopi berapa', 'buka laundry butuh modal berapa', 'modal buka warung kopi kecil berapa'],
    when: [
      'modal & buka|mulai|bikin|usaha|bisnis|awal|merintis & berapa|kira kira|perkiraan|rincian|butuh|perlu|kisaran|siapkan|siapin|estimasi & !balik|pinjam|laba|jual berapa|untung|kur|juta cukup|tambahan',
    ],
    weight: 1.2,
    reply:
      'Angkanya beda jauh antarkota, jadi saya tidak menyebut satu jumlah; hitung dari **empat kantong** ini:\n\n1. **Alat** (kompor, meja, kulkas): harga toko dan harga bekas.\n2. **Tempat**: sewa di muka, perbaikan, papan nama.\n3. **Bahan dan kemasan awal**: cukup untuk 1 sampai 2 minggu.\n4. **Cadangan**: 3 bulan sewa, upah, listrik. Ini yang paling sering dilupakan.\n\nContoh kedai kecil: alat 6 juta + tempat 3 juta + bahan 1,5 juta + cadangan 3 × 2 juta = **16,5 juta**. Tanpa kantong keempat, satu bulan sepi sudah menutup usaha.\n\nTulis daftarnya ke saya dengan harga, nanti saya jumlahkan sebagai analisis modal; atau mulai dari pesanan dulu supaya alat menyusul.',
  },
  {
    name: 'side_business',
    asks: ['usaha sampingan untuk ibu rumah tangga', 'usaha sambilan karyawan'],
    when: [
      'sampingan|sambilan|ibu rumah tangga|irt|karyawan|mahasiswa|pensiun|dari rumah|rumahan & usaha|bisnis|jualan|ide|kerja|jual & apa|ide|cocok|saran|bagus|bingung|rekomendasi & !gaji|izin|halal|kasbon|thr',
    ],
    weight: 1,
    reply:
      'Pilih yang cocok dengan **waktu dan kebiasaan orang meminta tolong kepada Anda**:\n\n- pandai memasak, pagi sempit: sarapan pesan malam, lauk matang, kue ulang tahun\n- ada waktu sela: laundry setrika, jahit permak, les anak, titip beli\n- modal kecil: jual beku dari agen, camilan kiloan dikemas ulang, pulsa dan token\n- bisa menulis atau foto: kelola akun toko tetangga, foto produk\n\nUji dua minggu dengan 5 sampai 10 pembeli sebelum membeli alat. Ukurannya **untung per jam**: untung 120.000 dari 8 jam = 15.000 sejam. Di bawah upah kerja setempat, ganti barang atau naikkan harganya.',
  },
  {
    name: 'quit_job_for_business',
    when: [],
    asks: [
      'mau resign dari kantor untuk usaha penuh kapan waktu yang tepat',
      'kapan sebaiknya keluar kerja untuk usaha',
      'suami mau resign terus full jualan aman tidak',
      'mau berhenti kerja buat usaha sendiri siap atau belum',
      'lebih baik tetap kerja sambil jualan atau keluar',
    ],
    reply:
      'Pegangan sebelum melepas gaji:\n\n1. **Laba bersih** usaha (sesudah upah orang lain) sudah **minimal sebesar gaji, 6 bulan berturut-turut**, bukan sekali ramai.\n2. **Dana darurat 6 bulan** biaya rumah, terpisah dari modal.\n3. Utang berbunga sudah ringan, dan BPJS dilanjutkan sendiri.\n4. Ada yang memang tertahan karena waktu: pesanan ditolak, bukan sekadar ingin.\n\nBelum semua? Jalan tengah: kurangi jam kerja, jualan akhir pekan, atau pasangan yang pegang dulu. Uji **3 bulan**: hidup dari hasil usaha saja, gajinya ditabung. Sebutkan laba sebulan, gaji, dan biaya rumah, nanti saya hitungkan jaraknya.',
  },
  {
    name: 'following_a_trend',
    when: [],
    asks: [
      'bisnis apa yang lagi viral tahun ini',
      'usaha yang sedang tren sekarang apa',
      'dagangan kalah sama yang viral',
      'es teh jumbo lagi ramai masih bagus tidak ikut jualan sekarang',
      'ikut jualan yang lagi viral untung atau telat',
      'tren makanan baru cepat habis mending ikut atau tidak',
    ],
    reply:
      'Tren menguntungkan yang **masuk cepat dan keluar cepat**. Tiga pertanyaan:\n\n1. Dalam 1 km sudah ada berapa penjual? Tiga atau lebih berarti Anda bersaing harga.\n2. Alat dan bahannya bisa dipakai untuk barang lain kalau trennya habis? Kalau tidak, jangan.\n3. **Balik modal di bawah 3 bulan** dengan penjualan separuh dari yang dijanjikan?\n\nContoh modal 3 juta, untung 2.000 per gelas: perlu 1.500 gelas; laku 40 sehari = 38 hari. Laku 15 sehari = 100 hari, sebaiknya lewat. Jalan aman: jadikan **menu tambahan** di lapak yang sudah ada. Sebutkan angka Anda, nanti saya hitungkan.',
  },
  {
    name: 'pension_money_business',
    when: [],
    asks: [
      'pensiunan punya uang mau usaha yang aman apa',
      'uang pensiun pesangon buat usaha apa di kampung',
      'usaha aman di desa modal dua puluh juta',
      'habis kena phk pesangon sedikit mau buka usaha apa',
    ],
    reply:
      'Yang paling aman: **pakai sebagian saja**. Paling banyak sepertiga uangnya untuk usaha, sepertiga dana darurat setahun, sisanya jangan disentuh. Dari 20 juta berarti mulai dengan **6 sampai 7 juta**.\n\nPilih yang barangnya selalu dicari tetangga dan bisa dijual lagi kalau berhenti:\n\n- sembako kecil, gas, galon, token (untung tipis, berputar cepat)\n- telur, ayam, sayur yang dititip dari petani sekitar\n- makanan pagi atau kue titipan, kalau ada yang pandai memasak\n- jasa dengan alat sendiri: jahit, cukur, servis, sewa kursi\n\nTanya 20 tetangga: apa yang sekarang mereka beli jauh? Uji **tiga bulan**, catat tiap hari; tambah modal hanya dari untung. Jauhi titip modal dengan untung pasti, kemitraan mahal, dan pinjaman.\n\nSebut kampungnya ramai apa dan Anda pandai apa, nanti saya persempit.',
  },
  {
    name: 'promising_schemes',
    asks: ['tawaran investasi untung pasti', 'diajak bisnis titip modal untung tiap hari'],
    when: [
      'mlm|money game|skema ponzi|ponzi|arisan online|investasi bodong|titip modal|passive income|downline|robot trading & ikut|gabung|aman|untung|balik modal|katanya|nawarin|ditawarin|percaya|diajak',
    ],
    weight: 2.2,
    reply:
      'Sebaiknya **jangan dulu**. Tanda yang harus membuat mundur:\n\n- untung pasti dan cepat (*balik modal sebulan*),\n- dapat uang dari **mengajak orang**, bukan dari menjual barang,\n- harus setor dulu, disuruh cepat, tidak ada perjanjian jelas.\n\nCek dulu: penghimpun dana harus terdaftar **OJK (157, ojk.go.id)**; penjualan langsung punya izin Kementerian Perdagangan. Hitung sendiri: kalau tanpa mengajak siapa pun barangnya tidak menguntungkan, itu bukan dagang. Uang yang sama untuk stok yang habis dua minggu biasanya lebih pasti.',
  },
  {
    name: 'phone_credit_trade',
    when: [],
    asks: [
      'jual pulsa masih untung tidak sekarang',
      'usaha konter pulsa token untungnya berapa',
      'untung jual paket data',
    ],
    reply:
      'Masih, tetapi tipis: pulsa dan token biasanya **1.000 sampai 2.500** per transaksi, paket data sedikit lebih besar. Untung terasa kalau **ramai** dan jadi penarik belanja lain.\n\nContoh 40 transaksi × 1.500 × 26 hari = **Rp 1.560.000 sebulan**, dengan saldo berputar 2 sampai 3 juta. Tambah yang lebih untung: kartu perdana, aksesori, servis kecil, bayar tagihan, agen bank.\n\nJangan diutangkan, cek nomor dua kali, dan pakai penyedia saldo yang jelas.',
  },
  {
    name: 'start_catering',
    asks: ['mau buka rumah makan apa saja yang perlu disiapkan'],
    when: [
      'mulai|memulai|merintis|awal|pemula|nol|dari nol|langkah & katering|catering|kue|warung|usaha|jualan|laundry|kedai|bisnis|toko|online & cara|bagaimana|langkah|gimana|dari nol|mau|apa dulu & !shopee|tokopedia|modal|nib|izin|aplikasi|juragan|live',
    ],
    weight: 0.9,
    reply:
      'Urutan yang paling murah kesalahannya:\n\n1. **Tiga menu atau barang saja** yang Anda kuasai; hitung HPP-nya per buah.\n2. **Tawarkan ke 20 orang yang dikenal** dengan harga, jangan gratis. Delapan yang membeli berarti boleh lanjut.\n3. Terima **pesanan dulu, DP 50%**, belanja sesuai pesanan; alat pinjam atau sewa.\n4. Catat tiap pesanan: modal, harga, keluhan. Perbaiki satu hal tiap minggu.\n5. Setelah 10 pesanan: foto, daftar harga, WhatsApp Business, Google Maps, dan NIB di oss.go.id (gratis).\n6. Baru beli alat saat pesanan ditolak karena tidak sanggup.\n\nDaftar harga bisa saya jadikan website, dan pesanan kantor saya buatkan surat penawarannya.',
  },
  {
    name: 'cart_or_kiosk',
    asks: ['gerobak atau sewa kios'],
    when: [
      'gerobak|booth|keliling|tenda|food truck|rumah|lapak & kios|ruko|sewa|kontrak|toko & mending|mana|pilih|atau|bagusan|lebih bagus|untung|baiknya',
    ],
    weight: 1.4,
    reply:
      'Mulai dari yang **bisa dibatalkan dengan murah**.\n\n- **Gerobak atau booth**: modal sekali, bisa pindah kalau salah tempat; kalah oleh hujan, tempat duduk sedikit.\n- **Kios**: pembeli percaya, alat aman, bisa makan di tempat; sewanya jalan terus walau sepi.\n\nHitung kios: sewa sebulan ÷ untung per barang = tambahan yang harus laku. Sewa 1.500.000, untung 5.000: 300 sebulan, **12 sehari lebih banyak** daripada gerobak. Kalau antrean sudah lebih dari itu, kios pantas. Kalau belum, gerobak enam bulan dulu, dan catat jam ramainya.',
  },
  {
    name: 'buying_used_machine',
    when: [],
    asks: [
      'kulkas bekas apa baru untuk jualan frozen',
      'beli mesin bekas cara mengeceknya supaya tidak tertipu',
      'beli freezer oven bekas apa yang dicek',
      'beli alat usaha second aman tidak',
    ],
    reply:
      '1. **Nyalakan minimal 30 menit** dengan beban: freezer sampai beku, oven sampai suhu, mesin dengan bahan sungguhan.\n2. Cek suara, getar, karet pintu, kabel, bau hangus, **watt** (kuat listrik Anda?), tahun dan nomor seri.\n3. Tanya suku cadang dan tukang servis di kota Anda sebelum membeli.\n4. Minta nota, KTP penjual, dan **garansi 7 hari**; bayar setelah dicoba, jangan transfer ke yang belum bertemu.\n\nHarga wajar bekas 2 sampai 3 tahun sekitar **50 sampai 60%** harga baru; sisakan 10% untuk perbaikan.',
  },
  {
    name: 'buy_a_tool',
    asks: [
      'beli alat baru atau tidak',
      'beli mesin untuk tambah produksi layak tidak',
      'freezer belum punya mending beli atau sewa',
      'beli atau sewa alat dulu mending mana',
    ],
    when: [
      'beli|kredit|sewa|nyicil|ambil & mesin|alat|freezer|kulkas|oven|motor|mobil|gerobak|mesin jahit|mesin cuci|showcase|komputer|laptop|printer & mending|atau|perlu|layak|sebaiknya|worth & !berapa bulan|jual|jualan|penyusutan|servis',
    ],
    weight: 1.9,
    reply:
      'Beli alat kalau **tambahan untungnya melunasi alat itu** dalam waktu wajar.\n\nContoh freezer 3.000.000: bisa menyimpan es krim, tambahan untung 15.000 sehari × 26 = 390.000 sebulan, dikurangi listrik 90.000 = 300.000. Balik modal **10 bulan**; layak kalau alatnya tahan 4 tahun.\n\n- kurang dari 12 bulan: beli, bekas bergaransi pun boleh\n- 12 sampai 24 bulan: sewa dulu, lihat ramainya\n- lebih lama: tunda\n\nKredit hanya kalau cicilan lebih kecil dari tambahan untungnya. Sebutkan harga alat dan tambahan untung sebulan, nanti saya hitungkan.',
  },
  {
    name: 'how_long_until_profit',
    when: [],
    asks: [
      'usaha baru tiga bulan belum untung wajar tidak',
      'berapa lama usaha baru mulai untung',
      'baru buka dua bulan masih nombok wajar tidak',
    ],
    reply:
      'Wajar, banyak usaha kecil baru stabil setelah **enam bulan sampai setahun**. Yang lebih penting dari lamanya adalah **arahnya**; lihat tiga angka tiap bulan:\n\n1. **Untung per barang** sudah positif? Kalau jual saja sudah rugi, menunggu tidak menolong.\n2. **Penjualan naik** dibanding bulan lalu, dan ada yang beli lagi?\n3. **Kurangnya mengecil**: bulan 1 minus 1 juta, bulan 3 minus 300.000, itu sehat.\n\nTetapkan batasnya sekarang: uang yang masih boleh keluar dan satu tanggal. Sebut omzet, belanja, dan biaya sebulan, nanti saya hitungkan harus laku berapa supaya impas.',
  },
  {
    name: 'grow_or_stay',
    when: [],
    asks: [
      'usaha jalan di tempat cara mengembangkannya',
      'usaha sudah lama tapi segini segini saja',
      'cara mengembangkan usaha kecil',
      'mau usaha naik kelas mulai dari mana',
    ],
    reply:
      'Berkembang tidak selalu berarti cabang. Empat arah, mulai dari yang paling murah:\n\n1. **Belanja per orang naik**: paket, tambahan, ukuran besar. Naik Rp 2.000 × 40 pembeli × 26 hari = Rp 2.080.000 sebulan.\n2. **Datang lebih sering**: catat nomor langganan, kabari seminggu sekali.\n3. **Jalur baru**: pesanan kantor, titip di tiga warung, aplikasi antar.\n4. **Kapasitas**: alat atau orang, hanya kalau pesanan sudah ditolak karena penuh.\n\nSebelum itu rapikan dua hal: catatan untung per barang dan cara kerja yang tertulis. Sebutkan usaha, omzet, dan yang paling laku, nanti kita pilih satu arah dulu.',
  },
  {
    name: 'when_to_close',
    asks: ['kapan usaha harus ditutup', 'rugi terus lanjut atau tutup'],
    when: [
      'usaha|warung|toko|bisnis & ditutup|tutup|berhenti|diteruskan|lanjut|bertahan|nyerah & kapan|harus|tanda|apakah|mending|kalau & !jam|lebaran|libur|pelanggan|sementara',
    ],
    weight: 1.5,
    reply:
      'Putuskan dengan angka dan tanggal, bukan saat lelah:\n\n1. Enam bulan terakhir, hitung **omzet − modal barang − biaya − upah Anda sendiri**. Tiga bulan berturut-turut minus adalah peringatan.\n2. Apakah minusnya karena sesuatu yang **bisa diubah** (harga, barang, jam, sewa)? Ubah satu, beri waktu 60 hari.\n3. Tentukan **batas rugi** sekarang, misalnya 5 juta lagi. Lewat itu berhenti.\n4. Tanda harus berhenti lebih cepat: menutup utang dengan utang, atau memakai uang sekolah dan makan.\n\nBerhenti bisa sebagian: kembali ke rumah, terima pesanan saja, lepas sewa. Kirim omzet dan biaya enam bulan, nanti saya buatkan analisisnya.',
  },
  {
    name: 'free_help',
    asks: [
      'bantuan pemerintah untuk umkm',
      'pelatihan umkm gratis di mana',
      'bantuan alat dari dinas',
      'syarat mendapat bantuan alat dari dinas',
    ],
    when: [
      'pelatihan|bantuan|hibah|bantuan pemerintah|blt|bpum|pendampingan|kursus|seminar & umkm|usaha|gratis|modal|daftar|dimana|cara|ada|pemerintah|dinas',
    ],
    weight: 1.6,
    reply:
      'Tempat bertanya yang resmi dan gratis:\n\n- **Dinas Koperasi dan UKM** kabupaten atau kota: pelatihan, pendamping, bazar, kadang bantuan alat\n- **PLUT-KUMKM**: klinik usaha, izin, kemasan\n- **Rumah BUMN**, **Balai Latihan Kerja**, dan dinas perdagangan\n- **Kantor pajak**: kelas pajak UMKM\n\nAda tidaknya bantuan uang berubah tiap tahun dan daerah, jadi tidak saya sebut dari ingatan. Waspada: bantuan resmi **tidak memungut biaya** dan tidak meminta OTP. Siapkan KTP, NIB, foto usaha, dan catatan penjualan; proposalnya bisa saya susun.',
  },
  {
    name: 'schooling_and_success',
    when: [
      'lulusan|tamatan|lulus|sekolah|pendidikan|ijazah & sd|smp|rendah|tidak sekolah|putus sekolah & usaha|sukses|bisa|dagang|jualan & !karyawan|lamar|anak sekolah|tahan',
    ],
    asks: ['saya lulusan sd bisa sukses usaha tidak', 'tidak sekolah tinggi bisa punya usaha maju tidak'],
    weight: 2.2,
    reply:
      'Bisa, Juragan. Pembeli tidak menanyakan ijazah; yang mereka lihat barangnya, harganya, dan apakah Anda menepati janji. Tahun-tahun bekerja dan berdagang itu juga sekolah.\n\nTiga hal yang cukup dipelajari pelan-pelan, sehari sepuluh menit:\n\n1. **Menghitung modal satu barang**, supaya tahu untung atau rugi.\n2. **Mencatat** masuk dan keluar tiap malam.\n3. **Bertanya**: ke pedagang lain, ke dinas koperasi (pelatihannya gratis), ke sini.\n\nMulai dari nomor satu: sebut barangnya, belanja apa saja, dan jadi berapa. Saya hitungkan, langkah demi langkah.',
  },
  {
    name: 'worth_the_hours',
    when: [],
    asks: [
      'kerja dari pagi sampai malam untung cuma 50 ribu',
      'jualan capek untung sedikit sepadan tidak',
      'usaha seharian hasilnya kecil lanjut atau cari kerja',
      'kerja jam tujuh pagi sampai sembilan malam untung kecil',
    ],
    reply:
      'Ukur dengan **untung per jam**: untung bersih sehari ÷ jam kerja. Untung 50.000 dari 14 jam berarti **Rp 3.571 sejam**, jauh di bawah upah.\n\n1. Catat penjualan per dua jam selama seminggu; **tutup jam yang sepi**. Sering 70% penjualan ada di 5 jam.\n2. Naikkan untung per pembeli: harga, paket, minuman.\n3. Buang barang yang ramai tapi tipis.\n4. Beri batas: dua bulan. Kalau untung per jam belum lewat upah harian setempat, kecilkan jamnya dan tambah pemasukan lain.\n\nSebut omzet, modal, biaya, dan jam kerjanya, nanti saya hitungkan. Lelah itu nyata, Juragan; istirahat juga bagian dari modal.',
  },
  {
    name: 'second_place',
    asks: [
      'kapan waktunya buka cabang kedua',
      'kapan waktunya buka cabang',
      'syarat buka cabang kedua',
      'usaha sudah jalan ingin buka cabang tabungan kurang maju atau tahan',
      'mau buka cabang modal belum cukup',
      'mau buka cabang takut tidak kepegang',
    ],
    when: ['cabang|outlet kedua|toko kedua|tempat kedua & ?|buka|kapan|siap|perlu|modal|untung'],
    weight: 1,
    reply:
      'Cabang kedua layak kalau tiga hal ini sudah ada:\n\n1. yang pertama **untung bersih 6 bulan berturut-turut**, tanpa Anda jaga tiap hari,\n2. caranya sudah **tertulis** (resep, harga, tutup kas), dan ada orang yang bisa memimpin,\n3. uang untuk modal awal **ditambah 3 bulan biaya** cabang baru, tanpa mengambil kas toko pertama.\n\nHitung titik impasnya dulu: biaya tetap cabang ÷ untung per barang. Analisis kelayakannya bisa saya buatkan dari angka Anda.',
  },
  {
    name: 'what_counts_as_success',
    when: [],
    asks: [
      'umkm dianggap sukses kalau omzet berapa',
      'ukuran usaha berhasil itu apa',
      'laku berapa baru bisa dibilang sukses',
      'target wajar untuk usaha pemula',
    ],
    reply:
      'Bukan omzetnya. Untuk usaha yang baru, ukur empat hal ini:\n\n1. **Untung bersih menutup upah Anda sendiri** setara orang bekerja di tempat lain.\n2. **Pembeli kembali**: dari 10 pembeli, 4 atau lebih datang lagi dalam sebulan.\n3. **Tidak menombok** tiga bulan berturut-turut, dan ada kas untuk sebulan biaya.\n4. **Jalan walau Anda libur sehari.**\n\nBulan 1–3 wajar masih belajar; bulan 4–6 sebaiknya impas; setahun sudah menggaji pemiliknya. Sebutkan omzet, modal, dan biaya sebulan, nanti saya hitungkan posisi Anda.',
  },
  {
    name: 'ran_out_of_money',
    when: [],
    asks: [
      'modal habis di tengah jalan usaha belum untung',
      'uang habis buat renovasi belum jualan',
      'kehabisan modal tiga bulan pertama',
    ],
    reply:
      'Berhenti mengeluarkan uang dulu, lalu urut begini:\n\n1. **Hitung sisa**: kas, stok yang bisa dijual cepat, alat yang tidak dipakai. Jual dua yang terakhir.\n2. **Kecilkan**: satu dua barang terlaku, jam ramai saja, tanpa sewa mahal kalau masih bisa mundur.\n3. **Uang muka dari pembeli**: pesanan dulu, belanja sesudahnya.\n4. **Tempo dari pemasok** atau titip jual, bukan pinjaman online.\n5. Beri batas: kalau 2 bulan lagi belum impas, ganti bentuk atau berhenti dulu, simpan alatnya.\n\nJangan menutup dengan utang berbunga sebelum untung per barang jelas. Sebutkan kas, biaya sebulan, harga, dan modal; nanti saya hitungkan berapa yang harus laku.',
  },
  {
    name: 'aid_from_government',
    when: [],
    asks: [
      'bantuan modal umkm dari pemerintah masih ada tidak',
      'cara dapat bantuan umkm',
      'hibah usaha kecil dari dinas',
      'bantuan presiden umkm daftar di mana',
    ],
    reply:
      'Bantuan **uang tunai** untuk umum tidak selalu ada; yang lebih sering: alat, pelatihan, izin gratis, bazar, dan **KUR** berbunga ringan. Tempat bertanya yang benar:\n\n- **Dinas Koperasi dan UKM** kota atau kabupaten; minta nama Anda masuk data UMKM\n- kelurahan atau desa, **PLUT KUMKM**, dinas perindustrian\n- BUMN (TJSL), kampus, dan Baznas untuk modal bergulir\n\nSiapkan KTP, NIB, foto usaha, catatan penjualan 3 bulan, rencana satu halaman. **Pendaftarannya gratis**; tautan lewat WA yang meminta transfer, PIN, atau OTP itu penipuan. Proposal singkatnya bisa saya buatkan.',
  },
  {
    name: 'study_and_business',
    when: [],
    asks: [
      'kuliah sambil jualan bagi waktunya bagaimana',
      'masih sekolah mau jualan mulai dari apa',
      'mahasiswa jualan modal kecil',
    ],
    reply:
      'Pilih jualan yang **tidak menunggu Anda**: pesanan dulu, dibuat atau diambil malam, dibagi di jam yang sudah pasti.\n\n1. Dua jam tetap sehari (misalnya 19.00 sampai 21.00), libur di minggu ujian; umumkan.\n2. Modal 200 sampai 300 ribu: camilan titip di kantin dan kos, cetak tugas, jasa desain atau les, thrift beberapa potong.\n3. Pembeli pertama: kelas dan grup angkatan; satu barang, satu harga, bayar di muka.\n4. Catat tiap hari, uang jajan **tidak** dari laci.\n\nNilai turun dua minggu berturut-turut? Kurangi jualannya dulu.',
  },
  {
    name: 'first_week_after_opening',
    when: [],
    asks: [
      'warung baru buka seminggu masih sepi wajar tidak',
      'baru buka belum ada pembeli harus bagaimana',
      'bulan pertama jualan rugi wajar tidak',
    ],
    reply:
      '**Wajar.** Minggu pertama yang datang teman; pembeli sungguhan biasanya mulai minggu ketiga. Bulan pertama sering masih menombok.\n\nYang dikerjakan sementara itu:\n\n1. Bagi **20 contoh sehari** ke tetangga, ojek, toko sebelah, sambil menyebut satu barang andalan.\n2. Papan harga terbaca dari jalan, lampu terang, buka di jam yang **sama** setiap hari.\n3. Google Maps, WA Business, dan minta 10 ulasan jujur.\n4. Catat tiap hari: yang mampir, yang beli, yang ditanya tetapi tidak ada.\n\nUbah satu hal saja tiap minggu. Kalau bulan ketiga belum ada yang **kembali**, periksa rasa, harga, lalu tempatnya, dalam urutan itu.',
  },
  {
    name: 'plan_on_one_page',
    when: [],
    asks: [
      'cara membuat rencana usaha sederhana',
      'business plan satu halaman isinya apa',
      'rencana bisnis untuk warung',
    ],
    reply:
      'Satu halaman, tujuh baris:\n\n1. **Apa dan untuk siapa**: bubur ayam untuk pekerja yang berangkat pagi.\n2. **Kenapa di sini**: 200 motor lewat jam 6, belum ada bubur.\n3. **Harga dan modal**: 12.000, modal 6.500.\n4. **Perlu laku berapa**: biaya sehari 110.000 ÷ 5.500 = **20 mangkuk** baru impas.\n5. **Modal awal**: gerobak, alat, bahan seminggu, cadangan.\n6. **Tiga bulan pertama**: apa yang dicoba tiap bulan.\n7. **Berhenti kalau**: batas rugi yang sanggup ditanggung.\n\nIsi dengan angka Anda. Mau lebih lengkap untuk bank? Proposal, analisis, atau slidenya bisa saya buatkan.',
  },
  {
    name: 'travelling_greengrocer',
    when: [],
    asks: [
      'modal jualan sayur keliling berapa',
      'mulai jadi tukang sayur keliling',
      'untung tukang sayur motor sehari',
    ],
    reply:
      'Dengan motor sudah ada, modal lazimnya **800 ribu sampai 1,5 juta**, cocokkan harga setempat:\n\n- keranjang atau rombong bekas: 250 sampai 500 ribu\n- timbangan, plastik, pisau, payung: 150 ribu\n- **kulakan pertama**: 300 sampai 500 ribu, sayur cepat laku + lauk + bumbu\n- uang kembalian dan cadangan: 100 sampai 200 ribu\n\nUntung kotor sekitar **20 sampai 30%**: omzet 600 ribu sehari kira-kira 150 ribu, dikurangi bensin dan yang layu. Rute tetap dan **jam tetap**, grup WA pesanan malam, sayur layu dijual murah jam 10. Minggu pertama kulakan sedikit saja, catat yang habis.',
  },
  {
    name: 'young_without_capital',
    when: [],
    asks: [
      'baru lulus sekolah mau usaha tidak punya modal',
      'umur 19 mau usaha tanpa modal mulai dari apa',
      'usaha tanpa modal untuk anak muda',
    ],
    reply:
      'Mulailah dari **keahlian Anda**, bukan dari uang, supaya pembeli yang membiayai:\n\n1. **Pesanan dulu**: tiga menu yang paling dikuasai, foto, kirim ke 30 orang; bayar di muka, baru belanja.\n2. **Jual tenaga**: bantu katering atau toko kue akhir pekan; dapat upah, resep kerja, dan kenalan pemasok.\n3. **Titip jual**: 10 bungkus di dua warung, untung dipakai menambah.\n4. Pinjam alat rumah dulu; beli setelah 20 pesanan.\n\nTarget sebulan pertama: **10 pembeli, 4 kembali**. Untungnya disisihkan 70% sampai terkumpul 1 juta. Cari juga pelatihan gratis dinas dan BLK. Sebut masakan andalannya, nanti saya hitungkan modal satu resep.',
  },
  {
    name: 'years_without_growth',
    when: [],
    asks: [
      'pengen berhenti jualan sudah 10 tahun tidak ada perkembangan',
      'sudah bertahun tahun jualan tidak berkembang',
      '10 tahun usaha begitu begitu saja',
      'ingin berhenti jualan karena tidak ada kemajuan',
    ],
    reply:
      'Sepuluh tahun bertahan itu bukan hal kecil, Juragan; banyak yang tutup sebelum tahun ketiga. Sebelum memutuskan, pisahkan **lelah** dari **rugi**:\n\n1. Hitung untung bersih sebulan **sesudah upah Anda sendiri**. Masih di atas upah kerja di tempat lain? Usahanya sehat, yang kurang libur dan tujuan.\n2. Di bawahnya: cari yang menahan, biasanya **harga tidak pernah naik**, terlalu banyak macam, atau semua bergantung pada Anda.\n3. Coba satu perubahan 90 hari: naikkan 5%, buang barang terlambat, atau tambah satu pembeli borongan.\n4. Tidak berubah? Berhenti dengan rapi: stok dihabiskan, alat dijual, langganan dititipkan.\n\nSebutkan omzet, belanja, dan biaya sebulan; kita lihat angkanya bersama.',
  },
]
