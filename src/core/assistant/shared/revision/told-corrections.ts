import {
  clean,
  closing,
  end,
  filler,
  happened,
  number,
  only,
  opening,
  pattern,
  polite,
  reason,
  rightly,
  target,
  value,
  wrong,
} from './correction-words.ts'
import { speaksOfChange } from './plain-words.ts'
import { addition, removed } from './told-additions.ts'
import { month, movedOrders } from './told-moves.ts'
import { namedAnew } from './told-names.ts'
import { exchanged, type Swap, swapped } from './told-swaps.ts'

/** What a correction means: orders as a reviser reads them, the likeliest first. */
export interface Correction {
  readonly orders: readonly string[]
  /** The words change what is there, though they might also order something new: `slidenya tambah satu lagi`. */
  readonly surely: boolean
  /** What stands there now, where the message names it: the order that changes this is the one that is meant. */
  readonly from?: string
}

/** A correction is short; a longer text is not searched for one. */
const longest = 300

const titles =
  'pak|bu|ibu|bapak|bpk|kak|mas|mbak|mbk|bang|koh|ko|ci|cik|om|tante|haji|hj|h|dr|drg|pt|cv|ud|toko|warung|hotel|kantor|sdr|sdri|saudara|tuan|nyonya|ustadz|yayasan|koperasi'
const person = new RegExp(`^(?:(?:buat|untuk|utk|ke|kepada|dari)\\s+)?((?:${titles})\\b\\.?\\s+\\p{L}.{0,60})$`, 'iu')
/** Who did something with it: `yg bayar suaminya, Pak Made`. */
const whoDid = new RegExp(
  `^(?:(?:yang|yg)\\s+)?(?:bayar|beli|pesan|pesen|order|nyewa|transfer|datang)\\s+(?:\\p{L}+nya\\b)?(?:\\s*(?:itu|adalah|namanya))*[\\s,]*((?:${titles})\\b\\.?\\s+\\p{L}.{0,60})$`,
  'iu',
)

/** `yang terima Toko Salma`: who takes it in; on a receipt that is not who pays. */
const whoTakes = new RegExp(
  `^(?:yang|yg)\\s+(?:me)?(?:nerima|terima)(?:\\s+(?:uang|barang)(?:nya)?)?(?:\\s*(?:itu|adalah|namanya))*[\\s,]+(?:(?:saya|sy|aku|kami)(?:\\s+sendiri)?[\\s,]+)?(\\p{L}.{2,60})$`,
  'iu',
)

const noName =
  /\p{L}nya$|\b(?:belum|blm|udah|sudah|nya|mau|bayar|nawar|pesan|pesen|ga|gak|nggak|tidak|minta|bilang|katanya|jadi|lagi|dapat|dapet|suka|setuju|batal|bisa|sama|kok|apa|siapa|gimana|tadi|itu|juga|yang|yg|kemarin)\b/iu

const money = new RegExp(
  `^(?:rp\\.?\\s*\\d[\\d.,]*|${number}\\s*(?:rb|ribu|jt|juta|k|miliar|m)\\b|\\d{1,3}(?:\\.\\d{3})+)(?:\\s*(?:per|/)\\s*\\p{L}+|an)?$`,
  'iu',
)
const clock = /^(?:jam|pukul|pkl)\.?\s*\d{1,2}(?:[.:]\d{2})?(?:\s*(?:pagi|siang|sore|malam|malem|wib|wita|wit))*$/i
const percent = /^\d[\d.,]*\s*(?:%|persen)$/i
const day =
  /^(?:(?:hari\s+)?(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu)[\s,]*)?(?:tanggal|tgl)?\.?\s*\d{1,2}(?:\s+(?:jan|feb|mar|apr|mei|jun|jul|agu|ags|sep|okt|nov|des)\p{L}*(?:\s+\d{4})?|[-/]\d{1,2}(?:[-/]\d{2,4})?)$/iu
const count = /^\d[\d.,]*(?:\s+\p{L}+)?$/u

/** `porsinya 90`, `harga bahan 10jt`: what it is of, then the value. */
const namedValue = pattern(`^(\\p{L}[\\p{L} ]{1,40}?)\\s+${only}(${number}.{0,30})$`)
/** `kresek harganya` is the price of kresek. */
const ofThing = /^(\S.*?)\s+(harga|stok|jumlah)nya$/i

/** When it is so, is no part of how much it is: `1,5 juta bulan ini`. */
const nowadays = /\s+(?:(?:hari|minggu|bulan|tahun)\s+ini|sekarang)$/i

const onlyPoints = /^(?:yang|yg|itu|ini|tadi|kalau|kalo|untuk|buat|ada|cuma|jadi)?$/i

const set = (what: string, to: string): string[] => {
  const fresh = to.replace(happened, '').replace(nowadays, '').trim()
  const named = what
    .replace(/^(?:yang|yg|kalau|kalo|untuk|buat)\s+/i, '')
    .replace(/^(?:tadi|barusan)\s+(?=\p{L}{3})/iu, '')
    .replace(/\s+(?:yang|yg|itu|nya|kok|tuh|kak|min|mas|mbak)$/i, '')
    .replace(/\s+per\s+\p{L}+$/iu, '')
    .replace(/\s+di\p{L}{3,}(?:in|kan|i)$/iu, '')
    .replace(ofThing, '$2 $1')
    .trim()
  // `yang 60 buat penggarap` names nothing that stands there.
  return fresh === '' || onlyPoints.test(named) ? [] : [`${named} jadi ${fresh}`]
}

/** The orders that a bare value means, by what kind of value it is; none for words that are no value. */
const ofValue = (said: string): string[] => {
  const bare = said.replace(happened, '').trim()
  const whom = person.exec(bare)?.[1] ?? whoDid.exec(bare)?.[1]
  if (whom !== undefined) return noName.test(whom) ? [] : [`ganti penerima jadi ${whom}`]
  const taker = whoTakes.exec(bare)?.[1]
  if (taker !== undefined)
    return noName.test(taker) || !(/^\p{Lu}/u.test(taker) || person.test(taker)) ? [] : [`penerima uang jadi ${taker}`]
  if (percent.test(bare)) return [`diskon jadi ${bare}`]
  if (clock.test(bare)) return [`jamnya jadi ${bare}`]
  if (day.test(bare)) return [`tanggal acaranya jadi ${bare}`, `tanggalnya jadi ${bare}`]
  if (money.test(bare)) return [`harganya jadi ${bare}`, `nominalnya jadi ${bare}`]
  if (/^\d{1,3}\s(?:bulan|tahun|minggu|hari)$/i.test(bare)) return [`lamanya jadi ${bare}`, `jumlahnya jadi ${bare}`]
  if (count.test(bare)) return [`jumlahnya jadi ${bare}`, `harganya jadi ${bare}`]
  const named = namedValue.exec(bare)
  // `yang anak naik 5rb` says by how much, not where it ends.
  return named && !/\s(?:di)?(?:naik|turun|tambah|nambah|kurang)\p{L}*$/iu.test(named[1] ?? '')
    ? set(named[1] ?? '', named[2] ?? '')
    : []
}

type Reader = readonly [RegExp, (found: readonly string[]) => string[]]

const readers: readonly Reader[] = [
  // `500 itu salah, 600 yg bener`
  [
    pattern(
      `^(${number}(?:\\s*(?!itu|nya)\\p{L}+)?)\\s+(?:itu\\s+|nya\\s+)?${wrong}${end}[\\s,]*${filler}(?:${rightly}\\s+)?${value}$`,
    ),
    ([old = '', to = '']) => {
      const fresh = clean(to.replace(pattern(`\\s+${rightly}$`), ''))
      return [`ganti ${old.trim()} jadi ${fresh}`, ...ofValue(fresh)]
    },
  ],
  // `harga catnya kemurahan, 195rb harusnya`; `jamnya salah woi, yg bener jam 13.00`
  [
    pattern(`^${target}\\s+${filler}${wrong}${end}[\\s,.;]*${filler}(?:${rightly}[\\s,:]+)${only}${value}$`),
    ([what = '', to = '']) => set(what, clean(to)),
  ],
  [
    pattern(`^${target}\\s+${filler}${wrong}${end}[\\s,.;]+${filler}${value}[\\s,]+${rightly}$`),
    ([what = '', to = '']) => set(what, clean(to)),
  ],
  // `namanya salah, Joko Santoso`
  [
    pattern(
      `^((?:nama|penerima|alamat|judul|perihal)(?:nya)?(?:\\s+\\p{L}+)?)\\s+${filler}${wrong}${end}[\\s,.;]+${filler}${value}$`,
    ),
    ([what = '', to = '']) => (/^\p{Lu}/u.test(to) ? set(what, clean(to)) : []),
  ],
  // `PT nya salah, PT Laut Biru`: told by its kind, and the right one behind it
  [
    pattern(
      `^(?:pt|cv|ud|toko|orang|perusahaan|instansi|sekolah)\\s?nya\\s+${filler}${wrong}${end}[\\s,.;]+${filler}${value}$`,
    ),
    ([to = '']) => ofValue(clean(to)),
  ],
  // `salah orang, itu buat mas Bagus`, `salah, namanya Pak Yusup pakai p`
  [
    pattern(
      `^${wrong}\\s+(?:orang|nama|alamat|kirim)[\\s,.;]+${filler}(?:(?:itu|ini|harusnya|mestinya)\\s+)*${value}$`,
    ),
    ([to = '']) => ofValue(clean(to)),
  ],
  [
    pattern(`^${wrong}${end}[\\s,.;]+${filler}namanya\\s+(\\S.{2,60}?)(?:\\s+(?:pakai|pake)\\s(?:huruf\\s)?\\p{L})?$`),
    ([to = '']) => (/^\p{Lu}/u.test(to) ? [`namanya jadi ${clean(to)}`] : []),
  ],
  // `salah nama kak, yg bener Bu Rina`
  [
    pattern(
      `^(?:ada\\s+(?:yg|yang)\\s+)?${wrong}\\s+(?!harusnya)(\\p{L}+(?:\\s+\\p{L}+)?)[\\s,.;]+${filler}(?:${rightly}[\\s,:]+)${only}${value}$`,
    ),
    ([what = '', to = '']) => [...set(what, clean(to)), ...ofValue(clean(to))],
  ],
  // `eh salah, 3 juta`, `salah ketik, harusnya 30rb`
  [
    pattern(`^(?:${wrong}${end}[\\s,.;]+${filler})?(?:${rightly}${end}[\\s,:]+)+${filler}${only}${value}$`),
    ([to = '']) => ofValue(clean(to)),
  ],
  [pattern(`^${wrong}${end}[\\s,.;]+${filler}${value}$`), ([to = '']) => ofValue(clean(to))],
  // `listriknya salah, 1,2jt`, `sepatu salah, 35rb`
  [
    pattern(
      `^(\\p{L}[\\p{L} ]{1,30}?)\\s+${filler}${wrong}${end}[\\s,.;]+${filler}${only}((?:(?:jam|pukul|pkl|tgl|tanggal)\\s+)?${number}.{0,20})$`,
    ),
    ([what = '', to = '']) => set(what, clean(to)),
  ],
  // `harganya ternyata 32rb`, `nominalnya 4 juta yg bener`
  [pattern(`^${target}[\\s,]+(?:${rightly})[\\s,:]+${only}${value}$`), ([what = '', to = '']) => set(what, clean(to))],
  [
    pattern(`^(\\p{L}[\\p{L} ]{1,30}?nya)\\s+${only}(\\d.{0,40}?)\\s+${rightly}$`),
    ([what = '', to = '']) => set(what, clean(to)),
  ],
  [pattern(`^${value}\\s+${rightly}$`), ([to = '']) => ofValue(clean(to))],
]

/** `isi transportasi 500rb`: a place that is still open is filled. */
const filled = pattern(`^(?:di)?isi(?:in|kan)?\\s+(\\p{L}[\\p{L} ]{1,30}?)\\s+(?:dengan\\s+)?(${number}.{0,20})$`)

/** `ganti jadi 24 bulan`, `jadi 2 tahun`: what it is of goes without saying. */
const becomes = pattern(
  `^(?:(?:di)?(?:ganti|ubah|bikin|buat)(?:in|kan)?\\s+)?(?:jadi|menjadi|jd|(?<=\\s)ke)\\s+(?!.*\\b(?:berapa|brp)\\b)(${number}.{0,20})$`,
)

/** `balikin lagi SMA nya 80rb`, `harga kopinya balikin ke 15rb`: something named goes back to a value. */
const back = '(?:di)?(?:balik|kembali)(?:in|an|kan)?(?:\\s+(?:lagi|aja|saja|deh))*'
const wentBack = pattern(
  `^(?:${back}\\s+(?!ke\\s|jadi\\s)(\\p{L}[\\p{L} ]{1,40}?)(?:\\s?nya)?|(\\p{L}[\\p{L} ]{1,40}?)(?:\\s?nya)?\\s+${back})\\s+(?:(?:ke|jadi|seperti|kayak)\\s+)*(?:(?:semula|awal|tadi)\\s+)?(${number}.{0,20})$`,
)
/** `bayarnya transfer BRI 1234… a.n. Zahra`: to which account it is paid. */
const paidTo = pattern(
  `^(?:(?:di)?(?:bayar|pembayaran|transfer|tf)(?:an)?(?:nya)?\\s+)(?:(?:ke|via|lewat|transfer|tf|bank|rekening|rek)\\s+){0,4}(\\p{L}{2,12}\\s+\\d[\\d -]{6,24}\\d(?:\\s+\\S.{1,60})?)$`,
)

/** `mie rebusnya sekarang 11rb`, `potongnya 30rb sekarang`. */
const nowIs = pattern(
  `^(\\p{L}[\\p{L} ]{1,30}?)\\s+(?:(?:sekarang|skrg|skrang|skg)\\s+(?:sudah\\s+|udah\\s+|itu\\s+)?${only}(${number}.{0,30}?)|(${number}.{0,30}?)\\s+(?:sekarang|skrg|skrang|skg))$`,
)

/** `lamanya 1 tahun`: how it is, without a word that it changes. */
const isNow = pattern(
  `^((?:\\p{L}{3,} )?\\p{L}{3,}nya|(?:\\p{L}{3,} )?\\p{L}{2,} nya)\\s+(?:(?:sudah|udah|udh|sdh|cukup|cuma|hanya|tinggal|jadinya)\\s+)*(?:(?:dia|orangnya|mereka|beliau|pelanggannya|pembelinya)\\s+(?:minta|mau|pesan|pesen|ambil|jadi)\\s+)?((?:(?:jam|pukul)\\s+)?${number}[^,;]{0,36}|se(?:hari|minggu|bulan|tahun))$`,
)

/** `kirimnya tgl 30`: on which day something of the letter is done. */
const isOnDay = pattern(
  `^(\\p{L}{4,}?)nya\\s+(?:jadi\\s+)?((?:tanggal|tgl)\\s+\\d{1,2}(?:\\s+${month}(?:\\s+\\d{4})?)?)$`,
)

/** `papannya kurang, tambah 10 lembar lagi jadi 50`: where it ends is what counts. */
const raisedTo = pattern(
  `^(\\p{L}[\\p{L} ]{1,40}?)\\s+(?:(?:masih\\s+)?kurang[\\s,]+)?(?:di|ber)?(?:tambah|nambah|naik|turun|kurang)(?:in|i|kan)?\\s+${number}[^,]{0,24}?[\\s,]+(?:jadi|jd|menjadi|jadinya|total|totalnya)\\s+(${number}(?:\\s*\\p{L}+)?)$`,
)
/** `harganya dibuletin jadi 160 ribu`, `coto jadi 25 ribu`. */
const became = pattern(
  `^(\\p{L}[\\p{L} ]{1,40}?)\\s+di\\p{L}{3,}?(?:in|kan|i)?\\s+(?:jadi|menjadi)\\s+(${number}.{0,30})$`,
)

/** `paket 20 hari lagi promo bang, jadiin 1.050.000`: why, and then what it comes to. */
const comesTo = pattern(
  `^(\\p{L}[\\p{L}\\d ]{1,40}?)\\s+(?:(?:lagi|sedang|sudah|mau|ada|masih|terlalu)\\s+)*(?:promo|naik|turun|mahal|murah|diskon|sale|nego|kurang|${wrong})\\b[^,\\d]{0,24},\\s*(?:di)?(?:jadi|menjadi|ganti|ubah|bikin|buat)(?:in|kan)?(?:\\s+(?:jadi|ke|aja|saja))*\\s+(${number}.{0,20})$`,
)
/** `nama Ratu Ayu sudah ganti, sekarang Putri Ayu`. */
const nowNamed =
  /^nama(?:nya)?\s+(\S.{1,60}?)\s+(?:sudah\s+)?(?:di)?(?:ganti|ubah|berubah)(?:,\s*|\s+)(?:(?:sekarang|jadi|menjadi)\s+)+(\S.{1,60})$/i

/** `acaranya pindah ke gedung PKK`: where something is held. */
const movedPlace =
  /^(?:(?:tempat|lokasi|acara|rapat|kegiatan|pertemuan|pengajian|arisan)(?:nya)?)(?:\s+\p{L}+){0,2}?\s+(?:di)?pindah(?:in|kan)?\s+(?:ke|di)\s+(?!jam|pukul|tanggal|tgl|hari|besok|lusa|senin|selasa|rabu|kamis|jumat|sabtu|minggu|bulan)(\p{L}.{2,80})$/iu
/** `tempatnya di rumah Pak Lurah`. */
const heldAt =
  /^(?:tempat|lokasi)(?:nya)?(?:\s+(?:acara|rapat)(?:nya)?)?\s+(?:(?:jadi|sekarang)\s+)?(?:di|ke)\s+(\p{L}.{2,80})$/iu
/** `dasinya digratisin`: it stays and costs nothing. */
const forFree = /^(?:(?:yang|yg)\s+)?(\p{L}[\p{L} ]{1,40}?)(?:nya)?\s+(?:(?:jadi|dibikin|di)\s?)?gratis(?:in|kan)?$/iu
/** `kami pindah ke Jl. Sudirman 8`: where the business is. */
const movedHouse =
  /^(?:(?:kami|kita|saya|usaha|toko|warung|kantor|tokonya|usahanya|alamatnya)\s+)?(?:(?:sudah|udah|sekarang|baru)\s+)*pindah(?:an)?\s+(?:toko\s+|alamat\s+|rumah\s+)?ke\s+((?:jl|jln|jalan|gg|gang|ruko|komplek|kompleks|perum|pasar|blok|dusun|desa)\b.{3,100})$/i
/** `nomernya ganti 085211223344`: a number of nine digits and more is called. */
const reachedAt =
  /^(?=.*\b(?:no|nomor|nomer|kontak|hp|telp|telepon|hubungi)(?:nya|ku)?\b)(?!.*\brek|.*\d\p{L}*[.;]\s).*?(\+?\d[\d -]{8,18}\d)$/iu
/** `nama butiknya Butik Lestari Indah`: a name told without a word between. */
const isNamed =
  /^nama(?:nya)?(?!.*\b(?:di)?(?:ganti|ubah|berubah|salah|bukan|tetap)\b)(?:\s+\p{Ll}+nya)?\s+(?:itu\s+|adalah\s+|yang benar\s+)*(\p{Lu}.{1,60})$/u

/** Where it is, how it is reached, how it is called, told as it is to stand. */
const toldPlace = (text: string): string[] => {
  const address = movedHouse.exec(text)?.[1]
  if (address !== undefined) return [`alamat jadi ${address}`]
  const held = (movedPlace.exec(text) ?? heldAt.exec(text))?.[1]
  if (held !== undefined) return [`tempatnya jadi ${held}`]
  const phone = reachedAt.exec(text)?.[1]
  if (phone !== undefined) return [`nomor wa jadi ${phone}`, `nomor hp jadi ${phone}`]
  const name = isNamed.exec(text)?.[1]
  return name === undefined ? [] : [`namanya jadi ${name}`]
}

/** The orders that a swap means: by what it is of, by what stood there, by what kind of value it is. */
const ordersOf = ({ of, from, to }: Swap): string[] => {
  const fresh = clean(to).replace(pattern(`^${filler}${rightly}[\\s,:]+`), '')
  const named = of === '' ? [] : set(clean(of).replace(pattern(`\\s+${rightly}$`), ''), fresh)
  const changed = `ganti ${clean(from)} jadi ${fresh}`
  // Whom the message names is surer than what he is called by.
  if (/^\p{Lu}/u.test(clean(from)) && /^\p{Lu}/u.test(fresh)) return [changed, ...named]
  // Somebody who is not there is not taken for somebody else.
  return [...named, changed, ...(of === '' && /^(?:rp\.?\s*)?\d/i.test(clean(from)) ? ofValue(fresh) : [])]
}

const ordersNew = /^(?:tolong\s+|mohon\s+|coba\s+)?(?:buat|bikin)(?:kan|in)?\b/i

/** A paper that is only said to be wrong; what follows says how. */
const grumble = pattern(`^[\\p{L} ]{0,40}${wrong}[\\p{L} ]{0,14}[,.;]\\s+(?!${rightly})(?=\\p{L}.*\\d)`)

/** `namanya kurang tepat pak, bukan Wisma tapi Griya`: the swap says it all. */
const onlyGrumble = pattern(
  `^[\\p{L} ]{0,40}?${wrong}${end}\\s*${filler}[,.;!]\\s+(?=bukan\\s|\\p{L}.{2,80}\\sbukan\\s)`,
)

const readIn = (text: string): Correction | null => {
  const anew = namedAnew(text)
  if (anew.length > 0) return { orders: anew, surely: true }
  const pair = swapped(text)
  if (pair !== null) return { orders: ordersOf(pair), surely: !ordersNew.test(text), from: pair.from }
  const more = raisedTo.exec(text)
  if (more) return { orders: set((more[1] ?? '').replace(/(\p{L}{3,})nya$/iu, '$1'), more[2] ?? ''), surely: false }
  const moved = movedOrders(text)
  if (moved.length > 0) return { orders: moved, surely: false }
  const placed = toldPlace(text)
  if (placed.length > 0) return { orders: placed, surely: false }
  const [, cause, sum = ''] = comesTo.exec(text) ?? []
  if (cause !== undefined) return { orders: set(cause, sum), surely: false }
  const added = addition(text)
  if (added) return added
  for (const [words, orders] of readers) {
    const found = words.exec(text)
    const read = found ? orders(found.slice(1).map((part) => part ?? '')) : []
    if (read.length > 0) return { orders: read, surely: false }
  }
  const [, open, fill = ''] = filled.exec(text) ?? []
  if (open !== undefined) return { orders: set(open, fill), surely: false }
  const [, first, second, former = ''] = wentBack.exec(text) ?? []
  if (former !== '') return { orders: set(first ?? second ?? '', former), surely: false }
  const account = paidTo.exec(text)?.[1]
  if (account !== undefined) return { orders: [`rekening jadi ${account}`], surely: false }
  const become = becomes.exec(text)?.[1]
  if (become !== undefined) return { orders: ofValue(become), surely: false }
  const [, thing, toNow, nowTo] = nowIs.exec(text) ?? []
  if (thing !== undefined) return { orders: set(thing, toNow ?? nowTo ?? ''), surely: false }
  const [, once, now = ''] = nowNamed.exec(text) ?? []
  if (once !== undefined) return { orders: [`ganti ${once} jadi ${now}`, `namanya jadi ${now}`], surely: true }
  const [, rounded, to = ''] = became.exec(text) ?? []
  if (rounded !== undefined) return { orders: set(rounded, to), surely: false }
  const free = forFree.exec(text)?.[1]
  if (free !== undefined)
    return {
      orders: /^(?:ongkir|ongkos|biaya)/i.test(free) ? [`hapus ${free}`] : [`harga ${free} jadi 0`],
      surely: false,
    }
  const gone = removed(text)
  if (gone.length > 0) return { orders: gone, surely: false }
  if (/^(?:yang|yg)\s/i.test(text) && ofValue(text).length > 0) return { orders: ofValue(text), surely: false }
  const [, done = '', onDay = ''] = isOnDay.exec(text) ?? []
  if (done !== '') return { orders: [`tanggal ${done} jadi ${onDay}`], surely: false }
  const [, fact = '', figure = ''] = isNow.exec(text) ?? []
  if (fact !== '') return { orders: set(fact, figure), surely: false }
  const other = exchanged(text)
  return other === null ? null : { orders: ordersOf(other), surely: false, from: other.from }
}

/** `kain kok 30? kan saya bilang 35`. */
const wondering = pattern(
  `^(?:lho\\s+|loh\\s+|eh\\s+)?(\\p{L}[\\p{L} ]{1,30}?)(?:nya)?\\s+kok\\s+(?:jadi\\s+|cuma\\s+|malah\\s+)?(${number}[^?,.]{0,20}?)\\s*(?:sih\\s*)?[?,.]+\\s*(?:kan|padahal|perasaan|seingat)\\s+(?:tadi\\s+)?(?:saya|aku|gue|gw|ku|kita)?\\s*(?:tadi\\s+)?(?:bilang(?:nya)?|tulis|nulis|minta|mintanya|pesan|pesen|ketik|kasih|sebut)?\\s*(?:tadi\\s+)?(${number}.{0,20}?)[.!]*$`,
)
/** `Mohon dikoreksi: …` */
const announced =
  /^(?:(?:mohon|tolong|minta|harap)\s+)?(?:di)?(?:koreksi|perbaiki|ralat|revisi|ubah|ganti)(?:kan|in)?\s*[:;]\s*/i

/** `soto ganti nama jadi …`: what becomes another name is named before it. */
const newName = /(?<=\p{L}{2}\s)(?:di)?ganti\s+nama(?:nya)?\s+(?:(?:jadi|menjadi)\s+)?(?=\p{L})/iu

/** `Bu Ratih minta harganya …`: who wishes it is no part of it. */
const whoWishes =
  /^(?:ternyata\s+|katanya\s+)?(?:mereka|dia|orangnya|beliau|(?:(?:kepala|ketua|manajer|pihak|tim|bos|ibu|bapak|orang)\s+)?\p{L}+nya|(?:bu|pak|kak|mas|mbak|bang|ibu|bapak)\s+\p{L}+)\s+(?:(?:tadi|barusan|ternyata|jadinya)\s+)?(?:minta|mau|pengen|ingin|pesan|pesen|nambah)\s+(?=\p{L})/iu

/**
 * The orders that a correction means (`jamnya salah, yg bener jam 13.00`, `600 bukan 500`, `kurang satu, sedotan 6rb`);
 * null for a message that corrects nothing, and for one that only says that something is wrong. Pure.
 */
export const readCorrection = (message: string): Correction | null => {
  if (message.length > longest) return null
  // `kain kok 30? kan saya bilang 35 meter`
  const [, what = '', was = '', is = ''] = wondering.exec(message.trim()) ?? []
  if (what !== '') return { orders: [`${what} jadi ${is}`, `ganti ${was} jadi ${is}`], surely: false, from: was }
  if (/[?\n"“]/.test(message)) return null
  const opened = message
    .trim()
    .replace(announced, '')
    .replace(opening, '')
    .replace(whoWishes, '')
    .replace(newName, 'ganti jadi ')
  const said = opened.replace(closing, '').replace(polite, '').replace(reason, '').replace(polite, '').trim()
  if (said === '') return null
  const grumbled = said.replace(grumble, '').replace(onlyGrumble, '')
  const read = (grumbled === said ? null : readIn(grumbled)) ?? readIn(said)
  if (read === null) {
    // `eh 600 biji ding`: somebody corrects himself with the value alone.
    const corrects =
      /^(?:eh|maaf|sori|sorry|ralat|waduh|aduh|ups)\b/i.test(message.trim()) || /\bd[ie]ng\b/i.test(message)
    const orders = corrects ? ofValue(said) : []
    // What is left without its reason is read as it stands.
    const bare = orders.length === 0 && said !== message.trim() && /\d/.test(said) ? [said] : orders
    return bare.length > 0 ? { orders: bare, surely: false } : null
  }
  return read.orders.length > 0 ? read : null
}

const cue =
  /\d|\bse(?:hari|minggu|bulan|tahun)\b|balik|kembali|semula|bayar|bukan|jadi|batal|ternyata|rupanya|maksud|mestinya|harusnya|bener|benar|betul|keliru|salah|lupa|kelupaan|ketinggalan|kelewat|kurang|tambah|masuk|apus|buang|coret|hilang|ilang|keluar|cabut|copot|gratis|promo|tutup|buka|naik|turun|diskon|potong|nego|libur|pindah|undur|mundur|maju|geser|ganti|ubah|edit|perbaik|pendek|singkat|ringkas|panjang|isi|lunas|belum|tulis|pakai|pake|sopan|resmi|formal|termin|lengkap|jangan lupa|koreksi|ralat|revisi|@|\big\b|instagram|\bwa\b|\b(?:tempat|lokasi)nya\b|\b(?:warn[ao]|ukuran|motif|mere?k)/i

/** Whether a message may change what the chat made last; cheap, so that it is asked of each message. */
export const mayRevise = (message: string): boolean =>
  message.length <= 1_000 && (cue.test(message) || speaksOfChange(message))
