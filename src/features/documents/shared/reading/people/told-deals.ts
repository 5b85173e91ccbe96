import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { isBusinessName } from '../../business-name.ts'
import type { RequestParty } from '../../document-request.ts'
import { house, ownPronoun, person, relation } from './name-patterns.ts'
import { formalName, plainName, properName } from '../../letter/wording.ts'

interface Sides {
  readonly sender: RequestParty
  readonly recipient: RequestParty
}

const who = `(?<!\\p{L}|(?:di|\\p{Lu}\\p{L}{0,20})\\s)(?:[Ss]i\\s+)?(${person})`
/** What may be said of somebody between his name and what he does: `karyawan gw`, `tetangga saya yang jual bakso`. */
const said = String.raw`(?:,?\s+\(?[^\s,.;:()]+\)?){0,10}?,?`
const verb = (words: string): string =>
  `\\s(?:mau\\s|ingin\\s|akan\\s|pengen\\s|sudah\\s|udah\\s)?(?:${words})(?!\\p{L})`
const upTo = String.raw`[^.;:\n]{0,120}?`
const toward = '(?:ke|kepada|kpd|sama|dari|dr|pada)(?:\\s\\p{Ll}{3,}){0,3}'

/** A deal as a story tells it: who gives in the first group, who takes in the other; `null` where the verb names only one. */
interface Deal {
  readonly told: RegExp
  readonly giver: 1 | 2 | null
  readonly taker: 1 | 2 | null
}

const gives =
  'nyewain|menyewakan|nyewakan|ngontrakin|mengontrakkan|(?:me)?[mp]inj[ae]m(?:in|kan)|sewain|kontrakin|jual|menjual|ngejual|nyerahin|menyerahkan|nitipin|menitipkan|nitip|titip'
const takes =
  'nyewa|menyewa|sewa|ngontrak|mengontrak|minjem|minjam|meminjam|pinjam|pinjem|ngutang|utang|hutang|berutang|berhutang|kasbon|ngebon|beli|membeli|ngambil'
/** `dipelihara Nyoman`, `digarap Pak Tono`: who works with what another one owns. */
const worked =
  'dipelihara|dipiara|diurus|dirawat|digarap|dikelola|dijalankan|dijalanin|dikerjakan|dikerjain|diborong|disewa|dikontrak|dipinjam|dibeli|dijualkan|dijualin|diternak(?:kan)?'

const deals: readonly Deal[] = [
  {
    told: new RegExp(
      `${who}${said}${verb(gives)}${upTo}\\s(?:ke|kepada|kpd|di|sama)(?:\\s\\p{Ll}{3,}){0,3}\\s+${who}`,
      'u',
    ),
    giver: 1,
    taker: 2,
  },
  {
    told: new RegExp(`${who}${said}${verb(takes)}${upTo}\\s(?:${toward}|punya|milik)\\s+${who}`, 'u'),
    giver: 2,
    taker: 1,
  },
  { told: new RegExp(`${who}${said}${verb(takes)}`, 'u'), giver: null, taker: 1 },
  { told: new RegExp(`(?<!\\p{L})(?:${worked})\\s+(?:oleh\\s|sama\\s)?${who}`, 'u'), giver: null, taker: 1 },
  { told: new RegExp(`${who}${said}${verb(gives)}`, 'u'), giver: 1, taker: null },
  // `saya minjemin 5 juta ke tetangga saya Joko`
  {
    told: new RegExp(
      `(?<!\\p{L})${ownPronoun}${verb(gives)}${upTo}\\s(?:ke|kepada|kpd|sama|buat)\\s(?:${relation})?${who}`,
      'u',
    ),
    giver: null,
    taker: 1,
  },
]

/** `gw Deden Hermawan dari Toko Sinar`, `Awak Toga tukang`: who tells the story. */
const teller = new RegExp(
  `(?:^|[,.;:!?(\\n]\\s*|\\b(?:dari|sama|ke|kepada|dengan|buat|untuk|utk)\\s+)${ownPronoun}\\s*,?\\s+(?:adalah\\s|bernama\\s)?(${person})(?:\\s*,?\\s+(?:dari|pemilik|owner|(?:yang|yg)\\spunya)\\s+(${house}))?`,
  'u',
)

/** `nama saya Dedi Kurniawan`: who tells the story, where he names himself at its end. */
const ownName = new RegExp(`(?<!\\p{L})[Nn]ama(?:ku|\\s+${ownPronoun})\\s*:?\\s+(?:adalah\\s)?(${person})`, 'u')

const boss = new RegExp(
  `(?<!\\p{L})(?:[Bb]os|[Mm]ajikan|[Jj]uragan|[Pp]emilik|[Oo]wner|[Pp]impinan)(?:nya)?\\s*:?\\s+(${person})`,
  'u',
)
const placeOfWork = new RegExp(`(?<!\\p{L})di\\s+(${house})`, 'u')

const asParty = (name: string, nobody: RequestParty): RequestParty => {
  const told = formalName(properName(name.trim()))
  return told === '' ? nobody : isBusinessName(told) ? { ...nobody, company: told } : { ...nobody, name: told }
}

const isNamed = ({ name, company }: RequestParty): boolean => name !== '' || company !== ''

const isSame = (one: RequestParty, other: RequestParty): boolean => {
  const [first, second] = [one, other].map(({ name, company }) => plainName(name || company).toLowerCase())
  return (
    first !== undefined && second !== undefined && first !== '' && (first.includes(second) || second.includes(first))
  )
}

/** The party of a story with what was read of the same one elsewhere: his house, his address. */
const known = (told: RequestParty, read: readonly RequestParty[]): RequestParty =>
  read.find((one) => isNamed(one) && isNamed(told) && isSame(one, told)) ?? told

/** Who tells the story, with his house. */
export const tellerOf = (text: string, nobody: RequestParty): RequestParty => {
  const [, name = '', shop = ''] = teller.exec(text) ?? ownName.exec(text) ?? []
  const one = asParty(name, nobody)
  return shop === ''
    ? one
    : { ...one, company: properName(shop), title: /pemilik|owner|punya/.test(text) ? one.title : '' }
}

/**
 * Both sides of a contract whose message only tells what happened (`si Jajang karyawan gw minjem 6 juta`): who gives and
 * who takes, the one who is not named being who tells it. Sides that are known both come back as they are.
 */
export const storiedSides = (text: string, found: Sides, nobody: RequestParty): Sides => {
  const { sender, recipient } = found
  if (isNamed(sender) && isNamed(recipient)) return found
  const self = tellerOf(text, nobody)
  for (const { told, giver, taker } of deals) {
    const groups = told.exec(text)
    if (groups === null) continue
    const all = [self, sender, recipient]
    const [one, other] = [giver, taker].map((group) =>
      group === null ? nobody : known(asParty(groups[group] ?? '', nobody), all),
    ) as [RequestParty, RequestParty]
    const rest = all.find(
      (party) => isNamed(party) && ![one, other].some((side) => isNamed(side) && isSame(side, party)),
    )
    const sides = {
      sender: isNamed(one) ? one : (rest ?? nobody),
      recipient: isNamed(other) ? other : (rest ?? nobody),
    }
    if (isNamed(sides.sender) && isNamed(sides.recipient) && !isSame(sides.sender, sides.recipient)) return sides
  }
  // `Tono minjam 3 juta … bosnya Koh Hendra`: who employs lends.
  const borrower = deals.find(({ giver, told }) => giver === null && told.test(text))?.told.exec(text)?.[1] ?? ''
  const isOpen = !isNamed(recipient) || isSame(asParty(borrower, nobody), recipient)
  const isGiver = isNamed(sender) && !isSame(asParty(borrower, nobody), sender)
  if (borrower !== '' && !isGiver && isOpen && !isNamed(self)) {
    const head = formalName(boss.exec(text)?.[1] ?? '')
    const shop = /(?<!\p{L})(?:karyawan|pegawai|gaji|kasbon)/iu.test(text) ? (placeOfWork.exec(text)?.[1] ?? '') : ''
    return {
      sender: { ...nobody, name: head, company: isBusinessName(shop) ? shop : '' },
      recipient: asParty(borrower, nobody),
    }
  }
  // `Awak Toga tukang, yang punya rumah Bu Tiur`: who tells it is the side that is still open.
  if (!isNamed(self) || [sender, recipient].some((side) => isNamed(side) && isSame(side, self))) return found
  return isNamed(sender) ? { sender, recipient: self } : { sender: self, recipient }
}

/** `Keripik Tempe Bu Harti dititip di Toko Nggalek punyanya Pak Sugeng`: whose goods are left, and with whom. */
const left = new RegExp(
  `(${house})\\s+(?:mau\\s|akan\\s)?(?:di)?titip(?:kan|in)?\\s+(?:jual\\s+)?(?:di|ke)\\s+((?:[Tt]oko|[Ww]arung|[Kk]edai|[Kk]ios|[Ss]walayan|[Mm]inimarket|[Kk]antin)\\s(?:[\\p{Ll}-]+\\s){0,2}${house})(?:\\s*,?\\s+(?:punya|milik)(?:nya)?\\s+(${person}))?`,
  'u',
)

/** `titip jual keripik pisang Bu Harti di Toko Nggalek Pak Sugeng`: whose goods they are, behind what they are. */
const leftWith = new RegExp(
  `(?<!\\p{L})(?:[Tt]itip|[Nn]itip)(?:\\s+jual)?\\s+(?:\\p{Ll}+\\s+){1,4}((?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]as|[Mm]bak)\\s+\\p{Lu}[\\p{L}'’]+(?:\\s\\p{Lu}[\\p{L}'’]+){0,2})\\s+(?:di|ke)\\s+((?:[Tt]oko|[Ww]arung|[Kk]edai|[Kk]ios|[Ss]walayan|[Mm]inimarket|[Kk]antin)\\s(?:\\p{Ll}+\\s){0,2}${house})(?:\\s*,?\\s+(?:(?:punya|milik)(?:nya)?\\s+)?((?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu)\\s+\\p{Lu}[\\p{L}'’]+(?:\\s\\p{Lu}[\\p{L}'’]+){0,2}))?`,
  'u',
)

/** Goods that are named by their maker, and the shop where they are left; null where none are. */
export const leftGoods = (text: string, nobody: RequestParty): Sides | null => {
  const [, maker = '', shop = '', owner = ''] = left.exec(text) ?? leftWith.exec(text) ?? []
  return maker === ''
    ? null
    : {
        sender: asParty(maker, nobody),
        recipient: { ...nobody, company: properName(sentenceCase(shop)), name: formalName(owner) },
      }
}

/** `lahan parkir 400 m2 di Jl. Kaligawe`: the address of what is let, and not of its owner; else empty. */
export const leasedAt = (text: string, address: string): string => {
  const at = address === '' ? -1 : text.toLowerCase().indexOf(`di ${address.toLowerCase()}`)
  const before = at === -1 ? '' : text.slice(Math.max(0, at - 24), at)
  return /\bsewa/i.test(text) &&
    /\b(?:luas|m2|m²|lokasi|ruko|lahan|tanah|rumah|kios|gudang|toko)(?:nya)?\b|\d\s?m[2²]/i.test(before)
    ? address
    : ''
}
