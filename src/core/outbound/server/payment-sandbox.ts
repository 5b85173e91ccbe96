import { readSignedNotice, signatureOf } from './midtrans-signature.ts'
import type { PaymentGateway } from './payments.ts'

/** What the sandbox page sends when its key 'Bayar' or 'Batalkan' is pressed: a notification like the gateway's own. */
export interface SandboxGateway extends PaymentGateway {
  notify(orderId: string, amount: number, outcome: 'settlement' | 'cancel'): unknown
}

/**
 * Payments where no gateway is set up: no money moves and the page says so, but everything behind it (signed notification,
 * settlement, exactly once) is what a real payment goes through.
 */
export const createPaymentSandbox = (secretKey: string): SandboxGateway => ({
  name: 'sandbox',
  open: async ({ returnUrl }) => ({ payUrl: returnUrl }),
  readNotice: (body) => readSignedNotice(body, secretKey),
  notify: (orderId, amount, outcome) => {
    const facts = {
      order_id: orderId,
      status_code: outcome === 'settlement' ? '200' : '202',
      gross_amount: `${amount}.00`,
    }
    return { ...facts, transaction_status: outcome, signature_key: signatureOf(facts, secretKey) }
  },
})
