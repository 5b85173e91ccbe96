import type { Answer } from '../answer.ts'

/** What belongs to customers and is with the owner, and what is owed when it comes to harm. */
export const inYourCare: readonly Answer[] = [
  {
    name: 'laundry_damaged',
    when: [],
    asks: [
      'baju pelanggan luntur rusak di laundry minta ganti rugi',
      'cucian pelanggan kena noda sobek gosong setrika harus ganti berapa',
      'laundry merusak pakaian ganti penuh atau tidak',
      'ganti rugi baju laundry yang rusak cara hitungnya',
      'kebaya pelanggan terbakar setrika bolong minta ganti penuh',
      'salah menjahit merusak kain pelanggan ganti rugi',
      'pakaian pelanggan rusak karena kesalahan saya harus ganti harga penuh',
    ],
    reply:
      'Rusak karena cucian kita memang **tanggung jawab kita**, tetapi tidak harus seharga baju baru.\n\n1. Cek notanya: ada catatan kondisi dan aturan ganti rugi? Kebiasaan laundry kiloan: **paling banyak 10 kali ongkos cuci** barang itu, *kalau tertulis di nota dan dibaca saat terima*.\n2. Tidak tertulis: tawarkan **nilai pakainya**. Baju 400.000 yang sudah dipakai dua tahun wajar diganti 100.000 sampai 200.000.\n3. Coba dulu perbaikan (penghilang luntur, penjahit), lalu minta maaf dan beri cucian gratis.\n4. Sepakat: tulis satu lembar, tanda tangan berdua.\n\nSupaya tidak terulang: pisahkan warna, foto barang mahal saat terima. Tulisan *"tidak bertanggung jawab"* tidak melindungi Anda menurut UU Perlindungan Konsumen.',
  },
  {
    name: 'laundry_lost',
    when: [],
    asks: [
      'cucian pelanggan hilang ganti rugi bagaimana',
      'baju laundry tertukar dengan pelanggan lain',
      'kemeja pelanggan hilang di laundry',
      'jaket pelanggan tidak ketemu di laundry',
    ],
    reply:
      'Cari dulu **24 jam**: rak yang diambil hari itu, mesin, dan hubungi pelanggan yang mengambil berdekatan; sebagian besar hanya tertukar.\n\n- **Tidak ketemu**: ganti. Patokannya aturan di nota (lazimnya paling banyak 10 kali ongkos cuci), atau **nilai pakainya** kalau tidak ada aturan.\n- Barang mahal: minta bukti harga, lalu tawar jalan tengah, boleh dicicil atau sebagian cucian gratis.\n- Kabari sebelum ditanya: *Maaf Kak, satu kemeja belum ketemu, kami cari sampai besok sore. Kalau tidak ada, kami ganti.*\n\nKe depan: hitung potong **di depan pelanggan**, beri label nomor, tulis jumlahnya di nota. Notanya bisa saya buatkan.',
  },
  {
    name: 'goods_not_collected',
    when: [],
    asks: [
      'cucian tidak diambil berbulan bulan boleh dijual',
      'motor pelanggan di bengkel tidak diambil dua bulan',
      'barang servis tidak diambil pemiliknya',
      'barang titipan pelanggan lama tidak diambil boleh dijual',
      'pelanggan tidak mengambil hp yang diservis sudah lama',
      'cucian harus disimpan berapa lama kalau tidak diambil',
    ],
    reply:
      'Barang itu **tetap milik pelanggan**; jangan langsung dijual.\n\n1. Hubungi tiga kali (chat, telepon, alamat), simpan buktinya.\n2. Kirim **pemberitahuan tertulis**: barang apa, biaya yang belum dibayar, biaya titip per hari, dan batas ambil, misalnya 14 hari.\n3. Ongkos belum dibayar? Barang boleh **ditahan sampai dilunasi**; menjualnya perlu persetujuan tertulis, atau aturan yang ia tanda tangani di nota.\n4. Kendaraan: laporkan juga ke RT atau polisi kalau pemiliknya hilang, bisa jadi bermasalah.\n\nMulai sekarang cetak di nota: *Tidak diambil 30 hari kena biaya titip; 90 hari dianggap diserahkan ke kami.* Surat pemberitahuannya bisa saya buatkan. Untuk barang mahal tanyakan LBH.',
  },
  {
    name: 'lost_property',
    when: [],
    asks: [
      'dompet pembeli ketinggalan di warung',
      'barang pelanggan tertinggal di toko harus diapakan',
      'hp pembeli ketinggalan tidak diambil',
      'menemukan uang pelanggan jatuh di toko',
      'barang pembeli ketinggalan di toko',
    ],
    reply:
      'Simpan, jangan dipakai; barang temuan yang diambil sendiri bisa jadi perkara.\n\n1. Buka **berdua dengan saksi** hanya untuk mencari nama; foto isinya, catat tanggal dan jam.\n2. Hubungi dari KTP, kartu, atau kontak terakhir di HP. Umumkan di status: *Ada dompet tertinggal hari Sabtu, hubungi kami dengan menyebut isinya.* Jangan memajang isinya.\n3. Yang mengambil harus menyebut ciri dan isinya; minta tanda tangan.\n4. Seminggu tidak ada kabar: serahkan ke **polsek** atau ketua RT dengan tanda terima.\n\nSediakan satu kotak *barang tertinggal* dan satu buku catatan.',
  },
  {
    name: 'buyer_breaks_goods',
    when: [],
    asks: [
      'pembeli memecahkan barang di toko harus bayar tidak',
      'anak pembeli menjatuhkan dagangan pecah',
      'pengunjung merusak barang pajangan siapa yang ganti',
    ],
    reply:
      'Boleh minta ganti kalau jelas karena **kelalaian pembeli**, tetapi caranya menentukan nama Anda.\n\n- Tanyakan dulu orangnya tidak apa-apa, rapikan pecahannya.\n- Lalu tenang: *Tidak apa-apa Kak. Modal barangnya 35.000, boleh dibantu gantinya?* Minta **harga modal**, bukan harga jual.\n- Barang murah atau pelanggan tetap: ikhlaskan, catat sebagai rugi.\n- Rak yang goyang atau terlalu ke pinggir: itu tanggungan kita.\n\nTempel *Barang pecah belah, mohon dibantu memegangnya*, dan taruh yang rapuh di atas 120 cm.',
  },
  {
    name: 'buyer_hurt_in_shop',
    when: [],
    asks: [
      'pembeli terpeleset jatuh di toko saya',
      'pelanggan luka di warung minta ganti biaya berobat',
      'anak pelanggan kecelakaan di tempat usaha saya',
    ],
    reply:
      'Tolong orangnya dulu: antar ke puskesmas atau klinik, tanyakan keadaannya lagi besoknya.\n\n- Kalau sebabnya **tempat kita** (lantai licin, kabel, kursi rusak), wajarnya biaya berobat kita bantu; simpan kuitansinya.\n- Catat kejadian, foto tempatnya, saksi. Jangan berjanji jumlah saat itu juga.\n- Sepakat: tulis di kertas, tanda tangan berdua. Diminta jumlah besar atau diancam: tanyakan LBH atau penasihat hukum.\n\nHari itu juga perbaiki sebabnya: keset, tanda *lantai basah*, lampu, kabel dirapikan.',
  },
  {
    name: 'parking_loss',
    when: [],
    asks: [
      'motor pelanggan hilang di parkiran toko',
      'helm pembeli hilang di depan warung siapa yang ganti',
      'kehilangan di parkiran tanggung jawab siapa',
    ],
    reply:
      'Tergantung **siapa yang mengelola parkirnya**.\n\n- Anda atau orang Anda menarik biaya atau memberi karcis: pengelola ikut bertanggung jawab; tulisan *kehilangan bukan tanggung jawab kami* tidak otomatis membebaskan.\n- Parkir bebas di tepi jalan: pada dasarnya bukan tanggungan Anda, tetapi bantu: rekaman CCTV, saksi, antar lapor ke polsek.\n- Helm pelanggan tetap: membantu separuh harga bekas sering lebih murah daripada kehilangan langganan.\n\nPasang CCTV murah mengarah ke parkir, lampu, dan tulisan *kunci ganda*. Kalau dituntut jumlah besar, tanyakan LBH.',
  },
  {
    name: 'guarantee_on_used_goods',
    when: [],
    asks: [
      'jual barang bekas perlu kasih garansi tidak',
      'garansi hp bekas berapa lama',
      'jual motor bekas pembeli komplain rusak setelah dua minggu',
      'barang second rusak setelah dibeli minta uang kembali',
      'jual barang bekas pembeli komplain minta uang kembali',
    ],
    reply:
      'Tidak wajib, tetapi garansi pendek membuat orang berani membeli. Yang lazim:\n\n- **HP, laptop bekas**: 7 hari tukar unit, atau 30 hari mesin; layar, air, dan jatuh tidak termasuk.\n- **Motor bekas**: 7 sampai 14 hari untuk mesin; aki, ban, dan kampas tidak.\n- **Tanpa garansi**: boleh, kalau cacatnya **disebut jujur** dan dicoba pembeli sebelum bayar. Cacat yang sengaja disembunyikan tetap bisa dituntut.\n\nKomplain lewat masa garansi? Bantu setengah: ongkos kerja gratis, suku cadang pembeli.\n\nTulis di nota: kondisi, nomor seri atau IMEI, hal yang ditanggung, sampai tanggal berapa. Notanya bisa saya buatkan.',
  },
  {
    name: 'guarantee_of_service',
    when: [],
    asks: [
      'garansi servis ac elektronik berapa lama wajarnya',
      'pelanggan komplain hasil servis rusak lagi',
      'hasil jahitan tidak pas minta diperbaiki gratis',
      'motor habis diservis mogok lagi pelanggan marah',
      'servis hp wajar memberi garansi berapa lama ganti lcd baterai kena air',
    ],
    reply:
      'Garansi jasa yang wajar: **7 sampai 30 hari untuk pekerjaan yang sama**, suku cadang mengikuti tokonya.\n\n1. Terima dulu barangnya, periksa di depan pelanggan.\n2. **Kerusakan yang sama**: kerjakan ulang gratis. **Kerusakan lain**: jelaskan bedanya dan minta persetujuan harga sebelum membuka.\n3. Jahitan kurang pas: perbaikan pertama gratis, perubahan model berbayar.\n4. Dua kali gagal: kembalikan ongkos jasanya.\n\nTulis di nota: dikerjakan apa, garansi sampai tanggal berapa, apa yang tidak ditanggung.',
  },
  {
    name: 'containers_not_returned',
    when: [],
    asks: [
      'galon botol rantang pelanggan tidak dikembalikan',
      'wadah katering dipinjam tidak balik',
      'uang jaminan galon tabung gas berapa',
      'krat botol kosong hilang di pelanggan',
    ],
    reply:
      'Yang paling manjur **uang jaminan sebesar harga gantinya**: galon 40.000, rantang 75.000, krat 50.000. Kembali utuh, uang kembali.\n\n- Catat per nama: keluar, kembali, sisa.\n- Langganan lama tanpa jaminan: aturan **tukar**, satu isi satu kosong.\n- Yang sudah terlanjur: *Bu, catatan kami masih ada 3 rantang. Besok kami ambil jam 9, ya?* Lebih dari sebulan, tawarkan bayar separuh harga.\n\nKatering kotak kertas sering lebih murah daripada wadah yang hilang: hitung hilang sebulan dibagi jumlah pesanan.',
  },
  {
    name: 'price_label_wrong',
    when: [],
    asks: [
      'boleh tidak harga di kasir beda dengan harga di rak',
      'harga di label beda dengan di kasir pembeli minta harga label',
      'salah pasang harga terlalu murah di toko online sudah dibeli',
      'salah tulis harga pembeli protes',
    ],
    reply:
      '- **Di toko**: kalau harga di rak dan di kasir beda, menurut aturan pencantuman harga yang berlaku **yang terendah**. Beri harga label untuk pembeli itu, lalu ganti labelnya saat itu juga.\n- **Di toko online** dan jelas keliru (15.000 padahal 150.000): hubungi segera, minta maaf, tawarkan batal dengan uang kembali penuh atau harga khusus; ikuti cara pembatalan marketplace supaya tidak kena penalti.\n- Sudah dibayar dan dikirim: relakan, catat sebagai rugi.\n\nBiasakan satu orang mengubah harga dan satu orang memeriksa.',
  },
  {
    name: 'wrong_change_given',
    when: [],
    asks: [
      'salah kasih kembalian kelebihan ke pembeli',
      'pembeli bilang kembaliannya kurang padahal sudah pas',
      'pembeli bayar kurang baru ketahuan setelah pergi',
      'supaya tidak salah kasih kembalian',
      'kasir jujur tapi sering salah kembalian',
    ],
    reply:
      '- **Pembeli bilang kurang**: jangan berdebat. Hitung laci di depan dia: uang awal + penjualan tunai. Lebih berarti memang kurang diberi; cocok berarti tidak.\n- **Kita kelebihan memberi**: hubungi sopan kalau kenal: *Kak, tadi kembaliannya lebih 50.000, boleh kami ambil atau dipotong belanja berikutnya?* Tidak kenal: catat sebagai rugi.\n- **Bayarnya kurang**: sama, dengan menyebut tanggal dan barang.\n\nCegah: uang pembeli **jangan masuk laci dulu** sebelum kembalian diberikan, sebut keras *uangnya seratus ribu*, dan hitung kembalian dua kali.',
  },
]
