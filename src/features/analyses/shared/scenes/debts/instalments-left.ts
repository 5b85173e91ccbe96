import { bind, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { toldCount, toldSum } from '../../ledger/lines.ts'
import { paidOffFrom } from '../../paid-off.ts'
import { type Scene, words } from '../scene.ts'

const isTurn = (noun: string): boolean => ['kali', 'bulan', '', 'x', 'minggu', 'angsuran', 'cicilan'].includes(noun)
const instalments = /(?<!\p{L})(?:di)?(?:cicil\p{L}*|angsur\p{L}*|tenor|kredit|nyicil|ngangsur|selama|lama)(?!\p{L})/u
const paidAlready = /(?<!\p{L})(?:sudah|udah|telah|terbayar|baru|jalan|masuk|lewat|bayar|dibayar|ke)(?!\p{L})/u

const isPart = ({ per, words: own }: Entry): boolean =>
  per === 'bulan' || per === 'minggu' || /(?<!\p{L})(?:cicil|angsur)\p{L}*/u.test(own.join(' '))

/** What is left of a loan that is paid off in equal parts: `36jt dicicil 24x, sudah bayar 9 kali`. */
export const instalmentsLeft: Scene = ({ ledger, message, today }) => {
  const { entries, asked } = ledger
  if (!asked.wanted.includes('rest') || entries.some(({ percent }) => percent !== null && percent > 0)) return null
  if (!words('pinjam\\p{L}*|utang|hutang|kredit|cicil\\p{L}*|angsur\\p{L}*|nyicil').test(message)) return null
  const sums = entries.filter(({ money }) => money !== null)
  const whole = sums.find((one) => !isPart(one))
  const part = sums.find((one) => one !== whole && isPart(one))
  const turns = entries.flatMap((entry) =>
    entry.counts
      .filter(({ noun }) => isTurn(noun))
      .map((count) => ({ count, said: [...entry.words, ...entry.trail].join(' ') })),
  )
  // `sudah masuk angsuran ke 14`
  const ordinal = Number(/(?:angsuran|cicilan|bulan)\s+ke\s?-?\s?(\d{1,3})(?!\d)/iu.exec(message)?.[1] ?? 0)
  const done =
    turns.find(({ said, count }) => paidAlready.test(said) && turns.every((one) => one.count.value >= count.value)) ??
    (ordinal > 0
      ? { count: { value: ordinal, noun: '', per: null, rate: null, times: false, said: String(ordinal) }, said: '' }
      : undefined)
  const all = turns.find((one) => one !== done && (instalments.test(one.said) || turns.length === 2 || ordinal > 0))
  if (
    !whole ||
    !done ||
    (!all && !part) ||
    sums.length > (part ? 2 : 1) ||
    (all && all.count.value <= done.count.value)
  )
    return null
  const noun = all?.count.noun || done.count.noun || 'kali'
  const paidInAll = (part?.money ?? 0) * (all?.count.value ?? 0)
  const hasInterest = paidInAll > (whole.money ?? 0) && paidInAll < (whole.money ?? 0) * 2
  // A week or a day is no month of the calendar.
  const isMonthly = all !== undefined && (all.count.noun === 'bulan' || part?.per === 'bulan')
  const paidOff = isMonthly ? paidOffFrom(message, today, all.count.value - done.count.value, bind('tinggal')) : null
  return {
    type: 'umum',
    title: 'Sisa Pinjaman',
    figures: [
      { id: 'pinjaman', label: 'Pinjaman', told: toldSum(whole) },
      ...(part ? [{ id: 'angsuran', label: 'Angsuran', told: toldSum(part) }] : []),
      ...(all ? [{ id: 'semua', label: 'Banyaknya angsuran', told: toldCount(all.count), noun }] : []),
      { id: 'sudah', label: 'Sudah dibayar', told: toldCount(done.count), noun },
    ],
    steps: [
      ...(part ? [] : [{ id: 'angsuran', label: 'Sekali angsuran', formula: 'pinjaman / semua' }]),
      { id: 'terbayar', label: 'Jumlah yang sudah dibayar', formula: 'angsuran * sudah' },
      ...(all
        ? [{ id: 'tinggal', label: 'Angsuran yang tersisa', formula: 'semua - sudah', unit: 'count' as const, noun }]
        : []),
      {
        id: 'sisa',
        label: 'Sisa pinjaman',
        formula: part && all ? 'angsuran * tinggal' : 'pinjaman - terbayar',
      },
      ...(hasInterest ? [{ id: 'bunga', label: 'Jumlah bunga', formula: 'angsuran * semua - pinjaman' }] : []),
      ...(part && !all
        ? [
            {
              id: 'lagi',
              label: 'Angsuran yang tersisa',
              formula: 'ceil(sisa / angsuran)',
              unit: 'count' as const,
              noun: timeNamed(part.per ?? '') ?? 'kali',
            },
          ]
        : []),
    ],
    answer: [
      p(
        `Sisa pinjaman **${bind('sisa')}**: sudah dibayar ${bind('terbayar')}${all ? `, tinggal ${bind('tinggal')}` : part ? `, lunas **${bind('lagi')}** lagi` : ''} @ ${bind('angsuran')}.`,
      ),
      ...(paidOff === null ? [] : [p(paidOff)]),
    ],
    key: 'sisa',
    shown: ['sisa', 'terbayar', ...(all ? ['tinggal'] : part ? ['lagi'] : []), ...(part ? [] : ['angsuran'])],
    chart: { title: 'Terbayar dan sisa', categories: ['Sudah dibayar', 'Sisa'], values: ['terbayar', 'sisa'] },
    assumptions: part ? [] : ['Angsuran dianggap sama besar, tanpa bunga dan denda.'],
    next: ['Sebelum menambah pinjaman, bandingkan angsuran semuanya dengan laba sebulan: [isi laba sebulan].'],
  }
}
