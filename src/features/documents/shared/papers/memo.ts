import { formatDay } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentNode } from '../content/document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import { storedDay } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { block, bullets, labelledLines, p } from '../content/nodes.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import { asPoint } from './point-words.ts'
import type { ToldPaper } from './told-points.ts'

/** `memo dr Bu Tuti ke kasir`: to whom it goes, where the words around the paper's name alone say it. */
const readerIn = (head: string): string =>
  /(?:^|\s)(?:untuk|utk|buat|ke|kepada|kpd)\s+(\p{L}+(?:\s\p{L}+){0,3}?)(?=\s(?:ya|dong|dari|dr|perihal|soal|tentang|bahwa|kalau|mulai|biar)(?:\s|$)|[,.:;]|\s?$)/iu
    .exec(head)?.[1]
    ?.trim() ?? ''

/** `perihal lembur natal`: what it is about, where it is told. */
const matterIn = (message: string): string =>
  /(?<!\p{L})(?:perihal|tentang|ttg|soal|mengenai)\s+([^,.;:\n]{3,60}?)(?=\s(?:dari|dr|mulai|tgl|tanggal)\s|[,.;:\n]|$)/iu
    .exec(message)?.[1]
    ?.trim() ?? ''

/** A note within the house: to whom, from whom, about what, and what is said. */
export const memoBody = (letter: LetterData, request: DocumentRequest, told: ToldPaper): DocumentNode[] => {
  const today = parseIsoDay(request.today ?? request.date)
  const day = storedDay(letter.date)
  const points = told.groups
    .flatMap(({ points: all }) => all)
    .map((point) => (today ? asPoint(point, { today, recurs: false }) : point))
  const [only] = points
  const { recipient, signer, sender } = letter
  const from = [signer.name || (sender.name === '' ? '' : sender.name), signer.title].filter((part) => part !== '')
  return [
    block('letterhead'),
    block('letterTitle'),
    labelledLines([
      ['Kepada', textOrBlank(recipient.name || sentenceCase(readerIn(told.head)), 'penerima memo')],
      ['Dari', textOrBlank(from.join(', '), 'pengirim memo')],
      ['Perihal', textOrBlank(sentenceCase(matterIn(request.message ?? '')), 'perihal memo')],
      ['Tanggal', day ? formatDay(day) : blankText('tanggal memo')],
    ]),
    ...(points.length === 0
      ? [p(`${blankText('isi memo')}.`)]
      : points.length === 1 && only !== undefined
        ? [p(only)]
        : [p('Dengan ini disampaikan hal-hal berikut.'), ...bullets(points)]),
    p('Demikian memo ini disampaikan untuk dilaksanakan.'),
    block('signature'),
  ]
}
