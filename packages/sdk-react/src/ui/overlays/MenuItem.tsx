import { forwardRef, type ReactNode } from 'react'
import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { Icon, type IconName } from '../display/Icon'
import { NewTabHint } from '../actions/NewTabHint'
import { optionRules } from './popoverRules'
import { ownText } from '../display/ownText'

export interface MenuItemProps {
  /** Its key among the items of a menu of which one is chosen. */
  id?: string
  /** The words. */
  children: ReactNode
  /** A drawing before them. */
  icon?: IconName
  /** Marks an irreversible action. */
  tone?: 'neutral' | 'danger'
  /** Called when the item is chosen. */
  onAction?: () => void
  /** Or where it goes. */
  href?: string
  /** Opens its link in a new tab, and its name says so. */
  external?: boolean
  /** Not yet. */
  isDisabled?: boolean
  className?: string
}

/** One line of a menu. */
export const MenuItem = forwardRef<HTMLDivElement, MenuItemProps>(function MenuItem(
  { children, icon, tone, external, className, ...rest },
  ref,
) {
  return (
    <Item
      {...rest}
      ref={ref}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      textValue={typeof children === 'string' ? children : undefined}
      className={classNames('capstan-option', className)}
      data-tone={tone}
    >
      {icon && <Icon name={icon} dense />}
      {ownText(children)}
      {external && <NewTabHint />}
    </Item>
  )
})

const Item = styled(AriaMenuItem)`
  ${optionRules}
`
