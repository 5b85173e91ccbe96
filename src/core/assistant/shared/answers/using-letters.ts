import { prices } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { Answer } from './answer.ts'

const thing = 'surat|suratnya|dokumen|invoice|kuitansi|kontrak|proposal|laporan|penawaran|hasil|hasilnya|file|tagihan'

/** How to work with a letter that is there. */
export const usingLetters: readonly Answer[] = [
  {
    name: 'payment_status',
    when: [
      'sudah|belum|apakah & lunas|dibayar|bayar|cair|masuk & invoice|tagihan|pembayaran|kuitansi|transfer & ?|belum',
    ],
    weight: 0.3,
    reply:
      'Pembayaran tidak bisa saya lihat, Juragan; saya tidak tersambung ke rekening Anda. Cek mutasi bank atau aplikasi QRIS, lalu cocokkan dengan nomor invoicenya.\n\nKalau sudah masuk, saya bisa buatkan **kuitansi**. Kalau belum, saya bisa buatkan **surat pengingat** yang sopan: sebutkan nama, jumlah, dan tanggal jatuh temponya.',
  },
  {
    name: 'how_long',
    when: ['berapa lama|lama tidak|cepat tidak|berapa menit|berapa jam & !garansi|kontrak kerja'],
    weight: 3,
    reply:
      'Satu surat jadi dalam hitungan **detik** setelah kalimatnya Anda kirim. Yang biasanya memakan waktu hanya melengkapi bagian bertanda *[isi …]*, misalnya alamat atau nama penanda tangan.',
  },
  {
    name: 'edit_letter',
    when: [
      `cara|bagaimana|bisa|boleh|dimana|mau & ubah|edit|ganti|koreksi|perbaiki|revisi|ngedit|ngubah|mengubah|mengganti|mengedit|diubah|diganti|diedit|direvisi|dikoreksi|diperbaiki|ngganti & ${thing}|isi|tulisan|nama|harga|salah|tanggal|jumlah`,
      'cara|bagaimana & ubah|edit|revisi|ngedit|mengubah',
      `ubah|ganti|revisi|edit|koreksi|perbaiki|tambahin|tambahkan|kurangi|betulin|benerin & ${thing}|harga|nama|tanggal|jumlah|alamat|nomor`,
      `${thing} & salah ketik|typo|keliru & ubah|edit|ganti|perbaiki|bagaimana|cara`,
    ],
    weight: 0.6,
    reply: `Buka suratnya (dari sidebar bagian **Dokumen**), lalu klik tulisan yang mau diubah dan ketik langsung. Perubahan tersimpan sendiri ke akun Anda; tandanya terlihat di atas surat.\n\n- Jumlah, total, dan terbilang ikut berubah kalau harga atau banyaknya Anda ganti.\n- Bagian bertanda *[isi …]* tinggal diisi.\n- Mengetik sendiri **gratis**. Perubahan oleh saya nantinya ${formatNumber(prices.document_edit)} poin sekali ubah.`,
  },
  {
    name: 'download_letter',
    when: [
      `cara|bagaimana|bisa|dimana|mau|jadi|ke|format & download|unduh|donlot|donlod|ngunduh|mengunduh|ekspor|export|diunduh|didownload|cetak|dicetak|print|diprint|ngeprint`,
      `download|unduh|donlot|ekspor|export|simpan & ${thing}|pdf|word|docx`,
      'pdf|word|docx & jadi|ke|format|cara|bagaimana|bisa|ubah',
      'download|unduh|donlot',
    ],
    weight: 0.5,
    reply:
      'Buka suratnya, lalu pilih format dan tekan unduh di bagian atas:\n\n- **Word (DOCX)** kalau masih mau diubah di komputer,\n- **PDF** untuk dikirim ke pelanggan,\n- **teks** kalau hanya perlu isinya.\n\nMengunduh gratis dan boleh berkali-kali.',
  },
  {
    name: 'share_letter',
    when: [
      `cara|bagaimana|bisa|mau|dimana & kirim|share|bagikan|ngirim|mengirim|membagikan|kirimkan|kirimin|dikirim & ${thing}|wa|whatsapp|email|pelanggan|pembeli|klien`,
      `kirim|kirimin|kirimkan|share|bagikan|teruskan & ${thing} & wa|whatsapp|email|gmail|telegram`,
    ],
    weight: 0.6,
    reply:
      'Dari sini surat belum bisa dikirim langsung, Juragan. Caranya:\n\n1. unduh suratnya sebagai **PDF**,\n2. lampirkan di WhatsApp atau email Anda sendiri.\n\nPDF dipilih supaya isinya tidak bergeser di ponsel penerima. Kalau mau, saya bantu kalimat pengantarnya: *Selamat siang Bapak/Ibu, terlampir surat dari kami. Mohon kabarnya bila ada yang perlu disesuaikan. Terima kasih.*',
  },
  {
    name: 'find_letter',
    when: [
      `dimana|mana|cari|nyari|mencari|hilang|kemana|buka|lihat & ${thing} & saya|ku|tadi|kemarin|lama|tersimpan|hilang|dibuat|dimana|kemana`,
      `sudah|jadi|selesai|beres|kelar & ${thing} & ?`,
      'di mana|ke mana|dimana|kemana & surat|dokumen|invoice|hasil|file|filenya|kuitansi',
      'riwayat|history|chat lama|percakapan lama|percakapan sebelumnya',
    ],
    weight: 0.4,
    reply:
      'Semua yang sudah jadi ada di **sidebar**: surat di bagian *Dokumen* (terbaru paling atas), percakapan di *Recent Chats*. Di ponsel, buka lewat tombol menu.\n\nTidak kelihatan? Pastikan Anda masuk dengan akun yang sama seperti saat membuatnya.',
  },
  {
    name: 'saving',
    when: [
      `simpan|nyimpen|menyimpan|tersimpan|kesimpan|save|autosave & cara|bagaimana|otomatis|apakah|sudah|hilang|harus|${thing}`,
    ],
    weight: 0.1,
    reply:
      'Surat tersimpan sendiri ke akun Anda beberapa saat setelah mengetik; lihat tulisan status di atasnya. Kalau sambungan putus, ketikan Anda tetap disimpan di perangkat itu dan dikirim begitu tersambung lagi.',
  },
  {
    name: 'letterhead_logo',
    when: [
      'kop|logo|kop surat|stempel|cap|tanda tangan & cara|bagaimana|bisa|pasang|tambah|taruh|ganti|masukin|masukkan|upload|unggah|isi',
    ],
    weight: 0.5,
    reply:
      'Kop berisi nama usaha, alamat, dan telepon, dan terisi dari kalimat Anda. Jadi sebutkan saja, misalnya *dari Toko Melati, Jalan Kenanga 5, telepon 0812…*. Yang tidak disebut tampil kosong bertanda dan bisa diketik langsung.\n\nUntuk logo, stempel, atau tanda tangan basah: unduh sebagai Word, lalu tempelkan gambarnya di sana.',
  },
  {
    name: 'delete_letter',
    when: [`hapus|delete|buang|menghapus|ngapus|apus & ${thing}|akun|chat|percakapan|data|riwayat|website|presentasi`],
    weight: 0.4,
    reply:
      'Menghapus lewat chat tidak bisa saya lakukan, dan itu disengaja supaya tidak ada yang hilang karena salah ketik. Sampai sekarang tombol hapus juga belum tersedia; surat yang tidak dipakai boleh dibiarkan saja, tidak ada biaya penyimpanan.',
  },
  {
    name: 'undo_version',
    when: [`kembalikan|balikin|undo|batalkan|versi|mengembalikan & ${thing}|lama|sebelumnya|tadi|perubahan|versi`],
    weight: 0.2,
    reply:
      'Di dalam surat, tekan **Ctrl+Z** (di Mac **⌘+Z**) untuk membatalkan ketikan terakhir. Setiap simpanan juga dicatat sebagai versi di server, jadi isi lamanya tidak tertimpa.',
  },
  {
    name: 'phone_use',
    when: [
      'hp|handphone|android|iphone|ios|ponsel|tablet|laptop|playstore|play store|apk & bisa|pakai|dibuka|buka|ada|download|install|jalan',
    ],
    weight: 0.3,
    reply:
      'Bisa dipakai di ponsel, tablet, maupun laptop, cukup lewat peramban (browser). Tidak perlu memasang aplikasi. Di ponsel, surat tampil memenuhi layar dan sidebar dibuka dari tombol menu.',
  },
]
