import type { EmbedKey } from '@capstan/sdk-core/integrations'
import { EditKeyDialog } from './EditKeyDialog'
import type { EmbedKeyActions } from './EmbedKeyActions'
import type { KeyTask } from './KeyTask'
import { MakeKeyDialog } from './MakeKeyDialog'
import { RevokeKeyDialog } from './RevokeKeyDialog'
import { RotateKeyDialog } from './RotateKeyDialog'

export interface EmbedKeyDialogsProps {
  /** What is about to be done. */
  task: KeyTask
  /** All keys of the account, as they are now. */
  keys: readonly EmbedKey[]
  /** The moment they are looked at. */
  now: Date
  actions: EmbedKeyActions
  /** Called when it is done, or not to be done. */
  onClose: () => void
}

/** Asks for what a task needs to know, and does it. */
export function EmbedKeyDialogs({ task, keys, now, actions, onClose }: EmbedKeyDialogsProps) {
  switch (task.kind) {
    case 'make':
      return <MakeKeyDialog onMake={actions.make} onClose={onClose} />
    case 'edit': {
      const current = keys.find(({ id }) => id === task.key.id) ?? task.key
      return <EditKeyDialog shown={task.key} current={current} onUpdate={actions.update} onClose={onClose} />
    }
    case 'rotate':
      return (
        <RotateKeyDialog
          embedKey={task.key}
          keys={keys}
          now={now}
          onRotate={actions.rotate}
          onClose={onClose}
        />
      )
    case 'revoke':
      return <RevokeKeyDialog embedKey={task.key} onRevoke={actions.revoke} onClose={onClose} />
  }
}
