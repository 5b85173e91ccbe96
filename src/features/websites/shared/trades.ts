import type { Emblem, TypeWords } from './business-types.ts'

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

/** The name of a trade stands this near to the beginning. */
const longestOpening = 200

const namedBy = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** The first that holds names the trade; special ones stand before the general. */
const trades: readonly (readonly [string, RegExp, Trade])[] = (
  [
    ['masjid|musholla|mushola|surau', { ...community, called: 'Masjid', emblem: 'book' }],
    ['yayasan|panti asuhan|panti', { ...community, called: 'Yayasan' }],
    ['komunitas|karang taruna|paguyuban|organisasi', { ...community, called: 'Komunitas' }],
    ['desa|kelurahan|bumdes', { ...community, called: 'Desa', offersHeading: 'Produk dan layanan' }],
    [
      'katering|catering|prasmanan|nasi ?box',
      {
        called: 'Katering',
        action: 'Pesan lewat WhatsApp',
        emblem: 'bowl',
        headline: 'Acaranya Anda, masaknya kami.',
        offersHeading: 'Menu dan paket',
        callHeading: 'Untuk acara kapan?',
        callText: 'Kirim tanggal, jumlah porsi, dan alamat antarnya.',
      },
    ],
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
      'percetakan|cetak|printing|sablon|digital ?print\\p{L}*',
      { ...work, called: 'Percetakan', emblem: 'pencil', offersHeading: 'Cetakan dan harga' },
    ],
    ['apotek|apotik', { ...shop, called: 'Apotek', emblem: 'cross', scene: 'emblem' }],
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
    [
      'kos|kost|kosan|kos-kosan',
      {
        called: 'Kos',
        headline: 'Tempat pulang selama merantau.',
        offersHeading: 'Kamar dan harga',
        callHeading: 'Mau lihat kamarnya?',
        callText: 'Kirim hari kunjungan dan kamar yang diminati.',
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
    ['ekspedisi|jasa kirim|pindahan|kargo', { ...work, called: 'Jasa angkut' }],
  ] as const
).map(([words, trade]) => [words, namedBy(words), trade])
/** Most messages name none of them: one look tells that sooner than one for each. */
const anyTrade = namedBy(trades.map(([words]) => words).join('|'))

/** The trade that the words before a message's list of goods name; null where a type says it well enough. */
export const tradeIn = (text: string): Trade | null => {
  // What is sold is no trade: only the words around the order and the name count.
  const [opening = ''] = text.slice(0, longestOpening).split(/\d/u)
  return anyTrade.test(opening) ? (trades.find(([, named]) => named.test(opening))?.[2] ?? null) : null
}

/** The trade that a page goes by, from the words above its title; null where it goes by its type. */
export const tradeOfKicker = (kicker: string): Trade | null =>
  trades.find(([, , { called }]) => kicker === called || kicker.startsWith(`${called} di `))?.[2] ?? null
