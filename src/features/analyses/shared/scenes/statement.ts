import type { Counted, Entry } from '../ledger/entries.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { factorsOf, isTime, type Line, lineOf, timeLeft, toldSum } from '../ledger/lines.ts'
import { bind, onlyIf, p } from '../draft.ts'
import type { Worked, WorkedFigure, WorkedStep } from '../makers/worked.ts'
import type { Time } from '../told-figure.ts'
import { people } from '../times-pieces.ts'
import { sentenceCase } from '../wording.ts'
import { type Scene, words } from './scene.ts'
import { baseOf, daysOf, inTime, isMuddled, pieceOf, sidesOf } from '../ledger/sides.ts'
import { sharesOf } from './shares.ts'

/** Questions that another kind of analysis answers. */
const ofOthers = words(
  'bep|impas|break ?even|balik modal|modal kembali|nutup modal|kelayakan|layak|swot|hpp|harga pokok|riset|bandingkan|bandingin|perbandingan|vs|versus|mending\\p{L}*|tenor',
)

const listed = (lines: readonly Line[]): string => lines.map(({ id }) => id).join(' + ')

const monthly = new Set('gaji sewa listrik air pdam wifi internet cicilan angsuran kontrakan'.split(' '))
const isOpen = (one: Entry): boolean => one.per === null && one.words.some((word) => monthly.has(word))

/** What comes in, what goes out, what is left of it, and what of that is divided: one statement for every such question. */
export const statement: Scene = ({ ledger, message, margins, choices, figures, analysisType }) => {
  const { entries, asked, sharing } = ledger
  // What came in and what went out, and nothing asked: what is left of it is the question.
  const wants =
    asked.wanted.some((one) => ['profit', 'rest', 'share'].includes(one)) ||
    sharing !== null ||
    (asked.wanted.length === 0 && (analysisType === 'umum' || entries.some(({ percent }) => percent !== null)))
  if (!wants || asked.wanted.includes('pieces') || ofOthers.test(message) || margins.length > 1 || choices) return null
  if (figures.some(({ range }) => range !== undefined)) return null
  const sides = sidesOf(ledger)
  if (!sides || isMuddled(sides)) return null
  const { opening, ins, outs, ofTakings, ofGain } = sides
  if (ins.length === 0 || outs.length + ofTakings.length + ofGain.length + (sharing ? 1 : 0) === 0) return null
  const piece = pieceOf(sides, asked, entries)
  const factored = [...ins, ...outs].map((one) => ({ one, factors: piece === null ? factorsOf(one, entries) : [] }))
  if (factored.some(({ factors }) => factors === null)) return null
  // Something was counted that no sum takes up: what it means is not sure.
  const taken = new Set(factored.flatMap(({ factors }) => (factors ?? []).map(({ said }) => said)))
  const divided = new Set([...(sharing?.parts.map(({ weight }) => weight) ?? []), sharing?.heads])
  const isIdle = ({ noun, said, value }: Counted): boolean =>
    isTime(noun) || people.has(noun) || taken.has(said) || divided.has(value)
  if (!entries.every(({ counts }) => counts.every(isIdle))) return null
  const timesOf = (side: readonly Entry[]): Time[] =>
    factored.flatMap(({ one, factors }) => {
      const time = side.includes(one) ? timeLeft(one, factors ?? []) : null
      return time === null ? [] : [time]
    })
  // `sehari laku 45 kg, gaji 3jt`: wages and rents without a time are hardly those of one day.
  const base = piece === null ? baseOf(timesOf(ins), timesOf(outs), asked) : null
  if ((base === 'hari' || base === 'minggu') && outs.some(isOpen)) return null
  const days = daysOf(entries)
  const assumptions: string[] = []
  const used: WorkedFigure[] = []
  const lines = (side: readonly Entry[], name: string, fallback: string): (Line | null)[] =>
    side.map((one, at) => {
      const factors = factored.find((each) => each.one === one)?.factors ?? []
      const time = timeLeft(one, factors)
      const scale = base === null || time === null || time === base ? null : inTime(time, base, days)
      if (time !== null && base !== null && time !== base && scale === null) return null
      if (scale?.needs && days && !used.includes(days)) used.push(days)
      if (scale && !scale.needs && time === 'hari')
        assumptions.push(`Sebulan dihitung 30 hari dan seminggu 7 hari; ubah kalau harinya berbeda.`)
      return lineOf(
        one,
        `${name}_${at + 1}`,
        side.length > 1 ? `${fallback} ${at + 1}` : fallback,
        factors,
        scale?.formula,
      )
    })
  const masuk = lines(ins, 'masuk', piece === null ? 'Pemasukan' : 'Harga jual')
  const keluar = lines(outs, 'keluar', 'Biaya')
  const inLines = masuk.filter((one) => one !== null)
  const outLines = keluar.filter((one) => one !== null)
  if (inLines.length < masuk.length || outLines.length < keluar.length) return null
  const per = piece ?? base ?? ''
  const isBalance = opening.length > 0
  const takenIds = ofTakings.map((_, at) => `potongan_${at + 1}`)
  const spent = [...outLines.map(({ id }) => id), ...takenIds]
  const income = inLines.length > 1 ? 'semua_masuk' : (inLines[0]?.id ?? '')
  const costs = spent.length > 1 ? 'semua_keluar' : (spent[0] ?? '')
  const gainName = isBalance
    ? 'Saldo akhir'
    : piece !== null
      ? `Untung per ${piece}`
      : costs === ''
        ? 'Yang dibagi'
        : 'Laba bersih'
  const steps: WorkedStep[] = [
    ...inLines.flatMap((one) => one.steps.map((step) => ({ ...step, per: base ?? '' }))),
    ...(inLines.length > 1 ? [{ id: income, label: 'Semua pemasukan', formula: listed(inLines), per }] : []),
    ...outLines.flatMap((one) => one.steps.map((step) => ({ ...step, per: base ?? '' }))),
    ...ofTakings.map((one, at): WorkedStep => ({
      id: `potongan_${at + 1}`,
      label: sentenceCase(one.label || 'Potongan'),
      formula: `${income} * potongan_${at + 1}_persen / 100`,
      per,
    })),
    ...(spent.length > 1 ? [{ id: costs, label: 'Semua biaya', formula: spent.join(' + '), per }] : []),
    {
      id: 'bersih',
      label: gainName,
      formula: [...(isBalance ? ['saldo_awal'] : []), income].join(' + ') + (costs === '' ? '' : ` - ${costs}`),
      per: isBalance ? '' : per,
    },
  ]
  const hasMargin = !isBalance && costs !== ''
  if (hasMargin)
    steps.push({
      id: 'margin',
      label: piece === null ? 'Margin bersih' : 'Margin',
      formula: `bersih / positive(${income}) * 100`,
      unit: 'percent',
    })
  let key = 'bersih'
  if (ofGain.length > 0) {
    for (const [at, one] of ofGain.entries())
      steps.push({
        id: `sisih_${at + 1}`,
        label: sentenceCase(one.label || 'Disisihkan'),
        formula: `bersih * sisih_${at + 1}_persen / 100`,
        per,
      })
    steps.push({
      id: 'sisa',
      label: `Sisa sesudah ${ofGain.map(({ label }) => label || 'disisihkan').join(' dan ')}`,
      formula: ['bersih', ...ofGain.map((_, at) => `sisih_${at + 1}`)].join(' - '),
      per,
    })
    key = 'sisa'
  }
  const shares = sharing ? sharesOf(sharing, key, asked) : null
  if (shares) {
    steps.push(...shares.steps)
    key = shares.key
  }
  const wanted = asked.per === null ? null : timeNamed(asked.per)
  const averaged = !shares && wanted === 'hari' && base !== 'hari' && days !== null ? days : null
  const spread = !shares && base !== null && wanted !== null && wanted !== base ? inTime(base, wanted, days) : null
  if (averaged) {
    if (!used.includes(averaged)) used.push(averaged)
    steps.push({ id: 'per_hari', label: `${gainName} per hari`, formula: `${key} / ${averaged.id}`, per: 'hari' })
    key = 'per_hari'
  } else if (spread && wanted !== null) {
    if (spread.needs && days && !used.includes(days)) used.push(days)
    steps.push({
      id: 'dalam_waktu',
      label: `${gainName} se${wanted}`,
      formula: `${key} * ${spread.formula}`,
      per: wanted,
    })
    key = 'dalam_waktu'
  }
  steps.push({ id: 'besar', label: 'Besarnya', formula: 'abs(bersih)', quiet: true })
  const time = base === null ? '' : ` se${base}`
  const from = isBalance
    ? `Saldo awal ${bind('saldo_awal')} ditambah pemasukan`
    : piece === null
      ? `Dari pemasukan${time}`
      : 'Dijual'
  const less = costs === '' ? '' : ` dikurangi biaya ${bind(costs)}`
  const result = isBalance
    ? `saldo akhirnya **{{bersih}}**`
    : piece === null
      ? `{{bersih|laba|impas, selisih|rugi}}nya **${bind('besar')}**`
      : `{{bersih|untung|impas, selisih|rugi}} **${bind('besar')}** per ${piece}`
  const isAfter = key !== 'bersih'
  const answered = steps.find(({ id }) => id === key)
  const worked: Worked = {
    type: isBalance ? 'arus_kas' : 'laba_rugi',
    title: shares ? 'Pembagian Hasil' : isBalance ? 'Analisis Arus Kas' : 'Analisis Laba Rugi',
    figures: [
      ...opening.map((one): WorkedFigure => ({ id: 'saldo_awal', label: 'Saldo awal', told: toldSum(one) })),
      ...inLines.flatMap(({ figures }) => figures),
      ...outLines.flatMap(({ figures }) => figures),
      ...ofTakings.map((one, at): WorkedFigure => ({
        id: `potongan_${at + 1}_persen`,
        label: `${sentenceCase(one.label || 'Potongan')} dari pemasukan`,
        told: toldSum(one),
      })),
      ...ofGain.map((one, at): WorkedFigure => ({
        id: `sisih_${at + 1}_persen`,
        label: `${sentenceCase(one.label || 'Disisihkan')} dari laba`,
        told: toldSum(one),
      })),
      ...used,
      ...(shares?.figures ?? []),
    ],
    steps,
    answer: [
      ...(isAfter
        ? [
            p(
              shares?.answer ?? `${answered?.label ?? ''}: **${bind(key)}**.`,
              onlyIf('bersih', 'positive', 'zero', 'negative'),
            ),
          ]
        : []),
      ...(isAfter && costs === ''
        ? []
        : [
            p(
              `${from} ${bind(income)}${less}, ${result}${hasMargin ? ` (margin ${bind('margin')})` : ''}.`,
              onlyIf('bersih', 'positive', 'zero', 'negative'),
            ),
          ]),
    ],
    key,
    shown: [
      key,
      ...(isAfter ? ['bersih'] : []),
      ...(inLines.length > 1 ? [income] : []),
      ...(spent.length > 1 ? [costs] : []),
      ...(hasMargin ? ['margin'] : []),
    ],
    chart: {
      title: piece === null ? 'Masuk, keluar, dan sisanya' : 'Harga, biaya, dan untung',
      categories: [piece === null ? 'Pemasukan' : 'Harga jual', ...(costs === '' ? [] : ['Biaya']), gainName],
      values: [income, ...(costs === '' ? [] : [costs]), 'bersih'],
    },
    assumptions: [...new Set(assumptions)],
    next: ['Biaya yang belum disebut, misalnya tenaga sendiri dan penyusutan alat: [isi biaya lain].'],
  }
  return worked
}
