import { bind, onlyIf, p } from '../draft.ts'
import { sentenceCase } from '../wording.ts'
import { moneyOf, type Scene, words } from './scene.ts'
import { countTold } from './told-parts.ts'

const asking = words('keluhan|komplain|complain|keluhannya|komplainnya|protes|retur|aduan')
const counted =
  /(?<=^|[:,;\n]\s{0,3}(?:-\s?)?)(\p{L}[\p{L} ]{2,40}?)\s+(?:ada\s+|sebanyak\s+)?(\d{1,5})\s?(?:x|kali|orang|keluhan|komplain|aduan)(?!\p{L})/giu

/** What customers complain of, each so many times: which comes first, and the share of each. */
export const countedComplaints: Scene = (request) => {
  if (!asking.test(request.message) || moneyOf(request).length > 0) return null
  const lines = [...request.message.matchAll(counted)].map(([said, name = '', count = '']) => ({
    said,
    name: sentenceCase(name.trim()),
    count,
  }))
  if (lines.length < 2 || lines.length > 10 || new Set(lines.map(({ name }) => name)).size < lines.length) return null
  const ranked = lines
    .map((one, at) => ({ ...one, at: at + 1 }))
    .toSorted((one, other) => Number(other.count) - Number(one.count))
  const [first, second] = ranked
  return {
    type: 'ulasan',
    title: 'Analisis Keluhan',
    groups: { keluhan: 'keluhan' },
    figures: lines.map(({ name, count, said }, at) => ({
      id: `keluhan_${at + 1}`,
      label: name,
      told: countTold(count, 'kali', said),
      group: 'keluhan',
    })),
    steps: [
      { id: 'jumlah', label: 'Jumlah keluhan', formula: 'sum(keluhan)', unit: 'count', noun: 'kali' },
      { id: 'utama', label: 'Yang terbanyak', formula: 'argmax(keluhan)', unit: 'name' },
      ...lines.map(({ name }, at) => ({
        id: `bagian_${at + 1}`,
        label: `Bagian ${name.toLowerCase()}`,
        formula: `keluhan_${at + 1} / jumlah * 100`,
        unit: 'percent' as const,
      })),
    ],
    answer: [
      p(
        `Dahulukan **${bind('utama')}**: ${bind(`keluhan_${first?.at ?? 1}`)} dari ${bind('jumlah')}, yaitu **${bind(`bagian_${first?.at ?? 1}`)}**${second ? `. Sesudahnya ${second.name.toLowerCase()} (${bind(`bagian_${second.at}`)})` : ''}.`,
        onlyIf('jumlah', 'positive'),
      ),
    ],
    rows: ranked.map(({ name, at }) => [name, `${bind(`keluhan_${at}`)} (${bind(`bagian_${at}`)})`]),
    key: `bagian_${first?.at ?? 1}`,
    shown: ranked.slice(0, 4).map(({ at }) => `bagian_${at}`),
    next: [
      `Sebab ${first?.name.toLowerCase() ?? 'keluhan terbanyak'}: catat kapan, siapa yang bertugas, dan barang yang mana: [isi sebab].`,
      'Kerugian tiap keluhan (ganti rugi, pelanggan yang pergi) bisa mengubah urutannya: [isi kerugian tiap keluhan].',
    ],
  }
}
