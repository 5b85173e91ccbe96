import { carriesFacts, type FactCount } from './facts.ts'
import type { Finding, NoOrder } from './finding.ts'
import type { Lexicon } from './kind-mentions.ts'
import { asksAtEnd, pleading } from './scene.ts'
import { verbMood } from './verbs.ts'
import { asking, firstPersons, light, modals, pastMarkers, polite, thirdPersons } from './word-lists.ts'
import type { Sentence } from './words.ts'

/** A finding that orders, and how surely. */
export interface Order {
  readonly finding: Finding
  readonly confidence: number
}

/** `gak mau invoice dulu, mau lihat penawaran. jadi bikinkan: …`: what is held back is another paper. */
const isSameThing = (one: Finding['mention'], held: NonNullable<Finding['mention']>): boolean =>
  one?.kind === held.kind && (one.type === held.type || held.type === null || one.type === null)

/** `saya ingin punya website untuk …, namanya …. Tolong buatkan`: the verb orders what was told before. */
export const orderOfTold = (
  without: readonly Finding[],
  facts: FactCount,
  sentences: readonly Sentence[],
): Order | null => {
  // `kemarin udah dibikinin invoice tapi salah. tolong bikinkan ulang: …`
  const isOneMore = sentences.some(asksForOneMore)
  const isAnew = isOneMore || sentences.some(({ words }) => words.some(({ text }) => text === 'ulang'))
  const unnamed = without.filter(({ reason, mention }) => reason === 'unnamed' && mention === null)
  const isOrdered = unnamed.length > 0 || endsInPlea(sentences) || isOneMore
  // `ponakan nyaranin saya bikin website. Tolong buatin ya, …`: pleaded for behind it, what was only reported is ordered.
  const pleaded = without.findLastIndex((one) => one.firm && unnamed.includes(one))
  // `kamu bisa bikin ppt? buatin dong tentang …` names it by asking; `invoice udah ada, tinggal kuitansinya` by what is left.
  const told = without.filter(
    ({ mention, reason, asked }, at) =>
      mention !== null &&
      (reason === 'mentioned' ||
        reason === 'asked' ||
        reason === 'somebody_else' ||
        (reason === null && asked) ||
        (reason === 'reported' && (isAnew || at < pleaded))),
  )
  // `webnya nanti saja. yang mendesak slide …, bantu buatkan`: what is held back is the other thing.
  const isHeld = without.some(
    ({ reason, mention }) =>
      reason !== null &&
      holding.has(reason) &&
      (mention === null || told.length === 0 || told.some((one) => isSameThing(one.mention, mention))),
  )
  // `orangnya teliti, apa-apa harus ada kuitansi. tolong …`: a thing before a doing.
  const things = told.some(({ mention }) => mention?.verbal === false)
    ? told.filter(({ mention }) => mention?.verbal === false)
    : told
  const finding = without.some(({ reason }) => reason === 'reported') ? things.at(-1) : things[0]
  const isTold = carriesFacts(facts) || ((finding?.mention?.type ?? null) !== null && isLong(sentences))
  if (!isOrdered || isHeld || finding === undefined || !isTold) return null
  // The verb orders, and what it orders was named before.
  const firm = finding.firm || unnamed.some((one) => one.firm)
  return { finding: unnamed.length > 0 ? { ...finding, firm, reason: null } : finding, confidence: 0.75 }
}

/** `invoice yang kemarin makasih ya. nah ini satu lagi: Toko …`: another of what was made. */
const asksForOneMore = ({ asks, words }: Sentence): boolean => {
  const at = words.findIndex(
    ({ text }, place) => text === 'lagi' && ['satu', '1'].includes(words[place - 1]?.text ?? ''),
  )
  const lead = words.slice(0, Math.max(0, at))
  return (
    !asks &&
    at > 0 &&
    lead.every(({ text }) => light.has(text)) &&
    words[at + 1]?.clause === (words[at]?.clause ?? 0) + 1
  )
}

/** A paper that is named with its matter, though without a sum or a title: `bank minta surat pernyataan ahli waris. …` */
const isLong = (sentences: readonly Sentence[]): boolean =>
  sentences.reduce((sum, { words }) => sum + words.length, 0) >= 12

/** `… ppt: panen 12 ton, butuh pompa. bikin ya`, `…, buat Dodi. tolong`: the last words are the order alone. */
const endsInPlea = (sentences: readonly Sentence[]): boolean => {
  const last = sentences.length > 1 ? sentences.at(-1) : undefined
  const words = last?.words.map(({ text }) => text) ?? []
  const says = words.every((word) => light.has(word) || polite.has(word) || word === 'kalau')
  const pleads = words.some((word) => pleading.has(word)) || (verbMood(words[0] ?? '') === 'plain' && words.length > 1)
  return last?.asks === false && words.length > 0 && words.length <= 4 && says && pleads
}

/** Why a thing is held back, whatever else is ordered. */
export const holding: ReadonlySet<NoOrder> = new Set(['cancelled', 'refused', 'postponed'])

/** `bulan lalu laku 320 porsi sekarang 210, coba dibedah`: figures, and last that they are to be judged. */
const endsInJudging = (sentences: readonly Sentence[]): boolean => {
  const last = sentences.at(-1)
  const clause = last?.words.at(-1)?.clause
  const words = (last?.words ?? []).filter((word) => word.clause === clause).map(({ text }) => text)
  return (
    words.some((word) => judging.has(word)) &&
    words.every((word) => judging.has(word) || light.has(word) || polite.has(word))
  )
}

/** `cek arus kas warung: masuk 9,8jt, belanja 5,2jt`: what is to be reckoned, and the figures for it. */
export const orderOfReckoning = (sentences: readonly Sentence[], lexicon: Lexicon, facts: FactCount): Order | null => {
  if (facts.money > 0 && facts.money + facts.numbers > 1 && endsInJudging(sentences)) {
    const mention = { kind: 'analysis' as const, type: null, from: 0, to: 1, verbal: true }
    return { finding: { mention, strength: 0.7, reason: null, asked: false, at: 0, firm: true }, confidence: 0.7 }
  }
  if (facts.money < 2) return null
  for (const sentence of sentences) {
    const words = sentence.words.map(({ text }) => text)
    const at = words.findIndex((word) => reckoningVerbs.has(word))
    // `bep dong kak: biaya tetap 3,5jt, harga jual 18rb`: what is reckoned heads its figures.
    const isQuestion = sentence.asks || asksAtEnd(words)
    // `bikinin laba rugi warung: …`: what shall be made is that very thing.
    const isMade = (word: string, place: number): boolean =>
      place < 3 && verbMood(word) === 'order' && words.slice(0, place).every((one) => light.has(one) || polite.has(one))
    const made = words.findIndex(isMade)
    const headed = isQuestion
      ? null
      : lexicon.reckoned(
          words
            .slice(made + 1, made + 4)
            .filter((word) => !light.has(word) && !polite.has(word))
            .slice(0, 2),
        )
    if (headed !== null && words.some((_, place) => (sentence.words[place]?.clause ?? 0) > 0)) {
      const mention = { kind: headed, type: null, from: 0, to: 1, verbal: true }
      return { finding: { mention, strength: 0.7, reason: null, asked: false, at: 0, firm: true }, confidence: 0.7 }
    }
    const opens = at >= 0 && words.slice(0, at).every((word) => light.has(word) || polite.has(word))
    const verb = words[at] ?? ''
    // `hitungin mending mana`: two sides are told before.
    const isChoice = opens && words.includes('mana') && words.slice(at + 1).every((word) => choosing.has(word))
    const done = verb.includes('banding') ? ['perbandingan'] : judging.has(verb) ? ['kelayakan'] : []
    const matter = [...done, ...words.slice(at + 1)]
    const kind = isChoice ? 'analysis' : opens ? lexicon.reckoned(matter) : null
    if (kind === null) continue
    const mention = { kind, type: null, from: at, to: at + 1, verbal: true }
    return { finding: { mention, strength: 0.7, reason: null, asked: false, at, firm: true }, confidence: 0.7 }
  }
  return null
}
const choosing = new Set(
  'mending mendingan mana yang lebih bagus baik untung menguntungkan hemat murah enak enaknya baiknya sebaiknya dong ya tolong'.split(
    ' ',
  ),
)
const judging = new Set(
  'evaluasi evaluasikan evaluasiin bedah bedahin dibedah dibedahin telaah tinjau ditinjau ditelaah dievaluasi'.split(
    ' ',
  ),
)
const reckoningVerbs = new Set(
  `cek cekin ngecek periksa periksakan hitung hitungkan hitungin hitunglah itung itungin itungkan ngitung bandingkan
   bandingin perbandingkan hitungno itungno simulasikan dihitung dihitungin dihitungkan dicek dicekin dibandingkan dibandingin reken rekap evaluasi evaluasikan evaluasiin bedah bedahin dibedah dibedahin telaah tinjau ditinjau ditelaah dievaluasi`.split(
    /\s+/,
  ),
)

const leaving = new Set(['resign', 'mengundurkan', 'mundur'])
const shops = new Set(['usaha', 'toko', 'warung', 'usahanya', 'tokonya'])

/** `mau resign dari Klinik …, nama …, terakhir 31 desember`: who leaves, what and when is what the letter says, and no talk. */
export const orderOfLeaving = (sentences: readonly Sentence[], { numbers }: FactCount): Order | null => {
  const words = sentences.flatMap((sentence) => sentence.words)
  const at = words.findIndex(
    ({ text }) => !light.has(text) && !polite.has(text) && !modals.has(text) && !firstPersons.has(text),
  )
  const behind = words.slice(at + 1, at + 3).map(({ text }) => text)
  const isAsked = sentences.some((one) => one.asks || asksAtEnd(one.words.map(({ text }) => text)))
  const isNamed = words.some(
    ({ text }, place) => (text === 'nama' || text === 'namaku') && !shops.has(words[place + 1]?.text ?? ''),
  )
  if (!leaving.has(words[at]?.text ?? '') || !behind.includes('dari') || isAsked || !isNamed || numbers === 0)
    return null
  const mention = { kind: 'document' as const, type: 'surat_resmi', from: at, to: at + 1, verbal: true }
  return { finding: { mention, strength: 0.72, reason: null, asked: false, at, firm: true }, confidence: 0.72 }
}

const gently =
  /^(?:(?:se)?halus|alus|(?:se)?sopan|santun|lembut|wa|whatsapp|chat|chatnya|kalimat|kalimatnya|tersinggung|menyinggung|nyinggung|baik2)$/
/** In which tone, and by which way a message to somebody goes: its words are wanted and no bill. */
export const isGentle = (sentences: readonly Sentence[]): boolean =>
  sentences.some(({ words }) =>
    words.some(({ text }, at) => gently.test(text) || (/^(?:baik|kata)$/.test(text) && words[at + 1]?.text === text)),
  )

/** `order PT …: galon 40 biji 18rb, tisu 10 pak 15rb. tagih dia ya`: what is to be done with it follows. */
const hintedAtEnd = (sentences: readonly Sentence[], lexicon: Lexicon, { money }: FactCount): string | null => {
  const last = sentences.length > 1 ? sentences.at(-1) : undefined
  const said = (last?.words ?? []).filter(
    ({ text }) => !light.has(text) && !polite.has(text) && !thirdPersons.has(text),
  )
  return said.length === 1 && money > 1 ? lexicon.hinted('document', [said[0]?.text ?? '']) : null
}

/** `…, takut salah. pokoknya mau nagih 30 nasi kotak`: the sentence that tells what is to be done. */
const opensWithHint = (words: Sentence['words'], lexicon: Lexicon): boolean => {
  const first = words.find(
    ({ text }) =>
      !light.has(text) && !polite.has(text) && !modals.has(text) && text !== 'pokoknya' && text !== 'intinya',
  )
  return words.some(({ text }) => modals.has(text)) && lexicon.hinted('document', [first?.text ?? '']) !== null
}

/** `nagih ke panitia: tenda 4 unit 500rb`, `mau nawarin jasa ke Klinik …`: what is done with a paper, and its facts. */
export const orderOfHint = (sentences: readonly Sentence[], lexicon: Lexicon, facts: FactCount): Order | null => {
  const first = sentences.find(({ words }) => opensWithHint(words, lexicon)) ?? sentences[0]
  if (first === undefined || facts.money === 0 || facts.names + facts.numbers === 0) return null
  if (sentences.some(({ asks, words }) => asks || words.some(({ text }) => asking.has(text)))) return null
  if (first.words.some(({ text, clause }) => clause === 0 && pastMarkers.has(text) && text !== 'kemarin')) return null
  if (isGentle(sentences) && facts.money < 2) return null
  const words = first.words.map(({ text }) => text)
  const at = words.findIndex(
    (word) => !light.has(word) && !polite.has(word) && !modals.has(word) && word !== 'pokoknya' && word !== 'intinya',
  )
  // `ditawarin temen …`: somebody else does it.
  if (thirdPersons.has(words[at + 1] ?? '') && (words[at] ?? '').startsWith('di')) return null
  const type = lexicon.hinted('document', [words[at] ?? '']) ?? hintedAtEnd(sentences, lexicon, facts)
  if (type === null) return null
  const mention = { kind: 'document' as const, type, from: at, to: at + 1, verbal: true }
  return { finding: { mention, strength: 0.72, reason: null, asked: false, at, firm: true }, confidence: 0.72 }
}
