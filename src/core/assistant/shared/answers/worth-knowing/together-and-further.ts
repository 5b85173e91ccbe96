import type { Answer } from '../answer.ts'

/** Partners, landlords, big buyers and ways to sell further. */
export const togetherAndFurther: readonly Answer[] = [
  {
    name: 'three_partners',
    when: [],
    asks: [
      'bertiga buka usaha modal beda beda bagi untungnya bagaimana',
      'usaha bertiga cara bagi hasil adil',
      'patungan modal tiga orang pembagian laba',
      'berdua buka usaha modal sama tapi yang kerja satu orang',
    ],
    reply:
      'Bagi dalam dua langkah: **upah untuk yang bekerja**, lalu **laba menurut modal**.\n\nContoh modal 10, 15, dan 25 juta (jumlah 50 juta): bagiannya **20%, 30%, 50%**. Laba 6 juta, upah pengelola 2 juta dikeluarkan dulu, sisa 4 juta: 800.000, 1.200.000, dan 2.000.000. Sisihkan 10 sampai 20% untuk kas usaha sebelum dibagi.\n\nTulis sejak awal: siapa mengerjakan apa, kapan dibagi, keputusan apa yang harus disetujui semua, **kalau rugi** (menurut bagian yang sama), dan cara keluar. Sebut modal dan labanya, nanti saya hitungkan; perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'rent_years_ahead',
    when: [],
    asks: [
      'sewa ruko tiga tahun dibayar di muka bagus tidak',
      'bayar sewa kios langsung lima tahun',
      'sewa dibayar tahunan atau bulanan lebih baik mana',
    ],
    reply:
      'Bayar di muka menguntungkan kalau **tiga hal** ini ada: tempatnya sudah terbukti ramai, potongannya terasa (lazim **10 sampai 15%** untuk 3 tahun), dan sesudah membayar Anda masih punya kas **3 bulan biaya**.\n\nContoh 30 juta setahun: 3 tahun 90 juta, diskon 10% jadi 81 juta, hemat 9 juta. Bandingkan dengan 60 juta yang bisa berputar jadi stok.\n\nBelum terbukti? Setahun dulu dengan **hak perpanjang di harga yang ditulis**. Cek sertifikat dan KTP pemilik, tulis uang kembali kalau ruko dijual, disita, atau tidak bisa dipakai. Perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'big_order_short_capital',
    when: [],
    asks: [
      'orderan besar dari kantor bayarnya belakangan modal tidak cukup',
      'dapat pesanan 500 box dibayar 30 hari setelah acara',
      'pesanan besar tempo sebulan uang belanja kurang',
    ],
    reply:
      'Jangan disanggupi sebelum uang belanjanya ada. Hitung: 500 box × modal 18.000 = **9 juta** harus keluar lebih dulu.\n\n1. Minta **DP 50%**; kalau aturan kantor melarang, minta **30% dengan PO resmi** atau bayar 7 hari.\n2. Pemasok bahan: tempo 14 sampai 30 hari dengan memperlihatkan PO.\n3. Bagi pesanan dengan katering teman, untung dibagi.\n4. Pinjaman berdasar PO (bank, koperasi): masukkan bunganya ke harga. Tempo 30 hari wajar menambah **2 sampai 3%**.\n\nTanpa PO tertulis atau DP, lebih baik ambil separuh. Penawaran dan kontraknya bisa saya buatkan.',
  },
  {
    name: 'business_with_spouse',
    when: [],
    asks: ['usaha bareng suami sering bertengkar soal uang'],
    reply:
      'Biasanya yang dipersoalkan bukan usahanya, tetapi **uang dan waktu yang tidak jelas**.\n\n1. Bicara di luar jam jualan, sekali seminggu 30 menit, dengan buku di depan: masuk, keluar, sisa.\n2. Bagi wilayah: satu memutuskan belanja, satu memutuskan harga dan promosi.\n3. Sepakati tiga angka: uang rumah per bulan, uang yang diputar, batas rugi.\n4. Yang belum setuju: minta masa coba **tiga bulan** dengan modal yang boleh hilang, lalu nilai bersama.\n\nPertengkaran yang sampai menyakiti bukan soal usaha lagi; carilah keluarga, pemuka agama, atau konselor yang dipercaya.',
  },
  {
    name: 'shy_to_sell',
    when: [],
    asks: [
      'malu jualan takut diomongin tetangga',
      'gengsi jualan keliling dilihat teman',
      'takut gagal mulai usaha lagi setelah bangkrut',
    ],
    reply:
      'Itu dirasakan hampir semua yang mulai, Juragan. Yang menolong bukan berani dulu, melainkan langkah yang kecil:\n\n- Tawarkan ke **tiga orang** yang pasti ramah, lewat chat.\n- Pakai kalimat biasa: *Saya lagi coba bikin ini, 10.000, mau?*\n- Tentukan yang boleh hilang: modal 200.000, dua minggu. Gagal pun tidak mematikan.\n- Pernah bangkrut? Tulis tiga sebabnya dan apa yang sekarang berbeda.\n\nOrang membicarakan sebentar; langganan yang puas tinggal lama. Ceritakan mau jualan apa, nanti saya susunkan langkah dan hitungannya.',
  },
  {
    name: 'bazaar_stall',
    when: [],
    asks: [
      'pertama ikut bazar apa yang disiapkan',
      'ikut bazar apa yang disiapkan',
      'sewa stand bazar mahal untung tidak',
      'buka tenda di acara car free day',
    ],
    reply:
      'Hitung dulu titik impasnya: (sewa stan + upah + angkut) ÷ untung per barang. Stan 500.000 + lainnya 200.000, untung 7.000: harus laku **100 buah**.\n\nYang dibawa: meja dan taplak, **papan nama dan harga besar**, kabel rol, QRIS tercetak, uang receh, contoh gratis, kantong, kartu nama atau tempelan di kemasan, catatan penjualan per jam. Tiga menu yang cepat saja.\n\nTanyakan ke panitia: pengunjung tahun lalu, siapa saja yang jualan sama, listrik, hujan. Kumpulkan nomor pembeli: *dapat kupon 3.000 untuk pesanan berikutnya*. Itu hasil bazar yang paling lama.',
  },
  {
    name: 'returns_that_cheat',
    when: [],
    asks: [
      'pembeli marketplace curang retur isi diganti',
      'pembeli mengaku barang tidak sampai padahal sudah diterima',
      'pembeli minta refund shopee tapi barang tidak dikembalikan',
    ],
    reply:
      'Menangkan dengan bukti, lewat jalur aplikasi saja:\n\n1. **Video mengemas** sampai label tertempel (nomor resi terlihat) dan **video membuka retur** tanpa potongan.\n2. Ajukan **banding** sebelum batas waktunya: foto, berat resi pergi dan pulang, nomor seri.\n3. Mengaku tidak sampai: minta bukti serah terima dari ekspedisi.\n4. Jangan memindahkan ke WA dan jangan menyebar data pembeli.\n\nCegah: segel atau stiker yang rusak kalau dibuka, tulis *garansi berlaku bila segel utuh*, dan untuk barang mahal pakai asuransi kiriman.',
  },
  {
    name: 'packaging_of_others',
    when: [],
    asks: [
      'desain kemasan produk yang menarik',
      'cetak stiker label kemasan minimal berapa',
      'kemasan polos atau cetak lebih baik',
    ],
    reply:
      'Mulai dari **kemasan polos + stiker**: 1.000 lembar A3 stiker jauh lebih murah daripada cetak kemasan, dan isinya masih bisa diubah.\n\nDi depan cukup empat: **nama merek, apa isinya, satu keunggulan, berat bersih**. Di belakang: komposisi, produsen, nomor izin, kedaluwarsa, cara simpan, nomor WA. Huruf terbaca dari jarak satu meter, dua warna saja.\n\nUji: taruh di antara lima pesaing, tanya sepuluh orang mana yang diambil. Cetak banyak setelah resep dan izin tidak berubah enam bulan. Biaya kemasan sehatnya 5 sampai 15% harga jual.',
  },
  {
    name: 'subscriptions',
    when: [],
    asks: [
      'jual paket langganan katering bulanan harganya',
      'sistem langganan mingguan makan siang kantor',
      'paket member bulanan laundry',
    ],
    reply:
      'Langganan memberi uang di muka dan belanja yang pasti, jadi boleh lebih murah **5 sampai 10%**.\n\nContoh makan siang 20.000 × 22 hari = 440.000; langganan **400.000** dibayar awal bulan (hemat 9%). Modal 12.000 × 22 = 264.000, untung 136.000.\n\nAturannya: libur diberi tahu H-1 dan **diundur**, bukan diuangkan; paling banyak 4 kali; berlaku 35 hari; menu diputar dua minggu. Mulai dari 10 orang satu kantor supaya ongkir sekali jalan. Penawaran untuk kantornya bisa saya buatkan.',
  },
  {
    name: 'referral',
    when: [],
    asks: [
      'pelanggan ajak teman dapat diskon caranya',
      'promo dari mulut ke mulut supaya pembeli bawa teman',
      'komisi untuk yang membawa pembeli',
    ],
    reply:
      'Hadiahi **dua-duanya**, dibayar setelah temannya sungguh membeli:\n\n- *Ajak satu teman belanja 50.000, Kakak dan teman masing-masing dapat potongan 5.000.*\n- Makelar jasa (servis, katering): komisi **5 sampai 10%** dari yang dibayar, sekali saja.\n\nHitung batasnya: untung per pembeli baru × berapa kali ia kembali. Untung 8.000 × 4 kali = 32.000, jadi hadiah 10.000 masih sehat. Catat dengan kode nama, batasi sebulan, ucapkan terima kasih dengan menyebut namanya.',
  },
  {
    name: 'animals_for_sacrifice',
    when: [],
    asks: ['jualan hewan kurban modal untungnya', 'jual kambing kurban tips', 'tabungan kurban pelanggan sistemnya'],
    reply:
      'Untung kurban dari **beli lebih awal dan rawat**, bukan dari harga tinggi. Hitung per ekor: beli 2.500.000 + pakan 60 hari × 10.000 + angkut 100.000 + risiko mati 3% (75.000) = **3.275.000**; jual 3.700.000, untung 425.000.\n\n- Umur cukup, sehat, tidak cacat; minta **surat kesehatan hewan** dari dinas peternakan.\n- Terima DP 30%, titip rawat gratis sampai H-1, antar dengan jadwal.\n- Tabungan kurban: catat per nama, simpan di **rekening terpisah**, tulis apa yang terjadi kalau harga naik.\n\nSisa setelah hari raya jatuh harganya, jadi stok 80% dari pesanan tahun lalu.',
  },
  {
    name: 'farm_to_market',
    when: [],
    asks: [
      'tengkulak menawar gabah terlalu murah supaya harganya bagus',
      'hasil panen ditawar murah tengkulak',
      'petani jual sayur langsung ke pembeli tanpa tengkulak',
      'harga panen jatuh bagaimana menjualnya',
      'nelayan jual ikan langsung ke restoran',
    ],
    reply:
      'Tengkulak mengambil bagian karena membayar tunai dan mengangkut; gantikan itu sedikit demi sedikit:\n\n1. Cari **tiga pembeli tetap**: warung makan, katering, grup RT. Tanya kebutuhan per minggu.\n2. Sortir dan cuci: kelas A untuk restoran, sisanya ke pasar.\n3. Jual **paket** 25.000 dengan pesan malam, antar pagi.\n4. Panen jatuh: olah (abon, keripik, sambal), bagi waktu tanam dengan tetangga, atau gabung kirim lewat kelompok tani.\n\nHitung bersihnya: harga − angkut − susut (10 sampai 15%). Tengkulak 4.000 tunai kadang setara 5.500 di kota. Sebut angkanya, nanti saya bandingkan.',
  },
]
