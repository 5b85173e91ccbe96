import type { AssistantContext } from '#core/assistant/shared/port.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'

import type { KeyFigure } from '../deck-request.ts'

const digits = (value: string): string => value.replaceAll(/\D/g, '')

/** How the audience reaches the owner: what was said, else what the profile knows; each telephone once. */
export const contactsOf = (
  reading: Reading,
  { profile }: AssistantContext,
  isOwn: boolean,
  said: readonly KeyFigure[],
): KeyFigure[] => {
  const own = isOwn && profile ? profile : null
  const either = (label: string, first: string | undefined, other: string | undefined): KeyFigure[] => {
    const value = said.find((one) => one.label === label)?.value ?? (first || other || '')
    return value === '' ? [] : [{ label, value }]
  }
  const phones = [
    ...said.filter(({ label }) => label === 'Telepon/WhatsApp'),
    ...reading.phones.map((value) => ({ label: 'Telepon/WhatsApp', value })),
  ].filter(({ value }, at, all) => all.findIndex((one) => digits(one.value) === digits(value)) === at)
  return [
    ...(phones.length > 0 ? phones : either('Telepon/WhatsApp', undefined, own?.phone)),
    ...either('Email', reading.emails[0], own?.email),
    ...either('Alamat', reading.sender?.address, own?.address),
    ...either('Website', undefined, own?.website),
    ...said.filter(({ label }) => label !== 'Alamat' && label !== 'Telepon/WhatsApp'),
    ...reading.bankAccounts.map(({ bank, holder, number }) => ({
      label: 'Rekening',
      value: `${bank} ${number}${holder === null ? '' : ` a.n. ${holder}`}`,
    })),
  ]
}
