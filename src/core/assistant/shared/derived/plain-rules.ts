const short: Readonly<Record<string, string>> = {
  dr: 'dari',
  yg: 'yang',
  jg: 'juga',
  bln: 'bulan',
  thn: 'tahun',
  hr: 'hari',
  sdh: 'sudah',
  stlh: 'setelah',
  ssdh: 'sesudah',
  setahun: '12 bulan',
  seminggu: '7 hari',
  dua: '2',
  tiga: '3',
  empat: '4',
  lima: '5',
  enam: '6',
  tujuh: '7',
  delapan: '8',
  sembilan: '9',
  sepuluh: '10',
  selusin: '1 lusin',
  sekodi: '1 kodi',
}
const shortWords = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${Object.keys(short).join('|')})(?=nya(?!\p{L})|(?!\p{L}))(?!\sper(?:empat|lima)|\spuluh|\sbelas|\sratus|\sribu|\sjuta)`,
  'gu',
)

/** A rule's sentence in plain lower case words, short writings in full and counts in figures. */
export const inPlainRules = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(shortWords, (word) => short[word] ?? word)

/** The sentences of a message; a rule never goes beyond one. */
export const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?;])\s+|\n+/u).filter((sentence) => sentence.trim() !== '')
