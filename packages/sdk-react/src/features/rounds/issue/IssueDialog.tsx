import {
  issuanceRoom,
  requestedUnitsQuery,
  type IssuableChoice,
  type IssuablePaid,
  type RequestedUnits,
  type Round,
} from '@capstan/sdk-core/rounds'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useCapstan } from '../../../provider/useCapstan'
import { useCapstanQuery, type QueryState } from '../../../provider/queries/useCapstanQuery'
import { useMessages } from '../../../provider/useMessages'
import { Dialog } from '../../../ui/overlays/Dialog'
import { ErrorNotice } from '../../../ui/feedback/ErrorNotice'
import { Loading } from '../../../ui/feedback/Loading'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { IssueFollow } from './IssueFollow'
import { IssuePick } from './IssuePick'
import { IssueReview } from './IssueReview'
import { roundsMessages } from '../messages'
import { useIssue } from './useIssue'
import { useIssuables } from './useIssuables'

export interface IssueDialogProps {
  round: Round
  onClose: () => void
}

/**
 * Dialog that issues securities of a round: closed distributions are chosen, reviewed, and followed to the outcome. (ROUND-019,
 * ROUND-032)
 */
export function IssueDialog({ round, onClose }: IssueDialogProps) {
  const messages = useMessages('rounds', roundsMessages)
  const [isPending, setIsPending] = useState(false)
  const [asked, setAsked] = useState<readonly IssuableChoice[]>()
  const add = (more: readonly IssuableChoice[]) =>
    setAsked((before = []) => [...before.filter(({ id }) => more.every((each) => each.id !== id)), ...more])
  const ends = { onPending: setIsPending, onClose }

  return (
    <Dialog
      title={messages.issue}
      isOpen
      onOpenChange={onClose}
      isBlocking={isPending}
      className="capstan-issue"
    >
      {asked ? (
        <>
          <Lead>{messages.followLead}</Lead>
          <IssueFollow {...ends} asked={asked} onAgain={(again) => add([again])} />
        </>
      ) : (
        <IssueSteps {...ends} round={round} onAsked={add} />
      )}
    </Dialog>
  )
}

interface IssueStepsProps extends IssueDialogProps {
  onAsked: (asked: readonly IssuableChoice[]) => void
  onPending: (isPending: boolean) => void
}

/** The two steps of the dialog: the choice and its review. */
function IssueSteps({ round, onAsked, onPending, onClose }: IssueStepsProps) {
  const messages = useMessages('rounds', roundsMessages)
  const [paid, setPaid] = useState<IssuablePaid>('all')
  const issuables = useIssuables(round.id, paid)
  const requested = useCapstanQuery(requestedUnitsQuery(useCapstan(), round.id))
  const [reviewed, setReviewed] = useState<readonly IssuableChoice[]>()
  const [wasReviewed, setWasReviewed] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { isPending, issue } = useIssue({
    ...{ roundId: round.id, onAsked, onPending },
    onRefused(text) {
      setReviewed(undefined)
      setRefusal(text)
      void issuables.reload()
    },
  })
  const unknown = unknownOf(issuables.whole, requested)
  if (unknown) return <Unknown state={unknown} />
  const waiting = requested.status === 'ready' ? requested.data : noneRequested
  const room = issuanceRoom(round, waiting.units)
  const back = (still: readonly IssuableChoice[]) => {
    issuables.chosen.keepOnly(still)
    setReviewed(undefined)
  }

  return (
    <>
      <Lead>{reviewed ? messages.reviewLead : messages.issueLead}</Lead>
      {reviewed ? (
        <IssueReview
          {...{ round, room, isPending }}
          chosen={reviewed}
          onIssue={(distributions) => void issue(distributions)}
          onBack={back}
        />
      ) : (
        <IssuePick
          {...{ issuables, paid, room, refusal, wasReviewed, onClose }}
          onPaidChange={setPaid}
          waiting={waiting.distributions}
          onReview={() => {
            setRefusal(undefined)
            setWasReviewed(true)
            setReviewed([...issuables.chosen.picked.values()])
          }}
        />
      )}
    </>
  )
}

type Unready = Exclude<QueryState<unknown>, { status: 'ready' }>

/** Returns the first query that failed, or else the first that is loading. */
function unknownOf(...states: readonly QueryState<unknown>[]): Unready | undefined {
  const unready = states.filter((state): state is Unready => state.status !== 'ready')
  return unready.find(({ status }) => status === 'error') ?? unready[0]
}

function Unknown({ state }: { state: Unready }) {
  if (state.status === 'error') return <ErrorNotice error={state.error} onRetry={state.retry} />
  return (
    <Loading visible={state.visible}>
      <SkeletonRows count={4} />
    </Loading>
  )
}

const noneRequested: RequestedUnits = { distributions: 0, units: '0' }

const Lead = styled.p`
  margin: 0 0 var(--capstan-space-3);
  color: var(--capstan-text-muted);
`
