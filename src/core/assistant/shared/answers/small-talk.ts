import { formatDayWithWeekday } from '#core/text/shared/dates.ts'

import type { Answer } from './answer.ts'
import { daysUntil } from './calendar.ts'

const notAsWanted =
  'Maaf, Juragan, hasilnya belum sesuai. Supaya cepat beres:\n\n- **Ada yang salah di surat?** Klik bagian itu dan ketik langsung; total dan terbilang ikut menyesuaikan, tanpa biaya.\n- **Saya salah paham?** Tulis ulang dengan nama, barang, jumlah, dan harga dalam satu kalimat, lalu sebutkan bagian mana yang keliru.\n\nMasukan seperti ini membantu, terima kasih sudah bilang.'

/** Talk beside the work: complaints, feelings, the world outside. Short and honest. */
export const smallTalk: readonly Answer[] = [
  {
    name: 'what_to_make',
    when: ['buatkan|bikinin|buatin|bikin|buat|tolong|bantu|bantuin|minta tolong|butuh bantuan|bikinkan'],
    weight: -0.5,
    atMost: 4,
    unlessNamed: true,
    reply:
      'Siap bantu, Juragan. Mau dibuatkan apa, dan untuk siapa?\n\n- *Buatkan invoice untuk Bu Rina, 20 kotak nasi @ 25.000*\n- *Buatkan surat penawaran untuk Bapak Hasan: 50 taplak meja @ 35.000*',
  },
  {
    name: 'complaint_result',
    when: [
      'jelek|buruk|parah|kacau|berantakan|ngaco|ngawur|kecewa|payah|amburadul & hasil|hasilnya|hasilmu|suratnya|invoicenya|jawaban|jawabannya|jawabanmu|kamu|aplikasi|aplikasinya|juragan|bot',
      'salah|keliru|kurang|tidak sesuai|ga sesuai|bukan itu & suratnya|hasilnya|invoicenya|totalnya|namanya|harganya|surat|hasil|total|nama|hitungan|hitungannya|jumlahnya|maksud saya|jawaban|jawabannya',
      'hasilmu|hasilnya|jawabanmu|jawabannya & beda|bukan|lain|jauh & saya|mau|maksud|minta',
      'salah|keliru|jelek|ngaco & kamu|terus|mulu|lagi|kok',
      'muter muter|berbelit|gaje|gak jelas|tidak jelas & jawab|jawaban|jawabannya|bot|kamu',
      'tidak nyambung|gak nyambung|ga nyambung|bukan begitu|bukan itu|maksud saya bukan',
      'tidak paham|tidak ngerti & !soal|tentang|cara|pajak|hitung|hitungan|pembukuan|saya|aku|sama',
    ],
    weight: 0,
    reply: notAsWanted,
  },
  {
    name: 'sent_by_mistake',
    when: [
      'salah kirim|salah chat|salah kamar|salah grup|salah orang & !barang|pesanan|paket|alamat|pembeli|pelanggan|transfer',
    ],
    weight: 1,
    atMost: 14,
    reply: 'Tidak apa-apa, Juragan, tidak ada yang saya buat dari pesan itu. Kalau ada yang perlu dibantu, tulis saja.',
  },
  {
    name: 'complaint_in_a_word',
    when: [
      'jelek|buruk|parah|kacau|berantakan|ngaco|ngawur|kecewa|payah|amburadul|jelekk & !saya|cuaca',
      'salah|keliru',
    ],
    weight: 0,
    atMost: 4,
    reply: notAsWanted,
  },
  {
    name: 'complaint_slow_broken',
    when: [
      'lemot|lambat|lelet|error|eror|macet|ngelag|lag|hang|tidak bisa dibuka|gagal|loading|tidak muncul|blank|putih|crash|nge-bug|bug & !kirim',
      'lemot|lambat|lelet|error|eror|macet|gagal|blank|crash & website|web|aplikasi|halaman|situs|kok|kenapa|surat|login|terus',
      'tidak bisa & buka|dibuka|login|masuk|download|unduh|simpan|kirim|jalan',
    ],
    weight: 0.1,
    reply:
      'Maaf atas gangguannya, Juragan. Coba berurutan: muat ulang halaman, periksa sambungan internet, lalu masuk lagi kalau diminta. Ketikan dan surat yang sudah tersimpan tidak hilang, dan kalau pembuatan gagal **poin tidak dipotong**.\n\nKalau masih sama, ceritakan apa yang Anda tekan terakhir dan tulisan apa yang muncul.',
  },
  {
    name: 'impatient',
    when: [
      'lama|kelamaan|ditungguin|nungguin|muter|lemot|lelet & niat kerja|kerja tidak|kamu|bot|woy|woi|dari tadi|doang|niat & !pembeli|pelanggan|karyawan|pesanan|kurir|paket',
      'niat kerja|kerja tidak sih|jawab dong|kok diam|kok diem',
    ],
    weight: 2,
    atMost: 20,
    reply:
      'Maaf membuat Juragan menunggu. Belum ada yang saya kerjakan saat ini dan tidak ada poin yang dipotong; mungkin pesan tadi belum sampai.\n\nBoleh kirim sekali lagi dalam satu kalimat: **mau dibuatkan atau ditanyakan apa, untuk siapa, dan jumlahnya**? Kalau layarnya hanya berputar, muat ulang halamannya dulu; tulisan yang sudah tersimpan tidak hilang.',
  },
  {
    name: 'insult',
    when: [
      'bodoh|goblok|goblog|tolol|bego|anjing|anjir|bangsat|kampret|sialan|brengsek|dungu|bloon|asu|jancok|jancuk|kontol|memek|tai|taik|babi|monyet|idiot|stupid|penipu|scam',
    ],
    weight: 0.8,
    reply:
      'Saya mengerti Anda sedang kesal, dan maaf kalau itu karena saya. Ceritakan saja bagian mana yang tidak beres, saya coba perbaiki dengan tenang.',
  },
  {
    name: 'owner_feels_low',
    asks: [
      'kerjaan numpuk burnout malas buka toko',
      'capek jualan rasanya mau menyerah',
      'tidak bisa tidur memikirkan cicilan utang',
      'tidak bisa tidur mikirin cicilan',
      'capek usaha begini begini saja',
    ],
    when: [
      'capek|cape|lelah|stres|stress|pusing|sedih|galau|bangkrut|putus asa|nyerah|menyerah|rugi terus|bingung & !harga',
    ],
    weight: -0.1,
    atMost: 20,
    reply:
      'Berat ya, Juragan. Menjalankan usaha sendiri memang menguras tenaga, dan wajar kalau sesekali lelah.\n\nBoleh kita kecilkan dulu masalahnya: dari semua yang mengganjal, mana **satu** yang kalau beres hari ini paling melegakan? Tagihan yang belum dibayar, surat yang tertunda, atau hitungan yang membingungkan? Saya bantu dari situ.',
  },
  {
    name: 'business_story',
    when: [
      'saya & punya|jualan|usaha|buka|dagang|pedagang & usaha|warung|toko|bengkel|salon|katering|laundry|kafe|online|rumah|kedai|jual & !mending|dulu|sebaiknya|takut & !? & !sedih|bangkrut|rugi|sepi|capek|gagal|bingung|stres|pusing',
      'alhamdulillah|untungnya & laris|ramai|rame|laku',
    ],
    weight: -0.3,
    reply:
      'Senang mendengarnya, Juragan. Semoga usahanya makin lancar.\n\nSupaya saya bisa membantu dengan tepat: yang paling menyita waktu sekarang apa? Menulis penawaran, menagih pelanggan, atau menghitung harga? Kalau ada surat yang perlu dibuat, sebutkan saja untuk siapa dan apa isinya.',
  },
  {
    name: 'prayer',
    when: ['doain|doakan|doanya|mohon doa|minta doa'],
    weight: 1,
    atMost: 12,
    reply:
      'Aamiin, Juragan, semoga usahanya ramai, berkah, dan dimudahkan. Sambil berikhtiar, mau saya bantu satu hal yang mendatangkan pembeli hari ini? Misalnya kalimat untuk menyapa pembeli lama, atau harga paket.',
  },
  {
    name: 'what_are_you_doing',
    asks: ['lagi ngapain min', 'sedang apa kamu'],
    when: [
      'lagi|sedang|again & ngapain|apa nih|sibuk apa|sibuk & !jualan|pembeli|warung|toko',
      'lagi ngapain|sedang apa|lagi apa|lagi sibuk',
    ],
    weight: 1.5,
    atMost: 8,
    reply:
      'Lagi menunggu kabar Juragan. Jualan hari ini bagaimana, ramai atau sepi? Kalau ada yang perlu dihitung, dibalas, atau ditulis, kirim saja ke sini.',
  },
  {
    name: 'weather',
    asks: ['besok pagi hujan tidak', 'besok hujan tidak mau gelar lapak'],
    when: [
      'cuaca|ramalan|hujan tidak|hujan apa|hujan kah|panas tidak|bakal hujan|akan hujan & ?|hari ini|besok|di|apa|lihat',
    ],
    weight: -0.2,
    reply:
      'Cuaca tidak bisa saya lihat dari sini, Juragan; cek **BMKG** untuk yang pasti. Kalau hujan membuat jualan sepi, saya bisa bantu memikirkan promo atau pesan antar.',
  },
  {
    name: 'politics_religion',
    when: [
      'presiden|pilpres|pemilu|partai|gubernur|menteri|politik|dpr|jokowi|prabowo|pilkada|agama|ras|suku & !surat|proposal|pesan|pesen|pesanan|orderan|kaos|bayar|jualan',
      'politik|pilpres & !jualan|pesan|pesen|pesanan',
    ],
    weight: 0.2,
    reply:
      'Untuk politik dan urusan keyakinan, saya tidak ikut berpendapat, Juragan. Keahlian saya di surat, tagihan, dan hitungan usaha. Ada yang bisa dikerjakan di sana?',
  },
  {
    name: 'news_and_facts',
    when: [
      'liga|menang|juara|pertandingan|final|gol & siapa|skor|bola|inggris|timnas|malam|kemarin & !pph|pajak',
      'berita|skor|bola|timnas|harga emas|kurs|dolar|dollar|saham|bitcoin|crypto|kripto|jadwal|libur nasional|tanggal merah|sholat|kereta|pesawat|tiket|film|artis|viral & ?|hari ini|berapa|apa|siapa|kapan|sekarang',
      'siapa & penemu|pencipta|raja|juara|penyanyi',
      'ibukota|ibu kota|sejarah|rumus|planet|fotosintesis|perang dunia',
    ],
    weight: 0,
    reply:
      'Yang itu tidak saya ketahui, dan saya tidak mau mengarang. Saya tidak tersambung ke berita atau mesin pencari.\n\nYang saya kuasai: surat usaha, tagihan, harga jual, pembukuan, izin dan pajak dasar.',
  },
  {
    name: 'homework',
    when: [
      'pr|tugas sekolah|tugas kuliah|skripsi|makalah|essay|esai|soal ujian|matematika|fisika|kimia|kodingan|coding|python|javascript|terjemahkan|translate|puisi|pantun|cerpen|cerita lucu|lagu|resep',
    ],
    weight: 0.1,
    reply:
      'Maaf, Juragan, tugas sekolah, kode, terjemahan, dan tulisan kreatif di luar kemampuan saya. Saya khusus untuk urusan usaha: menulis surat dan tagihan, menghitung harga, dan menjawab pertanyaan seputar jualan.',
  },
  {
    name: 'joke',
    when: [
      'lelucon|lucu|jokes|joke|hibur|ngelawak|tebak tebakan|bercanda',
      'gabut|bosan|bosen & cerita|ngobrol|dong|nih|apa & !pembeli|pelanggan|karyawan',
    ],
    weight: 0.2,
    reply:
      'Kenapa kalkulator cocok jadi teman pedagang? Karena selalu bisa diandalkan dan tidak pernah minta kasbon.\n\nBegitulah, Juragan, saya lebih pandai menulis invoice daripada melawak.',
  },
  {
    name: 'love',
    when: ['pacar|jomblo|cinta|sayang|kangen|nikah|gebetan|mantan & !undangan|katering|wedding'],
    weight: 0,
    atMost: 15,
    reply:
      'Soal hati saya kurang pandai, Juragan. Tetapi kalau usahanya rapi, setidaknya satu urusan jadi lebih tenang. Ada yang mau dibereskan hari ini?',
  },
  {
    name: 'time_and_date',
    when: [
      'jam berapa|tanggal berapa|hari apa & !buka|tutup|kirim|main|tayang|tanding|sholat|kereta|bola|posting|upload|live|ramai',
      'sekarang & jam|tanggal|hari & ?',
      'tinggal berapa hari|berapa hari lagi & natal|tahun baru|agustus|valentine|tanggal|lebaran|imlek & !stok|kirim|habis|tempo',
    ],
    weight: 0.4,
    reply: ({ text, context: { today, timeZone } }) => {
      const until = daysUntil(text, today)
      return `Hari ini **${formatDayWithWeekday(today)}** (${timeZone}). ${until === '' ? 'Tanggal ini pula yang saya pakai di surat, kecuali Anda menyebut tanggal lain. Jam tidak saya lihat.' : `${until}\n\nHitung mundur dari situ: pesan bahan dan kemasan paling lambat dua minggu sebelumnya, tutup pesanan seminggu sebelumnya.`}`
    },
  },
  {
    name: 'upload_image',
    when: [
      'baca|bacain|lihat|scan|kirim & foto|gambar|suara|voice note|nota foto & bisa|?',
      'upload|unggah|foto|gambar|voice|suara|lampiran|attach|kirim foto|baca foto|scan & ?|bisa|cara|bagaimana|kirim',
    ],
    weight: -0.1,
    reply:
      'Saya hanya membaca tulisan, dan berkas **Excel atau CSV** lewat **Lampirkan file**; foto, suara, dan PDF belum bisa. Ketik saja isinya, termasuk dari foto nota: nama barang, jumlah, dan harganya.',
  },
  {
    name: 'languages',
    when: [
      'bahasa & inggris|jawa|sunda|arab|mandarin|daerah|madura|batak|minang & ?|bisa|pakai|buat|bikin|surat',
      'dua bahasa|2 bahasa|bilingual',
      'speak english|english',
    ],
    weight: 0.3,
    reply:
      'Saya menulis dalam bahasa Indonesia. Perintah bercampur bahasa daerah umumnya saya mengerti, misalnya *gawekno invoice* atau *pangdamelkeun surat*, tetapi suratnya tetap berbahasa Indonesia. Menerjemahkan ke bahasa lain belum bisa.',
  },
]
