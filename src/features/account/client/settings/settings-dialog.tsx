import Bot from 'lucide-react/icons/bot'
import Database from 'lucide-react/icons/database'
import FileText from 'lucide-react/icons/file-text'
import Keyboard from 'lucide-react/icons/keyboard'
import Palette from 'lucide-react/icons/palette'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Store from 'lucide-react/icons/store'
import Wallet from 'lucide-react/icons/wallet'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { DialogShell } from '#core/ui/client/dialog-shell.tsx'
import { useWidthClass } from '#core/ui/client/viewport.ts'

import { type SettingsSection, settingsSections, tellAccountNotice } from '../account-dialogs.ts'
import { openSignIn } from '../sign-in-window.ts'
import type { Account } from '../use-account.ts'
import { AssistantSection } from './assistant-section.tsx'
import { DataSection } from './data-section.tsx'
import { LooksSection } from './looks-section.tsx'
import { PointsSection } from './points-section.tsx'
import { hasProfileDraft } from './profile-draft.ts'
import { ProfileSection } from './profile-section.tsx'
import { SecuritySection } from './security-section.tsx'
import s from './settings-dialog.module.css'
import { type KeyGroup, ShortcutsSection } from './shortcuts-section.tsx'

export type { KeyGroup }

export interface SettingsDialogProps {
  readonly account: Account
  readonly section: SettingsSection | null
  readonly shortcuts: readonly KeyGroup[]
  /** How letters are numbered; the letters' own part. */
  readonly letters: ReactNode
  readonly onClose: () => void
}

const tabs = {
  profil: { name: 'Profil usaha', Icon: Store },
  surat: { name: 'Surat', Icon: FileText },
  tampilan: { name: 'Tampilan', Icon: Palette },
  pintasan: { name: 'Pintasan', Icon: Keyboard },
  asisten: { name: 'Asisten', Icon: Bot },
  poin: { name: 'Poin', Icon: Wallet },
  keamanan: { name: 'Keamanan', Icon: ShieldCheck },
  data: { name: 'Data saya', Icon: Database },
} as const satisfies Record<SettingsSection, { readonly name: string; readonly Icon: typeof Store }>

const SignInFirst = () => (
  <div className={s.signIn}>
    <p>Bagian ini milik sebuah akun. Masuk dulu, chat Anda ikut pindah ke akun itu.</p>
    <Button look="teal" onClick={openSignIn}>
      Log In
    </Button>
  </div>
)

interface TabListProps {
  readonly chosen: SettingsSection
  readonly isRow: boolean
  readonly onChoose: (section: SettingsSection) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

const TabList = ({ chosen, isRow, onChoose }: TabListProps) => {
  const list = useRef<HTMLDivElement>(null)
  const place = settingsSections.indexOf(chosen)

  // On a phone the row rolls: the chosen one is never out of sight.
  useEffect(() => {
    list.current?.querySelector(`#tab-${chosen}`)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [chosen])

  const handleKeyDown = (event: KeyboardEvent): void => {
    const last = settingsSections.length - 1
    const step = steps[event.key]
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? last
          : step === undefined
            ? null
            : (place + step + last + 1) % (last + 1)
    const section = next === null ? undefined : settingsSections[next]
    if (section === undefined) return
    event.preventDefault()
    onChoose(section)
    list.current?.querySelector<HTMLElement>(`#tab-${section}`)?.focus()
  }

  return (
    <div
      ref={list}
      className={s.tabs}
      role="tablist"
      tabIndex={-1}
      aria-label="Bagian pengaturan"
      aria-orientation={isRow ? 'horizontal' : 'vertical'}
      onKeyDown={handleKeyDown}
    >
      {settingsSections.map((section) => {
        const { name, Icon } = tabs[section]
        return (
          <button
            key={section}
            type="button"
            id={`tab-${section}`}
            role="tab"
            className={s.tab}
            aria-selected={section === chosen}
            aria-controls="settings-panel"
            tabIndex={section === chosen ? 0 : -1}
            onClick={() => onChoose(section)}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
            {name}
          </button>
        )
      })}
    </div>
  )
}

interface SectionProps {
  readonly section: SettingsSection
  readonly account: Account
  readonly shortcuts: readonly KeyGroup[]
  readonly letters: ReactNode
  readonly onClose: () => void
}

const Section = ({ section, account, shortcuts, letters, onClose }: SectionProps) => {
  const { user } = account
  if (section === 'tampilan') return <LooksSection />
  if (section === 'pintasan') return <ShortcutsSection groups={shortcuts} />
  if (section === 'asisten') return <AssistantSection uid={user?.uid ?? null} />
  if (user === null) return <SignInFirst />
  if (section === 'profil') return <ProfileSection key={user.uid} uid={user.uid} />
  if (section === 'surat') return letters
  if (section === 'poin') return <PointsSection uid={user.uid} />
  if (section === 'keamanan') return <SecuritySection user={user} onLogOut={account.logOut} />
  return <DataSection user={user} onLogOut={account.logOut} onClose={onClose} />
}

/** The settings (SIDE-10): sections behind tabs, at the left of a wide screen, in a row on a phone. */
export const SettingsDialog = ({ account, section, shortcuts, letters, onClose }: SettingsDialogProps) => {
  const uid = account.user?.uid ?? null
  const [chosen, setChosen] = useState<SettingsSection>(section ?? (uid === null ? 'tampilan' : 'profil'))
  const isPhone = useWidthClass() === 'mobile'
  const panel = useRef<HTMLDivElement>(null)

  const choose = (next: SettingsSection): void => {
    setChosen(next)
    panel.current?.scrollTo({ top: 0 })
  }
  const close = (): void => {
    if (uid !== null && hasProfileDraft(uid)) tellAccountNotice('profileUnsaved')
    onClose()
  }

  return (
    <DialogShell title="Pengaturan" size="wide" onClose={close}>
      <div className={s.body}>
        <TabList chosen={chosen} isRow={isPhone} onChoose={choose} />
        <div
          ref={panel}
          id="settings-panel"
          className={s.panel}
          role="tabpanel"
          aria-labelledby={`tab-${chosen}`}
          // Rolls by itself, with the keyboard too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <Section section={chosen} account={account} shortcuts={shortcuts} letters={letters} onClose={onClose} />
        </div>
      </div>
    </DialogShell>
  )
}
