import { namesInCapitals } from '#core/assistant/shared/names-in-capitals.ts'
import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import type { DateRole, Reading } from '#core/assistant/shared/reading.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'
import { formatDay } from '#core/text/shared/dates.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { addToDay, daysBetween, parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentRequest, OfficialForm } from '../document-request.ts'
import type { LetterLine } from '../letter.ts'
import { underHeads } from './sums/account-heads.ts'
import { calmText, inUsualWords } from './calm-text.ts'
import { withConsignedPrices } from './sums/consigned-prices.ts'
import { debtorIn } from './sums/debt-declared.ts'
import { withJointCapital } from './sums/joint-capital.ts'
import { forSharers, sharersOf } from './sums/sharers.ts'
import { askedTax } from '../letter/tax-rule.ts'
import { daysAgo, isOfDebt, isPaidOff, prayerTime, signingTown } from './letter-matter.ts'
import {
  goodsOf,
  isDeed,
  isMoney,
  isOfEvent,
  isQuantity,
  loneAmount,
  readCharges,
  readLine,
  readShare,
  withDeposit,
  withoutParts,
  wholeDays,
} from './sums/request-lines.ts'
import {
  cleaned,
  isNamed,
  readParty,
  senderOf,
  sidesOf,
  signerOf,
  toEmployer,
  withReader,
  withHouse,
} from './people/request-parties.ts'
import { beyondTrial, employmentTerms } from './employment-terms.ts'
import { leasedAt } from './people/told-deals.ts'
import { withToldRoles } from './people/told-roles.ts'
import { withCalling, withoutCustomer } from './people/told-readers.ts'
import { certifiedIn } from './people/told-certified.ts'
import { tellsSlip } from './sums/told-slips.ts'
import { formal, termOfRepayment } from './sums/told-repayments.ts'
import { termsOf } from './told-terms.ts'
import { houseOfTraveller, staysAtHome, withAllSent } from './people/told-travellers.ts'
import { asPaper } from '../papers/paper-request.ts'
import { declaring } from './people/name-patterns.ts'
import { formalName, plainName } from '../letter/wording.ts'
import { demandsOf } from './demands.ts'
import { paidNow, partOfWhole, settlesRest, wholeOf } from './sums/paid-now.ts'
import { documentTypeOf } from '../document-vocabulary.ts'
import { officialFormOf } from './official-forms.ts'
import { homeTown, withHouseNumber } from './people/home-town.ts'
import { onItsDay, receiptLines, receivedOn, withGoodsSettled } from './sums/receipt-facts.ts'
import { instalmentsOf, settlementOf, sumPartsOf } from './sums/instalments.ts'
import { letterName, subjectOf } from './request-subject.ts'
import { extraFacts } from './extra-facts.ts'
import { letterNumberIn } from './told-number.ts'
import { headingOf, isOneOf, pricedAsWhole } from './sums/listed-lines.ts'
import { likeTheOneBefore, namedBy, withContents } from './sums/thing-sizes.ts'
import { withoutFillers } from './without-chat.ts'

const dayOf = (reading: Reading, role: DateRole): string => {
  const day = reading.dates.find((date) => date.role === role)?.day
  return day !== undefined && parseIsoDay(day) ? day : ''
}

/** `30 november balik 2 desember`: a journey lasts from the first of two days to the other. */
const journeyOf = (reading: Reading): { start: string; end: string } | null => {
  const days = reading.dates
    .filter(({ role, day }) => role !== 'letter' && role !== 'due' && parseIsoDay(day))
    .map(({ day }) => day)
    .toSorted()
  const [start, end] = [days[0], days.at(-1)]
  return start !== undefined && end !== undefined && start < end ? { start, end } : null
}

/** `senin selasa 30 november sama 1 desember`: the days that are told for nothing else. */
const daysAway = ({ dates }: Reading): string[] =>
  dates.some(({ role }) => role !== null && role !== 'event')
    ? []
    : [...new Set(dates.map(({ day }) => day as string))].toSorted()

/** A price without PPN is a condition; it asks for no row of tax. */
const excludesTax = /\b(?:belum|tidak|blm|tdk|exclude|excl)\s*(?:termasuk|include|incl|trmasuk)?\s*(?:ppn|pajak)\b/i

/** `09.00 WITA`: the zone only where the message names one. */
const readTimes = (reading: Reading): string[] => {
  const zone = /\b(?:wib|wita|wit)\b/i.exec(reading.text)?.[0].toUpperCase() ?? ''
  const told = reading.times.map((time) => `${cleaned(time)} ${zone}`.trim()).filter((time) => time !== '')
  const prayer = prayerTime(reading.text)
  return told.length === 0 && prayer !== '' ? [prayer] : told
}

/** The town of a signature, where the message names it as such: `di Kupang tanggal 18 November`. */
const signedIn = (reading: Reading, documentType: DocumentType): string =>
  documentType === 'kuitansi' || documentType === 'kontrak' ? signingTown(reading.text) : ''

/** `bayar maksimal 30 november`: the day behind it is the last one. */
const payBy =
  /\b(?:di)?(?:bayar|transfer|lunas\p{L}*|pembayaran)(?:nya)?\b[^,.;\n\d]{0,20}\b(?:maksimal|maks?|paling (?:lambat|telat|lama)|sebelum|sampai)\s|\bpelunasan(?:nya)?\s(?:h-?\d+\s)?(?:tgl|tanggal)\s/iu

/** `dilunasi sebelum 5 desember`: the day right behind a cue, as the reading has it; empty where none stands there. */
const dayBehind = (cue: RegExp, reading: Reading): string => {
  const text = formalText(reading.text, reading.today)
  const found = cue.exec(text)
  const said = found === null ? '' : text.slice(found.index + found[0].length, found.index + found[0].length + 40)
  return reading.dates.find(({ day }) => said.startsWith(formatDay(day)))?.day ?? ''
}

/** Papers that may say in which sums they are paid. */
const inParts: ReadonlySet<DocumentType> = new Set(['kontrak', 'invoice', 'surat_penawaran'])

/** `(Bu Iis Aisyah 0812…)`: a number that follows somebody's name is his. */
const isRightBehind = (text: string, name: string, number: string): boolean => {
  const at = name === '' ? -1 : text.indexOf(plainName(name))
  const behind = at === -1 ? '' : text.slice(at + plainName(name).length, at + plainName(name).length + 30)
  return (
    number !== '' &&
    behind.replaceAll(/\D/g, '').startsWith(number.replaceAll(/\D/g, '').slice(0, 8)) &&
    !/[\n.;]/.test(behind.split(/\d/)[0] ?? '')
  )
}

/** What stands right behind a name: `Retno Palupi, alamat Jl. Mawar 8`. */
const behindName = (text: string, name: string): string => {
  const at = text.indexOf(name)
  return at === -1
    ? ''
    : text
        .slice(at + name.length)
        .replace(/^(?:,\s*|\s(?=Jl|Jalan))(?:(?:alamat|beralamat)(?:nya)?(?:\sdi)?\s*:?\s*)?/iu, '')
}

/** Papers that put on record what was: whoever is named in them is no reader. */
const toNobody: ReadonlySet<OfficialForm> = new Set(['notulen', 'berita_acara'])

/** Papers of goods, which their reader never signs. */
const toBuyer: ReadonlySet<DocumentType> = new Set(['invoice', 'surat_penawaran'])

const isSamePerson = (one: string, other: string): boolean => one !== '' && plainName(one) === plainName(other)

/** Facts of a reading in the shape that the document maker takes. Never throws: what does not hold is left out. */
export const readRequest = (said: Reading, named: string | null): DocumentRequest => {
  const documentType = documentTypeOf(named, said.text)
  // Papers of prose are told in the message's own words; the others find their names by its capitals.
  const written = documentType === 'surat_resmi' || tellsSlip(said.text) ? calmText(said) : said.text
  const reading = { ...said, text: withoutFillers(namesInCapitals(inUsualWords(written))) }
  const letterDay = dayOf(reading, 'letter')
  const town = signedIn(reading, documentType)
  // `diterima … di Bandung tgl 24 November`: the day behind the town is that of the signature.
  const signedOn =
    town !== '' && documentType === 'kuitansi' ? dayBehind(new RegExp(`${town},?\\s(?:tanggal\\s)?`, 'u'), reading) : ''
  // A receipt is of a day that was; another one is that of the matter.
  const isAhead = documentType === 'kuitansi' && letterDay > reading.today && !receivedOn.test(reading.text)
  const date = signedOn || (isAhead ? '' : letterDay) || parseIsoDay(reading.today) || '1970-01-01'
  const formNamed = officialFormOf(reading.text)
  // `surat teguran … nunggak 3 bulan`: who owes is reminded of the sum.
  const form = formNamed === 'peringatan' && isOfDebt(reading.text) ? 'tagihan' : formNamed
  const sides =
    documentType === 'surat_resmi'
      ? toEmployer(sidesOf(reading, documentType), form, reading.places, cleaned(reading.text))
      : sidesOf(reading, documentType)
  // `nota retur dari Toko Ananda`: whoever gave the goods back is written to.
  const isBack = form === 'retur' && documentType === 'surat_resmi' && !isNamed(sides.recipient)
  const read =
    documentType !== 'surat_resmi' || isBack
      ? sides[isBack ? 'sender' : 'recipient']
      : toNobody.has(form)
        ? readParty(null)
        : withReader(withoutCustomer(sides.recipient, form), form, reading.text)
  const wrote = isBack ? readParty(null) : senderOf(sides.sender, reading, documentType)
  // `tenda dari Bu Wiwik`: of whom minutes tell does not write them.
  const writes = form === 'notulen' && wrote.company === '' ? { ...wrote, name: '' } : wrote
  const self = form === 'pernyataan' && !isNamed(writes) ? (declaring.exec(reading.text)?.[1] ?? '') : ''
  const sent = self === '' ? writes : { ...writes, name: formalName(self) }
  // `a.n. Wardah, Kabid BUMDes Maju`: who is sent belongs to the house that sends.
  const sends = documentType === 'surat-perjalanan-dinas' || form === 'tugas'
  const ofSent = sends && sent.company === '' ? [sides.recipient, ...reading.parties.map(readParty)] : []
  const employer =
    ofSent.find(({ company }) => company !== '')?.company ?? (ofSent.length > 0 ? houseOfTraveller(reading.text) : '')
  const writer = withHouse(employer === '' ? sent : { ...sent, company: employer }, {
    text: reading.text,
    documentType,
    form,
    reader: read.company,
    others: reading.parties
      .map((party) => readParty(party).company)
      .filter((house) => house !== '' && house !== read.company),
  })
  const told = withToldRoles(
    { sender: writer, recipient: read, signer: signerOf(reading, writer, documentType, read), others: [] },
    { text: reading.text, documentType, form },
  )
  const { signer: found } = told
  const { recipient: reader, parties } = withAllSent(reading, told, sends)
  // `… Depot Segar, Jl. Mawar 8 Klaten`: an address right behind the house that writes is its own.
  const isWriters =
    reader.address !== '' &&
    (told.sender.address === '' || told.sender.address === reader.address) &&
    [told.sender.company, told.signer.name].some(
      (name) => name !== '' && behindName(reading.text, name).startsWith(reader.address),
    )
  const recipient = isWriters
    ? { ...reader, address: '' }
    : documentType === 'surat_resmi'
      ? withCalling(reader, reading.text)
      : reader
  const sender = isWriters ? { ...told.sender, address: reader.address } : told.sender
  const ofSender = documentType === 'kontrak' ? leasedAt(reading.text, sender.address) : ''
  const ofReader = documentType === 'kontrak' ? leasedAt(reading.text, recipient.address) : ''
  const leased = ofSender || ofReader
  // Whom a meeting chose or named does not write its minutes.
  const isWriter =
    reading.signer !== null ||
    /\b(?:notulis|sekretaris|pencatat|(?:yang|yg) (?:nulis|menulis|nyatet|nyatat|mencatat|catat))\b/i.test(reading.text)
  const debtor = form === 'pernyataan' && found.name === '' ? debtorIn(reading.text) : ''
  const signer =
    debtor !== ''
      ? { name: debtor, title: '' }
      : (form === 'notulen' && !isWriter) || (toBuyer.has(documentType) && isSamePerson(found.name, recipient.name))
        ? { name: '', title: '' }
        : found
  const isReaders = (number: string): boolean =>
    isRightBehind(reading.text, recipient.name || recipient.company, number)
  const phone = reading.phones.find((number) => number !== recipient.phone && !isReaders(number)) ?? ''
  const email = reading.emails.find((address) => address !== recipient.email) ?? ''
  const listed = pricedAsWhole(
    goodsOf(reading.goods.filter(({ name }) => !isDeed(name)).map(readLine), documentType, form, {
      text: reading.text,
      total: reading.statedTotal,
      amounts: reading.amounts,
    }),
    reading.statedTotal,
  )
    .map(likeTheOneBefore)
    .map(withContents(reading.text))
  const heading = headingOf(listed, reading.text, documentType)
  const goods = heading === '' ? listed : listed.slice(1)
  const isReceipt = documentType === 'kuitansi'
  const asksForSum =
    (documentType !== 'surat_resmi' || form === 'tagihan') && !(documentType === 'laporan' && isOfEvent(reading.text))
  const amount = (goods.length === 0 && asksForSum) || isReceipt ? loneAmount(reading) : null
  // `invoice catering rapat …`: what was taken for the house is what is billed.
  const billed = documentType === 'invoice' && sent.company !== sender.company ? sent.company : ''
  const matter = formal(subjectOf(reading, documentType), reading) || heading || billed
  const subject = isReceipt ? withGoodsSettled(onItsDay(matter, reading), goods) : matter
  const part = documentType === 'invoice' ? partOfWhole(reading.text) : null
  const [whole] = goods
  const isPart =
    part !== null && goods.length === 1 && whole !== undefined && whole.price !== null && reading.downPayment === null
  const asLine = (price: number): LetterLine => ({
    description: part === null ? subject : `${subject || 'pembayaran'} (${part}% dari Rp ${formatNumber(price)})`,
    quantity: null,
    unit: '',
    price: part === null ? price : Math.round((price * part) / 100),
  })
  const deposit = paidNow(reading)
  const received = { amount: deposit ?? amount, deposit, subject }
  const price = isReceipt ? wholeOf(reading) : null
  const undated = reading.dates.find(({ role, day }) => role === null && parseIsoDay(day))?.day ?? ''
  // `notulen rapat tadi malam … kerja bakti tgl 29`: what is recorded was; the days that are told are its matter.
  const isLater = (dayOf(reading, 'event') || undated || reading.today) >= reading.today
  const ago = toNobody.has(form) && isLater ? daysAgo(reading.text) : null
  const recorded = ago === null ? '' : addToDay(reading.today, { days: -ago })
  // `rapat 12 November: … hari senin`: of the days that are told one that has passed is the record's own.
  const passed = toNobody.has(form)
    ? reading.dates.find(({ role, day }) => (role === null || role === 'event') && day <= reading.today)?.day
    : undefined
  const span = documentType === 'surat-perjalanan-dinas' ? journeyOf(reading) : null
  const work = documentType === 'kontrak' ? employmentTerms(reading) : { term: reading.term, trial: '', start: '' }
  const lasts = work.term ?? (documentType === 'kontrak' ? termOfRepayment(reading.text) : null)
  // What stands behind the reader, or within what is certified, is no address of the writer.
  const certified = form === 'keterangan' ? (certifiedIn(reading.text)?.fact ?? '') : ''
  const isElsewhere =
    sender.address === recipient.address || sender.address === sender.company || certified.includes(sender.address)
  const ownAddress = isElsewhere ? '' : sender.address
  const untaxed =
    reading.tax?.percent === null &&
    excludesTax.test(reading.text) &&
    !/\btambah\p{L}*\s+(?:ppn|pajak)\b/iu.test(reading.text)
  const shares = instalmentsOf(reading.text).map(({ percent, when }) => ({ percent, when: formal(when, reading) }))
  const sums =
    shares.length > 0 || !inParts.has(documentType) ? [] : sumPartsOf(formalText(reading.text, reading.today))
  const instalments =
    shares.length > 0 ? shares : sums.map(({ amount: sum, when }) => ({ percent: 0, amount: sum, when }))
  const settlement = formal(settlementOf(reading.text), reading)
  const validUntil = dayOf(reading, 'valid_until')
  const grace =
    form === 'tagihan' ? /\b(?:waktu|tempo|dalam|maksimal)\s+(\d{1,3})\s*hari\b/i.exec(reading.text)?.[1] : undefined
  // `tutup 24-27 desember, ambil sebelum tanggal 23`: a notice of a span of days has no day of its own.
  const isSpan = form === 'pemberitahuan' && dayOf(reading, 'start') !== '' && dayOf(reading, 'end') !== ''
  // `paling lambat kamis, bayar tempo 14 hari`: beside a term of payment the last day is that of the goods.
  const isDelivery =
    form === 'pesanan' && documentType === 'surat_resmi' && reading.dueDays !== null && dayOf(reading, 'due') !== ''
  const dueDays = wholeDays(grace === undefined ? reading.dueDays : Number(grace))
  const untilDays = validUntil ? wholeDays(daysBetween(date, validUntil)) : null
  const request: DocumentRequest = {
    documentType,
    form,
    sender: {
      ...sender,
      address: ofSender === '' ? ownAddress || homeTown(reading.text, recipient) : '',
      phone: (isReaders(sender.phone) ? '' : sender.phone) || cleaned(phone),
      email: sender.email || cleaned(email),
    },
    recipient: ofReader === '' ? recipient : { ...recipient, address: '' },
    parties,
    signer,
    subject,
    letterName: documentType === 'surat_resmi' ? letterName(reading.text) : '',
    letterNumber: letterNumberIn(reading, documentType),
    date,
    dueDate:
      (form === 'tagihan' ? dayBehind(payBy, reading) : '') ||
      (grace === undefined && !isDelivery ? dayOf(reading, 'due') : '') ||
      (documentType === 'invoice' && payBy.test(reading.text) ? undated : '') ||
      (dueDays === null ? '' : addToDay(parseIsoDay(date) ?? reading.today, { days: dueDays })),
    validityDays: wholeDays(reading.validityDays) ?? untilDays,
    eventDate: isDelivery
      ? dayOf(reading, 'due')
      : recorded
        ? recorded
        : span
          ? dayOf(reading, 'event')
          : (passed ?? (dayOf(reading, 'event') || (isSpan ? '' : undated))),
    ...(form === 'izin' && daysAway(reading).length > 1 ? { eventDays: daysAway(reading) } : {}),
    startDate: span?.start ?? (dayOf(reading, 'start') || work.start),
    endDate: span?.end ?? dayOf(reading, 'end'),
    times: readTimes(reading),
    places: [...(leased === '' ? [] : [leased]), ...reading.places]
      .map((place) => withHouseNumber(cleaned(place), reading.text).replace(/(?<=[\p{L}\d])[.,]+$/u, ''))
      .filter(
        (place) => place !== '' && place !== town && !(documentType === 'surat_resmi' && place === recipient.address),
      ),
    term: lasts && isQuantity(lasts.amount) ? { ...lasts } : null,
    terms: termsOf(reading, {
      documentType,
      form,
      recipient,
      absent: sends ? staysAtHome(reading.text).map(plainName) : [],
      settlement,
      hasGoods: goods.length > 0,
      hasInstalments: instalments.length > 0,
      untaxed,
      trial: work.trial,
    }),
    lines: isReceipt
      ? forSharers(receiptLines(goods, reading.text, received), sharersOf(reading.text))
      : isPart && whole?.price
        ? [asLine(Math.round((whole.quantity ?? 1) * whole.price))]
        : amount === null
          ? underHeads(
              withDeposit(
                beyondTrial(documentType === 'laporan' ? goods : withoutParts(goods, sums), work.trial).map(
                  namedBy(subject),
                ),
                documentType,
                reading.downPayment,
              ),
              documentType,
              reading.text,
            )
          : [asLine(amount)],
    charges: readCharges(reading.charges),
    discount: readShare(reading.discount),
    tax: reading.tax && !untaxed ? askedTax(reading.tax) : null,
    downPayment: isReceipt ? null : readShare(reading.downPayment),
    statedTotal:
      isMoney(reading.statedTotal) && !isReceipt && !isOneOf(reading.statedTotal, goods) ? reading.statedTotal : null,
    bankAccounts: reading.bankAccounts.map(({ bank, number, holder }) => ({
      bank: cleaned(bank),
      number: cleaned(number),
      holder: cleaned(holder ?? ''),
    })),
    npwp: cleaned(reading.npwp ?? ''),
    ...extraFacts(reading, documentType, form, recipient.company || recipient.name),
    ...(form === 'keluhan' ? { demands: demandsOf(reading.text).map((demand) => formal(demand, reading)) } : {}),
    ...(instalments.length > 0 ? { instalments } : {}),
    ...(settlement === '' ? {} : { settlement }),
    ...(documentType === 'invoice' && (isPaidOff(reading.text) || reading.tendered !== undefined)
      ? { paid: true }
      : {}),
    ...(isMoney(reading.tendered ?? null) ? { tendered: reading.tendered } : {}),
    ...(isReceipt && price !== null ? { whole: price, settlesRest: settlesRest(reading) } : {}),
    ...(town === '' ? {} : { place: town }),
    message: reading.text,
    today: reading.today,
  }
  return documentType === 'surat_resmi'
    ? asPaper(request, reading)
    : withJointCapital(withConsignedPrices(request), reading.text)
}
