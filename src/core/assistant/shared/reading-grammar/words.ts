/** The words of a text, each once. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''))

/** Verbs and nouns with which a paper is ordered; they belong to no fact. */
export const orderWords = wordSet(
  `buat buatkan buatin bikin bikinin bikinkan buekkan buekan dibuatkan dibuatin dibikin dibikinin dibikinkan susun susunkan tuliskan tulis
   tulisin siapkan siapin terbitkan cetakkan minta request mohon tolong tlg tolongin bantu bantuin coba pls please plis bisa
   mau ingin pengen pengin perlu butuh surat penawaran invoice inv tagihan faktur nota kuitansi kwitansi kontrak
   perjanjian proposal laporan undangan pengantar tugas kuasa jalan perintah resmi dinas dokumen quotation quote sph spph po sppd mou spk gan min kak kakak bro sis
   dong donk ya yo yah sih deh nih nah lah kok aja saja ajah tuh dulu lagi sekarang segera cepat cepet halo hai hallo selamat
   pagi siang sore malam assalamualaikum permisi juragan uni uda bang pak bu`,
)

/** Verbs and nouns before a list of goods. */
export const listWords = wordSet(
  `pesan pesen pesanan pesannya memesan order orderan mengorder pengadaan pembelian penjualan barang barangnya item itemnya items produk
   produknya rincian rinciannya perincian detail detailnya daftar isi isinya berisi berupa yaitu yakni antara-lain meliputi terdiri ambil
   beli membeli dibeli jual menjual dijual kirim mengirim ngirim ngirimin kirimin mengangkut ngangkut nganter ngantar menawarkan tawarkan menagih tagih nagih tagihkan sewa-barang sebanyak
   sejumlah jumlah jumlahnya jml qty kuantitas banyaknya harga seharga satuan satuannya masing-masing masing2 masing per tiap setiap @ x × untuk buat
   dengan dgn dan sama serta plus juga trus terus lalu kemudian ditambah tambah atas isian adalah ialah nya itu ini tersebut seperti ada
   rate tarif pinjamkan meminjamkan luas luasnya ukuran panjang volume bawa membawa antar-barang produksi semua totalnya total tadi sudah akan yang kami saya aku gue gua kita anda kamu dia mereka nama namanya dari ke kepada di pada
   rp idr rupiah udah cuma hanya sekitar kurang lebih kira-kira minimal maksimal lagi tolong karena biar hitung hitungin hitungkan sekalian
   nawarin nawarkan ditawarkan ditawarin naruh nitip punya barusan kemarin kemaren ngambil mengambil mesen borong
   memborong menyerahkan mengembalikan nyewa satunya sebijinya perhari perharinya
  tambahkan tambahin ditambahkan masukkan masukin cantumkan cantumin kasih beri berikan diberi dapat dapet bayar dibayar`,
)

/** Words that a name of a person or a business never contains. */
export const nameStops = wordSet(
  `mereka dia beliau kalian untuk buat kepada ke dari di dengan pada oleh atas untuk-perhatian terima tentang mengenai perihal hal soal sebesar senilai seharga sebanyak sejumlah harga total
   totalnya jumlah potong dipotong promo berlaku tanggal tertanggal jatuh tempo selama mulai sejak sampai dan atau serta sama plus yang nomor alamat telepon email e-mail
   npwp rekening pembayaran bayar membayar dibayar isi isinya berupa barang barangnya item rincian rinciannya detail produk pesanan pesan order beli membeli
   ngambil mengambil mesen pesen memesan nyewa ngutang borong lunasin booking
   biaya ongkir ongkos diskon ppn pajak dp acara dalam rangka agar supaya karena bahwa sebagai selaku jabatan tanda-tangan ditandatangani
   tolong dong donk ya yo sih deh nih aja saja buatkan buatin bikin bikinin bikinkan dibikin dibuat dibuatkan invoice tagihan faktur nota kuitansi
   kwitansi surat penawaran kontrak perjanjian proposal laporan undangan sppd transfer tf lewat via cash tunai lunas
   per tiap setiap masing-masing @ atas-nama atas-namanya berhubung sehubungan ini itu tersebut kami saya pihak antara hari besok
   lusa jam pukul belum sudah tidak termasuk tanpa garansi pengiriman dikirim kirim nilai uang setelah sesudah sebelum waktu
   minta mohon mau ingin sedang akan telah adalah yaitu yakni lokasi tempat sewa menyewa jasa hadir menghadiri mengikuti bahas membahas ngebahas agenda paling lambat maksimal maks nik nip nis nisn ktp npwp umur usia
   melakukan melaksanakan mengambil mengurus survey survei setiap jual penjualan pembelian pengadaan kerja kerjasama memberikan menawarkan
   menerangkan menyatakan sendiri libur tutup menugaskan memohon mengundang memberitahukan berangkat pulang tiket hotel penginapan dp deposit periode`,
)

export const isCode = (raw: string): boolean => /^(?:\{\{|\$\{|<[^<])/.test(raw)

/** Whether a word may begin a name in a text with capitals; a piece of code is taken as it is. */
export const isCapital = (raw: string): boolean =>
  isCode(raw) || (raw !== '' && raw.charAt(0) !== raw.charAt(0).toLowerCase())
