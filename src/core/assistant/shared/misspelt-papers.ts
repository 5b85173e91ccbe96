import { createCorrector } from './intent/edit-distance.ts'
import { canonicalWord } from './intent/slang.ts'
import { realWords } from './intent/word-lists.ts'

const papers = 'invoice kuitansi kwitansi penawaran proposal kontrak perjanjian laporan undangan notulen sertifikat'
const mend = createCorrector(papers.split(' '), realWords)
const letters =
  'keterangan pernyataan permohonan peringatan pengantar rekomendasi kesepakatan tagihan undangan perjanjian'
const mendLetter = createCorrector(letters.split(' '), realWords)
const calledLetter = /(?<=(?<!\p{L})surat\s)\p{L}{6,13}(?!\p{L})/giu

const ordered =
  /(?<=(?<!\p{L})(?:bikin|bikn|buat|bwt|buatin|bikinin|buatkan|bikinkan)\s(?:surat\s)?)\p{L}{5,12}(?!\p{L})/giu

/** `pesanan pembelian ke pabrik`: a paper by another of its names. */
const purchase = /(?<=^\s*|[.\n]\s|\p{L}\s)(?:surat\s)?(?:pesanan|order)\spembelian(?=\s(?:ke|kepada|untuk|buat)\s)/giu

/** `bkin surat jalan …`, `tlg bwtin …`: how an order begins, in the first words of a message. */
const opening = /^\s*(?:\p{L}+[\s,]+){0,3}/u
const making: ReadonlySet<string> = new Set(['bikin', 'buatin'])
const withOrderSpelt = (text: string): string =>
  text.replace(opening, (words) =>
    words.replaceAll(/\p{L}+/gu, (word) => {
      const usual = canonicalWord(word.toLowerCase())
      return making.has(usual) ? usual : word
    }),
  )

const spelt = (said: string, mended: (word: string) => string): string => {
  const word = mended(said.toLowerCase())
  return word === said.toLowerCase() ? said : word
}

/** `bikin invocie sewa tenda`: the paper that is ordered, in its right writing, so that its name does not stay in the paper. */
export const withPapersSpelt = (text: string): string =>
  withOrderSpelt(text)
    .replaceAll(purchase, 'surat pesanan')
    .replaceAll(ordered, (said) => spelt(said, mend))
    .replaceAll(calledLetter, (said) => spelt(said, mendLetter))
