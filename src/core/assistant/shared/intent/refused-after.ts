import { comesLater, waiting } from './first-and-later.ts'
import type { Mention } from './kind-mentions.ts'
import { afterwords, hours, owned, type Scene } from './scene.ts'
import { verbMood } from './verbs.ts'
import { cancelWords, capability, firstPersons, light, negators, notRefusing, postponeWords } from './word-lists.ts'

/** `bisa bikin kuitansi ga?`: the negator at the end only makes it a question. */
const asksWhether = ({ sentence, words }: Scene, at: number): boolean =>
  words[at] === 'tidak' &&
  words
    .slice(at + 1)
    .every(
      (word, place) => afterwords.has(word) || sentence.words[at + 1 + place]?.clause !== sentence.words[at]?.clause,
    ) &&
  words.slice(0, at).some((word) => capability.has(word))

/** `proposalnya saya pikir-pikir lagi ya` */
const pondering = new Set(
  'pikir mikir pikirin pikirkan dipikir dipikirin dipikirkan pertimbangkan dipertimbangkan timbang'.split(' '),
)

/** `analisis yg saya minta tadi batal aja ya`: the clause of a thing ends in taking it back. */
const endsInCancel = ({ sentence, words }: Scene, { from, to }: Mention): boolean => {
  const clause = sentence.words[from]?.clause
  const rest = words.filter((_, at) => at >= to && sentence.words[at]?.clause === clause)
  const last = rest.findLastIndex((word) => !light.has(word))
  return cancelWords.has(rest[last] ?? '') || (rest[last] === 'tidak' && rest[last + 1] === 'jadi')
}

/** `tagihannya hapus`; `lemarinya hapus aja` says it of one of its goods. */
const crossing = new Set('hapus hapusin hapuskan dihapus coret coretin dicoret'.split(' '))

/** A refusal that follows the noun and ends the clause: `websitenya ga usah dulu`, `invoice nggak jadi`. */
export const refusedAfter = (scene: Scene, mention: Mention): 'refused' | 'postponed' | null => {
  const clause = scene.sentence.words[mention.from]?.clause
  let refused: 'refused' | 'postponed' | null = null
  for (let at = mention.to; at < scene.words.length; at += 1) {
    const word = scene.words[at] ?? ''
    if (scene.sentence.words[at]?.clause !== clause) break
    if (asksWhether(scene, at)) return refused
    if ((negators.has(word) && word !== 'tanpa') || cancelWords.has(word) || crossing.has(word)) {
      if (notRefusing.has(scene.words[at + 1] ?? '')) return null
      refused = 'refused'
    }
    // `siapin ppt buat besok`: when it is needed.
    else if (postponeWords.has(word) && ['untuk', 'buat'].includes(scene.words[at - 1] ?? '')) return refused
    else if (postponeWords.has(word) || pondering.has(word)) refused ??= 'postponed'
    // `websitenya belum ada`: it is wanting, not put off.
    else if (word === 'belum' && owned.has(scene.words[at + 1] ?? '')) return refused
    // `invoice belum saya bikinin`: it is still to be done.
    else if (word === 'belum' && firstPersons.has(scene.words[at + 1] ?? '')) return refused
    else if (word === 'belum') refused ??= 'postponed'
    // `websitenya nanti aja kalo modal udah ada`
    else if (refused !== null && waiting.has(word)) return refused
    // `laporannya ntar malem aja ya`
    else if (refused !== null && hours.has(word)) continue
    else if (refused === null && !light.has(word))
      return endsInCancel(scene, mention) ? 'refused' : comesLater(scene, mention) ? 'postponed' : null
    else if (!light.has(word) && verbMood(word) === null && word !== 'depan' && word !== 'jadi' && word !== 'baru')
      return null
  }
  return refused
}
