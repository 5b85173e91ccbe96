import { isOfSpan } from './scene.ts'
import type { Sentence } from './words.ts'

const complaints = new Set(
  'belum hilang salah kemarin telat ditolak macet rusak keliru kurang punya kenapa error gagal dibayar nunggak numpuk menumpuk tidak'.split(
    ' ',
  ),
)

/** Words behind which `belum` and `tidak` set a condition: `belum termasuk PPN`, `tidak bisa retur`. */
const conditionsAfter = new Set(
  'usah perlu termasuk ppn pajak ongkir bisa boleh dapat menerima include retur'.split(' '),
)

/** `sudah dibayar 40%`, `sudah bayar 2 juta`: what was paid of a bill is a figure of it. */
export const isPaidPart = ({ words }: Sentence, at: number): boolean => {
  const paid = words[at]?.text === 'sudah' ? at + 1 : at
  return (
    words[paid - 1]?.text === 'sudah' &&
    ['dibayar', 'bayar', 'transfer', 'ditransfer', 'dp'].includes(words[paid]?.text ?? '') &&
    words[paid + 1]?.number === true
  )
}

const hows = new Set('tunai cash kontan transfer lunas oleh sama dari pakai lewat via qris debit'.split(' '))
/** `kuitansi motor 8jt dibayar tunai sama Pak Jono`: how a sum was paid, and by whom, is told for the paper. */
const isPaidHow = ({ words }: Sentence, at: number): boolean =>
  words[at]?.text === 'dibayar' &&
  hows.has(words[at + 1]?.text ?? '') &&
  words.slice(0, at).some(({ number }) => number === true)

/** A paper that went wrong; sums of several goods, or a condition of an offer, are no complaint. */
export const complains = (sentence: Sentence): boolean =>
  sentence.words.some(
    (word, at) =>
      complaints.has(word.text) &&
      !conditionsAfter.has(sentence.words[at + 1]?.text ?? '') &&
      !isPaidPart(sentence, at) &&
      !isPaidHow(sentence, at) &&
      !isOfSpan(word.text, sentence.words[at - 1]?.text),
  )
