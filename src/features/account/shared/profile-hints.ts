import type { BusinessProfile } from '#core/assistant/shared/business-profile.ts'

/** Fields of text; the logo is a picture, the PKP mark a switch. */
export type ProfileText = Exclude<keyof BusinessProfile, 'logo' | 'isPkp'>

const digitsOf = (text: string): string => text.replace(/\D/g, '')

const hints: Partial<Record<ProfileText, (value: string) => string | null>> = {
  phone: (value) =>
    digitsOf(value).length < 8 || digitsOf(value).length > 15
      ? 'Nomor ini kurang lazim. Contoh: 0812-3456-7890.'
      : null,
  email: (value) =>
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? null : 'Email ini belum lengkap. Contoh: halo@tokosaya.id.',
  website: (value) =>
    /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/.test(value)
      ? null
      : 'Alamat website ini belum lengkap. Contoh: tokosaya.id.',
  bankAccountNumber: (value) =>
    /^[\d\s.-]+$/.test(value) && digitsOf(value).length >= 6
      ? null
      : 'Nomor rekening biasanya angka saja, paling sedikit 6 angka.',
  npwp: (value) =>
    [15, 16].includes(digitsOf(value).length) && /^[\d\s.-]+$/.test(value)
      ? null
      : `NPWP terdiri dari 15 atau 16 angka; ini ${digitsOf(value).length}.`,
}

/** Fields that are of use together only. */
const partners = (profile: BusinessProfile): Partial<Record<ProfileText, string>> => {
  const found: Partial<Record<ProfileText, string>> = {}
  if (profile.bankAccountNumber !== '' && profile.bankName === '')
    found.bankName = 'Isi nama banknya juga, supaya rekening bisa dicetak di invoice.'
  if (profile.bankName !== '' && profile.bankAccountNumber === '')
    found.bankAccountNumber = 'Isi nomor rekeningnya juga, supaya bisa dicetak di invoice.'
  if (profile.isPkp && profile.npwp === '') found.npwp = 'PKP menyala: isi NPWP supaya tercetak di invoice.'
  return found
}

/**
 * What does not look right in a profile, each in a sentence with what to do. Hints only: the owner knows better, and whatever
 * stands there can be saved.
 */
export const profileHints = (profile: BusinessProfile): Partial<Record<ProfileText, string>> => {
  const found = partners(profile)
  for (const [field, hint] of Object.entries(hints) as [ProfileText, (value: string) => string | null][]) {
    const value = profile[field].trim()
    const sentence = value === '' ? null : hint(value)
    if (sentence !== null) found[field] = sentence
  }
  return found
}
