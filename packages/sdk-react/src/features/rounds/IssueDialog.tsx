import { issuableQuery, type IssuableDistribution, type Round } from '@capstan/sdk-core/rounds'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Dialog } from '../../ui/overlays/Dialog'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { IssueFollow } from './IssueFollow'
import { IssuePick } from './IssuePick'
import { roundsMessages } from './messages'

export interface IssueDialogProps {
  round: Round
  onClose: () => void
}

/** Issues securities of a round: what is closed is chosen, looked at once more, and followed to its end. (ROUND-019, ROUND-032) */
export function IssueDialog({ round, onClose }: IssueDialogProps) {
  const messages = useMessages('rounds', roundsMessages)
  const issuable = useCapstanQuery(issuableQuery(useCapstan(), round.id))
  const [isPending, setIsPending] = useState(false)
  const [asked, setAsked] = useState<readonly IssuableDistribution[]>()
  const add = (more: readonly IssuableDistribution[]) =>
    setAsked((before = []) => [...before.filter(({ id }) => more.every((each) => each.id !== id)), ...more])

  return (
    <Dialog
      title={messages.issue}
      isOpen
      onOpenChange={onClose}
      isBlocking={isPending}
      className="capstan-issue"
    >
      <Lead>{asked ? messages.followLead : messages.issueLead}</Lead>
      {asked ? (
        <IssueFollow
          asked={asked}
          onAgain={(again) => add([again])}
          onPending={setIsPending}
          onClose={onClose}
        />
      ) : issuable.status === 'ready' ? (
        <IssuePick
          round={round}
          distributions={issuable.data}
          onAsked={add}
          onPending={setIsPending}
          onClose={onClose}
        />
      ) : issuable.status === 'error' ? (
        <ErrorNotice error={issuable.error} onRetry={issuable.retry} />
      ) : (
        <Loading visible={issuable.visible}>
          <SkeletonRows count={4} />
        </Loading>
      )}
    </Dialog>
  )
}

const Lead = styled.p`
  margin: 0 0 var(--capstan-space-3);
  color: var(--capstan-text-muted);
`
