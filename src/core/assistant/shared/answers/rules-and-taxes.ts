import type { Answer, Asked } from './answer.ts'

const taxNote =
  '\n\nAturan pajak bisa berubah dan tiap usaha berbeda. Untuk kepastian, tanyakan kantor pajak (Kring Pajak 1500200) atau konsultan pajak.'
const licenceNote = '\n\nSyarat bisa berbeda menurut daerah dan jenis usaha, jadi cek dulu ke dinas setempat.'

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

/** Taxes, licences and certificates: the first pointer, and who knows for sure. */
export const rulesAndTaxes: readonly Answer[] = [
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
    reply: `Pegangan singkat soal **PPN**:\n\n- Yang boleh memungut hanya **PKP** (Pengusaha Kena Pajak). Omzet di atas Rp 4,8 miliar setahun wajib menjadi PKP; di bawah itu boleh memilih.\n- Belum PKP? **Jangan** mencantumkan PPN di invoice. Karena itu di sini PPN mati, kecuali Anda memintanya.\n- Hitungannya untuk barang dan jasa biasa: **12% × 11/12 × harga**, jadi efektif 11%. Contoh harga Rp 1.000.000: DPP nilai lain Rp 916.667, PPN **Rp 110.000**, total Rp 1.110.000.\n\nKalau Anda PKP, tulis saja *pakai PPN* di kalimatnya; tiga barisnya saya tampilkan.${taxNote}`,
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
    reply: `Gambaran umum pajak penghasilan usaha kecil:\n\n- **PPh Final UMKM 0,5%** dari omzet, untuk usaha beromzet sampai Rp 4,8 miliar setahun, dengan batas waktu pemakaian tertentu.\n- Pedagang **perorangan** tidak kena untuk omzet sampai **Rp 500 juta** pertama dalam setahun.\n- Contoh perorangan, omzet setahun Rp 620 juta: 0,5% × Rp 120 juta = Rp 600.000.\n- Tetap lapor SPT Tahunan, dan catat omzet tiap bulan.${taxNote}`,
  },
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
    reply: `**NIB** (Nomor Induk Berusaha) adalah tanda daftar usaha. Untuk usaha kecil pengurusannya gratis dan daring:\n\n1. buka **oss.go.id**, buat akun pelaku usaha perseorangan (siapkan KTP, email, nomor HP),\n2. isi data usaha dan pilih **KBLI** (kode jenis usaha),\n3. untuk usaha berisiko rendah, NIB langsung terbit.\n\nManfaatnya: mengurus PIRT, halal, pinjaman bank, dan ikut pengadaan.${licenceNote}`,
  },
  {
    name: 'halal',
    asks: ['cara daftar sertifikat halal', 'syarat sertifikat halal umkm', 'halal self declare bagaimana'],
    when: ['halal|bpjph|sertifikat halal'],
    weight: 0.5,
    reply: `**Sertifikat halal** diurus lewat BPJPH di **ptsp.halal.go.id**, dan untuk usaha mikro dan kecil **memang ada yang gratis**. Syarat awalnya punya NIB. Dua jalurnya:\n\n- **Self declare** untuk usaha mikro dan kecil dengan bahan dan proses sederhana, didampingi pendamping halal; sering ada kuota gratis (SEHATI).\n- **Reguler** dengan pemeriksaan lembaga pemeriksa halal, berbayar.\n\nMasa penahapan makanan dan minuman usaha mikro dan kecil berakhir **17 Oktober 2026**, jadi uruslah sekarang; kewajiban untuk usaha Anda pastikan ke BPJPH. Siapkan daftar bahan beserta mereknya dan cara produksinya.${licenceNote}`,
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
      `${licenceOf(asked)}- **PIRT** untuk makanan olahan rumahan yang tahan lebih dari 7 hari (keripik, kue kering, sambal kemasan). Diurus lewat **oss.go.id** setelah punya NIB, lalu penyuluhan keamanan pangan dan pemeriksaan tempat oleh Dinas Kesehatan.\n- **BPOM** untuk yang berisiko lebih tinggi: susu, daging beku, makanan kaleng, juga kosmetik.\n- Makanan siap saji tidak memakai PIRT; yang diurus adalah laik higiene sanitasi.\n- SPP-IRT berlaku **5 tahun** dan bisa diperpanjang.${licenceNote}`,
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
    reply: `Merek didaftarkan di **merek.dgip.go.id** (DJKI). Langkahnya: cek dulu nama serupa di pangkalan data, pilih kelas barang atau jasa, siapkan logo dan tanda tangan, lalu bayar. Usaha mikro dan kecil mendapat tarif lebih murah dengan surat keterangan UMK. Yang berlaku adalah siapa yang **mendaftar** lebih dulu.${licenceNote}`,
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
    name: 'employment',
    asks: ['aturan mempekerjakan karyawan usaha kecil apa saja', 'hak karyawan toko apa saja'],
    when: [
      'karyawan|pegawai|pekerja & gaji|upah|umr|ump|thr|bpjs|kontrak|phk|lembur|cuti|aturan',
      'thr|umr|ump|lembur|bpjs & ?|berapa|cara|hitung',
    ],
    weight: 0.3,
    reply:
      'Yang pokok soal karyawan: upah minimum mengikuti daerah, usaha mikro dan kecil boleh menyepakati upah dengan pekerjanya dalam batas aturan, **THR** untuk masa kerja 12 bulan atau lebih sebesar satu bulan upah (kurang dari itu dihitung sebanding), dan daftarkan BPJS Kesehatan serta Ketenagakerjaan.\n\nContoh THR: upah Rp 2.400.000, masa kerja 6 bulan: 6/12 × 2.400.000 = Rp 1.200.000.\n\nUntuk kasus tertentu tanyakan Dinas Tenaga Kerja setempat.',
  },
  {
    name: 'legal_dispute',
    asks: [
      'ditipu rekan bisnis mau lapor polisi',
      'sengketa dengan pembeli lewat jalur hukum',
      'pelanggan mengancam menuntut saya',
      'ditipu supplier uang sudah ditransfer barang tidak dikirim',
    ],
    when: [
      'ditipu|penipuan|somasi|gugat|gugatan|tuntut|dituntut|digugat|wanprestasi|lapor polisi|pengacara|hukum|ingkar|pidana|perdata',
    ],
    weight: 0.4,
    reply:
      'Saya ikut prihatin. Langkah awal yang lazim:\n\n1. kumpulkan bukti: perjanjian, invoice, nota, percakapan, bukti transfer,\n2. tegur dulu secara tertulis dengan batas waktu,\n3. kalau tidak ditanggapi, kirim somasi; untuk penipuan, lapor polisi dan bank.\n\nSaya bisa membantu menulis surat tegurannya. Karena akibat hukumnya besar, mintalah nasihat pengacara atau LBH terdekat sebelum melangkah lebih jauh.',
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
    name: 'income_tax_or_vat',
    asks: ['beda pph dan ppn', 'pph final umkm sama ppn bedanya apa'],
    when: ['pph|pph final & ppn & beda|bedanya|sama|bingung|apa|mana'],
    weight: 3,
    reply:
      'Dua pajak yang berbeda:\n\n- **PPh Final UMKM 0,5%** adalah pajak **Anda**, dari omzet. Pedagang perorangan tidak kena untuk Rp 500 juta pertama setahun.\n- **PPN** adalah pajak **pembeli** yang Anda pungutkan, ditulis terpisah di invoice. Hanya **PKP** yang boleh memungut; wajib PKP setelah omzet di atas Rp 4,8 miliar setahun.\n\nContoh jual Rp 1.000.000: belum PKP, pembeli membayar 1.000.000 dan PPh Anda paling banyak 5.000. PKP, pembeli membayar 1.110.000, yang 110.000 disetor ke negara.\n\nUntuk kepastian, tanyakan kantor pajak atau konsultan pajak.',
  },
]
