import { personTitles } from '#core/assistant/shared/reading-grammar/parties/business-name-words.ts'
import { isTown } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import { wordSet } from '#core/assistant/shared/reading-grammar/words.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { forVisitors } from './proper-words.ts'

const page = String.raw`(?:[Ww]eb\s?site|[Ww]eb|[Ss]itus(?:\sweb)?|[Ll]aman|[Ll]anding\s?page|[Hh]ome\s?page)(?:nya)?`
/** Things that go by letters: `servis AC`. */
const letters = '(?:AC|HP|TV|WC|PS|ATK|LED|CCTV)'
const house = String.raw`\p{Ll}[\p{Ll}-]{2,}(?:\s(?:\p{Ll}[\p{Ll}-]+|&|${letters})){1,5}?`
const ends = String.raw`(?=\s(?:saya|sy|aku|ku|ane|kulo|abdi|kami|gue|gw|milik|punya|bernama|nama|namanya|di|dari|area|daerah|wilayah|sekitar|in|at|near|called|dong|donk|ya|kak|min|pak|nih|bun)(?!\p{L})|\s["“'‘(]|\s(?!${letters}(?!\p{L}))\p{Lu}|\s*[,.:;\n]|\s*$)`
const behindOrder = new RegExp(
  String.raw`(?<!\p{L})${page}\s+(?:(?:ya|dong|donk|kak|min)\s+)?(?:(?:buat|untuk|utk|bwt|bagi|dari|for)\s+)?(?:(?:my|our)\s+)?(?:(?:kecil|sederhana)\s+(?:(?:aja|saja)\s+)?(?:(?:buat|untuk|utk)\s+)?)?(?:(?:usaha|bisnis)\s+)?(${house})${ends}`,
  'u',
)
const beforeOrder = new RegExp(
  String.raw`(?:^|[,.!\n]\s*)(?:(?:usaha|bisnis)\s+)?(${house})\s(?:saya|sy|aku|kami|gue)\s(?=(?:mau|minta|pengen|pengin|ingin|butuh|perlu|belum|blm)(?!\p{L})[^.\n]{0,40}${page})`,
  'u',
)
const toldAsOwn = new RegExp(
  String.raw`(?<!\p{L})(?:(?:[Ss]aya|[Ss]y|[Aa]ku|[Kk]ami)\s(?:ini\s)?(?:punya|ada|buka|jalanin|menjalankan|usaha)|[Uu]saha(?:nya)?\s(?:saya|sy|aku|kami|kita)(?:\s(?:di\s)?bidang)?)\s(?:(?:usaha|bisnis|jual(?:an)?|jualin)\s)?(${house})${ends}`,
  'u',
)

/** Words that tell how the page is to be, who speaks or what is wanted: no house is called by them. */
const noTrade = wordSet(
  `yang dengan biar supaya agar ada mau bisa harga lengkap simple simpel sederhana bagus keren kece elegan modern profesional gratis murah baru promosi
   profil company profile kasir jual jualan untuk buat bikin tolong dong saya kami aku sy kita milik punya usaha bisnis pribadi sendiri portofolio portfolio undangan
   halaman menu isi isinya pakai pake warna tema bahasa minta mohon ini itu sekalian juga online kecil kecilan rumahan nama namanya utk bwt bagi satu dua lagi belum gimana cara dr drg drh please bu pak ibu bapak haji`,
)
/** Whose house it is: `percetakan ayah`. */
const kin = wordSet('ibu bapak ayah mama suami istri isteri anak kakak adik mertua nenek kakek paman om tante keluarga')
/** Small words that join; no phrase ends or begins with one. */
const joins = wordSet('dan sama & atau di ke dari')

/**
 * What owners call their house in their own words: `web buat kedai bakso sy, …`, `jasa cuci sofa saya minta dibuatin
 * web`. Empty where they only name it.
 */
export const readOwnTrade = (text: string, name: string): string => {
  const told = [behindOrder, beforeOrder, toldAsOwn].map((form) => form.exec(text)?.[1] ?? '').find((one) => one !== '')
  if (told === undefined) return ''
  // In a message without capitals the name stands among the words that describe it.
  const at = name === '' ? -1 : told.indexOf(name.toLowerCase())
  const words = (at < 0 ? told : told.slice(0, at))
    .trim()
    .replace(/\s(?:online|aja|saja|doang)$/u, '')
    .split(' ')
  // `angkringan kang Asep`: whose it is begins there.
  while (personTitles.has(words.at(-1) ?? '') || kin.has(words.at(-1) ?? '')) words.pop()
  const isPhrase =
    words.length > 1 &&
    !words.some((word) => noTrade.has(word) || isTown(word)) &&
    !joins.has(words[0] ?? '') &&
    !joins.has(words.at(-1) ?? '')
  return isPhrase ? sentenceCase(forVisitors(words.join(' '))) : ''
}

const founded =
  /(?:^|[,.;\n(]\s*)(?:(?:usaha|toko|warung|bengkel|kami|saya|sy|udah|sudah|sdh|ada|buka|berdiri|jualan|beroperasi|melayani|mulai|ini)(?:nya)?\s){0,4}(?:sejak|dari|berdiri|since)\s(?:(?:di\s)?(?:tahun|taun|thn|th)\s)?((?:19[3-9]|20[0-4])\d)(?![\d.]|\s?(?:sampai|sd|s\/d|-|–))/iu

/** The year since which a house is there; 0 where none was told, or one that has not come. */
export const readFounded = (text: string, today: string): number => {
  const year = Number(founded.exec(text)?.[1] ?? 0)
  return year <= Number(today.slice(0, 4)) ? year : 0
}
