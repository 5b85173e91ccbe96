import { bind, onlyIf, p } from '../../draft.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { toldCount } from '../../ledger/lines.ts'
import { byRole } from '../../makers/scope.ts'
import type { ToldFigure } from '../../told-figure.ts'
import { moneyOf, type Scene } from '../scene.ts'

const promised =
  /(?<!\p{L})(?:beli|buy)\s+(\d{1,3})\s+(?:\p{L}+\s+)?(?:gratis|free|get|dapat|dapet)\s+(\d{1,2})(?!\d|[.,]\d|\s?(?:rb|jt|ribu|juta|%))/iu

const counted = (value: number, said: string): ToldFigure => ({
  kind: 'count',
  value,
  role: 'other',
  label: '',
  noun: '',
  per: null,
  period: '',
  said,
})

/** So many paid and some given: `beli 10 gratis 1, harga 8rb modal 4.500`. */
export const freePieces: Scene = (request) => {
  const { asked, entries } = request.ledger
  const found = promised.exec(request.message)
  const [price, other] = byRole(request, 'price')
  const [cost, more] = byRole(request, 'unit_cost', 'hpp', 'capital')
  const [paid, free] = [Number(found?.[1]), Number(found?.[2])]
  if (!found || !price || other || more || moneyOf(request).length > (cost ? 2 : 1) || !(paid > 0) || !(free > 0))
    return null
  const said = found[0]
  // `biasa laku 40 cup sehari, minimal berapa cup supaya untungnya sama`
  const usual = entries.find(({ money, percent, counts }) => money === null && percent === null && counts.length === 1)
  const often = cost && asked.wanted.includes('pieces') ? usual?.counts[0] : undefined
  const time = often ? (often.rate ?? timeNamed(often.per ?? '') ?? '') : ''
  const isSame = often !== undefined && cost !== undefined && paid * price.value > (paid + free) * cost.value
  return {
    type: 'harga',
    title: 'Analisis Promo',
    figures: [
      { id: 'bayar', label: 'Yang dibayar', told: counted(paid, said) },
      { id: 'gratis', label: 'Yang gratis', told: counted(free, said) },
      { id: 'harga', label: 'Harga jual satuan', told: price },
      ...(cost ? [{ id: 'modal', label: 'Modal satuan', told: cost }] : []),
      ...(often && isSame ? [{ id: 'laku', label: 'Biasa terjual', told: toldCount(often), per: time }] : []),
    ],
    steps: [
      { id: 'masuk', label: 'Uang masuk tiap promo', formula: 'bayar * harga' },
      { id: 'setara', label: 'Harga rata-rata satuan', formula: 'masuk / (bayar + gratis)' },
      { id: 'diskon', label: 'Setara diskon', formula: 'gratis / (bayar + gratis) * 100', unit: 'percent' },
      ...(cost
        ? [
            { id: 'keluar', label: 'Modal tiap promo', formula: '(bayar + gratis) * modal' },
            { id: 'untung', label: 'Untung tiap promo', formula: 'masuk - keluar' },
            { id: 'untung_besar', label: 'Besarnya', formula: 'abs(untung)', quiet: true as const },
            ...(often && isSame
              ? [
                  { id: 'untung_dulu', label: 'Untung biasanya', formula: 'laku * (harga - modal)', per: time },
                  {
                    id: 'kali',
                    label: 'Promo yang harus terjual',
                    formula: 'ceil(untung_dulu / positive(untung))',
                    unit: 'count' as const,
                    noun: 'kali',
                    per: time,
                  },
                  {
                    id: 'keluar_semua',
                    label: 'Yang harus keluar',
                    formula: 'kali * (bayar + gratis)',
                    unit: 'count' as const,
                    noun: often.noun,
                    per: time,
                  },
                ]
              : []),
            { id: 'biasa', label: 'Untung kalau semua dibayar', formula: '(bayar + gratis) * (harga - modal)' },
          ]
        : []),
    ],
    answer: [
      ...(isSame
        ? [
            p(
              `Supaya untungnya tetap ${bind('untung_dulu')}${time === '' ? '' : ` se${time}`}, promo harus terjual **${bind('kali')}**, jadi yang keluar **${bind('keluar_semua')}**.`,
              onlyIf('untung', 'positive'),
            ),
          ]
        : []),
      p(
        `Uang masuk ${bind('masuk')} untuk ${bind('bayar')} yang dibayar dan ${bind('gratis')} gratis, setara diskon **${bind('diskon')}**.`,
        onlyIf('masuk', 'positive'),
      ),
      ...(cost
        ? [
            p(
              `Modalnya ${bind('keluar')}, jadi {{untung|untung|impas, selisih|rugi}} **${bind('untung_besar')}** tiap promo; kalau semua dibayar ${bind('biasa')}.`,
              onlyIf('untung', 'positive', 'zero', 'negative'),
            ),
          ]
        : []),
    ],
    key: isSame ? 'keluar_semua' : cost ? 'untung' : 'diskon',
    shown: [
      ...(isSame ? ['keluar_semua', 'kali'] : []),
      ...(cost ? ['untung', 'masuk', 'keluar'] : ['masuk']),
      'diskon',
    ].slice(0, 4),
    next: ['Pembeli yang datang lagi karena promo ini: [isi jumlah pembeli].'],
  }
}
