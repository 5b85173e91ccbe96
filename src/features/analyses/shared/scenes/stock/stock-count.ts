import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const counting = words('opname|stok|stock|fisik|rak|buku|catatan|sistem|hilang|selisih|susut|gudang|inventaris')

const isCounted = ({ counts, money }: Entry): boolean => money !== null && counts.length === 2

const name = (one: Entry, at: number): string =>
  sentenceCase(
    one.label.replace(/(?:^|\s)(?:modal|harga|catatan|buku|sistem|stok|rak|fisik|ada)(?=\s|$)/gi, '').trim() ||
      `Barang ${at + 1}`,
  )

/** What is missing on the shelf: `lipcream 140 / 133 (modal 28rb)`, each thing by the book, on the shelf, and its cost. */
export const stockCount: Scene = ({ ledger, message }) => {
  const { entries, asked } = ledger
  const lines = entries.filter(isCounted)
  if (!counting.test(message) || lines.length === 0 || lines.length !== entries.length) return null
  if (
    !asked.wanted.some((one) => ['gap', 'total', 'profit'].includes(one)) &&
    !words('selisih|hilang|opname').test(message)
  )
    return null
  const figures = lines.flatMap((one, at): WorkedFigure[] => {
    const [book, shelf] = one.counts
    if (!book || !shelf) return []
    return [
      { id: `catatan_${at + 1}`, label: `${name(one, at)}, catatan`, told: toldCount(book) },
      { id: `nyata_${at + 1}`, label: `${name(one, at)}, yang ada`, told: toldCount(shelf) },
      { id: `modal_${at + 1}`, label: `${name(one, at)}, nilai satuan`, told: toldSum(one) },
    ]
  })
  const steps: WorkedStep[] = [
    ...lines.map((one, at): WorkedStep => ({
      id: `kurang_${at + 1}`,
      label: `${name(one, at)} kurang`,
      formula: `catatan_${at + 1} - nyata_${at + 1}`,
      unit: 'count',
      noun: one.counts[0]?.noun ?? '',
    })),
    ...lines.map((one, at): WorkedStep => ({
      id: `nilai_${at + 1}`,
      label: name(one, at),
      formula: `kurang_${at + 1} * modal_${at + 1}`,
    })),
    { id: 'nilai', label: 'Nilai barang yang hilang', formula: 'sum(nilai)' },
    { id: 'terbesar', label: 'Selisih terbesar', formula: 'argmax(nilai)', unit: 'name' },
    { id: 'terbesar_nilai', label: 'Nilai selisih terbesar', formula: 'max(nilai)' },
  ]
  return {
    type: 'umum',
    title: 'Analisis Selisih Stok',
    groups: { nilai: 'nilai selisih' },
    figures,
    steps,
    answer: [
      p(`Barang yang hilang bernilai **${bind('nilai')}**.`, onlyIf('nilai', 'positive')),
      p('Jumlah nilainya cocok dengan catatan.', onlyIf('nilai', 'zero')),
      p(`Yang ada bernilai lebih dari catatan: ${bind('nilai')}.`, onlyIf('nilai', 'negative')),
      ...(lines.length > 1
        ? [
            p(
              `Terbesar ${bind('terbesar')}, ${bind('terbesar_nilai')}: periksa lebih dulu.`,
              onlyIf('terbesar_nilai', 'positive'),
            ),
          ]
        : []),
    ],
    key: 'nilai',
    shown: ['nilai', 'terbesar_nilai'],
    chart: { title: 'Nilai selisih', categories: lines.map(name), values: lines.map((_, at) => `nilai_${at + 1}`) },
    next: [
      'Sebabnya: salah catat, rusak, dipakai sendiri, atau hilang: [isi sebabnya].',
      'Tanggal hitung berikutnya: [isi tanggal].',
    ],
  }
}
