import { isMonth, isWeekday } from './figure-words.ts'
import { readTypedNumber } from './number-text.ts'

/** A sum as it is typed: `3,6jt`, `Rp 450.000`. */
const sum = /(?<![\p{L}\d.,])(?:rp\.?\s?)?\d[\d.,]*(?:\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|(?<=\.\d{3}))(?![\p{L}\d])/giu

const valueOf = (text: string): number => readTypedNumber(text.replace(/[.,]$/, '')) ?? 0

const bracket = /\(([^()]{5,200})\)/g
/** `(termasuk air 200rb)`: what stands behind it lies in the sum before. */
const included = /^\s*(?:sudah\s|udah\s|udh\s|sdh\s|di dalamnya\s)?(?:termasuk|include|incl|di dalamnya)(?!\p{L})/iu
/** `(bunganya 1jt)`: an instalment is made of its principal and its interest. */
const ofInstalment = /^\s*(?:yang\s|yg\s)?(?:bunga|pokok)(?:nya)?(?!\p{L})/iu
const instalment = /(?<!\p{L})(?:cicilan|angsuran|nyicil|setoran)(?!\p{L})(?:[^,;\n]|,(?=\d)){0,40}$/iu

/**
 * `biaya tetap 3,6jt (sewa 600rb + gaji 3jt)`, `cicilan 3,5jt (bunganya 1jt)`: parts of the sum before them, all of them
 * or some, are not counted again.
 */
export const withoutParts = (text: string): string =>
  text.replaceAll(bracket, (whole, inside: string, at: number) => {
    const parts = [...inside.matchAll(sum)].map(([one]) => valueOf(one))
    const before = text.slice(Math.max(0, at - 80), at)
    const told = [...before.matchAll(sum)].at(-1)?.[0]
    if (told === undefined || parts.length === 0) return whole
    const all = parts.reduce((total, one) => total + one, 0)
    const isSome = included.test(inside) || (ofInstalment.test(inside) && instalment.test(before))
    return (parts.length > 1 && valueOf(told) === all) || (isSome && all < valueOf(told)) ? ' ' : whole
  })

const between = /^[\s,;/&]*(?:(?:dan|sama|lalu|terus)\s+)?$/iu
const isPeriod = (word: string): boolean => isMonth(word) || isWeekday(word)

/** The first two or more times that stand side by side: `september oktober`. */
const timesIn = (text: string): { readonly names: readonly string[]; readonly from: number; readonly to: number } => {
  let names: string[] = []
  let [from, to] = [0, 0]
  for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
    const follows = names.length > 0 && between.test(text.slice(to, index))
    if (names.length > 1 && !follows) break
    if (!isPeriod(word.toLowerCase())) {
      if (names.length > 1) break
      if (!['dan', 'sama'].includes(word.toLowerCase())) names = []
      continue
    }
    if (!follows) {
      names = []
      from = index
    }
    names.push(word)
    to = index + word.length
  }
  return { names, from, to }
}

/**
 * `september oktober: omzet 22jt 25jt, biaya 17jt 18,5jt` as `september omzet 22jt, september biaya 17jt, …`: as many
 * sums under each word as there are times are one for each time, in their order.
 */
export const byTimes = (text: string): string => {
  const { names, from, to } = timesIn(text)
  if (names.length < 2) return text
  const groups: { label: string; sums: string[]; to: number }[] = []
  let last = to
  for (const { 0: one, index } of text.slice(to).matchAll(sum)) {
    const words = text.slice(last, to + index)
    const open = groups.at(-1)
    if (open && between.test(words)) open.sums.push(one)
    else groups.push({ label: words.replaceAll(/[^\p{L}\s]/gu, ' ').trim(), sums: [one], to: 0 })
    last = to + index + one.length
    const latest = groups.at(-1)
    if (latest) latest.to = last
  }
  if (
    groups.length === 0 ||
    groups.some(({ sums, label }) => sums.length !== names.length || isPeriod(label.split(' ')[0] ?? ''))
  )
    return text
  const told = names.map((name, at) => groups.map(({ label, sums }) => `${name} ${label} ${sums[at] ?? ''}`).join(', '))
  return `${text.slice(0, from)}${told.join('. ')}${text.slice(groups.at(-1)?.to ?? last)}`
}
