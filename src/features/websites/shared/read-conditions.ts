import { oneOf, unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'

const money = /rp\s?\d|\d\s?(?:rb|ribu|rebu|k|jt|juta)(?!\p{L})|\d\.\d{3}|\d{5}/iu

/** What opens a condition of a price, however long it is. */
const opens =
  /^(?:\d|min(?:imal|imum)?\b|maks(?:imal)?\b|max\b|termasuk|include|inc\b|sudah|udah|sdh|belum|blm|isi\b|free|gratis|bonus|size\b|ukuran\b|plus\b|all in|nett?\b|dapat|dapet|(?:bisa )?nego|tanpa|pakai|sekali\b|seharian\b|pp\b|pulang pergi|untuk \d|tergantung)/iu
/** Words with which something else begins: an order, a way to pay or to come. */
const elsewhere =
  /(?<!\p{L})(?:dan|dll|dsb|atau|bisa|buka|tutup|pesan|order|hub|wa|di|ke|dari|yang|lewat|via|tolong|mohon|buat|bikin|web\p{L}*|saya|kami|kak|min|dong|ya|aja|saja|doang|nama\p{L}*|alamat\p{L}*|lokasi\p{L}*|cod|ongkir|diskon|potongan|sampai)(?!\p{L})/iu
/** Parts of a condition are units and figures as often as words. */
const longest = 5

/**
 * What stands right behind a price belongs to that thing: `kiloan 6rb/kg 2 hari`, `prasmanan 35rb per porsi min 100 porsi`.
 * Empty where the words tell something else.
 */
export const conditionIn = (behind: string, unit: string): string => {
  const said = behind.trim().replace(/[.\s]+$/u, '')
  if (said.length < 2 || money.test(said) || /[(<>"]/.test(said)) return ''
  // `150rb 1 jam`: the unit again.
  const again = /^1?\s?(\p{L}+)$/u.exec(said)?.[1]?.toLowerCase() ?? ''
  if (again !== '' && (unitOf(again) === unit || again === unit)) return ''
  if (opens.test(said)) return said
  return said.split(/\s+/).length > longest || elsewhere.test(said) ? '' : said
}

/**
 * `65rb sekilo`, `60rb sepasang` tell a unit, `cuci sofa 200rb sekali cuci` how often it is paid; `sekali jalan` tells how
 * far one goes for it and `sehari jadi` how soon one has it.
 */
export const unitSaid = (behind: string, name: string): { readonly unit: string; readonly rest: string } => {
  const [first = '', second = '', ...others] = behind.split(/\s+/)
  if (/^sekali$/iu.test(first) && second !== '' && name.toLowerCase().split(' ').includes(second.toLowerCase()))
    return { unit: 'kali', rest: others.join(' ') }
  const isHow = /^sehari$/iu.test(first) && second !== ''
  const unit = isHow ? null : oneOf(first.toLowerCase())
  return unit === null ? { unit: '', rest: behind } : { unit, rest: [second, ...others].join(' ') }
}
