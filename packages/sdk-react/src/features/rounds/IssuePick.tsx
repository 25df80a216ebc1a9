import { add, Decimal, decimal, newId } from '@capstan/sdk-core'
import {
  isMoreThanFree,
  issuableAtOnce,
  issuableQuery,
  issuanceRoom,
  mostIssuances,
  requestIssuances,
  roundQuery,
  type IssuableDistribution,
  type Round,
} from '@capstan/sdk-core/rounds'
import { useRef, useState } from 'react'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { TableSearch } from '../../tables/TableSearch'
import { Button } from '../../ui/actions/Button'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { namedLike } from '../../ui/choices/namedLike'
import { usePicks } from '../../ui/choices/usePicks'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { rowsAtOnce, ShowMore, useShownRows } from '../../ui/records/ShowMore'
import { Stack } from '../../ui/layout/Stack'
import { DialogFoot } from '../../ui/overlays/DialogFoot'
import { useUiMessages } from '../../ui/uiMessages'
import { IssueList, IssueRow } from './IssueRow'
import { roundsMessages } from './messages'
import { UnitsRoomNote, MoreThanFree } from './UnitsRoomNote'
import { useIssueRefusal } from './useIssueRefusal'

export interface IssuePickProps {
  round: Round
  /** What of the round is closed and not issued, or on its way. */
  distributions: readonly IssuableDistribution[]
  /** Called once the transfer agent is asked to issue these. */
  onAsked: (distributions: readonly IssuableDistribution[]) => void
  /** Told when it is sent, and when it is known what became of it. */
  onPending: (isPending: boolean) => void
  onClose: () => void
}

/** Which distributions to issue, and what that comes to; then all of it once more, before it is asked for. */
export function IssuePick({ round, distributions, onAsked, onPending, onClose }: IssuePickProps) {
  const capstan = useCapstan()
  const messages = useMessages('rounds', roundsMessages)
  const refusalOf = useIssueRefusal()
  const { nothingFound } = useUiMessages()
  const formats = useFormats()
  const { ids, pick } = usePicks()
  const [search, setSearch] = useState('')
  const [isReviewed, setIsReviewed] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const follow = (isSent: boolean) => {
    setIsPending(isSent)
    onPending(isSent)
  }
  const [error, setError] = useState<string>()
  const intent = useRef({ of: '', key: '' })
  const open = distributions.filter(({ status }) => status !== 'requested')
  // What somebody else issues meanwhile is no longer chosen.
  const chosen = open.filter(({ id }) => ids.has(id))
  const units = chosen.reduce((sum, each) => add(sum, decimal(each.units)), Decimal.zero)
  const room = issuanceRoom(round, distributions)
  const isTooMuch = isMoreThanFree(units, room)
  const isTooMany = chosen.length > mostIssuances
  const found = namedLike(distributions, search)
  // All of them, or as many as may be issued at once.
  const all = issuableAtOnce(found)
  const isAll = all.length > 0 && all.every(({ id }) => ids.has(id))
  const isFirstOnes = isAll && all.length < found.filter(({ status }) => status !== 'requested').length
  const { shown, more } = useShownRows(isReviewed ? chosen : found)
  const most = formats.units(String(mostIssuances))
  const chosenText = fillIn(messages.chosen, { chosen: chosen.length, count: open.length })
  const mayGoOn = chosen.length > 0 && !isTooMuch && !isTooMany

  const choose = (rows: readonly IssuableDistribution[], isChosen: boolean) => {
    pick(rows, isChosen)
    setError(undefined)
  }
  const issue = async () => {
    const wanted = chosen.map(({ id }) => id)
    const of = wanted.join()
    // The same asked for again is the same request.
    if (intent.current.of !== of) intent.current = { of, key: newId() }
    follow(true)
    setError(undefined)
    try {
      await requestIssuances(capstan, wanted, { idempotencyKey: intent.current.key })
      follow(false)
      onAsked(chosen)
    } catch (failure) {
      follow(false)
      setIsReviewed(false)
      setError(refusalOf(failure))
      for (const { queryKey } of [issuableQuery(capstan, round.id), roundQuery(capstan, round.id)])
        void capstan.queryClient.invalidateQueries({ queryKey })
    }
  }

  if (distributions.length === 0)
    return (
      <EmptyState
        text={messages.nothingToIssue}
        action={<Button onPress={onClose}>{messages.close}</Button>}
      />
    )
  return (
    <Stack>
      {error && <Alert tone="danger">{error}</Alert>}
      {!isReviewed && (distributions.length > rowsAtOnce || search !== '') && (
        <TableSearch value={search} onChange={setSearch} />
      )}
      {!isReviewed && all.length > 0 && (
        <CheckboxField
          bare
          isRequired={false}
          label={chosenText}
          aria-label={fillIn(messages.chooseAll, { chosen: chosenText })}
          value={isAll}
          isIndeterminate={chosen.length > 0 && !isAll}
          onChange={(isOn) => choose(all, isOn)}
        />
      )}
      {!isReviewed && isFirstOnes && (
        <Alert tone="neutral">
          {fillIn(messages.firstOnes, { most, count: formats.units(String(open.length)) })}
        </Alert>
      )}
      <IssueList aria-label={isReviewed ? messages.reviewLead : messages.issueLead}>
        {shown.map((each) => (
          <IssueRow
            key={each.id}
            distribution={each}
            isChosen={ids.has(each.id)}
            onChoose={isReviewed || each.status === 'requested' ? undefined : (is) => choose([each], is)}
          />
        ))}
      </IssueList>
      {shown.length === 0 && <EmptyState text={nothingFound} />}
      <ShowMore {...more} />
      <p className="capstan-note">
        <UnitsRoomNote room={room} />
      </p>
      <DialogFoot>
        <MoreThanFree room={room} wanted={chosen.length > 0 ? units : undefined} tone="danger" />
        {isTooMany && <Alert tone="danger">{fillIn(messages.tooMany, { most })}</Alert>}
        {isReviewed && <Alert tone="warning">{messages.lockNote}</Alert>}
        <span role="status">
          {fillIn(formats.plural(messages.chosenUnits, chosen.length), { units: formats.units(units) })}
        </span>
        {isReviewed ? (
          <>
            <Button isDisabled={isPending} onPress={() => setIsReviewed(false)}>
              {messages.back}
            </Button>
            <Button variant="primary" autoFocus pending={isPending} onPress={() => void issue()}>
              {isPending ? messages.issuing : formats.plural(messages.issueCount, chosen.length)}
            </Button>
          </>
        ) : (
          <>
            <Button onPress={onClose}>{messages.cancel}</Button>
            <Button variant="primary" isDisabled={!mayGoOn} onPress={() => setIsReviewed(true)}>
              {messages.review}
            </Button>
          </>
        )}
      </DialogFoot>
    </Stack>
  )
}
