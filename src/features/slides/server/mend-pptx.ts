import { strFromU8, strToU8, type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate'

import type { DeckTheme } from '../shared/scene/deck-themes.ts'
import { coverCut, type Picture } from './picture.ts'
import { hex } from './pptx-measures.ts'

/** What the library cannot be told about a slide: found by the names of its elements. */
export interface SlideMarks {
  /** Alternative texts by element name. */
  readonly described: ReadonlyMap<string, string>
  /** The element that is the slide's title, for outline view and screen readers. */
  readonly title: string | null
  readonly cuts: readonly {
    readonly name: string
    readonly picture: Picture
    readonly box: { readonly width: number; readonly height: number }
  }[]
}

const xml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/\s+/g, ' ')

type Mend = (part: string) => string

/** Everything is written in the language of the deck, also what is added later. */
const inLanguage =
  (language: string): Mend =>
  (text) =>
    text.replaceAll(/lang="(?:en-US|id-ID)"/g, `lang="${language}"`)

/** Overrides of parts that do not exist (one phantom master for each slide), and types that the library does not know. */
const mendTypes =
  (parts: Readonly<Unzipped>): Mend =>
  (text) =>
    text
      .replaceAll(/\s*<Override PartName="\/([^"]+)"[^>]*\/>/g, (override, name: string) =>
        parts[name] ? override.trim() : '',
      )
      .replace('ContentType="image/jpg"', 'ContentType="image/jpeg"')
      .replace(
        '<Default Extension="xml"',
        '<Default Extension="webp" ContentType="image/webp"/><Default Extension="xml"',
      )
      .replace(
        '</Types>',
        '<Override PartName="/ppt/theme/theme2.xml" ContentType="application/vnd.openxmlformats-officedocument.theme+xml"/></Types>',
      )

/** The list of note masters stands before the list of slides. */
const mendPresentation: Mend = (text) => {
  const notes = /<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>/s.exec(text)?.[0]
  return notes ? text.replace(notes, '').replace('<p:sldIdLst>', `${notes}<p:sldIdLst>`) : text
}

/** The look's own colours, so that what is added in PowerPoint matches. */
const mendTheme =
  ({ name, label, page }: DeckTheme): Mend =>
  (text) => {
    const isDark = name === 'malam'
    const colors: readonly (readonly [string, string])[] = [
      ['dk1', isDark ? page.background : page.ink],
      ['lt1', isDark ? page.ink : page.background],
      ['dk2', isDark ? page.panel : page.soft],
      ['lt2', isDark ? page.soft : page.panel],
      ...page.chart.slice(0, 6).map((color, at) => [`accent${at + 1}`, color] as const),
      ['hlink', page.accent],
      ['folHlink', page.soft],
    ]
    const scheme = colors.map(([slot, color]) => `<a:${slot}><a:srgbClr val="${hex(color)}"/></a:${slot}>`).join('')
    return text
      .replace('name="Office Theme"', `name="${label}"`)
      .replace(/<a:clrScheme.*?<\/a:clrScheme>/s, `<a:clrScheme name="${label}">${scheme}</a:clrScheme>`)
  }

/** A dark look writes light on dark also where PowerPoint adds text. */
const mendMaster =
  ({ name }: DeckTheme): Mend =>
  (text) =>
    name === 'malam'
      ? text.replace('bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"', 'bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"')
      : text

/** Escaped text never holds a tag of its own: these patterns see the library's tags alone. */
const mendSlide =
  ({ described, title, cuts }: SlideMarks): Mend =>
  (text) => {
    // A paragraph has one set of properties, before its first run.
    let mended = text.replaceAll(/<\/a:r><a:pPr\b[^>]*?(?:\/>|[^/]>.*?<\/a:pPr>)/gs, '</a:r>')
    for (const [name, alt] of described) {
      mended = mended.replace(
        new RegExp(`(<p:cNvPr id="\\d+" name="${name}")(?: descr="[^"]*")?`),
        (_, head: string) => (alt === '' ? head : `${head} descr="${xml(alt)}"`),
      )
    }
    if (title !== null) {
      mended = mended.replace(
        new RegExp(`(name="${title}"></p:cNvPr><p:cNvSpPr)/><p:nvPr></p:nvPr>`),
        '$1><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr>',
      )
    }
    for (const { name, picture, box } of cuts) {
      const cut = coverCut(picture, box)
      const [x, y] = [cut.x, cut.y].map((part) => Math.round(part * 100_000))
      mended = mended.replace(
        new RegExp(`(name="${name}".*?</a:blip>)(\\s*<a:stretch>)`, 's'),
        `$1<a:srcRect l="${x}" t="${y}" r="${x}" b="${y}"/>$2`,
      )
    }
    return mended
  }

const mendChart: Mend = (text) =>
  text
    .replace('<c:roundedCorners val="1"/>', '<c:roundedCorners val="0"/>')
    // A chart has two axes; the third is one of 3-D charts.
    .replace(/(<c:axId val="\d+"\/><c:axId val="\d+"\/>)<c:axId val="\d+"\/>/, '$1')
    .replace('<c:lineChart><c:varyColors', '<c:lineChart><c:grouping val="standard"/><c:varyColors')
    .replaceAll(/<c:lineChart>.*<\/c:lineChart>/gs, (chart) =>
      chart
        .replaceAll(/\s*<c:invertIfNegative val="0"\/>/g, '')
        // In a line's series the marker stands before the labels.
        .replaceAll(/(<c:dLbls>(?:(?!<\/c:ser>).)*?<\/c:dLbls>)(<c:marker>(?:(?!<\/c:ser>).)*?<\/c:marker>)/gs, '$2$1'),
    )
    .replaceAll(/<c:multiLvlStrRef>(.*?)<\/c:multiLvlStrRef>/gs, (_, inside: string) => {
      const flat = inside.replaceAll(/<\/?c:lvl>/g, '').replaceAll('c:multiLvlStrCache', 'c:strCache')
      return `<c:strRef>${flat}</c:strRef>`
    })
    // Where there is no figure there is no point.
    .replaceAll(/<c:pt idx="\d+"><c:v>(?:NaN)?<\/c:v><\/c:pt>/g, '')

/** A chart's figures as Excel opens them: without the library's broken table, without empty numbers. */
const mendWorkbook = (bytes: Uint8Array): Uint8Array => {
  const parts = unzipSync(bytes)
  const kept = Object.entries(parts).filter(
    ([name]) => !name.endsWith('/') && !name.startsWith('xl/tables/') && name !== 'xl/worksheets/_rels/sheet1.xml.rels',
  )
  const mends: Readonly<Record<string, Mend>> = {
    '[Content_Types].xml': (text) => text.replace(/\s*<Override PartName="\/xl\/tables\/[^>]*\/>/, ''),
    'xl/worksheets/sheet1.xml': (text) => text.replaceAll(/<c r="[A-Z]+\d+"><v>(?:NaN)?<\/v><\/c>/g, ''),
  }
  return zipSync(
    mendAll(kept, (name) => mends[name]),
    { level: 1 },
  )
}

const mendAll = (
  parts: readonly (readonly [string, Uint8Array])[],
  mendOf: (name: string) => Mend | undefined,
): Zippable =>
  Object.fromEntries(
    parts.map(([name, bytes]) => {
      const mend = mendOf(name)
      return [name, mend ? strToU8(mend(strFromU8(bytes))) : bytes]
    }),
  )

const notesRels = 'ppt/notesMasters/_rels/notesMaster1.xml.rels'

/**
 * Puts right what pptxgenjs 4 writes wrongly: six kinds of schema errors, phantom masters, one theme for two masters,
 * workbooks with a broken table. Adds what it cannot say: titles, alternative texts, cut pictures, the look's colours.
 */
export const mendPptx = (
  bytes: Uint8Array,
  { language, theme }: { readonly language: string; readonly theme: DeckTheme },
  slides: readonly SlideMarks[],
): Uint8Array => {
  const parts = unzipSync(bytes)
  const spoken = inLanguage(language)
  const mendOf = (name: string): Mend | undefined => {
    const mend = ownMend(name)
    if (!/^ppt\/(?:slides|notesSlides|notesMasters|slideLayouts|slideMasters|charts)\/\w+\.xml$/.test(name)) return mend
    return mend ? (text) => spoken(mend(text)) : spoken
  }
  const ownMend = (name: string): Mend | undefined => {
    if (name === '[Content_Types].xml') return mendTypes(parts)
    if (name === 'ppt/presentation.xml') return mendPresentation
    if (name === 'ppt/theme/theme1.xml') return mendTheme(theme)
    if (name === 'ppt/slideMasters/slideMaster1.xml') return mendMaster(theme)
    if (name === notesRels) return (text) => text.replace('theme1.xml', 'theme2.xml')
    if (/^ppt\/(?:charts\/chart\d+\.xml)$/.test(name)) return mendChart
    const number = /^ppt\/slides\/slide(\d+)\.xml$/.exec(name)?.[1]
    const marks = number === undefined ? undefined : slides[Number(number) - 1]
    return marks && mendSlide(marks)
  }
  const kept = Object.entries(parts)
    .filter(([name]) => !name.endsWith('/'))
    .map(([name, part]) => [name, name.endsWith('.xlsx') ? mendWorkbook(part) : part] as const)
  // The notes' master has a theme of its own: PowerPoint repairs files whose masters share one.
  const notesTheme = parts['ppt/theme/theme1.xml']
  return zipSync(
    { ...mendAll(kept, mendOf), ...(notesTheme ? { 'ppt/theme/theme2.xml': notesTheme } : {}) },
    { level: 6 },
  )
}
