import { namesIn } from '../../memory/named.ts'
import { giftTold } from './remedies.ts'

/** What happened in a buyer's life, and what is said to it. */
const wishes: readonly (readonly [event: RegExp, words: string])[] = [
  [
    /lahir|bayi/i,
    'Selamat atas kelahiran si kecil, Kak [nama]. Semoga bayi dan ibunya sehat, dan rumahnya makin ramai. Kalau dapur sedang repot, kabari kami ya.',
  ],
  [
    /nikah|kawin/i,
    'Selamat menempuh hidup baru, Kak [nama] dan [pasangan]. Semoga rukun, sehat, dan rezekinya lancar.',
  ],
  [
    /ulang tahun|ultah/i,
    'Selamat ulang tahun, Kak [nama]. Semoga sehat dan dimudahkan semua urusannya. Terima kasih sudah jadi langganan kami.',
  ],
  [
    /duka|meninggal|wafat|sungkawa/i,
    'Kami turut berduka cita atas berpulangnya [nama], Kak. Semoga keluarga yang ditinggalkan diberi kekuatan.',
  ],
  [
    /sakit|sembuh|opname/i,
    'Lekas sembuh ya, Kak [nama]. Istirahat dulu, jangan memikirkan pesanan; kami siap kapan pun Kakak sudah enak badan.',
  ],
  [/wisuda|lulus/i, 'Selamat atas kelulusannya, Kak [nama]. Semoga ilmunya membawa berkah dan jalan yang baik.'],
  [
    /haji|umroh|umrah/i,
    'Selamat jalan menuju Tanah Suci, Kak [nama]. Semoga lancar, sehat, dan pulang membawa berkah.',
  ],
  [/khitan|sunat/i, 'Selamat atas khitanannya, Kak [nama]. Semoga si kecil cepat pulih dan jadi anak yang berbakti.'],
]
const ofAnything = 'Selamat ya, Kak [nama]. Kami ikut senang mendengarnya, semoga semuanya dimudahkan.'

/** `karyawan saya Rina` */
const staffName =
  /(?:karyawan|pegawai|anak buah|staf|staff|kurir)(?:ku)?\s(?:saya\s|kami\s|aku\s|toko\s)?(?:(?:namanya|bernama)\s)?(\p{Lu}\p{Ll}{2,14})/u
const ofBuyers = ' Terima kasih sudah jadi langganan kami.'
const titled = /^(?:pak|bapak|bu|ibu|mas|mbak|mba|kak|kakak|bang|abang|koh|ci|cik|tante|om|bunda|teh|kang)\s/iu

/** Words to a buyer whose life has changed: warm, short, and without anything to sell. */
export const wishesFor = (message: string): string => {
  const said = wishes.find(([event]) => event.test(message))?.[1] ?? ofAnything
  const isOfStaff = /(?<!\p{L})(?:karyawan|pegawai|anak buah|staf|staff|kurir)/iu.test(message)
  const years = /(?<![\d.,])(\d{1,2})\s(?:tahun|thn|taun|th)(?!\p{L})/iu.exec(message)?.[1]
  const words = isOfStaff
    ? said.replace(
        ofBuyers,
        ` Terima kasih sudah bekerja bersama kami${years === undefined ? '' : ` ${years} tahun ini`}.`,
      )
    : said
  const called = namesIn(message.slice(0, 400)).find((name) => titled.test(name)) ?? staffName.exec(message)?.[1]
  const who = called?.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
  // Of a family that mourns nobody knows whether it is the one who is named.
  const named =
    who === undefined
      ? words
      : words.includes('berduka')
        ? words
            .replace(
              'Kami turut',
              `${/keluarga/i.test(message) ? `Untuk keluarga ${who}: kami` : `${who}, kami`} turut`,
            )
            .replace(', Kak.', '.')
        : words.replace('Kak [nama]', who)
  // A family that mourns is told of nothing to buy.
  const gift = words.includes('berduka') ? null : giftTold(message)
  const present = gift === null ? '' : ` Dari kami ada ${gift}, khusus untuk ${who ?? 'Kakak'}.`
  const advice =
    gift === null
      ? 'Kirim ke orangnya saja, bukan ke grup, dan **tanpa promo di dalamnya**. Hadiah kecil boleh (satu kotak kue, potongan di pesanan berikutnya), sebutkan belakangan saja.'
      : 'Kirim ke orangnya saja, bukan ke grup, dan catat hadiahnya supaya yang jaga kasir tahu.'
  return `Tinggal disalin:\n\n*${named}${present} Salam dari kami, [nama usaha].*\n\n${advice}`
}
