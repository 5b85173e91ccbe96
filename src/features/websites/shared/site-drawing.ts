import { type Emblem, type TypeWords } from './business-types.ts'
import { html, type Markup, ours } from './html.ts'
import type { SitePalette } from './site-palettes.ts'

/** Things a business works with, in a box of 96 × 96, in two colours: `a` the thing, `b` its detail. */
const emblems: Readonly<Record<Emblem, (a: string, b: string) => string>> = {
  bowl: (a, b) =>
    `<path d="M6 48h84a42 40 0 0 1-84 0z" fill="${a}"/><path d="M32 86h32v8H32z" fill="${a}"/><path d="M6 48h84v7H6z" fill="${b}"/><path d="M34 36c-6-8 6-12 0-22M50 36c-6-8 6-12 0-22M66 36c-6-8 6-12 0-22" fill="none" stroke="${b}" stroke-width="4" stroke-linecap="round"/>`,
  cup: (a, b) =>
    `<path d="M70 50h8a13 13 0 0 1 0 26h-8" fill="none" stroke="${a}" stroke-width="8"/><path d="M14 40h58v38a14 14 0 0 1-14 14H28a14 14 0 0 1-14-14z" fill="${a}"/><path d="M14 40h58v8H14z" fill="${b}"/><path d="M34 30c-6-8 6-12 0-22M52 30c-6-8 6-12 0-22" fill="none" stroke="${b}" stroke-width="4" stroke-linecap="round"/>`,
  bag: (a, b) =>
    `<path d="M18 34h60l8 60H10z" fill="${a}"/><path d="M33 46V26a15 15 0 0 1 30 0v20" fill="none" stroke="${b}" stroke-width="6" stroke-linecap="round"/>`,
  scissors: (a, b) =>
    `<path d="M30 60 74 8M66 60 22 8" stroke="${a}" stroke-width="9" stroke-linecap="round"/><circle cx="24" cy="74" r="14" fill="none" stroke="${b}" stroke-width="8"/><circle cx="72" cy="74" r="14" fill="none" stroke="${b}" stroke-width="8"/>`,
  cross: (a, b) =>
    `<rect x="6" y="6" width="84" height="84" rx="22" fill="${a}"/><path d="M48 24v48M24 48h48" stroke="${b}" stroke-width="16" stroke-linecap="round"/>`,
  wrench: (a, b) =>
    `<path d="M40 56 12 84" stroke="${a}" stroke-width="18" stroke-linecap="round"/><path d="M84 20A26 26 0 1 1 70 8L56 22l4 14 14 4z" fill="${a}"/><circle cx="14" cy="82" r="4" fill="${b}"/>`,
  shirt: (a, b) =>
    `<path d="m30 10-26 16 12 22 12-6v50h40V42l12 6 12-22-26-16a18 14 0 0 1-36 0z" fill="${a}"/><path d="M30 10a18 14 0 0 0 36 0" fill="none" stroke="${b}" stroke-width="5"/>`,
  camera: (a, b) =>
    `<path d="M34 16h28l6 12h14a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8h14z" fill="${a}"/><circle cx="48" cy="55" r="19" fill="none" stroke="${b}" stroke-width="7"/><circle cx="78" cy="40" r="4" fill="${b}"/>`,
  chart: (a, b) =>
    `<path d="M10 60h18v30H10zM39 42h18v48H39zM68 22h18v68H68z" fill="${a}"/><path d="M10 42 36 24l18 6L84 6" fill="none" stroke="${b}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  plane: (a, b) =>
    `<path d="M92 6 4 42l28 12z" fill="${a}"/><path d="M92 6 32 54v34l16-22 22 16z" fill="${a}"/><path d="M92 6 32 54v34l8-26z" fill="${b}"/>`,
  bed: (a, b) =>
    `<path d="M6 22v68M90 62v28M6 76h84" stroke="${a}" stroke-width="9" stroke-linecap="round"/><path d="M14 56h76v20H14z" fill="${a}"/><rect x="16" y="38" width="28" height="16" rx="8" fill="${b}"/><path d="M48 40h30a12 12 0 0 1 12 12v6H48z" fill="${b}"/>`,
  book: (a, b) =>
    `<path d="M48 22C36 10 18 10 4 14v66c14-4 32-4 44 8 12-12 30-12 44-8V14c-14-4-32-4-44 8z" fill="${a}"/><path d="M48 22v64M18 32c8-1 14 0 20 4M18 48c8-1 14 0 20 4M78 32c-8-1-14 0-20 4M78 48c-8-1-14 0-20 4" fill="none" stroke="${b}" stroke-width="4" stroke-linecap="round"/>`,
  pencil: (a, b) =>
    `<path d="m66 10 20 20-52 52-26 6 6-26z" fill="${a}"/><path d="m66 10 20 20-10 10-20-20z" fill="${b}"/><path d="m8 88 10-2-8-8z" fill="${b}"/>`,
  dumbbell: (a, b) =>
    `<path d="M24 48h48" stroke="${b}" stroke-width="9"/><rect x="14" y="20" width="16" height="56" rx="6" fill="${a}"/><rect x="66" y="20" width="16" height="56" rx="6" fill="${a}"/><path d="M8 34v28M88 34v28" stroke="${a}" stroke-width="9" stroke-linecap="round"/>`,
  wave: (a, b) =>
    `<path d="M12 38v20M30 22v52M66 26v44M84 38v20" stroke="${a}" stroke-width="10" stroke-linecap="round"/><path d="M48 8v80" stroke="${b}" stroke-width="10" stroke-linecap="round"/>`,
  flower: (a, b) =>
    `<g fill="${a}"><circle cx="48" cy="18" r="15"/><circle cx="70" cy="34" r="15"/><circle cx="62" cy="58" r="15"/><circle cx="34" cy="58" r="15"/><circle cx="26" cy="34" r="15"/></g><circle cx="48" cy="39" r="13" fill="${b}"/><path d="M48 62v32M48 84q16-2 20-16-18 0-20 16z" fill="none" stroke="${a}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  person: (a, b) => `<circle cx="48" cy="30" r="22" fill="${b}"/><path d="M8 94a40 38 0 0 1 80 0z" fill="${a}"/>`,
}

/** The emblem alone on its own ground, as the mark beside the name and as the favicon. */
export const markOf = (emblem: Emblem, { deep, onDeep, sun }: SitePalette): Markup =>
  ours(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" aria-hidden="true"><rect width="160" height="160" rx="44" fill="${deep}"/><g transform="translate(32 32)">${emblems[emblem](onDeep, sun)}</g></svg>`,
  )

/** The name as a board can hold it: two lines at most, cut between words. */
const boardLines = (name: string): string[] => {
  const words = name.trim().split(/\s+/)
  if (name.length <= 16 || words.length === 1) return [name.slice(0, 22)]
  const lines = ['', '']
  for (const word of words) {
    const index = lines[1] === '' && `${lines[0]} ${word}`.trim().length <= Math.max(14, name.length / 2 + 1) ? 0 : 1
    const longer = `${lines[index] ?? ''} ${word}`.trim()
    if (longer.length <= 24) lines[index] = longer
  }
  return lines.filter((line) => line !== '')
}

/** How wide bold letters are in parts of their size, in the widest of the faces that visitors have. */
const letterWidths: readonly (readonly [RegExp, number])[] = [
  [/[mwMW@]/, 1.03],
  [/[\sijlftrI.,'’-]/, 0.42],
  [/[\p{Lu}\d&]/u, 0.8],
]
const lineWidth = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (letterWidths.find(([kind]) => kind.test(letter))?.[1] ?? 0.7), 0)

const board = (name: string, { x, y, width, fill }: { x: number; y: number; width: number; fill: string }): Markup => {
  const lines = boardLines(name)
  const longest = Math.max(...lines.map(lineWidth), 3.7)
  const size = Math.floor(Math.min(lines.length > 1 ? 36 : 46, (width - 20) / longest))
  return html`<g fill="${fill}" font-size="${size}" font-weight="800" text-anchor="middle" letter-spacing="1"
    >${lines.map(
      (line, index) =>
        html`<text x="${x}" y="${y + (index - (lines.length - 1) / 2) * size * 1.05 + size * 0.35}">${line}</text>`,
    )}</g
  >`
}

const landscape = ({ sky, sun, hill, deep }: SitePalette, sunAt: string): string =>
  `<path d="M-900-900h2440v1460H-900z" fill="${sky}"/><circle ${sunAt} fill="${sun}"/><path d="M-900 380q220-60 470-26 270 34 430-2 120-44 270-8t370-22q110-29 470 6t430-12v248H-900z" fill="${hill}"/><path d="M-900 424q240-30 460-8t440-4q220-28 430-4 110 12 210-20 250-74 460 6t440-8v174H-900z" fill="${deep}"/>`

const at = (value: number): string => value.toFixed(1)

const awning = (colour: string, other: string): string =>
  [0, 1, 2, 3, 4, 5]
    .map((place) => {
      const [top, right] = [150 + place * 56.7, 189.3 + place * 65.3]
      return `<path d="M${at(top)} 176H${at(top + 56.7)}L${at(right)} 246a32.7 30 0 0 1-65.3 0z" fill="${place % 2 === 0 ? colour : other}"/>`
    })
    .join('')

const stall = (name: string, emblem: Emblem, p: SitePalette): Markup =>
  html`${ours(landscape(p, 'cx="452" cy="292" r="150"'))}${ours(
    `<path d="M150 230h13v220h-13zM477 230h13v220h-13z" fill="${p.deep}"/><g transform="translate(232 ${268})">${emblems[emblem](p.deep, p.cloth)}</g><g transform="translate(352 300) scale(.68)"><path d="M30 92V40c0-14 8-14 8-26h20c0 12 8 12 8 26v52z" fill="${p.deep}"/><path d="M30 52h36v22H30z" fill="${p.cloth}"/></g>${awning(p.accent, p.cloth)}<path d="M132 378h376v104a14 14 0 0 1-14 14H146a14 14 0 0 1-14-14z" fill="${p.cloth}"/><path d="M120 362h400v18H120z" fill="${p.accent}"/><g fill="${p.hill}" stroke="${p.cloth}" stroke-width="9"><circle cx="206" cy="500" r="28"/><circle cx="434" cy="500" r="28"/></g>`,
  )}${board(name, { x: 320, y: 430, width: 340, fill: p.deep === '#0c0e11' ? '#1b1a15' : p.deep })}`

const facade = (name: string, emblem: Emblem, p: SitePalette): Markup =>
  html`${ours(landscape(p, 'cx="512" cy="150" r="92"'))}${ours(
    `<path d="M112 170h416v312H112z" fill="${p.cloth}"/><path d="M146 466V336a104 96 0 0 1 208 0v130z" fill="${p.sky}"/><path d="M146 444h208v22H146z" fill="${p.hill}"/><g transform="translate(192 300) scale(1.2)">${emblems[emblem](p.deep, p.accent)}</g><path d="M396 482V296a48 44 0 0 1 96 0v186z" fill="${p.accent}"/><circle cx="412" cy="398" r="6" fill="${p.cloth}"/><path d="M420 300a24 22 0 0 1 48 0v40h-48z" fill="${p.sky}"/><path d="M84 482h472v14H84z" fill="${p.sun}"/><g fill="${p.hill}"><circle cx="96" cy="424" r="30"/><circle cx="548" cy="420" r="34"/></g><path d="M78 446h36l-5 38H83zM526 446h44l-6 38h-32z" fill="${p.accent}"/><rect x="92" y="128" width="456" height="98" rx="12" fill="${p.deep}"/>`,
  )}${board(name, { x: 320, y: 177, width: 420, fill: p.onDeep })}`

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

const portrait = (name: string, p: SitePalette): Markup =>
  html`${ours(landscape(p, 'cx="320" cy="250" r="200"'))}${ours(
      `<g transform="rotate(-4 320 290)"><rect x="196" y="92" width="248" height="352" rx="18" fill="${p.cloth}"/><rect x="220" y="116" width="200" height="200" rx="10" fill="${p.accent}"/><path d="M220 344h140M220 372h200M220 400h90" stroke="${p.hill}" stroke-width="12" stroke-linecap="round"/></g>`,
    )}<g transform="rotate(-4 320 290)" fill="${p.onAccent}" font-size="104" font-weight="800" text-anchor="middle"
      ><text x="320" y="254">${initials(name) || '?'}</text></g
    >`

/**
 * The drawing of the first screen: the business's own name on a stall or a house front, or a person's initials. Beside the
 * words all of it is seen, however narrow it stands; its landscape goes on beyond it.
 */
export const drawing = (name: string, { emblem, scene }: TypeWords, palette: SitePalette, isWide = false): Markup =>
  html`<svg
    class="art"
    viewBox="${isWide ? '-420 96 1480 440' : '56 60 528 500'}"
    preserveAspectRatio="xMidYMax ${isWide ? 'slice' : 'meet'}"
    aria-hidden="true"
    focusable="false"
  >
    ${
      emblem === 'person'
        ? portrait(name, palette)
        : scene === 'stall'
          ? stall(name, emblem, palette)
          : facade(name, emblem, palette)
    }
  </svg>`
