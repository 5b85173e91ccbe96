import type { Block, Run } from '#core/render/shared/render-tree.ts'
import { monthNames, weekdayNames } from '#core/text/shared/dates.ts'
import { terbilang } from '#core/text/shared/terbilang.ts'

import { isPersonalSender, storedDay } from './letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { blankText, runs, runsOrBlank, textOrBlank } from '../content/runs.ts'
import { plainName } from './wording.ts'

const capitalised = (words: string): string => words.replaceAll(/(^| )\p{L}/gu, (letter) => letter.toUpperCase())

/** `Sabtu, tanggal Dua Puluh Satu bulan November tahun Dua Ribu Dua Puluh Enam (21-11-2026)`. */
const dayInWords = (date: string): string => {
  const day = storedDay(date)
  if (day === null) return blankText('tanggal kontrak')
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  const weekday = weekdayNames[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
  const figures = `${String(dayOfMonth).padStart(2, '0')}-${String(month).padStart(2, '0')}-${year}`
  return `${weekday}, tanggal ${capitalised(terbilang(dayOfMonth))}, bulan ${monthNames[month - 1] ?? ''}, tahun ${capitalised(terbilang(year))} (${figures})`
}

const field = (label: string, value: string, blank: string) => ({ label, runs: runsOrBlank(value, blank) })

/** A business is represented by a person whose name is asked for; a person acts alone. */
export const representativeBlank = (role: string, company: string): string =>
  company ? `nama wakil ${role}` : `nama ${role}`

interface Side {
  readonly role: string
  readonly name: string
  readonly title: string
  readonly company: string
  readonly address: string
}

const side = ({ role, name, title, company, address }: Side, ordinal: string, isPrivate = false): Block[] => {
  const isBusiness = company !== '' && company !== name
  const behalf =
    name === '' && company === '' && !isPrivate ? blankText('nama usaha atau diri sendiri') : 'diri sendiri'
  const onBehalf: Run[] = runs(`dalam hal ini bertindak untuk dan atas nama ${isBusiness ? company : behalf}, `)
  return [
    {
      type: 'fields',
      rows: [
        field(`${ordinal} Nama`, plainName(name), representativeBlank(role, company)),
        ...(isBusiness ? [field('    Jabatan', title, `jabatan wakil ${role}`)] : []),
        field('    Alamat', address, `alamat ${role}`),
      ],
    },
    {
      type: 'paragraph',
      runs: [...onBehalf, { text: 'selanjutnya disebut ' }, ...runs(role, { bold: true }), { text: '.' }],
    },
  ]
}

/** The komparisi: day and place, both parties, and under which capacity each of them acts. */
export const contractParties = (letter: LetterData): Block[] => {
  const { sender, signer, counterparty, place } = letter
  return [
    {
      type: 'paragraph',
      runs: runs(
        `Pada hari ini ${dayInWords(letter.date)}, bertempat di ${textOrBlank(place, 'kota penandatanganan')}, yang bertanda tangan di bawah ini:`,
      ),
    },
    ...side(
      {
        role: 'PIHAK PERTAMA',
        name: signer.name,
        title: signer.title,
        company: sender.name,
        address: sender.address,
      },
      '1.',
      isPersonalSender(letter),
    ),
    ...side(
      {
        role: 'PIHAK KEDUA',
        name: counterparty?.name ?? '',
        title: counterparty?.title ?? '',
        company: counterparty?.company ?? '',
        address: counterparty?.address ?? '',
      },
      '2.',
    ),
    {
      type: 'paragraph',
      runs: [
        { text: 'PIHAK PERTAMA dan PIHAK KEDUA secara bersama-sama disebut ' },
        { text: 'PARA PIHAK', bold: true },
        { text: '.' },
      ],
    },
  ]
}
