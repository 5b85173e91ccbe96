import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { levelsOf } from '../../ledger/levels/at-level.ts'
import { capitalIn, isDoubtful } from '../../ledger/levels/capital.ts'
import { isComplete, namesOf } from '../../ledger/levels/complete.ts'
import { placed } from '../../ledger/levels/placed.ts'
import { isTimeUnit } from '../../ledger/levels/units.ts'
import { toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const asking = words(
  'balik modal\\p{L}*|balik (?:\\p{L}+ ){0,2}(?:uang|modal|duit)|modal\\p{L}* (?:bisa |akan |udah |sudah )?(?:kembali|balik|ketutup|tertutup)|(?:kembali|nutup|pulang) modal|balik\\p{L}* berapa|payback|pay back|bep modal',
)
/** `studi kelayakan kos 8 kamar, bangun 420jt, sewa 850rb per kamar`: whether what is built to be let is worth it. */
const feasible = words('kelayakan|layak')
const built = words('(?:mem)?bangun|dibangun|(?:biaya )?pembangunan|renovasi')
const letFor = words('sewa\\p{L}*|disewa\\p{L}*|menyewakan|nyewain')
const asksForPayback = (message: string): boolean =>
  asking.test(message) || (feasible.test(message) && built.test(message) && letFor.test(message))
const ofOthers = words('banding\\p{L}*|vs|versus|pinjam\\p{L}*|kredit|dibagi|investor')
/** What is no longer paid once the thing is there. */
const saving = words(
  '(?:beli|punya|bikin|bangun|pasang|buat)(?: \\p{L}+){0,3} sendiri|hilang|hemat|irit|nggak usah bayar|ga usah bayar|gak perlu bayar|nggak perlu bayar',
)
const saved = words('hemat|menghemat|irit|ngirit|hilang')
/** `sekarang bensin 25rb sehari, listrik nanti 5rb`: what is paid now and no more then. */
const untilNow = words('sekarang|skrg|selama ini|biasa\\p{L}*|dulu|sebelumnya')
const gains = words('untung\\p{L}*|laba\\p{L}*|bersih\\p{L}*|profit|cuan|sisa\\p{L}*')

/** The entries that go on, time after time; what was put in keeps only how many of it there are. */
const runningOf = (ledger: Ledger, capital: readonly Entry[], message: string): Ledger => {
  const isSaving = ledger.asked.wanted.includes('saving') && ledger.entries.every(({ way }) => way !== 'in')
  const bought = Math.min(...capital.map((one) => ledger.entries.indexOf(one)))
  const isSaved = (one: Entry, at: number): boolean =>
    one.money !== null &&
    (saved.test(one.words.join(' ')) ||
      (isSaving && untilNow.test(one.said)) ||
      (one.way === 'out' && at < bought && saving.test(message)))
  const entries = ledger.entries.flatMap((one, at): Entry[] => {
    if (capital.includes(one)) return one.counts.length > 0 ? [{ ...one, money: null, way: null, each: false }] : []
    return [isSaved(one, at) ? { ...one, way: 'in', sure: true, label: `Hemat ${one.label}`, words: ['masuk'] } : one]
  })
  return { ...ledger, entries }
}

/** All that was put in, as one formula: `2 mesin @19jt` twice, `2 mesin total 38jt` once. */
const putIn = (
  capital: readonly Entry[],
): { readonly figures: readonly WorkedFigure[]; readonly steps: readonly WorkedStep[] } => {
  const parts = capital.map((one, at) => {
    const [count] = one.counts
    const id = `modal_${at + 1}`
    const figure: WorkedFigure = { id, label: sentenceCase(one.label || 'Modal'), told: toldSum(one) }
    return one.each && count
      ? {
          formula: `${id} * banyak_modal_${at + 1}`,
          figures: [figure, { id: `banyak_modal_${at + 1}`, label: 'Banyaknya', told: toldCount(count) }],
        }
      : { formula: id, figures: [figure] }
  })
  return {
    figures: parts.flatMap(({ figures }) => figures),
    steps: [
      {
        id: 'modal',
        label: parts.length > 1 ? 'Total modal' : 'Modal',
        formula: parts.map(({ formula }) => formula).join(' + '),
      },
    ],
  }
}

/** What was put in, what is left of it each month at whatever level the sums are told, and after how many months it is back. */
export const paidBack: Scene = ({ ledger, message, figures, choices }) => {
  if (!asksForPayback(message) || ofOthers.test(message) || choices) return null
  if (ledger.entries.some(({ percent, way }) => percent !== null || way === 'wish')) return null
  if (figures.some(({ range }) => range !== undefined)) return null
  const capital = capitalIn(ledger.entries)
  if (capital.length === 0 || capital.length > 12) return null
  if (ledger.entries.some((one) => isDoubtful(one, capital))) return null
  const running = runningOf(ledger, capital, message)
  const found = placed(running)
  if (!found || !found.flows.some(({ way }) => way === 'in')) return null
  const levels = levelsOf(found)
  const month = levels.at('bulan')
  if (!month?.isWhole) return null
  const day = levels.names.includes('hari') ? levels.at('hari') : null
  const piece = levels.names
    .filter((one) => !isTimeUnit(one))
    .map((one) => levels.at(one))
    .find((one) => one !== null && one.outs.length > 0)
  const shownDay = day?.isWhole && day.outs.length === month.outs.length ? day : null
  const formulas = [...month.ins, ...month.outs]
  const used = levels.figures.filter(({ id }) => namesOf(formulas).has(id))
  if (!isComplete(running, levels, new Set(used.map(({ id }) => id)))) return null
  // Profits beside takings, or profits less costs, count something twice.
  const isGain = found.flows.map(({ way, entry }) => way === 'in' && gains.test(entry.words.join(' ')))
  if (isGain.some(Boolean) && found.flows.some(({ entry }, at) => !isGain[at] && entry.way !== 'in' && entry.sure))
    return null
  const put = putIn(capital)
  const isSaving = running.entries.some(({ label, way }) => way === 'in' && label.startsWith('Hemat '))
  const gain = isSaving ? 'Hemat' : 'Laba'
  const hasCosts = month.outs.length > 0
  const left = hasCosts ? 'laba' : 'masuk'
  const net = (at: typeof month): string => [at.ins.join(' + '), ...at.outs].join(' - ')
  const steps: WorkedStep[] = [
    ...put.steps,
    ...(piece ? [{ id: 'untung_satuan', label: `Untung per ${piece.level ?? ''}`, formula: net(piece) }] : []),
    ...(shownDay && hasCosts ? [{ id: 'laba_hari', label: gain, formula: net(shownDay), per: 'hari' }] : []),
    {
      id: 'masuk',
      label: isSaving ? 'Biaya yang hilang' : isGain.some(Boolean) ? 'Untung' : 'Pemasukan',
      formula: month.ins.join(' + '),
      per: 'bulan',
    },
    ...(hasCosts
      ? [
          { id: 'keluar', label: 'Biaya', formula: month.outs.join(' + '), per: 'bulan' },
          { id: 'laba', label: gain, formula: 'masuk - keluar', per: 'bulan' },
        ]
      : []),
    { id: 'lama', label: 'Balik modal, tepatnya', formula: `modal / positive(${left})`, unit: 'count', noun: 'bulan' },
    { id: 'bulat', label: 'Balik modal', formula: `ceil(modal / positive(${left}))`, unit: 'count', noun: 'bulan' },
    {
      id: 'penuh',
      label: 'Bulan penuh',
      formula: `floor(modal / positive(${left}))`,
      unit: 'count',
      noun: 'bulan',
      quiet: true,
    },
    {
      id: 'lebih',
      label: 'Lebihnya',
      formula: `ceil((modal / positive(${left}) - penuh) * 30)`,
      unit: 'count',
      noun: 'hari',
      quiet: true,
    },
    ...(shownDay && hasCosts
      ? [
          {
            id: 'lama_hari',
            label: 'Balik modal dalam hari',
            formula: 'ceil(modal / positive(laba_hari))',
            unit: 'count' as const,
            noun: 'hari',
          },
        ]
      : []),
    ...(piece?.isWhole
      ? [
          {
            id: 'lama_satuan',
            label: 'Balik modal setelah terjual',
            formula: 'ceil(modal / positive(untung_satuan))',
            unit: 'count' as const,
            noun: piece.level ?? '',
          },
        ]
      : []),
    { id: 'setahun', label: `${gain} setahun dari modal`, formula: `${left} * 12 / modal * 100`, unit: 'percent' },
  ]
  const from = `dari ${isSaving ? 'hemat' : hasCosts ? 'laba' : 'hasil'} **${bind(left)}** sebulan`
  return {
    type: 'kelayakan',
    title: 'Analisis Balik Modal',
    figures: [...put.figures, ...used],
    steps,
    answer: [
      p(
        `Modal ${bind('modal')} kembali dalam **${bind('bulat')}** (tepatnya ${bind('penuh')} ${bind('lebih')}), ${from}.`,
        onlyIf('lebih', 'positive'),
      ),
      p(`Modal ${bind('modal')} kembali dalam **${bind('bulat')}**, ${from}.`, onlyIf('lebih', 'zero')),
      p('Sebulan tidak ada sisanya, jadi modalnya tidak kembali.', onlyIf(left, 'zero', 'negative')),
    ],
    key: 'bulat',
    shown: ['bulat', 'modal', left, ...(shownDay && hasCosts ? ['laba_hari'] : ['setahun'])],
    assumptions: [
      ...found.assumed,
      ...(month.usesCalendar ? ['Sebulan dihitung 30 hari di mana harinya tidak disebut; ubah kalau berbeda.'] : []),
      ...(capital.some(({ each, counts }) => !each && counts.some(({ value }) => value > 1))
        ? ['Modal yang disebut dianggap harga semuanya, bukan harga satu.']
        : []),
    ],
    next: ['Bulan sepi dan biaya yang belum disebut memperlambatnya: [isi biaya lain].'],
  }
}
