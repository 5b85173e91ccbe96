/** The door of the account: its parts of the workspace, and the sign-in page. */
export { AccountDialogHost, AccountNoticeToast } from './account-dialog-host.tsx'
export {
  closeAccountDialog,
  openHelp,
  openPointsHistory,
  openSettings,
  openTopUp,
  type SettingsSection,
  useAccountDialogs,
} from './account-dialogs.ts'
export { useBusinessName } from './business-name.ts'
export { GuestCard } from './guest-card.tsx'
export { openSignIn } from './sign-in-window.ts'
export { type Account, useAccount } from './use-account.ts'
export { OwnerCard } from './owner-card.tsx'
export { WelcomeToast } from './welcome-toast.tsx'
export { SignInPage } from './sign-in-page.tsx'
