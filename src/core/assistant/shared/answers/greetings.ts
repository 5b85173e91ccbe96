import type { Answer, Asked } from './answer.ts'
import { tongueOf } from './copywriting/tongues.ts'

const offer =
  'Saya bisa bantu tulis surat penawaran, invoice, kuitansi, sampai kontrak. Tanya soal usaha juga boleh, mengobrol gratis.\n\nAda yang mau dikerjakan hari ini?'

const name = (asked: Asked): string => {
  const first = asked.context.ownerName?.trim().split(/\s+/)[0] ?? ''
  return /^[\p{L}'.-]{2,20}$/u.test(first) ? `Juragan ${first}` : 'Juragan'
}

const greet = (opening: string) => (asked: Asked) => `${opening}, ${name(asked)}! ${offer}`

const quietWords = /sepi|hujan|udan|ujan|tiiseun|(?:belum|ga|gak|tidak|ora) laku|combrek/i

/** How we are, in the speech we were asked in; what weighs on who asks is heard too. */
const howAreYou = (asked: Asked): string => {
  const tongue = tongueOf(asked.text)
  const eats = /makan|mangan|sarapan|neda|dahar|tuang|ngopi/i.test(asked.text)
  const own = name(asked)
  const hello =
    tongue === 'javanese'
      ? `Kabar sae, ${own}, matur nuwun.${eats ? ' Kula niki program, dados mboten nedha; mugi-mugi panjenengan sampun dhahar.' : ''}`
      : tongue === 'sundanese'
        ? `Sae, ${own}, hatur nuhun.${eats ? ' Abdi mah program, janten teu kedah neda; mugia Juragan mah parantos tuang.' : ''}`
        : `Baik, ${own}, terima kasih sudah bertanya.${eats ? ' Saya program, jadi tidak makan; semoga Anda sudah.' : ''}`
  return quietWords.test(asked.text)
    ? `${hello}\n\nHari sepi memang berat. Yang sering menolong: satu pesan ke langganan, *Hari ini kami antar, Kak. Pesan sebelum jam [jam], ya.* Jualannya apa? Nanti saya bantu tuliskan kalimatnya.`
    : `${hello}\n\nSemoga usahanya sedang ramai. Ada hitungan atau surat yang bikin pusing? Ceritakan saja di sini.`
}

export const greetings: readonly Answer[] = [
  {
    name: 'greeting_islamic',
    when: ['assalamualaikum|assalamualaikumwrwb|askum|assalamu|assalamualaykum|asalamualaikum|aslm|salamualaikum'],
    weight: 0.5,
    atMost: 8,
    reply: greet("Wa'alaikumussalam"),
  },
  { name: 'greeting_shalom', when: ['shalom|syalom|salom'], atMost: 5, reply: greet('Shalom') },
  { name: 'greeting_balinese', when: ['om swastiastu|swastiastu'], atMost: 5, reply: greet('Om swastyastu') },
  { name: 'greeting_morning', when: ['selamat pagi|pagi'], atMost: 6, reply: greet('Selamat pagi') },
  { name: 'greeting_noon', when: ['selamat siang|siang'], atMost: 6, reply: greet('Selamat siang') },
  { name: 'greeting_afternoon', when: ['selamat sore|sore|sonten'], atMost: 6, reply: greet('Selamat sore') },
  { name: 'greeting_night', when: ['selamat malam|malam|malem'], atMost: 6, reply: greet('Selamat malam') },
  {
    name: 'greeting_javanese',
    when: ['sugeng & enjing|enjang|siang|sonten|dalu|ndalu|rawuh', 'sugeng'],
    atMost: 6,
    weight: 1,
    reply: (asked) =>
      `Sugeng rawuh, ${name(asked)}. ${offer.replace('Ada yang mau dikerjakan hari ini?', 'Punapa ingkang saged kula biyantu? Basa Indonesia nggih saged.')}`,
  },
  {
    name: 'greeting_sundanese',
    when: ['sampurasun', 'wilujeng & enjing|siang|sonten|wengi|sumping', 'wilujeng'],
    atMost: 6,
    weight: 1,
    reply: (asked) => `Rampes, wilujeng sumping, ${name(asked)}. ${offer}`,
  },
  { name: 'greeting_batak', when: ['horas'], atMost: 5, reply: greet('Horas') },
  {
    name: 'permission',
    when: [
      'permisi|misi|punten|numpang tanya|numpang nanya|maaf ganggu|maaf mengganggu|mohon maaf mengganggu|izin bertanya|izin tanya|ijin tanya|mau tanya|mau nanya',
    ],
    atMost: 5,
    reply: (asked) =>
      `Silakan, ${name(asked)}. Langsung saja ditulis pertanyaan atau kebutuhannya, saya bantu sebisanya.`,
  },
  {
    name: 'greeting',
    when: [
      'halo|hallo|helo|hello|hai|hay|hi|hei|hey|alo|haloo|halooo|haii|woi|oi|tes|test|testing|p|ping|cek',
      'min|kak|gan|bang|admin|sis|bro',
      'selamat datang|salam kenal|salam',
      'good morning|good afternoon|good evening|good day',
    ],
    atMost: 4,
    reply: greet('Halo'),
  },
  {
    name: 'cheered',
    asks: [
      'semangat ya hari ini',
      'semangat terus min',
      'semoga dagangannya lancar hari ini',
      'semoga laris manis ya',
      'semoga sukses selalu',
    ],
    when: ['semangat & ya|min|terus|kamu|hari ini|selalu|gan|kak & !tidak|butuh|minta|kasih|hilang|kurang|karyawan'],
    atMost: 9,
    weight: 1.4,
    reply: (asked) =>
      `Terima kasih, ${name(asked)}, semangat juga! Semoga hari ini pembelinya datang sejak pagi. Mau mulai dari mana: menulis status buat hari ini, atau membereskan satu tagihan?`,
  },
  {
    name: 'how_are_you',
    asks: ['apa kabar sudah makan belum hujan terus sepi', 'kabarmu bagaimana sudah makan belum'],
    when: [
      'apa kabar|gimana kabar|bagaimana kabar|kabarnya|kabarmu|kabar & ?',
      'sudah makan|sudah sarapan|sudah ngopi|makan belum|belum makan & ?|kamu|min|bot|belum & !pelanggan|pembeli|karyawan',
      'piye kabare|kumaha damang|damang|sehat',
    ],
    atMost: 20,
    weight: 1,
    reply: howAreYou,
  },
  {
    name: 'thanks',
    when: [
      'thank you|thankyou|makasih|terima kasih|hatur nuhun|matur nuwun|suksma|mauliate|terimakasih|jazakallah|alhamdulillah',
    ],
    atMost: 16,
    weight: 1,
    reply:
      'Sama-sama, Juragan. Senang bisa membantu. Semoga lancar usahanya, dan kabari saya kalau ada yang perlu dikerjakan lagi.',
  },
  {
    name: 'goodbye',
    when: [
      'nanti & hubungi|kabari|balik|sambung|kontak & lagi|ya',
      'sampai jumpa|sampai nanti|sampai besok|dadah|dah dulu|bye|babay|pamit|permisi dulu|selamat tinggal|udahan dulu|sudah dulu|selamat istirahat|good night|tidur dulu',
    ],
    atMost: 8,
    weight: 1,
    reply:
      'Sampai jumpa, Juragan. Percakapan dan dokumen Anda tetap tersimpan di akun, jadi bisa dilanjutkan kapan saja.',
  },
  {
    name: 'praise',
    when: [
      'keren|mantap|mantul|hebat|bagus|pinter|pintar|canggih|top|jos|josss|oke banget|luar biasa|cakep|sae|puas|suka|membantu',
    ],
    atMost: 6,
    weight: -0.2,
    reply:
      'Terima kasih, Juragan. Itu menyemangati saya. Kalau ada yang masih bisa dibuat lebih pas untuk usaha Anda, bilang saja.',
  },
  {
    name: 'approved',
    asks: ['sudah pas tinggal kirim', 'sudah cocok semua', 'sudah benar semuanya'],
    when: [
      'sudah pas|sudah cocok|sudah sesuai|sudah benar|sudah betul|sudah oke|sudah bagus|sudah fix & !belum|bayar|?',
    ],
    atMost: 7,
    weight: 0.6,
    reply: ({ context: { openItem, lastMade } }) =>
      (openItem ?? lastMade) === undefined
        ? 'Syukurlah, Juragan. Kalau ada yang mau dibuat atau diubah lagi, tulis saja di sini.'
        : 'Syukurlah, Juragan. Hasilnya sudah tersimpan: tinggal **unduh** atau bagikan dari canvas. Kalau ada yang mau diubah lagi, tulis saja di sini.',
  },
  {
    name: 'takes_time',
    asks: ['nanti dulu mau saya tunjukkan ke suami dulu', 'sebentar saya tanya istri dulu', 'saya pikir pikir dulu ya'],
    when: [
      'nanti dulu|sebentar dulu|bentar dulu|pikir dulu|pikir pikir dulu|pikirkan dulu|tunggu dulu & !bayar|pelanggan|pembeli|utang|?',
      'tunjukin|tunjukkan|tanya|tanyain|diskusi|rundingin|rembukan|kasih lihat & suami|istri|bos|ortu|keluarga|partner|bapak|ibu & dulu & !?',
    ],
    atMost: 14,
    weight: 1,
    unlessNamed: true,
    reply:
      'Siap, tidak usah buru-buru, Juragan. Yang sudah jadi tetap tersimpan, dan tidak ada yang berubah sebelum Anda minta.',
  },
  {
    name: 'agreement',
    when: [
      'oke|ok|iya|ya|baik|baiklah|siap|sip|betul|benar|setuju|lanjut|hmm|hm|oh|ooh|ohh|oalah|paham|ngerti|mengerti|boleh|mau|lanjutkan',
    ],
    atMost: 3,
    weight: -0.4,
    reply:
      'Siap, Juragan. Tulis saja apa yang mau dibuat atau ditanyakan, misalnya:\n\n- *Buatkan invoice untuk Bu Rina, 20 kotak nasi @ 25.000*\n- *Apa bedanya invoice dan kuitansi?*',
  },
  {
    name: 'laughter',
    when: ['wkwk|wkwkwk|haha|hahaha|hehe|hehehe|hihi|xixi|wkwkwkwk|lol|kwkw|awok'],
    atMost: 4,
    weight: -0.1,
    reply: 'Hehe, syukurlah suasana hatinya enak, Juragan. Mau sekalian membereskan surat atau tagihan hari ini?',
  },
]
