import type { Answer } from '../answer.ts'

/** Relatives, partners and buyers who make it hard to say no. */
export const hardPeople: readonly Answer[] = [
  {
    name: 'relative_wants_a_job',
    when: [],
    asks: [
      'saudara minta kerja di warung saya tidak enak menolak',
      'sepupu minta kerjaan di toko saya takut tidak enakan',
      'keluarga mau ikut kerja di usaha saya terima tidak',
    ],
    reply:
      'Putuskan dulu sebagai pemilik, baru sebagai saudara: **memang butuh orang dan sanggup menggajinya?**\n\n- **Tidak**: tolak sekarang, pendek, tanpa memberi harapan. *Maaf ya, warung belum kuat menambah orang. Kalau nanti butuh, kamu yang pertama saya kabari.*\n- **Ya**: perlakukan seperti karyawan lain. **Coba dua minggu**, tugas, jam, upah, dan hari gajian disebut di depan; uang laci satu orang satu giliran.\n\nSepakati juga cara berhentinya: *Kalau tidak cocok, kita berhenti baik-baik dan tetap saudara.* Yang merusak hubungan biasanya bukan penolakan, melainkan aturan yang tidak pernah diucapkan.',
  },
  {
    name: 'partner_ran_off',
    when: [
      'mitra|partner|rekan|kongsi|teman|mantan mitra & bawa kabur|bawa lari|membawa kabur|membawa lari|dibawa kabur|dibawa lari|nggelapin|menggelapkan|gelapkan & !pelanggan|karyawan',
    ],
    asks: [
      'mitra membawa kabur modal ada kuitansinya',
      'teman kongsi membawa lari uang usaha',
      'rekan usaha menggelapkan uang modal bersama',
    ],
    weight: 2.4,
    reply:
      'Bukti dulu, marah belakangan:\n\n1. **Kumpulkan**: kuitansi, mutasi rekening, chat, perjanjian, saksi. Tangkapan layar lengkap dengan tanggal dan nomornya.\n2. **Amankan sisanya**: ganti sandi, blokir akses rekening, kabari pemasok dan pelanggan bahwa ia tidak lagi mewakili usaha.\n3. **Surat teguran (somasi)**: jumlah, dasar, batas waktu 7 hari. Bisa saya buatkan.\n4. **Mediasi** di depan keluarga atau RT; hasilnya ditulis, dengan tanggal bayar dan meterai.\n5. Tidak ditanggapi: **laporkan ke polisi** dengan bukti tadi; untuk uangnya kembali ada gugatan perdata, nilai kecil lewat gugatan sederhana.\n\nJangan menyebar fotonya di media sosial; itu bisa berbalik. Untuk langkah hukumnya tanyakan LBH atau penasihat hukum.',
  },
  {
    name: 'always_wants_extras',
    when: [],
    asks: [
      'pelanggan minta bonus terus tiap beli',
      'pembeli selalu minta tambahan gratis',
      'langganan minta lebih terus porsinya ditambah',
    ],
    reply:
      'Jadikan bonus **aturan**, bukan rasa sungkan:\n\n1. Tentukan yang modalnya kecil: sambal, kerupuk, es batu. Tentukan juga **syaratnya**: belanja di atas 50.000, atau kartu stempel beli 9 gratis 1.\n2. Kalimatnya: *Bonusnya untuk belanja 50 ribu, Kak, kurang 8 ribu lagi. Mau ditambah apa?*\n3. Selalu minta padahal tidak sampai: senyum, ulangi sekali, layani berikutnya.\n\nHitung setahunnya: bonus bermodal 500 × 30 orang × 26 hari = **390.000 sebulan**. Yang setia beri sendiri sesekali, tanpa diminta; itu yang diingat.',
  },
  {
    name: 'friend_borrows',
    when: [],
    asks: [
      'teman pinjam uang buat usaha dikasih tidak',
      'saudara pinjam uang kas toko kasih tidak',
      'tetangga mau pinjam uang tiga juta dikasih apa tidak',
    ],
    reply:
      'Pegang tiga aturan:\n\n1. **Hanya uang yang ikhlas kalau tidak kembali**, dan bukan uang belanja besok. Kalau hilangnya membuat warung goyang, jawabannya tidak.\n2. **Tertulis, walau teman**: jumlah, dicicil tiap tanggal berapa, tanda tangan. Kuitansi atau perjanjiannya bisa saya buatkan.\n3. **Boleh sebagian**: minta 3 juta, sanggupnya 1 juta, katakan saja.\n\nMenolak: *Uangnya lagi jadi barang semua, jadi saya belum bisa bantu uang. Kalau bantu hitung usahanya atau kenalkan pemasok, saya mau.* Sekali jelas lebih baik daripada berjanji lalu menghindar.',
  },
  {
    name: 'shipping_scares_buyers',
    when: [],
    asks: [
      'ongkir mahal pembeli kabur di checkout',
      'pembeli batal karena ongkir kemahalan',
      'ongkir lebih mahal dari barangnya',
    ],
    reply:
      'Yang membuat batal bukan hanya mahalnya, tetapi **kagetnya** di akhir:\n\n1. Sebut perkiraan ongkir di depan: *Bandung mulai 9.000*.\n2. **Paket**: beli 3 sekali kirim. Ongkir 20.000 dibagi tiga terasa 7.000.\n3. **Minimal belanja** gratis ongkir, setelah dihitung: untung 3 barang harus di atas ongkir yang Anda tanggung.\n4. Masukkan sebagian ke harga, jangan semuanya.\n5. Kemasan lebih kecil dan ringan; ekspedisi menghitung volume juga. Sediakan layanan hemat dan ambil sendiri.\n\nSebut harga, modal, dan ongkirnya, nanti saya hitungkan batas gratis ongkirnya.',
  },
  {
    name: 'parcel_held',
    when: [],
    asks: [
      'barang saya ditahan ekspedisi',
      'paket tertahan di gudang ekspedisi berhari hari',
      'kiriman disita ekspedisi karena dilarang',
    ],
    reply:
      'Cari dulu **sebabnya**, karena jalannya berbeda:\n\n1. Telepon atau datangi agen dengan nomor resi; tanyakan alasan dan batas waktunya.\n2. **Alamat atau nomor salah, biaya kurang**: betulkan hari itu, biasanya jalan lagi.\n3. **Isinya dilarang atau perlu izin** (cairan, baterai, hewan, makanan beku): minta dikembalikan, jangan dikirim ulang dengan nama lain.\n4. **Tertunda saja**: minta nomor laporan, tanggal janji, lalu kabari pembeli hari itu juga.\n5. Lewat batas janji: ajukan klaim dengan resi, foto, dan nilai barangnya.\n\nSurat klaimnya bisa saya buatkan.',
  },
  {
    name: 'marketplace_badge',
    when: [],
    asks: [
      'cara dapat centang toko shopee',
      'cara jadi star seller',
      'supaya toko dapat lencana terpercaya di marketplace',
    ],
    reply:
      'Lencana toko diberi sendiri oleh sistemnya menurut **kinerja**, dan syaratnya berbeda tiap aplikasi serta sering berubah. Lihat di aplikasi penjual, bagian *kinerja toko*: di sana tertulis yang kurang.\n\nYang hampir selalu dinilai: kecepatan membalas chat, pesanan tidak batal, kirim tepat waktu, ulasan, dan jumlah pesanan. Mulai dari yang bisa diatur: matikan stok kosong, aktifkan balasan cepat, kirim sebelum batas.\n\nCentang atau verifikasi **tidak dijual**; yang menawarkan lewat WA hampir pasti penipu. Jangan memberi OTP.',
  },
  {
    name: 'children_and_trade',
    when: [
      'anak|bayi|balita|momong & jualan|dagang|usaha|warung|toko & atur waktu|ngatur waktu|mengatur waktu|bagi waktu|membagi waktu|sambil|repot',
    ],
    asks: [
      'cara mengatur waktu antara anak kecil dan jualan',
      'jualan sambil momong anak bayi bagaimana',
      'ibu rumah tangga bagi waktu antara anak dan usaha',
    ],
    weight: 2,
    reply:
      'Berat, Juragan, karena dua-duanya tidak bisa menunggu. Yang biasanya menolong bukan lebih cepat, melainkan **lebih sedikit**:\n\n1. **Jam buka pendek tapi tetap**, ikut jam tidur anak: misalnya 06.00 sampai 09.00 dan 19.00 sampai 21.00. Tulis di bio, jadi tidak merasa dikejar.\n2. **Pre-order**, bukan stok harian: terima sampai jam tertentu, produksi dua hari seminggu.\n3. Tiga menu saja; bahan disiapkan saat anak tidur.\n4. Balasan siap salin dan jam balas chat.\n5. Sepakati dengan pasangan **satu jam sehari** yang benar-benar Anda pegang.\n\nUang bantuan sebentar (keponakan, tetangga 2 jam) sering lebih murah daripada pesanan yang batal. Ceritakan jualannya, nanti saya bantu susun jadwalnya.',
  },
  {
    name: 'schooling_and_success',
    when: [
      'lulusan|tamatan|lulus|sekolah|pendidikan|ijazah & sd|smp|rendah|tidak sekolah|putus sekolah & usaha|sukses|bisa|dagang|jualan & !karyawan|lamar|anak sekolah|tahan',
    ],
    asks: ['saya lulusan sd bisa sukses usaha tidak', 'tidak sekolah tinggi bisa punya usaha maju tidak'],
    weight: 2.2,
    reply:
      'Bisa, Juragan. Pembeli tidak menanyakan ijazah; yang mereka lihat barangnya, harganya, dan apakah Anda menepati janji. Tahun-tahun bekerja dan berdagang itu juga sekolah.\n\nTiga hal yang cukup dipelajari pelan-pelan, sehari sepuluh menit:\n\n1. **Menghitung modal satu barang**, supaya tahu untung atau rugi.\n2. **Mencatat** masuk dan keluar tiap malam.\n3. **Bertanya**: ke pedagang lain, ke dinas koperasi (pelatihannya gratis), ke sini.\n\nMulai dari nomor satu: sebut barangnya, belanja apa saja, dan jadi berapa. Saya hitungkan, langkah demi langkah.',
  },
  {
    name: 'slandered_online',
    when: [
      'fitnah|difitnah|menjelekkan|jelekin|mencemarkan|hoax|hoaks & facebook|fb|instagram|ig|tiktok|medsos|media sosial|grup|online & toko|warung|usaha|saya|jualan',
    ],
    asks: ['ada yang memfitnah toko saya di facebook', 'usaha saya dijelekkan orang di media sosial'],
    weight: 2.4,
    reply:
      'Jangan dibalas malam ini. Urutannya:\n\n1. **Simpan bukti**: tangkapan layar dengan nama akun, tanggal, dan tautannya.\n2. Cek dulu: ada benarnya? Kalau ya, minta maaf dan bereskan di kolom yang sama.\n3. **Jawab sekali**, tenang: *Kami sudah membaca. Pembelian atas nama itu tidak kami temukan; mohon hubungi [nomor], kami bantu hari ini juga.* Lalu berhenti.\n4. Laporkan unggahannya lewat tombol **laporkan**; minta admin grup menurunkannya.\n5. Berlanjut dan merugikan: surat teguran, lalu LBH atau polisi.\n\nAjak pembeli yang puas menulis ulasan jujur; itu yang paling cepat menenggelamkannya.',
  },
  {
    name: 'loans_by_message',
    when: [
      'pinjaman|pinjol|dana|modal & tanpa agunan|tanpa jaminan|langsung cair|cair cepat & nawarin|ditawari|menawarkan|lewat wa|lewat whatsapp|sms|telegram',
    ],
    asks: ['ada orang menawarkan pinjaman tanpa agunan lewat wa', 'ditawari pinjaman langsung cair lewat sms'],
    weight: 2.4,
    reply:
      'Abaikan dan blokir, Juragan. Pemberi pinjaman berizin **dilarang menawarkan lewat pesan pribadi tanpa persetujuan**, jadi yang datang sendiri hampir pasti ilegal atau penipu.\n\nTandanya: minta *biaya admin di depan*, minta foto KTP dan akses kontak, cair tanpa ditanya usaha, mengaku bank atau koperasi. Jangan klik tautannya dan jangan memberi OTP.\n\nCek nama ke **OJK 157** (WA 081-157-157-157). Butuh modal? Mulai dari KUR, Pegadaian, atau koperasi yang kantornya bisa didatangi; sebutkan kebutuhannya, nanti saya hitungkan cicilan yang sanggup.',
  },
]
