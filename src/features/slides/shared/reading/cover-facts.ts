import { houseWords } from '#core/assistant/shared/reading-grammar/parties/business-name-words.ts'
import { anyDay } from '#core/text/shared/calendar-words.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { DeckRequest } from '../deck-request.ts'
import { coverOf } from '../making/deck-titles.ts'
import { isLoan } from './deck-purpose.ts'
import { lessonOf } from '../lessons/lesson-of.ts'
import { speakerIn } from './told-speaker.ts'
import { trimmed } from './told-words.ts'

const monthName =
  '(?:januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember)(?:\\s+\\d{4})?'
const dayOf = `\\d{1,2}(?:\\s?[-–]\\s?\\d{1,2})?\\s+${monthName}`
const hourOf =
  '(?:pukul|jam)\\s+\\d[\\d.:]*(?:\\s*(?:-|–|sampai|s/d)\\s*[\\d.:]+)?(?:\\s+(?:pagi|siang|sore|malam|wib|wita|wit))?'
/** `Hari Minggu, 6 Desember 2026 pukul 08.00 di balai RW`: when and where it is, and nothing else. */
const heldAt = new RegExp(
  `^(?:(?:untuk|buat|di)\\s+(?:acara|rapat|pertemuan|presentasi|musyawarah)\\s+(?:\\p{L}+\\s+){0,3}?)?(?:(?:acara(?:nya)?|rapat|pertemuan|pelaksanaan|pelatihan(?:nya)?|training(?:nya)?|seminar|sesi|waktu(?:nya)?|launching|peluncuran|grand opening|pembukaan|peresmian|pada|hari|tanggal|tgl)\\s+)*(?=${anyDay}|\\d)(?:(?:${anyDay})[,\\s]*)?(?:(?:tanggal\\s+|tgl\\s+)?${dayOf})[,\\s]*(?:${hourOf})?[,\\s]*(?:(?:bertempat\\s+)?di\\s+\\p{L}.{2,50})?$`,
  'iu',
)
const withoutHead =
  /^(?:(?:untuk|buat|acara(?:nya)?|rapat|pertemuan|pelaksanaan|pelatihan(?:nya)?|training(?:nya)?|seminar|sesi|waktu(?:nya)?|pada|hari|tanggal|tgl)\s+)+/iu

/** `Sabtu pukul 09.00 di balai desa`: a talk of this week. */
const heldSoon = new RegExp(
  `^(?:hari\\s+)?(?:${anyDay})[,\\s]+${hourOf}[,\\s]*(?:(?:bertempat\\s+)?di\\s+\\p{L}.{2,50})?$`,
  'iu',
)

/** `Tentang profesi tukang las`: what it is about, told behind whom it is shown to. */
const about = /^(?:tentang|soal|mengenai|perihal|tema(?:nya)?|topik(?:nya)?|judul(?:nya)?)\s*:?\s+(?=\p{L})/iu
/** `presentasi di aula, tentang …`: where it is shown. */
const placed = /^(?:di|pada|ke)\s/iu
/** `Saya kader di Puskesmas Tamalate`: who speaks, by what he is. */
const speaksAs = /^(?:saya|kami|aku)\s+(?:adalah\s+|sebagai\s+|selaku\s+|dari\s+)?(?=\p{L})/iu
const role =
  /^(?:owner|pemilik|kader|guru|dosen|ketua|sekretaris|bendahara|pengurus|kepala|petugas|penyuluh|pendamping|anggota|mahasiswa|founder|direktur|manajer|manager|trainer|koordinator)(?!\p{L})/iu

/** `15 menit` alone: how long somebody speaks. */
export const lasting = /^(?:durasi(?:nya)?\s*|waktu(?:nya)?\s*|selama\s*)?\d{1,3}\s?(?:menit|jam)$/iu

/** Words that tie others together and tell nothing by themselves. */
const ties = new Set(
  'ke di dari untuk utk buat bwt soal tentang mengenai ttg dan & yang pada dengan dalam bagi oleh kami saya kita aku para calon acara presentasi slide ppt pitch materi'.split(
    ' ',
  ),
)
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d&]+/gu) ?? []).filter((word) => !ties.has(word))

/** Whether a line says nothing that the cover does not say already. */
const isEcho = (fact: string, cover: ReadonlySet<string>): boolean => {
  const words = wordsOf(fact)
  return words.length > 0 && words.every((word) => cover.has(word))
}

/** `Jasa kebersihan …`, `Usaha ternak ayam di Blitar`: what it is that is presented, and nothing else of it. */
const presenting =
  /^(?:jasa|usaha|bisnis|layanan|program|produk|katering|bengkel|toko|warung|kedai|peternakan|kelompok)\s(?=\p{L}{3})[^\d,:]{4,56}$/iu
/** A house by its name: `toko sembako Sumber Hidup`, not `usaha sayur di Denpasar`. */
const named = /(?<!\s(?:di|dari|kota|desa))\s\p{Lu}\p{Ll}/u
/** What is asked for, without a word of what for. */
const loanAlone = /^(?:pengajuan\s)?(?:kur|kredit|pinjaman|pembiayaan)(?:\smodal(?:\skerja|\susaha)?)?$/iu
const inLine = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text

/** A topic of a word or two names what kind of talk it is: what it is about follows it. */
const mostOfKind = 2
/** A meeting is no matter: what it is about is its theme. */
const meeting = /^(?:pertemuan|rapat|acara|kumpul\p{L}*|arisan|pengajian|musyawarah)(?!\p{L})/iu

/** `bengkel Jaya Abadi Motor`: a house by its name and nothing else. */
const houseName = /^(\p{L}+)\s(?:\p{Lu}[\p{L}\d'’.&-]*\s?){1,4}$/u
/** `orang tua murid TK Tunas Ceria`: the school that invites them. */
const inviting =
  /\s((?:TK|PAUD|SD|SDN|SDIT|SMP|SMPN|SMA|SMAN|SMK|SMKN|MI|MTs|MA|TPA|TPQ|LKP|LPK|Pesantren|Sekolah|Universitas)(?:\s(?:\p{Lu}[\p{L}'’]*|\d{1,3})){1,4})$/u
const houseOf = ({ audience, business, facts, purpose }: DeckRequest): string => {
  if (business !== '') return ''
  const named = facts.find((fact) => houseWords.has(houseName.exec(fact)?.[1]?.toLowerCase() ?? ''))
  return named ?? (purpose === 'profile' ? (inviting.exec(` ${audience}`)?.[1] ?? '') : '')
}

/** `Baru Sambal Roa`, `Cabang Kedua Barbershop Jagoan`, `Jasa Kebersihan PT Bersih Kilau`: the house within; empty where it is all of it. */
const bareHouse = (business: string): string => {
  const bare = business
    .replace(/^.{3,40}\s(?=(?:PT|CV|UD|PD)\s\p{Lu})/u, '')
    .replace(/^(?:baru|cabang\s(?:baru|ke-?\d+|kedua|ketiga|keempat))\s(?=\p{Lu})/iu, '')
  return bare === business ? '' : bare
}

/** `untuk dibahas sama keluarga`: whom it is shown to. */
const discussed =
  /^(?:untuk|buat|mau)\s+(?:di)?(?:(?:bahas|bicarakan|rundingkan|diskusikan|obrolin)\s+(?:sama|dengan|bersama|bareng)|meyakinkan|ngeyakinin|yakinin)\s+(?=\p{L}[^\d]{2,40}$)/iu

const aim =
  /^(?:agar|biar|supaya)\s+(?:(?:pada|semua|mereka|warga|peserta|ibu-ibu|karyawan)\s+){0,2}(?:ngerti|mengerti|paham|memahami|tahu|tau|mengetahui|sadar|bisa)\s+(?=\p{L})/iu

/**
 * What belongs on the cover and not on a slide of its own: what it is about, when and where it is held, who speaks, and
 * what only says so once more; with it what is generally known of the topic.
 */
export const withCover = (request: DeckRequest): DeckRequest => {
  const subjects = request.facts.filter((fact) => about.test(fact))
  const [subject] = subjects
  const told = subject === undefined ? '' : trimmed(subject.replace(about, ''))
  const isPlace = told !== '' && placed.test(request.topic)
  const before = isPlace ? '' : request.topic
  const isMeeting = told !== '' && meeting.test(before) && request.occasion === ''
  // `presentasi ke pemilik kos, jasa kebersihan …`: a deck without a topic is about what is told first.
  const isLent = isLoan(request)
  const presented =
    told === '' && (before === '' || (isLent && loanAlone.test(before)))
      ? request.facts.find((fact) => presenting.test(fact) && !(isLent && named.test(fact)))
      : undefined
  const isOpen = told !== '' && (isMeeting || before.split(/\s+/).length <= mostOfKind)
  const topic =
    presented !== undefined && !isLent
      ? inLine(presented)
      : !isOpen
        ? before
        : before === '' || isMeeting
          ? told
          : `${before}: ${told}`
  const where = isMeeting ? before : isPlace && request.occasion === '' ? request.topic : request.occasion
  const isTalk = ['training', 'other'].includes(request.purpose)
  const isHeld = (fact: string): boolean => heldAt.test(fact) || (isTalk && heldSoon.test(fact))
  const held = where === '' ? request.facts.find(isHeld) : undefined
  const speaker = [...request.facts, where].find(
    (one) => speaksAs.test(one) && role.test(one.replace(speaksAs, '')) && one.length <= 80 && !/\d/.test(one),
  )
  const talk = speakerIn(request.facts)
  const isNamed = request.presenter !== '' || (request.business !== '' && speaker?.includes(request.business) === true)
  const own = speaker === undefined || isNamed ? request.presenter : sentenceCase(speaker.replace(speaksAs, ''))
  // `pak Mahfud ketua takmir` says more than the name alone.
  const presenter =
    talk !== null && talk.presenter.length > own.length
      ? talk.presenter
      : own.replace(/^(?:pak|bu|bapak|ibu|mbak|mas|kak|kang|bang)(?=\s\p{Lu})/u, sentenceCase)
  const counted = request.figures.find(({ said = '' }) => isTalk && lasting.test(said))
  const length = isTalk ? (request.facts.find((fact) => lasting.test(fact)) ?? counted?.said) : undefined
  const house = houseOf(request) || bareHouse(request.business)
  const together = request.facts.find((fact) => discussed.test(fact))
  const audience = request.audience || (together?.replace(discussed, '') ?? '')
  const aims = request.purpose === 'training' ? request.facts.filter((fact) => aim.test(fact) && !/\d/.test(fact)) : []
  const whenAndWhere =
    held === undefined ? (where === speaker ? '' : where) : sentenceCase(trimmed(held.replace(withoutHead, '')))
  // Whose loan it is stands under what is applied for.
  const whose = presented !== undefined && isLent ? presented : ''
  const occasion = sentenceCase(
    [whose, talk?.occasion || whenAndWhere, length ?? ''].filter((part) => part !== '').join(', '),
  )
  const shown = coverOf({
    ...request,
    audience,
    topic,
    presenter,
    occasion,
    ...(house === '' ? {} : { business: house }),
  })
  const cover = new Set(wordsOf([shown.eyebrow, shown.title, ...shown.lines].join(' ')))
  return {
    ...request,
    audience,
    topic,
    presenter,
    occasion,
    ...(house === '' ? {} : { business: house }),
    figures: request.figures.filter((one) => one !== counted),
    ...(aims.length === 0 ? {} : { aims: aims.map((fact) => `memahami ${fact.replace(aim, '')}`) }),
    facts: request.facts.filter(
      (fact) =>
        fact !== house &&
        fact !== together &&
        !aims.includes(fact) &&
        fact !== held &&
        fact !== speaker &&
        fact !== talk?.fact &&
        fact !== presented &&
        !(isOpen && fact === subject) &&
        fact !== length &&
        !isEcho(fact, cover),
    ),
    lesson: isTalk ? lessonOf(topic) : null,
  }
}

/** `Berada di Palembang` says too little for a slide: it stands on the cover. */
export const withPlaceOnCover = (request: DeckRequest): DeckRequest => {
  const placeOf = (fact: string): string => {
    const place = /^(?:berada|usaha\s.{3,60})\sdi\s(\p{Lu}[\p{L}\s.]{2,40})$/iu.exec(fact)?.[1] ?? ''
    return /^berada/i.test(fact) || (request.business !== '' && fact.includes(request.business)) ? place : ''
  }
  const [fact, more] = request.facts.filter((one) => placeOf(one) !== '')
  // One or two years are told as lines, beside the place.
  const dated = request.facts.filter((one) => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(one)).length
  return fact === undefined || more !== undefined || request.occasion !== '' || dated === 1 || dated === 2
    ? request
    : { ...request, facts: request.facts.filter((one) => one !== fact), occasion: placeOf(fact) }
}
