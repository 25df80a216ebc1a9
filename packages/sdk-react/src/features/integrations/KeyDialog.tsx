import type { NewEmbedKey } from '@capstan/sdk-core/integrations'
import { type ReactNode, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { styled } from 'styled-components'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SendButton } from '../../forms/sending/SendingBlock'
import type { CapstanForm } from '../../forms/useCapstanForm'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { TextAreaField } from '../../ui/fields/text/TextAreaField'
import { Inline } from '../../ui/layout/Inline'
import { Stack } from '../../ui/layout/Stack'
import { Dialog } from '../../ui/overlays/Dialog'
import { integrationsMessages } from './messages'

export interface KeyDialogProps<Values extends FieldValues> {
  /** The form of the dialog. */
  form: CapstanForm<Values>
  title: string
  /** The texts of the button, before and while it is sent. */
  labels: { send: string; sending: string }
  /** It cannot be undone. */
  isDanger?: boolean
  /** The key that came of it: its secret is shown in the place of the form, this once. */
  made?: NewEmbedKey
  /** Called when it is done, or not to be done. */
  onClose: () => void
  children: ReactNode
}

/** A form about a key in a dialog. It is the same one to the end, so that it gives focus back to where it came from. */
export function KeyDialog<Values extends FieldValues>(props: KeyDialogProps<Values>) {
  const { form, title, labels, isDanger, made, onClose, children } = props
  const messages = useMessages('integrations', integrationsMessages)
  const secret = useSecretParts(made, onClose)
  const isSending = form.status.status === 'submitting'

  return (
    <Dialog
      role={isDanger ? 'alertdialog' : 'dialog'}
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}
      title={title}
      footer={
        <>
          <CancelButton isDisabled={isSending} onPress={onClose}>
            {messages.cancel}
          </CancelButton>
          <SendButton
            type="submit"
            form={form.parts.id}
            variant={isDanger ? 'danger' : 'primary'}
            pending={isSending}
          >
            {isSending ? labels.sending : labels.send}
          </SendButton>
        </>
      }
      {...secret}
    >
      {secret?.children ?? (
        <Form id={form.parts.id} form={form} refusal="own" guardsLeaving aria-label={messages.form}>
          <Stack>
            {children}
            <FormStatusNotice />
          </Stack>
        </Form>
      )}
    </Dialog>
  )
}

/**
 * Returns the content of a dialog once a key is made: its secret, until the reader confirms that they have it. The dialog stays
 * the same one, so that it restores focus to where it was opened.
 */
function useSecretParts(made: NewEmbedKey | undefined, onDone: () => void) {
  const messages = useMessages('integrations', integrationsMessages)
  if (!made) return undefined

  const { secret } = made
  return {
    title: secret ? messages.secretTitle : messages.secretLostTitle,
    // Escape, or a press beside it, would discard a secret that cannot be shown again.
    isBlocking: true,
    footer: (
      <Button variant="primary" onPress={onDone}>
        {messages.done}
      </Button>
    ),
    children: secret ? <SecretPanel secret={secret} /> : <Alert tone="warning">{messages.secretLost}</Alert>,
  }
}

interface SecretPanelProps {
  /** The secret of a key made just now. */
  secret: string
}

/** A secret, to be copied: this once. */
function SecretPanel({ secret }: SecretPanelProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const field = useRef<HTMLTextAreaElement>(null)
  const [copyResult, setCopyResult] = useState<'copied' | 'copyFailed'>()

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setCopyResult('copied')
    } catch {
      // A page without a secure origin has no clipboard, and a browser may refuse it.
      field.current?.select()
      setCopyResult('copyFailed')
    }
  }

  return (
    <CopyRow className="capstan-secret">
      <Alert tone="warning">{messages.secretOnce}</Alert>
      <TextAreaField ref={field} label={messages.secretLabel} value={secret} rows={2} isReadOnly />
      <Inline gap={4}>
        <Button icon="copy" autoFocus onPress={() => void copy()}>
          {messages.copy}
        </Button>
        <span role="status">{copyResult && messages[copyResult]}</span>
      </Inline>
    </CopyRow>
  )
}

const CopyRow = styled.div`
  textarea {
    font-family: var(--capstan-font-family-mono);
    overflow-wrap: anywhere;
    resize: none;
  }
  > .capstan-field {
    margin-top: var(--capstan-space-4);
  }
  [role='status'] {
    color: var(--capstan-text-muted);
  }
`
