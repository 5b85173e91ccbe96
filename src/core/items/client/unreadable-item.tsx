import { errorText } from '#core/text/shared/error-texts.ts'

import s from './unreadable-item.module.css'

/** Stands in the canvas where an item's content is nothing that its editor knows. */
export const UnreadableItem = () => (
  <p className={s.unreadable} role="alert">
    {errorText('invalid_content')}
  </p>
)
