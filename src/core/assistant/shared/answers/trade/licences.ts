import type { Answer, Asked } from '../answer.ts'
import { askLicensing } from './notes.ts'

/** Food by what it needs, as far as the name tells. */
const foods: readonly (readonly [string, string])[] = [
  [
    'frozen beku nugget sosis susu yogurt daging kaleng asi mpasi kosmetik skincare sabun',
    'Yang Anda sebut biasanya termasuk **BPOM**, karena berisiko lebih tinggi.',
  ],
  [
    'katering catering nasi bakso warung kafe restoran seblak mie gorengan kantin prasmanan',
    'Makanan siap saji **tidak memakai PIRT**; yang diurus laik higiene sanitasi.',
  ],
  [
    'madu keripik kripik sambal sambel kue bumbu abon dodol selai kopi teh rempeyek peyek camilan snack basreng makaroni kerupuk cokelat bubuk manisan botolan',
    'Kemasan yang tahan lebih dari 7 hari seperti itu umumnya **PIRT**.',
  ],
]
/** A first sentence for the food that the message names; empty where it names none. */
const licenceOf = ({ words }: Asked): string => {
  const found = foods.find(([named]) => named.split(' ').some((word) => words.has(word)))
  return found === undefined ? '' : `${found[1]} Pastikan dulu ke Dinas Kesehatan setempat.\n\n`
}

/** Numbers, certificates and forms of a business: which there are, and which comes first. */
export const licences: readonly Answer[] = [
  {
    name: 'nib',
    asks: [
      'cara bikin nib sendiri',
      'tempat usaha masih kontrak bisa urus nib tidak',
      'cara urus nib',
      'bikin nib online gratis tidak',
      'syarat nib apa',
      'daftar oss lewat hp',
      'nib dan siup cukup satu',
      'bikin nib gratis atau bayar',
      'cara bikin nib lewat hp',
    ],
    when: [
      'nib|oss|nomor induk berusaha|izin usaha|ijin usaha|siup|legalitas|perizinan',
      'izin|ijin & usaha|dagang|jualan|buka|urus|ngurus',
      'nib & bayar|gratis|biaya|berapa|wajib|cara|syarat|bikin|buat|urus|daftar',
    ],
    weight: 0.5,
    reply: `**NIB** (Nomor Induk Berusaha) adalah tanda daftar usaha. Untuk usaha kecil pengurusannya gratis dan daring:\n\n1. buka **oss.go.id**, buat akun pelaku usaha perseorangan (siapkan KTP, email, nomor HP),\n2. isi data usaha dan pilih **KBLI** (kode jenis usaha),\n3. untuk usaha berisiko rendah, NIB langsung terbit.\n\nManfaatnya: mengurus PIRT, halal, pinjaman bank, dan ikut pengadaan.\n\n${askLicensing}`,
  },
  {
    name: 'halal',
    asks: ['cara daftar sertifikat halal', 'syarat sertifikat halal umkm', 'halal self declare bagaimana'],
    when: ['halal|bpjph|sertifikat halal'],
    weight: 0.5,
    reply: `**Sertifikat halal** diurus lewat BPJPH di **ptsp.halal.go.id**, dan untuk usaha mikro dan kecil **memang ada yang gratis**. Syarat awalnya punya NIB. Dua jalurnya:\n\n- **Self declare** untuk usaha mikro dan kecil dengan bahan dan proses sederhana, didampingi pendamping halal; sering ada kuota gratis (SEHATI).\n- **Reguler** dengan pemeriksaan lembaga pemeriksa halal, berbayar.\n\nMasa penahapan makanan dan minuman usaha mikro dan kecil berakhir **17 Oktober 2026**, jadi uruslah sekarang; kewajiban untuk usaha Anda pastikan ke BPJPH. Siapkan daftar bahan beserta mereknya dan cara produksinya.\n\n${askLicensing}`,
  },
  {
    name: 'pirt',
    asks: [
      'cara mengurus pirt',
      'keripik rumahan perlu pirt tidak',
      'syarat mengurus pirt',
      'pirt ke dinas mana',
      'beda pirt dan bpom',
      'izin pirt sambal abon keripik',
      'izin edar minuman botolan',
      'kue kering roti produksi rumah tahan dua bulan cocok pirt atau bpom',
      'jualan keripik rumahan perlu pirt tidak caranya',
    ],
    when: [
      'pirt|spp irt|sppirt & berapa lama|berlaku|perpanjang|syarat',
      'pirt|p-irt|p irt|bpom|izin edar|dinkes|sppirt|spp irt|dinas kesehatan',
    ],
    weight: 0.5,
    reply: (asked) =>
      `${licenceOf(asked)}- **PIRT** untuk makanan olahan rumahan yang tahan lebih dari 7 hari (keripik, kue kering, sambal kemasan). Diurus lewat **oss.go.id** setelah punya NIB, lalu penyuluhan keamanan pangan dan pemeriksaan tempat oleh Dinas Kesehatan.\n- **BPOM** untuk yang berisiko lebih tinggi: susu, daging beku, makanan kaleng, juga kosmetik.\n- Makanan siap saji tidak memakai PIRT; yang diurus adalah laik higiene sanitasi.\n- SPP-IRT berlaku **5 tahun** dan bisa diperpanjang.\n\n${askLicensing}`,
  },
  {
    name: 'trademark',
    asks: [
      'daftar merek sendiri tanpa konsultan bisa tidak',
      'cara daftar merek',
      'biaya daftar merek umkm',
      'melindungi nama usaha supaya tidak ditiru',
      'merek dagang daftar ke mana bayar berapa',
    ],
    when: [
      'merek|hki|haki|hak cipta|paten & daftar|daftarkan|cara|bagaimana|urus|biaya|perlu|ditiru|dicuri|mendaftarkan',
      'hki|haki',
    ],
    weight: 0.4,
    reply: `Merek didaftarkan di **merek.dgip.go.id** (DJKI). Langkahnya: cek dulu nama serupa di pangkalan data, pilih kelas barang atau jasa, siapkan logo dan tanda tangan, lalu bayar. Usaha mikro dan kecil mendapat tarif lebih murah dengan surat keterangan UMK. Yang berlaku adalah siapa yang **mendaftar** lebih dulu.\n\n${askLicensing}`,
  },
  {
    name: 'business_form',
    asks: [
      'lebih baik cv atau pt untuk usaha kecil',
      'beda cv dan pt perorangan',
      'usaha kecil sebaiknya cv pt atau perorangan',
      'beda ud cv pt',
      'perlu bikin pt tidak untuk usaha kecil',
      'bikin cv atau pt perorangan untuk usaha kecil',
    ],
    when: [
      'pt|cv|perseroan|firma|koperasi|badan usaha|badan hukum|ud & beda|mendirikan|dirikan|pilih|syarat|perorangan',
      'cara|bagaimana & bikin|buat|membuat & pt|cv|koperasi',
    ],
    weight: 0.3,
    reply: `- **Usaha perorangan (UD)**: paling mudah, cukup NIB. Harta pribadi ikut menanggung utang usaha.\n- **PT Perorangan**: satu pemilik, untuk usaha mikro dan kecil, tanpa notaris; harta pribadi terpisah.\n- **CV**: dua orang atau lebih, dengan akta notaris.\n- **PT biasa**: dua pemegang saham atau lebih, akta notaris, cocok kalau mau membawa investor.\n\nMulailah dari yang paling sederhana yang diterima pelanggan Anda. Untuk akta dan tanggung jawab hukumnya, bicaralah dengan notaris.`,
  },
  {
    name: 'which_licences_first',
    asks: ['izin usaha makanan urus apa dulu', 'izin apa saja yang perlu untuk jualan', 'usaha rumahan perlu izin apa'],
    when: [
      'izin|ijin|legalitas|perizinan|surat izin & apa saja|urutan|dulu|lengkap|mulai|makanan|kuliner|rumahan|apa',
      'jualan|usaha|jual & makanan|kue|camilan|frozen|katering|madu|kopi|minuman|keripik|sambal|kemasan|jamu & izin|ijin|legal|perlu izin',
    ],
    weight: 0.7,
    reply:
      'Urutan yang biasanya paling hemat tenaga:\n\n1. **NIB** di oss.go.id (gratis, jadi pintu ke yang lain),\n2. makanan kemasan tahan lama: **PIRT**; susu, beku, kaleng, kosmetik: **BPOM**; siap saji: laik higiene sanitasi,\n3. **halal** lewat BPJPH,\n4. **merek** kalau namanya mau dilindungi.\n\nSebutkan apa yang dijual (tahan berapa lama, dikemas atau siap saji), nanti saya tunjukkan yang berlaku. Untuk kepastian tanyakan DPMPTSP atau Dinas Kesehatan setempat.',
  },
  {
    name: 'cosmetics_licence',
    asks: ['jual kosmetik izin bpom', 'jual skincare racikan izin apa', 'jamu suplemen harus terdaftar bpom'],
    when: [
      'kosmetik|skincare|sabun|lulur|parfum|serum|body lotion|jamu|obat herbal|herbal|suplemen & izin|ijin|bpom|perlu|jual|boleh|syarat|edar',
    ],
    weight: 1.3,
    reply:
      'Kosmetik, jamu, dan suplemen **tidak boleh dijual sebelum terdaftar di BPOM**, juga kalau racikan rumahan. Yang dinilai: tempat dan cara produksinya, bahan, dan labelnya.\n\nJalan yang lebih ringan untuk mulai: **maklon**, yaitu diproduksi pabrik yang sudah berizin dengan merek Anda; atau menjual produk yang sudah bernomor BPOM.\n\nSyarat dan biayanya tanyakan ke Balai POM terdekat, sebelum mulai berjualan.',
  },
  {
    name: 'food_label',
    asks: [
      'label sambal botol wajib dicantumkan apa saja',
      'label kemasan makanan harus ada apa saja',
      'isi label produk makanan',
    ],
    when: [
      'label|kemasan & apa saja|isi|wajib|tulis|ditulis|tercantum|cantumkan|kedaluwarsa|kadaluarsa|komposisi & !whatsapp|wa|ongkir',
    ],
    weight: 0.9,
    reply:
      'Label makanan kemasan lazimnya memuat: nama produk, **komposisi**, berat bersih, nama dan alamat produsen, nomor PIRT atau BPOM, **tanggal kedaluwarsa**, kode produksi, dan logo halal bila sudah bersertifikat.\n\nDalam bahasa Indonesia, tidak luntur, dan jangan menulis khasiat penyakit. Rincian yang berlaku untuk produk Anda tanyakan saat penyuluhan PIRT atau ke Balai POM.',
  },
  {
    name: 'company_or_licence_number',
    when: [],
    asks: [
      'bikin pt perorangan atau cukup nib perorangan saja',
      'usaha kecil perlu pt atau cukup nib',
      'jualan omzet kecil harus bikin pt tidak',
    ],
    reply:
      'Untuk usaha kecil rumahan, **NIB perorangan sudah cukup**: gratis di oss.go.id, dipakai mengurus izin, QRIS, dan pinjaman.\n\n**PT Perorangan** (tanpa notaris, satu pemilik) baru perlu kalau ada alasannya: ingin harta pribadi terpisah dari utang usaha, ikut tender atau kerja sama kantor yang meminta badan hukum, atau mau menerima pemodal. Bebannya: pendirian berbayar, **laporan keuangan tiap tahun**, rekening terpisah, dan **bagian omzet Rp 500 juta yang bebas PPh tidak berlaku** untuk PT.\n\nJadi: mulai NIB, naik ke PT saat ada pelanggan yang mensyaratkannya atau omzetnya sudah besar. Jenis barang tertentu (kosmetik, makanan kemasan) tetap perlu izin edarnya sendiri. Untuk kepastian tanyakan DPMPTSP atau notaris.',
  },
  {
    name: 'nib_or_without',
    when: ['wajib|harus|perlu|kudu & nib & ?|ga|tidak|apa|kah & !lama|biaya|bayar|cabut|tutup'],
    asks: [
      'jualan keliling wajib punya nib tidak',
      'usaha rumahan kecil harus punya nib tidak',
      'warung kecil perlu nib tidak',
    ],
    weight: 1.2,
    reply:
      'Menurut aturan, **setiap usaha wajib punya NIB**, juga warung, pedagang keliling, dan usaha rumahan. Untuk usaha kecil berisiko rendah NIB sudah cukup sebagai izinnya, **gratis**, dan diurus sendiri di **oss.go.id** dengan KTP.\n\nPedagang kecil tanpa NIB jarang ditegur, tetapi NIB diminta saat mengurus halal, PIRT, KUR, dan berjualan ke kantor. Tempat jualan punya aturan daerah sendiri; tanyakan kelurahan atau DPMPTSP.',
  },
  {
    name: 'sizes_of_business',
    when: [],
    asks: [
      'beda usaha mikro kecil dan menengah',
      'usaha saya termasuk mikro atau kecil',
      'batas omzet usaha mikro berapa',
    ],
    reply:
      'Ukurannya (PP 7/2021), modal usaha tanpa tanah dan bangunan, **atau** hasil penjualan setahun:\n\n- **Mikro**: modal sampai 1 miliar, atau penjualan sampai **2 miliar**\n- **Kecil**: di atas 1 sampai 5 miliar, atau penjualan di atas 2 sampai **15 miliar**\n- **Menengah**: di atas 5 sampai 10 miliar, atau penjualan di atas 15 sampai **50 miliar**\n\nWarung dan usaha rumahan hampir selalu **mikro**; karena itu QRIS, upah, pesangon, dan halal punya aturan lebih ringan. Statusnya tertulis di NIB.',
  },
  {
    name: 'liability_of_forms',
    when: [],
    asks: [
      'utang usaha cv ditanggung pribadi tidak kalau bangkrut',
      'kalau usaha bangkrut harta pribadi ikut disita',
      'pt perorangan melindungi harta pribadi',
    ],
    reply:
      'Tergantung bentuknya:\n\n- **Perorangan (UD)**: utang usaha sama dengan utang Anda; harta pribadi ikut menanggung.\n- **CV**: sekutu **aktif** (yang mengurus) menanggung sampai harta pribadi; sekutu **pasif** sebatas modal yang disetor, selama ia tidak ikut mengurus.\n- **PT** dan **PT Perorangan**: sebatas modal, selama uangnya tidak dicampur dan tidak ada itikad buruk. Jaminan pribadi yang Anda tanda tangani di bank **tetap** berlaku.\n\nSudah kesulitan? Jangan menutup diam-diam: daftar semua utang, bicarakan jadwal baru dengan yang terbesar, dan tulis hasilnya. Untuk kepastian keadaan Anda, tanyakan notaris atau penasihat hukum.',
  },
  {
    name: 'capital_of_a_company',
    when: ['cv|pt|perseroan|pt perorangan & modal & minimal|berapa|setor|dasar|disetor & !untung|jual|kur|pinjam'],
    asks: ['bikin cv perlu modal minimal berapa', 'modal dasar pt minimal berapa'],
    weight: 2.4,
    reply:
      'Untuk **CV** tidak ada modal minimal; besarnya disepakati para sekutu dan ditulis di akta. Untuk **PT** modal dasarnya juga diserahkan kepada pendiri (kecuali bidang tertentu), dan sebagian harus benar-benar disetor.\n\nYang pasti keluar biaya: akta notaris dan pengurusannya; tanyakan dua tiga notaris. Belum perlu berbadan usaha? **NIB perorangan gratis** dan cukup untuk mulai.\n\nUntuk kepastian tanyakan notaris.',
  },
  {
    name: 'founding_a_cv',
    when: [],
    asks: [
      'mau bikin cv berdua urusannya ke mana dan berapa lama',
      'cara mendirikan cv syarat dan biayanya',
      'cara buat pt perorangan urus di mana',
    ],
    reply:
      '- **CV**: paling sedikit dua orang (satu aktif, satu pasif). Datang ke **notaris** dengan KTP, nama CV (tiga kata lebih aman), alamat, modal, dan bidang usaha; notaris mendaftarkan ke sistem AHU, lalu NPWP badan dan **NIB** di oss.go.id.\n- **PT Perorangan**: satu orang, daftar sendiri di **ahu.go.id**, tanpa notaris, untuk usaha mikro dan kecil.\n\nLamanya tergantung notaris dan kelengkapan; biayanya berbeda-beda, jadi minta rincian dari dua tiga notaris. Sebelum ke sana, sepakati tertulis: modal masing-masing, siapa mengurus, bagi laba, dan cara berpisah. Sekutu aktif CV menanggung utang sampai harta pribadi.',
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
    name: 'civil_servants_business',
    when: [],
    asks: [
      'pns boleh punya usaha sampingan tidak',
      'asn buka toko harus izin atasan',
      'guru negeri boleh jualan online tidak',
      'polisi atau tentara boleh punya usaha',
    ],
    reply:
      '**PNS boleh punya usaha**, asal tidak memakai jam kerja, jabatan, fasilitas kantor, dan tidak ada benturan kepentingan (misalnya menjual ke kantor sendiri). Aturan disiplin pegawai tidak melarang warung atau jualan online; beberapa instansi meminta **lapor atau izin tertulis** ke atasan, jadi tanyakan bagian kepegawaian dulu. TNI dan Polri aturannya lebih ketat: tanyakan kesatuan.\n\nYang rapi: NIB atas nama Anda atau pasangan yang memang mengelola, jam buka di luar dinas, catatan terpisah, dan penghasilannya masuk laporan pajak serta LHKAN/LHKPN kalau diwajibkan.',
  },
  {
    name: 'which_kbli',
    when: [],
    asks: [
      'kode kbli untuk jualan makanan apa',
      'kbli keripik singkong berapa',
      'bingung memilih kbli di oss',
      'kbli laundry toko kelontong warung berapa',
      'salah pilih kbli bisa diganti tidak',
    ],
    reply: `Yang sering dipakai (KBLI 2020; daftarnya bisa diperbarui, jadi **cocokkan lewat kolom pencarian di oss.go.id**):\n\n- keripik, kerupuk, peyek: **10794** · roti dan kue: **10710**\n- warung makan: **56102** · kafe atau kedai minum: **56303**\n- kelontong: **47112** · laundry: **96200** · pangkas rambut: **96111**\n- konveksi pakaian: **14111**\n\nKetik **kata kegiatannya** (membuat, menjual eceran, atau jasa), baca uraiannya, pilih yang paling mirip. Membuat **dan** menjual boleh dua kode. Salah? Bisa ditambah atau diubah gratis di akun OSS. ${askLicensing}`,
  },
  {
    name: 'founding_a_cooperative',
    when: [],
    asks: [
      'syarat mendirikan koperasi',
      'mau bikin koperasi dengan tetangga caranya',
      'jumlah anggota minimal koperasi',
    ],
    reply: `Koperasi primer paling sedikit **9 orang** (aturan UMKM terbaru; dulu 20), punya tujuan usaha yang sama.\n\n1. **Rapat pembentukan**: nama, usaha, simpanan pokok dan wajib, pengurus dan pengawas; buat berita acara dan daftar hadir. Undang penyuluh **Dinas Koperasi**.\n2. Anggaran dasar, lalu **akta notaris** koperasi, pengesahan badan hukum daring (Kementerian Hukum).\n3. NIB koperasi, NPWP, rekening; simpan pinjam perlu izin tersendiri.\n\nBelum yakin? Mulai **kelompok usaha bersama** dengan kesepakatan tertulis dan kas bersama enam bulan dulu. Pembukuan terbuka itu yang paling menentukan. ${askLicensing}`,
  },
  {
    name: 'group_or_cooperative',
    when: [],
    asks: [
      'kelompok tani jual bareng bikin koperasi atau kelompok saja',
      'kelompok usaha bersama perlu berbadan hukum tidak',
      'ibu ibu mau usaha bersama bentuknya apa',
      'kub atau koperasi beda dan enaknya',
    ],
    reply:
      '**Mulai dari kelompok, naik jadi koperasi kalau uangnya sudah besar.**\n\n- **Kelompok** (kelompok tani, KUB): cukup berita acara, daftar anggota, dan pengurus; dikukuhkan desa atau dinas. Cocok untuk belajar jual bareng dan menerima pendampingan.\n- **Koperasi**: berbadan hukum, bisa berkontrak, meminjam, dan punya rekening sendiri; ada rapat anggota dan laporan tiap tahun.\n\nTulis sejak awal, juga untuk kelompok: siapa menimbang dan menentukan mutu, kapan uang dibagi, potongan untuk kas (misalnya 2 sampai 5%), siapa memegang rekening (dua tanda tangan), dan cara keluar.\n\nUji dulu **dua tiga kali jual bareng**. Untuk syaratnya tanyakan penyuluh, dinas pertanian, atau dinas koperasi. Berita acara dan kesepakatannya bisa saya buatkan.',
  },
]
