import { isMoreThanFree, mostIssuances, type IssuablePaid, type UnitsRoom } from '@capstan/sdk-core/rounds'
import { useFormats } from '../../../language/useFormats'
import { useMessages } from '../../../provider/useMessages'
import { PickFoot } from '../../../tables/PickFoot'
import { PickList } from '../../../tables/PickList'
import { unitsOf } from '../../../tables/unitsOf'
import { Button } from '../../../ui/actions/Button'
import { FilterChip } from '../../../ui/actions/FilterChip'
import { Alert } from '../../../ui/feedback/Alert'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { Inline } from '../../../ui/layout/Inline'
import { Stack } from '../../../ui/layout/Stack'
import { IssueRow } from './IssueRow'
import { roundsMessages } from '../messages'
import { MoreThanFree, UnitsRoomNote } from '../UnitsRoomNote'
import type { Issuables } from './useIssuables'
import { useIssueRefusal } from './useIssueRefusal'

export interface IssuePickProps {
  issuables: Issuables
  /** The payment filter of the list. */
  paid: IssuablePaid
  onPaidChange: (paid: IssuablePaid) => void
  /** The units of the round: authorized, issued, reserved and free. */
  room: UnitsRoom
  /** The number of distributions that wait for the transfer agent. */
  waiting: number
  /** The reason why the choice was refused. */
  refusal: string | undefined
  /** True when the user returns from the review: the focus returns to its last place. */
  wasReviewed: boolean
  onReview: () => void
  onClose: () => void
}

/** List from which distributions are chosen for issuance, with the total of their units. */
export function IssuePick(props: IssuePickProps) {
  const { issuables, paid, room, waiting, refusal, wasReviewed, onReview, onClose } = props
  const { found, loaded, chosen, search } = issuables
  const messages = useMessages('rounds', roundsMessages)
  const { plural } = useFormats()
  const refusalOf = useIssueRefusal()
  const { picked } = chosen
  const units = unitsOf(picked.values())
  const mayGoOn = picked.size > 0 && picked.size <= mostIssuances && !isMoreThanFree(units, room)
  const problem = chosen.error ? refusalOf(chosen.error) : refusal
  const list = { most: mostIssuances, messages }
  const asked = waiting > 0 && <p className="capstan-note">{plural(messages.waiting, waiting)}</p>

  if (found.status === 'ready' && loaded.total === 0 && search === '' && paid === 'all' && !problem)
    return (
      <Stack>
        <EmptyState
          text={messages.nothingToIssue}
          action={<Button onPress={onClose}>{messages.close}</Button>}
        />
        {asked}
      </Stack>
    )
  return (
    <Stack>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <PaidFilter paid={paid} onPaidChange={props.onPaidChange} />
      <PickList
        {...list}
        aria-label={messages.issueLead}
        list={issuables}
        rowOf={(distribution, choice) => <IssueRow {...{ distribution, ...choice }} />}
      />
      <p className="capstan-note">
        <UnitsRoomNote room={room} />
      </p>
      {asked}
      <PickFoot
        {...{ ...list, picked }}
        problem={<MoreThanFree room={room} wanted={picked.size > 0 ? units : undefined} tone="danger" />}
      >
        <Button onPress={onClose}>{messages.cancel}</Button>
        <Button variant="primary" autoFocus={wasReviewed} isDisabled={!mayGoOn} onPress={onReview}>
          {messages.review}
        </Button>
      </PickFoot>
    </Stack>
  )
}

const shownPaid: readonly IssuablePaid[] = ['all', 'in_full', 'not_in_full']

/** Filter by payment: all, paid in full, or not. It does not change the choice. */
function PaidFilter({ paid, onPaidChange }: Pick<IssuePickProps, 'paid' | 'onPaidChange'>) {
  const messages = useMessages('rounds', roundsMessages)
  return (
    <Inline role="group" aria-label={messages.paidFilter}>
      {shownPaid.map((each) => (
        <FilterChip key={each} isSelected={each === paid} onChange={() => onPaidChange(each)}>
          {messages.paidShown[each]}
        </FilterChip>
      ))}
    </Inline>
  )
}
