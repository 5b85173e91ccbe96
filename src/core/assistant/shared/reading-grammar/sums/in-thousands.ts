import { unitOf } from '../goods/units.ts'

/** `dalam ribuan`, `(ribu ya)`, `(rb)`: what figures without a scale are told in. */
const mark =
  /\(\s?(?:(?:dalam|satuan|semua(?:nya)?|harga(?:nya)?)\s){0,3}(?:rb|ribu|ribuan)(?:\s(?:ya|rupiah|semua))?\s?\)|(?<!\p{L})(?:dalam|satuannya|hitungan)\s(?:rb|ribu|ribuan)(?:\srupiah)?(?:\sya)?(?!\p{L})|(?<=[,:(]\s?)(?:semua(?:nya)?\s)?ribuan(?:\ssemua(?:nya)?)?(?=\s?[:,])/iu
const allOfThem = /(?<!\p{L})ribuan\s?(?:semua)?/iu
/** Figures behind a name, at the end of it or before the next one. */
const figure = /(?<=\p{L}{2}\s)(\d{1,3}(?:\.\d{3})?(?:,\d)?)(?=\s*(?:[,;\n.)]|$)|\s+(\p{L}{2,})(?!\p{L}))/giu

/** Where a message says that its figures are thousands, each of them with its scale: `pecel 12` is `pecel 12rb`. */
export const inThousands = (text: string): string =>
  mark.test(text)
    ? text.replace(mark, '').replaceAll(figure, (said, digits: string, next: string | undefined) =>
        // `kerupuk 1.000` tells its thousand; `jumat 1.020` does where all are told so.
        (digits.includes('.') && !allOfThem.test(text)) ||
        (next !== undefined && (unitOf(next.toLowerCase()) !== null || /^(?:rb|ribu|k|jt|juta|persen)$/iu.test(next)))
          ? said
          : `${digits}rb`,
      )
    : text
