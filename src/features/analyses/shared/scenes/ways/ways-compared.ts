import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { factorsOf, isTime, type Line, lineOf, timeLeft, toldCount } from '../../ledger/lines.ts'
import { daysOf, inTime } from '../../ledger/sides.ts'
import { waysIn } from '../../ledger/ways.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import type { Time } from '../../told-figure.ts'
import { asksForAll } from '../../whole-words.ts'
import { type Scene, words } from '../scene.ts'

const comparing = words(
  'atau|vs|versus|banding\\p{L}*|perbandingan|mending\\p{L}*|mana|murah|hemat|selisih\\p{L}*|beda\\p{L}*|masing-masing|masing2|tiap|evaluasi|pilih\\p{L}*|sehat',
)
/** Paid again and again, where its time is not told. */
const recurring = words(
  'gaji|upah|bensin|solar|listrik|air|internet|wifi|servis|perawatan|iuran|retribusi|angsuran|cicilan|sewa|langganan|parkir|pulsa|honor|pajak',
)
const firstYear = words('tahun pertama|setahun pertama|1 tahun pertama')
/** `sewa vs beli`, `borongan atau harian` */
const setAgainst = /(?<!\p{L})(\p{L}{4,})\s+(?:vs\.?|versus|atau|apa)\s+(\p{L}{4,})/iu
const takings = new Set('omzet omset penjualan pemasukan pendapatan'.split(' '))
const ofOthers = words('bep|impas|break ?even|swot|hpp|harga pokok|paket|bundling|riset|dibagi|bagi hasil')

const isTakingOf = ({ words: own }: Entry): boolean => own.some((word) => takings.has(word))

/** `masih laku 5jt`, `dijual lagi 6jt`: what comes back of a thing at the end. */
const comesBack = (one: Entry): boolean =>
  one.way === 'in' && one.per === null && words('masih|lagi|bekas|sisa|residu|nanti|akhir').test(one.said)

/** `Beli: Servis`; what is called as the way itself is said once. */
const under = (name: string, label: string): string =>
  name.toLowerCase() === label.toLowerCase() ? name : `${name}: ${label}`

interface Reckoned {
  readonly name: string
  readonly ins: readonly Line[]
  readonly outs: readonly Line[]
  /** What is got for it at the end; it makes a way cheaper. */
  readonly back: readonly Line[]
}

/** Two or more ways or places, each with all that it costs and brings, for one time: which is better, and by how much. */
export const waysCompared: Scene = ({ ledger, message, choices, figures, margins }) => {
  const { asked } = ledger
  // What the owner has put by is none of the ways.
  const entries = ledger.entries.filter(({ words: own }) => !own.includes('tabungan'))
  if (!comparing.test(message) || ofOthers.test(message) || margins.length > 1) return null
  if (entries.some(({ percent, way, pack }) => percent !== null || pack !== null || way === 'wish' || way === 'goal'))
    return null
  if (figures.some(({ range }) => range !== undefined)) return null
  const [, one = '', other = ''] = setAgainst.exec(message) ?? []
  const ways = waysIn(entries, one === '' ? [] : [one.toLowerCase(), other.toLowerCase()])
  const sums = entries.filter(({ money }) => money !== null)
  if (ways.length === 0 || sums.some(({ period }) => period !== '')) return null
  const hasTakings = ways.every((way) => way.entries.some((one) => one.money !== null && one.way === 'in'))
  if (!hasTakings && sums.some(({ way }) => way === 'in') && ways.length > 2) return null
  const isBusiness = hasTakings && ways.every((way) => way.entries.some(isTakingOf))
  const isPlain = ways.every((way) => way.entries.filter(({ money }) => money !== null).length === 1)
  const factored = new Map(
    ways.flatMap((way) =>
      way.entries
        .filter(({ money }) => money !== null)
        .map((one) => [
          one,
          factorsOf(one, [...way.entries, ...entries.filter((other) => !way.entries.includes(other))]),
        ]),
    ),
  )
  if ([...factored.values()].includes(null)) return null
  // `sewa 900rb sebulan atau kredit 1,1jt sebulan selama 24 bulan`: the months of one hold for the other too.
  const isOwnTime = (one: Entry): boolean =>
    one.per !== null && (factored.get(one) ?? []).some(({ noun }) => noun === one.per)
  const lasting = [...factored.keys()].filter((one) => timeNamed(one.per ?? '') !== null)
  const told = lasting.find(isOwnTime)?.counts.find(({ noun, times: isTimes }) => isTimes && noun === 'bulan')
  const isShared = told !== undefined && lasting.some((one) => one.per === 'bulan' && !isOwnTime(one))
  if (isShared)
    for (const one of lasting)
      factored.set(
        one,
        (factored.get(one) ?? []).filter(({ noun }) => noun !== 'bulan'),
      )
  // Choices that take up every sum and count show more of each, and sellers with their delivery too.
  const known = sums.length + entries.flatMap((one) => one.counts).length
  const held = choices ? choices.choices.flatMap(({ slots }) => slots).length + (choices.need ? 1 : 0) : 0
  if (!isBusiness && choices?.choices.length === ways.length && held >= known) return null
  if (choices === null && figures.some(({ role }) => role === 'delivery')) return null
  const timeOf = (one: Entry): Time | null => timeLeft(one, factored.get(one) ?? [])
  const times = [...new Set([...factored.keys()].map(timeOf).filter((time) => time !== null))]
  // `cicil 480rb 12 bulan`: how often it is paid must be its own.
  const isOpen = (one: Entry): boolean =>
    one.per === null && /(?<!\p{L})(?:cicil|angsur)/iu.test(one.said) && factored.get(one)?.length === 0
  if ([...factored.keys()].some(isOpen)) return null
  if (isPlain && !isShared && times.length < 2 && [...factored.values()].every((one) => one?.length === 0)) return null
  const wanted = asked.times.find((one) => one !== 'hari') ?? (asked.per === null ? null : timeNamed(asked.per))
  const counts = entries.flatMap((one) => one.counts)
  const span = isShared
    ? told
    : counts.find(
        ({ noun, value, per, times: isTimes }) =>
          ['tahun', 'bulan'].includes(noun) && per === null && !isTimes && value > 1,
      )
  const taken = new Set([...factored.values()].flatMap((all) => (all ?? []).map(({ said }) => said)))
  // `sewa 1,1jt/bln untung kotor 5,6jt`: what comes in beside a rent comes in again and again.
  const isOnce = (one: Entry): boolean =>
    !(hasTakings && one.way === 'in') &&
    timeOf(one) === null &&
    !(factored.get(one) ?? []).some(({ noun }) => isTime(noun)) &&
    !recurring.test(one.said)
  const hasOnce = times.length > 0 && [...factored.keys()].some(isOnce)
  const isFirstYear = hasOnce && !span && firstYear.test(message)
  if (hasOnce && !span && !isFirstYear) return null
  const base: Time | null = isFirstYear
    ? 'tahun'
    : times.length === 0
      ? null
      : (wanted ?? (times.length === 1 ? (times[0] ?? null) : 'bulan'))
  const days = daysOf(entries)
  const usesSpan = (hasOnce || isShared) && span !== undefined
  const isIdle = (one: (typeof counts)[number]): boolean =>
    isTime(one.noun) ||
    taken.has(one.said) ||
    one.value === ways.length ||
    one.value === span?.value ||
    (one.noun === '' && one.value <= ways.length)
  if (!counts.every(isIdle)) return null
  let needsDays = false
  const assumptions = new Set<string>()
  const scaleOf = (one: Entry): string | null | undefined => {
    const own = timeOf(one) ?? (base !== null && !isOnce(one) && times.length === 1 ? (times[0] ?? null) : null)
    if (timeOf(one) === null && own !== null && own !== base && base !== null) return undefined
    if (own === null)
      return base === null || usesSpan || isFirstYear || (factored.get(one) ?? []).some(({ noun }) => isTime(noun))
        ? null
        : undefined
    if (timeOf(one) === null)
      assumptions.add(`${one.way === 'in' ? 'Pemasukan' : 'Biaya'} yang waktunya tidak disebut dihitung per ${own}.`)
    const within = own === base || base === null ? null : inTime(own, base, days)
    if (own !== base && base !== null && !within) return undefined
    needsDays ||= within?.needs ?? false
    if (within && !within.needs && own === 'hari')
      assumptions.add('Sebulan dihitung 30 hari; ubah kalau harinya berbeda.')
    if (!usesSpan || base === null) return within?.formula ?? null
    const turned = base === span.noun ? null : inTime(base, span.noun === 'tahun' ? 'tahun' : 'bulan', days)
    return [within?.formula, turned?.formula, 'lama'].filter((part) => part !== undefined).join(' * ')
  }
  const linesOf = (side: readonly Entry[], id: string, fallback: string): (Line | null)[] =>
    side.map((one, at) => {
      const scale = scaleOf(one)
      const named = { ...one, label: one.label.replace(/^(?:atau|vs|versus)\s+/i, '') }
      return scale === undefined ? null : lineOf(named, `${id}_${at + 1}`, fallback, factored.get(one) ?? [], scale)
    })
  const reckoned: Reckoned[] = []
  for (const [at, way] of ways.entries()) {
    const own = way.entries.filter(({ money }) => money !== null)
    // `sewa 30jt setahun + iuran 250rb, laba kotor 7,8jt`: beside what is earned a due is paid.
    const isIn = (one: Entry): boolean =>
      hasTakings && one.way === 'in' && (isTakingOf(one) || !recurring.test(one.said))
    const ins = linesOf(own.filter(isIn), `masuk_${at + 1}`, 'Pemasukan')
    const isBack = (one: Entry): boolean => !hasTakings && comesBack(one)
    const back = linesOf(own.filter(isBack), `kembali_${at + 1}`, 'Laku dijual lagi')
    const outs = linesOf(
      own.filter((one) => !isIn(one) && !isBack(one)),
      `keluar_${at + 1}`,
      'Biaya',
    )
    if ([...ins, ...outs, ...back].includes(null)) return null
    reckoned.push({
      name: way.name,
      ins: ins.filter((line) => line !== null),
      outs: outs.filter((line) => line !== null),
      back: back.filter((line) => line !== null),
    })
  }
  if (hasTakings && reckoned.every(({ outs }) => outs.length === 0)) return null
  if (!hasTakings && reckoned.some(({ outs }) => outs.length === 0)) return null
  const per = usesSpan ? '' : (base ?? '')
  const goal = hasTakings ? 'Laba' : 'Biaya'
  const income = ({ ins }: Reckoned): string => ins.map(({ id }) => id).join(' + ')
  const steps: WorkedStep[] = [
    ...reckoned.flatMap(({ name, ins, outs, back }) =>
      [...ins, ...outs, ...back].flatMap(({ steps: own }) =>
        own.map((step) => ({ ...step, label: under(name, step.label), per })),
      ),
    ),
    ...reckoned.map((one, at): WorkedStep => ({
      id: `nilai_${at + 1}`,
      label: one.name,
      formula: hasTakings
        ? [income(one), ...one.outs.map(({ id }) => id)].join(' - ')
        : [one.outs.map(({ id }) => id).join(' + '), ...one.back.map(({ id }) => id)].join(' - '),
      per,
    })),
    ...(isBusiness
      ? reckoned.map((one, at): WorkedStep => ({
          id: `margin_${at + 1}`,
          label: `Margin ${one.name}`,
          formula: `nilai_${at + 1} / positive(${income(one)}) * 100`,
          unit: 'percent',
        }))
      : []),
    {
      id: 'unggul',
      label: hasTakings ? 'Laba terbesar' : 'Paling murah',
      formula: `arg${hasTakings ? 'max' : 'min'}(nilai)`,
      unit: 'name',
    },
    {
      id: 'unggul_nilai',
      label: `${goal} ${hasTakings ? 'terbesar' : 'terkecil'}`,
      formula: `${hasTakings ? 'max' : 'min'}(nilai)`,
      per,
      quiet: true,
    },
    { id: 'selisih', label: 'Selisih', formula: 'max(nilai) - min(nilai)', per },
    ...(hasTakings && (ways.length > 2 || asksForAll.test(message))
      ? [{ id: 'jumlah', label: 'Jumlah laba', formula: 'sum(nilai)', per }]
      : []),
  ]
  const whole = (id: string): string => `${bind(id)}${per === '' ? '' : ` per ${per}`}`
  const lengthFigure: WorkedFigure[] =
    usesSpan && span ? [{ id: 'lama', label: 'Lama pemakaian', told: toldCount(span), noun: span.noun }] : []
  return {
    type: 'perbandingan',
    title: hasTakings ? 'Perbandingan Laba' : 'Perbandingan Biaya',
    groups: { nilai: goal.toLowerCase() },
    figures: [
      ...reckoned.flatMap(({ name, ins, outs, back }) =>
        [...ins, ...outs, ...back].flatMap(({ figures: own }) =>
          own.map((one) => ({ ...one, label: under(name, one.label) })),
        ),
      ),
      ...(needsDays && days ? [days] : []),
      ...lengthFigure,
    ],
    steps,
    rows: [
      ...reckoned.flatMap((one, at) => [
        ...[...one.ins, ...one.outs, ...one.back].map(({ id, label, how }) => [
          `${under(one.name, label)}${how === '' ? '' : ` (${how})`}`,
          bind(id),
        ]),
        [`**${goal} ${one.name}**`, `**${bind(`nilai_${at + 1}`)}**`],
      ]),
      ['**Selisih**', `**${bind('selisih')}**`],
    ],
    answer: [
      p(
        `${hasTakings ? 'Laba terbesar' : 'Paling murah'}: **${bind('unggul')}**, ${whole('unggul_nilai')}${usesSpan ? ` selama ${bind('lama')}` : ''}. Selisihnya **${bind('selisih')}**: ${reckoned.map(({ name }, at) => `${name} ${bind(`nilai_${at + 1}`)}`).join(', ')}.`,
        onlyIf('selisih', 'positive'),
      ),
      p('Hasilnya sama; pilih menurut mutu, tenaga, dan waktunya.', onlyIf('selisih', 'zero')),
      ...(hasTakings && asksForAll.test(message) ? [p(`Laba semuanya **${whole('jumlah')}**.`)] : []),
      ...(isBusiness
        ? [
            p(
              `Dari setiap pemasukan tersisa: ${reckoned.map(({ name }, at) => `${name} ${bind(`margin_${at + 1}`)}`).join(', ')}.`,
            ),
            ...reckoned.map(({ name }, at) =>
              p(
                `${name} rugi: benahi biayanya dulu, atau hentikan kalau tidak membaik.`,
                onlyIf(`nilai_${at + 1}`, 'negative'),
              ),
            ),
          ]
        : []),
    ],
    key: 'selisih',
    shown: [...reckoned.slice(0, 3).map((_, at) => `nilai_${at + 1}`), 'selisih'],
    chart: {
      title: `${goal} masing-masing`,
      categories: reckoned.map(({ name }) => name),
      values: reckoned.map((_, at) => `nilai_${at + 1}`),
    },
    assumptions: [...assumptions],
    next: [
      hasTakings
        ? 'Biaya yang ditanggung bersama belum dibagi: [isi biaya bersama].'
        : 'Mutu, tenaga, dan waktu masing-masing: [isi bedanya].',
    ],
  }
}
