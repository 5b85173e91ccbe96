import type { BusinessProfile } from '../../shared/business-profile.ts'
import { memorySourceNames, type UsedFact } from '../../shared/memory/owner-memory.ts'
import { recallSales } from '../../shared/memory/recall-sales.ts'
import type { AssistantContext } from '../../shared/port.ts'

const shownGoods = 12
const shownDays = 31
const longestDescription = 400

/** What a model is told of the business: what an answer may need, never accounts, tax numbers or pictures. */
const ofProfile = ({ name, type, description, address }: BusinessProfile): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ nama: name, jenis: type, keterangan: description.slice(0, longestDescription), alamat: address })
      .map(([key, value]) => [key, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  )

/** Facts of the owner's own that go to a model with a message. */
export interface OwnerData {
  readonly data: Readonly<Record<string, unknown>>
  readonly used: readonly UsedFact[]
}

const ofSales = (message: string, context: AssistantContext): OwnerData | null => {
  const recalled = recallSales(message, context)
  if (recalled === null || !('found' in recalled)) return null
  const { shopName, sales } = recalled.found
  const { period, before } = sales
  return {
    data: {
      penjualan: {
        toko: shopName,
        dari: period.from,
        sampai: period.to,
        total: period.total,
        transaksi: period.sales,
        barang_terjual: period.items,
        masa_sebelumnya: { dari: before.from, sampai: before.to, total: before.total },
        per_hari: period.days.slice(-shownDays).map(({ day, total }) => [day, total]),
        barang: period.goods
          .slice(0, shownGoods)
          .map(({ name, quantity, total }) => [name.slice(0, 80), quantity, total]),
      },
    },
    used: recalled.used,
  }
}

/**
 * What is sent to a model of the owner's own besides the conversation. What is switched off is not in the context and so
 * can not be in here; the same list is shown under the reply.
 */
export const ownerData = (message: string, context: AssistantContext): OwnerData => {
  const profile = context.profile ? ofProfile(context.profile) : {}
  const sales = ofSales(message, context)
  const hasProfile = Object.keys(profile).length > 0
  return {
    data: { ...(hasProfile ? { usaha: profile } : {}), ...sales?.data },
    used: [
      ...(hasProfile ? [{ source: 'profile' as const, label: memorySourceNames.profile }] : []),
      ...(sales?.used ?? []),
    ],
  }
}
