import type { NewEmbedKey } from '@capstan/sdk-core/integrations'
import { useState } from 'react'
import { useMessages } from '../../provider/useMessages'
import type { EmbedKeyActions } from './EmbedKeyActions'
import { KeyDialog } from './KeyDialog'
import { KeyFields } from './KeyFields'
import { integrationsMessages } from './messages'
import { useKeyForm } from './useKeyForm'

export interface MakeKeyDialogProps {
  onMake: EmbedKeyActions['make']
  /** Called when it is done, or not to be done. */
  onClose: () => void
}

const empty = { name: '', origins: '', components: [] }

/** Asks what a key is for, makes it, and shows its secret: this once. */
export function MakeKeyDialog({ onMake, onClose }: MakeKeyDialogProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const [made, setMade] = useState<NewEmbedKey>()
  const form = useKeyForm({
    initial: empty,
    onSubmit: async (input, key) => setMade(await onMake(input, key)),
  })

  return (
    <KeyDialog
      form={form}
      title={messages.makeTitle}
      labels={{ send: messages.makeKey, sending: messages.making }}
      made={made}
      onClose={onClose}
    >
      <KeyFields />
    </KeyDialog>
  )
}
