import * as z from 'zod/mini'

import type { ModelTeaching, ToldFacts } from '#core/assistant/shared/kind-skill.ts'

import { posFeatures } from './pos-content.ts'
import type { PosRequest } from './pos-request.ts'
import { orderedGood, readPosRequest } from './read-request.ts'
import { largestPrice } from './fields.ts'

const text = z.optional(z.string().check(z.maxLength(300)))
const count = z.int().check(z.minimum(0), z.maximum(1_000_000_000))

/** What a model fills in for a till: the facts of the owner's words, all of them optional. */
const filledPos = z.object({
  businessName: text,
  businessType: text,
  address: text,
  phone: text,
  features: z.optional(z.array(z.enum(posFeatures)).check(z.maxLength(6))),
  goods: z.optional(
    z
      .array(
        z.object({
          name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
          price: z.optional(z.int().check(z.minimum(0), z.maximum(largestPrice))),
          stock: z.optional(count),
        }),
      )
      .check(z.maxLength(1000)),
  ),
})

const wordsOf = (value: string): string[] => value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether the owner's own words hold a fact; one that they do not hold is nobody's to state (ASSIST-01). */
const toldBy = ({ text: said, reading }: ToldFacts, read: PosRequest) => {
  const words = new Set(wordsOf(said))
  const figures = said.replaceAll(/\D/g, '')
  const numbers = new Set<number>([
    ...reading.amounts,
    ...read.goods.flatMap(({ price, stock }) => (stock === null ? [price] : [price, stock])),
    ...(said.match(/\d[\d.,]*/g) ?? []).map((one) => Number(one.replaceAll(/[.,]/g, ''))),
  ])
  return {
    phrase: (value: string | undefined): string =>
      value !== undefined && wordsOf(value).every((word) => words.has(word)) ? value.trim() : '',
    digits: (value: string | undefined): string => {
      const wanted = (value ?? '').replaceAll(/\D/g, '').replace(/^(?:62|0)/, '')
      return value !== undefined && wanted.length >= 4 && figures.includes(wanted) ? value.trim() : ''
    },
    number: (value: number): boolean => numbers.has(value),
  }
}

/** The till's request from what a model filled in; what it left out and our own reading found is kept. */
const readFilledPos = (filled: unknown, facts: ToldFacts): PosRequest => {
  const given = z.parse(filledPos, filled)
  const read = readPosRequest(facts.reading)
  const told = toldBy(facts, read)
  const counting = { posIntent: read.posIntent, wish: read.countingWish }
  const goods = (given.goods ?? []).filter(({ name }) => told.phrase(name) !== '')
  const priced = goods.flatMap(({ name, price, stock }) =>
    price !== undefined && told.number(price)
      ? [orderedGood({ name, price, stock: stock !== undefined && told.number(stock) ? stock : null }, counting)]
      : [],
  )
  const names = new Set(priced.map(({ name }) => name))
  const isFilled = priced.length >= read.goods.length && goods.length > 0
  return {
    ...read,
    businessName: told.phrase(given.businessName) || read.businessName,
    businessType: told.phrase(given.businessType) || read.businessType,
    address: told.phrase(given.address) || read.address,
    phone: told.digits(given.phone) || read.phone,
    ...(isFilled ? { goods: priced, unpriced: goods.map(({ name }) => name).filter((name) => !names.has(name)) } : {}),
  }
}

const prompt = `Kasir (POS) untuk satu usaha. Juragan sendiri yang menyiapkan toko dan tabelnya; Anda hanya mencatat fakta dari kata-kata pemilik.
- businessName: nama usahanya, misalnya "Warung Bu Sri". businessType: jenisnya, misalnya "warung kopi".
- goods: barang atau jasa yang dijual; "price" harga satu satuan dalam rupiah, "stock" jumlah persediaan, hanya kalau disebut. Ukuran (5 kg, 600 ml) bagian dari nama, bukan stok.
- features: hanya yang diminta: inventory_management (stok), reporting (laporan), customer_management (pelanggan), discount_system (diskon), multi_location (cabang), basic_pos.`

/** What the tills teach a language model. */
export const posTeaching: ModelTeaching<PosRequest> = {
  prompt,
  requestSchema: filledPos,
  readRequest: readFilledPos,
}
