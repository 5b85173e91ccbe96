import { Suspense } from 'react'

import { PresenterPage } from '#features/slides/client/index.tsx'

import { mount } from './mount.tsx'

mount(
  <Suspense>
    <PresenterPage />
  </Suspense>,
)
