import { fillIn } from '../provider/fillIn'
import { useFormats } from '../language/useFormats'
import type { KeyboardEvent } from 'react'
import type { DataColumn } from './DataColumn'
import { FilterInput } from './FilterInput'
import type { GridModel } from './GridModel'
import { filtersLine } from './lines'
import { useGridMessages } from './messages'
import { useGridState } from './useGridState'

export interface FilterLineProps {
  model: GridModel<never>
  /** The column whose cell has focus. */
  focus: string | undefined
}

/** A filter under each heading. In one of them the tab key goes to the next. */
export function FilterLine({ model, focus }: FilterLineProps) {
  const { grid, columns, headLines } = model
  const messages = useGridMessages()
  const formats = useFormats()
  const filters = useGridState(grid, (state) => state.filters)
  const toNext = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return
    const inputs = [...event.currentTarget.querySelectorAll<HTMLElement>('input, select')]
    const next = inputs[inputs.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1)]
    if (!next || event.target === event.currentTarget) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div
      role="row"
      className="capstan-grid-row"
      aria-rowindex={headLines}
      data-line={filtersLine}
      data-filters=""
      onKeyDown={toNext}
    >
      {columns.map(({ id, column, at, side, style }) => (
        <div
          key={id}
          role="gridcell"
          className="capstan-grid-cell"
          aria-colindex={at + 1}
          tabIndex={focus === id ? 0 : undefined}
          data-kind={column?.kind}
          data-side={side}
          style={style}
        >
          {column && (
            <FilterInput
              label={fillIn(messages.filterOf, { column: (column as DataColumn<never>).header })}
              column={column}
              filter={filters.find((filter) => filter.column === id)}
              onChange={(filter) => grid.setFilter(id, filter)}
              formats={formats}
            />
          )}
        </div>
      ))}
    </div>
  )
}
