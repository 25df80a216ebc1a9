import type { Grid, GridView } from '@capstan/sdk-core/grid'
import { styled } from 'styled-components'
import { useFormats } from '../language/useFormats'
import { Button } from '../ui/actions/Button'
import { Toolbar } from '../ui/layout/Toolbar'
import type { DataColumn } from './DataColumn'
import { filterWords } from './filterWords'
import { useGridMessages } from './messages'
import { SearchInput } from './SearchInput'
import { useGridState } from './useGridState'
import { ViewOptions } from './ViewOptions'

export interface GridToolbarProps<Row> {
  grid: Grid
  columns: readonly DataColumn<Row>[]
  view: GridView<Row>
  /** The rows, by their places in the view. */
  rows: readonly Row[]
  /** There are rows that are not loaded. */
  isPartial: boolean
  /** The name of the CSV file. */
  fileName: string
  hasFilters: boolean
  /** Called to show or hide the line of filters. */
  onFilters: (isShown: boolean) => void
}

/** What is above a grid: the quick search, the filters in words, and how it is arranged. */
export function GridToolbar<Row>(props: GridToolbarProps<Row>) {
  const { grid, columns, view, rows, isPartial, fileName, hasFilters, onFilters } = props
  const messages = useGridMessages()
  const formats = useFormats()
  const filters = useGridState(grid, (state) => state.filters)
  const words = filters.map((filter) => filterWords(filter, columns, { messages, formats })).join(', ')

  return (
    <Toolbar>
      <Part>
        <SearchInput grid={grid} />
        <Button
          variant="quiet"
          dense
          icon="filter"
          aria-pressed={hasFilters}
          onPress={() => onFilters(!hasFilters)}
        >
          {filters.length > 0 ? formats.plural(messages.filterCount, filters.length) : messages.filters}
        </Button>
        {filters.length > 0 && (
          <>
            <span className="capstan-note">{words}</span>
            <Button variant="quiet" dense icon="x" onPress={() => grid.setFilters([])}>
              {messages.clearFilters}
            </Button>
          </>
        )}
      </Part>
      <ViewOptions
        grid={grid}
        columns={columns as never}
        view={view}
        rows={rows}
        isPartial={isPartial}
        fileName={fileName}
      />
    </Toolbar>
  )
}

const Part = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--capstan-space-2);
  min-width: 0;
  .capstan-note {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`
