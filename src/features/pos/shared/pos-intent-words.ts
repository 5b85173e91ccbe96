/** Words and phrases, apart by commas. */
const words = (list: string): readonly string[] => list.replaceAll(/\s+/g, ' ').split(', ')

/**
 * The sub-intents of P1 §5 by the words that call for them. A trade's phrase (`toko roti`) counts besides its words, so
 * that the house outweighs what it sells.
 */
export const posIntentWords: Readonly<Record<'restaurant_pos' | 'retail_pos' | 'service_pos', readonly string[]>> = {
  // What is cooked and served, and where one eats.
  restaurant_pos:
    words(`restoran, resto, restaurant, rumah makan, warung, warung makan, warung nasi, warteg, cafe, kafe, kedai, kopi,
    coffee, bakso, ayam, geprek, nasi, mie, seblak, soto, sate, martabak, kuliner, makanan, minuman, catering,
    katering, angkringan, lesehan, meja, dapur, menu, juice, jus, boba, dimsum, burger, pizza, padang, penyet,
    pecel, rujak, bar, foodcourt, dine in, takeaway, es teh, es jeruk, es krim, es doger, es campur, teh tarik,
    milk tea, jamu, depot jamu, roti bakar, gelato, ramen, sushi, kebab, steak, bubur, gudeg, lontong, pempek,
    siomay, batagor, cilok, cireng, rawon, rendang, coto, konro, seafood, lalapan, prasmanan, food truck, bakmi,
    pangsit, latte, americano, cappuccino, espresso, kopi susu, kopi hitam, nasi goreng, mie ayam, mie goreng,
    es kopi, level pedas, pelayan, kantin, rumah makan padang, warung kopi, warung soto, warung bakso, warung pecel,
    kedai kopi, kedai es, sop, gulai, papeda, sambal, waiter, barista, gerobak, jajanan pasar, tongseng, takoyaki,
    smoothie, smoothies, smoothie bowl, acai bowl, rice bowl, salad, toast, croissant, takjil, cilor, maklor, cimol, telur gulung, jajanan, kolak, es buah, thai tea, corndog, dapur umum`),
  // Work that is paid for, and what is let.
  service_pos:
    words(`carwash, car wash, cuci salju, nail art, salon, barbershop, barber, pangkas, potong rambut, cukur, laundry,
    londri, bengkel, servis, service, cuci mobil, cuci motor, cucian, cuci, steam, cuci steam, cuci helm, pencuci, klinik, pijat, spa, refleksi, jasa, kursus,
    les, bimbel, gym, fitness, studio, fotografi, rental, penyewaan, sewa, travel, hotel, penginapan, kos,
    konsultan, reparasi, penjahit, jahit, percetakan, grooming, nail, facial, perawatan, montir, kiloan,
    studio foto, foto studio, cuci sepatu, cuci karpet, salon mobil, salon kecantikan, rental ps, playstation,
    warnet, klinik hewan, klinik gigi, klinik kecantikan, dokter, terapi, bekam, tukang, las, servis hp,
    servis laptop, servis ac, service ac, service hp, ganti oli, tune up, jasa jahit, permak, modiste, potong,
    creambath, smoothing, rebonding, keramas, kapster, terapis, mekanik, daycare, penitipan, tempat bermain, playground, tiket, wahana, homestay, kamar,
    futsal, lapangan, badminton, kolam renang, pas foto, cetak foto, print, laminating, treatment, cuci setrika,
    setrika, cuci kering, dry clean, tambal ban, ekspedisi, salon anjing`),
  // Goods that are sold, and the shops that sell them.
  retail_pos:
    words(`warung madura, madura, rokok, air minum, galon, isi ulang, fotokopi, toko, kelontong, sembako, minimarket,
    mini market, swalayan, supermarket, grosir, eceran, retail, ritel, butik, distro, fashion, baju, pakaian,
    sepatu, hijab, kerudung, kosmetik, skincare, apotek, apotik, konter, pulsa, hp, elektronik, bangunan, atk, buku,
    mainan, barcode, stok, warung, petshop, pet shop, optik, frozen, oleh oleh, material, vape, sparepart, pasar,
    sayur, sayuran, beras, telur, liquid, kaos, sandal, toko kelontong, toko komputer, komputer, laptop, toko sembako, toko bangunan, toko baju,
    toko pakaian, toko elektronik, toko buku, toko mainan, toko sepeda, toko kue, toko roti, toko plastik,
    toko kosmetik, toko oleh oleh, toko frozen, toko sepatu, toko hp, toko tas, toko pupuk, toko pakan, toko emas,
    toko listrik, toko obat, toko bunga, toko alat tulis, agen gas, agen galon,  konter hp, konter pulsa,
    pangkalan, kios, kios pulsa, mart, koperasi, koperasi karyawan, koperasi sekolah, koperasi desa, koperasi siswa, kopkar, mie instan, kopi sachet, bumdes, pupuk, pertanian, pakan, gamis, jilbab, mukena, kemeja,
    celana, jaket, thrift, olshop, online shop,  perabot, furniture, mebel, perlengkapan bayi, alat listrik,
    ikan segar,   bibit, tanaman,   kacamata, softlens,  voucher data, semen, paku,
    cat tembok, besi,   aksesoris, boneka, penjualan, hewan ternak, ternak, cangkul, alat tulis,
    minyak goreng, timbang, timbangan, timbang kiloan, toko buah, kios buah, buah segar, distributor, supplier, sku`),
}
