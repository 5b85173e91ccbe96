import { clean, pattern } from './correction-words.ts'

const polite = '(?:(?:tolong|minta|mohon|coba|harap)\\s+)*'
/** `ketuanya sudah ganti, sekarang Martina Dhae`: who holds a post now. */
const holder = pattern(
  `^(?:(?:yang|yg)\\s+)?(\\p{L}[\\p{L} ]{1,40}?nya)\\s+(?:(?:sudah|baru|kemarin|ternyata|memang)\\s+)*(?:di)?(?:ganti|berubah|beda)(?:\\s+orang(?:nya)?)?[\\s,]+(?:(?:sekarang|skrg|jadinya|jadi|menjadi|namanya|(?:yang|yg) baru|orangnya|itu)\\s+)+(\\S.{0,60})$`,
)
/** `namanya kurang lengkap, H. di depan: H. Abdul Ghani`, `pakai nama lengkapnya Toko Roti Gembira Ria`. */
const unfinished = pattern(
  `^nama(?:nya)?(?:\\s+\\p{L}+)?\\s+(?:masih\\s+)?(?:kurang|belum|tidak)\\s+(?:lengkap|komplit|komplet)[\\s,]+(?:[^:]{0,40}:\\s*|(?:lengkapnya|harusnya|(?:yang|yg)\\s+(?:benar|bener))\\s+)?(\\S.{1,60})$`,
)
const inFull = pattern(
  `^${polite}(?:(?:di)?(?:pakai|pake|tulis|ganti|jadi|jadikan)(?:in|kan)?\\s+)?nama\\s+(?:lengkap|panjang)(?:nya)?\\s*(?::|adalah|itu|jadi|yaitu)?\\s*(\\S.{2,100})$`,
)
/** `Ferdinand-nya pakai Drs di depan`: a title joins the name. */
const titled = pattern(
  `^(\\p{L}[\\p{L}'’ ]{1,40}?)(?:\\s?-?nya)?\\s+${polite}(?:di)?(?:pakai|pake|tambah|tambahi|tambahin|tambahkan|kasih|beri)(?:in|kan)?\\s+(?:gelar|titel|embel-embel|sebutan)?\\s*(\\p{L}{1,4}\\.?)\\s+(?:di\\s+)?depan(?:nya)?$`,
)
/** `penyewanya Dewi Kusnadi`. */
const role = /^(?:(?:yang|yg)\s+)?(\p{Ll}{4,}nya)\s+((?:\p{Lu}[\p{L}'’.]*)(?:\s+\p{Lu}[\p{L}'’.]*){1,4})$/u
const titles: Readonly<Record<string, string>> = {
  h: 'H.',
  hj: 'Hj.',
  drs: 'Drs.',
  dra: 'Dra.',
  dr: 'dr.',
  drg: 'drg.',
  ir: 'Ir.',
  prof: 'Prof.',
  kh: 'K.H.',
  ust: 'Ust.',
  hadji: 'H.',
}
const isName = /^\p{Lu}/u

const capitals = (name: string): string => name.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

/** The orders that a name told anew means: in full, with its title, or of whoever holds a post now; none for other words. */
export const namedAnew = (text: string): string[] => {
  const full = clean(unfinished.exec(text)?.[1] ?? inFull.exec(text)?.[1] ?? '')
  if (isName.test(full)) return [`namanya jadi ${full}`]
  const [, who = '', said = ''] = titled.exec(text) ?? []
  const title = titles[said.toLowerCase().replace('.', '')]
  if (title !== undefined) return [`ganti ${who} jadi ${title} ${capitals(who)}`]
  const [, post = '', now = ''] = holder.exec(text) ?? role.exec(text) ?? []
  return isName.test(clean(now)) ? [`${post} jadi ${clean(now)}`] : []
}
