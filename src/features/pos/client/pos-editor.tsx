import { useState } from 'react'

import type { EditorProps } from '#core/items/client/editor-props.ts'
import { useItem } from '#core/items/client/items.api.ts'
import { needsSetup } from './needs-setup.ts'
import { PosCanvas } from './pos-canvas.tsx'
import { SetupScreen } from './setup/setup-screen.tsx'

/** Set-up or shop, decided once at opening: the password of a till just set up must not vanish from under the eyes. */
export const PosEditor = (props: EditorProps) => {
  const { data: latest = props.item } = useItem(props.item.id)
  const [inSetup] = useState(() => needsSetup(latest))
  return inSetup ? <SetupScreen {...props} item={latest} /> : <PosCanvas {...props} item={latest} />
}
