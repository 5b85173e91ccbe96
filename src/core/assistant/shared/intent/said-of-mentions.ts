import type { Mention } from './kind-mentions.ts'
import { before, isPast, refusedBefore, type Scene } from './scene.ts'
import {
  asking,
  firstPersons,
  giving,
  honorifics,
  light,
  modals,
  negators,
  polite,
  prepositions,
  speech,
  subjects,
  verdicts,
  wentWrong,
} from './word-lists.ts'
import { because } from './words.ts'

/** Nothing is said of the thing from `at` on but whom or what it is for; not `websitenya aja lemot`. */
export const saysNoMore = ({ sentence, words }: Scene, at: number): boolean => {
  const next = words[at]
  if (next === undefined || sentence.words[at]?.clause !== sentence.words[at - 1]?.clause) return true
  return light.has(next) || prepositions.has(next) || honorifics.has(next) || sentence.words[at]?.number === true
}

/** The question is a clause of its own behind the thing: `analisis usaha saya: …, balik modal berapa lama?`. */
export const asksLater = ({ sentence }: Scene, mention: Mention): boolean =>
  sentence.words.at(-1)?.clause !== sentence.words[mention.from]?.clause

/** `mau website untuk kafe saya`, `web bengkel motor dong`: a wish that its facts turn into an order. */
export const isWished = ({ sentence, words }: Scene, mention: Mention, collected: readonly string[]): boolean => {
  if (subjects.has(words[mention.to] ?? '')) return false
  const clause = sentence.words[mention.from]?.clause
  const rest = words.filter((_, at) => at >= mention.to && sentence.words[at]?.clause === clause)
  if (rest.some((word) => verdicts.has(word) || wentWrong.has(word))) return false
  const wants = collected.some((word) => word === 'mau' || word === 'ingin' || word === 'tinggal')
  const isAsked = rest.slice(-3).some((word) => word === 'dong' || word === 'tolong' || word === 'mohon')
  const isPraised = rest.some((word, at) => praise.has(word) && rest[at - 1] !== 'yang')
  const isSoft = rest.at(-1) === 'ya' && prepositions.has(rest[0] ?? '') && !isPraised
  return wants || isAsked || isSoft
}

/** What is said of a thing that is there: `analisisnya bagus`. */
const praise = new Set(
  'bagus keren mantap mantul oke jelek kurang ngaco cocok pas jelas lengkap sesuai akurat rapi'.split(' '),
)
/** How a paper lies there: `invoice numpuk segunung`. */
export const states = new Set('numpuk menumpuk ketlingsut tercecer nyangkut berantakan berserakan'.split(' '))
const copying = new Set(
  'fotokopi fotocopy potokopi fotokopiin fotocopyin print ngeprint printin scan laminating'.split(' '),
)
const copied = new Set(
  'difotokopi difotocopy dipotokopi difotokopiin diprint dicopy dikopi digandakan digandain discan dijilid dilaminating'.split(
    ' ',
  ),
)
const sheets = new Set('lembar lbr rangkap halaman eksemplar'.split(' '))
/** `fotokopi surat kuasa 4 lembar`, `surat tugas 3 lembar sama ktp difotokopi`: a paper that is there and goes through a copier. */
export const isCopied = ({ sentence, words }: Scene, { from, to, kind }: Mention): boolean => {
  if (kind !== 'document') return false
  if (copying.has(words[from - 1] ?? '')) return true
  const clause = sentence.words[from]?.clause
  const isCounted = words.some(
    (word, at) =>
      at > to && sheets.has(word) && sentence.words[at]?.clause === clause && sentence.words[at - 1]?.number,
  )
  return isCounted && words.some((word) => copied.has(word))
}

export const isJudged = ({ sentence, words }: Scene, { from, to }: Mention): boolean =>
  /nya$/i.test(sentence.words[to - 1]?.raw ?? '') &&
  (praise.has(words[to] ?? '') || praise.has(words[to + 1] ?? '')) &&
  from <= 2

/** The words of the mention's clause behind it, and of a last clause that only asks: `penawaran jasa antar jemput, tolong`. */
export const restOf = ({ sentence, words }: Scene, { from, to }: Mention): readonly string[] => {
  const last = sentence.words.at(-1)?.clause
  const end = words.filter((_, at) => sentence.words[at]?.clause === last)
  const onlyAsks = end.every((word) => light.has(word) || polite.has(word))
  return words.filter((_, at) => {
    const clause = sentence.words[at]?.clause
    return at >= to && (clause === sentence.words[from]?.clause || (onlyAsks && clause === last))
  })
}

export const minutes = new Set(['notulen', 'notulensi', 'notulennya', 'risalah', 'berita'])

const asksAtEnd = new Set(['dong', 'tolong', 'mohon'])
export const softly = new Set(['dong', 'ya', 'tolong'])

/** `slide budidaya lele dong`, `langsung ppt jasa saya ya`: the thing and its matter, asked for without a verb. */
export const isAskedFor = (scene: Scene, mention: Mention, collected: readonly string[]): boolean => {
  const rest = restOf(scene, mention)
  const matter = rest.filter((word) => !light.has(word) && !asksAtEnd.has(word))
  const isTold = rest.some(
    (word, at) =>
      verdicts.has(word) ||
      wentWrong.has(word) ||
      asking.has(word) ||
      negators.has(word) ||
      isPast(rest, at) ||
      praise.has(word),
  )
  const atOnce = collected.includes('langsung') || collected.includes('sekarang')
  return (
    matter.length > 0 &&
    !isTold &&
    (rest.includes('dong') || rest.slice(-2).some((word) => asksAtEnd.has(word)) || atOnce)
  )
}

/** `proposal usaha tapi bentuknya ppt`, `bahan pitching dong bentuk deck`. */
export const formWords = new Set(['bentuknya', 'formatnya', 'versinya', 'bentuk'])
export const correcting = new Set(
  'maksudnya maksud melainkan tapi ganti gantiin gantikan diganti tukar tuker tukerin eh'.split(' '),
)
export const instead = new Set(['tapi', 'melainkan', 'cukup', 'harusnya', 'seharusnya'])
export const isRefused = (scene: Scene, { from }: Mention): boolean => refusedBefore(scene, from, before(scene, from))
const means = new Set(['lewat', 'pakai', 'dalam', 'via', 'melalui'])
export const attesting = new Set(['keterangan', 'pengalaman', 'rekomendasi', 'pernyataan'])
export const becomes = new Set(['jadi', 'menjadi'])
export const changing = new Set(
  'ubah ubahin ubahkan dicatat catat catatin ditulis convert konversi ganti diganti gantiin rombak sulap'.split(' '),
)

/** What is done with a matter that a deck or a paper then shows: `bandingin`, `rangkumkan`, `tampilin`. */
const showing =
  /^(?:banding|jelas|tampil|rangkum|ringkas|cerita|saji|papar|kemas|tuang|gambar|tunjuk|kenal|perkenal|uraik?|terang|rekap|susun|kumpul|presentasi)(?:in|kan|ken|no)$|^(?:rangkum|ringkas|rekap|uraikan|kemas)$/

const isShown = ({ words }: Scene): boolean =>
  showing.test(words.find((word) => !light.has(word) && !polite.has(word)) ?? '')

/** `ceritain usaha gue lewat slide dong`, `bandingin 2 ruko dalam slide: …`, `ubah laporan ini jadi ppt: …`. */
export const isForm = (scene: Scene, { kind, from, to }: Mention): boolean => {
  const { words } = scene
  const previous = words[from - 1] ?? ''
  if (means.has(previous))
    return (
      words.slice(to, to + 2).some((word) => ['dong', 'ya', 'tolong', 'saja'].includes(word)) ||
      (kind === 'presentation' && isShown(scene))
    )
  return becomes.has(previous) && (isShown(scene) || words.slice(0, from).some((word) => changing.has(word)))
}

/** `analisain perasaan dia`: nothing of a business. */
export const ofTheHeart = new Set(['perasaan', 'mimpi', 'jodoh', 'zodiak', 'weton', 'hati', 'hubungan', 'kepribadian'])

/** `bandingin 2 supplier dalam slide: …`: what is shown is done in the deck. */
export const isShownElsewhere = (scene: Scene, mention: Mention): boolean =>
  scene.mentions.some(
    (one) => one.from >= mention.to && one.kind === 'presentation' && means.has(scene.words[one.from - 1] ?? ''),
  ) && isShown(scene)

/** `analisain mending mana`: the form asks somebody to do it, and the question is what it is done for. */
const orderForm = /(?:in|kan|no|ken)$/
export const isToldToAnswer = ({ sentence, words }: Scene, { from, to, verbal }: Mention): boolean =>
  verbal && (orderForm.test(sentence.words[from]?.raw ?? '') || words[to] === 'dong')

/** `mas Yoga nunggak 600rb, kirimin surat tagihan ya` */
export const isHandedOver = (scene: Scene, mention: Mention, collected: readonly string[]): boolean =>
  collected.some((word) => giving.has(word) || /^kirim(?:in|kan|i)$/.test(word)) &&
  restOf(scene, mention).every((word) => light.has(word) || polite.has(word))

/** `kirimin dia penawaran`: the one who gets it. */
export const isReceiver = (collected: readonly string[], place: number): boolean =>
  giving.has(collected[place + 1] ?? '') || (collected[place + 1] ?? '').startsWith('kirim')

/** Up to where a reason follows: `kuitansi aja soalnya udah dibayar`. */
export const saidOf = (words: readonly string[]): readonly string[] => {
  const reason = words.findIndex((word) => because.has(word))
  return reason < 0 ? words : words.slice(0, reason)
}

export const outcomes = new Set(
  'untung rugi buntung berhasil gagal sukses laku ramai rame sepi worth efektif ngaruh pengaruh nombok impas'.split(
    ' ',
  ),
)
/** `… untung apa buntung`, `… berhasil apa engga`, `… rugi ga`: whether it went well ends the clause of its analysis. */
export const asksHowItWent = ({ sentence, words }: Scene, { from, to }: Mention): boolean => {
  const clause = sentence.words[from]?.clause
  const rest = words.filter((_, at) => at >= to && sentence.words[at]?.clause === clause)
  const at = rest.findIndex((word) => outcomes.has(word))
  return at >= 0 && rest.slice(at + 1).some((word) => ['apa', 'atau', 'tidak'].includes(word))
}

/** `tagihan listrik 900rb bulan ini`: somebody else's bill, which the owner pays. */
const paidByAll = new Set(
  'listrik pln air pdam wifi internet indihome bpjs pajak pbb cicilan kredit pinjol kartu'.split(' '),
)

export const isOwnBill = ({ words }: Scene, { from, to }: Mention): boolean =>
  words.slice(from, to).includes('tagihan') &&
  paidByAll.has(words[to] ?? '') &&
  !words.slice(to).some((word) => prepositions.has(word) || word === 'dong')

/** What is reckoned of a shop's sums. */
const sums =
  /^(?:omzet|omset|laba|untung|keuntungan|rugi|kerugian|kehilangan|sisa|selisih|modal|hpp|margin|biaya|ongkos|cicilan|angsuran|hasil|pendapatan|pengeluaran|bagian|komisi|total|rata|hemat)(?:nya)?$/

/** `…, bahan 60rb sehari. analisis untung sehari berapa ya`: what is to be reckoned of what was told before. */
export const asksForSum = ({ words }: Scene, { to, verbal }: Mention): boolean =>
  verbal && words.slice(to, to + 4).some((word) => sums.test(word) || sold.has(word)) && words[to] !== 'berapa'
const sold = new Set(['laku', 'terjual', 'kejual', 'jual', 'target'])

/** `anak saya bilang sekarang harus punya web`: whoever says it, nobody else is to have it. */
export const isNeedTold = (collected: readonly string[]): boolean => {
  const need = collected.findIndex((word) => modals.has(word))
  return need > 0 && speech.has(collected.slice(need + 1).find((word) => !polite.has(word)) ?? '')
}

/** `anak saya bilang saya harus punya website`: whoever says it, the owner needs it. */
export const isOwnNeed = (collected: readonly string[]): boolean => {
  const need = collected.findIndex((word) => modals.has(word))
  return (
    need >= 0 &&
    firstPersons.has(collected[need + 1] ?? '') &&
    collected.slice(need + 2).some((word) => speech.has(word))
  )
}
