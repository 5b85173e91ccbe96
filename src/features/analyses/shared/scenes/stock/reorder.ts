import { bind, onlyIf, p } from '../../draft.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { countsOf, isTimeNoun, moneyOf, percentsOf, saidOf, type Scene, words } from '../scene.ts'

const asking = words(
  'kapan|order lagi|pesan lagi|pesen lagi|restock|restok|reorder|cukup|habis|beli lagi|belanja lagi|tahan',
)
const waiting = words('pesan|pesen|order|datang|dateng|kirim\\p{L}*|nunggu|tunggu|sampai|sampe|lead time|pengiriman')

/** When a stock runs out and when it must be ordered anew: `stok 30 papan, sehari laku 4, pesan 3 hari baru datang`. */
export const reorder: Scene = (request) => {
  const counts = countsOf(request)
  const used = counts.find(({ per, noun }) => per !== null && !isTimeNoun(noun))
  const [held, other] = counts.filter((one) => one !== used && !isTimeNoun(one.noun) && one.per === null)
  const wait = counts.find((one) => one.noun === 'hari' && waiting.test(saidOf(one)))
  if (!asking.test(request.message) || moneyOf(request).length > 0 || percentsOf(request).length > 0) return null
  if (!held || other || used?.per !== 'hari' || counts.length > (wait ? 3 : 2)) return null
  if (!/sto[ck]k?|sisa|sedia|punya|ada|gudang/i.test(saidOf(held)) || (used.noun !== '' && used.noun !== held.noun))
    return null
  const { noun } = held
  const steps: WorkedStep[] = [
    { id: 'habis', label: 'Stok habis dalam', formula: 'stok / positive(laku)', unit: 'count', noun: 'hari' },
    ...(wait
      ? [
          { id: 'batas', label: 'Pesan saat stok tinggal', formula: 'laku * tunggu', unit: 'count' as const, noun },
          { id: 'lagi', label: 'Pesan paling lambat', formula: 'habis - tunggu', unit: 'count' as const, noun: 'hari' },
        ]
      : []),
  ]
  return {
    type: 'umum',
    title: 'Hitungan Stok',
    figures: [
      { id: 'stok', label: 'Stok sekarang', told: held },
      { id: 'laku', label: 'Terpakai per hari', told: used, noun },
      ...(wait ? [{ id: 'tunggu', label: 'Lama menunggu barang', told: wait }] : []),
    ],
    steps,
    answer: [
      ...(wait
        ? [
            p(
              `Pesan lagi saat stok tinggal **${bind('batas')}**: selama menunggu ${bind('tunggu')} terpakai ${bind('laku')} sehari. Itu kira-kira ${bind('lagi')} lagi.`,
              onlyIf('lagi', 'positive', 'zero'),
            ),
            p(
              `Pesan sekarang juga: stoknya sudah di bawah **${bind('batas')}** yang terpakai selama menunggu ${bind('tunggu')}.`,
              onlyIf('lagi', 'negative'),
            ),
          ]
        : []),
      p(
        `Stok ${bind('stok')} habis dalam ${wait ? bind('habis') : `**${bind('habis')}**`}.`,
        onlyIf('habis', 'positive'),
      ),
    ],
    key: wait ? 'batas' : 'habis',
    shown: [...(wait ? ['batas', 'lagi'] : []), 'habis'],
    next: ['Stok cadangan untuk hari ramai atau kiriman terlambat: [isi stok cadangan].'],
  }
}
