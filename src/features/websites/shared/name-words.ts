import { wordSet } from '#core/assistant/shared/reading-grammar/words.ts'

/** Words that describe a business and are part of no name while they are written small. */
export const describing = new Set(
  'website web online profil company profile usaha jasa bisnis toko warung rumah makan restoran resto cafe kafe kedai kopi salon klinik bengkel laundry kiloan studio musik foto fotografi konsultan pajak hukum travel hotel sekolah kursus gym bahasa inggris gigi mobil motor muslimah kecantikan hewan kelontong bangunan kue roti sepatu baju pakaian kaos hijab pribadi personal portfolio portofolio cv resume landing page barbershop kos kost putri putra penginapan homestay katering catering service servis ac elektronik komputer hp apotek sembako bakso mie ayam soto sate nasi goreng seafood padang les privat bimbel desain grafis wedding rias pengantin tas olshop sederhana bagus keren simpel simple modern gratis murah baru kecil kecilan dan atau saya kami aku punya sendiri itu ini nya sama tentang satu sebuah buah baju anak bayi bunga tanaman ikan ternak sayur buah-buahan frozen food oleh-oleh oleh kerajinan batik mebel furniture percetakan sablon konveksi penjahit jahit tour wisata antar kota rental sewa tk sd smp sma paud fitness barber shop spa dokter notaris pengacara arsitek kontraktor ekspedisi cuci steam galon isi ulang gas beras pulsa kuota counter konter untuk buat bikin tolong dong kak min'.split(
    ' ',
  ),
)

/** Words that say no more of a house than what stands above its title. */
export const general = wordSet(
  'website web online profil company profile usaha jasa bisnis toko warung kedai rumah dokter homestay penginapan villa vila losmen resmi sederhana bagus keren baru sendiri dan atau saya kami',
)

/** Words that lead to a name, in the tongues that owners write, and those that greet whoever makes the page. */
export const naming = wordSet(
  `nama namanya namae namina namonya namonyo jenenge arane ngaranna bernama brand brandnya merk merknya profil resmi milik punya
   tabe punten horas halo hai kak kakak min admin assalamualaikum permisi maaf terima kasih makasih suwun nuhun matur`,
)

/** Nouns of those who do a work, as part of a pattern. */
export const profession = String.raw`(?:tukang|juru|ahli|guru|dokter|bidan|perawat|fotografer|videografer|desainer|arsitek|montir|terapis|agen|distributor|supplier|kontraktor|produsen|notaris|pengacara|mua|instruktur|nelayan|freelancer|penulis|ilustrator|animator|programmer|developer|editor|pe(?:njahit|ngrajin|rajin|tani|ternak|rias|dagang|njual|mbuat|latih|nyanyi|lukis|mandu|nerjemah|masok|ngusaha|musik|mijat))`
