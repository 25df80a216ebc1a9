import type { EmbedKey } from '@capstan/sdk-core/integrations'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Menu } from '../../ui/overlays/Menu'
import { MenuItem } from '../../ui/overlays/MenuItem'
import type { KeyTask } from './KeyTask'
import { integrationsMessages } from './messages'

export interface EmbedKeyMenuProps {
  embedKey: EmbedKey
  /** Whether the key opens anything; of one that does not, only its sessions are left to end. */
  isOpen: boolean
  /** Called with what is to be done. */
  onTask: (task: KeyTask) => void
}

/** What can be done with a key. */
export function EmbedKeyMenu({ embedKey, isOpen, onTask }: EmbedKeyMenuProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const { name, hint, expiresAt } = embedKey
  const label = fillIn(messages.actionsFor, { name, hint })

  return (
    <Menu aria-label={label} trigger={<Button variant="quiet" dense icon="more" aria-label={label} />}>
      {isOpen && (
        <MenuItem icon="pencil" onAction={() => onTask({ kind: 'edit', key: embedKey })}>
          {messages.edit}
        </MenuItem>
      )}
      {!expiresAt && (
        <MenuItem icon="sync" onAction={() => onTask({ kind: 'rotate', key: embedKey })}>
          {messages.rotate}
        </MenuItem>
      )}
      <MenuItem icon="ban" tone="danger" onAction={() => onTask({ kind: 'revoke', key: embedKey })}>
        {messages.revoke}
      </MenuItem>
    </Menu>
  )
}
