import { whenTold } from './notices.ts'
import { sentenceOf } from './offer.ts'

const discountTold =
  /(?:diskon|disc|potongan|promo)\s(\d{1,2})\s?(?:%|persen)(?:\s(hari pertama|pembeli pertama|sehari|seminggu))?/iu
const placeTold =
  /(?<!\p{L})(?:cabang|buka|pindah)\s(?:baru\s|ke\d?\s)?(?:di|ke)\s([\p{L}]{3,15}(?:\s(?:barat|timur|utara|selatan|kota|lama|baru))?)/iu
const shopTold =
  /(?<!\p{L})((?:toko|warung|kedai|kafe|cafe|salon|bengkel|laundry|katering|butik|barbershop|apotek|kios)(?:\s(?:roti|kue|baju|kopi|bakso|sembako|bunga|mainan|buku|nasi|makan|sepatu|motor|kelontong|bangunan))?)(?!\p{L})/iu

/** An invitation to a new shop or branch, of the place, day and discount that were told. */
export const openingNotice = (message: string): string => {
  const text = message.slice(0, 400)
  const shop = shopTold.exec(text)?.[1]?.toLowerCase() ?? 'toko'
  const place = placeTold.exec(text)?.[1] ?? null
  const day = whenTold(text) ?? '[hari, tanggal]'
  const found = discountTold.exec(text)
  const off =
    found === null
      ? '[Hadiah hari pertama, kalau ada.] '
      : `${sentenceOf(found[2] ?? 'hari pertama')} ada potongan ${found[1] ?? ''}%. `
  const isBranch = /cabang/i.test(text)
  const where = place === null ? '[tempat]' : sentenceOf(place)
  return [
    'Tinggal disalin:',
    `*Halo Kak [nama], kabar baik dari ${shop} kami: ${isBranch ? `cabang ${where}` : `[nama usaha] di ${where}`} buka ${day}, jam [jam]. ${off}Alamatnya [alamat, patokan]. Kami tunggu, ya.*`,
    `Versi status, lebih pendek: *${isBranch ? `Cabang ${where}` : '[Nama usaha]'} buka ${day}.${found === null ? '' : ` Potongan ${found[1] ?? ''}% ${found[2] ?? 'hari pertama'}.`} [Alamat singkat]*`,
    'Kirim **tiga hari sebelumnya** dan sekali lagi pagi harinya, satu per satu dengan namanya. Siapkan stok untuk dua kali perkiraan dan satu orang khusus kasir.',
  ].join('\n\n')
}

/** Words that the shop is open again after a pause. */
export const openAgainWords = (message: string): string => {
  const text = message.slice(0, 400)
  const thing = /(?:warung|kedai|toko|jualan|depot)\s((?!hari|ini|buka|lagi|kami|saya|udah|sudah)\p{L}{3,12})/iu
    .exec(text)?.[1]
    ?.toLowerCase()
  const day = whenTold(text) ?? 'hari ini'
  const pause = /(?:libur|tutup|istirahat)\s(?:selama\s)?(se(?:minggu|bulan)|\d{1,2}\s(?:hari|minggu|bulan))/iu
    .exec(text)?.[1]
    ?.toLowerCase()
  const after = pause === undefined ? '' : ` setelah ${pause} istirahat`
  const what = thing === undefined ? '[jualan]' : thing
  return [
    'Pilih satu, tinggal salin:',
    [
      `1. *Yang kangen ${what}, ${day} kami buka lagi${after}. Jam [jam] sampai habis. Sampai ketemu!*`,
      `2. *${sentenceOf(day)} dapurnya mengepul lagi. ${sentenceOf(what)} siap dari jam [jam]. Mau disisihkan? Balas "mau".*`,
      `3. *Terima kasih sudah sabar menunggu${after}. ${sentenceOf(day)} kami sudah buka, menunya lengkap. Yang pertama mampir siapa?*`,
    ].join('\n'),
    'Unggah pagi hari dengan foto hari itu juga, lalu ulangi satu jam sebelum waktu ramai. Ubah juga jam buka di Google Maps dan aplikasi pesan antar.',
  ].join('\n\n')
}

/** What a shop's WhatsApp answers by itself while it is closed. */
export const awayMessage =
  'Tinggal disalin, lalu isi yang di dalam kurung:\n\n1. *Terima kasih sudah menghubungi [nama toko]. Saat ini kami tutup; jam buka [Senin–Sabtu, 08.00–17.00]. Tinggalkan nama dan pesanannya, kami balas begitu buka.*\n2. *Halo Kak! Tokonya sedang istirahat, buka lagi jam [08.00]. Tulis saja: nama, barang, jumlah, alamat. Besok pagi langsung kami siapkan.*\n\nMemasangnya di WhatsApp Business: **Setelan, Fitur bisnis, Pesan di luar jam kerja**; pilih jadwal di luar jam buka. Jangan menjanjikan dibalas "segera" kalau malam memang tidak dibalas.'
