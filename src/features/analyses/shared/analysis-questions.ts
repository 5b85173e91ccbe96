import type { ItemFact } from '#core/assistant/shared/item-questions/item-fact.ts'
import type { OpenItem } from '#core/assistant/shared/port.ts'

import { reckonNumbers } from './reckon.ts'
import { readContent } from './upgrade-content.ts'

/** What owners call the results of an analysis, by the words of their names. */
const alsoCalled: readonly (readonly [RegExp, string])[] = [
  [/\blaba bersih\b/i, 'untung keuntungan profit bersihnya'],
  [/\bomzet\b/i, 'omset pendapatan penjualan pemasukan'],
  [/\bbalik modal\b/i, 'bep modal kembali'],
  [/\btitik impas\b/i, 'impas bep'],
  [/\b(?:semua biaya|biaya usaha)\b/i, 'pengeluaran biaya'],
  [/\bhpp\b/i, 'modal hpp pokok'],
]

const times = 'sebulan bulan perbulan sehari hari seminggu minggu setahun tahun per tiap lama'

/** What an owner may ask of an analysis that is there: its results first, then the figures it was told. */
export const analysisQuestions = ({ content }: Pick<OpenItem, 'content'>): readonly ItemFact[] => {
  const read = readContent(content)
  if (read === null) return []
  const numbers = reckonNumbers(read)
  const results = read.metrics.filter(({ unit }) => unit !== 'name')
  const known = new Set<string>()
  return [...results, ...read.dataset.figures].flatMap(({ id, label, per }): ItemFact[] => {
    const text = numbers.text(id)
    const name = label.toLowerCase()
    if (label === '' || text === '' || known.has(name)) return []
    known.add(name)
    const also = alsoCalled.filter(([words]) => words.test(label)).map(([, words]) => words)
    return [
      {
        called: [label, ...also].join(' '),
        besides: `${times} harga biaya`,
        says: `${label.charAt(0).toLowerCase()}${label.slice(1)} **${text}**${per === '' || text.includes(per) ? '' : ` per ${per}`}.`,
        ...(id === read.key ? { asked: 'berapa' as const } : {}),
      },
    ]
  })
}
