import { transferableHoldingQuery } from '@capstan/sdk-core/transactions'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { transactionsMessages } from './messages'
import { useMayTransfer } from './useMayTransfer'

/** The form, which most readers of transactions never open. */
const TransferFlow = lazyPart(async () => (await import('./TransferFlow')).TransferFlow)

export interface TransferProps extends BlockProps {
  /** The holding to transfer from; chosen in the form by default. */
  holdingId?: string
  /** Called when the person is done with it, or does not want to. */
  onClose: () => void
}

/** Transfers units from a holding to another investor, for an issuer's owner and admins. @public */
export const Transfer = block(function Transfer({ holdingId, onClose }: TransferProps) {
  const messages = useMessages('transactions', transactionsMessages)
  const { may, wasTaken } = useMayTransfer()

  if (wasTaken) return <Alert tone="warning">{messages.roleTaken}</Alert>
  if (!may) return null
  return (
    <Card title={messages.transferUnits} className="capstan-transfer">
      {holdingId === undefined ? (
        <TransferFlow onClose={onClose} />
      ) : (
        <TransferOfHolding holdingId={holdingId} onClose={onClose} />
      )}
    </Card>
  )
})

/** Transfer from the named holding, loaded in its current version. */
function TransferOfHolding({ holdingId, onClose }: { holdingId: string; onClose: () => void }) {
  const capstan = useCapstan()
  const messages = useMessages('transactions', transactionsMessages)
  const holding = useCapstanQuery(transferableHoldingQuery(capstan, holdingId))

  if (holding.status === 'error') return <ErrorNotice error={holding.error} onRetry={holding.retry} />
  if (holding.status === 'loading')
    return (
      <Loading visible={holding.visible}>
        <SkeletonRows count={4} />
      </Loading>
    )
  if (!holding.data) return <Alert tone="warning">{messages.goneHolding}</Alert>
  return <TransferFlow holding={holding.data} onClose={onClose} />
}
