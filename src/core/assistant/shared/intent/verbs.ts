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
  'surat',
]
const benefactive = ['kan', 'in', 'kanlah', 'inlah', 'ken', 'ke', 'kelah', 'keun', 'kn', 'kanin', 'no', 'kno', 'kna']
/** What Makassar and Bugis hang on an order, what the Batak end it with, and what the Malay coast and Minang do. */
const hangingOn = [
  'kanmi',
  'kanki',
  'kanka',
  'kanga',
  'kangi',
  'kanma',
  'kang',
  'kangka',
  'hon',
  'kon',
  'kannyo',
  'annyo',
]

/** The verbs of making of the regions that are no form of an Indonesian one; endings are written out where they differ. */
const regional = {
  order: `
    gawein gaweinin gawekno gaweno gaweke gawekke gawekake gawekna gawekne gawenke nggawekke nggawekaken nggawekno nggaweke nggawekake nggawekna ngaweke
    damelaken damelake ndamelaken ndamelake damelke damelno pandamelaken serataken
    damelkeun ngadamelkeun pangdamelkeun pangngadamelkeun jieunkeun ngajieunkeun nyieunkeun pangjieunkeun pangnyieunkeun
    pangbuatkeun pangbikinkeun pangnyusunkeun pangnuliskeun pangnulisan pangngetikkeun pangnyiapkeun sadiakeun susunkeun ngetikkeun nuliskeun nyusunkeun
    nyiapkeun nyetakkeun
    buekkan buekan buekanlah buekkanlah buekkannyo buekannyo buekkanla buwekan buwekkan tulihan tulihkan
    ulahakan ulahkan ulahakanlah maulahakan maulahkan gawiakan gawikan buatakan siapakan tulisakan susunakan
    bahenhon baenhon baenkon bahenkon patupahon
    ebburekka ebburenga ebburengka ebbuangka ebbukanga ebbukang parekanga parekangi parekang pareangi bajikangi
    bekengkan bekingkan bikingkan bekenakang bekengakang bikingakang bekinkan bekenkan
    gaenang gaenin gaenangja gaenanga karyanang karyang kardinin kardiang kertiang tulisang suratang
    gabayaghi gabayagi gabayyaghi gabayakhi gawayaghi gabajagi sadiaaghi
    peugotkeu peugetkeu peugotkan peugot peuget neupeugot neupeuget tapeugot
    piaqang piakang piyaqang pinaqang sanikko sanikon makekan garagan garagangki`,
  plain: `gawe nggawe damel ndamel jieun nyieun ngadamel buek mambuek mambuekkan beking biking bekeng bekin bahen baen ngae gaen
    maulah agabay gabay piaq pinaq ebbu apparek nyanik karawi garaga makarya`,
  passive: 'dipundamel dipundamelaken dipangjieunkeun dipangnyieunkeun dipangdamelkeun ekagabay',
}

const active =
  'membuat membikin menyusun merancang mencetak menyiapkan menulis mengetik menerbitkan mengeluarkan mendesain membuatkan membikinkan nyusun nyusunin nyiapin nyetak ngebuat ngebuatin ngebikin ngebikinin mbuat mbikin mbikinin nulis ngetik nerbitin bangun membangun bangunin bangunkan create make build'

const forms = (stems: readonly string[], endings: readonly string[], prefix = ''): string[] =>
  stems.flatMap((stem) => endings.map((ending) => `${prefix}${stem}${ending}`))

const listed = (words: string, mood: VerbMood): [string, VerbMood][] =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => [word, mood])

/** Verb forms as Indonesian is written: a misspelt one is mended to one of them. */
const indonesian: readonly (readonly [string, VerbMood])[] = [
  ...forms(roots, ['']).map((form): [string, VerbMood] => [form, 'plain']),
  ...listed(active, 'plain'),
  ...forms(roots, ['lah']).map((form): [string, VerbMood] => [form, 'order']),
  ...forms([...roots, ...boundRoots], benefactive).map((form): [string, VerbMood] => [form, 'order']),
  ...listed('bkinin bikinn bikinkn buatn buatkn buatkna buatken buatinn', 'order'),
  ...forms(roots, [''], 'di').map((form): [string, VerbMood] => [form, 'passive']),
  ...forms([...roots, ...boundRoots], benefactive, 'di').map((form): [string, VerbMood] => [form, 'passive']),
  ...listed(
    'butuh minta perlu pesan order request pesen membutuhkan memerlukan meminta mintain butuhin butuhkan perluin perlukan dibutuhkan diperlukan butuhnya perlunya',
    'want',
  ),
  ...listed('tolong mohon coba bantu bantuin bantukan tolongin', 'please'),
]

const moods: ReadonlyMap<string, VerbMood> = new Map<string, VerbMood>([
  ...listed(regional.plain, 'plain'),
  // `didamelke`, `diulahakan`, `dibeking`
  ...listed(regional.plain, 'passive').map(([form, mood]): [string, VerbMood] => [`di${form}`, mood]),
  ...listed(regional.order, 'passive').map(([form, mood]): [string, VerbMood] => [`di${form}`, mood]),
  ...listed(regional.passive, 'passive'),
  ...listed(regional.order, 'order'),
  ...forms(roots, hangingOn).map((form): [string, VerbMood] => [form, 'order']),
  ...indonesian,
])

/** Every verb form that the rules know. */
export const verbForms: readonly string[] = [...moods.keys()]

/** Those that a misspelt word may have been meant for: a regional form lies too near a word of its own (`tulisannya`). */
export const mendableVerbs: readonly string[] = indonesian.map(([form]) => form)

const regionalForms: ReadonlyMap<string, string> = new Map([
  ...listed(regional.order, 'order').map(([form]) => [form, 'buatkan'] as const),
  ...forms(roots, hangingOn).map((form) => [form, 'buatkan'] as const),
  ...listed(regional.order, 'passive').map(([form]) => [`di${form}`, 'dibuatkan'] as const),
  ...listed(regional.passive, 'passive').map(([form]) => [form, 'dibuatkan'] as const),
])

/** The Indonesian word for a regional order to make something (`gawekno`: `buatkan`); undefined where it is none. */
export const makingInIndonesian = (word: string): string | undefined => regionalForms.get(word)

/** The mood of a (lower-case, mended) word; null where it is no such verb. */
export const verbMood = (word: string): VerbMood | null => moods.get(word) ?? null
