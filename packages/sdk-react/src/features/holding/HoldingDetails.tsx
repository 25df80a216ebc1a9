import { isCapstanError } from '@capstan/sdk-core'
import { holdingQuery } from '@capstan/sdk-core/holding'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { NoAccount } from '../accounts/NoAccount'
import { useReader } from '../accounts/useReader'
import { SignedList } from '../documents/SignedList'
import { DocumentsTable } from '../uploads/DocumentsTable'
import { HoldingDetailsView } from './HoldingDetailsView'
import { HoldingStatement } from './lazyStatement'
import { LedgerCard } from './LedgerCard'
import { holdingMessages } from './messages'
import { ValueCard } from './ValueCard'

export interface HoldingDetailsProps {
  /** The holding to show. */
  holdingId: string
  /** Whether its statement, a page to print, is open in its place. */
  isStatement?: boolean
  /** Called with whether to open the statement: an address may keep it. Without it there is none. */
  onStatement?: (isOpen: boolean) => void
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** One holding: what it is worth, when it vests, what moved in and out of it, and its documents, which its issuer adds and edits. @public */
export function HoldingDetails({ isolation, ...shown }: HoldingDetailsProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedHolding key={shown.holdingId} {...shown} />
    </CapstanRoot>
  )
}

function ConnectedHolding({ holdingId, isStatement, onStatement }: Omit<HoldingDetailsProps, 'isolation'>) {
  const messages = useMessages('holding', holdingMessages)
  const holding = useCapstanQuery(holdingQuery(useCapstan(), holdingId))
  const reader = useReader()
  const failed = [holding, reader].find(({ status }) => status === 'error')

  if (holding.status === 'ready' && reader.status === 'ready') {
    if (!reader.data) return <NoAccount />
    if (isStatement && onStatement)
      return <HoldingStatement holding={holding.data} onClose={() => onStatement(false)} />
    const isIssuer = reader.data.accountId === holding.data.issuerId
    const whose = isIssuer ? 'issuer' : reader.data.type === 'investor' ? 'investor' : 'other'
    return (
      <Stack gap={6} className="capstan-holding-details">
        <HoldingDetailsView
          holding={holding.data}
          reader={whose}
          wasTaken={reader.data.wasTaken}
          value={whose !== 'other' && <ValueCard holdingId={holdingId} />}
        >
          <LedgerCard holdingId={holdingId} onStatement={onStatement && (() => onStatement(true))} />
        </HoldingDetailsView>
        <SignedList title={messages.signedPapers} papers={holding.data.papers} />
        {/* To the others it says how each document reached them, and none is theirs to change. (HOLD-018, HOLD-019) */}
        <DocumentsTable
          owner={{ kind: 'holding', id: holdingId }}
          title={messages.documents}
          show={isIssuer ? 'all' : 'withMe'}
        />
      </Stack>
    )
  }
  return (
    <Card aria-label={messages.holding}>
      {failed?.status === 'error' ? (
        ['not_found', 'invalid_id'].some((code) => isCapstanError(failed.error, code)) ? (
          <EmptyState text={messages.notFound} />
        ) : (
          <ErrorNotice error={failed.error} onRetry={failed.retry} />
        )
      ) : (
        <Loading visible={[holding, reader].some((part) => part.status === 'loading' && part.visible)}>
          <SkeletonRows count={8} />
        </Loading>
      )}
    </Card>
  )
}
