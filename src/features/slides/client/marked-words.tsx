import { Fragment } from 'react'

import { textLines } from '../shared/scene/drawn-slide.ts'
import s from './stage.module.css'

/** One line of a text with its blanks `[isi …]` marked; everything else as it is. */
export const MarkedLine = ({ text }: { readonly text: string }) =>
  textLines(text)[0]?.map((part, index) =>
    part.blank ? (
      // oxlint-disable-next-line react/no-array-index-key -- a part is known by its place
      <mark key={index} className={s.blank}>
        {part.text}
      </mark>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a part is known by its place
      <Fragment key={index}>{part.text}</Fragment>
    ),
  )

/** The same for a text of several lines. */
export const MarkedWords = ({ text }: { readonly text: string }) =>
  text.split('\n').map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place
    <Fragment key={index}>
      {index > 0 ? '\n' : null}
      <MarkedLine text={line} />
    </Fragment>
  ))
