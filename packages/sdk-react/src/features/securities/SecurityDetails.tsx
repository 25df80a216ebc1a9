import { isCapstanError } from '@capstan/sdk-core'
import { securityQuery } from '@capstan/sdk-core/securities'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { NoAccount } from '../accounts/NoAccount'
import { useReader } from '../accounts/useReader'
import { DocumentsTable } from '../uploads/DocumentsTable'
import { securitiesMessages } from './messages'
import { SecurityDetailsView } from './SecurityDetailsView'
import type { Place } from '../../ui/layout/Elsewhere'

export interface SecurityDetailsProps {
  /** The security to show. */
  securityId: string
  /** How far the page's styles are kept out. */
  isolation?: Isolation
  /** Where its buttons stand, such as the head of a page; above it unless told. */
  actionsIn?: Place
}

/** One security: what it is worth, where it is traded, and the documents that are shared with and by the reader. @public */
export function SecurityDetails({ securityId, isolation, actionsIn }: SecurityDetailsProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedDetails key={securityId} securityId={securityId} actionsIn={actionsIn} />
    </CapstanRoot>
  )
}

function ConnectedDetails({ securityId, actionsIn }: Omit<SecurityDetailsProps, 'isolation'>) {
  const messages = useMessages('securities', securitiesMessages)
  const security = useCapstanQuery(securityQuery(useCapstan(), securityId))
  const reader = useReader()
  const failed = [security, reader].find(({ status }) => status === 'error')

  if (security.status === 'ready' && reader.status === 'ready') {
    if (!reader.data) return <NoAccount />
    const { type, accountId, mayChange, wasTaken } = reader.data
    const isIssuer = type === 'issuer' && accountId === security.data.issuerId
    const owner = { kind: 'security', id: securityId } as const
    return (
      <Stack gap={6} className="capstan-security-details">
        <SecurityDetailsView
          security={security.data}
          isIssuer={isIssuer}
          mayEdit={isIssuer && mayChange}
          wasTaken={wasTaken}
          actionsIn={actionsIn}
        />
        <DocumentsTable owner={owner} title={messages.sharedWithMe} show="withMe" />
        {wasTaken && type === 'ats' && <Alert tone="warning">{messages.uploadsTaken}</Alert>}
        {/* Who may upload nothing has nothing here. */}
        {(type === 'issuer' || type === 'ats') && (
          <DocumentsTable owner={owner} title={messages.sharedByMe} show="byMe" />
        )}
      </Stack>
    )
  }
  return (
    <Card aria-label={messages.security}>
      {failed?.status === 'error' ? (
        isCapstanError(failed.error, 'not_found') ? (
          <EmptyState text={messages.notFound} />
        ) : (
          <ErrorNotice error={failed.error} onRetry={failed.retry} />
        )
      ) : (
        <Loading visible={[security, reader].some((part) => part.status === 'loading' && part.visible)}>
          <SkeletonRows count={6} />
        </Loading>
      )}
    </Card>
  )
}
