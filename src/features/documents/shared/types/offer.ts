import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'
import type { DocumentRequest } from '../document-request.ts'
import { isPriceList, readerWord, senderWords } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import type { DocumentNode } from '../content/document-content.ts'
import { block, bullets, p, toldBesides } from '../content/nodes.ts'
import { blankText } from '../content/runs.ts'
import { perTime } from '../letter/share-out.ts'
import { asSentence, joinWords, percentText } from '../letter/wording.ts'
import type { TypeComposer } from './composer.ts'
import { instalmentClauses } from './instalment-clauses.ts'

/** `Tenaga (6 orang × 12 bulan)`: how a count came about belongs to the table. */
const factors = /\s\([^()]*\s×\s[^()]*\)$/u

const goodsNames = (letter: LetterData): string[] => [
  ...new Set(letter.lines.map(({ description }) => description.replace(factors, '')).filter((name) => name !== '')),
]

/** What is offered, in a few words; more than three things are only counted. */
export const goodsSummary = (letter: LetterData): string => {
  const names = goodsNames(letter)
  if (names.length === 0) return ''
  return names.length > 3 ? `${names.slice(0, 2).join(', ')}, dan ${names.length - 2} barang lainnya` : joinWords(names)
}

/** `penawaran harga kaos` and `kaos` both become `Penawaran Harga Kaos`. */
const offerSubject = (letter: LetterData, request: DocumentRequest): string => {
  const said = request.subject.replace(/^(?:surat\s+)?penawaran(?:\s+harga)?\b\s*/i, '')
  return titleCase(`Penawaran Harga ${said || goodsSummary(letter)}`)
}

/** `penawaran kerja sama`, without goods at a price: what is offered is a cooperation, told in words. */
const cooperation = ({ subject, lines, charges }: DocumentRequest): string =>
  lines.every(({ price }) => price === null) && charges.length === 0
    ? (
        /^(?:kerja\s?sama|kemitraan|(?:(?:jadi|menjadi)\s)?(?:reseller|agen|dropship(?:per)?|mitra|distributor))(?!\p{L})[^,.;\n]*/iu.exec(
          subject,
        )?.[0] ?? ''
      )
        .replace(/^kerjasama/i, 'kerja sama')
        .replace(/^(?:(?:jadi|menjadi)\s)?(?=reseller|agen|dropship|mitra|distributor)/iu, 'kerja sama sebagai ')
        .trim()
    : ''

const cooperationOffer = (letter: LetterData, offered: string): DocumentNode[] => [
  p(
    `Melalui surat ini, ${senderWords(letter)} mengajukan penawaran ${offered} kepada ${letter.recipient.company || readerWord(letter.recipient)}.`,
  ),
  toldBesides('Adapun kerja sama yang kami tawarkan adalah sebagai berikut.', {
    blank: `${sentenceCase(blankText('bentuk kerja sama yang ditawarkan'))}.`,
  }),
  // Where nothing is added up, a discount has no row in a table.
  ...(letter.discount !== null && 'percent' in letter.discount
    ? bullets([`Diskon sebesar ${percentText(letter.discount.percent)}.`])
    : []),
]

const opening = (letter: LetterData): string => {
  const goods = goodsSummary(letter) || blankText('barang atau jasa yang ditawarkan')
  const to = letter.recipient.company ? ` kepada ${letter.recipient.company}` : ''
  return `Bersama surat ini, ${senderWords(letter)} mengajukan penawaran harga ${goods}${to} dengan perincian sebagai berikut.`
}

const conditions = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const share = letter.downPayment
  // Where nothing is added up, a share of it has no row in the table.
  const deposit =
    share !== null && 'percent' in share && isPriceList(letter)
      ? [`Uang muka sebesar ${percentText(share.percent)} dari nilai pesanan.`]
      : []
  const parts = instalmentClauses(letter, request)
  const all = [...parts, ...(parts.length > 0 ? [] : deposit), ...request.terms.map(asSentence)]
  return all.length > 0 ? [p('Ketentuan lain dalam penawaran ini:'), ...bullets(all)] : []
}

export const offer: TypeComposer = {
  completeLetter: (letter, request) => {
    const offered = cooperation(request)
    return {
      ...letter,
      // What is counted beside it is told in words.
      ...(offered === '' ? {} : { lines: [] }),
      subject: offered === '' ? offerSubject(letter, request) : titleCase(`penawaran ${offered}`),
    }
  },
  writeBody: (letter, request) => {
    const reader = readerWord(letter.recipient)
    const offered = cooperation(request)
    return [
      block('letterhead'),
      block('letterTitle'),
      block('letterInfo'),
      block('recipient'),
      p('Dengan hormat,'),
      ...(offered === ''
        ? [
            p(opening(letter)),
            block('goodsTable'),
            ...(isPriceList(letter) ? [p('Harga di atas adalah harga per satuan.')] : []),
            ...perTime(letter),
            block('paymentInfo'),
            ...conditions(letter, request),
            toldBesides('Keterangan:'),
          ]
        : [
            ...cooperationOffer(letter, offered),
            ...conditions(letter, request),
            ...(letter.validityDays === null ? [] : [block('paymentInfo')]),
          ]),
      p(
        `Demikian penawaran ini kami sampaikan. Apabila ada yang ingin ditanyakan, ${reader} dapat menghubungi kami melalui alamat atau nomor telepon di atas. Atas perhatian ${reader}, kami ucapkan terima kasih.`,
      ),
      block('signature'),
    ]
  },
}
