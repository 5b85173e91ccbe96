import { anyMonth } from '#core/text/shared/calendar-words.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { bind, onlyIf, p } from '../../draft.ts'
import { moneyOf, percentsOf, type Scene, words } from '../scene.ts'
import { countTold, sumPattern, sumTold } from '../told-parts.ts'

const asking = words('omzet|omset|penjualan|pendapatan|hasil|tren')
const counted = new RegExp(
  String.raw`(?<!\p{L})(${anyMonth}|(?:minggu|pekan)\s(?:ke-?\s?)?\d)(?!\p{L})\s*:?\s*(?:laku|terjual)?\s*(\d[\d.]*(?:,\d+)?)\s+(\p{L}{2,12})`,
  'giu',
)
const price = new RegExp(
  String.raw`(?<!\p{L})(?:harga|dijual|jual|@)\p{L}*(?:\s(?:tetap|jual|rata|sama|semua|satuan|rata-rata|masih))*\s*(${sumPattern})\s*(?:(?:per|\/|se|tiap)\s*(\p{L}+))?`,
  'iu',
)

/** So many in each of several times, all at one price: `Juli 310 kg, Agustus 285 kg, harga tetap 45.000 per kg`. */
export const soldOverTime: Scene = (request) => {
  const { message } = request
  const told = [...message.matchAll(counted)].map(([said, time = '', count = '', noun = '']) => ({
    said,
    time: sentenceCase(time),
    count,
    noun: noun.toLowerCase(),
  }))
  const [first] = told
  const [whole, sum = '', unit = ''] = price.exec(message) ?? []
  if (!first || told.length < 2 || whole === undefined || !asking.test(message)) return null
  if (told.some(({ noun }) => noun !== first.noun) || /^(?:rb|ribu|jt|juta|k)$/.test(first.noun)) return null
  if (moneyOf(request).length !== 1 || percentsOf(request).length > 0) return null
  if (unit !== '' && unit.toLowerCase() !== first.noun) return null
  const last = told.at(-1) ?? first
  return {
    type: 'penjualan',
    title: 'Analisis Penjualan',
    groups: { laku: 'terjual' },
    figures: [
      ...told.map(({ time, count, noun, said }, at) => ({
        id: `laku_${at + 1}`,
        label: `Terjual ${time}`,
        told: countTold(count, noun, said),
        group: 'laku',
      })),
      { id: 'harga', label: 'Harga', told: sumTold(sum, whole), per: first.noun },
    ],
    steps: [
      { id: 'banyak', label: 'Terjual semuanya', formula: 'sum(laku)', unit: 'count', noun: first.noun },
      ...told.map(({ time }, at) => ({
        id: `omzet_${at + 1}`,
        label: `Omzet ${time}`,
        formula: `laku_${at + 1} * harga`,
      })),
      { id: 'omzet', label: `Omzet ${told.length} masa`, formula: 'banyak * harga' },
      { id: 'rata_banyak', label: 'Terjual rata-rata', formula: 'avg(laku)', unit: 'count', noun: first.noun },
      { id: 'rata', label: 'Omzet rata-rata', formula: 'avg(laku) * harga' },
      {
        id: 'ubah',
        label: `Perubahan ${first.time} ke ${last.time}`,
        formula: `(laku_${told.length} - laku_1) / laku_1 * 100`,
        unit: 'percent',
      },
      { id: 'ubah_besar', label: 'Besarnya', formula: 'abs(ubah)', unit: 'percent', quiet: true },
      { id: 'tertinggi', label: 'Tertinggi', formula: 'argmax(laku)', unit: 'name' },
      { id: 'terendah', label: 'Terendah', formula: 'argmin(laku)', unit: 'name' },
    ],
    answer: [
      p(
        `Omzet ${first.time} sampai ${last.time} **${bind('omzet')}** dari ${bind('banyak')}, rata-rata **${bind('rata')}** tiap masa.`,
        onlyIf('omzet', 'positive'),
      ),
      p(
        `Dari ${first.time} ke ${last.time} penjualan {{ubah|naik|tetap, selisih|turun}} **${bind('ubah_besar')}**. Tertinggi: ${bind('tertinggi')}; terendah: ${bind('terendah')}.`,
        onlyIf('ubah', 'positive', 'zero', 'negative'),
      ),
    ],
    rows: [
      ['Harga', bind('harga')],
      ...told.map(({ time }, at) => [time, `${bind(`laku_${at + 1}`)} → ${bind(`omzet_${at + 1}`)}`]),
      ['**Jumlah**', `**${bind('banyak')} → ${bind('omzet')}**`],
      ['Rata-rata', bind('rata')],
    ],
    key: 'omzet',
    shown: ['omzet', 'rata', 'ubah'],
    chart: { title: 'Omzet', categories: told.map(({ time }) => time), values: told.map((_, at) => `omzet_${at + 1}`) },
    next: [
      'Yang membuat masa tertinggi ramai (musim, pesanan besar, hari raya): [isi sebab].',
      'Stok dan tenaga untuk masa berikutnya: siapkan mengikuti masa yang sama tahun lalu: [isi penjualan tahun lalu].',
    ],
  }
}
