import { clausesOf } from './clauses.ts'
import { written } from './in-writing.ts'

const named =
  /(?<!\p{L})(?:namanya|nama|si|mas|mbak|bang|kak)\s((?!nya|keterima|diterima|tidak|ga|gak|yang|yg|mau|besok|itu)\p{L}{2,15})/iu
const refused =
  /(?<!\p{L})(?:tidak|ga|gak|nggak|ngga|belum|blm|tdk|tak)\s(?:di|ke)?(?:terima|lolos|lulus)|(?:nolak|menolak|tolak|ditolak)/iu
const invited = /(?<!\p{L})(?:interview|wawancara|tes|dipanggil|panggilan)(?!\p{L})/iu
/** What is told of the work itself, not of the message. */
const facts = /(?<!\p{L})(?:mulai|masuk|kerja|datang|dateng|hari|jam|bawa|pakai|pake|gaji|lokasi|alamat|tempat|di)\s/iu
const ofTheMessage =
  /(?:tolong|tlg|bantu|minta)?\s?(?:di)?(?:tulis|bikin|buat|balas|bales)(?:in|kan)?(?!\p{L}).*$|^.*?(?:kasih|kasi|ngasih)\s(?:tau|tahu)\s|(?:pelamar|calon karyawan)(?:\s(?:kerja|toko|kasir))?\s?|(?:namanya|nama)\s\p{L}+\s?|(?:ke|di)?terima(?:\skerja)?\s?|(?:dia|sudah|udah|mau)\s/giu

/** Words to somebody who applied for work: taken on, called, or thanked. */
export const applicantWords = (message: string): string => {
  const text = message.slice(0, 500)
  const who = named.exec(text)?.[1]?.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()) ?? '[nama]'
  if (refused.test(text))
    return [
      'Tinggal disalin, kirim satu per satu dengan namanya:',
      [
        `1. *Halo Kak ${who}, terima kasih sudah melamar dan meluangkan waktu. Untuk kali ini posisinya sudah terisi, jadi kami belum bisa bekerja sama. Semoga segera mendapat tempat yang cocok.*`,
        `2. *Kak ${who}, terima kasih sudah melamar di [nama usaha]. Mohon maaf, kali ini kami memilih pelamar lain yang paling pas dengan kebutuhan. Kalau nanti ada lowongan lagi, boleh kami hubungi?*`,
      ].join('\n'),
      'Beri kabar paling lambat seminggu, tanpa menyebut kekurangan orangnya. Yang hampir diterima simpan nomornya.',
    ].join('\n\n')
  const told = clausesOf(text)
    .map((clause) => clause.replaceAll(ofTheMessage, '').trim())
    .filter((clause) => facts.test(`${clause} `) && clause.split(/\s+/).length >= 2)
    .map(written)
  const isInvited = invited.test(text)
  const news = isInvited
    ? 'kami mengundang Kakak untuk wawancara'
    : 'selamat, Kakak kami terima bekerja di [nama usaha]'
  const asked = isInvited ? '[hari, jam, tempat, yang dibawa]' : '[hari mulai, jam, yang dibawa]'
  return [
    'Tinggal disalin:',
    `*Halo Kak ${who}, terima kasih sudah melamar. Dengan senang hati kami kabari: ${news}. ${told.length === 0 ? asked : `Catatannya: ${told.join(', ')}`}. Mohon balas pesan ini kalau bisa. Terima kasih.*`,
    isInvited
      ? 'Kirim paling lambat sehari sebelumnya, dan sebut berapa lama wawancaranya.'
      : 'Sepakati dulu upah, jam, libur, dan masa percobaannya; perjanjian kerjanya bisa saya buatkan.',
  ].join('\n\n')
}
