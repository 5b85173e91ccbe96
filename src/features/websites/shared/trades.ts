import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { BusinessType, Emblem, TypeWords } from './business-types.ts'
import { productIn } from './told-product.ts'
import { serviceWords } from './service-words.ts'
import { typeWords } from './type-words.ts'

/** What a page says of a trade that none of the types names well: its own word, and what is asked of visitors. */
export interface Trade {
  /** As it stands before the place: `Katering di Bekasi`. */
  readonly called: string
  readonly headline: string
  readonly offersHeading: string
  readonly callHeading: string
  readonly callText: string
  /** The key's words and what is drawn, where the type's own would not do. */
  readonly action?: string
  readonly emblem?: Emblem
  readonly scene?: TypeWords['scene']
}

const shop = {
  action: 'Pesan lewat WhatsApp',
  headline: 'Yang Anda cari, tinggal pilih.',
  offersHeading: 'Daftar barang',
  callHeading: 'Sudah ketemu yang dicari?',
  callText: 'Kirim nama barang dan jumlahnya, kami balas dengan ketersediaannya.',
} as const
const work = {
  scene: 'emblem',
  emblem: 'wrench',
  headline: 'Ceritakan kebutuhannya, kami kerjakan.',
  offersHeading: 'Layanan dan harga',
  callHeading: 'Ada yang ingin dikerjakan?',
  callText: 'Kirim kebutuhan, ukuran, dan tanggal jadinya.',
} as const
const community = {
  scene: 'emblem',
  emblem: 'book',
  headline: 'Selamat datang. Mari bersama.',
  offersHeading: 'Kegiatan',
  callHeading: 'Ingin ikut atau membantu?',
  callText: 'Kirim pesan, kami jawab.',
} as const

/** What a page says of a type is said of its trades too, where they differ in their name alone. */
const wordsOf = (type: 'bengkel' | 'fotografi') => {
  const { headline, offersHeading, callHeading, callText } = serviceWords[type]
  return { headline, offersHeading, callHeading, callText }
}
const vehicles = wordsOf('bengkel')

/** Trades within a type that has words of its own. */
const within: Partial<Record<BusinessType, readonly (readonly [string, Trade])[]>> = {
  bengkel: [
    [
      '(?:bengkel |tukang |jasa )?las|kanopi|teralis|tralis|bubut|pagar besi',
      { ...work, called: 'Bengkel las', callText: 'Kirim gambar atau ukurannya, kami hitung dan jadwalkan.' },
    ],
    ['(?:bengkel|servis|service) motor', { ...vehicles, called: 'Bengkel motor' }],
    ['(?:bengkel|servis|service) mobil', { ...vehicles, called: 'Bengkel mobil' }],
    [
      'bengkel (?:elektronik|komputer|laptop|hp|tv|ac|sepeda|kayu|mebel|radiator)',
      { ...work, called: 'Bengkel', callText: 'Kirim jenis barang dan keluhannya, kami bantu jadwalkan.' },
    ],
  ],
  katering: [
    [
      '(?:katering|catering)(?: \\p{L}+)? (?:diet|harian|sehat|kantor|anak|rumahan)|rantangan',
      {
        called: 'Katering harian',
        headline: 'Makan teratur, tanpa repot memasak.',
        offersHeading: 'Menu dan paket',
        callHeading: 'Mulai hari apa?',
        callText: 'Kirim paketnya, tanggal mulai, dan alamat antarnya.',
      },
    ],
  ],
  salon: [
    [
      'mua|makeup artist|penata rias|jasa (?:makeup|rias)',
      {
        called: 'Penata rias',
        headline: 'Hari besar, dirawat sampai detail.',
        offersHeading: 'Riasan dan harga',
        callHeading: 'Tanggalnya sudah ada?',
        callText: 'Kirim tanggal, tempat, dan riasan yang diminati.',
      },
    ],
    [
      'anjing|kucing|hewan|pet grooming|pet salon|anabul',
      {
        called: 'Salon hewan',
        headline: 'Datang kusut, pulang bersih dan wangi.',
        offersHeading: 'Perawatan dan harga',
        callHeading: 'Siapa yang mau dirawat?',
        callText: 'Kirim jenis hewannya, perawatan yang diinginkan, dan harinya.',
      },
    ],
    [
      'wedding|nikahan|pernikahan|pengantin',
      {
        called: 'Rias dan pernikahan',
        headline: 'Hari besar, dirawat sampai detail.',
        offersHeading: 'Paket dan harga',
        callHeading: 'Tanggalnya sudah ada?',
        callText: 'Kirim tanggal, tempat, dan paket yang diminati.',
      },
    ],
  ],
  klinik: [
    [
      'klinik hewan|dokter hewan|drh',
      {
        called: 'Klinik hewan',
        headline: 'Mereka tidak bisa bilang sakit, kami yang memeriksa.',
        offersHeading: 'Layanan dan biaya',
        callHeading: 'Hewannya kenapa?',
        callText: 'Kirim jenis hewan, keluhan singkat, dan hari yang Anda inginkan.',
      },
    ],
    [
      'dokter gigi|klinik gigi|drg',
      {
        called: 'Dokter gigi',
        headline: 'Gigi sehat dimulai dari satu kunjungan.',
        offersHeading: 'Perawatan dan biaya',
        callHeading: 'Buat janji',
        callText: 'Kirim nama, keluhan singkat, dan hari yang Anda inginkan.',
      },
    ],
  ],
  kursus: [
    [
      'bimbel|bimbingan belajar',
      {
        called: 'Bimbel',
        headline: 'Dipahami dulu, nilainya menyusul.',
        offersHeading: 'Program dan biaya',
        callHeading: 'Kelas berapa sekarang?',
        callText: 'Kirim kelas, mata pelajaran, dan hari yang cocok.',
      },
    ],
    [
      '(?:kursus |belajar |les )?(?:mengemudi|nyetir|setir mobil|stir mobil)',
      {
        called: 'Kursus mengemudi',
        headline: 'Dari kaku sampai lancar di jalan.',
        offersHeading: 'Paket dan biaya',
        callHeading: 'Mulai kapan?',
        callText: 'Kirim paket, hari yang cocok, dan titik jemputnya.',
      },
    ],
  ],
  sekolah: [
    [
      'pesantren|ponpes',
      {
        called: 'Pesantren',
        headline: 'Menimba ilmu, merawat adab.',
        offersHeading: 'Program dan biaya',
        callHeading: 'Mau mondok?',
        callText: 'Kirim nama calon santri dan pertanyaan Anda tentang pendaftaran.',
      },
    ],
    [
      'daycare|penitipan anak|tpa',
      {
        called: 'Daycare',
        headline: 'Ayah dan ibu bekerja, si kecil ditemani.',
        offersHeading: 'Paket dan biaya',
        callHeading: 'Mau menitipkan si kecil?',
        callText: 'Kirim usia anak, hari penitipan, dan jam antar jemputnya.',
      },
    ],
  ],
}

/** The name of a trade stands this near to the beginning. */
const longestOpening = 200

const namedBy = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** The first that holds names the trade; special ones stand before the general. */
const trades: readonly (readonly [string, RegExp, Trade])[] = (
  [
    ['masjid|musholla|mushola|surau', { ...community, called: 'Masjid', emblem: 'book' }],
    ['yayasan|panti (?!pijat)\\p{L}+', { ...community, called: 'Yayasan' }],
    ['komunitas|karang taruna|paguyuban|organisasi', { ...community, called: 'Komunitas' }],
    [
      'kelompok tani|gapoktan|kwt',
      { ...shop, called: 'Kelompok tani', emblem: 'flower', headline: 'Dari kebun kami ke dapur Anda.' },
    ],
    [
      'petani|kebun|hidroponik|sayur organik',
      { ...shop, called: 'Hasil kebun', emblem: 'flower', headline: 'Dari kebun kami ke dapur Anda.' },
    ],
    [
      'desa wisata|kampung wisata|ekowisata|agrowisata',
      {
        called: 'Desa wisata',
        scene: 'emblem',
        emblem: 'flower',
        headline: 'Datang sehari, ingatnya lama.',
        offersHeading: 'Kegiatan dan harga',
        callHeading: 'Datang tanggal berapa?',
        callText: 'Kirim tanggal, jumlah orang, dan kegiatan yang dipilih.',
      },
    ],
    ['posyandu', { ...community, called: 'Posyandu' }],
    ['bumdes', { ...community, called: 'Badan usaha milik desa', offersHeading: 'Produk dan layanan' }],
    ['desa|kelurahan', { ...community, called: 'Desa', offersHeading: 'Produk dan layanan' }],
    [
      'properti|perumahan|developer|residence|kavling|jual rumah',
      {
        called: 'Perumahan',
        emblem: 'bed',
        scene: 'emblem',
        headline: 'Pulang ke rumah sendiri.',
        offersHeading: 'Tipe dan harga',
        callHeading: 'Mau melihat rumahnya?',
        callText: 'Kirim hari dan jamnya, kami antar melihat lokasi.',
      },
    ],
    [
      'cetak|printing|sablon',
      { ...work, called: 'Sablon dan cetak', emblem: 'pencil', offersHeading: 'Cetakan dan harga' },
    ],
    ['toko bangunan|material bangunan', { ...shop, called: 'Toko bangunan' }],
    [
      'toko kue|bakery|roti|kue',
      {
        ...shop,
        called: 'Toko kue',
        emblem: 'bowl',
        offersHeading: 'Kue dan harga',
        headline: 'Manisnya untuk dibagi.',
      },
    ],
    ['tanaman hias|tanaman|bibit tanaman', { ...shop, called: 'Toko tanaman', offersHeading: 'Tanaman dan harga' }],
    [
      'pet ?shop|grooming kucing|grooming anjing',
      { ...shop, called: 'Pet shop', offersHeading: 'Perawatan dan barang' },
    ],
    ['frozen ?food', { ...shop, called: 'Makanan beku' }],
    [
      'hijab|gamis|busana|butik|fashion',
      { ...shop, called: 'Toko busana', emblem: 'shirt', offersHeading: 'Koleksi dan harga' },
    ],
    [
      'rental mobil|sewa mobil|rental motor|sewa motor',
      {
        called: 'Rental kendaraan',
        emblem: 'wrench',
        scene: 'emblem',
        headline: 'Kuncinya siap, tinggal berangkat.',
        offersHeading: 'Kendaraan dan tarif',
        callHeading: 'Perlu untuk tanggal berapa?',
        callText: 'Kirim tanggal, tujuan, dan kendaraan yang dipilih.',
      },
    ],
    ['kontraktor|alat berat|jasa bangun|renovasi rumah', { ...work, called: 'Kontraktor' }],
    [
      'undangan digital|undangan online',
      { ...work, called: 'Undangan digital', emblem: 'pencil', offersHeading: 'Paket dan harga' },
    ],
    [
      'desainer|desain grafis|jasa desain',
      { ...work, called: 'Desain grafis', emblem: 'pencil', offersHeading: 'Jasa dan harga' },
    ],
    ['konveksi|penjahit|jahit', { ...work, called: 'Jahit dan konveksi', emblem: 'shirt' }],
    ['servis ac|service ac|cuci ac|servis elektronik', { ...work, called: 'Servis elektronik' }],
    [
      'event organizer|wedding organizer|\\beo\\b|\\bwo\\b|dekorasi',
      {
        ...work,
        called: 'Penyelenggara acara',
        emblem: 'camera',
        offersHeading: 'Paket dan harga',
        callHeading: 'Acaranya kapan?',
        callText: 'Kirim tanggal, tempat, dan jumlah tamunya.',
      },
    ],
    [
      'studio foto|foto studio|photo studio',
      {
        ...wordsOf('fotografi'),
        called: 'Studio foto',
        emblem: 'camera',
        callText: 'Kirim tanggal, jumlah orang, dan paket yang diminati.',
      },
    ],
    [
      'senam|zumba|aerobik|yoga|pilates',
      {
        called: 'Studio senam',
        headline: 'Bergerak bareng, pulang lebih segar.',
        offersHeading: 'Kelas dan harga',
        callHeading: 'Mau ikut kelas apa?',
        callText: 'Kirim kelas dan hari yang Anda pilih.',
      },
    ],
    ['ekspedisi|jasa kirim|pindahan|kargo', { ...work, called: 'Jasa angkut' }],
    [
      'pijat|urut|refleksi|bekam',
      {
        called: 'Pijat dan urut',
        scene: 'emblem',
        emblem: 'person',
        headline: 'Badan pegal, biar tangan kami yang bekerja.',
        offersHeading: 'Layanan dan harga',
        callHeading: 'Mau jam berapa?',
        callText: 'Kirim layanan, jam, dan alamatnya.',
      },
    ],
    [
      'sedot wc|tukang \\p{L}+|jasa (?:bersih|cuci|pasang|servis|service|angkut|las)',
      { ...work, called: 'Jasa panggilan' },
    ],
    [
      'jastip|jasa titip',
      { ...shop, called: 'Jasa titip', callText: 'Kirim nama atau foto barangnya, kami balas dengan harganya.' },
    ],
    [
      'surf|surfing|diving|snorkeling|rafting',
      {
        called: 'Wisata air',
        scene: 'emblem',
        emblem: 'wave',
        headline: 'Airnya menunggu.',
        offersHeading: 'Paket dan harga',
        callHeading: 'Datang tanggal berapa?',
        callText: 'Kirim tanggal, jumlah orang, dan paketnya.',
      },
    ],
  ] as const
).map(([words, trade]) => [words, namedBy(words), trade])
/** Most messages name none of them: one look tells that sooner than one for each. */
const anyTrade = namedBy(trades.map(([words]) => words).join('|'))

const typed = (Object.entries(within) as [BusinessType, readonly (readonly [string, Trade])[]][]).map(
  ([type, list]) => [type, list.map(([words, trade]) => [namedBy(words), trade] as const)] as const,
)

/** Types that say little of a trade; the others have words of their own. */
const vague: ReadonlySet<BusinessType> = new Set(['umum', 'toko', 'travel', 'hotel', 'restoran', 'studio'])

/** `Jl. Masjid Raya` names a street. */
const streets = /(?<!\p{L})(?:jl|jln|jalan|gg|gang)\.?\s+\p{L}+/giu

/** The trade that the words before a message's list of goods name; null where the type says it well enough. */
export const tradeIn = (text: string, type: BusinessType, name = ''): Trade | null => {
  // What is sold is no trade: only the words around the order and the name count.
  const [opening = ''] = text.slice(0, longestOpening).replaceAll(streets, ' ').split(/\d/u)
  const own = typed.find(([of]) => of === type)?.[1].find(([named]) => named.test(opening))
  if (own !== undefined || !vague.has(type)) return own?.[1] ?? null
  // `toko tanaman hias "Kebun Bu Rum"`: what stands around the name says more of the trade than the name.
  const around = name === '' ? opening : opening.replace(name, ' ; ')
  const named = [around, opening].flatMap((words) => (anyTrade.test(words) ? [tradeOf(words)] : []))[0]
  return named ?? (type === 'toko' ? toldShop(opening) : null)
}

const tradeOf = (words: string): Trade | null => trades.find(([, named]) => named.test(words))?.[2] ?? null

const shopTold =
  /(?<!\p{L})((?:toko|lapak|kios|grosir|butik|agen|depot|gudang|pusat|jual beli)\s(?!online|daring)\p{Ll}{2,}(?:\s\p{Ll}{3,}){0,2}?)(?=\s+(?:["“'(]|\p{Lu}|punya|milik|saya|sy|kami|namanya|nama|di\s)|\s*[,.:;])/u
const saysNothing = /\s(?:saya|kami|kecil|baru|milik|punya|online|ini|itu|dong|sendiri|yang|aku)(?=\s|$)/u

/** `toko alat pancing Mata Kail`: the owner's own word for the shop stands above its title. */
const toldShop = (opening: string): Trade | null => {
  const called = shopTold.exec(opening)?.[1] ?? productIn(opening)
  return called === '' || saysNothing.test(called) ? null : { ...shop, called: sentenceCase(called) }
}

/** What says nothing of the one house: better is a title that tells what it is and where. */
const plainTitles: ReadonlySet<string> = new Set([shop.headline, work.headline, typeWords.umum.headline])
export const isPlainTitle = (title: string): boolean => plainTitles.has(title)

/** The trade that a page goes by, from a line above or in its title; null where it goes by its type. */
export const tradeOfLine = (line: string, type: BusinessType): Trade | null => {
  const [what = ''] = line.replace(/\.$/, '').split(' di ')
  const known = [...trades.map(([, , trade]) => trade), ...typed.flatMap(([, list]) => list.map(([, trade]) => trade))]
  return known.find(({ called }) => what === called) ?? tradeIn(what, type)
}
