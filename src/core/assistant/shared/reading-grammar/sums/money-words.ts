/** Words that say that figures are a sum. */
export const priceCues = new Set([
  '@',
  'harga',
  'seharga',
  'masing-masing',
  'satuan',
  'satuannya',
  'sebesar',
  'senilai',
  'tarif',
  'bayar',
  'harganya',
  'uang',
  'dp',
  'total',
  'totalnya',
  'ongkir',
  'diskon',
  'deposit',
  'gaji',
  'sewanya',
])

/** Which of several prices is told: `harga titip 12.000, harga jual 15.000`. */
export const sortsOfPrice = new Set(
  'titip jual beli grosir eceran ecer modal pokok dasar sewa reseller normal'.split(' '),
)

/** Units of strength and size: figures before them are no sum. */
export const measured = new Set(
  'watt volt va kva cc mah hp pk rpm dpi inch inci lumen btu km pengunjung orang peserta'.split(' '),
)

/** What sums are called among traders. */
export const streetSums = new Map(
  Object.entries({
    seceng: 1e3,
    noceng: 2e3,
    goceng: 5e3,
    ceban: 1e4,
    noban: 2e4,
    jigo: 25e3,
    goban: 5e4,
    gocap: 5e4,
    cepek: 1e5,
  }),
)

/** Words before a price that belong to it. */
export const beforeWords = new Set([
  'harga',
  'seharga',
  'satuan',
  'satuannya',
  'masing-masing',
  'tarif',
  'dengan',
  ':',
  '=',
  'cuma',
  'hanya',
  'jual',
  'satunya',
  'jualnya',
  'masing',
  'x',
  '×',
])
