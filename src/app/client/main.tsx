// First of all: what other modules read while they are loaded is kept as well.
import './offline/kept-reading.ts'

import './verified-calls.ts'
import { mount } from './mount.tsx'
import { Workspace } from './workspace.tsx'

// A page taken out of the browser's own keeping shows what was true when it was left.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})

mount(<Workspace />)
