import { useMessages } from '@capstan/sdk-react/provider'
import { Button } from '@capstan/sdk-react/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { navigationOf } from '../routing/navigationOf'
import { useHost } from '../session/Host'
import { AccountBlock } from './AccountBlock'
import { Logo } from './Logo'
import { LogoutLink } from './LogoutLink'
import { frameMessages } from './messages'
import { Navigation } from './Navigation'

/** Top bar with the logo, the navigation of the account's type, and the account menu. */
export function TopBar() {
  const messages = useMessages('frame', frameMessages)
  const { visitor, preview } = useHost()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(false), [pathname])

  // Signing in stands alone: it has its own logo, and nothing to navigate to.
  if (visitor.status === 'anonymous') return null
  if (visitor.status !== 'acting') {
    return (
      <Room>
        <Bar className="capstan-top-bar">
          <Logo />
          <LogoutLink />
        </Bar>
      </Room>
    )
  }
  const { type, slug } = visitor.account
  const links = navigationOf(type)
  return (
    <Room>
      <Bar
        className="capstan-top-bar"
        data-open={isOpen || undefined}
        // The kit's buttons keep the keys they are pressed with to themselves.
        onKeyDownCapture={({ key, nativeEvent }) =>
          key === 'Escape' && !nativeEvent.isComposing && nativeEvent.keyCode !== 229 && setOpen(false)
        }
      >
        {links.length > 0 && (
          <Button
            className="capstan-nav-toggle"
            variant="quiet"
            icon={isOpen ? 'x' : 'menu'}
            aria-label={messages.menu}
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          />
        )}
        <Logo slug={preview?.slug ?? slug} />
        {links.length > 0 && <Navigation type={type} links={links} pathname={pathname} />}
        <AccountBlock account={visitor.account} role={visitor.role} place={visitor.place} />
      </Bar>
    </Room>
  )
}

/** The content of the bar depends on its width in text sizes, because a reader may have doubled their text size. */
const Room = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--capstan-layer-bar);
  container-type: inline-size;
  @media print {
    display: none;
  }
`

const Bar = styled.div`
  position: relative;
  display: flex;
  align-items: stretch;
  justify-content: space-between;
  gap: var(--capstan-space-6);
  height: var(--capstan-size-top-bar);
  padding-inline: var(--capstan-space-8);
  border-bottom: 1px solid var(--capstan-border);
  background: var(--capstan-surface-raised);
  && > .capstan-nav-toggle {
    display: none;
  }
  @container (max-width: 56.247rem) {
    gap: var(--capstan-space-3);
    > .capstan-logo {
      margin-right: auto;
    }
    && > .capstan-nav-toggle {
      display: inline-flex;
      align-self: center;
      margin-left: calc(-1 * var(--capstan-space-2));
    }
    &:not([data-open]) > .capstan-nav {
      display: none;
    }
  }
  @container (max-width: 37.497rem) {
    padding-inline: var(--capstan-space-4);
  }
`
