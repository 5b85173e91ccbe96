import { isBusinessName } from './business-name.ts'
import { house, person, relation } from './name-patterns.ts'

/** `slip gaji Agus Wibowo sopir bulan …`: whose pay a slip tells, and what he does. */
const paySlipOf = new RegExp(
  `(?:slip|struk|rincian)\\s+(?:gaji|upah|honor)(?:nya)?\\s*:?\\s+(?:nama\\s*:?\\s*)?(?:(?:bulan\\s)?\\p{L}+\\s20\\d\\d\\s|bulan\\s\\p{L}+\\s)?(?:untuk\\s|utk\\s|buat\\s|an\\.?\\s|a\\.n\\.?\\s|atas nama\\s)?(?:[Ss]i\\s)?(?:${relation})?(${person})(?:\\s*,?\\s*\\(?((?!bulan|periode|gapok|gaji|bln|di\\s|dari|nov|okt|des|per\\s)\\p{Ll}{4,}(?:\\s(?!bulan|bln|di\\s|dari|gaji|periode|per\\s)\\p{Ll}{3,})?))?(?:\\s+(?:di\\s+|dari\\s+)?(${house}))?`,
  'u',
)

/** `slip gaji … Toko Roti, nama Sri Wahyuni bagian produksi`. */
const namedInSlip = new RegExp(
  `[,;:\\n]\\s*(?:atas\\s)?[Nn]ama(?:nya)?\\s*:?\\s+(${person})(?:\\s*,?\\s+((?:bagian|jabatan|posisi)\\s\\p{Ll}+))?`,
  'u',
)
/** `Sopir sy Obed Kambuaya minta slip gaji`: who asks for his slip. */
const asksSlip = new RegExp(`(?:${relation})(${person})\\s+(?:minta|butuh|perlu|mau)\\s+slip`, 'u')

/** Whose pay a slip tells, and what he does; null where nobody is named. */
export const slipOf = (text: string): { readonly name: string; readonly work: string } | null => {
  const [, paid = '', work = ''] = paySlipOf.exec(text) ?? []
  if (paid !== '' && !isBusinessName(paid)) return { name: paid, work }
  const [, named = '', job = ''] = /\bslip\b/i.test(text) ? (namedInSlip.exec(text) ?? []) : []
  if (named !== '' && !isBusinessName(named)) return { name: named, work: job }
  const asker = asksSlip.exec(text)?.[1] ?? ''
  return asker === '' ? null : { name: asker, work: '' }
}

/** The house that is named behind him. */
export const slipHouse = (text: string): string => paySlipOf.exec(text)?.[3] ?? ''
