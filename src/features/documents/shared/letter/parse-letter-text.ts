import type { DocumentType } from '#core/items/shared/kinds.ts'

/** What a written letter says about itself (P2 §3 'Parsed AI response'). Empty text means that no line says it. */
export interface ParsedLetter {
  readonly documentTitle: string
  readonly documentType: DocumentType
  readonly letterNumber: string
  readonly parties: readonly { readonly role: 'PIHAK PERTAMA' | 'PIHAK KEDUA'; readonly name: string }[]
  readonly isContract: boolean
  readonly companyInfo: {
    readonly name: string
    readonly address: string
    readonly phone: string
    readonly email: string
  }
  /** The text without the marker line. */
  readonly content: string
}

/** The first word of these that a title holds decides its type (P2 §5); titles of the other types follow. */
const titleWords: readonly (readonly [RegExp, DocumentType])[] = [
  [/perjanjian|kontrak/i, 'kontrak'],
  [/penawaran/i, 'surat_penawaran'],
  [/invoice|tagihan/i, 'invoice'],
  [/proposal/i, 'proposal'],
  [/ku?[iw]i?tansi/i, 'kuitansi'],
  [/perjalanan dinas/i, 'surat-perjalanan-dinas'],
  [/laporan/i, 'laporan'],
]

/** The type that a title names; an official letter where it names none. */
export const typeFromTitle = (title: string): DocumentType =>
  titleWords.find(([words]) => words.test(title))?.[1] ?? 'surat_resmi'

const marker = /^[ \t]*nama_surat[ \t]*:[ \t]*(.*)$/im
const phonePattern = /(?:\+62|62|0)[\d][\d\s().-]{6,16}\d/
const emailPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const companyPattern = /(?:^|[\s:*(])((?:PT|CV|UD)\.?\s+\p{Lu}[^\n,;:()|*]{1,80}|Toko\s+\p{Lu}[^\n,;:()|*]{1,80})/u

/** Writers put marks around names: `**PT Maju Bersama**`. */
const bare = (text: string): string =>
  text
    .replaceAll(/\*\*|__|\*/g, '')
    .trim()
    .replace(/[.,;]$/, '')
    .trim()

const labelled = (text: string, label: string): string =>
  bare(new RegExp(`^[ \\t*#>-]*(?:${label})[ \\t*]*:[ \\t*]*(\\S.*)$`, 'im').exec(text)?.[1] ?? '')

/** A sentence goes on after a company's name; the name ends where small words begin. */
const companyName = (found: string): string => {
  const words = found.split(/\s+/)
  const end = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word))
  return bare((end === -1 ? words : words.slice(0, end)).join(' '))
}

const addressLine = (text: string): string =>
  labelled(text, 'alamat') || bare(/^[ \t*]*((?:jl\.?|jalan)\s+\S.*)$/im.exec(text)?.[1] ?? '')

const phone = (text: string): string => {
  const named = labelled(text, 'telepon|telp\\.?|tlp\\.?|hp|wa|whatsapp|no\\.? telepon|no\\.? hp')
  const found = phonePattern.exec(named) ?? phonePattern.exec(text.replace(/rekening.*/gi, ''))
  return found?.[0].trim() ?? ''
}

/** `PIHAK PERTAMA: PT A`, `PT A (PIHAK PERTAMA)` and `…, selanjutnya disebut PIHAK PERTAMA` after a line `Nama : …`. */
const partyName = (text: string, role: string): string => {
  const direct = labelled(text, role)
  if (direct) return direct
  const at = text.search(new RegExp(`\\b${role}\\b`, 'i'))
  if (at === -1) return ''
  const before = text.slice(0, at)
  const sameLine = before.slice(before.lastIndexOf('\n') + 1)
  const inBrackets = /^(.*\S)\s*[("'“]*$/.exec(bare(sameLine).replace(/[("'“]+$/, ''))?.[1] ?? ''
  const isClause = /disebut|bertindak/i.test(sameLine)
  if (inBrackets && !isClause) return bare(inBrackets).slice(0, 120)
  const names = [...before.matchAll(/^[ \t\d.*-]*nama[ \t*]*:[ \t*]*(\S.*)$/gim)]
  return bare(names.at(-1)?.[1] ?? '')
}

const firstHeading = (text: string): string =>
  bare(text.split('\n').find((line) => line.trim() !== '') ?? '').slice(0, 120)

/** Reads a letter that somebody wrote as text: DOC-04. Pure; unknown facts stay empty. */
export const parseLetterText = (text: string): ParsedLetter => {
  const source = text.replaceAll('\r\n', '\n')
  const named = bare(marker.exec(source)?.[1] ?? '')
  const content = source.replace(marker, '').trim()
  const documentTitle = named || firstHeading(content).replace(/^#+\s*/, '')
  const documentType = typeFromTitle(documentTitle)
  const isContract = documentType === 'kontrak'
  const parties = (['PIHAK PERTAMA', 'PIHAK KEDUA'] as const)
    .map((role) => ({ role, name: isContract ? partyName(content, role) : '' }))
    .filter(({ name }) => name !== '')
  return {
    documentTitle,
    documentType,
    letterNumber: labelled(content, 'nomor(?: surat| invoice)?|no\\.?'),
    parties,
    isContract,
    companyInfo: {
      name: companyName(companyPattern.exec(content)?.[1] ?? ''),
      address: addressLine(content),
      phone: phone(content),
      email: emailPattern.exec(content)?.[0] ?? '',
    },
    content,
  }
}
