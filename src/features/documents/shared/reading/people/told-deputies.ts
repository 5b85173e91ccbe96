import { inPattern } from '#core/text/shared/in-pattern.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { isBusinessName } from '../../business-name.ts'
import { house, offices, person } from './name-patterns.ts'
import { formalName, plainName } from '../../letter/wording.ts'

interface Deputy {
  readonly name: string
  readonly title: string
}

const nobody: Deputy = { name: '', title: '' }

const heads = `${offices}|pengelola|pengurus|koordinator|direksi|GM|general manager|store manager`
  .split('|')
  .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
  .join('|')
/** `pimpinan sanggar Bu Endang`, `kepala sekolah Drs. Sunarto`: an office, of what sort of house, and who holds it. */
const ofSort = new RegExp(
  `(?<!\\p{L})(${heads})(?:nya)?\\s+((?:\\p{Ll}{3,}\\s+){0,2})((?:\\p{L}{1,4}\\.\\s?){0,2}${person})`,
  'gu',
)
const school = /^(?:SDN?|SMPN?|SMAN?|SMKN?|MIN?|MTsN?|MAN?|TK|PAUD|sekolah|madrasah)(?!\p{L})/iu

/** Who stands for a house, behind the word for what it is: `GM hotel Pak Robert` for `Hotel Teluk`; nobody where none is told. */
const headOfSort = (company: string, text: string): Deputy => {
  const own = new Set((company.toLowerCase().match(/\p{L}{3,}/gu) ?? []).slice(0, 2))
  for (const [, office = '', sort = '', name = ''] of text.matchAll(ofSort)) {
    const words = sort.trim().toLowerCase().split(/\s+/)
    const isSchool = school.test(company) && /sekolah/i.test(`${office} ${sort}`)
    if (!/^\p{Lu}/u.test(plainName(name)) || isBusinessName(name)) continue
    if (isSchool) return { name: formalName(name), title: 'Kepala Sekolah' }
    if (words.some((word) => own.has(word))) return { name: formalName(name), title: sentenceCase(office) }
  }
  return nobody
}

/** `Salon Bella (Bella Anggraini)`: who stands in brackets right behind the house. */
const inBrackets = (company: string, text: string): Deputy => {
  const at = company === '' ? -1 : text.toLowerCase().indexOf(company.toLowerCase())
  const name =
    at === -1 ? undefined : new RegExp(`^\\s*\\((${person})\\)`, 'u').exec(text.slice(at + company.length))?.[1]
  return name === undefined || isBusinessName(name) ? nobody : { name: formalName(name), title: '' }
}

/** Who signs a contract for a house, where the message names him by what the house is. */
export const toldDeputy = (company: string, text: string): Deputy => {
  const head = company === '' ? nobody : headOfSort(company, text)
  return head.name === '' ? inBrackets(company, text) : head
}

/** `Rental Jaya pemilik Bu Sri`, `jadi terapis di Spa Melati … owner I Gede Sudana`: the house for which its owner agrees. */
export const houseOfOwner = (name: string, text: string): string => {
  const own = plainName(name)
  if (own === '') return ''
  const owner = `(?:[Pp]emilik|[Oo]wner|[Pp]engelola|[Bb]os)(?:nya)?\\s*:?\\s+(?:\\p{L}{1,6}\\.?\\s)?${inPattern(own)}`
  const before = new RegExp(`(${house})\\s*,?\\s*\\(?${owner}`, 'u').exec(text)?.[1] ?? ''
  if (isBusinessName(before)) return before
  const works = new RegExp(owner, 'u').test(text)
    ? (new RegExp(`(?:jadi|sebagai|sbg|kerja|bekerja)\\s(?:\\p{Ll}+\\s){0,3}di\\s(${house})`, 'u').exec(text)?.[1] ??
      '')
    : ''
  return isBusinessName(works) ? works : ''
}
