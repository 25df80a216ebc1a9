import {
  isMoreThanFree,
  mostIssuances,
  type IssuableDistribution,
  type UnitsRoom,
} from '@capstan/sdk-core/rounds'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { LoadMore } from '../../tables/LoadMore'
import { SourceSearch } from '../../tables/SourceSearch'
import { unitsOf } from '../../tables/unitsOf'
import { Button } from '../../ui/actions/Button'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Stack } from '../../ui/layout/Stack'
import { DialogFoot } from '../../ui/overlays/DialogFoot'
import { rowsAtOnce } from '../../ui/records/ShowMore'
import { useUiMessages } from '../../ui/uiMessages'
import { IssueList, IssueRow } from './IssueRow'
import { roundsMessages } from './messages'
import { MoreThanFree, UnitsRoomNote } from './UnitsRoomNote'
import type { Issuables } from './useIssuables'
import { useIssueRefusal } from './useIssueRefusal'

export interface IssuePickProps {
  issuables: Issuables
  /** Where the units of the round stand. */
  room: UnitsRoom
  /** How many distributions wait for the transfer agent. */
  waiting: number
  /** Why what was chosen was not asked for. */
  refusal: string | undefined
  /** Whether its reader comes back from the review: the keyboard goes on where it was left. */
  wasReviewed: boolean
  onReview: () => void
  onClose: () => void
}

/** Which distributions to issue, and what that comes to. */
export function IssuePick(props: IssuePickProps) {
  const { issuables, room, waiting, refusal, wasReviewed, onReview, onClose } = props
  const { loaded, chosen, search, setSearch, loadMore } = issuables
  const messages = useMessages('rounds', roundsMessages)
  const { nothingFound } = useUiMessages()
  const formats = useFormats()
  const refusalOf = useIssueRefusal()
  const { rows, total, more } = loaded
  const count = chosen.picked.size
  const units = unitsOf(chosen.picked.values())
  const isTooMany = count > mostIssuances
  const mayGoOn = count > 0 && !isTooMany && !isMoreThanFree(units, room)
  const problem = chosen.error ? refusalOf(chosen.error) : refusal
  const most = formats.units(String(mostIssuances))
  const asked = waiting > 0 && <p className="capstan-note">{formats.plural(messages.waiting, waiting)}</p>

  if (total === 0 && search === '' && !problem)
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
      {(total > rowsAtOnce || search !== '') && <SourceSearch value={search} onChange={setSearch} />}
      {total > 0 && <ChooseAll issuables={issuables} />}
      {chosen.isAll && !chosen.isReading && total > mostIssuances && (
        <Alert tone="neutral">
          {fillIn(messages.firstOnes, { most, count: formats.units(String(total)) })}
        </Alert>
      )}
      <IssueList aria-label={messages.issueLead}>
        {rows.map((each: IssuableDistribution) => (
          <IssueRow
            key={each.id}
            distribution={each}
            isChosen={chosen.picked.has(each.id)}
            onChoose={(isChosen) => chosen.choose(each, isChosen)}
          />
        ))}
      </IssueList>
      {total === 0 && <EmptyState text={nothingFound} />}
      <LoadMore {...{ total, more, loadMore }} shown={rows.length} />
      <p className="capstan-note">
        <UnitsRoomNote room={room} />
      </p>
      {asked}
      <DialogFoot>
        <MoreThanFree room={room} wanted={count > 0 ? units : undefined} tone="danger" />
        {isTooMany && <Alert tone="danger">{fillIn(messages.tooMany, { most })}</Alert>}
        <span role="status">
          {fillIn(formats.plural(messages.chosenUnits, count), { units: formats.units(units) })}
        </span>
        <Button onPress={onClose}>{messages.cancel}</Button>
        <Button variant="primary" autoFocus={wasReviewed} isDisabled={!mayGoOn} onPress={onReview}>
          {messages.review}
        </Button>
      </DialogFoot>
    </Stack>
  )
}

/** Chooses all that match, or as many as may be issued at once. */
function ChooseAll({ issuables: { loaded, chosen, search } }: Pick<IssuePickProps, 'issuables'>) {
  const messages = useMessages('rounds', roundsMessages)
  const { units } = useFormats()
  const total = units(String(loaded.total))
  const count = chosen.picked.size
  const text =
    search === ''
      ? fillIn(messages.chosen, { chosen: units(String(count)), count: total })
      : fillIn(messages.matching, { count: total })

  return (
    <CheckboxField
      bare
      isRequired={false}
      label={text}
      aria-label={fillIn(messages.chooseAll, { chosen: text })}
      value={chosen.isAll}
      isIndeterminate={count > 0 && !chosen.isAll}
      isDisabled={chosen.isReading}
      onChange={(isOn) => void chosen.chooseAll(isOn)}
    />
  )
}
