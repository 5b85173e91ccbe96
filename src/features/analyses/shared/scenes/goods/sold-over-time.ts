import { anyMonth } from '#core/text/shared/calendar-words.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'

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

const weekday = new RegExp(
  String.raw`(?<!\p{L})(senin|selasa|rabu|kamis|jumat|jum.at|sabtu|minggu|ahad)\s*:?\s*(?:laku|terjual)?\s*(\d[\d.]*)(?!\d|[.,]\d|\s?(?:rb|ribu|k|jt|juta)(?!\p{L}))(?:\s+(\p{L}{2,12}))?`,
  'giu',
)

interface Sold {
  readonly said: string
  readonly time: string
  readonly count: string
  readonly noun: string
}

/** `Juli 310 kg, Agustus 285 kg`, `senin 42 cup, selasa 38`: on days of the week the noun may be told once. */
const soldIn = (message: string): { readonly told: readonly Sold[]; readonly isWeek: boolean } => {
  const days = [...message.matchAll(weekday)]
  const isWeek = new Set(days.map(([, day = '']) => day.toLowerCase())).size > 2
  const noun = days.map(([, , , one = '']) => unitOf(one.toLowerCase())).find((one) => one !== null)
  return {
    isWeek,
    told: (isWeek ? days : [...message.matchAll(counted)]).map(([said, time = '', count = '', own = '']) => ({
      said,
      time: sentenceCase(time.toLowerCase()),
      count,
      noun: isWeek ? (noun ?? '') : own.toLowerCase(),
    })),
  }
}

/** So many in each of several times, all at one price: `Juli 310 kg, Agustus 285 kg, harga tetap 45.000 per kg`. */
export const soldOverTime: Scene = (request) => {
  const { message } = request
  const { told, isWeek } = soldIn(message)
  const [first] = told
  const [whole, sum = '', unit = ''] = price.exec(message) ?? []
  if (!first || told.length < 2 || whole === undefined || !asking.test(message)) return null
  if (told.some(({ noun }) => noun !== first.noun) || /^(?:rb|ribu|jt|juta|k)$/.test(first.noun)) return null
  if (moneyOf(request).length !== 1 || percentsOf(request).length > 0) return null
  if (new Set(told.map(({ time }) => time)).size < told.length) return null
  if (unit !== '' && first.noun !== '' && unit.toLowerCase() !== first.noun) return null
  const last = told.at(-1) ?? first
  return {
    type: 'penjualan',
    title: 'Analisis Penjualan',
    groups: { laku: 'terjual' },
    figures: [
      ...told.map(({ time, count, noun, said }, at) => ({
        id: `laku_${at + 1}`,
        label: time,
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
      { id: 'omzet', label: isWeek ? 'Omzet semuanya' : `Omzet ${told.length} masa`, formula: 'banyak * harga' },
      { id: 'rata_banyak', label: 'Terjual rata-rata', formula: 'avg(laku)', unit: 'count', noun: first.noun },
      { id: 'rata', label: 'Omzet rata-rata', formula: 'avg(laku) * harga' },
      ...(isWeek
        ? []
        : [
            {
              id: 'ubah',
              label: `Perubahan ${first.time} ke ${last.time}`,
              formula: `(laku_${told.length} - laku_1) / laku_1 * 100`,
              unit: 'percent' as const,
            },
            {
              id: 'ubah_besar',
              label: 'Besarnya',
              formula: 'abs(ubah)',
              unit: 'percent' as const,
              quiet: true as const,
            },
          ]),
      { id: 'tertinggi', label: 'Tertinggi', formula: 'argmax(laku)', unit: 'name' },
      { id: 'terendah', label: 'Terendah', formula: 'argmin(laku)', unit: 'name' },
    ],
    answer: [
      p(
        `Omzet ${first.time} sampai ${last.time} **${bind('omzet')}** dari ${bind('banyak')}, rata-rata **${bind('rata')}** ${isWeek ? 'sehari' : 'tiap masa'}.`,
        onlyIf('omzet', 'positive'),
      ),
      isWeek
        ? p(`Paling ramai **${bind('tertinggi')}**, paling sepi **${bind('terendah')}**.`, onlyIf('omzet', 'positive'))
        : p(
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
    shown: ['omzet', 'banyak', 'rata', ...(isWeek ? ['tertinggi'] : ['ubah'])],
    chart: { title: 'Omzet', categories: told.map(({ time }) => time), values: told.map((_, at) => `omzet_${at + 1}`) },
    next: isWeek
      ? ['Stok dan tenaga untuk hari ramai, dan yang dicoba di hari sepi: [isi rencana].']
      : [
          'Yang membuat masa tertinggi ramai (musim, pesanan besar, hari raya): [isi sebab].',
          'Stok dan tenaga untuk masa berikutnya: siapkan mengikuti masa yang sama tahun lalu: [isi penjualan tahun lalu].',
        ],
  }
}
