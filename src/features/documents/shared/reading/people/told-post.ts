import { plainName } from '../../letter/wording.ts'
import { honour, posts } from './name-patterns.ts'

const work = `(?:${posts}|buruh|petani|penjual|pedagang|nelayan|pensiunan|wiraswasta|ibu rumah tangga)`

/** `Andi, kurir, …`, `Dewi, kasir Toko Makmur`, `Siti, pekerjaan buruh cuci`: what somebody is, right behind his name. */
const behind = new RegExp(
  `^\\s*,?\\s*\\(?(?:(?:pekerjaan(?:nya)?|profesi(?:nya)?)\\s*:?\\s((?:\\p{Ll}{3,}\\s?){1,3})|(${work}(?:\\s(?!yang|dan|sama|serta|sejak|dari|mulai|selama|karena|sering|sudah|telah|untuk)\\p{Ll}{3,}){0,2}))(?=\\s*[,.;)\\n]|$|\\s(?:dan|sama|serta|sejak|dari|mulai|di|selama|karena|yang|\\p{Lu}))`,
  'iu',
)

/** `guru Bu Ratna`, `2 teknisi saya Yanto`: what somebody is, right before his name. */
const before = new RegExp(`(?<!\\p{L})(${posts})(?:nya|\\s(?:saya|sy|kami|kita))?\\s*,?\\s+${honour}$`, 'iu')

/** What somebody works as, told right behind his name: each of several has his own. */
export const postBehind = (called: string, text: string): string => {
  const name = plainName(called)
  const at = name === '' ? -1 : text.indexOf(name)
  const [, told = '', post = ''] =
    at === -1 ? [] : (behind.exec(text.slice(at + name.length, at + name.length + 80)) ?? [])
  return (told || post).trim().toLowerCase()
}

/** What somebody works as, told beside his name; empty where nothing is. */
export const postOf = (called: string, text: string): string => {
  const at = called === '' ? -1 : text.indexOf(plainName(called))
  // `umur 27 tahun, pekerjaan nelayan`: told as such, in a clause of its own.
  const named =
    /(?<!\p{L})(?:pekerjaan|profesi)(?:nya)?\s*:?\s((?!sebagai|atap)\p{Ll}{4,}(?:\s\p{Ll}{3,}){0,2})(?=\s*[,.;\n]|$)/u.exec(
      text,
    )?.[1]
  return postBehind(called, text) || named || (before.exec(text.slice(0, Math.max(0, at)))?.[1]?.toLowerCase() ?? '')
}
