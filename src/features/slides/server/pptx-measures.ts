import { stage, type SlideElement } from '../shared/scene/deck.ts'

/** 800 px of the stage are 10 inches. */
export const inches = (px: number): number => px / (stage.width / 10)

/** Colours as Office writes them: six digits without a mark. */
export const hex = (color: string): string => (color === 'transparent' ? '000000' : color.slice(1).toUpperCase())

const unwritable =
  // oxlint-disable-next-line no-control-regex -- these are what must not get into a file
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Without the control characters that XML cannot hold. */
export const plainXml = (text: string): string => text.replaceAll(unwritable, '')

const names: Readonly<Record<string, string>> = {
  text: 'Teks',
  image: 'Gambar',
  chart: 'Grafik',
  shape: 'Bentuk',
  table: 'Tabel',
}

/** The element's name in PowerPoint's selection pane; no two on a slide share it. */
export const elementName = ({ role, type }: SlideElement, at: number): string =>
  `${role === 'title' ? 'Judul' : (names[type] ?? 'Bagian')} ${at + 1}`

/** What stands where a picture is still missing. */
export const emptyPlace = ({ alt }: SlideElement): string =>
  plainXml(alt?.trim() ? `[isi gambar: ${alt.trim()}]` : '[isi gambar]')
