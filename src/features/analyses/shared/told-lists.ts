import { isMonth, isWeekday } from './figure-words.ts'
import { readTypedNumber } from './number-text.ts'

/** A sum as it is typed: `3,6jt`, `Rp 450.000`. */
const sum = /(?<![\p{L}\d.,])(?:rp\.?\s?)?\d[\d.,]*(?:\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|(?<=\.\d{3}))(?![\p{L}\d])/giu

const valueOf = (text: string): number => readTypedNumber(text.replace(/[.,]$/, '')) ?? 0

const bracket = /\(([^()]{5,200})\)/g

/** `biaya tetap 3,6jt (sewa 600rb + gaji 3jt)`: parts that come to the sum before them are not counted again. */
export const withoutParts = (text: string): string =>
  text.replaceAll(bracket, (whole, inside: string, at: number) => {
    const parts = [...inside.matchAll(sum)].map(([one]) => valueOf(one))
    const before = [...text.slice(Math.max(0, at - 80), at).matchAll(sum)].at(-1)?.[0]
    const all = parts.reduce((total, one) => total + one, 0)
    return parts.length > 1 && before !== undefined && valueOf(before) === all ? ' ' : whole
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
