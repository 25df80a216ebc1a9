import type { Membership } from '@capstan/sdk-core/accounts'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { Icon } from '../../ui/display/Icon'
import { AccountLogo } from './AccountLogo'
import { accountLine } from './accountWords'
import { accountsMessages } from './messages'

interface AccountCardProps {
  /** The account, and the person's role in it. */
  membership: Membership
  /** Its place in the list, from which its avatar takes its colour. */
  index: number
  /** The address that choosing the account opens. */
  href: string
  /** The address of its logo. */
  logo: string | undefined
  /** Called with its id when it is chosen. */
  onPick: ((accountId: string) => void) | undefined
}

/** An account to choose; a suspended one is shown with the reason and cannot be chosen. */
export function AccountCard({ membership, index, href, logo, onPick }: AccountCardProps) {
  const { account, role, status, isAccountSuspended } = membership
  const messages = useMessages('accounts', accountsMessages)
  const isSuspended = isAccountSuspended || status === 'suspended'
  const caption = <Words name={account.name} line={accountLine({ type: account.type, role }, messages)} />
  // The key resets the state of a failed logo when its address changes.
  const logoOrAvatar = <AccountLogo key={logo} name={account.name} index={index} src={logo} />

  // The browser keeps its own actions on links: a new tab, a copied address.
  const pick = (event: MouseEvent) => {
    if (!onPick || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onPick(account.id)
  }

  return (
    <Item className="capstan-account-card" data-status={isAccountSuspended ? 'suspended' : status}>
      {isSuspended ? (
        <div>
          {logoOrAvatar}
          {caption}
          <small>
            <Icon name="pause" dense />
            {isAccountSuspended ? messages.accountSuspended : messages.suspended}
          </small>
        </div>
      ) : (
        <a href={href} onClick={pick}>
          {logoOrAvatar}
          {caption}
          <Icon name="chevron-right" dense />
        </a>
      )}
    </Item>
  )
}

function Words({ name, line }: { name: string; line: string }) {
  return (
    <span>
      <strong dir="auto">{name}</strong> <span>{line}</span>
    </span>
  )
}

const Item = styled.li`
  > * {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--capstan-space-2) var(--capstan-space-4);
    box-sizing: border-box;
    height: 100%;
    padding: var(--capstan-space-5);
    border: 1px solid var(--capstan-border);
    border-radius: var(--capstan-radius-base);
    background: var(--capstan-surface-raised);
    color: var(--capstan-text-muted);
    text-decoration: none;
  }
  > a:hover {
    border-color: var(--capstan-border-strong);
    background: var(--capstan-surface-hover);
  }
  > a:focus-visible {
    outline: var(--capstan-line-focus) solid var(--capstan-focus);
    outline-offset: var(--capstan-line-focus-gap);
  }
  > div {
    border-style: dashed;
    background: var(--capstan-surface-sunken);
  }
  strong,
  strong + span {
    display: block;
    overflow-wrap: anywhere;
  }
  strong {
    color: var(--capstan-text);
    font-weight: var(--capstan-font-weight-strong);
  }
  small {
    display: flex;
    grid-column: 1 / -1;
    align-items: start;
    gap: var(--capstan-space-2);
    font-size: var(--capstan-font-size-dense);
  }
  /* With large text on a phone a name has no room beside its logo. */
  @container (max-width: 16em) {
    > * {
      grid-template-columns: minmax(0, 1fr) auto;
      padding: var(--capstan-space-3);
    }
    > * > :first-child {
      grid-column: 1 / -1;
    }
  }
`
