import {
  emptyMemory,
  type OwnerMemory,
  type RememberedLetter,
  type RememberedSales,
} from '#core/assistant/shared/memory/owner-memory.ts'
import { type IsoDay, parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

const day = (text: string): IsoDay => {
  const parsed = parseIsoDay(text)
  if (parsed === null) throw new Error(`${text} is no day`)
  return parsed
}

/** The day on which the memory below was taken: a Saturday. */
export const memoryDay = day('2026-11-21')

const letter = (
  at: number,
  documentType: RememberedLetter['documentType'],
  who: string,
  total: number,
): RememberedLetter => ({
  id: `item_${at}`,
  title: `Surat ${who}`,
  createdAt: `2026-11-0${at}T00:00:00.000Z`,
  documentType,
  number: `00${at}/SR/XI/2026`,
  date: `2026-11-0${at}`,
  dueDate: '',
  subject: '',
  sender: { name: 'Toko Lama', address: 'Jl. Lama 1', phone: '081200000001', email: '', website: '', npwp: '' },
  recipient: { name: who, title: '', company: '', address: '' },
  lines: [
    { description: 'Kaos', quantity: 2, unit: '', price: total / 4 },
    { description: 'Topi', quantity: 1, unit: '', price: total / 2 },
  ],
  charges: [],
  discount: null,
  tax: null,
  downPayment: null,
  validityDays: null,
  bankAccounts: [],
  signer: { name: '', title: '' },
  total,
  balance: total,
})

/** A week of a warung's sales: 140.000 in all. */
export const rememberedSales: RememberedSales = {
  today: memoryDay,
  periodName: 'minggu ini',
  period: {
    from: day('2026-11-16'),
    to: memoryDay,
    total: 140_000,
    sales: 5,
    items: 12,
    days: [{ day: day('2026-11-16'), total: 140_000, sales: 5, items: 12 }],
    goods: [
      { name: 'Nasi goreng', price: 15_000, quantity: 8, total: 120_000 },
      { name: 'Es teh', price: 5_000, quantity: 4, total: 20_000 },
    ],
    otherGoods: { kinds: 0, quantity: 0, total: 0 },
    methods: [{ name: 'tunai', sales: 5, total: 140_000 }],
  },
  before: { from: day('2026-11-09'), to: day('2026-11-15'), total: 100_000, sales: 4, items: 9 },
  days: [{ day: day('2026-11-16'), total: 140_000, sales: 5, items: 12 }],
  since: day('2026-11-01'),
}

/** An owner with a warung that sells, two open invoices, an offer and a website. */
export const richMemory: OwnerMemory = {
  ...emptyMemory,
  letters: [
    letter(3, 'invoice', 'Ibu Rina', 100_000),
    letter(2, 'surat_penawaran', 'Bapak Budi', 50_000),
    letter(1, 'invoice', 'Bapak Joko', 70_000),
  ],
  shops: [
    {
      id: 'item_shop',
      name: 'Warung Bu Sri',
      type: 'warung',
      address: '',
      phone: '',
      products: [
        { name: 'Nasi goreng', price: 15_000, stock: 10, category: null },
        { name: 'Es teh', price: 5_000, stock: 3, category: null },
      ],
      productCount: 2,
      sales: rememberedSales,
    },
  ],
  sites: [
    {
      id: 'item_site',
      name: 'Warung Bu Sri',
      url: 'http://warung-bu-sri.localhost',
      address: '',
      phone: '',
      offers: [{ name: 'Nasi goreng', price: 15_000 }],
    },
  ],
}
