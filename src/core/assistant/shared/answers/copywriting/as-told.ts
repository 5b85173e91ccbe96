import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { clausesOf } from './clauses.ts'
import { written } from './in-writing.ts'
import { asks, requests } from './text-orders.ts'
import type { Told } from './told-words.ts'

/** What its readers have to put up with, and what they may buy. */
const bears =
  /(?<!\p{L})(?:tutup|libur|naik|kenaikan|tidak|belum|rusak|(?<!sampai )habis|pindah|terlambat|batal|mati|antre|antri)(?!\p{L})/iu
const sells = /Rp|(?<!\p{L})(?:ready|promo|diskon|gratis|menu baru|buka po|open po)(?!\p{L})/iu

const closing = 'Isinya kata-kata Anda sendiri; cek hari, jam, dan harganya sebelum dikirim.'

/** Said of the words: `mau kasih tau kalau …`. */
const announcing = /^(?:mau|pengen|ingin)\s(?:ng)?(?:asih|kasih|kasi)\s(?:tau|tahu)\s(?:kalau\s|kalo\s|bahwa\s)?/iu
/** Something that is asked for besides what is told: `…, minta kepastian jumlahnya`. */
const askedBesides = /([,.;]\s)(?:minta(?:\stolong)?|tolong|tlg)\s/giu

/** Words to hang up: each fact a line of its own. */
const signAsTold = (matter: string): string =>
  [
    'Untuk ditempel, tinggal salin:',
    clausesOf(matter)
      .map((clause) => `*${sentenceCase(written(clause))}.*`)
      .join('\n\n'),
    'Huruf besar, setinggi mata, satu kertas saja; yang paling penting di baris pertama.',
  ].join('\n\n')

/** The words that were told, fit to be handed on: nothing is added to what they say. */
export const wordsAsTold = (told: Told): string => {
  const { readers: reading, name, isStatus, isInvitation, isReminder, isSign } = told
  if (isSign) return signAsTold(told.matter)
  const matter = told.matter.replace(announcing, '').replaceAll(askedBesides, '$1mohon ')
  const isRequest = requests.test(matter)
  const isAsked = asks.test(matter)
  const ours = reading === 'staff' ? matter : matter.replaceAll(/(?<!\p{L})kita(?!\p{L})/giu, 'kami')
  const said = written(ours.replace(requests, '').replace(asks, ''))
  const sentence = sentenceCase(said)
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
          : isReminder
            ? `saya mau mengingatkan: ${said}`
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
