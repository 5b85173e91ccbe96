import type { Answer } from '../answer.ts'
import { askTaxOffice } from './notes.ts'

/** How a tax of turnover is paid, where and until when. */
export const howToPayTax: Answer = {
  name: 'how_to_pay_tax',
  asks: [
    'pajak umkm dibayar ke mana dan kapan',
    'pph final disetor ke mana paling lambat tanggal berapa',
    'cara bayar pph final umkm',
    'pph final dibayar tiap bulan atau setahun sekali',
    'bikin kode billing pajak',
  ],
  when: [
    'pajak|pph|0,5 & cara bayar|bayarnya|bayar dimana|bayar di mana|setor|nyetor|kode billing|billing|tanggal berapa|jatuh tempo|telat bayar & !restoran|kendaraan|motor|mobil|pbb',
  ],
  weight: 2,
  reply: `PPh final usaha kecil disetor **tiap bulan**, bukan setahun sekali. Caranya:\n\n1. masuk **Coretax** (pajak.go.id) dengan NIK/NPWP,\n2. buat **kode billing** untuk bulan itu,\n3. bayar lewat bank, ATM, Kantor Pos, atau dompet digital yang melayani,\n4. simpan bukti bayarnya.\n\nLazimnya paling lambat tanggal 15 bulan berikutnya; telat ada dendanya, jadi cek tanggalnya di pajak.go.id. Perorangan yang omzet kumulatifnya belum lewat Rp 500 juta tidak menyetor apa pun. Saya tidak bisa membayarkan.\n\n${askTaxOffice}`,
}

/** Taxes of a small business: which there are, from what on, and how they are paid. */
export const taxes: readonly Answer[] = [
  {
    name: 'vat',
    asks: [
      'ppn 11 atau 12 persen sekarang',
      'ppn usaha kecil berapa',
      'jual beli barang kena ppn tidak',
      'warung harus pungut ppn tidak',
      'kenapa ppn 12 persen dikali 11 per 12',
      'pkp itu apa wajib pungut ppn tidak',
    ],
    when: [
      'ppn|pkp|pajak pertambahan nilai',
      'ppn & berapa|cara|hitung|kena|wajib|apa|bagaimana',
      'pkp & apa|siapa|wajib|syarat',
    ],
    weight: 1.2,
    reply: `Pegangan singkat soal **PPN**:\n\n- Yang boleh memungut hanya **PKP** (Pengusaha Kena Pajak). Omzet di atas Rp 4,8 miliar setahun wajib menjadi PKP; di bawah itu boleh memilih.\n- Belum PKP? **Jangan** mencantumkan PPN di invoice. Karena itu di sini PPN mati, kecuali Anda memintanya.\n- Hitungannya untuk barang dan jasa biasa: **12% × 11/12 × harga**, jadi efektif 11%. Contoh harga Rp 1.000.000: DPP nilai lain Rp 916.667, PPN **Rp 110.000**, total Rp 1.110.000.\n\nKalau Anda PKP, tulis saja *pakai PPN* di kalimatnya; tiga barisnya saya tampilkan.\n\n${askTaxOffice}`,
  },
  {
    name: 'income_tax',
    asks: [
      'pajak jual beli motor bekas',
      'pajak usaha jual beli mobil bekas',
      'pajak umkm berapa persen',
      'saya tidak paham sama sekali soal pajak jelaskan yang gampang',
      'pajak usaha kecil jelaskan dengan mudah',
      'umkm bayar pajak berapa persen',
      'pph final 0,5 persen bagaimana',
      'pajak usaha kecil dihitung bagaimana',
      'omzet di bawah 500 juta kena pajak tidak',
      'omzet tiga puluh juta sebulan kena pajak berapa',
      'omzet di bawah 500 juta bayar pajak tidak',
    ],
    when: [
      'pajak & umkm|usaha|penghasilan|pph|omzet|toko|warung|kecil|dagang|jualan|bayar|lapor|berapa|final',
      'pph|spt|npwp|coretax & ?|cara|berapa|apa|lapor|buat|bikin|daftar|wajib',
      'pajak & ?',
    ],
    weight: 0.2,
    reply: `Gambaran umum pajak penghasilan usaha kecil:\n\n- **PPh Final UMKM 0,5%** dari omzet, untuk usaha beromzet sampai Rp 4,8 miliar setahun, dengan batas waktu pemakaian tertentu.\n- Pedagang **perorangan** tidak kena untuk omzet sampai **Rp 500 juta** pertama dalam setahun.\n- Contoh perorangan, omzet setahun Rp 620 juta: 0,5% × Rp 120 juta = Rp 600.000.\n- Tetap lapor SPT Tahunan, dan catat omzet tiap bulan.\n\n${askTaxOffice}`,
  },
  {
    name: 'income_tax_or_vat',
    asks: ['beda pph dan ppn', 'pph final umkm sama ppn bedanya apa'],
    when: ['pph|pph final & ppn & beda|bedanya|sama|bingung|apa|mana'],
    weight: 3,
    reply:
      'Dua pajak yang berbeda:\n\n- **PPh Final UMKM 0,5%** adalah pajak **Anda**, dari omzet. Pedagang perorangan tidak kena untuk Rp 500 juta pertama setahun.\n- **PPN** adalah pajak **pembeli** yang Anda pungutkan, ditulis terpisah di invoice. Hanya **PKP** yang boleh memungut; wajib PKP setelah omzet di atas Rp 4,8 miliar setahun.\n\nContoh jual Rp 1.000.000: belum PKP, pembeli membayar 1.000.000 dan PPh Anda paling banyak 5.000. PKP, pembeli membayar 1.110.000, yang 110.000 disetor ke negara.\n\nUntuk kepastian, tanyakan kantor pajak atau konsultan pajak.',
  },
  {
    name: 'companies_pay_from_the_first_rupiah',
    asks: ['pt perorangan dapat bebas pajak 500 juta tidak', 'cv dapat bebas pajak omzet 500 juta tidak'],
    when: [
      'pt|pt perorangan|cv|koperasi|badan|perseroan & 500 juta|500jt|500 jt|lima ratus juta|bebas pajak & !beda|bikin|buat',
    ],
    weight: 3,
    reply:
      'Tidak. Bebas pajak untuk omzet **Rp 500 juta pertama** setahun hanya untuk **orang pribadi**. PT (termasuk PT Perorangan), CV, dan koperasi kena sejak rupiah pertama: kalau masih memakai tarif UMKM, **0,5% dari omzet**.\n\nContoh PT dengan omzet 300 juta setahun: 0,5% × 300 juta = **Rp 1.500.000**. Tarif itu ada batas tahunnya untuk badan, sesudah itu tarif umum dari laba.\n\nAturan bisa berubah: pastikan ke kantor pajak (Kring Pajak 1500200) atau konsultan pajak.',
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
    reply: `**NPWP** adalah nomor untuk urusan pajak. Untuk perorangan sekarang dipakai **NIK** yang diaktifkan di Coretax (pajak.go.id).\n\nWarung kecil perlu? Kewajibannya tergantung penghasilan, tetapi dalam praktik sering diminta: bank (KUR), marketplace, pengadaan, dan mitra kantor. Punya NPWP tidak otomatis membayar pajak; pedagang perorangan beromzet sampai Rp 500 juta setahun PPh finalnya nol, SPT tetap dilaporkan.\n\n${askTaxOffice}`,
  },
  {
    name: 'nib_or_npwp',
    asks: ['beda nib dan npwp', 'nib npwp siup mana yang perlu dulu'],
    when: ['nib & npwp', 'beda & npwp & nib|izin|siup|pkp'],
    weight: 1.8,
    reply: `- **NIB**: tanda daftar **usaha**, dari oss.go.id. Dipakai mengurus izin, halal, PIRT, dan pinjaman.\n- **NPWP**: nomor **wajib pajak**, dari kantor pajak (untuk perorangan sekarang memakai NIK). Dipakai membayar dan melapor pajak.\n\nKeduanya gratis dan bukan pengganti satu sama lain. Mulai usaha kecil biasanya: NIB dulu, lalu pastikan NIK Anda sudah aktif sebagai NPWP.\n\n${askTaxOffice}`,
  },
  {
    name: 'tax_period',
    asks: ['batas waktu pph final umkm'],
    when: [
      '0,5|0.5|setengah persen|pph final|tarif final|pp 55|pp 23 & sampai kapan|kapan|berapa tahun|batas|habis|selamanya|seterusnya|masa|berakhir',
      'pajak & umkm & sampai kapan|berapa tahun|berakhir|habis',
    ],
    weight: 1.8,
    reply: `Tarif **0,5% ada batas waktunya**, dan panjangnya berbeda untuk perorangan, CV, koperasi, dan PT, dihitung sejak Anda terdaftar. Aturannya pernah diperpanjang dan masih bisa berubah, jadi tahunnya tidak saya sebut dari ingatan.\n\nYang perlu disiapkan: pembukuan yang rapi, supaya kalau masanya habis Anda bisa pindah ke tarif biasa (dihitung dari **laba**, bukan omzet).\n\n${askTaxOffice}`,
  },
  {
    name: 'tax_threshold',
    asks: ['omzet lewat 500 juta mulai bayar pajak kapan', 'apa benar umkm omzet di bawah 500 juta tidak bayar pajak'],
    when: [
      'omzet|omset|penjualan & lewat|melewati|di atas|sudah|mencapai|tembus|lebih & 500|lima ratus & !4,8',
      'mulai & bayar|kena|dihitung & pph|pajak|0,5 & kapan|bulan|omzet',
    ],
    weight: 1.6,
    reply: `Untuk pedagang **perorangan**, omzet dijumlah sejak Januari. Begitu jumlahnya lewat **Rp 500 juta**, yang dikenai 0,5% hanya **kelebihannya**, mulai bulan terlewatinya.\n\nContoh: Januari sampai Agustus Rp 480 juta, September Rp 60 juta. Kelebihannya Rp 40 juta × 0,5% = **Rp 200.000** untuk September; Oktober dan seterusnya 0,5% dari seluruh omzet bulan itu. Januari dihitung lagi dari nol.\n\n${askTaxOffice}`,
  },
  {
    name: 'tax_report',
    asks: ['cara lapor spt tahunan umkm', 'umkm wajib lapor spt walau pajak nol', 'lapor pajak lewat coretax'],
    when: [
      'spt|lapor pajak|laporan pajak|pelaporan pajak|lapor tahunan & ?|apa|cara|harus|wajib|kapan|omzet|telat|nol|bayar',
    ],
    weight: 2,
    reply: `**SPT Tahunan** adalah laporan penghasilan setahun ke kantor pajak, lewat Coretax (pajak.go.id). Yang punya NPWP (NIK aktif) dan usaha pada umumnya **tetap melapor, juga kalau pajaknya nol**.\n\nYang disiapkan: omzet tiap bulan, daftar harta dan utang, dan data keluarga. Untuk pedagang perorangan beromzet sampai Rp 500 juta setahun, PPh finalnya nol; laporannya tetap ada. Batas waktu dan dendanya lihat di pajak.go.id.\n\n${askTaxOffice}`,
  },
  {
    name: 'tax_of_turnover',
    asks: ['pajak umkm dari omzet atau dari untung', 'pph final 0,5 persen dari untung atau dari omzet'],
    when: [
      '0,5|0.5|pph|pajak & untung|laba|bersih & omzet|omset|kotor',
      'pph final|pajak umkm & dari & untung|omzet|laba|omset',
    ],
    weight: 1.8,
    reply: `Dari **omzet** (seluruh penjualan), bukan dari untung. Pedagang perorangan: Rp 500 juta pertama dalam setahun bebas, sisanya × 0,5%.\n\nContoh omzet setahun Rp 620 juta: Rp 120 juta × 0,5% = **Rp 600.000**. Karena dari omzet, saat rugi pun tetap dihitung; itu sebabnya catatan omzet per bulan penting.\n\n${askTaxOffice}`,
  },
  {
    name: 'tax_base',
    when: [
      'pajak|pph & untung|laba|omzet & dari|dihitung|dasar|atau & !ppn|gaji',
      'pajak & rugi|barang rusak|tidak laku|basi|kerugian & ?|ngurangi|mengurangi|tetap|dikurangi|bayar & !ppn',
    ],
    asks: [
      'pajak 0,5 persen dihitung dari untung atau omzet',
      'barang dagangan rusak bisa mengurangi pajak tidak',
      'belanja bahan bisa mengurangi pajak umkm tidak',
    ],
    weight: 2,
    reply:
      'PPh final 0,5% dihitung dari **omzet**, bukan dari untung. Jadi belanja, barang rusak, bahkan rugi **tidak mengurangi** pajaknya. Untuk perorangan, omzet sampai **Rp 500 juta** pertama setahun tidak dikenai; CV, PT, dan koperasi tidak mendapat bagian itu.\n\nSering rugi atau untungnya tipis? Ada pilihan **tarif umum dengan pembukuan**: pajaknya dari laba, dan kerugian yang ada buktinya (catatan, foto, berita acara) ikut diperhitungkan.\n\nSekali memilih tidak bisa bolak-balik, jadi tanyakan dulu kantor pajak (Kring Pajak 1500200) atau konsultan pajak.',
  },
  {
    name: 'tax_until_when',
    when: ['pph final|0,5|setengah persen|pph umkm & sampai kapan|berapa tahun|batas waktu|berakhir|habis|masa'],
    asks: ['pph final umkm sampai kapan', 'tarif 0,5 persen berlaku berapa tahun', 'pajak 0,5 persen berakhir kapan'],
    weight: 2,
    reply:
      'Menurut **PP 55/2022**, tarif 0,5% ada batas waktunya, dihitung sejak terdaftar:\n\n- **perorangan**: 7 tahun\n- **CV, firma, koperasi, PT Perorangan**: 4 tahun\n- **PT biasa**: 3 tahun\n\nYang terdaftar sebelum aturan lama (2018) dihitung mulai 2018. Perpanjangan dan perubahan pernah diumumkan pemerintah, jadi **jangan berpegang pada ingatan saya**: lihat masa berlaku Anda di akun Coretax atau tanyakan Kring Pajak 1500200.\n\nSesudah masanya habis, pajaknya dari laba; mulailah pembukuan sebelum itu.',
  },
  {
    name: 'who_pays_vat',
    asks: ['ppn yang bayar pembeli atau penjual'],
    when: ['ppn & siapa|ditanggung|tanggung|penjual|pembeli & bayar|membayar|tanggung|ditanggung|setor|siapa'],
    weight: 2.4,
    reply: `Yang **membayar pembeli**, yang **memungut dan menyetor penjual** (kalau penjualnya PKP).\n\nContoh harga 1.000.000: pembeli membayar 1.110.000; yang 110.000 bukan uang penjual, melainkan titipan untuk negara. Penjual PKP boleh mengurangkan PPN yang ia bayar saat belanja.\n\nPenjual **bukan PKP** (umumnya usaha kecil) tidak memungut PPN sama sekali; PPN di barang belanjaannya menjadi bagian modal.\n\n${askTaxOffice}`,
  },
  howToPayTax,
  {
    name: 'when_to_become_pkp',
    when: [],
    asks: [
      'kapan harus jadi pkp',
      'usaha kecil wajib pkp tidak',
      'faktur pajak wajib untuk usaha kecil tidak',
      'omzet berapa wajib jadi pengusaha kena pajak',
    ],
    reply: `**Usaha kecil tidak wajib.** Wajib menjadi **PKP** kalau omzet setahun lewat **Rp 4,8 miliar** (lapor paling lambat akhir bulan berikutnya); di bawah itu boleh memilih. Faktur pajak hanya boleh dan wajib dibuat oleh PKP; yang bukan PKP memakai invoice atau nota biasa tanpa PPN.\n\nJadi PKP lebih awal pantas kalau pembeli Anda kebanyakan perusahaan yang meminta faktur pajak. Kalau pembelinya orang biasa, harga Anda jadi naik 11% dan tiap bulan wajib lapor.\n\n${askTaxOffice}`,
  },
]
