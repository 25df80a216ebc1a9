import { newId } from '@capstan/sdk-core'
import {
  requestedUnitsQuery,
  requestIssuances,
  roundQuery,
  type IssuableChoice,
} from '@capstan/sdk-core/rounds'
import { useRef, useState } from 'react'
import { useCapstan } from '../../../provider/useCapstan'
import { useIssueRefusal } from './useIssueRefusal'

export interface IssueInput {
  roundId: string
  /** Called once the transfer agent is asked to issue these. */
  onAsked: (distributions: readonly IssuableChoice[]) => void
  /** Called with true when a request is sent, and with false when its outcome is known. */
  onPending: (isPending: boolean) => void
  /** Called with why it was refused. */
  onRefused: (refusal: string) => void
}

/** Requests the chosen issuances from the transfer agent. A retry has the same idempotency key. */
export function useIssue({ roundId, onAsked, onPending, onRefused }: IssueInput) {
  const capstan = useCapstan()
  const refusalOf = useIssueRefusal()
  const [isPending, setIsPending] = useState(false)
  const intent = useRef({ of: '', key: '' })
  const follow = (isSent: boolean) => {
    setIsPending(isSent)
    onPending(isSent)
  }

  const issue = async (distributions: readonly IssuableChoice[]) => {
    const wanted = distributions.map(({ id }) => id)
    const of = wanted.join()
    if (intent.current.of !== of) intent.current = { of, key: newId() }
    follow(true)
    try {
      await requestIssuances(capstan, wanted, { idempotencyKey: intent.current.key })
      follow(false)
      onAsked(distributions)
    } catch (failure) {
      follow(false)
      // The current state is fetched again.
      const asked = [requestedUnitsQuery(capstan, roundId), roundQuery(capstan, roundId)]
      for (const { queryKey } of asked) void capstan.queryClient.invalidateQueries({ queryKey })
      onRefused(refusalOf(failure))
    }
  }
  return { isPending, issue }
}
