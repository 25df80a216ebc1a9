import {
  documentRows,
  type DocumentKind,
  type DocumentRow,
  type InvestorDocument,
} from '@capstan/sdk-core/documents'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useSpokenResult } from '../../provider/useSpokenResult'
import { Button } from '../../ui/actions/Button'
import { ButtonGroup } from '../../ui/actions/ButtonGroup'
import { Card } from '../../ui/layout/Card'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Records, type RecordColumn } from '../../ui/records/Records'
import { Toolbar } from '../../ui/layout/Toolbar'
import { DocumentItem, type DocumentItemProps } from './DocumentItem'
import { documentsMessages } from './messages'

export interface DocumentsViewProps extends Pick<DocumentItemProps, 'onDownload'> {
  /** The documents of securities and of holdings, newest first. */
  documents: readonly InvestorDocument[]
}

/** What is shared with an investor, by the security or the holding it is about. @public */
export function DocumentsView({ documents, onDownload }: DocumentsViewProps) {
  const { plural } = useFormats()
  const messages = useMessages('documents', documentsMessages)
  const [kind, setKind] = useState<DocumentKind>('security')
  const rows = documentRows(documents, kind)
  const count = rows.reduce((sum, row) => sum + row.documents.length, 0)
  const saySoon = useSpokenResult(kind, count > 0 ? plural(messages.documentCount, count) : messages.none)
  const kinds = { security: messages.securities, holding: messages.holdings }
  const nameOf = (name?: string) => name ?? <Muted>{messages.notAvailable}</Muted>
  const columns: RecordColumn<DocumentRow>[] = [
    { id: 'issuer', header: messages.issuer, cell: ({ issuer }) => nameOf(issuer) },
    { id: 'asset', header: messages.asset, cell: ({ asset }) => nameOf(asset) },
    { id: 'round', header: messages.round, cell: ({ round }) => nameOf(round) },
    {
      id: 'documents',
      header: messages.documents,
      isWide: true,
      cell: (row) => (
        <List>
          {row.documents.map((document) => (
            <DocumentItem key={document.id} document={document} onDownload={onDownload} />
          ))}
        </List>
      ),
    },
  ]

  return (
    <Card flush aria-label={messages.title} className="capstan-documents">
      <Toolbar>
        <ButtonGroup aria-label={messages.choice}>
          {(['security', 'holding'] as const).map((each) => (
            <Button
              key={each}
              dense
              aria-pressed={each === kind}
              onPress={() => {
                saySoon()
                setKind(each)
              }}
            >
              {kinds[each]}
            </Button>
          ))}
        </ButtonGroup>
        {count > 0 && <span className="capstan-note">{plural(messages.documentCount, count)}</span>}
      </Toolbar>
      {count === 0 ? (
        <EmptyState icon="file" text={messages.none} />
      ) : (
        <Records aria-label={messages.title} columns={columns} rows={rows} keyOf={({ id }) => id} />
      )}
    </Card>
  )
}

const Muted = styled.span`
  color: var(--capstan-text-muted);
`

const List = styled.ul`
  display: grid;
  gap: var(--capstan-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`
