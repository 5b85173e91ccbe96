import { findNamed } from '#core/assistant/shared/revision/find-named.ts'
import type { Difference } from '#core/items/shared/proposals.contract.ts'

import { blockNames } from '../block-names.ts'
import type { BlockType, SiteBlock, SiteContent } from '../site-content.ts'
import { readToldParts } from '../read-told-parts.ts'
import { offersOf, type SiteChange } from './site-changes.ts'

type Read = { readonly changes: SiteChange[]; readonly differences: Difference[] } | { readonly ask: string } | null

/** How owners call the parts of a page. */
const sectionWords: readonly (readonly [BlockType, string])[] = [
  ['Hero', 'pembuka(?:an)?|hero|paling atas'],
  ['About', 'tentang(?: kami| usaha| toko)?|about'],
  ['Goods', 'daftar (?:harga|menu|produk)|menu|produk|barang'],
  ['Services', '(?:daftar )?layanan|jasa'],
  ['Hours', 'jam (?:buka|operasional)'],
  ['Gallery', 'galeri(?: foto)?|foto(?:-foto)?'],
  ['Location', 'lokasi|peta|alamat'],
  ['Contact', 'kontak|hubungi kami'],
  ['Faq', 'tanya jawab|faq|pertanyaan umum'],
  ['Call', 'ajakan|penutup'],
]
const anySection = sectionWords.map(([, words]) => words).join('|')
const polite = '(?:(?:tolong|mohon|coba|bisa|minta|dong|ya|juragan|sekarang)[,]? )*'
const part = '(?:bagian|seksi|section|blok) '
const end = '(?: (?:ya|dong|saja|aja|dulu|lagi|kembali))*[.!]?$'
const order = (words: string): RegExp => new RegExp(`^${polite}${words}`, 'iu')

const hides = order(
  `(?:sembunyikan|umpetin|hilangkan|hapus|matikan|jangan tampilkan) (${part})(${anySection})(?:nya)?${end}`,
)
const hidesByVerb = order(`(?:sembunyikan|umpetin) ()(${anySection})(?:nya)?${end}`)
const shows = order(
  `(?:tampilkan|munculkan|perlihatkan|nyalakan)(?: lagi| kembali)? (${part})?(${anySection})(?:nya)?${end}`,
)
const moves = order(
  `(?:pindah(?:kan|in)?|taruh|geser(?:kan)?|letakkan) (?:${part})?(${anySection})(?:nya)? (?:ke )?(?:(paling (?:atas|bawah|akhir)|atas|bawah)|(?:di )?(?:ke )?(atas|bawah|sebelum|sesudah|setelah)(?:nya)? (?:${part})?(${anySection}))${end}`,
)
const titles = order(`(?:ganti|ubah) judul (?:${part})?(${anySection})(?:nya)? (?:jadi|menjadi|dengan)\\s*:? (.+)$`)
const texts = order(
  `(?:ganti|ubah) (?:isi|teks|tulisan|kalimat) (?:${part})?(${anySection})(?:nya)? (?:jadi|menjadi|dengan)\\s*:? (.+)$`,
)
const questions = order(
  `tambah(?:kan|in)? (?:di |ke )?(?:tanya jawab|faq|pertanyaan|q&a)(?:nya)?(?: baru| lagi)?\\s*[:,]? ["“]?([^"“”]+?\\?)["”]?[,.]?\\s*(?:(?:dan )?(?:di)?jawab(?:an)?(?:nya)?\\s*[:,]? |-\\s*)?["“]?(.+?)["”]?$`,
)
const strengths = order(`tambah(?:kan|in)? (?:keunggulan|kelebihan|keistimewaan|fasilitas)(?:nya| kami)?\\s*:? (.+)$`)
const weaker = order(`hapus (?:keunggulan|kelebihan|keistimewaan|fasilitas)(?:nya| kami)?\\s*:? (.+)$`)
const praised = order(`tambah(?:kan|in)? (?:(?:di |ke )?bagian )?((?:testimoni|ulasan|review|kata pelanggan).*)$`)
/** The address that visitors type is no part of the page; where the house is stays another matter. */
const webAddress = order(
  `(?:ganti|ubah|pindah(?:kan)?) (?:alamat|link|url|nama) (?:web(?:site)?|situs|domain|link|url|internet)(?:nya)?(?: (?:ini|saya|kami))?(?: (?:jadi|menjadi|ke|dengan)\\s*:? (.+))?$`,
)
const details = order(
  `(?:(?:ganti|ubah|isi|tulis) )?(satuan|catatan|keterangan|kelompok|kategori)(?:nya)? (.+?) (?:jadi|menjadi|dengan|ke)\\s*:? (.+)$`,
)

const unquoted = (said: string): string =>
  said
    .trim()
    .replace(/^["“'](.*)["”'][.!]?$/u, '$1')
    .trim()

const sectionOf = (said: string, { content }: SiteContent): SiteBlock | undefined => {
  const type = sectionWords.find(([, words]) => new RegExp(`^(?:${words})$`, 'i').test(said.trim()))?.[0]
  // A shop that sells services has its list there.
  const others: Partial<Record<BlockType, BlockType>> = { Goods: 'Services', Services: 'Goods' }
  return content.find((block) => block.type === type) ?? content.find((block) => block.type === (type && others[type]))
}

const missing = (said: string): Read => ({
  ask: `Website ini belum punya bagian ${said.trim()}. Bagian yang mana yang dimaksud?`,
})

const shownWord = (isHidden: boolean): string => (isHidden ? 'disembunyikan' : 'ditampilkan')

const setHidden = (said: string, hidden: boolean, site: SiteContent): Read => {
  const block = sectionOf(said, site)
  if (!block) return missing(said)
  if (block.type === 'Hero') return { ask: 'Pembuka selalu tampil di paling atas. Bagian lain yang mana?' }
  return {
    changes: [{ op: 'section', id: block.props.id, set: { hidden } }],
    differences:
      block.props.hidden === hidden
        ? []
        : [{ label: `Bagian ${blockNames[block.type]}`, before: shownWord(!hidden), after: shownWord(hidden) }],
  }
}

const setWords = (said: string, field: 'heading' | 'text', value: string, site: SiteContent): Read => {
  const block = sectionOf(said, site)
  if (!block) return missing(said)
  const words = unquoted(value).slice(0, field === 'heading' ? 200 : 3000)
  const label = `${field === 'heading' ? 'Judul' : 'Isi'} bagian ${blockNames[block.type]}`
  return {
    changes: [{ op: 'section', id: block.props.id, set: { [field]: words } }],
    differences: block.props[field] === words ? [] : [{ label, before: block.props[field], after: words }],
  }
}

const orderText = (ids: readonly string[], { content }: SiteContent): string =>
  ids
    .flatMap((id) => content.find(({ props }) => props.id === id) ?? [])
    .map(({ type }) => blockNames[type])
    .join(', ')

const move = (
  said: string,
  end_: string | undefined,
  side: string | undefined,
  other: string,
  site: SiteContent,
): Read => {
  const block = sectionOf(said, site)
  const beside = side === undefined ? undefined : sectionOf(other, site)
  if (!block) return missing(said)
  if (side !== undefined && !beside) return missing(other)
  if (block.type === 'Hero') return { ask: 'Pembuka selalu tampil di paling atas. Bagian lain yang mana?' }
  const before = site.content.map(({ props }) => props.id)
  const rest = before.filter((id) => id !== block.props.id)
  const place = before.indexOf(block.props.id)
  const wanted = ((): number => {
    if (beside) return rest.indexOf(beside.props.id) + (/atas|sebelum/i.test(side ?? '') ? 0 : 1)
    if (/paling/i.test(end_ ?? '')) return /atas/i.test(end_ ?? '') ? 0 : rest.length
    return place + (/atas/i.test(end_ ?? '') ? -1 : 1)
  })()
  const first = site.content[0]?.type === 'Hero' ? 1 : 0
  const at = Math.min(rest.length, Math.max(first, wanted))
  const after = rest.toSpliced(at, 0, block.props.id)
  return {
    changes: [{ op: 'section-move', id: block.props.id, at }],
    differences:
      at === place ? [] : [{ label: 'Urutan bagian', before: orderText(before, site), after: orderText(after, site) }],
  }
}

const fields = { satuan: 'unit', catatan: 'note', keterangan: 'note', kelompok: 'group', kategori: 'group' } as const

const setDetail = (word: string, said: string, value: string, site: SiteContent): Read => {
  const offers = offersOf(site)
  const [at, ...more] = findNamed(
    said,
    offers.map(({ name }) => name),
  )
  const offer = at === undefined || more.length > 0 ? undefined : offers[at]
  const field = fields[word.toLowerCase() as keyof typeof fields]
  if (!offer) return null
  const words = unquoted(value).slice(0, 200)
  return {
    changes: [{ op: 'offer', name: offer.name, set: { [field]: words } }],
    differences:
      offer[field] === words
        ? []
        : [{ label: `${offer.name}, ${word.toLowerCase()}`, before: offer[field], after: words }],
  }
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

const changePoint = (said: string, adds: boolean, site: SiteContent): Read => {
  const about = site.content.find((block) => block.type === 'About')
  if (about?.type !== 'About') return missing('Tentang')
  const told = unquoted(said).replaceAll(/\s+sama\s+/gi, ' dan ')
  const words = told.slice(0, 200)
  const [at] = adds ? [] : findNamed(words, about.props.points)
  const text = adds ? words : at === undefined ? undefined : about.props.points[at]
  if (text === undefined) return { ask: `Keunggulan "${words}" tidak ada di website ini. Yang mana yang dihapus?` }
  return {
    changes: [{ op: adds ? 'point-add' : 'point-remove', text }],
    differences: [{ label: 'Keunggulan', before: adds ? '' : text, after: adds ? text : '' }],
  }
}

/** What a customer said stands among the strengths, with who said it; nobody’s words are made up. */
const addPraise = (told: string): Read => {
  const [text] = readToldParts(told).points
  return text === undefined
    ? { ask: 'Apa kata pelanggannya, dan siapa? Contoh: "tambah testimoni: \'isi ucapannya\' – nama pelanggan".' }
    : { changes: [{ op: 'point-add', text }], differences: [{ label: 'Testimoni', before: '', after: text }] }
}

/** What a message orders of the parts of a page; null where it names none. A whole message is one order. */
export const readSections = (text: string, site: SiteContent): Read => {
  const said = text.replaceAll(/\s+/g, ' ').trim()
  const found = <Result>(pattern: RegExp, act: (...groups: string[]) => Result): Result | null => {
    const match = pattern.exec(said)
    return match ? act(...match.slice(1).map((group) => group ?? '')) : null
  }
  return (
    found(questions, (question = '', answer = ''): Read => ({
      changes: [
        {
          op: 'faq-add',
          question: sentence(question).slice(0, 200),
          answer: sentence(unquoted(answer)).slice(0, 3000),
        },
      ],
      differences: [{ label: sentence(question), before: '', after: sentence(unquoted(answer)) }],
    })) ??
    found(webAddress, (wanted = ''): Read => ({
      ask: `Alamat web diganti di canvas: tekan **Ganti alamat**${wanted === '' ? '' : `, tulis **${wanted}**`}, lalu **Pakai alamat ini**. Alamat lama tetap membawa pengunjung ke yang baru.`,
    })) ??
    found(praised, (told = '') => addPraise(told)) ??
    found(hides, (_, section = '') => setHidden(section, true, site)) ??
    found(hidesByVerb, (_, section = '') => setHidden(section, true, site)) ??
    found(shows, (_, section = '') => setHidden(section, false, site)) ??
    found(moves, (section = '', to = '', side = '', other = '') =>
      move(section, to || undefined, side || undefined, other, site),
    ) ??
    found(titles, (section = '', value = '') => setWords(section, 'heading', value, site)) ??
    found(texts, (section = '', value = '') => setWords(section, 'text', value, site)) ??
    found(strengths, (point = '') => changePoint(point, true, site)) ??
    found(weaker, (point = '') => changePoint(point, false, site)) ??
    found(details, (word = '', offer = '', value = '') => setDetail(word, offer, value, site))
  )
}
