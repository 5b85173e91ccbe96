import { signInStart, type WayId } from '#core/auth/shared/sign-in-ways.ts'
import { tabStorage } from '#core/ui/client/browser-storage.ts'
import { isTouchDevice, widthClassOf } from '#core/ui/client/viewport.ts'

/** The address of the sign-in page; `popup` tells it to close itself instead of going back. */
const page = '/masuk'
const popupName = 'juragan-masuk'
const popupLook = 'popup,width=480,height=720'

/** What the pages of one browser tell each other. */
const channelName = 'juragan:session'
const news = ['juragan:signed-in', 'juragan:signed-out'] as const
export type SessionNews = (typeof news)[number]
const pendingKey = 'juragan:sign-in-pending'

export const isPopup = (): boolean => new URLSearchParams(location.search).has('popup')

/**
 * Opens the sign-in page: a popup on desktop, a redirect on touch and small screens and where the popup is blocked
 * (AUTH-02). Call it straight from the press of a key, or the browser blocks the popup.
 */
export const openSignIn = (): void => {
  const popup =
    isTouchDevice() || widthClassOf(innerWidth) === 'mobile' ? null : open(`${page}?popup`, popupName, popupLook)
  if (popup) {
    popup.focus()
    return
  }
  tabStorage.write(pendingKey, '1')
  location.assign(page)
}

/** True once after coming back from the redirect. */
export const takeRedirectResult = (): boolean => {
  const pending = tabStorage.read(pendingKey) !== null
  tabStorage.write(pendingKey, null)
  return pending
}

/** Tells the other pages of this browser that somebody signed in or out. */
export const tellSessionChanged = (what: SessionNews): void => {
  const channel = new BroadcastChannel(channelName)
  // A channel has no target: it reaches this origin only.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(what)
  channel.close()
}

/** Goes to an issuer in the window that the sign-in page is in; it comes back to the sign-in page. */
export const goToIssuer = (way: WayId): void => location.assign(signInStart(way, isPopup()))

/**
 * The last step of the sign-in page: tells the opener and closes, or goes back to the workspace. A popup that has been
 * at an issuer has lost its opener, whom the channel reaches all the same; a window that may not close goes on too.
 */
export const finishSignIn = (): void => {
  tellSessionChanged('juragan:signed-in')
  if (isPopup()) {
    const opener = window.opener as Window | null
    opener?.postMessage('juragan:signed-in' satisfies SessionNews, location.origin)
    window.close()
    if (window.closed) return
  }
  location.replace('/')
}

/** Calls back when another page of this browser signed in or out; messages from elsewhere are not heard. */
export const onSessionChanged = (listener: (what: SessionNews) => void): (() => void) => {
  const channel = new BroadcastChannel(channelName)
  const handleMessage = (event: MessageEvent<unknown>): void => {
    const what = news.find((known) => known === event.data)
    if (event.origin === location.origin && what) listener(what)
  }
  channel.addEventListener('message', handleMessage)
  addEventListener('message', handleMessage)
  return () => {
    channel.close()
    removeEventListener('message', handleMessage)
  }
}
