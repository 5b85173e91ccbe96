import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { WorkedFigure } from '../../makers/worked.ts'
import { moneyOf, percentsOf, type Scene, words } from '../scene.ts'
import { holdsAllSums, shareTold, sumPattern, sumTold } from '../told-parts.ts'

const asking = words(
  'balik modal\\p{L}*|modal\\p{L}* (?:kembali|balik)|kembali modal|nutup modal|kelayakan\\p{L}*|payback',
)
const outlay = new RegExp(
  String.raw`(?<!\p{L})(paket(?:nya)?|modal(?: awal)?|investasi(?:nya)?|mesin(?:\s\p{L}+){0,2}|alat(?:\s\p{L}+){0,2}|franchise(?:nya)?|waralaba(?:nya)?)\s+(?:seharga\s+|harganya\s+)?(${sumPattern})`,
  'iu',
)
const takings = new RegExp(
  String.raw`(?<!\p{L})(?:omzet|omset|pendapatan|penjualan)(?!\p{L})[^.,;\d]{0,40}(${sumPattern})\s*(?:se|per\s|\/)\s?(?:bulan|bln)`,
  'iu',
)
const share =
  /(?<!\p{L})(\p{L}+(?:\s\p{L}+)?)\s+(\d{1,2}(?:,\d+)?)\s?(?:%|persen)\s+dari\s+(?:omzet|omset|penjualan|pendapatan)/giu
const fixed = new RegExp(
  String.raw`(?<!\p{L})((?:gaji|sewa|listrik|air|wifi|internet|iuran|bensin|servis)(?:\s(?!dari|omzet)\p{L}+){0,2})\s+(${sumPattern})`,
  'giu',
)

/** An outlay against what each month leaves: `paketnya 18jt, omzet 9jt sebulan, bahan 45% dari omzet, gaji 1,6jt`. */
export const outlayByMonth: Scene = (request) => {
  const { message } = request
  const [spent, name = '', capital = ''] = outlay.exec(message) ?? []
  const [came, income = ''] = takings.exec(message) ?? []
  if (!asking.test(message) || spent === undefined || came === undefined) return null
  const shares = [...message.matchAll(share)].map(([said, label = '', rate = ''], at): WorkedFigure => ({
    id: `persen_${at + 1}`,
    label: `${sentenceCase(label)} (persen)`,
    told: shareTold(rate, said),
  }))
  const costs = [...message.matchAll(fixed)].map(([said, label = '', sum = ''], at): WorkedFigure => ({
    id: `biaya_${at + 1}`,
    label: sentenceCase(label),
    told: sumTold(sum, said, 'bulan'),
    per: 'bulan',
  }))
  const figures: WorkedFigure[] = [
    { id: 'modal', label: sentenceCase(name.replace(/nya$/i, '')), told: sumTold(capital, spent) },
    { id: 'omzet', label: 'Omzet', told: sumTold(income, came, 'bulan'), per: 'bulan' },
    ...shares,
    ...costs,
  ]
  const told = figures.flatMap((one) => one.told ?? [])
  if (shares.length + costs.length === 0 || !holdsAllSums(moneyOf(request), told)) return null
  if (!holdsAllSums(percentsOf(request), told)) return null
  const ofTakings = shares.map(({ label }, at) => ({
    id: `bagian_${at + 1}`,
    label: label.replace(' (persen)', ''),
    formula: `omzet * persen_${at + 1} / 100`,
    per: 'bulan',
  }))
  return {
    type: 'kelayakan',
    title: 'Studi Kelayakan',
    figures,
    steps: [
      ...ofTakings,
      {
        id: 'keluar',
        label: 'Semua biaya',
        formula: [...ofTakings, ...costs].map(({ id }) => id).join(' + '),
        per: 'bulan',
      },
      { id: 'bersih', label: 'Bersih', formula: 'omzet - keluar', per: 'bulan' },
      { id: 'lama', label: 'Balik modal', formula: 'ceil(modal / positive(bersih))', unit: 'count', noun: 'bulan' },
    ],
    answer: [
      p(
        `Bersih sebulan **${bind('bersih')}** (${bind('omzet')} − ${bind('keluar')}), jadi ${bind('modal')} kembali dalam **${bind('lama')}**.`,
        onlyIf('bersih', 'positive'),
      ),
      p(
        `Sebulan tidak ada sisa: biaya ${bind('keluar')} dari omzet ${bind('omzet')}, jadi modalnya tidak kembali.`,
        onlyIf('bersih', 'zero', 'negative'),
      ),
    ],
    key: 'lama',
    shown: ['lama', 'bersih', 'keluar'],
    next: [
      'Omzet yang disebut itu perkiraan: catat omzet usaha serupa di tempat yang sama seminggu: [isi omzet seminggu].',
      'Biaya yang belum disebut, misalnya listrik, air, dan perpanjangan kontrak: [isi biaya lain].',
    ],
  }
}
