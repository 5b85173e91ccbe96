import type { Answer } from '../answer.ts'
import { askLabourOffice } from './notes.ts'

const worker = 'karyawan|pegawai|anak buah|kasir|helper|asisten|staf|pekerja|kurir|barista'

/** What workers are paid, and when. */
export const pay: readonly Answer[] = [
  {
    name: 'wage_talk',
    asks: [
      'karyawan minta naik gaji menjawabnya bagaimana',
      'karyawan minta naik gaji',
      'cara menolak karyawan minta kenaikan gaji',
      'anak buah minta naik gaji padahal omzet turun',
    ],
    when: [
      `${worker}|gaji & gaji|naik & naik|naikkan|kenaikan|belum bisa|minta & ngomong|bicara|bilang|menjelaskan|cara|bagaimana|tolak|minta naik|belum & !di depan|kasbon|pinjam|sebelum tanggal`,
      `${worker} & minta & gaji|upah & naik|dinaikkan|naikin`,
    ],
    weight: 1.6,
    reply: `Bicara jujur, empat mata, dengan angka dan tanggal:\n\n*Saya lihat kerjamu bagus, terutama … Untuk sekarang usaha belum kuat menaikkan gaji, karena penjualan tiga bulan ini … Kita lihat lagi bulan Maret: kalau omzet sampai …, gaji naik … Sementara itu, saya bisa …*\n\nYang bisa ditawarkan selain gaji: bonus kalau target tercapai, jam lebih luwes, makan siang, belajar hal baru. **Tepati tanggalnya.** Dan pastikan upahnya tidak di bawah aturan yang berlaku untuk usaha Anda.\n\n${askLabourOffice}`,
  },
  {
    name: 'minimum_wage_number',
    when: [
      'umr|umk|ump|upah minimum & berapa|naik|naiknya|tahun & !dibawah|bawah|kurang|boleh|wajib|harus|kecil|mikro|pidana|sanksi',
    ],
    asks: ['umr kota saya tahun ini berapa', 'umk tahun depan naik berapa'],
    weight: 2,
    reply:
      'Angkanya tidak saya sebut dari ingatan: **UMP dan UMK ditetapkan gubernur tiap tahun**, biasanya diumumkan akhir tahun dan berlaku 1 Januari. Lihat situs Dinas Tenaga Kerja provinsi atau keputusan gubernurnya.\n\nYang perlu diketahui pemilik usaha kecil: **usaha mikro dan kecil dikecualikan** dari upah minimum (PP 36/2021); upahnya menurut kesepakatan, dengan batas bawah yang dihitung dari data provinsi. Sebutkan upah dan hari kerjanya, nanti saya hitungkan upah sehari atau THR-nya.\n\n' +
      askLabourOffice,
  },
  {
    name: 'below_minimum_wage',
    asks: ['gaji karyawan di bawah umr boleh tidak'],
    when: [
      'umr|umk|ump|upah minimum & dibawah|bawah|kurang|kecil|mikro|wajib|harus|boleh|dipenjara|pidana|denda|dihukum|tidak sanggup|tidak kuat|mampu',
    ],
    weight: 2.2,
    reply:
      'Tenang dulu: **usaha mikro dan kecil dikecualikan dari upah minimum** (PP 36/2021). Upahnya menurut **kesepakatan** dengan pekerja, tetapi ada batas bawahnya:\n\n- paling sedikit **50% dari rata-rata konsumsi masyarakat** di provinsi Anda, dan\n- paling sedikit **25% di atas garis kemiskinan** provinsi.\n\nKedua angkanya dari BPS dan berubah tiap tahun. Usaha menengah dan besar tetap wajib UMP/UMK, dan melanggarnya bisa dipidana.\n\nTulis kesepakatan upahnya, bayar tepat waktu, dan sebut jam kerja serta liburnya. ' +
      askLabourOffice,
  },
  {
    name: 'overtime',
    asks: ['upah lembur dihitung bagaimana', 'lembur dibayar berapa per jam'],
    when: ['lembur|overtime & ?|hitung|dihitung|bayar|berapa|cara|upah|bagaimana'],
    weight: 1.6,
    reply: `Upah lembur dihitung **per jam dari upah sebulan**, dengan pengali yang naik pada jam berikutnya dan pada hari libur. Pengali resminya tidak saya sebut dari ingatan, supaya tidak salah; tanyakan atau lihat di situs Kementerian Ketenagakerjaan.\n\nUntuk usaha kecil yang menyepakati sendiri: tulis sejak awal upah lembur per jam, kapan disebut lembur, dan catat jamnya tiap hari dengan paraf keduanya.\n\n${askLabourOffice}`,
  },
  {
    name: 'holiday_pay_rule',
    asks: [
      'thr karyawan dihitung bagaimana',
      'karyawan baru beberapa bulan dapat thr tidak',
      'aturan thr',
      'bonus lebaran karyawan borongan wajib tidak',
      'karyawan kerja empat bulan dapat thr tidak berapa',
    ],
    when: ['thr|tunjangan hari raya|bonus lebaran|uang lebaran|bonus hari raya'],
    weight: 1.6,
    reply: `**THR**: masa kerja 12 bulan atau lebih mendapat **satu bulan upah**; kurang dari itu dihitung sebanding, masa kerja ÷ 12 × upah.\n\nContoh upah Rp 2.400.000, masa kerja 6 bulan: 6 ÷ 12 × 2.400.000 = **Rp 1.200.000**. Sebutkan upah dan masa kerjanya, nanti saya hitungkan. Sisihkan dari sekarang: upah ÷ 12 tiap bulan, jadi tidak berat saat hari raya.\n\n${askLabourOffice}`,
  },
  {
    name: 'worker_advance',
    asks: [
      'karyawan minta gaji di depan sebelum tanggal gajian',
      'pegawai pinjam uang gaji bulan depan',
      'karyawan sering kasbon gaji',
    ],
    when: [
      `${worker} & kasbon|pinjam|pinjaman|minjam|ngutang|hutang|utang|advance|di muka|duluan & !pelanggan|bank|koperasi`,
    ],
    weight: 1.6,
    reply: `Boleh, asal ada aturannya dan sama untuk semua:\n\n1. **Batas**: paling banyak 20 sampai 30% gaji, satu kasbon sampai lunas.\n2. **Tertulis**: jumlah, tanggal, dipotong berapa kali, tanda tangan.\n3. Potongan dicatat di slip gaji, dan yang dibawa pulang tetap cukup untuk hidup.\n4. Uangnya dari kas yang memang ada, bukan uang belanja.\n\nContoh kasbon 500.000: dipotong 2 × 250.000. Menolak juga boleh, dengan alasan yang baik. Surat kesepakatannya bisa saya buatkan.\n\n${askLabourOffice}`,
  },
  {
    name: 'piece_wages',
    asks: ['upah borongan dihitung bagaimana', 'ongkos borongan per potong'],
    when: [
      'borongan|per potong|per biji|perpotong|satuan hasil|per pcs|kodian & upah|gaji|ongkos|bayar|jahit|ngitung|hitung|tukang|karyawan|cara|berapa|sistem|wajar & !thr|bonus|lebaran',
    ],
    weight: 1.4,
    reply: `Upah borongan dihitung dari **waktu yang dibutuhkan**, supaya adil untuk dua pihak:\n\n1. Minta pekerja yang biasa (bukan yang tercepat) mengerjakan, catat **berapa jadi dalam sejam**.\n2. Upah sehari yang wajar di daerah Anda ÷ hasil sehari = **upah per potong**.\n\nContoh: upah wajar 100.000 sehari, sehari 12 baju: 100.000 ÷ 12 = 8.333, jadi **8.500 per baju**. Yang jadi 15 mendapat 127.500.\n\nSepakati tertulis: mana yang ditolak dan siapa memperbaiki, siapa menyediakan benang, kapan dibayar, kasbon paling banyak berapa. Tulis setoran tiap hari berdua. Pekerja borongan tetap di bawah perlindungan aturan upah.\n\n${askLabourOffice}`,
  },
  {
    name: 'part_of_a_month',
    when: [],
    asks: [
      'gaji karyawan masuk setengah bulan dihitung bagaimana',
      'cara hitung gaji prorata karyawan baru',
      'karyawan masuk kerja tengah bulan gajinya berapa',
    ],
    reply: `Gaji sebagian bulan: **gaji sebulan ÷ hari kerja sebulan × hari masuk**.\n\nContoh gaji 1.800.000, 26 hari kerja, masuk 11 hari: 1.800.000 ÷ 26 × 11 = **Rp 761.538**. Pembaginya jumlah hari kerja di bulan itu (26 untuk 6 hari seminggu, 22 untuk 5 hari) dan sama untuk semua orang. Libur resmi yang dibayar ikut dihitung masuk.\n\nTulis rumusnya di perjanjian kerja, dan hitungannya di slip gaji. Sebut gaji dan harinya, nanti saya hitungkan. ${askLabourOffice}`,
  },
  {
    name: 'holiday_overtime',
    when: [],
    asks: [
      'karyawan masuk tanggal merah dibayar berapa',
      'lembur hari libur nasional hitungannya',
      'kerja hari minggu dibayar double tidak',
    ],
    reply: `Masuk di **hari libur resmi atau hari istirahat** dihitung lembur, dari upah per jam = **1/173 × upah sebulan**. Untuk 6 hari kerja seminggu: 7 jam pertama **2×**, jam ke-8 **3×**, jam ke-9 sampai ke-11 **4×**.\n\nContoh upah 2.400.000: sejam 13.873; masuk 7 jam = 7 × 2 × 13.873 = **Rp 194.220**.\n\nBanyak usaha kecil menyepakati *ganti hari libur*; tulis persetujuannya. ${askLabourOffice}`,
  },
  {
    name: 'pay_slip',
    when: [],
    asks: ['isi slip gaji karyawan apa saja', 'karyawan kecil perlu slip gaji tidak', 'contoh slip gaji sederhana'],
    reply:
      'Slip gaji **wajib diberikan** dan menyelamatkan dua pihak. Isinya:\n\n- nama usaha, nama karyawan, bulan\n- gaji pokok, uang makan atau transpor, lembur, bonus\n- potongan: kasbon, BPJS, lainnya (dengan keterangan)\n- **diterima bersih**, tanggal, tanda tangan\n\nContoh: pokok 2.000.000 + makan 260.000 + lembur 76.000 − kasbon 250.000 = **Rp 2.086.000**. Simpan salinannya; dipakai juga karyawan untuk mengajukan kredit. Sebutkan angkanya, nanti saya buatkan.',
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
    name: 'wage_in_goods',
    when: ['gaji|upah|thr & beras|sembako|barang|dagangan|parsel & bayar|dibayar|ganti|diganti|bentuk|pakai'],
    asks: ['bayar gaji karyawan pakai beras atau barang boleh tidak', 'upah dibayar barang bukan uang'],
    weight: 1.6,
    reply:
      'Upah pokok harus dibayar **dengan uang rupiah** (PP 36/2021), dan **THR juga uang**. Beras, makan, atau barang dagangan boleh sebagai **tambahan**, bukan pengganti.\n\nKas sedang kosong? Katakan terus terang, bayar sebagian, dan tulis tanggal sisanya; itu lebih baik daripada diganti barang. Untuk kepastian, tanyakan Dinas Tenaga Kerja setempat.',
  },
  {
    name: 'weekly_or_monthly_pay',
    when: [],
    asks: [
      'gaji karyawan mingguan atau bulanan lebih baik',
      'tanggal gajian sebaiknya tanggal berapa',
      'bayar gaji harian atau bulanan',
    ],
    reply:
      'Pilih menurut **kas masuk** dan orangnya:\n\n- **Mingguan**: cocok untuk pekerja baru, harian, borongan; kasbon berkurang, kas keluar rata.\n- **Bulanan**: lebih mudah dicatat, cocok untuk karyawan tetap. Boleh dibagi dua: tanggal 1 dan 15.\n\nTanggalnya setelah uang masuk paling besar: warung dekat pabrik tanggal **5**, pembeli kantor tanggal **28 sampai 1**. Yang penting **sama tiap bulan**; terlambat bayar upah bisa kena denda. Sisihkan tiap hari: gaji 2,4 juta ÷ 26 = 92.000 sehari.',
  },
  {
    name: 'wage_of_shop_admin',
    when: [],
    asks: [
      'gaji admin olshop pasarannya berapa',
      'gaji kasir barista penjaga toko pasaran',
      'merekrut admin toko online gaji berapa',
    ],
    reply:
      'Pasarannya berbeda tiap kota, jadi saya tidak menyebut satu angka. Cara menentukannya:\n\n1. Lihat **UMK** kota Anda dan lima lowongan serupa di grup loker setempat.\n2. Hitung kesanggupan: gaji semua orang paling banyak **15 sampai 25% omzet**. Omzet 20 juta: 3 sampai 5 juta.\n3. Admin paruh waktu 4 jam: kira-kira separuhnya, ditambah **bonus** 500 sampai 1.000 per pesanan selesai.\n4. Uji sebulan dengan ukuran: balas di bawah 10 menit, salah kirim di bawah 1%.\n\nTulis tugas dan jam kerjanya; perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'wage_deduction',
    asks: [
      'potong gaji karyawan karena memecahkan barang boleh tidak',
      'ganti rugi barang rusak karyawan dipotong gaji',
      'karyawan salah hitung kasir dipotong gajinya',
      'denda telat potong gaji',
      'karyawan memecahkan gelas piring potong gaji',
      'gaji karyawan dipotong karena telat boleh tidak',
    ],
    when: [
      'potong gaji|dipotong gaji|potongan gaji|gajinya dipotong|potong upah|ganti rugi & boleh|kasir|karyawan|pegawai|salah|hilang|pecah|selisih|kembalian|aturan & !palsu',
    ],
    weight: 2.6,
    reply:
      'Boleh **hanya kalau ada kesepakatan tertulis** (perjanjian kerja atau persetujuan orangnya), memang karena **kelalaiannya**, dan seluruh potongan tidak lebih dari **50% upah** sekali bayar (PP 36/2021). Memotong sepihak tidak boleh.\n\nYang biasanya lebih adil untuk selisih kecil seperti salah kembalian:\n\n1. Sepakati **batas wajar** (misalnya selisih sampai Rp 10.000 sehari ditanggung toko).\n2. Satu laci satu orang, dihitung berdua saat ganti jaga, ditandatangani.\n3. Pertama kali ditegur, berulang baru diganti, dan dicicil.\n4. Cari sebabnya: terburu-buru, tidak ada receh, atau menghitung di kepala. Kasir yang menghitung kembalian sendiri mengurangi salahnya.\n\n' +
      askLabourOffice,
  },
  {
    name: 'sales_commission',
    asks: ['bonus karyawan kalau target tercapai berapa persen', 'komisi orang yang membawa pembeli berapa pantasnya'],
    when: [
      'komisi|bonus|insentif & sales|marketing|karyawan|penjual|kurir|reseller|freelance|orang & berapa|wajar|persen|cara|hitung|atur|bagaimana & !shopee|tokopedia|gofood|lebaran|thr',
    ],
    weight: 1.8,
    reply:
      'Hitung komisi dari **untung kotor**, bukan dari kebiasaan. Pegangan: paling banyak **seperempat sampai sepertiga untung kotor**.\n\nContoh roti harga 10.000, modal 7.000, untung 3.000: komisi 750 sampai 1.000 per buah, yaitu **7,5 sampai 10% dari harga**. Barang beruntung tipis (sembako): 1 sampai 3%.\n\n- bayar setelah **uangnya masuk**, bukan saat dipesan\n- tambah bonus kalau lewat target (*lebih dari 300 buah, +200 per buah*)\n- yang dikembalikan mengurangi komisi\n\nTulis di perjanjian. Sebutkan modal dan harga Anda, nanti saya hitungkan.',
  },
  {
    name: 'holiday_pay_when',
    asks: ['thr dibayar paling lambat kapan', 'kapan thr harus dibayar'],
    when: [
      'thr & kapan|paling lambat|batas|tanggal|telat|terlambat|dicicil|nyicil|cicil|h 7|tempo|waktu|maksimal & !gajinya',
    ],
    weight: 2.2,
    reply: `**THR dibayar paling lambat 7 hari sebelum hari raya keagamaan** pekerjanya, utuh dan dalam uang (Permenaker 6/2016). Menurut aturan itu yang telat bisa kena denda 5%, dan tidak boleh dicicil.\n\n- masa kerja 12 bulan atau lebih: satu bulan upah\n- 1 bulan sampai kurang dari 12: masa kerja ÷ 12 × upah\n\nSupaya tidak berat, sisihkan upah ÷ 12 tiap bulan: gaji 1.800.000 berarti **150.000 sebulan per orang**. Tiap tahun biasanya ada surat edaran; baca yang terbaru.\n\n${askLabourOffice}`,
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
    reply: `- **Harian lepas** juga dapat: dasarnya **rata-rata upah sebulan** (12 bulan terakhir, atau selama bekerja), lalu sebanding masa kerjanya.\n- Dibayar menjelang **hari raya agama karyawan itu**, paling lambat 7 hari sebelumnya; boleh satu waktu untuk semua kalau disepakati.\n- Keluar: karyawan **tetap** yang berhenti dalam **30 hari** sebelum hari raya tetap berhak; kontrak yang habis sebelumnya tidak.\n- **Belum sanggup**: tidak bisa diganti sembako saja. Bicarakan sejak sebulan sebelumnya, buat kesepakatan tertulis, cicil sebelum hari H kalau perlu.\n\nSebut upah dan masa kerjanya, nanti saya hitungkan. ${askLabourOffice}`,
  },
  {
    name: 'uniform_and_deposit',
    when: [],
    asks: [
      'seragam karyawan dipotong gaji boleh tidak',
      'minta uang jaminan karyawan baru boleh tidak',
      'karyawan keluar sebelum setahun kena denda boleh',
    ],
    reply: `- **Seragam wajib** sebaiknya ditanggung usaha; kalau keluar dikembalikan. Memotong gaji hanya dengan persetujuan tertulis.\n- **Uang jaminan atau menahan ijazah**: jangan. Itu sering jadi laporan ke dinas.\n- **Denda keluar cepat**: hanya kuat kalau tertulis dan masuk akal, misalnya mengganti biaya pelatihan yang sungguh dibayar, dan berkurang tiap bulan.\n\nPengganti jaminan: mulai dengan tugas kecil, kas dihitung tiap giliran, bayar mingguan di bulan pertama. Seluruh potongan paling banyak **50% upah**. ${askLabourOffice}`,
  },
  {
    name: 'wage_or_commission',
    when: [],
    asks: [
      'gaji pokok atau komisi saja untuk karyawan salon',
      'karyawan dibayar bagi hasil atau gaji tetap',
      'sistem gaji kapster barbershop persenan',
      'bayar mekanik bengkel persen dari ongkos',
    ],
    reply:
      'Tiga cara, dan kapan masing-masing cocok:\n\n- **Gaji tetap**: pekerjaannya banyak menunggu atau melayani toko. Aman bagi pekerja, berat bagi Anda waktu sepi.\n- **Persenan saja**: ringan waktu sepi, tetapi orangnya mudah pindah dan berebut pelanggan.\n- **Gaji pokok kecil + komisi**: yang paling sering awet untuk salon, barbershop, bengkel, dan penjahit.\n\nHitung dari jasa: ongkos 50.000, bahan 8.000, sewa dan listrik 10.000, sisa 32.000. Komisi 30% dari ongkos = 15.000, Anda 17.000. Uji dengan bulan sepi: pokok + komisi harus tetap terbayar.\n\nTulis dasarnya (dari ongkos atau sesudah bahan), kapan dibayar, dan siapa menanggung kerja ulang. Soal upah minimum tanyakan Dinas Tenaga Kerja setempat.',
  },
]
