/**
 * Common words that lie near a word of ours on the keyboard or in their letters; they are never taken for it misspelt.
 * In alphabetical order.
 */
export const easilyMistaken: ReadonlySet<string> = new Set(
  `
    bertanya bulatin contact contacts diharapkan sides acara adalah agenda alamat alasan alasannya aliran ampas analis analyses anggaran angkat angkut antara anyaman ayunan badan bagian baik baju bakar
    bakpia bakti bakwan balai balik balita bambu bandeng bandung bangku bangunan banjir bantah bantai bantal bantaran banting bantu bantuan banyak
    banyu barat bareng baris basir batang batik batu bawa bawang bayam bayang bayar bayaran bayi bazar bebek becak being bekas belah belakang belanja
    belanjaan beliau bengkel bening bensin bentar bentuk berapa beras berbagi berdiri bergizi berhasil beri berita berkah berkat berkebun berkumpul
    bernama bersih bertanya besar besi betul biaya bibit bicara bidan bijak bikinan bikini bilik bingkai bisar bisnis blok bola bordir botol buah
    buahan buatan buaya bukan bukit buku bulan bulang bulat bumbu bunga bungkus buruh butuh cabai cabang cahaya campur candi catat catatan cendol
    cerah cerita cetakan cincin coklat cuci cucian cukup daerah daftar dagang dagangan daging dalam dandan dapur darah daring dasar dekat dekor delima
    denah depan derajat desa desainer diadakan diapakan dibagikan dibantu dibayar dibiarkan dibuka dibuktikan dicekin dijanjikan dijualkan dikalikan
    dikecilkan dikeluhin dimas dimatikan dimuat dinaikan dinding dingin dipulihkan diputuskan direncanakan dirugikan disewain disewakan disimpan diskusi
    diterapkan diteruskan ditolak ditulis diturunin diturunkan ditutup diurungkan diusulkan donat dosen duduk dukung durian during eceran emas ember
    faktor fasilitas fokus galeri gambar gambir gamis ganti garam garasi garis gedung gelas gemuk generation gerai gerobak getuk gigi giliran goreng
    gorengan gudang gula gunung hadiah hadir halal halaman halus hamil handuk harapan harapkan harga harta hasil hebat hemat hiasan hidangan hidup
    hijau hitam hitung hujan hutan hutang ibadah ikan ikatan iklan imbalan impian indah indang induk infak infaq istana istri izin jadian jadikan
    jagung jahit jahitan jajan jalan jalur jaman jambu jamu janji jaring jasa jelas jemput jendela jenis jeruk jilbab jualan jualannya juara judul
    jumpa kabar kabel kabupaten kaca kacang kadir kafir kain kakak kaki kaleng kamar kambing kamboja kanopi kantin kapal kapir karpet karton karung
    karyawan kasar kaset kasih kasiman kasir kasirnya kasur kasus kawat kayak kayaknya kayu kebab kebanyakan kebun kecap kecil kedai kegiatan
    keinginan kekuatan kekurangan kekurangannya kelamaan kelapa kelas keliatan kelihatan keluaran keluarga keluarkan keluhan keluhkan kemas kemasan
    kembali kembang kemenyan kenangan kendala kental kentang keponakan kerajinan keramik kerang keranjang kereta keripik kerja kerjaan kerjakan kertas
    kerudung kesehatan keselamatan kesini ketan ketring ketuk kirim kiriman kirimin kirimkan kolak kolam komputer konsep konsumsi kontak kontes kopi
    koran korban kota kotak kotor kripik krupuk kuala kuat kucing kuliner kulit kunci kunyit kurma kursi kursus kusen lahan laju lamaran lampiran
    lancar lancung lapak lapangan lapar laparan lapor laporkan laris larut latar latihan laundry layanan layar lebar lebih lele lemari lembaga lembut
    lempar lengkap lesehan letak lezat liburan lilin limbah listrik lokal lokasi lomba lontong luar lukisan lulus lumpia lunas madu mahal mainan
    majelis makan makin makna malam malang mandi mangan mangga manis manisan masak masakan masalah masjid masuk matang materai materi mebel melati
    membantu membuka membuktikan memburu memikirkan memuat menetapkan mengajar mengaji mengetik menulis menyewakan menyimpan menyisakan merah merek
    mesen mesra meterai minat minggu minta minum minuman minyak misi mobil modal modern moga moto motor muat muda mudah mukena murid murni musik musim
    nanas nasabah nasional nelayan nenek nilai nomor nota nyaman nyusul obat obeng obrolan ojek olahan olahraga older oleh omelan ongkos orang orde
    order ordo orkes otomatis pabrik padat pagar pagi paham paint pajak pajangan pakai pakaian pakan paket paling panas panci panen panggilan panggung
    pangkas panitia panjang pantai pantas papan parkir parut pasal pasang pasangan pasar pasien pasir pasta pasukan patok patungan pecah pedagang
    pedas pegawai pekan pelajar pelanggan pelatih pelatihan pelayan pelayanan pelayaran peluang pemasangan pemasaran pemasok pembahasan pembayar
    pembeli pembelian pembuat pembuatan pembuka pembukaan pemesan pemilik pemuda penampilan penanggalan penari penasaran penasihat penawar pencatatan
    pencucian pendapatan pendek pendidikan penduduk penebusan pengadaan pengaduan pengajar pengajian pengalaman pengantaran pengantin pengaturan
    pengaturannya pengelola pengemasan pengemudi penggilingan penghasilan penginapan pengiriman pengolahan pengrajin pengurus pengurusan pengurusannya
    peningkatan penjahit penjelasan penjilidan penjual penuh penukaran penyewaan peralatan peralihan peranan perantara perataan perawatan percetakan
    percobaan perdana perhiasan perhitungan perikanan peringkat perjuangan perkebunan perlahan perlu permainan permata permen perpisahan persalinan
    persediaan persen persentase persentasenya persentasinya persiapan persis pertamina pertanian pertanyaan pertemuan pertengahan pertokoan pertunjukan perumahan perusahaan pesanan pesat
    pesawat pesisir pesta petani peternakan petugas piala pihak piknik pilihan pinjam pinjaman pinter piring pisan pisang pisau plastik pompa pondok
    posisi posting potong potongan presentase presentasenya presents prestasi prints privat produksi profil program promosi properti proses proves puasa pukul pulsa
    pupuk pusat puskesmas putih putra putri rabat racikan ragam rajut rambut rancangan randang rangkaian ranjang rantang rantangan rapat rapih rasa
    ratu rawa rawat rawit rebana rebus redmi rekaan rekaman rekan rempah renang renda rental renyah reparasi resep reset resik restu retur rias ribut
    ringan riset risol rokok ruang rujak rukun rumput rusak sabun sajian saku salah salak saldo salon sambal sampah samping sandal sangkar santan
    santri sapi sapu sarah sarapan sarung saung sawah sawit sayang sayur sebaran sebentar sedekah sedih sehat sekolah selada selamat selatan sembako
    semen semprot senam senar sendok senja sepatu sepeda serat serba serbuk sereh seri serius servis setor setoran setrika sewaan sewakan siapa
    siapapun siapin siapkan side sikat simpanan sinar singkat singkong sirat sirup sisir siswa slices slide slip sofa sopir soto studi suara sudah
    sukun sumber sumur sunat sungguh sura surah surat surau surel surga suruh surut susah susan susuan susul susunan syukuran tabung tabungan tagih
    tagiha tahan tahapan tahun taksi talang taman tambak tambal tampah tampilan tanah tanaman tanda tandan tangga tangki tani tanya target tawar
    tawaran tebu tegal tegas teknik teladan telur teman tempat tempe tempel tenaga tenang tenda tenun terang terapi teras terbaik terbit terbitan
    terima term terong terpal tikar tiket timbang timbangan timur tinggi tisu titip titipan tokek token toko tokoh toku took toples tradisi transaksi
    travel tujuan tukang tukar tulisan tulus tumis tunai tunas tunda tungku turis turun tusuk tutor ubin udang udara ujang ukiran ulang ulasan umroh
    umur undian ungu unik untung urang urusan urusannya urut usang usia vaksin variasi vitamin wajan wajar waktu warga warna warung wayang wisata
    wisuda yoghurt zaman`
    .trim()
    .split(/\s+/),
)
