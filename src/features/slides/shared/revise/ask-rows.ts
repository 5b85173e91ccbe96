import { newId } from '#core/time-and-ids/shared/ids.ts'

import { askParts } from '../making/arrangements.ts'
import { figureText } from '../scene/chart-drawing.ts'
import type { Slide } from '../scene/deck.ts'
import { moneyText } from '../reading/told-figures.ts'
import { type PricedRow, sumIn, unspaced } from './priced-row.ts'

/** The sum that a slide asks for, with what it is made of. */
interface AskedSum {
  readonly label: string
  readonly needs: readonly PricedRow[]
}

const needIn = (line: string): PricedRow | null => {
  const [, name = '', price = ''] = /^(.+): (Rp [\d.]+)(?: \(\d+(?:,\d)?%\))?$/.exec(unspaced(line).trim()) ?? []
  const sum = sumIn(price)
  return sum === null ? null : { name, price: sum }
}

/** What a slide asks for, where its parts make its sum; null for every other slide. */
export const askedOn = ({ elements }: Slide): AskedSum | null => {
  const textOf = (role: string): string => elements.find((one) => one.role === role)?.content ?? ''
  const whole = sumIn(textOf('band-value'))
  const lines = elements.flatMap(({ content, role, type }) => (type === 'text' && role === 'point' ? [content] : []))
  const needs = lines.map(needIn)
  const known = needs.filter((one) => one !== null)
  if (!whole || known.length === 0 || known.length < lines.length) return null
  return known.reduce((sum, { price }) => sum + price, 0) === whole
    ? { label: textOf('band-caption'), needs: known }
    : null
}

const ofAsk = new Set('band band-caption band-value point body card edge track'.split(' '))

/** A slide that asks for more things: the sum and every share follow. */
export const withNeeds = (slide: Slide, { label, needs }: AskedSum, more: readonly PricedRow[]): Slide => {
  const all = [...needs, ...more]
  const whole = all.reduce((sum, { price }) => sum + price, 0)
  const lines = all.map(
    ({ name, price }) => `${name}: ${moneyText(price)} (${figureText(Math.round((price / whole) * 1000) / 10, '%')})`,
  )
  const kept = slide.elements.filter(({ role }) => !ofAsk.has(role ?? ''))
  const parts = askParts({ label, value: moneyText(whole) }, lines)
  return { ...slide, elements: [...kept, ...parts.map((part) => ({ ...part, id: newId('element') }))] }
}
