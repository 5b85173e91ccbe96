import { addToDay, daysBetween } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentRequest } from '../document-request.ts'
import { dayOrBlank, letterTotals, storedDay } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import { asSentence } from '../letter/wording.ts'
import { dutiesOf, sharedOut } from './contract-duties.ts'
import { type ClauseTopic, contractForm, splitTerms, termOf, timeOfWork } from './contract-facts.ts'
import { agreementOf, contractMatter } from './contract-matter.ts'
import { paymentClauses } from './contract-payments.ts'
import { scopeClauses, tellsDuties } from './contract-scope.ts'

export interface Article {
  readonly title: string
  /** One paragraph each; more than one is numbered as ayat (1), (2). */
  readonly clauses: readonly string[]
  /** Takes what was told besides as further ayat. */
  readonly open?: boolean
  /** Takes what was told besides of this alone. */
  readonly topic?: ClauseTopic
}

/**
 * Usual articles that an agreement has no use for: what is sold or lent hides no secrets, ends by itself and is no
 * event of months. What was told of one of them brings it back.
 */
const idleArticles: Readonly<Record<string, readonly string[]>> = {
  'sewa menyewa': ['DEFINISI', 'KERAHASIAAN'],
  'pinjam pakai': ['DEFINISI', 'PAJAK', 'KERAHASIAAN'],
  gadai: ['DEFINISI', 'PAJAK', 'KERAHASIAAN'],
  'jual beli': ['DEFINISI', 'KERAHASIAAN', 'KEADAAN KAHAR (FORCE MAJEURE)', 'PENGAKHIRAN'],
  'pinjam meminjam': ['DEFINISI', 'PAJAK', 'KERAHASIAAN', 'KEADAAN KAHAR (FORCE MAJEURE)', 'PENGAKHIRAN'],
  'hubungan kerja': ['DEFINISI', 'PAJAK'],
  'pelaksanaan magang': ['DEFINISI', 'PAJAK'],
  'kerja sama bagi hasil': ['DEFINISI'],
  'titip jual (konsinyasi)': ['DEFINISI', 'KERAHASIAAN'],
  'pemborongan pekerjaan': ['DEFINISI', 'KERAHASIAAN'],
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
  // A loan lasts until it is paid back.
  if (!term && endDate === '' && agreementOf(request) === 'pinjam meminjam')
    return ['Perjanjian ini berlaku sejak tanggal ditandatangani sampai dengan seluruh pinjaman dikembalikan.']
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

/** The articles of a contract in the order of the convention, with what its message says of each. */
export const contractArticles = (letter: LetterData, request: DocumentRequest): Article[] => {
  const matter = textOrBlank(contractMatter(request), 'pokok kerja sama')
  const form = contractForm(contractMatter(request))
  const duties = dutiesOf(form?.agreement ?? null, request)
  const shared = sharedOut(request.terms, form?.agreement ?? null)
  const { sanctions, endings } = splitTerms(shared.both)
  const scope = scopeClauses(request)
  const told = request.duties ?? { first: [], second: [] }
  const idle = new Set(
    (idleArticles[form?.agreement ?? ''] ?? []).filter((title) => title !== 'PENGAKHIRAN' || endings.length === 0),
  )
  const articles: Article[] = [
    {
      title: 'DEFINISI',
      clauses: [
        'Perjanjian adalah perjanjian ini beserta lampiran dan perubahannya yang disepakati secara tertulis oleh PARA PIHAK.',
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
              'Apabila dalam tenggang waktu yang ditetapkan dalam teguran kewajiban tersebut belum dilaksanakan, pihak yang dirugikan berhak mengakhiri perjanjian ini dan meminta penggantian kerugian sesuai dengan peraturan perundang-undangan.',
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
        'Perjanjian ini dapat diakhiri sebelum waktunya atas kesepakatan tertulis PARA PIHAK.',
        ...endings.map((term) => asSentence(term.replace(/^putus(?:\skontrak)?(?=\s)/iu, 'Perjanjian ini berakhir'))),
        'Pengakhiran perjanjian ini tidak menghapus kewajiban yang telah timbul sebelum tanggal pengakhiran.',
      ],
    },
    {
      title: 'PENYELESAIAN PERSELISIHAN',
      clauses: [
        'Perselisihan yang timbul dari perjanjian ini diselesaikan secara musyawarah untuk mencapai mufakat.',
        'Apabila musyawarah tidak mencapai mufakat, PARA PIHAK sepakat menyelesaikannya melalui Pengadilan Negeri yang berwenang.',
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
  return articles.filter(({ title }) => !idle.has(title))
}
