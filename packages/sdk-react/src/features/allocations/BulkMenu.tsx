import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Icon } from '../../ui/display/Icon'
import { Menu } from '../../ui/overlays/Menu'
import { MenuItem } from '../../ui/overlays/MenuItem'
import { allocationsMessages } from './messages'

const views = ['bulk-update', 'bulk-annotate'] as const

export interface BulkMenuProps {
  /** Called when the reader chooses what to do with the selected investments. */
  onBulk: (view: (typeof views)[number]) => void
}

/** Menu of the bulk operations for the selected investments. Loaded when it is needed: a menu is a large part. */
export function BulkMenu({ onBulk }: BulkMenuProps) {
  const messages = useMessages('allocations', allocationsMessages)

  return (
    <Menu
      aria-label={messages.bulkOperations}
      trigger={
        <Button variant="quiet" dense>
          {messages.bulkOperations}
          <Icon name="chevron-down" dense />
        </Button>
      }
    >
      {views.map((view) => (
        <MenuItem key={view} onAction={() => onBulk(view)}>
          {messages.view[view]}
        </MenuItem>
      ))}
    </Menu>
  )
}
