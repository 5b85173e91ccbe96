import { formatDay } from '#core/text/shared/dates.ts'
import { addToDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentNode } from '../document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import { letterTotals, storedDay } from '../letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { block, heading, p } from '../nodes.ts'
import { blankText, textOrBlank } from '../runs.ts'
import {
  asSentence,
  joinWords,
  moneyText,
  moneyWithWords,
  percentText,
  quantityText,
  sentenceCase,
  titleCase,
} from '../wording.ts'
import type { TypeComposer } from './composer.ts'
import { contractFacts, contractForm, rateOverTerm, splitTerms } from './contract-facts.ts'

interface Article {
  readonly title: string
  /** One paragraph each; more than one is numbered as ayat (1), (2). */
  readonly clauses: readonly string[]
}

/** The matter without the words of the form: `kontrak kerja sama katering harian` -> `katering harian`. */
const matterOf = (request: DocumentRequest): string => {
  const said = request.subject.replace(
    /^(?:surat\s+)?(?:kontrak|perjanjian)(?:\s+kerja\s?sama)?\b\s*(?:tentang\s+)?/i,
    '',
  )
  return said || (request.lines.find(({ quantity }) => quantity !== null)?.description ?? '')
}

const dayOrBlank = (day: string, name: string): string => {
  const parsed = storedDay(day)
  return parsed ? formatDay(parsed) : blankText(name)
}

/** The last day of a term: a year from 1 December ends on 30 November. */
const lastDay = ({ term, startDate, endDate }: DocumentRequest): string => {
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

const termClauses = (request: DocumentRequest): string[] => {
  const { term, startDate } = request
  const endDate = lastDay(request)
  const length = term ? `selama ${term.amount} ${term.unit}` : `selama ${blankText('lama kerja sama')}`
  return [
    startDate && endDate && !term
      ? `Perjanjian ini berlaku terhitung mulai tanggal ${dayOrBlank(startDate, '')} sampai dengan tanggal ${dayOrBlank(endDate, '')}.`
      : `Perjanjian ini berlaku ${length}, terhitung mulai tanggal ${dayOrBlank(startDate, 'tanggal mulai')} sampai dengan tanggal ${dayOrBlank(endDate, 'tanggal berakhir')}.`,
    'Perjanjian ini dapat diperpanjang atas persetujuan tertulis PARA PIHAK sebelum jangka waktunya berakhir.',
  ]
}

/** What the agreement is worth: the rate and its sum over the term, or the sum of the goods; a deposit stands apart. */
const valueClauses = (letter: LetterData, request: DocumentRequest): string[] => {
  const { rates, deposits } = contractFacts(request)
  const { total } = letterTotals(letter)
  const { payment } = splitTerms(request.terms)
  const [rate] = rates
  const whole = rateOverTerm(rate, request)
  const perTime = rates.map(({ description, price, unit }) => {
    const what = /\b(?:harga|tarif|biaya|gaji|upah|sewa)\b/i.test(description)
      ? sentenceCase(description)
      : sentenceCase(`harga ${matterOf(request) || description}`)
    return `${what} adalah ${moneyWithWords(price ?? 0)} per ${unit}.`
  })
  const value =
    total !== null
      ? [
          `Nilai perjanjian ini${whole ? ` selama ${request.term?.amount} ${request.term?.unit}` : ''} adalah ${moneyWithWords(total)}${request.rhythm ? ` per ${request.rhythm}` : ''}.`,
        ]
      : perTime.length > 0 || payment.length > 0
        ? []
        : [`Nilai perjanjian ini adalah ${blankText('nilai perjanjian dalam angka dan huruf')}.`]
  return [
    ...perTime,
    ...value,
    ...deposits.map(({ amount }) => `Uang jaminan (deposit) yang disepakati adalah ${moneyWithWords(amount)}.`),
    ...payment.map(asSentence),
  ]
}

const paymentClauses = (letter: LetterData, request: DocumentRequest): string[] => {
  const { downPayment, balance } = letterTotals(letter)
  const share = letter.downPayment && 'percent' in letter.downPayment ? percentText(letter.downPayment.percent) : ''
  const account = letter.bankAccounts[0]
  return [
    ...valueClauses(letter, request),
    downPayment > 0 && balance !== null
      ? `Pembayaran dilakukan dengan uang muka ${share ? `${share} atau ` : ''}sebesar ${moneyText(downPayment)}, dan sisanya sebesar ${moneyText(balance)} dilunasi paling lambat tanggal ${dayOrBlank(letter.dueDate, 'tanggal pelunasan')}.`
      : `Pembayaran dilakukan oleh ${blankText('pihak yang membayar')} paling lambat tanggal ${dayOrBlank(letter.dueDate, 'tanggal pembayaran')}.`,
    account
      ? `Pembayaran dilakukan melalui transfer ke rekening ${textOrBlank(account.bank, 'nama bank')} nomor ${textOrBlank(account.number, 'nomor rekening')} atas nama ${textOrBlank(account.holder, 'nama pemilik rekening')}.`
      : `Pembayaran dilakukan melalui transfer ke rekening ${blankText('nama bank, nomor rekening, dan nama pemiliknya')}.`,
  ]
}

/** `ruko yang beralamat di Jl. Pahlawan No. 12`, `kue kering 100 toples`: what the agreement is about. */
const scopeClauses = (request: DocumentRequest): string[] => {
  const { work } = splitTerms(request.terms)
  const { goods } = contractFacts(request)
  const matter = matterOf(request)
  const place = request.places[0]
  const rented = contractForm(matter)?.agreement === 'sewa menyewa'
  const object = matter.replace(/^sewa(?:[ -]menyewa)?\s*/i, '')
  const named = goods
    .filter(({ description }) => description !== '' && description !== request.subject)
    .map(({ description, quantity, unit }) =>
      quantity === null
        ? description
        : `${description} sebanyak ${quantityText(quantity, unit)}${request.rhythm ? ` per ${request.rhythm}` : ''}`,
    )
  const about = rented
    ? [
        `Objek sewa dalam perjanjian ini adalah ${textOrBlank(object, 'objek sewa')}${place ? ` yang beralamat di ${place}` : /\b(?:ruko|rumah|kios|toko|gudang|tanah|lahan|kamar|lapak|gedung|kontrakan|kost?|sawah|aula|tempat)\b/i.test(object) ? ` yang beralamat di ${blankText('alamat objek sewa')}` : ''}.`,
      ]
    : named.length > 0
      ? [`Ruang lingkup perjanjian ini meliputi ${joinWords(named)}${place ? `, bertempat di ${place}` : ''}.`]
      : place
        ? [`Pelaksanaan perjanjian ini bertempat di ${place}.`]
        : []
  const clauses = [...about, ...work.map(asSentence)]
  return clauses.length > 0
    ? clauses
    : [`Ruang lingkup kerja sama ini meliputi ${blankText('rincian pekerjaan atau barang')}.`]
}

const articles = (letter: LetterData, request: DocumentRequest): Article[] => {
  const matter = textOrBlank(matterOf(request), 'pokok kerja sama')
  const form = contractForm(matterOf(request))
  return [
    {
      title: 'MAKSUD DAN TUJUAN',
      clauses: [
        form
          ? `PARA PIHAK sepakat mengadakan perjanjian ${form.agreement} dengan pokok ${matter}.`
          : `PARA PIHAK sepakat mengadakan kerja sama dalam hal ${matter}.`,
        'Perjanjian ini bertujuan memberi kepastian mengenai hak dan kewajiban PARA PIHAK dalam melaksanakan perjanjian tersebut.',
      ],
    },
    { title: 'RUANG LINGKUP', clauses: scopeClauses(request) },
    { title: 'JANGKA WAKTU', clauses: termClauses(request) },
    { title: 'NILAI DAN CARA PEMBAYARAN', clauses: paymentClauses(letter, request) },
    {
      title: 'HAK DAN KEWAJIBAN PIHAK PERTAMA',
      clauses: [
        `PIHAK PERTAMA berhak ${blankText('hak PIHAK PERTAMA')}.`,
        `PIHAK PERTAMA berkewajiban ${blankText('kewajiban PIHAK PERTAMA')}.`,
      ],
    },
    {
      title: 'HAK DAN KEWAJIBAN PIHAK KEDUA',
      clauses: [
        `PIHAK KEDUA berhak ${blankText('hak PIHAK KEDUA')}.`,
        `PIHAK KEDUA berkewajiban ${blankText('kewajiban PIHAK KEDUA')}.`,
      ],
    },
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
        `Apabila dalam ${blankText('jumlah hari')} hari sejak teguran diterima kewajiban tersebut belum dilaksanakan, pihak yang dirugikan berhak ${blankText('sanksi yang disepakati')}.`,
      ],
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
        `Perjanjian ini dapat diakhiri sebelum waktunya atas kesepakatan tertulis PARA PIHAK dengan pemberitahuan paling lambat ${blankText('jumlah hari')} hari sebelumnya.`,
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
      title: 'PENUTUP',
      clauses: [
        'Hal-hal yang belum diatur dalam perjanjian ini akan diatur dalam addendum yang disepakati PARA PIHAK dan menjadi bagian yang tidak terpisahkan dari perjanjian ini.',
        'Perjanjian ini dibuat dalam rangkap 2 (dua), masing-masing bermeterai cukup dan mempunyai kekuatan hukum yang sama, serta ditandatangani oleh PARA PIHAK dalam keadaan sadar dan tanpa paksaan dari pihak mana pun.',
      ],
    },
  ]
}

const articleNodes = ({ title, clauses }: Article, index: number, table: DocumentNode[]): DocumentNode[] => [
  heading(2, `Pasal ${index + 1}`),
  heading(3, title),
  ...clauses.map((clause, number) => p(clauses.length > 1 ? `(${number + 1}) ${clause}` : clause)),
  ...table,
]

export const contract: TypeComposer = {
  completeLetter: (letter, request) => {
    const { name, title, company, address } = request.recipient
    const form = contractForm(matterOf(request))
    const facts = contractFacts(request)
    const whole = rateOverTerm(facts.rates[0], request)
    return {
      ...letter,
      ...(form ? { title: form.title } : {}),
      subject: titleCase(matterOf(request)),
      lines: whole ? [...facts.goods, whole] : [...facts.goods],
      charges: [...facts.charges],
      counterparty: { role: 'PIHAK KEDUA', name, title, company, address },
    }
  },
  writeBody: (letter, request) => {
    const { goods } = contractFacts(request)
    const hasGoods = goods.some(({ quantity }) => quantity !== null) || goods.length > 1
    return [
      block('letterhead'),
      block('letterTitle'),
      block('recipient'),
      p(
        'PARA PIHAK terlebih dahulu menerangkan bahwa keduanya bermaksud mengadakan perjanjian yang saling menguntungkan. Sehubungan dengan hal tersebut, PARA PIHAK sepakat mengikatkan diri dalam perjanjian dengan ketentuan sebagai berikut.',
      ),
      ...articles(letter, request).flatMap((article, index) =>
        articleNodes(article, index, hasGoods && article.title.startsWith('NILAI') ? [block('goodsTable')] : []),
      ),
      block('signature'),
    ]
  },
}
