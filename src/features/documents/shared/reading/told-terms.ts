import type { Reading } from '#core/assistant/shared/reading.ts'
import { isWish } from '#core/assistant/shared/wishes.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'
import { formatDay } from '#core/text/shared/dates.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { OfficialForm } from '../document-request.ts'
import { equalPartsText } from './sums/equal-parts.ts'
import { isAnnouncement } from './announcements.ts'
import { cleaned } from './people/read-party.ts'
import { askedSum } from '../letter/share-out.ts'
import { formal, repayments, settlements } from './sums/told-repayments.ts'
import { asTold } from './without-chat.ts'
import { withoutOrdering, withoutPlea } from './without-ordering.ts'
import { ofParty } from './people/writing-party.ts'

/** Papers that tell what is paid each time of a whole in equal parts. */
const inEqualParts: ReadonlySet<DocumentType> = new Set(['surat_resmi', 'kontrak', 'kuitansi', 'invoice'])

/** `DP sudah masuk 5jt tgl 12 Nov`: the words up to the day on which it came; the day itself is the reading's. */
const depositDay =
  /(?<!\p{L})(?:dp|uang muka|panjar|tanda jadi)(?:nya)?\s(?=[^;\n]{0,60}(?:masuk|diterima|ditransfer|transfer|dibayar|bayar|lunas|kasih))[^;\n]{3,60}?(?:tgl|tanggal)\s?(\d{1,2})(?!\d)/iu

/** When a deposit came, as an invoice tells it; empty where the message names no day that was. */
const depositCame = ({ text, dates, downPayment, today }: Reading): string => {
  const said = downPayment === null ? undefined : depositDay.exec(text)?.[1]?.padStart(2, '0')
  const day = dates.find((date) => said !== undefined && date.day.endsWith(`-${said}`) && date.day <= today)?.day
  const came = day === undefined ? null : parseIsoDay(day)
  return came === null ? '' : `uang muka diterima tanggal ${formatDay(came)}`
}

/** `dan setor tiap tanggal 5` of `laporan dan setor tiap tanggal 5`: a term that begins with its second half gets the first. */
const withHead = (term: string, text: string): string => {
  const at = /^(?:dan|atau|sama)\s/i.test(term) ? text.indexOf(term) : -1
  const head = at < 1 ? '' : (/(\p{L}+)\s$/u.exec(text.slice(0, at))?.[1] ?? '')
  return head === '' ? term : `${head} ${term}`
}

/** How a loan is paid back, each part once: `dikembalikan 10 bulan cicil 500rb` holds its instalments. */
const paidBack = (reading: Reading): string[] => {
  const settled = settlements(reading)
  return settled.some((clause) => /(?:cicil|angsur)\p{L}*\s[^]*\d/iu.test(clause))
    ? settled
    : [...repayments(reading), ...settled]
}

/** What the paper knows when its terms are read. */
export interface TermsOf {
  readonly documentType: DocumentType
  readonly form: OfficialForm
  readonly recipient: { readonly name: string }
  /** Who does not come along after all: nothing is agreed with them. */
  readonly absent: readonly string[]
  /** When the rest is paid; an invoice says it once. */
  readonly settlement: string
  readonly hasGoods: boolean
  /** Whether the price is paid in told parts, which stand in an article of their own. */
  readonly hasInstalments: boolean
  /** The price does not hold PPN, and the paper adds none. */
  readonly untaxed: boolean
  readonly trial: string
}

/** The conditions that a message tells for its paper, each once, in the paper's words and order. */
export const termsOf = (reading: Reading, paper: TermsOf): string[] => {
  const { documentType, form, recipient, absent, settlement, hasGoods, hasInstalments } = paper
  const isSettlement = (term: string): boolean =>
    documentType === 'invoice' && settlement !== '' && term.endsWith(settlement)
  const terms = [
    ...reading.terms
      .filter((term) => !isWish(term))
      .map((term) => withHead(term, reading.text))
      .map((term) => asTold(formal(withoutOrdering(withoutPlea(cleaned(term))), reading), { documentType, form }))
      .filter((term) => !absent.some((name) => term.includes(name)) && !isSettlement(term))
      .filter((term, at, all) => all.indexOf(term) === at && !(form === 'pemberitahuan' && isAnnouncement(term)))
      .filter((term) => !/^(?:surat )?(?:perjanjian|kontrak)(?!\p{L})/iu.test(term))
      .filter((term) => !/^(?:bagi hasil|konsinyasi|kerja ?sama|sewa(?: menyewa)?|titip jual)$/i.test(term))
      .filter(
        (term) =>
          term !== '' &&
          !(
            hasInstalments &&
            /\d\s?(?:%|persen|\/)|(?:termin|tahap)[\s\d,-]+$/i.test(term) &&
            !/\b(?:denda|sanksi)\b/i.test(term)
          ),
      ),
    ...(documentType === 'kontrak' && !hasInstalments ? paidBack(reading) : []),
    ...(paper.untaxed ? ['harga belum termasuk PPN'] : []),
    documentType === 'surat_resmi' && !hasGoods ? askedSum(reading) : '',
    documentType === 'invoice' ? depositCame(reading) : '',
    inEqualParts.has(documentType) && !hasInstalments ? equalPartsText(reading) : '',
    paper.trial,
  ].filter((term) => term !== '')
  // `balik ke saya`: in a contract whoever writes is one of its parties.
  return documentType === 'kontrak' ? terms.map((term) => ofParty(term, reading.text, recipient.name)) : terms
}
