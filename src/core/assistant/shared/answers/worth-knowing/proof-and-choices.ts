import type { Answer } from '../answer.ts'

/** What proves a debt or a payment, and small choices that owners ask about in passing. */
export const proofAndChoices: readonly Answer[] = [
  {
    name: 'unpaid_invoice',
    when: [
      'invoice|tagihan & belum|tidak & dibayar|bayar|bayar bayar|lunas & bulan|minggu|lama|telat|terus|langkah|bagaimana & !karyawan|listrik|pajak|supplier|kantor|dinas',
    ],
    asks: [
      'pembeli tidak bayar invoice sudah dua bulan langkahnya bagaimana',
      'tagihan pelanggan lewat jatuh tempo tidak dibayar',
    ],
    weight: 2,
    reply:
      'Bertahap, dan semuanya tertulis:\n\n1. **Hari ini**: WA atau telepon, sebut nomor invoice, jumlah, tanggal lewatnya, lalu tanya *bisa dibayar tanggal berapa?*\n2. **3 hari kemudian**: surat pengingat dengan salinan invoice dan bukti terima barang; tawarkan cicilan dua atau tiga kali dengan tanggal.\n3. **7 hari**: surat teguran dengan batas terakhir. Stop kirim barang baru sampai lunas.\n4. **Tetap diam**: datangi, atau mediasi. Untuk nilai sampai Rp 500 juta ada **gugatan sederhana** di pengadilan negeri; tanyakan dulu ke LBH atau pengacara.\n\nKumpulkan dari sekarang: chat pesanan, surat jalan, bukti transfer lama. Surat pengingat atau tegurannya bisa saya buatkan. Lain kali: DP 50%, sisanya sebelum dikirim.',
  },
  {
    name: 'proof_of_debt',
    when: [
      'bukti|buktiin|membuktikan|pembuktian|catatan & utang|bon|kasbon|pinjam|pinjaman & hilang|tidak ada|tanpa|lisan|bagaimana|cara & !transfer palsu|lunas',
    ],
    asks: [
      'bon hilang bagaimana membuktikan dia utang',
      'utang tanpa bukti tertulis bisa ditagih tidak',
      'catatan utang hilang orangnya tidak mengaku',
    ],
    weight: 1.8,
    reply:
      'Bon bukan satu-satunya bukti. Yang bisa dipakai:\n\n1. **Chat** yang membahas utangnya; mulai sekarang pancing baik-baik: *Pak, yang [barang] bulan [..] itu totalnya Rp [jumlah] ya? Bisa dicicil mulai kapan?* Jawabannya menjadi bukti.\n2. **Buku penjualan, nota lain, surat jalan**, bukti transfer cicilan.\n3. **Saksi** yang melihat barang diambil.\n\nKalau ia mau bicara, minta **surat pengakuan utang** satu halaman: jumlah, cicilan, tanggal, tanda tangan di atas meterai. Itu menggantikan bon yang hilang, dan bisa saya buatkan. Tidak diakui sama sekali? Tanyakan LBH sebelum melangkah.',
  },
  {
    name: 'false_stamp',
    when: ['meterai|materai & palsu|asli|bekas & beda|bedain|bedakan|membedakan|cara|ciri|tahu|cek'],
    asks: ['cara membedakan meterai asli dan palsu', 'ciri meterai palsu'],
    weight: 2.4,
    reply:
      'Beli di **Kantor Pos** atau toko yang jelas; yang dijual jauh di bawah Rp 10.000 hampir pasti palsu atau bekas. Lalu **raba, lihat, goyang**:\n\n- **raba**: cetakan angka 10000 dan gambarnya terasa kasar,\n- **lihat**: nomor serinya berbeda tiap keping; cetakannya tajam, tidak luntur bila digosok,\n- **goyang**: hologram dan sebagian tintanya berubah warna.\n\nLebih aman untuk dokumen digital: **e-meterai** dari penyalur resmi, yang bisa diperiksa lewat aplikasinya. Meterai bekas yang dicuci termasuk pelanggaran.',
  },
  {
    name: 'sold_near_schools',
    when: ['depan sekolah|dekat sekolah|anak sekolah|anak sd|anak smp & jualan|jual|laku|apa|enaknya & !kantin|rokok'],
    asks: ['jualan di depan sekolah enaknya apa yang laku', 'jajanan apa yang laku untuk anak sekolah'],
    weight: 2,
    reply:
      'Uang jajan anak kecil, jadi **Rp 1.000 sampai 5.000, cepat disajikan, bisa sambil jalan**:\n\n- **pagi**: roti isi, nasi kepal, susu, gorengan hangat\n- **istirahat dan pulang**: sempol, telur gulung, cilok, batagor kecil, es lilin, es teh plastik\n- **bukan makanan**: stiker, alat tulis lucu, mainan kecil yang aman\n\nPilih dua atau tiga saja, untung minimal Rp 500 sebuah. Pakai pewarna makanan, minyak bening, wadah tertutup; sekali anak sakit perut, selesai. Minta izin sekolah atau RT, catat jam dan hari liburnya, dan siapkan barang lain untuk libur semester.',
  },
  {
    name: 'public_or_private_answer',
    when: ['komen|komentar|dm|inbox & harga & balas|bales|jawab|dijawab|langsung|dm'],
    asks: [
      'orang tanya harga di komentar instagram dijawab langsung atau di dm',
      'balas komentar tanya harga bagaimana',
    ],
    weight: 2.2,
    reply:
      '**Jawab harganya di komentar**, lalu ajak ke chat; satu jawaban dibaca puluhan orang lain.\n\n*Rp [harga] Kak, isi [..], siap kirim hari ini. Mau yang [A] atau [B]? Kami bantu lewat DM atau WA [nomor] ya.*\n\nHanya "cek DM" membuat orang pergi. Yang ke DM cukup harga khusus, alamat, dan nomor telepon pembeli. Balas dalam sejam, dan tulis harganya di gambar supaya tidak ditanya terus.',
  },
  {
    name: 'cheaper_elsewhere',
    when: [
      'mahal|murah|mahalan & disana|di sana|sebelah|toko lain|toko sebelah|tempat lain & balas|balasin|balesin|bales|jawab|kak|bilang|kata & !supplier|pemasok',
    ],
    weight: 4.4,
    asks: [
      'pembeli bilang di toko lain lebih murah jawab apa',
      'dibandingkan dengan harga shopee oleh pembeli',
      'pembeli bilang di online lebih murah',
      'balas pembeli yang bilang kok mahal di sana cuma sekian',
    ],
    reply:
      'Jangan membela harga, sebut **apa yang ia dapat di sini**:\n\n*Betul Kak, di online ada yang lebih murah. Di sini Kakak bisa lihat barangnya, dicoba, ditukar kalau tidak cocok, dan dibawa sekarang tanpa ongkir. Mau saya carikan yang pas di harga segitu?*\n\n- cek dulu: bahan, ukuran, garansi, dan ongkirnya sama atau tidak,\n- siapkan **satu pilihan lebih murah** dan satu paket,\n- potongan hanya untuk jumlah lebih banyak atau bayar tunai.\n\nSebutkan modal dan harga Anda, nanti saya hitungkan sampai mana boleh turun.',
  },
  {
    name: 'contract_ended_by_one',
    when: [
      'kontrak|perjanjian|kerja sama|kerjasama & sepihak|diputus|dibatalkan|batal|mengakhiri|putus & boleh|bisa|bagaimana|?|ganti rugi & !karyawan|pkwt|sewa',
    ],
    asks: ['kontrak kerja sama bisa dibatalkan sepihak tidak', 'mitra membatalkan perjanjian sepihak bagaimana'],
    weight: 2,
    reply:
      'Pada dasarnya **tidak bisa sepihak**: perjanjian mengikat keduanya dan berakhir kalau **waktunya habis, disepakati berdua, atau ada alasan yang tertulis di dalamnya** (misalnya telat bayar dua kali).\n\n1. Baca pasal pengakhiran: alasan, berapa hari sebelumnya, denda.\n2. Kirim **surat** yang menyebut pasal dan alasannya, beri waktu memperbaiki.\n3. Tawarkan berakhir baik-baik: hitung pekerjaan yang sudah jadi, DP, dan barang; tulis kesepakatannya.\n4. Diputus sepihak dan rugi? Kumpulkan bukti; bisa menuntut ganti rugi, tetapi tanyakan pengacara atau LBH dulu.\n\nSurat teguran atau kesepakatan pengakhirannya bisa saya buatkan.',
  },
  {
    name: 'contract_after_start',
    when: ['kontrak|perjanjian & lupa|belum|tanpa|terlanjur & jalan|mulai|berjalan|dikerjakan|selesai'],
    asks: [
      'lupa membuat kontrak pekerjaan sudah jalan bagaimana',
      'perjanjian dibuat setelah pekerjaan dimulai boleh tidak',
    ],
    weight: 2.4,
    reply:
      'Belum terlambat: kontrak boleh diteken **setelah pekerjaan mulai**, asal tanggalnya jujur.\n\n1. Hari ini kirim **WA ringkasan**: *Pak/Bu, supaya sama-sama enak: pekerjaan [..], harga Rp [..], DP Rp [..], selesai [tanggal], perubahan dihitung terpisah. Setuju ya?* Jawabannya sudah bukti.\n2. Susul kontrak satu halaman: tulis tanggal teken hari ini dan kalimat *berlaku sejak pekerjaan dimulai tanggal [..]*.\n3. Tulis yang sudah jadi dan yang sudah dibayar sampai hari ini.\n4. Minta pembayaran berikutnya **sebelum** melanjutkan tahap baru.\n\nJangan memundurkan tanggal. Kontraknya bisa saya buatkan: sebutkan nama, pekerjaan, nilai, dan tahap bayarnya.',
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
    name: 'shop_closed_days',
    when: [],
    asks: [
      'sebaiknya libur hari apa dalam seminggu',
      'warung perlu libur atau buka terus setiap hari',
      'takut libur nanti pelanggan hilang',
    ],
    reply:
      'Libur **satu hari yang sama tiap minggu** jarang menghilangkan pelanggan; yang membuat pergi adalah tutup tanpa kabar.\n\n1. Lihat catatan sebulan: hari paling sepi, itu liburnya.\n2. Umumkan: *Senin libur, Selasa buka jam 7*, di pintu, WA, dan Google Maps.\n3. Sehari sebelumnya terima pesanan untuk diambil lebih dulu.\n4. Hari libur untuk belanja, servis alat, dan tidur; bukan jualan diam-diam.\n\nHitung: untung hari tersepi Rp 100.000 × 4 = Rp 400.000 sebulan. Bandingkan dengan sakit tiga hari karena kecapekan.',
  },
  {
    name: 'grow_or_stay',
    when: [],
    asks: [
      'usaha jalan di tempat cara mengembangkannya',
      'usaha sudah lama tapi segini segini saja',
      'cara mengembangkan usaha kecil',
      'mau usaha naik kelas mulai dari mana',
    ],
    reply:
      'Berkembang tidak selalu berarti cabang. Empat arah, mulai dari yang paling murah:\n\n1. **Belanja per orang naik**: paket, tambahan, ukuran besar. Naik Rp 2.000 × 40 pembeli × 26 hari = Rp 2.080.000 sebulan.\n2. **Datang lebih sering**: catat nomor langganan, kabari seminggu sekali.\n3. **Jalur baru**: pesanan kantor, titip di tiga warung, aplikasi antar.\n4. **Kapasitas**: alat atau orang, hanya kalau pesanan sudah ditolak karena penuh.\n\nSebelum itu rapikan dua hal: catatan untung per barang dan cara kerja yang tertulis. Sebutkan usaha, omzet, dan yang paling laku, nanti kita pilih satu arah dulu.',
  },
  {
    name: 'lost_regulars',
    when: [],
    asks: [
      'pelanggan lama hilang tidak pernah beli lagi',
      'pelanggan setia tiba tiba ngilang',
      'langganan pindah ke toko lain cara menariknya',
      'pembeli lama tidak pernah balik lagi kenapa',
    ],
    reply:
      'Tanya sebelum menebak; tiga jawaban jujur lebih berharga daripada promo:\n\n*Bu [nama], lama tidak kelihatan, semoga sehat. Kalau ada yang kurang dari kami waktu itu, boleh saya tahu? Hari ini ada [barang kesukaan], saya sisihkan satu kalau Ibu mau.*\n\n1. Kirim ke **10 orang**, satu per satu dengan namanya.\n2. Catat sebabnya: harga, rasa, antre, pindah rumah, tidak enak hati.\n3. Sebab yang sama muncul tiga kali? Itu yang dibenahi dulu.\n4. Yang kembali: ucapkan terima kasih, jangan langsung ditagih cerita.\n\nTidak dibalas dua kali, berhenti menghubungi.',
  },
]
