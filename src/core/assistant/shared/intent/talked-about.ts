import type { Scene } from './scene.ts'
import type { VerbMood } from './verbs.ts'
import { capability, conditionals, matters } from './word-lists.ts'

/** `bisa`, `boleh` straight before a verb; not `kalau bisa`. `collected` are the words before it, nearest first. */
export const capabilityBefore = (collected: readonly string[]): boolean =>
  collected.some((word, index) => capability.has(word) && !conditionals.has(collected[index + 1] ?? ''))

const wondering = new Set(['tanya', 'nanya', 'bertanya'])

/** Whether making is only talked about: `cara bikin invoice`, `mau tanya soal buat surat`. `collected` are the words before the verb, nearest first. */
export const talksAbout = (scene: Scene, at: number, mood: VerbMood, collected: readonly string[]): boolean => {
  // `mau tanya sekalian buatkan analisisnya`
  if (mood === 'order' && collected[0] === 'sekalian') return false
  // `daftar harga ini jadiin kasir`: the word belongs to the paper's name.
  const isNamed = (index: number): boolean =>
    scene.mentions.some(({ from, to }) => from < at - 1 - index && at - 1 - index < to)
  // `mau nanya bisa ga dibuatkan website?` asks for it.
  const isPoliteAsking = (index: number): boolean =>
    scene.asks && mood !== 'plain' && capabilityBefore(collected.slice(0, index))
  return collected.some(
    (word, index) =>
      matters.has(word) &&
      !(wondering.has(word) && isPoliteAsking(index)) &&
      !isNamed(index) &&
      !(word === 'contoh' && (mood === 'want' || mood === 'order')),
  )
}
