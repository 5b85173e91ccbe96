import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { DayBars } from './day-bars.tsx'
import { WaysPaid } from './week-papers.tsx'

const days = Array.from({ length: 7 }, (_, at) => ({
  day: `2026-11-${String(15 + at)}`,
  revenue: 100_000 * (at + 1),
  sales: at + 1,
}))

test('POS-03 each day tells what it came to a week before, by a tick and in words', () => {
  const html = renderToStaticMarkup(<DayBars days={days} before={[{ day: '2026-11-14', revenue: 1_400_000 }]} />)
  expect(html.match(/seminggu sebelumnya/g)).toHaveLength(1)
  expect(html).toContain('seminggu sebelumnya Rp\u00a01.400.000')
  // The highest of both weeks is as high as the bars go.
  expect(html).toContain('bottom:100%')
  expect(html).toContain('height:50%')
  // The figure stands above its bar and above the tick.
  expect(renderToStaticMarkup(<DayBars days={days} before={[{ day: '2026-11-08', revenue: 350_000 }]} />)).toMatch(
    /class="num[^"]*" style="bottom:50%">/,
  )
  expect(renderToStaticMarkup(<DayBars days={days} before={[]} />)).not.toContain('seminggu sebelumnya')
})

test('POS-03 the ways of paying are an account that ends in its sum; what only went back is no share', () => {
  const html = renderToStaticMarkup(
    <WaysPaid
      ways={[
        { name: 'tunai', revenue: 550_000 },
        { name: 'qris', revenue: 450_000 },
        { name: 'transfer', revenue: -20_000 },
      ]}
    />,
  )
  expect(html).toContain('Tunai 55%')
  expect(html).toContain('QRIS 45%')
  expect(html).not.toContain('Transfer')
  expect(html).toContain('Rp\u00a01.000.000')
  expect(renderToStaticMarkup(<WaysPaid ways={[]} />)).toBe('')
})
