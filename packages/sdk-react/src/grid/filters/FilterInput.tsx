import type { Grid, GridFilter } from '@capstan/sdk-core/grid'
import { memo } from 'react'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { formatted, type DataColumn } from '../model/DataColumn'
import { readFilter, writeFilter } from './filterText'
import { useGridMessages } from '../messages'
import { useGridState } from '../model/useGridState'
import { useWritten } from '../model/useWritten'

export interface FilterInputProps {
  grid: Grid
  column: DataColumn<never>
}

/** Filter of a column: a text, a number or a day after an operator, or one of a few values. */
export const FilterInput = memo(function FilterInput({ grid, column }: FilterInputProps) {
  const messages = useGridMessages()
  const filter = useGridState(grid, ({ filters }) => filters.find((each) => each.column === column.id))
  const onChange = (next: GridFilter | undefined) => grid.setFilter(column.id, next)
  const label = fillIn(messages.filterOf, { column: column.header })

  if (column.kind === 'set' || column.kind === 'boolean') {
    const options = column.kind === 'set' ? (column.options ?? []) : ['true', 'false']
    const chosen =
      filter && ('values' in filter ? filter.values[0] : 'value' in filter ? filter.value : undefined)
    const several = filter && 'values' in filter ? filter.values.length : 0
    const isEmptiness = filter !== undefined && !('values' in filter) && !('value' in filter)
    return (
      <select
        className="capstan-grid-input"
        tabIndex={-1}
        aria-label={label}
        value={several > 1 ? several : isEmptiness ? filter.operator : (chosen ?? '')}
        onChange={({ target }) => onChange(choiceOf(column, target.value))}
      >
        <option value="">{messages.all}</option>
        {several > 1 && <option value={several}>{fillIn(messages.several, { count: several })}</option>}
        {isEmptiness && <option value={filter.operator}>{messages.operators[filter.operator]}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {column.kind === 'set'
              ? formatted(column, option)
              : option === 'true'
                ? messages.yes
                : messages.no}
          </option>
        ))}
      </select>
    )
  }
  return <TypedFilter label={label} column={column} filter={filter} onChange={onChange} />
})

function choiceOf(column: DataColumn<never>, value: string): GridFilter | undefined {
  if (value === '') return undefined
  if (column.kind === 'set') return { column: column.id, operator: 'in', values: [value] }
  return { column: column.id, operator: 'equalTo', value }
}

interface TypedFilterProps extends Pick<FilterInputProps, 'column'> {
  label: string
  filter: GridFilter | undefined
  onChange: (filter: GridFilter | undefined) => void
}

function TypedFilter({ label, column, filter, onChange }: TypedFilterProps) {
  const messages = useGridMessages()
  const formats = useFormats()
  const read = (text: string) => readFilter(text, column, formats)
  const write = (value: GridFilter | undefined) => writeFilter(value, column, formats)
  // A filter that cannot be typed here was set in the panel.
  const untyped =
    filter && write(filter) === ''
      ? `${messages.operators[filter.operator]} ${'value' in filter ? filter.value : ''}`.trim()
      : undefined
  const { draft: text, change } = useWritten({ value: filter, write, read, onChange })

  return (
    <input
      className="capstan-grid-input"
      tabIndex={-1}
      aria-label={label}
      aria-invalid={(text.trim() !== '' && !read(text)) || undefined}
      placeholder={untyped ?? (column.kind === 'text' ? messages.operators.includesInsensitive : '=')}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  )
}
