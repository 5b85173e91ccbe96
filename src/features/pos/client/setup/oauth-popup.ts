import { type PopupMessage, popupChannel, popupMessage } from '../../shared/setup.contract.ts'

/** P2 §4. */
const look = 'popup,width=600,height=700'
const pollEvery = 1_000

/**
 * An empty popup, straight from the press of a key, or browsers block it; it goes to its address once that is known.
 * Null where it was blocked.
 */
export const openPopup = (): Window | null => open('about:blank', 'juragan-supabase', look)

/** Calls back once when the owner has closed the popup. Answers how to stop looking. */
export const onPopupClosed = (popup: Pick<Window, 'closed'>, closed: () => void): (() => void) => {
  const timer = setInterval(() => {
    if (!popup.closed) return
    clearInterval(timer)
    closed()
  }, pollEvery)
  return () => clearInterval(timer)
}

const isOurs = (data: unknown): data is { readonly type: string } =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  typeof data.type === 'string' &&
  data.type.startsWith('SUPABASE_OAUTH_')

/**
 * Hears what the popup's last page tells, from our own origin alone: as its opener, or over a channel where the browser
 * has cut the tie. `unreadable` gets what bears the name and is no such message.
 */
export const onPopupMessage = (
  heard: (message: PopupMessage) => void,
  unreadable: (reason: string) => void,
): (() => void) => {
  const handleMessage = ({ origin, data }: MessageEvent<unknown>): void => {
    if (origin !== location.origin || !isOurs(data)) return
    const parsed = popupMessage.safeParse(data)
    if (parsed.success) heard(parsed.data)
    else unreadable(data.type)
  }
  const channel = new BroadcastChannel(popupChannel)
  channel.addEventListener('message', handleMessage)
  addEventListener('message', handleMessage)
  return () => {
    channel.close()
    removeEventListener('message', handleMessage)
  }
}
