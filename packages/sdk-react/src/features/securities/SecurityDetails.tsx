import { securityQuery, type Security } from '@capstan/sdk-core/securities'
import { block, type BlockProps } from '../../provider/block'
import { combineQueries } from '../../provider/combineQueries'
import { Loaded } from '../../provider/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { NoAccount } from '../accounts/NoAccount'
import { useReader, type Reader } from '../accounts/useReader'
import { DocumentsTable } from '../uploads/DocumentsTable'
import { securitiesMessages } from './messages'
import { SecurityDetailsView } from './SecurityDetailsView'
import type { Place } from '../../ui/layout/Elsewhere'

export interface SecurityDetailsProps extends BlockProps {
  /** The security to show. */
  securityId: string
  /** Where its buttons stand, such as the head of a page; above it unless told. */
  actionsIn?: Place
}

/** One security: what it is worth, where it is traded, and the documents that are shared with and by the reader. @public */
export const SecurityDetails = block(function SecurityDetails({
  securityId,
  actionsIn,
}: SecurityDetailsProps) {
  const messages = useMessages('securities', securitiesMessages)
  const security = useCapstanQuery(securityQuery(useCapstan(), securityId))
  const reader = useReader()
  return (
    <Loaded
      query={combineQueries(security, reader)}
      skeleton={<SkeletonRows count={6} />}
      notFound={<EmptyState text={messages.notFound} />}
      frame={(content) => <Card aria-label={messages.security}>{content}</Card>}
    >
      {([security, reader]) =>
        reader ? <SecurityOf security={security} reader={reader} actionsIn={actionsIn} /> : <NoAccount />
      }
    </Loaded>
  )
}, 'securityId')

interface SecurityOfProps extends Pick<SecurityDetailsProps, 'actionsIn'> {
  security: Security
  reader: Reader
}

/** A security and its documents, as its reader may see and change them. */
function SecurityOf({ security, reader, actionsIn }: SecurityOfProps) {
  const messages = useMessages('securities', securitiesMessages)
  const { type, accountId, mayChange, wasTaken } = reader
  const isIssuer = type === 'issuer' && accountId === security.issuerId
  const owner = { kind: 'security', id: security.id } as const

  return (
    <Stack gap={6} className="capstan-security-details">
      <SecurityDetailsView
        security={security}
        isIssuer={isIssuer}
        mayEdit={isIssuer && mayChange}
        wasTaken={wasTaken}
        actionsIn={actionsIn}
      />
      <DocumentsTable owner={owner} title={messages.sharedWithMe} show="withMe" />
      {wasTaken && type === 'ats' && <Alert tone="warning">{messages.uploadsTaken}</Alert>}
      {/* Accounts that may not upload have no list of their own. */}
      {(type === 'issuer' || type === 'ats') && (
        <DocumentsTable owner={owner} title={messages.sharedByMe} show="byMe" />
      )}
    </Stack>
  )
}
