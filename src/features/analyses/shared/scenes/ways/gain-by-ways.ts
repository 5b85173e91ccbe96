import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { bind, onlyIf, p } from '../../draft.ts'
import type { Asked } from '../../ledger/asked.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { readLedger } from '../../ledger/ledger.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { type AtLevel, type Levels, levelsOf } from '../../ledger/levels/at-level.ts'
import { isComplete, namesOf } from '../../ledger/levels/complete.ts'
import { placed } from '../../ledger/levels/placed.ts'
import { isTime } from '../../ledger/lines.ts'
import { toldWays } from '../../ledger/told-ways.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import type { Time } from '../../told-figure.ts'
import { asksForAll } from '../../whole-words.ts'
import { type Scene, words } from '../scene.ts'

/** Nothing is earned with either: what each of them costs is the question. */
const costing = words('biaya|ongkos|upah|bayar\\p{L}*|murah|hemat|irit|pengeluaran')
const asking = words('untung\\p{L}*|laba\\p{L}*|bersih\\p{L}*|cuan|profit|keuntungan')
const comparing = words(
  'banding\\p{L}*|perbandingan|mana|masing-masing|masing2|selisih\\p{L}*|beda\\p{L}*|vs|versus|atau|pilih\\p{L}*|tiap (?:tempat|cara|toko|cabang)|dua tempat|fokus',
)
const share = words('margin\\p{L}*|persen\\p{L}*')
const ofOthers = words('bep|impas|break ?even|balik modal|swot|paket\\p{L}*|bundling|dibagi|bagi hasil|pinjam\\p{L}*')

const timeOf = ({ rate, per }: Counted): Time | null => rate ?? timeNamed(per ?? '')

/** In what time goods are sold: as it is told for one of the ways, else as it is asked for. */
const timeOfGoods = (ways: readonly (readonly Entry[])[], { per, times }: Asked): Time | null => {
  const all = ways.flat()
  const told = all.flatMap((one) =>
    one.counts.filter(({ noun }) => !isTime(noun)).map((count) => timeOf(count) ?? (one.each ? one.rate : null)),
  )
  const asked = timeNamed(per ?? '') ?? times[0] ?? null
  return (
    told.find((time) => time !== null) ??
    (all.some((one) => asked !== null && (one.per === asked || one.rate === asked)) ? asked : null)
  )
}

const inTime = (entries: readonly Entry[], time: Time | null): readonly Entry[] =>
  time === null
    ? entries
    : entries.map((one) => ({
        ...one,
        counts: one.counts.map((count) =>
          one.way === 'in' && !isTime(count.noun) && count.value > 1 && timeOf(count) === null && one.rate === null
            ? { ...count, rate: time }
            : count,
        ),
      }))

/** What each of them costs is reckoned as what it comes to. */
const sidedBy = (entries: readonly Entry[], isOfCosts: boolean): readonly Entry[] =>
  isOfCosts ? entries.map((one) => (one.money === null ? one : { ...one, way: 'in', sure: true })) : entries

/** `iklan di 2 tempat`: how many ways there are. */
export const withoutTheirNumber = (entries: readonly Entry[], ways: number): Entry[] =>
  entries.filter(
    ({ money, percent, counts }) =>
      money !== null || percent !== null || counts.some(({ value, noun }) => value !== ways || isTime(noun)),
  )

/** No sum depends on the day of the message. */
const noDay = '2026-01-01' as IsoDay

interface Reckoned {
  readonly name: string
  readonly levels: Levels
  readonly assumed: readonly string[]
  readonly entries: readonly Entry[]
}

const reckonedOf = (name: string, entries: readonly Entry[], asked: Asked): Reckoned | null => {
  const found = placed({ entries, asked, sharing: null })
  return found && found.flows.some(({ way }) => way === 'in')
    ? { name, levels: levelsOf(found), assumed: found.assumed, entries }
    : null
}

const isTold = ({ entries, levels }: Reckoned, at: AtLevel): boolean => {
  const used = namesOf([...at.ins, ...at.outs])
  return at.isWhole && isComplete({ entries }, levels, used)
}

/** The level at which every way is told in full: what is asked for first. */
const levelOf = (
  ways: readonly Reckoned[],
  asked: Asked,
  isOfCosts: boolean,
): { level: string | null; at: AtLevel[] } | null => {
  const wanted = [timeNamed(asked.per ?? ''), ...asked.times].filter((one) => one !== null)
  for (const level of [...wanted, 'bulan', 'hari', null]) {
    const at = ways.map((way) => ({ way, found: way.levels.at(level) }))
    if (at.every(({ way, found }) => found !== null && found.outs.length > 0 !== isOfCosts && isTold(way, found)))
      return { level, at: at.flatMap(({ found }) => (found ? [found] : [])) }
  }
  return null
}

/**
 * Ways or places side by side, each with its own sums and those that hold for all: `A) kios sewa 2,4jt laku 60 porsi
 * sehari, B) gerobak 20rb sehari laku 45 porsi. untung per porsi 5rb`. What each of them leaves, and the difference.
 */
const byWays =
  (isOfCosts: boolean): Scene =>
  ({ ledger, message, margins, figures }) => {
    const isAsked = isOfCosts ? costing.test(message) && !asking.test(message) : asking.test(message)
    if (!isAsked || !comparing.test(message) || ofOthers.test(message) || margins.length > 1 || ledger.sharing !== null)
      return null
    if (figures.some(({ range }) => range !== undefined)) return null
    const read = toldWays(message).map(({ name, text }) => ({
      name,
      entries: readLedger(`${text}.\nuntung berapa`, noDay).entries,
    }))
    const time = timeOfGoods(
      read.map(({ entries }) => entries),
      ledger.asked,
    )
    const ways = read.map(({ name, entries }) =>
      reckonedOf(name, sidedBy(inTime(withoutTheirNumber(entries, read.length), time), isOfCosts), ledger.asked),
    )
    const told = ways.filter((one) => one !== null)
    if (told.length < 2 || told.length < ways.length) return null
    const found = levelOf(told, ledger.asked, isOfCosts)
    if (!found) return null
    // Sums as they were told are compared without being reckoned.
    if (isOfCosts && !found.at.some(({ ins }) => ins.some((one) => one.includes('banyak')))) return null
    // What is told for all of them is one figure.
    const known = new Map<string, string>()
    const figuresOf: WorkedFigure[] = []
    const renamed = told.map(({ levels, name }, at) => {
      const used = namesOf([...(found.at[at]?.ins ?? []), ...(found.at[at]?.outs ?? [])])
      const names = new Map<string, string>()
      for (const figure of levels.figures) {
        if (!used.has(figure.id)) continue
        const key = `${figure.told?.kind ?? ''} ${figure.told?.value ?? ''} ${figure.told?.said ?? ''}`
        const id = known.get(key) ?? `cara_${at + 1}_${figure.id}`
        names.set(figure.id, id)
        if (known.has(key)) continue
        known.set(key, id)
        const isShared = told.every((one) => one.entries.some(({ said }) => said === figure.told?.said))
        figuresOf.push({ ...figure, id, label: isShared ? figure.label : `${name}: ${figure.label}` })
      }
      return (formula: string): string => formula.replaceAll(/[a-z]+_\d+/g, (id) => names.get(id) ?? id)
    })
    const per = found.level ?? ''
    const noun = ledger.asked.per ?? ''
    // `biaya per order berapa`: of those that were counted in each of the ways.
    const counted = told.map(({ entries, levels }) => {
      const own = entries.flatMap((one) => one.counts).find((one) => one.noun === noun && one.value > 1)
      return found.level === null && own ? levels.idOf(own) : undefined
    })
    const steps: WorkedStep[] = told.flatMap(({ name }, at) => {
      const { ins, outs } = found.at[at] ?? { ins: [], outs: [] }
      const rename = renamed[at] ?? String
      return [
        ...(isOfCosts
          ? [{ id: `untung_${at + 1}`, label: `${name}: biaya`, formula: rename(ins.join(' + ')), per }]
          : [
              { id: `masuk_${at + 1}`, label: `${name}: pemasukan`, formula: rename(ins.join(' + ')), per },
              { id: `keluar_${at + 1}`, label: `${name}: biaya`, formula: rename(outs.join(' + ')), per },
              { id: `untung_${at + 1}`, label: `${name}: untung`, formula: `masuk_${at + 1} - keluar_${at + 1}`, per },
            ]),
        ...(counted[at] === undefined
          ? []
          : [
              {
                id: `tiap_${at + 1}`,
                label: `${name}: biaya per ${noun}`,
                formula: `keluar_${at + 1} / ${rename(counted[at] ?? '')}`,
              },
            ]),
      ]
    })
    const gains = told.map((_, at) => `untung_${at + 1}`)
    const kept: WorkedStep[] =
      !isOfCosts && share.test(message)
        ? told.map(({ name }, at) => ({
            id: `margin_${at + 1}`,
            label: `Margin ${name}`,
            formula: `untung_${at + 1} / positive(masuk_${at + 1}) * 100`,
            unit: 'percent',
          }))
        : []
    const spoken = found.level === null ? '' : ` se${found.level}`
    const isAdded = !isOfCosts && asksForAll.test(message)
    return {
      type: 'perbandingan',
      title: isOfCosts ? 'Perbandingan Biaya' : 'Perbandingan Untung',
      figures: figuresOf,
      steps: [
        ...steps,
        ...kept,
        { id: 'terbesar', label: isOfCosts ? 'Biaya terbesar' : 'Untung terbesar', formula: 'max(untung)', per },
        { id: 'terkecil', label: isOfCosts ? 'Biaya terkecil' : 'Untung terkecil', formula: 'min(untung)', per },
        { id: 'selisih', label: 'Selisih', formula: 'terbesar - terkecil', per },
        ...(isAdded ? [{ id: 'gabungan', label: 'Untung semuanya', formula: gains.join(' + '), per }] : []),
      ],
      answer: [
        ...told.map(({ name }, at) =>
          p(
            isOfCosts
              ? `${name}: **${bind(`untung_${at + 1}`)}**${spoken}.`
              : `${name}: {{untung_${at + 1}|untung|impas, selisih|rugi, hasilnya}} **${bind(`untung_${at + 1}`)}**${spoken}, dari ${bind(`masuk_${at + 1}`)} dikurangi ${bind(`keluar_${at + 1}`)}.`,
            onlyIf(`untung_${at + 1}`, 'positive', 'zero', 'negative'),
          ),
        ),
        ...(isAdded ? [p(`Semuanya **${bind('gabungan')}**${spoken}.`)] : []),
        ...(kept.length > 0
          ? [p(`Margin: ${told.map(({ name }, at) => `${name} **${bind(`margin_${at + 1}`)}**`).join(', ')}.`)]
          : []),
        p(
          `Selisih ${isOfCosts ? 'yang termahal dan yang termurah' : 'yang paling untung dan yang paling kecil'}: **${bind('selisih')}**${spoken}.`,
          onlyIf('selisih', 'positive'),
        ),
      ],
      key: 'selisih',
      shown: [...gains.slice(0, 3), 'selisih'],
      chart: {
        title: `${isOfCosts ? 'Biaya' : 'Untung'}${spoken}`,
        categories: told.map(({ name }) => name),
        values: gains,
      },
      assumptions: [
        ...new Set([
          ...told.flatMap(({ assumed }) => assumed),
          ...(found.at.some(({ usesCalendar }) => usesCalendar)
            ? ['Sebulan dihitung 30 hari di mana harinya tidak disebut; ubah kalau berbeda.']
            : []),
        ]),
      ],
      next: ['Tenaga dan waktu masing-masing belum dihitung: [isi bedanya].'],
    }
  }

export const gainByWays: Scene = byWays(false)
/** The same of what each of them costs, where nothing is earned with either. */
export const costByWays: Scene = byWays(true)
