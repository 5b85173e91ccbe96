import type { DeckRequest } from '../deck-request.ts'
import { isOccasion, reachIn } from './told-for-argument.ts'
import { isB2b, isForAid, isLoan, isNotice, isPlan } from '../reading/deck-purpose.ts'
import { politely } from '../reading/told-words.ts'

/** Who has the telephone number already. */
const family =
  /\b(?:istri|suami|mertua|keluarga|orang tua(?! (?:calon )?(?:murid|siswa|santri|peserta|wali))|ortu|saudara|kakak|adik)\b/i

/** Whom parents and pupils are asked to join. */
const school = /^(?:TK|PAUD|SD|SMP|SMA|SMK|MI|MTs|Sekolah|Pesantren|Madrasah)(?!\p{Ll})/u

/** Who is judged or visited seeks nobody to work with. */
const judged = /(?<!\p{L})(?:lomba|penilaian|dinilai|juri|akreditasi|kunjungan|tamu|studi banding)(?!\p{L})/iu

const thanks = 'Terima kasih'

/** What a deck ends with: what whoever listened is asked to do now, and how. */
interface Closing {
  /** Above the call, small. */
  readonly eyebrow: string
  readonly title: string
  readonly lines: readonly string[]
}

const longestName = 36

/** What whoever listened is asked for; empty where nobody is asked for anything. */
const callOf = (request: DeckRequest): string => {
  const { asks, audience, business, occasion, purpose } = request
  const [asked] = asks
  const isMoney = asked?.amount !== undefined
  if (family.test(audience)) return ''
  switch (purpose) {
    case 'pitch':
      if (isPlan(request)) return isMoney ? 'Mari wujudkan rencana ini' : ''
      if (isLoan(request)) return isMoney ? `Kami mengajukan ${asked.value}` : 'Kami siap melengkapi berkas pengajuan'
      return business === '' || business.length > longestName
        ? 'Mari tumbuh bersama'
        : `Mari tumbuh bersama ${business}`
    case 'proposal':
      if (isLoan(request) && isMoney) return `Kami mengajukan ${asked.value}`
      if (!isForAid(request)) return 'Mari bekerja sama'
      return audience === '' ? 'Kami mohon dukungannya' : `Kami mohon dukungan ${politely(audience)}`
    case 'profile':
      if (judged.test(`${audience} ${occasion}`)) return ''
      return school.test(business) && business.length <= longestName
        ? `Mari bergabung bersama ${business}`
        : 'Mari bekerja sama'
    case 'promotion':
      if (isB2b(request)) return 'Mari bekerja sama'
      return request.goods.length === 0 && isOccasion(request) ? 'Kami tunggu kehadiran Anda' : 'Pesan sekarang'
    case 'training':
      return isNotice(request) ? 'Mari mulai hari ini' : 'Mari praktikkan mulai hari ini'
    case 'report':
      return 'Mari bahas langkah berikutnya'
    case 'other':
      if (request.lesson) return 'Mari praktikkan mulai hari ini'
      return request.accounts.length > 0 && !judged.test(`${audience} ${occasion} ${request.topic}`)
        ? 'Mari kita sepakati bersama'
        : ''
  }
}

/** A call that is longer is read from nowhere. */
const longest = 60

export const closingOf = (request: DeckRequest): Closing => {
  const { audience, business, contacts, purpose } = request
  const call = callOf(request)
  const isAmongOurselves =
    ['training', 'report', 'other'].includes(purpose) ||
    family.test(audience) ||
    (purpose === 'profile' && judged.test(`${audience} ${request.occasion}`))
  const reached =
    contacts.length > 0
      ? contacts.map(({ label, value }) => `${label}: ${value}`)
      : isAmongOurselves
        ? ['Ada pertanyaan?']
        : [reachIn(request) || 'Telepon/WhatsApp: [isi nomor telepon]']
  const isCalled = call !== '' && call.length <= longest
  return {
    eyebrow: isCalled ? thanks : '',
    title: isCalled ? call : thanks,
    lines: [call.includes(business) ? '' : business, ...reached].filter((line) => line !== ''),
  }
}
