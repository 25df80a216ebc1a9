import { Decimal } from '@capstan/sdk-core'
import { type IssuableChoice, type IssuableDistribution } from '@capstan/sdk-core/rounds'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../../language/useFormats'
import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { CheckboxField } from '../../../ui/choices/CheckboxField'
import { Chip } from '../../../ui/display/Chip'
import { StatusChip } from '../../../ui/display/StatusChip'
import { usePaidWord } from '../../../ui/display/usePaidWord'
import { LinedList } from '../../../ui/layout/LinedList'
import { roundsMessages } from '../messages'
import { RejectedNote } from './RejectedNote'

export interface IssueRowProps {
  distribution: IssuableDistribution
  isChosen?: boolean
  /** Called when it is chosen or not; without it the row has no checkbox. */
  onChoose?: (isChosen: boolean) => void
}

/** A distribution to issue: its investor, allocation, units and payment. */
export function IssueRow(props: IssueRowProps) {
  const { units } = useFormats()
  const { distribution, isChosen, onChoose } = props
  const { investor, allocation, status } = distribution

  return (
    <Item data-chosen={(onChoose && isChosen) || undefined} data-status={status}>
      {onChoose && <Choose {...props} />}
      <span>
        <bdi>{investor}</bdi>
        <small>
          <bdi>{allocation}</bdi>
        </small>
        {status === 'rejected' && (
          <small>
            <RejectedNote distribution={distribution} note={distribution.note} />
          </small>
        )}
      </span>
      <Paid distribution={distribution} />
      {status === 'rejected' && <StatusChip status={status} />}
      <b>{units(distribution.units)}</b>
    </Item>
  )
}

export interface FollowedRowProps {
  distribution: IssuableChoice
  /** The outcome of the issuance. */
  children: ReactNode
}

/** A requested issuance: its investor, units and outcome. */
export function FollowedRow({ distribution: { investor, units }, children }: FollowedRowProps) {
  const formats = useFormats()
  return (
    <Item>
      <span>
        <bdi>{investor}</bdi>
        <small>{children}</small>
      </span>
      <b>{formats.units(units)}</b>
    </Item>
  )
}

function Choose({ distribution: { investor, units }, isChosen = false, onChoose }: IssueRowProps) {
  const messages = useMessages('rounds', roundsMessages)
  const formats = useFormats()
  const named = { investor, units: formats.units(units) }
  return (
    <CheckboxField
      bare
      isRequired={false}
      label={null}
      aria-label={fillIn(formats.pluralText(messages.choose, units), named)}
      value={isChosen}
      onChange={onChoose}
    />
  )
}

/** The payment status; one that is not full is marked. */
function Paid({ distribution: { isPaidInFull, stillExpected } }: Pick<IssueRowProps, 'distribution'>) {
  const messages = useMessages('rounds', roundsMessages)
  const paidWord = usePaidWord()
  return (
    <Chip tone={isPaidInFull ? 'success' : 'warning'} icon={isPaidInFull ? 'check-circle' : 'alert'}>
      {stillExpected === null
        ? messages.paidShown[isPaidInFull ? 'in_full' : 'not_in_full']
        : paidWord(stillExpected, Decimal.zero)}
    </Chip>
  )
}

/** List of issuances. */
export const IssueList = styled(LinedList)`
  border-block: 1px solid var(--capstan-border);
`

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--capstan-space-1) var(--capstan-space-3);
  padding: var(--capstan-space-2);
  &[data-chosen] {
    background: var(--capstan-primary-soft);
  }
  > span:not([data-status], .capstan-chip) {
    display: grid;
    flex: 1;
    min-width: min(100%, calc(140 * var(--capstan-unit)));
    overflow-wrap: anywhere;
  }
  small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  > b {
    margin-inline-start: auto;
    font-weight: inherit;
    font-variant-numeric: tabular-nums lining-nums;
  }
`
