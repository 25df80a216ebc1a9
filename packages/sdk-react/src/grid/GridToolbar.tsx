import type { Grid } from '@capstan/sdk-core/grid'
import { memo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../language/useFormats'
import { Button } from '../ui/actions/Button'
import { Toolbar } from '../ui/layout/Toolbar'
import type { DataColumn } from './model/DataColumn'
import { ClearFilters } from './filters/ClearFilters'
import { FilterOptions } from './filters/FilterOptions'
import { FilterMarks } from './filters/FilterMarks'
import { filterWords } from './filters/filterWords'
import { SortOptions } from './filters/SortOptions'
import { useGridMessages } from './messages'
import { SearchInput } from './filters/SearchInput'
import type { RowExport } from './model/ExportedRows'
import type { Cards } from './body/useCards'
import { useGridState } from './model/useGridState'
import { ViewOptions } from './views/ViewOptions'

export interface GridToolbarProps<Row> {
  grid: Grid
  columns: readonly DataColumn<Row>[]
  exportRows: RowExport<Row>
  cards: Cards
  hasFilters: boolean
  /** Called to show or hide the row of filters. */
  onFilters: (isShown: boolean) => void
  /** The rows are not shown: there is nothing to search, filter or arrange. */
  isBare: boolean
  /** The first element of the toolbar. */
  children: ReactNode
}

/** Toolbar above a grid: the quick search, the filters as text, and the menus that arrange the columns. */
export function GridToolbar<Row>(props: GridToolbarProps<Row>) {
  const { grid, columns, exportRows, cards, hasFilters, onFilters, isBare, children } = props
  const messages = useGridMessages()

  if (isBare && !children) return null
  return (
    <Toolbar>
      <Part>
        {children}
        {!isBare && (
          <Filtering
            grid={grid}
            columns={columns as never}
            hasFilters={hasFilters}
            onFilters={onFilters}
            isCards={cards.isShown}
          />
        )}
      </Part>
      {!isBare && (
        <End>
          {cards.isNarrow && (
            <Button variant="quiet" dense icon="rows" onPress={cards.toggle}>
              {cards.isShown ? messages.asTable : messages.asCards}
            </Button>
          )}
          <ViewOptions grid={grid} columns={columns as never} exportRows={exportRows as never} />
        </End>
      )}
    </Toolbar>
  )
}

interface FilteringProps extends Pick<
  GridToolbarProps<never>,
  'grid' | 'columns' | 'hasFilters' | 'onFilters'
> {
  /** Rows are cards: there are no headings to sort by and no row of filters. */
  isCards: boolean
}

/** Search and filters. It does not render when only rows change. */
const Filtering = memo(function Filtering(props: FilteringProps) {
  const { grid, columns, hasFilters, onFilters, isCards } = props
  const messages = useGridMessages()
  const formats = useFormats()
  const filters = useGridState(grid, (state) => state.filters)
  const words = filters.map((filter) => filterWords(filter, columns, { messages, formats })).join(', ')
  const label = filters.length > 0 ? formats.plural(messages.filterCount, filters.length) : messages.filters

  return (
    <>
      <SearchInput grid={grid} />
      {!isCards && (
        <Button
          variant="quiet"
          dense
          icon="filter"
          aria-pressed={hasFilters}
          onPress={() => onFilters(!hasFilters)}
        >
          {label}
        </Button>
      )}
      {isCards ? (
        <Line>
          <SortOptions grid={grid} columns={columns} />
          <FilterOptions grid={grid} columns={columns} label={label} />
        </Line>
      ) : (
        <FilterOptions grid={grid} columns={columns} />
      )}
      {filters.length > 0 && (
        <>
          {isCards ? (
            <FilterMarks grid={grid} columns={columns} />
          ) : (
            <span className="capstan-note">{words}</span>
          )}
          <ClearFilters grid={grid} />
        </>
      )}
    </>
  )
})

const End = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: var(--capstan-space-2);
  margin-inline-start: auto;
`

/** One line, however long the words of the order are; two where the text is large. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--capstan-space-2);
  max-width: 100%;
  > :first-child {
    min-width: 0;
    max-width: min(100%, max(160 * var(--capstan-unit), 100% - 108 * var(--capstan-unit)));
  }
  > :first-child > span {
    overflow: hidden;
    text-overflow: ellipsis;
    text-align: start;
  }
`

const Part = styled.div`
  display: flex;
  flex: 1 1 calc(300 * var(--capstan-unit));
  flex-wrap: wrap;
  align-items: center;
  gap: var(--capstan-space-2);
  min-width: 0;
  .capstan-note {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`
