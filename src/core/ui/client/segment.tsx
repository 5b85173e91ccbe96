import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'
import s from './segment.module.css'

interface SegmentProps<View extends string> {
  /** What the views are of, read aloud. */
  readonly legend: string
  readonly views: readonly {
    readonly view: View
    readonly name: string
    /** Stands for the name, which is then only read aloud. */
    readonly icon?: ReactNode
  }[]
  readonly chosen: View
  readonly className?: string | undefined
  readonly onChoose: (view: View) => void
}

/** Views of the same thing, side by side in one frame; one of them is seen. */
export const Segment = <View extends string>({ legend, views, chosen, className, onChoose }: SegmentProps<View>) => (
  <fieldset className={classNames(s.segment, className)}>
    <legend className="sr">{legend}</legend>
    {views.map(({ view, name, icon }) => (
      <button
        key={view}
        type="button"
        aria-pressed={view === chosen}
        onClick={() => onChoose(view)}
        {...(icon === undefined ? {} : { className: s.icon, 'aria-label': name, title: name })}
      >
        {icon ?? name}
      </button>
    ))}
  </fieldset>
)
