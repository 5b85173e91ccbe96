import Cookie from 'lucide-react/icons/cookie'
import CupSoda from 'lucide-react/icons/cup-soda'
import Plug from 'lucide-react/icons/plug'
import Shirt from 'lucide-react/icons/shirt'
import Soup from 'lucide-react/icons/soup'
import Tag from 'lucide-react/icons/tag'
import type { LucideIcon } from 'lucide-react'

import { type Dye, Tile } from '#core/ui/client/tile.tsx'
import { guessCategory } from '../shared/guess-category.ts'

/** What shops call their categories, with the classes that the names of goods tell. */
const signs: Readonly<Record<string, LucideIcon>> = {
  minuman: CupSoda,
  makanan: Soup,
  camilan: Cookie,
  cemilan: Cookie,
  pakaian: Shirt,
  elektronik: Plug,
}

/** The sign that a category's own first word tells, or what its words say of goods; a price tag for all others. */
const signOf = (name: string): LucideIcon =>
  signs[name.toLowerCase().split(/\s/)[0] ?? ''] ?? signs[guessCategory(name)?.toLowerCase() ?? ''] ?? Tag

/** Neighbours among the shop's categories differ in colour. */
const dyes = ['presentation', 'website', 'pos', 'analysis', 'document'] as const satisfies readonly Dye[]

/** The tile of a category on a till's key (look.md, Till): its sign where its name tells one, its own colour. */
export const CategoryTile = ({ name, at }: { readonly name: string; readonly at: number }) => (
  <Tile dye={dyes[at % dyes.length] ?? 'pos'} Icon={signOf(name)} />
)
