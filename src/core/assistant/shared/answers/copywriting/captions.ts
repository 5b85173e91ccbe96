import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { inRupiah } from '../reckon/way.ts'
import { inCapitals } from './in-writing.ts'
import { type Offer, type Trade, tradeOf } from './offer.ts'

/** How a caption may begin, by trade; none says anything of the thing that the owner did not. */
const openings: Readonly<Record<Trade, (thing: string) => readonly [string, string, string]>> = {
  food: (thing) => [
    `Lagi kepikiran ${thing}? Jangan cuma dibayangkan.`,
    'Perut sudah bunyi, tapi bingung makan apa?',
    `Yang suka ${thing}, angkat tangan.`,
  ],
  drink: (thing) => [
    `Haus? ${sentenceCase(thing)} dulu, kerjaan belakangan.`,
    'Jam-jam ngantuk begini enaknya yang segar.',
    `Ajak satu teman: ${thing} lebih enak diminum berdua.`,
  ],
  sweets: (thing) => [
    `Ada yang manis buat menemani sore: ${thing}.`,
    'Ada tamu nanti malam, suguhannya sudah ada?',
    `${sentenceCase(thing)} buat sendiri atau buat oleh-oleh? Dua-duanya boleh.`,
  ],
  wear: (thing) => [
    `Lagi cari ${thing}? Lihat yang ini dulu.`,
    'Lemari penuh, tapi rasanya tidak ada yang dipakai?',
    `${sentenceCase(thing)} buat sendiri, atau hadiah buat orang rumah.`,
  ],
  laundry: (thing) => [
    'Cucian menumpuk? Serahkan ke kami, Anda istirahat.',
    `${sentenceCase(thing)} dekat rumah, tinggal antar.`,
    'Libur itu buat keluarga, bukan buat mencuci.',
  ],
  repair: (thing) => [
    'Jangan tunggu mogok di jalan.',
    `Butuh ${thing}? Datang saja, diperiksa dulu, harga disepakati di depan.`,
    'Bunyi aneh jangan dibiarkan. Mampir sebentar, kami cek.',
  ],
  beauty: (thing) => [
    `Waktunya merawat diri: ${thing}.`,
    'Besok ada acara? Rapi dulu hari ini.',
    `${sentenceCase(thing)} tanpa antre lama: pesan jamnya dulu lewat WA.`,
  ],
  shop: (thing) => [
    'Dapur kehabisan apa hari ini?',
    `${sentenceCase(thing)}: tulis daftar belanjanya, kami siapkan.`,
    'Tidak perlu jauh-jauh, belanja di tetangga sendiri.',
  ],
  service: (thing) => [
    `Butuh ${thing}? Biar kami yang kerjakan.`,
    'Bingung mulai dari mana? Tanya dulu saja.',
    `Untuk ${thing}, ceritakan kebutuhannya, kami beri harga sebelum mulai.`,
  ],
  other: (thing) => [
    `Cari ${thing}? Sudah ketemu tempatnya.`,
    `Yang kemarin menanyakan ${thing}, ini jawabannya.`,
    `${sentenceCase(thing)} sudah siap dipesan.`,
  ],
}

const isHot = /mercon|pedas|pedes|sambal|sambel|geprek|seblak|cabe|cabai|rica/i

/** Short lines with a smile; none says anything of the thing that the owner did not. */
const funnyLines = (thing: string): readonly [string, string, string] => {
  const trade = tradeOf(thing)
  if (isHot.test(thing))
    return [
      `Pesan ${thing}, siapkan minumnya. Kami sudah mengingatkan.`,
      `${sentenceCase(thing)}: keringat ditanggung sendiri, senangnya ramai-ramai.`,
      `Yang kemarin bilang kapok, hari ini pesan ${thing} lagi.`,
    ]
  if (trade === 'food' || trade === 'sweets' || trade === 'drink')
    return [
      `Diet mulai besok. Hari ini ${thing} dulu.`,
      `Sudah kenyang? ${sentenceCase(thing)} punya ruang sendiri.`,
      `Dompet bilang nanti, hati bilang ${thing} sekarang.`,
    ]
  return [
    `Dompet bilang nanti, hati bilang ${thing} sekarang.`,
    `${sentenceCase(thing)}: tidak bikin kaya, tapi bikin senang.`,
    `Cuma mau lihat-lihat ${thing}? Kami juga dulu begitu.`,
  ]
}

/** Trades that sell somebody's hands and time, and no stock. */
const ofHands: ReadonlySet<Trade> = new Set(['laundry', 'repair', 'beauty', 'service'])

const tells = (facts: readonly string[], pattern: RegExp): boolean => facts.some((fact) => pattern.test(fact))
const hasPrice = ({ price, told }: Offer): boolean => price !== null || tells(told, /Rp/)

/** What a buy-some-get-some leaves of the price: a promotion is checked before it is written on a wall. */
const checkOf = ({ told, price }: Offer): string => {
  const gift = told.map((fact) => /beli (\d{1,2}) gratis (\d{1,2})/.exec(fact)).find((found) => found !== null)
  const bought = Number(gift?.[1] ?? 0)
  const free = Number(gift?.[2] ?? 0)
  if (bought === 0 || free === 0) return ''
  const all = bought + free
  return price === null
    ? `Hitung dulu sebelum dipasang: beli ${bought} gratis ${free} berarti ${all} barang dibayar ${bought}. Modal ${all} barang harus di bawah harga ${bought} barang.`
    : `Hitung dulu sebelum dipasang: ${all} barang dibayar ${inRupiah(bought * price)}, jadi ${inRupiah((bought * price) / all)} sebuah. Kalau modal sebuah di atas itu, promonya rugi.`
}

/** `toko sepatu`: of a shop it is the goods that a caption speaks of. */
const goodsOf = (thing: string): string => {
  const goods = thing.replace(/^(?:toko|butik|distro|kios)\s/, '')
  return tradeOf(goods) === 'other' ? thing : goods
}
const names =
  /(?<!\p{L})(?:indonesia|lebaran|ramadan|natal|imlek|idul fitri|jawa|bali|sumatra|kalimantan|sulawesi|papua)(?!\p{L})/gu
const withNames = (fact: string): string =>
  inCapitals(fact)
    .replaceAll(names, (name) => name.split(' ').map(sentenceCase).join(' '))
    .replace(/^untuk (?=\p{Lu})/u, 'siap untuk ')

/** From so many facts on nothing more is asked for. */
const fullyTold = 4

/** Three captions for what is sold, of the owner's own facts; blanks stand where a buyer would ask and nothing was told. */
export const captionsFor = (offer: Offer, isShort = false, isFunny = false): string => {
  const thing = goodsOf(offer.thing)
  const told = offer.told.map(withNames)
  // A percentage off needs no price beside it.
  const facts = hasPrice(offer) || (isShort && tells(told, /%/)) ? told : [...told, 'harga [harga]']
  const calls = tells(told, /(?:^|\s)(?:pesan|order|wa|hubungi)(?!\p{L})|08\d{7}/iu) ? '' : ' Pesan lewat WA [nomor].'
  const [first, second, third] = openings[tradeOf(thing)](thing)
  const body = facts.map(sentenceCase).join('. ')
  if (isFunny)
    return [
      `Untuk **${thing}**, pendek dan jenaka, pilih satu:`,
      funnyLines(thing)
        .map(
          (line, at) =>
            `${at + 1}. *${line} ${at === 0 ? `${sentenceCase(facts.join(', '))}.${calls}` : at === 1 ? 'Balas "mau", kami sisihkan.' : calls.trim() || sentenceCase(facts.join(', '))}*`,
        )
        .join('\n'),
      checkOf(offer),
      'Isi atau hapus yang di dalam kurung. Pasang dengan foto yang jelas; jenaka menarik mata, foto yang membuat pesan.',
    ]
      .filter((part) => part !== '')
      .join('\n\n')
  if (isShort)
    return [
      `Untuk **${thing}**, dua kalimat, pilih satu:`,
      [
        `1. *${sentenceCase(thing)}: ${facts.join(', ')}. ${calls === '' ? 'Balas "mau", kami siapkan.' : calls.trim()}*`,
        `2. *${first} ${sentenceCase(facts.join(', '))}.*`,
      ].join('\n'),
      checkOf(offer),
    ]
      .filter((part) => part !== '')
      .join('\n\n')
  const tag = thing.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')
  const lines = [
    `*${first} ${body}.${calls}*`,
    `*${second} ${sentenceCase(thing)}: ${facts.join(', ')}. Balas "mau", kami siapkan.*`,
    `*${third} ${body}. ${ofHands.has(tradeOf(thing)) ? 'Jadwal minggu ini tinggal [jumlah] tempat' : 'Stok hari ini [jumlah]'}, siapa cepat dia dapat.${calls}*`,
  ]
  return [
    `Tiga caption untuk **${thing}**, tinggal salin:`,
    lines.map((line, at) => `${at + 1}. ${line}`).join('\n'),
    `Tagar: #${tag} #[kota] #jualan${tag}`,
    checkOf(offer),
    `Yang di dalam kurung diisi atau dihapus; saya tidak mengarang harga, rasa, atau bukti yang tidak Anda sebut.${told.length < fullyTold ? ' Mau lebih pas? Sebut harga, isi, satu kelebihannya, dan cara pesan.' : ''}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
