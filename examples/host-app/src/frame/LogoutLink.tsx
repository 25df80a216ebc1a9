import { useMessages } from '@capstan/sdk-react/provider'
import { styled } from 'styled-components'
import { authentication } from '../routing/authentication'
import { useHost } from '../session/Host'
import { beginLeaving } from '../session/leaving'
import { tabAccount } from '../session/tabAccount'
import { frameMessages } from './messages'

/** The way out while no account is known. */
export function LogoutLink() {
  const messages = useMessages('frame', frameMessages)
  const { capstan } = useHost()
  const leave = () => {
    tabAccount.forget()
    beginLeaving(capstan)
  }
  return (
    <Nav aria-label={messages.accountNavigation}>
      <a href={authentication.logout} onClick={leave}>
        {messages.logout}
      </a>
    </Nav>
  )
}

const Nav = styled.nav`
  display: flex;
  > a {
    display: inline-flex;
    align-items: center;
    padding-inline: var(--capstan-space-3);
    color: var(--capstan-text-muted);
    text-decoration: none;
  }
  > a:hover {
    color: var(--capstan-text);
  }
  > a:focus-visible {
    border-radius: var(--capstan-radius-base);
    outline-offset: -4px;
  }
`
