import { useMessages } from '@capstan/sdk-react/provider'
import { Button, Menu, MenuItem } from '@capstan/sdk-react/ui'
import { authentication } from '../routing/authentication'
import { useHost } from '../session/Host'
import { brandPreview } from '../session/brandPreview'
import { tabAccount } from '../session/tabAccount'
import { AccountFace, type AccountFaceProps } from './AccountFace'
import { frameMessages } from './messages'
import { supportUrl } from './supportUrl'

/** Menu of the account the user acts for. */
export function AccountMenu({ account, role, place }: AccountFaceProps) {
  const messages = useMessages('frame', frameMessages)
  const { config, visitor } = useHost()
  const face = (
    <Button className="capstan-account" variant="quiet">
      <AccountFace account={account} role={role} place={place} />
    </Button>
  )

  return (
    <Menu aria-label={messages.accountMenu} trigger={face}>
      <MenuItem icon="swap" href={authentication.appUser}>
        {messages.switchRole}
      </MenuItem>
      {account.type !== 'admin' && (
        <MenuItem icon="settings" href="/settings/account">
          {messages.settings}
        </MenuItem>
      )}
      <MenuItem icon="help" href={supportUrl(config, visitor)} external>
        {messages.support}
      </MenuItem>
      <MenuItem icon="logout" href={authentication.logout} onAction={forgetTab}>
        {messages.logout}
      </MenuItem>
    </Menu>
  )
}

/** Leaves nothing of this person to the next one who signs in here. */
function forgetTab(): void {
  tabAccount.forget()
  brandPreview.keep(undefined)
}
