import { wordSet } from '../words.ts'

/** What a business is or sells; such words stand before a name, and written small they are no part of it. */
export const tradeWords = wordSet(
  `warung toko kedai kafe cafe café resto restoran restaurant rumah makan depot angkringan warteg warkop kantin lapak kios salon
   barbershop barber pangkas rambut cukur bengkel las laundry londri apotek apotik klinik gigi hewan butik distro minimarket swalayan
   supermarket grosir agen studio foto fotografi fotografer musik konsultan pajak hukum travel umroh haji hotel penginapan homestay villa
   vila kos kost kosan kostan putri putra sekolah paud kursus les privat bimbel gym fitness yoga konter counter petshop pet shop bakery
   catering katering rantangan percetakan printing sablon konveksi penjahit jahit koperasi optik fotokopi fotocopy atk pangkalan gerai
   outlet booth stand usaha bisnis olshop online jasa sewa rental tenda pesta mobil motor cuci steam service servis reparasi ac
   elektronik komputer laptop hp handphone pulsa vape kosmetik skincare parfum fashion baju pakaian kaos hijab gamis busana muslim
   muslimah sepatu sandal tas aksesoris perhiasan emas buku kitab mainan anak bayi sembako kelontong sayur sayuran buah daging ikan ayam
   bebek telur beras bakso mie mi bakmi soto sate seblak coto pecel rawon gudeg nasi goreng geprek penyet bubur martabak roti kue
   bakar donat burger pizza kebab dimsum es krim gelato teh jumbo jus kopi boba minuman makanan jajanan camilan frozen food masakan
   seafood padang madura sunda jawa betawi bugis lamongan minang aceh oleh-oleh oleh khas bangunan besi cat material kayu furniture mebel kerajinan batik
   tenun bunga florist tanaman hias pupuk pertanian ternak peternakan kambing sapi lele pakan burung hias air minum isi ulang galon gas depo
   kecantikan nail art spa pijat refleksi rias pengantin makeup mua wedding event organizer eo wo dekorasi photobooth dokumentasi
   fotografi kontraktor developer perumahan properti arsitek notaris ppat pengacara dokter bidan apoteker praktek praktik daycare
   penitipan pesantren ponpes yayasan masjid komunitas karang taruna desa wisata ekowisata tour trip open pindahan ekspedisi kargo
   sumur bor gudang pabrik home industri rumahan kecil kecilan kekinian franchise profil profile company landing page web website
   portofolio portfolio cv resume gerobak food truck game ps playstation warnet thrift sistem kasir pos aplikasi program daerah
   perlengkapan plastik kemasan alat tulis kantor obat jamu madu susu kain karpet gorden sprei bengkel tambal ban sepeda rokok
   showroom tari lukis silat vokal teater seni sanggar jual beli bekas barang antik barbekyu steak ramen sushi catering prasmanan bumdes unit cabang kampung kebun roastery kelompok tani nelayan gapoktan kwt`,
)

/** Words in which a business says of itself that it is the owner's. */
export const ownWords = wordSet(
  'saya sy aku ku kami kita gue gw abdi ane punya milik kepunyaan bapak ibu suami istri kakak adik keluarga sendiri nya ini itu baru yaitu yakni adalah ialah bernama nama namanya brand brandnya merk merek merknya mereknya',
)

/** Persons' titles: a run behind one of them alone names somebody, not a business. */
export const personTitles = wordSet(
  `bu ibu pak bapak bpk mbak mba mas bang abang haji hajah hj h kh dr drg drh apt nek mbah cak kang teh teteh uni uda mpok wak om tante ust ustad ustadz
   ustadzah ko koh ci cik cici mr mrs ms miss mister kak kakak lek lik pakde bude mang ceu neng daeng nyonya ny tn sdr sdri ir prof drs dra
   coach chef sr romo pendeta gus ning mami mama mak amak papa opa oma bli mbok om pdt tuan`,
)

/** Where what goes on is no name any more. */
export const nameEnds = wordSet(
  `di jl jln jalan dengan dgn yang yg untuk utk buat dong donk ya yaa min kak tolong isi isinya jual jualan jualannya menjual jualin menu menunya
   barang barangnya produk produknya ada dari ini itu biar supaya agar pakai pake lengkap alamat alamatnya wa telp telepon hp no nomor bisa mau lagi
   sekarang yaitu namanya bernama perlu butuh stok daftar harga harganya kasir pos aplikasi sistem program deh sih aja saja pengen pengin ingin
   minta buka slogan tagline moto motto lokasi lokasinya cabang layanan layanannya paket mulai dekat depan samping area ig instagram email
   websitenya website web webnya terima melayani kami saya aku dan atau pemilik pemiliknya owner ownernya jam tiap setiap dekat khusus
   spesialis fokus bergerak dibuatin dibuatkan dibikinin bikinin buatin buatkan sudah udah belum terus trus nanti mohon punya milik punyanya`,
)

/** Words with a capital that name no business. */
export const noNames =
  /^(?:POS|PPAT|WA|HP|IG|FB|DM|COD|DP|QRIS|KTP|NPWP|CS|RT|RW|Jl|Jln|Jalan|Gg|Gang|Ruko|Komplek|Kompleks|Perum|Pasar|Mall?|Blok|Desa|Kecamatan|Kec|Kel|Kota|Kabupaten|Kab|Telp|Email|Alamat|Lokasi|Tolong|Mohon|Minta|Buat|Buatkan|Buatin|Bikin|Bikinin|Bikinkan|Dibuatkan|Dibikinin|Halo|Hai|Hi|Hello|Assalamualaikum|Assalamu'alaikum|Selamat|Pagi|Siang|Sore|Malam|Terima|Makasih|Saya|Sy|Aku|Kami|Kita|Kalau|Kalo|Mau|Pengen|Ingin|Butuh|Perlu|Ada|Dan|Yang|Untuk|Utk|Buka|Tutup|Menu|Harga|Paket|Jual|Jualan|Layanan|Jasa|Isi|Isinya|Barang|Produk|Stok|Nama|Namanya|Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu|Ahad|Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember|Instagram|Facebook|Tiktok|Shopee|Tokopedia|Gojek|Grab|Gofood|GoFood|GrabFood|Online|Website|Web|Websitenya|Profil|Portofolio|Landing|Gan|Kak|Min|Bos|Juragan|Tlg|Pls|Oke|Ok|Nah|Jadi|Semua|Usia|Fasilitas|Garansi|Gratis|Free|Tanpa|Bisa|Kontak|Hub|Hubungi|CP|Marketing|Admin|Owner|Pemilik|Ketua|Ketuanya|Pelatih|Pengajar|Mentor|Guru|Dokter|Teknisi|Pembimbing|Pengasuh|Kepala|Penanggung|Pengelola|Instruktur|Slogan|Tagline|Motto|Skill|Izin|SIUP|NIB|PIRT|BPOM|Halal|Kirim|Pengiriman|Slot|Tiket|Kamar|Tipe|Kelas|Reservasi|Check|Checkin|Jam|Jadwal|Latihan|Pendaftaran|SPP)$/u

/** Legal forms and the short words that open the names of schools, churches and eating houses. */
export const legalForm =
  /^(?:PT|CV|UD|TB|PD|RM|FA|TK|PAUD|SD|SDN|SDIT|SMP|SMPN|SMA|SMAN|SMK|SMKN|MI|MTs|MA|KB|RA|TPQ|SSB|LPK|LKP|PMB|BUMDES|Bumdes|BUMDesa|KUD|Koperasi|Koppontren|Yayasan|Ponpes)$/u

/** What stands before somebody else's name: a former employer, a client, a place. */
export const others = wordSet(
  'di ke klien client kerja bekerja supplier distributor pelanggan dekat depan samping sebelah seberang belakang dari jurusan lulusan alumni bank pasar bukan kampus pendirian seperti mirip',
)

/** What somebody does who is named behind it. */
export const roles = wordSet(
  'pendiri pendirinya ketua ketuanya pelatih pelatihnya pengajar mentor mentornya guru dokter teknisi pembimbing pembimbingnya pengasuh kepala pemilik pemiliknya owner ownernya admin marketing kontak cp hub hubungi cs pengelola instruktur kapster mekanik apoteker bidan chef barista founder pengurus bendahara sekretaris jawab coach narahubung sales agen konselor terapis stylist tutor pic',
)

/** What an order is for. */
export const orderNouns = wordSet(
  'website websitenya web webnya site situs landing page homepage kasir kasirnya kasiran pos posnya aplikasi program sistem laman portofolio profil online',
)

/** Words of a name that make it a business's, though a person's name stands in it: `Bimo Magic Show`. */
export const businessWords = wordSet(
  'show magic store shop mart house studio art craft garage gym cell computer komputer wash care food kitchen bakery coffee cake fashion collection beauty salon tour tours trans travel rent rental print media digital tech outdoor garden farm group works project production organizer photography decoration catering florist barbershop laundry vapor gadget phone motor auto service electronic busana jaya makmur abadi sejahtera mandiri sentosa lestari family corner',
)

/** What a house of business is called; with what it sells behind it, such a word may open its name. */
export const houseWords = wordSet(
  'warung toko kedai kafe cafe resto restoran depot angkringan warteg warkop kantin lapak kios salon barbershop barber bengkel laundry apotek apotik klinik butik distro minimarket swalayan grosir agen studio travel hotel penginapan homestay villa sekolah kursus gym konter counter petshop bakery catering katering percetakan koperasi optik fotokopi pangkalan gerai outlet booth rumah pesantren yayasan masjid kos kost peternakan',
)

/** Words with a capital that no name goes on with. */
export const breaksName =
  /^(?:Kec|Kel|Kab|Kecamatan|Kabupaten|Lt|POS|WA|HP|IG|DM|COD|DP|QRIS|CS|Jl|Jln|Jalan|Gg|Telp|Email|Alamat|Lokasi|Buka|Menu|Harga|Paket|Jual|Layanan|Isi|Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Ahad|Butuh|Mau|Tolong|Bisa|Hubungi|Kontak|Garansi|Gratis|Slogan|Tagline|Stok)$/u
