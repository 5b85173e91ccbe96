import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { isErrorCode } from '#core/errors/shared/error-codes.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'

import type { DriveFacts } from '../shared/drive.contract.ts'
import { connectGoogle } from './connect-google.ts'
import s from './drive-dialog.module.css'
import type { ConnectionOutcome } from './drive-dialog-state.ts'

interface GoogleStripProps {
  readonly facts: DriveFacts
  readonly outcome: ConnectionOutcome | null
  readonly onChanged: () => void
  readonly onDisconnect: () => Promise<boolean>
  readonly onFailure: (sentence: string) => void
}

const wordsOf = ({ google }: DriveFacts): string => {
  if (google === null) return 'Google Drive belum dihubungkan. Save to Drive menyimpan ke sana begitu terhubung.'
  if (google.isRevoked) return `Izin untuk ${google.account} sudah dicabut. Hubungkan lagi supaya bisa menyimpan.`
  return `Save to Drive menyimpan ke Google Drive ${google.account}.`
}

/** How a connection ended, in the tab that came back from Google. */
export const outcomeWords = (outcome: ConnectionOutcome): string => {
  if (outcome.isConnected) return 'Google Drive terhubung. Tab ini boleh ditutup; lanjutkan di tab sebelumnya.'
  if (outcome.code === 'drive_canceled') return 'Google Drive belum dihubungkan: izinnya tidak diberikan.'
  return isErrorCode(outcome.code) ? errorText(outcome.code) : errorText('drive_unreadable')
}

/** Where copies go when Google Drive is set up: which account, and how to connect or end it. */
export const GoogleStrip = ({ facts, outcome, onChanged, onDisconnect, onFailure }: GoogleStripProps) => {
  const [isWaiting, setWaiting] = useState(false)
  const { google } = facts
  const isGood = google !== null && !google.isRevoked
  const connect = async (): Promise<void> => {
    setWaiting(true)
    try {
      await connectGoogle()
      onChanged()
    } catch (thrown) {
      onFailure(errorText(toAppError(thrown).code))
    } finally {
      setWaiting(false)
    }
  }
  return (
    <div className={s.google} data-good={isGood}>
      <p>{outcome ? outcomeWords(outcome) : wordsOf(facts)}</p>
      {isGood ? (
        <>
          <a className={s.link} href="https://drive.google.com/drive/my-drive" target="_blank" rel="noreferrer">
            <ExternalLink size={16} strokeWidth={1.9} aria-hidden="true" />
            Buka Google Drive
          </a>
          <Button look="quiet" onClick={() => void onDisconnect()}>
            Putuskan
          </Button>
        </>
      ) : (
        <Button look="teal" waiting={isWaiting} onClick={() => void connect()}>
          {google === null ? 'Hubungkan Google Drive' : 'Hubungkan lagi'}
        </Button>
      )}
    </div>
  )
}
