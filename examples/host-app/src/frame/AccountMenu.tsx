import { Avatar, Button, Icon, Menu, MenuItem, VisuallyHidden } from '@capstan/sdk-react/ui'
import { styled } from 'styled-components'
import { authentication } from '../routing/authentication'
import { useHost } from '../session/Host'
import { tabAccount } from '../session/tabAccount'
import type { VisitorAccount } from '../session/Visitor'
import { accountTypeNames, frameMessages } from './messages'
import { supportUrl } from './supportUrl'

export interface AccountMenuProps {
  account: VisitorAccount
}

/** As whom one acts, and what one may do about it. */
export function AccountMenu({ account }: AccountMenuProps) {
  const { config, visitor } = useHost()

  return (
    <Place>
      <Menu aria-label={frameMessages.accountMenu} trigger={<AccountButton account={account} />}>
        <MenuItem icon="swap" href={authentication.appUser}>
          {frameMessages.switchRole}
        </MenuItem>
        {account.type !== 'admin' && (
          <MenuItem icon="settings" href="/settings/account">
            {frameMessages.settings}
          </MenuItem>
        )}
        <MenuItem icon="help" href={supportUrl(config, visitor)} external>
          {frameMessages.support}
        </MenuItem>
        <MenuItem icon="logout" href={authentication.logout} onAction={() => tabAccount.forget()}>
          {frameMessages.logout}
        </MenuItem>
      </Menu>
    </Place>
  )
}

function AccountButton({ account }: AccountMenuProps) {
  return (
    <Button className="capstan-account" variant="quiet">
      <Avatar name={account.name} />
      <Words>
        <span>
          <VisuallyHidden>{frameMessages.accountMenu}: </VisuallyHidden>
          {account.name}
        </span>
        <span>{accountTypeNames[account.type]}</span>
      </Words>
      <Icon name="chevron-down" dense />
    </Button>
  )
}

const Words = styled.span`
  display: grid;
  min-width: 0;
  line-height: calc(18 * var(--capstan-unit));
  text-align: start;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > :last-child {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`

const Place = styled.div`
  display: flex;
  align-items: center;
  && > .capstan-account {
    max-width: calc(280 * var(--capstan-unit));
    margin-inline-end: calc(-1 * var(--capstan-space-2));
    padding: var(--capstan-space-1) var(--capstan-space-2);
    color: var(--capstan-text);
    font-weight: var(--capstan-font-weight-regular);
  }
  /* Narrow screens show the avatar alone; the words stay for who cannot see it. */
  @media (max-width: 37.4rem) {
    && > .capstan-account > .capstan-icon {
      display: none;
    }
    ${Words} {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`
