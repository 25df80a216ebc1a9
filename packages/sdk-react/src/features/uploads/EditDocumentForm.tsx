import type { FormFields } from '@capstan/sdk-core/forms'
import {
  ownedDocumentsQuery,
  saveDocument,
  type DocumentOwner,
  type OwnedDocument,
  type Sharing,
} from '@capstan/sdk-core/uploads'
import { useMemo } from 'react'
import { CancelButton } from '../../forms/CancelButton'
import { Field } from '../../forms/Field'
import { RecordForm } from '../../forms/RecordForm'
import { rereadWhenChanged } from '../../provider/rereadWhenChanged'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { uploadsMessages } from './messages'
import { shareWithField } from './ShareFilesForm'

export interface EditDocumentFormProps {
  owner: DocumentOwner
  document: OwnedDocument
  /** With whom it may be shared. */
  shares: readonly Sharing[]
  onClose: () => void
}

/** Renames a document of one's own, or shares it otherwise. */
export function EditDocumentForm({ owner, document, shares, onClose }: EditDocumentFormProps) {
  const capstan = useCapstan()
  const messages = useMessages('uploads', uploadsMessages)
  const query = ownedDocumentsQuery(capstan, owner)
  const documents = useCapstanQuery(query)
  const found = documents.status === 'ready' ? documents.data.find(({ id }) => id === document.id) : undefined
  const { id, version, name, sharings } = found ?? document
  const fields = useMemo(
    () => ({
      name: {
        ...({ kind: 'string', label: messages.name } as const),
        ...{ ifEmpty: messages.nameRequired, error: messages.nameRequired },
      },
      shareWith: shareWithField(owner.kind, shares, messages),
    }),
    [owner.kind, shares, messages],
  ) satisfies FormFields

  return (
    <RecordForm
      aria-label={messages.editTitle}
      fields={fields}
      refusal="own"
      guardsLeaving
      record={{ version, answers: { name, shareWith: sharings.map(({ toRole }) => toRole) } }}
      errorTexts={{ not_allowed: messages.notAllowed }}
      onSave={async (changed, about) => {
        const shareWith = 'shareWith' in changed ? { shareWith: changed.shareWith ?? [] } : {}
        const called = changed.name === undefined ? {} : { name: changed.name }
        await saveDocument(
          capstan,
          owner.kind,
          { id, version: about.version, ...called, ...shareWith },
          about,
        ).catch(rereadWhenChanged(capstan, query))
      }}
      onDone={onClose}
      actions={<CancelButton onPress={onClose}>{messages.cancel}</CancelButton>}
    >
      <Field name="name" title="" autoFocus {...fields.name} />
      <Field name="shareWith" {...fields.shareWith} />
    </RecordForm>
  )
}
