import { distributionQuery, type Distribution } from '@capstan/sdk-core/invest'
import { useContext } from 'react'
import { ArrivalContext, useParts } from '../../../provider/announcements/useArrival'
import { useCapstan } from '../../../provider/useCapstan'
import { useCapstanQuery } from '../../../provider/queries/useCapstanQuery'
import { useCodeAhead } from '../../../ui/lazy/usePrefetch'
import type { StepProcessProps } from '../../steps/StepProcess'
import { ErrorNotice } from '../../../ui/feedback/ErrorNotice'
import { Stack } from '../../../ui/layout/Stack'
import { FlowCard } from './FlowCard'
import { useArranged } from './FlowPlace'
import type { FlowStage } from './FlowStages'
import { useIsViewer } from '../../accounts/useIsViewer'
import { IsReadOnlyContext } from '../../steps/step/IsReadOnlyContext'
import { InvestLoading } from './InvestLoading'
import { InvestmentChanges } from './InvestmentChanges'
import { InvestmentNotFound } from './InvestmentNotFound'
import { InvestmentOnboardingView } from './InvestmentOnboardingView'
import { InvestmentWithdrawn } from './InvestmentWithdrawn'
import { isNotFound } from '../isNotFound'
import { LazySetup } from './LazySetup'
import { LazySteps } from './LazySteps'

export interface FlowDistributionProps extends Omit<StepProcessProps, 'processId' | 'ends' | 'isolation'> {
  /** The investment to continue with. */
  distributionId: string
  /** Where an investor continues to from an end. */
  portfolioHref?: string
  /** Shows the offering again when the investment was withdrawn. */
  onOffering?: () => void
}

/** The rest of an investment in an embed: the account, where it is not set up, then the qualification steps. */
export function FlowDistribution(props: FlowDistributionProps) {
  const { distributionId, portfolioHref, onOffering, ...steps } = props
  useCodeAhead(LazySteps)
  const capstan = useCapstan()
  const isViewer = useIsViewer()
  const query = distributionQuery(capstan, distributionId)
  const distribution = useCapstanQuery(query)
  const part = distribution.status === 'ready' ? partOf(distribution.data) : undefined
  useParts(useContext(ArrivalContext), part)
  const isArranged = useArranged(part, part === 'account')
  const askAgain = () => void capstan.queryClient.invalidateQueries({ queryKey: query.queryKey })

  switch (distribution.status) {
    case 'loading':
      return <InvestLoading visible={distribution.visible} />
    case 'error':
      if (isNotFound(distribution.error)) return <InvestmentNotFound />
      return <ErrorNotice error={distribution.error} onRetry={distribution.retry} />
    case 'ready':
      if (distribution.data.status === 'deleted')
        return (
          <InvestmentWithdrawn offering={distribution.data.offering} {...{ portfolioHref, onOffering }} />
        )
      if (part === 'account')
        return (
          <Stack gap={6}>
            {!isArranged && <FlowCard stage="account" hasAccountStage headingLevel={steps.headingLevel} />}
            <LazySetup accountId={distribution.data.investor.id} onDone={askAgain} />
          </Stack>
        )
      if (isArranged)
        return (
          <IsReadOnlyContext.Provider value={isViewer}>
            <LazySteps distribution={distribution.data} portfolioHref={portfolioHref} {...steps} />
          </IsReadOnlyContext.Provider>
        )
      return (
        <IsReadOnlyContext.Provider value={isViewer}>
          <InvestmentOnboardingView
            distribution={distribution.data}
            changes={<InvestmentChanges distribution={distribution.data} />}
          >
            <LazySteps distribution={distribution.data} portfolioHref={portfolioHref} {...steps} />
          </InvestmentOnboardingView>
        </IsReadOnlyContext.Provider>
      )
  }
}

function partOf({ investor }: Distribution): FlowStage {
  return investor.setup ? 'steps' : 'account'
}
