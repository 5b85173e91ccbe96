import { addToDay, daysBetween } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentRequest } from '../document-request.ts'
import { letterTotals, storedDay } from '../letter/letter-facts.ts'
import type { LetterData, LetterLine } from '../letter.ts'
import { positionOf } from '../reading/people/work-facts.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import { asSentence, joinWords, moneyText, quantityText } from '../letter/wording.ts'
import { agreementOf, contractMatter, dayOrBlank } from './contract-matter.ts'
import { paymentClauses } from './contract-payments.ts'
import { dutiesOf, lenderOf, sharedOut } from './contract-duties.ts'
import { thingSold, vehicleLeased } from './leased-things.ts'
import {
  type ClauseTopic,
  contractFacts,
  contractForm,
  held,
  splitTerms,
  termOf,
  timeOfWork,
} from './contract-facts.ts'

export interface Article {
  readonly title: string
  /** One paragraph each; more than one is numbered as ayat (1), (2). */
  readonly clauses: readonly string[]
  /** Takes what was told besides as further ayat. */
  readonly open?: boolean
  /** Takes what was told besides of this alone. */
  readonly topic?: ClauseTopic
}

/** The last day of a term: a year from 1 December ends on 30 November. */
const lastDay = (request: DocumentRequest): string => {
  const { startDate } = request
  const endDate = request.endDate >= startDate ? request.endDate : ''
  const term = termOf(request)
  const start = storedDay(startDate)
  if (endDate || !term || !start || !Number.isInteger(term.amount) || term.amount > 1_000) return endDate
  const length = {
    hari: { days: term.amount },
    minggu: { days: 7 * term.amount },
    bulan: { months: term.amount },
    tahun: { years: term.amount },
  }[term.unit]
  return addToDay(addToDay(start, length), { days: -1 })
}

/** `24 sampai 28 Desember = 5 hari @350rb`: the days that are paid for, where the calendar counts as many. */
const daysOfLease = ({ startDate, lines }: DocumentRequest, endDate: string): number | null => {
  const [start, end] = [storedDay(startDate), storedDay(endDate)]
  const days = start && end ? daysBetween(start, end) + 1 : null
  return lines.some(({ unit, quantity }) => unit === 'hari' && quantity === days) ? days : null
}

const extension =
  'Perjanjian ini dapat diperpanjang atas persetujuan tertulis PARA PIHAK sebelum jangka waktunya berakhir.'

const termClauses = (request: DocumentRequest): string[] => {
  const { startDate } = request
  const term = termOf(request)
  const endDate = lastDay(request)
  const told = term ? '' : timeOfWork(request.terms)
  const length = term ? `selama ${term.amount} ${term.unit}` : `selama ${told || blankText('lama kerja sama')}`
  // Working days end on a day that only the calendar of both sides knows.
  if (told !== '' && endDate === '')
    return [
      `Pekerjaan diselesaikan dalam ${told}, terhitung mulai tanggal ${dayOrBlank(startDate, 'tanggal mulai')}.`,
      extension,
    ]
  const days = daysOfLease(request, endDate)
  return [
    days !== null
      ? `Perjanjian ini berlaku selama ${days} hari, terhitung mulai tanggal ${dayOrBlank(startDate, '')} sampai dengan tanggal ${dayOrBlank(endDate, '')}.`
      : startDate && endDate && !term
        ? `Perjanjian ini berlaku terhitung mulai tanggal ${dayOrBlank(startDate, '')} sampai dengan tanggal ${dayOrBlank(endDate, '')}.`
        : `Perjanjian ini berlaku ${length}, terhitung mulai tanggal ${dayOrBlank(startDate, 'tanggal mulai')} sampai dengan tanggal ${dayOrBlank(endDate, 'tanggal berakhir')}.`,
    extension,
  ]
}

/** A sale lasts no time: the thing is handed over on a day. */
const handoverClauses = ({ eventDate, startDate, message = '' }: DocumentRequest): string[] => {
  // `dp 20 juta hari ini`: the day of a payment hands nothing over.
  const day =
    /(?<!\p{L})(?:dp|uang muka|panjar)(?!\p{L})/iu.test(message) && !handsOver.test(message)
      ? ''
      : eventDate || startDate
  return [
    `PIHAK PERTAMA menyerahkan barang kepada PIHAK KEDUA pada tanggal ${dayOrBlank(day, 'tanggal penyerahan barang')}.`,
  ]
}

const handsOver = /(?<!\p{L})(?:di)?(?:serah|ambil|kirim|antar)(?:kan|in|an)?(?!\p{L})/iu

/** What is lent for use costs no rent (KUH Perdata 1740); who pays for its upkeep is told. */
const loanCosts = (request: DocumentRequest): string[] => [
  'Objek pinjam pakai dipinjamkan tanpa biaya sewa.',
  ...splitTerms(sharedOut(request.terms, 'pinjam pakai').both).payment.map(asSentence),
]

const overTerm = /^(.+?)\s\((\d{1,6}) (\p{L}{1,12}) × \d{1,3} (hari|minggu|bulan|tahun)\)$/u

const isProperty =
  /\b(?:ruko|rumah|kios|toko|gudang|tanah|lahan|kamar|lapak|gedung|kontrakan|kost?|sawah|aula|tempat)\b/i

/** What a partner puts in is no work. */
const isCapital = /^modal\s/i

/** `mau buka lapo kopi di Balige`: the business that partners open. */
const opened =
  /(?<!\p{L})(?:(?:buka|bukak|membuka|ngebuka|mendirikan|bikin|bangun)(?:\s(?:usaha|bisnis))?|(?:kerja\s?sama|kongsi|patungan)\s(?:usaha|bisnis))\s+(?!perjanjian|kontrak|surat|rekening)([^,.;:\n\d]{3,60}?)(?=\s(?:di|mulai|dengan|untung|bareng|antara|sama)(?!\p{L})|[,.;:\n\d]|$)/iu

const lentClause = (sum: number, { message = '' }: DocumentRequest): string =>
  lenderOf(message) === 'PIHAK PERTAMA'
    ? `PIHAK PERTAMA meminjamkan uang sebesar ${moneyText(sum)} kepada PIHAK KEDUA.`
    : `PIHAK KEDUA meminjamkan uang sebesar ${moneyText(sum)} kepada PIHAK PERTAMA.`

/** `gaduh kambing … 12 ekor`: animals that one owns and the other one keeps. */
const keptClause = (animal: string, message: string): string => {
  const count = /(?<![\d.,])(\d{1,4})\s?ekor(?!\p{L})/iu.exec(message)?.[1]
  return `PIHAK KEDUA memelihara ${animal} milik PIHAK PERTAMA${count === undefined ? '' : ` sebanyak ${count} ekor`}.`
}

/** Whoever sells again sells what the house of the first party makes. */
const resaleClause = ({ sender }: DocumentRequest): string =>
  `Ruang lingkup perjanjian ini adalah penjualan kembali produk ${sender.company === '' ? 'PIHAK PERTAMA' : sender.company} oleh PIHAK KEDUA.`

/** `biji kopi (40 kg × 6 bulan)`: what is delivered over a term is so much each time. */
const eachTime = (line: LetterLine): LetterLine => {
  const [, thing = '', count = '', unit = '', time = ''] = overTerm.exec(line.description) ?? []
  return thing === '' ? line : { ...line, description: thing, quantity: Number(count), unit: `${unit} per ${time}` }
}

/** `kios ukuran 3x4`: how large a thing is, right behind it. */
const sizeBehind = (object: string, message: string): string => {
  const at = object === '' ? -1 : message.toLowerCase().lastIndexOf(`${object.toLowerCase()} `)
  return at === -1
    ? ''
    : (/^\s(?:ukuran|luas)\s\d[\d.,x×]*(?:\s?(?:m2|m²|meter|m)(?!\p{L}))?/iu.exec(
        message.slice(at + object.length),
      )?.[0] ?? '')
}

/** `ruko yang beralamat di Jl. Pahlawan No. 12`, `kue kering 100 toples`: what the agreement is about. */
const scopeClauses = (request: DocumentRequest): string[] => {
  const { goods, deposits } = contractFacts(request)
  // What is given back has its own clause below the price.
  const work = splitTerms(sharedOut(request.terms, agreementOf(request)).both).work.filter(
    (term) => deposits.length === 0 || !held.test(term),
  )
  const matter = contractMatter(request)
  const place = request.places.find((one) => one.toLowerCase() !== request.recipient.company.toLowerCase())
  const rented = contractForm(matter)?.agreement === 'sewa menyewa'
  if (contractForm(matter)?.agreement === 'pinjam pakai') {
    const lent = matter.replace(/^pinjam[ -]?pakai\s*/i, '')
    return [
      `Objek pinjam pakai dalam perjanjian ini adalah ${textOrBlank(lent, 'objek pinjam pakai')}.`,
      ...work.map(asSentence),
    ]
  }
  const timed = request.lines.find(
    ({ unit, description }) => /^(?:bulan|tahun|hari)$/.test(unit) && isProperty.test(description),
  )
  const object = withPlate(
    (timed?.description ?? matter).replace(
      /^(?:harga\s+)?(?:sewa(?:[ -]menyewa)?|ngontrakin|nyewain|menyewakan|mengontrakkan)\s*/i,
      '',
    ),
    request.message ?? '',
  )
  const named = goods
    .map(eachTime)
    .filter(
      ({ description }) =>
        description !== '' &&
        description !== request.subject &&
        !isCapital.test(description) &&
        !/^(?:harga )?borongan$/iu.test(description),
    )
    .map(({ description, quantity, unit }) =>
      quantity === null
        ? description
        : `${description} sebanyak ${quantityText(quantity, unit)}${request.rhythm && !/ per /.test(unit) ? ` per ${request.rhythm}` : ''}`,
    )
  const leased = rented ? vehicleLeased(object, request.message ?? '') : object
  const about = rented
    ? [
        `Objek sewa dalam perjanjian ini adalah ${textOrBlank(leased, 'objek sewa')}${sizeBehind(object, request.message ?? '')}${place ? ` yang ${isProperty.test(object) || object === '' ? 'beralamat' : 'digunakan'} di ${place}` : isProperty.test(object) ? ` yang beralamat di ${blankText('alamat objek sewa')}` : ''}.`,
      ]
    : named.length > 0
      ? [`Ruang lingkup perjanjian ini meliputi ${joinWords(named)}${place ? `, bertempat di ${place}` : ''}.`]
      : place
        ? [
            contractForm(matter) === null && matter !== ''
              ? `Ruang lingkup perjanjian ini meliputi ${matter}, bertempat di ${place}.`
              : `Pelaksanaan perjanjian ini bertempat di ${place}.`,
          ]
        : []
  const agreement = contractForm(matter)?.agreement
  const trade = positionOf(request.message ?? '')
  if (named.length === 0 && agreement === 'hubungan kerja' && trade !== '')
    about.splice(
      0,
      1,
      `PIHAK KEDUA bekerja sebagai ${trade} pada PIHAK PERTAMA${place ? `, bertempat di ${place}` : ''}.`,
    )
  if (named.length === 0 && agreement === 'pelaksanaan magang')
    about.splice(
      0,
      about.length,
      `PIHAK KEDUA melaksanakan magang pada PIHAK PERTAMA${place ? `, bertempat di ${place}` : ''}.`,
    )
  const business = agreement === 'kerja sama bagi hasil' ? (opened.exec(request.message ?? '')?.[1] ?? '') : ''
  if (named.length === 0 && business !== '')
    about.splice(0, 1, `Kerja sama ini menjalankan usaha ${business.trim()}${place ? `, bertempat di ${place}` : ''}.`)
  const thing =
    agreement === 'jual beli' && goods.every(({ quantity }) => (quantity ?? 1) === 1)
      ? thingSold(request.message ?? '')
      : ''
  if (thing !== '') about.splice(0, about.length, `Barang yang diperjualbelikan adalah ${thing}.`)
  const lent = agreement === 'pinjam meminjam' ? (goods[0]?.price ?? null) : null
  if (lent !== null) about.splice(0, about.length, lentClause(lent, request))
  const animal = /^gaduh(?:an)?\s+(.+)$/i.exec(matter)?.[1] ?? ''
  if (animal !== '') about.splice(0, about.length, keptClause(animal, request.message ?? ''))
  if (about.length === 0 && agreement === 'kerja sama penjualan') about.push(resaleClause(request))
  const left = matter.replace(/^(?:titip(?: jual| barang)?|konsinyasi)\s*/i, '')
  if (about.length === 0 && agreement === 'titip jual (konsinyasi)' && left !== '')
    about.push(`Barang titipan dalam perjanjian ini adalah ${left}.`)
  if (named.length === 0 && agreement === 'pemborongan pekerjaan')
    about.splice(
      0,
      about.length,
      `Ruang lingkup perjanjian ini adalah ${matter}${place ? ` yang bertempat di ${place}` : ''}, dengan rincian ${textOrBlank(workTold(request), 'rincian pekerjaan')}.`,
    )
  const clauses = [...about, ...work.map(asSentence)]
  return clauses.length > 0
    ? clauses
    : [
        matter === '' && tellsDuties(request)
          ? 'Ruang lingkup kerja sama ini meliputi hal-hal yang diatur dalam hak dan kewajiban PARA PIHAK.'
          : // `pasokan bahan 200 kg per minggu`: a matter that counts is told in full.
            `Ruang lingkup kerja sama ini meliputi ${/\d/u.test(matter) || (matter !== '' && tellsDuties(request)) ? matter : blankText('rincian pekerjaan atau barang')}.`,
      ]
}

const working =
  /(?<!\p{L})(?:ngerjain|mengerjakan|kerjaan(?:nya)?|pekerjaan(?:nya)?|rincian(?:nya)?|meliputi)\s*:?\s+((?:[^.;:\n]|\.(?=\d)){4,160}?)(?=\s*(?:[.;\n]|$|,\s*(?:borongan|harga|nilai|biaya|total|ongkos|dp|bayar|dibayar|selesai|mulai|kerja|waktu|garansi|bahan)(?!\p{L})))/iu

/** `ngerjain ganti atap, keramik lantai 24 meter, cat ulang`: the work as it is listed; empty where it is not. */
const workTold = ({ message = '' }: DocumentRequest): string => {
  const listed = working.exec(message)?.[1]?.trim() ?? ''
  return listed.includes(',') || listed.includes(' dan ')
    ? listed.replace(/,\s(?:sama\s|dan\s|serta\s)?(?=[^,]+$)/u, ', dan ')
    : ''
}

/** What is done stands in the articles of both sides: the matter in one word is enough above them. */
const tellsDuties = ({ duties }: DocumentRequest): boolean =>
  duties !== undefined && duties.first.length + duties.second.length > 0

/** `pick up` of `pick up L300 saya BK 8821 MJ`: a vehicle with its type and plate, where they stand right behind it. */
const withPlate = (object: string, message: string): string => {
  const at = object === '' ? -1 : message.toLowerCase().lastIndexOf(object.toLowerCase())
  const behind = at === -1 ? '' : message.slice(at + object.length, at + object.length + 60)
  const [, type = '', plate = ''] =
    /^((?:\s(?:saya|kami|milik|tahun|merk|merek|\p{Lu}[\p{L}\d]*|\d{4}|\p{Ll}{4,8})){0,4}?)\s(?:dengan\s)?(?:plat\s|nopol\s|nomor polisi\s)?(\p{Lu}{1,2}\s\d{1,4}\s\p{Lu}{1,3})(?!\p{L})/u.exec(
      behind,
    ) ?? []
  return plate === '' ? object : `${object}${type.replaceAll(/\s(?:saya|kami|milik)(?!\p{L})/gu, '')} ${plate}`
}

/** The articles of a contract in the order of the convention, with what its message says of each. */
export const contractArticles = (letter: LetterData, request: DocumentRequest): Article[] => {
  const matter = textOrBlank(contractMatter(request), 'pokok kerja sama')
  const form = contractForm(contractMatter(request))
  const duties = dutiesOf(form?.agreement ?? null, request)
  const shared = sharedOut(request.terms, form?.agreement ?? null)
  const { sanctions, endings } = splitTerms(shared.both)
  const scope = scopeClauses(request)
  const told = request.duties ?? { first: [], second: [] }
  const isNoticeTold = endings.some((term) =>
    /(?:\d\s(?:hari|minggu|bulan)|sebulan|seminggu)\s(?:sebelum|di muka)/iu.test(term),
  )
  return [
    {
      title: 'DEFINISI',
      clauses: [
        'Perjanjian adalah perjanjian ini beserta lampiran dan perubahannya yang disepakati secara tertulis oleh PARA PIHAK.',
        'Hari adalah hari menurut penanggalan Masehi, kecuali disebut lain dalam perjanjian ini.',
      ],
    },
    {
      title: 'MAKSUD DAN TUJUAN',
      clauses: [
        form
          ? `PARA PIHAK sepakat mengadakan ${matter.startsWith(form.agreement) || form.agreement.endsWith(matter) ? (matter.startsWith(form.agreement) ? matter : form.agreement) : `perjanjian ${form.agreement} dengan pokok ${matter}`}.`
          : contractMatter(request) === '' && tellsDuties(request)
            ? 'PARA PIHAK sepakat mengadakan kerja sama sebagaimana diatur dalam perjanjian ini.'
            : `PARA PIHAK sepakat mengadakan kerja sama dalam hal ${matter}.`,
        'Perjanjian ini bertujuan memberi kepastian mengenai hak dan kewajiban PARA PIHAK dalam melaksanakan perjanjian tersebut.',
      ],
    },
    { title: 'RUANG LINGKUP', clauses: scope, ...(scope.length > 1 ? { topic: 'work' } : {}) },
    form?.agreement === 'jual beli' && !termOf(request)
      ? { title: 'PENYERAHAN', clauses: handoverClauses(request) }
      : { title: 'JANGKA WAKTU', clauses: termClauses(request) },
    { title: 'HAK DAN KEWAJIBAN PIHAK PERTAMA', clauses: [...duties.first, ...told.first, ...shared.first] },
    { title: 'HAK DAN KEWAJIBAN PIHAK KEDUA', clauses: [...duties.second, ...told.second, ...shared.second] },
    form?.agreement === 'pinjam pakai' && letterTotals(letter).total === null
      ? { title: 'BIAYA', clauses: loanCosts(request) }
      : { title: 'NILAI DAN CARA PEMBAYARAN', clauses: paymentClauses(letter, request), topic: 'payment' },
    {
      title: 'PAJAK',
      clauses: [
        'Pajak yang timbul dari pelaksanaan perjanjian ini menjadi tanggungan masing-masing pihak sesuai dengan peraturan perundang-undangan.',
      ],
    },
    {
      title: 'KERAHASIAAN',
      clauses: [
        'PARA PIHAK wajib menjaga kerahasiaan data dan informasi yang diperoleh dari pelaksanaan perjanjian ini, kecuali yang wajib dibuka menurut peraturan perundang-undangan.',
      ],
    },
    {
      title: 'WANPRESTASI DAN SANKSI',
      clauses: [
        'Pihak yang tidak melaksanakan kewajibannya diberi teguran tertulis oleh pihak lainnya.',
        ...sanctions.map(asSentence),
        ...(sanctions.length > 0
          ? []
          : [
              `Apabila dalam ${blankText('jumlah hari')} hari sejak teguran diterima kewajiban tersebut belum dilaksanakan, pihak yang dirugikan berhak ${blankText('sanksi yang disepakati')}.`,
            ]),
      ],
      topic: 'sanctions',
    },
    {
      title: 'KEADAAN KAHAR (FORCE MAJEURE)',
      clauses: [
        'Keadaan kahar adalah keadaan di luar kemampuan PARA PIHAK, antara lain bencana alam, kebakaran, wabah, huru-hara, atau perubahan peraturan pemerintah, yang secara langsung menghalangi pelaksanaan perjanjian ini.',
        'Pihak yang mengalami keadaan kahar memberitahukannya secara tertulis kepada pihak lainnya, dan PARA PIHAK bermusyawarah mengenai kelanjutan perjanjian ini.',
      ],
    },
    {
      title: 'PENGAKHIRAN',
      clauses: [
        isNoticeTold
          ? 'Perjanjian ini dapat diakhiri sebelum waktunya atas kesepakatan tertulis PARA PIHAK.'
          : `Perjanjian ini dapat diakhiri sebelum waktunya atas kesepakatan tertulis PARA PIHAK dengan pemberitahuan paling lambat ${blankText('jumlah hari')} hari sebelumnya.`,
        ...endings.map((term) => asSentence(term.replace(/^putus(?:\skontrak)?(?=\s)/iu, 'Perjanjian ini berakhir'))),
        'Pengakhiran perjanjian ini tidak menghapus kewajiban yang telah timbul sebelum tanggal pengakhiran.',
      ],
    },
    {
      title: 'PENYELESAIAN PERSELISIHAN',
      clauses: [
        'Perselisihan yang timbul dari perjanjian ini diselesaikan secara musyawarah untuk mencapai mufakat.',
        `Apabila musyawarah tidak mencapai mufakat, PARA PIHAK sepakat menyelesaikannya melalui Pengadilan Negeri ${blankText('kota pengadilan negeri')}.`,
      ],
    },
    {
      title: 'KETENTUAN LAIN',
      clauses: [
        'Hal-hal yang belum diatur dalam perjanjian ini akan diatur dalam addendum yang disepakati PARA PIHAK dan menjadi bagian yang tidak terpisahkan dari perjanjian ini.',
        'Perubahan atas perjanjian ini hanya berlaku apabila dibuat secara tertulis dan ditandatangani oleh PARA PIHAK.',
      ],
      open: true,
    },
    {
      title: 'PENUTUP',
      clauses: [
        'Perjanjian ini dibuat dalam rangkap 2 (dua), masing-masing bermeterai cukup dan mempunyai kekuatan hukum yang sama, serta ditandatangani oleh PARA PIHAK dalam keadaan sadar dan tanpa paksaan dari pihak mana pun.',
      ],
    },
  ]
}
