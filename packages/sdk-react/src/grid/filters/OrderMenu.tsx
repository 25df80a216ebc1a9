import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { Icon } from '../../ui/display/Icon'
import { optionRules, popoverRules } from '../../ui/overlays/popoverRules'
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

/**
 * The orders that a list can have, below the button that opens it. The current one is marked. A list box, because a dialog
 * imports the module of React Aria's menu, and every page with a dialog would load the whole menu at first.
 */
export function OrderMenu({ name, orders, button, isOpen, onOpenChange }: OrderMenuProps) {
  return (
    <Floating
      triggerRef={button}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom start"
      offset={4}
    >
      <ListBox
        aria-label={name}
        autoFocus="first"
        selectionMode="single"
        // Escape closes the list and leaves the order as it is.
        escapeKeyBehavior="none"
        selectedKeys={orders.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)}
        onSelectionChange={(keys) => {
          // Pressing the current order selects none: the list only closes.
          orders.find(({ id }) => keys !== 'all' && keys.has(id))?.onChoose()
          onOpenChange(false)
        }}
      >
        {orders.map(({ id, label, isCurrent }) => (
          <Line key={id} id={id} textValue={label} className="capstan-option">
            {isCurrent && <Icon name="check" dense />}
            <span>{label}</span>
          </Line>
        ))}
      </ListBox>
    </Floating>
  )
}

const Floating = styled(Popover)`
  ${popoverRules}
`

const Line = styled(ListBoxItem)`
  ${optionRules}
`
