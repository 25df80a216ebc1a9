import type { DocumentRow } from '@capstan/sdk-core/documents'
import { useEffect, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import type { TableDefinition } from '../../tables/TableDefinition'
import { DocumentItem, type DocumentItemProps } from './DocumentItem'
import { documentsMessages } from './messages'

/** What can be done with each document. */
type Handlers = Pick<DocumentItemProps, 'onShow' | 'onDownload'>

/** What the documents are a table of: who they are about, and each of them, to be shown or downloaded. (DOC-002) */
export function useDocumentsTable(handlers: Handlers): TableDefinition<DocumentRow> {
  const messages = useMessages('documents', documentsMessages)
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
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
                  onShow={(each) => latest.current.onShow(each)}
                  onDownload={(each) => latest.current.onDownload(each)}
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
