import { fallbackName } from './page-view.ts'
import type { SiteContent } from './site-content.ts'
import { contactWays } from './page-view.ts'
import { knownHours, whatsappNumber } from './site-facts.ts'
import { typeWords } from './type-words.ts'

/** Where a missing fact is filled in: a field of the facts, or a block. */
export type BlankField =
  'name' | 'whatsapp' | 'contact' | 'address' | 'hours' | 'offers' | 'prices' | 'description' | 'answers'

export interface SiteBlank {
  readonly field: BlankField
  /** As a list of what is left to fill in names it. */
  readonly name: string
}

/** What the owner has not told yet and visitors would ask for, the most important first. Hidden blocks ask nothing. */
export const listSiteBlanks = (content: SiteContent): SiteBlank[] => {
  const info = content.businessInfo
  const words = typeWords[info.type]
  const person = words.schemaType === 'Person'
  const shown = content.content.filter(({ props }) => !props.hidden)
  const lists = shown.flatMap((block) => (block.type === 'Goods' || block.type === 'Services' ? [block] : []))
  const items = lists.flatMap(({ props }) => props.items).filter(({ name }) => name.trim() !== '')
  const has = (type: string): boolean => shown.some((block) => block.type === type)
  const unpriced = items.filter(({ price }) => price === null).length
  const unanswered = shown
    .flatMap((block) => (block.type === 'Faq' ? block.props.items : []))
    .filter(({ question, answer }) => question.trim() !== '' && answer.trim() === '')
  const blanks: (SiteBlank | false)[] = [
    (info.name.trim() === '' || info.name === fallbackName) && {
      field: 'name',
      name: person ? 'nama Anda' : 'nama usaha',
    },
    whatsappNumber(info) === '' && { field: 'whatsapp', name: 'nomor WhatsApp' },
    lists.length > 0 &&
      items.length === 0 && { field: 'offers', name: person ? 'keahlian' : `${words.offersHeading.toLowerCase()}` },
    !person &&
      unpriced > 0 && { field: 'prices', name: unpriced === items.length ? 'harga' : `harga ${unpriced} pilihan` },
    has('Location') && info.address.trim() === '' && { field: 'address', name: 'alamat' },
    has('Hours') &&
      knownHours(info).length === 0 &&
      info.hoursNote.trim() === '' && {
        field: 'hours',
        // Where only the times were told, only the days are missing.
        name:
          info.hours.length > 0
            ? words.hoursHeading.toLowerCase().replace(/^jam /, 'hari ')
            : words.hoursHeading.toLowerCase(),
      },
    info.description.trim() === '' && {
      field: 'description',
      name: person ? 'cerita tentang Anda' : 'cerita singkat usaha',
    },
    unanswered.length > 0 && {
      field: 'answers',
      name:
        unanswered.length === 1 ? `jawaban “${unanswered[0]?.question}”` : `jawaban ${unanswered.length} pertanyaan`,
    },
    has('Contact') && contactWays(info).length === 0 && { field: 'contact', name: 'email atau telepon' },
  ]
  return blanks.filter((blank) => blank !== false)
}
