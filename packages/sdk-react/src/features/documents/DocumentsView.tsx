import { documentRows, type InvestorDocument, type InvestorDocumentKind } from '@capstan/sdk-core/documents'
import { useState } from 'react'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useSpokenResult } from '../../provider/useSpokenResult'
import { Button } from '../../ui/actions/Button'
import { ButtonGroup } from '../../ui/actions/ButtonGroup'
import { Card } from '../../ui/layout/Card'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Inline } from '../../ui/layout/Inline'
import { Toolbar } from '../../ui/layout/Toolbar'
import { DataTable } from '../../tables/DataTable'
import { TableSearch } from '../../tables/TableSearch'
import type { DocumentItemProps } from './DocumentItem'
import { DocumentPreview } from './lazyPreview'
import { documentsMessages } from './messages'
import { useDocumentsTable } from './useDocumentsTable'

export interface DocumentsViewProps extends Pick<DocumentItemProps, 'onDownload'> {
  /** The documents of securities, of holdings and of steps, newest first. */
  documents: readonly InvestorDocument[]
}

/** What is shared with an investor, by the security or the holding it is about, and what they uploaded for their steps. @public */
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
