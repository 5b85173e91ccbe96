import { officeForm } from '../../reading-grammar/formal-text.ts'
import { inSums, sentenceOf } from './offer.ts'
import { asks, requests, type Told } from './told-words.ts'

const particles = new Set(['ya', 'dong', 'donk', 'nih', 'sih', 'deh', 'loh', 'lho'])

/** In full words, sums written out; names, days and all else stay the owner's. */
const written = (matter: string): string => {
  const words = matter
    .replaceAll('*', '')
    .split(/\s+/)
    .filter((word, at) => at === 0 || !particles.has(word))
  const full = words.map((word) => {
    const [, letters = '', rest = ''] = /^(\p{L}+)(\P{L}*)$/u.exec(word) ?? []
    const form = letters === letters.toLowerCase() ? officeForm(letters) : undefined
    return form === undefined || form === 'apabila' ? word : `${form}${rest}`
  })
  return inSums(full.join(' '))
    .replaceAll(
      /(?<!\p{L})(?:januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|senin|selasa|rabu|kamis|jumat|sabtu)(?!\p{L})/gu,
      sentenceOf,
    )
    .replace(/[.,;\s]+$/, '')
}

/** What its readers have to put up with, and what they may buy. */
const bears =
  /(?<!\p{L})(?:tutup|libur|naik|kenaikan|tidak|belum|rusak|(?<!sampai )habis|pindah|terlambat|batal|mati|antre|antri)(?!\p{L})/iu
const sells = /Rp|(?<!\p{L})(?:ready|promo|diskon|gratis|menu baru|buka po|open po)(?!\p{L})/iu

const closing = 'Isinya kata-kata Anda sendiri; cek hari, jam, dan harganya sebelum dikirim.'

/** The words that were told, fit to be handed on: nothing is added to what they say. */
export const wordsAsTold = ({ matter, readers: reading, name, isStatus, isInvitation }: Told): string => {
  const isRequest = requests.test(matter)
  const isAsked = asks.test(matter)
  const ours = reading === 'staff' ? matter : matter.replaceAll(/(?<!\p{L})kita(?!\p{L})/giu, 'kami')
  const said = written(ours.replace(requests, '').replace(asks, ''))
  const sentence = sentenceOf(said)
  const greeting =
    name !== null
      ? `Halo ${name},`
      : reading === 'staff'
        ? 'Teman-teman,'
        : reading === 'partner'
          ? 'Halo Pak/Bu [nama],'
          : isInvitation
            ? 'Halo semuanya,'
            : 'Halo Kak,'
  const lead = isRequest
    ? `mohon ${said}`
    : isAsked
      ? `mau tanya, ${said}`
      : isInvitation
        ? `kami mengundang untuk ${said}`
        : reading === 'staff'
          ? `mohon diperhatikan: ${said}`
          : `saya mau mengabari: ${said}`
  const sorry = bears.test(said) && !isRequest && !isAsked && reading !== 'staff'
  const first = `*${greeting} ${lead}. ${sorry ? 'Mohon maaf, dan terima kasih pengertiannya' : 'Terima kasih'}.*`
  const isForMany = reading !== 'partner' && name === null && !isAsked
  const thanks = bears.test(said)
    ? 'Terima kasih pengertiannya'
    : sells.test(said)
      ? 'Mau? Balas pesan ini ya'
      : 'Terima kasih'
  const short = `*${isRequest ? `Mohon ${said}` : sentence}. ${reading === 'staff' ? 'Terima kasih' : thanks}.*`
  const both = isStatus ? [short, first] : [first, short]
  return ['Tinggal disalin:', isForMany ? both.map((one, at) => `${at + 1}. ${one}`).join('\n') : first, closing].join(
    '\n\n',
  )
}
