import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { bind } from '../../draft.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { type Line, toldSum } from '../../ledger/lines.ts'
import { reckonedSides } from '../../ledger/reckoned-sides.ts'
import { isMuddled, sidesOf } from '../../ledger/sides.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import type { Scene } from '../scene.ts'
import { grossGain } from './gross-gain.ts'
import { sharesOf } from './shares.ts'
import { inTimeOf, type Left, ofEachPiece, ofHours, shareSteps, timesOf } from './statement-parts.ts'
import { supposedCost, supposedName, wantsStatement } from './statement-wanted.ts'
import { statementWords } from './statement-words.ts'

const rowsOf = (lines: readonly Line[]): string[][] =>
  lines.map(({ id, label, how }) => [how === '' ? label : `${label} (${how})`, bind(id)])

const sumOf = (ids: readonly string[]): string => ids.join(' + ')

/** What comes in, what goes out, what is left of it, and what of that is divided: one statement for every such question. */
export const statement: Scene = (request) => {
  const { ledger } = request
  const { asked, sharing } = ledger
  const whole = wantsStatement(request) ? sidesOf(ledger) : null
  const then = whole && whole.outs.length > 1 ? supposedCost(whole.outs) : undefined
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
    ...(ins.length > 1 ? [{ id: income, label: 'Semua pemasukan', formula: sumOf(ins.map(({ id }) => id)), per }] : []),
    ...taken.steps,
    ...(spent.length > 1 ? [{ id: costs, label: 'Semua biaya', formula: sumOf(spent), per }] : []),
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
  const hours = ofHours(reckoned, isBalance ? '' : costs)
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
  const left: Left = { id: rest.at(-1)?.id ?? 'bersih', name: rest.at(-1)?.label ?? gain }
  const thenSteps: WorkedStep[] = then
    ? [{ id: 'sisa_kalau', label: `Sisa setelah ${supposedName(then)}`, formula: `${left.id} - kalau`, per }]
    : []
  const first = asked.per === null ? null : timeNamed(asked.per)
  // `setoran 180rb sehari, 26 hari, bagian masing-masing sebulan`: what is divided is that of the asked time.
  const askedTime = first ?? asked.times[0]
  const divided = sharing && askedTime ? inTimeOf(reckoned, askedTime, left) : null
  const shares = sharing ? sharesOf(sharing, divided?.step.id ?? left.id, asked) : null
  const timed = shares ? (divided ? [divided] : []) : timesOf(reckoned, asked, left)
  const pieces = shares ? null : ofEachPiece(reckoned, { costs, per: asked.per, taken: taken.steps })
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
    ...(pieces?.steps ?? []),
    ...(divided ? [] : timed.map(({ step }) => step)),
  ]
  // `sehari sebulan berapa`: what is asked first stands first.
  const isAsIs = first === null || first === base
  const key = shares?.key ?? (isAsIs ? left.id : (timed[0]?.step.id ?? left.id))
  const answered = after.find(({ id }) => id === key)
  return {
    type: isBalance || isCash ? 'arus_kas' : 'laba_rugi',
    title: shares ? 'Pembagian Hasil' : isBalance || isCash ? 'Analisis Arus Kas' : 'Analisis Laba Rugi',
    groups: { keluar: 'biaya' },
    figures: [
      ...opening.map((one): WorkedFigure => ({ id: 'saldo_awal', label: 'Saldo awal', told: toldSum(one) })),
      ...[...ins, ...outs].flatMap(({ figures }) => figures),
      ...taken.figures,
      ...aside.figures,
      ...(then ? [{ id: 'kalau', label: sentenceCase(supposedName(then)), told: toldSum(then) }] : []),
      ...(reckoned.days && (reckoned.usesDays || timed.some(({ needsDays }) => needsDays)) ? [reckoned.days] : []),
      ...(shares?.figures ?? []),
    ],
    steps: [...steps, ...gross, ...hours, ...after, ...flow],
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
    answer: statementWords({
      income,
      costs,
      piece,
      time: base === null ? '' : ` se${base}`,
      isBalance,
      isCash,
      hasMargin,
      hasLargest,
      key,
      answered,
      shared: shares?.answer,
      supposed: then,
      pieces,
      timed: timed.map(({ step }) => step),
      hours: hours.length > 0,
    }),
    key,
    shown: [
      key,
      ...timed.map(({ step }) => step.id).filter((id) => id !== key),
      ...(answered ? ['bersih'] : []),
      ...gross.map(({ id }) => id),
      ...hours.map(({ id }) => id),
      ...thenSteps.map(({ id }) => id),
      ...(pieces?.steps.map(({ id }) => id) ?? []),
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
