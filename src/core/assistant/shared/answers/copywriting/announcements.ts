import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { namesIn } from '../../memory/named.ts'
import { whenTold } from './notices.ts'

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
      : `${sentenceCase(found[2] ?? 'hari pertama')} ada potongan ${found[1] ?? ''}%. `
  const isBranch = /cabang/i.test(text)
  const where = place === null ? '[tempat]' : sentenceCase(place)
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
      `2. *${sentenceCase(day)} dapurnya mengepul lagi. ${sentenceCase(what)} siap dari jam [jam]. Mau disisihkan? Balas "mau".*`,
      `3. *Terima kasih sudah sabar menunggu${after}. ${sentenceCase(day)} kami sudah buka, menunya lengkap. Yang pertama mampir siapa?*`,
    ].join('\n'),
    'Unggah pagi hari dengan foto hari itu juga, lalu ulangi satu jam sebelum waktu ramai. Ubah juga jam buka di Google Maps dan aplikasi pesan antar.',
  ].join('\n\n')
}

const offeredThing =
  /(?:nawar\p{L}{1,4}|menawarkan|tawar(?:kan|in)|perkenalan|memperkenalkan)\s((?!ke\s|buat\s|untuk\s)\p{L}{3,14}(?:\s(?!ke|buat|untuk|pakai|lewat|dong)\p{L}{3,14})?)/iu
const offeredTo =
  /\s(?:ke|buat|untuk)\s((?:kantor|toko|warung|sekolah|kafe|cafe|hotel|perusahaan|ibu|calon|pelanggan|tetangga|restoran|koperasi|panitia)[\p{L}]{0,4}(?:\s(?!dong|ya|yg|yang)\p{L}{3,12})?)/iu

/** A first message to those who may buy, of what is offered and to whom. */
export const offeringWords = (message: string): string => {
  const text = message.slice(0, 400)
  const thing = offeredThing.exec(text)?.[1]?.toLowerCase() ?? '[jualan]'
  const to = offeredTo.exec(text)?.[1]?.toLowerCase() ?? null
  return [
    `Tinggal disalin${to === null ? '' : `, untuk ${to}`}:`,
    `*Selamat pagi, Bapak/Ibu [nama]. Saya [nama Anda] dari [nama usaha], [kota]. Kami melayani ${thing} mulai [harga] per [satuan], minimal [jumlah]. Boleh saya kirim daftar harganya, dan [contoh gratis] untuk dicoba hari [hari]? Terima kasih.*`,
    `Kalau belum dibalas tiga hari, sekali saja: *Bapak/Ibu [nama], kalau minggu ini belum perlu ${thing}, tidak apa-apa. Bolehkah saya hubungi lagi bulan depan?*`,
    'Kirim **Selasa sampai Kamis jam 9 sampai 11**, satu per satu dengan namanya, dan lampirkan satu foto serta satu harga. Sepuluh pesan bernama lebih berhasil daripada seratus siaran. Surat penawaran resminya bisa saya buatkan.',
  ].join('\n\n')
}

const heldThing = /(?:laundry|cucian|jahitan|servisan|pesanan|motor|sepatu|hp|laptop|kacamata|baju)(?!\p{L})/iu
const heldFor =
  /(?:sudah|udah|udh|sdh|lebih dari|hampir)?\s?((?:\d{1,2}|se)\s?(?:hari|minggu|bulan|mggu|bln))(?!\p{L})/iu

const titled = /^(?:pak|bapak|bu|ibu|mas|mbak|mba|kak|kakak|bang|abang|koh|ci|cik|tante|om|bunda|teh|kang)\s/iu

/** A reminder to fetch what is ready. */
export const pickupWords = (message: string): string => {
  const text = message.slice(0, 400)
  const thing = heldThing.exec(text)?.[0]?.toLowerCase() ?? 'pesanan'
  const who =
    namesIn(text)
      .find((name) => titled.test(name))
      ?.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()) ?? 'Kak [nama]'
  const its = thing.length > 3 ? `${thing}nya` : `${thing}-nya`
  const time = heldFor.exec(text)?.[1]?.toLowerCase() ?? null
  return [
    'Tinggal disalin:',
    `*Halo ${who}, ${its} sudah selesai${time === null ? '' : ` dan kami simpan ${time}`}, tinggal diambil ya. Kami buka [jam]. Kalau sedang repot, bisa kami antar [ongkos], atau diambil orang rumah dengan menyebut nomor nota [nomor]. Terima kasih.*`,
    `Belum dibalas tiga hari: *${who}, supaya ${its} tetap rapi dan aman, mohon diambil paling lambat [tanggal]. Mau kami antar saja?*`,
    'Kirim pagi, satu per satu. Tulis batas simpan di nota sejak awal (misalnya 30 hari), supaya tidak ada yang kaget.',
  ].join('\n\n')
}

const feasts: readonly (readonly [RegExp, string])[] = [
  [/lebaran|idul fitri/i, 'Idul Fitri, mohon maaf lahir dan batin'],
  [/idul adha|kurban/i, 'Idul Adha'],
  [/ramadh?an|puasa/i, 'menjalankan ibadah puasa'],
  [/natal.{0,20}tahun baru/i, 'Natal dan Tahun Baru'],
  [/natal/i, 'Natal'],
  [/tahun baru/i, 'Tahun Baru'],
  [/imlek/i, 'Tahun Baru Imlek'],
  [/nyepi/i, 'Hari Raya Nyepi'],
  [/galungan/i, 'Hari Raya Galungan dan Kuningan'],
  [/waisak/i, 'Hari Raya Waisak'],
]

const closing = /(?<!\p{L})(?:tutup|libur|cuti)(?!\p{L})(.{0,60})/iu
const openAgain = /(?<!\p{L})(?:buka|masuk|mulai)\s(?:lagi|kembali)(?!\p{L})(.{0,40})/iu
/** When the house is closed and open again, as a sentence; empty where nothing of it is told. */
const daysClosed = (message: string): string => {
  const behind = closing.exec(message)?.[1]
  if (behind === undefined) return ''
  const again = openAgain.exec(message)?.[1]
  const [from, to] = [whenTold(behind.replace(openAgain, '')), again === undefined ? null : whenTold(again)]
  return ` Kami libur ${from ?? '[tanggal]'}${to === null ? '' : ` dan buka lagi ${to}`}.`
}

const forWhom =
  /(?<!\p{L})(?:untuk|utk|buat|kepada|ke)\s((?:keluarga(?:\sbesar)?\s)?(?:pak|bapak|bpk|bu|ibu|mas|mbak|kak|om|tante|haji|bang|koh|ci)\s\p{L}{2,15})/iu
/** Who alone is greeted, where somebody is named. */
const greeted = (message: string): string | null => {
  const who = forWhom.exec(message)?.[1]
  if (who === undefined) return null
  return who
    .replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/^Keluarga(?: Besar)?/u, (family) => family.toLowerCase())
}

const present =
  /(?<!\p{L})(?:hampers|parcel|parsel|bingkisan|hantaran|kue)(?:\s\p{L}+){0,2}?\s(?:isi|berisi)(?:nya)?\s([\p{L}\d&, ]{3,60}?)(?=$|[.;]|\s(?:dari|untuk|utk|buat|kepada|ke|yang|tolong)(?!\p{L}))/iu

/** Good wishes on the feast that was named, to buyers or whoever is named; short where that was wished for. */
export const feastWords = (message: string): string => {
  const feast = feasts.find(([named]) => named.test(message))?.[1] ?? '[hari raya]'
  const isShort = /singkat|pendek|sebaris|satu kalimat/i.test(message)
  const who = greeted(message)
  const closed = daysClosed(message)
  const gift = present.exec(message)?.[1]?.trim()
  const short = `*Selamat ${feast}, ${who ?? 'Kak [nama]'}. Terima kasih sudah menjadi bagian dari [nama usaha] tahun ini.${closed} Salam hangat dari kami sekeluarga.*`
  if (isShort)
    return `Tinggal disalin:\n\n${short}\n\nKirim satu per satu dengan namanya, H-1 atau hari itu juga, tanpa promosi.`
  const thanks =
    gift === undefined
      ? 'Terima kasih sudah mempercayakan pesanan tahun ini.'
      : `Terimalah bingkisan kecil berisi ${gift} ini sebagai tanda terima kasih dari [nama usaha].`
  const head = who === null ? 'Kepada pelanggan [nama usaha] yang baik' : `Kepada ${who} yang kami hormati`
  return `Tinggal disalin:\n\n*${head}, kami sekeluarga mengucapkan selamat ${feast}. ${thanks} Kalau ada yang kurang berkenan, mohon dimaafkan.${closed}*\n\nYang lebih pendek: ${short}\n\nKirim satu per satu dengan namanya, H-1 atau hari itu juga. Tawaran jualannya besok-besok saja; yang ini untuk menyapa. Versi surat resmi bisa saya buatkan.`
}

/** What a shop's WhatsApp answers by itself while it is closed. */
export const awayMessage =
  'Tinggal disalin, lalu isi yang di dalam kurung:\n\n1. *Terima kasih sudah menghubungi [nama toko]. Saat ini kami tutup; jam buka [Senin–Sabtu, 08.00–17.00]. Tinggalkan nama dan pesanannya, kami balas begitu buka.*\n2. *Halo Kak! Tokonya sedang istirahat, buka lagi jam [08.00]. Tulis saja: nama, barang, jumlah, alamat. Besok pagi langsung kami siapkan.*\n\nMemasangnya di WhatsApp Business: **Setelan, Fitur bisnis, Pesan di luar jam kerja**; pilih jadwal di luar jam buka. Jangan menjanjikan dibalas "segera" kalau malam memang tidak dibalas.'
