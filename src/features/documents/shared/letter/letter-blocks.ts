import type { Block, Run } from '#core/render/shared/render-tree.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { contractParties } from './contract-parties.ts'
import type { LetterBlock } from '../content/document-content.ts'
import { goodsTable } from './goods-table.ts'
import {
  carriesNumber,
  dayText,
  isPaid,
  letterTitle,
  letterTotals,
  numberStandsBelowTitle,
  validUntil,
} from './letter-facts.ts'
import type { LetterData, LetterPerson } from '../letter.ts'
import { blankText, runs, runsOrBlank } from '../content/runs.ts'
import { signatureBlock } from './signature-block.ts'
import { moneyText } from './wording.ts'

type Fields = Extract<Block, { type: 'fields' }>
type Row = Fields['rows'][number]

const row = (label: string, value: Run[]): Row => ({ label, runs: value })

const tight = (content: Run[]): Block => ({ type: 'paragraph', runs: content, tight: true })

const numberRuns = (letter: LetterData): Run[] => runsOrBlank(letter.letterNumber, 'nomor surat')

/** What is known of the business, and the two blanks that no letterhead may lack: address and telephone. */
const letterhead = ({ sender, tax }: LetterData): Block[] => {
  const contact = [
    sender.phone ? `Telp. ${sender.phone}` : blankText('nomor telepon'),
    sender.email,
    sender.website,
  ].filter((part) => part !== '')
  const npwp = sender.npwp || (tax ? blankText('NPWP') : '')
  return [
    {
      type: 'letterhead',
      name: runsOrBlank(sender.name, 'nama usaha'),
      ...(sender.logo?.startsWith('ast_') ? { logo: sender.logo } : {}),
      lines: [
        runsOrBlank(sender.address, 'alamat usaha'),
        runs(contact.join(' · ')),
        ...(npwp ? [runs(`NPWP ${npwp}`)] : []),
      ],
    },
  ]
}

const title = (letter: LetterData): Block[] => {
  const number: Run[] = [{ text: 'Nomor: ' }, ...numberRuns(letter)]
  if (letter.documentType === 'kontrak') {
    const about: Block[] = letter.subject
      ? [
          { type: 'paragraph', runs: runs('tentang'), align: 'center', tight: true, keepWithNext: true },
          { type: 'paragraph', runs: runs(letter.subject.toUpperCase(), { bold: true }), align: 'center' },
        ]
      : []
    return [{ type: 'title', runs: runs(letterTitle(letter)), below: number }, ...about]
  }
  if (!carriesNumber(letter)) return [{ type: 'title', runs: runs(letterTitle(letter)) }]
  if (numberStandsBelowTitle(letter)) return [{ type: 'title', runs: runs(letterTitle(letter)), below: number }]
  const isBooklet = (letter.documentType === 'proposal' || letter.documentType === 'laporan') && !letter.title
  return [
    {
      type: 'title',
      runs: runs(letterTitle(letter)),
      ...(isBooklet && letter.subject ? { below: runs(letter.subject) } : {}),
    },
  ]
}

const correspondenceInfo = (letter: LetterData): Block[] => {
  const placeAndDate = [letter.place, dayText(letter.date)].filter((part) => part !== '').join(', ')
  return [
    {
      type: 'fields',
      rows: [
        ...(carriesNumber(letter) ? [row('Nomor', numberRuns(letter))] : []),
        ...(letter.attachment ? [row('Lampiran', runs(letter.attachment))] : []),
        row('Perihal', runsOrBlank(letter.subject, 'perihal surat', { bold: true })),
      ],
      aside: runsOrBlank(placeAndDate, 'tanggal surat'),
    },
  ]
}

const personLine = ({ name, company }: LetterPerson): string => [name, company].filter((part) => part !== '').join(', ')

const receiptInfo = (letter: LetterData): Block[] => {
  const { inWords } = letterTotals(letter)
  return [
    {
      type: 'fields',
      rows: [
        row('Nomor', numberRuns(letter)),
        row('Diterima dari', runsOrBlank(personLine(letter.recipient), 'nama pembayar')),
        row(
          'Uang sejumlah',
          inWords ? runs(sentenceCase(inWords), { italic: true, bold: true }) : runs(blankText('jumlah uang')),
        ),
        row('Untuk', runsOrBlank(letter.subject, 'keperluan pembayaran')),
      ],
    },
  ]
}

const info = (letter: LetterData): Block[] => {
  const date = runsOrBlank(dayText(letter.date), 'tanggal surat')
  switch (letter.documentType) {
    case 'invoice':
      return [
        {
          type: 'fields',
          rows: [
            row('Nomor', numberRuns(letter)),
            row('Tanggal', date),
            ...(isPaid(letter)
              ? []
              : [row('Jatuh tempo', runsOrBlank(dayText(letter.dueDate), 'tanggal jatuh tempo'))]),
            ...(letter.status ? [row('Status', runs(letter.status, { bold: true }))] : []),
            ...(letter.subject ? [row('Untuk', runs(letter.subject))] : []),
          ],
        },
      ]
    case 'kuitansi':
      return receiptInfo(letter)
    case 'proposal':
    case 'laporan':
      return [{ type: 'fields', rows: [row('Nomor', numberRuns(letter)), row('Tanggal', date)] }]
    default:
      return numberStandsBelowTitle(letter) ? [] : correspondenceInfo(letter)
  }
}

const isEmpty = (person: LetterPerson): boolean => personLine(person) === ''

/** To whom a letter to a whole office is addressed, as such offices call their heads. */
const headOf = (company: string): string => {
  if (/^(?:para|semua|seluruh|segenap)\s/i.test(company)) return ''
  if (/^(?:dinas|kantor|badan|balai|sekolah|sd|smp|sma|smk|sdn|smpn|sman|smkn|desa|kelurahan)\b/i.test(company))
    return 'Kepala'
  return /^(?:koperasi|yayasan|panitia|paguyuban|rt|rw|karang taruna)\b/i.test(company) ? 'Ketua' : 'Pimpinan'
}

/** Name first; a company alone is written to its head; the office of a person stands with the company. */
const personLines = ({ name, title, company, address }: LetterPerson, lead: string): Run[][] => {
  if (name === '' && company === '') return [[...runs(lead), ...runs(blankText('nama penerima'))]]
  const first = name || (lead === '' ? company : `${title || headOf(company)} ${company}`.trim())
  const office = name === '' ? '' : [title, company].filter((part) => part !== '').join(' ')
  return [runs(`${lead}${first}`), runs(office), runs(address)].filter((line) => line.length > 0)
}

const addressed = (lines: readonly Run[][]): Block[] =>
  lines.map((line, index) => (index === lines.length - 1 ? { type: 'paragraph', runs: line } : tight(line)))

const underHeading = (heading: string, person: LetterPerson): Block[] => [
  { type: 'paragraph', runs: runs(heading, { bold: true }), tight: true, keepWithNext: true },
  ...addressed(personLines(person, '')),
]

const recipient = (letter: LetterData): Block[] => {
  const person = letter.recipient
  switch (letter.documentType) {
    case 'kontrak':
      return contractParties(letter)
    case 'invoice':
      return underHeading('Ditagihkan kepada:', person)
    case 'proposal':
      return isEmpty(person) ? [] : underHeading('Diajukan kepada:', person)
    case 'laporan':
      return isEmpty(person) ? [] : underHeading('Disampaikan kepada:', person)
    case 'kuitansi':
    case 'surat-perjalanan-dinas':
      return []
    default: {
      const lines = personLines(person, 'Yth. ')
      return addressed(person.address ? lines : [...lines, runs('di tempat')])
    }
  }
}

const accounts = (letter: LetterData): Block[] =>
  letter.bankAccounts.map((account) => ({
    type: 'fields',
    rows: [
      row('Bank', runsOrBlank(account.bank, 'nama bank')),
      row('No. rekening', runsOrBlank(account.number, 'nomor rekening')),
      row('Atas nama', runsOrBlank(account.holder, 'nama pemilik rekening')),
    ],
  }))

const blankAccount = { bank: '', number: '', holder: '' }

const paragraph = (text: string): Block => ({ type: 'paragraph', runs: runs(text) })

const validity = (letter: LetterData): string => {
  const last = validUntil(letter)
  if (last === null) return `Penawaran ini berlaku sampai dengan ${blankText('batas masa berlaku')}.`
  return `Penawaran ini berlaku selama ${letter.validityDays} hari, yaitu sampai dengan ${dayText(last)}.`
}

const transferTo = (text: string): Block => ({ type: 'paragraph', runs: runs(text), keepWithNext: true })

const paymentInfo = (letter: LetterData): Block[] => {
  switch (letter.documentType) {
    case 'surat_penawaran':
      return [
        paragraph(validity(letter)),
        ...(letter.bankAccounts.length > 0
          ? [transferTo('Pembayaran dapat dilakukan melalui transfer ke rekening berikut.')]
          : []),
        ...accounts(letter),
      ]
    case 'invoice':
      if (isPaid(letter)) return [paragraph('Pembayaran telah diterima lunas.'), ...accounts(letter)]
      return [
        transferTo('Pembayaran mohon dilakukan melalui transfer ke rekening berikut.'),
        ...accounts(letter.bankAccounts.length > 0 ? letter : { ...letter, bankAccounts: [blankAccount] }),
      ]
    case 'kuitansi': {
      const { total } = letterTotals(letter)
      return [{ type: 'box', runs: runs(total === null ? blankText('jumlah uang') : moneyText(total), { bold: true }) }]
    }
    default:
      return accounts(letter)
  }
}

/**
 * The blocks that a letter node stands for, drawn from the letter's data alone: the editor shows them and the
 * exports print them, so both always say the same. An empty list draws nothing.
 */
export const letterBlock = (letter: LetterData, block: LetterBlock): readonly Block[] => {
  switch (block) {
    case 'letterhead':
      return letterhead(letter)
    case 'letterTitle':
      return title(letter)
    case 'letterInfo':
      return info(letter)
    case 'recipient':
      return recipient(letter)
    case 'goodsTable':
      return goodsTable(letter)
    case 'paymentInfo':
      return paymentInfo(letter)
    case 'signature':
      return signatureBlock(letter)
  }
}
