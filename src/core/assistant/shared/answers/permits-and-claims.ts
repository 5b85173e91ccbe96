import type { Answer } from './answer.ts'
import { rentTalk } from './reckon/net.ts'

/** Which permit a thing needs, and what others may claim: the rule first, then who is asked. */
export const permitsAndClaims: readonly Answer[] = [
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
    name: 'name_registered_by_other',
    asks: ['nama usaha saya didaftarkan merek oleh orang lain'],
    when: [
      'merek|merk|nama|brand|haki|hki & daftarin|daftarkan|didaftarkan|mendaftarkan|daftar|dipatenkan|diambil & orang|orang lain|dia|duluan|saingan|tetangga|kompetitor|pesaing',
    ],
    weight: 1.9,
    reply:
      '**Belum tentu aman.** Di Indonesia yang dilindungi adalah yang **lebih dulu mendaftar**, bukan yang lebih dulu memakai. Belum tentu kalah juga; yang menentukan sekarang tahapnya:\n\n1. Cek hari ini di **pdki-indonesia.dgip.go.id**: statusnya permohonan, pengumuman, atau terdaftar.\n2. Masih **pengumuman** (2 bulan): ajukan **keberatan** ke DJKI.\n3. Sudah terdaftar: ada gugatan pembatalan kalau pendaftarannya beriktikad tidak baik, lewat Pengadilan Niaga.\n4. Kumpulkan bukti pemakaian: foto kemasan bertanggal, nota, akun media sosial, pesanan lama.\n\nBicaralah segera dengan **konsultan kekayaan intelektual** atau kantor wilayah Kemenkum; tenggatnya pendek. Sambil itu, siapkan nama cadangan.',
  },
  {
    name: 'kur_collateral',
    asks: [
      'kur 50 juta tanpa jaminan beneran bisa usaha baru jalan beberapa bulan',
      'kur minta jaminan sertifikat',
      'kur tanpa agunan sampai berapa',
      'bank menolak kur karena jaminan kurang',
    ],
    when: [
      'kur & jaminan|agunan|sertifikat|bpkb|jaminannya|jaminin|tanpa jaminan',
      'bank & minta & jaminan|agunan|sertifikat rumah & kur|pinjam|pinjaman',
    ],
    weight: 2.4,
    reply:
      'Menurut aturan KUR, **pinjaman sampai Rp 100 juta tidak boleh dimintai agunan tambahan**; jaminan pokoknya usaha yang dibiayai itu sendiri. Di atas itu bank boleh memintanya.\n\n1. Tanyakan sopan: *Untuk KUR di bawah 100 juta bukankah tanpa agunan tambahan, Pak/Bu? Mohon dijelaskan aturan yang dipakai.*\n2. Pastikan yang ditawarkan memang **KUR**, bukan kredit biasa.\n3. Coba **bank penyalur lain**, atau adukan lewat kur.ekon.go.id atau OJK 157.\n\nBank tetap menilai kemampuan bayar dan riwayat kredit (SLIK), jadi persetujuan tidak bisa dipastikan. Bawa catatan omzet 6 bulan dan NIB.',
  },
  {
    name: 'permit_agents',
    asks: [
      'ada yang nawarin urus nib bayar ratusan ribu wajar tidak',
      'jasa pengurusan izin usaha minta bayaran percaya tidak',
      'ada yang nawarin urus nib seminggu jadi bayar wajar tidak',
      'calo izin usaha minta uang ratusan ribu wajar tidak',
    ],
    when: ['calo|biro jasa|jasa ngurus|jasa urus|jasa pengurusan|diuruskan|perantara & nib|pirt|halal|izin|npwp|merek'],
    weight: 1.9,
    reply:
      '**Tidak benar kalau harus lewat dia.** NIB **gratis** dan bisa dibuat sendiri di **oss.go.id** dengan KTP (NIK), email, dan nomor HP; usaha berisiko rendah langsung terbit hari itu juga. Yang dibayar ke perantara hanya jasanya, dan itu tidak wajib.\n\nBingung mengisinya? Datang ke **DPMPTSP** atau Mal Pelayanan Publik, dibantu tanpa biaya. Jangan menyerahkan foto KTP dan kata sandi akun ke orang yang tidak dikenal.',
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
    name: 'price_levels',
    asks: ['beda harga distributor grosir reseller eceran', 'beda eceran dan grosir'],
    when: [
      'beda|bedanya|perbedaan & harga & grosir|eceran|ecer|reseller|distributor|agen|dropship',
      'beda|bedanya|perbedaan & grosir|distributor & eceran|ecer|reseller|agen',
    ],
    weight: 1.8,
    reply:
      'Empat tingkat harga, dari yang paling murah:\n\n- **Distributor atau agen**: ambil sangat banyak dan rutin, sering dengan wilayah sendiri.\n- **Grosir**: siapa pun yang membeli **banyak sekaligus** (misalnya 1 kodi); potongannya karena jumlah.\n- **Reseller**: untuk yang **menjual lagi terus-menerus**, boleh ambil sedikit asal terdaftar dan menjaga harga jual.\n- **Eceran**: pembeli akhir.\n\nContoh modal 12.000: agen 15.000, grosir 16.000, reseller 17.500, eceran 20.000. Jaga jaraknya: reseller perlu untung minimal 10 sampai 15%, dan eceran Anda jangan di bawah harga jual mereka. Sebutkan modal dan harga ecer, nanti saya hitungkan tiap tingkatnya.',
  },
]
