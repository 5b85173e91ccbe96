import type { AssistantContext } from '../port.ts'

/** A message longer than this tells its own matter. */
const longest = 300

const likeThat = '(?:tadi|barusan|sebelumnya|itu|gitu|begitu|di\\s?atas)'
/** `sama tapi buat Toko Jaya`, `kayak tadi`: another of the same. */
const same = [
  String.raw`\b(?:kayak|kaya|kek|seperti|kyk|sama\s+(?:kayak|kaya|kyk|seperti|dengan|dgn))\s+(?:yang\s+|yg\s+)?${likeThat}\b`,
  String.raw`\bsama\s+(?:(?:aja|saja)\s+)?(?:persis|tapi|tp|cuma)\b`,
  String.raw`\b(?:yang|yg)\s+lain(?:nya)?\s+sama\b`,
  String.raw`\b(?:yang|yg|isinya)\s+sama\b`,
].join('|')
const again = new RegExp(
  [
    same,
    String.raw`\b(?:satu|1)\s+(?:\p{L}{2,12}\s+)?lagi\b`,
    String.raw`\b(?:buat|bikin)(?:kan|in|no)?\s+(?:lagi|ulang)\b`,
    // `bikin juga buat Dimas`
    String.raw`\b(?:buat|bikin)(?:kan|in|no)?\s+juga\s+(?:buat|untuk|utk|bwt)\b`,
    String.raw`\blagi\s+(?:satu|dong|buat|untuk|utk)\b`,
  ].join('|'),
  'iu',
)
const anotherFor = new RegExp(
  String.raw`(?:${same}|\b(?:buat|bikin)(?:kan|in|no)?\s+(?:lagi|juga)\b|^\s*(?:satu|1)\s+lagi\b).*\b(?:buat|untuk|utk|bwt|ke|kepada|kpd|dari|atas nama|a\.?n\.?)\s`,
  'iu',
)

/** `sama buat Frans, jadi dua suratnya`: one more for somebody whom a capital tells; `buat Beni juga`. */
const whom = String.raw`(?:buat|untuk|utk|bwt)\s+(?:(?:[Pp]ak|[Bb]u|[Mm]as|[Mm]bak|[Bb]ang|[Kk]ak)\s+)?\p{Lu}`
const alsoFor = new RegExp(
  String.raw`^\s*(?:[Ss](?:ama|atu)(?:\s+(?:juga|lagi))?\s+${whom}|${whom}\p{L}+\s+juga(?!\p{L}))`,
  'u',
)

/** Whether a message orders once more what was ordered before: `buat lagi kayak tadi tapi buat Bu Ani`. */
export const ordersAgain = (message: string): boolean =>
  message.length <= longest && (again.test(message) || alsoFor.test(message))

/** Whether it is another of the same for somebody else, and no change of what was made: `sama tapi buat Toko Jaya`. */
export const ordersForAnother = (message: string): boolean =>
  message.length <= longest && (anotherFor.test(message) || alsoFor.test(message))

/** `dari cerita tadi bikinin ppt dong`: the matter stands in what was told before. */
const fromBefore =
  /\b(?:dari|berdasarkan|berdasar|sesuai|pakai|pake|pakek|ambil\s+dari)\s+(?:semua\s+)?(?:(?:cerita|data|info|informasi|keterangan|penjelasan|obrolan|chat|omongan|angka|yang)(?:ku|nya)?\s*)?(?:saya\s+|aku\s+|gue\s+)?(?:yang\s+|yg\s+)?(?:tadi|barusan|di\s?atas|sebelumnya)\b|\b(?:data|cerita|keterangan)nya\s+(?:yang\s+)?(?:tadi|di\s?atas)\b/i

/** The message without its pointer to what was told before; null where it has none. */
export const withoutPointer = (message: string): string | null =>
  message.length <= longest && fromBefore.test(message) ? message.replace(fromBefore, ' ').trim() : null

/** What the owner said before, newest last, at most the last few turns. */
export const ownWords = (turns: AssistantContext['turns'], atMost = 4): readonly string[] =>
  turns
    .filter(({ sender }) => sender === 'user')
    .map(({ content }) => content)
    .slice(-atMost)
