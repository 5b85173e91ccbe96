import { namesInCapitals } from '#core/assistant/shared/names-in-capitals.ts'
import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { DocumentRequest } from '../document-request.ts'
import { documentTypeOf } from '../document-vocabulary.ts'
import type { LetterLine } from '../letter.ts'
import { plainName } from '../letter/wording.ts'
import { asPaper } from '../papers/paper-request.ts'
import { calmText, inUsualWords } from './calm-text.ts'
import { demandsOf } from './demands.ts'
import { withoutDoneBefore } from './done-before.ts'
import { beyondTrial, employmentTerms, lastingTerm } from './employment-terms.ts'
import { extraFacts } from './extra-facts.ts'
import { officialFormOf, sendsSomebody } from './official-forms.ts'
import { withHouseNumber } from './people/home-town.ts'
import { peopleOf } from './people/request-people.ts'
import { cleaned } from './people/read-party.ts'
import { staysAtHome } from './people/told-travellers.ts'
import { daysOf } from './request-days.ts'
import { letterName, subjectOf } from './request-subject.ts'
import { underHeads } from './sums/account-heads.ts'
import { withConsignedPrices } from './sums/consigned-prices.ts'
import { withRealGoods } from './sums/real-goods.ts'
import { instalmentsOf, settlementOf, sumPartsOf } from './sums/instalments.ts'
import { withJointCapital } from './sums/joint-capital.ts'
import { billedInstalment } from './sums/equal-parts.ts'
import { headingOf, isOneOf, pricedAsWhole } from './sums/listed-lines.ts'
import { isOfDebt } from './sums/debt-declared.ts'
import { isPaidOff, paidNow, partOfWhole, settlesRest, wholeOf } from './sums/paid-now.ts'
import { receiptLines } from './sums/receipt-lines.ts'
import { onItsDay, withGoodsSettled } from './sums/receipt-purpose.ts'
import {
  goodsOf,
  isDeed,
  isHeadcount,
  isHours,
  isMoney,
  isOfEvent,
  isQuantity,
  loneAmount,
  readCharges,
  readLine,
  readShare,
  readWithheld,
  readTaxed,
  withDeposit,
  withoutParts,
} from './sums/request-lines.ts'
import { forSharers, sharersOf } from './sums/sharers.ts'
import { likeTheOneBefore, namedBy, withContents } from './sums/thing-sizes.ts'
import { formal, termOfRepayment } from './sums/told-repayments.ts'
import { tellsSlip } from './sums/told-slips.ts'
import { letterNumberIn } from './told-number.ts'
import { withToldDuties } from './told-duties.ts'
import { termsOf } from './told-terms.ts'
import { withoutFillers } from './without-chat.ts'
import { withoutAsking } from './without-ordering.ts'

/** A price without PPN is a condition; it asks for no row of tax. */
const excludesTax = /\b(?:belum|tidak|blm|tdk|exclude|excl)\s*(?:termasuk|include|incl|trmasuk)?\s*(?:ppn|pajak)\b/i

/** `logo dipasang di spanduk`: what is printed is no place. */
const isPrinted = /^(?:spanduk|kaos|baju|baliho|banner|brosur|poster|kemasan|backdrop|tiket)$/iu

/** `di laci hilang tadi malam`: what happened there is no part of the place. */
const behindPlace = /\s(?:hilang|dicuri|rusak|terbakar|tadi|kemarin|semalam)(?!\p{L}).*$|(?<=[\p{L}\d])[.,]+$/iu

/** A record of who got how many votes. */
const votes = /\d\ssuara(?!\p{L})/iu

/** Papers that may say in which sums they are paid. */
const inParts: ReadonlySet<DocumentType> = new Set(['kontrak', 'invoice', 'surat_penawaran'])

/** Facts of a reading in the shape that the document maker takes. Never throws: what does not hold is left out. */
export const readRequest = (given: Reading, named: string | null): DocumentRequest => {
  const said = withoutDoneBefore(given)
  const documentType = documentTypeOf(named, said.text)
  // Papers of prose are told in the message's own words; the others find their names by its capitals.
  const written =
    documentType === 'surat_resmi' || tellsSlip(said.text) || !/\p{Ll}/u.test(said.text) ? calmText(said) : said.text
  const reading = { ...said, text: withoutFillers(namesInCapitals(inUsualWords(withoutAsking(written)))) }
  const formNamed = officialFormOf(reading.text)
  // `surat teguran … nunggak 3 bulan`: who owes is reminded of the sum.
  const formTold = formNamed === 'peringatan' && isOfDebt(reading.text) ? 'tagihan' : formNamed
  const { sender, recipient, parties, signer, leased, takenForHouse } = peopleOf(reading, documentType, formTold)
  // `surat teguran ke CV Dingin`: a house is told what went wrong, and warned of no bad conduct.
  const warnsHouse = formTold === 'peringatan' && recipient.company !== '' && recipient.name === ''
  const form = warnsHouse ? 'keluhan' : formTold
  const { days, town } = daysOf(reading, documentType, form)
  const listed = pricedAsWhole(
    goodsOf(
      reading.goods
        // `telah terima 4,2 juta` on a receipt tells the sum.
        .filter(({ name, price }) => !isDeed(name) || (documentType === 'kuitansi' && price !== null))
        .filter(({ name, price }) => price !== null || !isHours(name))
        .filter((line) => documentType !== 'laporan' || !isHeadcount(line))
        // `Pak Dedi 45 suara`: votes are no goods.
        .filter(({ price }) => price !== null || !votes.test(reading.text))
        // `harga mulai 2 ribu`: the least price of something names no goods.
        .filter(({ name }) => documentType !== 'surat_penawaran' || !/^(?:harga\s)?mulai(?:\sdari)?$/iu.test(name))
        .map(readLine),
      documentType,
      form,
      {
        text: reading.text,
        total: reading.statedTotal,
        amounts: reading.amounts,
      },
    ),
    reading.statedTotal,
  )
    .map(likeTheOneBefore)
    .map(withContents(reading.text))
  const heading = headingOf(listed, reading.text, documentType)
  const goods = heading === '' ? listed : listed.slice(1)
  const isReceipt = documentType === 'kuitansi'
  const asksForSum =
    (documentType !== 'surat_resmi' || form === 'tagihan') &&
    // `penawaran kerja sama …, harga mulai 2 ribu`: a sum beside what is offered prices no goods.
    !(documentType === 'surat_penawaran' && /\bpenawaran\s+(?:kerja\s?sama|kemitraan)/iu.test(reading.text)) &&
    !(documentType === 'laporan' && isOfEvent(reading.text))
  const amount = (goods.length === 0 && asksForSum) || isReceipt ? loneAmount(reading) : null
  // `invoice catering rapat …`: what was taken for the house is what is billed.
  const billed = documentType === 'invoice' ? takenForHouse : ''
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
  const instalment =
    documentType === 'invoice'
      ? billedInstalment(
          reading,
          goods
            .map(({ description }) => description)
            .filter((name) => !/^(?:cicilan|angsuran)/iu.test(name))
            .join(', '),
        )
      : null
  const deposit = paidNow(reading)
  const isRest = isReceipt && settlesRest(reading)
  const received = { amount: deposit ?? amount, deposit, subject, isRest }
  const price = isReceipt ? wholeOf(reading) : null
  const work = documentType === 'kontrak' ? employmentTerms(reading) : { term: reading.term, trial: '', start: '' }
  const lasts =
    documentType === 'kontrak' ? (lastingTerm(reading.text) ?? work.term ?? termOfRepayment(reading.text)) : work.term
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
  const request: DocumentRequest = {
    documentType,
    form,
    sender,
    recipient,
    parties,
    signer,
    subject,
    letterName: documentType === 'surat_resmi' ? letterName(reading.text) : '',
    letterNumber: letterNumberIn(reading, documentType),
    ...days,
    ...(days.startDate === '' ? { startDate: work.start } : {}),
    places: [...(leased === '' ? [] : [leased]), ...reading.places]
      .map((place) => withHouseNumber(cleaned(place), reading.text).replace(behindPlace, ''))
      .filter(
        (place) =>
          place !== '' &&
          !isPrinted.test(place) &&
          place !== town &&
          !(documentType === 'surat_resmi' && place === recipient.address),
      ),
    term: lasts && isQuantity(lasts.amount) ? { ...lasts } : null,
    terms: termsOf(reading, {
      documentType,
      form,
      recipient,
      absent: sendsSomebody(documentType, form) ? staysAtHome(reading.text).map(plainName) : [],
      settlement,
      hasGoods: goods.length > 0,
      hasInstalments: instalments.length > 0,
      untaxed,
      trial: work.trial,
    }),
    lines: isReceipt
      ? forSharers(receiptLines(goods, reading.text, received), sharersOf(reading.text))
      : instalment !== null
        ? [instalment]
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
    ...readWithheld(reading.withheld),
    tax: reading.tax && !untaxed ? readTaxed(reading.tax) : null,
    downPayment: isReceipt ? null : readShare(reading.downPayment),
    statedTotal:
      isMoney(reading.statedTotal) && !isReceipt && instalment === null && !isOneOf(reading.statedTotal, goods)
        ? reading.statedTotal
        : null,
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
    ...(isReceipt && price !== null ? { whole: price, settlesRest: isRest } : {}),
    ...(town === '' ? {} : { place: town }),
    message: reading.text,
    today: reading.today,
  }
  return documentType === 'surat_resmi'
    ? asPaper(request, reading)
    : withToldDuties(withJointCapital(withConsignedPrices(withRealGoods(request)), reading.text))
}
