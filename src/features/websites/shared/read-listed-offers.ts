import { unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { sumWritten } from '#core/assistant/shared/reading-grammar/sums/written-sums.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { conditionIn, unitSaid } from './read-conditions.ts'
import type { RequestedOffer } from './site-request.ts'
import { productIn } from './told-product.ts'

const price = String.raw`(?:rp\.?\s?)?(\d{1,3}(?:[.,]\d{1,3}){0,3}|\d{1,7})(?:\s?(rb|ribu|rebu|k|jt|juta))?(?:,-)?(?![\p{L}\d])`
/** A price that is none of the figures of a name: with its scale, its thousands, a currency, or what it is for. */
const sure = String.raw`(?=rp\.?\s?\d|\d{1,3}(?:[.,]\d{1,2})?\s?(?:rb|ribu|rebu|k|jt|juta)(?!\p{L})|\d{1,3}(?:\.\d{3})+(?!\d)|\d{3,7}\s?(?:\/|per\s)\s?\p{L}|\d{3,7}\s*$)`
const unit = String.raw`(?:\s*(?:\/|per\s+)\s*((?:\d{1,4}\s?)?\p{L}[\p{L}\d]{0,14}(?:\s(?:hari|bulan|malam|orang|pax))?))?`
const priced = new RegExp(
  String.raw`^(.{2,90}?)\s*(?:[=:@]|(?<!\p{L})harga(?:nya)?(?!\p{L}))?\s*((?:mulai(?: dari)?|start(?: from)?|dari)\s+)?(?<![\p{L}\d.,])${sure}${price}${unit}\s*(?:\(([^()]{2,80})\))?\s*(.{0,90})$`,
  'iu',
)
const anyPrice =
  /(?<!(?:pelanggan|pembeli|langganan|siswa|murid|santri|anggota|member|karyawan|alumni|jamaah|jemaah|peserta|pasien|warga|pengikut|followers?|klien|proyek|kapasitas|produksi|luas|pos|stok|unit|orang)\s)(?<=\p{L}\s|=\s?)(?!(?:19|20)\d\d(?!\d))[1-9]\d{1,3}[05]0$|(?<![\d.])\d{3,7}\s?(?:\/|per\s)\s?\p{L}+|\d\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|(?<![\d.])\d{1,3}(?:\.\d{3})+(?![\d.])/iu
/** Words before a thing that say how it is offered; they are no part of its name. */
export const offering =
  /^(?:(?:yang|yg|kami|kita|saya)\s(?=(?:mem|men|melayani|jual|bisa|terima|ada)))?(?:ada juga|juga ada|ada|bisa|bikin|buat|membuat|jual|jualan|menjual|melayani|(?:men|t)erima(?: pesanan)?|menyediakan|menawarkan|sedia|tersedia|menu(?:nya)?|harga(?:nya)?|layanan(?:nya)?|jasa(?:nya)?|ongkos(?=\s+(?!kirim|antar)\p{L})|paketnya|produk(?:nya)?|tarif(?:nya)?|biaya(?=\s+\p{L}+\s+\p{L})|dan|serta|sama|juga)\s*:?\s+/iu
const noThing =
  /(?<!\p{L})(?:ongkir|ongkos kirim|diskon|promo|min(?:imal)?|gratis|potongan|dp|uang muka|deposit|cicilan|angsuran|uang jaminan|modal|omzet|jl|jalan|wa|telp|no|km|sejak|tahun)(?!\p{L})/iu

/** `lepas kunci atau dengan sopir (+150rb)`: what one pays more beside a thing is no thing of its own. */
const addedBeside = /\(\s*\+/u
/** `panggilan ke rumah +25rb`: a thing that comes on top of another. */
const addedTo = /\s\+\s*$/u

/** `15rb per bungkus`, `mulai 300rb tergantung jarak`: a price alone, of what was named before. */
const priceAlone = new RegExp(
  String.raw`^(?:harga(?:nya)?\s+)?(?:${price}\s*(?:\/|per\s|sekali\s)|(?:mulai(?: dari)?|tarif(?:nya)?|biaya(?:nya)?)\s+${price})`,
  'iu',
)
/** It goes with the thing right before it, unless it tells how often that is done or where its price begins. */
const goesOn = new RegExp(String.raw`^(?:harga(?:nya)?\s+)?${price}\s*(?:\/|per\s)`, 'iu')

/** The list with that one thing before each price that stands alone at the head of a sentence or goes on from there. */
export const withProduct = (list: string, text: string): string => {
  const product = productIn(text)
  if (product === '') return list
  let isOf = false
  return list
    .split(/(?<=[.;\n])(\s+)|(?<=,)(\s+)/u)
    .filter((piece) => piece !== undefined)
    .map((piece, at, pieces) => {
      if (piece.trim() === '') return piece
      const isHead = at === 0 || !(pieces[at - 2] ?? '').endsWith(',') || !goesOn.test(piece)
      isOf = priceAlone.test(piece) && (isHead || isOf)
      return isOf ? `${product} ${piece}` : piece
    })
    .join('')
}

/** `bolu 15.000 dan donat 5.000`, `7rb per kg sama setrika 5rb`: a price ends its thing, and the next is joined to it. */
const joined =
  /(?<=\d(?:\s?(?:rb|ribu|rebu|k|jt|juta))?(?:\s?(?:\/|per\s)\s?\p{L}{2,12})?)\s(?:dan|sama|serta|plus|terus|trus|lalu|&)\s(?=\p{L}[^,.;\n]{0,60}\d)/giu

const clausesIn = (text: string): string[] =>
  text
    .replaceAll(joined, ', ')
    .split(/[;\n•]|,(?!\d)|\.(?=\s|$)|\s+[-–—]\s+/u)
    .map((clause) => clause.replace(/^[\s\-–*:]+|^\d{1,2}[.)]\s+|[\s.!?]+$/gu, '').trim())
    .filter((clause) => clause !== '')

/**
 * What is offered at a price, clause by clause as `thing price`: `dimsum isi 20 = 45rb`, `member 1 bulan 220rb, 3 bulan
 * 600rb`, with what the price is for and what stands behind it.
 */
export const readListedOffers = (text: string): RequestedOffer[] =>
  clausesIn(text).flatMap((clause) => {
    if (!anyPrice.test(clause) || addedBeside.test(clause)) return []
    const [, thing = '', from, digits = '', scale, per = '', bracketed = '', words = ''] = priced.exec(clause) ?? []
    const named = thing
      .replace(/^[^:]{2,40}:\s+(?=\p{L})/u, '')
      .replace(offering, '')
      .replace(/\s(?:aja|saja|doang)$/iu, '')
      .trim()
    const sum = sumWritten(digits, scale)
    const name = named.replace(/[\s+:=-]+$/u, '')
    const isThing = /\p{L}{2}|\p{L}\d/u.test(name) && name.split(/\s+/).length <= 8 && !noThing.test(named)
    // `buket 150rb 250rb`: which of two prices in a row is the thing's is not told; the page says the clause as it stands.
    if (sum < 100 || !isThing || anyPrice.test(named) || anyPrice.test(words)) return []
    const said = unitSaid(words, name)
    const unit = unitOf(per.toLowerCase()) ?? (per.toLowerCase() || said.unit)
    const notes = [
      from ? 'mulai dari harga ini' : '',
      addedTo.test(named) ? 'tambahan biaya' : '',
      bracketed,
      conditionIn(said.rest, unit),
    ]
    return [{ name: sentenceCase(name), price: sum, unit, note: notes.filter((part) => part !== '').join('; ') }]
  })
