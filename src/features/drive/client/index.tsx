import HardDrive from 'lucide-react/icons/hard-drive'

import type { DriveKeyProps } from '#core/items/client/drive-key.tsx'
import { Button } from '#core/ui/client/button.tsx'
import { lazyPart } from '#core/ui/client/lazy-part.ts'

export { DriveHost } from './drive-host.tsx'
export { openDrive } from './drive-dialog-state.ts'

const keyPart = lazyPart<DriveKeyProps>(
  async () => (await import('./drive-key.tsx')).DriveKey,
  ({ DriveKey }) => DriveKey,
)

/** 'Save to Drive' for editors; its code comes with the first item that is opened. */
export const DriveKey = (props: DriveKeyProps) => (
  <keyPart.Place
    fallback={
      <Button disabled icon={<HardDrive size={16} strokeWidth={1.9} aria-hidden="true" />}>
        Save to Drive
      </Button>
    }
    {...props}
  />
)
