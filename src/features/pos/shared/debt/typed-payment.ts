import { formatRupiah } from '#core/text/shared/rupiah.ts'

import { readTypedPrice } from '../typed-price.ts'

interface TypedPayment {
  /** Null where what was typed is no sum. */
  readonly amount: number | null
  /** Why it cannot be recorded like this; null where it can. */
  readonly problem: string | null
}

/** Reads what is paid of a debt of which at most `most` can be paid. */
export const readTypedPayment = (typed: string, most: number): TypedPayment => {
  const amount = readTypedPrice(typed)?.amount ?? null
  if (typed.trim() === '') return { amount, problem: 'Isi jumlah yang dibayar.' }
  if (amount === null) return { amount, problem: 'Jumlah ini tidak terbaca. Tulis angka saja, misalnya 50.000.' }
  if (amount < 1) return { amount, problem: 'Jumlahnya harus lebih dari 0.' }
  const problem = amount > most ? `Kasbonnya ${formatRupiah(most)}. Isi paling banyak sejumlah itu.` : null
  return { amount, problem }
}
