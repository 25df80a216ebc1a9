import type { ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-aria-components'
import { styled } from 'styled-components'
import { classNames } from './classNames'
import { NewTabHint } from './NewTabHint'

export interface TextLinkProps extends Pick<LinkProps, 'onPress' | 'isDisabled' | 'aria-label' | 'aria-current'> {
  /** The words. */
  children: ReactNode
  /** Where it goes; the host's router follows it when there is one. */
  href: string
  /** Opens in a new tab, and says so. */
  external?: boolean
  /** In the colour of the text around it. */
  quiet?: boolean
  className?: string
  /** The anchor. */
  ref?: Ref<HTMLAnchorElement>
}

/** A link inside text. */
export function TextLink({ children, external, quiet, className, ...rest }: TextLinkProps) {
  return (
    <Anchor
      {...rest}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      className={classNames('capstan-link', className)}
      data-quiet={quiet || undefined}
    >
      {children}
      {external && <NewTabHint />}
    </Anchor>
  )
}

const Anchor = styled(Link)`
  border-radius: 2px;
  color: var(--capstan-primary-text);
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: 2px;
  cursor: pointer;
  &[data-hovered] {
    text-decoration-color: currentColor;
  }
  &[data-quiet] {
    color: inherit;
  }
  &[data-disabled] {
    color: var(--capstan-text-disabled);
    cursor: not-allowed;
  }
  > .capstan-icon {
    display: inline-block;
    margin-inline-start: var(--capstan-space-1);
    vertical-align: -3px;
  }
`
