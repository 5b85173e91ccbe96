import type { Answer } from './answer.ts'

const taxNote =
  '\n\nAturan pajak bisa berubah dan tiap usaha berbeda. Untuk kepastian, tanyakan kantor pajak (Kring Pajak 1500200) atau konsultan pajak.'

/** Single questions about numbers, permits and taxes, where the whole subject would be too much. */
export const licences: readonly Answer[] = [
  {
    name: 'nib_or_npwp',
    asks: ['beda nib dan npwp', 'nib npwp siup mana yang perlu dulu'],
    when: ['nib & npwp', 'beda & npwp & nib|izin|siup|pkp'],
    weight: 1.8,
    reply: `- **NIB**: tanda daftar **usaha**, dari oss.go.id. Dipakai mengurus izin, halal, PIRT, dan pinjaman.\n- **NPWP**: nomor **wajib pajak**, dari kantor pajak (untuk perorangan sekarang memakai NIK). Dipakai membayar dan melapor pajak.\n\nKeduanya gratis dan bukan pengganti satu sama lain. Mulai usaha kecil biasanya: NIB dulu, lalu pastikan NIK Anda sudah aktif sebagai NPWP.${taxNote}`,
  },
  {
    name: 'asked_for_tax_invoice',
    asks: [
      'customer minta faktur pajak padahal belum pkp boleh dibuatkan tidak',
      'wajib jadi pkp tidak kalau pembeli minta faktur pajak',
      'pembeli instansi minta faktur pajak usaha belum pkp boleh menerbitkan tidak',
      'customer minta faktur saya cuma bisa kasih nota',
    ],
    when: [
      'faktur pajak|faktur & belum pkp|bukan pkp|non pkp|tidak pkp|minta|diminta|mita|syarat & !beda|apa itu|cara bikin',
    ],
    weight: 2.4,
    reply: `Kalau belum **PKP**, faktur pajak memang tidak bisa dibuat, dan PPN tidak boleh dipungut. Katakan terus terang:\n\n*Mohon maaf, Bapak/Ibu, usaha kami belum berstatus PKP, sehingga tagihan kami tanpa PPN dan tanpa faktur pajak. Kami sertakan invoice, kuitansi, dan NPWP.*\n\nBanyak kantor menerima itu. Kalau mereka tetap mewajibkan, pilihannya mengajukan diri menjadi PKP; hitung dulu untung ruginya, karena semua penjualan lalu berpajak dan harus dilaporkan.${taxNote}`,
  },
  {
    name: 'tax_number',
    asks: [
      'npwp pribadi bisa dipakai untuk usaha tidak atau harus bikin lagi',
      'cara bikin npwp usaha',
      'pedagang kecil wajib npwp tidak',
    ],
    when: ['npwp & ?|wajib|harus|perlu|cara|bikin|buat|daftar|apa|punya & !nib'],
    weight: 0.9,
    reply: `**NPWP** adalah nomor untuk urusan pajak. Untuk perorangan sekarang dipakai **NIK** yang diaktifkan di Coretax (pajak.go.id).\n\nWarung kecil perlu? Kewajibannya tergantung penghasilan, tetapi dalam praktik sering diminta: bank (KUR), marketplace, pengadaan, dan mitra kantor. Punya NPWP tidak otomatis membayar pajak; pedagang perorangan beromzet sampai Rp 500 juta setahun PPh finalnya nol, SPT tetap dilaporkan.${taxNote}`,
  },
  {
    name: 'tax_period',
    asks: ['tarif 0,5 persen berlaku berapa tahun', 'batas waktu pph final umkm'],
    when: [
      '0,5|0.5|setengah persen|pph final|tarif final|pp 55|pp 23 & sampai kapan|kapan|berapa tahun|batas|habis|selamanya|seterusnya|masa|berakhir',
      'pajak & umkm & sampai kapan|berapa tahun|berakhir|habis',
    ],
    weight: 1.8,
    reply: `Tarif **0,5% ada batas waktunya**, dan panjangnya berbeda untuk perorangan, CV, koperasi, dan PT, dihitung sejak Anda terdaftar. Aturannya pernah diperpanjang dan masih bisa berubah, jadi tahunnya tidak saya sebut dari ingatan.\n\nYang perlu disiapkan: pembukuan yang rapi, supaya kalau masanya habis Anda bisa pindah ke tarif biasa (dihitung dari **laba**, bukan omzet).${taxNote}`,
  },
  {
    name: 'tax_threshold',
    asks: ['omzet lewat 500 juta mulai bayar pajak kapan', 'apa benar umkm omzet di bawah 500 juta tidak bayar pajak'],
    when: [
      'omzet|omset|penjualan & lewat|melewati|di atas|sudah|mencapai|tembus|lebih & 500|lima ratus & !4,8',
      'mulai & bayar|kena|dihitung & pph|pajak|0,5 & kapan|bulan|omzet',
    ],
    weight: 1.6,
    reply: `Untuk pedagang **perorangan**, omzet dijumlah sejak Januari. Begitu jumlahnya lewat **Rp 500 juta**, yang dikenai 0,5% hanya **kelebihannya**, mulai bulan terlewatinya.\n\nContoh: Januari sampai Agustus Rp 480 juta, September Rp 60 juta. Kelebihannya Rp 40 juta × 0,5% = **Rp 200.000** untuk September; Oktober dan seterusnya 0,5% dari seluruh omzet bulan itu. Januari dihitung lagi dari nol.${taxNote}`,
  },
  {
    name: 'tax_report',
    asks: ['cara lapor spt tahunan umkm', 'umkm wajib lapor spt walau pajak nol', 'lapor pajak lewat coretax'],
    when: [
      'spt|lapor pajak|laporan pajak|pelaporan pajak|lapor tahunan & ?|apa|cara|harus|wajib|kapan|omzet|telat|nol|bayar',
    ],
    weight: 2,
    reply: `**SPT Tahunan** adalah laporan penghasilan setahun ke kantor pajak, lewat Coretax (pajak.go.id). Yang punya NPWP (NIK aktif) dan usaha pada umumnya **tetap melapor, juga kalau pajaknya nol**.\n\nYang disiapkan: omzet tiap bulan, daftar harta dan utang, dan data keluarga. Untuk pedagang perorangan beromzet sampai Rp 500 juta setahun, PPh finalnya nol; laporannya tetap ada. Batas waktu dan dendanya lihat di pajak.go.id.${taxNote}`,
  },
  {
    name: 'tax_of_turnover',
    asks: ['pajak umkm dari omzet atau dari untung', 'pph final 0,5 persen dari untung atau dari omzet'],
    when: [
      '0,5|0.5|pph|pajak & untung|laba|bersih & omzet|omset|kotor',
      'pph final|pajak umkm & dari & untung|omzet|laba|omset',
    ],
    weight: 1.8,
    reply: `Dari **omzet** (seluruh penjualan), bukan dari untung. Pedagang perorangan: Rp 500 juta pertama dalam setahun bebas, sisanya × 0,5%.\n\nContoh omzet setahun Rp 620 juta: Rp 120 juta × 0,5% = **Rp 600.000**. Karena dari omzet, saat rugi pun tetap dihitung; itu sebabnya catatan omzet per bulan penting.${taxNote}`,
  },
  {
    name: 'restaurant_tax',
    asks: [
      'warung makan kena pajak restoran pb1 tidak',
      'pajak 10 persen rumah makan',
      'tulisan pajak 10 persen di rumah makan itu ppn bukan',
    ],
    when: [
      'pb1|pbjt|pajak restoran|pajak resto|pajak makanan|pajak daerah|service charge',
      'pajak & restoran|rumah makan|kafe|cafe|resto',
    ],
    weight: 1.4,
    reply:
      '**PB1** (sekarang PBJT makanan dan minuman) adalah pajak **daerah**, paling tinggi **10%**, ditagihkan ke pembeli rumah makan dan menggantikan PPN. Pedagang kecil di bawah batas omzet tertentu dibebaskan; batasnya berbeda tiap kota.\n\n*Service charge* bukan pajak melainkan milik usaha, dan ikut dikenai pajak: makanan 100.000 + service 5.000, PB1 10% dari 105.000 = 10.500.\n\nTarif dan batasnya tanyakan ke Bapenda kota atau kabupaten Anda.',
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
]
