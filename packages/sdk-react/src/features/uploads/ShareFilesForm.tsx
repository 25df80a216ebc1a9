import { initialInputs, type FormField } from '@capstan/sdk-core/forms'
import type { DocumentOwner, Sharing } from '@capstan/sdk-core/uploads'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { useMessages } from '../../provider/useMessages'
import { Icon } from '../../ui/display/Icon'
import { FormFooter } from '../../ui/forms/FormFooter'
import { uploadsMessages, type UploadsMessages } from './messages'
import { sharingName } from './sharingName'

export interface ShareFilesFormProps {
  owner: DocumentOwner
  files: readonly File[]
  /** The parties that they may be shared with. */
  shares: readonly Sharing[]
  /** Called with the roles that were chosen. */
  onShare: (shareWith: readonly string[]) => void
  onClose: () => void
}

/** Form that asks for the parties to share files with, and uploads them. */
export function ShareFilesForm({ owner, files, shares, onShare, onClose }: ShareFilesFormProps) {
  const messages = useMessages('uploads', uploadsMessages)
  const fields = useMemo(
    () => ({ shareWith: shareWithField(owner.kind, shares, messages) }),
    [owner.kind, shares, messages],
  )
  const check = useKindsCheck(fields)
  const form = useCapstanForm({
    initial: initialInputs(fields),
    check,
    onSubmit: ({ shareWith }) => {
      onShare(shareWith ?? [])
      onClose()
    },
  })

  return (
    <Form form={form} refusal="own" guardsLeaving aria-label={messages.shareTitle}>
      <Files aria-label={messages.files}>
        {files.map(({ name }, index) => (
          <li key={index}>
            <Icon name="file" dense />
            <bdi>{name}</bdi>
          </li>
        ))}
      </Files>
      <Field name="shareWith" {...fields.shareWith} hint={messages.aboutSharing} />
      <FormStatusNotice />
      <FormFooter>
        <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
        <SubmitButton sending={messages.uploading}>{messages.upload}</SubmitButton>
      </FormFooter>
    </Form>
  )
}

/** Returns the field for the parties that a document is shared with, by name. (G-75) */
export function shareWithField(
  kind: DocumentOwner['kind'],
  shares: readonly Sharing[],
  messages: UploadsMessages,
) {
  return {
    ...{ kind: 'multiselect', label: messages.shareWith, optional: true },
    options: shares.map((share) => ({ value: share.toRole, label: sharingName(messages, kind, share) })),
  } as const satisfies FormField
}

const Files = styled.ul`
  margin: 0 0 var(--capstan-space-4);
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: calc(6 * var(--capstan-unit));
    align-items: center;
    overflow-wrap: anywhere;
  }
`
