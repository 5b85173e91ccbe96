import { figuresIn } from '../told-clauses.ts'
import { plainOrder, wantedThing, withPaperSpokenOf } from './bare-order.ts'
import { isCalm } from './calm.ts'
import { carriesFacts, carriesWholeOrder, countFacts } from './facts.ts'
import { type KindSkills, type Lexicon, lexiconOf } from './kind-mentions.ts'
import { narrowIntent } from './narrow-intent.ts'
import { asksAtEnd } from './scene.ts'
import { verbMood } from './verbs.ts'
import { type MessageUnderstanding, type Weighed, weighMessage } from './weigh-message.ts'
import { asking, leadingOver, light, polite } from './word-lists.ts'
import { readWords, type Sentence } from './words.ts'

type Ordered = Extract<MessageUnderstanding, { outcome: 'request' }>

/** An order that leans on what was told is short. */
const longest = 200

/** An order this short that tells nothing of its own is about what was told. */
const bare = 60

/** What is settled with an order and needs goods told elsewhere: a discount, delivery, a deposit, a tax, a term. */
const rates =
  /\b(?:diskon|disc|potongan|korting|ongkir|ongkos kirim|dp|uang muka|ppn|pajak|tempo|jatuh tempo|service)(?:nya)?\s*:?\s*(?:total\s+)?(?:rp\.?\s*)?\d[\d.,]*\s*(?:rb|ribu|jt|juta|k|%|persen|hari|minggu|bulan)?(?!\p{L})|\b(?:gratis|free)\s+ongkir\b/giu

/** `4 lembar cukup`, `6 slide aja`: how long the paper shall be is nothing that it tells. */
const lengths =
  /(?<!\p{L})(?:(?:cukup|maks(?:imal)?|sekitar|jadi(?:in|kan)?)\s)*\d{1,2}\s(?:slides?|salindia|halaman|hal|pages?|lembar(?=\s(?:cukup|aja|saja|doang|maks)))(?!\p{L})(?:\s(?:cukup|aja|saja|ya|doang|maks(?:imal)?))*/giu

interface Own {
  /** What an order tells besides its rates. */
  readonly facts: Weighed['facts']
  readonly length: number
}

const toldBesidesRates = (message: string, facts: Weighed['facts'], skills: KindSkills): Own => {
  const rest = message.replaceAll(rates, ' ').replaceAll(lengths, ' ')
  return { facts: rest === message ? facts : weighMessage(rest, skills).facts, length: rest.trim().length }
}

const tellsOnlyRates = ({ facts, length }: Own): boolean =>
  length <= bare && !carriesFacts(facts) && facts.numbers === 0

/** `tadi`, `dari situ`, `tambah es teh 60 @ 5rb`: more facts stand further back, whatever the order tells itself. */
const pointsBack = /(?<!\p{L})(?:tadi|barusan|tersebut|di\s?atas|situ|tambah\p{L}{0,3})(?!\p{L})/iu

/** A year is no price. */
const anyPrice = /\d\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|\d\.\d{3}|@\s?\d/iu

/** A count with its price, or several sums: the matter of the order stands in it. */
const tellsOwnMatter = (message: string, { facts: { money, numbers } }: Own): boolean =>
  (money > 1 || (money > 0 && numbers > 0)) && anyPrice.test(message) && !pointsBack.test(message)

/** `bikin invoice buat Warung Bu Sum`: somebody who was told of before, by the capitals of the name. */
const namesTold = (message: string, words: readonly string[]): boolean => {
  const name = /\b(?:untuk|utk|buat|bwt|ke|kepada|kpd)\s+((?:\p{Lu}[\p{L}.'’]*)(?:\s+\p{Lu}[\p{L}.'’]*){0,4})/u.exec(
    message,
  )?.[1]
  const bare = name?.replace(/^(?:Pak|Bu|Bapak|Ibu|Mas|Mbak|Kak)\s+/u, '') ?? ''
  return bare.length > 2 && words.some((turn) => turn.toLowerCase().includes(bare.toLowerCase()))
}

/** A paper that is spoken of as known: `surat izinnya`. */
const ownPaper =
  /^(?:surat|izin|ijin|undangan|lamaran|kuasa|pernyataan|laporan|proposal|kontrak|perjanjian|penawaran|kuitansi|kwitansi|nota|invoice|tagihan|pengantar|keterangan|tugas|sppd)nya$/i
/** The ending of a thing that is spoken of as known, in the languages that owners speak: `kontrake`, `analisisna`. */
const known = /(?:nya|nyo|na|ne|e|ta)$/i
/** A thing is made of what was told: `jadikan kuitansi`. */
const madeOf = new Set('jadikan jadiin jadiken dijadikan dijadiin jadino dadekno'.split(' '))
/** Words for what was told: `itu dijadiin laporan`, `barangnya yang tadi`. */
const pointers = new Set('itu tadi barusan tersebut segitu'.split(' '))
/** That everything is said: `ya itu aja`, `cukup segitu`. */
const closing = new Set(
  'cukup segitu begitu gitu sudah itu saja dulu oke iya ya siap sip lanjut lanjutkan gas proses semua semuanya makasih'.split(
    ' ',
  ),
)

interface Told {
  /** What was told since the last order, oldest first. */
  readonly turns: readonly string[]
  /** The order before it that told next to nothing; null where there was none. */
  readonly opened: { readonly text: string; readonly understanding: MessageUnderstanding } | null
}

const forWhom = /\b(?:untuk|utk|buat|bwt|ke|kepada|kpd)\s+\p{L}/iu

/** `kira2 perlu nambah ga buat sebulan`: a question without its mark, where it tells no sum. */
const wonders = (sentence: Sentence): boolean => {
  const words = sentence.words.map(({ text }) => text)
  const opens = words.find((word) => !light.has(word)) ?? ''
  return countFacts([sentence]).money === 0 && (opens === 'kira' || asking.has(opens) || asksAtEnd(words))
}

const asksIn = (text: string): boolean => readWords(text).some((sentence) => sentence.asks || wonders(sentence))
const onlyAsks = (text: string): boolean => text.split(/(?<=[.?!])\s+/).every(asksIn)
const agreedOnly = /^\s*(?:kalau|kalo|klo|kl)\s(?:iya|ya|jadi|perlu|boleh|bisa)(?!\p{L})/iu
const supposes = /^\s*(?:kalau|kalo|klo|kl|misal(?:nya|kan|in)?|andai(?:kan)?|umpama(?:nya)?)(?!\p{L})/iu

/** `saya punya warung …, sate 25rb, ide promosinya apa ya?`: only the clauses before the one that asks, unless they suppose. */
const withoutQuestion = (sentence: string): string => {
  const clauses = sentence.split(/,(?!\d)/u)
  const told = clauses.slice(0, -1)
  if (!asksIn(sentence) && !(told.length > 0 && asksIn(clauses.at(-1) ?? ''))) return sentence
  return told.some((clause) => supposes.test(clause) || asksIn(clause)) ? '' : told.join(',').trim()
}

/** `tadi saya jual 12 galon …`: how it came about is no part of a list. */
const howItCame =
  /^\s*(?:tadi|barusan)\s(?:(?:saya|sy|aku|gue|gw|kami)\s)?(?:jual|laku|kejual|terjual)(?:an)?\s(?=\d)/iu

/** `oke kalau gitu …`, `nah ini datanya: …`: that it follows, or is handed over, is no part of what is ordered. */
const concluding =
  /^\s*(?:(?:ok|oke|ya|nah|siap|yaudah)[\s,]+)?(?:(?:kalau|kalo|klo|kl)\s(?:be)?gitu[\s,]+|(?:ini|berikut)\s(?:data|detail|rincian|daftar)(?:nya)?\s?[:,]\s?)(?=[\p{L}\d])/iu

/** `pake nama itu`: the name that was told before; the turn that tells it holds it. */
export const thatName = /(?<!\p{L})(?:pake|pakai|gunakan)\s(?:nama\s)?(?:itu|tadi|yang\s(?:tadi|itu))(?!\p{L})/iu

/** What a turn tells, without what it asks. */
export const telling = (text: string): string =>
  text
    .replace(howItCame, '')
    .split(/(?<=[.?!])\s+|\n+/)
    .map(withoutQuestion)
    .filter((part) => part !== '' && !agreedOnly.test(part))
    .join(' ')
    .trim()

const mended =
  /^(?:(?:eh|oh|ralat|maaf|sori|sorry|koreksi|salah)[\s,]+){0,3}(\p{L}{3,20}?)(?:nya)?\s+(?:jadi(?:nya)?|ganti|diganti|ubah|diubah)\s+(?:jadi\s+)?(\d{1,6})(?!\d|\s?(?:%|(?:rb|ribu|jt|juta|k)(?!\p{L})))/iu

const onlyMending = new Set(['ganti', 'ubah', 'jumlah', 'total', 'pesanan', 'orderan'])
const restOfMending =
  /^(?:\s\p{L}{2,10}(?=\s(?:aja|saja)|,))?(?:[\s,.]+(?:aja|saja|ya|deh|dong|katanya))*(?:,\s(?:yang\s)?\p{L}{3,15}(?:\s(?:lain|lainnya))?\s(?:te?tap|tetep)(?:\s(?:sama|segitu))?)?[\s,.]*/iu

/** `bikin invoicenya ya, tapi jumbonya jadi 6`: behind the order stands what changes in what was told. */
const changeBehind = /,?\s(?:tapi|tp|cuma)\s(?=\p{L}{3,20}nya\s(?:jadi|ganti|diganti)\s\d)/iu

/** `eh risolnya jadi 200`: a count that was told before, said anew. */
const corrected = (turns: readonly string[]): string[] => {
  const told: string[] = []
  for (const turn of turns) {
    const [whole = '', named = '', count = ''] = mended.exec(turn) ?? []
    // `ganti jadi 50 kotak`: what is counted so.
    const unit = /^\s(\p{L}{2,12})/u.exec(turn.slice(whole.length))?.[1] ?? ''
    const thing = onlyMending.has(named.toLowerCase()) ? unit : named
    const place =
      thing === ''
        ? null
        : new RegExp(
            `(?<![\\d.,@])(\\d{1,6})(?=\\s+(?:\\p{L}+\\s+)?${thing}(?!\\p{L}))|(?<=(?<!\\p{L})${thing}\\s+)(\\d{1,6})(?![\\d.,]*\\s?(?:rb|ribu|jt|juta|k)\\b)`,
            'iu',
          )
    const at = place === null ? -1 : told.findIndex((earlier) => place.test(earlier))
    const earlier = told[at]
    if (place === null || earlier === undefined) told.push(turn)
    else {
      told[at] = earlier.replace(place, count)
      // `… jadi 15 toples aja katanya, lapisnya tetep. bikinin invoicenya`: that the others stay tells nothing.
      const rest = turn.slice(whole.length).replace(restOfMending, '')
      if (rest !== '') told.push(rest)
    }
  }
  return told
}

/** `Staf saya Yohanes Lende mau berangkat`: a name of two words with capitals that do not merely begin the sentence. */
export const namesSomebody = (told: string): boolean =>
  /(?<=\S\s+)\p{Lu}[\p{L}.'’]+\s+\p{Lu}\p{L}+/u.test(told) || /^\p{Lu}\p{L}+\s+\p{Lu}\p{L}+\s+\p{Lu}\p{L}+/u.test(told)

const wishes = /^(?!.*\b(?:di)?(?:buat|bikin|siap|susun)\p{L}*(?:kan|in)\b).*\b(?:perlu|butuh|diminta|disuruh)\b/iu

/** `aku mau bikin surat buat pak lurah`: an order that tells next to nothing, whom it is for at most. */
const opens = (text: string, facts: Weighed['facts']): boolean =>
  !carriesFacts(facts) || (text.length <= bare && facts.money === 0 && facts.numbers === 0)

const holding =
  /(?<!\p{L})(?:jangan|jgn|ga usah|gak usah|nggak usah|tidak usah)(?!\p{L})[^.;!\n]*(?<!\p{L})dulu(?!\p{L})/iu

/** What a turn tells besides the sentence that something shall wait; empty where it is all that it says, or nothing waits. */
const withoutHolding = (text: string): string =>
  holding.test(text)
    ? text
        .split(/(?<=[.!;])\s+|\n+/)
        .filter((part) => !holding.test(part))
        .join(' ')
        .trim()
    : ''

const namedReceiver = /(?<!\p{L})(?:ke|kepada|kpd|untuk|utk|buat|bwt|namanya|atas nama)\s+\p{Lu}/u
/** `besok mau nagih ke CV Maju Lancar`: whom it is for, and no price; an order that tells its own matter lacks just that. */
const tellsOnlyWhom = (turn: string): boolean => namedReceiver.test(turn) && !anyPrice.test(turn)

/** The owner's last words, up to the order they follow: what tells something and asks nothing. */
const toldSince = (words: readonly string[], skills: KindSkills): Told => {
  const turns: string[] = []
  const reckoned: string[] = []
  for (const text of words.toReversed()) {
    const { understanding, facts } = weighMessage(text, skills)
    // `kata banknya perlu surat keterangan kerja`: a wish among what is told, and no order of its own.
    if (understanding.outcome === 'request' && !carriesFacts(facts) && wishes.test(text)) {
      turns.unshift(text)
      continue
    }
    if (understanding.outcome === 'request')
      return {
        turns: corrected(turns.length > 0 ? turns : reckoned),
        opened: opens(text, facts) || (facts.money === 0 && tellsOnlyWhom(text)) ? { text, understanding } : null,
      }
    const { reason } = understanding.topic
    // `besok mau presentasi ke dinas, usahaku …`: what is told besides the day is told all the same.
    const isPutOff = reason === 'postponed' && !carriesFacts(facts)
    // `jangan dibuat dulu kontraknya. mobil saya mau disewa Pak Komang 4,5jt sebulan`: what is told besides waits for its order.
    const besides = reason === 'cancelled' || !carriesFacts(facts) ? '' : withoutHolding(text)
    if (reason === 'refused' && besides !== '') {
      turns.unshift(besides)
      continue
    }
    if (reason === 'cancelled' || reason === 'refused' || isPutOff) return { turns: corrected(turns), opened: null }
    const said = telling(text)
    // `mau nanya, sewa sound 1,5jt per hari itu pantes ga?`: what stands before the question tells nothing.
    const told = carriesFacts(countFacts(readWords(said))) || namesSomebody(said) || /\d/.test(said) ? said : ''
    // `35 pcs gelas @ 62rb berapa?`: asked to reckon it, and then ordered.
    if (told === '' && reckoned.length === 0 && facts.money > 0 && facts.numbers > 0)
      reckoned.push(text.replaceAll('?', ''))
    if (told !== '' && (carriesFacts(facts) || facts.numbers > 0 || namesSomebody(told))) turns.unshift(told)
  }
  return { turns: corrected(turns.length > 0 ? turns : reckoned), opened: null }
}

/** `websitenya`, `sekarang tolong bikin …`: the thing is spoken of as known, or the order follows from what was told. */
const leansBack = (sentences: readonly Sentence[], skills: KindSkills): boolean => {
  const lexicon = lexiconOf(skills)
  return sentences.some(({ words }) =>
    words.some(
      ({ text, raw }, at) =>
        (at <= 1 && leadingOver.has(text)) ||
        text === 'sekarang' ||
        madeOf.has(text) ||
        pointers.has(text) ||
        ownPaper.test(raw) ||
        (known.test(raw) && !lexicon.phrases.has(text) && lexicon.phrases.has(lexicon.mend(text))) ||
        (text === 'nya' && lexicon.phrases.has(lexicon.mend(words[at - 1]?.text ?? ''))),
    ),
  )
}

const isOrder = (word: string): boolean => verbMood(word) === 'order' || verbMood(word) === 'passive'

/** `ya itu aja, buatkan`: nothing but that it is to be made now. */
const onlyOrders = (sentences: readonly Sentence[]): boolean => {
  const words = sentences.flatMap((sentence) => sentence.words.map(({ text }) => text))
  return (
    words.length <= 8 &&
    words.some((word) => isOrder(word)) &&
    words.every((word) => isOrder(word) || closing.has(word) || light.has(word) || polite.has(word))
  )
}

const wordsOf = (text: string): string[] =>
  readWords(text).flatMap((sentence) => sentence.words.map(({ text: word }) => word))

type Kind = NonNullable<Extract<MessageUnderstanding, { outcome: 'answer' }>['topic']['kind']>

const asOrder = (kind: Kind, documentType: string | null, source: string): Ordered => ({
  outcome: 'request',
  intent: `${kind}_create`,
  confidence: 0.7,
  kind,
  documentType,
  source,
  besides: [],
})

/** A verb of making with a thing, which only the missing facts kept from being an order. */
const orderInWords = (
  sentences: readonly Sentence[],
  understanding: Extract<MessageUnderstanding, { outcome: 'answer' }>,
  source: string,
  lexicon: Lexicon,
): Ordered | null => {
  const { reason, kind, documentType } = understanding.topic
  if (!isCalm(sentences)) return null
  // `enak ya kalau ada websitenya. bikinin deh`: the thing is named, and the last words order it.
  const last = sentences.at(-1)
  if (kind !== null && sentences.length > 1 && last !== undefined && onlyOrders([last]) && reason !== 'other_thing')
    return asOrder(kind, documentType, source)
  if (kind === null) return reason === 'unnamed' ? (wantedThing(source, understanding, lexicon)?.order ?? null) : null
  // `langsung aja invoicenya dibikin`, `rangkum jadi laporan, totalnya sekalian`: nothing but the order.
  if (reason === 'reported' || reason === 'mentioned' || reason === 'asked')
    return source.length <= bare ? (wantedThing(source, understanding, lexicon)?.order ?? null) : null
  if (reason !== null && reason !== 'unnamed') return null
  if (!sentences.some(({ words }) => words.some(({ text }) => isOrder(text)))) return null
  return asOrder(kind, documentType, source)
}

const usually = /(?<!\p{L})(?:biasa|biasanya|normalnya|aslinya)\s+(?:rp\.?\s?)?\d\S*(?=\s+(?:tapi|tp|cuma|khusus)\s)/giu

/** `kiloan biasanya 8rb tapi buat losmen 7.500 aja`, then `… tarifnya yg 7.500`: the order tells all of its sums itself. */
const isToldAnew = (turn: string, message: string): boolean => {
  const figures = figuresIn(turn.replaceAll(usually, ''))
  const told = new Set(figuresIn(message).map(({ value }) => value))
  return figures.length > 0 && figures.every(({ value }) => value >= 500 && told.has(value))
}

/** `13rb per box`, `sebungkusnya 12rb`, `per porsi 15rb`. */
const priceOfUnit =
  /\d\s?(?:rb|ribu|k|jt|juta)?\s?(?:per\s|\/\s?|se)(\p{L}{2,10})|(?<!\p{L})(?:per\s|se)(\p{L}{2,10}?)(?:nya)?\s(?:cuma\s|harga(?:nya)?\s)?(?:rp\.?\s?)?\d/giu
/** `harganya 13rb per box, jumlahnya masih nunggu kabar`, then `jadi 140 box`: the price of what the order only counts. */
const pricesCounted = (turn: string, message: string): boolean =>
  [...turn.matchAll(priceOfUnit)].some(([, behind = '', before = '']) => {
    const unit = behind || before
    const counted = (text: string): boolean =>
      new RegExp(String.raw`(?<![\d.,@])\d{1,5}\s${unit}(?!\p{L}|\s?@|\s\d)`, 'iu').test(text)
    return counted(message) && !counted(turn)
  })

/** `kalo harganya dinaikin jadi 15rb gimana untungnya`: what is supposed changes what was told before, and tells no matter of its own. */
const supposesChange =
  /(?<!\p{L})(?:kalo|kalau|klo|kl|jika|misal(?:nya)?|seandainya)\s(?:\p{L}+\s){0,3}(?:(?:di)?naik\p{L}*|(?:di)?turun\p{L}*|diganti|ditambah|dikurangi)\s(?!dari\s)/iu

/** Whether an order that told next to nothing was for the same thing, and named whom it is for. */
const isOpenedFor = ({ text, understanding }: NonNullable<Told['opened']>, { kind, documentType }: Ordered): boolean =>
  understanding.outcome === 'request' &&
  understanding.kind === kind &&
  (documentType === null || understanding.documentType === documentType) &&
  tellsOnlyWhom(text)

/**
 * An order whose facts were told in the turns before it: `saya jualan keripik Kriuk Jaya …`, `nah sekarang tolong
 * buatkan websitenya`; or the word to go on after them: `mau bikin surat penawaran`, `dari CV … untuk PT …`, `ya itu
 * aja, buatkan`. `unchanging` are the owner's words without those that changed what was made.
 */
export const orderOfToldBefore = (
  message: string,
  { understanding, facts }: Weighed,
  skills: KindSkills,
  words: readonly string[],
  unchanging: readonly string[],
): Ordered | null => {
  const own = toldBesidesRates(message, facts, skills)
  // Whom it is for and for how much: such an order tells its own matter.
  if (message.length > longest || (facts.names > 0 && own.facts.money > 0 && forWhom.test(message))) return null
  const sentences = readWords(message)
  const isNamedBefore = facts.money === 0 && namesTold(message, words)
  const order =
    understanding.outcome === 'request'
      ? understanding
      : orderInWords(sentences, understanding, message, lexiconOf(skills))
  const tellsMatter = tellsOwnMatter(message, own)
  const isBare = tellsOnlyRates(own)
  const leans = isBare || isNamedBefore || leansBack(sentences, skills)
  const lacksFigures = facts.money === 0 && facts.numbers === 0
  if (order !== null && (leans || lacksFigures)) {
    const { turns: since, opened } = toldSince(unchanging, skills)
    // `12 galon @20rb, …`, then `buatkan nota atas nama Bu Tini`: an order without a figure is of the list before it.
    const followsList = leans || since.some((turn) => carriesWholeOrder(countFacts(readWords(turn))))
    // `minta 80 juta 2 tahun, wajar ga?`, then `bikinin kontraknya setahun 42 juta`: what was asked about is no part of it.
    const wondered = new Set(facts.money > 0 ? words.filter(onlyAsks).map(telling) : [])
    const supposes = order.kind === 'analysis' && supposesChange.test(message)
    const turns = since.filter(
      (turn) =>
        !wondered.has(turn) &&
        (tellsMatter && !supposes
          ? tellsOnlyWhom(turn) || pricesCounted(turn, message)
          : followsList && !isToldAnew(turn, message)),
    )
    // `buat invoice air mineral untuk PT Aba dong`, then `ini datanya: 35 dus, … buatin ya invoicenya`: whom it is for.
    const head =
      tellsMatter && opened !== null && !forWhom.test(message) && isOpenedFor(opened, order) ? opened.text : ''
    // What an order names of its own is no pointer.
    const ordered = leans ? plainOrder(message.replace(thatName, ''), order.kind, lexiconOf(skills)) : message
    const [ordering, ...changes] = ordered.replace(concluding, '').split(changeBehind)
    const told = corrected([...turns, ...changes, ordering ?? ''])
    // What is supposed of something stands behind it.
    const last = told.slice(turns.length)
    const before = told.slice(0, turns.length)
    const parts = [head, ...(supposes ? [...before, ...last] : [...last, ...before])]
    const source = parts.filter((part) => part !== '').join('\n')
    const intent = narrowIntent(readWords(source), lexiconOf(skills), skills[order.kind])
    const hinted = lexiconOf(skills).hinted(order.kind, wordsOf(words.join('\n')))
    const found = withPaperSpokenOf({ ...order, intent, source }, words, lexiconOf(skills))
    if (turns.length > 0 || head !== '') return { ...found, documentType: found.documentType ?? hinted }
  }
  if (understanding.outcome === 'request' || carriesFacts(facts) || !isCalm(sentences)) return null
  if (!onlyOrders(sentences)) return null
  const { turns, opened } = toldSince(words, skills)
  if (opened?.understanding.outcome !== 'request' || turns.length === 0) return null
  const source = [opened.text, ...turns].join('\n')
  const whole = weighMessage(source, skills).understanding
  return whole.outcome === 'request' && whole.kind === opened.understanding.kind
    ? { ...whole, source }
    : { ...opened.understanding, source }
}
