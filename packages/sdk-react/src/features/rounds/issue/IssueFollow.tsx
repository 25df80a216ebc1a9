import { newId } from '@capstan/sdk-core'
import {
  issuancesQuery,
  requestIssuances,
  type IssuableChoice,
  type RequestedIssuance,
} from '@capstan/sdk-core/rounds'
import { useMemo, useRef, useState } from 'react'
import { fillIn } from '../../../language/fillIn'
import { useCapstan } from '../../../provider/useCapstan'
import { useCapstanQuery } from '../../../provider/queries/useCapstanQuery'
import { useMessages } from '../../../provider/useMessages'
import { Button } from '../../../ui/actions/Button'
import { StatusChip } from '../../../ui/display/StatusChip'
import { Alert } from '../../../ui/feedback/Alert'
import { ErrorNotice } from '../../../ui/feedback/ErrorNotice'
import { rowsAtOnce, ShowMore, useShownRows } from '../../../ui/records/ShowMore'
import { Stack } from '../../../ui/layout/Stack'
import { DialogFoot } from '../../../ui/overlays/DialogFoot'
import { FollowedRow, IssueList } from './IssueRow'
import { roundsMessages } from '../messages'
import { RejectedNote } from './RejectedNote'
import { useIssueRefusal } from './useIssueRefusal'

export interface IssueFollowProps {
  /** Distributions that the transfer agent was asked to issue. */
  asked: readonly IssuableChoice[]
  /** Called once it is asked again for one that it rejected. */
  onAgain: (distribution: IssuableChoice) => void
  /** Called with true when a request is sent, and with false when its outcome is known. */
  onPending: (isPending: boolean) => void
  onClose: () => void
}

/** Live status of the requested issuances. A rejected one can be requested again. */
export function IssueFollow({ asked, onAgain, onPending, onClose }: IssueFollowProps) {
  const capstan = useCapstan()
  const messages = useMessages('rounds', roundsMessages)
  const refusalOf = useIssueRefusal()
  const ids = useMemo(() => asked.map(({ id }) => id), [asked])
  const issuances = useCapstanQuery(issuancesQuery(capstan, ids))
  const [pending, setPending] = useState<string>()
  const [error, setError] = useState<string>()
  const keys = useRef(new Map<string, string>())
  const known = issuances.status === 'ready' ? issuances.data : []
  const of = new Map(known.map((each) => [each.id, each]))
  const isRejected = ({ id }: IssuableChoice) => of.get(id)?.status === 'rejected'
  // In a long list, rejected issuances come first, because they need an action.
  const listed =
    asked.length > rowsAtOnce
      ? asked.toSorted((a, b) => Number(isRejected(b)) - Number(isRejected(a)))
      : asked
  const { shown, more } = useShownRows(listed)
  const done = known.filter(({ status }) => status === 'approved' || status === 'rejected').length

  const again = async (distribution: IssuableChoice) => {
    const { id } = distribution
    const key = keys.current.get(id) ?? newId()
    keys.current.set(id, key)
    setPending(id)
    onPending(true)
    setError(undefined)
    try {
      await requestIssuances(capstan, [id], { idempotencyKey: key })
      keys.current.delete(id)
      onAgain(distribution)
    } catch (failure) {
      setError(refusalOf(failure))
    }
    setPending(undefined)
    onPending(false)
  }

  return (
    <Stack>
      {error && <Alert tone="danger">{error}</Alert>}
      {issuances.status === 'error' && <ErrorNotice error={issuances.error} onRetry={issuances.retry} />}
      <IssueList aria-label={messages.followLead}>
        {shown.map((each) => (
          <FollowedRow key={each.id} distribution={each}>
            <Outcome distribution={each} issuance={of.get(each.id)} />
            {isRejected(each) && (
              <Button
                variant="quiet"
                dense
                icon="retry"
                pending={pending === each.id}
                aria-label={fillIn(messages.tryAgainOf, {
                  again: messages.tryAgain,
                  investor: each.investor,
                })}
                onPress={() => void again(each)}
              >
                {messages.tryAgain}
              </Button>
            )}
          </FollowedRow>
        ))}
      </IssueList>
      <ShowMore {...more} />
      <DialogFoot>
        <span role="status">{fillIn(messages.answered, { done, count: asked.length })}</span>
        <Button variant="primary" autoFocus onPress={onClose}>
          {messages.close}
        </Button>
      </DialogFoot>
    </Stack>
  )
}

interface OutcomeProps {
  distribution: IssuableChoice
  issuance: RequestedIssuance | undefined
}

/** The outcome of one issuance, with the reason for a rejection. */
function Outcome({ distribution, issuance }: OutcomeProps) {
  const messages = useMessages('rounds', roundsMessages)
  switch (issuance?.status) {
    case 'approved':
      return <StatusChip status="issued" />
    case 'rejected':
      return (
        <>
          <StatusChip status="rejected" /> <RejectedNote distribution={distribution} note={issuance.note} />
        </>
      )
    default:
      return (
        <>
          <StatusChip status="requested" /> <span>{messages.requestedNote}</span>
        </>
      )
  }
}
