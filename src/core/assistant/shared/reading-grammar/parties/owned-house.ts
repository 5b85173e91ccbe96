import { companyAt, companyText } from './name-spans.ts'
import { isHonorific } from './name-words.ts'
import { endsClause, isFree, low, type Sheet, textBetween, titleCase } from '../sheet.ts'
import { isTown } from './towns.ts'
import { isCapital, nameStops, wordSet } from '../words.ts'

/** A house that somebody is told to have or to work for. */
export interface OwnedHouse {
  readonly company: string
  readonly address?: string
  readonly to: number
}

const owners = wordSet('pemilik owner founder pendiri pengelola pimpinan')
const publicOffices = /\b(?:desa|dusun|rt|rw|dinas|camat|lurah|kades|kelas|sekolah)\b/i

const isNameAt = (sheet: Sheet, at: number): boolean =>
  isFree(sheet, at) &&
  sheet.tokens[at]?.kind === 'word' &&
  isCapital(sheet.tokens[at]?.raw ?? '') &&
  !isHonorific(sheet, at) &&
  !nameStops.has(low(sheet, at))

/** `Melati Jaya`, `Dingin Sejuk AC`: a run of words with capitals; its exclusive end. */
export const capitalRunEnd = (sheet: Sheet, from: number): number => {
  let to = from
  while (to - from < 6 && isNameAt(sheet, to)) to += 1
  return to
}

/** `Soto Ayam Pak Djo`: a house that is called after somebody has him at the end of its name. */
const houseRunEnd = (sheet: Sheet, from: number): number => {
  const to = capitalRunEnd(sheet, from)
  const isCalledAfter = to > from && isHonorific(sheet, to) && isCapital(sheet.tokens[to]?.raw ?? '')
  return isCalledAfter && isNameAt(sheet, to + 1) ? capitalRunEnd(sheet, to + 1) : to
}

/** `di Praya`: the town right behind a house. */
const townBehind = (sheet: Sheet, at: number): { readonly address: string; readonly to: number } | null => {
  if (low(sheet, at) !== 'di') return null
  const to = capitalRunEnd(sheet, at + 1)
  const address = textBetween(sheet, at + 1, to)
  return to > at + 1 && (isTown(address) || endsClause(sheet, to)) ? { address, to } : null
}

const houseAt = (sheet: Sheet, from: number, least: number, mostKinds: number): OwnedHouse | null => {
  if (sheet.writing !== 'mixed') return null
  let at = from
  for (let kinds = 0; kinds <= mostKinds; kinds += 1) {
    const company = companyAt(sheet, at)
    const to = company?.to ?? houseRunEnd(sheet, at)
    const name = company === null ? titleCase(textBetween(sheet, at, to), sheet.writing) : companyText(sheet, company)
    // `punya usaha kopi bubuk`: what somebody does is no name.
    if (company === null ? to - at >= least : /\p{Lu}/u.test(textBetween(sheet, at, to))) {
      const town = townBehind(sheet, to)
      return town === null ? { company: name, to } : { company: name, address: town.address, to: town.to }
    }
    const isKind =
      isFree(sheet, at) &&
      sheet.tokens[at]?.kind === 'word' &&
      !isCapital(sheet.tokens[at]?.raw ?? '') &&
      !nameStops.has(low(sheet, at))
    if (!isKind) return null
    at += 1
  }
  return null
}

/**
 * `…, pemilik usaha dodol Sasak Legit di Praya`, `… yang punya Warung Soto Pelangi`: the house behind the words that make
 * somebody its owner; a few small words may say of what kind it is.
 */
export const ownedHouse = (sheet: Sheet, at: number): OwnedHouse | null => {
  const from = low(sheet, at) === 'yang' ? at + 1 : at
  const owns = low(sheet, from) === 'punya' || (from === at && owners.has(low(sheet, at)))
  return owns ? houseAt(sheet, from + 1, 1, 4) : null
}

/** `manajer operasional Dingin Sejuk AC`: the house right behind an office; of a public office it is a place. */
export const houseOfOffice = (sheet: Sheet, at: number, office: string): OwnedHouse | null => {
  if (publicOffices.test(office)) return null
  const isOwner = owners.has(office.split(' ')[0]?.toLowerCase() ?? '')
  return houseAt(sheet, at, isOwner ? 1 : 2, isOwner ? 4 : 0)
}
