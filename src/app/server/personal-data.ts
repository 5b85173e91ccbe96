import { accountData } from '#core/auth/server/account-data.ts'
import type { PersonalData } from '#core/auth/server/personal-data.ts'
import { assetData } from '#core/items/server/asset-data.ts'
import { itemData } from '#core/items/server/item-data.ts'
import { mailData } from '#core/outbound/server/mails.ts'
import { pointsData } from '#core/points/server/points-data.ts'
import { searchData } from '#core/search/server/search.ts'
import { profileData } from '#features/account/server/index.ts'
import { chatData } from '#features/chat/server/index.ts'
import { documentData } from '#features/documents/server/index.ts'
import { driveData } from '#features/drive/server/index.ts'
import { posData } from '#features/pos/server/index.ts'
import { websiteData } from '#features/websites/server/index.ts'

import { kindStores } from './kinds.ts'

/** Everything that is kept about a person, in the order in which it can be taken away: what refers to rows goes before them. */
export const personalData: readonly PersonalData[] = [
  searchData,
  chatData,
  posData,
  websiteData,
  driveData,
  documentData,
  itemData(kindStores),
  assetData,
  profileData,
  pointsData,
  mailData,
  accountData,
]
