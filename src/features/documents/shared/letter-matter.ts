import type { OfficialForm } from './document-request.ts'

const stops = new Set(
  (
    'kepada kpd dari dr pada tanggal tgl hari jam pukul mulai selama sampai sebesar senilai berlaku biaya kumpul total yth oleh ' +
    'besok lusa senin selasa rabu kamis jumat sabtu bertempat'
  ).split(' '),
)

/** The words up to the next fact; a town or an occasion may stay in. */
const clauseOf = (text: string, most: number): string => {
  const clause = /^[^,.;:\n()?!@]*/.exec(text)?.[0] ?? ''
  const words: string[] = []
  for (const word of clause.split(/\s+/).filter((part) => part !== '')) {
    if (stops.has(word.toLowerCase()) || words.length === most) break
    words.push(word)
  }
  while (/^(?:dan|atau|dalam|per|untuk|di|ke|yang|dgn|dengan)$/i.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

const asked =
  /\b(?:mohon|memohon|meminta|minta|mengajukan|untuk|utk|guna|perihal|permohonan)\s+(?=(?:bantuan|izin|ijin|pinjam|dana|sumbangan|cuti|dispensasi|keringanan|kerja ?sama|kesediaan|audiensi|sponsor|menjadi|pe(?!nawaran|rmohonan|nerima|rusahaan)\p{L}{4,}an\b))/giu

const titleWords = /^(?:yth|bapak|ibu|kepada|saudara|pak|bu)\b/i

/** What an official letter is about, where its name does not say it: what is asked for, or what the list begins with. */
export const letterMatter = (form: OfficialForm, text: string): string => {
  if (form === 'permohonan') {
    for (const found of text.matchAll(asked)) {
      const matter = clauseOf(text.slice(found.index + found[0].length), 10)
      if (matter.split(' ').length > 1) return matter
    }
    return ''
  }
  if (form !== 'pemberitahuan' && form !== 'umum') return ''
  const told = /\b(?:bahwa|bhw|memberitahukan|isinya|ttg|tentang|mengenai)\s+/i.exec(text)
  if (told) return clauseOf(text.slice(told.index + told[0].length), 14)
  const colon = text.indexOf(':')
  const after = colon === -1 ? '' : text.slice(colon + 1).trim()
  return titleWords.test(after) ? '' : clauseOf(after, 12)
}

/** `acara pembahasan iuran`: the agenda, where the message names it as such. */
export const agendaOf = (text: string): string => {
  for (const found of text.matchAll(/\b(?:acara(?:nya)?|agenda(?:nya)?)\s*(?:adalah|yaitu)?\s*:?\s+/gi)) {
    const agenda = clauseOf(text.slice(found.index + found[0].length), 12)
    const isOther = /^(?:di|ini|itu|kami|saya|tersebut|untuk|yang|besok|dimulai|akan)\b/i.test(agenda)
    if (agenda !== '' && !isOther) return agenda
  }
  return ''
}

const vehicles =
  /\b(?:naik|menggunakan|memakai|pakai|pake|dengan|via|tiket|lewat)\s+(kereta(?: api)?|pesawat|bus?|bis|mobil(?: dinas| kantor| pribadi| travel)?|motor|kapal(?: laut)?|travel|taksi)\b/i

/** By what somebody travels: said, or told by the ticket. */
export const vehicleOf = (text: string): string => {
  const said = vehicles.exec(text)?.[1]?.toLowerCase() ?? ''
  return { kereta: 'kereta api', bis: 'bus', bu: '', motor: 'sepeda motor' }[said] ?? said
}

const monthNames =
  'januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|nopember|desember'.split('|')
const shortMonths: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  agt: 8,
  sep: 9,
  okt: 10,
  nov: 11,
  des: 12,
}

/** `bulan Oktober 2026`: the time that a report covers; without a year the latest such month. */
export const reportPeriod = (text: string, today: string): string => {
  const year = Number(today.slice(0, 4))
  const named = [
    ...text.matchAll(
      /\b(januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|nopember|desember|jan|feb|mar|apr|agt|sep|okt|nov|des)\b(?:\s+(20\d\d))?/gi,
    ),
  ].filter((found) => !/\d\s*$/.test(text.slice(0, found.index)))
  const [first] = named
  if (first && named.length === 1) {
    const word = (first[1] ?? '').toLowerCase()
    const index = word === 'nopember' ? 11 : monthNames.indexOf(word) + 1 || (shortMonths[word] ?? 0)
    const name = index >= 11 ? ['November', 'Desember'][index - 11] : monthNames[index - 1]
    if (index === 0 || name === undefined) return ''
    const told = first[2] ?? String(index <= Number(today.slice(5, 7)) ? year : year - 1)
    return `bulan ${name.charAt(0).toUpperCase()}${name.slice(1)} ${told}`
  }
  const whole = /\b(?:tahun|thn)\s+(20\d\d)\b/i.exec(text)
  return whole ? `tahun ${whole[1] ?? ''}` : ''
}
