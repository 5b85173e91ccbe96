import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { monthsIn } from '../../ledger/months.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { givers, people } from '../../times-pieces.ts'
import type { Scene } from '../scene.ts'

const within: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  hari: { minggu: 7, bulan: 30, tahun: 365 },
  minggu: { bulan: 4, tahun: 52 },
  bulan: { tahun: 12 },
}

const saving =
  /(?<!\p{L})(?:nabung|menabung|tabung\p{L}*|sisih\p{L}*|nyisih\p{L}*|simpan(?:an)?|nyimpen|setor|kumpul\p{L}*|ngumpul\p{L}*|terkumpul|nyelengin|celengan|untung|laba|omzet|omset|iuran|arisan)(?!\p{L})/iu

const isTimes = ({ words: own }: Entry): boolean => own.includes('x') || own.includes('kali')

const fits = ({ noun }: Counted): boolean => people.has(noun) || givers.has(noun) || noun === 'kali' || isTime(noun)

/** The counts of a message that one sum is multiplied by, each of something else; null where one of them fits nowhere. */
const countsOfAll = (entries: readonly Entry[], per: string | null): readonly Counted[] | null => {
  const all = entries.flatMap((entry) =>
    entry.counts.map((count) => (count.noun === '' && isTimes(entry) ? { ...count, noun: 'kali' } : count)),
  )
  if (!all.every(fits) || new Set(all.map(({ noun }) => noun)).size < all.length) return null
  return per !== null && per !== 'hari' && all.some(({ noun }) => noun === 'hari') ? null : all
}

const isGoal = ({ way, words: own }: Entry): boolean => way === 'goal' || (own.includes('beli') && own.includes('buat'))

/** One sum that comes again and again: `nabung 1,35jt tiap bulan, januari s/d desember`, `14 orang, 13rb sekali makan, 2x sehari`. */
export const gathered: Scene = ({ ledger, message }) => {
  const { entries, asked } = ledger
  const asks =
    asked.wanted.some((one) => ['total', 'rest', 'profit'].includes(one)) || /jadi berapa/.test(asked.words.join(' '))
  if (!asks || entries.some(({ percent }) => percent !== null)) return null
  const sums = entries.filter(({ money }) => money !== null)
  const goal = sums.find(isGoal)
  const [one, more] = sums.filter((sum) => sum !== goal)
  if (!one || more) return null
  const per = one.per === null ? null : timeNamed(one.per)
  const told = countsOfAll(entries, per)
  if (!told) return null
  // Without a time of its own a sum is only told again where several counts say so.
  if (per === null ? told.length < 2 || one.way === 'in' : !saving.test(message)) return null
  const span = per === 'bulan' ? monthsIn(message.toLowerCase().split(/[^\p{L}/]+/u)) : null
  const wanted = [...new Set([asked.per === null ? null : timeNamed(asked.per), ...asked.times])]
  const isTold = per === null || told.some(({ noun }) => noun === per)
  const usual = wanted.flatMap((time) => within[per ?? '']?.[time ?? ''] ?? []).at(-1)
  const length = isTold ? undefined : (span ?? usual)
  const heads = told.flatMap(({ noun }, at) => (isTime(noun) ? [] : [`kali_${at + 1}`]))
  // `per bulan dan per tahun`: what all of them give at once is asked beside what it comes to.
  const once = per ?? told.find(({ noun }) => isTime(noun))?.noun ?? null
  const isOnce = heads.length > 0 && once !== null && wanted.some((time) => time === once)
  if (!isTold && !isOnce && (length === undefined || length < 2)) return null
  const factors: WorkedFigure[] = [
    ...told.map((count, at): WorkedFigure => ({
      id: `kali_${at + 1}`,
      label: isTime(count.noun) ? 'Lamanya' : 'Banyaknya',
      told: toldCount(count),
      noun: count.noun,
    })),
    ...(length === undefined
      ? []
      : [{ id: 'banyak', label: 'Lamanya', assumed: length, unit: 'count' as const, noun: per ?? '' }]),
  ]
  const isSaved = saving.test(message)
  const name = isSaved ? 'Terkumpul' : 'Jumlah'
  const all = factors.map(({ id }) => id)
  const isAll = all.length === heads.length
  const steps: WorkedStep[] = [
    ...(isOnce && !isAll ? [{ id: 'sekali', label: name, formula: ['setiap', ...heads].join(' * '), per: once }] : []),
    { id: 'jumlah', label: name, formula: ['setiap', ...all].join(' * '), per: isOnce && isAll ? once : '' },
    ...(goal
      ? [
          { id: 'sisa', label: 'Dikurangi yang dibutuhkan', formula: 'jumlah - tujuan' },
          { id: 'sisa_besar', label: 'Lebih atau kurangnya', formula: 'abs(sisa)', quiet: true as const },
        ]
      : []),
  ]
  return {
    type: 'umum',
    title: isSaved ? 'Hitungan Terkumpul' : 'Hitungan Biaya',
    figures: [
      {
        id: 'setiap',
        label: sentenceCase(one.label || (isSaved ? 'Disisihkan' : 'Biaya')),
        told: toldSum(one),
        per: one.per ?? '',
      },
      ...factors,
      ...(goal ? [{ id: 'tujuan', label: sentenceCase(goal.label || 'Yang dibutuhkan'), told: toldSum(goal) }] : []),
    ],
    steps,
    answer: [
      p(`${name} **${bind('jumlah')}**: ${[bind('setiap'), ...factors.map(({ id }) => bind(id))].join(' × ')}.`),
      ...(goal
        ? [
            p(
              `Untuk ${bind('tujuan')} {{sisa|cukup, masih lebih|pas|belum cukup, kurang}} **${bind('sisa_besar')}**.`,
              onlyIf('sisa', 'positive', 'negative'),
            ),
            p(`Untuk ${bind('tujuan')} jumlahnya pas.`, onlyIf('sisa', 'zero')),
          ]
        : []),
    ],
    key: 'jumlah',
    shown: ['jumlah', ...(isOnce && !isAll ? ['sekali'] : []), ...(goal ? ['sisa'] : [])],
    assumptions:
      length === undefined || span !== null ? [] : [`Lamanya dihitung ${bind('banyak')}; ubah angkanya kalau berbeda.`],
    next: isSaved
      ? ['Bulan yang terlewat atau diambil di tengah jalan mengurangi jumlahnya: [isi yang diambil].']
      : ['Yang tidak ikut dihitung, misalnya hari libur dan yang tidak masuk: [isi yang tidak ikut].'],
  }
}
