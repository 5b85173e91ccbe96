import { prices } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { Answer } from '../answer.ts'

const thing = 'surat|suratnya|dokumen|invoice|kuitansi|kontrak|proposal|laporan|penawaran|hasil|hasilnya|file|tagihan'

const made = 'surat|dokumen|invoice|kuitansi|hasil|hasilnya|presentasi|slide|ppt|website|kasir|penawaran|proposal'

/** How to work with a letter that is there. */
export const aboutLetters: readonly Answer[] = [
  {
    name: 'payment_status',
    when: [
      'sudah|belum|apakah & lunas|dibayar|bayar|cair|masuk & invoice|tagihan|pembayaran|kuitansi|transfer & ?|belum & !mana|yang mana|pakai apa|dikasih',
    ],
    weight: 0.3,
    reply:
      'Pembayaran tidak bisa saya lihat, Juragan; saya tidak tersambung ke rekening Anda. Cek mutasi bank atau aplikasi QRIS, lalu cocokkan dengan nomor invoicenya.\n\nKalau sudah masuk, saya bisa buatkan **kuitansi**. Kalau belum, saya bisa buatkan **surat pengingat** yang sopan: sebutkan nama, jumlah, dan tanggal jatuh temponya.',
  },
  {
    name: 'how_long',
    when: [
      'berapa lama|lama tidak|cepat tidak|berapa menit|berapa jam & !garansi|kontrak kerja|pirt|halal|nib|berlaku|balik modal|merek|uji coba|percobaan|masa|tempo|laku|tahan|simpan',
    ],
    weight: 3,
    reply:
      'Satu surat jadi dalam hitungan **detik** setelah kalimatnya Anda kirim. Yang biasanya memakan waktu hanya melengkapi bagian bertanda *[isi …]*, misalnya alamat atau nama penanda tangan.',
  },
  {
    name: 'edit_letter',
    asks: [
      'cara mengubah nama di surat yang sudah jadi',
      'surat yang sudah dibuat bisa diganti isinya tidak',
      'salah harga di invoice mengubahnya bagaimana',
    ],
    when: [
      `cara|bagaimana|bisa|boleh|dimana|mau & ubah|edit|ganti|koreksi|perbaiki|revisi|ngedit|ngubah|mengubah|mengganti|mengedit|diubah|diganti|diedit|direvisi|dikoreksi|diperbaiki|ngganti & ${thing}|isi|tulisan|nama|harga|salah|tanggal|jumlah & !logo|kop|word|laptop`,
      'cara|bagaimana & ubah|edit|revisi|ngedit|mengubah',
      `ubah|ganti|revisi|edit|koreksi|perbaiki|tambahin|tambahkan|kurangi|betulin|benerin & ${thing}|harga|nama|tanggal|jumlah|alamat|nomor & !logo|kop|word|laptop`,
      `${thing} & salah ketik|typo|keliru & ubah|edit|ganti|perbaiki|bagaimana|cara`,
    ],
    weight: 0.6,
    reply: `Ada dua cara:\n\n1. **Sendiri, gratis.** Buka suratnya dari sidebar, klik tulisannya, ketik. Jumlah, total, dan terbilang ikut berubah, dan tersimpan sendiri.\n2. **Minta saya** (${formatNumber(prices.document_edit)} poin sekali ubah). Tulis misalnya *ganti harga kaos jadi 50.000* atau *kasih diskon 10%*; saya tunjukkan dulu perubahannya, dan baru berlaku setelah Anda tekan **Terima**.\n\nBagian bertanda *[isi …]* tinggal diisi.`,
  },
  {
    name: 'download_letter',
    asks: [
      'cara download nya bagaimana',
      'cara download surat jadi pdf',
      'invoice bisa dijadikan pdf tidak',
      'cara cetak surat dari hp',
    ],
    when: [
      `cara|bagaimana|bisa|dimana|mau|jadi|ke|format & download|unduh|donlot|donlod|ngunduh|mengunduh|ekspor|export|diunduh|didownload|cetak|dicetak|print|diprint|ngeprint`,
      `download|unduh|donlot|ekspor|export|simpan & ${thing}|pdf|word|docx`,
      'pdf|word|docx & jadi|ke|format|cara|bagaimana|bisa|ubah',
      'download|unduh|donlot',
    ],
    weight: 0.5,
    reply:
      'Buka suratnya, lalu pilih format dan tekan unduh di bagian atas:\n\n- **Word (DOCX)** kalau masih mau diubah di komputer,\n- **PDF** untuk dikirim ke pelanggan,\n- **Excel** untuk tabel barangnya, di surat yang bertabel seperti invoice,\n- **teks** kalau hanya perlu isinya.\n\nMengunduh gratis dan boleh berkali-kali. Tombolnya tidak jalan? Buka di Chrome atau peramban biasa, bukan dari dalam WhatsApp atau Instagram, lalu coba format lain; hasilnya ada di folder *Download*.',
  },
  {
    name: 'download_as_sheet',
    asks: ['invoice bisa diunduh excel tidak', 'analisis bisa jadi excel tidak'],
    when: [
      'excel|xls|xlsx|spreadsheet|csv & bisa|unduh|diunduh|download|ekspor|export|jadi|simpan|ke|format|hasil & !bagaimana hitung|rumus',
    ],
    weight: 1.6,
    reply:
      'Tabel barang di invoice, penawaran, dan surat lain bisa diunduh sebagai **Excel**: buka suratnya, pilih **Download Spreadsheet**. Laporan penjualan kasir juga bisa, dari tab **Laporan**.\n\nUntuk analisis, Excel belum: unduhannya **Word, PDF, atau teks**, dan tabelnya bisa disalin ke Excel dengan tempel biasa. Mengunduh gratis dan boleh berkali-kali. Tombolnya tidak jalan? Buka di Chrome atau peramban biasa, bukan dari dalam WhatsApp atau Instagram, lalu coba format lain; hasilnya ada di folder *Download*.',
  },
  {
    name: 'as_word',
    asks: [
      'presentasi bisa diedit di canva tidak',
      'ppt dari sini bisa dibuka di canva',
      'slide bisa dibuka di powerpoint tidak',
      'presentasi bisa diedit di powerpoint',
    ],
    when: [
      'word|docx|doc & jadi|jadikan|dijadikan|hasil|hasilnya|format|bisa|simpan|edit|bentuk & !excel',
      'powerpoint|pptx|ppt & unduh|download|diunduh|didownload|format|edit|bentuk|jadi file & !bikin|buatkan|harga|poin',
    ],
    weight: 2.6,
    reply:
      'Bisa. Buka hasilnya, pilih formatnya di bagian atas, lalu unduh:\n\n- **surat dan analisis**: Word (DOCX) kalau masih mau diubah di laptop, PDF untuk dikirim, atau teks; tabel barang di surat juga **Excel**\n- **presentasi**: PowerPoint (PPTX) atau PDF; berkas PowerPoint-nya bisa diunggah ke Google Slides atau Canva, lalu periksa hurufnya\n\nGratis dan boleh berkali-kali. Yang diubah di Word tidak ikut berubah di sini, jadi untuk perubahan kecil lebih enak diketik langsung di suratnya: total dan terbilang ikut menyesuaikan. Surat Word yang sudah Anda punya bisa dibuka di sini lewat **Buka berkas Word**.',
  },
  {
    name: 'share_letter',
    asks: ['surat yang sudah dikirim bisa ditarik lagi tidak'],
    when: [
      `cara|bagaimana|bisa|mau|dimana & kirim|share|bagikan|ngirim|mengirim|membagikan|kirimkan|kirimin|dikirim & ${thing}|wa|whatsapp|email|pelanggan|pembeli|klien`,
      `kirim|kirimin|kirimkan|share|bagikan|teruskan & ${thing} & wa|whatsapp|email|gmail|telegram`,
    ],
    weight: 0.6,
    reply:
      'Dua cara:\n\n1. **Bagikan** di atas suratnya: buat tautan baca yang bisa Anda cabut kapan saja, lalu kirim tautannya lewat WhatsApp atau email.\n2. **Unduh PDF**, lalu lampirkan. PDF dipilih supaya isinya tidak bergeser di ponsel penerima.\n\nSaya sendiri tidak mengirim pesan atas nama Anda. Kalimat pengantarnya bisa begini: *Selamat siang Bapak/Ibu, terlampir surat dari kami. Mohon kabarnya bila ada yang perlu disesuaikan. Terima kasih.*',
  },
  {
    name: 'find_letter',
    asks: [
      'invoice yang kemarin disimpan di mana',
      'surat yang dibuat tadi hilang ke mana',
      'cara mencari dokumen lama',
    ],
    when: [
      `dimana|mana|cari|nyari|mencari|hilang|kemana|buka|lihat & ${thing} & saya|ku|tadi|kemarin|lama|tersimpan|hilang|dibuat|dimana|kemana & !dari mana|darimana|bank|minta|diminta`,
      `sudah|jadi|selesai|beres|kelar & ${thing} & ?`,
      `kok|kenapa|tadi & tidak ada|tidak muncul|tidak kelihatan|hilang & ${thing} & bikin|buat|dibuat|tadi|kemarin & !uang|ongkir|pembeli|pelanggan`,
      'di mana|ke mana|dimana|kemana & surat|dokumen|invoice|hasil|file|filenya|kuitansi',
      'riwayat|history|chat lama|percakapan lama|percakapan sebelumnya',
    ],
    weight: 0.4,
    reply:
      'Semua yang sudah jadi ada di **sidebar**: surat di bagian *Dokumen* (terbaru paling atas), percakapan di *Recent Chats*. Di ponsel, buka lewat tombol menu.\n\nTidak kelihatan? Pastikan Anda masuk dengan akun yang sama seperti saat membuatnya.',
  },
  {
    name: 'saving',
    asks: [
      'internet mati waktu mengetik surat hilang tidak',
      'kalau sinyal putus saat mengetik dokumennya hilang tidak',
      'suratnya tersimpan otomatis tidak',
      'kalau ditutup isinya hilang tidak',
    ],
    when: [
      `simpan|nyimpen|menyimpan|tersimpan|kesimpan|save|autosave & cara|bagaimana|otomatis|apakah|sudah|hilang|harus|${thing}`,
    ],
    weight: 0.1,
    reply:
      'Surat tersimpan sendiri ke akun Anda beberapa saat setelah mengetik; lihat tulisan status di atasnya. Kalau sambungan putus, ketikan Anda tetap disimpan di perangkat itu dan dikirim begitu tersambung lagi.',
  },
  {
    name: 'letterhead_logo',
    asks: [
      'cara memasang logo di kop surat',
      'logo di suratnya bisa diubah tidak',
      'ganti kop surat dengan nama usaha sendiri',
      'tanda tangan saya bisa dimasukkan ke surat tidak',
      'tanda tangan dan stempel saya bisa ditaruh di invoice',
    ],
    when: [
      'kop|logo|kop surat|stempel|cap|tanda tangan & cara|bagaimana|bisa|pasang|tambah|taruh|ganti|masukin|masukkan|upload|unggah|isi',
      'logo|stempel|cap|tanda tangan|ttd & pasang|dipasang|taruh|ditaruh|masukin|masukkan|dimasukin|dimasukkan|tempel|ditempel & surat|invoice|kuitansi|kop|suratnya|penawaran|kontrak',
    ],
    weight: 0.5,
    reply:
      'Kop berisi nama usaha, alamat, telepon, dan **logo**. Isi sekali di **Settings, Profil usaha**; surat berikutnya memakainya sendiri. Di surat yang sedang terbuka, klik kopnya dan ketik langsung.\n\nGambar stempel atau tanda tangan: di suratnya tekan **Sisipkan**, pilih **Gambar** (di ponsel juga **Ambil foto**). Atau cetak dulu, lalu bubuhkan yang basah.',
  },
  {
    name: 'invoice_as_seller',
    asks: ['warna dan huruf surat bisa diganti tidak', 'template invoice bisa dipilih tidak'],
    when: [
      `${made} & warna|huruf|font|tampilan|desain|template|model|gaya & ganti|ubah|pilih|bisa|cara|ada|lain & !logo|kop`,
    ],
    weight: 1.6,
    reply:
      'Surat dibuat dengan bentuk resmi yang rapi: kop, nomor, tabel, terbilang, tanda tangan. Tulisannya bisa Anda tebalkan, miringkan, rata tengah, dan tabelnya diubah langsung di suratnya. **Logo dan kop** diisi sekali di Settings, Profil usaha.\n\nWebsite punya pilihan tampilan di **Isi website**; presentasi diubah warna dan susunannya di editornya. Mau sangat khusus? Unduh sebagai Word atau PowerPoint, lalu ubah sesukanya.',
  },
  {
    name: 'blanks_in_letter',
    asks: ['kenapa ada tulisan isi di surat saya', 'bagian kurung siku di surat itu apa'],
    when: [
      'isi|kurung|kurung siku|kosong|belum terisi & surat|suratnya|hasil|hasilnya|dokumen|invoice|kuitansi & kenapa|kok|tulisan|maksud|artinya & !cara bikin|kontrak',
    ],
    weight: 2,
    reply:
      'Tulisan *[isi …]* adalah tempat yang **belum Anda sebut**, misalnya alamat atau jatuh tempo. Sengaja dibiarkan kosong, supaya tidak ada yang dikarang.\n\nKlik tulisannya, ketik yang benar, selesai; tidak memakai poin. Supaya tidak muncul lagi, isi nama, alamat, dan nomor usaha sekali di **Settings, Profil usaha**, dan sebutkan penerima serta tanggalnya di kalimat.',
  },
  {
    name: 'delete_letter',
    asks: ['hapus dokumen bisa dikembalikan tidak'],
    when: [
      `hapus|delete|buang|menghapus|dihapus|ngapus|apus & ${thing}|akun|chat|percakapan|data|riwayat|website|presentasi`,
    ],
    weight: 1.2,
    reply:
      'Menghapus lewat chat sengaja tidak saya lakukan, supaya tidak ada yang hilang karena salah ketik.\n\nCaranya: di **sidebar**, tekan titik tiga di baris chat atau hasilnya, pilih **Hapus**. Sebentar sesudahnya masih bisa dibatalkan. Untuk menghapus akun dan semua data: Settings, bagian Data saya.',
  },
  {
    name: 'undo_version',
    asks: [
      'cara mengembalikan surat ke versi sebelumnya',
      'terlanjur diubah bisa dikembalikan tidak',
      'salah edit surat cara undo',
    ],
    when: [
      'undo|urungkan|ctrl z & !shopee',
      `kembalikan|balikin|kembaliin|dikembalikan|dibalikin|undo|batalkan|versi|mengembalikan & ${thing}|lama|sebelumnya|tadi|perubahan|versi|semula|awal|asal`,
    ],
    weight: 0.2,
    reply:
      'Baru saja salah? Tekan **Urungkan** (panah balik) di bilah alat; di komputer bisa juga **Ctrl+Z** (di Mac **⌘+Z**). Perubahan dari chat yang sudah diterima: tekan **Batalkan** di bawah usulannya.\n\nMau kembali lebih jauh: tekan **Riwayat** di atas canvas, pilih versinya, bandingkan, lalu tekan **Pulihkan versi ini**. Versi yang sekarang tidak hilang.',
  },
  {
    name: 'chat_and_document_apart',
    asks: ['kalau chat dihapus dokumennya ikut terhapus tidak', 'hapus percakapan suratnya ikut hilang tidak'],
    when: [
      'hapus|dihapus|menghapus & chat|percakapan & dokumen|dokumennya|surat|suratnya|hasil|hasilnya|website & ikut|hilang|tidak',
    ],
    weight: 2.6,
    reply:
      'Tidak ikut. Chat dan hasilnya disimpan terpisah: menghapus **chat** hanya menghilangkan percakapannya, surat dan hasil lain tetap ada di sidebar bagian masing-masing. Menghapus **suratnya** dilakukan sendiri, dari titik tiga di barisnya.',
  },
  {
    name: 'letter_numbers',
    asks: [
      'nomor invoice saya loncat kenapa',
      'nomor surat bisa diatur sendiri tidak',
      'cara mengganti format nomor surat',
      'nomor surat dobel atau bolong',
    ],
    when: [
      'nomor|nomornya|penomoran & surat|invoice|kuitansi|dokumen|penawaran & loncat|lompat|bolong|urut|format|atur|diatur|dobel|ganti|diganti|mulai|reset|kode & !hp|wa|rekening|telepon|telpon',
    ],
    weight: 2.4,
    reply:
      'Nomor diberikan berurutan tiap surat **jadi**, dan satu nomor tidak dipakai dua kali. Loncat biasanya karena surat di antaranya dihapus, atau nomornya diketik sendiri; yang bolong tercatat lengkap di **Settings**, bagian **Surat**.\n\nDi sana juga formatnya diatur: *{seq:3}* nomor urut, *{kode}* jenis surat, *{romawi}* bulan romawi, *{tahun}* tahun. Di surat yang terbuka, nomornya bisa langsung diketik.',
  },
  {
    name: 'share_link_life',
    when: [
      'link|tautan|tautannya & share|bagikan|dibagikan|dibagi & siapa|sampai kapan|berapa lama|kedaluwarsa|aman|dilihat|dibuka|berlaku|cabut',
    ],
    asks: [
      'tautan yang saya bagikan bisa dilihat siapa saja dan sampai kapan',
      'link surat berlaku berapa lama',
      'cara mencabut tautan yang sudah dibagikan',
    ],
    weight: 2.4,
    reply:
      'Tautan **Bagikan** bisa dibuka **siapa saja yang memegangnya**, tanpa masuk, dan berlaku **1 sampai 90 hari** sesuai pilihan Anda. Yang terlihat hanya naskah saat dibagikan; perubahan sesudahnya tidak ikut, dan tidak ada yang bisa mengubahnya.\n\nSudah tidak perlu? Tekan **Cabut**; sejak itu pembukanya diberi tahu bahwa tautannya ditutup.',
  },
  {
    name: 'letter_pictures',
    when: [
      'foto|gambar & surat|suratnya|proposal|proposalnya|laporan|invoice|penawaran|dokumen & tambah|tambahin|masukin|masukkan|sisipkan|pasang|taruh|kasih|lampirkan & !nota|kuitansi hilang',
    ],
    asks: ['proposal bisa ditambah foto tidak', 'cara memasukkan gambar ke surat', 'foto produk di surat penawaran'],
    weight: 2.6,
    reply:
      'Bisa, gratis, di surat penawaran, proposal, dan surat lainnya. Buka suratnya, tekan **Sisipkan**, pilih **Gambar** (di ponsel juga **Ambil foto**), lalu letakkan dan atur besarnya. Ikut terunduh di PDF dan Word.\n\nLogo usaha tidak perlu disisipkan tiap kali: isi sekali di **Profil usaha**.',
  },
  {
    name: 'many_at_once',
    when: [
      'sekaligus|massal|banyak nama|mail merge & sertifikat|surat|undangan|kuitansi|invoice|slip gaji & bisa|bikin|buat|cara|?',
    ],
    asks: [
      'bikin dua puluh sertifikat sekaligus beda nama bisa tidak',
      'undangan untuk banyak nama sekaligus',
      'slip gaji banyak karyawan sekaligus',
    ],
    weight: 2.2,
    reply: `Sekali pesan jadi **satu surat**; mengisi banyak nama otomatis belum bisa. Cara hematnya: buat satu, lalu untuk tiap nama **ketik namanya, unduh**, ulangi. Mengetik dan mengunduh gratis, jadi dua puluh sertifikat tetap ${formatNumber(prices.document_create)} poin.\n\nUntuk undangan, satu surat tanpa nama dengan baris titik-titik juga bisa: cetak, lalu tulis tangan.`,
  },
  {
    name: 'slides_with_video',
    when: ['presentasi|slide|ppt & video|animasi|suara|musik & bisa|tambah|ditambah|masukin|pasang|?'],
    asks: ['presentasi bisa ditambah video tidak', 'slide bisa dikasih animasi dan musik'],
    weight: 2.4,
    reply:
      'Video, musik, dan animasi belum bisa di sini. Yang bisa disisipkan: tulisan, gambar, grafik, bentuk, dan tabel.\n\nPerlu video? Unduh sebagai **PowerPoint**, buka di PowerPoint atau Google Slides, lalu sisipkan di sana; atau taruh tautannya di slide.',
  },
  {
    name: 'how_sure_an_analysis',
    when: [
      'analisis|analisisnya|hitungan|hitungannya & salah|keliru|akurat|dipercaya|percaya|benar & bisa|bisakah|? & !saya|buat analisis',
    ],
    asks: ['hasil analisis bisa salah tidak', 'hitungan di sini akurat tidak', 'analisisnya bisa dipercaya tidak'],
    weight: 2.4,
    reply:
      'Hitungannya pasti, tetapi **sebaik angka yang Anda beri**: angka yang lupa disebut (upah sendiri, sewa, yang rusak) tidak ikut. Cara menghitungnya selalu ditulis, jadi bisa Anda periksa baris demi baris.\n\nYang bisa keliru: kalimat yang bermakna dua. Baca dulu angka yang saya pakai; kalau ada yang salah, ubah datanya, tabel dan grafiknya ikut. Untuk pinjaman besar, pajak, atau kontrak, tunjukkan juga ke yang ahli.',
  },
]
