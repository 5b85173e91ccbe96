import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

/** `masih aman nggak buat ambil cicilan 1,8jt`, `kuat ga nambah angsuran`: whether one more due can be borne. */
const asking =
  /(?<!\p{L})(?:aman|kuat|cukup|sanggup|mampu|berani|bisa|boleh|kuwat)(?!\p{L})[^.?!\n]{0,30}?(?<!\p{L})(?:ambil|ngambil|nambah|tambah|nyicil|kredit|cicilan|angsuran)(?!\p{L})/iu
const dues = words('cicilan\\p{L}*|angsuran\\p{L}*|kredit\\p{L}*|nyicil\\p{L}*')
const ofOthers = words(
  'bunga\\p{L}*|tenor|plafon|dibagi|bep|impas|balik modal|banding\\p{L}*|mending\\p{L}*|persen\\p{L}*',
)

const figureOf =
  (id: string, fallback: string) =>
  (one: Entry, at: number): WorkedFigure => ({
    id: `${id}_${at + 1}`,
    label: sentenceCase(one.label || fallback),
    told: toldSum(one),
    group: id,
  })

/** What is left of the cash before and after a due that is only thought of: it is no cost yet. */
export const anotherDue: Scene = ({ ledger, message, figures }) => {
  const { entries, sharing } = ledger
  const due = entries.at(-1)
  if (!due || due.money === null || !asking.test(message) || ofOthers.test(message) || sharing !== null) return null
  if (!dues.test(due.words.join(' ')) || figures.some(({ range }) => range !== undefined)) return null
  const told = entries.slice(0, -1)
  if (told.some(({ money, counts, percent }) => money === null || percent !== null || counts.length > 0)) return null
  const times = new Set(entries.flatMap(({ per }) => (per === null ? [] : [timeNamed(per)])))
  if (times.size > 1) return null
  const income = told.filter(({ way }) => way === 'in')
  const costs = told.filter(({ way }) => way === 'out')
  if (income.length === 0 || costs.length === 0 || income.length + costs.length < told.length) return null
  return {
    type: 'arus_kas',
    title: 'Analisis Kemampuan Bayar',
    groups: { masuk: 'kas masuk', keluar: 'kas keluar' },
    figures: [
      ...income.map(figureOf('masuk', 'Kas masuk')),
      ...costs.map(figureOf('keluar', 'Kas keluar')),
      { id: 'cicilan', label: 'Cicilan yang ditanyakan', told: toldSum(due) },
    ],
    steps: [
      { id: 'semua_masuk', label: 'Kas masuk', formula: 'sum(masuk)' },
      { id: 'semua_keluar', label: 'Kas keluar', formula: 'sum(keluar)' },
      { id: 'sisa', label: 'Sisa sebelum cicilan', formula: 'semua_masuk - semua_keluar' },
      { id: 'akhir', label: 'Sisa setelah cicilan', formula: 'sisa - cicilan' },
      { id: 'akhir_besar', label: 'Besarnya', formula: 'abs(akhir)', quiet: true },
      { id: 'bagian', label: 'Bagian cicilan dari sisa', formula: 'cicilan / positive(sisa) * 100', unit: 'percent' },
    ],
    answer: [
      p(
        `Sisa kas sebelum cicilan **${bind('sisa')}**. Setelah cicilan ${bind('cicilan')} {{akhir|masih tersisa|tepat habis, tersisa|kurang}} **${bind('akhir_besar')}**.`,
      ),
      p(
        `Cicilan itu memakai ${bind('bagian')} dari sisa kas; simpan sisanya untuk bulan sepi.`,
        onlyIf('akhir', 'positive'),
      ),
    ],
    key: 'akhir',
    shown: ['sisa', 'akhir', 'bagian', 'semua_masuk', 'semua_keluar'],
    next: ['Kas masuk di bulan sepi, apakah masih menutup: [isi kas masuk bulan sepi].'],
  }
}
