import type { ComposedItem } from '#core/assistant/shared/port.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { hasName, nameIn, subjectIn } from '../reading/deck-headline.ts'
import { isB2b, isPlan, purposeNameOf, purposeNames } from '../reading/deck-purpose.ts'
import type { DeckRequest } from '../deck-request.ts'
import { escaped, headCase, politely } from '../reading/told-words.ts'

/** First words by which a topic says itself what kind of deck it is. */
const kindWord =
  /^(?:analisis|swot|laporan|lpj|evaluasi|rekap|review|pelatihan|training|workshop|sosialisasi|edukasi|penyuluhan|seminar|materi|sop|panduan|tutorial|cara|promo|promosi|katalog|daftar|penawaran|paket|launching|peluncuran|pengenalan|perkenalan|grand opening|proposal|kerja ?sama|kemitraan|sponsorship|rencana|rapat|hasil|perjalanan|perayaan|profil|pitch|presentasi|tugas|kelebihan|perbandingan)(?![\p{L}])/iu

const applying = /^(?:pengajuan|permohonan)(?!\p{L})/iu
const lending = /^(?:pinjaman|kredit|kur|pembiayaan)(?!\p{L})/iu

/** A topic of nothing but the kind of deck says less than the name. */
const onlyKind = /^(?:proposal\s+)?(?:kerja ?sama|penawaran kerja ?sama|ajakan kerja ?sama)$/i

const isIn = (part: string, whole: string): boolean => part !== '' && whole.toLowerCase().includes(part.toLowerCase())

/** Words that every business is called by. */
const anyBusiness = /^(?:usaha|bisnis|perusahaan|toko|warung|kami|kita|produk|jasa|\s)+$/iu

/** What a pitch or a profile is about, by name. */
const presentedName = ({ business, subject }: DeckRequest): string =>
  anyBusiness.test(subject)
    ? business
    : nameIn(subject) !== '' && isIn(business, subject)
      ? nameIn(subject)
      : business || headCase(subject)

/** Whether the deck presents a business or a thing by its name, rather than speaking about a topic. */
const isByName = (request: DeckRequest): boolean => {
  const { business, purpose, subject, topic } = request
  if (purpose === 'pitch') return !isPlan(request) || (business !== '' && !isIn(business, topic))
  if (purpose === 'profile') return !/^perjalanan/i.test(topic)
  // `launching produk baru kami: Sambal Cumi`, `Kelompok Tani Subur Makmur`: the name says more than the occasion.
  return (
    (purpose === 'promotion' || purpose === 'proposal' || purpose === 'other') &&
    business !== '' &&
    (topic === '' || topic.toLowerCase() === business.toLowerCase() || /^launching produk baru$/i.test(topic)) &&
    (isIn(business, subject) || isIn(subject, business) || !hasName(topic))
  )
}

/** A deck that is about nothing that was told is known by whom it is for. */
const forListeners = (audience: string): string =>
  audience === '' ? '' : `Presentasi untuk ${headCase(politely(audience))}`

const purposeTitle = (request: DeckRequest): string => {
  const { purpose, topic } = request
  const [lent] = lending.exec(topic) ?? []
  if (purpose === 'pitch' && lent !== undefined)
    return lending.test(presentedName(request)) ? 'Pengajuan' : `Pengajuan ${headCase(lent)}`
  if (purpose === 'pitch' && applying.test(topic)) return request.business === '' ? '' : 'Pengajuan Pinjaman'
  if (purpose === 'pitch') return isPlan(request) ? 'Rencana Usaha' : 'Pitch'
  if (purpose === 'profile') return headCase(purposeNameOf(request))
  return ''
}

/** The item's title: what the deck is, and about what. */
export const itemTitleOf = (request: DeckRequest): string => {
  const { business, purpose, topic } = request
  const name = presentedName(request)
  const kind = purposeTitle(request)
  if (kind !== '' && isByName(request)) {
    const about = name || (isIn(kind, topic) ? '' : headCase(topic))
    return `${kind} ${about}`.trim().slice(0, 120)
  }
  const occasion = /^(?:launching|peluncuran)/i.exec(topic)?.[0] ?? ''
  const said = isByName(request) ? `${occasion} ${name}`.trim() : topic
  if (said === '')
    return (business === '' ? forListeners(request.audience) || purposeNames[purpose] : `Presentasi ${business}`).slice(
      0,
      120,
    )
  const isPlain = (said.split(' ').length < 2 || onlyKind.test(said)) && business !== '' && !isIn(business, said)
  const words = isPlain ? `${said} ${business}` : said
  return (
    kindWord.test(words) ? headCase(words) : `Presentasi ${isIn('presentasi', words) ? words : headCase(words)}`
  ).slice(0, 120)
}

export interface Cover {
  /** Above the title, small: what kind of presentation it is. */
  readonly eyebrow: string
  readonly title: string
  readonly lines: readonly string[]
}

/** What it is made for is no name of what it is about. */
const seeking =
  /^(?:(?:buat|untuk)\s)?(?:cari|mencari|nyari|menarik|minta)\s(?:calon\s)?(?:investor|pemodal|modal|mitra|reseller|dana|pendanaan)\s*/iu

/** `pitch deck aplikasi antar sayur Kita Segar` under the name says what it is; nothing where no more than a place is left. */
const withoutName = (topic: string, name: string): string => {
  const bare = name === '' ? topic : topic.replace(new RegExp(`['"“‘]?${escaped(name)}['"”’]?`, 'i'), ' ')
  if (bare === topic) return topic
  const left = subjectIn(bare.replaceAll(/\s{2,}/g, ' ').trim()).replace(seeking, '')
  return left.split(/\s+/).length < 2 || /^(?:di|dari|ke|untuk|oleh|dan)\s/i.test(left) ? '' : left
}

const longestLine = 60
const shortestLine = 10
const whenHeld =
  /\s(?=(?:(?:hari|tanggal)\s|(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu)(?!\p{L})|\d{1,2}\s\p{L}+\s20\d\d))/iu

/** When and where it is: a longer one on two lines, what it is and when; nothing of what the title says. */
const occasionLines = (occasion: string, title: string): string[] => {
  if (occasion.length <= longestLine && !isIn(title, occasion)) return [occasion]
  // `Minggu, 20 Desember …` is one day: the place goes on the next line.
  const day = whenHeld.exec(occasion)?.index ?? -1
  const at = day > shortestLine ? day : occasion.search(/\s(?=di\s\p{L})/iu)
  const lines = at < 0 ? [] : [occasion.slice(0, at), sentenceCase(occasion.slice(at + 1))]
  return lines.every((line) => line.length <= longestLine) ? lines : []
}

const ofKind =
  /^(sekolah|(?:seminar\s|sidang\s|ujian\s)?(?:proposal\s|hasil\s)?(?:skripsi|tesis|disertasi)|sidang)\s(?:(?:dengan|yang)\s)?(?:ber)?(?:tentang|judul(?:nya)?)\s*:?\s+(.{4,})$/iu

/** When it is shown says nothing of what it is about. */
const ofTime = /^(?:besok|lusa|nanti|(?:minggu|bulan|tahun|senin|selasa|rabu|kamis|jumat|sabtu)\sdepan)/iu

/** The words on the cover. */
export const coverOf = (request: DeckRequest): Cover => {
  const { audience, business, occasion, presenter, purpose } = request
  // `presentasi sekolah tentang daur air`, `seminar proposal skripsi judul …`: what kind it is and what it is about.
  const [, kind = '', matter = ''] = ofKind.exec(request.topic) ?? []
  const topic = matter || request.topic
  const isNamed = isByName(request)
  const named = isNamed ? presentedName(request) : ''
  // The business has a line of its own.
  const bare =
    business === '' ? topic : topic.replace(new RegExp(`\\s+(?:dari|oleh)\\s+${escaped(business)}$`, 'i'), '')
  const title =
    named ||
    headCase(bare) ||
    business ||
    (ofTime.test(occasion) ? forListeners(audience) : '') ||
    headCase(occasion.replace(/\s+nanti$/i, '')) ||
    forListeners(audience) ||
    '[isi judul presentasi]'
  const rest = isNamed && topic !== '' && !isIn(topic, title) ? sentenceCase(withoutName(topic, named)) : ''
  const isSaid =
    rest !== '' &&
    !isIn(named, rest) &&
    !/^(?:pitch(?:ing)?|profil|presentasi|company profile|compro)\b[^,]{0,20}$/i.test(rest)
  const purposeName = isB2b(request) ? 'Penawaran' : purposeNameOf(request)
  // `Presentasi untuk calon investor` says who listens: it says it once, and as told.
  const isOfInvestors = purpose === 'pitch' && /(?<!\p{L})(?:investor|pemodal)(?!\p{L})/iu.test(audience)
  const called =
    isOfInvestors && /investor/i.test(purposeName)
      ? `Presentasi untuk ${politely(audience.replace(/\s(?:aplikasi|usaha|bisnis|produk|startup)\s.*$/iu, ''))}`
      : purposeName
  const eyebrow =
    kind !== '' && !/^sekolah$/i.test(kind)
      ? sentenceCase(kind)
      : purpose === 'other' || called === '' || isIn(called.slice(0, 5), title)
        ? ''
        : called
  const forWhom =
    audience === '' || called.startsWith('Presentasi untuk') || isIn(audience, `${title} ${isSaid ? rest : ''}`)
      ? ''
      : `Untuk ${politely(audience).replace(/\s(?:saya|kami|aku)$/i, '')}`
  const lines = [
    isSaid ? rest : '',
    isIn(business, title) ? '' : business,
    forWhom,
    presenter,
    ...occasionLines(occasion, title),
  ]
  return { eyebrow, title, lines: lines.filter((line) => line !== '') }
}

export const describeDeck = (request: DeckRequest, count: number): Pick<ComposedItem, 'title' | 'description'> => ({
  title: itemTitleOf(request),
  description: `${purposeNames[request.purpose]}, ${count} slide`,
})
