import { isCapstanError } from '@capstan/sdk-core'
import type { EmbedKey, EmbedKeyInput } from '@capstan/sdk-core/integrations'
import { useState } from 'react'
import { FormNotice } from '../../forms/sending/FormNotice'
import { useIntentKey } from '../../forms/sending/useIntentKey'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import type { EmbedKeyActions } from './EmbedKeyActions'
import { KeyDialog } from './KeyDialog'
import { KeyFields } from './KeyFields'
import { componentWords } from './keyWords'
import { integrationsMessages, type IntegrationsMessages } from './messages'
import { useKeyForm } from './useKeyForm'

export interface EditKeyDialogProps {
  /** The key as it was when the dialog was opened. */
  shown: EmbedKey
  /** The key as it is now. */
  current: EmbedKey
  onUpdate: EmbedKeyActions['update']
  /** Called when it is done, or not to be done. */
  onClose: () => void
}

/** Changes the name or the purpose of a key. If another user changed it meanwhile, both values are shown. */
export function EditKeyDialog({ shown, current, onUpdate, onClose }: EditKeyDialogProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const snackbar = useSnackbar()
  // Counted, so that the notice takes focus each time.
  const [conflicts, setConflicts] = useState(0)
  const keys = useIntentKey()
  // Once the current value was shown, saving replaces it. The use of a key is not such a change.
  const replaced = conflicts > 0 || saysTheSame(shown, current) ? current : shown

  const form = useKeyForm({
    initial: { name: shown.name, origins: shown.origins.join('\n'), components: [...shown.components] },
    onSubmit: async (input) => {
      const changed = changedOf(replaced, input)
      if (Object.keys(changed).length === 0) return onClose()
      try {
        // The version is sent, too: over another one it is another intent.
        await onUpdate(replaced, changed, keys.of({ ...changed, version: replaced.version }))
      } catch (error) {
        if (!isCapstanError(error, 'changed_elsewhere')) throw error
        setConflicts((count) => count + 1)
        return {}
      }
      snackbar.show(fillIn(messages.saved, { name: input.name }), { tone: 'success' })
      onClose()
    },
  })

  return (
    <KeyDialog
      form={form}
      title={fillIn(messages.editTitle, { name: shown.name })}
      labels={{ send: messages.save, sending: messages.saving }}
      onClose={onClose}
    >
      {conflicts > 0 && (
        <FormNotice key={conflicts} tone="warning">
          {fillIn(messages.changedElsewhere, nowOf(current, messages))}
        </FormNotice>
      )}
      <KeyFields />
    </KeyDialog>
  )
}

/** Returns the fields that are changed. */
function changedOf(key: EmbedKeyInput, { name, origins, components }: EmbedKeyInput): Partial<EmbedKeyInput> {
  const isSame = (one: readonly string[], other: readonly string[]) =>
    JSON.stringify(one) === JSON.stringify(other)
  return {
    ...(name !== key.name && { name }),
    ...(!isSame(origins, key.origins) && { origins }),
    ...(!isSame(components, key.components) && { components }),
  }
}

function saysTheSame(one: EmbedKey, other: EmbedKey): boolean {
  return Object.keys(changedOf(one, other)).length === 0
}

function nowOf({ name, origins, components }: EmbedKey, messages: IntegrationsMessages) {
  return { name, origins: origins.join(', '), components: componentWords(components, messages) }
}
