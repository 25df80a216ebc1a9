import { add, decimal, Decimal } from '@capstan/sdk-core'
import type { AllocationDistribution } from '@capstan/sdk-core/allocations'
import { useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { SelectField } from '../../ui/choices/SelectField'
import { Icon } from '../../ui/display/Icon'
import { StatusChip } from '../../ui/display/StatusChip'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { ShowMore, useShownRows } from '../../ui/records/ShowMore'
import { allocationsMessages } from './messages'

export interface DistributionListProps {
  distributions: readonly AllocationDistribution[]
  /** True when the state of the qualifications is shown: for the owner of the allocation. (ALLOC-007) */
  showsQualifications: boolean
  selected: readonly string[]
  onSelect: (ids: readonly string[]) => void
  /** Called when one investment is opened. */
  onOpen: (id: string) => void
}

/** The investments of an allocation: filtered by status, selected for the views beside it. (ALLOC-005 to ALLOC-008) */
export function DistributionList(props: DistributionListProps) {
  const { distributions, showsQualifications, selected, onSelect, onOpen } = props
  const messages = useMessages('allocations', allocationsMessages)
  const wordOf = useStatusWord()
  const { plural, units } = useFormats()
  const [status, setStatus] = useState('')
  const shown = distributions.filter((each) => status === '' || stateOf(each) === status)
  const sum = shown.reduce((all, each) => add(all, decimal(each.units)), Decimal.zero)
  const chosen = new Set(selected)
  const shownSelected = shown.filter(({ id }) => chosen.has(id))
  const { shown: listed, more } = useShownRows(shown)

  return (
    <Card
      flush
      title={messages.distributions}
      className="capstan-allocation-distributions"
      actions={
        <Filter>
          <SelectField
            label={<VisuallyHidden>{messages.statusFilter}</VisuallyHidden>}
            isRequired={false}
            value={status || 'all'}
            options={[
              { value: 'all', label: messages.allStatuses },
              ...states.map((value) => ({ value, label: wordOf(value) })),
            ]}
            onChange={(value) => setStatus(value === 'all' ? '' : value)}
          />
        </Filter>
      }
      footer={
        shown.length > 0 && (
          <>
            <span>{plural(messages.distributionCount, shown.length)}</span>
            <span>{fillIn(messages.unitsShown, { units: units(sum) })}</span>
          </>
        )
      }
    >
      {shown.length === 0 ? (
        <EmptyState icon="file" text={messages.noDistributions} />
      ) : (
        <>
          <Head>
            <CheckboxField
              bare
              isRequired={false}
              label={
                shownSelected.length > 0
                  ? plural(messages.selected, shownSelected.length)
                  : messages.selectAll
              }
              value={shownSelected.length === shown.length}
              onChange={(isAll) => onSelect(isAll ? shown.map(({ id }) => id) : [])}
            />
          </Head>
          <List aria-label={messages.distributions}>
            {listed.map((each) => (
              <li key={each.id} data-selected={chosen.has(each.id) || undefined}>
                <CheckboxField
                  bare
                  isRequired={false}
                  label={<VisuallyHidden>{fillIn(messages.select, { name: each.name })}</VisuallyHidden>}
                  value={chosen.has(each.id)}
                  onChange={(isSelected) =>
                    onSelect(
                      isSelected ? [...selected, each.id] : selected.filter((other) => other !== each.id),
                    )
                  }
                />
                <button type="button" onClick={() => onOpen(each.id)}>
                  <bdi>{each.name}</bdi>
                  <small>{fillIn(messages.unitsShown, { units: units(each.units) })}</small>
                </button>
                <StatusChip status={stateOf(each)} />
                {showsQualifications && (
                  <span title={messages.qualification[each.qualification]}>
                    <Icon name={iconOf[each.qualification]} dense />
                    <VisuallyHidden>{messages.qualification[each.qualification]}</VisuallyHidden>
                  </span>
                )}
              </li>
            ))}
          </List>
          <ShowMore {...more} />
        </>
      )}
    </Card>
  )
}

const states = ['drafted', 'open', 'closed', 'locked'] as const
const iconOf = { qualified: 'check-circle', rejected: 'x-circle', unknown: 'help' } as const

/** A locked investment is shown as locked, whatever its status. */
const stateOf = ({ status, isLocked }: AllocationDistribution) => (isLocked ? 'locked' : status)

const Filter = styled.div`
  min-width: calc(140 * var(--capstan-unit));
  /* A filter is never wrong: no room is kept for a message. */
  .capstan-message {
    display: none;
  }
`

const Head = styled.div`
  padding: var(--capstan-space-2) var(--capstan-space-6);
  border-bottom: 1px solid var(--capstan-border-subtle);
  background: var(--capstan-surface-sunken);
`

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    gap: var(--capstan-space-3);
    padding: var(--capstan-space-2) var(--capstan-space-6);
    border-inline-start: 2px solid transparent;
  }
  > li + li {
    border-top: 1px solid var(--capstan-border-subtle);
  }
  > li[data-selected] {
    border-inline-start-color: var(--capstan-primary);
    background: var(--capstan-primary-soft);
  }
  button {
    display: grid;
    flex: 1;
    min-width: 0;
    min-height: calc(40 * var(--capstan-unit));
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  button:hover > bdi {
    text-decoration: underline;
  }
  button:focus-visible {
    outline: 2px solid var(--capstan-focus);
    outline-offset: 2px;
  }
  small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`
