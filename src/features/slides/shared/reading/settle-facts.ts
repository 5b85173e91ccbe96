import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { roundToRupiah } from '#core/text/shared/rupiah.ts'

import type { DeckPurpose, FigureSeries, KeyFigure, PricedThing } from '../deck-request.ts'
import type { Draft } from './figure-draft.ts'
import { metricHead } from './metric-words.ts'
import { figureHalves } from './split-message.ts'
import { moneyText } from './told-figures.ts'
import { trimmed } from './told-words.ts'

const percent = /^(\d{1,3}(?:,\d+)?)\s?%$/
const shared = /^(?:(?:untuk|buat)\s+)?(\p{L}[^%\d]*?)\s+(\d{1,3}(?:,\d+)?)\s?%$/iu
/** What was asked of people and shared among them is no part of a sum. */
const ofOthers = /(?<!\p{L})(?:survei|responden|pangsa|pelanggan|komposisi|saham|kepemilikan)(?!\p{L})/iu

interface Share {
  readonly label: string
  readonly share: number
  readonly from: string | KeyFigure | FigureSeries
}

const sumOf = (shares: readonly Share[]): number => shares.reduce((sum, { share }) => sum + share, 0)

/** `500 juta untuk tim 50%, pemasaran 30%, teknologi 20%`: shares that make a whole are the parts of what is asked for. */
export const takeShares = (draft: Draft): void => {
  const [whole, more] = draft.asks
  const amount = whole?.amount
  if (amount === undefined || more !== undefined) return
  const used: readonly Share[] = draft.uses.flatMap((use) =>
    // `12 bulan: pemasaran 50%`: how long it lasts stands before the first share.
    figureHalves(use.replace(/^.*:\s/u, '')).flatMap((half) => {
      const [, label = '', share = ''] = shared.exec(half) ?? []
      return label === '' ? [] : [{ label, share: Number(share.replace(',', '.')), from: use }]
    }),
  )
  const figured: readonly Share[] = draft.figures.flatMap((figure) => {
    const share = percent.exec(figure.value)?.[1]
    return share === undefined ? [] : [{ label: figure.label, share: Number(share.replace(',', '.')), from: figure }]
  })
  const listed: readonly Share[] = draft.series
    .filter(({ title, unit }) => unit === '%' && !ofOthers.test(title))
    .flatMap((from) => from.points.map(({ label, value }) => ({ label, share: value, from })))
  // `komisi 15%` stands among the figures too: the shares are those that were told last.
  const parts: readonly Share[] =
    [listed, used, ...figured.map((_, at) => [...used, ...figured.slice(at)])].find((some) => sumOf(some) === 100) ?? []
  if (parts.length < 2) return
  draft.asks.push(
    ...parts.map(({ label, share }) => {
      const part = roundToRupiah((amount * share) / 100)
      return { label: sentenceCase(trimmed(label)), value: moneyText(part), amount: part }
    }),
  )
  draft.uses = draft.uses.flatMap((use) =>
    parts.some((one) => one.from === use) ? (/^(.*):\s/u.exec(use)?.[1] ?? []) : use,
  )
  draft.series = draft.series.filter((series) => !parts.some((one) => one.from === series))
  draft.figures = draft.figures.filter((figure) => !parts.some((one) => one.from === figure))
}

/** `dapat uang saku`, `800 bungkus per bulan`, `tiap bulan ambil …`: what carries a price and is no ware. */
const noWare =
  /^(?:\d[\d.]*\s\p{L}+\s(?:per|tiap|se\p{L})|(?:tiap|setiap|per|selama ini|dulu|dulunya|biasanya|sebelumnya)\s|(?:dapat|dpt|mendapat(?:kan)?|memperoleh|digaji|diberi|dikasih)\s)/iu

/** `mau tambah oven 15 juta`: what is to be bought; a list that begins so is a plan of its own. */
const intended = /^(?:mau|ingin|pengen|akan|rencana(?:nya)?)\s/iu

const asTold = ({ name, note, per, price }: PricedThing): string =>
  sentenceCase(
    `${name}${/\d/.test(name) ? ', harga' : ''} ${moneyText(price)}${per === '' ? '' : ` per ${per}`}${note === '' ? '' : `, ${note}`}`,
  )

/** What is no ware is told as a line. Taken out of the draft. */
export const takeNoWares = (draft: Draft): void => {
  const told = draft.goods.filter(
    ({ holds, name }, at) =>
      holds === undefined && (noWare.test(name) || (at === draft.goods.length - 1 && intended.test(name))),
  )
  draft.goods = draft.goods.filter((one) => !told.includes(one))
  draft.facts.push(...told.map(asTold))
}

const counted = /^(\p{L}[^\d]{1,40}?)\s(\d{1,3}(?:\.\d{3})*|\d+)(?:\s(\p{Ll}+))?$/u
const bestHead =
  /^((?:yang\s)?(?:paling\s\p{L}+|terlaris|terlaku|terbanyak|terfavorit))\s+(?:adalah\s|itu\s)?(?=\p{L})/iu

/** `antrian lama 52 orang, harga 31, ruang panas 24`: what the first one counts the others count too. */
const goesOn = (one: RegExpExecArray | null | undefined, unit: string): boolean =>
  Boolean(one) && (one?.[3] === undefined || one[3] === unit)

const runFrom = (
  lines: readonly string[],
  title: string,
): { series: FigureSeries; taken: readonly string[] } | null => {
  const told = lines.map((line) => counted.exec(line))
  const start = told.findIndex(
    (one, at) => one?.[3] !== undefined && goesOn(told[at + 1], one[3]) && goesOn(told[at + 2], one[3]),
  )
  const unit = told[start]?.[3]
  if (start < 0 || unit === undefined) return null
  const end = told.findIndex((one, at) => at > start && !goesOn(one, unit))
  const taken = lines.slice(start, end < 0 ? undefined : end)
  const head = bestHead.exec(taken[0] ?? '')?.[1] ?? ''
  const points = taken.map((line, at) => {
    const [, label = '', value = ''] = counted.exec(line) ?? []
    const name = at === 0 ? label.replace(bestHead, '') : label
    return { label: sentenceCase(trimmed(name)), value: Number(value.replaceAll('.', '')) }
  })
  if (points.some(({ label }) => metricHead.test(label) || label.split(/\s+/).length > 4)) return null
  return { series: { title: sentenceCase(head) || title || `Jumlah ${unit}`, unit, points, isTime: false }, taken }
}

const ofName = /^(\p{Lu}[\p{L}'’.]{1,20}(?:\s\p{Lu}[\p{L}'’.]{1,20})?)\s(\d{1,3}(?:\.\d{3})*)$/u
const fewestNames = 3

/** `Andi 150, Bima 120, Citra 95`: who brought how much, where nothing else is told of the numbers. */
const takeNamed = (draft: Draft): void => {
  const told = draft.facts.filter((fact) => ofName.test(fact))
  if (told.length < fewestNames || told.some((fact) => metricHead.test(fact))) return
  const points = told.map((fact) => {
    const [, label = '', value = ''] = ofName.exec(fact) ?? []
    return { label, value: Number(value.replaceAll('.', '')) }
  })
  draft.series.push({ title: 'Hasil per nama', unit: '', points, isTime: false })
  draft.facts = draft.facts.filter((fact) => !told.includes(fact))
}

/** A number that names something and counts nothing. */
const numbering = /(?<!\p{L})(?:tanggal|tgl|jam|pukul|nomor|no|rt|rw|kelas|lantai|tahun|kilometer|km)\s\d+$/iu
const plainCount = /^(\p{L}[\p{L}\s-]{1,28}?)\s(\d{1,3}(?:\.\d{3})*)$/u

/** `balita 67, ibu hamil 12, lansia 45`: three and more in a row that are counted without a word for it are figures. */
export const takePlainCounts = (draft: Draft): void => {
  const told = draft.facts.map(
    (fact) => plainCount.test(fact) && fact.split(/\s+/).length <= 4 && !numbering.test(fact),
  )
  const start = told.findIndex((one, at) => one && told[at + 1] && told[at + 2])
  if (start < 0) return
  const end = told.findIndex((one, at) => at > start && !one)
  const taken = draft.facts.slice(start, end < 0 ? undefined : end)
  draft.figures.push(
    ...taken.map((fact) => {
      const [, label = '', value = ''] = plainCount.exec(fact) ?? []
      return { label: sentenceCase(label), value, said: fact }
    }),
  )
  draft.facts = draft.facts.filter((fact) => !taken.includes(fact))
}

/** `sneakers 210 pasang, sandal 180 pasang, pantofel 65 pasang`: three of one count and more are bars. */
export const takeCounted = (draft: Draft, purpose: DeckPurpose): void => {
  if (purpose !== 'report' && purpose !== 'pitch') return
  takeNamed(draft)
  const run = runFrom(draft.facts, '')
  if (run) {
    draft.series.push(run.series)
    draft.facts = draft.facts.filter((fact) => !run.taken.includes(fact))
  }
  draft.parts = draft.parts.filter(({ lines, title }) => {
    const own = runFrom(lines, title)
    if (own?.taken.length !== lines.length) return true
    draft.series.push(own.series)
    return false
  })
}

const wordsIn = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\d%.]+/gu) ?? []).join(' ')} `

/** Lines without those that another one says in full, and without bare numbers. */
export const withoutFragments = (facts: readonly string[]): string[] =>
  facts.filter(
    (fact, at) =>
      /\p{L}/u.test(fact) &&
      !facts.some(
        (other, place) => place !== at && other.length > fact.length && wordsIn(other).includes(wordsIn(fact)),
      ),
  )

/** Figures without those that a line tells already with their name and their sum. */
export const withoutRetold = (figures: readonly KeyFigure[], facts: readonly string[]): KeyFigure[] =>
  figures.filter(
    ({ label, value }) =>
      !facts.some((fact) => wordsIn(fact).includes(wordsIn(value)) && wordsIn(fact).includes(wordsIn(label))),
  )
