import type { ItemSummary } from '#core/items/shared/item.ts'

export type BadgeTone = 'ok' | 'warn' | 'err' | 'teal'

/** The stamp of an entry: a word, and the tone that says it once more. */
export interface ItemBadge {
  readonly word: string
  readonly tone: BadgeTone
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const live: ItemBadge = { word: 'Live', tone: 'ok' }
const building: ItemBadge = { word: 'Dibangun', tone: 'teal' }
const failed: ItemBadge = { word: 'Gagal', tone: 'err' }
const draft: ItemBadge = { word: 'Draft', tone: 'warn' }

/** SIDE-04: 'Live' with an address; without one what is becoming of it, else 'Draft'. */
const websiteBadge = ({ status, metadata }: ItemSummary): ItemBadge => {
  if (textOf(metadata['websiteUrl']) !== '') return live
  if (status === 'failed') return failed
  return status === 'in_progress' ? building : draft
}

/** The statuses of P1 §3 and of resolutions 7 in the owner's words. */
const posWords: Readonly<Record<string, ItemBadge>> = {
  setup_required: { word: 'Perlu diatur', tone: 'warn' },
  connecting: { word: 'Menyambung', tone: 'teal' },
  database_ready: { word: 'Hampir siap', tone: 'teal' },
  active: { word: 'Aktif', tone: 'ok' },
  done: { word: 'Siap', tone: 'ok' },
  in_progress: building,
  failed,
}
const unknownPos: ItemBadge = { word: 'Perlu diatur', tone: 'warn' }

/** The stamp of an item in the sidebar; null for kinds that have none. */
export const badgeOf = (item: ItemSummary): ItemBadge | null => {
  if (item.kind === 'website') return websiteBadge(item)
  if (item.kind === 'pos') return posWords[item.status] ?? unknownPos
  return null
}

/** The type of a till's business (SIDE-05); tills stored before it was listed say it in their description. */
export const businessTypeOf = ({ description, metadata }: ItemSummary): string => {
  const info = metadata['businessInfo']
  const named = typeof info === 'object' && info !== null && 'type' in info ? textOf(info.type) : ''
  return (
    named || textOf(metadata['businessType']) || /^Kasir ([^,]+)/.exec(description)?.[1] || 'Jenis usaha belum diisi'
  )
}

interface AddressFate {
  readonly isClosed: boolean
  readonly text: string
}

/** What becomes of the address of a deleted item; null where it has none. */
export const addressAfterDeletion = ({ kind, url, metadata }: ItemSummary): AddressFate | null => {
  if (kind === 'website') {
    if (textOf(metadata['websiteUrl']) === '') return null
    const platform = textOf(metadata['platform'])
    return platform === '' || platform === 'embedded'
      ? { isClosed: true, text: 'Alamat websitenya ikut ditutup untuk pengunjung, dan buka lagi kalau diurungkan.' }
      : { isClosed: false, text: `Situsnya di ${platform} tetap tayang sampai Anda menghapusnya di sana.` }
  }
  if (kind !== 'pos' || (textOf(metadata['posUrl']) === '' && textOf(url) === '')) return null
  return {
    isClosed: true,
    text: 'Alamat kasirnya ikut ditutup, dan buka lagi dengan semua penjualannya kalau diurungkan.',
  }
}
