import type { AssistantContext } from '../port.ts'
import type { Answer } from './answer.ts'
import { feastWords, openingNotice } from './copywriting/announcements.ts'
import { captionsFor } from './copywriting/captions.ts'
import { hiring } from './copywriting/job-ad.ts'
import { type Offer, readOffer, tradeOf } from './copywriting/offer.ts'

const texts =
  'kata|kata kata|kalimat|teks|caption|tulisan|ucapan|pesan|status|bikinin|buatin|contoh|bikinkan|tulisin|chat'
const answering = 'balas|balasin|balesin|bales|membalas|jawab|jawabin|njawab|menjawab|respon|bilang|ngomong|ngomongnya'

/** Where a message does not say what is sold. */
const promotionPatterns =
  'Tiga pola yang bisa langsung dipakai; ganti yang di dalam kurung:\n\n1. **Promo**: *Beli 2 gratis 1! [Ayam geprek] khusus [Jumat], jam [10.00] sampai habis. Cukup [20.000] per porsi. Pesan: WA [nomor], atau langsung ke [alamat].*\n2. **Lapar mata**: *Baru matang, masih mengepul: [pempek kapal selam], kuahnya [pedas manis]. Hari ini cuma [30 porsi]. Mau disisihkan? Balas "mau".*\n3. **Bukti**: *"[Enak, besok pesan lagi]" kata [Bu Tini]. Terima kasih, Bu! [Keripik] hari ini masih ada [12 bungkus], [15.000] saja.*\n\nResepnya: satu barang, satu harga, satu cara pesan, satu batas (jam atau jumlah). Promonya sudah dihitung untungnya? Sebutkan modal dan harga, nanti saya cek.'

/** `contoh captionnya dong` goes on from the message that named what is sold. */
const offerBefore = (turns: AssistantContext['turns']): Offer | null => {
  const before = turns.findLast(({ sender }) => sender === 'user')?.content
  return before === undefined ? null : readOffer(before)
}

const shipped =
  /(?<!\p{L})(?:sudah|udah|udh|sdh|uda)\s(?:(?:saya|aku|kami|kita|di)\s?)?(?:kirim|kirimkan|antar|anter)\s([^,.?!\n:"]{3,60})/iu
/** When and how the owner says that it was sent. */
const sentIn = (text: string): string | null => {
  const found = shipped.exec(text)?.[1]?.trim()
  return found === undefined
    ? null
    : `Sudah kami kirim ${found.replaceAll(/(?<!\p{L})(?:tgl|tggl)(?!\p{L})/giu, 'tanggal')}`
}

/** Words to copy: to buyers, on walls and in shop windows. Blanks stand where the owner's own words belong. */
export const readyWords: readonly Answer[] = [
  {
    name: 'promotion_words',
    when: [
      `caption|copywriting|kata kata|kata2|kalimat|teks promosi|teks iklan & promo|promosi|jualan|iklan|diskon|produk|dagangan|menu|bikinin|buatin|bikin|buat|contoh|ig|instagram|tiktok|facebook|fb|wa|status|beli|gratis|menarik & !utang|hutang|ngutang|ditempel|tempel|nagih|menagih|tagih|belum lunas|maaf|semangat|telat|terima kasih|komplain|marah|marah2|ngamuk|pantun|surat|lamaran|penutup|pembuka|${hiring}`,
      'kata|kata2 & bikin|bikinin|buat|buatin|tulis|contoh|minta|wa|whatsapp & promo|promosi|iklan & !utang|hutang|ngutang|ditempel|tempel',
      `status|story|sw & wa|whatsapp & kata|kata kata|bikinin|buatin|contoh|kalimat & !${hiring}`,
      `caption|captionnya & !apa itu|maksud|artinya|arti|utang|hutang|nagih|menagih|tagih|terima kasih|maaf|pantun|${hiring}`,
      'tulisin|tuliskan|tulis & promo|promosi|iklan & !surat|proposal|utang',
      'tulisan promo|tulisan promosi|tulisan iklan & bikin|bikinin|buat|buatin|minta|contoh & !ditempel|tempel|utang|surat',
      'broadcast|bc|siaran|pesan & promo|diskon|gratis & bikin|bikinin|buat|buatin|buatkan|tulis|tulisin|minta|contoh & !utang|nagih|menagih|surat',
    ],
    weight: 2.4,
    reply: ({ text, context }) => {
      const offer = readOffer(text) ?? offerBefore(context.turns)
      const isNamed =
        offer !== null &&
        (tradeOf(offer.thing) !== 'other' || /jual|promo|produk|dagang|usaha|toko|warung|harga/i.test(text))
      return offer === null || !isNamed
        ? promotionPatterns
        : captionsFor(
            offer,
            /\d\s?kalimat|singkat|pendek|kepanjangan/i.test(text),
            /lucu|kocak|ngakak|nyeleneh|jenaka/i.test(text),
          )
    },
  },
  {
    name: 'content_ideas',
    asks: ['ide konten instagram jualan', 'bingung mau posting apa', 'konten apa yang cocok buat jualan sayur online'],
    when: [
      'konten|postingan|posting|video|reels|unggahan|feed & ide|apa|enaknya|bagus|jualan|tiktok|ig|instagram|bikin|buat|bagaimana & !caption|foto produk|iklan',
    ],
    weight: 1.9,
    reply:
      'Isi sebulan tanpa bingung, putar lima macam ini:\n\n1. **Proses**: menggoreng, menjahit, membungkus (10 detik, tanpa bicara).\n2. **Sebelum dan sesudah**: sepatu kotor lalu bersih, bahan lalu jadi.\n3. **Pertanyaan pembeli**: *tahan berapa hari? bisa COD?* dijawab di video.\n4. **Orangnya**: Anda, karyawan, pelanggan (minta izin dulu).\n5. **Penawaran**: harga, isi, cara pesan, batas waktu.\n\nTiga detik pertama menentukan: mulai dari hasil akhirnya. Tulis kota di keterangan, dan unggah saat pembeli Anda lapar atau senggang (jam 10, 16, atau 19). Satu bulan dulu, lalu ulangi yang paling banyak ditanya.',
  },
  {
    name: 'late_order_words',
    asks: [
      'pelanggan maki maki di wa karena paket telat',
      'pelanggan marah pesanan terlambat balas apa',
      'kata kata minta maaf pesanan telat ke pelanggan',
      'pelanggan tanya pesanannya kok lama balas apa',
    ],
    when: [
      `pembeli|pelanggan|customer|orang|pesanan|paket & telat|terlambat|keterlambatan|lama|belum sampai|belum datang|belum nyampe|belum tiba|belum dateng|molor & ${answering}|${texts}|maaf|marah|ngamuk|komplain & !karyawan|supplier|pemasok|bayar`,
    ],
    weight: 2.4,
    reply: ({ text }) =>
      `Tinggal disalin:\n\n*Mohon maaf sekali, Kak [nama], pesanannya terlambat. ${sentIn(text) ?? 'Sudah kami cek'}: posisinya di [tempat], perkiraan sampai [hari, jam]. Kalau sampai jam itu belum tiba, kami kirim gantinya atau uangnya kami kembalikan, pilih yang Kakak mau. Terima kasih sudah sabar.*\n\nTiga hal yang membuat marahnya reda: **maaf tanpa alasan panjang, satu jam yang pasti, dan dua pilihan**. Lalu tepati, dan kabari sebelum ia bertanya lagi.`,
  },
  {
    name: 'asks_price_and_leaves',
    asks: [
      'pembeli tanya harga terus hilang',
      'chat cuma tanya tidak jadi beli',
      'orang tanya tanya di wa tidak jadi beli',
      'pembeli cuma tanya harga lalu menghilang',
    ],
    when: [
      'pembeli|pelanggan|orang|calon|customer & nanya|tanya|tanya tanya|nanya nanya|php|phpin & harga|hilang|ngilang|kabur|jadi|beli|php|phpin|doang|terus & !supplier|pemasok',
    ],
    weight: 2,
    reply:
      'Yang hanya bertanya harga biasanya belum melihat **alasan membeli**. Jawab harga + isi + satu pertanyaan:\n\n*Brownies 45.000 Kak, isi 12 potong, tahan 4 hari. Mau untuk kapan? Biar saya cek jadwalnya.*\n\n- balas dalam 5 menit kalau bisa; sejam kemudian ia sudah di toko lain\n- tulis harga di katalog, supaya yang bertanya memang berminat\n- besoknya sapa **sekali**: *Jadi dibuatkan untuk Sabtu, Kak? Tinggal 3 slot.*\n\nDari 10 yang bertanya, 2 atau 3 jadi itu sudah bagus.',
  },
  {
    name: 'greeting_words',
    asks: ['ucapan lebaran untuk pelanggan', 'kata kata selamat natal dan tahun baru buat pembeli'],
    when: [
      `lebaran|idul fitri|natal|imlek|tahun baru|ramadan|ramadhan|puasa|nyepi|waisak|hari raya & ${texts}|ucapan & !stok|thr|resep|jualan|promo|diskon|produk|dagangan`,
    ],
    weight: 2,
    reply: ({ text }) => feastWords(text),
  },
  {
    name: 'opening_words',
    when: [
      `opening|grand opening|buka cabang|pembukaan|baru buka|mau buka|buka perdana & ${texts}|broadcast|undangan|pengumuman|promo|acara|spanduk & !sambutan|pidato`,
    ],
    weight: 1.9,
    reply: ({ text }) => openingNotice(text),
  },
  {
    name: 'sold_out_words',
    asks: ['balas chat pembeli barang habis bagaimana', 'pembeli tanya ready tapi stok kosong jawab apa'],
    when: [
      `stok|barang|pesanan|menu|ukuran|warna & habis|kosong|tidak ada|ludes & ${answering}|kalimat|kata kata|kata|chat & !supplier|pemasok|basi`,
    ],
    weight: 2,
    reply:
      'Jangan berhenti di "habis"; beri jalan:\n\n*Maaf Kak, yang [merah L] sedang kosong. Ada dua pilihan: [merah XL] atau [marun L], fotonya saya kirim ya. Atau mau saya kabari saat datang lagi, kira-kira [Kamis]?*\n\nCatat siapa yang menanyakan apa; begitu barangnya datang, mereka yang pertama dihubungi. Yang sering ditanya dan sering kosong berarti perlu distok lebih.',
  },
  {
    name: 'cannot_deliver_words',
    asks: ['menolak pesanan mepet tanpa mengecewakan'],
    when: [
      `menolak|nolak|tolak|batalkan|batalin|membatalkan|tidak sanggup|tidak bisa & pesanan|orderan|order|pembeli|pelanggan & ${answering}|${texts}|sopan|halus|cara|bagaimana & !diskon|harga|murah|gratis|nego|utang|hutang|ngutang|berutang|ngebon|bon|kasbon|nawar|refund|retur`,
    ],
    weight: 2,
    reply:
      'Menolak pesanan dengan baik lebih murah daripada mengecewakan:\n\n*Terima kasih banyak Kak sudah percaya ke kami. Untuk tanggal [12] jadwal kami sudah penuh, dan kami tidak mau hasilnya asal jadi. Kalau tanggal [14] bisa kami kerjakan; atau kami sarankan teman kami, [nama].*\n\nSudah terlanjur diterima? Kabari **secepatnya**, kembalikan DP utuh hari itu juga, dan bantu carikan pengganti. Surat permohonan maafnya bisa saya buatkan.',
  },
  {
    name: 'order_format',
    asks: ['format order pemesanan wa yang rapi', 'contoh format pesanan'],
    when: [
      'format & order|orderan|pesan|pesanan|pemesanan & !invoice|surat',
      'cara pesan|cara order & tulis|kalimat|contoh',
    ],
    weight: 1.8,
    reply:
      'Format pesanan yang tidak membuat bolak-balik bertanya:\n\n*Nama:*\n*Alamat + patokan:*\n*No. WA:*\n*Pesanan (barang, jumlah, ukuran/rasa):*\n*Untuk tanggal dan jam:*\n*Bayar: transfer / QRIS / tunai*\n*Catatan:*\n\nBalas dengan mengulang pesanan, total, dan batas bayarnya: *Total 185.000 termasuk ongkir, kami tunggu sampai jam 20.00 ya Kak.* Simpan sebagai balasan cepat di WhatsApp Business.',
  },
  {
    name: 'ask_for_review',
    asks: ['cara minta pelanggan kasih ulasan', 'kalimat minta testimoni ke pembeli'],
    when: ['minta|mintain|meminta|nyuruh|ajak & review|ulasan|testimoni|bintang|rating|testi & !hapus|jelek|buruk'],
    weight: 2,
    reply:
      'Minta saat puasnya masih hangat, satu atau dua hari setelah barang diterima:\n\n*Kak [nama], kuenya cocok di acara kemarin? Kalau berkenan, ulasan satu kalimat di sini sangat membantu usaha kecil kami: [tautan]. Kalau ada yang kurang, balas ke saya saja ya, pasti kami perbaiki.*\n\nYang aman: jangan membayar ulasan dan jangan meminta "harus bintang 5". Tempel juga kode tautannya di kasir dan di kemasan.',
  },
  {
    name: 'banner_words',
    asks: ['tulisan spanduk warung yang menarik apa', 'isi spanduk toko apa saja', 'cara membuat spanduk yang menarik'],
    when: [
      'spanduk|banner|brosur|papan nama|neon box|plang|poster|flyer|stiker & isi|tulisan|tulis|kata|apa|bikin|buat|desain|contoh|ukuran',
    ],
    weight: 1.9,
    reply:
      'Gambar spanduk belum bisa saya buat, tetapi isinya begini. Orang lewat hanya punya tiga detik:\n\n1. **Apa yang dijual**, paling besar: *AYAM GEPREK*\n2. **Harga mulai**: *mulai 12.000*\n3. **Satu alasan**: *sambal 5 level*\n4. **Cara pesan**: WA, QR, atau panah\n\nDua warna kontras, tidak lebih dari 12 kata, huruf terbaca dari seberang jalan. Spanduk di pinggir jalan bisa kena izin atau pajak reklame; tanyakan Bapenda atau kelurahan. Mau katalog yang bisa dibagikan? Website bisa saya buatkan.',
  },
]
