import type { BlockType } from './site-content.ts'

/** What the owner calls the parts of a page. */
export const blockNames: Readonly<Record<BlockType, string>> = {
  Hero: 'Pembuka',
  About: 'Tentang',
  Goods: 'Daftar harga',
  Services: 'Layanan',
  Hours: 'Jam buka',
  Gallery: 'Galeri foto',
  Location: 'Lokasi',
  Contact: 'Kontak',
  Faq: 'Tanya jawab',
  Call: 'Ajakan',
}
