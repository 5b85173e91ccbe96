import PanelsLeftRight from 'lucide-react/icons/columns-3'
import Presentation from 'lucide-react/icons/presentation'

import { Button } from '#core/ui/client/button.tsx'
import { TimedNote } from '#core/ui/client/timed-note.tsx'

import type { SuggestedMode } from '../layout/layout-state.ts'
import s from './suggestion-card.module.css'
import { suggestionLasts } from './suggestions.ts'

interface SuggestionCardProps {
  readonly mode: SuggestedMode
  readonly onAnswer: (isAccepted: boolean) => void
}

const texts = {
  editing: 'Mau menulis lebih lega? Canvas saya lebarkan, chat tetap di samping.',
  presentation: 'Mau menata slide lebih lega? Canvas saya lebarkan, chat saya kecilkan.',
} as const satisfies Record<SuggestedMode, string>

/** A layout is offered: floating at the top right of the canvas, gone by itself after 10 seconds (P1 §2, §9). */
export const SuggestionCard = ({ mode, onAnswer }: SuggestionCardProps) => {
  const Icon = mode === 'presentation' ? Presentation : PanelsLeftRight
  return (
    <TimedNote
      titleId="suggestion-title"
      lasts={suggestionLasts}
      look="teal"
      className={s.card}
      onEnd={() => onAnswer(false)}
    >
      <div className={s.body}>
        <span className={s.tile}>
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <div>
          <h2 className={s.title} id="suggestion-title">
            Juragan Smart
          </h2>
          <p className={s.text}>{texts[mode]}</p>
        </div>
      </div>
      <div className={s.keys}>
        <Button look="quiet" onClick={() => onAnswer(false)}>
          Nanti
        </Button>
        <Button look="teal" onClick={() => onAnswer(true)}>
          Ya, Optimize!
        </Button>
      </div>
    </TimedNote>
  )
}
