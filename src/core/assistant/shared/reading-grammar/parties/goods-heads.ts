import { endsClause, low, type Sheet } from '../sheet.ts'
import { wordSet } from '../words.ts'

/** Words with which things begin that are sold everywhere; none of them is anybody's name. */
const heads = wordSet(
  `kue roti nasi mie ayam bebek ikan cumi daging tahu tempe beras gula garam minyak kopi susu sirup kelapa jeruk pisang mangga
   cabe cabai bawang tomat kentang sayur buah bakso sate soto keripik kripik kerupuk krupuk sambal madu kaos baju kemeja celana jaket gamis
   daster kerudung jilbab hijab seragam kain sepatu sandal tas topi semen pasir batu bata keramik kayu triplek besi pipa cat paku kabel lampu
   kursi meja lemari jendela tenda kaca gelas piring kertas buku spanduk brosur stiker banner undangan galon bibit pakan dedak
   kitchen kanopi pagar teralis gorden sofa kasur springbed plafon cetak cuci servis service jahit potong sablon bordir catering katering snack parcel hampers buket`,
)

/** Most words between the head of a thing and its figures. */
const longest = 4

/**
 * `PAK HERMAN KELAPA MUDA 60 BUTIR`: where nothing but its sort divides a thing from the name before it, whether the thing
 * begins at `at`, with its figures a few words behind.
 */
export const goodsBegin = (sheet: Sheet, at: number): boolean => {
  if (!heads.has(low(sheet, at))) return false
  for (let to = at + 1; to <= at + longest && !endsClause(sheet, to); to += 1) {
    if (sheet.claims[to] === 'money' || sheet.claims[to] === 'quantity') return true
  }
  return false
}
