import type { Answer } from '../answer.ts'
import { askLabourOffice, askLicensing, askTaxOffice } from './notes.ts'

/** What is asked for beside a permit or behind it: conditions of the short way, reports, renewals, first weeks of work, wages and contracts. */
export const permitsKept: readonly Answer[] = [
  {
    name: 'halal_short_way',
    asks: [
      'syarat sertifikat halal gratis self declare apa saja',
      'syarat halal self declare',
      'dokumen untuk halal gratis apa saja',
      'usaha seperti apa yang bisa ikut halal gratis',
    ],
    when: ['halal & syarat|persyaratan|dokumen|berkas & gratis|self declare|selfdeclare|sehati|deklarasi'],
    weight: 2.4,
    reply: `Syarat jalur **self declare** pada pokoknya:\n\n1. usaha **mikro atau kecil** dan punya **NIB**,\n2. bahannya jelas halal: bersertifikat, atau memang tidak perlu (beras, sayur, telur, air),\n3. prosesnya sederhana dan tidak tercampur bahan haram; alat dan tempatnya terpisah,\n4. diperiksa **pendamping halal**, lalu Anda menandatangani pernyataan.\n\nSiapkan KTP, NIB, daftar produk, daftar bahan dengan mereknya, cara membuat, dan foto produk. Daging mentah harus dari potongan bersertifikat; yang bahannya rumit masuk jalur reguler.\n\nDaftar di **ptsp.halal.go.id**; kuota gratisnya (SEHATI) terbatas. ${askLicensing}`,
  },
  {
    name: 'investment_report',
    asks: [
      'lkpm itu apa dan siapa yang wajib lapor',
      'usaha mikro wajib lapor lkpm tidak',
      'dapat pemberitahuan lapor lkpm setelah punya nib',
      'cara lapor lkpm di oss',
    ],
    when: ['lkpm|laporan kegiatan penanaman modal'],
    weight: 3,
    reply: `**LKPM** adalah Laporan Kegiatan Penanaman Modal: perkembangan modal, tenaga kerja, dan produksi usaha, dilaporkan di **oss.go.id** dengan akun NIB Anda, gratis.\n\n- **Usaha mikro** (modal sampai Rp 1 miliar di luar tanah dan bangunan): pada umumnya **tidak wajib**.\n- **Usaha kecil**: tiap **enam bulan**.\n- **Menengah dan besar**: tiap **tiga bulan**.\n\nLihat skala usaha di NIB Anda. Kalau tertulis kecil padahal mikro, betulkan dulu modalnya di menu perubahan data. Jadwal dan kewajibannya bisa berubah: pastikan ke DPMPTSP.`,
  },
  {
    name: 'renewing_home_food_number',
    asks: [
      'cara memperpanjang pirt yang mau habis',
      'pirt sudah mati cara mengurusnya lagi',
      'pirt sudah habis masih boleh jualan tidak',
    ],
    when: [
      'pirt|spp irt|sppirt & perpanjang|perpanjangan|memperpanjang|perpanjangnya|habis|kedaluwarsa|kadaluarsa|mati|lewat & !syarat baru',
    ],
    weight: 2.6,
    reply: `Perpanjang lewat akun **oss.go.id** yang sama, **beberapa bulan sebelum** masa 5 tahunnya habis:\n\n1. buka izin PIRT-nya di menu perizinan, pilih perpanjangan, cek nama produk, alamat, dan kemasannya masih sama,\n2. siapkan nomor lama, label, dan sertifikat penyuluhan keamanan pangan,\n3. Dinas Kesehatan bisa memeriksa tempat atau meminta penyuluhan ulang.\n\nSudah telanjur lewat? Ajukan sekarang, dan tanyakan ke Dinas Kesehatan apakah stok berlabel lama masih boleh dijual. Resep, kemasan, atau alamat berubah biasanya berarti pengajuan baru. ${askLicensing}`,
  },
  {
    name: 'what_coretax_is',
    asks: ['coretax itu apa', 'apa itu coretax dan siapa yang wajib pakai', 'cara masuk akun coretax pertama kali'],
    when: ['coretax & apa|itu|maksud|wajib|daftar|masuk|login|aktivasi|akun|cara & !lapor|spt|bayar|setor|billing'],
    weight: 2.4,
    reply: `**Coretax** adalah tempat mengurus pajak secara daring, di pajak.go.id: lapor SPT, membuat kode billing untuk membayar, dan mengubah data. Ia menggantikan situs DJP yang lama.\n\nUMKM memakainya begitu perlu **lapor SPT atau menyetor**, jadi praktis semua yang punya NPWP. Pertama kali: masuk dengan **NIK**, ganti kata sandi, lalu minta **kode otorisasi** untuk menandatangani SPT. Gagal masuk? Bawa KTP ke kantor pajak terdekat, dibantu gratis.\n\n${askTaxOffice}`,
  },
  {
    name: 'wages_paid_late',
    asks: [
      'gaji karyawan telat dibayar ada dendanya tidak',
      'telat bayar gaji karyawan tiga hari kena sanksi tidak',
      'belum bisa bayar gaji tepat waktu bagaimana',
    ],
    when: [
      'gaji|gajian|upah & telat|terlambat|nunggak|menunggak|mundur & sanksi|denda|dendanya|sanksinya|aturan|hukum|boleh & !potong|dipotong|karyawan telat|sering telat',
    ],
    weight: 3,
    reply: `Menurut **PP 36/2021**, denda telat membayar upah baru jalan **mulai hari keempat**:\n\n- hari ke-4 sampai ke-8: **5% per hari** dari upah yang belum dibayar,\n- sesudah hari ke-8: tambah **1% per hari**, seluruhnya paling banyak 50% sebulan.\n\nKurang dari empat hari belum ada dendanya, tetapi kabari **sebelum** tanggal gajian: berapa yang bisa dibayar hari ini, dan tanggal pasti sisanya. Tepati, dan tulis. Supaya tidak terulang, sisihkan gaji tiap minggu ke tempat terpisah. ${askLabourOffice}`,
  },
  {
    name: 'written_contract_of_work',
    asks: [
      'kontrak kerja karyawan harus tertulis tidak',
      'perjanjian kerja lisan sah tidak',
      'karyawan tanpa kontrak tertulis boleh tidak',
    ],
    when: [
      'kontrak|perjanjian & kerja|karyawan|pegawai & tertulis|lisan|omongan|hitam di atas putih & !sewa|utang|titip',
    ],
    weight: 2.8,
    reply: `Tergantung macamnya:\n\n- **Kontrak waktu tertentu** (PKWT): **harus tertulis**, berbahasa Indonesia. Tanpa tulisan ia dapat dianggap karyawan tetap.\n- **Karyawan tetap**: boleh lisan, tetapi pemberi kerja wajib memberi **surat pengangkatan**.\n- **Harian atau borongan**: sebaiknya tertulis juga, satu halaman cukup.\n\nIsinya: tugas, jam, upah dan tanggalnya, libur, lamanya, cara berhenti. Perjanjiannya bisa saya buatkan. ${askLabourOffice}`,
  },
  {
    name: 'holiday_pay_of_the_new',
    asks: [
      'karyawan baru dua minggu kerja dapat thr tidak',
      'kerja belum sebulan dapat thr tidak',
      'karyawan baru masuk bulan ini thr bagaimana',
    ],
    when: ['thr & minggu|sebulan|satu bulan|baru masuk|baru kerja & baru|belum|masuk & !12 bulan|setahun'],
    weight: 2.4,
    reply: `**Belum wajib.** Hak THR mulai setelah bekerja **satu bulan terus-menerus**; yang baru beberapa minggu pada hari raya belum berhak.\n\nBanyak pemilik tetap memberi bingkisan atau uang lelah sekadarnya, supaya ia betah. Sebut saja itu hadiah, bukan THR, supaya tidak jadi patokan.\n\nMulai satu bulan sampai kurang dari setahun: masa kerja ÷ 12 × upah. ${askLabourOffice}`,
  },
]
