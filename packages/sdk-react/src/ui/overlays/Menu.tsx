import { forwardRef, type ReactElement, type ReactNode } from 'react'
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { popoverRules } from './popoverRules'

export interface MenuProps {
  /** The `Button` that opens it. */
  trigger: ReactElement
  /** `MenuItem`s. */
  children: ReactNode
  /** The name of the menu for assistive technology. */
  'aria-label': string
  /** Open at first. */
  defaultOpen?: boolean
  className?: string
}

/** Things to do with something, behind a button. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { trigger, children, defaultOpen, className, ...rest },
  ref,
) {
  return (
    <MenuTrigger defaultOpen={defaultOpen}>
      {trigger}
      <Floating className="capstan-popover" placement="bottom end" offset={4}>
        <List {...rest} ref={ref} className={classNames('capstan-menu', className)}>
          {children}
        </List>
      </Floating>
    </MenuTrigger>
  )
})

const Floating = styled(Popover)`
  ${popoverRules}
`

const List = styled(AriaMenu)`
  outline: 0;
`
