/** What somebody calls his own by its ending: `anakku`; words such as `buku` end so by themselves. */
const ownThing =
  /(?<!\p{L})(anak|istri|suami|ibu|bapak|ayah|adik|kakak|toko|warung|usaha|rumah|nama|motor|mobil|alamat|karyawan|teman|kebun|sawah|keluarga|lapak|kios|bengkel)ku(?!\p{L})/giu
const self = /(?<=^|[.,;:!?\n(]\s?)(?:Aku|Gue|Gua|Gw)(?!\p{L})|(?<!\p{L})(?:aku|gue|gua|gw)(?!\p{L})/gu

/** `aku` and `anakku` as `saya` and `anak saya`, so that whoever speaks of himself is found whatever he calls himself. */
export const withOwnPronouns = (text: string): string =>
  text.replaceAll(ownThing, '$1 saya').replaceAll(self, (word) => (/^\p{Lu}/u.test(word) ? 'Saya' : 'saya'))
