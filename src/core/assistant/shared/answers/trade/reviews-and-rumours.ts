import type { Answer } from '../answer.ts'

/** What is said of a shop. */
export const reviewsAndRumours: readonly Answer[] = [
  {
    name: 'false_review',
    asks: [
      'bintang 1 di google maps padahal kayaknya saingan membalasnya bagaimana',
      'ulasan jelek dari orang yang tidak pernah beli',
      'dapat bintang satu dari orang yang tidak pernah beli',
    ],
    when: [
      'review|ulasan|rating|bintang|gmaps|google maps & bodong|palsu|fitnah|fiktif|bukan pelanggan|tidak pernah|belum pernah|akun baru|akun fake|saingan & !cara dapat|nambah',
    ],
    weight: 2,
    reply:
      'Ulasan palsu dibalas singkat dan tenang, karena yang membaca calon pembeli:\n\n*Terima kasih masukannya. Kami sudah mencari di catatan kami, tetapi belum menemukan kunjungan atas nama ini. Boleh kabari tanggal dan layanannya lewat WA [nomor]? Kalau memang ada yang kurang, kami ingin memperbaikinya. Tempat kami dibersihkan tiap [jam], silakan mampir.*\n\nLalu:\n\n1. **Laporkan** ulasannya: titik tiga di ulasan, *Laporkan ulasan*, pilih spam atau tidak terkait; bisa juga lewat Profil Bisnis Google. Diputuskan Google, tidak selalu dihapus.\n2. Simpan tangkapan layarnya; kalau berulang, catat tanggalnya.\n3. Minta **pelanggan sungguhan** menulis pengalamannya. Jangan membeli ulasan bintang 5 dan jangan membalas dengan tuduhan.',
  },
  {
    name: 'bad_review',
    asks: [
      'dapat ulasan jelek bagaimana membalasnya',
      'cara membalas ulasan jelek',
      'rating toko turun bintang satu',
      'ada yang kasih bintang satu komplen makanan dingin',
    ],
    when: [
      'review|ulasan|rating|bintang & jelek|buruk|balas|bales|balesnya|1|satu|negatif|palsu|bodong|fitnah|fiktif|hapus|cara|minta|nambah',
    ],
    weight: 1.2,
    reply:
      'Ulasan jelek dibaca calon pembeli lain, jadi balas untuk **mereka**:\n\n*Terima kasih masukannya, Kak. Mohon maaf pesanannya terlambat. Sudah kami cek dan jadwal antarnya kami ubah. Boleh kami hubungi untuk mengganti?*\n\nBalas dalam sehari, jangan membantah, tawarkan penyelesaian lewat pesan pribadi, lalu perbaiki sebabnya. Setelah beres, boleh minta dengan sopan agar ulasannya diperbarui. Ulasan palsu dilaporkan ke aplikasinya.',
  },
  {
    name: 'shop_rating_up',
    asks: ['cara menaikkan rating toko di shopee', 'rating toko online turun cara menaikkannya'],
    when: [
      'rating|penilaian|bintang & toko|shopee|tokopedia|tokped|lazada|tiktok & naikin|naikkan|menaikkan|naik|bagus|tinggi|tingkatkan|meningkatkan & !beli|jasa|gofood|grabfood',
    ],
    weight: 2,
    reply:
      'Rating toko naik dari pesanan yang **tepat waktu dan sesuai foto**:\n\n1. **Deskripsi jujur**: ukuran dalam cm, foto asli, warna di cahaya biasa. Kecewa paling sering karena beda dari foto.\n2. **Kirim sebelum batasnya**; libur lewat mode libur, bukan dengan menolak pesanan.\n3. **Balas chat** cepat, juga yang hanya bertanya.\n4. **Kemas rapi** dengan kartu kecil: *Ada yang kurang? Chat dulu, pasti kami bereskan.*\n5. Minta penilaian sopan setelah paket sampai; balas semua ulasan, yang jelek lebih dulu.\n\nJangan membeli ulasan atau memesan sendiri: bisa kena penalti. Cek syarat terbarunya di pusat edukasi penjual aplikasinya.',
  },
  {
    name: 'no_bought_reviews',
    asks: ['jasa menaikkan rating google maps', 'beli ulasan bintang lima aman tidak'],
    when: [
      'ulasan|review|bintang 5|testimoni|rating|komentar & palsu|bikinin|tulisin|buatin|akun fake|fake|akun palsu|beli|30 akun|bot & !dituduh|balas|lapor|saingan|dapat|kena|dikasih',
    ],
    weight: 2.4,
    reply:
      'Ulasan palsu tidak saya tuliskan, Juragan: pembeli tertipu, dan toko bisa diturunkan atau ditutup platformnya.\n\nYang jujur dan biasanya cukup:\n\n1. Minta ke **20 pembeli terakhir**, dua hari setelah barang sampai: *Kak [nama], produknya cocok? Kalau berkenan, satu kalimat dan satu foto di sini sangat membantu: [tautan].*\n2. Selipkan kartu kecil dengan kode QR ke halaman ulasan.\n3. Beri terima kasih untuk **semua** yang mengulas, bukan hanya yang bintang 5.\n4. Balas setiap ulasan, juga yang jelek.\n\nPesan permintaannya bisa saya sesuaikan: sebutkan barangnya.',
  },
  {
    name: 'reward_for_review',
    when: [
      'bintang 5|bintang lima|ulasan|review|testimoni|rating & diskon|hadiah|bonus|gratis|imbalan|cashback & boleh|melanggar|aman|suruh|minta|?',
    ],
    asks: [
      'memberi diskon kalau pelanggan kasih bintang lima melanggar tidak',
      'ulasan google dikasih hadiah boleh tidak',
    ],
    weight: 2,
    reply:
      '**Jangan menukar hadiah dengan ulasan.** Google dan marketplace melarang ulasan yang diberi imbalan; ulasannya bisa dihapus dan toko bisa ditegur.\n\nYang boleh:\n\n1. **Minta ulasan jujur** tanpa syarat isi: *Kak, kalau sempat, tulis pengalamannya ya, yang kurang juga boleh.*\n2. Permudah: kode QR ke halaman ulasan di meja dan di nota.\n3. Hadiah untuk hal lain: belanja ke-10, ulang tahun, mengajak teman.\n\nSaatnya yang paling pas: sesudah pembeli bilang puas. Balas semua ulasan, yang buruk juga.',
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
    name: 'smeared_by_rival',
    asks: [
      'toko sebelah menjelekkan dagangan saya ke pembeli',
      'pesaing menjelekkan usaha saya',
      'difitnah pedagang lain',
      'makanan saya difitnah viral di tiktok',
    ],
    when: [
      'kompetitor|pesaing|saingan|tetangga|sebelah|orang & jelek jelekin|jelekin|jelek2in|jelekjelekin|menjelekkan|fitnah|memfitnah|gosip|ngomongin|nyebar|hoax|isu',
    ],
    weight: 1.9,
    reply:
      'Jangan membalas di depan orang; pembeli ikut menilai yang membalas.\n\n1. **Simpan bukti**: tangkapan layar, tanggal, siapa yang mendengar.\n2. Jawab dengan **kenyataan, bukan nama**: foto dapur, proses, izin, ulasan pembeli. Contoh: *Banyak yang bertanya soal minyak kami: tiap pagi diganti, boleh dilihat langsung.*\n3. Temui orangnya sekali, berdua, tanya baik-baik apa masalahnya. Ajak Ketua RT kalau perlu.\n4. Minta pelanggan lama menulis ulasan jujur.\n\nKalau fitnahnya di media sosial dan merugikan, laporkan ke aplikasinya dulu; untuk jalur hukum (pencemaran nama, UU ITE) tanyakan LBH atau penasihat hukum sebelum mengunggah apa pun.',
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
    name: 'being_trusted',
    asks: ['supaya pembeli baru percaya toko online'],
    when: [
      'percaya|dipercaya|kepercayaan|terpercaya|tepercaya|meyakinkan|yakin & pembeli|orang|pelanggan|toko|online|beli & cara|biar|supaya|bikin|bagaimana',
    ],
    weight: 2,
    reply:
      'Pembeli baru percaya kalau melihat **orang, bukti, dan jalan keluar**:\n\n1. foto asli barang dan tempat, wajah Anda, alamat di Google Maps,\n2. **ulasan** 5 sampai 10 pembeli pertama (minta ke kenalan yang benar membeli),\n3. harga dan ongkir tertulis, nomor yang cepat dibalas,\n4. janji yang jelas: *rusak diganti, kirim hari yang sama sebelum jam 12*,\n5. cara bayar yang aman: marketplace, QRIS, atau COD dekat.\n\nBeri invoice atau nota untuk tiap pesanan; kertas rapi membuat toko kecil terlihat sungguhan.',
  },
]
