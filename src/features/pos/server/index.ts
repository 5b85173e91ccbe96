import type { Route } from '#core/http/server/router.ts'

import { afterSaleRoutes } from './after-sale.routes.ts'
import { bookRoutes } from './reports/books.routes.ts'
import { categoryRoutes } from './categories.routes.ts'
import { customerRoutes } from './customers.routes.ts'
import { debtRoutes } from './debts/debts.routes.ts'
import { deploymentRoutes } from './deployment.routes.ts'
import { importRoutes } from './import/import.routes.ts'
import { locationRoutes } from './locations/locations.routes.ts'
import { type PosDependencies, posRoutes } from './pos.routes.ts'
import { setupRoutes } from './setup/setup.routes.ts'
import { stockRoutes } from './stock/stock.routes.ts'
import { tillRoutes } from './till.routes.ts'
import { tillSettingsRoutes } from './till-settings.ts'

/** What `app/` registers of the tills: their words and maker for the assistant, and their store. */
export { posSkill as skill } from '../shared/skill.ts'
export { posData } from './pos-data.ts'
export { posMemory as memory } from './pos-memory.ts'
export { posStore as store } from './pos-store.ts'
export type { SetupSettings } from './setup/setup-settings.ts'
export { tillManifest } from '../shared/till-address.ts'

/** The tills' server side: the calls of the workspace about shops, and the calls of the tills themselves. */
export const createPos = ({
  clock = () => new Date(),
  ...given
}: Omit<PosDependencies, 'clock'> & { readonly clock?: () => Date }): { readonly routes: Route[] } => {
  const deps = { ...given, clock }
  // The direct calls come first: `health` is no shop's id.
  return {
    routes: [
      ...deploymentRoutes(deps),
      ...setupRoutes(deps),
      ...importRoutes(deps.database, clock),
      ...tillSettingsRoutes(deps.database, clock),
      ...bookRoutes(deps.database),
      ...categoryRoutes(deps.database, clock),
      ...customerRoutes(deps),
      ...posRoutes(deps),
      ...locationRoutes(deps.database, clock),
      ...stockRoutes(deps.database, clock),
      ...afterSaleRoutes(deps),
      ...debtRoutes(deps),
      ...tillRoutes(deps),
    ],
  }
}
