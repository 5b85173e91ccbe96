import { anyThing } from '../thing-names.ts'
import { end, filler, pattern, wrong } from './correction-words.ts'
import { editVerb } from './edit-verbs.ts'

/** `Jl.`, `No.`, `a.n.` and their like end no sentence. */
const short =
  '(?<!\\b(?:jl|jln|no|nmr|dr|drg|h|hj|bpk|sdr|sdri|tgl|rp|ir|prof|kh|kel|kec|kab|gg|blok|a\\.n|s\\.d|st|pt|cv|ud))'
const joint = new RegExp(
  `${short}\\.(?=\\s|$)|[,;!?\\n]+(?=\\s|$)|\\s+(?:dan|sama|terus|trus|lalu|kemudian|serta|sekalian|plus|&)\\s+`,
  'giu',
)

const plain = (word: string): string => word.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** Belongs to what stands before it: what was wrong, or what is right instead. */
const goesOn =
  /^(?:bukan\b|(?:se)?harusnya\b|(?:se)?mestinya\b|(?:yang|yg)\s+(?:benar|bener|betul)|benernya\b|betulnya\b|(?:(?:sudah|udah)\s+)?(?:di)?ganti(?:in|kan)?\s+(?!.*\b(?:jadi|menjadi)\b)\p{L}|(?:jadi|jadiin|jadikan|jd)\s+(?:rp\.?\s*)?\d|maksud)/iu
/** `bukan Rini, tapi Rina`; `bagus, tapi harganya …` says something of its own. */
const butThis = /^(?:tapi|tp|melainkan)\b/i
const notThat = /\b(?:bukan|belum|tidak|salah|keliru)\b/i
/** Says that something is wrong and leaves to the next part what is right. */
const leavesOpen = pattern(`^(?:bukan\\s|.{0,40}?${wrong}${end}(?:\\s+(?:ketik|tulis))?\\s*${filler}(?:\\p{L}+)?$)`)

/** `kasbonnya udah lunas, hapus aja`: taken out is what was named before. */
const takesOut =
  /^(?:di)?(?:hapus|buang|coret|hilang|cabut|apus)(?:in|kan)?(?:\s+(?:aja|saja|ya|dong|deh|dulu|juga))*[.!]*$/i
const namedBefore = /^((?:(?:yang|yg)\s+)?\p{L}[\p{L} ]{1,30}?nya)\s+\p{L}[^\d]*$/iu
/** `alamatnya belum ada, Jl …`: what is missing, and behind it what it is. */
const isGone = '(?:(?:belum|blm)(?: (?:ada|masuk|ditulis|dimasukin))?|lupa|kelupaan|ketinggalan|kelewat)'
/** `cuci karpet belum ada, 15rb per meter`: something that is still to be there, and its price. */
const isForgotten = new RegExp(`^(\\p{L}[\\p{L} ]{2,30}?)(?:nya)?\\s+${isGone}(?:\\s+(?:ya|tadi|nih|kak|min))*$`, 'iu')
const isMissing =
  /^((?:(?:yang|yg)\s+)?\p{L}[\p{L} ]{1,30}?nya)\s+(?:(?:masih|kok|tadi|juga)\s+)*(?:(?:belum|blm|ga|gak|nggak|tidak)\s+(?:ada|masuk|ditulis|dimasukin|disebut|diisi|tercantum)|kosong|lupa|kelupaan|ketinggalan|kelewat)(?:\s+(?:ya|tadi|nih|kak|min))*$/iu

const politeEnd = /(?:\s+(?:ya|yah|dong|aja|saja|kak|min|pak|bu|mas|mbak|bang))+$/i
const saysChange =
  /\b(?:di)?(?:ganti|ubah|pindah|tukar|berubah)(?:in|kan)?(?:\s+(?:ya|yah|dong|aja|saja|kak|min|pak|bu|mas|mbak|bang))*$/i

/** Nouns for the item itself: `ubah di analisis tadi` orders a change and does not say which. */
const itself = new RegExp(
  String.raw`^(?:(?:tolong|mohon|coba|minta|bisa)\s+)*(?:(?:di)?(?:update|ubah|rubah|robah|ganti|perbaiki|perbaikin|benerin|betulin|benarkan|koreksi|revisi|edit|sesuaikan|sesuaiin|hapus|coret|buang|tulisin|tuliskan|cantumin|cantumkan))(?:\s+(?:di|dari|dr|ke|saja|aja|pada|juga|semua|dulu|lagi|yang|ya|dong|isi|bagian))*(?:\s+(?:${anyThing}|perjanjian|hitungan|perhitungan|dokumen|itu|tadi)(?:nya)?)*(?:\s+(?:ini|itu|tadi|ya|dong|juga))*$`,
  'i',
)
const everywhere =
  /^(?:di\s+)?(?:semua|seluruh)\s+(?:slide|halaman|surat|bagian)(?:nya)?(?:\s+(?:di)?(?:ganti|ubah)\p{L}*)?$/iu
/** `balikin kaya semula`: as it was before. */
const asBefore =
  /\b(?:balik|kembali)\p{L}*\s+(?:lagi\s+)?(?:(?:kaya|kayak|kayk|seperti|ke|jadi|yang|yg)\s+)*(?:semula|awal|asal|sebelumnya|tadi|pertama|lama)(?![\p{L}])/iu
const stays = /\b(?:tetap|tetep|ttp|sama saja)\b|^(?:yang|yg)?\s*(?:lain|lainnya|sisanya|selebihnya)\b/i
const follows =
  /\b(?:total|jumlah|hitungan|hasil)(?:nya)?\s+(?:juga\s+)?(?:ikut|menyesuaikan|disesuaikan|dihitung ulang|ngikut)/i
const talk =
  /\b(?:sudah|udah|udh|sdh|belum|tidak|ga|gak|nggak|nego|nawar|makasih|terima kasih|maaf|tadi|kemarin|soalnya|karena|krn|biar|supaya|agar|mumpung|memang|emang|katanya|minta|ada yang|lagi|jadi|sakit|berhalangan|cuti|resign|mudik|mahal|murah|rusak|kosong|habis|telat|salah|keliru)\b/i
const onlyThat = /^(?:itu|cuma itu|cukup)\b.{0,24}$/i

const hasEditVerb = (text: string): boolean => text.split(/\s+/).some((word) => editVerb(plain(word)) !== null)

/** Whether a part says only that something is to be changed, not what. */
export const ordersItself = (part: string): boolean => itself.test(part.trim()) || everywhere.test(part.trim())

/** Says that something is wrong and not how it should be: `namanya kurang tepat pak`. */
export const isGrumble = (part: string): boolean =>
  !/[\d"“@]/.test(part) && !/^bukan\s/i.test(part.trim()) && leavesOpen.test(part.trim())

/** Whether everything is to be as it was: `balikin kaya semula`. */
export const wantsItAsBefore = (message: string): boolean => !/\?/.test(message) && asBefore.test(message)

/** Words beside a change that leave everything as it is: `yang lain tetap`, `totalnya ikut dibenerin`. */
export const leavesAll = (part: string): boolean => {
  const text = part.trim()
  return (
    !/["“@\d]/.test(text) &&
    (stays.test(text) || asBefore.test(text) || follows.test(text) || ordersItself(text) || onlyThat.test(text))
  )
}

/** Words that tell how a change came about: `orangnya ga jadi`, `sudah nego`. They mean one only where they name something. */
export const isRemark = (part: string): boolean => {
  const text = part.trim()
  if (/["“@\d]/.test(text)) return false
  return leavesAll(text) || (!hasEditVerb(text) && !/\s\p{Lu}/u.test(text) && talk.test(text))
}

/** Whether a piece orders something of its own: no rest of the one before. */
export const ordersOwn = (part: string): boolean => hasEditVerb(part) || /\b(?:jadi|menjadi)\s/i.test(part)

/** `tahu isinya ga usah`. */
const unwanted = /\p{L}{3}\s+(?:tidak|ga|gak|gk|nggak|ngga)\s?usah\b/iu

/** Whether a piece that nobody could read seems to order something: its owner is told that nothing came of it. */
export const mayChange = (part: string): boolean =>
  unwanted.test(part) ||
  (!isRemark(part) && !isGrumble(part) && (hasEditVerb(part) || (/\d/.test(part) && /\p{L}{3}/u.test(part))))

/** What stands between two stops without a figure: `jam sama tempatnya tetap` is no two things. */
const ownPart = /(?<=^|[,.;]\s)[^,.;\d\n]{4,60}(?=[,.;!]|$)/g
const several = /\s(?:dan|sama|serta|&)\s/i

/** The pieces of a message that may each mean a change; what only goes on with the one before stays with it. */
export const messageParts = (message: string): readonly string[] => {
  const pieces = message
    .replaceAll(ownPart, (part) => (several.test(part) && stays.test(part) && !ordersOwn(part) ? '' : part))
    .replaceAll(joint, (found) => (/^\s+\p{L}|&/u.test(found) ? `\u0000${found.trim()} ` : '\u0000'))
    .split('\u0000')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return pieces.reduce<string[]>((parts, piece) => {
    const before = parts.at(-1)
    const word = piece.replace(/^(?:dan|sama|terus|trus|lalu|kemudian|serta|sekalian|plus|&)\s+/i, '')
    const thing = before !== undefined && takesOut.test(word) ? namedBefore.exec(before)?.[1] : undefined
    if (thing !== undefined) return [...parts.slice(0, -1), `${thing} dihapus`]
    const missing = before === undefined ? undefined : isMissing.exec(before)?.[1]
    const forgotten = before === undefined ? undefined : isForgotten.exec(before)?.[1]
    if (
      forgotten !== undefined &&
      /^(?:rp\.?\s*)?\d/i.test(word) &&
      /\d\s?(?:rb|ribu|k|jt)(?!\p{L})|\d\.\d{3}/iu.test(word)
    )
      return [...parts.slice(0, -1), `${forgotten} lupa, ${word}`]
    if (missing !== undefined && !ordersOwn(word) && !isRemark(word))
      return [...parts.slice(0, -1), /^(?:rp\.?\s*)?\d/i.test(word) ? `${before}, ${word}` : `${missing} jadi ${word}`]
    // `penanggung jawabnya ganti ya, jadi Susan Lim`
    if (
      before !== undefined &&
      saysChange.test(before) &&
      /^(?:jadi|menjadi|ke|pakai|pake|sekarang|namanya)\s/i.test(word)
    )
      return [...parts.slice(0, -1), `${before.replace(politeEnd, '')} ${word}`]
    const goesBehind = before !== undefined && (goesOn.test(word) || (butThis.test(word) && notThat.test(before)))
    if (before !== undefined && (goesBehind || leavesOpen.test(before)) && !isRemark(word))
      return [...parts.slice(0, -1), `${before}, ${word}`]
    return [...parts, piece]
  }, [])
}
