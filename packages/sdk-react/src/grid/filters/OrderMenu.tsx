import { Menu } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { MenuItem } from '../../ui/overlays/MenuItem'
import { popoverRules } from '../../ui/overlays/popoverRules'
import type { OpenedPanel } from '../model/PanelButton'

/** One order of a list. */
export interface Order {
  id: string
  /** Its words. */
  label: string
  /** True when the list has this order now. */
  isCurrent: boolean
  onChoose: () => void
}

export interface OrderMenuProps extends OpenedPanel {
  /** The name of the menu. */
  name: string
  orders: readonly Order[]
}

/** The orders that a list can have, below the button that opens it. The current one is marked. */
export function OrderMenu({ name, orders, button, isOpen, onOpenChange }: OrderMenuProps) {
  return (
    <Floating
      triggerRef={button}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom start"
      offset={4}
    >
      <Menu
        aria-label={name}
        autoFocus="first"
        selectionMode="single"
        selectedKeys={orders.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)}
        onClose={() => onOpenChange(false)}
        className="capstan-menu"
      >
        {orders.map(({ id, label, isCurrent, onChoose }) => (
          <MenuItem key={id} id={id} icon={isCurrent ? 'check' : undefined} onAction={onChoose}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Floating>
  )
}

const Floating = styled(Popover)`
  ${popoverRules}
`
