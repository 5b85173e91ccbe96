import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const owing = words('piutang|kasbon|bon|utang|hutang|ngutang|ngebon|tunggakan|nunggak')
const borrowing = words('pinjam\\p{L}*|kredit|bunga|tenor|leasing|bank|koperasi')
const toUs =
  /(?<!\p{L})(?:piutang|kasbon|bon|ngebon|tagihan|ngutang|nunggak|tunggakan|belum bayar|(?:hutang|utang) pelanggan)(?!\p{L})/u
const byUs = /(?<!\p{L})(?:utang|hutang)(?!\p{L})/u
const paying = new Set(
  'nyicil cicil mencicil dicicil bayar dibayar terbayar mbayar setor nyetor transfer titip nitip angsur ngangsur dp panjar lunas melunasi'.split(
    ' ',
  ),
)
const settling = new Set(['lunas', 'beres', 'dilunasi'])
/** `penjualan tunai 62jt, pelunasan piutang 11jt, gaji 9jt`: takings and costs are no debts. */
const ofShop = new Set('penjualan omzet omset pendapatan gaji sewa listrik'.split(' '))
const nothing = new Set(
  'piutang kasbon bon tagihan utang hutang ngutang ngebon nunggak tunggakan punya masih baru sudah sempat tadi kemarin lagi pak bu bapak ibu'.split(
    ' ',
  ),
)

const nameOf = ({ label }: Entry): string =>
  sentenceCase(
    label
      .split(' ')
      .filter((word) => !nothing.has(word.toLowerCase()) && !paying.has(word.toLowerCase()))
      .join(' '),
  )

interface Debt {
  readonly entry: Entry
  readonly name: string
  readonly isOurs: boolean
  readonly paid: Entry[]
}

const isPayment = ({ words: own }: Entry): boolean => own.some((word) => paying.has(word))
const isSettled = ({ words: own, trail }: Entry): boolean =>
  [...own, ...trail].some((word) => settling.has(word)) && ![...own, ...trail].includes('belum')

/** The debts of a message, each with what was paid of it; null where a sum belongs to none. */
const debtsOf = (entries: readonly Entry[], message: string): Debt[] | null => {
  const debts: Debt[] = []
  let isOurs = !toUs.test(message.toLowerCase())
  for (const entry of entries) {
    if (entry.money === null) continue
    if (entry.per !== null || entry.percent !== null || entry.way === 'opening') return null
    const name = nameOf(entry)
    const said = entry.words.join(' ')
    const known = debts.findLast((one) => name === '' || one.name === name)
    if (isPayment(entry) && known) {
      known.paid.push(entry)
      continue
    }
    if (toUs.test(said)) isOurs = false
    else if (byUs.test(said)) isOurs = true
    if (name === '') return null
    debts.push({ entry, name, isOurs, paid: isSettled(entry) ? [entry] : [] })
  }
  return debts
}

/** `dibayar 2x @1,6jt`: how often it was paid. */
const oftenOf = ({ each, counts }: Entry): Counted | undefined => (each ? counts[0] : undefined)

const linesOf = (debts: readonly Debt[], id: string): { figures: WorkedFigure[]; steps: WorkedStep[] } => ({
  figures: debts.flatMap(({ entry, name, isOurs, paid }, at): WorkedFigure[] => [
    { id: `${id}_awal_${at + 1}`, label: isOurs ? `Utang ${name}` : name, told: toldSum(entry) },
    ...paid.flatMap((one, index): WorkedFigure[] => {
      const often = oftenOf(one)
      const own = `${id}_bayar_${at + 1}_${index + 1}`
      return [
        { id: own, label: `Dibayar ${name}${often ? ', sekali bayar' : ''}`, told: toldSum(one) },
        ...(often
          ? [{ id: `${own}_kali`, label: `Dibayar ${name}, berapa kali`, told: toldCount(often), noun: 'kali' }]
          : []),
      ]
    }),
  ]),
  steps: debts.map(({ name, isOurs, paid }, at): WorkedStep => ({
    id: `${id}_${at + 1}`,
    label: isOurs ? `Sisa utang ${name}` : name,
    formula: [
      `${id}_awal_${at + 1}`,
      ...paid.map((one, index) => {
        const own = `${id}_bayar_${at + 1}_${index + 1}`
        return oftenOf(one) ? `${own} * ${own}_kali` : own
      }),
    ].join(' - '),
    ...(paid.length === 0 ? { quiet: true as const } : {}),
  })),
})

const cashWords = new Set(['kas', 'saldo', 'tabungan'])
/** `kas sekarang 7jt`: what is there to pay with is no debt. */
const isCash = ({ money, words: said }: Entry): boolean => money !== null && said.some((word) => cashWords.has(word))

/** Who owes how much after what was paid, and what is owed: `Pak Rahmat 1,2jt sudah nyicil 400rb, utang ke agen 3jt`. */
export const owed: Scene = ({ ledger, message }) => {
  const [cash, moreCash] = ledger.entries.filter(isCash)
  const entries = ledger.entries.filter((one) => one !== cash)
  if (moreCash || !owing.test(message) || borrowing.test(message) || entries.some(({ percent }) => percent !== null))
    return null
  if (entries.some((one) => one.money !== null && one.words.some((word) => ofShop.has(word)))) return null
  const debts = debtsOf(entries, message)
  if (!debts || debts.length === 0 || debts.length + debts.reduce((sum, { paid }) => sum + paid.length, 0) < 2)
    return null
  const out = debts.filter(({ isOurs }) => !isOurs)
  const own = debts.filter(({ isOurs }) => isOurs)
  const both = out.length > 0 && own.length > 0
  if (cash && (both || own.length === 0)) return null
  const isPaid = debts.some(({ paid }) => paid.length > 0)
  const theirs = linesOf(out, 'sisa')
  const ours = linesOf(own, 'utang')
  const rest = isPaid ? 'Sisa' : 'Jumlah'
  // `sisanya dicicil 4 bulan`
  const instalments = entries
    .filter(({ money, words: said }) => money === null && said.some((word) => /^(?:di|ny)?(?:cicil|angsur)/.test(word)))
    .flatMap(({ counts }) => counts)
  const [span, another] = instalments
  const parted = span && !another && !both && span.value > 0 ? span : null
  const whole = out.length > 0 ? 'piutang' : 'utang_semua'
  const steps: WorkedStep[] = [
    ...theirs.steps,
    ...(out.length > 0 ? [{ id: 'piutang', label: `${rest} piutang`, formula: 'sum(sisa)' }] : []),
    ...(out.length > 1
      ? [
          { id: 'terbesar', label: 'Piutang terbesar', formula: 'argmax(sisa)', unit: 'name' as const },
          {
            id: 'terbesar_persen',
            label: 'Bagian piutang terbesar',
            formula: 'max(sisa) / positive(piutang) * 100',
            unit: 'percent' as const,
          },
        ]
      : []),
    ...ours.steps,
    ...(own.length > 0 ? [{ id: 'utang_semua', label: `${rest} utang`, formula: 'sum(utang)' }] : []),
    ...(parted
      ? [{ id: 'cicilan', label: `Cicilan tiap ${parted.noun || 'kali'}`, formula: `${whole} / kali_cicil` }]
      : []),
    ...(cash
      ? [
          { id: 'lebih', label: 'Kas dikurangi utang', formula: 'kas - utang_semua' },
          { id: 'lebih_besar', label: 'Selisihnya', formula: 'abs(lebih)', quiet: true as const },
        ]
      : []),
    ...(both
      ? [
          { id: 'bersih', label: 'Piutang dikurangi utang', formula: 'piutang - utang_semua' },
          { id: 'bersih_besar', label: 'Selisihnya', formula: 'abs(bersih)', quiet: true as const },
        ]
      : []),
  ]
  return {
    type: 'umum',
    title: 'Analisis Utang Piutang',
    groups: { sisa: 'piutang', utang: 'utang' },
    figures: [
      ...theirs.figures,
      ...ours.figures,
      ...(cash ? [{ id: 'kas', label: 'Kas sekarang', told: toldSum(cash) }] : []),
      ...(parted ? [{ id: 'kali_cicil', label: 'Dicicil', told: toldCount(parted), noun: parted.noun }] : []),
    ],
    steps,
    answer: [
      out.length > 0
        ? p(
            `Yang ${isPaid ? 'masih' : ''} harus masuk ${out.length > 1 ? `dari ${out.length} orang ` : ''}**${bind('piutang')}**.`.replaceAll(
              '  ',
              ' ',
            ),
          )
        : p(`Yang ${isPaid ? 'masih' : ''} harus dibayar **${bind('utang_semua')}**.`.replaceAll('  ', ' ')),
      ...(cash
        ? [
            p(
              `Kas ${bind('kas')} {{lebih|cukup untuk semuanya, sisa|pas untuk semuanya, sisa|tidak cukup untuk semuanya, kurang}} **${bind('lebih_besar')}**.`,
              onlyIf('lebih', 'positive', 'zero', 'negative'),
            ),
          ]
        : []),
      ...(out.length > 1
        ? [
            p(
              `Terbesar ${bind('terbesar')}, ${bind('terbesar_persen')} dari semua piutang: tagih lebih dulu.`,
              onlyIf('piutang', 'positive'),
            ),
          ]
        : []),
      ...(parted
        ? [
            p(
              `Dicicil ${bind('kali_cicil')}: **${bind('cicilan')}** tiap ${parted.noun || 'kali'}.`,
              onlyIf('cicilan', 'positive'),
            ),
          ]
        : []),
      ...(both
        ? [
            p(
              `Utang sendiri ${bind('utang_semua')}. Kalau semua piutang tertagih, {{bersih|tersisa|pas, sisa|masih kurang}} **${bind('bersih_besar')}**.`,
              onlyIf('bersih', 'positive', 'zero', 'negative'),
            ),
          ]
        : []),
    ],
    key: both ? 'bersih' : parted ? 'cicilan' : out.length > 0 ? 'piutang' : 'utang_semua',
    shown: [
      ...(parted ? ['cicilan'] : []),
      ...(out.length > 0 ? ['piutang'] : []),
      ...(own.length > 0 ? ['utang_semua'] : []),
      ...(both ? ['bersih'] : []),
      ...(cash ? ['lebih'] : []),
    ],
    chart: {
      title: isPaid ? 'Yang belum dibayar' : 'Utang dan piutang',
      categories: [...out.map(({ name }) => name), ...own.map(({ name }) => `Utang ${name}`)],
      values: [...theirs.steps.map(({ id }) => id), ...ours.steps.map(({ id }) => id)],
    },
    next: ['Tanggal janji bayar masing-masing: [isi tanggal].', 'Yang sudah lewat jatuh tempo: [isi nama].'],
  }
}
