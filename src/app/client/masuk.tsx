import { SignInPage } from '#features/account/client/index.tsx'

import { mount } from './mount.tsx'

mount(<SignInPage />)
