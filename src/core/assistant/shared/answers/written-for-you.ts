import type { Answer } from './answer.ts'
import { descriptionOf } from './copywriting/descriptions.ts'
import { hiring, jobAd } from './copywriting/job-ad.ts'
import { namesFor, slogansFor } from './copywriting/names-and-slogans.ts'
import { readOffer, soldIn } from './copywriting/offer.ts'
import { rhymesFor } from './copywriting/rhymes.ts'
import { profileWords } from './copywriting/short-replies.ts'
import { writing } from './written-to-buyers.ts'

/** Words of the request and of the place where it stands. */
const ofDescription =
  /(?<!\p{L})(?:deskripsi(?:nya|in|kan)?|keterangan|(?:(?:di|buat|untuk|utk)\s)?(?:(?:lapak|toko|katalog|etalase)\s)?(?:shopee|tokopedia|tokped|tiktok(?:\sshop)?|lazada|marketplace))(?!\p{L})/giu

/** Signs that refuse credit with a smile. */
const funnySigns =
  'Yang membuat tersenyum:\n\n1. *Buku bon sedang cuti panjang. Kembalinya belum tahu kapan.*\n2. *Yang boleh numpang di sini cuma kucing. Bon, mohon maaf, tidak.*\n3. *Utang bikin kangen: saya kangen uangnya, Anda kangen belanjanya. Tunai saja, biar sering ketemu.*\n\n'

/** Words written for the owner's own thing or case; in general words where the message does not name it. */
export const writtenForYou: readonly Answer[] = [
  {
    name: 'shop_names',
    asks: ['nama yang bagus untuk usaha makanan', 'ide nama toko baju', 'namain usaha frozen food gampang diingat'],
    when: [
      'nama buat|nama untuk|nama bagi & usaha|toko|warung|kedai|bisnis|kafe|cafe|laundry|bengkel|salon|butik|kios|katering|produk|jualan|brand|kopi & !daftar|izin|nib|surat|faktur|atas nama',
      'namain|namakan|kasih nama & usaha|toko|warung|kedai|brand|bisnis|jualan|produk|ku|frozen|kopi|katering & !boleh|bolehkah',
      'nama|namanya & usaha|toko|warung|kedai|brand|merek|bisnis|kafe|cafe|laundry|bengkel|salon|butik|kios|katering|catering|produk|jualan|rumah makan|olshop|online shop|angkringan|depot & ide|saran|kasih|kasi|carikan|bikinin|buatin|usul|rekomendasi|contoh|unik|keren|lucu|apa|bagus|cocok|kesan|kesannya|elegan|modern|islami|kekinian|mewah|aesthetic & !daftar|pelanggan|izin|nib|surat|ganti|arti|saya apa|nomor|panggil|dipanggil|boleh|bolehkah',
    ],
    weight: 1.4,
    reply: ({ text }) => {
      const offer = readOffer(text)
      return offer === null
        ? 'Nama yang baik: **mudah diucapkan, mudah diketik, menyebut apa yang dijual**, dan belum dipakai.\n\nPola yang aman: nama Anda + barang (*Dapur [nama]*), tempat + barang (*Kopi [nama jalan]*), atau rasa + barang (*Sambal Nendang*). Sebut apa yang dijual dan di mana, nanti saya tuliskan beberapa.\n\nSebelum dipakai, cek di Google Maps, Instagram, dan pangkalan data merek (pdki-indonesia.dgip.go.id).'
        : namesFor(offer, text)
    },
  },
  {
    name: 'slogans',
    asks: ['slogan yang bagus untuk warung', 'tagline usaha kopi'],
    when: [
      'slogan|tagline|moto|motto|jargon & ?|bikin|bikinin|buat|buatin|ide|contoh|kasih|saran|bagus|untuk|tulis|carikan',
      'slogan|tagline|motto & !bedanya|beda',
    ],
    weight: 2.6,
    reply: ({ text }) => {
      const offer = readOffer(text)
      return offer === null
        ? 'Slogan yang diingat: paling banyak **enam kata**, satu janji, dan benar terjadi. Pola: *[barang] + janji* (*Cuci kering, wangi seharian*), *dua hal yang berlawanan* (*Porsi besar, harga kecil*), atau *ajakan* (*Lapar? Mampir dulu*).\n\nSebut usaha dan satu kelebihannya, nanti saya tuliskan empat pilihan.'
        : slogansFor(offer)
    },
  },
  {
    name: 'cheer_words',
    asks: ['kata kata penyemangat buat karyawan', 'kalimat motivasi untuk pegawai'],
    when: [
      'semangat|penyemangat|motivasi|menyemangati & karyawan|pegawai|tim|anak buah & kata kata|kata|kalimat|ucapan|tulisan|pesan|bikin|kasih',
    ],
    weight: 2.6,
    reply:
      'Pilih satu, sebut namanya dan **satu hal yang memang ia kerjakan**:\n\n1. *[Nama], kemarin ramai sekali dan kamu tetap sabar melayani. Saya lihat itu. Terima kasih.*\n2. *Tim, minggu ini kita naik [jumlah] pesanan. Itu hasil kerja rapi kalian di [bagian]. Hari ini kita jaga yang sama.*\n3. *Hari ini mungkin sepi, tidak apa-apa. Kita pakai untuk merapikan [rak], besok lebih siap.*\n\nUcapkan langsung sebelum buka toko, paling lama semenit. Yang paling menyemangati tetap gaji tepat waktu, jam istirahat, dan bonus kecil saat target tercapai.',
  },
  {
    name: 'sign_words',
    asks: ['tulisan dilarang utang di warung yang sopan', 'tulisan tidak melayani bon'],
    when: [
      'ditempel|tempel|tulisan|papan|kertas|kata kata|kalimat & utang|hutang|ngutang|ngebon|bon|kasbon & !nagih|menagih|tagih|wa|surat',
    ],
    weight: 2.6,
    reply: ({ text }) =>
      `${/lucu|kocak|jenaka|nyeleneh|ngakak/i.test(text) ? funnySigns : ''}Untuk ditempel, yang sopan tapi tegas:\n\n1. *Maaf, warung kecil ini belum bisa bon. Modalnya diputar tiap hari. Terima kasih pengertiannya.*\n2. *Hari ini tunai, besok boleh datang lagi.*\n3. *Demi rukunnya kita: belanja tunai, tetangga tetap akur.*\n4. Kalau masih memberi: *Bon paling banyak Rp [100.000], paling lama [7] hari. Lunas dulu, baru ambil lagi.*\n\nPasang setinggi mata di dekat laci, huruf besar, satu saja. Berlaku untuk semua orang, juga saudara; sekali dilanggar tulisannya tidak didengar lagi.`,
  },
  {
    name: 'job_ad',
    asks: ['kata kata lowongan kerja untuk jaga warung', 'tulisan lowongan karyawan toko', 'caption loker warung'],
    when: [
      `${hiring} & kata|kata kata|kalimat|teks|tulisan|caption|pengumuman|poster|status|story|${writing} & !surat lamaran|lamaran`,
    ],
    weight: 2.8,
    reply: ({ text }) => jobAd(text),
  },
  {
    name: 'product_description',
    asks: ['deskripsi produk untuk shopee', 'buatkan deskripsi barang untuk marketplace'],
    when: [
      `deskripsi|deskripsinya|keterangan produk|deskripsiin & produk|barang|jualan|shopee|tokopedia|tokped|tiktok|marketplace|lapak|toko|menu|${writing} & !profil|bio|pekerjaan|tugas|proposal`,
    ],
    weight: 2.8,
    reply: ({ text }) => {
      const offer = readOffer(text.replaceAll(ofDescription, ' '))
      return offer === null
        ? 'Bisa, Juragan. Sebut barangnya dan yang benar tentangnya dalam satu kalimat, misalnya *deskripsi untuk sambal bawang botol 150 ml, pedas, tahan 1 bulan*. Saya tulis judul dan keterangannya; yang tidak disebut saya biarkan kosong bertanda.'
        : descriptionOf(offer)
    },
  },
  {
    name: 'rhyme_words',
    when: [
      'pantun & warung|toko|jualan|jual|dagangan|usaha|produk|etalase|ditempel|tempel|pembeli|pelanggan|promo|promosi|iklan|status|caption|lele|kopi|utang',
    ],
    weight: 2.4,
    reply: ({ text }) =>
      rhymesFor(soldIn(text) ?? readOffer(text.replaceAll(/pantun\p{L}{0,3}/giu, ' '))?.thing ?? 'dagangan', text),
  },
  {
    name: 'profile_words',
    asks: ['bio instagram toko yang bagus', 'isi bio ig jualan kue'],
    when: [
      'bio|deskripsi profil|keterangan profil|profil bisnis & bikin|bikinin|buat|buatin|tulis|tulisin|contoh|minta|kasih & !foto|akun baru',
    ],
    weight: 2.6,
    reply: ({ text }) => profileWords(readOffer(text.toLowerCase().replace(/\bbio\b/g, ' '))),
  },
]
