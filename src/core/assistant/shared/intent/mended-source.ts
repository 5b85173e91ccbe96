import { readCorrection } from '../revision/told-corrections.ts'

const sum = String.raw`(?:@\s?)?(?:rp\.?\s?)?\d[\d.,]*\d?\s?(?:ribu|rb|juta|jt|k|miliar)?(?![\p{L}\d])`
const becomes = new RegExp(
  String.raw`^(?:(?:di)?(?:ganti|ubah)(?:in|kan)?\s+)?(?:harga\s+|jumlah\s+|biaya\s+)?(\p{L}[\p{L} ]{1,40}?)(?:\s?nya)?\s+(?:jadi|menjadi)\s+(${sum})$`,
  'iu',
)
const added =
  /^(?:(?:tolong|coba|sama|dan)\s+)*(?:di)?(?:tambah|masuk)(?:in|kan|i)?\s+(?:(?:biaya|menu|produk|juga|lagi)\s+)*(\p{L}[\p{L} ]{1,40}?\s\d[^,]{0,30}?)(?:\s+(?:ya|dong|deh|kak|min))*[.!]*$/iu
const removed =
  /^(?:(?:tolong|coba)\s+)*(?:di)?(?:hapus|buang|coret|hilangkan|ilangin)(?:in|kan)?\s+(?:yang\s+|yg\s+|si\s+)?(\p{L}[\p{L} ]{1,40}?)(?:\s?nya)?(?:\s+(?:ya|aja|saja|dong|deh))*[.!]*$/iu

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const isMoney = (text: string): boolean => /@|rp|\d\s?(?:rb|ribu|jt|juta|k|miliar)|\d\.\d{3}/i.test(text)

/** The one place where a told list names a thing with its figure. */
const placeOf = (list: string, thing: string): RegExpExecArray | null => {
  const named = new RegExp(String.raw`(?<!\p{L})${escaped(thing)}(?:nya)?\s+(${sum})`, 'giu')
  const [first, ...others] = list.matchAll(named)
  return first === undefined || others.length > 0 ? null : first
}

const withNew = (list: string, thing: string, figure: string): string | null => {
  const found = placeOf(list, thing)
  const was = found?.[1] ?? ''
  // `listrik 3 orang` is no sum that another one takes the place of.
  if (found === null || isMoney(was) !== isMoney(figure)) return null
  const from = found.index + found[0].length - was.length
  return `${list.slice(0, from)}${figure.trim()}${list.slice(from + was.length)}`
}

const without = (list: string, thing: string): string | null => {
  const found = placeOf(list, thing)
  if (found === null || !/^\s*(?:,|$)/.test(list.slice(found.index + found[0].length))) return null
  const rest = `${list.slice(0, found.index)}${list.slice(found.index + found[0].length).replace(/^\s*,\s*/, '')}`
  return rest.replace(/,\s*$/, '')
}

/**
 * What was told for something with a change of it taken in: `listriknya salah, harusnya 1,5jt` puts the sum in its place,
 * `tambah iklan 800rb` joins the list. Null where the change is of nothing that the words name. Pure.
 */
export const mendedSource = (list: string, change: string): string | null => {
  const more = added.exec(change)?.[1]
  if (more !== undefined) return `${list}, ${more}`
  const gone = removed.exec(change)?.[1]
  if (gone !== undefined) return without(list, gone)
  for (const order of readCorrection(change)?.orders ?? [change]) {
    const [, thing = '', figure = ''] = becomes.exec(order) ?? []
    const mended = thing === '' ? null : withNew(list, thing.replace(/nya$/i, ''), figure)
    if (mended !== null) return mended
  }
  return null
}
