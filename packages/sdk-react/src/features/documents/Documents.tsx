import {
  type DocumentRow,
  documentRows,
  documentsQuery,
  type InvestorDocument,
  type InvestorDocumentKind,
  signedDocumentsQuery,
} from '@capstan/sdk-core/documents'
import { useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useSpokenResult } from '../../provider/announcements/useSpokenResult'
import { DataTable } from '../../tables/DataTable'
import type { TableDefinition } from '../../tables/TableDefinition'
import { TableSearch } from '../../tables/TableSearch'
import { Button } from '../../ui/actions/Button'
import { ButtonGroup } from '../../ui/actions/ButtonGroup'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { Card } from '../../ui/layout/Card'
import { Inline } from '../../ui/layout/Inline'
import { Stack } from '../../ui/layout/Stack'
import { Toolbar } from '../../ui/layout/Toolbar'
import { DocumentItem, type DocumentItemProps } from './DocumentItem'
import { DocumentPreview } from './lazyPreview'
import { documentsMessages } from './messages'
import { SignedList } from './SignedList'
import { useDownload } from './useDownload'

export type DocumentsProps = BlockProps

/** Documents that are shared with the account of this instance, an investor, kept up to date. @public */
export const Documents = block(function Documents() {
  const capstan = useCapstan()
  const messages = useMessages('documents', documentsMessages)
  const download = useDownload()
  const documents = useCapstanQuery(documentsQuery(capstan))

  switch (documents.status) {
    case 'loading':
      return (
        <Card aria-label={messages.title}>
          <Loading visible={documents.visible} />
        </Card>
      )
    case 'error':
      return (
        <Card aria-label={messages.title}>
          <ErrorNotice error={documents.error} onRetry={documents.retry} />
        </Card>
      )
    case 'ready':
      return (
        <Stack gap={6}>
          <DocumentsView documents={documents.data} onDownload={download} />
          <Signed />
        </Stack>
      )
  }
})

/** Papers that the reader signed. If they cannot be loaded, the documents are shown all the same. */
function Signed() {
  const messages = useMessages('documents', documentsMessages)
  const formats = useFormats()
  const signed = useCapstanQuery(signedDocumentsQuery(useCapstan()))

  if (signed.status !== 'ready') return null
  const papers = signed.data.map((paper) => ({ ...paper, note: formats.instant(paper.sentOn, 'allocation') }))
  return <SignedList title={messages.signedPapers} papers={papers} />
}

export interface DocumentsViewProps extends Pick<DocumentItemProps, 'onDownload'> {
  /** The documents of securities, of holdings and of steps, newest first. */
  documents: readonly InvestorDocument[]
}

/**
 * Documents that are shared with an investor, by security or by holding, and those that they uploaded for their steps. @public
 */
export function DocumentsView({ documents, onDownload }: DocumentsViewProps) {
  const { plural } = useFormats()
  const messages = useMessages('documents', documentsMessages)
  const [kind, setKind] = useState<InvestorDocumentKind>('security')
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<string>()
  const table = useDocumentsTable({ onShow: ({ id }) => setShown(id), onDownload })
  const rows = documentRows(documents, kind)
  const listed = rows.flatMap((row) => row.documents)
  const count = listed.length
  const saySoon = useSpokenResult(kind, count > 0 ? plural(messages.documentCount, count) : messages.none)
  const kinds = { security: messages.securities, holding: messages.holdings, step: messages.steps }
  // Few investments ask for papers.
  const hasPapers = kind === 'step' || documents.some(({ about }) => about.kind === 'step')
  const offered = (['security', 'holding', 'step'] as const).filter((each) => each !== 'step' || hasPapers)
  return (
    <Card flush aria-label={messages.title} className="capstan-documents">
      <Toolbar>
        <Inline>
          <ButtonGroup aria-label={messages.choice}>
            {offered.map((each) => (
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
          {count > 0 && <TableSearch value={search} onChange={setSearch} />}
        </Inline>
        {count > 0 && <span className="capstan-note">{plural(messages.documentCount, count)}</span>}
      </Toolbar>
      {count === 0 ? (
        <EmptyState icon="file" text={messages.none} />
      ) : (
        <DataTable
          aria-label={messages.title}
          table={table}
          rows={{ status: 'ready', data: rows }}
          search={search}
        />
      )}
      {shown !== undefined && listed.some(({ id }) => id === shown) && (
        <DocumentPreview
          documents={listed}
          shown={shown}
          onShow={setShown}
          onDownload={async ({ id }) => {
            const document = listed.find((each) => each.id === id)
            if (document) await onDownload(document)
          }}
          onClose={() => setShown(undefined)}
        />
      )}
    </Card>
  )
}

/** The actions on each document. */
type Handlers = Pick<DocumentItemProps, 'onShow' | 'onDownload'>

/** Returns the table of documents: the record that they are about, and each document with Show and Download. (DOC-002) */
function useDocumentsTable(handlers: Handlers): TableDefinition<DocumentRow> {
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
