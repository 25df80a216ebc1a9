import {
  chosenIssuablesQuery,
  isMoreThanFree,
  issuablesById,
  issuableSource,
  readIssuable,
  type IssuableChoice,
  type Round,
  type UnitsRoom,
} from '@capstan/sdk-core/rounds'
import { useMemo, useState } from 'react'
import { useFormats } from '../../../language/useFormats'
import { fillIn } from '../../../language/fillIn'
import { useCapstan } from '../../../provider/useCapstan'
import { useCapstanQuery } from '../../../provider/queries/useCapstanQuery'
import { useMessages } from '../../../provider/useMessages'
import { LoadMore } from '../../../tables/LoadMore'
import { useSourceRows } from '../../../tables/useSourceRows'
import { unitsOf } from '../../../tables/unitsOf'
import { Button } from '../../../ui/actions/Button'
import { Alert } from '../../../ui/feedback/Alert'
import { ErrorNotice } from '../../../ui/feedback/ErrorNotice'
import { Loading } from '../../../ui/feedback/Loading'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { Stack } from '../../../ui/layout/Stack'
import { DialogFoot } from '../../../ui/overlays/DialogFoot'
import { IssueList, IssueRow } from './IssueRow'
import { roundsMessages } from '../messages'
import { MoreThanFree, UnitsRoomNote } from '../UnitsRoomNote'

export interface IssueReviewProps {
  round: Round
  /** The units of the round: authorized, issued, reserved and free. */
  room: UnitsRoom
  /** The chosen distributions. */
  chosen: readonly IssuableChoice[]
  /** True while the request to the transfer agent is being sent. */
  isPending: boolean
  /** Requests these issuances from the transfer agent. */
  onIssue: (distributions: readonly IssuableChoice[]) => void
  /** Called with the distributions that may still be issued. */
  onBack: (still: readonly IssuableChoice[]) => void
}

/** Review of the issuance, a page at a time, with its exact total. Distributions issued meanwhile are left out. */
export function IssueReview({ round, room, chosen, isPending, onIssue, onBack }: IssueReviewProps) {
  const capstan = useCapstan()
  const messages = useMessages('rounds', roundsMessages)
  const formats = useFormats()
  const ids = useMemo(() => chosen.map(({ id }) => id), [chosen])
  const [source] = useState(() => issuableSource(capstan, round.id))
  const { loaded, loadMore } = useSourceRows(
    source,
    useMemo(() => issuablesById(ids), [ids]),
  )
  const standing = useCapstanQuery(chosenIssuablesQuery(capstan, round.id, ids))
  // Until that is known, the selected ones: the platform decides.
  const still = standing.status === 'ready' ? standing.data : chosen
  const units = unitsOf(still)
  const count = still.length
  const gone = chosen.length - count
  const unpaid = still.filter(({ isPaidInFull }) => !isPaidInFull)
  const [isAsking, setAsking] = useState(false)
  const shown = loaded.status === 'ready' ? loaded.data : undefined
  const failed = [loaded, standing].find((each) => each.status === 'error')

  return (
    <Stack>
      {failed?.status === 'error' && (
        <ErrorNotice
          error={failed.error}
          onRetry={() => [loaded, standing].forEach((each) => each.status === 'error' && each.retry())}
        />
      )}
      {gone > 0 && <Alert tone="warning">{formats.plural(messages.goneMeanwhile, gone)}</Alert>}
      {loaded.status === 'loading' && (
        <Loading visible={loaded.visible}>
          <SkeletonRows count={4} />
        </Loading>
      )}
      {shown && (
        <>
          <IssueList aria-label={messages.reviewLead}>
            {shown.rows.map((row) => (
              <IssueRow key={row.id} distribution={readIssuable(row)} />
            ))}
          </IssueList>
          <LoadMore {...shown} shown={shown.rows.length} loadMore={loadMore} />
        </>
      )}
      <p className="capstan-note">
        <UnitsRoomNote room={room} />
      </p>
      <DialogFoot>
        <MoreThanFree room={room} wanted={count > 0 ? units : undefined} tone="danger" />
        <Alert tone="warning">{messages.lockNote}</Alert>
        <span role="status">
          {still && fillIn(formats.plural(messages.chosenUnits, count), { units: formats.units(units) })}
        </span>
        {isAsking && unpaid.length > 0 ? (
          <>
            <Alert tone="warning" title={messages.unpaidTitle}>
              {formats.plural(messages.unpaidQuestion, unpaid.length)}
            </Alert>
            <Button autoFocus isDisabled={isPending} onPress={() => setAsking(false)}>
              {messages.back}
            </Button>
            {unpaid.length < count && (
              <Button
                isDisabled={isPending}
                onPress={() => onBack(still.filter(({ isPaidInFull }) => isPaidInFull))}
              >
                {formats.plural(messages.leaveOut, unpaid.length)}
              </Button>
            )}
            <Button variant="primary" pending={isPending} onPress={() => onIssue(still)}>
              {isPending ? messages.issuing : formats.plural(messages.issueAllTheSame, count)}
            </Button>
          </>
        ) : (
          <>
            <Button isDisabled={isPending} onPress={() => onBack(still)}>
              {messages.back}
            </Button>
            <Button
              variant="primary"
              autoFocus
              isDisabled={count === 0 || isMoreThanFree(units, room)}
              pending={isPending}
              onPress={() => (unpaid.length > 0 ? setAsking(true) : onIssue(still))}
            >
              {isPending ? messages.issuing : formats.plural(messages.issueCount, count)}
            </Button>
          </>
        )}
      </DialogFoot>
    </Stack>
  )
}
