import { byUploader, documentLines, ownedDocumentsQuery, type DocumentOwner } from '@capstan/sdk-core/uploads'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { NoAccount } from '../accounts/NoAccount'
import { useReader } from '../accounts/useReader'
import { DocumentsTableView } from './DocumentsTableView'
import { useUploads } from './useUploads'

export interface DocumentsTableProps {
  /** Whose documents: a security's, or a holding's. */
  owner: DocumentOwner
  /** What stands above them. */
  title: string
  /** Those the reader's account has uploaded, those of others, or all of them. (SEC-007, SEC-008) */
  show: 'byMe' | 'withMe' | 'all'
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/**
 * The documents of a security or a holding. Whoever may uploads more, and edits and deletes their own; the others read and
 * download them. (DOC-005, DOC-006) @public
 */
export function DocumentsTable({ isolation, ...rest }: DocumentsTableProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedTable {...rest} />
    </CapstanRoot>
  )
}

function ConnectedTable({ owner, title, show }: Omit<DocumentsTableProps, 'isolation'>) {
  const capstan = useCapstan()
  const documents = useCapstanQuery(ownedDocumentsQuery(capstan, owner))
  const reader = useReader()
  const uploads = useUploads(owner)
  const failed = [documents, reader].find(({ status }) => status === 'error')

  if (documents.status === 'ready' && reader.status === 'ready') {
    if (!reader.data) return <NoAccount />
    const { accountId, type, mayChange } = reader.data
    const uploaders = owner.kind === 'security' ? ['issuer', 'ats'] : ['issuer']
    const parts = { all: documents.data, ...byUploader(documents.data, accountId) }
    const isOthers = show === 'withMe'
    return (
      <DocumentsTableView
        owner={owner}
        title={title}
        show={show}
        lines={documentLines(parts[show], isOthers ? [] : uploads.current, accountId)}
        accountType={type}
        uploads={mayChange && !isOthers && uploaders.includes(type) ? uploads.uploads : undefined}
      />
    )
  }
  return (
    <Card flush title={title}>
      {failed?.status === 'error' ? (
        <ErrorNotice error={failed.error} onRetry={failed.retry} />
      ) : (
        <Loading visible={[documents, reader].some((part) => part.status === 'loading' && part.visible)}>
          <SkeletonRows count={3} />
        </Loading>
      )}
    </Card>
  )
}
