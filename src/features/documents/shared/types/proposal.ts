import type { DocumentNode } from '../document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import { dayText, readerWord } from '../letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { block, bullets, heading, p } from '../nodes.ts'
import { blankText, textOrBlank } from '../runs.ts'
import { asSentence, titleCase } from '../wording.ts'
import type { TypeComposer } from './composer.ts'

const matterOf = ({ subject }: DocumentRequest): string =>
  subject.replace(/^proposal(?:\s+(?:bisnis|usaha))?\b\s*/i, '')

const schedule = (request: DocumentRequest): string => {
  const start = dayText(request.startDate || request.eventDate) || blankText('tanggal mulai')
  const length = request.term ? `selama ${request.term.amount} ${request.term.unit}` : ''
  const end = dayText(request.endDate)
  if (end) return `Kegiatan direncanakan berlangsung mulai ${start} sampai dengan ${end}.`
  return `Kegiatan direncanakan dimulai pada ${start}${length ? ` dan berlangsung ${length}` : ''}.`
}

const section = (title: string, ...body: DocumentNode[]): DocumentNode[] => [heading(2, title), ...body]

const writeSections = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const business = textOrBlank(letter.sender.name, 'nama usaha')
  const matter = textOrBlank(matterOf(request), 'nama usaha atau kegiatan yang diusulkan')
  const place = request.places[0]
  const to = letter.recipient.company || letter.recipient.name
  const hasCosts = letter.lines.length > 0 || letter.charges.length > 0
  return [
    ...section(
      '1. Ringkasan Eksekutif',
      p(
        `Proposal ini diajukan oleh ${business}${to ? ` kepada ${to}` : ''} mengenai ${matter}. Tujuannya adalah ${blankText('tujuan proposal')}.`,
      ),
    ),
    ...section(
      '2. Latar Belakang',
      p(
        `Usulan ini disusun karena ${blankText('kebutuhan atau peluang yang melatarbelakangi')}. Melalui ${matter}, kami ingin ${blankText('perubahan yang diharapkan')}.`,
      ),
    ),
    ...section(
      '3. Profil Usaha',
      p(
        `${business} bergerak di bidang ${blankText('bidang usaha')} sejak tahun ${blankText('tahun berdiri')}${place ? ` dan berlokasi di ${place}` : ''}.`,
      ),
    ),
    ...section(
      '4. Produk dan Layanan',
      ...(request.terms.length > 0
        ? bullets(request.terms.map(asSentence))
        : [p(`Produk atau layanan yang kami tawarkan adalah ${blankText('produk atau layanan dan keunggulannya')}.`)]),
    ),
    ...section(
      '5. Pasar dan Pemasaran',
      p(
        `Sasaran kami adalah ${blankText('calon pelanggan')}. Pemasaran dilakukan melalui ${blankText('cara pemasaran')}.`,
      ),
    ),
    ...section(
      '6. Rencana Pelaksanaan',
      p(schedule(request)),
      p(`Penanggung jawab pelaksanaan adalah ${blankText('nama penanggung jawab')}.`),
    ),
    ...section(
      '7. Anggaran dan Kebutuhan Dana',
      ...(hasCosts
        ? [p('Perincian kebutuhan dana adalah sebagai berikut.'), block('goodsTable')]
        : [p(`Dana yang dibutuhkan sebesar ${blankText('jumlah dana')} dengan perincian sebagai berikut.`)]),
      ...(hasCosts ? [] : [block('goodsTable')]),
    ),
    ...section(
      '8. Penutup',
      p(
        `Demikian proposal ini kami ajukan sebagai bahan pertimbangan ${readerWord(letter.recipient)}. Atas perhatian dan kesempatan yang diberikan, kami ucapkan terima kasih.`,
      ),
    ),
  ]
}

export const proposal: TypeComposer = {
  completeLetter: (letter, request) => ({ ...letter, subject: titleCase(matterOf(request)) }),
  writeBody: (letter, request) => [
    block('letterhead'),
    block('letterTitle'),
    block('letterInfo'),
    block('recipient'),
    ...writeSections(letter, request),
    block('signature'),
  ],
}
