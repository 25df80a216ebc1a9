import { documentsQuery } from '@capstan/sdk-core/documents'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { DocumentsView } from './DocumentsView'
import { documentsMessages } from './messages'
import { useDownload } from './useDownload'

export interface DocumentsProps {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** What is shared with the account of this instance, an investor, as it stands. @public */
export function Documents({ isolation }: DocumentsProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedDocuments />
    </CapstanRoot>
  )
}

function ConnectedDocuments() {
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
      return <DocumentsView documents={documents.data} onDownload={download} />
  }
}
