import { operatorsOf, type GridFilter } from '@capstan/sdk-core/grid'
import { fillIn } from '../../language/fillIn'
import { Button } from '../../ui/actions/Button'
import type { DataColumn } from '../model/DataColumn'
import { emptyDraft, takesValue, type FilterDraft } from './filterDrafts'
import { FilterValue } from './FilterValue'
import { useGridMessages } from '../messages'

export interface FilterRowProps {
  draft: FilterDraft
  columns: readonly DataColumn<never>[]
  onChange: (draft: FilterDraft) => void
  onRemove: () => void
}

/** One filter: its column, its operator and its value. */
export function FilterRow({ draft, columns, onChange, onRemove }: FilterRowProps) {
  const messages = useGridMessages()
  const column = columns.find(({ id }) => id === draft.column)
  if (!column) return null
  const choose = (id: string) => {
    const chosen = columns.find((each) => each.id === id)
    if (chosen) onChange(emptyDraft(chosen))
  }

  return (
    <div role="group" aria-label={column.header}>
      <select
        className="capstan-grid-input"
        aria-label={messages.filterColumn}
        value={draft.column}
        onChange={({ target }) => choose(target.value)}
      >
        {columns.map(({ id, header }) => (
          <option key={id} value={id}>
            {header}
          </option>
        ))}
      </select>
      <select
        className="capstan-grid-input"
        aria-label={messages.filterOperator}
        value={draft.operator}
        // One of those that are offered.
        onChange={({ target }) => onChange({ ...draft, operator: target.value as GridFilter['operator'] })}
      >
        {operatorsOf(column).map((operator) => (
          <option key={operator} value={operator}>
            {messages.operators[operator]}
          </option>
        ))}
      </select>
      {takesValue(draft) && <FilterValue draft={draft} column={column} onChange={onChange} />}
      <Button
        variant="quiet"
        dense
        icon="x"
        aria-label={fillIn(messages.removeFilter, { column: column.header })}
        onPress={onRemove}
      />
    </div>
  )
}
