import { useEffect, useRef } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import type { PopupMessage } from '../../shared/setup.contract.ts'
import { onPopupClosed, onPopupMessage, openPopup } from './oauth-popup.ts'
import { authorizeUrl, endConnection, savedConnection, verifyConnection } from './setup.api.ts'
import type { SetupEvent } from './setup-machine.ts'

/** The texts of P2 §4 and §8. */
export const supabaseTexts = {
  ready: 'Ready to connect to Supabase',
  expired: 'Connection expired. Please reconnect to Supabase.',
  cancelled: 'Authorization cancelled',
  blocked: '❌ Connection failed: Popup blocked! Please allow popups and try again.',
  noUrl: 'Failed to get OAuth URL',
  noProjects: '❌ Setup failed: No Supabase projects found',
} as const

/** Why no address came: the server's own sentence, where it had one. */
const reasonOf = (error: unknown): string => {
  const { code, details } = toAppError(error)
  return code === 'internal' || code === 'bad_answer' ? supabaseTexts.noUrl : errorText(code, details)
}

/** The connection to a Supabase account: a popup that is asked for, watched and heard; a saved one that is verified. */
export const useSupabase = (send: (event: SetupEvent) => void) => {
  /** Whether this screen asked: other tabs of the browser hear its popup as well. */
  const hasAsked = useRef(false)
  const stopWatching = useRef<() => void>(() => undefined)

  useEffect(() => {
    const heard = (message: PopupMessage): void => {
      if (!hasAsked.current) return
      stopWatching.current()
      if (message.type === 'SUPABASE_OAUTH_ERROR') {
        send({ type: 'failed', failure: `❌ OAuth failed: ${message.error ?? 'Unknown error'}` })
        return
      }
      const [project] = message.projects
      if (!project) {
        send({ type: 'failed', failure: supabaseTexts.noProjects, canCreate: true })
        return
      }
      send({ type: 'connected', projectName: project.name })
      // It may come when the popup looked closed already.
      send({ type: 'verified', projectName: project.name })
    }
    const stopHearing = onPopupMessage(heard, (reason) => {
      stopWatching.current()
      if (hasAsked.current) send({ type: 'failed', failure: `❌ Message handling failed: ${reason}` })
    })
    return () => {
      stopHearing()
      stopWatching.current()
    }
  }, [send])

  return {
    /** Straight from the press of a key. */
    connect: async (): Promise<void> => {
      stopWatching.current()
      const popup = openPopup()
      if (!popup) {
        send({ type: 'failed', failure: supabaseTexts.blocked })
        return
      }
      hasAsked.current = true
      try {
        popup.location.href = await authorizeUrl()
        stopWatching.current = onPopupClosed(popup, () => send({ type: 'noted', note: supabaseTexts.cancelled }))
      } catch (error) {
        popup.close()
        send({ type: 'failed', failure: `❌ Connection failed: ${reasonOf(error)}` })
      }
    },

    restore: async (): Promise<void> => {
      // Where nobody can say whether there is one, the embedded database stays chosen.
      const saved = await savedConnection().catch(() => null)
      if (!saved?.connection) return
      try {
        const { counts, projectName } = await verifyConnection()
        if (!counts) send({ type: 'noted', note: supabaseTexts.expired })
        // An account without a project is connected anew, and then one may be made.
        else if (projectName !== null) send({ type: 'verified', projectName })
      } catch {
        send({ type: 'noted', note: supabaseTexts.ready })
      }
    },

    disconnect: async (): Promise<void> => {
      try {
        await endConnection()
        send({ type: 'noted', note: supabaseTexts.ready })
      } catch (error) {
        const { code, details } = toAppError(error)
        send({ type: 'noted', note: errorText(code, details) })
      }
    },
  }
}
