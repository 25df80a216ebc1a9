import type { DocumentRow } from '@capstan/sdk-core/documents'
import { useEffect, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import type { TableDefinition } from '../../tables/TableDefinition'
import { DocumentItem, type DocumentItemProps } from './DocumentItem'
import { documentsMessages } from './messages'

/** What the documents are a table of: who they are about, and each of them with its download. (DOC-002) */
export function useDocumentsTable(onDownload: DocumentItemProps['onDownload']): TableDefinition<DocumentRow> {
  const messages = useMessages('documents', documentsMessages)
  const latest = useRef(onDownload)
  useEffect(() => {
    latest.current = onDownload
  })

  return useMemo(() => {
    const name = (id: 'issuer' | 'asset' | 'round') => ({
      id,
      header: messages[id],
      kind: 'text' as const,
      value: (row: DocumentRow) => row[id],
      cell: (row: DocumentRow) => row[id] ?? <Muted>{messages.notAvailable}</Muted>,
    })
    return {
      idOf: ({ id }) => id,
      columns: [
        name('issuer'),
        name('asset'),
        name('round'),
        {
          id: 'documents',
          header: messages.documents,
          kind: 'text',
          value: () => undefined,
          searched: ({ documents }) => documents.map((document) => document.name),
          isWide: true,
          isUnsorted: true,
          cell: ({ documents }) => (
            <List>
              {documents.map((document) => (
                <DocumentItem
                  key={document.id}
                  document={document}
                  onDownload={(each) => latest.current(each)}
                />
              ))}
            </List>
          ),
        },
      ],
    }
  }, [messages])
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
