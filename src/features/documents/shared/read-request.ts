import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import type { Charge, DateRole, GoodsLine, Party, Reading } from '#core/assistant/shared/reading.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { addToDay, parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { isBusinessName } from './business-name.ts'
import type { DocumentRequest, OfficialForm, RequestParty } from './document-request.ts'
import { documentTypeOf, officialFormOf } from './document-vocabulary.ts'
import type { LetterData, LetterLine } from './letter.ts'
import { instalmentsOf } from './instalments.ts'
import { namedMatter } from './named-matter.ts'
import {
  agendaOf,
  deedOf,
  errandIn,
  gradeOf,
  letterMatter,
  neighbourhoodOf,
  occasionIn,
  occasionOf,
  officeOf,
  positionOf,
  prayerTime,
  reasonOf,
  reportPeriod,
  rhythmOf,
  statementOf,
  tradeOf,
  vehicleOf,
} from './letter-matter.ts'
import { receiptLines, receiptPurpose, receiptSides } from './receipt-facts.ts'
import { usualTax } from './tax-rule.ts'
import { formalName, plainName, properName, sentenceCase } from './wording.ts'

const isMoney = (value: number | null): value is number => value !== null && Number.isSafeInteger(value) && value >= 0

const isQuantity = (value: number | null): value is number => value !== null && Number.isFinite(value) && value > 0

/** Days of a term that a calendar can still hold (a hundred years). */
const wholeDays = (value: number | null): number | null =>
  value !== null && Number.isInteger(value) && value > 0 && value <= 36_500 ? value : null

const cleaned = (value: string | undefined): string => (value ?? '').trim().replaceAll(/\s+/g, ' ')

const readParty = (party: Party | null | undefined): RequestParty => {
  const name = formalName(properName(cleaned(party?.name)))
  const company = properName(cleaned(party?.company))
  const nameIsBusiness = (company === '' || !isBusinessName(company)) && isBusinessName(name)
  return {
    name: nameIsBusiness ? formalName(company) : name,
    company: nameIsBusiness ? name : company,
    title: cleaned(party?.title),
    address: cleaned(party?.address),
    phone: cleaned(party?.phone),
    email: cleaned(party?.email),
  }
}

/**
 * A goods line as the letter keeps it: quantity x price is always the line's amount. Dozens priced by the piece are
 * written in pieces, and an amount that was stated for the whole line without a unit price is one piece of work.
 */
const readLine = ({ name, quantity, unit, price, amount }: GoodsLine): LetterLine => {
  const line: LetterLine = {
    description: cleaned(name),
    quantity: isQuantity(quantity) ? quantity : null,
    unit: cleaned(unit ?? ''),
    price: isMoney(price) ? price : null,
  }
  if (!isMoney(amount)) return line
  const said = line.quantity === null ? '' : `${line.quantity} ${line.unit}`.trim()
  const inBrackets = said === '' ? line.description : `${line.description} (${said})`
  if (line.price === null) {
    const share = line.quantity === null ? amount : amount / line.quantity
    if (line.quantity !== null && Number.isSafeInteger(share)) return { ...line, price: share }
    return { description: inBrackets, quantity: 1, unit: 'paket', price: amount }
  }
  if (line.price === 0 || Math.round((line.quantity ?? 1) * line.price) === amount) return line
  const pieces = amount / line.price
  return Number.isSafeInteger(pieces) && pieces > 0
    ? { ...line, description: inBrackets, quantity: pieces, unit: line.quantity === null ? line.unit : 'buah' }
    : { description: inBrackets, quantity: 1, unit: 'paket', price: amount }
}

const readCharges = (charges: readonly Charge[]): LetterData['charges'] =>
  charges
    .filter(({ amount }) => isMoney(amount))
    .map(({ label, amount }) => ({ label: cleaned(label).replaceAll(/\bongkir\b/gi, 'ongkos kirim'), amount }))

const readShare = (share: Reading['discount']): LetterData['discount'] => {
  if (!share) return null
  if ('percent' in share) {
    return Number.isFinite(share.percent) && share.percent > 0 && share.percent <= 100
      ? { percent: share.percent }
      : null
  }
  return isMoney(share.amount) && share.amount > 0 ? { amount: share.amount } : null
}

/** The one amount of a message that lists no goods: `invoice jasa desain 2,5 juta`. */
const loneAmount = (reading: Reading): number | null => {
  if (isMoney(reading.statedTotal)) return reading.statedTotal
  const explained = [...reading.charges, reading.discount, reading.downPayment].flatMap((part) =>
    part && 'amount' in part ? [part.amount as number] : [],
  )
  const left = reading.amounts.filter((amount) => isMoney(amount) && amount > 0 && !explained.includes(amount))
  return left.length === 1 ? (left[0] ?? null) : null
}

const dayOf = (reading: Reading, role: DateRole): string => {
  const day = reading.dates.find((date) => date.role === role)?.day
  return day !== undefined && parseIsoDay(day) ? day : ''
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

const isNamed = ({ name, company }: RequestParty): boolean => name !== '' || company !== ''

const samePerson = (one: RequestParty, other: RequestParty): boolean =>
  one.name === other.name && one.company === other.company

/** Who writes and who is written to; a contract's sides may stand in the list of parties only. */
const sidesOf = (reading: Reading, documentType: DocumentType): { sender: RequestParty; recipient: RequestParty } => {
  const parties = reading.parties.map(readParty).filter(isNamed)
  const nobody = readParty(null)
  const said = { sender: readParty(reading.sender), recipient: readParty(reading.recipient) }
  const sender = isNamed(said.sender) || parties.length < 2 ? said.sender : (parties[0] ?? nobody)
  const recipient = isNamed(said.recipient)
    ? said.recipient
    : (parties.find((party) => !samePerson(party, sender)) ?? nobody)
  // `tagihan kost … atas nama Intan`: she is the one who is billed.
  const billed = documentType === 'invoice' && !isNamed(recipient) && sender.company === '' && sender.name !== ''
  if (billed && /\b(?:atas nama|a\.?n\.?)\s/i.test(reading.text)) return { sender: nobody, recipient: sender }
  if (documentType === 'kuitansi') return receiptSides({ sender, recipient }, reading.text, nobody)
  return { sender, recipient }
}

/** A price without PPN is a condition; it asks for no row of tax. */
const excludesTax = /\b(?:belum|tidak|blm|tdk|exclude|excl)\s*(?:termasuk|include|incl|trmasuk)?\s*(?:ppn|pajak)\b/i

/** A message in capitals throughout tells no names by them. */
const quiet = (text: string): string => (/\p{Ll}{3}/u.test(text) ? text : text.toLowerCase())

/** `termin 2 40%`: which share of the whole is billed now. */
const partOfWhole = (text: string): number | null => {
  const percent = Number(
    /\b(?:termin|tahap|progres|progress)\s*(?:ke-?)?\s*(?:\d|i{1,3}|pertama|kedua|ketiga)?\s*(?:sebesar|=|:|\()?\s*(\d{1,2})\s?(?:%|persen)/i.exec(
      text,
    )?.[1] ?? '',
  )
  return percent > 0 && percent < 100 && instalmentsOf(text).length === 0 ? percent : null
}

/** What a receipt was given for: the deposit, told as a sum or as a share of the whole. */
const paidNow = ({ downPayment, statedTotal }: Reading): number | null => {
  if (!downPayment) return null
  if ('amount' in downPayment) return downPayment.amount
  return isMoney(statedTotal) && downPayment.percent > 0 && downPayment.percent <= 100
    ? Math.round((statedTotal * downPayment.percent) / 100)
    : null
}

const without = (text: string, name: string): string => {
  const at = name === '' ? -1 : text.toLowerCase().indexOf(name.toLowerCase())
  return at === -1 ? text : `${text.slice(0, at)}${text.slice(at + name.length).trimStart()}`
}

/** `keperluan audit pemasok`: what a journey is for. */
const errandOf = (documentType: DocumentType, text: string): string =>
  documentType === 'surat-perjalanan-dinas'
    ? (/\b(?:keperluan|dalam rangka|guna|agenda)(?:nya)?\s*:?\s+([^,.;\n\d]{4,80})/i.exec(text)?.[1]?.trim() ??
      errandIn(text))
    : ''

const withoutName = (matter: string, name: string): string => {
  const at = name === '' ? -1 : matter.toLowerCase().indexOf(name.toLowerCase())
  return at > 0 ? matter.slice(0, at).trim() : matter
}

/** `bantuan dana ke Camat Ngaliyan untuk …`: whom it is asked of stands in the address. */
const withoutReader = (matter: string, reader: string): string => {
  const last = plainName(reader).split(' ').at(-1)?.toLowerCase() ?? ''
  if (last === '') return matter
  const words = matter.split(/\s+/)
  const end = words.findIndex((word) => word.toLowerCase() === last)
  const cue = words.slice(0, Math.max(end, 0)).findLastIndex((word) => /^(?:ke|kepada|kpd)$/i.test(word))
  return cue === -1 || end - cue > 6 ? matter : [...words.slice(0, cue), ...words.slice(end + 1)].join(' ')
}

/** What the paper is about: as the message says it, or what stands right after the paper's name. */
const subjectOf = (reading: Reading, documentType: DocumentType): string => {
  const text = quiet(cleaned(reading.text))
  const said = cleaned(reading.subject ?? '')
  const reader = reading.recipient?.name ?? ''
  const toWhom = /^undangan/i.test(reading.text) || /\bundangan\b/i.test(reading.text) ? reader : ''
  const found = said || namedMatter(documentType, without(text, toWhom)) || errandOf(documentType, text)
  const names = [reading.sender, reading.recipient]
    .flatMap((party) => [party?.company, party?.name])
    .map((name) => name?.toLowerCase())
  const named = names.includes(found.toLowerCase()) ? '' : found
  if (documentType === 'kuitansi') return receiptPurpose(named, text)
  if (documentType === 'laporan') return withoutName(named, reading.sender?.company ?? '')
  if (documentType !== 'surat_resmi' || said !== '') return named
  const form = officialFormOf(text)
  if (form === 'kuasa' || form === 'tugas') return deedOf(text) || (form === 'tugas' ? errandIn(text) : '') || named
  if (form === 'undangan' && /^(?:undangan\b\s*)?$/i.test(named)) return occasionIn(text)
  const bare = named.replace(new RegExp(`^(?:surat\\s+)?${form}\\b\\s*`, 'i'), '')
  const matter = bare === '' ? letterMatter(form, text) || named : named
  const occasion = form === 'permohonan' && !/\buntuk\b/i.test(matter) ? occasionOf(text) : ''
  const asked = form === 'permohonan' ? withoutReader(matter, reader || (reading.recipient?.company ?? '')) : matter
  return occasion === '' ? asked : `${asked} untuk ${occasion}`
}

/** Only a few words right after `surat` are a name; a longer clause says what the letter is about. */
const letterName = (text: string): string => {
  const named = namedMatter('surat_resmi', cleaned(text))
  const isNamed = /\bsurat\s+(?!resmi|dinas)/i.test(text) && named.split(' ').length <= 3
  return isNamed ? named : ''
}

/** `09.00 WITA`: the zone only where the message names one. */
const readTimes = (reading: Reading): string[] => {
  const zone = /\b(?:wib|wita|wit)\b/i.exec(reading.text)?.[0].toUpperCase() ?? ''
  const told = reading.times.map((time) => `${cleaned(time)} ${zone}`.trim()).filter((time) => time !== '')
  const prayer = prayerTime(reading.text)
  return told.length === 0 && prayer !== '' ? [prayer] : told
}

/** An owner's clause in the writing of an office. */
const formal = (text: string, { today }: Reading): string => (text === '' ? '' : formalText(text, today))

const withReason: ReadonlySet<OfficialForm> = new Set(['permohonan', 'peringatan', 'izin', 'pengunduran', 'ucapan'])

const withPosition: ReadonlySet<OfficialForm> = new Set(['lamaran', 'keterangan', 'rekomendasi'])

/** Letters in which nothing is sold: what they say of sums and counts is told in their own words. */
const proseForms: ReadonlySet<OfficialForm> = new Set([
  'peringatan',
  'keterangan',
  'rekomendasi',
  'ucapan',
  'keluhan',
  'balasan',
  'pengunduran',
  'izin',
  'lamaran',
  'pernyataan',
  'kuasa',
  'undangan',
  'tugas',
])

const changes = /^(?:naik|turun|jadi|menjadi|mulai|dari|berubah)\b/i

/** The goods of a paper; a notice has them only as a list of prices. */
const goodsOf = (lines: readonly LetterLine[], documentType: DocumentType, form: OfficialForm): LetterLine[] => {
  // A plan tells how many work there; only what costs something is part of its budget.
  if (documentType === 'proposal' && lines.some(({ price }) => price !== null))
    return lines.filter(({ price, unit }) => price !== null || !/^(?:orang|peserta|siswa)$/.test(unit))
  if (documentType !== 'surat_resmi') return [...lines]
  if (proseForms.has(form)) return []
  const isNotice = form === 'pemberitahuan' || form === 'umum' || form === 'permohonan'
  return isNotice && (lines.length < 2 || lines.some(({ description }) => changes.test(description))) ? [] : [...lines]
}

/** Letters that one person writes for himself to the house where he works or wants to. */
const personalForms: ReadonlySet<OfficialForm> = new Set(['izin', 'lamaran', 'pengunduran'])

/** `saya Citra, admin di CV Pandu`: in a letter to one's own employer the house is who is written to. */
const toEmployer = (
  sides: { readonly sender: RequestParty; readonly recipient: RequestParty },
  form: OfficialForm,
  places: readonly string[],
): { sender: RequestParty; recipient: RequestParty } => {
  const { sender, recipient } = sides
  const wanted = places.find((place) => isBusinessName(place))
  if (form === 'lamaran' && wanted !== undefined && !isNamed(recipient))
    return { sender, recipient: { ...recipient, company: properName(wanted) } }
  if (!personalForms.has(form) || sender.name === '' || sender.company === '' || recipient.company !== '') return sides
  return { sender: { ...sender, company: '' }, recipient: { ...recipient, company: sender.company } }
}

/** Facts that only some papers have a place for; absent where the message does not say them. */
const extraFacts = (reading: Reading, documentType: DocumentType, form: OfficialForm): Partial<DocumentRequest> => {
  const text = cleaned(reading.text)
  const found = {
    agenda: form === 'undangan' ? formal(agendaOf(quiet(text)), reading) : '',
    reason: withReason.has(form) ? formal(reasonOf(quiet(text)), reading) : '',
    statement: form === 'pernyataan' ? formal(statementOf(quiet(text)), reading) : '',
    position: withPosition.has(form) ? tradeOf(quiet(text)) || positionOf(quiet(text)) : '',
    grade: form === 'peringatan' ? gradeOf(text) : '',
    rhythm: documentType === 'kontrak' ? rhythmOf(text) : '',
    vehicle: vehicleOf(text),
    period: documentType === 'laporan' ? reportPeriod(text, reading.today) : '',
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''))
}

/** A letter without a sender may come from the neighbourhood it names; an office writes for its house. */
const senderOf = (sender: RequestParty, reading: Reading, documentType: DocumentType): RequestParty => {
  const office = sender.company === '' ? officeOf(sender.name) : null
  if (office) return { ...sender, name: '', ...office }
  const own = documentType === 'laporan' || /\bundangan\b/i.test(reading.text)
  // `kepada pelanggan Laundry Bersih`: the house writes to its own people.
  const ownPeople =
    /^(?:(?:Seluruh|Para|Segenap|Semua)\s)?(?:Pelanggan|Karyawan|Konsumen|Warga|Siswa|Jamaah|Jemaah|Penghuni|Anggota)\s+(.+)$/u.exec(
      reading.recipient?.name ?? '',
    )?.[1]
  if (ownPeople !== undefined && !isNamed(sender) && isBusinessName(ownPeople)) return { ...sender, company: ownPeople }
  // `sudah kerja di bengkel Jaya`: who certifies work is where it is done.
  const house = reading.places.find((place) => isBusinessName(place))
  if (house !== undefined && !isNamed(sender) && /\b(?:keterangan|suket|rekomendasi)\b/i.test(reading.text))
    return { ...sender, company: sentenceCase(house) }
  const neighbourhood = own && !isNamed(sender) ? neighbourhoodOf(reading.text) : ''
  return neighbourhood === '' ? sender : { ...sender, company: neighbourhood }
}

/** Facts of a reading in the shape that the document maker takes. Never throws: what does not hold is left out. */
export const readRequest = (reading: Reading, named: string | null): DocumentRequest => {
  const documentType = documentTypeOf(named, reading.text)
  const date = dayOf(reading, 'letter') || parseIsoDay(reading.today) || '1970-01-01'
  const form = officialFormOf(reading.text)
  const sides =
    documentType === 'surat_resmi'
      ? toEmployer(sidesOf(reading, documentType), form, reading.places)
      : sidesOf(reading, documentType)
  const { recipient } = sides
  const sender = senderOf(sides.sender, reading, documentType)
  const signer = readParty(reading.signer)
  const signerName = signer.name || (sender.company ? sender.name : '') || (sender.company ? '' : sender.name)
  const phone = reading.phones.find((number) => number !== recipient.phone) ?? ''
  const email = reading.emails.find((address) => address !== recipient.email) ?? ''
  const goods = goodsOf(reading.goods.map(readLine), documentType, form)
  const isReceipt = documentType === 'kuitansi'
  const asksForSum = documentType !== 'surat_resmi' || form === 'tagihan'
  const amount = (goods.length === 0 && asksForSum) || isReceipt ? loneAmount(reading) : null
  const subject = formal(subjectOf(reading, documentType), reading)
  const part = documentType === 'invoice' ? partOfWhole(reading.text) : null
  const asLine = (price: number): LetterLine => ({
    description: part === null ? subject : `${subject || 'pembayaran'} (${part}% dari Rp ${formatNumber(price)})`,
    quantity: null,
    unit: '',
    price: part === null ? price : Math.round((price * part) / 100),
  })
  const received = { amount: paidNow(reading) ?? amount, subject }
  const undated = reading.dates.find(({ role, day }) => role === null && parseIsoDay(day))?.day ?? ''
  const untaxed = reading.tax?.percent === null && excludesTax.test(reading.text)
  const instalments = instalmentsOf(reading.text).map(({ percent, when }) => ({ percent, when: formal(when, reading) }))
  const validUntil = dayOf(reading, 'valid_until')
  const grace =
    form === 'tagihan' ? /\b(?:waktu|tempo|dalam|maksimal)\s+(\d{1,3})\s*hari\b/i.exec(reading.text)?.[1] : undefined
  const dueDays = wholeDays(grace === undefined ? reading.dueDays : Number(grace))
  const untilDays = validUntil ? wholeDays(daysBetween(date, validUntil)) : null
  return {
    documentType,
    form,
    sender: { ...sender, phone: sender.phone || cleaned(phone), email: sender.email || cleaned(email) },
    recipient,
    parties: reading.parties.map(readParty),
    signer: { name: plainName(signerName), title: signer.title || sender.title },
    subject,
    letterName: documentType === 'surat_resmi' ? letterName(reading.text) : '',
    letterNumber: cleaned(reading.letterNumber ?? ''),
    date,
    dueDate:
      (grace === undefined ? dayOf(reading, 'due') : '') ||
      (dueDays === null ? '' : addToDay(parseIsoDay(date) ?? reading.today, { days: dueDays })),
    validityDays: wholeDays(reading.validityDays) ?? untilDays,
    eventDate: dayOf(reading, 'event') || undated,
    startDate: dayOf(reading, 'start'),
    endDate: dayOf(reading, 'end'),
    times: readTimes(reading),
    places: reading.places.map(cleaned).filter((place) => place !== ''),
    term: reading.term && isQuantity(reading.term.amount) ? { ...reading.term } : null,
    terms: [
      ...reading.terms
        .map((term) => formal(cleaned(term), reading))
        .filter((term) => term !== '' && !(instalments.length > 0 && /\d\s?(?:%|persen|\/)/.test(term))),
      ...(untaxed ? ['harga belum termasuk PPN'] : []),
    ],
    lines: isReceipt ? receiptLines(goods, reading.text, received) : amount === null ? goods : [asLine(amount)],
    charges: readCharges(reading.charges),
    discount: readShare(reading.discount),
    tax: reading.tax && !untaxed ? usualTax(reading.tax.percent, reading.tax.included) : null,
    downPayment: isReceipt ? null : readShare(reading.downPayment),
    statedTotal: isMoney(reading.statedTotal) && !isReceipt ? reading.statedTotal : null,
    bankAccounts: reading.bankAccounts.map(({ bank, number, holder }) => ({
      bank: cleaned(bank),
      number: cleaned(number),
      holder: cleaned(holder ?? ''),
    })),
    npwp: cleaned(reading.npwp ?? ''),
    ...extraFacts(reading, documentType, form),
    ...(instalments.length > 0 ? { instalments } : {}),
    message: reading.text,
    today: reading.today,
  }
}
