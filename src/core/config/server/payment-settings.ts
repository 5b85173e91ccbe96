import * as z from 'zod/mini'

/** How the payment gateway knows us. */
export interface PaymentSettings {
  /** Secret; signs our calls and its notifications. */
  readonly serverKey: string
  /** Origin of its API. */
  readonly baseUrl: string
}

const productionUrl = 'https://app.midtrans.com'
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The server key travels with every call: plain http is for loopback alone. */
const isSafe = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
}

export const paymentSettingShapes = {
  MIDTRANS_SERVER_KEY: z.optional(z.string().check(z.minLength(8), z.maxLength(200))),
  MIDTRANS_BASE_URL: z.optional(z.string().check(z.refine(isSafe))),
}

type Name = keyof typeof paymentSettingShapes

export const paymentSettingDemands: Record<Name, string> = {
  MIDTRANS_SERVER_KEY: 'harus berupa Server Key dari Midtrans',
  MIDTRANS_BASE_URL: 'harus berupa alamat https, misalnya https://app.sandbox.midtrans.com',
}

/** Null without a key: then top ups are paid in the embedded sandbox, where no money moves. */
export const readPaymentSettings = (
  values: Readonly<Partial<Record<Name, string | undefined>>>,
): PaymentSettings | null =>
  values.MIDTRANS_SERVER_KEY === undefined
    ? null
    : { serverKey: values.MIDTRANS_SERVER_KEY, baseUrl: new URL(values.MIDTRANS_BASE_URL ?? productionUrl).origin }
