import { formatDayWithWeekday } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { DocumentNode } from '../content/document-content.ts'
import { block, bullets, labelledLines, p, toldBesides } from '../content/nodes.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import type { DocumentRequest } from '../document-request.ts'
import { storedDay } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { asSentence, inOffice, moneyWithWords, plainName } from '../letter/wording.ts'
import { givenThingIn } from '../reading/letter-matter.ts'
import { witnessesOf } from '../reading/meeting-facts.ts'

const named = (names: readonly string[]): string => [...new Set(names.filter((name) => name !== ''))].join(', ')

/** What is handed over; `barang: saya …` only points to the things that are listed. */
const handedMatter = ({ subject, lines }: LetterData): string =>
  /^barang(?:nya)?(?:\s*:.*)?$/iu.test(subject)
    ? lines.length > 0
      ? 'Barang dalam daftar berikut'
      : ''
    : sentenceCase(subject)

/** `BPKB … sebagai jaminan pinjaman`: for what a thing is handed over. */
const pledgedFor = ({ message = '' }: DocumentRequest): string =>
  /\ssebagai\sjaminan(?:\s(?!dari|ke|kepada)\p{L}+){0,4}/iu.exec(message)?.[0] ?? ''

/** `titipan uang 3.500.000`: money that is handed over, in figures and words. */
const handedSum = ({ lines: [line, ...others] }: LetterData): string =>
  line !== undefined &&
  others.length === 0 &&
  line.quantity === null &&
  line.price !== null &&
  /\buang\b/iu.test(line.description)
    ? `${sentenceCase(line.description)} sebesar ${moneyWithWords(line.price)}`
    : ''

/** `Laptop Asus 3 unit` above a table of laptops: the table says it. */
const listsMatter = ({ lines }: LetterData, matter: string): boolean =>
  lines.every(
    ({ description, quantity }) => quantity !== null && matter.toLowerCase().includes(description.toLowerCase()),
  )

/** Who hands over what to whom, and in which state. */
export const handover = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const day = storedDay(request.eventDate || request.startDate) ?? storedDay(letter.date)
  const giver = [plainName(letter.signer.name), letter.sender.name]
  const matter =
    handedSum(letter) || (letter.lines.length > 0 ? '' : givenThingIn(request.message ?? '')) || handedMatter(letter)
  const witnesses = witnessesOf(request.message ?? '')
  const taker = [plainName(letter.recipient.name), letter.recipient.title, letter.recipient.company]
  return [
    p(
      `Pada hari ini, ${day ? formatDayWithWeekday(day) : blankText('hari dan tanggal')}, telah dilakukan serah terima antara:`,
    ),
    labelledLines([
      ['Pihak yang menyerahkan', textOrBlank(named(giver), 'nama yang menyerahkan')],
      ['Pihak yang menerima', textOrBlank(named(taker), 'nama yang menerima')],
      // What the table lists needs no name.
      ...(letter.lines.length > 0 && (matter === '' || listsMatter(letter, matter))
        ? []
        : [
            [
              'Yang diserahterimakan',
              textOrBlank(
                matter === '' ? '' : `${matter}${matter.includes('jaminan') ? '' : pledgedFor(request)}`,
                'barang atau dokumen',
              ),
            ] as const,
          ]),
    ]),
    // A fee beside the thing that is handed over is told, not added up.
    ...(letter.lines.some(({ quantity }) => quantity !== null) ? [block('goodsTable')] : []),
    ...bullets(request.terms.map((term) => asSentence(inOffice(term)))),
    toldBesides('Dengan keterangan sebagai berikut.'),
    ...(witnesses === '' ? [] : [labelledLines([['Saksi', witnesses.replace(`, ${letter.sender.name}`, '')]])]),
    p(
      `Demikian ${/\btanda terima\b/i.test(request.message ?? '') ? 'tanda terima' : 'berita acara'} ini dibuat dengan sebenarnya dan ditandatangani oleh kedua belah pihak.`,
    ),
  ]
}
