import Check from 'lucide-react/icons/check'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { useMemo } from 'react'

import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { useWidthClass } from '#core/ui/client/viewport.ts'
import type { Difference } from '../shared/proposals.contract.ts'
import marks from './change-marks.module.css'
import s from './proposal-card.module.css'
import { type ProposalInHand, useProposal } from './use-proposal.ts'
import { compareWords } from './word-comparison.ts'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Longer texts are compared word by word; up to here two figures stand on one line. */
const figureLength = 48

const Figure = ({ label, before, after }: Difference) => (
  <div className={s.figure}>
    <dt>{label}</dt>
    <dd className="num">
      {before === '' ? null : <del>{before}</del>} {after === '' ? null : <ins>{after}</ins>}
    </dd>
  </div>
)

const Words = ({ label, before, after }: Difference) => {
  const lines = useMemo(() => compareWords(before, after), [before, after])
  return (
    <div className={s.words}>
      <dt>{label}</dt>
      {lines.map((parts, at) => (
        // A comparison never changes: the position names the line, and the part.
        // oxlint-disable-next-line react/no-array-index-key
        <dd key={at}>
          {parts.map(({ side, text }, part) => {
            const Part = side === 'in' ? 'ins' : side === 'out' ? 'del' : 'span'
            // oxlint-disable-next-line react/no-array-index-key
            return <Part key={part}>{text}</Part>
          })}
        </dd>
      ))}
    </div>
  )
}

const isFigure = ({ before, after }: Difference): boolean =>
  before.length + after.length <= figureLength && !before.includes('\n') && !after.includes('\n')

/** What would change, place by place: what comes is underlined, what goes is struck through. */
const Differences = ({ rows }: { readonly rows: readonly Difference[] }) => (
  <dl className={classNames(s.rows, marks.marks)}>
    {rows.map((row, at) => {
      const Row = isFigure(row) ? Figure : Words
      // oxlint-disable-next-line react/no-array-index-key
      return <Row key={at} {...row} />
    })}
  </dl>
)

export const priceText = (price: number | null): string => (price === null ? 'gratis' : `${formatNumber(price)} poin`)

const DecisionKeys = ({ hand }: { readonly hand: ProposalInHand }) => {
  const touch = useWidthClass() === 'mobile'
  return (
    <>
      <Button
        look="teal"
        touch={touch}
        icon={<Check {...icon} />}
        waiting={hand.working === 'accept'}
        disabled={hand.working !== null}
        onClick={hand.accept}
      >
        Terima
      </Button>
      <Button
        look="quiet"
        touch={touch}
        icon={<X {...icon} />}
        waiting={hand.working === 'reject'}
        disabled={hand.working !== null}
        onClick={hand.reject}
      >
        Tolak
      </Button>
    </>
  )
}

interface ProposalCardProps {
  readonly proposal: {
    readonly id: string
    readonly itemId: string
    readonly differences: readonly Difference[]
    readonly price: number | null
  }
  /** What the charge is called on the slip. */
  readonly label: string
}

const stateWords = { accepted: 'Diterima', rejected: 'Ditolak', undone: 'Dibatalkan' } as const

/** A change that the assistant proposes: what is different, what accepting costs, and the two keys (CHAT-15). */
export const ProposalCard = ({ proposal, label }: ProposalCardProps) => {
  const hand = useProposal(proposal)
  const { state, charge } = hand
  const isDecided = state === 'accepted' || state === 'rejected' || state === 'undone'
  return (
    <fieldset className={s.card} aria-label="Usulan perubahan">
      <p className={s.head}>
        <span>Usulan perubahan</span>
        <span className={`num ${s.price}`}>{priceText(proposal.price)}</span>
      </p>
      <Differences rows={proposal.differences} />
      {hand.failure ? (
        <p className={s.failure} role="alert">
          {hand.failure}
        </p>
      ) : null}
      {charge ? (
        <div className={s.slip}>
          <LedgerRow name={label} figure={formatNumber(charge.pointsDeducted)} />
          <LedgerRow name="Sisa poin" figure={formatNumber(charge.balanceAfter)} sum />
        </div>
      ) : null}
      <div className={s.keys} aria-live="polite">
        {isDecided ? (
          <span className={classNames(s.state, state === 'accepted' && s.accepted)}>{stateWords[state]}</span>
        ) : (
          <DecisionKeys hand={hand} />
        )}
        {state === 'accepted' && hand.canUndo ? (
          <Button look="quiet" icon={<Undo2 {...icon} />} waiting={hand.working === 'undo'} onClick={hand.undo}>
            Batalkan
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}

/** The same keys in the canvas, where the changed item stands open. */
export const ProposalStrip = ({
  proposal,
}: {
  readonly proposal: {
    readonly id: string
    readonly itemId: string
    readonly summary: string
    readonly price: number | null
  }
}) => {
  const hand = useProposal(proposal)
  if (hand.state !== 'pending') return null
  return (
    <section className={s.strip} aria-label="Perubahan yang menunggu" data-canvas-decision="">
      <p>
        {proposal.summary.replace(/\.$/, '')} <span className="num">({priceText(proposal.price)})</span>
      </p>
      <div className={s.keys}>
        <DecisionKeys hand={hand} />
      </div>
      {hand.failure ? (
        <p className={s.failure} role="alert">
          {hand.failure}
        </p>
      ) : null}
    </section>
  )
}
