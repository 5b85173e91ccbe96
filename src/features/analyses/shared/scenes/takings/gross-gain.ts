import type { Entry } from '../../ledger/entry.ts'
import type { Line } from '../../ledger/lines.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { words } from '../scene.ts'

const asking = words('(?:laba|untung|keuntungan|margin|profit) kotor\\p{L}*|kotor')
const goods = words('modal|hpp|pokok|pokoknya|kulak\\p{L}*|barang\\p{L}*|dagangan\\p{L}*|bahan\\p{L}*|belanja\\p{L}*')

/** `untung bersih` of goods told with what one of them costs is what the others leave of the gross gain. */
const net = words('bersih\\p{L}*')

/** What the takings leave of what the goods cost, before all that is paid besides; none where nobody asks for it. */
export const grossGain = (
  outs: readonly Entry[],
  lines: readonly Line[],
  income: string,
  message: string,
  per: string,
): readonly WorkedStep[] => {
  const bought = lines.filter((_, at) => goods.test(outs[at]?.said ?? ''))
  const others = lines.filter((line) => !bought.includes(line))
  const isOfPieces = net.test(message) && bought.every(({ how }) => how !== '')
  return !(asking.test(message) || isOfPieces) || bought.length === 0 || others.length === 0
    ? []
    : [
        {
          id: 'kotor',
          label: 'Laba kotor',
          formula: [income, ...bought.map(({ id }) => id)].join(' - '),
          per,
        },
        ...(others.length > 1
          ? [{ id: 'biaya_lain', label: 'Biaya lain', formula: others.map(({ id }) => id).join(' + '), per }]
          : []),
        { id: 'margin_kotor', label: 'Margin kotor', formula: `kotor / positive(${income}) * 100`, unit: 'percent' },
      ]
}
