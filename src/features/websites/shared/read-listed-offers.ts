import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { withoutCondition } from './read-conditions.ts'
import type { RequestedOffer } from './site-request.ts'
import { productIn } from './told-product.ts'

const scales: Readonly<Record<string, number>> = { rb: 1e3, ribu: 1e3, k: 1e3, jt: 1e6, juta: 1e6 }

const price = String.raw`(?:rp\.?\s?)?(\d{1,3}(?:[.,]\d{1,3}){0,3}|\d{1,7})(?:\s?(rb|ribu|k|jt|juta))?(?:,-)?(?![\p{L}\d])`
const priced = new RegExp(
  String.raw`^(.{2,70}?)\s*(?:[=:@]|(?<!\p{L})harga(?:nya)?(?!\p{L}))?\s*((?:mulai(?: dari)?|start(?: from)?|dari)\s+)?${price}(?:\s*(?:\/|per\s+)\s*((?:\d{1,4}\s?)?\p{L}[\p{L}\d]{0,14}(?:\s(?:hari|bulan|malam|orang|pax))?))?\s*(?:\(([^()]{2,80})\))?\s*((?:(?:sudah|udah|sdh)\s)?(?:termasuk|incl(?:ude|uding)?\.?|free|gratis|tergantung|min(?:imal)?\.?|isi)\s[^()]{2,80}|\d{1,3}\s(?:orang|pax|kursi|jam|menit|pcs|biji))?$`,
  'iu',
)
const anyPrice =
  /(?<!(?:pelanggan|pembeli|langganan|siswa|murid|santri|anggota|member|karyawan|alumni|jamaah|jemaah|peserta|pasien|warga|pengikut|followers?|klien|proyek|kapasitas|produksi|luas|pos|stok|unit|orang)\s)(?<=\p{L}\s|=\s?)(?!(?:19|20)\d\d(?!\d))[1-9]\d{1,3}[05]0$|(?<![\d.])\d{3,7}\s?(?:\/|per\s)\s?\p{L}+|\d\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|(?<![\d.])\d{1,3}(?:\.\d{3})+(?![\d.])/iu
/** Words before a thing that say how it is offered; they are no part of its name. */
export const offering =
  /^(?:(?:yang|yg|kami|kita|saya)\s(?=(?:men|melayani|jual|bisa|terima|ada)))?(?:ada juga|juga ada|ada|bisa|bikin|buat|jual|jualan|menjual|melayani|(?:men|t)erima(?: pesanan)?|menyediakan|menawarkan|sedia|tersedia|menu(?:nya)?|harga(?:nya)?|layanan(?:nya)?|jasa(?:nya)?|ongkos(?=\s+(?!kirim|antar)\p{L})|paketnya|produk(?:nya)?|tarif(?:nya)?|biaya(?=\s+\p{L}+\s+\p{L})|dan|serta|sama|juga)\s*:?\s+/iu
const noThing =
  /(?<!\p{L})(?:ongkir|ongkos kirim|diskon|promo|min(?:imal)?|gratis|potongan|dp|uang muka|deposit|cicilan|angsuran|uang jaminan|modal|omzet|jl|jalan|wa|telp|no|km|sejak|tahun)(?!\p{L})/iu

/** `lepas kunci atau dengan sopir (+150rb)`: what one pays more beside a thing is no thing of its own. */
const addedBeside = /\(\s*\+/u
/** `panggilan ke rumah +25rb`: a thing that comes on top of another. */
const addedTo = /\s\+\s*$/u

const sumOf = (digits: string, scale: string | undefined): number => {
  const plain = /^\d{1,3}(?:\.\d{3})+$/.test(digits) ? digits.replaceAll('.', '') : digits.replace(',', '.')
  return Math.round(Number(plain) * (scales[scale?.toLowerCase() ?? ''] ?? 1))
}

/** `15rb per bungkus`: a price alone, of what was named before. */
const priceAlone = new RegExp(String.raw`^(?:harga(?:nya)?\s+)?${price}\s*(?:\/|per\s)`, 'iu')

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
      const isHead = at === 0 || !(pieces[at - 2] ?? '').endsWith(',')
      isOf = priceAlone.test(piece) && (isHead || isOf)
      return isOf ? `${product} ${piece}` : piece
    })
    .join('')
}

const clausesIn = (text: string): string[] =>
  text
    .split(/[;\n•]|,(?!\d)|\.(?=\s|$)|\s+[-–]\s+/u)
    .map((clause) => clause.replace(/^[\s\-–*:]+|^\d{1,2}[.)]\s+|[\s.!?]+$/gu, '').trim())
    .filter((clause) => clause !== '')

/**
 * A price list of which every priced clause is `thing price`: `dimsum isi 20 = 45rb`, `member 1 bulan 220rb, 3 bulan
 * 600rb`. Null where some price stands otherwise: the grammar of goods reads those.
 */
export const readListedOffers = (text: string): RequestedOffer[] | null => {
  const offers: RequestedOffer[] = []
  for (const clause of clausesIn(text)) {
    if (!anyPrice.test(clause) || addedBeside.test(clause)) continue
    const found = priced.exec(withoutCondition(clause))
    const [, thing = '', from, digits = '', scale, unit = '', bracketed, behind] = found ?? []
    const named = thing
      .replace(/^[^:]{2,40}:\s+(?=\p{L})/u, '')
      .replace(offering, '')
      .trim()
    if (!found || anyPrice.test(thing) || sumOf(digits, scale) < 100) return null
    if (noThing.test(named)) continue
    const name = named.replace(/[\s+:=-]+$/u, '')
    if (!/\p{L}{2}|\p{L}\d/u.test(name) || name.split(/\s+/).length > 8) return null
    offers.push({
      name: sentenceCase(name),
      price: sumOf(digits, scale),
      unit: /^bln$/iu.test(unit) ? 'bulan' : unit.toLowerCase(),
      note: [
        from ? 'mulai dari harga ini' : '',
        addedTo.test(named) ? 'tambahan biaya' : '',
        bracketed ?? '',
        behind ?? '',
      ]
        .filter((part) => part !== '')
        .join('; '),
    })
  }
  return offers.length > 0 ? offers : null
}
