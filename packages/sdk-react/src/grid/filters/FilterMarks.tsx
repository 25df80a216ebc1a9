import type { Grid } from '@capstan/sdk-core/grid'
import { useRef } from 'react'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { Button } from '../../ui/actions/Button'
import type { DataColumn } from '../model/DataColumn'
import { RestoreFocusOnUnmount } from '../model/RestoreFocusOnUnmount'
import { useGridState } from '../model/useGridState'
import { useGridMessages } from '../messages'
import { filterWords } from './filterWords'

export interface FilterMarksProps {
  grid: Grid
  columns: readonly DataColumn<never>[]
}

/** The filters that hold, each a button that removes it; focus moves to the button that adds a filter. */
export function FilterMarks({ grid, columns }: FilterMarksProps) {
  const messages = useGridMessages()
  const formats = useFormats()
  const filters = useGridState(grid, (state) => state.filters)
  const place = useRef<Element>(null)

  return filters.map((filter) => {
    const words = filterWords(filter, columns, { messages, formats })
    return (
      <RestoreFocusOnUnmount
        key={words}
        next={() => place.current?.querySelector<HTMLElement>('[aria-expanded]')}
      >
        <Button
          ref={(own) => {
            if (own) place.current = own.closest('.capstan-toolbar')
          }}
          dense
          icon="x"
          aria-label={fillIn(messages.removeFilter, { column: words })}
          onPress={() => grid.setFilters(filters.filter((each) => each !== filter))}
        >
          {words}
        </Button>
      </RestoreFocusOnUnmount>
    )
  })
}
