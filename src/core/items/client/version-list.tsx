import { useId, useState } from 'react'

import { classNames } from '#core/ui/client/class-names.ts'
import { versionTime, wordChange } from './version-words.ts'
import type { VersionLine } from './versions.api.ts'
import s from './versions-panel.module.css'

/** As many lines are shown at first, and with each press on the key below them. */
const atOnce = 50

interface VersionListProps {
  /** Newest first. */
  readonly versions: readonly VersionLine[]
  /** The number of the present version. */
  readonly current: number
  readonly chosen: number
  readonly onChoose: (version: number) => void
}

/** The versions as one group of choices: one stop for Tab, the arrow keys go through them. */
export const VersionList = ({ versions, current, chosen, onChoose }: VersionListProps) => {
  const name = useId()
  const [shown, setShown] = useState(atOnce)
  const [now] = useState(() => new Date())
  const rest = versions.length - shown
  return (
    <fieldset className={s.list}>
      <legend className="sr">Pilih versi</legend>
      {versions.slice(0, shown).map((line, at) => {
        const change = wordChange(line.wordCount, versions[at + 1]?.wordCount)
        return (
          <label key={line.version} className={s.line}>
            <input
              type="radio"
              className="sr"
              name={name}
              checked={line.version === chosen}
              onChange={() => onChoose(line.version)}
            />
            <span className={classNames(s.stamp, line.author === 'AI' && s.assistant)}>{line.author}</span>
            <time className="num" dateTime={line.createdAt}>
              {versionTime(line.createdAt, now)}
            </time>
            {line.version === current ? <span className={s.present}>sekarang</span> : null}
            {change === null ? null : <span className={s.change}>{change}</span>}
          </label>
        )
      })}
      {rest > 0 ? (
        <button type="button" className={s.more} onClick={() => setShown(shown + atOnce)}>
          {`+${rest} versi lebih lama`}
        </button>
      ) : null}
    </fieldset>
  )
}
