import { TillPage } from '#features/pos/till/index.tsx'

import { keepTillOnDevice } from './offline/keep-till-on-device.ts'
import { mount } from './mount.tsx'

keepTillOnDevice()
mount(<TillPage />)
