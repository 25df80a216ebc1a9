import type { Round } from '@capstan/sdk-core/rounds'
import { useState } from 'react'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { CapTable } from '../capTable/CapTable'
import { IssueDialog, ProofDialog } from './lazyRoundParts'
import { roundsMessages } from './messages'
import { RoundSection } from './RoundSection'

export interface RoundCapTableProps {
  round: Round
  /** True when securities may be issued here. (ROUND-027) */
  mayEdit?: boolean
  /** The dialog that is open at first. */
  open?: 'issue' | 'proof'
}

/** Holders of a round and their units, with the dialogs that issue securities and show the proof. (ROUND-019, ROUND-020) */
export function RoundCapTable({ round, mayEdit, open: first }: RoundCapTableProps) {
  const messages = useMessages('rounds', roundsMessages)
  const [open, setOpen] = useState(first)
  const close = () => setOpen(undefined)
  usePrefetch(IssueDialog, mayEdit)
  usePrefetch(ProofDialog, mayEdit)

  return (
    <RoundSection
      title={messages.capTable}
      actions={
        mayEdit && (
          <>
            <Button dense onPress={() => setOpen('proof')}>
              {messages.proof}
            </Button>
            <Button dense variant="primary" onPress={() => setOpen('issue')}>
              {messages.issue}
            </Button>
          </>
        )
      }
    >
      <CapTable roundId={round.id} />
      {mayEdit && open === 'issue' && <IssueDialog round={round} onClose={close} />}
      {mayEdit && open === 'proof' && <ProofDialog round={round} onClose={close} />}
    </RoundSection>
  )
}
