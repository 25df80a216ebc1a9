import { offerReport, reportOffersQuery, turnReport } from '@capstan/sdk-core/reportOffers'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery, type QueryState } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { useReader, type Reader } from '../accounts/useReader'
import { reportOffersMessages } from './messages'
import { ReportOffersView } from './ReportOffersView'

export type ReportOffersProps = BlockProps

/**
 * Downloads and the account types they are offered to; the platform's owner and admins turn them on and off. (ROUTE-050) @public
 */
export const ReportOffers = block(function ReportOffers() {
  const messages = useMessages('reportOffers', reportOffersMessages)
  const reader = useReader()

  if (reader.status !== 'ready') return <OffersUnknown offers={reader} />
  return reader.data ? <OffersFor reader={reader.data} /> : <Alert tone="warning">{messages.noAccount}</Alert>
})

function OffersFor({ reader: { type, mayChange, wasTaken } }: { reader: Reader }) {
  const capstan = useCapstan()
  const messages = useMessages('reportOffers', reportOffersMessages)
  const offers = useCapstanQuery(reportOffersQuery(capstan))

  if (offers.status !== 'ready') return <OffersUnknown offers={offers} />
  return (
    <Stack gap={4}>
      {wasTaken && <Alert tone="warning">{messages.roleTaken}</Alert>}
      <ReportOffersView
        offers={offers.data}
        {...(type === 'admin' &&
          mayChange && {
            onOffer: (offer, idempotencyKey) => offerReport(capstan, offer, { idempotencyKey }),
            onTurn: (report, idempotencyKey) => turnReport(capstan, report, { idempotencyKey }),
          })}
      />
    </Stack>
  )
}

function OffersUnknown({ offers }: { offers: Exclude<QueryState<unknown>, { status: 'ready' }> }) {
  const messages = useMessages('reportOffers', reportOffersMessages)
  return (
    <Card flush title={messages.title}>
      {offers.status === 'error' ? (
        <ErrorNotice error={offers.error} onRetry={offers.retry} />
      ) : (
        <Loading visible={offers.visible}>
          <SkeletonRows count={2} />
        </Loading>
      )}
    </Card>
  )
}
