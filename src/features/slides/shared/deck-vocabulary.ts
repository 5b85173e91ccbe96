import type { KindVocabulary } from '#core/assistant/shared/kind-skill.ts'

/** What a presentation is called in a message. */
export const deckVocabulary: KindVocabulary = {
  nouns: [
    'presentasi',
    'presentation',
    'powerpoint',
    'power point',
    'ppt',
    'pptx',
    'slide',
    'slides',
    'salindia',
    'pitch deck',
    'pitchdeck',
    'deck',
    'slide deck',
    'deck presentasi',
    'slide presentasi',
    'bahan presentasi',
    'materi presentasi',
    'bahan tayang',
    'paparan',
    'google slides',
    'company profile',
    'compro',
    'dek presentasi',
    'dek pitch',
    'pitch dek',
    'materi training',
    'materi pelatihan',
    'materi seminar',
    'materi workshop',
    'materi sosialisasi',
    'materi penyuluhan',
  ],
  types: {},
  tokens: [],
}

/** Nouns that tell what it is for besides: they stay in the topic when the order is taken off. */
const telling = new Set(
  ['pitch deck', 'pitchdeck', 'company profile', 'compro'].concat(
    deckVocabulary.nouns.filter((noun) => /^materi (?!presentasi)/.test(noun)),
  ),
)

const nouns = [
  ...deckVocabulary.nouns.filter((noun) => !telling.has(noun)),
  'file',
  'materi',
  'bahan',
  'deck',
  'template',
]
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** What a presentation is called, as one pattern: the longest names first. */
export const deckNouns = deckVocabulary.nouns
  .filter((noun) => !telling.has(noun))
  .toSorted((a, b) => b.length - a.length)
  .join('|')

const number =
  '(?:\\d{1,3}|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|dua belas|lima belas|dua puluh)'
const counted = `(?<![\\d.,])${number}(?:\\s*(?:-|sampai|s/d|–)\\s*\\d{1,3})?\\s*(?:slides?|salindia|halaman|pages?|lembar(?=\\s(?:cukup|aja|saja|doang|maks|buat|bwt|untuk|utk)))(?!\\s+\\d+\\s*menit)`

/** `5 slide aja`, `maksimal 10 halaman`, `8-10 slide`. */
export const countPattern = new RegExp(
  `(?:(?:cukup|maks(?:imal)?|minimal|sekitar|kira-kira|total|jumlah|dalam|sebanyak|isi(?:nya)?)\\s+)*(${counted})(?:\\s+(?:aja|saja|ya|dong|cukup|maksimal|doang)\\b)*`,
  'i',
)

/** The words that order: `tolong buatkan saya presentasi`, `butuh ppt`, `minta slide dong`. */
export const orderPattern = new RegExp(
  `(?:(?<=^|[\\s,.!])(?:tolong|mohon|minta|coba|bisa|boleh|saya|aku|gw|gue|kami|mau|ingin|pengen|bantu(?:in|kan)?|please|pls|kak|min|gan|bro|halo|hai|hi|pagi|siang|sore|malam)[\\s,]+)*` +
    `(?<=^|[\\s,.!])(?:(?:di|ter|mem)?(?:buat|bikin|siap|susun|rancang|garap|cipta|jadi)(?:kan|in)?(?:lah)?|generate|create|make|butuh|perlu|tolong|mohon|minta|mau|pengen|ingin)\\b` +
    `(?:\\s+(?:saya|aku|kami|gw|gue|dong|ya|sebuah|satu|file|tolong|dulu|${number}))*\\s+` +
    `(?:(?:${nouns})(?![\\p{L}])[\\s-]*)+(?:(?:dong|donk|ya|dulu|aja|saja|deh|singkat|sederhana|menarik|profesional|keren|simpel|(?:kak|bang|min|gan|bro|sis|mas|mbak|pak|bu)(?=\\s(?:buat|bwt|untuk|utk|tentang|ttg|soal)\\s))(?![\\p{L}])\\s*)*`,
  'iu',
)
