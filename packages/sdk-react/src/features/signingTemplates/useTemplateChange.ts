import { newId } from '@capstan/sdk-core'
import {
  saveMappedTemplate,
  type MappedTemplate,
  type MappedTemplateChanges,
} from '@capstan/sdk-core/signingTemplates'
import { useRef, useState } from 'react'
import { refusalOf } from '../../forms/sending/refusalOf'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { signingTemplatesMessages } from './messages'

/** Texts of the administration for the refusals of the platform. */
export function useTemplateErrors() {
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  return {
    mapping_incomplete: messages.incomplete,
    template_locked: messages.lockedTemplate,
    template_deleted: messages.deletedTemplate,
    question_set_not_locked: messages.notLocked,
  }
}

/** Changes a mapped template at once: a switch or a choice. The text of a refusal is shown and announced. */
export function useTemplateChange(template: Pick<MappedTemplate, 'id' | 'version'>) {
  const capstan = useCapstan()
  const snackbar = useSnackbar()
  const errors = useTemplateErrors()
  const { saved } = useMessages('signingTemplates', signingTemplatesMessages)
  const key = useRef<string>(undefined)
  const [isSending, setSending] = useState(false)

  const change = async (changes: MappedTemplateChanges) => {
    if (isSending) return
    setSending(true)
    key.current ??= newId()
    try {
      await saveMappedTemplate(capstan, template, changes, { idempotencyKey: key.current })
      snackbar.show(saved)
    } catch (error) {
      const text = refusalOf(error, errors)?.text
      snackbar.show(text ?? String(error instanceof Error ? error.message : error), { tone: 'danger' })
    } finally {
      key.current = undefined
      setSending(false)
    }
  }
  return { change: (changes: MappedTemplateChanges) => void change(changes), isSending }
}
