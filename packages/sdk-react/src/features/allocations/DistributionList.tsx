import { add, decimal, Decimal } from '@capstan/sdk-core'
import type { AllocationDistribution } from '@capstan/sdk-core/allocations'
import { useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { ToolbarSelect } from '../../ui/choices/ToolbarSelect'
import { StatusChip } from '../../ui/display/StatusChip'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { ShowMore, useShownRows } from '../../ui/records/ShowMore'
import type { BulkMenuProps } from './BulkMenu'
import { EditDistribution } from './EditDistribution'
import { allocationsMessages } from './messages'
import { QualificationMark } from './QualificationMark'

export interface DistributionListProps {
  distributions: readonly AllocationDistribution[]
  /** The number of all investments and the sum of their units while only the first ones are loaded: until then none is left out of a selection or a filter. */
  all?: { count: number; units: string }
  /** True when the state of the qualifications is shown: for the owner of the allocation. (ALLOC-007) */
  showsQualifications: boolean
  selected: readonly string[]
  onSelect: (ids: readonly string[]) => void
  /** Called when one investment is opened. */
  onOpen: (id: string) => void
  /** The id of the allocation, when the reader may edit its investments; without it they are only read. */
  editsIn?: string
  /** Called when the reader chooses what to do with the selected investments; without it there is no menu. */
  onBulk?: BulkMenuProps['onBulk']
}

/** The investments of an allocation: filtered by status, selected for the views beside it, each with a form to edit it. (ALLOC-005 to ALLOC-008) */
export function DistributionList(props: DistributionListProps) {
  const { distributions, all, showsQualifications, selected, onSelect, onOpen, editsIn, onBulk } = props
  const messages = useMessages('allocations', allocationsMessages)
  const wordOf = useStatusWord()
  const { money, plural, units } = useFormats()
  const [status, setStatus] = useState('')
  const [edited, setEdited] = useState<AllocationDistribution>()
  const shown = distributions.filter((each) => status === '' || stateOf(each) === status)
  const sum = shown.reduce((all, each) => add(all, decimal(each.units)), Decimal.zero)
  const chosen = new Set(selected)
  const shownSelected = shown.filter(({ id }) => chosen.has(id))
  const { shown: listed, more } = useShownRows(shown)
  usePrefetch(BulkMenu)

  return (
    <Card
      flush
      title={messages.distributions}
      className="capstan-allocation-distributions"
      actions={
        <ToolbarSelect
          label={messages.statusFilter}
          isDisabled={all !== undefined}
          value={status || 'all'}
          options={[
            { value: 'all', label: messages.allStatuses },
            ...states.map((value) => ({ value, label: wordOf(value) })),
          ]}
          onChange={(value) => setStatus(value === 'all' ? '' : value)}
        />
      }
      footer={
        shown.length > 0 && (
          <>
            <span>{plural(messages.distributionCount, all?.count ?? shown.length)}</span>
            <span>{fillIn(messages.unitsShown, { units: units(all?.units ?? sum) })}</span>
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
              isDisabled={all !== undefined}
              value={all === undefined && shownSelected.length === shown.length}
              isIndeterminate={shownSelected.length > 0 && shownSelected.length < shown.length}
              onChange={(isAll) => onSelect(isAll ? shown.map(({ id }) => id) : [])}
            />
            {onBulk && selected.length > 0 && <BulkMenu onBulk={onBulk} />}
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
                  <small>
                    {each.total === null
                      ? fillIn(messages.unitsShown, { units: units(each.units) })
                      : fillIn(messages.unitsAndTotal, {
                          units: units(each.units),
                          total: money(each.total),
                        })}
                  </small>
                </button>
                <StatusChip status={stateOf(each)} />
                {showsQualifications && <QualificationMark bare state={each.qualification} />}
                {editsIn && (
                  <span className="capstan-row-action">
                    {!each.isLocked && (
                      <Button
                        variant="quiet"
                        dense
                        icon="pencil"
                        aria-label={fillIn(messages.editOf, { name: each.name })}
                        onPress={() => setEdited(each)}
                      />
                    )}
                  </span>
                )}
              </li>
            ))}
          </List>
          <ShowMore {...more} total={all?.count ?? more.total} />
        </>
      )}
      {editsIn && edited && (
        <EditDistribution
          key={edited.id}
          allocationId={editsIn}
          distribution={edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}

const BulkMenu = /*#__PURE__*/ lazyPart<BulkMenuProps>(async () => (await import('./BulkMenu')).BulkMenu)

const states = ['drafted', 'open', 'closed', 'locked'] as const

/** A locked investment is shown as locked, in every status. */
const stateOf = ({ status, isLocked }: AllocationDistribution) => (isLocked ? 'locked' : status)

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--capstan-space-2);
  min-height: calc(48 * var(--capstan-unit));
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
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0 var(--capstan-space-3);
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
  .capstan-row-action {
    min-width: calc(32 * var(--capstan-unit));
  }
  > li > button {
    display: grid;
    /* On a phone the status and the actions move below the name. */
    flex: 1 1 calc(168 * var(--capstan-unit));
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
  > li > button:hover > bdi {
    text-decoration: underline;
  }
  > li > button:focus-visible {
    outline: 2px solid var(--capstan-focus);
    outline-offset: 2px;
  }
  small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`
