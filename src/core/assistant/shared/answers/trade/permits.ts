import type { Answer } from '../answer.ts'
import { askLicensing, askTaxOffice } from './notes.ts'

/** What a trade or a place needs to be allowed. */
export const permits: readonly Answer[] = [
  {
    name: 'permit_by_goods',
    asks: ['jual pulsa gas perlu izin tidak', 'izin jual bensin eceran'],
    when: [
      'pulsa|token listrik|agen|bensin eceran|gas eceran|obat|rokok|miras|minuman keras & izin|ijin|tanpa izin|boleh|legal|resmi|syarat & jual|jualan|agen',
    ],
    weight: 1.6,
    reply:
      'Semua usaha sebaiknya punya **NIB** (gratis, oss.go.id); untuk sebagian barang itu belum cukup:\n\n- **pulsa, token, paket data**: NIB, dan daftar ke penyedia resmi atau agennya\n- **makanan kemasan**: PIRT atau BPOM\n- **obat**: hanya obat bebas yang boleh di warung; selain itu perlu apotek atau toko obat berizin\n- **rokok**: jangan dijual ke anak di bawah umur, dan hanya yang berpita cukai\n- **minuman beralkohol, bensin eceran**: ada izin khusus dan aturan daerah\n\nJualan kecil jarang ditegur, tetapi tanpa izin Anda yang menanggung kalau ada masalah. Tanyakan DPMPTSP atau mal pelayanan publik setempat untuk barang Anda.',
  },
  {
    name: 'permit_of_services',
    asks: ['laundry bengkel salon perlu izin apa'],
    when: [
      'laundry|cuci motor|cuci mobil|salon|barber|barbershop|pangkas|bengkel|kos|kosan|kontrakan|rental|fotokopi|percetakan|warnet|bimbel|les|pijat|jahit|gym|penginapan|servis|konter & izin|izinnya|perizinan|ijin|legalitas|nib',
    ],
    weight: 2,
    reply:
      'Untuk usaha jasa kecil, pegangannya:\n\n1. **NIB** di oss.go.id (gratis, sendiri, pakai KTP); pilih KBLI sesuai jasanya. Berisiko rendah: NIB sudah cukup sebagai izin usaha.\n2. **Tempat**: persetujuan tetangga atau RT/RW, dan pernyataan mandiri kesesuaian ruang saat mengisi OSS.\n3. **Limbah dan air** (laundry, cuci motor, bengkel): pernyataan pengelolaan lingkungan **SPPL**, diisi di OSS; air sabun dan oli jangan dibuang ke got.\n4. Tambahan menurut jenisnya: salon yang menyuntik atau memakai obat, penginapan, dan klinik punya izin sendiri.\n\nPapan nama dan parkir kadang kena retribusi daerah. Untuk kepastian tanyakan **DPMPTSP** kota atau kabupaten Anda.',
  },
  {
    name: 'change_of_licence',
    asks: [
      'pindah kota nib harus bikin baru tidak',
      'pindah rumah produksi pirt bagaimana',
      'pindah alamat usaha nib harus diubah tidak',
      'ganti jenis usaha izinnya diperbarui',
    ],
    when: [
      'nib|pirt|halal|merek|npwp|izin & ganti|pindah|ubah|diubah|berubah|diganti|perubahan & nama|alamat|toko|usaha|pemilik|produk',
    ],
    weight: 2,
    reply:
      'Ya, data izin sebaiknya **disesuaikan** begitu nama, alamat, atau jenis usahanya berubah, supaya cocok saat diperiksa atau mengajukan pinjaman.\n\n- **NIB**: ubah data di oss.go.id (menu perubahan), gratis; nomornya tetap.\n- **PIRT dan halal**: nama produk, alamat produksi, dan bahan yang berubah harus dilaporkan; kadang perlu pengajuan baru.\n- **Merek**: nama baru berarti pendaftaran baru.\n\nTanyakan dulu ke DPMPTSP atau lembaga penerbitnya sebelum mencetak kemasan baru.',
  },
  {
    name: 'closing_registrations',
    when: ['nib|npwp|oss|pkp|izin & cabut|dicabut|hapus|dihapus|tutup|nutup|nonaktif|dinonaktifkan|bubar & !akun'],
    asks: [
      'usaha tutup nib dan npwp harus dicabut tidak',
      'cara menonaktifkan npwp usaha sudah bubar',
      'menutup usaha resmi apa saja yang diurus',
    ],
    weight: 2.4,
    reply: `Ya, sebaiknya dibereskan supaya kewajibannya berhenti:\n\n1. **NIB**: ajukan pencabutan di akun **oss.go.id**.\n2. **Pajak**: perorangan mengajukan status **non-efektif** di Coretax kalau tidak ada penghasilan lagi; badan usaha mengajukan penghapusan sesudah bubar. SPT untuk tahun terakhir tetap dilaporkan.\n3. **PKP**: minta pengukuhannya dicabut.\n4. Sisanya: karyawan (hak akhir dan BPJS), utang, sewa, izin lain (PIRT, halal), QRIS dan rekening.\n\nCV dan PT dibubarkan lewat notaris. ${askTaxOffice}`,
  },
  {
    name: 'neighbourhood_permission',
    asks: ['buka usaha perlu izin rt rw tetangga tidak'],
    when: [
      'izin|ijin & rt|rw|tetangga|kelurahan|lingkungan|depan rumah|trotoar|pinggir jalan & ?|perlu|harus|warung|jualan|buka|usaha',
    ],
    weight: 2,
    reply:
      'Izin resminya **NIB** (gratis, oss.go.id). Pemberitahuan ke **RT/RW** tidak menggantikan NIB, tetapi sebaiknya tetap dilakukan: banyak lingkungan memintanya, dan tetangga yang diajak bicara jarang protes soal parkir, asap, atau suara.\n\nYang perlu dicek: di perumahan kadang ada aturan pengelola, dan berjualan di trotoar atau bahu jalan umumnya dilarang. Tanyakan kelurahan. Surat pemberitahuannya bisa saya buatkan.',
  },
  {
    name: 'shop_at_home',
    when: [],
    asks: [
      'rumah tinggal dijadikan tempat usaha boleh tidak',
      'buka warung di perumahan perlu izin apa',
      'izin usaha di rumah kontrakan',
    ],
    reply:
      'Umumnya boleh untuk usaha kecil yang tidak mengganggu, dengan tiga hal:\n\n1. **NIB** memakai alamat itu (oss.go.id); untuk beberapa kegiatan sistemnya meminta kesesuaian tata ruang, tanyakan DPMPTSP setempat.\n2. **Rumah sewa**: izin tertulis pemiliknya. Perumahan atau rusun: baca aturan pengelola.\n3. **Tetangga**: parkir, bau, suara, limbah. Sampaikan ke RT sebelum mulai, dengan jam buka yang jelas.\n\nLimbah dapur disaring, tabung gas di tempat berangin, alat pemadam kecil ada. Surat izin ke tetangga atau pemilik rumah bisa saya buatkan.',
  },
  {
    name: 'permit_for_a_place',
    when: [
      'izin|izinnya|ijin|lapor & kampus|sekolah|kantor|alun alun|car free day|cfd|taman kota|pasar malam|trotoar|pinggir jalan|bazar',
    ],
    asks: [
      'jualan di car free day izinnya ke siapa',
      'mau buka lapak di alun alun izin ke mana',
      'jualan di pasar malam harus izin siapa',
      'jualan di kampus atau sekolah harus izin siapa',
      'jualan di pinggir jalan raya izinnya',
    ],
    weight: 1.6,
    reply:
      'Izinnya ke **pemilik atau pengelola tempatnya**:\n\n- **jalan, CFD, alun-alun, taman**: pemerintah kota; tanyakan Dinas Koperasi dan UMKM, kelurahan, atau pengelola acaranya,\n- **pasar malam, bazar**: panitia,\n- **halaman toko, kampus, kantor**: pemiliknya, sebaiknya tertulis,\n- **trotoar dan bahu jalan**: umumnya dilarang, kecuali ditunjuk sebagai lokasi pedagang.\n\nTanyakan sekalian: jam, ukuran lapak, listrik, sampah, dan **retribusi dengan karcis**. Bawa NIB dan KTP. Surat permohonannya bisa saya buatkan.',
  },
  {
    name: 'environment_permit',
    when: ['izin lingkungan|sppl|amdal|limbah & usaha|laundry|bengkel|cuci motor|cuci mobil|pabrik|?|izin'],
    asks: [
      'usaha laundry butuh izin lingkungan tidak',
      'cuci motor dan bengkel perlu izin limbah',
      'sppl itu apa bikinnya di mana',
    ],
    weight: 2,
    reply:
      'Usaha kecil berisiko rendah umumnya cukup **SPPL**, pernyataan sanggup menjaga lingkungan, yang keluar lewat **oss.go.id** bersama NIB dan tanpa biaya. Yang lebih besar bisa diminta UKL-UPL; tingkatnya terlihat dari KBLI dan luasnya.\n\nYang ditanya pemeriksa dan tetangga: **air bekasnya ke mana**. Sediakan bak pengendap, jangan langsung ke selokan; oli dan bahan kimia bekas ditampung dan diserahkan ke pengumpul berizin.\n\nUntuk kepastian tanyakan Dinas Lingkungan Hidup setempat.',
  },
  {
    name: 'licences_of_packed_food',
    when: [],
    asks: [
      'jual sambal botol online izinnya apa saja',
      'mau jual makanan kemasan dari rumah perlu izin apa dan halal',
      'jualan frozen food keripik kue kering harus punya izin apa saja',
    ],
    reply:
      'Untuk makanan kemasan buatan rumah, urutannya:\n\n1. **NIB** (oss.go.id), gratis untuk usaha mikro kecil.\n2. **SPP-IRT (PIRT)** lewat OSS dan Dinas Kesehatan, untuk pangan kering atau awet di suhu ruang. Yang **beku, susu, daging olahan, kaleng, atau bayi**: bukan PIRT melainkan **BPOM**. Sambal botol yang awet suhu ruang sering masuk PIRT, tetapi jenisnya dicek dulu di Dinas Kesehatan.\n3. **Halal**: untuk makanan dan minuman usaha mikro kecil **wajib sejak 17 Oktober 2026**; daftar di ptsp.halal.go.id, ada jalur self declare.\n4. **Label**: nama, komposisi, isi bersih, produsen, nomor izin, tanggal kedaluwarsa.\n5. **Merek** (kalau namanya ingin dilindungi).\n\nMenjual langsung matang di warung tidak perlu PIRT. Bantuan gratis ada di Dinas Koperasi UMKM.',
  },
  {
    name: 'frozen_food_permit',
    asks: ['frozen food izin apa'],
    when: [
      'frozen|beku|freezer|kulkas|dibekukan & pirt|bpom|izin|ijin|izinnya|md & !serum|sabun',
      'susu|kaleng|daging|sosis|nugget|bakso|otak otak & pirt & cukup|boleh|bisa|apa|atau|?',
    ],
    weight: 2.6,
    reply:
      '**NIB** dulu (oss.go.id, gratis), lalu izin edarnya: **tidak cukup PIRT**. Pangan yang harus disimpan **beku atau dingin** dan tahan lama memerlukan izin edar **BPOM (MD)**; begitu juga susu dan makanan kaleng. PIRT hanya untuk olahan rumahan yang tahan di **suhu ruang** lebih dari 7 hari (keripik, kue kering, sambal kemasan).\n\nBeku yang dijual langsung dan habis kurang dari 7 hari diperlakukan seperti pangan siap saji.\n\n1. Tanyakan dulu ke **Balai POM** atau Dinas Kesehatan dengan membawa contoh dan bahannya; UMK sering didampingi.\n2. Swalayan biasanya meminta nomor MD, halal, dan label lengkap.\n3. Sementara menunggu: jual langsung, pesanan segar, atau produksi bersama pabrik yang sudah berizin (maklon).',
  },
  {
    name: 'cosmetics_not_home_food',
    when: ['kosmetik|skincare|sabun|lulur|parfum|serum|lotion|masker wajah|lip & pirt'],
    weight: 3,
    reply:
      '**Bukan PIRT**: PIRT hanya untuk **makanan** rumahan. Sabun muka, serum, dan kosmetik lain perlu **notifikasi BPOM**, dan tempat membuatnya harus memenuhi **CPKB** (cara pembuatan kosmetik yang baik), juga untuk usaha kecil dan jualan daring.\n\nJalan yang lebih ringan: **maklon**, diproduksi pabrik berizin dengan merek Anda dan didaftarkan atas merek itu; atau menjual produk yang sudah bernomor notifikasi.\n\nJangan dijual dulu sebelum ada nomornya. Syarat dan biayanya tanyakan ke Balai POM terdekat.',
  },
  {
    name: 'hygiene_certificate',
    when: [],
    asks: [
      'cara mendapat sertifikat laik higiene sanitasi katering',
      'slhs itu apa syaratnya',
      'sertifikat laik sehat rumah makan dan depot air',
      'izin dinas kesehatan untuk katering',
    ],
    reply: `**SLHS (laik higiene sanitasi)** untuk katering, rumah makan, dan depot air minum:\n\n1. **NIB** di oss.go.id dengan KBLI yang cocok (katering 56210, rumah makan 56101).\n2. Penjamah makanan ikut **pelatihan keamanan pangan** (Dinas Kesehatan atau daring).\n3. **Uji laboratorium** air, makanan, dan usap alat.\n4. Dinas Kesehatan atau puskesmas **memeriksa dapur**: lantai, air, tempat cuci tangan, sampah, penutup makanan.\n5. Lulus: sertifikat terbit lewat OSS atau Dinas Kesehatan.\n\nBiayanya terutama uji lab. Mulailah bertanya ke puskesmas terdekat. ${askLicensing}`,
  },
  {
    name: 'water_depot',
    when: [],
    asks: [
      'izin depot air isi ulang apa saja',
      'uji lab air depot berapa bulan sekali',
      'mau buka depot galon syaratnya',
    ],
    reply: `Depot air minum: **NIB**, **sertifikat laik higiene sanitasi** dari Dinas Kesehatan, dan **uji air**: bakteri sebulan sekali, kimia enam bulan sekali (jadwal di tempat Anda tanyakan puskesmas).\n\nSaringan dan lampu UV punya umur; catat tanggal gantinya dan tempel hasil uji terakhir, itu alasan orang memilih Anda. Galon bermerek orang lain jangan disegel dan dijual seolah aslinya. ${askLicensing}`,
  },
  {
    name: 'gas_and_fuel',
    when: [],
    asks: [
      'cara jadi pangkalan gas elpiji 3 kg',
      'jual bensin eceran boleh tidak izinnya',
      'jual gas melon di atas het',
      'gas melon langka di tempat saya',
      'jadi agen lpg sekalian jual galon bisa tidak',
    ],
    reply: `- **Elpiji 3 kg**: dijual lewat **pangkalan resmi** Pertamina. Daftar lewat agen setempat atau situs Pertamina dengan NIB, KTP, tempat, dan alat pemadam. Harganya ikut **HET** dari pemerintah daerah; menjual di atasnya bisa dicabut.\n- **Langka**: minta jadwal kirim ke pangkalan, titip dua tabung cadangan, siapkan tabung 5,5 kg, dan catat pelanggan yang antre. Usaha di luar sasaran subsidi sebaiknya memakai tabung nonsubsidi.\n- **Bensin eceran**: botolan pada dasarnya **tidak berizin** dan mudah terbakar; yang resmi Pertashop atau penyalur berizin.\n\nSediakan pemadam, simpan di tempat berangin, jauh dari kompor. ${askLicensing}`,
  },
  {
    name: 'government_buying',
    when: [],
    asks: [
      'cara jualan ke pemerintah lewat e katalog',
      'daftar padi umkm syaratnya',
      'ikut tender pengadaan dinas usaha kecil',
      'jualan ke dinas dan sekolah lewat siplah',
      'usaha perorangan bisa ikut lelang pengadaan dinas',
    ],
    reply:
      'Pintunya menurut pembelinya:\n\n- **Dinas, kementerian**: e-katalog LKPP (katalog.inaproc.id), juga penunjukan langsung untuk nilai kecil\n- **Sekolah negeri**: SIPLah\n- **BUMN**: PaDi UMKM\n\nSiapkan NIB, NPWP, rekening atas nama usaha, foto dan spesifikasi, harga sampai di tempat, serta sertifikat yang diminta (halal, PIRT). Temui bagian pengadaannya, tanyakan kebutuhan setahun. Pembayarannya bisa **30 sampai 60 hari**, jadi hitung modal menunggunya. Tidak ada biaya pendaftaran; yang minta uang muka proyek hampir pasti penipuan.',
  },
  {
    name: 'school_meals',
    when: [],
    asks: [
      'cara jadi pemasok mbg makan bergizi gratis',
      'mau buka dapur sppg syaratnya',
      'ditawari proyek mbg minta uang pendaftaran',
      'jadi supplier telur ke dapur mbg harus setor uang',
    ],
    reply:
      'Pendaftaran mitra dapur (**SPPG**) hanya lewat situs **Badan Gizi Nasional** (mitra.bgn.go.id) dan **tidak dipungut biaya**. Dapurnya besar: tempat, alat, laik higiene, halal, dan modal berputar; syaratnya sering berubah.\n\nUntuk usaha kecil lebih mudah jadi **pemasok dapur terdekat**: telur, sayur, tempe, roti. Datangi kepala dapurnya dengan daftar harga, contoh, jumlah sanggup per minggu. Minta pesanan tertulis dan tempo bayar yang jelas. Yang menjanjikan *titik dapur* dengan uang muka: jangan dibayar.',
  },
  {
    name: 'visit_of_officials',
    asks: [
      'dinas mau survei usaha saya apa yang disiapkan',
      'dinkes mau datang memeriksa dapur apa yang disiapkan',
      'petugas mau mengecek warung siapkan apa',
    ],
    when: [
      'dinas|petugas|orang pajak|orang bank|surveyor|survei|pemerintah|kelurahan|kecamatan|dinkes & datang|tamu|kunjungan|lihat|survei|cek|periksa|pemeriksaan|mampir & usaha|toko|warung|rumah|dapur|siapin|siapkan|bagaimana|apa',
    ],
    weight: 1.9,
    reply:
      'Yang disiapkan sebelum kunjungan dinas atau bank:\n\n1. **Map satu tempat**: KTP, NIB, izin produk, NPWP, foto usaha.\n2. **Catatan penjualan** 3 sampai 6 bulan, walau di buku tulis.\n3. **Tempat kerja** bersih: bahan tertutup, label dan tanggal jelas, tempat sampah tertutup.\n4. **Contoh produk** dan daftar harga.\n5. **Cerita dua menit**: mulai kapan, laku berapa, kendalanya apa, butuh apa.\n\nCatat nama dan instansinya; petugas resmi membawa surat tugas dan **tidak meminta uang**. Profil usaha atau laporan penjualannya bisa saya buatkan.',
  },
  {
    name: 'inspected_by_the_authority',
    when: [],
    asks: [
      'bpom memeriksa warung kecil tidak',
      'takut kena razia makanan',
      'petugas dinas kesehatan datang memeriksa dagangan',
    ],
    reply: `Bisa, tetapi untuk warung yang datang biasanya **Dinas Kesehatan, Dinas Perdagangan, atau puskesmas**, kadang bersama balai BPOM di pasar dan menjelang hari raya. Yang dicari: bahan berbahaya (formalin, boraks, pewarna tekstil), barang **kedaluwarsa**, kemasan tanpa izin edar, kosmetik dan obat ilegal, timbangan.\n\nSiapkan saja: NIB, nota pembelian bahan, tanggal kedaluwarsa dirapikan tiap minggu, dapur bersih, barang tanpa izin **tidak dipajang**. Petugas resmi menunjukkan **surat tugas**, memberi berita acara, dan tidak memungut uang di tempat; minta salinannya.\n\nBiasanya pertama dibina, bukan langsung didenda. ${askLicensing}`,
  },
]
