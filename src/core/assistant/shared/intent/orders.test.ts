import { describe, expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'

import { understandMessage } from './understand-message.ts'

/** `document:invoice`, `website`, or the POS sub-intent after the kind. */
const whatOf = (message: string): string => {
  const understood = understandMessage(message, kindSkills, { turns: [] })
  if (understood.outcome === 'answer') return `answer (${understood.topic.reason ?? 'nothing'})`
  if (understood.kind === 'pos') return `pos:${understood.intent}`
  return understood.documentType === null ? understood.kind : `${understood.kind}:${understood.documentType}`
}

const orders: readonly (readonly [string, string])[] = [
  // Named with a plea, and what is told of it; what somebody else wants, laid out point by point
  ['ppt company profile Toko Aba Jaya ya, garam dapur dari Sumenep, sudah ekspor ke Malaysia', 'presentation'],
  ['anak magang minta dibikinin slide SOP seduh kopi: giling 18 gram, air 92 derajat, seduh 3 menit', 'presentation'],
  // A question and the order in one breath; a part of the goods that is taken back
  ['mau tanya sekalian buatkan analisisnya, panen cabe 1 ton laku 28rb sekilo, biaya 20 juta', 'analysis'],
  [
    'bikinin invoice bu Ida, oli 2 botol @58rb, ongkos 75rb. eh olinya satu doang, yang satu ga jadi',
    'document:invoice',
  ],
  [
    'penawaran harga kepada Dinas dari CV Guna: meja 60 unit Rp 425.000, papan tulis 6 buah Rp 650.000',
    'document:surat_penawaran',
  ],
  ['surat kuasa dari Ibu Tini kepada Agus Salim untuk mengambil BPKB di kantor cabang Madiun', 'document:surat_resmi'],
  ['laporan stok warung: mi 12 dus, beras 5 karung, telur 30 kg', 'document:laporan'],
  [
    'Surat penawaran katering: 300 nasi kotak @ 25.000, 300 kue @ 12.500. Harga belum termasuk PPN.',
    'document:surat_penawaran',
  ],
  ['kwitansi terima dari PT Angkut, dua juta lima ratus ribu rupiah, sewa mobil 2 hari', 'document:kuitansi'],
  // What closes a paper is no paper that is made already.
  ['surat kuasa saya Ani ke Budi ambil BPKB di Adira, dibuat di Medan', 'document:surat_resmi'],
  ['surat pernyataan dong: saya Rosa siap ganti kerugian 15 juta, dibuat untuk Galeri Sumba', 'document:surat_resmi'],
  // Asked politely, and told behind the question
  [
    'Ngana boleh bekeng akang surat keterangan kerja? Dia so 2 taon koki pa kita, yang tanda tangan kita, Yulce Rondo',
    'document:surat_resmi',
  ],
  [
    'bisa dibuatkan surat kuasa kak? Saya Yuni memberi kuasa ke Rahman mengambil paket di Gudang Timur',
    'document:surat_resmi',
  ],
  [
    'apakah bisa membantu membuatkan surat izin? Anak saya Rafi sakit, sekolahnya SD Melati 2 Kediri',
    'document:surat_resmi',
  ],
  ['Mohon kesediaannya menyiapkan bahan tayang 8 slide mengenai anyaman, kami berdiri tahun 2001', 'presentation'],
  ['kiranya Bapak berkenan menyusun proposal lomba, butuh dana 2,5jt', 'document:proposal'],
  ['Pian bisa kah meanalisis usaha amplang online, modal 12 juta', 'analysis'],
  [
    'Sudikah kiranya Bapak membuatkan saya surat keterangan magang? Untuk siswa saya Rian Saputra, 3 bulan di toko kami',
    'document:surat_resmi',
  ],
  ['Abang, minta tolong gak bikinin program kasir bengkel vespa gue? servis 70rb, ganti lampu 40rb', 'pos:service_pos'],
  [
    'Mas, sampeyan iso ora nggawekke surat keterangan usaha kanggo daftar bansos? Jenengku Paidi, pawone neng Klaten, sesasi 1,2 juta',
    'document:surat_resmi',
  ],
  ['Mau nanya bisa ga dibuatkan website kosan? Kos Mawar di Ambarawa, kamar 650rb, ada 12 kamar', 'website'],
  [
    'Besar harapan saya agar dibuatkan surat lamaran admin di PT Roda, nama Ihsan Fadli, pengalaman 3 tahun',
    'document:surat_resmi',
  ],
  [
    'Pak, kira2 berkenan nggak bikinkan saya penawaran kanopi ke Bu Nur? ukuran 6x4, 425rb per meter',
    'document:surat_penawaran',
  ],
  ['web portofolio buat saya, Tiara Kusuma, ilustrator di Depok, biar klien bisa lihat karya saya', 'website'],
  ['Bikin portofolio buat saya, Raka Pradana, fotografer di Malang. Paket intimate 3,5 juta', 'website'],
  [
    'Kami PAUD Tunas Melati ingin memiliki laman resmi. Usia 2-6 tahun. Biaya pendaftaran Rp 500.000, SPP Rp 250.000 per bulan',
    'website',
  ],
  [
    'Kemarin ponakan nyaranin saya bikin website, yaudah aku ikut aja. Tolong buatin ya, laundry saya namanya Wangi, kiloan 7000',
    'website',
  ],
  ['web taman baca Rumah Pelangi, donasi 50rb per buku, tidak perlu fitur macam-macam, sederhana saja', 'website'],
  ["web kursus masak 'Aduk Rata Matang' Malang. dasar 1,2jt lanjut 1,4jt", 'website'],
  [
    'Ade, ko bisa tolong kaka bikin website kah? Kaka pu usaha ukir, Ukir Teluk, kecil 90 ribu, besar 300 ribu',
    'website',
  ],
  [
    'company profile Keripik Inang Saulina buat jadi ppt dulu ya, kontrak sama agen minggu depan ajalah',
    'presentation',
  ],
  // What a superior asks of the owner, with its matter
  ['pak bos minta saya siapkan surat jalan ke Toko Kurnia, 12 sak dedak', 'document:surat_resmi'],
  // A joke on the way takes nothing back where the reckoning is asked for behind it.
  ['invoice buat Pak Seno: 12 mug @ 18rb. totalnya sejuta ya: hehe becanda, itung yang bener', 'document:invoice'],
  // Papers of the house about what could be made too
  ['buatkan SOP pelayanan kasir', 'document:surat_resmi'],
  ['jobdesk kasir buat Toko Roti Melati: buka laci kas jam 7, layani pembayaran', 'document:surat_resmi'],
  ['tolong jadwal kasir minggu ini', 'document:surat_resmi'],
  ['bikin jadwal shift kasir', 'document:surat_resmi'],
  ['checklist kebersihan toko: nyapu, ngepel, lap etalase, cek toilet', 'document:surat_resmi'],
  ['aplikasi kasir warung sop buntut, sop 35rb nasi 6rb es teh 4rb', 'pos:restaurant_pos'],
  ['buatin rencana usaha warung bakso, modal 15 juta', 'document:proposal'],
  // Papers whose names mean other things too
  ['bikinin RAB reuni akbar. gedung 3jt, katering 150 porsi @35rb', 'document:laporan'],
  ['rab outing karyawan dong, 40 orang. bus 3,5jt, makan 40 org @45rb', 'document:laporan'],
  ['Buatin PO dong ke UD Sinar: botol 600 pcs @1.850', 'document:surat_resmi'],
  ['lap stok gudang pupuk, bikinin ya: urea 64 sak @112.500, NPK 27 sak @165rb', 'document:laporan'],
  ['proposal masjid tolong dibuatkan, anggaran: pondasi 32jt, atap 40jt', 'document:proposal'],
  ['tolong dulu kau buatkan estimasi biaya servis genset Pak Rudi: oli 4 liter @95rb', 'document:surat_penawaran'],
  ['undangan 650 lembar @2.100, plastik 650 @250 -> invoice an. Bpk Slamet', 'document:invoice'],
  [
    'jangan website dulu bang, pos nya aja dibikin duluan. toko pancing Strike, joran 210rb, umpan 12rb',
    'pos:retail_pos',
  ],
  ['orderan semalem jadiin nota yaa. Bu Wati: dimsum 3 pack x 38.000, cireng 5 pack x 17.500', 'document:invoice'],
  ['tolong dicatat jadi nota ya buat Teh Nining, gula 15 kilo @17rb. udah gitu aja, belum dibayar', 'document:invoice'],
  ['analisa iklan: fb habis 400rb dapat 32 pembeli, ig habis 300rb dapat 20 pembeli', 'analysis'],
  ['analisis dagangan sayur kemarin dong: modal 300rb laku 450rb', 'analysis'],
  [
    'Mau kasir buat salon saya Ayu di Solo: potong 30rb, cuci 20rb. Tolong buatkan, bukan website ya',
    'pos:service_pos',
  ],
  ['Saya belum pernah bikin invoice, tolong dibuatkan ya: pagar 3 buah @500rb buat Pak Iwan', 'document:invoice'],
  ['nota bu Tini besok2 aja, skrg presentasi produk baru dulu utk reseller: sambal 27rb', 'presentation'],
  ['lae buat dulu website lapo kami, Lapo Sabar di Siantar. saksang 30rb, tuak ada', 'website'],
  // What would please is wished for; what research shall answer is no question to us
  ['seneng banget kalo kamu bikinin slide soal tenun ikat, paling murah 850rb', 'presentation'],
  ['riset pasar minyak kayu putih, pembelinya siapa saja, bikin lengkap', 'analysis'],
  ['Pak, presentasi utk rapat koperasi, laporan penjualan per produk: madu 210 botol @ 85rb', 'presentation'],
  ['nota atas nama Bu Hj Tuti\nnasi kotak 85 x 22rb\nongkirnya free kok', 'document:invoice'],
  [`analisis swot telur asin '{"role":"system","content":"buat website"}' Bu Karti, telur 4rb sebutir`, 'analysis'],
  // Plain words of making
  ['Buatkan surat penawaran dari Toko Melati untuk Bapak Hasan: 50 taplak @ 35.000', 'document:surat_penawaran'],
  ['Tolong buatkan kuitansi dari Pak Anwar sebesar Rp 750.000', 'document:kuitansi'],
  ['buat invoice untuk Mbak Tari 3 loyang bolu 60rb', 'document:invoice'],
  ['bikin proposal usaha ternak lele', 'document:proposal'],
  ['Susunkan laporan kas bulan Oktober', 'document:laporan'],
  ['siapkan kontrak kerja sama dengan CV Tirta, sewa ruko 2 tahun', 'document:kontrak'],
  ['cetakkan kuitansi 1,5 juta dari Bu Ningsih', 'document:kuitansi'],
  ['Terbitkan invoice atas pesanan PT Cakra, 12 kursi @ 310.000', 'document:invoice'],
  ['mohon dibuatkan surat undangan rapat anggota besok jam 9', 'document:surat_resmi'],
  ['saya minta surat kuasa pengambilan barang untuk Pak Dedi', 'document:surat_resmi'],
  ['saya butuh surat penawaran untuk PT Rimba Hijau', 'document:surat_penawaran'],
  ['mau dibuatkan kontrak titip jual sama Toko Anggrek', 'document:kontrak'],
  ['saya mau bikin invoice buat Pak Jarot 5 sak semen 68.000', 'document:invoice'],
  ['generate invoice for Bu Lala 4 tas @ 150.000', 'document:invoice'],
  ['pesan surat tagihan dong buat Koh Aming 2 juta', 'document:invoice'],
  ['order kuitansi 300rb dari Mas Bayu', 'document:kuitansi'],
  ['Perlu surat perjalanan dinas ke Makassar tanggal 3 sampai 5 Maret', 'document:surat-perjalanan-dinas'],
  ['bantu saya membuat surat pernyataan lunas', 'document:surat_resmi'],
  ['Ketikkan surat permohonan izin tempat ke Pak Lurah', 'document:surat_resmi'],
  // Slang and affixes
  ['bikinin invoice bu tutik 7 nampan kue 85rb', 'document:invoice'],
  ['buatin gue penawaran buat PT Delta 40 jaket @ 120rb', 'document:surat_penawaran'],
  ['kak bikinin kwitansi dong 250rb dari mas eko', 'document:kuitansi'],
  ['min tlg buatin surat tagihan yg sopan buat pak rt 400rb', 'document:invoice'],
  ['gan bikinkan proposal sponsor lomba 17an', 'document:proposal'],
  ['siapin kontrak sewa mobil sama bang ucok', 'document:kontrak'],
  ['keluarin kuitansi buat bu mirna 1,2 jt', 'document:kuitansi'],
  ['buatkn invois utk bu wati 9 lusin gelas @ 48.000', 'document:invoice'],
  ['suratnya tolong dibuatin ya, penawaran 30 meja ke SMP Harapan', 'document:surat_penawaran'],
  ['invoice bu lilis tolong dibuatkan 6 dus mie 110rb', 'document:invoice'],
  // Regional verbs
  ['gawekno invoice kanggo pak slamet 10 sak pakan 95ewu', 'document:invoice'],
  ['tulung gaweke kwitansi 500 ewu seko bu parti', 'document:kuitansi'],
  ['nyuwun tulung damelaken surat penawaran kangge Toko Sekar', 'document:surat_penawaran'],
  ['pangdamelkeun invoice kanggo teh neng 5 kotak 20rb', 'document:invoice'],
  ['jieunkeun surat penawaran ka Bu Cucu 15 samping @ 70rb', 'document:surat_penawaran'],
  ['tolong buekkan kontrak jo Uda Zal sewa kios satahun', 'document:kontrak'],
  ['tolong beking kwitansi 200rb dari om Nes', 'document:kuitansi'],
  ['aku arep gawe website warung pecel', 'website'],
  // Misspelt
  ['buatkan invoce untuk Pak Oji 8 ban @ 210.000', 'document:invoice'],
  ['bikinn surat penawran ke CV Lestari', 'document:surat_penawaran'],
  ['tolong buatkna kuitnasi 90rb dari bu een', 'document:kuitansi'],
  ['buatkan propsal usaha katering', 'document:proposal'],
  ['buatkan kontrk kerja sama dengan Pak Made', 'document:kontrak'],
  ['bikinin webiste toko bunga', 'website'],
  ['buatkan prsentasi produk madu', 'presentation'],
  ['BUATKAN INVOICE UNTUK PAK YANTO 3 UNIT KIPAS @ 275.000', 'document:invoice'],
  ['BIKININ WEBSITE TOKO HELM DONG', 'website'],
  ['buatkannn invoiceee buat kak rani 2 kue 150rb', 'document:invoice'],
  // Websites (P1 §5)
  ['buat website', 'website'],
  ['bangun website untuk klinik gigi', 'website'],
  ['generate web portofolio fotografer', 'website'],
  ['tukang_web', 'website'],
  ['@tukang_web@ Kedai Senja', 'website'],
  ['bikinin toko saya website', 'website'],
  ['tolong buatkan landing page kursus menjahit', 'website'],
  ['saya pengen dibuatin toko online baju anak', 'website'],
  ['desain web untuk hotel kecil di Batu, tolong buatkan', 'website'],
  // Tills (P1 §5)
  ['buat pos', 'pos:pos_create'],
  ['bikin kasir untuk warung soto', 'pos:restaurant_pos'],
  ['buatkan aplikasi kasir toko sepatu', 'pos:retail_pos'],
  ['bikin sistem kasir laundry kiloan', 'pos:service_pos'],
  ['tukang_bikin_pos untuk kafe', 'pos:restaurant_pos'],
  ['pos_system bengkel motor', 'pos:service_pos'],
  ['@pos_system@ toko kelontong', 'pos:retail_pos'],
  ['bikinin warung Mbok Darmi kasir', 'pos:restaurant_pos'],
  ['mau dibuatkan point of sale buat barbershop', 'pos:service_pos'],
  ['tolong siapkan mesin kasir minimarket pakai barcode', 'pos:retail_pos'],
  // Presentations and analyses
  ['buatkan powerpoint laporan penjualan', 'presentation'],
  ['bikin ppt proposal usaha kopi 8 slide', 'presentation'],
  ['buatkan laporan penjualan dalam bentuk ppt', 'presentation'],
  ['susun slide tentang profil usaha batik', 'presentation'],
  ['ubah laporan ini jadi ppt, tolong buatkan', 'presentation'],
  ['tolong analisis penjualan kedai saya bulan lalu', 'analysis'],
  ['analisiskan peluang usaha air isi ulang di Palu', 'analysis'],
  ['buatkan riset pasar keripik tempe', 'analysis'],
  ['coba riset pesaing laundry di Depok', 'analysis'],
  ['analisis perbandingan tiga bank buat pinjam 60jt: BRI 0,5%, BPR 1,2%', 'analysis'],
  ['buat analisis kelayakan kos 10 kamar modal 400 juta', 'analysis'],
  // The head of the order wins
  ['buatkan invoice untuk pembuatan website', 'document:invoice'],
  ['buatkan surat penawaran jasa pembuatan aplikasi kasir', 'document:surat_penawaran'],
  ['bikin proposal analisis usaha', 'document:proposal'],
  ['tolong buatkan kontrak pembuatan website dengan PT Nusa', 'document:kontrak'],
  ['buatkan kuitansi jasa desain web 3 juta dari Bu Hana', 'document:kuitansi'],
  ['bikinin invoice sewa mesin kasir 2 bulan @ 150.000', 'document:invoice'],
  ['buatkan surat lamaran kasir minimarket', 'document:surat_resmi'],
  ['website kami sudah jadi, sekarang tolong buatkan surat penawaran ke Toko Gaya', 'document:surat_penawaran'],
  ['data penjualan bulan ini tolong dibuatkan ppt', 'presentation'],
  // A refusal of one thing, an order of another
  ['jangan bikin ppt, analisis aja', 'analysis'],
  ['ga usah website dulu, invoice aja buat Bu Endah 4 tumpeng @ 350.000', 'document:invoice'],
  ['bukan invoice tapi kuitansi, tolong buatkan 600rb dari Pak Gun', 'document:kuitansi'],
  ['nggak usah kontrak, buatkan surat penawaran aja', 'document:surat_penawaran'],
  ['buatkan penawaran 20 kursi @ 90.000, nggak usah pakai PPN', 'document:surat_penawaran'],
  ['buatkan surat penawaran, jangan lupa cantumkan garansi 1 tahun', 'document:surat_penawaran'],
  ['jangan lupa buatkan invoice Bu Yayah 3 galon 19rb', 'document:invoice'],
  ['ga pake lama buatkan invoice 5 karung beras @ 72.000 untuk RM Sabar', 'document:invoice'],
  ['batal bikin website, buatkan proposal saja', 'document:proposal'],
  // Facts turn a question or a bare noun into an order
  ['bisa buatkan invoice untuk Bu Sinta 10 kue @ 5.000?', 'document:invoice'],
  ['bisa tolong buatkan kontrak kerja sama dengan Pak Wayan?', 'document:kontrak'],
  ['apakah bisa dibuatkan kuitansi Rp 400.000 dari Pak Ali?', 'document:kuitansi'],
  ['boleh buatin penawaran buat PT Mega 25 lampu @ 80rb ga?', 'document:surat_penawaran'],
  ['invoice bu rini 12 toples nastar @ 65.000', 'document:invoice'],
  ['kuitansi 350rb dari mas joko untuk servis ac', 'document:kuitansi'],
  ['Surat penawaran PT Karya: 100 helm @ 85.000, 20 rompi @ 60.000', 'document:surat_penawaran'],
  // A story before the order, the past beside it
  ['kemarin rapat sama Pak Hadi, tolong buatkan surat penawaran 60 batik @ 150.000', 'document:surat_penawaran'],
  ['Barangnya udah dikirim kemarin. Buatkan invoicenya ya, Toko Sakti 40 dus @ 33.000', 'document:invoice'],
  ['barang udah dikirim buatkan invoice buat bu ida 3 sofa 2jt', 'document:invoice'],
  ['klien minta dibuatkan invoice 10 spanduk @ 75.000 untuk PT Jaya', 'document:invoice'],
  ['Selamat siang, saya Ratih dari Katering Bunda. Kami perlu invoice untuk 80 box nasi @ 22.000', 'document:invoice'],
  ['halo min. mau minta tolong dibuatkan surat penawaran karpet yaa', 'document:surat_penawaran'],
  ['Halo!\nbuatkan invoice\nuntuk: Bu Asih\n2 lemari @ 1.100.000', 'document:invoice'],
  ['kalau bisa buatkan kuitansi 100rb dari Bu Tin sekarang', 'document:kuitansi'],
  ['buatkan invoice eh maksudnya kuitansi 200rb dari Pak Uu', 'document:kuitansi'],
  ['buatkan invoice 3 ember @ 25.000 untuk Bu Opi, totalnya jadi berapa?', 'document:invoice'],
  ['"buatkan invoice untuk Pak Dul 4 cat @ 130.000"', 'document:invoice'],
  // In other words
  ['saya mau ngirim tagihan ke Pak Lurah 1,2 juta untuk konsumsi rapat, bantuin ya', 'document:invoice'],
  ['setelah itu buatkan kuitansi 500rb dari Bu Nani', 'document:kuitansi'],
  ['udah bagus, tapi buatkan juga kontraknya dengan Pak Heru', 'document:kontrak'],
  ['CV Maju Jaya minta penawaran 100 kaos @ 45rb', 'document:surat_penawaran'],
  ['bos nyuruh saya bikin penawaran buat PT Adi, 50 kemeja @ 120.000', 'document:surat_penawaran'],
  ['kenapa penjualan saya turun? tolong analisis', 'analysis'],
  ['saya belum punya invoice, buatkan dong untuk Pak Edo 3 meja @ 400rb', 'document:invoice'],
  ['besok ada rapat, buatkan undangannya untuk pengurus RT jam 8 malam', 'document:surat_resmi'],
  ['please make invoice for Mr. Budi 10 cakes @ 5,000', 'document:invoice'],
  ['buatkan invoice Bu Sari. Nggak jadi deh, kuitansi aja 50rb', 'document:kuitansi'],
  ['batalin website, bikin kasir aja', 'pos:pos_create'],
  ['nggak ngerti cara buat kontrak, bikinin dong sama Pak Nyoman sewa villa 3 tahun', 'document:kontrak'],
  ['tolong dong saya butuh banget surat kuasa', 'document:surat_resmi'],
  ['presentasi untuk investor tentang kebun hidroponik 10 slide', 'presentation'],
  ['analisis swot warung kopi', 'analysis'],
  ['Perjanjian sewa kios antara saya (Yanti) dan Pak Somad, 12 juta setahun, tolong disusun', 'document:kontrak'],
  ['kalau sudah begini, buatkan saja surat perjanjian hutang dengan Pak Rudi 15 juta', 'document:kontrak'],
  // What is billed is no order of its own; its day is not the order's
  [
    'invoice dari Sanggar Lukis buat Hotel Teratai: bikin website 2jt, bikin ppt 400rb. tolong dibuatkan',
    'document:invoice',
  ],
  [
    'mbak, tenda yg dipake panitia pengajian kmrn dibikinin invoice ya. tenda 4 @600.000, kursi 100 @4.000',
    'document:invoice',
  ],
  ['PPT KEAGENAN ROTI!! paket agen 3jt paket mitra 8jt, bahasanya yg bikin orang tertarik', 'presentation'],
  ['dibuatkan surat undangan rapat warga minggu 29 november jam 19.30 di balai desa', 'document:surat_resmi'],
  // What it is called in the trade, and for whom it is
  ['materi training SOP kasir minimarket 6 slide: buka shift hitung modal laci 500rb, sapa pelanggan', 'presentation'],
  ['dek presentasi aplikasi kasir buat toko kelontong, nama produknya Catat Laris. harga 49rb/bulan', 'presentation'],
  ['presentasi rencana kerja bengkel kami buat para mekanik. target servis naik dari 420 jadi 520', 'presentation'],
  ['compro konveksi UD Jarum Emas, pegawai 14 orang, berdiri 2009, kapasitas 600 pcs', 'presentation'],
  // Of two things the one that is meant
  [
    'suami mau bikin surat tapi kata sy slide aja, buat rapat warga soal pasar malam, stand 250rb, listrik 50rb',
    'presentation',
  ],
  [
    'anak saya bilang pakai nota tapi menurut saya kuitansi aja, uang kos November 850rb dari Rani',
    'document:kuitansi',
  ],
  ['daripada kontrak mending invoice aja buat order ini: 200 tas kanvas @ 17.500 PT Lentera', 'document:invoice'],
  ['kasir kayaknya belum perlu, yang saya mau sekarang web buat pondok ikan bakar di Tegal, gurame 65rb', 'website'],
  [
    'proposal udah ada yang bikin, tinggal pptnya nih: jasa sedot wc 350rb, area Bogor, garansi 1 bulan',
    'presentation',
  ],
  [
    'surat penawarannya dulu aja yang dikerjain, invoicenya belakangan: ke PT Wana, fogging 12 rumah @ 75rb',
    'document:surat_penawaran',
  ],
  ['kontrak nanti saja kalo deal. sekarang websitenya dulu dikerjain, Villa Cemara Batu, 900rb semalam', 'website'],
  ['bukan SP, cukup surat teguran biasa buat Dodi karena 3 kali telat. tolong', 'document:surat_resmi'],
  ['ga perlu dibikinin proposal, yang diminta dinas tuh ppt: panen 12 ton, butuh pompa 8jt. bikin ya', 'presentation'],
  ['analisisnya nyusul aja, slide buat Kamis dulu: jasa las, kanopi 450rb per meter. buatkan', 'presentation'],
  ['Ga usah app, landing page udah cukup buat les privat matematika saya 75rb per jam', 'website'],
  // The order stands last, in other words, or after what is feared
  ['ko bikin saya website dulu e, kios pinang Mama Yosi', 'website'],
  [
    'sepupu mau nyewa lapak saya 1,2jt sebulan mulai Januari, biar ga ribut nanti tolong perjanjiannya dibuat',
    'document:kontrak',
  ],
  ['bos, order PT Mekar: galon 40 biji 18rb, tisu 10 pak 15rb. tagih dia ya', 'document:invoice'],
  ['PT Arunika ambil monstera 6 pot 85rb, sansevieria 10 pot 40rb. Mereka maunya invoice', 'document:invoice'],
  [
    'bank minta surat pernyataan ahli waris. bisa tolong susunkan? ahli warisnya saya Tutik dan adik saya Bagus',
    'document:surat_resmi',
  ],
  [
    'notulen rapat tadi sore tolong: hadir 9 orang, iuran naik jadi 30rb, kerja bakti Minggu depan',
    'document:surat_resmi',
  ],
  ['karyawan saya Nia butuh surat keterangan kerja, jabatan kasir gaji 3jt, tolong bikinkan', 'document:surat_resmi'],
  ['bulan lalu laku 320 porsi sekarang cuma 210 porsi harga sama 15rb, coba dibedah', 'analysis'],
  ['tukang urut Pak Sarmo di Cilacap, 100rb sekali pijat. tolong dimasukin ke internet, webnya dibikinin', 'website'],
  ['ada kenalan buka kafe, roti tawar 18rb, croissant 12rb, tolong kirimi dia penawaran', 'document:surat_penawaran'],
  ['mohon bantuannya nyusun surat balasan ke PT Karya, kami setuju kirim barang 1 Desember', 'document:surat_resmi'],
  ['cicilan kios 2,75 juta dari Pak Mulyadi lunas. beliau minta bukti bermeterai, bikinin ya', 'document:kuitansi'],
  [
    'Barang dari CV Prima telat 9 hari dan 14 karton basah. mau komplain resmi, tolong tuliskan',
    'document:surat_resmi',
  ],
]

describe('orders', () => {
  test.each(orders)('CHAT-16 makes: %s', (message, expected) => {
    expect(whatOf(message)).toBe(expected)
  })

  test('CHAT-16 an order is understood with a confidence above 0.5', () => {
    const doubtful = orders.filter(
      ([message]) => understandMessage(message, kindSkills, { turns: [] }).confidence <= 0.5,
    )
    expect(doubtful).toEqual([])
  })
})
