import { isTown } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

const letters =
  /(?<![\p{L}\d@._/-])(?:ktp|sim|spbu|stnk|bpkb|cctv|ac|dp|wc|tv|hp|spp|cod|qris|kpr|shm|po|ntt|ntb)(?![\p{L}\d@._-])/gu
const islands =
  /(?<![\p{L}@._-])(?:indonesia|jawa|bali|sumatra|sumatera|sulawesi|kalimantan|papua|maluku|nusantara|lombok)(?![\p{L}@._-])/gu
const placed = /(?<=(?<!\p{L})(?:di|ke|dari|area|kota|sekitar|seluruh|daerah|ongkir)\s)\p{Ll}{4,20}(?!\p{L})/gu

/** Words of the owner as a page writes them: `syarat ktp, kirim ke seluruh jawa` as `syarat KTP, kirim ke seluruh Jawa`. */
export const properlyWritten = (text: string): string =>
  text
    .replace(/^\p{Lu}\p{Ll}{1,3}(?!\p{L})/u, (word) =>
      /^(?:Dp|Cod|Ktp|Sim|Spp|Ac|Qris)$/.test(word) ? word.toUpperCase() : word,
    )
    .replaceAll(letters, (word) => word.toUpperCase())
    .replaceAll(islands, sentenceCase)
    .replaceAll(placed, (word) => (isTown(word) ? sentenceCase(word) : word))
