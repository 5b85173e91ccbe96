import { formatDay, formatDayWithWeekday } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readContacts } from './parties/contacts.ts'
import { type DatePlace, readDates } from './days/dates.ts'
import { readMoney } from './sums/money.ts'
import { readPercents } from './goods/quantities.ts'
import { readTimes, type TimePlace } from './days/times.ts'
import { low, openSheet, type Sheet } from './sheet.ts'

/** How letters write what people type on a phone; words with a capital may be names and stay. */
const officeForms = new Map(
  Object.entries({
    tidak: 'ga gak nggak ngga engga enggak tdk gk kagak ndak nda',
    yang: 'yg',
    untuk: 'utk untk tuk buat bwt',
    dengan: 'dgn dg dngn',
    dari: 'dr dri',
    kepada: 'kpd kpda',
    dalam: 'dlm',
    pada: 'pd',
    tanggal: 'tgl tggl',
    apabila: 'kalo kalau klo kl',
    sudah: 'udah udh sdh dah',
    belum: 'blm blum',
    sebelum: 'sblm sblum',
    setelah: 'stlh stelah',
    sekarang: 'skrg skrng',
    besok: 'bsk bsok',
    karena: 'krn karna soalnya',
    tahun: 'thn th',
    bulan: 'bln',
    minggu: 'mgg',
    hari: 'hr',
    orang: 'org',
    barang: 'brg',
    harga: 'hrg',
    pembayaran: 'pembyran',
    saat: 'pas',
    juga: 'jg',
    saja: 'aja aj',
    hanya: 'cuma cuman',
    sampai: 'sampe smp sampek',
    'sampai dengan': 's/d s.d s.d.',
    nomor: 'nmr nomer',
    telepon: 'telp tlp',
    rekening: 'rek norek',
    bisa: 'bs',
    banyak: 'byk',
    tempat: 'tmpt',
    setiap: 'tiap',
    pakai: 'pake',
    dipakai: 'dipake',
    terlambat: 'telat',
    tertunggak: 'nunggak',
    membayar: 'byr',
    lalu: 'trus trs',
    jadi: 'jd',
    memberi: 'ngasih',
    diberi: 'dikasih',
    'tidak boleh': 'gaboleh gakboleh',
    'tidak bisa': 'gabisa gakbisa',
    'tidak usah': 'gausah',
    'kerja sama': 'kerjasama',
    'tidak ada': 'gaada gak-ada',
    seperti: 'kayak kaya',
    lagi: 'lg',
    ingin: 'pengen pengin',
    menyumbang: 'nyumbang',
    mengambil: 'ngambil',
    mengurus: 'ngurus',
    membuat: 'bikin',
    langsung: 'lgsg lgsung',
    tetapi: 'tp tapi',
    tetap: 'tetep ttp',
    saya: 'gw gue gua ane sy',
    meminjam: 'minjem minjam',
    berutang: 'ngutang',
    mencicil: 'nyicil',
    melunasi: 'ngelunasin lunasin',
    menyewa: 'nyewa',
    menyewakan: 'nyewain nyewakan',
    mengantar: 'nganter ngantar',
    berangkat: 'brangkat brgkt brkt',
    mengirim: 'ngirim',
    menerima: 'nerima',
    menemui: 'nemuin',
    menunggu: 'nunggu',
    mengajukan: 'ngajuin',
    menambah: 'nambah',
    mengangkat: 'ngangkat',
    menyetor: 'nyetor',
    setor: 'stor',
    datang: 'dateng',
    dikembalikan: 'dibalikin',
    diganti: 'digantiin',
    uang: 'duit',
    agar: 'biar supaya',
    bagaimana: 'gimana',
    melihat: 'liat ngeliat',
    memakai: 'make',
    menjual: 'ngejual',
    membeli: 'ngebeli',
    mengerjakan: 'ngerjain',
    menjaga: 'ngejaga',
    menyuruh: 'nyuruh',
    mencari: 'nyari',
    mengulang: 'ngulang ngulangin',
    menginap: 'nginep nginap',
    membantu: 'bantuin',
    menitipkan: 'nitip nitipin',
    tadi: 'td',
    memberitahukan: 'ngomong ngabarin ngabari',
    menikahkan: 'nikahin nikahkan ngawinin',
    menguasakan: 'nguasain nguasakan',
    melamar: 'ngelamar nglamar',
    memperbaiki: 'benerin betulin ngebenerin perbaikin',
    menawarkan: 'nawarin nawarkan',
    mengadakan: 'ngadain ngadakan adain',
    mengundang: 'ngundang',
    menunda: 'nunda',
    menaikkan: 'naikin',
    menurunkan: 'nurunin',
    membayarkan: 'bayarin',
    mengembalikan: 'balikin ngembaliin ngembalikan',
    mengantarkan: 'nganterin nganterkan anterin',
    mencuci: 'nyuci',
    mengecat: 'ngecat',
    memeriksa: 'ngecek',
    memasang: 'masang masangin',
    menggantikan: 'gantiin',
    mengajar: 'ngajar',
    melatih: 'ngelatih',
    menambahkan: 'nambahin',
    mengurangi: 'ngurangin kurangin',
    menghubungi: 'hubungin ngehubungin',
    menanggung: 'nanggung nanggungin',
    meninggalkan: 'ninggalin',
    mengotori: 'ngotorin',
    merusak: 'ngerusak ngerusakin rusakin',
    terbayar: 'kebayar',
    terpakai: 'kepake kepakai',
    ketahuan: 'ketauan',
    pinjam: 'pinjem',
    dipinjam: 'dipinjem',
    bersama: 'bareng barengan',
    selesai: 'kelar',
    cepat: 'cepet',
    benar: 'bener',
    harus: 'kudu mesti musti',
    sangat: 'amat',
    mengapa: 'knp',
    sedang: 'sdg',
    dapat: 'dapet dpt',
    sebagai: 'sbg sbgai',
    menit: 'mnt',
    antar: 'anter',
    diantar: 'dianter',
    dicatat: 'dicatet',
    dibalas: 'dibales',
    tiba: 'nyampe nyampek',
    ramai: 'rame',
    teman: 'temen',
    berisik: 'brisik',
    terulang: 'keulang keulangan',
    menabrak: 'nabrak',
    menipu: 'nipu',
    dilayani: 'dilayanin',
    menghadapi: 'ngadepin ngadapin ngadepi',
    pesan: 'pesen',
    malam: 'malem',
    sempat: 'sempet',
    menyimpan: 'nyimpen nyimpan',
    melayani: 'ngelayanin ngelayani layanin',
    menjelaskan: 'jelasin ngejelasin',
    menjualkan: 'jualin',
    mengelola: 'ngelola ngelolain',
    menghemat: 'ngehemat',
    mengolah: 'ngolah',
    menangani: 'nanganin nangani',
    mendapat: 'dapetin',
    mengajak: 'ngajak',
    mengajari: 'ngajarin ngajari',
    membersihkan: 'bersihin',
    merapikan: 'rapiin',
    menata: 'nata',
    mengisi: 'ngisi',
    menghitung: 'ngitung ngitungin',
    mencatat: 'nyatet nyatat',
    membungkus: 'ngebungkus bungkusin',
    'keesokan harinya': 'besoknya',
    'ke atas': 'keatas',
    'ke bawah': 'kebawah',
    'ke depan': 'kedepan',
    'ke dalam': 'kedalam',
    'ke samping': 'kesamping',
    'ke belakang': 'kebelakang',
    'ke sana': 'kesana',
    'ke sini': 'kesini',
    'ke rumah': 'kerumah',
    'ke toko': 'ketoko',
    'ke kantor': 'kekantor',
    'di atas': 'diatas',
    'di bawah': 'dibawah',
    'di depan': 'didepan',
    'di dalam': 'didalam',
    'di luar': 'diluar',
    'di samping': 'disamping',
    'di belakang': 'dibelakang',
    'di sana': 'disana',
    'di sini': 'disini',
    'di rumah': 'dirumah',
    'di toko': 'ditoko',
    'di kantor': 'dikantor',
    'di tempat': 'ditempat',
    'di mana': 'dimana',
  }).flatMap(([form, typed]) => typed.split(' ').map((word) => [word, form] as const)),
)

/** An everyday short or spoken form of a word as letters write it; undefined where the word is none. */
export const officeForm = (word: string): string | undefined => officeForms.get(word)

const monthNames = new Set(
  'januari februari maret april mei juni juli agustus september oktober november desember'.split(' '),
)

/** Behind these words a spoken `kalau` tells what is said, and no case. */
const saying = new Set(
  'pernyataan menyatakan nyatain bilang bilangin memberitahukan diberitahukan ngasih-tahu tahu lapor dilaporin ngaku mengaku menerangkan nerangin menegaskan menginfokan infoin ngabarin pengumuman pemberitahuan info'.split(
    ' ',
  ),
)

/** Particles of talk that no letter holds. */
const talk = new Set('dong donk deh sih nih kok lho loh ya yah yo kak gan min bos mas bang'.split(' '))

/** `4.500.000` as letters write it; sums that only may be sums (`1.500`) stay as they are. */
const sums = (sheet: Sheet): Map<number, { to: number; text: string }> =>
  new Map(
    readMoney(sheet)
      .filter(({ bare }) => !bare)
      .map(({ said, value }) => [said.from, { to: said.to, text: `Rp ${formatNumber(value)}` }]),
  )

const frames = new Map([
  ['pada', 'pada '],
  ['hari', 'hari '],
  ['tanggal', 'tanggal '],
])

const days = (sheet: Sheet, places: readonly DatePlace[]): Map<number, { to: number; text: string }> =>
  new Map(
    places.map(({ from, to, day, end }) => {
      const words = Array.from({ length: to - from }, (_, index) => low(sheet, from + index))
      const lead = words.map((word) => frames.get(word) ?? '')
      const named = words.some((word) => /^(?:senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu|ahad)$/.test(word))
      const written = named && end === null ? formatDayWithWeekday(day) : formatDay(day)
      const until = end === null ? '' : ` sampai dengan ${formatDay(end)}`
      const frame = [...new Set(lead)].join('')
      return [from, { to, text: `${named ? frame.replace('tanggal ', '') : frame}${written}${until}` }] as const
    }),
  )

/**
 * A clause of an owner in the writing of an office: short forms in full, sums as `Rp 4.500.000`, days with their year.
 * Names and everything else stay as written; the same again where it is given what it gave.
 */
export const formalText = (text: string, today: IsoDay): string => {
  const sheet = openSheet(text.slice(0, 4000), today)
  readContacts(sheet)
  const places: DatePlace[] = []
  readDates(sheet, places)
  const clock: TimePlace[] = []
  readTimes(sheet, clock)
  readPercents(sheet)
  const told = new Map([
    ...sums(sheet),
    ...days(sheet, places),
    ...clock.map(({ from, ...rest }) => [from, rest] as const),
  ])
  const shouted = sheet.writing === 'upper'
  let written = ''
  let last = 0
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const token = sheet.tokens[at]
    if (!token) break
    const between = text.slice(last, token.start)
    const replaced = told.get(at)
    const lower = token.raw.toLowerCase()
    const plain = token.kind === 'word' && (shouted || token.raw === lower || (at === 0 && token.raw.length > 1))
    const month = plain && monthNames.has(lower) ? sentenceCase(lower) : undefined
    // `Dr. Sri`: a title, and no `dari`.
    const isTitle = lower === 'dr' && sheet.tokens[at + 1]?.raw === '.' && sheet.tokens[at + 1]?.start === token.end
    // `make up` is no verb.
    const office = lower === 'make' && low(sheet, at + 1) === 'up' ? undefined : officeForms.get(lower)
    const isSaid = office === 'apabila' && saying.has(low(sheet, at - 1))
    const form = plain && !isTitle ? (month ?? (isSaid ? 'bahwa' : office)) : undefined
    if (replaced) {
      written += between + replaced.text
      at = replaced.to - 1
      last = sheet.tokens[at]?.end ?? token.end
      continue
    }
    last = token.end
    // `besok sabtu`: the day says it.
    // `min order 30 stel` bounds an order, `min` alone calls somebody.
    const isBound = lower === 'min' && /^(?:order|pesan|pembelian|beli|ambil|\d)/i.test(sheet.tokens[at + 1]?.raw ?? '')
    if (plain && at > 0 && talk.has(lower) && !isBound) continue
    if (lower === 'besok' && told.has(at + 1)) continue
    const lead = at === 0 && token.raw !== lower && form ? sentenceCase(form) : form
    written += between + (lead ?? token.raw)
  }
  return (written + text.slice(last)).replaceAll(/ {2,}/g, ' ').trim()
}
