import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { PricedThing } from '../deck-request.ts'
import { labelOf, namedThing } from './figure-names.ts'
import { metricHead } from './metric-words.ts'
import { figuresIn, moneyText } from './told-figures.ts'
import { trimmed } from './told-words.ts'

/** What it costs now beside what it cost before, with what is saved. */
const cheaper = (name: string, before: number, now: number, per: string, context: string): PricedThing => {
  const off = before - now
  const share = Math.round((off / before) * 1000) / 10
  return {
    name: sentenceCase(namedThing(name).name),
    price: now,
    per,
    note: `dari ${moneyText(before)}, hemat ${moneyText(off)} (${String(share).replace('.', ',')}%)`,
    group: sentenceCase(context),
  }
}

const isWare = (name: string): boolean => name !== '' && name.split(/\s+/).length <= 6 && !metricHead.test(name)

/** `gamis 189rb jadi 149rb`, `TV 32 inch dari 189rb cuma 149rb`: counts before the prices belong to the name. */
const cheaperIn = (clause: string, context: string): PricedThing | null => {
  const told = figuresIn(clause)
  const [before, now, more] = told.filter(({ kind }) => kind === 'money')
  if (!before || !now || more || now.value >= before.value) return null
  const areBefore = told.slice(0, -2).every(({ kind }) => kind === 'count')
  const joint = /(?:^|\s)(?:jadi|menjadi|sekarang|cuma|hanya|tinggal|ke)$/i.test(trimmed(now.before))
  const name = labelOf({ before: before.before.replace(/\s*\bdari\s*$/i, '') })
  return areBefore && joint && isWare(name) ? cheaper(name, before.value, now.value, now.per, context) : null
}

/** `mesin cuci diskon 15% dari 2jt`, `kipas 250rb diskon 20%`: what is left to pay, where it is whole Rupiah. */
const discountedIn = (clause: string, context: string): PricedThing | null => {
  const told = figuresIn(clause)
  const [share, otherShare] = told.filter(({ kind }) => kind === 'percent')
  const [price, otherPrice] = told.filter(({ kind }) => kind === 'money')
  if (!share || !price || otherShare || otherPrice || share.value <= 0 || share.value >= 100) return null
  const isOff =
    /(?<!\p{L})(?:diskon|disc|potongan|off)$/iu.test(trimmed(share.before)) || /^off(?!\p{L})/iu.test(share.after)
  const isOfPrice =
    share.before.length < price.before.length
      ? /(?<!\p{L})dari\s*(?:harga\s*)?(?:rp\.?)?$/iu.test(price.before)
      : price.after.toLowerCase().startsWith('dis')
  const first = share.before.length < price.before.length ? share : price
  const name = labelOf({ before: first.before.replace(/\s*(?<!\p{L})(?:diskon|disc|potongan)\s*$/iu, '') })
  const now = (price.value * (100 - share.value)) / 100
  return isOff && isOfPrice && isWare(name) && Number.isInteger(now)
    ? cheaper(name, price.value, now, price.per, context)
    : null
}

/** What a clause of a promotion reduces, at its price now; null where it reduces nothing. */
export const reducedIn = (clause: string, context: string): PricedThing | null =>
  cheaperIn(clause, context) ?? discountedIn(clause, context)
