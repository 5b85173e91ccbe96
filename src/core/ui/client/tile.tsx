import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import FileText from 'lucide-react/icons/file-text'
import Globe from 'lucide-react/icons/globe'
import Presentation from 'lucide-react/icons/presentation'
import Store from 'lucide-react/icons/store'
import type { LucideIcon } from 'lucide-react'

import { classNames } from './class-names.ts'
import s from './tile.module.css'

/** The natural dyes of batik, one for each kind of item (look.md, Colour roles). */
const icons = {
  document: FileText,
  presentation: Presentation,
  analysis: ChartNoAxesColumn,
  website: Globe,
  pos: Store,
} as const

export type Dye = keyof typeof icons

interface TileProps {
  readonly dye: Dye
  readonly large?: boolean
  /** Another sign than that of the kind: the tile is about something else in the same dye. */
  readonly Icon?: LucideIcon
}

/** The tile that says what kind of item a row is about. */
export const Tile = ({ dye, large, Icon = icons[dye] }: TileProps) => {
  return (
    <span className={classNames(s.tile, s[dye], large && s.large)} aria-hidden="true">
      <Icon size={18} strokeWidth={1.75} />
    </span>
  )
}
