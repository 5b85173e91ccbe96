import { type PopupMessage, popupChannel, popupScript } from '../../shared/setup.contract.ts'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)

/**
 * The page that the popup comes back to. It carries its message in an attribute, as no script may stand in a page, and
 * keeps its tie to the opener (P2 §4), which every other page of ours cuts.
 */
export const popupPage = (message: PopupMessage): Response =>
  new Response(
    `<!doctype html><html lang="id"><meta charset="utf-8"><title>Juragan</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<body data-message="${escaped(JSON.stringify(message))}"><p>Jendela ini boleh ditutup.</p>
<script src="${popupScript.path}"></script></body></html>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'unsafe-none',
      },
    },
  )

/** Tells the opener alone, by its origin; and the browser's other pages of ours, where the opener was cut off. */
const script = `const message = JSON.parse(document.body.dataset.message)
if (window.opener) window.opener.postMessage(message, location.origin)
const channel = new BroadcastChannel(${JSON.stringify(popupChannel)})
channel.postMessage(message)
channel.close()
window.close()
`

export const popupScriptFile = (): Response =>
  new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' } })
