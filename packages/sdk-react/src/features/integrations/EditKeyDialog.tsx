import type { EmbedKey } from '@capstan/sdk-core/integrations'
import { useId } from 'react'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { Dialog } from '../../ui/overlays/Dialog'
import { Stack } from '../../ui/layout/Stack'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import type { EmbedKeyActions } from './EmbedKeyActions'
import { KeyDialogButtons } from './KeyDialogButtons'
import { KeyForm } from './KeyForm'
import { KeyFormProblem } from './KeyFormProblem'
import { componentWords } from './keyWords'
import { integrationsMessages, type IntegrationsMessages } from './messages'
import { useKeyTask } from './useKeyTask'

export interface EditKeyDialogProps {
  /** The key as it was when the dialog was opened. */
  shown: EmbedKey
  /** The key as it is now. */
  current: EmbedKey
  onUpdate: EmbedKeyActions['update']
  /** Called when it is done, or not to be done. */
  onClose: () => void
}

/** Renames a key, or says anew what it is for. Where somebody else did meanwhile, both are shown. */
export function EditKeyDialog({ shown, current, onUpdate, onClose }: EditKeyDialogProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const snackbar = useSnackbar()
  const formId = useId()
  const { state, run } = useKeyTask()
  const isSending = state.status === 'sending'
  const isConflict = state.status === 'failed' && state.problem.isConflict
  // Once it was said what stands there now, that is what the reader replaces. That a key was used is no such change.
  const replaced = isConflict || saysTheSame(shown, current) ? current : shown

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}
      title={fillIn(messages.editTitle, { name: shown.name })}
      footer={
        <KeyDialogButtons
          form={formId}
          isSending={isSending}
          labels={{ send: messages.save, sending: messages.saving }}
          onCancel={onClose}
        />
      }
    >
      <Stack>
        <KeyFormProblem state={state} />
        {isConflict && (
          <Alert tone="warning">{fillIn(messages.changedElsewhere, nowOf(current, messages))}</Alert>
        )}
        <KeyForm
          id={formId}
          initial={{
            name: shown.name,
            origins: shown.origins.join('\n'),
            components: [...shown.components],
          }}
          onSubmit={async (input) => {
            const result = await run({ ...input, version: replaced.version }, (key) =>
              onUpdate(replaced, input, key),
            )
            if (result && !result.problem) {
              snackbar.show(fillIn(messages.saved, { name: input.name }), { tone: 'success' })
              onClose()
            }
            return result?.problem?.fields
          }}
        />
      </Stack>
    </Dialog>
  )
}

function saysTheSame(one: EmbedKey, other: EmbedKey): boolean {
  const said = ({ name, origins, components }: EmbedKey) => JSON.stringify([name, origins, components])
  return said(one) === said(other)
}

function nowOf({ name, origins, components }: EmbedKey, messages: IntegrationsMessages) {
  return { name, origins: origins.join(', '), components: componentWords(components, messages) }
}
