import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const require = createRequire(import.meta.url)

/**
 * Typst reads TTF only. Carlito, Arimo and Tinos have the widths of Calibri, Arial and Times New Roman; the others write
 * what those cannot: Arabic, Thai, Javanese, Japanese, Chinese, Korean, signs and emoji, each in the smallest face
 * that can be had whole.
 */
const faces = [
  'carlito',
  'arimo',
  'tinos',
  'noto-naskh-arabic',
  'noto-sans-thai',
  'noto-sans-javanese',
  'sawarabi-gothic',
  'zcool-xiaowei',
  'gowun-dodum',
  'noto-sans-symbols-2',
  'noto-emoji',
] as const

/** Where the faces lie, each in a folder of its own. */
export const fontFolders = (): string[] =>
  faces.map((face) => dirname(require.resolve(`@expo-google-fonts/${face}/package.json`)))
