import type { Answer } from '../answer.ts'

/** Cash, accounts, credit and what they cost. */
export const moneyAtHand: readonly Answer[] = [
  {
    name: 'petty_cash',
    when: [],
    asks: [
      'kas kecil itu apa berapa pantasnya',
      'cara mengatur kas kecil petty cash',
      'uang kas kecil untuk belanja harian kafe',
      'pengeluaran kecil kecil di toko bagaimana mencatatnya',
    ],
    reply:
      '**Kas kecil** adalah uang terpisah untuk belanja receh (parkir, es batu, galon), supaya laci kasir tidak diambil.\n\n1. **Jumlahnya tetap**: kira-kira belanja kecil seminggu. Kafe kecil biasanya 300.000 sampai 500.000.\n2. Satu orang yang pegang, satu kotak, satu buku: tanggal, keperluan, jumlah, nota.\n3. Tiap minggu: **uang sisa + nota = jumlah awal**. Kurang berarti ada yang tidak dicatat.\n4. Diisi lagi sebesar notanya saja.\n\nContoh: awal 500.000, nota 370.000, sisa harus 130.000; isi lagi 370.000. Batasi sekali keluar, misalnya 50.000.',
  },
  {
    name: 'agent_of_a_bank',
    when: [],
    asks: [
      'mau buka agen brilink modal untungnya dari mana',
      'biaya admin tarik tunai transfer brilink berapa',
      'syarat jadi agen brilink bank',
      'agen mandiri bni46 link pembayaran untungnya',
      'bagi hasil agen bank laku pandai',
    ],
    reply:
      'Untung agen bank (BRILink, Agen46, Mandiri Agen) dari dua tempat: **bagian dari bank** dan **biaya yang dibayar pelanggan**.\n\n- **Biaya pelanggan** yang umum: tarik atau setor sampai 1 juta 3.000 sampai 5.000; sampai 5 juta 5.000 sampai 10.000; transfer antarbank lebih tinggi. Pegang tarif dari bank Anda, tempel yang jelas.\n- **Modal**: yang besar adalah **uang kas dan saldo yang berputar**, biasanya 5 sampai 20 juta; mesin EDC mengikuti aturan bank (sering perlu saldo mengendap).\n- **Syarat umum**: KTP, NPWP, rekening, usaha tetap minimal sekitar 2 tahun atau surat keterangan usaha.\n\nContoh 25 transaksi sehari × 3.000 × 26 hari = **Rp 1.950.000** sebelum bagian bank. Risikonya uang palsu, salah nomor, dan perampokan: batasi kas, ulang nomor dan nama sebelum menekan kirim. Syarat terbaru tanyakan bank Anda.',
  },
  {
    name: 'online_loans',
    when: [],
    asks: [
      'pinjol menawarkan modal cair lima belas menit diambil tidak',
      'ditawari pinjol modal cair cepat',
      'pinjol menawarkan modal cair cepat ambil tidak',
      'pinjol nawarin modal cair lima belas menit',
      'pinjol untuk tambahan modal usaha bagaimana',
      'ditawari pinjaman online cepat cair aman tidak',
      'bunga pinjol berapa sebulan untuk usaha',
      'pakai paylater untuk kulakan modal dagang',
      'cara cek pinjol legal ojk',
      'mending pinjol atau kur buat tambah modal',
    ],
    reply:
      'Untuk modal dagang, pinjol **biasanya kalah mahal**. Hitung dulu: bunga 0,3% sehari = **9% sebulan**. Pinjam 5 juta sebulan berarti 450.000, belum biaya admin; kalau barangnya berputar sebulan dengan untung 15%, yang tersisa tinggal sedikit.\n\n1. Cek legalnya: daftar **OJK**, telepon **157** atau WA 081-157-157-157. Yang menawar lewat SMS atau minta akses kontak: tinggalkan.\n2. Tanya **uang yang diterima bersih** dan **total yang dibayar**.\n3. Bandingkan **KUR**, koperasi, pegadaian, atau DP dari pembeli.\n4. Hanya untuk pesanan yang **sudah pasti dibayar**, bukan menutup utang lama.\n\nSebut jumlah, bunga, dan lamanya, nanti saya hitungkan.',
  },
  {
    name: 'kur_kinds',
    when: [],
    asks: [
      'kur super mikro itu apa',
      'bunga kur mikro berapa sekarang',
      'pinjaman kur maksimal berapa bunganya',
      'beda kur mikro dan kur kecil',
      'kur bri pinjam 25 juta cicilannya berapa',
    ],
    reply:
      'Pegangan **KUR** (angkanya ditetapkan pemerintah tiap tahun, jadi pastikan di bank):\n\n- **Super mikro**: sampai 10 juta, bunga sekitar 3% setahun\n- **Mikro**: di atas 10 sampai 100 juta, mulai sekitar **6% setahun efektif** (pinjaman berikutnya bisa naik)\n- **Kecil**: di atas 100 sampai 500 juta, agunan sesuai bank\n\nSampai 100 juta **tidak boleh diminta agunan tambahan**. Syarat umum: usaha jalan **paling sedikit 6 bulan**, KTP, KK, NIB atau surat keterangan usaha, tidak sedang menunggak.\n\nTanya **bunga setahun**, cicilan sebulan, dan total sampai lunas, dan cek dulu catatan kredit Anda (**SLIK**, gratis di idebku.ojk.go.id). Kalau angkanya ada, saya hitungkan.',
  },
  {
    name: 'credit_history_check',
    when: [],
    asks: [
      'cara cek bi checking slik ojk',
      'nama saya kena blacklist bank bagaimana membersihkannya',
      'skor kredit jelek bisa pinjam kur tidak',
    ],
    reply:
      'Cek sendiri **gratis** di **idebku.ojk.go.id** (KTP dan swafoto; hasil lewat email, biasanya satu hari kerja).\n\n- Kolektibilitas **1 lancar**, 2 dalam perhatian, **3 sampai 5 macet**: bank hampir pasti menolak.\n- Membersihkan: **lunasi tunggakannya**, minta **surat keterangan lunas**, lalu catatannya diperbarui bank, umumnya sebulan dua bulan.\n- Tidak merasa meminjam? Laporkan ke bank itu dan OJK 157; bisa jadi data Anda dipakai orang.\n\nTidak ada jasa yang bisa menghapus SLIK; yang menawarkan itu penipuan.',
  },
  {
    name: 'lending_ones_name',
    when: [],
    asks: [
      'teman pinjam nama ktp saya untuk kredit',
      'saudara minta pakai nama saya buat pinjaman bank',
      'jadi penjamin utang teman risikonya',
    ],
    reply:
      '**Jangan**, kecuali Anda sanggup melunasi semuanya sendiri. Di mata bank **yang berutang adalah nama di akad**: macet sehari pun tercatat di SLIK Anda, dan pinjaman usaha Anda yang nanti ditolak.\n\nMenolak tanpa putus: *Maaf, pinjaman atas nama orang lain tidak berani saya. Kalau perlu, saya bantu 500.000 dari saya, tidak usah dikembalikan.*\n\nSudah terlanjur: buat **perjanjian tertulis** bermeterai siapa yang membayar, pegang jadwal angsurannya, dan pantau tiap tanggal jatuh tempo. Perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'money_lender',
    when: [],
    asks: [
      'bank keliling rentenir bunga 20 persen',
      'pinjam ke rentenir untuk modal pasar',
      'bank emok harian cicilannya berat',
    ],
    reply:
      'Hitung bunganya dengan cara yang sama: pinjam 1 juta terima 900.000, bayar 30 × 40.000 = 1.200.000. Berarti **300.000 untuk sebulan, 33%**. Hampir tidak ada dagangan yang untungnya setinggi itu.\n\nJalan keluar pelan-pelan:\n\n1. Jangan menambah pinjaman untuk menutup cicilan.\n2. Lunasi yang **paling mahal** dulu; minta sisanya dihitung pokoknya saja.\n3. Pindah ke **KUR super mikro, PNM Mekaar, pegadaian, atau koperasi berizin**.\n4. Sisihkan 10.000 sehari sebagai modal sendiri.\n\nDiancam atau dipermalukan: catat, lapor polisi. Sebut semua utangnya, nanti saya susunkan urutan melunasinya.',
  },
  {
    name: 'cheque_and_giro',
    when: [],
    asks: ['pembeli bayar pakai cek atau giro aman tidak', 'bilyet giro kosong ditolak bank', 'beda cek dan giro'],
    reply:
      '- **Cek**: dicairkan tunai oleh pemegangnya, berlaku 70 hari.\n- **Bilyet giro**: tidak tunai, dipindahkan ke rekening pada tanggal yang tertulis.\n\nKeduanya **belum uang** sampai saldo masuk. Pegangan: hanya untuk pembeli yang dikenal, cek nama, tanggal, jumlah angka dan huruf, tanda tangan; setor pada hari pertama; barang besar diserahkan setelah efektif.\n\nDitolak karena kosong: minta surat penolakan bank, tagih hari itu juga, minta transfer. Cek kosong berulang membuat rekeningnya dibekukan. Jumlah besar: tanyakan penasihat hukum.',
  },
  {
    name: 'depreciation',
    when: [],
    asks: [
      'penyusutan alat itu apa cara menghitungnya',
      'biaya mesin dimasukkan ke hpp bagaimana',
      'menyisihkan uang untuk ganti alat rusak',
      'mesin kopi 25 juta penyusutannya berapa sebulan',
      'penyusutan mesin sebulan berapa',
      'alat dipakai empat tahun penyusutannya',
    ],
    reply:
      '**Penyusutan** adalah harga alat yang dibagi selama umur pakainya, supaya ada uang saat harus diganti.\n\n**(harga beli − harga bekas) ÷ umur**. Contoh oven 6.000.000, laku bekas 1.200.000, umur 4 tahun: 4.800.000 ÷ 48 bulan = **Rp 100.000 sebulan**.\n\nMasuk HPP: 100.000 ÷ 2.000 kue sebulan = Rp 50 per kue. Uangnya sungguh dipindahkan ke rekening *ganti alat*, bukan hanya ditulis. Sebut harga dan umur alat Anda, nanti saya hitungkan.',
  },
  {
    name: 'owner_draws',
    when: [],
    asks: [
      'ambil uang usaha untuk keperluan pribadi dicatat sebagai apa',
      'prive itu apa',
      'modal sendiri yang ditambah ke usaha dicatat bagaimana',
    ],
    reply:
      'Uang usaha yang dipakai pribadi namanya **prive**: *bukan biaya*, jadi tidak mengurangi laba, tetapi mengurangi modal dan kas. Uang pribadi yang masuk adalah **tambahan modal**: bukan penjualan.\n\nDi buku cukup tambah dua kolom: *ambil pribadi* dan *tambah modal*. Contoh laba 4 juta, prive 3 juta: usaha tumbuh 1 juta. Prive 5 juta berarti modal dimakan 1 juta.\n\nLebih rapi: tetapkan **gaji sendiri** sekali sebulan, di luar itu tidak mengambil.',
  },
  {
    name: 'keeping_cash_safe',
    when: [],
    asks: [
      'uang hasil jualan disimpan di mana supaya aman',
      'uang tunai menumpuk di rumah takut dicuri',
      'setor tunai ke bank berapa kali seminggu',
      'takut dirampok bawa uang setoran',
    ],
    reply:
      'Makin sedikit tunai, makin aman:\n\n1. Di laci hanya **modal kembalian**; lewat jumlah tertentu (misalnya 500.000) pindah ke kotak terkunci di belakang.\n2. Setor **setiap hari atau dua hari**, jam dan jalannya berubah-ubah, jangan memakai tas yang mencolok; mesin setor tunai atau agen bank dekat rumah paling mudah.\n3. Dorong QRIS dan transfer.\n4. Di rumah: brankas kecil yang dibaut, yang tahu paling banyak dua orang.\n\nHitung berdua saat tutup, tulis, tanda tangan. Dirampok? Serahkan; uang bisa dicari lagi.',
  },
  {
    name: 'account_frozen',
    when: [],
    asks: [
      'rekening saya diblokir dibekukan bank',
      'rekening kena blokir karena transferan penipuan',
      'saldo ewallet dibekukan',
    ],
    reply:
      '1. Datang ke cabang dengan KTP dan buku tabungan; tanya **sebabnya** dan surat atau nomor laporannya. Sering karena data lama, rekening lama tidak dipakai, atau ada laporan transfer mencurigakan.\n2. Kumpulkan bukti usaha: nota, chat pesanan, bukti kirim untuk transfer yang dipersoalkan.\n3. Dompet digital: lewat pusat bantuan di aplikasinya saja, jangan nomor dari pencarian.\n4. Tidak ditanggapi 10 hari kerja: adukan ke **OJK 157**; soal QRIS dan dompet, **BI 131**.\n\nSementara itu pakai rekening lain atas nama sendiri, dan beri tahu pelanggan lewat nomor lama Anda.',
  },
  {
    name: 'rotating_savings',
    when: [],
    asks: [
      'supaya arisan barang tidak macet',
      'arisan macet anggota tidak bayar',
      'arisan modal usaha untung rugi',
      'uang arisan dipakai modal dagang',
      'bandar arisan online aman tidak',
    ],
    reply:
      'Arisan orang yang saling kenal setara menabung: dapat di awal seperti **pinjaman tanpa bunga**, dapat di akhir seperti tabungan. Boleh untuk modal, asal setorannya dihitung sebagai **biaya tetap**: 500.000 sebulan = 20.000 sehari dari untung.\n\nHindari arisan online dengan *duos*, *menurun*, atau bunga; banyak yang berakhir jadi perkara. Dapat giliran pertama? Belanjakan untuk barang yang cepat berputar, bukan alat.',
  },
  {
    name: 'damaged_banknote',
    when: [],
    asks: ['uang sobek rusak bisa ditukar', 'dapat uang robek dari pembeli', 'uang lusuh kena minyak ditukar di mana'],
    reply:
      'Bisa ditukar di **bank atau Bank Indonesia**, tanpa biaya, kalau masih asli dan **lebih dari dua pertiga** ukurannya utuh; nomor serinya lengkap dan sama di kedua bagian kalau terbelah. Kurang dari itu biasanya tidak diganti.\n\nDari pembeli: boleh minta ditukar sopan saat itu juga. Jangan dilakban berlapis; bawa apa adanya dalam amplop. Penukaran lewat BI didaftar dulu di pintar.bi.go.id.',
  },
]
