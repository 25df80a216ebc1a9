import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { useUiMessages } from '../uiMessages'

export interface Crumb {
  /** The words. */
  label: ReactNode
  /** The target URL; the last item is not a link. */
  href?: string
}

export interface BreadcrumbsProps extends HTMLAttributes<HTMLElement> {
  /** From the top to here. */
  items: Crumb[]
}

/** Path from the top page to the current one. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { items, className, ...rest },
  ref,
) {
  const messages = useUiMessages()

  return (
    <nav
      aria-label={messages.breadcrumb}
      {...rest}
      ref={ref}
      className={classNames('capstan-breadcrumbs', className)}
    >
      <List className="capstan-breadcrumb">
        {items.map((item, index) => (
          <li key={index}>{renderCrumb(item, index === items.length - 1)}</li>
        ))}
      </List>
    </nav>
  )
})

function renderCrumb({ label, href }: Crumb, isLast: boolean) {
  if (isLast) return <span aria-current="page">{label}</span>
  return href ? <Link href={href}>{label}</Link> : <span>{label}</span>
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--capstan-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  line-height: calc(24 * var(--capstan-unit));
  > li {
    display: inline-flex;
    align-items: center;
    gap: var(--capstan-space-1);
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  > li:not(:last-child)::after {
    content: '';
    width: calc(5 * var(--capstan-unit));
    height: calc(5 * var(--capstan-unit));
    margin-inline: var(--capstan-space-1) calc(6 * var(--capstan-unit));
    border: solid currentColor;
    border-width: 1.25px 1.25px 0 0;
    rotate: 45deg;
    opacity: 0.7;
  }
  > li:not(:last-child):dir(rtl)::after {
    rotate: -135deg;
  }
  a {
    border-radius: calc(2 * var(--capstan-unit));
    color: inherit;
    text-decoration: none;
  }
  a[data-hovered] {
    color: var(--capstan-primary-text);
    text-decoration: underline;
  }
  [aria-current] {
    color: var(--capstan-text);
  }
`
