import type { BusinessProfile } from '#core/assistant/shared/business-profile.ts'

import type { DocumentRequest, OfficialForm, RequestParty } from './document-request.ts'

/** Official letters that a business writes; the others are personal and take nothing from a business profile. */
const businessForms: ReadonlySet<OfficialForm> = new Set([
  'undangan',
  'pemberitahuan',
  'tugas',
  'peringatan',
  'pengantar',
  'keterangan',
])

const isForBusiness = ({ documentType, form }: DocumentRequest): boolean =>
  documentType !== 'surat_resmi' || businessForms.has(form)

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Nobody, or `warung saya`, which names nobody either. */
export const isUnnamed = ({ name, company }: RequestParty): boolean =>
  name === '' && (company === '' || /(?<!\p{L})(?:saya|kami|kita|aku)(?!\p{L})/iu.test(company))

const filled = (party: RequestParty, profile: BusinessProfile): RequestParty => ({
  ...party,
  company: isUnnamed(party) ? profile.name : party.company,
  address: party.address || profile.address,
  phone: party.phone || profile.phone,
  email: party.email || profile.email,
})

/** Whether the writer is the profile's business: unnamed, or named like it. Somebody else's letterhead stays theirs. */
const isOwnBusiness = (sender: RequestParty, profile: BusinessProfile): boolean =>
  profile.name !== '' && (isUnnamed(sender) || same(sender.company, profile.name))

/**
 * The request with what the owner's profile knows and the message left open: letterhead, signer, NPWP of a PKP or where PPN is
 * asked for, and, where money is, the bank account. What the message says always stands (ASSIST-05).
 */
export const withProfile = (request: DocumentRequest, profile: BusinessProfile | undefined): DocumentRequest => {
  if (!profile || !isForBusiness(request) || !isOwnBusiness(request.sender, profile)) return request
  const { bankName, bankAccountNumber, bankAccountHolder } = profile
  const asksForMoney = request.documentType === 'invoice'
  const account = { bank: bankName, number: bankAccountNumber, holder: bankAccountHolder }
  return {
    ...request,
    sender: filled(request.sender, profile),
    signer: {
      name: request.signer.name || profile.signerName,
      title: request.signer.title || (request.signer.name === '' ? profile.signerTitle : ''),
    },
    npwp: request.npwp || (profile.isPkp || request.tax !== null ? profile.npwp : ''),
    bankAccounts:
      asksForMoney && request.bankAccounts.length === 0 && bankName !== '' && bankAccountNumber !== ''
        ? [account]
        : request.bankAccounts,
    ...(profile.website === '' ? {} : { website: profile.website }),
    ...(profile.logo === '' ? {} : { logo: profile.logo }),
  }
}
