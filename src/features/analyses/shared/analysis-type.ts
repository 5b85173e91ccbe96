import type { AnalysisType } from './analysis-content.ts'
import type { Role, ToldFigure } from './told-figure.ts'
import { words } from './whole-words.ts'

/** The first that holds names the analysis; figures decide where the words leave it open. */
const byWords: readonly (readonly [AnalysisType, RegExp])[] = [
  ['swot', words('swot|kekuatan|kelemahan')],
  // What it is an analysis of stands right behind the word; the questions come after.
  ['penjualan', words('analis[ai]s? (?:penjualan|omzet|omset)')],
  ['bep', words('bep|titik impas|impas|break ?even(?: point)?')],
  ['arus_kas', words('arus kas|cash ?flow|kas masuk|kas keluar|aliran kas|kas(?! ?bon)')],
  [
    'riset_pasar',
    words('riset|market research|pesaing|kompetitor|kompetisi|target market|segmen|riset pasar|analis[ai] pasar'),
  ],
  [
    'kelayakan',
    words('kelayakan|layak|balik modal|balik modalnya|payback|modal kembali|bep modal|prospek|worth it|nutup modal'),
  ],
  [
    'perbandingan',
    words(
      'bandingkan|bandingin|banding|perbandingan|membandingkan|supplier|suplier|pemasok|mending|mendingan|vs|versus|lebih murah|lebih hemat|murah mana|pilih mana|mana yang|untung mana',
    ),
  ],
  ['laba_rugi', words('laba rugi|untung rugi|rugi laba|laba-rugi|untung-rugi|profit and loss|laba bersih')],
  [
    'harga',
    words(
      'margin|marginnya|markup|mark up|hpp|harga pokok|penetapan harga|pricing|harga jual(?:nya)? (?:yang )?(?:pas|ideal|berapa|pantas|cocok)|(?:tentukan|nentuin|menentukan|pasang|patok) harga',
    ),
  ],
  ['penjualan', words('penjualan|omzet|omset|omzetnya|omsetnya|terlaris|laris|tren|sales|jualan(?:ku|nya)?')],
  [
    'laba_rugi',
    words(
      'laba|untung|untungnya|rugi|profit|cuan|keuntungan|bersihnya|bersih (?:(?:sebulan|sehari|seminggu|setahun|per \\p{L}{2,10}) )?(?:berapa|brp|piro)',
    ),
  ],
  // `belanja pasar 11,4jt` is spent there.
  ['riset_pasar', words('(?<!(?:belanja|ke|di|dari|uang|sewa) )pasar|peluang|saingan|demand')],
]

/** How many figures play one of the roles. */
export const counted = (figures: readonly ToldFigure[], ...roles: readonly Role[]): number =>
  figures.filter(({ role }) => roles.includes(role)).length

const byFigures = (figures: readonly ToldFigure[]): AnalysisType | null => {
  // Takings of days that are over, above what was put in: what was left of them is the question.
  const takings = figures.filter(({ role, per }) => role === 'revenue' && per === null)
  const outlay = figures.filter(({ role }) => role === 'capital').reduce((sum, { value }) => sum + value, 0)
  if (takings.length > 1 && outlay > 0 && takings.reduce((sum, { value }) => sum + value, 0) >= outlay)
    return 'laba_rugi'
  // One occasion with what it took in and all that it cost: what was left is the question.
  const isOnce = figures.every(({ kind, per }) => kind !== 'money' || per === null)
  if (
    isOnce &&
    counted(figures, 'capital') > 0 &&
    counted(figures, 'revenue') === 1 &&
    counted(figures, 'fixed', 'expense') > 0
  )
    return 'laba_rugi'
  if (counted(figures, 'capital') > 0 && counted(figures, 'price', 'revenue', 'profit') > 0) return 'kelayakan'
  if (counted(figures, 'price') > 0 && counted(figures, 'unit_cost', 'hpp') > 0)
    return counted(figures, 'fixed') > 0 ? 'bep' : 'harga'
  if (counted(figures, 'price') > 0 && counted(figures, 'volume') > 0 && counted(figures, 'fixed', 'expense') > 0)
    return 'laba_rugi'
  if (figures.filter(({ role, period }) => role === 'revenue' && period !== '').length > 1) return 'penjualan'
  return counted(figures, 'revenue') > 0 && counted(figures, 'expense', 'fixed', 'hpp') > 0 ? 'laba_rugi' : null
}

/** Whether only what goes out is told. */
export const spends = (text: string): boolean =>
  words('pengeluaran|pengeluarannya|belanja|biaya').test(text) &&
  !words('penjualan|omzet|omset|jualan|pemasukan|masuk|pembeli').test(text)

/** Which analysis a message asks for: its words, and where they leave it open or deceive, its figures. */
export const typeOf = (text: string, figures: readonly ToldFigure[], goods: number, reviews: number): AnalysisType => {
  if (reviews > 1 || (reviews > 0 && words('ulasan|review|testimoni|komentar|keluhan').test(text))) return 'ulasan'
  const named = byWords.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  const periods = figures.filter(({ period, kind }) => period !== '' && kind !== 'percent').length
  if (named === 'laba_rugi' && periods > 1 && counted(figures, 'expense', 'fixed', 'hpp', 'unit_cost') === 0)
    return 'penjualan'
  if (named === 'riset_pasar' && counted(figures, 'price') > 0 && counted(figures, 'unit_cost', 'hpp') > 0)
    return byFigures(figures) ?? named
  if (
    named === 'perbandingan' &&
    periods > 1 &&
    counted(figures, 'price', 'unit_cost', 'hpp', 'fixed', 'expense', 'capital') === 0
  )
    return 'penjualan'
  if (
    named === null &&
    periods > 1 &&
    figures.every(({ period, role }) => period !== '' && ['other', 'expense', 'revenue', 'fixed'].includes(role))
  )
    return 'penjualan'
  // `gaji vs omzet`: one business with what it earns and spends.
  if (named === 'perbandingan' && counted(figures, 'revenue') === 1 && counted(figures, 'fixed', 'expense') > 1)
    return 'laba_rugi'
  const counts = figures.filter(({ kind, noun, label }) => kind === 'count' && noun !== '' && label !== '')
  if (
    named === null &&
    counts.length > 2 &&
    counts.length === figures.length &&
    counts.every(({ noun }) => noun === counts[0]?.noun)
  )
    return 'penjualan'
  // What goes into one thing is told, its price is asked.
  if (
    counted(figures, 'unit_cost') > 0 &&
    counted(figures, 'price', 'revenue', 'capital', 'fixed', 'expense') === 0 &&
    (named === 'laba_rugi' || named === null)
  )
    return 'harga'
  // Only the profit of one piece is told: what the fixed costs need is a break-even.
  if (
    figures.some(({ role, noun, per }) => role === 'profit' && noun !== '' && per === null) &&
    counted(figures, 'fixed') > 0 &&
    counted(figures, 'price') === 0 &&
    (named !== 'laba_rugi' || counted(figures, 'volume') === 0)
  )
    return 'bep'
  // `HPP 7 juta` beside a turnover is a statement of income, not a price.
  if (named === 'harga' && counted(figures, 'revenue') > 0 && counted(figures, 'price') === 0) return 'laba_rugi'
  if (
    counted(figures, 'target_profit') > 0 &&
    counted(figures, 'price') > 0 &&
    counted(figures, 'unit_cost', 'hpp') > 0 &&
    counted(figures, 'capital') === 0 &&
    counted(figures, 'volume') === 0
  )
    return 'bep'
  if (named === 'harga' && counted(figures, 'target_profit') > 0 && counted(figures, 'fixed', 'expense') > 0)
    return 'bep'
  if (named === 'penjualan' && goods < 2 && periods < 2) {
    const found = byFigures(figures)
    if (found !== null && (found !== 'laba_rugi' || counted(figures, 'expense', 'fixed', 'hpp') > 0)) return found
  }
  return named ?? byFigures(figures) ?? (goods > 1 && !spends(text) ? 'penjualan' : 'umum')
}
