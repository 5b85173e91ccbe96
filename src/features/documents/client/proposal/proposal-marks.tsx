import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { usePendingProposals } from '#core/items/client/proposals.api.ts'
import { useProposal } from '#core/items/client/use-proposal.ts'
import type { Proposal } from '#core/items/shared/proposals.contract.ts'
import { Button } from '#core/ui/client/button.tsx'
import s from './proposal-marks.module.css'
import { proposalMarking, proposalMarkingKey } from './proposal-marking.ts'

const icon = { size: 16, strokeWidth: 1.9, 'aria-hidden': true } as const

interface WaitingProps {
  readonly editor: Editor
  readonly proposal: Proposal
}

const Waiting = ({ editor, proposal }: WaitingProps) => {
  const hand = useProposal(proposal)
  const [host] = useState(() => {
    const made = document.createElement('div')
    made.contentEditable = 'false'
    made.className = s.host ?? ''
    return made
  })
  const { changes } = proposal
  useEffect(() => {
    editor.registerPlugin(proposalMarking(changes, host))
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(proposalMarkingKey)
    }
  }, [editor, changes, host])
  return createPortal(
    <section className={s.keys} aria-label="Perubahan di surat">
      <Button
        look="teal"
        icon={<Check {...icon} />}
        waiting={hand.working === 'accept'}
        disabled={hand.working !== null}
        onClick={hand.accept}
      >
        Terima
      </Button>
      <Button
        icon={<X {...icon} />}
        waiting={hand.working === 'reject'}
        disabled={hand.working !== null}
        onClick={hand.reject}
      >
        Tolak
      </Button>
    </section>,
    host,
  )
}

/** What the assistant proposes, drawn on the sheet itself: what goes is struck through, what comes is underlined. */
export const ProposalMarks = ({ editor, itemId }: { readonly editor: Editor; readonly itemId: string }) => {
  const proposal = usePendingProposals((state) => state.pending[itemId])
  return proposal?.changes === undefined ? null : <Waiting key={proposal.id} editor={editor} proposal={proposal} />
}
