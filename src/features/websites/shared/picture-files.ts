import type { PictureFile } from './offers-view.ts'
import type { Picture, SiteContent } from './site-content.ts'
import type { SiteFile } from './site-file.ts'

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Bytes of base64 text; signs that are none are passed over. */
const fromBase64 = (text: string): Uint8Array => {
  const bytes: number[] = []
  let [held, bits] = [0, 0]
  for (const sign of text) {
    const value = digits.indexOf(sign)
    if (value < 0) continue
    held = ((held << 6) | value) & 0xffffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes.push((held >> bits) & 0xff)
    }
  }
  return Uint8Array.from(bytes)
}

const picturesOf = ({ content }: SiteContent): Picture[] =>
  content.flatMap((block) => {
    if (block.props.hidden) return []
    if (block.type === 'Gallery') return block.props.pictures
    if (block.type !== 'Goods' && block.type !== 'Services') return []
    return block.props.items.flatMap(({ picture }) => (picture ? [picture] : []))
  })

/** The owner's pictures as files beside the page, each once, and the address by which the page names them. */
export const pictureFiles = (
  content: SiteContent,
): { readonly files: readonly SiteFile[]; readonly fileOf: PictureFile } => {
  const paths = new Map<string, string>()
  for (const { src } of picturesOf(content)) {
    const extension = /^data:image\/(\w+)/.exec(src)?.[1]?.replace('jpeg', 'jpg') ?? 'png'
    if (!paths.has(src)) paths.set(src, `gambar/${paths.size + 1}.${extension}`)
  }
  return {
    files: Array.from(paths, ([src, path]) => ({
      path,
      mediaType: src.slice('data:'.length, src.indexOf(';')),
      bytes: fromBase64(src.slice(src.indexOf(',') + 1)),
    })),
    fileOf: (src) => paths.get(src) ?? '',
  }
}
