import type { AnalysisRequest } from '../analysis-request.ts'
import { bind, onlyIf, p } from '../draft.ts'
import { type AtLevel, type Levels, levelsOf } from '../ledger/levels/at-level.ts'
import { isComplete } from '../ledger/levels/complete.ts'
import { type Placed, placed } from '../ledger/levels/placed.ts'
import { portionsAt } from '../ledger/levels/portion-steps.ts'
import { reach } from '../ledger/levels/rates.ts'
import { isHead, isTimeUnit } from '../ledger/levels/units.ts'
import { isPaidAhead } from '../ledger/lines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { WorkedFigure, WorkedStep } from '../makers/worked.ts'
import { type Scene, words } from './scene.ts'

const asking = words(
  'omzet|omset|pendapatan|penghasilan|pemasukan|untung|keuntungan|laba|bersih|margin|rugi|cuan|profit|hasil|sisa|hpp|modal per|bathi|surplus',
)
const ofOthers = words(
  'bep|impas|balik modal|modal kembali|swot|bandingkan|bandingin|perbandingan|vs|versus|mending\\p{L}*|tenor|target|naik|turun|diskon|promo|penyusutan|stok|minimal|retur',
)
const platforms = words('gofood|grabfood|shopeefood|aplikasi|marketplace|shopee|tokopedia|lazada|tiktok|ojol')
const losses = words('rusak|pecah|basi|busuk|mati')

const inWords = new Set<string>(['swot', 'ulasan'])
/** Reckonings that were recognised for certain. */
const certain = new Set<string | null>([
  'share_out',
  'loan',
  'traffic',
  'cash_periods',
  'turnover',
  'discount',
  'payroll',
])

const slug = (level: string | null): string => (level === null ? 'semua' : level.replaceAll(/[^a-z]/g, ''))
const named = (level: string | null, isWhole: boolean, hasCosts: boolean): string => {
  const of = !hasCosts ? 'Pemasukan' : isWhole ? 'Laba bersih' : 'Untung'
  const rest = hasCosts && !isWhole ? ' sebelum biaya lain' : ''
  return level === null ? `${of} semuanya${rest}` : `${of} per ${level}${rest}`
}

/** The level that answers: the asked one where all sums reach it, else the smallest that all of them reach. */
const baseOf = (whole: readonly AtLevel[], { asked }: Ledger): AtLevel | undefined => {
  const wanted = [...asked.times, asked.per]
  return whole.find(({ level }) => level !== null && wanted.includes(level)) ?? whole[0]
}

interface Each {
  /** How many of them there are, as a formula. */
  readonly count: string
  readonly noun: string
  readonly isAsked: boolean
}

/** `24 kotak` of one making, `15 tray isi 30 butir`: what one of them cost and leaves; the one that is asked first of all. */
const eachOf = (levels: Levels, { flows, rates }: Placed, base: AtLevel, asked: string | null): Each | null => {
  const [income, more] = flows.filter(({ way }) => way === 'in')
  if (!income || more || base.outs.length === 0) return null
  const path = income.own[0]
    ? [{ counted: income.own[0], holds: 1, unit: income.own[0].noun }]
    : (reach(income.units, base.level, rates)?.flatMap((one) =>
        one.kind === 'rate'
          ? [
              {
                counted: one.rate.counted,
                holds: one.holds,
                unit: one.holds === 1 ? one.rate.counted.noun : (income.units[0] ?? ''),
              },
            ]
          : [],
      ) ?? [])
  const at = Math.max(
    path.findIndex(({ unit }) => unit === asked),
    0,
  )
  const first = path[at]
  const isAsked = first?.unit === asked
  // A day or a guest has its own costs only where it is asked for.
  const isOpen = isAsked || (first?.holds === 1 && !isHead(first.unit) && !isTimeUnit(base.level ?? ''))
  const ids = path.slice(at).map(({ counted }) => levels.idOf(counted))
  const factors = path.slice(at).map(({ holds }, place) => (holds === 1 ? ids[place] : `${ids[place]} * ${holds}`))
  return first &&
    isOpen &&
    !ids.includes(undefined) &&
    first.counted.value > 1 &&
    Number.isInteger(first.holds) &&
    !isTimeUnit(first.unit) &&
    first.unit !== base.level
    ? {
        count: path.length - at === 1 && first.holds === 1 ? (ids[0] ?? '') : `(${factors.join(' * ')})`,
        noun: first.unit,
        isAsked,
      }
    : null
}

/** The price of one thing as it was told is no result. */
const isBarePrice = ({ ins, outs }: AtLevel): boolean => outs.length === 0 && ins.length === 1 && !ins[0]?.includes('*')

interface Shown {
  readonly at: AtLevel
  readonly key: string
  readonly steps: readonly WorkedStep[]
}

/** What each of several sums comes to: `biaya pakan sehari berapa`. */
const linesOf = ({ level, lines }: AtLevel): WorkedStep[] =>
  lines.length < 2
    ? []
    : lines.map(({ label, formula }, at) => ({
        id: `tiap_${slug(level)}_${at + 1}`,
        label,
        formula,
        per: level ?? '',
      }))

const stepsAt = (at: AtLevel): Shown => {
  const { level, ins, outs, isWhole } = at
  const id = slug(level)
  const per = level ?? ''
  const income = `masuk_${id}`
  const costs = `keluar_${id}`
  const key = outs.length > 0 ? `laba_${id}` : income
  const steps: WorkedStep[] = [
    { id: income, label: 'Pemasukan', formula: ins.join(' + '), per },
    ...(outs.length > 0
      ? [
          { id: costs, label: isWhole ? 'Semua biaya' : 'Biaya', formula: outs.join(' + '), per },
          {
            id: key,
            label: isWhole ? 'Laba bersih' : 'Untung sebelum biaya lain',
            formula: `${income} - ${costs}`,
            per,
          },
        ]
      : []),
  ]
  return { at, key, steps }
}

const gainOfTime =
  /(?<!\p{L})(?:untung|laba|bersih|sisa|cuan|profit)(?:nya)?(?: bersih(?:nya)?)? (?:(?:per|tiap) )?(?:sehari|hari|sebulan|bulan|seminggu|minggu)(?!\p{L})/iu
const gain = words('untung\\p{L}*|laba\\p{L}*|bersih\\p{L}*|sisa\\p{L}*|cuan|profit')

/** Whether a message asks for what is left in a time, which a list of sales or one margin does not tell. */
export const asksGainOfTime = ({ message, analysisType }: AnalysisRequest): boolean =>
  analysisType === 'penjualan' ? gain.test(message) : analysisType === 'harga' && gainOfTime.test(message)

/**
 * `harga di aplikasi 20rb potongan 20%, modal 11rb`: what the platform keeps is no discount for the buyer; wages beside
 * what is earned are one of the costs.
 */
const isOnlyCost = ({ reckoning, message, ledger }: AnalysisRequest): boolean =>
  (reckoning === 'discount' && platforms.test(message) && gain.test(message)) ||
  (reckoning === 'payroll' && ledger.asked.wanted.includes('profit'))

/** What was lost counts against what was bought, unless those that are left, or those that were sold, were told. */
const isLossOpen = ({ message, ledger }: AnalysisRequest): boolean =>
  losses.test(message) &&
  !ledger.entries.some(({ counts, way, money }) => counts.some(({ left }) => left || (money !== null && way === 'in')))

/** What comes in, goes out and is left at every level that a message tells of: by the piece, the trip, the day, the month. */
export const byLevels: Scene = (request) => {
  const { ledger, message, margins, choices, figures } = request
  const isOpen = ['umum', 'laba_rugi', 'penjualan'].includes(request.analysisType)
  if (
    !(asking.test(message) || isOpen) ||
    ofOthers.test(message) ||
    isLossOpen(request) ||
    margins.length > 1 ||
    choices !== null
  )
    return null
  if (inWords.has(request.analysisType) || (certain.has(request.reckoning) && !isOnlyCost(request))) return null
  if (ledger.sharing !== null || figures.some(({ range }) => range !== undefined)) return null
  // What is saved or differs is a question about two ways.
  if (ledger.asked.wanted.some((one) => one === 'saving') || ledger.entries.some(({ way }) => way === 'wish'))
    return null
  // What is paid ahead of so many at a price is a part of it and no income beside it.
  if (ledger.entries.some(isPaidAhead) && ledger.entries.some(({ each, counts }) => each && counts.length > 0))
    return null
  const found = placed(ledger)
  if (!found || !found.flows.some(({ way }) => way === 'in')) return null
  const levels = levelsOf(found)
  const wanted = [ledger.asked.per, ...ledger.asked.times].filter(
    (one): one is string => one !== null && (isTimeUnit(one) || levels.names.includes(one)),
  )
  const all = [...new Set([...levels.names, ...wanted])]
  const reached = [...all, null].map((level) => levels.at(level)).filter((one) => one !== null)
  const whole = reached.filter(({ isWhole }) => isWhole)
  const base = baseOf(whole, ledger)
  // One sum as it was told is no result.
  if (!base || isBarePrice(base)) return null
  const shown = [
    base,
    ...reached.filter(
      (one) => one !== base && !isBarePrice(one) && (one.level !== null || !isTimeUnit(base.level ?? '')),
    ),
  ].map(stepsAt)
  const portions = portionsAt(levels, found, ledger.asked.times)
  const formulas = [...shown.flatMap(({ steps }) => steps), ...portions.steps].map(({ formula }) => formula).join(' ')
  const isUsed = ({ id }: WorkedFigure): boolean => new RegExp(`\\b${id}\\b`).test(formulas)
  const used = levels.figures.filter(isUsed)
  if (!isComplete(ledger, levels, new Set(used.map(({ id }) => id)))) return null
  const [first] = shown
  if (!first) return null
  const hasCosts = first.at.outs.length > 0
  const margin: WorkedStep[] = hasCosts
    ? [
        {
          id: 'margin',
          label: 'Margin bersih',
          formula: `${first.key} / positive(masuk_${slug(base.level)}) * 100`,
          unit: 'percent',
        },
      ]
    : []
  const each = eachOf(levels, found, base, ledger.asked.per)
  const ofEach: WorkedStep[] = each
    ? [
        { id: 'modal_tiap', label: `Modal per ${each.noun}`, formula: `keluar_${slug(base.level)} / ${each.count}` },
        { id: 'untung_tiap', label: `Untung per ${each.noun}`, formula: `${first.key} / ${each.count}` },
      ]
    : []
  const ofOne = each
    ? [p(`Tiap ${each.noun}: modal **${bind('modal_tiap')}**, sisanya **${bind('untung_tiap')}**.`)]
    : []
  const sentence = ({ at, key }: Shown): string =>
    `${named(at.level, at.isWhole, at.outs.length > 0)}: **${bind(key)}**${at.outs.length > 0 ? `, dari pemasukan ${bind(`masuk_${slug(at.level)}`)} dikurangi biaya ${bind(`keluar_${slug(at.level)}`)}` : ''}.`
  return {
    type: 'laba_rugi',
    title: 'Analisis Laba Rugi',
    figures: used,
    steps: [...linesOf(base), ...shown.flatMap(({ steps }) => steps), ...ofEach, ...portions.steps, ...margin],
    answer: [
      ...(each?.isAsked ? ofOne : []),
      ...shown.map((one) => p(sentence(one), onlyIf(one.key, 'positive', 'zero', 'negative'))),
      ...portions.sentences.map((one) => p(one, onlyIf(first.key, 'positive', 'zero', 'negative'))),
      ...(each?.isAsked ? [] : ofOne),
    ],
    key: first.key,
    shown: [first.key, ...ofEach.map(({ id }) => id), ...shown.slice(1).map(({ key }) => key)],
    assumptions: [
      ...found.assumed,
      ...(shown.some(({ at }) => at.usesCalendar)
        ? ['Sebulan dihitung 30 hari dan setahun 12 bulan di mana harinya tidak disebut; ubah kalau berbeda.']
        : []),
    ],
    next: ['Biaya yang belum disebut, misalnya tenaga sendiri dan penyusutan alat: [isi biaya lain].'],
  }
}
