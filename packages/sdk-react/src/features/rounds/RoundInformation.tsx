import { roundQuery, type Round } from '@capstan/sdk-core/rounds'
import { useEffect, useRef, useState } from 'react'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { EscapeGuard } from '../../ui/overlays/EscapeGuard'
import { AuditButton } from '../audit/AuditButton'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { RoundForm } from './lazyRoundParts'
import { roundsMessages } from './messages'
import { RoundFacts } from './RoundFacts'
import { RoundUnknown } from './RoundUnknown'

export interface RoundInformationProps {
  /** The round to show. */
  roundId: string
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** What a round is, as an investor reads it: its name, asset, days, price, status and dataroom. (C-10) @public */
export function RoundInformation({ roundId, isolation }: RoundInformationProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedInformation roundId={roundId} />
    </CapstanRoot>
  )
}

function ConnectedInformation({ roundId }: Pick<RoundInformationProps, 'roundId'>) {
  const round = useCapstanQuery(roundQuery(useCapstan(), roundId))
  if (round.status !== 'ready') return <RoundUnknown round={round} />
  return <RoundInformationView round={round.data} isForInvestor />
}

export interface RoundInformationViewProps {
  round: Round
  /** What an investor is told. */
  isForInvestor?: boolean
  /** Whether it may be changed here. (ROUND-027) */
  mayEdit?: boolean
  /** Whether it could be, until a moment ago. */
  wasTaken?: boolean
}

/** Round Information: read, and changed in the same place. (ROUND-011) @public */
export function RoundInformationView({ round, isForInvestor, mayEdit, wasTaken }: RoundInformationViewProps) {
  const messages = useMessages('rounds', roundsMessages)
  const [wants, setWants] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isEditing = wants && mayEdit === true
  const returnsFocus = useRef(false)
  usePrefetch(RoundForm, mayEdit)

  useEffect(() => {
    if (isEditing) returnsFocus.current = true
    else if (returnsFocus.current) {
      returnsFocus.current = false
      opener.current?.focus()
    }
  }, [isEditing])

  return (
    <Card
      title={messages.information}
      className="capstan-round-information"
      data-status={isEditing ? 'editing' : 'reading'}
      actions={
        mayEdit &&
        !isEditing && (
          <>
            <AuditButton dense record={{ kind: 'round', id: round.id }} name={round.name} />
            <Button ref={opener} variant="quiet" dense icon="pencil" onPress={() => setWants(true)}>
              {messages.edit}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {wasTaken && <Alert tone="warning">{messages.roleTaken}</Alert>}
        {isEditing ? (
          <EscapeGuard onLeave={() => setWants(false)}>
            <RoundForm round={round} onDone={() => setWants(false)} />
          </EscapeGuard>
        ) : (
          <RoundFacts round={round} isForInvestor={isForInvestor} />
        )}
      </Stack>
    </Card>
  )
}
