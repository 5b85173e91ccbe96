import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { toldSum } from '../../ledger/lines.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const asking = words('harga\\p{L}*|jual\\p{L}*')
const costing = words('hpp|modal|harga pokok|biaya|kulak\\p{L}*|beli')
const wished = words('margin|untung|laba|markup')
const ofCost = words('modal|hpp|biaya|markup|harga pokok|harga beli')
/** `reseller minta diskon 20%`: taken off the price, no gain that is wished. */
const takenOff = words('diskon|disc|potongan|potong|komisi|admin|fee|minta')
const idle = /^(?:(?:kalau|kalo|klo|buat|untuk|saya|mau|harga|jual|margin\p{L}*|untung\p{L}*|dari|dan|terus)\s+)+/giu

const isOfCost = ({ words: own }: Entry): boolean =>
  own.includes('markup') || (own.includes('dari') && ofCost.test(own.slice(own.indexOf('dari')).join(' ')))

const isWished = ({ words: own }: Entry): boolean => wished.test(own.join(' ')) && !takenOff.test(own.join(' '))

const nameOf = ({ label }: Entry, at: number): string => {
  const own = label.replaceAll(idle, '').replace(/\s+(?:margin\p{L}*|untung\p{L}*|harga|jual|modal)(?:\s.*)?$/iu, '')
  return sentenceCase(own || `Harga ${at + 1}`)
}

/** One cost and several wanted gains: `HPP 117rb, ecer margin 35%, reseller margin 25%`. What each of them is sold for. */
export const wantedMargins: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  const [cost, ...others] = entries.filter(({ money }) => money !== null)
  const wishes = entries.filter(({ percent }) => percent !== null)
  if (!cost || others.length > 0 || wishes.length < 2 || wishes.length > 6 || !asking.test(message)) return null
  if (!costing.test(cost.words.join(' ')) || !wishes.every(isWished)) return null
  if (entries.some(({ counts }) => counts.some(({ value }) => value > 1))) return null
  const names = wishes.map(nameOf)
  if (new Set(names).size < names.length) return null
  return {
    type: 'harga',
    title: 'Analisis Harga Jual',
    figures: [
      { id: 'modal', label: sentenceCase(cost.label || 'Modal'), told: toldSum(cost) },
      ...wishes.map((one, at) => ({ id: `mau_${at + 1}`, label: `Untung ${names[at] ?? ''}`, told: toldSum(one) })),
    ],
    steps: wishes.flatMap((one, at): WorkedStep[] => [
      {
        id: `harga_${at + 1}`,
        label: `Harga ${names[at] ?? ''}`,
        formula: isOfCost(one)
          ? `ceil(modal * (100 + mau_${at + 1}) / 100)`
          : `ceil(modal / positive(1 - mau_${at + 1} / 100))`,
      },
      { id: `untung_${at + 1}`, label: `Untung ${names[at] ?? ''}`, formula: `harga_${at + 1} - modal` },
    ]),
    answer: wishes.map((one, at) =>
      p(
        `${names[at] ?? ''}: jual **${bind(`harga_${at + 1}`)}** supaya untung ${bind(`mau_${at + 1}`)} dari ${isOfCost(one) ? 'modal' : 'harga jual'}, yaitu ${bind(`untung_${at + 1}`)}.`,
        onlyIf(`harga_${at + 1}`, 'positive'),
      ),
    ),
    key: 'harga_1',
    shown: wishes.slice(0, 4).map((_, at) => `harga_${at + 1}`),
    chart: {
      title: 'Harga jual',
      categories: names,
      values: wishes.map((_, at) => `harga_${at + 1}`),
    },
    next: ['Harga pesaing terdekat: [isi harga pesaing].'],
  }
}
