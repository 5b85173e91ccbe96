import type { Answer } from '../answer.ts'

const askOffice = ' Untuk kepastian, tanyakan Dinas Tenaga Kerja setempat.'

/** Leave, pay and papers of workers, as the law has them. */
export const rightsAtWork: readonly Answer[] = [
  {
    name: 'leave_with_pay',
    when: [],
    asks: [
      'karyawan menikah dapat cuti berapa hari',
      'cuti nikah karyawan dibayar tidak',
      'karyawan izin orang tua meninggal berapa hari',
      'karyawan istrinya melahirkan libur berapa hari',
      'karyawan minta cuti untuk nikahan adik saudaranya wajib dikasih tidak',
      'cuti duka khitan anak karyawan',
    ],
    reply: `Izin yang **upahnya tetap dibayar** menurut UU Ketenagakerjaan (Pasal 93):\n\n- **menikah: 3 hari**\n- menikahkan, mengkhitankan, atau membaptiskan anak: 2 hari\n- istri melahirkan atau keguguran: 2 hari (bisa ditambah menurut kesepakatan, UU 4/2024)\n- suami, istri, orang tua, mertua, anak, atau menantu meninggal: 2 hari\n- anggota keluarga serumah meninggal: 1 hari\n\nTidak memotong cuti tahunan. Acara **saudara** (adik, sepupu) tidak termasuk, dan cuti tahunan baru ada setelah 12 bulan bekerja: boleh diizinkan tanpa upah, atau dengan upah kalau Anda mau. Boleh diberi lebih; tulis di peraturan kerja supaya sama untuk semua.${askOffice}`,
  },
  {
    name: 'yearly_leave',
    when: [],
    asks: [
      'cuti tahunan karyawan berapa hari',
      'karyawan toko kecil berhak cuti tahunan tidak',
      'jatah cuti karyawan setahun',
    ],
    reply: `Setelah bekerja **12 bulan terus-menerus**, pekerja berhak cuti tahunan **paling sedikit 12 hari kerja** dengan upah penuh. Sebelum setahun belum wajib, boleh diberi.\n\nUntuk toko kecil: buat daftar bergilir, diajukan seminggu sebelumnya, tidak di minggu ramai, tidak dua orang sekaligus. Cuti yang tidak sempat diambil dibicarakan di akhir tahun; waktu berhenti, sisa yang belum gugur dibayar.${askOffice}`,
  },
  {
    name: 'worker_ill',
    when: [],
    asks: [
      'karyawan sakit tidak masuk gajinya tetap dibayar tidak',
      'karyawan sakit lama berbulan bulan upahnya bagaimana',
      'pegawai izin sakit tanpa surat dokter',
    ],
    reply: `Sakit dengan **surat dokter** tetap dibayar: 4 bulan pertama 100%, 4 bulan kedua 75%, 4 bulan ketiga 50%, selanjutnya 25% sampai diputuskan lain. Karyawan tidak boleh diberhentikan karena sakit sampai 12 bulan terus-menerus.\n\nSakit sehari dua hari tanpa surat: buat aturan sendiri, misalnya kabar sebelum jam kerja, lewat 2 hari perlu surat puskesmas. Pekerja harian yang dibayar per datang dibicarakan sejak awal. Pastikan BPJS Kesehatannya jalan.${askOffice}`,
  },
  {
    name: 'part_of_a_month',
    when: [],
    asks: [
      'gaji karyawan masuk setengah bulan dihitung bagaimana',
      'cara hitung gaji prorata karyawan baru',
      'karyawan masuk kerja tengah bulan gajinya berapa',
    ],
    reply: `Gaji sebagian bulan: **gaji sebulan ÷ hari kerja sebulan × hari masuk**.\n\nContoh gaji 1.800.000, 26 hari kerja, masuk 11 hari: 1.800.000 ÷ 26 × 11 = **Rp 761.538**. Pembaginya jumlah hari kerja di bulan itu (26 untuk 6 hari seminggu, 22 untuk 5 hari) dan sama untuk semua orang. Libur resmi yang dibayar ikut dihitung masuk.\n\nTulis rumusnya di perjanjian kerja, dan hitungannya di slip gaji. Sebut gaji dan harinya, nanti saya hitungkan.${askOffice}`,
  },
  {
    name: 'holiday_overtime',
    when: [],
    asks: [
      'karyawan masuk tanggal merah dibayar berapa',
      'lembur hari libur nasional hitungannya',
      'kerja hari minggu dibayar double tidak',
    ],
    reply: `Masuk di **hari libur resmi atau hari istirahat** dihitung lembur, dari upah per jam = **1/173 × upah sebulan**. Untuk 6 hari kerja seminggu: 7 jam pertama **2×**, jam ke-8 **3×**, jam ke-9 sampai ke-11 **4×**.\n\nContoh upah 2.400.000: sejam 13.873; masuk 7 jam = 7 × 2 × 13.873 = **Rp 194.220**.\n\nBanyak usaha kecil menyepakati *ganti hari libur*; tulis persetujuannya.${askOffice}`,
  },
  {
    name: 'pay_slip',
    when: [],
    asks: ['isi slip gaji karyawan apa saja', 'karyawan kecil perlu slip gaji tidak', 'contoh slip gaji sederhana'],
    reply:
      'Slip gaji **wajib diberikan** dan menyelamatkan dua pihak. Isinya:\n\n- nama usaha, nama karyawan, bulan\n- gaji pokok, uang makan atau transpor, lembur, bonus\n- potongan: kasbon, BPJS, lainnya (dengan keterangan)\n- **diterima bersih**, tanggal, tanda tangan\n\nContoh: pokok 2.000.000 + makan 260.000 + lembur 76.000 − kasbon 250.000 = **Rp 2.086.000**. Simpan salinannya; dipakai juga karyawan untuk mengajukan kredit. Sebutkan angkanya, nanti saya buatkan.',
  },
  {
    name: 'end_of_contract_pay',
    when: [],
    asks: [
      'kontrak karyawan habis dapat kompensasi tidak',
      'uang kompensasi pkwt dihitung bagaimana',
      'karyawan kontrak setahun tidak diperpanjang',
    ],
    reply: `Karyawan **kontrak (PKWT)** yang masanya selesai berhak **uang kompensasi**: masa kerja ÷ 12 × upah sebulan. Contoh 8 bulan, upah 2.400.000: 8 ÷ 12 × 2.400.000 = **Rp 1.600.000**.\n\nUntuk **usaha mikro dan kecil** besarnya menurut **kesepakatan** dengan pekerja (PP 35/2021), jadi tulis sejak awal. Kontrak harus tertulis, dengan tanggal mulai dan selesai; tanpa itu bisa dianggap karyawan tetap.${askOffice}`,
  },
  {
    name: 'work_certificate',
    when: [],
    asks: [
      'karyawan resign minta surat paklaring',
      'karyawan resign minta surat pengalaman kerja wajib dikasih tidak',
      'surat keterangan kerja untuk karyawan',
      'karyawan minta referensi kerja',
    ],
    reply:
      'Berikan; surat keterangan kerja (**paklaring**) tidak merugikan Anda dan sering diperlukan untuk mencairkan BPJS Ketenagakerjaan.\n\nIsinya: nama dan NIK karyawan, jabatan, mulai dan berhenti tanggal berapa, kalimat *selama bekerja berkelakuan baik* (kalau memang begitu), tanda tangan dan cap. Jangan menahannya karena kasbon; kasbon diselesaikan terpisah. Sebutkan nama, jabatan, dan tanggalnya, suratnya saya buatkan.',
  },
  {
    name: 'bpjs_rates',
    when: [],
    asks: [
      'iuran bpjs karyawan berapa persen',
      'bpjs ketenagakerjaan bayar berapa untuk satu karyawan',
      'usaha mikro wajib ikut program bpjs apa saja',
    ],
    reply: `Iurannya dari upah yang dilaporkan:\n\n- **Kesehatan 5%**: 4% usaha, 1% karyawan\n- **Kecelakaan kerja** mulai 0,24% dan **kematian** 0,3%: ditanggung usaha\n- **Hari tua 5,7%**: 3,7% usaha, 2% karyawan\n- **Pensiun 3%**: 2% usaha, 1% karyawan\n\nUsaha mikro paling sedikit **kecelakaan kerja dan kematian**. Contoh upah 2.000.000: 0,54% = **Rp 10.800 sebulan**, murah sekali dibanding satu kecelakaan. Angka bisa berubah; pastikan di bpjsketenagakerjaan.go.id dan BPJS Kesehatan (165).`,
  },
  {
    name: 'holiday_pay_of_all',
    when: [],
    asks: [
      'thr karyawan harian lepas dihitung bagaimana',
      'thr karyawan kristen dibayar kapan natal atau lebaran',
      'karyawan keluar sebelum lebaran dapat thr tidak',
      'usaha sepi tidak sanggup bayar thr',
    ],
    reply: `- **Harian lepas** juga dapat: dasarnya **rata-rata upah sebulan** (12 bulan terakhir, atau selama bekerja), lalu sebanding masa kerjanya.\n- Dibayar menjelang **hari raya agama karyawan itu**, paling lambat 7 hari sebelumnya; boleh satu waktu untuk semua kalau disepakati.\n- Keluar: karyawan **tetap** yang berhenti dalam **30 hari** sebelum hari raya tetap berhak; kontrak yang habis sebelumnya tidak.\n- **Belum sanggup**: tidak bisa diganti sembako saja. Bicarakan sejak sebulan sebelumnya, buat kesepakatan tertulis, cicil sebelum hari H kalau perlu.\n\nSebut upah dan masa kerjanya, nanti saya hitungkan.${askOffice}`,
  },
  {
    name: 'uniform_and_deposit',
    when: [],
    asks: [
      'seragam karyawan dipotong gaji boleh tidak',
      'minta uang jaminan karyawan baru boleh tidak',
      'karyawan keluar sebelum setahun kena denda boleh',
    ],
    reply: `- **Seragam wajib** sebaiknya ditanggung usaha; kalau keluar dikembalikan. Memotong gaji hanya dengan persetujuan tertulis.\n- **Uang jaminan atau menahan ijazah**: jangan. Itu sering jadi laporan ke dinas.\n- **Denda keluar cepat**: hanya kuat kalau tertulis dan masuk akal, misalnya mengganti biaya pelatihan yang sungguh dibayar, dan berkurang tiap bulan.\n\nPengganti jaminan: mulai dengan tugas kecil, kas dihitung tiap giliran, bayar mingguan di bulan pertama. Seluruh potongan paling banyak **50% upah**.${askOffice}`,
  },
  {
    name: 'bonus_for_workers',
    when: [],
    asks: [
      'kasih bonus karyawan hitungannya bagaimana',
      'insentif karyawan supaya semangat jualan',
      'bonus target penjualan pelayan',
    ],
    reply:
      'Bonus yang menggerakkan itu **sederhana, cepat dibayar, dan dari untung**.\n\n- **Tim**: omzet lewat target, 5% dari *kelebihannya* dibagi rata. Target 30 juta, dapat 34 juta: 4 juta × 5% = 200.000.\n- **Perorangan**: 1.000 per menu tambahan yang ditawarkan.\n- **Kerajinan**: 50.000 untuk sebulan tanpa telat.\n\nHitung dulu: bonus paling banyak sepertiga dari untung tambahannya. Tulis aturannya, umumkan angkanya tiap minggu, bayar hari Sabtu. Jangan mengubah target di tengah bulan.',
  },
  {
    name: 'tax_on_wages',
    when: [],
    asks: [
      'gaji karyawan berapa yang kena pph 21',
      'wajib potong pajak gaji karyawan tidak',
      'pph 21 karyawan toko kecil',
    ],
    reply:
      'PPh 21 baru ada kalau upahnya lewat batas bebas (**PTKP**): **Rp 54 juta setahun** untuk lajang, jadi sekitar **Rp 4,5 juta sebulan**; yang menikah dan punya tanggungan lebih tinggi.\n\nUpah di bawah itu: tidak ada yang dipotong. Di atas itu pemberi kerja yang memotong, menyetor, dan melaporkan lewat Coretax (tarif bulanannya memakai tabel TER). Aturan bisa berubah; pastikan di Kring Pajak 1500200 atau konsultan pajak.',
  },
]
