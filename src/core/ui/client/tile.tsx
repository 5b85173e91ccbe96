import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import FileText from 'lucide-react/icons/file-text'
import Globe from 'lucide-react/icons/globe'
import Presentation from 'lucide-react/icons/presentation'
import Store from 'lucide-react/icons/store'

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

/** The tile that says what kind of item a row is about. */
export const Tile = ({ dye, large }: { readonly dye: Dye; readonly large?: boolean }) => {
  const Icon = icons[dye]
  return (
    <span className={classNames(s.tile, s[dye], large && s.large)} aria-hidden="true">
      <Icon size={18} strokeWidth={1.75} />
    </span>
  )
}
