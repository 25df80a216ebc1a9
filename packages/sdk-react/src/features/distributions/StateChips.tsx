import {
  distributionCountsQuery,
  distributionStates,
  type DistributionState,
} from '@capstan/sdk-core/distributions'
import { styled } from 'styled-components'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { FilterChip } from '../../ui/actions/FilterChip'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { distributionsMessages } from './messages'

export interface StateChipsProps {
  /** The states that are shown. */
  states: readonly DistributionState[]
  /** Called with those to show. */
  onChange: (states: readonly DistributionState[]) => void
}

/** The states distributions can be narrowed to, and how many there are of each. */
export function StateChips({ states, onChange }: StateChipsProps) {
  const { chips } = useMessages('distributions', distributionsMessages)
  const counts = useCapstanQuery(distributionCountsQuery(useCapstan()))
  const wordOf = useStatusWord()
  const countOf = (state: DistributionState) => (counts.status === 'ready' ? counts.data[state] : undefined)
  const toggle = (state: DistributionState) =>
    onChange(distributionStates.filter((each) => states.includes(each) !== (each === state)))
  // Few books have one that was deleted.
  const offered = distributionStates.filter((state) => state !== 'deleted' || Boolean(countOf(state)))

  return (
    <Chips role="group" aria-label={chips}>
      {offered.map((state) => (
        <FilterChip
          key={state}
          isSelected={states.includes(state)}
          count={countOf(state)}
          onChange={() => toggle(state)}
        >
          {wordOf(state)}
        </FilterChip>
      ))}
    </Chips>
  )
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--capstan-space-2);
`
