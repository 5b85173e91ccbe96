import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisContent } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import type { Choice } from '../choice-ways.ts'
import { bind, bullets, cards, type Draft, onlyIf, p, sourcesSection, startDraft, table } from '../draft.ts'
import type { ToldChoices } from '../read-choices.ts'
import type { ToldFigure } from '../told-figure.ts'
import { asksForAll } from '../whole-words.ts'
import { factsOf, keepOthers, openDays, perMonth, titleOf } from './scope.ts'

const numbered = (formula: string, names: readonly string[], n: number): string =>
  names.reduce((text, name) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `${name}_${n}`), formula)

const unitOf = ({ kind }: ToldFigure): 'rupiah' | 'percent' | 'count' =>
  kind === 'money' ? 'rupiah' : kind === 'percent' ? 'percent' : 'count'

/** One choice's figures and steps; gives the formula of its value. */
const putChoice = (draft: Draft, choice: Choice, n: number): string => {
  const names = [...choice.slots, ...choice.steps].map(({ name }) => name)
  for (const { name, label, figure } of choice.slots)
    draft.figure(`${name}_${n}`, choice.slots.length === 1 ? choice.name : `${label} ${choice.name}`, {
      value: figure.value,
      unit: unitOf(figure),
      noun: figure.kind === 'count' ? figure.noun : '',
      per: figure.per ?? (figure.kind === 'money' ? figure.noun : ''),
      said: figure.said,
    })
  for (const { name, label, formula } of choice.steps)
    draft.metric(`${name}_${n}`, `${label} ${choice.name}`, numbered(formula, names, n))
  return numbered(choice.formula, names, n)
}

const columnsOf = (choices: readonly Choice[]): { name: string; label: string }[] => {
  const all = choices.flatMap(({ slots, steps }) => [...slots, ...steps])
  return [...new Map(all.map(({ name, label }) => [name, { name, label }])).values()].slice(0, 6)
}

const cell = (choice: Choice, name: string, n: number): string =>
  [...choice.slots, ...choice.steps].some((one) => one.name === name) ? bind(`${name}_${n}`) : '–'

/** Things set side by side: what each one's figures come to, which is better, and by how much. */
export const makeChoices = (request: AnalysisRequest, told: ToldChoices): AnalysisContent => {
  const draft = startDraft('perbandingan')
  const { choices, need, cost } = told
  const isMost = choices[0]?.goal === 'most'
  const used = new Set<ToldFigure>()
  if (need)
    draft.figure('butuh', 'Jumlah', {
      value: need.value,
      unit: 'count',
      noun: need.noun,
      per: need.per ?? '',
      said: need.said,
    })
  if (cost) draft.figure('modal_satuan', 'Modal satuan', { value: cost.value, per: cost.noun, said: cost.said })
  const times = choices.map(({ per }) => per)
  const isMixed = new Set(times.filter((per) => per !== null)).size > 1
  const unit = choices[0]?.unit
  const per = isMixed ? 'bulan' : (times.find((one) => one !== null) ?? unit ?? '')
  const isTaken = isMost && choices.every(({ way }) => way === 'sum')
  const label = isTaken ? 'Nilai' : isMost ? 'Untung' : 'Biaya'
  choices.forEach((choice, at) => {
    const formula = putChoice(draft, choice, at + 1)
    const isTimed = isMixed && choice.per !== null
    if (isTimed && choice.per === 'hari') openDays(draft, request)
    draft.metric(
      `nilai_${at + 1}`,
      sentenceCase(choice.name),
      isTimed ? perMonth(`(${formula})`, choice.per) : formula,
      {
        per,
      },
    )
  })
  const names = choices.map(({ name }) => sentenceCase(name))
  const ids = choices.map((_, at) => `nilai_${at + 1}`)
  const best = isMost ? 'max' : 'min'
  draft.metric('pilihan', isMost ? 'Paling untung' : 'Paling murah', `arg${best}(nilai)`, { unit: 'name' })
  draft.metric('pilihan_nilai', `${label} ${isMost ? 'terbesar' : 'terkecil'}`, `${best}(nilai)`, { per })
  draft.metric('selisih', 'Selisih', 'max(nilai) - min(nilai)', { per })
  draft.metric('selisih_persen', isMost ? 'Lebih besar' : 'Hemat', `selisih / ${isMost ? 'min' : 'max'}(nilai) * 100`, {
    unit: 'percent',
  })
  const isAdded = isTaken || (isMost && !isMixed && asksForAll.test(request.message))
  if (isAdded) draft.metric('jumlah', 'Jumlah semuanya', 'sum(nilai)', { per })
  const isYearly = times.includes('tahun') && isMixed
  if (isYearly) {
    ids.forEach((id, at) =>
      draft.metric(`tahunan_${at + 1}`, `${names[at] ?? ''} setahun`, `${id} * 12`, { per: 'tahun' }),
    )
    draft.metric('selisih_tahun', 'Selisih setahun', 'selisih * 12', { per: 'tahun' })
  }
  if (times.some((one) => one === null) && times.some((one) => one !== null))
    draft.assume(`Yang tidak disebut waktunya dianggap per ${per}.`)
  const columns = columnsOf(choices)
  // What each comes to stands beside its name: on a phone the last of many columns is out of sight.
  const isPlain = columns.length === 1 && !isMixed && !need
  draft.section('ringkasan', 'Ringkasan', [
    p(
      `${isTaken ? 'Paling besar' : isMost ? 'Paling untung' : 'Paling murah'}: **${bind('pilihan')}**, ${bind('pilihan_nilai')}${per === '' ? '' : ` per ${per}`}. Selisihnya **${bind('selisih')}** (${bind('selisih_persen')}).`,
      onlyIf('selisih', 'positive'),
    ),
    p('Hasilnya sama; pilih menurut mutu, tenaga, dan waktunya.', onlyIf('selisih', 'zero')),
    isAdded && !isTaken ? p(`${label} semuanya **${bind('jumlah')}**${per === '' ? '' : ` per ${per}`}.`) : null,
    cards(...ids.slice(0, 4), 'selisih', ...(isAdded ? ['jumlah'] : []), ...(isYearly ? ['selisih_tahun'] : [])),
    ...draft.notes,
  ])
  draft.section('perbandingan', 'Perbandingan', [
    table(
      [
        'Pilihan',
        ...(isPlain ? [] : [unit === undefined ? label : `${label} per ${unit}`]),
        ...columns.map((one) => one.label),
      ],
      choices.map((choice, at) => [
        names[at] ?? '',
        ...(isPlain ? [] : [`**${bind(`nilai_${at + 1}`)}**`]),
        ...columns.map(({ name }) => cell(choice, name, at + 1)),
      ]),
    ),
    isYearly
      ? p(
          `Setahun: ${names.map((name, at) => `${name} ${bind(`tahunan_${at + 1}`)}`).join(', ')}; selisihnya **${bind('selisih_tahun')}**.`,
        )
      : null,
    draft.chart({
      id: 'grafik_pilihan',
      title: `${label}${per === '' ? '' : ` per ${per}`}`,
      shape: 'bar',
      unit: 'rupiah',
      categories: names,
      series: [{ name: label, values: ids }],
    }),
  ])
  draft.section('selain_angka', 'Selain angkanya', [
    bullets(names.map((name) => `${name}: mutu [isi mutu], tenaga dan waktu [isi tenaga dan waktu].`)),
  ])
  const values = new Set(choices.flatMap(({ slots }) => slots.map(({ figure }) => figure.value)))
  for (const one of request.figures)
    if (values.has(one.value) || one.value === need?.value || one.value === cost?.value) used.add(one)
  keepOthers(draft, request, used)
  sourcesSection(draft)
  return draft.finish({
    title: titleOf(isTaken ? 'Perbandingan' : isMost ? 'Perbandingan Untung' : 'Perbandingan Biaya', {
      ...request,
      subject: '',
    }),
    key: 'selisih',
    facts: factsOf(request),
  })
}
