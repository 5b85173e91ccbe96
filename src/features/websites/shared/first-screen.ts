import type { BusinessType, FirstScreen } from './business-types.ts'

const others: Partial<Record<BusinessType, FirstScreen>> = {
  restoran: 'wide',
  cafe: 'wide',
  hotel: 'wide',
  travel: 'wide',
  florist: 'wide',
  katering: 'wide',
  studio: 'wide',
  gym: 'wide',
  konsultan: 'facts',
  klinik: 'facts',
  kursus: 'facts',
  cv: 'facts',
  resume: 'facts',
}

/** How the first screen of a type is laid out, so that a clinic's page is no stall's. */
export const firstScreenOf = (type: BusinessType): FirstScreen => others[type] ?? 'split'
