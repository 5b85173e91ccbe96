import { bind, onlyIf, p } from '../../draft.ts'
import { isMeasure, unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { isTime, lineOf, toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure } from '../../makers/worked.ts'
import { people } from '../../times-pieces.ts'
import { type Scene, words } from '../scene.ts'

const asking = words('hpp|harga pokok|untung\\p{L}*|laba\\p{L}*|modal\\p{L}*|margin\\p{L}*')
const ofOthers = words('bep|impas|balik modal|arus kas|paket\\p{L}*|bundling|target|dibagi|bagi hasil')

const gains = words('untung|laba|margin|profit|cuan|omzet|omset|penjualan')

/** A harvest is weighed, where its price is told for that weight. */
const isPiece = ({ noun, value, per, rate }: Counted, priced: string | null): boolean =>
  noun !== '' &&
  !isTime(noun) &&
  (!isMeasure(noun) || noun === priced) &&
  !people.has(noun) &&
  value >= 2 &&
  per === null &&
  rate === null

const yielding = new Set('jadi menjadi jadinya hasil hasilnya menghasilkan dapat dapet dadi keluar'.split(' '))
const making = new Set('bahan produksi adonan resep sekali habis bikin buat modal'.split(' '))

/** `bahan habis 480rb jadi 60 kotak`, `sekali produksi 60 kotak bahan 480rb`; `telur 4 butir 10rb` makes nothing. */
const isMadeBy = ({ money, each, words: own }: Entry, isPrice: boolean): boolean => {
  const holds = (of: ReadonlySet<string>): boolean => own.some((word) => of.has(word))
  if (money === null || isPrice) return holds(yielding)
  return !each && (holds(yielding) || holds(making))
}

/** How much one making gives: told by itself, before the price, or before what it costs. */
const madeIn = (entries: readonly Entry[], price: Entry): { readonly count: Counted; readonly of: Entry } | null => {
  const all = entries.flatMap((of) =>
    isMadeBy(of, of === price)
      ? of.counts.filter((count) => isPiece(count, price.per)).map((count) => ({ count, of }))
      : [],
  )
  const [found, more] = all
  return found && !more ? found : null
}

/** What one piece of a making costs and leaves: `bahan habis 480rb jadi 60 kotak, kemasan 2rb satuan, jual 18rb per kotak`. */
export const batchGain: Scene = ({ ledger, message, choices, margins, figures, reckoning }) => {
  const { entries } = ledger
  if (choices || margins.length > 1 || !asking.test(message) || ofOthers.test(message)) return null
  if (entries.some(({ percent, way }) => percent !== null || way === 'wish' || way === 'goal' || way === 'opening'))
    return null
  if (figures.some(({ range }) => range !== undefined)) return null
  const sums = entries.filter(({ money }) => money !== null)
  const [price, second] = sums.filter(({ way }) => way === 'in')
  const made = price && !second ? madeIn(entries, price) : null
  if (!price || !made || sums.length < 2 || gains.test(price.words.join(' '))) return null
  const { count, of: holder } = made
  const { noun } = count
  const isEach = ({ per, each, counts }: Entry): boolean =>
    per === noun || (each && counts.length === 0 && (per === null || !isTime(per)))
  const isOfPiece = price.per === null || price.per === noun || ['pcs', 'biji', 'buah'].includes(price.per)
  // `60 investor`: only what is told for one of it, or is a usual unit, is made.
  const isMade = unitOf(noun) !== null || sums.some(({ per }) => per === noun)
  if (!isMade || !isOfPiece || price.counts.some((one) => one !== count)) return null
  const costs = sums.filter((one) => one !== price)
  // What lies among the costs besides their own counts would change the result.
  const others = entries.filter((one) => one.money === null && one !== holder).flatMap((one) => one.counts)
  if (others.some(({ value }) => value !== 1)) return null
  if (costs.some(({ per, rate }) => rate !== null || (per !== null && per !== noun && isTime(per)))) return null
  const whole = costs.filter((one) => !isEach(one))
  // What comes to less than one is sold for was told for one of it, not for the making.
  if (whole.reduce((sum, { money }) => sum + (money ?? 0), 0) <= (price.money ?? 0)) return null
  const each = costs.filter(isEach)
  // A making without a cost of one piece is a batch.
  const isRead = figures.find(({ role }) => role === 'yield')?.value === count.value
  if (reckoning === 'batch' && each.length === 0 && isRead) return null
  if (isMeasure(noun) && (reckoning !== 'batch' || isRead)) return null
  if (whole.length === 0 || whole.some(({ per, pack }) => pack !== null || (per !== null && !isMeasure(per))))
    return null
  const lines = whole.map((one, at) => {
    const own = one.each ? one.counts.filter((other) => other !== count && other.value !== 1) : []
    return lineOf({ ...one, per: null }, `biaya_${at + 1}`, 'Bahan', own)
  })
  const pieces = each.map((one, at) => lineOf({ ...one, each: false }, `satuan_${at + 1}`, `Biaya per ${noun}`, []))
  return {
    type: 'harga',
    title: 'Analisis HPP dan Untung',
    groups: {},
    figures: [
      ...lines.flatMap(({ figures: own }) => own),
      ...pieces.flatMap(({ figures: own }) => own.map((figure): WorkedFigure => ({ ...figure, per: noun }))),
      { id: 'hasil', label: 'Hasil sekali buat', told: toldCount(count), noun },
      { id: 'harga', label: 'Harga jual', told: toldSum(price), per: noun },
    ],
    steps: [
      ...lines.flatMap(({ steps }) => steps),
      { id: 'modal', label: 'Modal sekali buat', formula: lines.map(({ id }) => id).join(' + ') },
      {
        id: 'hpp',
        label: `Modal (HPP) per ${noun}`,
        formula: ['modal / hasil', ...pieces.map(({ id }) => id)].join(' + '),
      },
      { id: 'untung', label: `Untung per ${noun}`, formula: 'harga - hpp' },
      { id: 'margin', label: 'Margin', formula: 'untung / harga * 100', unit: 'percent' },
      { id: 'omzet', label: 'Hasil penjualan kalau habis', formula: 'harga * hasil' },
      { id: 'untung_semua', label: 'Untung sekali buat, kalau habis', formula: 'untung * hasil' },
    ],
    answer: [
      p(
        `Modal satu ${noun} **${bind('hpp')}**; dijual ${bind('harga')}, {{untung|untung|impas, selisih|rugi}} **${bind('untung')}** per ${noun} (margin ${bind('margin')}).`,
        onlyIf('untung', 'positive', 'zero', 'negative'),
      ),
      p(
        `Sekali buat ${bind('hasil')} habis terjual: untung **${bind('untung_semua')}**.`,
        onlyIf('untung', 'positive'),
      ),
    ],
    key: 'untung',
    shown: ['hpp', 'untung', 'margin', 'untung_semua'],
    chart: { title: `Harga jual per ${noun}`, categories: ['Modal', 'Untung'], values: ['hpp', 'untung'] },
    next: [
      'Yang gagal atau tidak laku belum dihitung: [isi jumlahnya].',
      'Tenaga sendiri, gas, dan listrik kalau belum masuk: [isi biaya lain].',
    ],
  }
}
