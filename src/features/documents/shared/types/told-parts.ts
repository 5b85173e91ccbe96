import { blankText } from '../content/runs.ts'
import type { DocumentRequest } from '../document-request.ts'
import { plainName } from '../letter/wording.ts'
import { clauses, type Duties, other, type Role } from './duty-clauses.ts'

const delivers =
  /berkewajiban (?:mengirim|memasok|menyuplai|mengantar|menyediakan|mengerjakan|memasang|memasak|menjahit)/u
const supply = /(?<!\p{L})(?:suplai|suplay|supply|pasokan|memasok|pemasokan|pengadaan|katering|catering)(?!\p{L})/iu
const isSupplier = /(?<!\p{L})(?:pemasok|supplier|suplier|vendor)(?:nya)?(?!\p{L})/iu
const pays = /berkewajiban (?:memberi|membayar|menyetor)\s.*Rp\s\d/u
const works = /berkewajiban (?:mengerjakan|memasang|membangun|merenovasi)/u
const builders = '(?:tukang|pemborong|kontraktor|mandor|borong\\p{L}*|ngerjain|mengerjakan)'

/** Whose told duties alone hold such a one; null where both or none do. */
const onlyOne = ({ duties }: DocumentRequest, deed: RegExp): Role | null => {
  const [first, second] = [duties?.first, duties?.second].map((told) => told?.some((one) => deed.test(one)) ?? false)
  return first === second ? null : first ? 'PIHAK PERTAMA' : 'PIHAK KEDUA'
}

/** One side delivers goods or work, the other one pays for them. */
const provision = (provider: Role): Duties => {
  const gives = clauses(
    'menerima pembayaran sesuai dengan harga yang disepakati',
    'memenuhi pesanan sesuai dengan mutu, jumlah, dan waktu yang disepakati',
    provider,
  )
  const takes = clauses(
    'menerima pesanan sesuai dengan mutu, jumlah, dan waktu yang disepakati',
    'membayar tepat waktu sesuai dengan harga yang disepakati',
    other(provider),
  )
  return {
    first: provider === 'PIHAK PERTAMA' ? gives : takes,
    second: provider === 'PIHAK PERTAMA' ? takes : gives,
    payer: other(provider),
    value: 'Nilai perjanjian ini',
  }
}

/** What an agreement means for both sides of which one delivers against pay; null where the message does not tell who. */
export const provisionOf = (request: DocumentRequest): Duties | null => {
  const { subject, duties, message = '' } = request
  const told = onlyOne(request, delivers)
  if (told !== null && /(?<!\p{L})(?:harga|(?:di)?bayar\p{L}*|pembayaran|tarif)(?!\p{L})/iu.test(message))
    return provision(told)
  const bothDeliver = duties?.first.some((one) => delivers.test(one)) ?? false
  // `antara Catering Dapur Bunda dan PT Indotek … 22rb per porsi`: a house that is called by it delivers.
  const [first, second] = [request.sender, request.recipient].map(({ company }) => supply.test(company))
  if (told === null && first !== second && request.lines.some(({ price }) => price !== null))
    return provision(first ? 'PIHAK PERTAMA' : 'PIHAK KEDUA')
  return told === null && !bothDeliver && supply.test(subject) && !isSupplier.test(message)
    ? provision('PIHAK PERTAMA')
    : null
}

/** What a side may expect of the other one, and the blank for its own duty where none was told. */
const ownSide = (role: Role, told: readonly string[]): string[] => {
  const [right = '', duty = ''] = clauses(
    `memperoleh pelaksanaan kewajiban ${other(role)} sesuai dengan perjanjian ini`,
    blankText(`kewajiban ${role}`),
    role,
  )
  return told.some((one) => one.includes(' berkewajiban ')) ? [right] : [right, duty]
}

/** An agreement of no usual sort: what each side has to do was told, or is asked for. */
export const ownTerms = (request: DocumentRequest): Duties => ({
  first: ownSide('PIHAK PERTAMA', request.duties?.first ?? []),
  second: ownSide('PIHAK KEDUA', request.duties?.second ?? []),
  payer: onlyOne(request, pays),
  value: 'Nilai perjanjian ini',
})

/** `saya Mas Pur (tukang) …`: whether the first side does the work. */
export const buildsFirst = (request: DocumentRequest): boolean => {
  const { sender, message = '' } = request
  const name = plainName(sender.name) || sender.company
  const at = name === '' ? -1 : message.indexOf(name)
  const behind = at === -1 ? '' : message.slice(at + name.length, at + name.length + 40)
  return (
    onlyOne(request, works) === 'PIHAK PERTAMA' ||
    new RegExp(`^\\s*(?:[(,]|sebagai|selaku|yang|yg)?\\s*${builders}(?!\\p{L})`, 'iu').test(behind)
  )
}

const as = (role: Role, told: readonly string[]): string[] =>
  told.map((one) => one.replace(/^PIHAK (?:PERTAMA|KEDUA)/u, role))

/** The same agreement with its sides the other way round. */
export const turned = ({ first, second, payer, value }: Duties): Duties => ({
  first: as('PIHAK PERTAMA', second),
  second: as('PIHAK KEDUA', first),
  payer: payer === null ? null : other(payer),
  value,
})
