import { titleCase } from '#core/text/shared/letter-case.ts'

import type { BlockType } from './site-content.ts'
import { paletteIn } from './site-colours.ts'
import type { PaletteId } from './site-palettes.ts'

/** A part of the page as the owner calls it; null where no block of ours shows such a thing. */
export interface AskedPage {
  readonly name: string
  readonly block: BlockType | 'Offers' | null
}

export interface PageWishes {
  readonly pages: readonly AskedPage[]
  readonly palette: PaletteId | null
  /** The first part of the web address that the owner wants; empty where none was told. */
  readonly address: string
  /** The message without what was said to whoever makes the page. */
  readonly rest: string
}

const kinds: readonly (readonly [AskedPage['block'], string])[] = [
  ['Hero', 'beranda|home(?:page)?|halaman (?:depan|utama)'],
  ['About', 'tentang(?: kami| saya| usaha| toko)?|about(?: us)?|profil(?: kami| usaha| perusahaan)?|cerita kami'],
  [
    'Offers',
    '(?:daftar )?(?:layanan|jasa|produk|menu|harga|paket|kamar|program|kelas|perawatan)(?: kami)?|katalog|price ?list',
  ],
  ['Gallery', 'gal+er[iy]|portofolio|portfolio|foto(?:-foto)?|dokumentasi'],
  ['Hours', 'jam (?:buka|operasional|praktik)|jadwal'],
  ['Location', 'lokasi|alamat|peta|maps?'],
  ['Contact', 'kontak(?: kami)?|hubungi kami|contact(?: us)?'],
  ['Faq', 'faq|tanya jawab'],
  [
    null,
    'testimoni(?:al)?|ulasan|blog|artikel|berita|promo|kari[re]r?|(?:form )?(?:pemesanan|booking|reservasi|order)',
  ],
]
const page = `(?:${kinds.map(([, words]) => words).join('|')})`
const between = String.raw`\s*(?:,|/|&|\+|\s(?:dan|sama|serta|terus|plus)\s)+\s*`
const list = new RegExp(
  String.raw`(?<!\p{L})(?:(?:ada|dengan|dgn|punya|terdiri dari|minta|beberapa|\d)\s+){0,3}(?:halaman|page|bagian|section|menu navigasi|menu)(?:nya)?(?:\s(?:ada|yaitu|antara lain))?\s*:?\s*(${page}(?:${between}${page}){1,9})(?!\p{L})`,
  'iu',
)
/** What no shop sells: with one of these among them, names are parts of a page. */
const structural =
  /(?<!\p{L})(?:beranda|home|tentang|about|profil|kontak|contact|galeri|gallery|lokasi|faq|testimoni)/iu

const pageOf = (words: string): AskedPage => ({
  name: titleCase(words.toLowerCase()),
  block: kinds.find(([, names]) => new RegExp(`^(?:${names})$`, 'iu').test(words))?.[0] ?? null,
})

const readPages = (text: string): { readonly pages: readonly AskedPage[]; readonly rest: string } => {
  const found = list.exec(text)
  const said = found?.[1] ?? ''
  if (!found || !structural.test(said)) return { pages: [], rest: text }
  return {
    pages: said.split(new RegExp(between, 'iu')).map((one) => pageOf(one.trim())),
    rest: text.replace(found[0], ' ; '),
  }
}

/** `warna hijau tua ya`, `nuansanya biru putih`: a clause of its own, not the colours in which a thing is sold. */
const colour =
  /(?<=^|[.,;\n]\s{0,3}|\sdan\s)(?:(?:pakai|pake|pakein|temanya|kasih)\s)?(?:warna|nuansa|tema)(?:nya)?(?:\s(?:utama|dasar|website|webnya))?(?:\s(?:pakai|pake|dominan|yang))?\s*:?\s((?:\p{L}+[\s/]*){1,4}?)(?:\s(?:ya|aja|saja|dong))?(?=\s*(?:[.,;\n]|$))/iu

/** `alamat webnya pakai kopisenja`, `domainnya kopisenja.com`: what visitors are to type. */
const webAddress =
  /(?<!\p{L})(?:(?:alamat|link|nama)(?:nya)? (?:web(?:site)?|situs|domain)(?:nya)?\s*(?:mau|minta|pakai|pake|jadi|:|=)?|(?:sub)?domain(?:nya)?\s*(?:mau|minta|pakai|pake|jadi|:|=))\s*(?:https?:\/\/)?(?:www\.)?(?!(?:sendiri|gratis|saja|aja|bebas|terserah|apa|yang|saya|kami|toko|usaha|berbayar|mana)(?![\w-]))([a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9]))(?:\.[a-z.]{2,20})?(?=\s*(?:[,.;\n]|$))/iu

/** What an order says of the page itself: its parts by name, its colour, and its address. */
export const readPageWishes = (text: string): PageWishes => {
  const { pages, rest } = readPages(text)
  const told = colour.exec(rest)
  const palette = told ? paletteIn((told[1] ?? '').toLowerCase()) : null
  const plain = told && palette ? rest.replace(told[0], ' ; ') : rest
  const at = webAddress.exec(plain)
  return { pages, palette, address: (at?.[1] ?? '').toLowerCase(), rest: at ? plain.replace(at[0], ' ; ') : plain }
}
