/**
 * How firmly a verb orders: `order` is a form that asks somebody to make for one (`buatkan`, `bikinin`, `gawekno`);
 * `plain` also tells what somebody does (`saya bikin`); `passive` orders only after a polite word (`tolong dibuat`);
 * `want` is a wish for the thing (`butuh invoice`); `please` only asks.
 */
export type VerbMood = 'order' | 'plain' | 'passive' | 'want' | 'please'

const roots = ['buat', 'bikin', 'susun', 'rancang', 'cetak', 'tulis', 'ketik', 'garap', 'desain', 'rakit', 'generate']
/** Roots that order only with an ending: `siap` is ready, `siapkan` is an order. */
const boundRoots = [
  'konsep',
  'draft',
  'format',
  'siap',
  'kerja',
  'terbit',
  'keluar',
  'sedia',
  'jadi',
  'urus',
  'rapi',
  'proses',
]
const benefactive = ['kan', 'in', 'kanlah', 'inlah', 'ken', 'ke', 'keun', 'kn', 'kanin']

const regional = {
  order:
    'gawekno gaweno gaweke gawekake nggawekno gawekna damelaken damelake ndamelaken damelkeun pangdamelkeun jieunkeun pangjieunkeun pangnyieunkeun buekkan buekan buatke bekeng bekengkan ulahakan maulahakan gaenang peugot peuget baenhon makekan bajikangi',
  plain: 'gawe nggawe damel ndamel jieun nyieun buek beking biking bahen ngae',
  passive: 'digawe didamel dijieun didamelaken digawekno dibuek',
}

const active =
  'membuat membikin menyusun merancang mencetak menyiapkan menulis mengetik menerbitkan mengeluarkan mendesain membuatkan membikinkan nyusun nyusunin nyiapin nyetak ngebuat ngebuatin ngebikin ngebikinin mbuat mbikin mbikinin nulis ngetik nerbitin bangun membangun bangunin bangunkan create make build'

const forms = (stems: readonly string[], endings: readonly string[], prefix = ''): string[] =>
  stems.flatMap((stem) => endings.map((ending) => `${prefix}${stem}${ending}`))

const listed = (words: string, mood: VerbMood): [string, VerbMood][] => words.split(' ').map((word) => [word, mood])

const moods: ReadonlyMap<string, VerbMood> = new Map<string, VerbMood>([
  ...forms(roots, ['']).map((form): [string, VerbMood] => [form, 'plain']),
  ...listed(active, 'plain'),
  ...listed(regional.plain, 'plain'),
  ...forms(roots, ['lah']).map((form): [string, VerbMood] => [form, 'order']),
  ...forms([...roots, ...boundRoots], benefactive).map((form): [string, VerbMood] => [form, 'order']),
  ...listed(regional.order, 'order'),
  ...listed('bkinin bikinn bikinkn buatn buatkn buatkna buatken buatinn', 'order'),
  ...forms(roots, [''], 'di').map((form): [string, VerbMood] => [form, 'passive']),
  ...forms([...roots, ...boundRoots], benefactive, 'di').map((form): [string, VerbMood] => [form, 'passive']),
  ...listed(regional.passive, 'passive'),
  ...listed('butuh minta perlu pesan order request pesen membutuhkan memerlukan meminta mintain', 'want'),
  ...listed('tolong mohon coba bantu bantuin bantukan tolongin', 'please'),
])

/** Every verb form that the rules know, for mending misspelt ones. */
export const verbForms: readonly string[] = [...moods.keys()]

/** The mood of a (lower-case, mended) word; null where it is no such verb. */
export const verbMood = (word: string): VerbMood | null => moods.get(word) ?? null
