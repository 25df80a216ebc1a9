import { forwardRef, type ReactNode } from 'react'
import { Link, type LinkProps } from 'react-aria-components/Link'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { NewTabHint } from './NewTabHint'
import { ownText } from '../display/ownText'

export interface TextLinkProps extends Pick<
  LinkProps,
  'onPress' | 'isDisabled' | 'aria-label' | 'aria-current'
> {
  /** The words. */
  children: ReactNode
  /** The target URL; the host's router handles it when there is one. */
  href: string
  /** Opens in a new tab, and its name says so. */
  external?: boolean
  /** In the colour of the text around it. */
  quiet?: boolean
  className?: string
}

/** A link inside text. */
export const TextLink = forwardRef<HTMLAnchorElement, TextLinkProps>(function TextLink(
  { children, external, quiet, className, ...rest },
  ref,
) {
  return (
    <Anchor
      {...rest}
      ref={ref}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      className={classNames('capstan-link', className)}
      data-quiet={quiet || undefined}
    >
      {ownText(children)}
      {external && <NewTabHint />}
    </Anchor>
  )
})

const Anchor = styled(Link)`
  border-radius: calc(2 * var(--capstan-unit));
  color: var(--capstan-primary-text);
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: calc(2 * var(--capstan-unit));
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
    vertical-align: calc(-3 * var(--capstan-unit));
  }
  /* An icon that leads: the words alone are underlined, and begin where other words do. */
  &:not([target]) > .capstan-icon:first-child {
    margin-inline: 0 var(--capstan-space-1);
  }
`
