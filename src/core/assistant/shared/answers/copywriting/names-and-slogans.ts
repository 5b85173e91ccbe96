import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { type Offer, type Trade, tradeOf } from './offer.ts'

/** What is not part of the thing itself: `kedai kopi susu` sells `kopi susu`. */
const places =
  /^(?:kedai|warung|toko|rumah makan|kafe|cafe|kios|depot|outlet|gerai|booth|usaha|jualan|jasa|brand|butik|stan|angkringan)\s+/
const near = /(?:di |deket |dekat |depan |samping |sebelah )+([\p{L}]+(?: [\p{L}]+)?)/u

const titled = (text: string): string => text.split(' ').map(sentenceCase).join(' ')

const byTrade: Readonly<Partial<Record<Trade, (thing: string) => readonly string[]>>> = {
  food: (thing) => [`Dapur ${thing}`, `${thing} Bu [nama]`, `Piring ${thing}`, `${thing} Sedulur`],
  drink: (thing) => [`Teman ${thing}`, `${thing} Jeda`, `Sudut ${thing}`, `Segelas ${thing}`],
  sweets: (thing) => [`Loyang [nama]`, `${thing} Sore`, `Dapur Manis [nama]`, `Kotak ${thing}`],
  wear: (thing) => [`Lemari [nama]`, `${thing} Serasi`, `Gerai [nama]`, `Rupa ${thing}`],
  laundry: (thing) => [`${thing} Rapi`, `${thing} Wangi [nama jalan]`, `Kilat Bersih`, `${thing} Tetangga`],
  repair: (thing) => [`${thing} [nama] Motor`, `${thing} Jujur`, `Sahabat Jalan`, `${thing} [nama jalan]`],
  beauty: (thing) => [`${thing} Rapi`, `Rumah Rawat [nama]`, `${thing} [nama]`, `Cermin [nama]`],
  shop: (thing) => [`${thing} Berkah [nama]`, `${thing} Tetangga`, `${thing} Pojok`, `${thing} [nama jalan]`],
}
const general = (thing: string): readonly string[] => [
  `${thing} [nama]`,
  `Rumah ${thing}`,
  `Kawan ${thing}`,
  `${thing} [nama jalan]`,
]

/** Short words of a region that suit a shop, each with what it means. */
const ofRegions: readonly (readonly [RegExp, string, readonly (readonly [string, string])[]])[] = [
  [
    /sunda|parahyangan|bandung|priangan/i,
    'Sunda',
    [
      ['Raos', 'lezat'],
      ['Saung', 'pondok di sawah'],
      ['Pawon', 'dapur'],
      ['Sono', 'rindu'],
      ['Kawung', 'pohon aren'],
    ],
  ],
  [
    /jawa|njowo|jowo|yogya|jogja|solo/i,
    'Jawa',
    [
      ['Eco', 'enak, dalam krama'],
      ['Pawon', 'dapur'],
      ['Sedulur', 'saudara'],
      ['Ayem', 'tenteram'],
      ['Rahayu', 'selamat'],
    ],
  ],
  [
    /minang|padang|sumbar/i,
    'Minang',
    [
      ['Lamak', 'enak'],
      ['Rancak', 'bagus'],
      ['Dangau', 'pondok'],
      ['Sanak', 'saudara'],
    ],
  ],
  [
    /bali/i,
    'Bali',
    [
      ['Jaen', 'enak'],
      ['Paon', 'dapur'],
      ['Becik', 'baik'],
      ['Nyama', 'saudara'],
    ],
  ],
  [
    /batak|medan/i,
    'Batak',
    [
      ['Tabo', 'enak'],
      ['Horas', 'salam selamat'],
      ['Ompung', 'kakek, nenek'],
    ],
  ],
]
/** `ada kata 'kecil'`, `ada unsur melatinya`: a word that the owner wants in the name. */
const wantedWord =
  /(?:ada|pakai|pake|pk|mengandung|memuat)\s(?:kata(?:nya)?|unsur(?:nya)?|nuansa)?\s?['"“‘]?(\p{L}{3,12})['"”’]?\s?(?:nya)?(?:\s(?:di|dalam)\s(?:nama|namanya))?\s{0,3}(?:[.,!?]|$|ya|dong)/iu

const taken =
  'Saya tidak bisa memastikan nama mana yang sudah dipakai: cek di Google Maps, Instagram, dan pangkalan data merek **pdki-indonesia.dgip.go.id** sebelum mencetak spanduk.'

/** Names for a shop: of what it sells, its place and its owner; and where to look whether they are taken. */
export const namesFor = ({ thing, told }: Offer, message: string): string => {
  const region = ofRegions.find(([named]) => named.test(message))
  const core = titled(thing.replace(places, '').replace(/\s(?:rumahan|botolan|kiloan|sendiri)$/, ''))
  const place = near.exec(told.join(' '))?.[1] ?? near.exec(message.toLowerCase())?.[1] ?? null
  const own = (byTrade[tradeOf(thing)] ?? general)(core)
  const wanted = Math.min(
    10,
    Math.max(1, Number(/(?<!\d)(\d{1,2})\s?(?:buah\s)?(?:ide|nama|pilihan|contoh|aja|saja)/i.exec(message)?.[1] ?? 8)),
  )
  const here = place === null ? [] : [`${core} ${titled(place)}`, `${core} Depan ${titled(place)}`]
  const word = region === undefined ? (wantedWord.exec(message)?.[1] ?? null) : null
  const wantedNames =
    word === null || /^(?:yang|arti|makna|lucu|unik|keren)$/i.test(word)
      ? []
      : [
          `${core} ${titled(word.toLowerCase())}`,
          `Si ${titled(word.toLowerCase())} ${core}`,
          `${titled(word.toLowerCase())} [nama]`,
          `Rumah ${titled(word.toLowerCase())}`,
          `Kawan ${titled(word.toLowerCase())}`,
        ]
  if (region !== undefined)
    return [
      `Ide nama bernuansa ${region[1]} untuk **${thing}**:`,
      region[2].map(([name, meaning], at) => `- **${name} ${at % 2 === 0 ? core : '[nama]'}** (${meaning})`).join('\n'),
      taken,
    ].join('\n\n')
  const names = [...new Set([...wantedNames, ...own, ...here, `${core} [nama Anda]`, `${core} Setiap Hari`])].slice(
    0,
    wanted,
  )
  return [
    `Ide nama untuk **${thing}**:`,
    names.map((name) => `- ${name}`).join('\n'),
    'Ganti yang di dalam kurung. Pilih yang **menyebut barangnya**, mudah diucapkan lewat telepon, dan mudah diketik; minta lima orang mengejanya.',
    taken,
  ].join('\n\n')
}

const slogans: Readonly<Record<Trade, (thing: string) => readonly string[]>> = {
  food: (thing) => [
    `${thing}: kenyangnya jelas, harganya pas.`,
    `Lapar sedikit, ingat ${thing}.`,
    'Masakan rumah, tanpa repot di rumah.',
    'Sekali suap, besok balik lagi.',
  ],
  drink: (thing) => [
    `Satu ${thing}, lanjut lagi.`,
    `${thing} dulu, baru cerita.`,
    'Jeda sebentar, segar seharian.',
    'Dekat, segar, pas di kantong.',
  ],
  sweets: (thing) => [
    `${thing} kecil, senangnya besar.`,
    'Manisnya pas, seperti buatan sendiri.',
    'Ada tamu? Sudah ada suguhannya.',
    'Dari loyang kami ke meja Anda.',
  ],
  wear: (thing) => [
    `${thing} yang dipakai terus, bukan disimpan.`,
    'Rapi tanpa mahal.',
    'Nyaman dulu, gaya menyusul.',
    'Pas di badan, pas di kantong.',
  ],
  laundry: (thing) => [
    'Cucian beres, Anda santai.',
    'Kotor diantar, wangi dijemput.',
    `${thing}: bersih, rapi, tepat janji.`,
    'Libur Anda terlalu berharga untuk mencuci.',
  ],
  repair: (thing) => [
    'Diperiksa dulu, dibayar sesuai.',
    'Masuk bunyi, keluar sunyi.',
    `${thing} yang menjelaskan sebelum mengganti.`,
    'Jalan lagi hari ini.',
  ],
  beauty: (thing) => [
    'Masuk lelah, keluar cerah.',
    'Rapi itu tidak harus mahal.',
    `${thing} yang mendengarkan maunya Anda.`,
    'Sebentar di sini, percaya diri seharian.',
  ],
  shop: (thing) => [
    'Dekat rumah, lengkap, ramah.',
    'Kurang apa? Ada di sini.',
    `${thing}: belanja seperti di rumah tetangga.`,
    'Harga jelas, timbangan pas.',
  ],
  service: (thing) => [
    `${thing}: Anda cerita, kami kerjakan.`,
    'Jelas harganya, jelas selesainya.',
    'Sekali janji, ditepati.',
    'Beres tanpa repot.',
  ],
  other: (thing) => [
    `${thing}: yang Anda cari, ada di sini.`,
    'Harga jujur, mutu terjaga.',
    'Kecil tempatnya, besar perhatiannya.',
    'Sekali beli, jadi langganan.',
  ],
}

/** Slogans for a trade, and how to pick one. */
export const slogansFor = ({ thing }: Offer): string =>
  [
    `Slogan untuk **${thing}**:`,
    slogans[tradeOf(thing)](thing)
      .map((line, at) => `${at + 1}. *${sentenceCase(line)}*`)
      .join('\n'),
    'Pilih yang **benar terjadi** di tempat Anda: slogan *tepat janji* berbalik jadi bahan keluhan kalau sering telat. Paling banyak enam kata untuk spanduk. Sebut satu kelebihan yang sering dipuji pelanggan, nanti saya tulis dari situ.',
  ].join('\n\n')
