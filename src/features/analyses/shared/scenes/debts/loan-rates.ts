import { bind, onlyIf, p } from '../../draft.ts'
import { tenorOf } from '../../read-reckoning.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { sentenceCase } from '../../wording.ts'
import { moneyOf, percentsOf, type Scene, words } from '../scene.ts'
import { shareTold } from '../told-parts.ts'

const borrowing = words('pinjam\\p{L}*|kredit|kur|plafon|tenor|bunga(?:nya)?')
const otherMethod = words('efektif|anuitas|menurun|sliding')
/** `BRI bunga 0,5% per bulan`, `BPR 14% setahun tapi potongan awal 2%`. */
const offer =
  /(?<=^|[:,;.\n]\s{0,3}|\s(?:vs|atau|sama|dan)\s{1,3})(\p{L}[\p{L}\d' ]{1,30}?)\s+(?:(?:dengan|kena|minta)\s+)?(?:bunga(?:nya)?\s+)?(\d{1,2}(?:[.,]\d{1,3})?)\s?(?:%|persen)\s*(?:flat\s*)?(?:(?:per|\/)\s*|se)(bulan|bln|tahun|thn)(?!\p{L})([^,;.\n]{0,60})/giu
const cutOf = /(?:potong\p{L}*|provisi|admin\p{L}*|biaya\p{L}*)\D{0,20}?(\d{1,2}(?:[.,]\d{1,3})?)\s?(?:%|persen)/iu

/** One loan at several lenders, each with its interest: what it costs each month and in all. */
export const loanRates: Scene = (request) => {
  const { message, figures } = request
  const found = [...message.matchAll(offer)].map(([said, name = '', rate = '', time = '', rest = '']) => ({
    name: sentenceCase(name.trim().replace(/^(?:kalau|kalo|di|ke|dan|atau)\s+/i, '')),
    rate: shareTold(rate, said),
    isMonthly: /^b/i.test(time),
    cut: cutOf.exec(rest)?.[1],
  }))
  const sums = moneyOf(request)
  const [principal, more] = sums
  const span = tenorOf(figures)
  const told = found.length + found.filter(({ cut }) => cut !== undefined).length
  if (!borrowing.test(message) || otherMethod.test(message) || found.length < 2 || found.length > 6) return null
  if (!principal || more || !span || percentsOf(request).length !== told) return null
  if (new Set(found.map(({ name }) => name)).size < found.length) return null
  const months = span.noun === 'tahun' ? '(tenor * 12)' : 'tenor'
  const steps: WorkedStep[] = [
    ...found.map(({ name, isMonthly }, at): WorkedStep => ({
      id: `bunga_${at + 1}`,
      label: `Bunga ${name}`,
      formula: `pokok * rate_${at + 1} / 100 * ${isMonthly ? months : `${months} / 12`}`,
    })),
    ...found.map(({ name }, at): WorkedStep => ({
      id: `cicilan_${at + 1}`,
      label: name,
      formula: `(pokok + bunga_${at + 1}) / ${months}`,
      per: 'bulan',
    })),
    ...found.flatMap(({ name, cut }, at): WorkedStep[] =>
      cut === undefined
        ? []
        : [
            { id: `potong_${at + 1}`, label: `Potongan awal ${name}`, formula: `pokok * awal_${at + 1} / 100` },
            { id: `terima_${at + 1}`, label: `Diterima dari ${name}`, formula: `pokok - potong_${at + 1}` },
          ],
    ),
    ...found.map(({ name, cut }, at): WorkedStep => ({
      id: `biaya_${at + 1}`,
      label: `Biaya pinjam ${name}`,
      formula: cut === undefined ? `bunga_${at + 1}` : `bunga_${at + 1} + potong_${at + 1}`,
    })),
    { id: 'ringan', label: 'Cicilan paling ringan', formula: 'argmin(cicilan)', unit: 'name' },
    { id: 'ringan_nilai', label: 'Cicilan paling ringan', formula: 'min(cicilan)', per: 'bulan', quiet: true },
    { id: 'selisih', label: 'Selisih biaya termahal dan termurah', formula: 'max(biaya) - min(biaya)' },
  ]
  return {
    type: 'kelayakan',
    title: 'Perbandingan Pinjaman',
    groups: { cicilan: 'cicilan', biaya: 'biaya pinjam' },
    figures: [
      { id: 'pokok', label: 'Pinjaman', told: principal },
      { id: 'tenor', label: 'Lama cicilan', told: span },
      ...found.flatMap(({ name, rate, isMonthly, cut }, at): WorkedFigure[] => [
        { id: `rate_${at + 1}`, label: `Bunga ${name}`, told: rate, per: isMonthly ? 'bulan' : 'tahun' },
        ...(cut === undefined
          ? []
          : [{ id: `awal_${at + 1}`, label: `Potongan awal ${name}`, told: shareTold(cut, `potongan awal ${cut}%`) }]),
      ]),
    ],
    steps,
    answer: [
      p(
        `Cicilan paling ringan: **${bind('ringan')}**, **${bind('ringan_nilai')}** per bulan. ${found.map(({ name }, at) => `${name} ${bind(`cicilan_${at + 1}`)}`).join(', ')}.`,
        onlyIf('ringan_nilai', 'positive'),
      ),
      p(
        `Jumlah bunga sampai lunas: ${found.map(({ name }, at) => `${name} **${bind(`bunga_${at + 1}`)}**`).join(', ')}.`,
      ),
      ...found.flatMap(({ name, cut }, at) =>
        cut === undefined
          ? []
          : [
              p(
                `${name} memotong ${bind(`potong_${at + 1}`)} di awal: uang yang diterima hanya ${bind(`terima_${at + 1}`)}, biaya pinjamnya jadi **${bind(`biaya_${at + 1}`)}**.`,
              ),
            ],
      ),
    ],
    key: 'ringan_nilai',
    shown: [...found.slice(0, 3).map((_, at) => `cicilan_${at + 1}`), 'selisih'],
    chart: {
      title: 'Biaya pinjam sampai lunas',
      categories: found.map(({ name }) => name),
      values: found.map((_, at) => `biaya_${at + 1}`),
    },
    assumptions: [
      'Bunga dihitung tetap (flat) dari pokok awal. Dengan bunga efektif atau menurun angsurannya berbeda: minta tabel angsuran dari tiap pemberi pinjaman.',
    ],
    next: ['Biaya administrasi, asuransi, dan jaminan masing-masing: [isi biaya lain].'],
  }
}
