import { formatDay, formatTime, zoneName } from '#core/text/shared/dates.ts'
import { dayIn, defaultTimeZone } from '#core/time-and-ids/shared/zoned-date.ts'

/** Text as HTML shows it: what owners write is never markup. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const frame = (title: string, head: string, body: string, foot: string): string => `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
${head}<link rel="icon" href="/ikon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/lihat/-/gaya.css">
</head>
<body>
${body}
<footer>${foot}</footer>
</body>
</html>
`

export interface SharedPage {
  readonly path: string
  readonly title: string
  /** Empty where the item names no business. */
  readonly sender: string
  readonly expiresAt: Date
  /** Width and height of each page; empty where its pages cannot be drawn. */
  readonly pages: readonly { readonly width: number; readonly height: number }[]
  /** The item in plain words, for whoever cannot see its pictures. */
  readonly text: string
}

const until = (instant: Date): string =>
  `${formatDay(dayIn(instant, defaultTimeZone()))} pukul ${formatTime(instant, defaultTimeZone())} ${zoneName(defaultTimeZone())}`

/** What somebody sees who opens a link: the pages as pictures, the file, and from whom it comes. No script. */
export const sharedPage = ({ path, title, sender, expiresAt, pages, text }: SharedPage): string => {
  const from = sender === '' ? '' : `Dari ${sender}`
  const pictures = pages
    .map(
      ({ width, height }, at) =>
        `<li><img src="${path}/halaman/${at + 1}.svg" width="${width}" height="${height}" alt="Halaman ${at + 1} dari ${pages.length}: ${escaped(title)}"${at > 1 ? ' loading="lazy"' : ''}></li>`,
    )
    .join('\n')
  return frame(
    sender === '' ? title : `${title} · ${sender}`,
    `<meta property="og:title" content="${escaped(title)}">\n<meta property="og:description" content="${escaped(from || 'Dibagikan lewat Juragan')}">\n`,
    `<header>
<div>
${from === '' ? '' : `<p class="from">${escaped(from)}</p>\n`}<h1>${escaped(title)}</h1>
<p class="until">Tautan ini berlaku sampai ${escaped(until(expiresAt))}.</p>
</div>
<a class="key" href="${path}/unduh" download>Unduh PDF</a>
</header>
<main>
${pictures === '' ? '' : `<ol class="pages">\n${pictures}\n</ol>\n`}<details${pictures === '' ? ' open' : ''}>
<summary>Baca sebagai teks</summary>
<pre>${escaped(text)}</pre>
</details>
</main>`,
    'Dibagikan lewat Juragan. Halaman ini hanya untuk dilihat.',
  )
}

/** What a link says that shows nothing: why, and what to do. */
export const closedPage = (
  shared: { state: 'expired'; expiresAt: Date } | { state: 'revoked' | 'unknown' | 'busy' },
): string => {
  const words = {
    expired: [
      'Tautan ini sudah kedaluwarsa',
      shared.state === 'expired'
        ? `Tautan ini hanya berlaku sampai ${until(shared.expiresAt)}. Minta tautan baru kepada pengirimnya.`
        : '',
    ],
    revoked: [
      'Tautan ini sudah dicabut',
      'Pengirimnya sudah menutup tautan ini. Hubungi pengirimnya kalau Anda masih memerlukannya.',
    ],
    unknown: ['Tautan tidak ditemukan', 'Periksa lagi alamatnya: mungkin ada huruf yang terpotong waktu disalin.'],
    busy: ['Terlalu banyak permintaan', 'Tunggu sebentar, lalu buka tautan ini lagi.'],
  } as const
  const [title, sentence] = words[shared.state]
  return frame(
    title,
    '',
    `<main class="closed">\n<img src="/ikon.svg" alt="" width="44" height="44">\n<h1>${escaped(title)}</h1>\n<p>${escaped(sentence)}</p>\n</main>`,
    'Surat, invoice, dan lainnya dibagikan lewat Juragan.',
  )
}
