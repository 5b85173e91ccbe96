/** Words before a name that say nothing of who it is. */
const titles = new Set(
  'bapak pak bpk ibu bu mas mbak mba kak kakak bang abang koh ko cik ci tante om haji hajah h hj dr ir drs sdr sdri saudara saudari juragan'.split(
    ' ',
  ),
)
const women = new Set('ibu bu mbak mba cik tante hajah hj sdri saudari'.split(' '))
const men = new Set('bapak pak bpk mas bang abang koh om sdr saudara'.split(' '))
const forms = new Set('pt cv ud tb toko warung kedai tbk koperasi rumah makan usaha'.split(' '))

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The words that tell one person or business from another; all of them where nothing else is left. */
const tellingWords = (name: string): string[] => {
  const words = wordsIn(name)
  const telling = words.filter((word) => !titles.has(word) && !forms.has(word))
  return telling.length > 0 ? telling : words.filter((word) => !titles.has(word))
}

const genderOf = (name: string): 'f' | 'm' | null => {
  const words = wordsIn(name)
  if (words.some((word) => women.has(word))) return 'f'
  return words.some((word) => men.has(word)) ? 'm' : null
}

/** Whether a name as written in a message may mean somebody who is remembered: `Bu Rina` means `Ibu Rina Wati`. */
export const mayMean = (told: string, remembered: string): boolean => {
  const words = tellingWords(told)
  const known = new Set(wordsIn(remembered))
  if (words.length === 0 || !words.every((word) => known.has(word))) return false
  const [one, other] = [genderOf(told), genderOf(remembered)]
  return one === null || other === null || one === other
}

/** Whether a text holds the whole of a name, apart from titles: `penjualan warung bu sri` holds `Warung Bu Sri`. */
export const holdsName = (text: string, name: string): boolean => {
  const words = tellingWords(name)
  const said = new Set(wordsIn(text))
  return words.length > 0 && words.every((word) => said.has(word))
}

/** The words in whatever case they are written, while names keep theirs. */
const anyCase = (words: Iterable<string>): string =>
  [...words].map((word) => word.replaceAll(/\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)).join('|')
const address = anyCase([...titles, ...forms])
/** A small first word and what goes on with a capital: `bu rina`, `Pak Budi Santoso`. */
const announced = new RegExp(
  String.raw`(?<![\p{L}])(?:${address})\.? ((?:(?:${address})\.? )?[\p{L}][\p{L}'’.]{1,30}(?: \p{Lu}[\p{L}'’.]{1,30}){0,3})`,
  'gu',
)
const addressed = /(?<![\p{L}])(?:ke|kepada|untuk|buat|dari|punya|milik|si) ((?:\p{Lu}[\p{L}'’.]{1,30} ?){1,4})/gu
/** Words that follow a title or a preposition without being a name. */
const nobody = new Set(
  'saya kami kita aku ini itu yang yg anda bulan minggu hari tahun tanggal semua pelanggan tadi terakhir biasa dong ya di dan untuk tolong tlg mohon minta coba bisa bantu mau bikin bikinin bikinkan buatkan buatin tulis tulisin tuliskan'.split(
    ' ',
  ),
)

/** Names of persons and businesses in a message, as they are written; the most telling ones first. */
export const namesIn = (text: string): string[] => {
  const all = text.slice(0, 4_000).replaceAll(/\s+/g, ' ')
  // A message in capitals throughout tells no names by them.
  const flat = /\p{Ll}{2}/u.test(all) ? all : all.toLowerCase()
  const found = [...flat.matchAll(announced), ...flat.matchAll(addressed)].map(([whole, name = '']) => {
    const title = whole.slice(0, whole.length - name.length).trim()
    return titles.has(title.toLowerCase().replace('.', '')) || forms.has(title.toLowerCase())
      ? `${title} ${name}`
      : name
  })
  const named = found.filter((name) => tellingWords(name).some((word) => !nobody.has(word) && word.length > 1))
  return [...new Set(named.map((name) => name.trim()))]
}
