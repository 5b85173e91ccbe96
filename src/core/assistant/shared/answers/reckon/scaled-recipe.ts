import { listed, paragraphs, type Reckoned } from './way.ts'

/** In what a recipe is counted: `1 loyang`, `jadi 20 biji`. */
const made =
  'loyang|porsi|resep|adonan|kotak|box|toples|cup|gelas|mangkok|mangkuk|biji|buah|bungkus|bks|pcs|potong|tusuk|botol|panci|wajan|orang|kg|kilo|liter|cetakan|bal'
const countPattern = new RegExp(`(?<![\\d.,])(\\d{1,4}|se|satu\\s)\\s?(${made})(?!\\p{L})`, 'giu')
const figurePattern =
  /(?<![\d.,\p{L}])(\d{1,5}(?:[.,]\d{1,2})?|\d\/\d|setengah|seperempat)\s?(gram|gr|g|kilo|kg|ons|ml|liter|ltr|l|cc|butir|sdm|sdt|sendok makan|sendok teh|siung|lembar|batang|buah|biji|bungkus|bks|sachet|saset|cup|gelas|ikat|papan|ekor|sisir|kaleng|ruas)?(?![\p{L}\d])/giu
const isMoney = /(?<!\p{L})rp|\d\s?(?:rb|ribu|jt|juta|perak)(?!\p{L})|harga|modal|jual|untung|hpp|%|persen/iu
const asksMuch = /butuh|perlu|berapa|brp|piro|sabaraha|takaran|kalikan|itung|hitung/iu
const ofRecipe = /resep|adonan|takaran|bahan(?:nya)?|tepung|terigu|gula|telur|beras|santan|bumbu|ragi|cabe|cabai/iu
const words: Readonly<Record<string, number>> = { setengah: 0.5, seperempat: 0.25 }
const noNames = new Set(
  'pake pakai butuh perlu bahan bahannya resep buat bikin untuk mau kalau kalo jadi dan sama plus terus trus ada itu per isinya takarannya pakenya aku saya'.split(
    ' ',
  ),
)
const larger: Readonly<Record<string, string>> = { gram: 'kg', gr: 'kg', g: 'kg', ml: 'liter', cc: 'liter' }

const twoDecimals = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })
const shownNumber = (value: number): string => twoDecimals.format(value)

const valueOf = (digits: string): number => {
  const spelled = words[digits.toLowerCase()]
  if (spelled !== undefined) return spelled
  const [upper = '', lower] = digits.split('/')
  return lower === undefined ? Number(digits.replace(',', '.')) : Number(upper) / Number(lower)
}
/** `3.000 gram` is read as 3 kg. */
const shown = (value: number, unit: string): string => {
  const big = larger[unit.toLowerCase()]
  return big === undefined || value < 1000
    ? `${shownNumber(value)} ${unit}`.trim()
    : `${shownNumber(value / 1000)} ${big}`
}

interface Ingredient {
  readonly name: string
  readonly value: number
  readonly unit: string
}

const wordsIn = (text: string): readonly string[] => text.match(/\p{L}{2,}/gu) ?? []

/** Each clause tells one thing, before its figure or behind it: `tepung 200 gr`, `4 telur`; null where one tells no or more. */
const ingredientsIn = (text: string): readonly Ingredient[] | null => {
  const found: Ingredient[] = []
  for (const clause of text
    .split(/[,;\n]|\s(?:dan|sama|plus|terus|trus)\s/u)
    .filter((part) => /\d|setengah|seperempat/.test(part))) {
    const [one, ...others] = [...clause.matchAll(figurePattern)]
    if (one === undefined || others.length > 0) return null
    const [whole, digits = '', unit = ''] = one
    // `bumbu rendang pakai cabe 250 gr`: what stands before such a word is of the whole recipe.
    const behind = wordsIn(clause.slice(one.index + whole.length))
    const before = wordsIn(clause.slice(0, one.index))
    const own = before.slice(before.findLastIndex((word) => noNames.has(word)) + 1)
    const after = behind.filter((word) => !noNames.has(word))
    const name = after.length > 0 ? after.slice(0, 3).join(' ') : own.slice(-2).join(' ')
    if (name === '') return null
    found.push({ name, value: valueOf(digits), unit })
  }
  return found
}

/** `1 loyang pakai 200 gr tepung, 4 telur. mau bikin 15 loyang butuh berapa`: a recipe made larger or smaller. */
export const scaledRecipe = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  if (isMoney.test(text) || !asksMuch.test(text) || !ofRecipe.test(text)) return null
  const counts = [...text.matchAll(countPattern)].map(({ 0: whole, 1: count = '', 2: unit = '', index }) => ({
    whole,
    index,
    unit,
    value: /\d/.test(count) ? Number(count) : 1,
  }))
  const wanted = counts.at(-1)
  const base = counts.find((one) => one !== wanted && one.unit === wanted?.unit)
  if (base === undefined || wanted === undefined || base.value === 0 || base.value === wanted.value) return null
  const rest = [wanted, base].reduce(
    (left, { index, whole }) => `${left.slice(0, index)}${' '.repeat(whole.length)}${left.slice(index + whole.length)}`,
    text,
  )
  const ingredients = ingredientsIn(rest.replaceAll(/[.?!:](?=\s|$)/g, ','))
  if (ingredients === null || ingredients.length < 2) return null
  const times = wanted.value / base.value
  return {
    name: 'scaled_recipe',
    text: paragraphs(
      `Untuk **${wanted.value} ${wanted.unit}**, semua dikali ${shownNumber(wanted.value)} ÷ ${shownNumber(base.value)} = **${shownNumber(times)}**:`,
      listed(
        ingredients.map(
          ({ name, value, unit }) =>
            `${name}: ${shown(value, unit)} × ${shownNumber(times)} = **${shown(value * times, unit)}**`,
        ),
      ),
      'Garam, bumbu tajam, dan pengembang mulai dari 80 sampai 90% hitungan, lalu cicipi atau coba satu dulu. Timbang, jangan pakai sendok kira-kira, dan lebihkan sedikit untuk yang gagal. Kirim harga bahannya kalau mau saya hitungkan modal per buahnya.',
    ),
  }
}
