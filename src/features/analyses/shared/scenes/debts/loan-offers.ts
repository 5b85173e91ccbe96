import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const borrowing = words('pinjam\\p{L}*|kredit|kur|plafon|tenor|cicil\\p{L}*|angsur\\p{L}*')
const lent = new Set('pinjam pinjaman minjam plafon kredit modal dana kur'.split(' '))

const isLent = ({ words: own, counts }: Entry): boolean =>
  own.some((word) => lent.has(word)) || counts.some(({ noun }) => lent.has(noun))

const oftenOf = (one: Entry): Counted | undefined =>
  one.counts.find(({ noun, value }) => ['bulan', 'kali', 'minggu', 'x', ''].includes(noun) && value > 1)

const nameOf = ({ label, context }: Entry, at: number): string =>
  sentenceCase(
    label
      .replace(
        /(?:^|\s)(?:cicilan|cicil|angsuran|angsur|bayar|per|bulan|sebulan|tenor|kalau|kalo|atau|vs)(?=\s|$)/gi,
        ' ',
      )
      .trim() ||
      context.slice(-2).join(' ') ||
      `Tawaran ${at + 1}`,
  )

/** Offers for one loan by their instalments: what is paid in all, and how much of it is interest. */
export const loanOffers: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  if (!borrowing.test(message) || entries.some(({ percent }) => percent !== null)) return null
  const sums = entries.filter(({ money }) => money !== null)
  const offers = sums.flatMap((one) => {
    const often = oftenOf(one)
    return often ? [{ one, often }] : []
  })
  const [principal, more] = sums.filter((one) => !offers.some((offer) => offer.one === one))
  if (!principal || more || offers.length < 1 || !isLent(principal)) return null
  if (offers.some(({ one, often }) => (one.money ?? 0) * often.value < (principal.money ?? 0))) return null
  const names = offers.map(({ one }, at) => nameOf(one, at))
  if (new Set(names).size < names.length) return null
  const loose = entries.flatMap((one) => (sums.includes(one) ? [] : one.counts))
  if (loose.some(({ value }) => value !== offers.length)) return null
  const isMany = offers.length > 1
  const steps: WorkedStep[] = [
    ...names.map((name, at): WorkedStep => ({
      id: `bayar_${at + 1}`,
      label: isMany ? `Dibayar ke ${name}` : 'Jumlah yang dibayar',
      formula: `cicilan_${at + 1} * kali_${at + 1}`,
    })),
    ...names.map((name, at): WorkedStep => ({
      id: `bunga_${at + 1}`,
      label: isMany ? `Bunga ${name}` : 'Jumlah bunga',
      formula: `bayar_${at + 1} - pokok`,
    })),
    ...(isMany
      ? [
          { id: 'selisih', label: 'Selisih', formula: 'max(bayar) - min(bayar)' },
          ...names.map((name, at): WorkedStep => ({
            id: `nama_${at + 1}`,
            label: name,
            formula: `bayar_${at + 1}`,
            quiet: true,
          })),
          { id: 'murah', label: 'Paling ringan jumlahnya', formula: 'argmin(nama)', unit: 'name' as const },
        ]
      : []),
  ]
  return {
    type: 'kelayakan',
    title: isMany ? 'Perbandingan Pinjaman' : 'Analisis Pinjaman',
    groups: { bayar: 'jumlah yang dibayar' },
    figures: [
      { id: 'pokok', label: 'Pinjaman', told: toldSum(principal) },
      ...offers.flatMap(({ one, often }, at): WorkedFigure[] => [
        { id: `cicilan_${at + 1}`, label: `Cicilan ${names[at] ?? ''}`, told: toldSum(one), per: '' },
        {
          id: `kali_${at + 1}`,
          label: `Berapa kali, ${names[at] ?? ''}`,
          told: toldCount(often),
          noun: often.noun || 'kali',
        },
      ]),
    ],
    steps,
    answer: [
      ...(isMany
        ? [
            p(
              `Paling ringan jumlahnya **${bind('murah')}**, selisihnya **${bind('selisih')}**.`,
              onlyIf('selisih', 'positive'),
            ),
          ]
        : []),
      ...names.map((name, at) =>
        p(
          `${isMany ? `${name}: dibayar` : 'Dibayar'} **${bind(`bayar_${at + 1}`)}** (${bind(`cicilan_${at + 1}`)} × ${bind(`kali_${at + 1}`)}), bunganya **${bind(`bunga_${at + 1}`)}**.`,
          onlyIf(`bayar_${at + 1}`, 'positive'),
        ),
      ),
      ...(isMany
        ? [
            p(
              'Cicilan yang lebih kecil lebih aman untuk kas bulanan, tetapi jumlahnya bisa lebih besar: pilih yang kasnya sanggup.',
            ),
          ]
        : []),
    ],
    key: isMany ? 'selisih' : 'bunga_1',
    shown: [...(isMany ? ['selisih'] : []), ...names.flatMap((_, at) => [`bayar_${at + 1}`, `bunga_${at + 1}`])],
    next: ['Biaya administrasi, asuransi, dan denda: [isi biaya lain].'],
  }
}
