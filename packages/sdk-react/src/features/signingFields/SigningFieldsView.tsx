import type { MappingField, SigningField } from '@capstan/sdk-core/signingFields'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import { Card } from '../../ui/layout/Card'
import { ShowMore, useShownRows } from '../../ui/records/ShowMore'
import { signingFieldsMessages } from './messages'
import { useFieldsTable, type SaveField } from './useFieldsTable'

export interface SigningFieldsViewProps {
  /** The fields, in the order of the document. */
  fields: readonly SigningField[]
  /** The mappings that a field can have. */
  mappingFields: readonly MappingField[]
  /** True when no user may change the fields; a sentence below the table says so. */
  isLocked?: boolean
  /** The id of the field that is highlighted. */
  chosen?: string
  /** Called with the id of a field that is chosen; without it, none can be. */
  onChoose?: (fieldId: string) => void
  /** Saves a field; without it the fields are read-only. */
  onSave?: SaveField
}

/** Fields of a document with their signers and mappings, edited in their rows. @public */
export function SigningFieldsView({
  fields,
  mappingFields,
  isLocked,
  chosen,
  onChoose,
  onSave,
}: SigningFieldsViewProps) {
  const messages = useMessages('signingFields', signingFieldsMessages)
  const table = useFieldsTable(mappingFields, { onSave: isLocked ? undefined : onSave, chosen, onChoose })
  const { shown, more } = useShownRows(fields)

  return (
    <Card
      flush
      title={messages.title}
      className="capstan-signing-fields"
      data-status={isLocked ? 'locked' : 'open'}
      footer={isLocked && <Note>{messages.locked}</Note>}
    >
      <DataTable
        aria-label={messages.title}
        table={table}
        rows={{ status: 'ready', data: shown }}
        empty={messages.none}
      />
      <ShowMore {...more} />
      {fields.length > 0 && (
        <Room>
          <AboutLabels>{messages.dataLabelExplained}</AboutLabels>
        </Room>
      )}
    </Card>
  )
}

const Note = styled.small`
  color: var(--capstan-text-muted);
`

/** The room that the columns have. */
const Room = styled.div`
  container-type: inline-size;
`

/** The explanation is below the table where the columns have no heads, and on devices without hover. */
const AboutLabels = styled.p`
  display: none;
  margin: 0;
  padding: var(--capstan-space-3) var(--capstan-space-6);
  border-top: 1px solid var(--capstan-border-subtle);
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  /* As narrow as makes a row a record. */
  @container (max-width: 49.99em) {
    display: block;
    padding-inline: var(--capstan-space-4);
  }
  @media (hover: none) {
    display: block;
  }
`
