import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { blankName } from '#core/text/shared/blanks.ts'

import { listBlanks } from '../content/blanks.ts'
import { itemDescription } from '../letter/compose-document.ts'
import { documentNames, letterTotals } from '../letter/letter-facts.ts'
import { joinWords } from '../letter/wording.ts'
import type { LetterConversion } from './read-conversion.ts'

const partWords = {
  full: 'untuk seluruh pembayaran',
  down_payment: 'untuk uang muka saja',
  balance: 'untuk pelunasan sisanya',
} as const

/** What the chat says about a letter that was made from another one. */
export const introduceConversion = ({ source, content, part }: LetterConversion): string => {
  const { letter } = content
  const { total, downPayment, balance } = letterTotals(letter)
  const isNote = letter.documentType === 'surat_resmi'
  const number = source.letterNumber === '' ? '' : ` No. ${source.letterNumber}`
  const blanks = listBlanks(content)
    .map(({ text }) => blankName(text))
    .filter((name) => name !== 'nomor surat')
  const shown = blanks.length > 6 ? [...blanks.slice(0, 5), `${blanks.length - 5} isian lain`] : blanks
  const facts = [
    ...(letter.documentType === 'kuitansi' && typeof part === 'string' ? [`Kuitansi ini ${partWords[part]}.`] : []),
    ...(letter.documentType === 'invoice' && part === 'balance' && balance !== null
      ? [`Yang ditagih sisanya: **${formatRupiah(balance)}**.`]
      : []),
    ...(isNote ? [`Barang yang dikirim: ${letter.lines.length} jenis, tanpa harga.`] : []),
    ...(isNote
      ? []
      : [
          total === null
            ? 'Total belum bisa dihitung karena ada harga yang belum diisi.'
            : `Total **${formatRupiah(total)}**.${downPayment > 0 && balance !== null ? ` Uang muka ${formatRupiah(downPayment)}, sisa ${formatRupiah(balance)}.` : ''}`,
        ]),
  ]
  return [
    `**${itemDescription(letter)}** sudah jadi dari ${documentNames[source.documentType]}${number}${part === 'full' && !isNote ? ': pihak, rincian, dan jumlahnya sama' : ''}.`,
    facts.map((line) => `- ${line}`).join('\n'),
    shown.length === 0 ? '' : `Tinggal Anda isi: ${joinWords(shown)}.`,
    'Dokumennya terbuka di canvas; surat asalnya tetap ada.',
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}
