import { bind, onlyIf, p } from '../draft.ts'
import type { Entry } from '../ledger/entries.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { toldCount, toldSum } from '../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../makers/worked.ts'
import { sentenceCase } from '../wording.ts'
import { isTimeNoun, type Scene } from './scene.ts'

const months = 'jan feb mar apr mei jun jul agu sep okt nov des'.split(' ')
const monthOf = (word: string): number =>
  months.findIndex((month) => word.toLowerCase().replace('agt', 'agu').startsWith(month))

/** `dari januari s/d desember`: how many months that is; null where no such span is told. */
const monthsBetween = (text: string): number | null => {
  const found =
    /(?<!\p{L})(jan|feb|mar|apr|mei|jun|jul|agu|agt|sep|okt|nov|des)\p{L}*\s*(?:s\/d|sd|sampai|sampe|hingga|smp|-|–)\s*(jan|feb|mar|apr|mei|jun|jul|agu|agt|sep|okt|nov|des)\p{L}*/iu.exec(
      text,
    )
  const [from, to] = [monthOf(found?.[1] ?? ''), monthOf(found?.[2] ?? '')]
  return found && from >= 0 && to >= 0 ? ((to - from + 12) % 12) + 1 : null
}

const within: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  hari: { minggu: 7, bulan: 30, tahun: 365 },
  minggu: { bulan: 4, tahun: 52 },
  bulan: { tahun: 12 },
}

/** One sum that comes time after time, gathered over a while: `nabung 1,35jt tiap bulan, januari s/d desember`. */
export const gathered: Scene = ({ ledger, message }) => {
  const { entries, asked } = ledger
  if (
    !asked.wanted.some((one) => ['total', 'rest', 'profit'].includes(one)) &&
    !/jadi berapa/.test(asked.words.join(' '))
  )
    return null
  const sums = entries.filter(({ money }) => money !== null)
  const regular = sums.filter(({ per }) => per !== null && timeNamed(per) !== null)
  const [one, more] = regular
  const goal = sums.find(({ way }) => way === 'goal')
  const per = one?.per ? timeNamed(one.per) : null
  if (!one || more || per === null || sums.length > (goal ? 2 : 1) || entries.some(({ percent }) => percent !== null))
    return null
  if (
    !/(?<!\p{L})(?:nabung|menabung|tabung\p{L}*|sisih\p{L}*|nyisih\p{L}*|simpan|nyimpen|setor|kumpul\p{L}*|ngumpul\p{L}*|terkumpul|nyelengin|celengan|untung|laba|omzet|omset|iuran|arisan)(?!\p{L})/iu.test(
      message,
    )
  )
    return null
  const others = entries.flatMap(({ counts }) => counts)
  const told = others.find(({ noun }) => noun === per)
  if (others.some((count) => count !== told && !isTimeNoun(count.noun))) return null
  const span = per === 'bulan' ? monthsBetween(message) : null
  const wanted = asked.per === null ? null : timeNamed(asked.per)
  const usual = wanted === null ? undefined : within[per]?.[wanted]
  const count = told?.value ?? span ?? usual
  if (count === undefined || count < 2) return null
  const steps: WorkedStep[] = [
    { id: 'jumlah', label: 'Terkumpul', formula: 'setiap * banyak' },
    ...(goal
      ? [
          { id: 'sisa', label: 'Dikurangi yang dibutuhkan', formula: 'jumlah - tujuan' },
          { id: 'sisa_besar', label: 'Lebih atau kurangnya', formula: 'abs(sisa)', quiet: true as const },
        ]
      : []),
  ]
  return {
    type: 'umum',
    title: 'Hitungan Terkumpul',
    figures: [
      { id: 'setiap', label: sentenceCase(one.label || 'Disisihkan'), told: toldSum(one) },
      told
        ? { id: 'banyak', label: 'Lamanya', told: toldCount(told) }
        : { id: 'banyak', label: 'Lamanya', assumed: count, unit: 'count', noun: per },
      ...(goal ? [{ id: 'tujuan', label: sentenceCase(goal.label || 'Yang dibutuhkan'), told: toldSum(goal) }] : []),
    ],
    steps,
    answer: [
      p(`Terkumpul **${bind('jumlah')}**: ${bind('setiap')} tiap ${per} selama ${bind('banyak')}.`),
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
    shown: ['jumlah', ...(goal ? ['sisa'] : [])],
    assumptions: told || span ? [] : [`Lamanya dihitung ${bind('banyak')}; ubah angkanya kalau berbeda.`],
    next: ['Bulan yang terlewat atau diambil di tengah jalan mengurangi jumlahnya: [isi yang diambil].'],
  }
}

const isPlain = ({ per, way, counts, label, period }: Entry): boolean =>
  way !== 'goal' &&
  way !== 'wish' &&
  way !== 'opening' &&
  counts.length === 0 &&
  (per === null || timeNamed(per) !== null) &&
  label + period !== ''

const label = (one: Entry): string => sentenceCase(one.period || one.label)

/** The average of sums of one sort: `rata-rata omzet per bulan: Mei 18,2jt, Juni 23,6jt, …`. */
export const average: Scene = ({ ledger }) => {
  const { entries, asked } = ledger
  const sums = entries.filter(({ money }) => money !== null)
  if (!asked.wanted.includes('average') || sums.length < 3 || sums.length !== entries.length || !sums.every(isPlain))
    return null
  const ways = new Set(sums.map(({ way }) => way))
  if (ways.size > 1 || asked.wanted.includes('pieces')) return null
  const named = sums.every(({ period }) => period !== '')
  const per = named ? (asked.per ?? '') : ''
  return {
    type: named ? 'penjualan' : 'umum',
    title: named ? 'Analisis Penjualan' : 'Analisis Rata-rata',
    groups: { angka: 'semuanya' },
    figures: sums.map((told, at): WorkedFigure => ({
      id: `angka_${at + 1}`,
      label: label(told),
      told: toldSum(told),
      group: 'angka',
    })),
    steps: [
      { id: 'jumlah', label: 'Jumlah', formula: 'sum(angka)' },
      { id: 'rata', label: 'Rata-rata', formula: `jumlah / ${sums.length}`, per },
      { id: 'tertinggi', label: 'Tertinggi', formula: 'max(angka)' },
      { id: 'terendah', label: 'Terendah', formula: 'min(angka)' },
      { id: 'nama_tinggi', label: 'Yang tertinggi', formula: 'argmax(angka)', unit: 'name' },
      { id: 'nama_rendah', label: 'Yang terendah', formula: 'argmin(angka)', unit: 'name' },
      ...(named
        ? [
            {
              id: 'ubah',
              label: `Dari ${label(sums[0] as Entry)} ke ${label(sums.at(-1) as Entry)}`,
              formula: `angka_${sums.length} - angka_1`,
            },
          ]
        : []),
    ],
    answer: [
      p(
        `Rata-ratanya **${bind('rata')}**${per ? ` per ${per}` : ''}: jumlah ${bind('jumlah')} dibagi ${sums.length}.`,
        onlyIf('rata', 'positive', 'zero', 'negative'),
      ),
      p(
        `Tertinggi ${bind('nama_tinggi')} (${bind('tertinggi')}), terendah ${bind('nama_rendah')} (${bind('terendah')}).`,
      ),
    ],
    key: 'rata',
    shown: ['rata', 'jumlah', 'tertinggi', 'terendah'],
    chart: { title: 'Naik turunnya', categories: sums.map(label), values: sums.map((_, at) => `angka_${at + 1}`) },
    next: ['Yang terjadi pada waktu tertinggi dan terendah, misalnya libur, hujan, atau promo: [isi kejadian].'],
  }
}
