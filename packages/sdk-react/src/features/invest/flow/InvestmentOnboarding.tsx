import { distributionQuery } from '@capstan/sdk-core/invest'
import { CapstanRoot } from '../../../provider/CapstanRoot'
import { useCapstan } from '../../../provider/useCapstan'
import { useRouter } from '../../../provider/useRouter'
import { useCapstanQuery } from '../../../provider/queries/useCapstanQuery'
import { useCodeAhead } from '../../../ui/lazy/usePrefetch'
import type { StepProcessProps } from '../../steps/StepProcess'
import { ErrorNotice } from '../../../ui/feedback/ErrorNotice'
import { useIsViewer } from '../../accounts/useIsViewer'
import { IsReadOnlyContext } from '../../steps/step/IsReadOnlyContext'
import { InvestLoading } from './InvestLoading'
import { InvestmentChanges } from './InvestmentChanges'
import { InvestmentNotFound } from './InvestmentNotFound'
import { InvestmentOnboardingView } from './InvestmentOnboardingView'
import { InvestmentWithdrawn } from './InvestmentWithdrawn'
import { isNotFound } from '../isNotFound'
import type { ProfileHref } from '../offering/PartyName'
import { LazySteps } from './LazySteps'

export interface InvestmentOnboardingProps extends Omit<StepProcessProps, 'processId' | 'ends'> {
  /** The investment to continue with. */
  distributionId: string
  /** Called when the investor has to set up the account; without it the prompt links to /account/setup. */
  onSetUp?: () => void
  /** Returns the page of the issuer and the seller, where the reader may read them; without it their names are not links. */
  profileHref?: ProfileHref
}

/** One investment: its offering, beside the remaining steps. @public */
export function InvestmentOnboarding({ isolation, ...props }: InvestmentOnboardingProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <Onboarding {...props} />
    </CapstanRoot>
  )
}

function Onboarding(props: Omit<InvestmentOnboardingProps, 'isolation'>) {
  const { distributionId, onSetUp, profileHref, ...steps } = props
  useCodeAhead(LazySteps)
  const capstan = useCapstan()
  const { href } = useRouter()
  const isViewer = useIsViewer()
  const distribution = useCapstanQuery(distributionQuery(capstan, distributionId))

  switch (distribution.status) {
    case 'loading':
      return <InvestLoading visible={distribution.visible} />
    case 'error':
      if (isNotFound(distribution.error)) return <InvestmentNotFound />
      return <ErrorNotice error={distribution.error} onRetry={distribution.retry} />
    case 'ready':
      if (distribution.data.status === 'deleted') {
        const { offering } = distribution.data
        const offeringHref = href(`/offer-wall/${offering.offerWallId}/offering/${offering.id}`)
        return <InvestmentWithdrawn {...{ offering, offeringHref }} portfolioHref={href('/portfolio')} />
      }
      return (
        <IsReadOnlyContext.Provider value={isViewer}>
          <InvestmentOnboardingView
            distribution={distribution.data}
            onSetUp={onSetUp}
            profileHref={profileHref}
            changes={<InvestmentChanges distribution={distribution.data} />}
          >
            <LazySteps distribution={distribution.data} portfolioHref={href('/portfolio')} {...steps} />
          </InvestmentOnboardingView>
        </IsReadOnlyContext.Provider>
      )
  }
}
