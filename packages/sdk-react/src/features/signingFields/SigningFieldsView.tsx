import type { MappingField, SigningField } from '@capstan/sdk-core/signingFields'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import { Card } from '../../ui/layout/Card'
import { narrow } from '../../ui/layout/breakpoints'
import { ShowMore, useShownRows } from '../../ui/records/ShowMore'
import { signingFieldsMessages } from './messages'
import { useFieldsTable, type SaveField } from './useFieldsTable'

export interface SigningFieldsViewProps {
  /** The fields, as they stand in the document. */
  fields: readonly SigningField[]
  /** What they can be filled with. */
  mappingFields: readonly MappingField[]
  /** Whether they can no longer be changed, whoever looks at them: it is said below them. */
  isLocked?: boolean
  /** Saves one; without it they are only read. */
  onSave?: SaveField
}

/** The fields of a document: whose each is, and what it is filled with, changed in their rows. @public */
export function SigningFieldsView({ fields, mappingFields, isLocked, onSave }: SigningFieldsViewProps) {
  const messages = useMessages('signingFields', signingFieldsMessages)
  const table = useFieldsTable(mappingFields, isLocked ? undefined : onSave)
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
      {fields.length > 0 && <AboutLabels>{messages.dataLabelExplained}</AboutLabels>}
    </Card>
  )
}

const Note = styled.small`
  color: var(--capstan-text-muted);
`

/** Where the columns have no heads, and where nothing hovers, it stands below. */
const AboutLabels = styled.p`
  display: none;
  margin: 0;
  padding: var(--capstan-space-3) var(--capstan-space-6);
  border-top: 1px solid var(--capstan-border-subtle);
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  @container ${narrow} {
    display: block;
    padding-inline: var(--capstan-space-4);
  }
  @media (hover: none) {
    display: block;
  }
`
