import { formatDay, monthNames } from '#core/text/shared/dates.ts'
import { addToDay, type IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { type MeantLine, someGoods } from './goods-sentences.ts'
import { spell } from './money-spellings.ts'
import { type Chance, chanceFrom } from './random.ts'
import { businessNames, firstNames, holders, lastNames, streets, towns } from './word-lists.ts'

export const today = '2026-11-21' as IsoDay

/** What a made sentence says. A field that is absent was not said. */
export interface Meant {
  readonly sender: string
  readonly recipientName?: string
  readonly recipientCompany?: string
  readonly lines: readonly MeantLine[]
  readonly delivery?: number
  readonly discount?: number
  readonly tax?: number
  readonly downPayment?: number
  readonly validityDays?: number
  readonly dueDays?: number
  readonly dueDay?: IsoDay
  readonly letterDay?: IsoDay
  readonly phone?: string
  readonly email?: string
  readonly street?: string
  readonly account?: { readonly number: string; readonly holder: string }
  readonly signer?: string
}

export interface MadeMessage {
  readonly text: string
  readonly meant: Meant
}

type Writable = { -readonly [Key in keyof Meant]: Meant[Key] }

const person = (chance: Chance): string => {
  const form = chance.pick(['Bapak', 'Ibu', 'Pak', 'Bu', 'Bapak H.', 'Ibu Hj.', 'Bapak Drs.', 'Mas', 'Mbak', 'Sdr.'])
  const words = [chance.pick(firstNames), ...(chance.often(80) ? [chance.pick(lastNames)] : [])]
  const degree = chance.often(10) ? chance.pick([', S.T.', ', S.E.', ', M.M.']) : ''
  return `${form} ${words.join(' ')}${degree}`
}

const business = (chance: Chance): string =>
  `${chance.pick(['PT', 'CV', 'UD', 'Toko', 'Koperasi', 'Yayasan', 'Katering', 'Bengkel', 'Warung', 'Apotek', 'Kedai'])} ${chance.pick(businessNames)}`

const digits = (chance: Chance, count: number): string => Array.from({ length: count }, () => chance.whole(10)).join('')

const someDay = (chance: Chance): { day: IsoDay; text: string } => {
  const day = addToDay(today, { days: 1 + chance.whole(60) })
  const [year = '', month = '', date = ''] = day.split('-')
  const short = monthNames[Number(month) - 1]?.slice(0, 3) ?? ''
  const text = chance.pick([
    formatDay(day),
    `${Number(date)} ${short} ${year}`,
    `${date}/${month}/${year}`,
    `${date}-${month}-${year}`,
    day,
  ])
  return { day, text }
}

const recipientOf = (chance: Chance, meant: Writable): string => {
  const kind = chance.whole(4)
  if (kind === 0) {
    meant.recipientCompany = business(chance)
    return meant.recipientCompany
  }
  meant.recipientName = person(chance)
  if (kind === 1) return meant.recipientName
  meant.recipientCompany = business(chance)
  return chance.pick([
    `${meant.recipientName}, ${meant.recipientCompany}`,
    `${meant.recipientName} di ${meant.recipientCompany}`,
    `${meant.recipientName} dari ${meant.recipientCompany}`,
    `${meant.recipientName} (${meant.recipientCompany})`,
    `${meant.recipientCompany} u.p. ${meant.recipientName}`,
  ])
}

/** Up to four further statements, each with its fact. */
const furtherFacts = (chance: Chance, meant: Writable): string[] => {
  const priced = meant.lines.every(({ amount }) => amount !== null)
  const makers: readonly (() => string)[] = [
    () => {
      meant.delivery = 1000 * (5 + chance.whole(200))
      return `${chance.pick(['ongkir', 'ongkos kirim', 'biaya kirim'])} ${spell(meant.delivery, 'behind a price word', chance)}`
    },
    () => {
      meant.discount = chance.pick([5, 7.5, 10, 12, 15, 20])
      return `${chance.pick(['diskon', 'potongan', 'disc'])} ${String(meant.discount).replace('.', ',')}${chance.pick(['%', ' %', ' persen'])}`
    },
    () => {
      meant.tax = chance.pick([11, 12])
      return chance.pick([`PPN ${meant.tax}%`, `ditambah PPN ${meant.tax}%`, `pajak ${meant.tax}%`])
    },
    () => {
      meant.downPayment = 10 * (1 + chance.whole(8))
      return `${chance.pick(['DP', 'uang muka'])} ${meant.downPayment}%`
    },
    () => {
      const [days, text] = chance.pick([
        [14, '14 hari'],
        [7, '7 hari'],
        [14, 'dua minggu'],
        [30, '30 hari'],
        [10, 'sepuluh hari'],
      ] as const)
      meant.validityDays = days
      return `${chance.pick(['berlaku', 'berlaku selama', 'penawaran berlaku'])} ${text}`
    },
    () => {
      if (chance.often(50)) {
        meant.dueDays = chance.pick([7, 14, 30, 45])
        return `${chance.pick(['jatuh tempo', 'tempo', 'jatuh tempo dalam'])} ${meant.dueDays} hari`
      }
      const due = someDay(chance)
      meant.dueDay = due.day
      return `${chance.pick(['jatuh tempo', 'jatuh tempo tanggal', 'jatuh tempo tgl'])} ${due.text}`
    },
    () => {
      const day = someDay(chance)
      meant.letterDay = day.day
      return `${chance.pick(['tanggal surat', 'surat tertanggal'])} ${day.text}`
    },
    () => {
      meant.phone = `08${1 + chance.whole(9)}${digits(chance, 9)}`
      return `${chance.pick(['telp', 'HP', 'WA', 'no hp'])} ${meant.phone}`
    },
    () => {
      meant.email = `${chance.pick(firstNames).toLowerCase()}${chance.whole(90)}@contoh.id`
      return `email ${meant.email}`
    },
    () => {
      meant.street = `Jl. ${chance.pick(streets)} No. ${1 + chance.whole(120)}`
      return `alamat ${meant.street} ${chance.pick(towns)}`
    },
    () => {
      meant.account = { number: `${1 + chance.whole(9)}${digits(chance, 9)}`, holder: chance.pick(holders) }
      return `transfer ke ${chance.pick(['BCA', 'BRI', 'Mandiri', 'BNI'])} ${meant.account.number} ${chance.pick(['a.n.', 'an', 'atas nama'])} ${meant.account.holder}`
    },
    () => {
      meant.signer = `${chance.pick(firstNames)} ${chance.pick(lastNames)}`
      return `${chance.pick(['ttd', 'ditandatangani oleh', 'tertanda'])} ${meant.signer}`
    },
  ]
  const suitable = makers.filter((_, at) => priced || at > 3)
  return chance
    .shuffle(suitable)
    .slice(0, chance.whole(5))
    .map((make) => make())
}

const papers = ['surat penawaran', 'invoice', 'penawaran harga', 'nota', 'faktur', 'surat penawaran harga'] as const
const openings = [
  ['Tolong buatkan', ''],
  ['Mohon dibuatkan', ''],
  ['Selamat pagi, tolong dibuatkan', ' Terima kasih.'],
  ['bikinin', ' ya kak'],
  ['Buatkan', ''],
  ['tlg bikinin', ' dong'],
  ['saya mau bikin', ''],
  ['minta tolong buatin', ''],
  ['Buat', ''],
] as const

const fromWords = ['dari', 'dari', 'dr', 'atas nama'] as const
const toWords = ['untuk', 'untuk', 'utk', 'kepada', 'kpd', 'ke', 'buat', 'kepada Yth.'] as const

/** A sentence of known meaning. The same seed makes the same sentence. */
export const makeMessage = (seed: number): MadeMessage => {
  const chance = chanceFrom(seed)
  const { lines, text: list } = someGoods(chance)
  const meant: Writable = { sender: business(chance), lines }
  const sender = `${chance.pick(fromWords)} ${meant.sender}`
  const recipient = `${chance.pick(toWords)} ${recipientOf(chance, meant)}`
  const paper = chance.pick(papers)
  const [opening, closing] = chance.pick(openings)
  const further = furtherFacts(chance, meant)
  const facts =
    further.length === 0
      ? ''
      : `${list.endsWith('\n') ? '' : chance.pick([', ', '. ', '\n'])}${further.join(chance.pick([', ', '. ', '\n']))}`
  const text = chance.pick([
    () => `${opening} ${paper} ${sender} ${recipient}: ${list}${facts}${closing}`,
    () => `${opening} ${paper} ${recipient} ${sender}, ${list}${facts}${closing}`,
    () => `${opening} ${paper} ${recipient}. Barang: ${list}${facts}. ${sender}`,
    () =>
      `${opening} ${paper}: ${list}${list.endsWith('\n') ? '' : ', '}${recipient}, ${sender}${facts.trimStart() === '' ? '' : `, ${facts.replace(/^[,.\s]+/, '')}`}${closing}`,
    () => `${paper} ${sender}\n${recipient}\n${list.trim()}\n${further.join('\n')}`,
  ])
  const said = chance.pick(['as written', 'as written', 'lower', 'capitals'] as const)
  const written = text()
  return {
    text: said === 'lower' ? written.toLowerCase() : said === 'capitals' ? written.toUpperCase() : written,
    meant,
  }
}
