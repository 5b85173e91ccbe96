import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { people } from '../../times-pieces.ts'
import { type Scene, words } from '../scene.ts'

const buying = words('beli|membeli|pembelian|kulakan\\p{L}*|kulak|belanja|borong|ngeborong|restok|restock')
const others = words(
  'jual\\p{L}*|dijual|menjual|laku|terjual|penjualan|omzet|omset|pemasukan|untung\\p{L}*|laba|rugi|margin|bep|impas|hpp|swot|modal|balik modal|banding\\p{L}*|perbandingan|mending\\p{L}*|mana|murah|hemat|vs|versus|atau|supplier|suplier|pemasok|diskon|potongan|ongkir|ongkos|bulan|sebulan|minggu|hari|sehari|sewa|cicil\\p{L}*|naik|turun',
)
const ofBuying =
  /(?:^|\s)(?:bikin|buat|buatkan|tolong|analis[ai]s?|harga(?:nya)?|beli|membeli|pembelian|kulakan|kulak|belanja|borong|restok)(?=\s|$)/giu

interface Bought {
  readonly name: string
  readonly entry: Entry
  readonly count: Counted
}

const boughtIn = (entries: readonly Entry[]): Bought[] | null => {
  const bought: Bought[] = []
  for (const entry of entries) {
    const [count, more] = entry.counts
    if (entry.money === null || entry.percent !== null || !count || more || entry.pack) return null
    if (isTime(count.noun) || people.has(count.noun) || count.per !== null) return null
    if (!entry.each && entry.per !== count.noun) return null
    const name = entry.label
      .replace(ofBuying, ' ')
      .replaceAll(/\s{2,}/g, ' ')
      .trim()
    bought.push({ name: sentenceCase(name) || `Barang ${bought.length + 1}`, entry, count })
  }
  return bought
}

/** Goods that were bought, each with its number and price, and nothing sold: `kulakan triplek 25 lembar @ 98rb, paku 10 kg @ 22rb`. */
export const boughtGoods: Scene = ({ ledger, message, figures }) => {
  if (!buying.test(message) || others.test(message) || figures.some(({ range }) => range !== undefined)) return null
  const bought = boughtIn(ledger.entries)
  if (!bought || bought.length === 0 || bought.length > 20) return null
  const isOne = bought.length === 1
  const values = bought.map((_, at) => `nilai_${at + 1}`)
  const steps: WorkedStep[] = [
    ...bought.map(({ name }, at): WorkedStep => ({
      id: `nilai_${at + 1}`,
      label: name,
      formula: `banyak_${at + 1} * harga_${at + 1}`,
    })),
    ...(isOne
      ? []
      : [
          { id: 'jumlah', label: 'Jumlah belanja', formula: values.join(' + ') },
          { id: 'terbesar', label: 'Belanja terbesar', formula: 'argmax(nilai)', unit: 'name' as const },
          { id: 'terbesar_nilai', label: 'Belanja terbesar', formula: 'max(nilai)' },
        ]),
  ]
  const key = isOne ? 'nilai_1' : 'jumlah'
  return {
    type: 'umum',
    title: 'Analisis Belanja',
    ...(isOne ? {} : { groups: { nilai: 'belanja' } }),
    figures: bought.flatMap(({ name, entry, count }, at) => [
      { id: `banyak_${at + 1}`, label: `${name}, dibeli`, told: toldCount(count), noun: count.noun },
      { id: `harga_${at + 1}`, label: `${name}, harga beli`, told: toldSum(entry), per: count.noun },
    ]),
    steps,
    answer: [
      p(
        isOne
          ? `Belanjanya ${bind('banyak_1')} × ${bind('harga_1')} = **${bind('nilai_1')}**.`
          : `Belanjanya seluruhnya **${bind('jumlah')}**. Terbesar **${bind('terbesar')}**, ${bind('terbesar_nilai')}.`,
        onlyIf(key, 'positive'),
      ),
    ],
    key,
    shown: isOne ? ['nilai_1'] : ['jumlah', ...values.slice(0, 3)],
    ...(isOne ? {} : { chart: { title: 'Belanja per barang', categories: bought.map(({ name }) => name), values } }),
    next: ['Harga jual yang direncanakan, supaya untungnya bisa dihitung: [isi harga jual].'],
  }
}
