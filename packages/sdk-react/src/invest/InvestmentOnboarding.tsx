import { distributionQuery, type Distribution } from '@capstan/sdk-core'
import { useCapstan } from '../provider/useCapstan'
import { useCapstanQuery } from '../provider/useCapstanQuery'
import { StepProcess, type StepProcessProps } from '../steps/StepProcess'
import { ErrorNotice } from '../ui/ErrorNotice'
import { InvestLoading } from './InvestLoading'
import { InvestmentNotFound } from './InvestmentNotFound'
import { InvestmentOnboardingView } from './InvestmentOnboardingView'
import { isNotFound } from './isNotFound'

export interface InvestmentOnboardingProps extends Omit<StepProcessProps, 'processId'> {
  /** The investment to go on with. */
  distributionId: string
  /** Called when the investor has to set up the account; without it the prompt links to /account/setup. */
  onSetUp?: () => void
}

/** One investment: what was invested in, beside the steps that are left. */
export function InvestmentOnboarding({ distributionId, onSetUp, ...steps }: InvestmentOnboardingProps) {
  const capstan = useCapstan()
  const live = { table: 'distributions', id: distributionId } as const
  const distribution = useCapstanQuery(distributionQuery(capstan, distributionId), live)

  switch (distribution.status) {
    case 'loading':
      return <InvestLoading visible={distribution.visible} />
    case 'error':
      if (isNotFound(distribution.error)) return <InvestmentNotFound />
      return <ErrorNotice error={distribution.error} onRetry={distribution.retry} />
    case 'ready':
      if (!distribution.data) return <InvestmentNotFound />
      return (
        <InvestmentOnboardingView distribution={distribution.data} onSetUp={onSetUp}>
          <Steps distribution={distribution.data} {...steps} />
        </InvestmentOnboardingView>
      )
  }
}

function Steps({ distribution, ...steps }: { distribution: Distribution } & Omit<StepProcessProps, 'processId'>) {
  return distribution.processId ? <StepProcess processId={distribution.processId} {...steps} /> : <NoSteps />
}
