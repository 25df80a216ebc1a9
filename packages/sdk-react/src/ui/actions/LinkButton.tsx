import { forwardRef, type ReactNode } from 'react'
import { Link, type LinkProps } from 'react-aria-components/Link'
import { styled } from 'styled-components'
import { buttonRules } from './buttonRules'
import { classNames } from '../classNames'
import { Icon, type IconName } from '../display/Icon'
import { NewTabHint } from './NewTabHint'
import { ownText } from '../display/ownText'

export interface LinkButtonProps extends Pick<LinkProps, 'onPress' | 'isDisabled' | 'aria-label'> {
  /** The words on it. */
  children: ReactNode
  /** The target URL; the host's router handles it when there is one. */
  href: string
  /** As for a button. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** The small size. */
  dense?: boolean
  /** As wide as its container. */
  block?: boolean
  /** A drawing before the words. */
  icon?: IconName
  /** Opens in a new tab, and its name says so. */
  external?: boolean
  className?: string
}

/** A link that looks like a button; it navigates, so it is an anchor. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { children, variant = 'secondary', dense, block, icon, external, className, ...rest },
  ref,
) {
  return (
    <Anchor
      {...rest}
      ref={ref}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      className={classNames('capstan-button', className)}
      data-variant={variant}
      data-size={dense ? 'dense' : undefined}
      data-block={block || undefined}
    >
      {icon && <Icon name={icon} dense />}
      {ownText(children)}
      {external && <NewTabHint />}
    </Anchor>
  )
})

const Anchor = styled(Link)`
  ${buttonRules}
`
