import type { Answer } from '../answer.ts'
import { askLicensing } from './notes.ts'

/** Goods that may not be sold as one likes, and what must stand on them. */
export const goodsUnderRules: readonly Answer[] = [
  {
    name: 'halal_deadline',
    asks: [
      'warung kecil wajib halal kapan batasnya',
      'makanan umkm wajib sertifikat halal sampai kapan',
      'warung nasi kecil wajib sertifikat halal tidak',
    ],
    when: [
      'halal & wajib|kewajiban|kapan|batas|tenggat|terakhir|deadline|masih boleh|nanti|ditunda|harus|denda|sanksi|tahun depan',
    ],
    weight: 1.5,
    reply: ({ context }) =>
      `Untuk **makanan dan minuman usaha mikro dan kecil**, batas akhirnya **17 Oktober 2026** (PP 42/2024)${context.today > '2026-10-17' ? ', jadi **sekarang sudah wajib**' : ''}; usaha menengah dan besar sudah lebih dulu. Sanksinya mulai dari teguran tertulis sampai penarikan barang.\n\nLangkahnya:\n\n1. NIB dulu (oss.go.id), lalu akun di **ptsp.halal.go.id** (BPJPH).\n2. Bahan sederhana dan sudah halal: jalur **self declare** dengan pendamping; tanyakan apakah kuota gratis (SEHATI) masih ada.\n3. Selainnya jalur reguler lewat lembaga pemeriksa halal, berbiaya.\n\nYang memang mengandung bahan tidak halal tidak disertifikasi, tetapi wajib diberi keterangan. Aturan bisa berubah; cek di bpjph.halal.go.id.`,
  },
  {
    name: 'halal_label',
    asks: ['boleh tidak pasang logo halal sendiri'],
    when: ['halal & label|logo|tempel|dipasang|pasang|tulis|ditulis|cantumkan & sendiri|boleh|tanpa|dulu|belum'],
    weight: 2,
    reply:
      '**Jangan dulu.** Logo halal hanya boleh dipasang setelah **sertifikatnya terbit**, dengan bentuk dan nomor dari BPJPH. Menempel logo sendiri bisa menjadi masalah hukum.\n\nSebelum itu yang aman: menyebut bahan apa adanya di label. Pendaftarannya di **ptsp.halal.go.id**; untuk bahan sederhana tanyakan jalur self declare ke pendamping halal di kecamatan.',
  },
  {
    name: 'halal_validity',
    when: [
      'halal & berlaku|masa berlaku|kedaluwarsa|perpanjang|diperpanjang|seumur hidup|tahun & berapa|sampai|kapan|lama|?',
    ],
    asks: ['sertifikat halal berlaku berapa tahun', 'sertifikat halal perlu diperpanjang tidak'],
    weight: 2.2,
    reply:
      'Sertifikat halal **tidak lagi punya masa berlaku tertentu**: berlaku sejak terbit selama **bahan dan cara produksinya tidak berubah**.\n\nYang membuat Anda harus melapor atau mengajukan lagi: mengganti merek bahan, menambah menu atau varian, pindah tempat produksi, ganti nama usaha. Simpan daftar bahan dan notanya, karena bisa diperiksa. Untuk kepastian, tanyakan **BPJPH** (ptsp.halal.go.id) atau pendamping halal Anda.',
  },
  {
    name: 'halal_for_snacks',
    when: [],
    asks: [
      'jual gorengan perlu izin halal tidak',
      'jualan kaki lima wajib sertifikat halal tidak',
      'warung makan harus punya sertifikat halal tidak',
      'jual es teh dan jajanan perlu halal',
    ],
    reply:
      'Perlu. Masa penahapan makanan dan minuman usaha mikro dan kecil berakhir **17 Oktober 2026**, jadi gorengan, jajanan, dan minuman pun **wajib bersertifikat halal**. Yang memakai bahan tidak halal tidak bisa bersertifikat, tetapi wajib memberi keterangan *tidak halal*.\n\nBahannya sederhana? Pakai jalur **self declare** di **ptsp.halal.go.id**, didampingi pendamping halal, sering ada kuota gratis. Siapkan NIB, daftar bahan dengan mereknya, dan cara membuatnya.\n\nUntuk usaha Anda pastikan ke BPJPH atau pendamping halal terdekat.',
  },
  {
    name: 'expiry_on_label',
    when: [],
    asks: [
      'makanan rumahan harus ada tanggal kedaluwarsa tidak',
      'kemasan keripik wajib mencantumkan kedaluwarsa',
      'makanan dikemas harus ada tanggal kadaluarsa',
    ],
    reply:
      'Yang **dikemas dan disimpan**: ya. Label pangan memuat nama, isi bersih, komposisi, nama dan alamat pembuat, **tanggal kedaluwarsa**, dan nomor izinnya (PIRT atau BPOM). Yang **disajikan langsung** (nasi bungkus, gorengan, kue potong): tidak wajib berlabel, tetapi tulis *dimakan hari ini* atau jam dibuatnya.\n\nTanggalnya jangan ditebak: simpan beberapa kemasan, cek tiap beberapa hari, lalu pakai **dua pertiga** dari lama yang masih baik. Untuk kepastian tanyakan Dinas Kesehatan saat penyuluhan PIRT.',
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
    reply: `Warung hanya obat **bebas** (lingkaran **hijau**) dalam jumlah wajar. Lingkaran **biru** (bebas terbatas) untuk **toko obat berizin** dengan tenaga teknis kefarmasian; **merah** hanya apotek dengan resep. Antibiotik dan obat keras di warung: jangan.\n\nHerbal dan vitamin: pastikan ada nomor **BPOM** (cek di cekbpom.pom.go.id), tidak menjanjikan menyembuhkan. Toko obat: NIB dan sertifikat standar lewat OSS serta Dinas Kesehatan. ${askLicensing}`,
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
    name: 'selling_tobacco',
    when: [],
    asks: [
      'jual rokok ke anak sekolah boleh tidak',
      'warung jual rokok batangan aturan baru',
      'jual rokok dekat sekolah',
    ],
    reply:
      'Rokok **tidak boleh dijual ke anak dan remaja di bawah batas umur**, dan aturan kesehatan yang baru (PP 28/2024) memperketat umur, jarak dari sekolah, dan penjualan batangan. Rincian dan pelaksanaannya berbeda per daerah dan bisa berubah; tanyakan Satpol PP atau dinas setempat, dan jangan mengandalkan ingatan saya.\n\nUntuk warung: simpan di belakang meja, tempel *tidak melayani di bawah umur*, tanya umur tanpa sungkan. Untungnya tipis; jangan sampai jadi satu-satunya alasan orang datang.',
  },
  {
    name: 'single_cigarettes',
    when: ['rokok|udud|ses & ketengan|batangan|eceran|ecer|perbatang|satuan|ngeteng|diketeng'],
    asks: ['boleh jual rokok ketengan eceran per batang tidak', 'rokok batangan dilarang dijual tidak'],
    weight: 2,
    reply:
      'Menurut **PP 28/2024** rokok **tidak boleh dijual eceran per batang** (kecuali cerutu dan rokok elektronik). Juga tidak boleh: dijual ke orang **di bawah 21 tahun** dan ibu hamil, dan dijual dalam jarak **200 meter dari sekolah** atau tempat bermain anak.\n\nPengawasannya berbeda menurut daerah. Yang aman: jual bungkusan berpita cukai, simpan di belakang penjual, dan jangan menyuruh anak melayani. Untuk kepastian di tempat Anda, tanyakan Satpol PP atau dinas kesehatan setempat.',
  },
  {
    name: 'excise_goods',
    when: ['vape|vapor|liquid vape|rokok elektrik & jual|jualan|buka|toko|izin|boleh|usaha'],
    asks: ['jual vape perlu izin apa', 'jualan pod vape boleh tanpa izin', 'buka toko vape syaratnya apa'],
    weight: 2,
    reply:
      'Boleh dijual, tetapi barangnya diawasi. Selain **NIB** (oss.go.id):\n\n- hanya liquid **berpita cukai**; yang polos tidak boleh dijual,\n- **PP 28/2024**: tidak dijual ke orang di bawah **21 tahun** dan ibu hamil, dan tidak dalam jarak **200 meter** dari sekolah atau tempat bermain anak,\n- racikan sendiri bukan jalan pintas: pembuatnya perlu izin cukai.\n\nPelaksanaannya berbeda per daerah. Pastikan ke kantor Bea Cukai (**1500225**) dan dinas setempat sebelum belanja stok.',
  },
  {
    name: 'no_forbidden_additives',
    when: [
      'formalin|boraks|borax|rhodamin|rodamin|pewarna tekstil|pengawet mayat|bleng & takaran|takarannya|dosis|aman|berapa|awet|kasih|pakai|campur|biar|supaya|kenyal|dikit|sedikit|boleh',
    ],
    weight: 3,
    reply:
      '**Jangan.** Formalin, boraks, dan pewarna tekstil dilarang untuk makanan; **tidak ada takaran yang aman**, pembeli bisa sakit, dan penjualnya bisa dipidana.\n\nSupaya lebih awet tanpa itu:\n\n1. **Bersih**: alat direbus, tangan dan meja dicuci, air rendaman matang dan diganti tiap hari.\n2. **Dingin**: simpan di kulkas atau kotak es (di bawah 5°C) sejak selesai dibuat.\n3. **Rapat**: vakum atau wadah tertutup.\n4. **Sedikit tapi sering**: buat sebanyak yang laku sehari.\n5. Pengawet pangan yang **diizinkan** ada batasnya; tanyakan Dinas Kesehatan atau Balai POM sebelum memakainya.\n\nTulis *dibuat hari ini, simpan dingin, habiskan 2 hari* di kemasannya; itu malah dipercaya.',
  },
  {
    name: 'relabelled_goods',
    asks: ['jual barang merek lain diganti label sendiri'],
    when: [
      'stiker|label|merk|merek|brand|kemasan ulang|repack|repacking & produk orang|merk lain|merek lain|jual ulang|jual lagi|ganti & boleh|aman|legal|resmi|hukum',
    ],
    weight: 2.2,
    reply:
      '**Tanpa izin pemilik mereknya, tidak boleh**: menutup atau mengganti merek orang bisa melanggar hak merek, dan menyesatkan pembeli (UU Perlindungan Konsumen). Untuk makanan dan kosmetik lebih berat lagi: izin edarnya melekat pada nama dan label aslinya.\n\nJalan yang benar:\n\n1. **Maklon atau white label**: minta pabriknya membuat dengan merek Anda, izinnya atas merek itu.\n2. **Reseller**: jual apa adanya dengan merek aslinya; tambahkan stiker *Dijual oleh [toko]* di kemasan luar, tidak menutupi label.\n3. **Kemas ulang curah** (kopi, camilan kiloan): boleh dengan persetujuan pemasok dan PIRT sendiri.\n\nUntuk kepastian tanyakan konsultan kekayaan intelektual dan Dinas Kesehatan.',
  },
  {
    name: 'scales_checked',
    when: [],
    asks: [
      'timbangan dagang wajib tera tidak',
      'tera ulang timbangan di mana biayanya',
      'pembeli bilang timbangan saya kurang',
    ],
    reply: `Timbangan untuk berdagang **wajib ditera** dan tera ulang, umumnya **setahun sekali**, oleh unit metrologi (Dinas Perdagangan). Di banyak daerah gratis atau belasan ribu, sering ada jadwal di pasar.\n\nPembeli ragu? Timbang ulang di depannya dengan anak timbangan atau air: 1 liter = 1 kg. Taruh layar menghadap pembeli dan pakai **berat bersih** tanpa wadah. Timbangan yang segelnya rusak jangan dipakai. ${askLicensing}`,
  },
  {
    name: 'importing_goods',
    when: [
      'impor|import|cina|china|luar negeri|alibaba|taobao|1688 & jual|dijual|barang|produk|aturan|izin|pajak|bea|boleh & !excel|csv|ekspor|kasir',
    ],
    asks: [
      'barang dari cina diimpor sendiri untuk dijual lagi aturannya apa',
      'impor barang kecil kecilan kena pajak apa',
    ],
    weight: 2,
    reply:
      'Sedikit untuk dicoba dan rutin untuk dijual itu berbeda:\n\n- **Kiriman kecil** lewat kurir atau pos tetap dikenai bea masuk dan pajak menurut nilainya; sebagian barang dibatasi jumlahnya atau dilarang.\n- **Rutin untuk dijual**: perlu **NIB yang berlaku sebagai API** (angka pengenal importir). Barang tertentu (kosmetik, mainan, elektronik, makanan) perlu izin lagi: BPOM, SNI, label bahasa Indonesia.\n- Yang paling ringan untuk mulai: beli dari **importir resmi atau forwarder berizin**, minta dokumennya, hitung ongkos dan pajak ke modal.\n\nAturan dan batasnya sering berubah; tanyakan **Bea Cukai 1500225** dan cek barangnya di insw.go.id sebelum memesan.',
  },
  {
    name: 'dented_packs',
    when: [
      'penyok|kempes|kembung|gembung|lecet|robek|rusak & kaleng|dus|kotak|kardus|kemasan|bungkus|susu & jual|dijual|boleh|aman',
    ],
    asks: ['kaleng atau kotak susu penyok masih boleh dijual tidak', 'kemasan makanan penyok dikembalikan ke sales'],
    weight: 1.4,
    reply:
      'Lihat apa yang rusak:\n\n- **Dus luarnya saja**, isi utuh dan belum kedaluwarsa: boleh dijual, beri tahu dan beri potongan.\n- Kotak atau kaleng **menggembung, bocor, berkarat, penyok di sambungan**, atau segel terbuka: **jangan dijual** dan jangan dimakan, walau tanggalnya masih jauh.\n- Ragu? Sisihkan.\n\nFoto saat barang datang, lalu minta sales menukar; sebagian besar merek menerima retur rusak dari pengiriman. Untuk kerusakan di toko sendiri, catat sebagai kerugian supaya stok cocok.',
  },
  {
    name: 'alcohol',
    when: [],
    asks: ['boleh jual minuman beralkohol di warung tidak', 'izin jual bir apa saja', 'jual miras tuak arak izinnya'],
    reply:
      '**Tidak boleh sembarangan.** Minuman beralkohol wajib izin khusus (NIB berisiko tinggi dengan izin penjualan minol), barangnya berpita cukai, pembelinya minimal **21 tahun**, dan tempatnya dibatasi: warung, minimarket, dekat sekolah dan rumah ibadah umumnya dilarang. Banyak daerah melarang sama sekali lewat perda, dan minuman oplosan atau tanpa cukai bisa dipidana.\n\nTanyakan DPMPTSP dan Dinas Perdagangan setempat **sebelum** menyimpan barangnya. Untuk warung kecil, lebih aman tidak menjualnya.',
  },
  {
    name: 'health_claims',
    when: [],
    asks: [
      'boleh tulis menyembuhkan di kemasan jamu tidak',
      'jual jamu herbal izinnya apa',
      'klaim obat di iklan produk boleh tidak',
      'jualan madu tulis khasiat boleh',
    ],
    reply: `**Jangan menulis menyembuhkan, mengobati, atau dijamin turun** untuk makanan dan jamu: itu klaim obat, perlu bukti dan izin BPOM, dan bisa ditarik atau didenda.\n\n- Jamu racikan segar yang diminum langsung (jamu gendong): tanpa izin edar.\n- Jamu dikemas: izin edar **BPOM** (bertanda jamu), bukan PIRT.\n- Madu, minuman rempah sebagai pangan: PIRT atau BPOM menurut jenisnya, tanpa janji khasiat.\n\nYang boleh: bahan, rasa, asal, cara minum, cerita pembeli dengan izinnya (*badan terasa hangat*). ${askLicensing}`,
  },
]
