import type { Grid } from '@capstan/sdk-core/grid'
import { useRef } from 'react'
import { Button } from '../../ui/actions/Button'
import { useGridMessages } from '../messages'
import { RestoreFocusOnUnmount } from '../model/RestoreFocusOnUnmount'

/** Button that removes all filters and then itself; focus moves to the button that adds a filter. */
export function ClearFilters({ grid }: { grid: Grid }) {
  const messages = useGridMessages()
  const place = useRef<HTMLElement>(null)

  return (
    <RestoreFocusOnUnmount next={() => place.current?.querySelector<HTMLElement>('[aria-expanded]')}>
      <span
        ref={(own) => {
          if (own) place.current = own.closest('.capstan-toolbar')
        }}
      >
        <Button variant="quiet" dense icon="x" onPress={() => grid.setFilters([])}>
          {messages.clearFilters}
        </Button>
      </span>
    </RestoreFocusOnUnmount>
  )
}
