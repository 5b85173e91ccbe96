import { type ReactNode, useEffect } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { DialogOpening } from '#core/ui/client/dialog-opening.tsx'
import { lazyPart } from '#core/ui/client/lazy-part.ts'
import { Toast } from '#core/ui/client/toast.tsx'

import {
  closeAccountDialog,
  openFromAddress,
  openSettings,
  tellAccountNotice,
  useAccountDialogs,
} from './account-dialogs.ts'
import s from './account-dialog-host.module.css'
import type { HelpDialogProps } from './help/help-dialog.tsx'
import type { PointsHistoryProps } from './points-history.tsx'
import type { ServiceDialogProps } from './service-dialog.tsx'
import type { KeyGroup, SettingsDialogProps } from './settings/settings-dialog.tsx'
import type { TopUpDialogProps } from './top-up/top-up-dialog.tsx'
import type { Account } from './use-account.ts'

// None of it is needed for the first look at the workspace.
const settingsPart = lazyPart<SettingsDialogProps>(
  async () => (await import('./settings/settings-dialog.tsx')).SettingsDialog,
  ({ SettingsDialog }) => SettingsDialog,
)
const helpPart = lazyPart<HelpDialogProps>(
  async () => (await import('./help/help-dialog.tsx')).HelpDialog,
  ({ HelpDialog }) => HelpDialog,
)
const topUpPart = lazyPart<TopUpDialogProps>(
  async () => (await import('./top-up/top-up-dialog.tsx')).TopUpDialog,
  ({ TopUpDialog }) => TopUpDialog,
)
const historyPart = lazyPart<PointsHistoryProps>(
  async () => (await import('./points-history.tsx')).PointsHistory,
  ({ PointsHistory }) => PointsHistory,
)
const servicePart = lazyPart<ServiceDialogProps>(
  async () => (await import('./service-dialog.tsx')).ServiceDialog,
  ({ ServiceDialog }) => ServiceDialog,
)

interface AccountDialogHostProps {
  readonly account: Account
  /** The keys of the workspace, for the settings' list. */
  readonly shortcuts: readonly KeyGroup[]
  /** The settings of letters, which are the letters' own. */
  readonly letters: ReactNode
  /** Puts an example into the chat's box. */
  readonly onTry: (sentence: string) => void
  readonly onOpenItem: (itemId: string) => void
}

/** The place of everything of the account that lies over the workspace; mounted once. */
export const AccountDialogHost = ({ account, shortcuts, letters, onTry, onOpenItem }: AccountDialogHostProps) => {
  const dialog = useAccountDialogs((open) => open.dialog)
  useEffect(openFromAddress, [])
  const { user } = account

  if (dialog === null) return null
  const opening = <DialogOpening onClose={closeAccountDialog} />
  if (account.phase === 'loading') return opening
  if (dialog.name === 'settings')
    return (
      <settingsPart.Place
        fallback={opening}
        account={account}
        section={dialog.section}
        shortcuts={shortcuts}
        letters={letters}
        onClose={closeAccountDialog}
      />
    )
  if (dialog.name === 'help')
    return (
      <helpPart.Place
        fallback={opening}
        articleId={dialog.articleId}
        onTry={(sentence) => {
          closeAccountDialog()
          onTry(sentence)
        }}
        onClose={closeAccountDialog}
      />
    )
  if (dialog.name === 'topUp')
    return <topUpPart.Place fallback={opening} user={user} topUpId={dialog.topUpId} onClose={closeAccountDialog} />
  if (dialog.name === 'service')
    return <servicePart.Place fallback={opening} service={dialog.service} onClose={closeAccountDialog} />
  return user === null ? null : (
    <historyPart.Place
      fallback={opening}
      user={user}
      onClose={closeAccountDialog}
      onOpenItem={(itemId) => {
        closeAccountDialog()
        onOpenItem(itemId)
      }}
    />
  )
}

/** How long a word after a dialog stays. */
const noticeLasts = 10_000

const closeNotice = (): void => tellAccountNotice(null)

/** The word after a dialog; it stands in the workspace's rack of toasts. */
export const AccountNoticeToast = () => {
  const notice = useAccountDialogs((open) => open.notice)
  if (notice === null) return null
  if (notice === 'accountDeleted')
    return (
      <Toast title="Akun sudah dihapus" lasts={noticeLasts} onClose={closeNotice}>
        <p className={s.words}>
          Chat, dokumen, website, kasir, dan profil Anda sudah tidak ada. Terima kasih, Juragan.
        </p>
      </Toast>
    )
  return (
    <Toast title="Profil usaha belum disimpan" lasts={noticeLasts} onClose={closeNotice}>
      <p className={s.words}>Ketikan Anda tetap ada di perangkat ini.</p>
      <Button
        onClick={() => {
          closeNotice()
          openSettings('profil')
        }}
      >
        Buka lagi
      </Button>
    </Toast>
  )
}
