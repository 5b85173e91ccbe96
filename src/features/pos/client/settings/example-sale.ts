import type { Sale } from '../../shared/sale.ts'

/** A sale that nobody has made, to show how receipts look. */
export const exampleSale: Sale = {
  id: '',
  number: 'A-0042',
  lines: [
    { id: '1', productId: null, productName: 'Ayam Geprek', quantity: 2, price: 25_000, total: 50_000 },
    { id: '2', productId: null, productName: 'Es Teh Manis', quantity: 2, price: 5_000, total: 10_000 },
  ],
  total: 60_000,
  paymentMethod: 'tunai',
  received: 100_000,
  change: 40_000,
  customerName: null,
  notes: '',
  status: 'completed',
  cashier: 'Anda',
  timestamp: '2026-01-17T05:05:00.000Z',
}
