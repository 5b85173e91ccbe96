import * as z from 'zod/mini'

import type { Reviser } from '#core/assistant/shared/kind-skill.ts'
import { type EditClause, namesNothing, readEditMessage } from '#core/assistant/shared/revision/edit-clauses.ts'
import { findNamed } from '#core/assistant/shared/revision/find-named.ts'
import { withSum } from '#core/assistant/shared/revision/sums-in-text.ts'
import {
  countsPeopleOrTime,
  endValue,
  isFigure,
  moneyAtEnd,
  readPercent,
} from '#core/assistant/shared/revision/told-amounts.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import type { Difference } from '#core/items/shared/proposals.contract.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { AnalysisContent, Figure } from '../analysis-content.ts'
import { withFigure, withSectionTitle } from '../edit-content.ts'
import { readTypedNumber } from '../number-text.ts'
import { reckonNumbers } from '../reckon.ts'
import { readContent } from '../upgrade-content.ts'
import { groupFor, withNewFigure, withoutFigure } from './figure-list.ts'

const changes = z.array(
  z.discriminatedUnion('op', [
    z.object({ op: z.literal('figure'), id: z.string(), value: z.nullable(z.number()) }),
    z.object({
      op: z.literal('figure-add'),
      label: z.string().check(z.minLength(1), z.maxLength(200)),
      value: z.number(),
      group: z.string(),
    }),
    z.object({ op: z.literal('figure-remove'), id: z.string() }),
    z.object({ op: z.literal('section'), id: z.string(), title: z.string().check(z.minLength(1), z.maxLength(200)) }),
    z.object({ op: z.literal('title'), title: z.string().check(z.minLength(1), z.maxLength(300)) }),
  ]),
)
type AnalysisChange = z.infer<typeof changes>[number]

/** A figure with a new value; where the owner's own words are quoted, they do not say the old one any more. */
const withToldFigure = (content: AnalysisContent, id: string, value: number | null): AnalysisContent => {
  const { figures } = content.dataset
  const figure = figures.find((one) => one.id === id)
  const was = figure?.unit === 'rupiah' ? (figure.value ?? 0) : 0
  const made = withFigure(content, id, value)
  if (value === null || was < 1_000 || figures.some((one) => one.id !== id && one.value === was)) return made
  return {
    ...made,
    sections: made.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.type === 'list' ? { ...block, items: block.items.map((item) => withSum(item, was, value)) } : block,
      ),
    })),
  }
}

const changed = (content: AnalysisContent, one: AnalysisChange): AnalysisContent => {
  if (one.op === 'title') return { ...content, title: one.title }
  if (one.op === 'figure-add' || one.op === 'figure-remove') {
    const made = one.op === 'figure-add' ? withNewFigure(content, one) : withoutFigure(content, one.id)
    if (made === null) throw new AppError('proposal_outdated', { message: `${one.op} has no place` })
    return made
  }
  const known = one.op === 'figure' ? content.dataset.figures : content.sections
  if (!known.some(({ id }) => id === one.id))
    throw new AppError('proposal_outdated', { message: `${one.op} ${one.id} is gone` })
  return one.op === 'figure' ? withToldFigure(content, one.id, one.value) : withSectionTitle(content, one.id, one.title)
}

/** An analysis with a proposed change applied to it; every number bound to a changed figure follows by itself. */
export const applyAnalysisChanges = (content: AnalysisContent, given: unknown): AnalysisContent => {
  const parsed = changes.safeParse(given)
  if (!parsed.success) throw new AppError('invalid_content', { message: 'no changes of an analysis' })
  return parsed.data.reduce(changed, content)
}

/** As many reckoned results are shown with a change; the key result is always among them. */
const mostResults = 5

const numberRows = (content: AnalysisContent): Map<string, readonly [label: string, text: string]> => {
  const numbers = reckonNumbers(content)
  const all = [
    ...content.dataset.figures,
    ...content.metrics.filter(({ id }) => id === content.key),
    ...content.metrics,
  ]
  return new Map(all.map(({ id, label }) => [id, [label, numbers.text(id)]]))
}

const differencesOf = (before: AnalysisContent, after: AnalysisContent): Difference[] => {
  const now = numberRows(after)
  const numbers = [...numberRows(before)].flatMap(([id, [label, text]]): Difference[] => {
    const fresh = now.get(id)?.[1] ?? ''
    return label === '' || fresh === text ? [] : [{ label, before: text, after: fresh }]
  })
  const old = new Set(before.dataset.figures.map(({ id }) => id))
  const added = after.dataset.figures.flatMap(({ id, label }): Difference[] =>
    old.has(id) ? [] : [{ label, before: '', after: now.get(id)?.[1] ?? '' }],
  )
  const titles = before.sections.flatMap(({ title }, at): Difference[] => {
    const fresh = after.sections[at]?.title ?? ''
    return fresh === title ? [] : [{ label: 'Judul bagian', before: title, after: fresh }]
  })
  const named = before.title === after.title ? [] : [{ label: 'Judul', before: before.title, after: after.title }]
  return [...named, ...titles, ...added, ...numbers.slice(0, mostResults + 1)]
}

type Read = AnalysisChange[] | { readonly ask: string } | null

const example = ({ dataset }: AnalysisContent): string => {
  const label = dataset.figures[0]?.label.toLowerCase()
  return label ? `"ubah ${label} jadi 20.000"` : '"judulnya ganti jadi Rencana Usaha"'
}

/** `gajinya jadi 4 orang`, `balik modalnya 95 juta`: a figure of one sort is none of another. */
const isOfOtherSort = ({ unit, value }: Figure, words: string): boolean =>
  unit === 'rupiah'
    ? countsPeopleOrTime(words) ||
      /^\d[\d.,]*\s*(?!(?:rb|ribu|jt|juta|perak|rupiah|miliar|k|m|per|se)(?!\p{L}))\p{L}{2,}$/iu.test(words)
    : unit === 'count' && (value ?? 0) < 1_000 && /\d\s?(?:jt|juta|rb|ribu)(?!\p{L})/iu.test(words)

const newValue = (figure: Figure, clause: EditClause, words: string): number | null => {
  const typed = readTypedNumber(
    words.replace(/\s+(?:\p{L}+(?:\s+|$))*$/u, (end) => (/^\s*(?:rb|ribu|k|jt|juta|miliar|m)\b/i.test(end) ? end : '')),
  )
  const percent = figure.unit === 'percent' ? null : readPercent(words)
  if (clause.verb !== 'raise' && clause.verb !== 'lower')
    return figure.unit === 'percent' ? (readPercent(words) ?? typed) : typed
  const before = figure.value ?? 0
  const step = percent === null ? typed : Math.round((before * percent) / 100)
  return step === null ? null : before + (clause.verb === 'raise' ? step : -step)
}

/** The figures that some words mean: by their name, by a part of it (`harganya`), by what stands there (`13rb`). */
const meant = (said: string, figures: readonly Figure[], today: IsoDay): number[] => {
  const places = (isMeant: (figure: Figure) => boolean): number[] =>
    figures.flatMap((figure, at) => (isMeant(figure) ? [at] : []))
  if (/^(?:rp\.?\s*)?\d/i.test(said.trim())) return places(({ value }) => isFigure(said, value, today))
  const labels = figures.map(({ label }) => label)
  const bare = said
    .replace(/^(?:angka|data|nilai|biaya|penjualan|hari|bulan)(?:nya)?\s+(?=\p{L})/iu, '')
    .replace(/\s+per\s+\p{L}+$/iu, '')
  const found = [said, bare].map((words) => findNamed(words, labels)).find(({ length }) => length > 0)
  if (found) return found
  const word = bare.toLowerCase().replace(/nya$/, '').trim()
  if (word.length < 3) return []
  const named = places(({ label }) => ` ${label.toLowerCase()} `.includes(` ${word} `))
  // `omzet 21jt` was told, and the figure is called after the goods.
  return named.length > 0 ? named : places(({ said: told }) => ` ${told.toLowerCase()} `.includes(` ${word} `))
}

/** `60 gelas` is how many of what is counted in glasses. */
const countedAs = (value: string, figures: readonly Figure[]): number[] => {
  const noun = /^\d[\d.,]*\s*(\p{L}{2,})\s*$/u.exec(value)?.[1]?.toLowerCase()
  return figures.flatMap((figure, at) =>
    noun !== undefined && figure.unit === 'count' && figure.noun === noun ? [at] : [],
  )
}

const time = /\s+(?:se|per\s*|tiap\s+)(?:hari|minggu|bulan|tahun|bln|thn)(?:nya)?\b/gi

/** `tambah cicilan mesin 1,4jt`: one more figure among those that are added up. */
const addFigure = ({ text }: EditClause, content: AnalysisContent): Read => {
  const said = text
    .replace(/^\S+\s+(?:(?:juga|lagi|satu|data|angka|pos)\s+)*/i, '')
    .replaceAll(time, '')
    .trim()
  const { head, value } = endValue(said, moneyAtEnd)
  const sum = value === '' ? null : readTypedNumber(value)
  const label = head
    .replace(/^(?:ada|untuk|buat|biaya|uang)\s+(?=\p{L})/iu, '')
    .replace(/[\s,:]+$/, '')
    .trim()
  if (sum === null || !/\p{L}{2,}/u.test(label)) return null
  const known = content.dataset.figures.filter((one) => one.label.toLowerCase() === label.toLowerCase())
  const [own] = known
  if (own && known.length === 1) return [{ op: 'figure', id: own.id, value: (own.value ?? 0) + sum }]
  const group = groupFor(label, content)
  return group === null
    ? {
        ask: `${sentenceCase(label)} dihitung sebagai apa? Contoh: "ubah ${content.dataset.figures[0]?.label.toLowerCase() ?? 'biaya'} jadi 20.000".`,
      }
    : [{ op: 'figure-add', label: sentenceCase(label).slice(0, 200), value: sum, group }]
}

const readClause = (clause: EditClause, content: AnalysisContent, today: IsoDay): Read => {
  const { figures } = content.dataset
  const { target, value, verb } = clause
  const section = /^(?:judul\s+)?(?:bagian|bab|bab ke)\s+(\d+|.+?)$/i.exec(target.trim())
  if (section && value !== null) {
    const [at] = findNamed(
      /^\d+$/.test(section[1] ?? '') ? `no ${section[1]}` : (section[1] ?? ''),
      content.sections.map(({ title }) => title),
    )
    const found = at === undefined ? undefined : content.sections[at]
    return found ? [{ op: 'section', id: found.id, title: value.slice(0, 200) }] : null
  }
  const titled = /^(?:judul|nama analisis)(?:nya)?\b\s*/i.exec(target)
  if (titled) {
    const title = (value ?? target.slice(titled[0].length)).trim()
    return title === ''
      ? { ask: 'Judulnya mau diganti jadi apa? Contoh: "judulnya ganti jadi Rencana Usaha".' }
      : [{ op: 'title', title }]
  }
  const given = value === null ? endValue(target, moneyAtEnd) : { head: target, value }
  if (verb === 'add') return addFigure(clause, content)
  const places = namesNothing(clause) ? countedAs(value ?? '', figures) : meant(given.head, figures, today)
  const [at] = places
  const figure = at === undefined ? undefined : figures[at]
  if (!figure || (given.head.trim() === '' && value === null)) return null
  if (places.length > 1)
    return {
      ask: `Angka yang mana: ${places
        .slice(0, 4)
        .map((place) => figures[place]?.label)
        .join(', ')}? Contoh: ${example(content)}.`,
    }
  if (verb === 'remove') return [{ op: 'figure-remove', id: figure.id }]
  if (given.value === '')
    return verb === null
      ? null
      : { ask: `${figure.label} jadi berapa? Contoh: "ubah ${figure.label.toLowerCase()} jadi 20.000".` }
  if (isOfOtherSort(figure, given.value))
    return {
      ask: `Angka itu untuk bagian yang mana? Di sini ${figure.label.toLowerCase()} dihitung dalam ${figure.unit === 'rupiah' ? 'Rupiah' : 'jumlah'}. Contoh: ${example(content)}.`,
    }
  const next = newValue(figure, clause, given.value)
  return next === null ? null : [{ op: 'figure', id: figure.id, value: next }]
}

const sentence = ({ label, before, after }: Difference): string =>
  after === '' ? `${label} dihapus` : before === '' ? `${label}: ${after}` : `${label} jadi ${after}`

/** What chat may change in an analysis: its figures, from which everything else is reckoned again, and its titles. */
export const analysisReviser: Reviser = {
  readRevision: (text, item, { today }) => {
    const content = readContent(item.content)
    if (content === null) return null
    const labels = content.dataset.figures.map(({ label }) => label.toLowerCase())
    const { stance, clauses } = readEditMessage(text, (words) =>
      labels.some((label) => label !== '' && words.startsWith(label)),
    )
    if (stance !== 'order') return null
    const found: AnalysisChange[] = []
    for (const clause of clauses) {
      const read = readClause(clause, content, today)
      if (read !== null && 'ask' in read) return read
      found.push(...(read ?? []))
    }
    if (found.length === 0)
      return clauses.some(({ verb }) => verb !== null)
        ? { ask: `Angka atau judul mana yang mau diubah? Contoh: ${example(content)}.` }
        : null
    const differences = differencesOf(content, applyAnalysisChanges(content, found))
    if (differences.length === 0) return { ask: 'Analisis ini sudah begitu, tidak ada yang perlu diubah.' }
    return { changes: found, summary: `${differences.slice(0, 3).map(sentence).join('. ')}.`, differences }
  },
}
