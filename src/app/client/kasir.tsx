import { TillPage } from '#features/pos/till/index.tsx'

import { mount } from './mount.tsx'

mount(<TillPage />)
