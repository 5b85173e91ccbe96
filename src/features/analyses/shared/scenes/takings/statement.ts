import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisRequest } from '../../analysis-request.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { isTime, type Line, toldSum } from '../../ledger/lines.ts'
import { type ReckonedSides, reckonedSides } from '../../ledger/reckoned-sides.ts'
import { inTime, isMuddled, sidesOf } from '../../ledger/sides.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { people } from '../../times-pieces.ts'
import type { Time } from '../../told-figure.ts'
import { grossGain } from './gross-gain.ts'
import { type Scene, words } from '../scene.ts'
import { sharesOf } from './shares.ts'

/** Questions that another kind of analysis answers. */
const ofOthers = words(
  'bep|impas|break ?even|balik modal|modal kembali|nutup modal|kelayakan|layak|swot|hpp|harga pokok|riset|bandingkan|bandingin|perbandingan|vs|versus|mending\\p{L}*|tenor',
)

/** What came in and went out and nothing asked: what is left of it is the question. */
const isWanted = ({ ledger, message, margins, choices, figures, analysisType }: AnalysisRequest): boolean => {
  const { asked, entries, sharing } = ledger
  const asks =
    asked.wanted.some((one) => ['profit', 'rest', 'share'].includes(one)) ||
    sharing !== null ||
    (asked.wanted.length === 0 &&
      (['umum', 'laba_rugi'].includes(analysisType) ||
        // `saldo lalu 450rb, iuran 40 rumah @25rb`: sums of so many, which a flow of whole sums does not multiply.
        (analysisType === 'arus_kas' &&
          entries.some(({ way }) => way === 'opening') &&
          entries.some(({ money, each, counts }) => money !== null && each && counts.length > 0)) ||
        entries.some(({ percent }) => percent !== null)))
  if (!asks || asked.wanted.includes('pieces') || ofOthers.test(message)) return false
  return margins.length < 2 && choices === null && figures.every(({ range }) => range === undefined)
}

const nameOf = (one: Entry, fallback: string): string => sentenceCase(one.label || fallback)

const shareSteps = (
  entries: readonly Entry[],
  id: string,
  fallback: string,
  whole: string,
  per: string,
): { readonly figures: WorkedFigure[]; readonly steps: WorkedStep[] } => ({
  figures: entries.map((one, at) => ({
    id: `${id}_${at + 1}_persen`,
    label: `${nameOf(one, fallback)} (persen)`,
    told: toldSum(one),
  })),
  steps: entries.map((one, at) => ({
    id: `${id}_${at + 1}`,
    label: nameOf(one, fallback),
    formula: `${whole} * ${id}_${at + 1}_persen / 100`,
    per,
  })),
})

interface Timed {
  readonly step: WorkedStep
  readonly needsDays: boolean
}

/** The result for another time than it was reckoned for: `per hari`, `setahun`; null where it is asked as it is. */
const inTimeOf = (
  { base, days }: ReckonedSides,
  wanted: Time,
  of: { readonly id: string; readonly name: string },
): Timed | null => {
  if (wanted === base) return null
  if (wanted === 'hari' && days !== null)
    return {
      step: { id: 'per_hari', label: `${of.name} per hari`, formula: `${of.id} / ${days.id}`, per: 'hari' },
      needsDays: true,
    }
  const scale = base === null ? null : inTime(base, wanted, days)
  if (!scale) return null
  return {
    step: { id: `se${wanted}`, label: `${of.name} se${wanted}`, formula: `${of.id} * ${scale.formula}`, per: wanted },
    needsDays: scale.needs,
  }
}

/** Of how many pieces all of it is told: `bahan 180rb jadi 120 biji, dijual 2.500`, or every cost for each of them. */
const eachOf = (
  { ins, outs, base }: ReckonedSides,
  hasCosts: boolean,
  per: string | null,
): { id: string; noun: string } | null => {
  const [income, more] = ins
  const [, count, third] = income?.figures ?? []
  if (!income || more || !count?.told || third || !hasCosts) return null
  // `untung per cup berapa, sehari berapa`: all of it is of the cups of a day.
  const isOfCount = outs.every(({ figures }) => figures.some(({ told }) => told?.said === count.told?.said))
  if (base !== null && !(per === count.noun && isOfCount)) return null
  const noun = count.noun ?? ''
  return noun !== '' && count.told.value > 1 && !isTime(noun) && !people.has(noun) && outs.length > 0
    ? { id: count.id, noun }
    : null
}

const thenName = ({ label }: Entry): string =>
  label
    .replace(
      /^(?:(?:kalau|kalo|klo|kl|jika|bila|misal|misalnya|menawi|menawa|yen|nek|lamun|mun|upami|lajeng|hendak|mau|dipotong|saya|ikut|bayar|terus)\s+)+/i,
      '',
    )
    .toLowerCase() || 'itu'
const supposing = new Set(
  'kalau kalo klo kl jika bila misal misalnya seandainya menawi menawa yen nek lamun mun upami'.split(' '),
)
const isSupposed = ({ words: own, context, counts }: Entry): boolean =>
  counts.length === 0 && [...context.slice(-4), ...own.slice(0, 3)].some((word) => supposing.has(word))

const rowsOf = (lines: readonly Line[]): string[][] =>
  lines.map(({ id, label, how }) => [how === '' ? label : `${label} (${how})`, bind(id)])

/** What comes in, what goes out, what is left of it, and what of that is divided: one statement for every such question. */
export const statement: Scene = (request) => {
  const { ledger } = request
  const { asked, sharing } = ledger
  const whole = isWanted(request) ? sidesOf(ledger) : null
  // `laba bersihnya berapa, terus kalau dipotong cicilan 3,2jt`: what would be left then.
  const supposed = whole?.outs.filter((one, at) => at > 0 && isSupposed(one)) ?? []
  const [then] = supposed.length === 1 && whole && whole.outs.length > 1 ? supposed : []
  const sides = whole && then ? { ...whole, outs: whole.outs.filter((one) => one !== then) } : whole
  if (!sides || isMuddled(sides)) return null
  const { opening, ofTakings, ofGain } = sides
  if (sides.ins.length === 0 || (!sharing && sides.outs.length + ofTakings.length + ofGain.length === 0)) return null
  const reckoned = reckonedSides(ledger, sides)
  if (!reckoned) return null
  const { ins, outs, piece, base } = reckoned
  const per = piece ?? base ?? ''
  const isBalance = opening.length > 0
  // Money that came in and went out is no profit.
  const isCash = !isBalance && piece === null && !sharing && request.analysisType === 'arus_kas'
  const income = ins.length > 1 ? 'semua_masuk' : (ins[0]?.id ?? '')
  const taken = shareSteps(ofTakings, 'potongan', 'Potongan', income, per)
  const spent = [...outs, ...taken.steps].map(({ id }) => id)
  const costs = spent.length > 1 ? 'semua_keluar' : (spent[0] ?? '')
  const isPlain = costs === '' && ofGain.length === 0
  const gain = isBalance
    ? 'Saldo akhir'
    : piece !== null
      ? `Untung per ${piece}`
      : isPlain
        ? 'Yang dibagi'
        : isCash
          ? 'Kas bersih'
          : 'Laba bersih'
  const hasMargin = !isBalance && !isCash && costs !== ''
  const hasLargest = outs.length > 2 && ofTakings.length === 0
  const steps: WorkedStep[] = [
    ...[...ins, ...outs].flatMap((one) => one.steps.map((step) => ({ ...step, per: base ?? '' }))),
    ...(ins.length > 1
      ? [{ id: income, label: 'Semua pemasukan', formula: ins.map(({ id }) => id).join(' + '), per }]
      : []),
    ...taken.steps,
    ...(spent.length > 1 ? [{ id: costs, label: 'Semua biaya', formula: spent.join(' + '), per }] : []),
    {
      id: 'bersih',
      label: gain,
      formula: `${isBalance ? 'saldo_awal + ' : ''}${income}${costs === '' ? '' : ` - ${costs}`}`,
      per: isBalance ? '' : per,
    },
    { id: 'besar', label: 'Besarnya', formula: 'abs(bersih)', quiet: true },
    ...(hasMargin
      ? [
          {
            id: 'margin',
            label: piece === null ? 'Margin bersih' : 'Margin',
            formula: `bersih / positive(${income}) * 100`,
            unit: 'percent' as const,
          },
        ]
      : []),
    ...(hasLargest
      ? [
          { id: 'terbesar', label: 'Biaya terbesar', formula: 'argmax(keluar)', unit: 'name' as const },
          {
            id: 'terbesar_persen',
            label: 'Biaya terbesar dari pemasukan',
            formula: `max(keluar) / positive(${income}) * 100`,
            unit: 'percent' as const,
          },
        ]
      : []),
  ]
  const gross = isBalance || piece !== null ? [] : grossGain(sides.outs, outs, income, request.message, per)
  const each = eachOf(reckoned, costs !== '' && (taken.steps.length === 0 || asked.per !== null), asked.per)
  const aside = shareSteps(ofGain, 'sisih', 'Disisihkan', 'bersih', per)
  const rest: WorkedStep[] =
    ofGain.length === 0
      ? []
      : [
          ...aside.steps,
          {
            id: 'sisa',
            label: `Sisa sesudah ${ofGain.map(({ label }) => label || 'disisihkan').join(' dan ')}`,
            formula: ['bersih', ...aside.steps.map(({ id }) => id)].join(' - '),
            per,
          },
        ]
  const thenSteps: WorkedStep[] = then
    ? [
        {
          id: 'sisa_kalau',
          label: `Sisa setelah ${thenName(then)}`,
          formula: `${rest.at(-1)?.id ?? 'bersih'} - kalau`,
          per,
        },
      ]
    : []
  const left = { id: rest.at(-1)?.id ?? 'bersih', name: rest.at(-1)?.label ?? gain }
  const first = asked.per === null ? null : timeNamed(asked.per)
  // `setoran 180rb sehari, 26 hari, bagian masing-masing sebulan`: what is divided is that of the asked time.
  const divided =
    sharing && (first ?? asked.times[0]) ? inTimeOf(reckoned, first ?? asked.times[0] ?? 'bulan', left) : null
  const shares = sharing ? sharesOf(sharing, divided?.step.id ?? left.id, asked) : null
  const timed = shares
    ? divided
      ? [divided]
      : []
    : [...new Set([...(first === null ? [] : [first]), ...asked.times])]
        .map((time) => inTimeOf(reckoned, time, left))
        .filter((one) => one !== null)
  const pieceSteps: WorkedStep[] =
    each === null || shares !== null
      ? []
      : [
          ...taken.steps.map(({ id, label }) => ({
            id: `${id}_tiap`,
            label: `${label} per ${each.noun}`,
            formula: `${id} / ${each.id}`,
            per: '',
          })),
          { id: 'modal_tiap', label: `Biaya per ${each.noun}`, formula: `${costs} / ${each.id}`, per: '' },
          { id: 'untung_tiap', label: `Untung per ${each.noun}`, formula: `bersih / ${each.id}`, per: '' },
        ]
  const flow: WorkedStep[] = isBalance
    ? [
        { id: 'arus', label: 'Masuk dikurangi keluar', formula: 'bersih - saldo_awal', quiet: true },
        { id: 'arus_besar', label: 'Perubahan kas', formula: 'abs(arus)', quiet: true },
      ]
    : []
  const after = [
    ...rest,
    ...(divided ? [divided.step] : []),
    ...(shares?.steps ?? []),
    ...thenSteps,
    ...pieceSteps,
    ...(divided ? [] : timed.map(({ step }) => step)),
  ]
  // `sehari sebulan berapa`: what is asked first stands first.
  const isAsIs = first === null || first === base
  const key = shares?.key ?? (isAsIs ? left.id : (timed[0]?.step.id ?? left.id))
  const answered = after.find(({ id }) => id === key)
  const time = base === null ? '' : ` se${base}`
  const from = isBalance
    ? `Saldo awal ${bind('saldo_awal')} ditambah pemasukan`
    : piece === null
      ? `Dari pemasukan${time}`
      : 'Dijual'
  const result = isBalance
    ? `saldo akhirnya **${bind('bersih')}**`
    : isCash
      ? `kas bersihnya **${bind('bersih')}**`
      : piece === null
        ? `{{bersih|laba|impas, selisih|rugi}}nya **${bind('besar')}**`
        : `{{bersih|untung|impas, selisih|rugi}} **${bind('besar')}** per ${piece}`
  const less = costs === '' ? '' : ` dikurangi biaya ${bind(costs)}`
  const known = onlyIf('bersih', 'positive', 'zero', 'negative')
  const isTold = answered === undefined || costs !== ''
  return {
    type: isBalance || isCash ? 'arus_kas' : 'laba_rugi',
    title: shares ? 'Pembagian Hasil' : isBalance || isCash ? 'Analisis Arus Kas' : 'Analisis Laba Rugi',
    groups: { keluar: 'biaya' },
    figures: [
      ...opening.map((one): WorkedFigure => ({ id: 'saldo_awal', label: 'Saldo awal', told: toldSum(one) })),
      ...[...ins, ...outs].flatMap(({ figures }) => figures),
      ...taken.figures,
      ...aside.figures,
      ...(then ? [{ id: 'kalau', label: sentenceCase(thenName(then)), told: toldSum(then) }] : []),
      ...(reckoned.days && (reckoned.usesDays || timed.some(({ needsDays }) => needsDays)) ? [reckoned.days] : []),
      ...(shares?.figures ?? []),
    ],
    steps: [...steps, ...gross, ...after, ...flow],
    rows: [
      ...(isBalance ? [['Saldo awal', bind('saldo_awal')]] : []),
      ...rowsOf(ins),
      ...(ins.length > 1 ? [['**Semua pemasukan**', `**${bind(income)}**`]] : []),
      ...rowsOf(outs),
      ...taken.steps.map(({ id, label }) => [`${label} (${bind(`${id}_persen`)} dari pemasukan)`, bind(id)]),
      ...(spent.length > 1 ? [['**Semua biaya**', `**${bind(costs)}**`]] : []),
      ...gross.map(({ id, label }) => [`**${label}**`, `**${bind(id)}**`]),
      [`**${gain}**`, `**${bind('bersih')}**`],
      ...after.map(({ id, label }) => [`**${label}**`, `**${bind(id)}**`]),
    ],
    answer: [
      ...(answered ? [p(shares?.answer ?? `${answered.label}: **${bind(key)}**.`, known)] : []),
      ...(isTold
        ? [p(`${from} ${bind(income)}${less}, ${result}${hasMargin ? ` (margin ${bind('margin')})` : ''}.`, known)]
        : []),
      ...(isBalance
        ? [
            p(
              `Yang masuk {{arus|masih lebih besar daripada yang keluar: kas bertambah|sama dengan yang keluar, selisih|lebih kecil daripada yang keluar: kas berkurang}} **${bind('arus_besar')}**.`,
              known,
            ),
          ]
        : []),
      ...(then
        ? [
            p(
              `Setelah ${thenName(then)} ${bind('kalau')}, sisanya **${bind('sisa_kalau')}**.`,
              onlyIf('sisa_kalau', 'positive'),
            ),
            p(
              `Kalau ${thenName(then)} ${bind('kalau')}, tidak cukup: kurang ${bind('sisa_kalau')}.`,
              onlyIf('sisa_kalau', 'negative', 'zero'),
            ),
          ]
        : []),
      ...(pieceSteps.length > 0
        ? [
            p(
              `Tiap ${each?.noun ?? ''}: biaya **${bind('modal_tiap')}**, {{untung_tiap|untung|impas, selisih|selisih}} **${bind('untung_tiap')}**.`,
              known,
            ),
          ]
        : []),
      ...timed
        .filter(({ step }) => step.id !== key)
        .map(({ step }) => p(`${step.label}: **${bind(step.id)}**.`, known)),
      ...(hasLargest
        ? [
            p(
              `Biaya terbesar ${bind('terbesar')}, ${bind('terbesar_persen')} dari pemasukan.`,
              onlyIf('terbesar_persen', 'positive'),
            ),
          ]
        : []),
    ],
    key,
    shown: [
      key,
      ...timed.map(({ step }) => step.id).filter((id) => id !== key),
      ...(answered ? ['bersih'] : []),
      ...gross.map(({ id }) => id),
      ...thenSteps.map(({ id }) => id),
      ...pieceSteps.map(({ id }) => id),
      ...(ins.length > 1 ? [income] : []),
      ...(spent.length > 1 ? [costs] : []),
      ...(hasMargin ? ['margin'] : []),
    ],
    chart: shares?.chart ?? {
      title: piece === null ? 'Masuk, keluar, dan sisanya' : 'Harga, biaya, dan untung',
      categories: [piece === null ? 'Pemasukan' : 'Harga jual', ...(costs === '' ? [] : ['Biaya']), gain],
      values: [income, ...(costs === '' ? [] : [costs]), 'bersih'],
    },
    assumptions: [
      ...reckoned.assumptions,
      ...(timed.some(({ step }) => step.formula.endsWith('30'))
        ? ['Sebulan dihitung 30 hari; ubah kalau harinya berbeda.']
        : []),
    ],
    next: ['Biaya yang belum disebut, misalnya tenaga sendiri dan penyusutan alat: [isi biaya lain].'],
  }
}
