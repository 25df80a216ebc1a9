import type { Grid } from '@capstan/sdk-core/grid'
import { useRef } from 'react'
import { Button } from '../../ui/actions/Button'
import { useGridMessages } from '../messages'
import { Fleeting } from '../model/Fleeting'

/** Takes all filters away, and itself: focus comes to the button that adds one. */
export function ClearFilters({ grid }: { grid: Grid }) {
  const messages = useGridMessages()
  const place = useRef<HTMLElement>(null)

  return (
    <Fleeting next={() => place.current?.querySelector<HTMLElement>('[aria-expanded]')}>
      <span
        ref={(own) => {
          if (own) place.current = own.closest('.capstan-toolbar')
        }}
      >
        <Button variant="quiet" dense icon="x" onPress={() => grid.setFilters([])}>
          {messages.clearFilters}
        </Button>
      </span>
    </Fleeting>
  )
}
