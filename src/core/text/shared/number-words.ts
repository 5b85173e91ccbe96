/** Small numbers as Indonesians say them: the one list that every reader of counts looks into. */
export const numberWords: Readonly<Record<string, number>> = {
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
  sepuluh: 10,
  sebelas: 11,
  'dua belas': 12,
  'lima belas': 15,
  'dua puluh': 20,
}

/** The words from one small number to another, both counted. */
export const wordsOfNumbers = (least: number, most: number): readonly string[] =>
  Object.entries(numberWords).flatMap(([word, value]) => (value >= least && value <= most ? [word] : []))
