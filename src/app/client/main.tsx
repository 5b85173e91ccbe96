import { mount } from './mount.tsx'
import { Workspace } from './workspace.tsx'

mount(<Workspace />)
