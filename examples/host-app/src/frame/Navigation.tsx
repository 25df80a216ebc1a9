import { useMessages } from '@capstan/sdk-react/provider'
import type { AccountType } from '@capstan/sdk-core/accounts'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { activeLink, type NavigationLink } from '../routing/navigationOf'
import { usePageTitle } from '../routing/usePageTitle'
import { frameMessages } from './messages'

export interface NavigationProps {
  type: AccountType
  /** The entries there are. */
  links: readonly NavigationLink[]
  /** The path shown, which says which entry is the active one. */
  pathname: string
}

/** The main navigation of an account type: beside the logo, on narrow screens a panel under the bar. */
export function Navigation({ type, links, pathname }: NavigationProps) {
  const messages = useMessages('frame', frameMessages)
  const titleOf = usePageTitle()
  const active = activeLink(type, pathname)

  return (
    <Nav className="capstan-nav" aria-label={messages.mainNavigation}>
      {links.map((link) => (
        <Link
          key={link.path}
          className="capstan-nav-link"
          to={link.path}
          aria-current={link === active ? 'page' : undefined}
        >
          {titleOf(link.text)}
        </Link>
      ))}
    </Nav>
  )
}

const Nav = styled.nav`
  display: flex;
  flex: 1;
  align-items: stretch;
  gap: var(--capstan-space-1);
  min-width: 0;
  > .capstan-nav-link {
    position: relative;
    display: inline-flex;
    align-items: center;
    padding-inline: var(--capstan-space-3);
    color: var(--capstan-text-muted);
    text-decoration: none;
    white-space: nowrap;
  }
  > .capstan-nav-link:hover {
    color: var(--capstan-text);
  }
  > .capstan-nav-link[aria-current] {
    color: var(--capstan-text);
    font-weight: var(--capstan-font-weight-strong);
  }
  > .capstan-nav-link[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto var(--capstan-space-3) -1px;
    height: 2px;
    background: var(--capstan-primary-edge);
  }
  > .capstan-nav-link:focus-visible {
    border-radius: var(--capstan-radius-base);
    outline-offset: -4px;
  }
  @container (max-width: 56.247rem) {
    position: absolute;
    inset: 100% 0 auto;
    flex-direction: column;
    gap: 0;
    padding-block: var(--capstan-space-2);
    border-block: 1px solid var(--capstan-border);
    background: var(--capstan-surface-raised);
    > .capstan-nav-link {
      min-height: calc(44 * var(--capstan-unit));
      padding-inline: var(--capstan-space-8);
    }
    > .capstan-nav-link[aria-current]::after {
      inset: var(--capstan-space-2) auto var(--capstan-space-2) 0;
      width: 3px;
      height: auto;
    }
  }
  /* Grounds are not painted there. */
  @media (forced-colors: active) {
    > .capstan-nav-link[aria-current]::after {
      background: Highlight;
    }
  }
  @container (max-width: 37.497rem) {
    > .capstan-nav-link {
      padding-inline: var(--capstan-space-4);
    }
  }
`
