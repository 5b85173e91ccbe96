import { create } from 'zustand'

/** The sections of the settings, in their order. */
export const settingsSections = [
  'profil',
  'surat',
  'tampilan',
  'pintasan',
  'asisten',
  'poin',
  'keamanan',
  'data',
] as const
export type SettingsSection = (typeof settingsSections)[number]

/** The services whose keys stand in the user menu (SIDE-09). */
export type TestedService = 'documents' | 'points'

/** What lies over the workspace. */
export type AccountDialog =
  | { readonly name: 'settings'; readonly section: SettingsSection | null }
  | { readonly name: 'help'; readonly articleId: string | null }
  | { readonly name: 'topUp'; readonly topUpId: string | null }
  | { readonly name: 'history' }
  | { readonly name: 'service'; readonly service: TestedService }

/** A word to the owner after a dialog has gone. */
export type AccountNotice = 'profileUnsaved' | 'accountDeleted'

interface AccountDialogs {
  readonly dialog: AccountDialog | null
  readonly notice: AccountNotice | null
}

/** What of the account lies over the workspace now; null is nothing. */
export const useAccountDialogs = create<AccountDialogs>(() => ({ dialog: null, notice: null }))

const open = (dialog: AccountDialog): void => useAccountDialogs.setState({ dialog })

/** Opens the settings, at a section if one is named. */
export const openSettings = (section?: SettingsSection): void => open({ name: 'settings', section: section ?? null })
/** Opens the help, at an article if one is named. */
export const openHelp = (articleId?: string): void => open({ name: 'help', articleId: articleId ?? null })
/** Opens the top up, at a payment that was begun if one is named. */
export const openTopUp = (topUpId?: string): void => open({ name: 'topUp', topUpId: topUpId ?? null })
/** Opens the ledger of the points. */
export const openPointsHistory = (): void => open({ name: 'history' })
/** Asks a service whether it works and shows its answer. */
export const openServiceTest = (service: TestedService): void => open({ name: 'service', service })
/** Nothing of the account lies over the workspace any more. */
export const closeAccountDialog = (): void => useAccountDialogs.setState({ dialog: null })

export const tellAccountNotice = (notice: AccountNotice | null): void => useAccountDialogs.setState({ notice })

const isSection = (name: string | null): name is SettingsSection => settingsSections.some((section) => section === name)

/**
 * The dialog that the page's address asks for: a payment that comes back (`?topUp=`), an article (`?bantuan=`), a section of
 * the settings (`?pengaturan=`). Null where it asks for none.
 */
export const dialogOfAddress = (search: string): AccountDialog | null => {
  const query = new URLSearchParams(search)
  const topUpId = query.get('topUp')
  if (topUpId !== null && topUpId !== '') return { name: 'topUp', topUpId }
  const articleId = query.get('bantuan')
  if (articleId !== null) return { name: 'help', articleId: articleId === '' ? null : articleId }
  const section = query.get('pengaturan')
  return section === null ? null : { name: 'settings', section: isSection(section) ? section : null }
}

/** The address without what asked for a dialog: a reload does not open it again. */
export const addressWithoutDialog = (address: string): string => {
  const url = new URL(address)
  for (const name of ['topUp', 'bantuan', 'pengaturan']) url.searchParams.delete(name)
  return `${url.pathname}${url.search}${url.hash}`
}

/** Opens what the page's address asks for, once. */
export const openFromAddress = (): void => {
  const dialog = dialogOfAddress(location.search)
  if (dialog === null) return
  history.replaceState(history.state, '', addressWithoutDialog(location.href))
  open(dialog)
}
