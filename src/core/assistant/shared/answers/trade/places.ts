import type { Answer } from '../answer.ts'
import { rentTalk } from '../reckon/net.ts'
import { askNotary } from './notes.ts'

/** Places to sell at: choosing, renting, running them. */
export const places: readonly Answer[] = [
  {
    name: 'rent_a_place',
    asks: ['sewa kios wajarnya berapa persen omzet', 'perpanjang sewa atau pindah', 'sewa ruko bayar setahun'],
    when: [
      'sewa|kontrak|ngontrak & tempat|ruko|kios|lapak|toko|lokasi & mahal|wajar|layak|berapa|cocok|pilih|mending|untung & !surat|perjanjian',
    ],
    weight: 0.8,
    reply:
      'Patokan sewa: paling banyak **10 sampai 15% dari omzet** sebulan. Sewa 2 juta berarti omzetnya perlu 14 sampai 20 juta.\n\nSebelum bayar: duduk di sana pagi, siang, malam dan hitung orang lewat; cek parkir, banjir, listrik; tanya penyewa lama kenapa pindah; minta bayar bertahap; dan tulis siapa menanggung perbaikan. Perjanjian sewanya bisa saya buatkan.',
  },
  {
    name: 'choose_location',
    asks: [
      'sewa tempat pinggir jalan mahal atau di gang murah pilih mana',
      'lebih baik tempat ramai mahal atau sepi murah',
      'cara memilih lokasi usaha',
      'tempat jualan yang strategis',
      'pilih tempat jualan yang ramai atau yang murah sewanya',
    ],
    when: [
      'lokasi|tempat|lapak|titik & pilih|milih|memilih|milihnya|bagus|strategis|cari|nyari|cocok|ramai|survei|survey|nentuin & jualan|usaha|dagang|warung|bakso|kopi|toko|buka|kedai|makan|gerobak|bagaimana & !gang|tersembunyi|pelosok|pindah|sewa kios berapa|supplier',
    ],
    weight: 1.5,
    reply:
      'Lokasi dipilih dengan **menghitung orang**, bukan dengan perasaan:\n\n1. Berdiri di situ tiga kali (hari kerja, Sabtu, Minggu) pada jam jualan Anda; hitung yang lewat **15 menit**. Kali empat = sejam.\n2. Lihat **siapa** yang lewat: pekerja, anak sekolah, ibu-ibu. Cocok dengan barang dan harganya?\n3. Mudah berhenti? Ada parkir motor, tidak tepat di tikungan, searah jalan pulang.\n4. Satu dua pesaing tanda ada pembeli; lima yang sepi tanda jenuh.\n5. Air, listrik, izin pemilik dan RT, banjir atau tidak.\n\nUji hitungannya: 200 orang sejam × 4 jam × 2% mampir = 16 pembeli. Kali untung 5.000 = 80.000 sehari; **sewa sehatnya paling banyak 10% omzet**. Coba dulu dua minggu dengan meja lipat sebelum menyewa setahun.',
  },
  {
    name: 'which_place_or_hour',
    when: [],
    asks: [
      'jualan enaknya di depan kampus atau di perumahan',
      'jual nasi uduk pagi apa sore lebih ramai',
      'lokasi jualan dekat sekolah atau dekat pasar lebih bagus',
      'lebih ramai jualan siang atau malam',
    ],
    reply:
      'Cocokkan dengan **kapan dan kenapa orang lapar di situ**:\n\n- **Kampus**: ramai Senin sampai Jumat, harga harus ringan, sepi saat libur semester (3 bulan setahun).\n- **Perumahan**: pagi dan malam, langganan tetap, akhir pekan ramai, lebih tahan sepanjang tahun.\n- **Kantor**: 11.00 sampai 13.30 saja. **Pasar**: subuh sampai jam 10.\n- Nasi uduk, bubur, lontong: **05.30 sampai 09.00**. Gorengan, minuman: sore. Pecel lele, sate: malam.\n\nJangan menebak: duduk satu jam di jam ramai dan jam sepi di **dua tempat**, hitung yang lewat, yang berhenti, dan penjual yang sama. Kalau bisa, jualan seminggu di masing-masing dulu; yang menang untungnya setelah sewa, bukan ramainya. Sebutkan hasil hitungannya, nanti saya bandingkan.',
  },
  {
    name: 'shop_lease',
    asks: [
      'sewa ruko dua tahun perlu surat perjanjian',
      'kontrak sewa ruko apa yang harus dicek',
      'mau sewa kios bayar di muka yang perlu diperhatikan',
    ],
    when: [
      'sewa|kontrak & kios|ruko|toko|tempat|lapak|rumah|bangunan & isi|isinya|penting|perjanjian|surat|periksa|perhatikan|klausul|pasal|ditulis & !tenda|alat|mobil|motor|barang|berapa|nyisih|mending',
    ],
    weight: 2,
    reply:
      'Yang harus jelas sebelum membayar sewa kios:\n\n1. **pemiliknya benar**: nama di sertifikat atau surat kuasa, KTP,\n2. alamat, ukuran, keadaan (difoto berdua), dipakai untuk usaha apa,\n3. **lama, harga, cara bayar**, kapan harga boleh naik saat diperpanjang,\n4. uang jaminan: dipotong untuk apa, kembali kapan,\n5. listrik, air, iuran, PBB, pajak sewa: siapa membayar,\n6. perbaikan besar (atap, tembok) siapa; bongkaran Anda boleh dibawa atau tidak,\n7. **berhenti di tengah jalan**: oleh Anda, atau kiosnya dijual,\n8. boleh dialihkan atau tidak.\n\nTanda tangan kedua pihak di atas meterai Rp 10.000, dua rangkap, tiap bayar ada kuitansi. Contoh: *Buatkan perjanjian sewa kios antara saya dan Pak Anwar, 1 tahun, Rp 12.000.000*. Untuk nilai besar, mintalah notaris membacanya dulu.',
  },
  {
    name: 'rental_agreement',
    asks: [
      'surat perjanjian sewa isinya apa',
      'menyewakan alat perlu perjanjian',
      'kontrak sewa harus pakai meterai',
      'nyewain tenda ke tetangga butuh kontrak atau cukup kuitansi',
      'menyewakan barang perlu surat perjanjian',
    ],
    when: [
      'sewa|menyewakan|nyewain|nyewakan|disewa|disewakan|penyewa|rental & perjanjian|kontrak|surat|tertulis|isi|isinya|aturan|jaminan|ktp & !gaji|karyawan|mahal',
    ],
    weight: 2.2,
    reply: `Perjanjian sewa cukup satu halaman, asal memuat:\n\n1. siapa menyewakan dan penyewa (nama, NIK, nomor, alamat),\n2. **barangnya**: jumlah, kondisi, nilai ganti kalau hilang,\n3. tanggal dan jam ambil sampai kembali, denda telat per hari,\n4. biaya, DP, pelunasan, dan **uang jaminan** (dikembalikan kalau utuh),\n5. rusak, hilang, hujan, batal: siapa menanggung,\n6. tanda tangan kedua pihak di atas meterai Rp 10.000.\n\nFoto barang bersama penyewa saat diambil dan saat kembali. KTP asli sebaiknya difoto, bukan ditahan.\n\nContoh: *Buatkan perjanjian sewa tenda antara saya dan Pak Anwar, 2 hari, Rp 1.500.000*.\n\n${askNotary}`,
  },
  {
    name: 'rent_rise',
    asks: [
      'sewa kios dinaikkan pemilik cara nego',
      'pemilik ruko minta naik sewa',
      'ruko mau diperpanjang yang punya minta naik dua kali lipat',
      'kontrakan toko naik terlalu tinggi',
      'sewa tempat naik terus tiap tahun',
      'nego sama pemilik gedung supaya dapat potongan sewa',
    ],
    when: [
      'sewa|kontrak|kontrakan|ngontrak & naik|naikin|dinaikkan|naikkan|kenaikan & nego|negosiasi|nawar|tawar|bagaimana|gimana|keberatan|minta',
    ],
    weight: 2.4,
    reply: `${rentTalk}\n\nSebutkan sewa lama, sewa baru, dan untung sebulan, nanti saya hitungkan apakah masih masuk.`,
  },
  {
    name: 'move_or_stay',
    when: [],
    asks: [
      'sewa tempat naik omzet tetap pindah atau bertahan',
      'sewa kios naik mending pindah tidak',
      'kontrakan toko dinaikkan sebaiknya pindah atau lanjut',
    ],
    reply:
      'Putuskan dengan tiga angka:\n\n1. **Kenaikannya sebulan ÷ untung per barang** = tambahan yang harus laku. Naik 300.000, untung 5.000: 60 barang, **2 sehari**. Sanggup? Bertahan masuk akal.\n2. **Biaya pindah**: angkut, renovasi, papan nama, dan omzet yang turun satu dua bulan. Bagi dengan selisih sewanya = berapa bulan baru kembali.\n3. **Pembeli ikut atau tidak**: yang lewat tidak ikut, yang langganan lewat WA ikut.\n\nSebelum itu tawar dulu: bertahap, kontrak dua tahun, atau bayar di muka. Sebut sewa lama, sewa baru, dan untung per barang, nanti saya hitungkan.',
  },
  {
    name: 'rent_while_sold',
    when: [],
    asks: [
      'kontrak sewa kios belum habis pemilik mau jual kiosnya',
      'pemilik ruko menyuruh keluar sebelum sewa habis',
      'sewa belum habis tapi diusir uang sewa kembali tidak',
    ],
    reply:
      'Pegangannya: **jual beli tidak memutus sewa** yang sudah dibuat lebih dulu (KUHPerdata 1576), kecuali perjanjiannya berkata lain. Jadi pembeli baru melanjutkan sewa Anda sampai habis.\n\n1. Baca perjanjian: jangka waktu, pasal penjualan, pasal berhenti di tengah.\n2. Minta tertulis: siapa pemilik baru, sewa tetap berlaku sampai kapan, ke mana membayar.\n3. Diminta keluar? Rundingkan **uang sewa sisa kembali** ditambah ganti biaya pindah dan renovasi, dengan waktu minimal 2 sampai 3 bulan.\n4. Simpan kuitansi sewa dan foto keadaan kios.\n\nTanpa perjanjian tertulis posisinya lebih lemah, tetapi kuitansi tetap bukti. Untuk perkara besar tanyakan penasihat hukum atau LBH. Surat keberatannya bisa saya buatkan.',
  },
  {
    name: 'rent_years_ahead',
    when: [],
    asks: [
      'sewa ruko tiga tahun dibayar di muka bagus tidak',
      'bayar sewa kios langsung lima tahun',
      'sewa dibayar tahunan atau bulanan lebih baik mana',
    ],
    reply:
      'Bayar di muka menguntungkan kalau **tiga hal** ini ada: tempatnya sudah terbukti ramai, potongannya terasa (lazim **10 sampai 15%** untuk 3 tahun), dan sesudah membayar Anda masih punya kas **3 bulan biaya**.\n\nContoh 30 juta setahun: 3 tahun 90 juta, diskon 10% jadi 81 juta, hemat 9 juta. Bandingkan dengan 60 juta yang bisa berputar jadi stok.\n\nBelum terbukti? Setahun dulu dengan **hak perpanjang di harga yang ditulis**. Cek sertifikat dan KTP pemilik, tulis uang kembali kalau ruko dijual, disita, atau tidak bisa dipakai. Perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'moving_without_losing_buyers',
    when: [],
    asks: ['warung mau pindah tempat cara supaya pelanggan tidak hilang', 'pindah lokasi toko takut langganan lari'],
    reply:
      'Pelanggan hilang bukan karena jauh, melainkan karena **tidak tahu**:\n\n1. **Dua minggu sebelumnya** katakan ke setiap pembeli, tempel peta dan nomor WA di tempat lama, kirim satu pesan ke semua langganan.\n2. **Ubah Google Maps** di hari pindah, jangan membuat tempat baru; ulasannya ikut.\n3. Panah di tempat lama **sebulan**, minta izin penyewa berikutnya.\n4. Minggu pertama: alasan datang (gratis minum, antar gratis ke lingkungan lama).\n5. Catat siapa yang belum muncul setelah dua minggu, sapa satu per satu.\n\nPengumuman pindahnya bisa saya tuliskan: sebutkan alamat lama, baru, dan tanggalnya.',
  },
  {
    name: 'hidden_place',
    asks: ['tempat jualan masuk gang tidak kelihatan'],
    when: [
      'gang|pelosok|masuk gang|jauh dari jalan|tidak kelihatan|sepi jalan|lokasi & sempit|orang tahu|orang tau|dikenal|biar|supaya|bagaimana|ramai|rame & !sewa',
    ],
    weight: 1.7,
    reply:
      'Tempat tersembunyi bisa ramai kalau **dicari, bukan ditemukan**:\n\n1. **Google Maps** dengan foto gang, patokan, dan jam buka; ini yang pertama.\n2. **Papan panah** di mulut gang (izin pemilik tembok), sebut barang dan harganya.\n3. Grup WhatsApp RT dan perumahan: satu foto, satu harga, antar gratis dekat.\n4. **Titip di depan**: warung di jalan besar menjual barang Anda, dengan nomor WA di kemasan.\n5. GoFood atau GrabFood, karena di sana jalan besar tidak penting.\n\nSewa Anda lebih murah; pindahkan selisihnya ke ongkos antar.',
  },
  {
    name: 'minimarket_nearby',
    when: [],
    asks: [
      'dagangan tidak laku sejak ada minimarket',
      'minimarket buka dekat warung pembeli turun separuh',
      'takut kalah saing sama toko modern baru',
      'ada alfamart indomaret baru di sebelah warung saya sepi',
      'warung kelontong kalah sama minimarket harus apa dulu',
      'sebelah buka toko sembako lebih besar',
      'toko kelontong besar baru buka dekat warung saya',
    ],
    reply:
      'Jangan melawan di harga dan AC; menangkan yang minimarket **tidak bisa**:\n\n1. **Minggu pertama, hampir tanpa biaya**: catat 20 barang paling laku, samakan harga untuk lima yang dihafal orang (telur, gula, mi, gas, air galon), sisanya biarkan.\n2. **Eceran kecil dan siap makan**: kopi seduh, gorengan, lauk pagi, bumbu seribuan, telur per butir. Untungnya lebih besar. Modal 200 ribu cukup untuk kopi dan gorengan.\n3. **Antar lewat WA** ke tetangga: gas dan galon diangkat sampai dapur.\n4. **Buka lebih pagi** dan tutup lebih malam.\n5. **Bon terbatas** untuk langganan yang lancar.\n\nMulai dari nomor 2 dan 3; ukur dua minggu: berapa orang yang kembali. Sebutkan barang terlaris Anda, nanti kita pilih mana yang ditonjolkan.',
  },
  {
    name: 'school_canteen',
    asks: ['titip jualan di kantin sekolah', 'jualan di kantin sekolah sistemnya', 'nitip jualan di kantin sekolah'],
    when: [
      'kantin|sekolah|koperasi sekolah & jualan|titip|nitip|sistem|sistemnya|cara|syarat|bagaimana|jual|sewa|setoran & !perjanjian|kontrak',
    ],
    weight: 1.4,
    reply:
      'Tiga cara yang biasa di kantin sekolah:\n\n- **titip jual**: dibayar yang laku, sisanya diambil; pengelola mengambil sebagian (tanyakan, misalnya 10 sampai 20%)\n- **sewa lapak**: tetap per bulan atau per hari, jualan sendiri\n- **setoran**: bagian dari omzet\n\nSebelum masuk: temui pengelola atau koperasinya, tanya hari libur (ujian, libur semester), batas harga, dan larangan makanan. Anak membeli **Rp 2.000 sampai 5.000**, jadi hitung dari situ: jual 3.000, bagian kantin 15% = 450, modal 1.600, untung **950**.\n\nMulai 30 buah sehari, naik kalau sisa di bawah 10%. Tulis kesepakatannya satu halaman; saya bisa membuatkan.',
  },
  {
    name: 'sold_near_schools',
    when: ['depan sekolah|dekat sekolah|anak sekolah|anak sd|anak smp & jualan|jual|laku|apa|enaknya & !kantin|rokok'],
    asks: ['jualan di depan sekolah enaknya apa yang laku', 'jajanan apa yang laku untuk anak sekolah'],
    weight: 2,
    reply:
      'Uang jajan anak kecil, jadi **Rp 1.000 sampai 5.000, cepat disajikan, bisa sambil jalan**:\n\n- **pagi**: roti isi, nasi kepal, susu, gorengan hangat\n- **istirahat dan pulang**: sempol, telur gulung, cilok, batagor kecil, es lilin, es teh plastik\n- **bukan makanan**: stiker, alat tulis lucu, mainan kecil yang aman\n\nPilih dua atau tiga saja, untung minimal Rp 500 sebuah. Pakai pewarna makanan, minyak bening, wadah tertutup; sekali anak sakit perut, selesai. Minta izin sekolah atau RT, catat jam dan hari liburnya, dan siapkan barang lain untuk libur semester.',
  },
  {
    name: 'opening_hours',
    asks: ['jam buka toko yang bagus', 'warung kopi bagusnya buka jam berapa', 'buka sampai malam sepadan tidak'],
    when: [
      'jam buka|jam operasional|jam berapa|buka jam|tutup jam|24 jam & buka|warung|toko|usaha|jualan|ramai|sebaiknya|bagus|enaknya|mending|dagang|kopi & !besok hujan|sholat|sekarang|main',
    ],
    weight: 1.7,
    reply:
      'Biarkan catatan yang menentukan. Dua minggu tulis penjualan **per dua jam**; jam yang untungnya tidak menutup listrik dan upah, tutup saja.\n\nPegangan awal:\n\n- sarapan: 05.30 sampai 09.30\n- makan siang dekat kantor: 10.30 sampai 14.00\n- kopi, gorengan, camilan: 15.00 sampai 21.00\n- kelontong perumahan: pagi sebelum kerja dan sore\n\nLebih penting daripada lama: **jamnya tetap**, tertulis di depan dan di Google Maps. Pembeli yang dua kali datang dan tutup jarang kembali.',
  },
  {
    name: 'idle_hours',
    when: [],
    asks: [
      'jam ramai warung cuma siang sisanya sepi supaya ada yang datang',
      'promo di jam sepi supaya ada pembeli',
      'jam ramai cuma dua jam karyawan menganggur sisanya',
      'toko sepi siang hari pegawai tidak ada kerjaan',
      'warung dekat sekolah liburan sepi',
    ],
    reply:
      'Sepi yang jamnya pasti justru bisa diatur:\n\n1. **Jadwal mengikuti ramai**: satu orang tetap, satu paruh waktu hanya jam 11 sampai 14. Hitung: upah jam sepi ÷ untung per porsi = yang harus laku supaya tidak nombok.\n2. **Kerja jam sepi** ditulis: siapkan bahan, kemas, foto, balas chat, antar pesanan.\n3. **Penjualan yang tidak butuh orang lewat**: pesanan kantor untuk besok, katering kecil, frozen, titip di warung lain.\n4. **Libur sekolah atau kampus**: turunkan belanja 50%, pindah ke perumahan dan acara, libur bergilir, perbaikan tempat. Sisihkan 10% dari bulan ramai untuk bulan itu.\n\nUbah jam kerja dengan kesepakatan, bukan mendadak.',
  },
  {
    name: 'fairs',
    asks: ['tips jualan di pasar malam', 'bazar bayar stand worth it tidak', 'ikut bazar kampung untung atau rugi'],
    when: [
      'bazar|bazaar|pameran|expo|car free day|cfd|event|festival|pasar malam|stand|booth & ikut|buka|jualan|sewa|untung|rugi|tips|persiapan|laku|layak|cara|balik',
    ],
    weight: 1.9,
    reply:
      'Hitung dulu sebelum membayar stan: **biaya ÷ untung per barang = yang harus laku**.\n\nContoh: stan 400.000 + transport 100.000 + upah 150.000 = 650.000. Untung 5.000 per porsi: harus laku **130 porsi** baru impas. Tanyakan penyelenggara: berapa pengunjung tahun lalu, berapa stan sejenis.\n\nSupaya laku: 3 sampai 5 menu saja, harga bulat (10 atau 15 ribu), tulis besar, beri tester, siapkan QRIS dan receh, dan kumpulkan nomor WA untuk pesanan sesudahnya. Sebutkan biaya dan untung Anda, nanti saya hitungkan.',
  },
  {
    name: 'bazaar_stall',
    when: [],
    asks: [
      'pertama ikut bazar apa yang disiapkan',
      'ikut bazar apa yang disiapkan',
      'sewa stand bazar mahal untung tidak',
      'buka tenda di acara car free day',
    ],
    reply:
      'Hitung dulu titik impasnya: (sewa stan + upah + angkut) ÷ untung per barang. Stan 500.000 + lainnya 200.000, untung 7.000: harus laku **100 buah**.\n\nYang dibawa: meja dan taplak, **papan nama dan harga besar**, kabel rol, QRIS tercetak, uang receh, contoh gratis, kantong, kartu nama atau tempelan di kemasan, catatan penjualan per jam. Tiga menu yang cepat saja.\n\nTanyakan ke panitia: pengunjung tahun lalu, siapa saja yang jualan sama, listrik, hujan. Kumpulkan nomor pembeli: *dapat kupon 3.000 untuk pesanan berikutnya*. Itu hasil bazar yang paling lama.',
  },
  {
    name: 'free_wifi',
    when: [],
    asks: [
      'pasang wifi gratis di warkop rugi tidak',
      'wifi gratis di warung kopi perlu tidak',
      'biaya wifi buat pelanggan sepadan tidak',
    ],
    reply:
      'Bagi saja biayanya dengan untung segelas. Wifi **300.000 sebulan**, untung 5.000 per gelas: impas dengan **60 gelas tambahan sebulan, 2 gelas sehari**. Untuk warkop biasanya tertutup, asal meja tidak penuh oleh yang duduk lama.\n\n1. Kata sandi **di struk**, ganti tiap hari; satu minuman untuk 2 jam.\n2. Batasi kecepatan tiap perangkat, jangan dipakai bersama jaringan kasir.\n3. Jam penuh: tulisan *maksimal 2 jam*, dan tawarkan camilan.\n\nCatat sebulan sebelum dan sesudah. Tidak naik 2 gelas sehari? Hentikan, atau ganti dengan colokan dan kipas. Pakai paket yang memang membolehkan usaha.',
  },
  {
    name: 'more_power',
    when: [],
    asks: [
      'naik daya listrik biayanya berapa',
      'tambah daya pln untuk usaha caranya',
      'listrik sering turun harus tambah daya',
    ],
    reply:
      'Biayanya per VA yang ditambah dan ditetapkan PLN, jadi lihat di **PLN Mobile** (menu Ubah Daya): masukkan ID pelanggan, biayanya langsung tampil, dan sering ada promo untuk UMKM. Bayar hanya lewat aplikasi, bukan ke petugas.\n\nHitung dulu perlunya: jumlahkan watt yang menyala bersamaan. Freezer 150 + oven 800 + lampu 100 + kulkas 120 = 1.170 watt; daya 900 VA tidak kuat, **1.300 atau 2.200 VA** cukup. Ruko sewa: izin pemilik tertulis.',
  },
  {
    name: 'power_cut',
    asks: ['mati listrik isi freezer bagaimana', 'listrik padam bahan beku masih boleh dijual'],
    when: [
      'listrik|lampu|freezer|kulkas & mati|padam|rusak & frozen|makanan|es|daging|stok|jual|dijual|aman|boleh|masih|bagaimana',
    ],
    weight: 1.8,
    reply:
      'Pegangan amannya: **ragu, jangan dijual**.\n\n- Masih **beku keras** atau ada kristal es: boleh dibekukan lagi, jual lebih dulu; mutunya bisa turun.\n- Sudah lembek tetapi masih **dingin seperti dari kulkas** dan belum lama: segera dimasak sendiri atau dijual matang hari itu.\n- Sudah hangat lebih dari dua jam, berlendir, atau berbau (daging, ikan, susu, es krim): **buang**, foto, catat sebagai rugi.\n\nSaat listrik mati jangan buka freezer; penuh dan tertutup biasanya tahan sampai sehari. Siapkan es batu dan kotak busa. Ragu soal keamanan pangan? Tanyakan puskesmas atau dinas kesehatan.',
  },
  {
    name: 'save_power',
    asks: [
      'listrik usaha boros cara menghemat',
      'tagihan listrik freezer mahal kemahalan',
      'tagihan listrik warung sebulan wajar tidak kulkas showcase',
    ],
    when: [
      'listrik|token|air|gas|elpiji|lpg & boros|hemat|irit|ngirit|menghemat|mahal|naik terus|bengkak & !harga jual|hpp|masuk|bagi',
    ],
    weight: 1.6,
    reply:
      'Cari dulu yang paling banyak makan: **watt × jam ÷ 1.000 × tarif per kWh** (tarif Anda tertulis di struk token).\n\nContoh freezer 150 watt kira-kira 24 jam, kompresor menyala separuhnya: 150 × 12 ÷ 1.000 = 1,8 kWh sehari.\n\n- freezer: penuhi isinya, jauhkan 10 cm dari dinding, bersihkan bunga es, ganti karet pintu\n- AC 25 sampai 26 derajat, saringan dibersihkan tiap dua minggu; lampu LED\n- magic com jangan seharian: pindah ke termos nasi\n- gas: tutup panci, api seukuran dasar panci, cek selang\n\nCatat meteran tiap malam selama seminggu; hari yang melonjak menunjukkan sebabnya. Setelah itu masukkan ke HPP: tagihan ÷ barang yang terjual.',
  },
  {
    name: 'cameras',
    when: [],
    asks: ['cctv murah untuk warung yang mana', 'pasang cctv di toko berapa kamera', 'kamera pengawas toko kecil'],
    reply:
      'Untuk warung cukup **satu atau dua kamera WiFi** (200.000 sampai 400.000 sebuah) dengan kartu memori 64 GB; satu ke **laci dan pembeli**, satu ke pintu. Merek tidak saya sarankan; pilih yang malamnya terlihat, ada suara dua arah, dan bergaransi setahun.\n\nPasang setinggi 2,5 meter, jangan menghadap lampu, router diberi cadangan listrik kecil. Tempel *dipantau CCTV*. Jangan di toilet atau ruang ganti, dan beri tahu karyawan.\n\nTetap tambah lampu, gembok dua titik, dan kas tidak menginap.',
  },
  {
    name: 'stand_in_a_mall',
    when: [],
    asks: ['buka booth di mall worth it tidak', 'sewa stand di mall mahal untung tidak', 'jualan di food court mall'],
    reply:
      'Hitung dulu dari sewanya: **sewa + service charge + listrik + pegawai dua giliran** biasanya 2 sampai 3 kali warung biasa. Patokan: sewa seluruhnya paling banyak **20% omzet**. Sewa 8 juta berarti omzet **40 juta sebulan**, atau 1,35 juta sehari: dengan harga 20.000, 67 pembeli tiap hari.\n\nDatang tiga kali (Selasa siang, Jumat sore, Minggu), hitung yang **membeli** di stand serupa selama satu jam. Tanya bagi hasil minimum, jam wajib buka, deposit, dan boleh berhenti kapan.\n\nCoba **pameran seminggu** dulu; kalau omzet hariannya tidak menutup angka tadi, jangan ambil kontrak setahun.',
  },
  {
    name: 'rubbish_and_water',
    when: [],
    asks: [
      'sampah warung dibuang ke mana',
      'iuran sampah usaha wajib tidak',
      'air pdam mati warung tidak bisa masak',
      'saluran warung mampet bau',
    ],
    reply:
      '- **Sampah**: daftar ke petugas kebersihan RT atau dinas (ada retribusi resmi, minta karcis). Pisahkan sisa makanan dalam ember bertutup, ambil tiap hari; kardus dan botol dijual.\n- **Air mati**: simpan cadangan **setengah kebutuhan sehari** di tandon atau galon bekas bersih, pakai piring sekali pakai hari itu, menu tanpa banyak cucian; simpan nomor truk air.\n- **Saluran**: pasang **penyaring lemak** sederhana (ember bertingkat, 100 ribuan), kosongkan tiap dua hari; minyak jelantah ke pengepul, jangan ke got.\n\nTempat yang bersih juga syarat laik higiene, jadi biayanya masuk HPP, bukan tambahan.',
  },
  {
    name: 'on_the_second_floor',
    when: [],
    asks: [
      'toko di lantai 2 sepi orang malas naik',
      'usaha di lantai atas ruko supaya ramai',
      'tempat jualan di atas tidak kelihatan',
    ],
    reply:
      'Lantai dua cocok untuk yang **dicari dan didatangi dengan janji** (salon, les, butik pesanan, dapur online), sulit untuk yang dibeli sambil lewat.\n\n1. **Titik di bawah**: papan dengan panah, foto, dan harga di kaki tangga; lampu tangga terang; satu contoh barang di meja kecil.\n2. **Alasan naik**: minum gratis, coba gratis, kursi nyaman; tulis *lantai 2, 20 anak tangga*.\n3. Layani bawah: pesan lewat WA, barang diturunkan; pembeli tua tidak usah naik.\n4. Alihkan ke **janji temu dan online**, foto tempatnya di Google Maps.\n\nUji sebulan. Kalau tetap sepi, tawar sewa turun atau bagi lantai bawah dengan toko lain.',
  },
  {
    name: 'generator_worth_it',
    when: [],
    asks: [
      'beli genset untuk kios sepadan tidak',
      'mati lampu seminggu dua kali perlu genset',
      'genset kecil untuk warung',
    ],
    reply:
      'Sepadan kalau **rugi karena padam lebih besar daripada biayanya**.\n\nHitung: padam 2 × seminggu × 3 jam × untung 25.000 sejam = 150.000 seminggu, **600.000 sebulan**, ditambah es atau frozen yang rusak. Genset 3 juta + bensin 100 ribu sebulan: kembali dalam **6 bulan**, jadi pantas. Kalau untung sejam hanya 8.000, rugi padamnya 190 ribu sebulan: cukup **lampu darurat, power bank, dan termos es** dulu.\n\nPilih watt = semua yang harus menyala × 1,5; di **luar ruangan** (asapnya mematikan), jangan disambung ke stopkontak rumah tanpa sakelar pemindah. Sebut untung sejam dan lamanya padam, nanti saya hitungkan.',
  },
]
