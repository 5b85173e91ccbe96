import type { Answer } from './answer.ts'
import { awayMessage, offeringWords, openAgainWords, pickupWords } from './copywriting/announcements.ts'
import { applicantWords } from './copywriting/applicants.ts'
import { complaintReply, praiseReply } from './copywriting/complaints.ts'
import { confirmationOf } from './copywriting/confirmations.ts'
import { closedNotice, dearerNotice } from './copywriting/notices.ts'
import { readOffer, soldIn } from './copywriting/offer.ts'
import { gentler, replyToQuestion } from './copywriting/question-replies.ts'
import { debtReminder } from './copywriting/reminders.ts'
import { bargainReply } from './copywriting/short-replies.ts'
import { thanksWords } from './copywriting/thanks-cards.ts'
import { winBackWords } from './copywriting/win-back.ts'
import { wishesFor } from './copywriting/wishes.ts'
import { amount, valueOf } from './told-figures.ts'

const wrongs =
  'dingin|asin|hambar|gosong|mentah|alot|basi|bau|busuk|rambut|serangga|lalat|plastik|salah|ketuker|tertukar|kurang|rusak|penyok|pecah|cacat|sobek|luntur|lama|lambat|telat|antri|antre|jutek|kasar|judes|mahal|kemahalan|enak'

const ownPrice = new RegExp(
  String.raw`(?<!\p{L})(?:(?:barang|harga|jualan|dagangan)(?:ku|nya|e)?|maunya|pengennya|mentok|tetap|tetep|pasnya)\s(?:(?:saya|aku|asli|pas|aslinya|pasnya|biasa|normal|tetap|tetep|di|segitu)\s){0,2}${amount}`,
  'iu',
)
/** What the owner asks for it, not what the buyer offers: `hargaku 35rb`. */
const ownPriceIn = (text: string): number | null => {
  const found = ownPrice.exec(text)
  return valueOf(found?.[1], found?.[2])
}

const extraTold =
  /(?<!\p{L})(?:tapi|tp|asal|plus|bonus(?:nya)?|saya kasih|aku kasih)\s(?:saya\s|aku\s|kasih\s|dapat\s){0,2}((?:gratis|free|bonus|tambah|potongan)\s[\p{L}\d ]{3,30})/iu
/** What the owner gives instead of a lower price: `tapi gratis ongkir`. */
const extraIn = (text: string): string | null => extraTold.exec(text)?.[1]?.trim().toLowerCase() ?? null

/** How one asks for something to be written. */
export const writing = 'bikin|bikinin|buat|buatin|tulis|tulisin|minta|kasih|contoh|tolong|bantu'
const spoilt =
  'asem|asam|basi|bau|busuk|dingin|asin|hambar|gosong|mentah|alot|rusak|penyok|pecah|salah|ketuker|tertukar|rambut'
const replying =
  'balas|balasan|balesan|balasannya|balasin|balesin|bales|balesnya|jawab|jawaban|jawabin|respon|merespon|tanggapan|bilang|ngomong|kalimat|kata kata'

/** Words written to a buyer or neighbour for the case that was told; in general words where the message tells none. */
export const writtenToBuyers: readonly Answer[] = [
  {
    name: 'closed_words',
    asks: ['pengumuman toko tutup sementara buat pelanggan', 'pesan wa warung libur'],
    when: [
      'tutup|libur|cuti & wa|whatsapp|pesan|broadcast|status|pengumuman|kalimat|kata kata|caption|tulisan|kabar|chat & tulisin|tulis|bikin|bikinin|buatin|buat|contoh|kasih|maaf|pelanggan|pembeli|tolong|minta|kata kata|kalimat|teks & !buku|kas|pesanan tutup|gulung',
    ],
    weight: 2.2,
    reply: ({ text }) => closedNotice(text),
  },
  {
    name: 'offering_words',
    asks: [
      'kalimat wa untuk menawarkan katering ke kantor',
      'kata kata menawarkan produk ke toko lain',
      'pesan menawarkan jasa ke calon pelanggan',
    ],
    when: [
      'nawarin|menawarkan|tawarkan|nawari|tawarin|perkenalan|memperkenalkan & kalimat|kata kata|wa|whatsapp|pesan|chat|teks|tulisin|bikin|buatin|contoh & !surat penawaran|pinjol|kur|pinjaman|asuransi',
    ],
    weight: 2.8,
    reply: ({ text }) => offeringWords(text),
  },
  {
    name: 'pickup_words',
    asks: ['teks wa mengingatkan pelanggan ambil laundry', 'pesan supaya pelanggan mengambil pesanannya'],
    when: [
      'ambil|diambil|ngambil|mengambil|jemput & ingetin|ingatkan|mengingatkan|ngingetin|kabari|ngabarin & wa|teks|pesan|kalimat|kata kata|chat|tulisin & !utang|bayar',
      'teks|kata kata|kalimat|tulisin|pesan & ambil|diambil|mengambil & laundry|cucian|pesanan|jahitan|servisan|barang|motor|hp & !utang',
    ],
    weight: 2.6,
    reply: ({ text }) => pickupWords(text),
  },
  {
    name: 'away_words',
    asks: [
      'balasan otomatis wa bisnis waktu toko tutup bunyinya bagaimana',
      'pesan otomatis whatsapp saat tutup contohnya',
    ],
    when: [
      'otomatis|auto reply|away message|di luar jam & wa|whatsapp|chat|pesan|balas|bales|balasan & tutup|libur|malam|bunyi|contoh|kalimat|tulisan|isi|kata kata',
    ],
    weight: 2.6,
    reply: awayMessage,
  },
  {
    name: 'open_again_words',
    asks: ['kata kata warung buka lagi setelah libur'],
    when: [
      'buka lagi|buka kembali|sudah buka|mulai buka & kata kata|kalimat|caption|status|story|wa|pengumuman|tulisan|tulisin|pesan|ucapan|broadcast & !tutup|jam berapa',
    ],
    weight: 2.8,
    reply: ({ text }) => openAgainWords(text),
  },
  {
    name: 'price_up_words',
    asks: ['cara memberi tahu pelanggan harga naik', 'kalimat pengumuman kenaikan harga'],
    when: [
      'naik|kenaikan|dinaikkan|menaikkan|naikin & ngomong|ngomongnya|bilang|bilangnya|ngabarin|mengabari|kasih tahu|pengumuman & pelanggan|pembeli|langganan|kabur|lari & !supplier|pemasok|gaji|sewa',
      'naik|kenaikan|dinaikkan|menaikkan|naikin & harga & wa|whatsapp|pesan|pengumuman|kalimat|kata kata|tulisin|kabari|ngabarin|mengabari|ngomongnya|ngomong|bilang|bilangnya|chat & pelanggan|pembeli|langganan|bagaimana|contoh|bikin|buat|tulisin & !supplier|pemasok|dari',
    ],
    weight: 1.6,
    reply: ({ text }) => dearerNotice(text),
  },
  {
    name: 'thanks_words',
    asks: ['kata kata terima kasih di paket', 'ucapan terima kasih untuk pembeli'],
    when: [
      'ucapan|kata|kata kata|kalimat|kartu|tulisan|pesan|caption & terima kasih|terimakasih|makasih|ngucapin|mengucapkan|thank you & pelanggan|pembeli|customer|reseller|agen|dropshipper|langganan|kemasan|paket|beli & !ulang tahun|ultah',
    ],
    weight: 2.4,
    reply: ({ text }) => thanksWords(text),
  },
  {
    name: 'complaint_words',
    asks: [
      'pelanggan marah di wa katanya kue pesanannya basi balas apa',
      'pembeli marah makanannya basi jawab bagaimana',
      'pelanggan komplain nasi basi',
    ],
    when: [
      `pelanggan|pembeli|customer|orang|komen|komentar|kak|ulasan|review|bintang|rating|gofood|grabfood|shopeefood & ${wrongs} & ${replying}|komplain|protes|marah|ngamuk & !bisa kurang|boleh kurang|kurang tidak|nego|telur asin|ikan asin|naik|telat|terlambat|keterlambatan|supplier|pemasok|karyawan|utang|nawar|paket|kurir|kembalian|uang|transfer|resi`,
      `review|ulasan|bintang|rating & ${replying} & ${wrongs} & !bintang 5|bintang lima|supplier|pemasok`,
      `marah|ngamuk|komplain|protes & ${replying} & ${spoilt} & !telur asin|ikan asin|naik|supplier|pemasok|karyawan|utang|nawar`,
      `marah|komplain|protes & pesanan|kue|makanan|nasi|barang|katanya & ${replying} & !bisa kurang|kurang tidak|supplier|pemasok|karyawan|utang|nawar|naik|paket|kurir|telat|terlambat`,
      `komplain|protes|complain|ulasan|review|bintang & ${wrongs} & !supplier|pemasok|karyawan|paket|kurir|belum sampai`,
      `luntur|kelunturan|rusak|sobek|hilang|pecah|salah|ketuker|tertukar|basi|telat & ganti|diganti|gratis|diskon|potongan|refund & ${replying}|pesan|wa|chat|tulisin|teks & pelanggan|pembeli|customer|kak & !supplier|pemasok|karyawan|kurir|bagaimana|harus|boleh`,
      `rambut|lalat|ulat|kecoa|serangga|plastik & makanan|masakan|nasi|kuah|minuman|nemu|menemukan|ditemukan`,
    ],
    weight: 2.2,
    reply: ({ text }) =>
      complaintReply(text) ??
      'Contoh balasan: *Mohon maaf sekali, Kak [nama], atas kejadian ini. Terima kasih sudah bilang langsung ke kami. Boleh kami ganti hari ini, atau uangnya kami kembalikan, mana yang lebih enak buat Kakak?*\n\nMinta maaf sekali saja, jangan membela diri, beri dua pilihan, lalu tepati. Sebut apa yang dikeluhkan, nanti kalimatnya saya pas-kan.',
  },
  {
    name: 'praise_reply',
    asks: [
      'balasan untuk ulasan bintang lima',
      'balas review yang memuji',
      'jawab komentar pelanggan yang bilang enak',
    ],
    when: [
      `review|ulasan|komentar|komen|testimoni|bintang|rating|pelanggan|pembeli & ${replying} & bintang 5|bintang lima|puas|enak banget|enak sekali|memuji|muji|pujian|positif|mantap|suka banget & !tapi|kurang|tidak enak|jelek|buruk|kecewa|asin|lama|mahal`,
    ],
    weight: 3.6,
    reply: ({ text }) => praiseReply(text),
  },
  {
    name: 'decline_offer_words',
    asks: [
      'pesan menolak kerja sama influencer yang minta gratisan',
      'kata kata menolak tawaran kerja sama dengan sopan',
      'balasan menolak proposal sponsor',
    ],
    when: [
      `nolak|menolak|tolak|nolaknya & kerja sama|kerjasama|endorse|influencer|selebgram|kolaborasi|sponsor|sponsorship|proposal|tawaran|sumbangan & pesan|wa|chat|kata|kata kata|kalimat|sopan|halus|${replying}|cara`,
    ],
    weight: 3,
    reply:
      'Tinggal disalin:\n\n1. *Terima kasih banyak, Kak [nama], sudah menghubungi kami. Untuk saat ini kami belum membuka kerja sama seperti itu. Semoga lain waktu bisa bertemu di kesempatan yang pas.*\n2. *Terima kasih tawarannya, Kak. Anggaran kami bulan ini sudah terpakai, jadi belum bisa ikut. Kalau berkenan mampir sebagai tamu, kami senang sekali.*\n3. *Kami belum memberi produk gratis, Kak, tetapi bisa bekerja sama dengan bagi hasil: [10]% dari penjualan lewat kode Kakak. Kalau cocok, kabari ya.*\n\nBalas sekali, tanpa alasan panjang. Yang ketiga hanya kalau Anda memang mau mencoba, dan hitung dulu untungnya.',
  },
  {
    name: 'debt_words',
    asks: ['kata kata menagih utang lewat wa yang sopan', 'pesan menagih pelanggan yang belum bayar'],
    when: [
      `nagih|menagih|tagih|tagihin|penagihan|pengingat|ingetin|ingatkan|mengingatkan|belum lunas|belum lunasin|belum bayar|belum dibayar|nunggak & ${replying}|kata|teks|pesan|wa|chat|ngechat & ${writing}|halus|sopan|alus|baik baik|ngena|tidak nyinggung|tanpa menyinggung|enak & !invoice|surat resmi|supplier|gaji|nolak|menolak|tolak|nolaknya|karyawan|pegawai`,
      'tagih|tagihin|nagih|menagih & kata kata|kalimat|teks|pesan wa|chat|wa & invoice|tagihan|tempo & !surat|supplier|gaji|cara|bagaimana',
      'tagih|tagihin|nagih|menagih & halus|sopan|alus|baik baik|tidak nyinggung & kasbon|utang|hutang|bon|tagihan|bayaran & !invoice|surat resmi|cara|bagaimana',
    ],
    weight: 1.8,
    reply: ({ text }) => debtReminder(text),
  },
  {
    name: 'bargain_reply',
    asks: ['balas chat pembeli yang tanya bisa kurang tidak', 'jawaban sopan untuk pembeli yang menawar di wa'],
    when: [
      `bisa kurang|boleh kurang|kurang tidak|kurangin|kurangi|nego|net berapa|harga pas|ditawar|nawar|minta diskon|minta potongan|minta murah & ${replying}|balesan|kalimat|chat|kata kata|tulisin|contoh & !supplier|pemasok|sewa|gaji`,
    ],
    weight: 3,
    reply: ({ text }) =>
      bargainReply(soldIn(text) ?? 'barangnya', ownPriceIn(text) ?? readOffer(text)?.price ?? null, extraIn(text)),
  },
  {
    name: 'welcome_words',
    asks: ['cara menyapa pembeli yang masuk toko', 'sapaan untuk pelanggan di wa'],
    when: [
      'nyapa|menyapa|sapa|sapaan|nyambut|menyambut|sambut|menyambutnya|greeting & pembeli|pelanggan|customer|tamu|orang|toko|warung|masuk',
    ],
    weight: 2,
    reply:
      'Sapaan yang tidak kaku menyebut **satu hal yang terlihat**, bukan hanya "ada yang bisa dibantu?":\n\n- baru masuk: *Pagi, Kak. Silakan lihat-lihat dulu, yang baru datang ada di rak depan.*\n- langganan: *Bu [nama], yang biasa? Hari ini ada [barang] juga.*\n- kelihatan bingung: *Cari untuk sendiri atau untuk kado, Kak?*\n- lewat WA: *Halo Kak [nama], terima kasih sudah mampir. Mau tanya harga atau langsung pesan?*\n\nSenyum dan tatap dulu, baru bicara; setelah itu beri jarak. Pertanyaan yang tidak bisa dijawab "tidak" membuat obrolan jalan.',
  },
  {
    name: 'personal_wishes',
    asks: [
      'ucapan untuk pelanggan yang melahirkan',
      'ucapan menikah untuk langganan saya',
      'kata kata duka cita untuk keluarga pelanggan',
      'ucapan semoga cepat sembuh buat pembeli langganan',
    ],
    when: [
      'ucapan|kata kata|kartu|kalimat|ngucapin|tulis|tuliskan|tulisin & belasungkawa|bela sungkawa|turut berduka|dukacita',
      'ucapan|ucapin|ucapkan|kata kata|kartu|kalimat|ngucapin & lahiran|melahirkan|bayi|menikah|nikahan|nikah|pernikahan|ulang tahun|ultah|sakit|sembuh|duka|meninggal|wafat|wisuda|lulus|haji|umroh|khitanan & !promo|jualan bayi|katering nikah|undangan',
    ],
    weight: 2.4,
    reply: ({ text }) => wishesFor(text),
  },
  {
    name: 'question_reply',
    asks: [
      'balas chat pembeli yang tanya warna apa saja',
      'balas wa pelanggan tanya masih ada atau tidak',
      'jawaban untuk yang tanya alamat toko dan jam buka',
      'jawab chat customer tanya ongkir',
    ],
    when: [
      'balasin|balesin|jawabin|balaskan & ready|cod|masih ada|ongkir|warna|ukuran|stok|lokasi & !marah|komplain|kecewa|nego|telat|lama|utang|supplier',
      'balas|balasin|balesin|bales|jawab|jawabin|balaskan & mahal|kemahalan & sebelah|bahan|saya jual|kok',
      'balas|balasin|balesin|bales|jawab|jawabin|balaskan & chat|wa|dm|pesan|inbox|pelanggan|pembeli|customer & ready|mahal|kemahalan|sebelah|warna|ukuran|varian|rasa|ongkir|stok|lokasi|alamat|buka|masih ada & !marah|komplain|kecewa|kurang|nego|telat|lama|utang|naik',
    ],
    weight: 2.6,
    reply: ({ text }) => replyToQuestion(text),
  },
  {
    name: 'gentler_words',
    asks: [
      'cek tulisan ini sopan tidak',
      'kalimat saya sudah sopan belum',
      'tolong haluskan pesan ini',
      'pesan wa ini terlalu kasar tidak',
    ],
    when: [
      'sopan|halus|haluskan|halusin|kasar & cek|periksa|tulisan|kalimat|pesan|chat & ini|saya|tadi|? & !bikin|bikinin|buatin|minta|nagih|menagih|menolak|nolak|kata kata|karyawan|pembeli|pelanggan|balas|balasin',
    ],
    weight: 2.4,
    reply: ({ text }) => gentler(text),
  },
  {
    name: 'win_back_words',
    asks: ['pesan untuk pelanggan lama yang sudah tidak order', 'kata kata menyapa pelanggan yang lama tidak belanja'],
    when: [
      'pelanggan|pembeli|customer|langganan & lama|jarang|berhenti & tidak order|tidak belanja|tidak beli|tidak datang|tidak pesan|tidak mampir|order lagi|belanja lagi|beli lagi & pesan|wa|kata|kata kata|kalimat|teks|chat|broadcast|tulis|tulisin|bikin|bikinin|buat|buatin & !pesanan|datang datang|sampai',
      'pelanggan|pembeli|customer|langganan & tidak order|tidak belanja|tidak beli|tidak mampir & lama & diskon|voucher|promo|kode',
    ],
    weight: 3.4,
    reply: ({ text }) => winBackWords(text),
  },
  {
    name: 'applicant_words',
    asks: ['pesan wa untuk pelamar yang diterima', 'kata kata menolak pelamar kerja', 'wa panggilan wawancara kerja'],
    when: [
      'pelamar|melamar|lamaran|calon karyawan|interview|wawancara & diterima|keterima|terima|tidak|nolak|menolak|tolak|ditolak|lolos|panggilan|dipanggil|interview|wawancara & tulis|tulisin|tuliskan|bikin|bikinin|buat|buatin|kata|kata kata|kalimat|teks|pesan|wa|whatsapp|chat|contoh|balas|balasin & !surat|pertanyaan',
    ],
    weight: 3,
    reply: ({ text }) => applicantWords(text),
  },
  {
    name: 'order_confirmation',
    asks: ['pesan wa konfirmasi pesanan ke pelanggan', 'kata kata konfirmasi order sebelum dikerjakan'],
    when: [
      'konfirmasi|konfirmasiin|mengonfirmasi & pesanan|order|orderan|pemesanan|booking & tulis|tulisin|tuliskan|bikin|bikinin|buat|buatin|buatkan|kata|kata kata|kalimat|teks|pesan|wa|whatsapp|chat|contoh & !surat|invoice|pembayaran|bukti transfer',
    ],
    weight: 3,
    reply: ({ text }) => confirmationOf(text),
  },
]
