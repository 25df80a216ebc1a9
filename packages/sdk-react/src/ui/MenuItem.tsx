import type { ReactNode, Ref } from 'react'
import { MenuItem as AriaMenuItem } from 'react-aria-components'
import { styled } from 'styled-components'
import { classNames } from './classNames'
import { Icon, type IconName } from './Icon'
import { optionRules } from './popoverRules'

export interface MenuItemProps {
  /** The words. */
  children: ReactNode
  /** A drawing before them. */
  icon?: IconName
  /** Marks what cannot be undone. */
  tone?: 'neutral' | 'danger'
  /** What it does. */
  onAction?: () => void
  /** Or where it goes. */
  href?: string
  /** Not yet. */
  isDisabled?: boolean
  className?: string
  /** The item. */
  ref?: Ref<HTMLDivElement>
}

/** One line of a menu. */
export function MenuItem({ children, icon, tone, className, ...rest }: MenuItemProps) {
  return (
    <Item
      {...rest}
      textValue={typeof children === 'string' ? children : undefined}
      className={classNames('capstan-option', className)}
      data-tone={tone}
    >
      {icon && <Icon name={icon} dense />}
      {children}
    </Item>
  )
}

const Item = styled(AriaMenuItem)`
  ${optionRules}
`
