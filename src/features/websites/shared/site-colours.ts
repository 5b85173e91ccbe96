import { type PaletteId, palettes } from './site-palettes.ts'

/** Colours as owners call them; a palette's own name comes first. */
const colours: readonly (readonly [RegExp, PaletteId])[] = [
  [/\b(?:senja|oranye|orange|jingga|merah bata|cokelat|coklat|merah)\b/, 'senja'],
  [/\b(?:kebun|hijau|ijo|daun|alam)\b/, 'kebun'],
  [/\b(?:laut|biru laut|biru muda|toska|tosca|biru)\b/, 'laut'],
  [/\b(?:melati|pink|merah muda|merah jambu|ungu|feminin)\b/, 'melati'],
  [/\b(?:arang|hitam|item|gelap|dark|kuning)\b/, 'arang'],
  [/\b(?:kertas|putih|terang|polos|krem|bersih|netral)\b/, 'kertas'],
]

/** The palette that words of colour, in small letters, ask for. */
export const paletteIn = (words: string): PaletteId | null => {
  const own = (Object.keys(palettes) as PaletteId[]).find((id) => words.includes(id))
  return own ?? colours.find(([pattern]) => pattern.test(words))?.[1] ?? null
}
