import { documentsQuery, signedDocumentsQuery } from '@capstan/sdk-core/documents'
import { useFormats } from '../../language/useFormats'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SignedList } from './SignedList'
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
      return (
        <Stack gap={6}>
          <DocumentsView documents={documents.data} onDownload={download} />
          <Signed />
        </Stack>
      )
  }
}

/** What the reader signed. Where it cannot be had, their documents are there all the same. */
function Signed() {
  const messages = useMessages('documents', documentsMessages)
  const formats = useFormats()
  const signed = useCapstanQuery(signedDocumentsQuery(useCapstan()))

  if (signed.status !== 'ready') return null
  const papers = signed.data.map((paper) => ({ ...paper, note: formats.instant(paper.sentOn, 'allocation') }))
  return <SignedList title={messages.signedPapers} papers={papers} />
}
