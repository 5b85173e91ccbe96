import type { ErrorDetails } from '#core/errors/shared/app-error.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'

import { formatNumber, formatRupiah } from './rupiah.ts'

/** P1 §8: the apology for a till that could not be made, with its cause, advice and the offer of a consultation. */
const tillApology = (cause: string): string =>
  `Maaf, kasir belum berhasil dibuat karena ${cause}, dan tidak ada poin yang dipotong. Coba lagi, periksa koneksi, atau hubungi dukungan. Kalau mau, ceritakan usaha Anda di chat: kami bantu konsultasi sambil menunggu.`

/**
 * The one sentence the owner reads for each failure: what happened, and what to do next.
 * Texts that the specification fixes (P1 §8, P2 §8) are kept word for word.
 */
export const errorTexts = {
  invalid_json: 'Permintaan tidak terbaca (bukan JSON). Muat ulang halaman lalu coba lagi.',
  invalid_request: 'Isian belum lengkap atau salah bentuk. Periksa lagi lalu kirim ulang.',
  unsupported_media_type: 'Permintaan harus berupa JSON. Muat ulang halaman lalu coba lagi.',
  body_too_large: 'Kiriman terlalu besar. Perpendek isinya lalu kirim ulang.',
  blank_message: 'Pesan masih kosong. Tulis dulu pertanyaan atau permintaan Anda.',
  message_too_long: 'Pesan terlalu panjang. Perpendek sampai 20.000 huruf, atau kirim dalam beberapa bagian.',
  not_signed_in: 'Anda belum masuk, atau sesinya sudah berakhir. Masuk dulu, lalu coba lagi; ketikan Anda tetap ada.',
  session_expired: 'Sesi Anda sudah berakhir. Masuk lagi, ketikan Anda tetap tersimpan.',
  wrong_credentials: 'Email atau kata sandi salah. Periksa lagi, atau buat akun baru.',
  email_taken: 'Email ini sudah punya akun. Masuk dengan kata sandinya.',
  weak_password: 'Kata sandi minimal 8 huruf atau angka. Tambahkan beberapa lagi.',
  invalid_email: 'Alamat email belum benar. Contoh: nama@contoh.id.',
  password_not_set:
    'Akun ini tidak memakai kata sandi. Masuk lewat layanan yang Anda pakai waktu pertama kali masuk, misalnya Google.',
  wrong_old_password: 'Kata sandi lama belum cocok. Periksa lagi; kata sandi Anda belum berubah.',
  mail_link_ended: 'Tautan ini sudah dipakai atau sudah lewat waktunya. Minta tautan baru.',
  mail_link_of_other_account:
    'Tautan ini untuk akun lain. Masuk dengan akun yang menerima emailnya, lalu buka tautannya sekali lagi.',
  mail_not_configured: 'Server ini belum bisa mengirim email. Pengelolanya bisa mengaturnya dengan SMTP_URL.',
  sign_in_cancelled: 'Masuk dibatalkan. Tidak ada yang berubah; pilih lagi cara masuk kapan saja.',
  sign_in_forged: 'Jawaban masuk ini tidak berasal dari browser ini, jadi ditolak. Mulai masuk lagi dari halaman ini.',
  sign_in_replayed: 'Jawaban masuk ini sudah pernah dipakai, jadi ditolak. Mulai masuk sekali lagi.',
  sign_in_late: 'Masuk memakan waktu lebih dari 10 menit dan sudah kedaluwarsa. Mulai masuk sekali lagi.',
  sign_in_no_email: 'Layanan masuk tidak memberi alamat email. Izinkan email dibagikan, atau masuk dengan kata sandi.',
  sign_in_email_taken:
    'Email ini sudah punya akun di Juragan dan layanan masuk belum memastikan email itu milik Anda. Masuk dengan kata sandi.',
  sign_in_token_failed:
    'Layanan masuk menolak menyelesaikan masuk. Coba lagi, atau masuk dengan kata sandi; pengelola bisa memeriksa pengaturannya.',
  sign_in_bad_token:
    'Jawaban layanan masuk tidak bisa dipercaya, jadi ditolak. Coba lagi, atau masuk dengan kata sandi.',
  issuer_unreachable: 'Layanan masuk tidak menjawab. Coba lagi sebentar, atau masuk dengan kata sandi.',
  google_not_configured:
    'Masuk dengan Google belum diatur: GOOGLE_CLIENT_ID dan GOOGLE_CLIENT_SECRET belum diisi. Masuk dengan kata sandi.',
  oidc_not_configured:
    'Masuk lewat layanan lain belum diatur: OIDC_ISSUER, OIDC_CLIENT_ID, dan OIDC_CLIENT_SECRET belum diisi. Masuk dengan kata sandi.',
  forbidden_origin: 'Permintaan datang dari halaman lain dan ditolak. Buka Juragan langsung lalu ulangi.',
  service_key_required: 'Tindakan ini hanya untuk layanan yang punya kunci. Hubungi pengelola Juragan.',
  app_check_not_initialized: 'App Check not initialized',
  app_check_failed: 'App Check verification failed',
  app_check_proof_refused: 'App Check verification failed',
  app_check_unavailable:
    'Layanan pemeriksaan keamanan sedang tidak menjawab. Isian Anda tetap ada; coba lagi sebentar lagi.',
  not_found: 'Tidak ditemukan. Mungkin sudah dihapus atau milik akun lain.',
  method_not_allowed: 'Alamat ini tidak menerima cara itu. Muat ulang halaman lalu coba lagi.',
  insufficient_points: 'Poin Anda tidak mencukupi. Isi lewat Top Up di menu akun, lalu coba lagi; chat tetap gratis.',
  points_check_failed: 'Terjadi kesalahan saat memeriksa poin. Silakan coba lagi.',
  unknown_action: 'Jenis tindakan poin tidak dikenal. Muat ulang halaman lalu coba lagi.',
  payment_unavailable: 'Halaman pembayaran sedang tidak bisa dibuka. Belum ada yang ditagih; coba lagi sebentar lagi.',
  payment_unverified: 'Pemberitahuan pembayaran ini tidak bertanda tangan sah, jadi tidak diproses.',
  payment_not_open: 'Pembayaran ini sudah selesai atau batal. Buat top up baru.',
  stale_version: 'Dokumen ini sudah berubah di tempat lain. Pilih versi yang mau dipakai.',
  title_and_content_required: 'Title and content are required',
  title_and_slides_required: 'Title and slides array are required',
  document_url_required: 'Document URL is required',
  description_required: 'Deskripsinya masih kosong. Tulis dulu dokumen apa yang mau dibuat.',
  figures_required:
    'Belum ada barang atau angka yang bisa dibuat tabel. Sebutkan misalnya: 100 kaos @ 45.000, 50 topi @ 25.000.',
  conversion_not_possible:
    'Surat ini tidak bisa dijadikan jenis itu, atau bagian yang dibayar belum ada di suratnya. Isi dulu harga atau uang mukanya, lalu coba lagi.',
  letter_number_used:
    'Nomor surat ini sudah dipakai surat lain milik Anda. Ganti nomornya; ketikan Anda tetap ada di perangkat ini.',
  invalid_number_format:
    'Format nomor belum benar. Pakai {seq:3} untuk nomor urut, contoh: {seq:3}/{kode}/{romawi}/{tahun}.',
  share_gone: 'Tautan ini sudah tidak berlaku. Minta tautan baru kepada pengirimnya.',
  too_many_shares: 'Sudah ada 50 tautan aktif untuk item ini. Cabut dulu yang tidak dipakai, lalu bagikan lagi.',
  no_table: 'Dokumen ini belum punya tabel barang atau angka. Tambahkan dulu barisnya, lalu unduh lagi.',
  foreign_document_url:
    'Tautan ini bukan dokumen Anda di Juragan, jadi tidak bisa dianalisis. Salin tautan dari dokumen yang terbuka di sini.',
  nothing_to_analyse: 'Dokumen ini masih kosong, jadi belum ada yang bisa dianalisis. Isi dulu, lalu coba lagi.',
  email_does_not_match: 'Email yang diketik tidak sama dengan email akun ini. Akun tidak dihapus.',
  proposal_outdated: 'Bagian yang mau diubah sudah tidak ada. Tulis lagi perubahan yang Anda mau di chat.',
  invalid_content: 'Isi yang dikirim tidak dikenali. Muat ulang halaman; ketikan Anda tetap ada di perangkat ini.',
  item_too_large: 'Dokumen terlalu besar untuk disimpan. Bagi menjadi beberapa dokumen.',
  picture_too_large: 'Gambar ini terlalu besar. Pakai gambar paling besar 2 MB dan 5.000 piksel tiap sisi.',
  pictures_full: 'Tempat gambar Anda (200 MB) sudah penuh. Pakai gambar yang pernah Anda unggah.',
  document_too_long:
    'Dokumen ini terlalu panjang untuk dibuatkan berkas. Bagi menjadi beberapa dokumen, lalu unduh satu per satu.',
  word_file_unreadable:
    'Berkas ini bukan dokumen Word (.docx) yang utuh. Buka di Word, simpan ulang sebagai .docx, lalu coba lagi.',
  word_file_old: 'Berkas Word lama (.doc) belum dapat dibaca. Buka di Word, simpan sebagai .docx, lalu coba lagi.',
  word_file_locked: 'Dokumen ini dikunci dengan kata sandi. Hapus kata sandinya di Word, simpan, lalu coba lagi.',
  word_file_too_large:
    'Dokumen Word ini terlalu besar. Kirim berkas paling besar 10 MB, tanpa gambar yang terlalu besar.',
  sheet_file_unreadable:
    'Berkas ini bukan CSV atau Excel (.xlsx) yang utuh. Buka di Excel atau Google Sheets, simpan sebagai .xlsx, lalu pilih lagi.',
  sheet_file_locked: 'Berkas ini dikunci dengan kata sandi. Hapus kata sandinya di Excel, simpan, lalu pilih lagi.',
  sheet_file_empty: 'Berkas ini kosong. Isi dulu baris-barisnya, simpan, lalu pilih lagi.',
  sheet_file_too_large:
    'Berkas ini terlalu besar. Paling besar 5 MB untuk analisis, 10 MB untuk daftar barang; simpan hanya lembar yang dipakai, lalu pilih lagi.',
  sheet_file_too_many_lines:
    'Barisnya terlalu banyak. Paling banyak 20.000 baris untuk analisis, 10.000 barang untuk kasir; bagi menjadi beberapa berkas, lalu pilih satu per satu.',
  sheet_without_figures:
    'Berkas ini belum punya kolom angka yang bisa dihitung. Beri judul kolom, misalnya Tanggal, Barang, Jumlah, Total, lalu lampirkan lagi.',
  sheet_gone: 'Berkas yang dilampirkan sudah tidak tersimpan. Lampirkan lagi berkasnya, lalu kirim.',
  image_unreadable: 'Gambar tidak bisa dibaca. Pilih file PNG, JPEG, atau WebP.',
  unknown_format: 'Format unduhan ini belum ada untuk jenis ini. Pilih format lain.',
  export_failed: 'Download gagal. Coba lagi sebentar; dokumen Anda aman.',
  kind_not_ready: 'Jenis ini belum bisa dibuat. Surat, invoice, dan dokumen lain sudah bisa.',
  user_not_authenticated: 'User not authenticated',
  pos_not_set_up: 'Kasir ini belum selesai dipasang. Buka kasirnya di canvas, lalu tekan Selesaikan POS.',
  pos_deployment_failed: tillApology('ada gangguan di pihak kami'),
  setup_target_not_ready:
    'Tempat data itu belum bisa dipakai di sini. Pilih penyimpanan bawaan Juragan; kasir langsung jadi tanpa akun lain.',
  setup_running: 'Penyiapan database ini sedang berjalan di tempat lain. Tunggu sekitar satu menit, lalu coba lagi.',
  credentials_required: 'Mohon isi Connection String dan Password',
  connection_string_unreadable:
    'Connection String belum benar. Salin yang berbentuk postgresql://nama@alamat:5432/database dari halaman Connect.',
  owner_database_private:
    'Alamat database itu ada di jaringan dalam, jadi tidak bisa dipakai dari sini. Pakai alamat yang bisa dijangkau lewat internet.',
  owner_database_unreachable:
    'Database tidak bisa dijangkau. Periksa alamat dan port di Connection String, dan pastikan databasenya menyala.',
  owner_database_no_tls: 'Database itu tidak menerima sambungan aman (SSL). Nyalakan SSL di sana, lalu coba lagi.',
  owner_database_wrong_password:
    'Nama pengguna atau password database tidak cocok. Periksa lagi password yang Anda pilih saat membuat database.',
  owner_database_missing: 'Nama database di Connection String tidak ada di sana. Periksa bagian terakhir alamatnya.',
  owner_database_no_rights:
    'Pengguna database ini tidak punya hak membuat tabel. Pakai pengguna pemilik database, misalnya postgres.',
  owner_database_occupied:
    'Database itu sudah berisi tabel lain dengan nama yang sama (pos_…). Pakai database yang kosong.',
  owner_database_broke_off:
    'Sambungan ke database terputus di tengah jalan. Aman untuk diulang: tidak ada yang terpasang setengah atau dua kali.',
  owner_database_failed: 'Database menolak pemasangan ini. Tidak ada yang terpasang setengah; coba lagi sebentar.',
  supabase_not_configured:
    'Server ini belum diatur untuk akun Supabase. Pilih Database Juragan, atau isi Connection String sendiri.',
  supabase_not_connected: '❌ Please connect to Supabase first',
  supabase_expired: 'Connection expired. Please reconnect to Supabase.',
  supabase_canceled: 'Authorization cancelled',
  supabase_unreachable: 'Supabase tidak menjawab. Coba lagi sebentar; data toko Anda tidak berubah.',
  supabase_refused:
    'Supabase menolak permintaan ini. Periksa izin aplikasi di akun Supabase Anda, lalu hubungkan lagi.',
  supabase_no_projects: 'No Supabase projects found',
  supabase_not_ready: 'Project failed to become ready within timeout',
  supabase_schema_failed: 'Schema setup failed',
  supabase_exec_sql_taken:
    'Project Supabase ini sudah punya fungsi exec_sql buatan lain, jadi tidak kami sentuh. Ganti nama fungsi itu atau pakai project lain, lalu coba lagi.',
  pos_setup_failed: 'Failed to setup your POS system. Please try again.',
  request_key_reused: 'Kunci permintaan ini sudah dipakai untuk usaha lain. Kirim ulang dengan kunci baru.',
  out_of_stock: 'Stok tidak cukup. Kurangi jumlahnya, atau tambah stoknya dulu.',
  product_gone: 'Barang ini sudah dihapus dari kasir. Hapus dari keranjang, lalu coba lagi.',
  stock_not_counted: 'Stok barang ini tidak dihitung. Nyalakan dulu Hitung stok di tab Produk, lalu coba lagi.',
  location_name_taken: 'Sudah ada lokasi dengan nama itu. Pakai nama lain.',
  location_holds_stock: 'Lokasi ini masih menyimpan barang. Pilih ke lokasi mana barangnya dipindah, lalu hapus lagi.',
  last_location: 'Lokasi terakhir tidak bisa dihapus: toko selalu punya satu tempat. Ubah namanya bila perlu.',
  too_many_locations: 'Lokasinya sudah 100. Hapus yang tidak dipakai lagi, lalu tambah yang baru.',
  books_too_long:
    'Penjualannya terlalu banyak untuk satu berkas (paling banyak 20.000 baris). Pilih rentang tanggal yang lebih pendek, lalu unduh satu per satu.',
  sale_conflict: 'Nomor penjualan ini sudah dipakai untuk isi yang lain. Periksa riwayat, lalu buat penjualan baru.',
  sale_too_large: 'Total penjualan terlalu besar untuk satu nota. Bagi menjadi beberapa penjualan.',
  received_too_low: 'Uang yang diterima kurang dari total. Periksa lagi jumlahnya.',
  customer_phone_taken: 'Nomor ini sudah dipakai pelanggan lain. Cari pelanggan itu, atau tulis nomor yang lain.',
  discount_too_large: 'Potongannya lebih besar dari harganya. Kecilkan potongannya.',
  payments_wrong:
    'Pembagian pembayarannya tidak cocok dengan total. Periksa jumlah tiap cara bayar; kembalian hanya dari uang tunai.',
  debt_without_name: 'Kasbon perlu nama pelanggan. Isi dulu siapa yang berutang, lalu coba lagi.',
  debt_overpaid: 'Jumlahnya lebih besar dari kasbonnya. Periksa lagi jumlah yang dibayar.',
  debt_payment_conflict:
    'Nomor pembayaran kasbon ini sudah dipakai untuk isi yang lain. Periksa riwayat kasbonnya, lalu catat sekali lagi.',
  sale_unknown: 'Penjualan ini belum tercatat di server. Kirim dulu penjualannya, lalu kirim lagi pengembaliannya.',
  refund_too_much:
    'Barang penjualan ini sudah dikembalikan, mungkin dari perangkat lain. Periksa struknya; uang tidak perlu dikembalikan dua kali.',
  refund_conflict:
    'Nomor pengembalian ini sudah dipakai untuk isi yang lain. Periksa struknya, lalu ulangi pengembaliannya.',
  shift_unknown: 'Shift ini belum tercatat di server. Kirim dulu pembukaan shiftnya, lalu kirim lagi catatan ini.',
  till_signed_out: 'Kasir belum masuk atau sesinya sudah berakhir. Masuk lagi dengan email dan kata sandi kasir.',
  till_wrong_credentials:
    'Email atau kata sandi kasir salah. Periksa lagi, atau buat kata sandi baru dari Juragan di menu kasir ini.',
  till_locked:
    'Sudah lima kali salah. Tunggu lima menit lalu coba lagi, atau buka kasir dari Juragan tanpa kata sandi.',
  till_ticket_used:
    'Tautan masuk ini sudah dipakai atau lewat dua menit. Buka kasir lagi dari Juragan, atau masuk dengan kata sandi.',
  qris_unusable: 'Kode QRIS ini tidak bisa dipakai. Periksa lagi kodenya, atau pilih gambar QRIS toko Anda.',
  reply_running: 'Jawaban sebelumnya masih berjalan. Tunggu selesai, ketikan Anda tetap ada.',
  reply_interrupted: 'Jawaban terputus sebelum selesai dan tidak ada poin yang dipotong. Tekan Lanjutkan.',
  making_failed: 'Pembuatan gagal dan tidak ada poin yang dipotong. Silakan coba lagi.',
  assistant_unavailable:
    'Asisten AI sedang tidak bisa dihubungi dan tidak ada poin yang dipotong. Coba lagi sebentar; pesan Anda tetap ada.',
  assistant_broke_off:
    'Jawaban asisten AI terputus di tengah jalan dan tidak ada poin yang dipotong. Coba lagi; pesan Anda tetap ada.',
  assistant_busy:
    'Asisten AI sedang melayani terlalu banyak permintaan dan tidak ada poin yang dipotong. Tunggu sebentar lalu coba lagi.',
  assistant_misconfigured:
    'Asisten AI belum bisa dipakai karena kunci atau pengaturannya ditolak; pengelola Juragan perlu memeriksa kuncinya. Tidak ada poin yang dipotong.',
  website_needs_sign_in:
    'Silakan masuk dulu lewat tombol Log In di sidebar untuk membuat website. Isian Anda tetap ada.',
  website_address_refused: 'Alamat itu tidak bisa dipakai. Pakai 3–40 huruf kecil, angka, atau tanda hubung.',
  website_address_taken: 'Alamat itu sudah dipakai website lain. Coba alamat yang lain.',
  website_address_often:
    'Alamat website ini sudah terlalu sering diganti. Pakai salah satu alamat yang pernah dipakai.',
  website_address_fixed: 'Alamat website ini diatur di tempat situsnya, jadi tidak bisa diganti dari sini.',
  website_build_failed:
    'Website belum berhasil dibangun dan tidak ada poin yang dipotong. Buka websitenya dari sidebar lalu tekan Coba lagi.',
  site_check_failed:
    'Website tidak lolos pemeriksaan sebelum tayang, jadi tidak ditayangkan dan tidak ada poin yang dipotong. Kurangi isinya atau ubah bagian terakhir, lalu coba lagi.',
  hosting_unavailable:
    'Tempat situs sedang tidak bisa dihubungi, jadi website belum tayang dan tidak ada poin yang dipotong. Coba lagi sebentar.',
  hosting_refused:
    'Tempat situs menolak menayangkan website, jadi tidak ada poin yang dipotong. Pengelola Juragan perlu memeriksa pengaturan hosting.',
  drive_sign_in_required: 'User belum login. Silakan login terlebih dahulu.',
  drive_no_content: 'Tidak ada konten',
  drive_not_configured:
    'Google Drive belum diatur di sini: DRIVE=google, GOOGLE_CLIENT_ID, dan GOOGLE_CLIENT_SECRET belum diisi. Simpan ke Drive Juragan saja.',
  drive_not_connected: 'Google Drive belum dihubungkan. Hubungkan dulu akun Google Anda, lalu simpan sekali lagi.',
  drive_object_not_found: 'Berkas itu tidak ada lagi di drive. Simpan sekali lagi untuk membuat salinan baru.',
  drive_unauthorized: 'Izin ke Google Drive sudah dicabut atau berakhir. Hubungkan lagi, lalu simpan sekali lagi.',
  drive_retry_limit:
    'Google Drive tidak menjawab walau sudah dicoba berulang kali. Dokumen Anda aman di Juragan; coba lagi sebentar.',
  drive_canceled: 'Penyimpanan dibatalkan. Dokumen Anda tetap aman di Juragan.',
  drive_full: 'Drive sudah penuh. Hapus beberapa berkas di sana untuk selamanya, lalu simpan sekali lagi.',
  drive_refused: 'Google Drive menolak berkas ini. Dokumen Anda aman di Juragan; coba lagi nanti.',
  drive_unreadable: 'Jawaban Google Drive tidak terbaca. Dokumen Anda aman di Juragan; coba lagi sebentar.',
  drive_file_too_large:
    'Berkas ini terlalu besar untuk drive (paling besar 25 MB). Kecilkan gambarnya, lalu coba lagi.',
  drive_name_taken: 'Nama itu sudah dipakai di folder ini. Pilih nama lain.',
  drive_folder_in_itself: 'Folder tidak bisa dipindah ke dalam dirinya sendiri. Pilih folder lain.',
  nothing_to_retry: 'Website ini sudah berhasil dibangun. Tekan Terbitkan untuk menayangkan perubahan terbaru.',
  too_many_requests: 'Terlalu banyak permintaan dalam waktu singkat. Tunggu sebentar lalu coba lagi.',
  too_many_at_once:
    'Masih banyak pekerjaan Anda yang sedang berjalan. Ketikan Anda tetap ada; tunggu sebentar, lalu coba lagi.',
  server_busy: 'Juragan sedang ramai. Ketikan Anda tetap ada; coba lagi beberapa detik lagi.',
  took_too_long:
    'Ini memakan waktu terlalu lama, jadi berhenti ditunggu. Muat ulang untuk melihat apakah sudah jadi, lalu coba lagi.',
  request_broke_off: 'Kiriman terputus di tengah jalan. Ketikan Anda tetap ada; kirim sekali lagi.',
  database_unavailable: 'Penyimpanan sedang tidak bisa dihubungi. Ketikan Anda aman, coba lagi sebentar.',
  shutting_down: 'Juragan sedang dimulai ulang. Coba lagi beberapa detik lagi.',
  offline: 'Juragan tidak bisa dihubungi. Periksa koneksi; ketikan Anda tetap ada di perangkat ini.',
  bad_answer: 'Jawaban server tidak terbaca. Coba lagi sebentar.',
  internal: 'Ada kesalahan di pihak kami. Coba lagi; pekerjaan Anda tidak hilang.',
} as const satisfies Record<ErrorCode, string>

/** The wait that a busy provider asked for, in the words of its sentence; null where it named none. */
const busyFor = (details: ErrorDetails | undefined): string | null => {
  const seconds = details?.['retryAfterSeconds']
  if (typeof seconds !== 'number' || !Number.isSafeInteger(seconds) || seconds <= 0) return null
  const wait = seconds < 120 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`
  return `Asisten AI sedang melayani terlalu banyak permintaan dan tidak ada poin yang dipotong. Coba lagi dalam ${wait}.`
}

/** Which product is short, and what is left of it; null where the failure does not name it. */
const shortOf = (details: ErrorDetails | undefined): string | null => {
  const { name, left } = details ?? {}
  if (typeof name !== 'string' || typeof left !== 'number') return null
  const rest = left === 0 ? `${name} sudah habis` : `${name} tinggal ${formatNumber(left)}`
  return `Stok tidak cukup: ${rest}. Kurangi jumlahnya, atau tambah stoknya dulu.`
}

/** What is missing of the money received. */
const missingMoney = (details: ErrorDetails | undefined): string | null => {
  const { total, received } = details ?? {}
  if (typeof total !== 'number' || typeof received !== 'number') return null
  return `Uang yang diterima kurang ${formatRupiah(total - received)} dari total ${formatRupiah(total)}. Periksa lagi jumlahnya.`
}

/** Whose number it is already. */
const takenPhone = (details: ErrorDetails | undefined): string | null =>
  typeof details?.['name'] === 'string'
    ? `Nomor ini sudah dipakai ${details['name']}. Cari pelanggan itu, atau tulis nomor yang lain.`
    : null

/** How large a discount may be. */
const tooLargeDiscount = (details: ErrorDetails | undefined): string | null => {
  const { discount, total } = details ?? {}
  if (typeof discount !== 'number' || typeof total !== 'number') return null
  return `Potongan ${formatRupiah(discount)} lebih besar dari harganya, ${formatRupiah(total)}. Kecilkan potongannya.`
}

/** Whose number it is, and the next free one. */
const usedNumber = (details: ErrorDetails | undefined): string | null => {
  const { number, title, suggestion } = details ?? {}
  if (typeof number !== 'string' || typeof suggestion !== 'string') return null
  const where = typeof title === 'string' ? ` di "${title}"` : ' surat lain'
  return `Nomor ${number} sudah dipakai${where}. Pakai nomor lain, misalnya ${suggestion}.`
}

/** P1 §8: the status with which the owner's project answered. */
const schemaStatus = (details: ErrorDetails | undefined): string | null =>
  typeof details?.['answered'] === 'number' ? `Schema setup failed: ${details['answered']}` : null

const tillCauses: Readonly<Record<string, string>> = {
  late: 'pembuatannya memakan waktu terlalu lama',
  assistant: 'asisten sedang tidak bisa menjawab',
}

/** Why a till could not be made; null where nothing more is known. */
const failedTill = (details: ErrorDetails | undefined): string | null => {
  const { answered, why } = details ?? {}
  const cause =
    typeof answered === 'number'
      ? `server tidak menyelesaikannya (POS Deployment API error: ${answered})`
      : tillCauses[String(why)]
  return cause === undefined ? null : tillApology(cause)
}

/** A day's wait lives in the page that was refused: loading it again ends it. */
const refusedHere =
  'App Check verification failed. Salin dulu isian Anda, muat ulang halaman ini, lalu coba lagi. Lewat chat Anda tetap bisa membuatnya.'

/** What happened on the way to the token, behind the specification's text; null where the browser did not say. */
const unverified = (details: ErrorDetails | undefined): string | null => {
  const seconds = details?.['retryAfterSeconds']
  const wait = typeof seconds === 'number' ? seconds : 0
  const status = details?.['httpStatus']
  if (wait > 3_600 || status === 403 || status === 404) return refusedHere
  const why: Readonly<Record<string, string>> = {
    throttled: `Coba lagi dalam ${wait < 120 ? `${wait} detik` : `${Math.ceil(wait / 60)} menit`}`,
    'fetch-status-error': 'Layanan pemeriksaan keamanan sedang bermasalah. Coba lagi sebentar lagi',
    'fetch-parse-error': 'Jawaban pemeriksaan keamanan tidak terbaca. Coba lagi sebentar lagi',
    'recaptcha-error': 'Pemeriksaan keamanan tidak bisa berjalan di browser ini. Coba lagi sebentar lagi',
  }
  const sentence = why[String(details?.['kind'])]
  return sentence === undefined ? null : `App Check verification failed. ${sentence}; isian Anda tetap ada.`
}

/** How much is owed at all. */
const owedOnly = (details: ErrorDetails | undefined): string | null => {
  const owed = details?.['owed']
  if (typeof owed !== 'number') return null
  return owed === 0
    ? 'Pelanggan ini tidak punya kasbon lagi. Muat ulang daftarnya.'
    : `Kasbonnya tinggal ${formatRupiah(owed)}. Isi paling banyak sejumlah itu.`
}

/** The price and what is there to pay it. */
const missingPoints = (details: ErrorDetails | undefined): string | null => {
  const { required, balance } = details ?? {}
  if (typeof required !== 'number' || typeof balance !== 'number') return null
  return `Poin Anda tidak mencukupi: perlu ${formatNumber(required)}, poin Anda ${formatNumber(balance)}. Isi lewat Top Up di menu akun, lalu coba lagi; chat tetap gratis.`
}

const exact: Partial<Record<ErrorCode, (details: ErrorDetails | undefined) => string | null>> = {
  assistant_busy: busyFor,
  app_check_failed: unverified,
  insufficient_points: missingPoints,
  out_of_stock: shortOf,
  pos_deployment_failed: failedTill,
  supabase_schema_failed: schemaStatus,
  received_too_low: missingMoney,
  customer_phone_taken: takenPhone,
  debt_overpaid: owedOnly,
  discount_too_large: tooLargeDiscount,
  letter_number_used: usedNumber,
  invalid_number_format: (details) => (typeof details?.['problem'] === 'string' ? details['problem'] : null),
}

/** The sentence for a code; more exact where the failure's own facts allow it. */
export const errorText = (code: ErrorCode, details?: ErrorDetails): string => exact[code]?.(details) ?? errorTexts[code]

/** What calls answer where the specification has words of its own (P1 §8, POINT-04) and the owner reads ours. */
const answerTexts: Partial<Record<ErrorCode, string>> = {
  not_signed_in: 'Please login to continue',
  insufficient_points: 'Insufficient points',
}

/** The `error` of an answer: the specification's words where it has them, else the owner's sentence. */
export const answerText = (code: ErrorCode, details?: ErrorDetails): string =>
  answerTexts[code] ?? errorText(code, details)
