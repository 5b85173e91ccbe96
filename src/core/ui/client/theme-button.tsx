import Moon from 'lucide-react/icons/moon'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Sun from 'lucide-react/icons/sun'

import { IconButton } from './button.tsx'
import { themeAfter, themeNames, useTheme } from './theme.ts'

const icons = { light: Sun, dark: Moon, cheerful: ShoppingBasket } as const

interface ThemeButtonProps {
  /** Stands with the icon where the keys beside it have words too. */
  readonly word?: string
}

/** Goes to the next of the three themes. */
export const ThemeButton = ({ word }: ThemeButtonProps) => {
  const { theme, cycle } = useTheme()
  const Icon = icons[theme]
  return (
    <IconButton
      label="Ganti tema"
      title={`Ganti tema: ${themeNames[theme]} ke ${themeNames[themeAfter(theme)]}`}
      onClick={cycle}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      {word}
    </IconButton>
  )
}
