import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { DeckPurpose, DeckRequest, SaidPart } from '../deck-request.ts'
import { joinWords } from '../reading/told-words.ts'
import { general, knownOf, stepsOf } from './lesson-sections.ts'
import { columnsSection, inGroups, inTurn, most, pointsSection, type Section, tell } from './section.ts'

/** Parts that are read against each other stand side by side. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [/^visi\b/i, /^misi\b/i],
  [/^(?:kelebihan|keunggulan|keuntungan|kekuatan|plus)\b/i, /^(?:kekurangan|kelemahan|kerugian|minus|risiko)\b/i],
  [/^(?:masalah|kendala|tantangan)\b/i, /^(?:solusi|jalan keluar|penyelesaian)\b/i],
  [/^(?:sudah )?termasuk\b/i, /^(?:tidak|belum) termasuk\b/i],
  [/^(?:boleh|yang boleh|lakukan)\b/i, /^(?:jangan|tidak boleh|hindari|dilarang)\b/i],
]

const partSection = (part: SaidPart): Section => {
  const { title, lines } = part
  const years = lines.flatMap((line) => {
    const [, year = '', text = ''] = /^(?:tahun\s+)?((?:19|20)\d\d)\s*[:,-]?\s+(\p{L}.*)$/isu.exec(line) ?? []
    return year === '' ? [] : [{ year, text: sentenceCase(text) }]
  })
  if (years.length === lines.length && years.length > 1 && years.length <= most.events)
    return { ...pointsSection(title, lines, inTurn), kind: 'timeline', events: years }
  const hours = lines.flatMap((line) => {
    const [, year = '', text = ''] = /^(\d{1,2}\.\d\d(?:\s*[-–]\s*\d{1,2}\.\d\d)?)\s+(\p{L}.*)$/su.exec(line) ?? []
    return year === '' ? [] : [{ year, text }]
  })
  if (
    hours.length === lines.length &&
    hours.length > 1 &&
    hours.length <= most.events &&
    hours.every(({ year }) => year.length <= 5)
  )
    return { ...pointsSection(title, lines, inTurn), kind: 'timeline', events: hours }
  return listSection(part)
}

const listSection = ({ title, lines, isOrdered }: SaidPart): Section => ({
  ...pointsSection(title, lines, `Bahas ${title.toLowerCase()} satu per satu, beri contoh dari usaha sendiri.`),
  ...(isOrdered ? { kind: 'steps' } : {}),
})

const fields = [
  /^(?:kekuatan|strengths?)/i,
  /^(?:kelemahan|weakness)/i,
  /^(?:peluang|opportunit)/i,
  /^(?:ancaman|threat)/i,
]
const fewestFields = 3

/** Strengths and weaknesses, chances and threats are one picture. */
export const swotOf = (parts: readonly SaidPart[]): SaidPart[] => {
  const told = fields.flatMap((field) => parts.find(({ title }) => field.test(title)) ?? [])
  return told.length < fewestFields ? [] : told
}

export const partSections = (parts: readonly SaidPart[]): Section[] => {
  const swot = swotOf(parts)
  if (swot.length > 0)
    return [columnsSection('Analisis SWOT', swot), ...partSections(parts.filter((part) => !swot.includes(part)))]
  const compared = parts.filter(({ isCompared }) => isCompared)
  const taken = new Set<SaidPart>(compared)
  const beside = compared.length === 0 ? [] : [columnsSection(joinWords(compared.map(({ title }) => title)), compared)]
  const others = parts.flatMap((part): Section[] => {
    if (taken.has(part)) return []
    const pair = pairs.find(([one]) => one.test(part.title))
    const other = pair && parts.find((one) => !taken.has(one) && one !== part && pair[1].test(one.title))
    if (!other || part.lines.length > 6 || other.lines.length > 6) return [partSection(part)]
    taken.add(other)
    return [columnsSection(`${part.title} dan ${other.title.toLowerCase()}`, [part, other])]
  })
  return [...beside, ...others]
}

/** The four fields that an audience expects, each a blank. */
const swotSection = (title: string): Section =>
  pointsSection(
    title,
    ['Kekuatan: [isi kekuatan]', 'Kelemahan: [isi kelemahan]', 'Peluang: [isi peluang]', 'Ancaman: [isi ancaman]'],
    'Dua yang pertama dari dalam usaha, dua berikutnya dari luar; satu contoh nyata untuk masing-masing.',
  )

/** What a topic is about is the owner's to say: its name is a slide, its content one blank and a place for a picture. */
export const topicSections = (request: DeckRequest): Section[] => {
  const { purpose, topic: about, topics } = request
  return topics.map((topic, at): Section => {
    if (/\bswot\b/i.test(topic)) return swotSection(topic)
    const steps = stepsOf(request, topic)
    if (steps !== null)
      return {
        ...pointsSection(topic, steps, `Peragakan pelan-pelan, lalu minta satu peserta mencobanya. ${general}`),
        kind: 'steps',
      }
    const isDoing =
      purpose === 'training' &&
      /\b(?:pelatihan|training|workshop|tutorial|sop|cara|latihan|onboarding)\b/i.test(about) &&
      (/^(?:cara|teknik|langkah)\b/i.test(topic) ||
        !/^(?:apa|pengertian|manfaat|pentingnya|ciri|jenis|contoh)/i.test(topic))
    const bare = isDoing ? topic.slice(0, 50).replace(/^cara\s+/i, '') : topic.slice(0, 50)
    const name = /^\p{Lu}\p{Lu}/u.test(bare) ? bare : `${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
    return {
      title: topic,
      kind: at % 2 === 0 ? 'picture' : 'topic',
      number: at + 1,
      lines: [knownOf(request, topic) ?? (isDoing ? `[isi langkah ${name}]` : `[isi penjelasan ${name}]`)],
      picture: `foto atau gambar ${name}`,
      notes: isDoing
        ? `Peragakan ${name} pelan-pelan, sebut satu langkah demi satu langkah, lalu minta satu peserta mencobanya.`
        : `Jelaskan ${name} dengan kata Anda sendiri dan beri satu contoh dari usaha sehari-hari.`,
    }
  })
}

const dated = /^(.*?)\s*(?:\b(?:sejak|berdiri|tahun|thn|pada|dari|di)\s+)?\b((?:19|20)\d\d)\b[\s:,-]*(.*)$/i

const day =
  /^(?=.*\p{L})(.*?)\s*(?:(?:mulai|pada|tanggal|tgl|hari)\s)*(?<!\d)(\d{1,2}(?:\s?[-–]\s?\d{1,2})?) (jan|feb|mar|apr|mei|jun|jul|agu|sep|okt|nov|des)\p{L}*(?: 20\d\d)?[\s:,-]*(.*)$/iu
/** So many words stand below a day; a sentence that names one is told whole. */
const mostOfEvent = 6
const fewestEvents = 3

interface Dated {
  readonly fact: string
  readonly year: string
  readonly text: string
}

/** `Survei 2 Desember 2026`, `Produksi 7-20 Desember 2026`: what is done when, in the order it was told. */
const daysIn = (facts: readonly string[]): Dated[] =>
  facts.flatMap((fact) => {
    const [, before = '', days = '', month = '', after = ''] = day.exec(fact) ?? []
    const text = `${before} ${after}`.trim()
    return days === '' || text === '' || /\d/.test(text) || text.split(/\s+/).length > mostOfEvent
      ? []
      : [{ fact, year: `${days} ${sentenceCase(month.toLowerCase())}`, text: sentenceCase(text) }]
  })

/** Facts that carry a year or a day each: a timeline where there are three. */
export const timelineOf = (facts: readonly string[]): { readonly sections: Section[]; readonly rest: string[] } => {
  const days = daysIn(facts)
  const told = facts.flatMap((fact) => {
    const [, before = '', year = '', after = ''] = dated.exec(fact) ?? []
    const isOnly = (fact.match(/\b(?:19|20)\d\d\b/g) ?? []).length === 1
    const founded = /^(?:berdiri|sejak)/i.test(fact) ? 'Berdiri' : ''
    const text = `${before} ${after}`.trim()
    return year === '' || !isOnly ? [] : [{ fact, year, text: sentenceCase(text || founded) }]
  })
  const areDays = days.length >= fewestEvents
  const events = areDays
    ? days
    : told.filter(({ text }) => text !== '').toSorted((a, b) => Number(a.year) - Number(b.year))
  if (events.length < fewestEvents) return { sections: [], rest: [...facts] }
  const used = new Set(events.map(({ fact }) => fact))
  return {
    sections: inGroups(events, most.events).map((part): Section => ({
      title: areDays ? 'Jadwal' : 'Perjalanan kami',
      kind: 'timeline',
      events: part.map(({ text, year }) => ({ text, year })),
      lines: part.map(({ text, year }) => `${year}: ${text}`),
      notes: areDays ? 'Sebut tiap tanggalnya, dan siapa yang mengerjakannya.' : inTurn,
    })),
    rest: facts.filter((fact) => !used.has(fact)),
  }
}

const factTitles: Readonly<Record<DeckPurpose, string>> = {
  pitch: 'Usaha kami',
  profile: 'Sekilas tentang kami',
  promotion: 'Yang perlu diketahui',
  training: 'Yang harus diingat',
  report: 'Catatan penting',
  proposal: 'Yang kami tawarkan',
  other: 'Hal penting',
}

export const factSections = (title: string, facts: readonly string[]): Section[] =>
  inGroups(facts, most.lines).map((part) => pointsSection(title, part, tell))

export const factTitle = (purpose: DeckPurpose): string => factTitles[purpose]
