import { wordSet } from '../words.ts'

/*
 * Words that say what sort of house somebody has. Each set means a little less than the next one: what one calls one's own without
 * any name, what a small owner has, and whatever opens the name of a house at all.
 */

/** Shops whose sort belongs to the name: `toko saya namanya Berkah Jaya` is Toko Berkah Jaya. */
export const plainShops = wordSet('toko warung kedai bengkel kafe')

/** Goods are left with somebody who sells them. */
export const consigned = wordSet(
  'titip nitip titipan dititip dititipin dititipkan nitipin titipkan konsinyasi naruh taruh',
)

/** Shops in which others leave goods to be sold, as those speak of them: `bagian toko 15%`. */
export const sellingShops = wordSet(
  'toko tokonya warung warungnya kantin koperasi kios outlet kafe cafe mereka reseller',
)

const trades = wordSet('usaha catering katering salon laundry studio konveksi')

/** Houses that one has and does not visit: `usaha saya …`, `katering kami …`. */
export const ownShopWords: ReadonlySet<string> = new Set([...plainShops, ...trades, 'perusahaan'])

/** Businesses a small owner calls his own, where they stand in a name. */
export const ownShops: ReadonlySet<string> = new Set([
  ...plainShops,
  ...trades,
  ...wordSet(
    `cafe resto restoran rm depot butik percetakan ud tb bakery dapur agen grosir pd koperasi galeri barbershop
   rumah-makan`,
  ),
])

/** Houses that one stays or shops at as often as one has them: one's own where its name is told. */
export const namedShopWords = wordSet(
  `penginapan homestay hotel villa losmen kos kost kosan apotek apotik klinik distro butik minimarket grosir
   agen travel kursus bimbel gym konter bakery percetakan koperasi optik pangkalan gerai yayasan rental
   barbershop florist kantin restoran resto rumah-makan`,
)

/** Whatever opens the name of a house: businesses, offices, schools, groups. */
export const companyWords: ReadonlySet<string> = new Set([
  ...ownShops,
  ...wordSet(
    `perusahaan pt cv fa firma yayasan apotek sekolah sd sdn sdit smp smpn sma sman smk smkn mts mi ma tk paud universitas
   univ institut politeknik kampus dinas kantor rs rsud rsia klinik puskesmas hotel bank bumdes bumd masjid
   mushola gereja panitia kelurahan desa kecamatan kabupaten pemkot pemkab pemerintah distributor sanggar
   pondok pesantren karang kelompok paguyuban perumahan ppdb dprd polsek polres kodim stikes akademi lembaga
   himpunan ikatan komunitas band orkes klub persatuan asosiasi perkumpulan pabrik kader tim gapoktan poktan pokdakan kwt
   takmir dkm remaja gudang showroom minimarket swalayan supermarket posyandu panti pkk bpd umkm mebel meubel
   bimbel peternakan perkebunan villa resort homestay losmen wisma ekspedisi majelis warkop`,
  ),
])
