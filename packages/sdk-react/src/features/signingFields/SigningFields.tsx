import { mappingFieldsQuery, saveSigningField, signingFieldsQuery } from '@capstan/sdk-core/signingFields'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { rereadWhenChanged } from '../../provider/queries/rereadWhenChanged'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { useReader } from '../accounts/useReader'
import { signingFieldsMessages } from './messages'
import { SigningFieldsView } from './SigningFieldsView'
import type { SaveField } from './useFieldsTable'

export interface SigningFieldsProps {
  /** The document that the fields belong to. */
  documentId: string
  /** True when no user may change the fields: their template is locked, or its mapping is complete. */
  isLocked?: boolean
  /** The id of the field that is highlighted. */
  chosen?: string
  /** Called with the id of a field that is chosen; without it, none can be. */
  onChoose?: (fieldId: string) => void
  /** The degree to which the styles of the page are kept out. */
  isolation?: Isolation
}

/** Fields of a document with their mappings, which the owner and admins of the account edit. @public */
export function SigningFields({ isolation, ...fields }: SigningFieldsProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedFields key={fields.documentId} {...fields} />
    </CapstanRoot>
  )
}

function ConnectedFields({ documentId, isLocked, chosen, onChoose }: Omit<SigningFieldsProps, 'isolation'>) {
  const capstan = useCapstan()
  const messages = useMessages('signingFields', signingFieldsMessages)
  const query = signingFieldsQuery(capstan, documentId)
  const fields = useCapstanQuery(query)
  const mappingFields = useCapstanQuery(mappingFieldsQuery(capstan))
  const reader = useReader()
  const failed = [fields, mappingFields, reader].find(({ status }) => status === 'error')

  const save: SaveField = async ({ id }, changed, { version, idempotencyKey }) => {
    await saveSigningField(capstan, { id, version }, changed, { idempotencyKey }).catch(
      rereadWhenChanged(capstan, query),
    )
  }

  if (fields.status === 'ready' && mappingFields.status === 'ready' && reader.status === 'ready')
    return (
      <SigningFieldsView
        fields={fields.data}
        mappingFields={mappingFields.data}
        isLocked={isLocked}
        chosen={chosen}
        onChoose={onChoose}
        onSave={reader.data?.mayChange ? save : undefined}
      />
    )
  return (
    <Card flush title={messages.title}>
      {failed?.status === 'error' ? (
        <ErrorNotice error={failed.error} onRetry={failed.retry} />
      ) : (
        <Loading visible={[fields, mappingFields, reader].some((part) => 'visible' in part && part.visible)}>
          <SkeletonRows count={4} />
        </Loading>
      )}
    </Card>
  )
}
