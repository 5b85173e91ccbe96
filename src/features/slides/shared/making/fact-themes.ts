/** What facts of one kind have in common, and what their slide is called. */
interface FactTheme {
  readonly title: string
  readonly about: RegExp
}

/** What stands in the way argues by itself, however little else was told. */
const problems = 'Masalah yang dihadapi'

/** Lines that stand under a name of their own, in the order in which they argue; the first theme that a line is of counts. */
const themes: readonly FactTheme[] = [
  {
    title: problems,
    about:
      /(?<!\p{L})(?:(?:sering|selalu|masih)\s(?:\p{L}+\s){0,2}(?:terlambat|rusak|antre|antri|hilang|kurang|gagal|mati|banjir|kosong|habis|kehabisan)|susah|sulit|mahal|kekurangan|belum punya|tidak punya|terkendala)(?!\p{L})/iu,
  },
  {
    title: 'Sudah terbukti',
    about:
      /(?<!\p{L})(?:klien|sudah (?:pegang|masuk|kirim|melayani|ekspor|dipakai|dipercaya|bekerja sama|kerja sama|terjual)|ekspor|pernah|juara|penghargaan|terjual|dipercaya)(?!\p{L})/iu,
  },
  {
    title: 'Ketentuan',
    about:
      /(?<!\p{L})(?:minimal|maksimal|berlaku|syarat|komisi|ongkir|uang muka|dp|pelunasan|pembayaran|tempo|target reseller)(?!\p{L})/iu,
  },
  {
    title: 'Mengapa memilih kami',
    about:
      /(?<!\p{L})(?:bpom|halal|p-?irt|sni|iso|bersertifikat|sertifikat|garansi|tanpa|organik|alami|asli|higienis|cocok|aman|berizin|retur|masa simpan|tahan|segar|ramah|gratis|antar jemput|profesional|berpengalaman|bisa)(?!\p{L})/iu,
  },
]

/** From so many lines on they are sorted; so many of a kind stand on a slide of their own. */
const fewest = { all: 5, kind: 2 } as const

/** Facts sorted by what they argue, each kind under its own name; few of them, and what is of no kind, stay together. */
export const themesOf = (
  facts: readonly string[],
): {
  readonly sorted: readonly { readonly title: string; readonly lines: readonly string[] }[]
  readonly rest: string[]
} => {
  const of = new Map(facts.map((fact) => [fact, themes.find(({ about }) => about.test(fact))?.title ?? '']))
  // All of one kind need no other name.
  const isOne = facts.length >= fewest.kind && new Set(of.values()).size === 1
  const isFew = facts.length < fewest.all && !isOne
  const sorted = themes
    .filter(({ title }) => !isFew || title === problems)
    .map(({ title }) => ({ title, lines: facts.filter((fact) => of.get(fact) === title) }))
    .filter(({ lines }) => lines.length >= fewest.kind)
  const taken = new Set(sorted.flatMap(({ lines }) => lines))
  return { sorted, rest: facts.filter((fact) => !taken.has(fact)) }
}
