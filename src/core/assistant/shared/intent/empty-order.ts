import { saysNothing } from './bare-order.ts'
import { carriesFacts, type FactCount } from './facts.ts'
import { findMentions, type Lexicon } from './kind-mentions.ts'
import type { Named } from './weigh-message.ts'
import { firstPersons } from './word-lists.ts'
import { readWords, type Sentence } from './words.ts'

/** Papers whose name says what they are about: `surat keterangan kerja`, `laporan keuangan`. */
const namesMatter = new Set(['surat_resmi', 'laporan'])

/** What a till or a site lacks is asked in the canvas; a paper, a deck or an analysis about nothing is only blanks. */
const needsMatter = ({ kind, documentType }: Named): boolean =>
  kind === 'presentation' || kind === 'analysis' || (kind === 'document' && !namesMatter.has(documentType ?? ''))

const matter = new Set(
  'topiknya temanya isinya judulnya materinya bahannya datanya detailnya rinciannya daftarnya'.split(' '),
)
const coming = new Set('nyusul menyusul belakangan nanti ntar besok entar kususul susulan'.split(' '))

const telling =
  /^(?:kabari|kabarin|kabarkan|kirim|kirimin|kirimi|info|infoin|infokan|kirimkan|ketik|ketikin|ketikkan|kasih|susul|susulin|kasitau|jelasin)$/

/** `topiknya nyusul`, `nanti saya kabarin surat apa`, `datanya saya kirim habis ini`: what it is about comes later. */
const isComing = ({ words }: Sentence): boolean =>
  words.some(({ text, clause }, at) => {
    const next = words[at + 1]
    const opens = coming.has(text) && words[at - 1]?.clause !== clause
    if (opens && words.slice(at + 1, at + 4).some((word) => word.clause === clause && telling.test(word.text)))
      return true
    const sends = firstPersons.has(next?.text ?? '') && telling.test(words[at + 2]?.text ?? '')
    return matter.has(text) && next?.clause === clause && (coming.has(next.text) || sends)
  })

const handing = new Set(['ini', 'nih', 'berikut', 'itu'])
const handed = new Set(
  'data datanya angka angkanya catatan catatannya rekap rekapnya file filenya berkas foto'.split(' '),
)

/** `ini data penjualannya, tolong dianalisis`: handed over, and no figure has come. */
const isHandedOver = ([first]: readonly Sentence[]): boolean => {
  const words = first?.words.slice(0, 4) ?? []
  return words.some(({ text }, at) => handing.has(text) && handed.has(words[at + 1]?.text ?? ''))
}

/**
 * An order that tells nothing of what it is about: `bikinin surat dong`, `tolong buatin invoice`, `buatkan presentasi ya,
 * topiknya nyusul`, `ini datanya, tolong dianalisis` without any. It is asked back, since what is made costs points.
 */
export const isEmptyOrder = (message: string, ordered: Named, facts: FactCount, lexicon: Lexicon): boolean => {
  if (!needsMatter(ordered) || facts.money + facts.details + facts.numbers > 0) return false
  const sentences = readWords(message)
  if (sentences.some(isComing)) return true
  if (carriesFacts(facts)) return false
  if (ordered.kind === 'analysis' && isHandedOver(sentences)) return true
  return sentences.every((sentence) => {
    const mended = sentence.words.map(({ text }) => lexicon.mend(text))
    const mentions = findMentions(sentence, mended, lexicon).filter(({ kind }) => kind === ordered.kind)
    return sentence.words.every(
      ({ text }, at) =>
        mentions.some(({ from, to }) => at >= from && at < to) || saysNothing(text) || saysNothing(mended[at] ?? ''),
    )
  })
}
