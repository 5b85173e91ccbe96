import type { BusinessType } from './business-types.ts'

/** Words of the types' table (P1 §5) and their everyday spellings, which name a type outright. */
const named: readonly (readonly [BusinessType, string])[] = [
  ['portfolio', 'portfolio|portofolio|porto'],
  ['personal', 'personal|pribadi|blog'],
  ['cv', 'cv'],
  ['resume', 'resume|riwayat hidup'],
  ['cafe', 'cafe|kafe|coffee ?shop|kopi ?shop|kedai kopi'],
  ['warung', 'warung|warteg|angkringan|kedai'],
  ['restoran', 'restoran|resto|rumah makan|restaurant|rm'],
  ['kos', 'kos|kost|kosan|kostan|kos-kosan|kost-kostan'],
  ['barbershop', 'barber\\s?shop|barber|pangkas rambut'],
  ['florist', 'florist'],
  ['apotek', 'apotek|apotik'],
  ['katering', 'katering|catering'],
  ['percetakan', 'percetakan|digital printing'],
  ['salon', 'salon'],
  ['klinik', 'klinik|poliklinik|praktek mandiri|praktik mandiri'],
  ['bengkel', 'bengkel'],
  ['laundry', 'laundry|londri|laundri|binatu'],
  ['fotografi', 'fotografi|fotografer|photography|photographer'],
  ['konsultan', 'konsultan|(?:jasa|biro|layanan) konsultasi|consulting|consultant'],
  ['travel', 'travel'],
  ['hotel', 'hotel'],
  ['sekolah', 'sekolah|pondok tahfi[dz]z?|pondok pesantren|rumah tahfi[dz]z?'],
  ['kursus', 'kursus'],
  ['gym', 'gym'],
  ['studio', 'studio'],
  ['toko', 'toko|e-?commerce|butik|kios|grosir'],
  // Houses that are no business; what they also sell makes them no shop.
  ['umum', 'komunitas|masjid|musholla|mushola|posyandu|karang taruna|paguyuban|yayasan|panti asuhan|gereja'],
]

/** Words that only hint at a type, where none is named. */
const hinted: readonly (readonly [BusinessType, string])[] = [
  ['salon', 'spa|nail art|kecantikan|make ?up|mua|rias'],
  ['klinik', 'dokter|drg\\.?|bidan|puskesmas|fisioterapi|praktik dokter|terapi'],
  ['bengkel', 'servis motor|service motor|servis mobil|tambal ban|ganti oli|cuci motor|cuci mobil|variasi mobil'],
  ['laundry', 'cuci setrika|cuci kering|setrika'],
  ['fotografi', 'prewed|prewedding|jasa foto|foto (?:produk|bayi|newborn|wisuda|keluarga)|videografi'],
  ['travel', 'tour|wisata|umroh|umrah|rental mobil|sewa mobil'],
  ['hotel', 'penginapan|homestay|villa|vila|guest ?house|losmen'],
  ['sekolah', 'paud|tk|sd|smp|sma|smk|mi|mts|madrasah|pesantren|ponpes|daycare'],
  ['kursus', 'les|kelas|belajar|bimbel|bimbingan belajar|pelatihan|privat|sanggar'],
  ['gym', 'fitness|fitnes|senam|yoga|pilates'],
  ['konsultan', 'notaris|pengacara|advokat|akuntan publik|arsitek'],
  ['cafe', 'kopi|espresso|boba'],
  ['warung', 'bakso|mie ayam|soto|sate|ayam geprek|nasi goreng|nasi uduk|pecel|gorengan|seblak|seafood|warkop'],
  [
    'toko',
    'bakery|roti|kue|keripik|kripik|madu|dodol|abon|camilan|snack|kelontong|sembako|fashion|baju|kaos|hijab|sepatu|batik|mebel|furniture|jual|jualan|online ?shop|olshop|elektronik|kerajinan|konveksi|penjahit',
  ],
]

const compiled = (table: readonly (readonly [BusinessType, string])[]): readonly (readonly [BusinessType, RegExp])[] =>
  table.map(([type, words]) => [
    type,
    new RegExp(`(?<![\\p{L}\\p{N}_@.])(?:${words})(?:nya|ku)?(?![\\p{L}\\p{N}_@])`, 'giu'),
  ])

/** A stall says where one sells, not what: its goods tell more. */
const stalls: readonly (readonly [BusinessType, string])[] = [['toko', 'lapak']]

const namedRules = compiled(named)
const hintedRules = compiled(hinted)
const stallRules = compiled(stalls)

/** Where a word names a neighbour and not the business: `di depan sekolah`, `dekat hotel`. */
const beside = /(?:depan|dekat|samping|sebelah|belakang|seberang|sebrang|area|pasar|kampus|untuk|oleh)\s+$/i

/** `jasa foto produk`: its studio is one of photography. */
const photographed = /(?<!\p{L})(?:jasa (?:foto|video)|foto(?:grafi)? produk)(?!\p{L})/iu

/** Whoever takes pictures and names a house: its portfolio is the site of its trade, not of a person. */
const isPhotoHouse = (text: string): boolean =>
  /(?<!\p{L})(?:fotografi|fotografer|photography|jasa foto|foto (?:produk|bayi|newborn|wisuda|keluarga))(?!\p{L})/iu.test(
    text,
  ) && /(?<!\p{L})(?:brand|studio)(?:nya)?(?!\p{L})/iu.test(text)

/** `company profile CV Karya …, portofolio: …`: what a company has built is a part of its page. */
const isCompany = (text: string): boolean =>
  /(?<!\p{L})(?:company profile|profil perusahaan)(?!\p{L})/iu.test(text) ||
  /(?<!\p{L})(?:PT|CV|UD)\.?\s\p{Lu}\p{Ll}/u.test(text)

/** `termasuk makan dan laundry`: what comes with a price is not what the house does. */
const included = /(?<!\p{L})(?:termasuk|fasilitas(?:nya)?|bonus|include)\s[^,.;:\n]{0,30}$/iu

const isMeant = (text: string, at: number, word: string): boolean => {
  if (included.test(text.slice(Math.max(0, at - 48), at))) return false
  const before = text.slice(Math.max(0, at - 24), at)
  const after = text.slice(at + word.length, at + word.length + 24)
  const low = word.toLowerCase()
  // `CV Maju Bersama` is a company; `CV online`, `website CV saya` is somebody's life.
  if (low === 'cv') {
    const isOrdered =
      /(?:web\s?site|web|situs|halaman|laman|page|buat(?:kan|in)?|bikin(?:in|kan)?)(?:nya)?\s+(?:\p{L}+\s+){0,2}$/iu.test(
        before,
      )
    const isOwn = /^\s+(?:online|saya|pribadi|digital|onlen)(?!\p{L})/iu.test(after)
    if (!isOwn && (!isOrdered || /^\.?\s+\p{Lu}/u.test(after))) return false
  }
  if (low === 'personal' && /^\s+trainer/i.test(after)) return false
  if (
    low.startsWith('port') &&
    (/^\s(?:\d|nanti|nyusul|menyusul)/u.test(after) || isPhotoHouse(text) || isCompany(text))
  )
    return false
  // `jasa foto newborn, nama studionya …`: how the house is called, not what is done in it.
  if (low.startsWith('studio') && (/(?<!\p{L})nama(?:nya)?\s+$/iu.test(before) || photographed.test(text))) return false
  // `latihan di kolam Hotel Bahari`: where it is done.
  if (
    /^(?:hotel|sekolah|gym|studio|masjid|gereja)$/.test(low) &&
    /^\p{Lu}/u.test(word) &&
    /(?<!\p{L})di\s+(?:\p{Ll}+\s+)?$/u.test(before) &&
    /^\s\p{Lu}/u.test(after)
  )
    return false
  // `les renang di kolam hotel …`: where it is done.
  if (low === 'hotel' && /(?:kolam|aula|ballroom|lapangan|halaman|parkiran)\s+$/iu.test(before)) return false
  // `kunjungan sekolah`, `seragam sekolah`: what is offered to schools and their pupils.
  if (
    low === 'sekolah' &&
    /(?:kunjungan|seragam|anak|tas|sepatu|buku|alat|perlengkapan|kantin|antar jemput|bus)\s+$/i.test(before)
  )
    return false
  // `nasi murah anak kos`: who buys, not what is kept.
  if (low.startsWith('kos') && /(?:anak|mahasiswa|penghuni|warga)\s+$/i.test(before)) return false
  if (/^(?:masjid|mush?olla|gereja)$/.test(low) && /(?:jl|jln|jalan|gg|gang)\.?\s+$/i.test(before)) return false
  if (/^(?:masjid|mush?olla|gereja|toko|studio|kios|sekolah|hotel|warung|kos.*|apotek)$/.test(low))
    return !/(?:depan|dekat|samping|sebelah|belakang|seberang|sebrang)\s+$/i.test(before)
  return !beside.test(before) || !/^(?:sd|smp|sma|smk|tk|mi|mts|kopi)$/.test(low)
}

const earliest = (text: string, rules: readonly (readonly [BusinessType, RegExp])[]): BusinessType | null => {
  let best: { at: number; type: BusinessType } | null = null
  for (const [type, pattern] of rules) {
    for (const found of text.matchAll(pattern)) {
      if (!isMeant(text, found.index, found[0])) continue
      if (best === null || found.index < best.at) best = { at: found.index, type }
      break
    }
  }
  return best?.type ?? null
}

/** The type of business a message speaks of (P1 §5); null where no word of it tells. */
export const businessTypeIn = (text: string): BusinessType | null => {
  const plain = text.replaceAll(/(?:toko online|toko daring|online shop)/gi, (words) =>
    words.replace(/online|daring/i, ''),
  )
  return earliest(plain, namedRules) ?? earliest(plain, hintedRules) ?? earliest(plain, stallRules)
}
