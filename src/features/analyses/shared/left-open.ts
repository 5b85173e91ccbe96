import type { AnalysisContent } from './analysis-content.ts'
import type { AnalysisRequest } from './analysis-request.ts'
import { note } from './draft.ts'
import type { Counted, Entry } from './ledger/entry.ts'
import { holdsPaidFor, losing } from './ledger/ledger-words.ts'
import { isTime } from './ledger/lines.ts'
import { reckonNumbers } from './reckon.ts'
import { holding, holdsSum, usedValues } from './used-values.ts'
import { words } from './whole-words.ts'
import { joinWords, quoted } from './wording.ts'

/** What is made, sold or lost: such a number changes a result that leaves it out. */
const moving = new Set(
  'laku terjual kejual jual jadi hasil panen bikin produksi dikemas kirim nitip titip rusak busuk mati susut retur sisa dibuang gagal pecah basi'.split(
    ' ',
  ),
)

/** Analyses in words: their numbers describe, nothing is reckoned from them. */
const inWords = new Set<string>(['swot', 'riset_pasar', 'ulasan'])

/** Of whom or where something is told: none of what is reckoned. */
const around = new Set('menu toko warung tempat cabang outlet kios lapak orang supplier'.split(' '))
const gained = new Set('untung laba profit cuan margin sisa bersih'.split(' '))

interface Question {
  readonly name: string
  readonly isAsked: (request: AnalysisRequest) => boolean
  /** What the results that answer it are called. */
  readonly answered: RegExp
}

const tellsGain = ({ money, percent, words: own, way }: Entry): boolean =>
  (money !== null || percent !== null) && way !== 'wish' && own.some((word) => gained.has(word))

const notToLose = words('(?:biar|supaya|agar|spy|sampai|sampe)(?: \\p{L}+){1,2} (?:rugi|tekor|nombok)')
const asksGain = words('(?:untung|laba|bersih|cuan|sisa)(?:nya)?')
const asksBreakEven = words('bep|titik impas|impas|break ?even')
const asksGap = words('(?:selisih|beda|hemat)(?:nya|e)?')
const asksTax = words('pajak(?:nya)?(?: \\p{L}+){0,3} (?:berapa|brp|brapa)|(?:berapa|brp|total) pajak(?:nya)?')
const asksReturn = words('balik modal\\p{L}*|modal(?:nya)? (?:balik|kembali)|payback')

const questions: readonly Question[] = [
  {
    name: 'untung atau sisanya',
    isAsked: ({ ledger, analysisType, message }) =>
      analysisType !== 'perbandingan' &&
      // `minimal berapa kilo biar nggak rugi`: how many is asked, and no gain.
      !(ledger.asked.wanted.includes('pieces') && notToLose.test(message) && !asksGain.test(message)) &&
      ledger.asked.wanted.includes('profit') &&
      !ledger.entries.some(tellsGain),
    answered: /untung|laba|rugi|sisa|bersih|margin|hemat|selisih|beda|lebih|saldo|kurang|terima|jual/i,
  },
  {
    name: 'bagian masing-masing',
    isAsked: ({ ledger }) => ledger.sharing !== null && ledger.asked.wanted.includes('share'),
    answered: /bagian|tiap|masing|jatah|porsi|untuk/i,
  },
  {
    name: 'titik impas',
    isAsked: ({ message }) => asksBreakEven.test(message),
    answered: /impas|harus|minimal|perlu|balik|kembali|terjual|lama/i,
  },
  {
    name: 'kapan modalnya kembali',
    isAsked: ({ message }) => asksReturn.test(message),
    answered: /balik|kembali|lama|impas/i,
  },
  {
    name: 'pajaknya',
    isAsked: ({ message }) => asksTax.test(message),
    answered: /pajak|pph/i,
  },
  {
    name: 'bedanya',
    isAsked: ({ ledger, message }) =>
      asksGap.test(message) && ledger.asked.wanted.some((one) => one === 'gap' || one === 'saving'),
    answered: /selisih|beda|hemat|lebih|perubahan|kurang|naik|turun|ubah|tambah|susut|hilang|potongan/i,
  },
]

const isLost = ({ words: own }: Entry): boolean => own.some((word) => losing.has(word))

const isMoving = ({ words: own }: Entry): boolean => own.some((word) => moving.has(word))

const lasting = new Set('habis cukup tahan buat untuk selama'.split(' '))

/** `500rb habis 12 hari`, `upah 130rb/hari 40 hari`: how long a sum lasts or is paid. */
const isSpan = ({ money, percent, counts, words: own }: Entry): boolean => {
  const [only, more] = counts
  const isTold = own.length === 0 || own.some((word) => lasting.has(word))
  return (
    money === null &&
    percent === null &&
    isTold &&
    !more &&
    only !== undefined &&
    only.value > 1 &&
    only.noun === 'hari'
  )
}

/** The numbers of the message that no result is reckoned from, in the owner's words. */
const leftNumbers = (content: AnalysisContent, { ledger, figures }: AnalysisRequest): string[] => {
  const used = usedValues(content)
  // `panen 850 kg: A 480 kg, B 370 kg`: what the parts come to.
  const numbers = reckonNumbers(content)
  const sums = new Set(
    content.metrics.filter(({ formula }) => formula.includes('sum(')).map(({ id }) => numbers.plot(id)),
  )
  const ranged = new Set(figures.flatMap(({ range, value }) => (range === undefined ? [] : [value])))
  const parts = new Set(ledger.sharing?.parts.map(({ weight }) => weight))
  // What is left of it stands for it.
  const wholes = new Set(ledger.entries.flatMap(({ counts }) => counts.map(({ from }) => from?.count)))
  const isOut = (one: Entry): boolean => {
    const { money, percent, counts } = one
    const products = money === null ? [] : counts.map(({ value }) => value * money)
    const isFree = ({ value, noun, left }: Counted): boolean =>
      value > 1 &&
      !sums.has(value) &&
      !left &&
      !isTime(noun) &&
      !around.has(noun) &&
      !holding.some((held) => used.has(value * held)) &&
      !products.some((product) => used.has(product)) &&
      // `beli 100, mati 6, jual 94`: told by the two others.
      !(isLost(one) && [...used].some((whole) => used.has(whole - value)))
    if (money !== null && !ranged.has(money) && !holdsSum(one, used)) return true
    if (isSpan(one) && !counts.some(({ value }) => used.has(value) || holding.some((held) => used.has(value * held))))
      return true
    if (percent !== null && percent > 0 && !parts.has(percent) && !used.has(percent)) return true
    // `kemasan 900`: so few Rupiah for what is paid for.
    if (
      money === null &&
      counts.some(({ noun, value }) => noun === '' && value >= 100 && !used.has(value)) &&
      holdsPaidFor(one.words)
    )
      return true
    // `yang balik 10%`: a share of what was made, whatever took it up.
    if (counts.some(({ from, value }) => from !== undefined && !used.has(value))) return true
    return isMoving(one) && counts.length === 1 && counts.some((count) => isFree(count) && !wholes.has(count))
  }
  return [...new Set(ledger.entries.filter(isOut).map(({ said }) => `“${quoted(said)}”`))]
}

/** The questions of the message that none of the results answers. */
const leftQuestions = ({ metrics }: AnalysisContent, request: AnalysisRequest): string[] =>
  questions
    .filter(({ isAsked, answered }) => isAsked(request) && !metrics.some(({ label }) => answered.test(label)))
    .map(({ name }) => name)

/** Whether sums of the message stand in none of its results. */
export const leavesSums = (content: AnalysisContent, { ledger }: AnalysisRequest): boolean => {
  const used = usedValues(content)
  return ledger.entries.some((one) => one.money !== null && one.way !== 'opening' && !holdsSum(one, used))
}

/** How many numbers and questions of a message an analysis of it leaves open. */
export const openIn = (content: AnalysisContent, request: AnalysisRequest): number =>
  leftNumbers(content, request).length + leftQuestions(content, request).length

/** A loss beyond all takings: sums of one thing and of many stand against each other. */
export const isOdd = (content: AnalysisContent): boolean => {
  const numbers = reckonNumbers(content)
  return content.metrics.some(
    ({ id, unit, label }) =>
      unit === 'percent' && /^(?:margin|sisa dari pemasukan)/i.test(label) && (numbers.plot(id) ?? 0) < -100,
  )
}

/** Whether an analysis reckons with all that was told and answers all that was asked. */
export const isClosed = (content: AnalysisContent, request: AnalysisRequest): boolean =>
  leftNumbers(content, request).length === 0 && leftQuestions(content, request).length === 0 && !isOdd(content)

/** The told shares that no result takes up, in the owner's words: `komisi 30%`. What was lost may be told by what is left. */
export const leftShares = (content: AnalysisContent, { ledger, figures }: AnalysisRequest): string[] => {
  if (inWords.has(content.analysisType) || !hasResults(content)) return []
  const used = usedValues(content)
  const parts = new Set(ledger.sharing?.parts.map(({ weight }) => weight))
  const isRange = figures.some(({ range, kind }) => range !== undefined && kind === 'percent')
  const left = ledger.entries.filter(
    (one) =>
      one.percent !== null && one.percent > 0 && !parts.has(one.percent) && !used.has(one.percent) && !isLost(one),
  )
  return isRange ? [] : left.map(({ said }) => `“${quoted(said)}”`)
}

/** Whether anything was reckoned at all: what is left blank is seen anyway. */
export const hasResults = (content: AnalysisContent): boolean => {
  const numbers = reckonNumbers(content)
  return content.metrics.some(({ id, unit }) => unit !== 'name' && numbers.of(id).value !== null)
}

/** How the note begins that names what was asked and no result answers. */
export const unanswered = 'Belum terjawab'

/**
 * The analysis with what it leaves open told before its results: a number that is not reckoned with, a question that is
 * not answered. A result that looks whole and is not would be believed.
 */
export const withLeftOpen = (content: AnalysisContent, request: AnalysisRequest): AnalysisContent => {
  const [first, ...others] = content.sections
  if (!first || inWords.has(content.analysisType) || !hasResults(content)) return content
  const numbers = leftNumbers(content, request)
  const asked = leftQuestions(content, request)
  const notes = [
    ...(asked.length > 0
      ? [
          note(
            `${unanswered}: ${joinWords(asked)}. Sebutkan mana yang masuk, mana yang keluar, dan untuk berapa banyak, lalu minta lagi.`,
          ),
        ]
      : []),
    ...(numbers.length > 0
      ? [
          note(
            `Belum ikut dihitung: ${joinWords(numbers.slice(0, 4))}. Kalau itu bagian dari pertanyaannya, hasil di bawah berubah.`,
          ),
        ]
      : []),
  ]
  return notes.length === 0
    ? content
    : {
        ...content,
        sections: [{ ...first, blocks: [...notes, ...first.blocks] }, ...others],
      }
}
