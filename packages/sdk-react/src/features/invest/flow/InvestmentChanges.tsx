import type { Distribution } from '@capstan/sdk-core/invest'
import { useMessages } from '../../../provider/useMessages'
import { Loading } from '../../../ui/feedback/Loading'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { Card } from '../../../ui/layout/Card'
import { useIsViewer } from '../../accounts/useIsViewer'
import { OpenInvestmentActions } from '../amount/OpenInvestmentActions'
import { investMessages } from '../messages'
import { useOffering } from '../offering/useOffering'

export interface InvestmentChangesProps {
  /** The investment that is open. */
  distribution: Pick<Distribution, 'id' | 'status' | 'locked' | 'offering'>
  /** Called once it is withdrawn. */
  onWithdrawn?: () => void
}

/**
 * Another amount for an open investment, or its end, beside its steps: until something is signed or paid, its investor decides.
 * Nothing for a viewer, and nothing once the investment is no longer open.
 */
export function InvestmentChanges({ distribution, onWithdrawn }: InvestmentChangesProps) {
  const isViewer = useIsViewer()
  if (isViewer || distribution.status !== 'open' || distribution.locked) return null
  return <OpenChanges distribution={distribution} onWithdrawn={onWithdrawn} />
}

function OpenChanges({ distribution: { id, offering: about }, onWithdrawn }: InvestmentChangesProps) {
  const messages = useMessages('invest', investMessages)
  const offering = useOffering(about.id)
  const open = offering.status === 'ready' ? offering.data.openInvestment : null

  // If the offering is no longer shown, the steps continue without it.
  if (offering.status === 'error') return null
  if (offering.status === 'ready' && open?.id !== id) return null
  return (
    <Card className="capstan-investment-changes" title={messages.changesTitle}>
      {offering.status === 'ready' && open ? (
        <OpenInvestmentActions offering={offering.data} investment={open} onWithdrawn={onWithdrawn} />
      ) : (
        <Loading visible={offering.status === 'loading' && offering.visible}>
          <SkeletonRows count={1} />
        </Loading>
      )}
    </Card>
  )
}
