import { bind, onlyIf, p } from '../draft.ts'
import { wordList } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { openBook } from './book.ts'
import type { Account, Term } from './term.ts'

const lasting = words(
  '(?:tahan|bertahan|cukup|kuat|habis|sisa|napas|aman)(?:nya)? (?:\\p{L}+ ){0,2}(?:berapa|brp)|berapa (?:bulan|minggu|hari) (?:lagi )?(?:\\p{L}+ )?(?:habis|tahan|bertahan|cukup)|sampai kapan|sampe kapan|runway',
)
const saving = words(
  '(?:berapa|brp) (?:bulan|minggu|hari) (?:lagi |baru )?(?:bisa )?(?:kebeli|terbeli|beli|terkumpul|ngumpul|tercapai|cukup|lunas)|(?:berapa|brp) (?:bulan|minggu|hari) lagi|kapan (?:bisa )?(?:kebeli|terbeli|terkumpul|tercapai)|berapa lama (?:\\p{L}+ ){0,2}(?:kebeli|terbeli|terkumpul|tercapai|ngumpul)',
)
const ofOthers = words('bep|impas|balik modal|cicil\\p{L}*|pinjam\\p{L}*|bunga|dibagi|banding\\p{L}*|vs|stok')
const held = wordList('saldo kas tabungan simpanan uang dana rekening')
const there = words('sekarang|saat ini|baru|sudah|udah|udh|sdh|ada|punya|terkumpul')
const putAside = words(
  'sisih\\p{L}*|disisihkan|nyisih\\p{L}*|nabung|tabung\\p{L}*|menabung|setor|kumpul\\p{L}*|ngumpul\\p{L}*',
)

const isSum = ({ count, entry }: Term): boolean => count === null && entry.percent === null
const said = ({ entry }: Term): string => [...entry.words, ...entry.context].join(' ')

/** How long money lasts of which more goes than comes: `saldo 18jt, sebulan keluar 9,5jt masuk 7,1jt, tahan berapa bulan`. */
export const runsOut: Account = (terms, { message }) => {
  if (!lasting.test(message) || ofOthers.test(message) || !terms.every(isSum)) return null
  const [cash, moreCash] = terms.filter(
    ({ role, time, entry }) => time === null && (role === 'opening' || entry.words.some((word) => held.has(word))),
  )
  const outs = terms.filter((one) => one !== cash && one.entry.way === 'out')
  const ins = terms.filter((one) => one !== cash && one.role === 'received')
  const times = new Set([...outs, ...ins].flatMap(({ time }) => time ?? []))
  const [time] = times
  if (!cash || moreCash || outs.length === 0 || times.size !== 1 || !time) return null
  if (terms.length !== 1 + outs.length + ins.length || terms.some(({ many, per }) => many.length > 0 || per !== null))
    return null
  const book = openBook()
  const first = book.sum(cash.entry, 'Saldo sekarang')
  const spent = book.plus(
    'Semua yang keluar',
    outs.map(({ entry }) => book.sum(entry, entry.label || 'Keluar', time)),
    { per: time },
  )
  const came =
    ins.length === 0
      ? null
      : book.plus(
          'Semua yang masuk',
          ins.map(({ entry }) => book.sum(entry, entry.label || 'Masuk', time)),
          { per: time },
        )
  const lack = came ? book.less('Berkurang', spent, [came], { per: time }) : spent
  if (lack.value <= 0) return null
  const lasts = book.step('Saldo bertahan', `${first.id} / ${lack.id}`, first.value / lack.value, {
    unit: 'count',
    noun: time,
  })
  return {
    type: 'arus_kas',
    title: 'Analisis Ketahanan Kas',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(
        `Saldo ${bind(first.id)} bertahan **${bind(lasts.id)}**, karena berkurang **${bind(lack.id)}** tiap ${time}.`,
        onlyIf(lack.id, 'positive'),
      ),
    ],
    key: lasts.id,
    shown: [lasts.id, lack.id].filter((id) => book.steps.some((step) => step.id === id)),
    next: ['Yang bisa ditunda, piutang yang bisa ditagih, dan biaya yang bisa dikurangi: [isi rencananya].'],
  }
}

/** When what is put aside each day, week or month is enough for what shall be bought. */
export const savedUp: Account = (terms, { message }) => {
  if (!saving.test(message) || ofOthers.test(message)) return null
  const sums = terms.filter(isSum)
  const [aside, moreAside] = sums.filter(
    (one) => one.time !== null && (putAside.test(said(one)) || one.role === 'received'),
  )
  const [ready, moreReady] = sums.filter((one) => one !== aside && one.time === null && there.test(said(one)))
  const [goal, moreGoals] = sums.filter((one) => one !== aside && one !== ready)
  const [days, moreDays] = terms.filter(({ count }) => count?.noun === 'hari')
  if (
    !aside ||
    !goal ||
    moreAside ||
    moreReady ||
    moreGoals ||
    moreDays ||
    goal.time !== null ||
    !putAside.test(message)
  )
    return null
  if (terms.length !== sums.length + (days ? 1 : 0) || sums.some(({ many, per }) => many.length > 0 || per !== null))
    return null
  if (aside.time === 'tahun' || (days && aside.time !== 'hari')) return null
  const book = openBook()
  const price = book.sum(goal.entry, 'Yang dituju')
  const own = ready ? book.sum(ready.entry, 'Sudah ada') : null
  const lack = own ? book.less('Yang masih kurang', price, [own]) : price
  const each = book.sum(aside.entry, 'Disisihkan', aside.time ?? '')
  const often = days?.count ? book.count(days.count, 'Hari dalam sebulan') : null
  const rate = often ? book.times('Terkumpul sebulan', [each, often], { per: 'bulan' }) : each
  const noun = often ? 'bulan' : (aside.time ?? '')
  if (lack.value <= 0) return null
  const takes = book.step('Lamanya', `ceil(${lack.id} / ${rate.id})`, Math.ceil(lack.value / rate.value), {
    unit: 'count',
    noun,
  })
  return {
    type: 'kelayakan',
    title: 'Analisis Target Tabungan',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(
        `Terkumpul dalam **${bind(takes.id)}**: yang masih kurang **${bind(lack.id)}**, tiap ${noun} bertambah ${bind(rate.id)}.`,
        onlyIf(lack.id, 'positive'),
      ),
    ],
    key: takes.id,
    shown: [takes.id, lack.id, rate.id].filter((id) => book.steps.some((step) => step.id === id)),
    next: ['Harga barangnya waktu itu, kalau naik: [isi harga nanti].'],
  }
}
