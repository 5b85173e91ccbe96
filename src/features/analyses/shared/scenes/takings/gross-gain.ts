import type { Entry } from '../../ledger/entry.ts'
import type { Line } from '../../ledger/lines.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { words } from '../scene.ts'

const asking = words('(?:laba|untung|keuntungan|margin|profit) kotor\\p{L}*|kotor')
const goods = words('modal|hpp|pokok|pokoknya|kulak\\p{L}*|barang\\p{L}*|dagangan\\p{L}*|bahan\\p{L}*|belanja\\p{L}*')

/** What the takings leave of what the goods cost, before all that is paid besides; none where nobody asks for it. */
export const grossGain = (
  outs: readonly Entry[],
  lines: readonly Line[],
  income: string,
  message: string,
  per: string,
): readonly WorkedStep[] => {
  const bought = lines.filter((_, at) => goods.test(outs[at]?.said ?? ''))
  return !asking.test(message) || bought.length === 0 || bought.length === lines.length
    ? []
    : [
        {
          id: 'kotor',
          label: 'Laba kotor',
          formula: [income, ...bought.map(({ id }) => id)].join(' - '),
          per,
        },
        { id: 'margin_kotor', label: 'Margin kotor', formula: `kotor / positive(${income}) * 100`, unit: 'percent' },
      ]
}
