import type { Answer } from '../answer.ts'

const ask = ' Syarat bisa berbeda menurut daerah, jadi cek dulu ke dinasnya.'
const askTax = ' Untuk kepastian, tanyakan Kring Pajak 1500200 atau konsultan pajak.'

/** Permits and taxes of single trades and single cases. */
export const permitsFurther: readonly Answer[] = [
  {
    name: 'hygiene_certificate',
    when: [],
    asks: [
      'cara mendapat sertifikat laik higiene sanitasi katering',
      'slhs itu apa syaratnya',
      'sertifikat laik sehat rumah makan dan depot air',
      'izin dinas kesehatan untuk katering',
    ],
    reply: `**SLHS (laik higiene sanitasi)** untuk katering, rumah makan, dan depot air minum:\n\n1. **NIB** di oss.go.id dengan KBLI yang cocok (katering 56210, rumah makan 56101).\n2. Penjamah makanan ikut **pelatihan keamanan pangan** (Dinas Kesehatan atau daring).\n3. **Uji laboratorium** air, makanan, dan usap alat.\n4. Dinas Kesehatan atau puskesmas **memeriksa dapur**: lantai, air, tempat cuci tangan, sampah, penutup makanan.\n5. Lulus: sertifikat terbit lewat OSS atau Dinas Kesehatan.\n\nBiayanya terutama uji lab. Mulailah bertanya ke puskesmas terdekat.${ask}`,
  },
  {
    name: 'water_depot',
    when: [],
    asks: [
      'izin depot air isi ulang apa saja',
      'uji lab air depot berapa bulan sekali',
      'mau buka depot galon syaratnya',
    ],
    reply: `Depot air minum: **NIB**, **sertifikat laik higiene sanitasi** dari Dinas Kesehatan, dan **uji air**: bakteri sebulan sekali, kimia enam bulan sekali (jadwal di tempat Anda tanyakan puskesmas).\n\nSaringan dan lampu UV punya umur; catat tanggal gantinya dan tempel hasil uji terakhir, itu alasan orang memilih Anda. Galon bermerek orang lain jangan disegel dan dijual seolah aslinya.${ask}`,
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
    reply: `- **Elpiji 3 kg**: dijual lewat **pangkalan resmi** Pertamina. Daftar lewat agen setempat atau situs Pertamina dengan NIB, KTP, tempat, dan alat pemadam. Harganya ikut **HET** dari pemerintah daerah; menjual di atasnya bisa dicabut.\n- **Langka**: minta jadwal kirim ke pangkalan, titip dua tabung cadangan, siapkan tabung 5,5 kg, dan catat pelanggan yang antre. Usaha di luar sasaran subsidi sebaiknya memakai tabung nonsubsidi.\n- **Bensin eceran**: botolan pada dasarnya **tidak berizin** dan mudah terbakar; yang resmi Pertashop atau penyalur berizin.\n\nSediakan pemadam, simpan di tempat berangin, jauh dari kompor.${ask}`,
  },
  {
    name: 'selling_medicine',
    when: [],
    asks: [
      'warung boleh jual obat apa saja',
      'izin toko obat syaratnya',
      'jual obat online perlu izin apa',
      'jual vitamin obat herbal di toko',
    ],
    reply: `Warung hanya obat **bebas** (lingkaran **hijau**) dalam jumlah wajar. Lingkaran **biru** (bebas terbatas) untuk **toko obat berizin** dengan tenaga teknis kefarmasian; **merah** hanya apotek dengan resep. Antibiotik dan obat keras di warung: jangan.\n\nHerbal dan vitamin: pastikan ada nomor **BPOM** (cek di cekbpom.pom.go.id), tidak menjanjikan menyembuhkan. Toko obat: NIB dan sertifikat standar lewat OSS serta Dinas Kesehatan.${ask}`,
  },
  {
    name: 'used_clothes',
    when: [],
    asks: [
      'jual baju bekas thrifting boleh tidak',
      'thrift impor dilarang ya',
      'usaha pakaian second preloved izinnya',
    ],
    reply:
      'Yang dilarang **mengimpor pakaian bekas** (baju karungan dari luar negeri); barangnya bisa disita. Menjual **bekas dari dalam negeri** (preloved, titipan teman, sisa lemari) boleh.\n\nYang aman: ambil dari orang setempat dengan catatan asalnya, cuci dan setrika, sebut kondisinya jujur (noda, ukuran, karet longgar). Pembagian titipan lazim 60 pemilik : 40 toko. Izinnya cukup **NIB** di oss.go.id. Aturan pengawasannya bisa berubah, tanyakan Dinas Perdagangan.',
  },
  {
    name: 'scales_checked',
    when: [],
    asks: [
      'timbangan dagang wajib tera tidak',
      'tera ulang timbangan di mana biayanya',
      'pembeli bilang timbangan saya kurang',
    ],
    reply: `Timbangan untuk berdagang **wajib ditera** dan tera ulang, umumnya **setahun sekali**, oleh unit metrologi (Dinas Perdagangan). Di banyak daerah gratis atau belasan ribu, sering ada jadwal di pasar.\n\nPembeli ragu? Timbang ulang di depannya dengan anak timbangan atau air: 1 liter = 1 kg. Taruh layar menghadap pembeli dan pakai **berat bersih** tanpa wadah. Timbangan yang segelnya rusak jangan dipakai.${ask}`,
  },
  {
    name: 'sign_board_tax',
    when: [],
    asks: [
      'papan nama toko kena pajak reklame tidak',
      'pasang neon box spanduk perlu izin',
      'pajak reklame spanduk warung berapa',
    ],
    reply: `Reklame adalah pajak **daerah**. Papan nama di tempat sendiri dengan ukuran kecil **sering dibebaskan**, tetapi batasnya berbeda tiap kabupaten dan kota; neon box besar, baliho, dan spanduk di jalan umumnya kena dan perlu izin.\n\nBawa ukuran dan foto tempatnya ke **Bapenda** atau DPMPTSP, tanyakan tarif setahun dan denda. Spanduk yang dipasang di tiang atau pohon bisa diturunkan Satpol PP.${ask}`,
  },
  {
    name: 'tax_of_spouses',
    when: [],
    asks: [
      'suami istri sama sama usaha pajaknya digabung atau dipisah',
      'npwp istri ikut suami pajak usaha',
      'omzet suami dan istri 500 juta dihitung sendiri sendiri',
    ],
    reply: `Pada dasarnya **satu keluarga satu kesatuan pajak**: penghasilan istri digabung di SPT suami, istri memakai NPWP suami. Pisah hanya kalau memilih **pisah harta** atau **menjalankan kewajiban sendiri**; lalu tarif umumnya dihitung dari gabungan dan dibagi sebanding.\n\nUntuk PPh final 0,5% (bebas 500 juta setahun), digabung atau dipisah menentukan berapa yang bebas, jadi tanyakan dulu sebelum lapor. Catat omzet dua usaha itu terpisah.${askTax}`,
  },
  {
    name: 'letter_from_tax_office',
    when: [],
    asks: [
      'dapat surat sp2dk dari kantor pajak',
      'surat teguran pajak harus bagaimana',
      'petugas pajak datang ke toko saya',
      'orang pajak datang ke toko minta lihat pembukuan',
    ],
    reply: `Jangan panik dan jangan didiamkan. **SP2DK** adalah permintaan penjelasan, bukan tagihan.\n\n1. Cek keasliannya: telepon **1500200** atau datang ke KPP di suratnya.\n2. Jawab dalam **14 hari** (boleh minta tambahan waktu) dengan catatan omzet, rekening, dan nota.\n3. Kalau memang ada yang belum dilaporkan: betulkan SPT dan bayar kekurangannya; lebih ringan sebelum diperiksa.\n4. Minta surat tugas dan kartu pengenal petugas yang datang; jangan membayar tunai ke orang.\n\nAngkanya besar? Pakai konsultan pajak. Surat jawabannya bisa saya bantu susun.`,
  },
  {
    name: 'tax_return_late',
    when: [],
    asks: [
      'tidak lapor spt padahal omzet kecil didenda berapa',
      'telat lapor spt tahunan dendanya berapa',
      'batas lapor spt tahunan kapan',
      'lupa lapor spt beberapa tahun',
      'lapor spt telat dua tahun bagaimana',
    ],
    reply: `Batas **SPT Tahunan perorangan 31 Maret**, badan 30 April. Denda telat lapor **Rp 100.000** (perorangan) atau **Rp 1.000.000** (badan), ditagih lewat surat; telat bayar kena bunga.\n\nTetap laporkan walau telat, mulai dari tahun terakhir, lewat **Coretax** dengan NIK. Omzet UMKM direkap per bulan. Sudah terlalu lama: datang ke KPP, petugas membantu gratis.${askTax}`,
  },
  {
    name: 'withholding_on_services',
    when: [],
    asks: [
      'jasa ke perusahaan dipotong pph 23 2 persen',
      'kantor memotong tagihan katering dua persen pajak',
      'supaya tidak dipotong pph 23 umkm surat keterangan',
    ],
    reply: `Perusahaan memang **wajib memotong PPh 23 2%** dari jasa (katering, servis, sewa alat). Contoh tagihan 5.000.000: dipotong 100.000, Anda terima 4.900.000; minta **bukti potong**, itu mengurangi pajak Anda.\n\nPelaku UMKM tarif final 0,5% bisa mengajukan **surat keterangan PPh final** di Coretax; dengan itu yang dipotong hanya **0,5%**. Serahkan sebelum menagih.${askTax}`,
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
    name: 'electronic_stamp',
    when: [],
    asks: ['e meterai beli di mana', 'cara pakai e meterai di pdf', 'meterai elektronik sah tidak'],
    reply:
      '**e-Meterai Rp 10.000** sah untuk dokumen **elektronik**. Beli di **e-meterai.co.id**, kantor pos, atau distributor resmi, lalu bubuhkan ke PDF-nya di situs itu juga (satu kuota untuk satu dokumen). Kalau dokumennya **dicetak dan ditandatangani basah**, pakai meterai tempel.\n\nHasil salinan cetak e-meterai tidak bermeterai; yang asli berkas PDF-nya. Simpan berkasnya, jangan hanya cetakannya.',
  },
  {
    name: 'franchising_ones_own',
    when: [],
    asks: [
      'mau mewaralabakan usaha saya syaratnya',
      'orang mau buka cabang pakai nama saya kemitraan',
      'jual kemitraan gerobak biaya berapa',
    ],
    reply:
      'Siap diwaralabakan kalau **tiga hal** ada: outlet sendiri untung minimal setahun, resep dan cara kerjanya tertulis, dan **mereknya terdaftar**. Disebut *waralaba* resmi kalau punya **STPW**; sebelum itu pakai istilah *kemitraan* dengan perjanjian.\n\nHitung: biaya awal = alat + pelatihan + bahan awal + untung Anda; lalu bahan baku yang dibeli dari Anda (untung 10 sampai 15%) atau 3 sampai 5% omzet. Mulai dengan **satu mitra yang dekat** enam bulan. Jangan menjanjikan balik modal sekian bulan. Perjanjian kemitraannya bisa saya buatkan; sebelum dijual luas, minta dibaca notaris.',
  },
]
