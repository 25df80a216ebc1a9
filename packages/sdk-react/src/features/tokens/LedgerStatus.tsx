import type { Grid } from '@capstan/sdk-core/grid'
import type { LedgerRow } from '@capstan/sdk-core/tokens'
import { styled } from 'styled-components'
import { formatted, type DataColumn } from '../../grid/model/DataColumn'
import { useGridState } from '../../grid/model/useGridState'
import { useMessages } from '../../provider/useMessages'
import { tokensMessages } from './messages'

export interface LedgerStatusProps {
  grid: Grid
  columns: readonly DataColumn<LedgerRow>[]
}

/** The dropdown on the status of the rows. (TOKEN-010) */
export function LedgerStatus({ grid, columns }: LedgerStatusProps) {
  const messages = useMessages('tokens', tokensMessages)
  const filters = useGridState(grid, (state) => state.filters)
  const column = columns.find(({ id }) => id === 'status')
  const own = filters.find((filter) => filter.column === 'status')
  const chosen = own && 'values' in own && own.values.length === 1 ? (own.values[0] ?? '') : ''
  const choose = (status: string) => {
    const others = filters.filter((filter) => filter.column !== 'status')
    const only = { column: 'status', operator: 'in', values: [status] } as const
    grid.setFilters(status === '' ? others : [...others, only])
  }

  if (!column) return null
  return (
    <Choice
      className="capstan-grid-input"
      aria-label={messages.status}
      title={messages.ledgerNote}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{messages.allStatuses}</option>
      {(column.options ?? []).map((status) => (
        <option key={status} value={status}>
          {formatted(column, status)}
        </option>
      ))}
    </Choice>
  )
}

const Choice = styled.select`
  flex: 0 1 calc(160 * var(--capstan-unit));
  align-self: stretch;
  min-width: 0;
  min-height: calc(32 * var(--capstan-unit));
  padding-inline: var(--capstan-space-2);
  border: 1px solid var(--capstan-border-strong);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  color: var(--capstan-text);
  font: inherit;
`
