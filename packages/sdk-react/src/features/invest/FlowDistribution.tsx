import { distributionQuery } from '@capstan/sdk-core/invest'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import type { StepProcessProps } from '../steps/StepProcess'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Stack } from '../../ui/layout/Stack'
import { FlowCard } from './FlowCard'
import { InvestLoading } from './InvestLoading'
import { InvestmentNotFound } from './InvestmentNotFound'
import { InvestmentOnboardingView } from './InvestmentOnboardingView'
import { InvestmentSteps } from './InvestmentSteps'
import { InvestmentWithdrawn } from './InvestmentWithdrawn'
import { isNotFound } from './isNotFound'
import { LazySetup } from './LazySetup'

export interface FlowDistributionProps extends Omit<StepProcessProps, 'processId' | 'isolation'> {
  /** The investment to go on with. */
  distributionId: string
}

/** The rest of an investment in an embed: the account, where it is not set up, then the qualification steps. */
export function FlowDistribution({ distributionId, ...steps }: FlowDistributionProps) {
  const capstan = useCapstan()
  const query = distributionQuery(capstan, distributionId)
  const distribution = useCapstanQuery(query)
  const askAgain = () => void capstan.queryClient.invalidateQueries({ queryKey: query.queryKey })

  switch (distribution.status) {
    case 'loading':
      return <InvestLoading visible={distribution.visible} />
    case 'error':
      if (isNotFound(distribution.error)) return <InvestmentNotFound />
      return <ErrorNotice error={distribution.error} onRetry={distribution.retry} />
    case 'ready':
      if (distribution.data.status === 'deleted')
        return <InvestmentWithdrawn offering={distribution.data.offering} />
      return distribution.data.investor.setup ? (
        <InvestmentOnboardingView distribution={distribution.data}>
          <InvestmentSteps distribution={distribution.data} {...steps} />
        </InvestmentOnboardingView>
      ) : (
        <Stack gap={6}>
          <FlowCard stage="account" hasAccountStage headingLevel={steps.headingLevel} />
          <LazySetup accountId={distribution.data.investor.id} onDone={askAgain} />
        </Stack>
      )
  }
}
