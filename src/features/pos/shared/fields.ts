import * as z from 'zod/mini'

/** The largest price, and the largest total of one sale. */
export const largestPrice = 1_000_000_000_000
/** Whole Rupiah, never below zero; the largest still adds up exactly over a year of sales. */
export const price = z.int().check(z.minimum(0), z.maximum(largestPrice))
/** A sum over many sales, which may be larger than any one of them. */
export const sum = z.int().check(z.minimum(0))
/** Pieces on the shelf; null where nobody counts them (a haircut, what is cooked to order) and there is always one more. */
export const stock = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000)))
export const quantity = z.int().check(z.minimum(1), z.maximum(1_000_000))
export const shortText = z.string().check(z.trim(), z.maxLength(200))

/** Made on the device, before anything is sent, so that a repeated sending is the same one. */
export const deviceMadeId = z.string().check(z.regex(/^[a-z]{3}_[0-9a-z]{16,40}$/))
/** The letters that begin the receipts of a till. */
export const deviceLetters = z.string().check(z.regex(/^[A-Z]{1,4}$/))
